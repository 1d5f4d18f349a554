"""Every screen that ``shot`` can draw: how it is opened, and what is pressed on the way."""

from __future__ import annotations

from collections.abc import Mapping

from game import statistics
from game.commands.trouble import UsageError
from game.content import registry
from game.honours import Finished
from game.statistics import Person, Tally
from scenes import screens
from scenes.base import Scene
from scenes.commands import shot_knowing, shot_series
from scenes.commands.shot_order import STEP, Maker, Order, Press, Shown
from scenes.context import Context
from systems.io.actions import Kind


def _route(name: str, **what: object) -> Maker:
    return lambda order: Shown((screens.make(name, order.context, **what),))


def _handbook(order: Order) -> Shown:
    return Shown((screens.make("handbook", order.context, game=order.game),))


def _lobby(order: Order) -> Shown:
    from scenes.lobby.scene import LobbyScene

    scene = LobbyScene(order.context, order.game, seed=order.options.seed)
    return Shown((scene,), presses=((0.1, "confirm", "pad.1", False),))


def _house_rules(order: Order) -> Shown:
    shown = _lobby(order)
    return Shown(shown.scenes, presses=((0.2, "extra", 0, False),))


def _seat(order: Order) -> Shown:
    shown = _lobby(order)
    # From Start the focus goes to the seats on the left, and up to the own one.
    ways = tuple(
        (0.2 + 0.05 * number, kind, 0, False)
        for number, kind in enumerate(("left", "left", "left", "up", "confirm"))
    )
    return Shown(shown.scenes, presses=ways, rest=0.9)


def _name(order: Order) -> Shown:
    shown = _seat(order)
    return Shown(shown.scenes, presses=(*shown.presses, (0.8, "confirm", 0, False)), rest=1.4)


def _table(order: Order) -> Shown:
    """The table at rest; a film shows what the computer players do next."""
    viewer = order.options.viewer
    own = (viewer,) if isinstance(viewer, int) else None
    humans: tuple[int, ...] | None = own or (() if order.options.film else None)
    table = order.table(humans=humans)
    scene = screens.make("table", order.context, session=table.session, party=table.party)
    return Shown((scene,), rest=STEP * 2, film=4.0, owns=True)


def _two(order: Order) -> tuple[int, ...]:
    """Two people, so that there are secrets to keep."""
    return tuple(sorted({order.seat, 0 if order.seat else 1}))


def _curtain(order: Order, presses: tuple[Press, ...] = ()) -> Shown:
    from scenes.private import CurtainScene, load_secrets

    table = order.table(humans=_two(order))
    view = table.session.match.view(order.seat)
    look = load_secrets(order.game).first_look(view)
    other = next(seat for seat in table.party.humans if seat != order.seat)
    scene = CurtainScene(order.context, table.party, look, seat=order.seat, next_seat=other)
    below = screens.make("table", order.context, session=table.session, party=table.party)
    return Shown((below, scene), presses=presses, rest=1.2, film=1.2, owns=True)


def _peek(order: Order) -> Shown:
    return _curtain(order, ((0.5, "confirm", order.seat, True),))


def _peek_shown(order: Order) -> Shown:
    """What was shown last to a seat that asked."""
    from scenes.private import CurtainScene, load_secrets

    table = order.table(humans=_two(order))
    secrets = load_secrets(order.game)
    for seat in (order.seat, *range(len(table.party.members))):
        view = table.session.match.view(seat)
        for fact in reversed(view.facts):
            look = secrets.look_for(fact, view)
            if look is not None:
                scene = CurtainScene(order.context, table.party, look, seat=seat)
                pad = order.context.input.device("pad.0")
                assert pad is not None
                order.context.seats.bind(seat, pad)
                presses = ((0.5, "confirm", seat, True),)
                return Shown((scene,), presses=presses, rest=1.3, film=2.5)
    raise UsageError("nobody has been shown anything yet; let bots play first, such as --moves 20")


def _notes(order: Order, presses: tuple[str, ...] = ()) -> Shown:
    from scenes.notes import NotesScene

    table = order.table(humans=(order.seat,))
    scene = NotesScene(order.context, table.party, table.session, seat=order.seat)
    keys = tuple(
        (0.1 + 0.02 * number, kind, order.seat, False) for number, kind in enumerate(presses)
    )
    return Shown((scene,), presses=keys)


def _results(order: Order) -> Shown:
    from scenes.results import ResultsScene

    table = order.table(ended=True)
    below = screens.make("table", order.context, session=table.session, party=table.party)
    scene = ResultsScene(order.context, table.party, table.session)
    return Shown((below, _Late(order.context, scene)), rest=1.2, film=5.0, owns=True)


