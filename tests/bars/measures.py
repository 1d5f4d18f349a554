"""What the house is measured by beyond single frames: colours, films, presses, words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.commands import bench
from game.content import Handbook, registry
from game.match import loading
from scenes import screens
from scenes.kit.rows import Row
from scenes.settings import LINKS, PAGES
from systems.table.theme import seat_style
from tests.bars.catalogue import views
from tests.bars.colours import EYES, nearest, parsed
from tests.bars.figures import Figure, at_least, at_most, none_of
from tests.bars.films import RATE, Stopwatches, watch
from tests.bars.house import House, View, of_game
from tests.bars.people import Person
from tests.bars.reels import reels
from tests.kit.games import tables
from tests.kit.playing import play_on, play_stream

SEATS = 8
FRAME_MS = 1000 / 60
MENUS = ("title", "lobby", "settings", "handbook", "pause", "question", "log", "house rules")
"""Labels of the stages of menus."""

ANSWERING = (
    "title",
    "lobby",
    "house rules",
    "settings: seeing",
    "handbook",
    "pause",
    "results",
    "curtain",
    "table: a move, 3 seats",
    "table: the turn",
    "table: whom to ask about",
    "notes: 4 seats",
)
"""Views whose answers to presses are measured."""

FIRST_FRAMES = 10
"""So many frames are waited for something to change after a press."""


# -- B8: colours ----------------------------------------------------------------------------


def colours() -> Iterator[Figure]:
    """B8: seats for five sorts of eyes; a shape, a number and a name go with every colour."""
    styles = [seat_style(seat) for seat in range(SEATS)]
    shapes = {style.shape for style in styles}
    yield at_least("B8", "different shapes of eight seats", len(shapes), SEATS)
    seats = [parsed(style.colour) for style in styles]
    for eyes, seen in EYES.items():
        away, pair = nearest(seats, seen)
        kept = away >= 15 or styles[pair[0]].shape != styles[pair[1]].shape
        shown = f"{styles[pair[0]].shape} and {styles[pair[1]].shape}"
        yield Figure(
            "B8",
            f"nearest two of eight seats, eyes: {eyes}",
            f"ΔE {away:.0f}",
            "ΔE ≥ 15 or shape",
            kept,
            f"{shown}: another shape, number and name",
        )


# -- B9, B10, B16: films ---------------------------------------------------------------------


def films(*, reduced: bool = False, only: str = "") -> Iterator[Figure]:
    """B9 on films in full motion, or B10 on the same with little motion."""
    for name, reel in reels().items():
        if only and name != only:
            continue
        seen = watch(reel(**({"reduced_motion": True} if reduced else {})))
        if reduced:
            yield none_of("B10", f"{name}: what moves with little motion", sorted(seen.moving))
            longest = seen.fading - 1 / RATE
            yield at_most("B10", f"{name}: longest fade", longest * 1000, 150, "ms", seen.fades)
            continue
        yield at_most("B9", f"{name}: flashes in a second", seen.flashes, 3)
        yield at_most("B9", f"{name}: part of the screen that flashes", seen.flash_area, 0.2)
        yield at_most("B9", f"{name}: flashes of saturated red", seen.red_flashes, 0)
        yield at_most("B9", f"{name}: part in which saturated red changes", seen.red_area, 0.2)


def durations() -> Iterator[Figure]:
    """B16: every motion that is begun in the films."""
    with Stopwatches() as watches:
        for reel in reels().values():
            for _ in reel():
                pass
    menus = [one for one in watches.motions if one.stage in MENUS and "squash" not in one.fields]
    longest = max(menus, key=lambda one: one.ms)
    yield at_most("B16", "longest motion of a menu", longest.ms, 250, "ms", longest.name)
    on_table = [
        one
        for one in watches.motions
        if one.stage == "table" and one.name.startswith(("card.", "fly.", "back", "peep."))
    ]
    yield at_most("B16", "longest way of a card", max(m.ms for m in on_table), 300, "ms")
    other = max(
        (m for m in watches.motions if m.stage != "results" and not m.name.startswith("light")),
        key=lambda one: one.ms,
    )
    yield at_most("B16", "longest single motion on a table", other.ms, 500, "ms", other.name)


# -- B11: answers to presses -----------------------------------------------------------------


def answers(names: tuple[str, ...] = ANSWERING) -> Iterator[Figure]:
    """B11: frames from a press to the first changed pixel, on screens that are used most."""
    wanted = [view for view in views() if view.name in names]
    found = list(responses(wanted))
    late = [f"{view}: {kind} after {frames}" for view, kind, frames in found if frames > 3]
    slowest = max(frames for _, _, frames in found)
    yield none_of("B11", "presses answered after more than three frames", late)
    yield at_most(
        "B11",
        "frames from a press to the first changed picture",
        slowest,
        3,
        "",
        f"{sum(1 for *_, frames in found if frames)} presses that change something",
    )


def responses(wanted: list[View]) -> Iterator[tuple[str, str, int]]:
    """(view, button, frames until the picture changes); 0 where the press changes nothing."""
    house = House(speed="normal", quality="low")  # lamps that breathe are no answer
    for view in wanted:
        for kind in ("down", "right", "confirm", "info", "pause"):
            view.open(house)
            house.step(0.5)
            house.draw()
            yield view.name, kind, frames_to_change(house, kind)
            house.clear()


def frames_to_change(house: House, kind: str) -> int:
    """How many frames pass from a press to a changed picture; 0 when none comes."""
    context, stack = house.context, house.context.stack
    seat = context.seats.seat_of("pad.0")
    house.devices.press(kind, seat=seat, device="pad.0")
    for frame in range(1, FIRST_FRAMES + 1):
        for event in house.devices.read(0.0):
            stack.handle(event)
            stack.apply()
        stack.update(1 / 60)
        stack.apply()
        if stack.draw(context.viewport.frame):
            return frame
    return 0


# -- B14, B21, B28: people --------------------------------------------------------------------


def starting() -> Iterator[Figure]:
    """B14: from the hall to the first decision at a table full of computers."""
    person = Person("pad", speed="normal")
    person.to_the_table()
    presses = len(person.presses)
    person.until(lambda: getattr(person.top, "panel", None) is not None)
    yield at_most("B14", "presses from the hall to the first decision", presses, 3)
    note = "nothing skipped; a press ends the deal at once"
    yield at_most("B14", "seconds of it", person.seconds, 20, "s", note)
    person.leave()


def whole_games(devices: tuple[str, ...] = ("pad", "keys", "mouse")) -> Iterator[Figure]:
    """B28: from the hall to the end of a game and back with one device and six of its buttons."""
    for device in devices:
        person = Person(device)
        person.to_the_table()
        choices = person.to_the_end()
        person.back_to_the_hall()
        used = sorted(set(person.presses))
        note = f"{choices} choices, {len(person.presses)} presses: {', '.join(used)}"
        ended = person.top.name in ("title", "lobby")
        yield Figure("B28", f"a whole game with {device} alone", "played", "played", ended, note)
        person.leave()


# -- B15: depth ------------------------------------------------------------------------------


def depth() -> Iterator[Figure]:
    """B15: screens that have to be opened from the pause to change any setting."""
    house = House()
    house.push(screens.make("pause", house.context, answers=[]))
    pause = house.top
    entry = next(k for k, w in pause.widgets.items() if "settings" in k or _opens(w, house))
    pause.focus_on(entry)
    house.press("confirm")
    settings = house.top
    assert settings.name == "settings"
    rows: set[str] = set()
    deepest = 1
    for page in PAGES:
        settings._open(page)
        house.step(0.1)
        found = settings._listing.rows
        rows |= {row.key for row in found if isinstance(row, Row)}
        if LINKS.get(page):
            deepest = 2  # a page of its own: the buttons, setting a pad up
    house.clear()
    wanted = {f"row.{name}" for names in PAGES.values() for name in names if settings.has(name)}
    yield none_of("B15", "settings that the pause does not lead to", sorted(wanted - rows))
    yield at_most("B15", "screens between the pause and any setting", deepest, 2)


def _opens(widget: Any, house: House) -> bool:
    return getattr(widget, "label", "") == house.context.say("pause.settings")


# -- B20, B46: computers and words -------------------------------------------------------------


def thinking(decisions: int = 60, seconds: float = 4.0) -> Iterator[Figure]:
    """B20: how long computer players of every level think."""
    kept = bench.BOT_DECISIONS, bench.BOT_SECONDS
    bench.BOT_DECISIONS, bench.BOT_SECONDS = decisions, seconds
    try:
        for game in registry.games():
            rules = loading.load_rules(game)
            for level in rules.bots:
                ms = bench.bot_ms(rules, level)
                yield at_most("B20", f"{game}, {level}: 95 of 100 decisions within", ms, 1000, "ms")
    finally:
        bench.BOT_DECISIONS, bench.BOT_SECONDS = kept


def help_words() -> Iterator[Figure]:
    """B46: the entry for the decision at hand, for every kind of decision there is."""
    for game in registry.games():
        book = Handbook.load(game)
        met: set[str] = set()
        for one in tables():
            if one.game == game:
                with one.open(0) as match:
                    stream = play_stream(0)
                    while match.outcome is None:
                        met |= {decision.kind for decision in match.decisions}
                        play_on(match, stream, 1)
        there = {entry.kind for entry in book.decisions}
        yield none_of("B46", f"{game}: decisions without help", sorted(met - there))
        longest = max(book.decisions, key=lambda one: len(one.text.split()))
        words = len(longest.text.split())
        yield at_most("B46", f"{game}: words of the longest help", words, 60, "", longest.kind)


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {
    "colours": colours,
    "flashes": films,
    "little motion": lambda: films(reduced=True),
    "durations": durations,
    "answers": answers,
    "starting": starting,
    "depth": depth,
    "whole games": whole_games,
    "thinking": thinking,
    "help": help_words,
}


def every_measure() -> dict[str, Callable[[], Iterator[Figure]]]:
    """Those of the house and of each game's table."""
    found = dict(MEASURES)
    for game in registry.games():
        own = of_game(game, "measures")
        if own is not None:
            found |= own.MEASURES
    return found
