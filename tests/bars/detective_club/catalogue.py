"""Detective Club in each decision, with four to eight seats, and its private pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes.private.curtain import CurtainScene
from systems.table.privacy import Drape
from tests.bars.house import House, View
from tests.scenes.detective_club.cases import HAND, position
from tests.scenes.detective_club.table_rig import NAMES, Rig

LONG = (
    *("Wilhelmina", "Bartholomew", "Maximiliane", "Constantine"),
    *("Evangeline", "Montgomery", "Philippa", "Archibald"),
)
WORDY = "enchanted forest"


def asked(
    *keys: str,
    seats: int = 6,
    humans: int | None = None,
    upto: str = "",
    play: int = 0,
    format_: str = "standard",
    rules: dict[str, Any] | None = None,
    names: tuple[str, ...] = NAMES,
    arrange: dict[str, Any] | None = None,
    seed: int = 5,
) -> Callable[[House], object]:
    """A decision of one of several people in front of everybody, after some presses."""

    def open_(house: House) -> Rig:
        table = _table(house, seats, humans, upto, play, format_, rules, names, arrange, seed)
        table.wait_for_panel()
        table.press(*keys)
        table.step(10)
        return table

    return open_


def behind(*keys: str, then: str = "", **how: Any) -> Callable[[House], object]:
    """A private page, opened, after some presses; ``then`` is typed on a keyboard."""

    def open_(house: House) -> Rig:
        table = _table(
            house,
            how.get("seats", 6),
            how.get("humans"),
            how.get("upto", ""),
            how.get("play", 0),
            how.get("format_", "standard"),
            how.get("rules"),
            how.get("names", NAMES),
            how.get("arrange"),
            how.get("seed", 5),
        )
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        curtain = table.stack.top
        assert isinstance(curtain, CurtainScene)
        if not getattr(curtain, "bare", False):
            table.until(lambda: curtain.curtain.state is Drape.CLOSED)
            table.devices.press("confirm", curtain.seat)
            table.step(30)
        for key in keys:
            if key == "type":
                table.devices.type(then)
            else:
                table.devices.press(key, curtain.seat)
            table.step(3)
        table.step(10)
        return table

    return open_


def _table(
    house: House,
    seats: int,
    humans: int | None,
    upto: str,
    play: int,
    format_: str,
    rules: dict[str, Any] | None,
    names: tuple[str, ...],
    arrange: dict[str, Any] | None,
    seed: int,
) -> Rig:
    table = Rig(
        seats,
        seats if humans is None else humans,
        format_,
        seed=seed,
        upto=upto,
        play=play,
        rules=rules,
        names=names,
        arrange=arrange,
        context=house.context,
    )
    house.closing.append(table.close)
    return table


def watched(until: Callable[[Rig], object], **how: Any) -> Callable[[House], object]:
    """A moment among computer players."""

    def open_(house: House) -> None:
        house.context.settings.speed = "slow"
        house.context.apply_settings()
        table = Rig(how.pop("seats", 6), 0, context=house.context, **how)
        house.closing.append(table.close)
        table.until(lambda: until(table), 200)
        table.step(12)

    return open_


def notebook(house: House) -> None:
    """A look into a notebook, behind the curtain, after the first card."""
    table = _table(house, 6, 6, "play_card", 1, "standard", None, LONG, None, 7)
    table.until(lambda: isinstance(table.stack.top, CurtainScene))
    page = table.stack.top
    assert isinstance(page, CurtainScene)
    table.behind(page, "confirm")
    table.until(lambda: table.stack.top not in (page, table.scene))
    curtain = table.stack.top
    assert isinstance(curtain, CurtainScene) and curtain.look.paper is not None
    table.until(lambda: curtain.curtain.state is Drape.CLOSED)
    table.devices.hold("confirm", curtain.seat)
    table.step(40)


def end(seats: int, *, results: bool) -> Callable[[House], object]:
    """How a game ended, on the wall or on the screen of results."""

    def open_(house: House) -> None:
        table = Rig(seats, 0, play=2000, seed=seats, names=LONG, context=house.context)
        house.closing.append(table.close)
        table.step(4 if not results else 60)
        assert (table.stack.top is not table.scene) == results

    return open_


WORD = {"arrange": position(hand__0=list(HAND)), "names": LONG}
PLAY = position("play_cards", played__0=["E005"], hand__1=list(HAND), word=WORDY)
ALL = [f"E{number:03}" for number in range(101, 117)]


def hung(seats: int, **more: Any) -> dict[str, Any]:
    """Everybody's two paintings hang."""
    rows = {f"played__{seat}": ALL[2 * seat : 2 * seat + 2] for seat in range(seats)}
    return position(word=WORDY, **rows, **more)