def _hands(order: Order) -> Shown:
    shown = _results(order)
    presses: tuple[Press, ...] = ((1.0, "extra", 0, False),)
    if order.options.film:  # a still picture has no animation to end
        presses = ((0.5, "confirm", 0, False), *presses)
    return Shown(shown.scenes, presses=presses, rest=1.5, owns=True)


class _Late(Scene):
    """Pushes another scene when there is a picture below it to begin with."""

    name = "late"
    opaque = False

    def __init__(self, context: Context, scene: Scene) -> None:
        super().__init__(context)
        self.scene = scene

    def update(self, dt: float) -> None:
        from scenes.results import ResultsScene

        if isinstance(self.scene, ResultsScene):
            # Made again here, so that its ground is the table that is on the screen now.
            old = self.scene
            self.scene = ResultsScene(self.context, old.party, old.session)
            old.stage.close()
        self.context.stack.replace(self.scene)


def _log(order: Order) -> Shown:
    from scenes.log import LogScene

    table = order.table()
    facts = table.session.match.facts_since(0, order.options.viewer)
    return Shown((LogScene(order.context, table.party, facts),))


def _replay(order: Order) -> Shown:
    from scenes.replay import ReplayScene

    ended = order.options.viewer != "public"
    table = order.table(ended=ended)
    record = table.session.match.record
    scene = ReplayScene(order.context, record, table.party, at=min(12, len(record.steps)))
    if isinstance(order.options.viewer, int):
        scene.viewer = order.options.viewer
    return Shown((scene,), rest=0.2, film=3.0, presses=((0.05, "right", 0, False),))


def _pause(order: Order) -> Shown:
    table = order.table()
    below = screens.make("table", order.context, session=table.session, party=table.party)
    return Shown((below,), presses=((0.2, Kind.PAUSE.value, 0, False),), rest=0.8, owns=True)


def _attract(order: Order) -> Shown:
    """A thought of a computer player; with nothing to tell yet, the table."""
    from game.settings import KioskConfig

    table = order.table(humans=())
    for level in ("sharp", "steady"):  # those who conclude something
        if level in table.session.match.rules.bots:
            for seat in range(len(table.party.members)):
                table.session.take_over(seat, level)
            break
    scene = screens.make("attract", order.context, config=KioskConfig(), session=table.session)
    return Shown((scene,), rest=3.0, film=9.0, owns=True)


def _statistics(order: Order) -> Shown:
    """The books of this machine; where they are empty, as they look after some evenings."""
    books = statistics.load().value
    if not books.people:
        for number in range(8):
            name = order.context.say(f"lobby.computer_name.{number + 1}")
            for place, game in enumerate(registry.games()):
                tally = Tally(24 - 3 * number + place, 9 - number, number % 3)
                books.people.setdefault(name, Person()).tallies[game] = tally
    return Shown((screens.make("statistics", order.context, books=books),))


def _honours(order: Order) -> Shown:
    """The honours of somebody who has played for a while."""
    from scenes.honours import HonoursScreen

    person = Person()
    for number, game in enumerate([*registry.games()] * 2):
        day = f"2027-03-{number + 1:02}T20:15:00"
        person.add(Finished(day, game, won=number not in (1, 7), hints=number % 3, people=4))
    name = order.context.say("lobby.computer_name.1")
    return Shown((HonoursScreen(order.context, name, person),))


WALK = "walk"
MAKERS: Mapping[str, Maker] = {
    "title": _route("title"),
    "settings": _route("settings"),
    "credits": _route("credits"),
    "handbook": _handbook,
    "pause": _pause,
    "error": _route("error"),
    "lobby": _lobby,
    "house_rules": _house_rules,
    "seat": _seat,
    "name": _name,
    "table": _table,
    "curtain": _curtain,
    "peek": _peek,
    "peek_shown": _peek_shown,
    "notes": _notes,
    "questions": lambda order: _notes(order, ("info",)),
    "hint": shot_knowing.hint,
    "results": _results,
    "review": shot_knowing.review,
    "review_turn": shot_knowing.review_turn,
    "proof": shot_knowing.proof,
    "introduction": shot_knowing.introduction,
    "hands": _hands,
    "log": _log,
    "replay": _replay,
    "replays": _route("replays"),
    "saves": _route("saves"),
    "attract": _attract,
    "statistics": _statistics,
    "honours": _honours,
    "formats": shot_series.formats,
    WALK: shot_series.walk,
    "career": shot_series.career,
    "ceremony": shot_series.ceremony,
    "laying": shot_series.laying,
    "group": shot_series.group,
    "panes": shot_series.panes,
    "joint": shot_series.joint,
    "codes": shot_series.codes,
    "enter_code": shot_series.enter_code,
}
"""Every screen by the name under which ``shot`` knows it."""
