"""What is around matches for ``shot``: formats, walk-throughs, sheets, groups, codes, the end."""

from __future__ import annotations

from game.commands.table import levels, load_game, usual_seats
from game.commands.trouble import UsageError
from game.core.setup import SeatSetup
from game.match.series import Company, Series, SeriesSetup
from game.match.session import HUMAN, Player
from game.simulation import play
from scenes import screens
from scenes.commands.shot_order import Order, Shown

SHOWN_TABLES = 3


def formats(order: Order) -> Shown:
    """The comparison of the formats, with the modes."""
    return Shown((screens.make("formats", order.context, game=order.game),))


def walk(order: Order) -> Shown:
    """The first sheet of a walk-through on the table."""
    table = order.table()
    scene = screens.make("table", order.context, session=table.session, party=table.party)
    return Shown((scene,), owns=True)


def career(order: Order) -> Shown:
    """A score sheet after two episodes."""
    from scenes.series.career import CareerScreen

    series = _series(order, group=False)
    _play(series, 2)
    return Shown((CareerScreen(order.context, series),))


def ceremony(order: Order) -> Shown:
    """The end of a career."""
    from scenes.series.ceremony import Ceremony

    series = _series(order, group=False)
    _play(series)
    return Shown((Ceremony(order.context, series, series.standings()),), rest=1.6, film=1.2)


def laying(order: Order) -> Shown:
    """The tables of a group before it begins."""
    from scenes.series.laying import LayingScreen

    setup = _series(order, group=True, people=True).setup
    return Shown((LayingScreen(order.context, setup),))


def group(order: Order) -> Shown:
    """The tables of a group, none of them played."""
    from scenes.series.group import GroupScreen

    return Shown((GroupScreen(order.context, _series(order, group=True, people=True)),))


def panes(order: Order) -> Shown:
    """The tables of a group of computers, all at once."""
    from scenes.series.panes import PanesScreen

    return Shown((PanesScreen(order.context, _series(order, group=True)),), rest=2.0)


def joint(order: Order) -> Shown:
    """Joint standings."""
    from scenes.series.joint import JointScreen

    return Shown((JointScreen(order.context, _ended_group(order)),))


def codes(order: Order) -> Shown:
    """The own codes."""
    from scenes.series.codes import ShowCodes

    return Shown((ShowCodes(order.context, _ended_group(order)),))


def enter_code(order: Order) -> Shown:
    """A code that is typed and is not right."""
    from scenes.series.codes import EnterCode

    below = joint(order).scenes
    scene = EnterCode(order.context, _ended_group(order))
    scene.text = "4DK74DK74DK74DK7"
    done = tuple((0.2 + 0.1 * number, kind, 0, False) for number, kind in enumerate(("up", "left")))
    return Shown((*below, scene), presses=(*done, (0.6, "confirm", 0, False)), rest=1.0)


def _ended_group(order: Order) -> Series:
    series = _series(order, group=True)
    _play(series)
    return series


def _series(order: Order, *, group: bool, people: bool = False) -> Series:
    """A series of the game's first format; raises ``UsageError`` where it has none."""
    rules = load_game(order.game)
    format_ = next(iter(rules.formats))
    found = [
        name
        for name, mode in rules.modes.items()
        if (mode.tables > 1) is group and (not mode.formats or format_ in mode.formats)
    ]
    if not found:
        raise UsageError(f"{order.game} has no {'group' if group else 'career'}")
    seats = usual_seats(rules, format_)
    numbers = range(1, min(SHOWN_TABLES, rules.modes[found[0]].tables) + 1) if group else (0,)
    texts = order.context.words_for(order.game)
    level = HUMAN if people else levels(rules)[0]
    companies = []
    for place, table in enumerate(numbers):
        names = [
            texts.say(f"lobby.computer_name.{(place * seats + seat) % 8 + 1}")
            for seat in range(seats)
        ]
        company = Company(tuple(SeatSetup(name) for name in names), (Player(level),) * seats, table)
        companies.append(company)
    setup = SeriesSetup(order.game, format_, found[0], tuple(companies), order.options.seed)
    return Series.open(setup)


def _play(series: Series, most: int | None = None) -> None:
    """Let the computer players play so many episodes of each table, or all."""
    for table in series.tables:
        while series.next_episode(table) is not None and series.next_episode(table) != most:
            session = series.session(table)
            try:
                play(session.match, [player.level for player in session.players])
                series.note(session)
            finally:
                session.close()