VIEWS: tuple[View, ...] = (
    *(
        View(
            f"Detective Club: a vote, {seats} seats",
            asked(seats=seats, names=LONG, arrange=hung(seats, step="vote", vote__1=2)),
        )
        for seats in (4, 5, 6, 7, 8)
    ),
    *(
        View(
            f"Detective Club: somebody speaks, {seats} seats",
            asked(seats=seats, names=LONG, arrange=hung(seats, step="discuss")),
        )
        for seats in (4, 6, 8)
    ),
    View(
        "Detective Club: reasons",
        asked("down", "confirm", seats=6, arrange=hung(6, step="discuss")),
    ),
    View("Detective Club: open talk", asked(upto="ready", play=14, names=LONG)),
    View("Detective Club: open talk, alone", asked(upto="ready", play=14, humans=1)),
    View(
        "Detective Club: a computer explains",
        watched(lambda t: "slip.1" in t.scene.stage, upto="explain", play=14),
        covers=True,
    ),
    View(
        "Detective Club: a computer explains, 8 seats",
        watched(lambda t: "slip.1" in t.scene.stage, seats=8, upto="explain", play=18),
        covers=True,
    ),
    View(
        "Detective Club: notebooks open",
        watched(
            lambda t: (
                t.scene.table.state.now.conspirator >= 0 and t.scene.choreographer.waiting < 3
            ),
            upto="vote",
            play=20,
        ),
        covers=True,
    ),
    View(
        "Detective Club: alone, a card",
        asked(
            humans=1,
            seats=4,
            arrange=position("play_cards", active=3, played__3=["E005"], hand__0=list(HAND)),
        ),
        thing=True,
    ),
    View(
        "Detective Club: open hands, 8 seats",
        asked(seats=8, arrange=PLAY, rules={"open_hands": True, "show_scores": True}, names=LONG),
        thing=True,
    ),
    View(
        "Detective Club: another topic",
        asked(upto="propose_topic", play=20, format_="thematic"),
        thing=True,
    ),
    View(
        "Detective Club: a hidden vote",
        asked(
            seats=8,
            arrange=hung(8, step="vote"),
            rules={"vote_mode": "secret_in_order"},
        ),
        ringless=True,
        covers=True,
    ),
    View("Detective Club: the first look", notebook),
    View("Detective Club: good words", behind(**WORD), thing=True),
    View("Detective Club: words by topic", behind("up", "right", "confirm", **WORD), thing=True),
    View(
        "Detective Club: letters",
        behind("up", "right", "right", "confirm", "type", then="gard", **WORD),
        thing=True,
    ),
    View("Detective Club: a word is confirmed", behind("confirm", **WORD)),
    View(
        "Detective Club: tags",
        behind(
            *("up", "right", "right", "confirm", "type", "confirm", "confirm"),
            *("down", "confirm", "right", "confirm", "down", "confirm"),
            then="beekeeper",
            seats=5,
            humans=3,
            **WORD,
        ),
        thing=True,
    ),
    *(
        View(
            f"Detective Club: a picture is played, {seats} seats",
            behind(
                "right",
                seats=seats,
                names=LONG,
                arrange=PLAY,
            ),
            thing=True,
        )
        for seats in (4, 6, 8)
    ),
    View(
        "Detective Club: a picture is held up",
        behind("extra", arrange=PLAY),
    ),
    View("Detective Club: the tokens are counted", end(8, results=False), covers=True),
    View("Detective Club: the results", end(5, results=True)),
)

WARMED = True
"""Its paintings are made before they are needed."""
