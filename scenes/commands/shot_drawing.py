"""Draws any screen of the house without a window: one frame, or a sheet of frames."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game import statistics
from game.commands.table import levels, load_game, usual_seats
from game.commands.trouble import UsageError, unknown
from game.content import registry
from game.core.setup import SeatSetup, Setup
from game.match.match import Match
from game.match.scenario_run import play_to
from game.match.session import HUMAN, RANDOM, Player, Session
from game.settings import Settings
from game.simulation import play
from game.statistics import Tally
from scenes import screens
from scenes.base import Scene
from scenes.commands import shot_knowing
from scenes.context import Context
from scenes.party import Party
from systems.io.actions import Kind
from systems.io.scripted import FakeDevices

STEP = 1 / 30
"""Seconds between two frames while a screen comes to rest."""

SHEET_COLUMNS = 3
SHEET_WIDTH = 640


@dataclass
class Table:
    """A match for a shot, with those who sit at it."""

    session: Session
    party: Party


@dataclass
class Order:
    """What is to be drawn."""

    context: Context
    options: argparse.Namespace
    opened: list[Table] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game asked for, or the first one of the house."""
        found: str = self.options.game or next(iter(registry.games()))
        return found

    @property
    def seat(self) -> int:
        """The seat through whose eyes is looked, where one is needed."""
        viewer = self.options.viewer
        return viewer if isinstance(viewer, int) else 0

    def table(self, *, humans: tuple[int, ...] | None = None, ended: bool = False) -> Table:
        """A dealt table; by default people sit on every seat, so that it stands still."""
        match = self._match(ended=ended)
        seats = len(match.setup.tables)
        people = range(seats) if humans is None else humans
        bot = levels(match.rules)[0]
        players = [Player(HUMAN if seat in people else bot) for seat in range(seats)]
        session = Session(match, players)
        party = Party.of_session(session, self.context.words_for(match.setup.game))
        for number, seat in enumerate(people):
            device = self.context.input.device(f"pad.{number}")
            if device is not None:
                self.context.seats.bind(seat, device)
        found = Table(session, party)
        self.opened.append(found)
        return found

    def _match(self, *, ended: bool) -> Match:
        options = self.options
        if options.scenario is not None:
            match = play_to(Path(options.scenario), options.after)
        else:
            rules = load_game(self.game)
            format_ = next(iter(rules.formats))
            seats = usual_seats(rules, format_)
            texts = self.context.words_for(self.game)
            names = [texts.say(f"lobby.computer_name.{seat + 1}") for seat in range(seats)]
            setup = Setup(
                self.game, format_, tuple(SeatSetup(name) for name in names), options.seed
            )
            match = Match.open(setup)
        level = next(
            (one for one in ("steady", "sharp", "casual") if one in match.rules.bots), RANDOM
        )
        bots = [level] * len(match.setup.tables)
        play(match, bots, None if ended else options.moves)
        return match

    def close(self) -> None:
        """Give every match back that no scene has closed."""
        for table in self.opened:
            table.session.close()
        self.opened.clear()


Press = tuple[float, str, int | str, bool]
"""When, which button, of which seat or device, and whether it stays down."""


@dataclass(frozen=True)
class Shown:
    """Scenes to lay on the stack, and what to press before the picture is taken.

    Attributes:
        scenes: lowest first.
        rest: seconds until the picture stands still.
        film: seconds that a film covers.
        presses: (seconds, kind, seat or device, held): what is pressed on the way.
        owns: whether the scenes close the matches that were opened for them.
    """

    scenes: tuple[Scene, ...]
    rest: float = 0.6
    film: float = 1.2
    presses: tuple[Press, ...] = ()
    owns: bool = False


Maker = Callable[[Order], Shown]


def draw(options: argparse.Namespace) -> int:
    """Draw what was asked for into a file; raises ``UsageError`` for a screen that is none."""
    maker = MAKERS.get(options.scene)
    if maker is None:
        raise unknown("screen", options.scene, sorted(MAKERS))
    # A single frame shows a screen at rest: nothing has to be waited for.
    settings = Settings(language=options.lang, text_size=options.scale)
    settings.speed = "normal" if options.film else "instant"
    context = Context.offscreen(settings)
    for number in range(8):
        _pads(context).plug(f"pad.{number}", number=number + 1)
    context.input.read(0.0)
    context.last_device = "pad.0"
    order = Order(context, options)
    try:
        shown = maker(order)
        picture = _film(order, shown) if options.film else _frame(order, shown)
        _save(picture, Path(options.output))
        context.stack.clear()
        context.stack.apply()
        if not shown.owns:
            order.close()
    finally:
        pygame.quit()
    return 0


def _pads(context: Context) -> FakeDevices:
    """The pads of a context without real devices."""
    assert isinstance(context.input, FakeDevices)
    return context.input


def _frame(order: Order, shown: Shown) -> pygame.Surface:
    _push(order, shown)
    _run(order.context, shown, shown.rest)
    return order.context.viewport.frame.copy()


def _film(order: Order, shown: Shown) -> pygame.Surface:
    """A sheet of the frames of what follows."""
    count = order.options.film
    _push(order, shown)
    frames = []
    elapsed = 0.0
    for number in range(count):
        upto = shown.film * number / max(1, count - 1)
        elapsed = _run(order.context, shown, upto, elapsed)
        frames.append(order.context.viewport.frame.copy())
    columns = min(SHEET_COLUMNS, count)
    height = SHEET_WIDTH * 9 // 16
    rows = -(-count // columns)
    sheet = pygame.Surface((columns * SHEET_WIDTH, rows * height))
    for number, frame in enumerate(frames):
        small = pygame.transform.smoothscale(frame, (SHEET_WIDTH, height))
        sheet.blit(small, ((number % columns) * SHEET_WIDTH, (number // columns) * height))
    return sheet


def _push(order: Order, shown: Shown) -> None:
    stack = order.context.stack
    for scene in shown.scenes:
        stack.push(scene)
        stack.apply()
        stack.update(0.0)
        stack.draw(order.context.viewport.frame)


def _run(context: Context, shown: Shown, upto: float, elapsed: float = 0.0) -> float:
    """Let frames pass up to a moment; what has to be pressed is pressed on the way."""
    stack = context.stack
    done = {when for when, *_ in shown.presses if when < elapsed}
    while True:
        for when, kind, who, held in shown.presses:
            if when <= elapsed and when not in done:
                done.add(when)
                send = _pads(context).hold if held else _pads(context).press
                if isinstance(who, str):
                    send(kind, device=who)
                else:
                    send(kind, who)
        for event in context.input.read(elapsed):
            stack.handle(event)
            stack.apply()
        if elapsed >= upto:
            break
        stack.update(STEP)
        stack.apply()
        elapsed += STEP
        stack.draw(context.viewport.frame)
    stack.draw(context.viewport.frame)
    return elapsed


def _save(picture: pygame.Surface, target: Path) -> None:
    try:
        pygame.image.save(picture, target)
    except (OSError, pygame.error) as error:
        raise UsageError(f"-o {target}: it cannot be written ({error})") from None


# -- the screens -------------------------------------------------------------------------------


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
    presses = ((0.5, "confirm", 0, False), (1.0, "extra", 0, False))
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
                books.people.setdefault(name, {})[game] = tally
    return Shown((screens.make("statistics", order.context, books=books),))


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
}
"""Every screen by the name under which ``shot`` knows it."""
