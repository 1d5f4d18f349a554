"""What the results tell about a finished game: how it ended, who was who, and who lost how many."""

from __future__ import annotations

from functools import partial

import msgspec

from game.core.messages import OMNISCIENT, Message, message
from game.match.match import Match
from scenes.private.parts import disc
from scenes.results.review import BOARD, CaseReview, ended
from scenes.tables.deadly_premonition import cards
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.middle import night
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import ALIGNMENTS
from systems.rules.deadly_premonition.facts import GameOver
from systems.rules.deadly_premonition.lineup import alignment_zone
from systems.table.signs import badge

GAP = 24.0
WIDEST = 408.0
PORTRAIT = 140.0
ALIGNMENT = (150.0, 206.0)
WON = "#F3C25B"


def at_once(match: Match) -> CaseReview:
    """How it ended, in the words of the table: a Killer who wins has solved nothing.

    Raises:
        ValueError: The match is not over.
    """
    outcome = ended(match)
    view = match.view(OMNISCIENT)
    over = next(fact for fact in reversed(view.facts) if isinstance(fact, GameOver))
    roles = tuple(
        next(iter(view.zones[alignment_zone(seat)].cards), "") if over.alignments else ""
        for seat in range(len(view.seats))
    )
    return CaseReview(
        message(f"{GAME}.ending.{over.reason}"),
        outcome.winners,
        Message(f"{GAME}.fact.game_over", msgspec.structs.asdict(over)),
        scores=outcome.scores,
        board=partial(board, state=TableState.of(view), roles=roles),
    )


def board(desk: Desk, state: TableState, roles: tuple[str, ...]) -> Picture:
    """Everybody in a column: the alignment, where there was one, and how many have died.

    Args:
        desk: draws it.
        state: the table at the end.
        roles: by seat the alignment card; empty in a duel.
    """
    dead = tuple(sum(state.rows[name] == "dead" for name in line) for line in state.boards)
    sizes = tuple(len(line) for line in state.boards)
    key = ("premonition result", roles, state.winners, dead, desk.theme, desk.text.percent)
    return desk.once(key, lambda: _board(desk, state, roles, dead, sizes, key))


def _board(
    desk: Desk,
    state: TableState,
    roles: tuple[str, ...],
    dead: tuple[int, ...],
    sizes: tuple[int, ...],
    key: tuple[object, ...],
) -> Picture:
    count = len(roles)
    width = min(WIDEST, (BOARD[2] - GAP * (count - 1)) / count)
    start = (BOARD[2] - width * count - GAP * (count - 1)) / 2
    columns = [
        _column(desk, seat, (width, BOARD[3]), roles[seat], dead[seat], sizes[seat], state.winners)
        for seat in range(count)
    ]

    def paint(brush: Brush) -> None:
        for seat, column in enumerate(columns):
            x = start + (width + GAP) * seat + width / 2
            brush.picture(column, (x, BOARD[3] / 2))

    says = tuple(text for column in columns for text in column.says)
    return painted(key, (BOARD[2], BOARD[3]), paint, desk.book, margin=30, says=says)


def _column(
    desk: Desk,
    seat: int,
    size: tuple[float, float],
    role: str,
    dead: int,
    of: int,
    winners: tuple[int, ...],
) -> Picture:
    theme, width = desk.theme, size[0]
    member, style = desk.party.members[seat], desk.style(seat)
    face = disc(desk.images, member.bust or member.picture, PORTRAIT, style.colour, 6)
    mark = badge(desk.fixed, style, 26)
    name = desk.fitted(desk.texts.name_of(seat), "body", 42, width - 40, style.colour, most=52)
    count = desk.say(f"{GAME}.result.dead", count=dead, of=of)
    died = desk.fitted(count, "body", 32, width - 40, theme.text, most=44)
    won = seat in winners
    told = desk.say(f"{GAME}.result.won") if won else ""
    crown = desk.fitted(told, "head", 36, width - 40, WON, most=46) if won else None
    shown = cards.face(desk, role, ALIGNMENT) if role in ALIGNMENTS else None

    def paint(brush: Brush) -> None:
        night(desk, brush, size, edge=WON if won else None, radius=20)
        middle = width / 2
        brush.picture(face, (middle, 96))
        brush.picture(mark, (middle + PORTRAIT / 2 - 8, 148))
        brush.picture(name, (middle, 204))
        if shown is not None:
            brush.picture(shown, (middle, 342))
        brush.picture(died, (middle, 478))
        if crown is not None:
            brush.picture(crown, (middle, 530))

    pictures = [name, died, *(one for one in (shown, crown) if one is not None)]
    says = tuple(text for one in pictures for text in one.says)
    key = ("premonition result", seat, role, dead, won, size, theme, desk.text.percent)
    return painted((*key, name.key, died.key), size, paint, desk.book, margin=30, says=says)
