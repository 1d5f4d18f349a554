"""What the results tell of a finished game: every round with its word, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from game.core.messages import OMNISCIENT, Message, message
from game.match.match import Match
from scenes.parts.sheets import ground
from scenes.results.review import BOARD, CaseReview, ended
from scenes.tables.detective_club import drawing
from scenes.tables.detective_club.looks import GAME, said
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.detective_club import facts as happened
from systems.rules.detective_club.club import ENOUGH
from systems.table.signs import badge
from systems.table.theme import BRASS

GAP = 24.0
RANKS = 560.0
"""Width of the plate with the points."""

HEAD = 62.0
COLUMNS = (26.0, 76.0, 430.0, 580.0, 740.0)
"""Left edges of number, word, Active Player, Conspirator and right votes."""

WON = "#F3C25B"
FOUND, AWAY = "#8FD69A", "#F1A26F"


@dataclass
class Told:
    """A round as it was told: who gave which word, who missed it, and who said so."""

    number: int
    active: int
    word: str = ""
    conspirator: int = -1
    votes: dict[int, int] = field(default_factory=dict)

    @property
    def right(self) -> tuple[int, ...]:
        """Who voted for the Conspirator."""
        return tuple(voter for voter, target in self.votes.items() if target == self.conspirator)


def at_once(match: Match) -> CaseReview:
    """Who won, and how each round went.

    Raises:
        ValueError: The match is not over.
    """
    outcome = ended(match)
    view = match.view(OMNISCIENT)
    rounds = told_by(view.facts)
    tokens = next(fact.tokens for fact in view.facts if isinstance(fact, happened.GameOver))
    several = len(outcome.winners) > 1
    title = message(
        f"{GAME}.table.title.{'shared' if several else 'wins'}", seat=outcome.winners[0]
    )
    return CaseReview(
        title,
        outcome.winners,
        sentence(rounds, outcome.scores, outcome.winners),
        rounds=len(rounds),
        scores=outcome.scores,
        board=partial(board, rounds=rounds, tokens=tokens, winners=outcome.winners),
    )


def told_by(facts: Sequence[object]) -> tuple[Told, ...]:
    """The rounds that facts tell of."""
    found: list[Told] = []
    for fact in facts:
        if isinstance(fact, happened.RoundStarted):
            found.append(Told(fact.number, fact.active))
        elif isinstance(fact, happened.VoteCast):
            found[-1].votes[fact.voter] = fact.target
        elif isinstance(fact, happened.NotebooksRevealed):
            found[-1].word, found[-1].conspirator = fact.word, fact.conspirator
    return tuple(found)


def sentence(rounds: Sequence[Told], scores: Sequence[int], winners: Sequence[int]) -> Message:
    """How often somebody got away; and before that, where points alone decided nothing, what did
    (CLUB-107)."""
    away = sum(len(one.right) < ENOUGH for one in rounds)
    if len(winners) == 1 and sum(one == max(scores) for one in scores) > 1:
        return message(f"{GAME}.result.by_tokens", seat=winners[0], count=away, all=len(rounds))
    return message(f"{GAME}.result.away", count=away, all=len(rounds))


def board(
    desk: Desk,
    rounds: tuple[Told, ...],
    tokens: tuple[tuple[int, ...], ...],
    winners: tuple[int, ...],
) -> Picture:
    """The rounds on the left, the points on the right.

    Args:
        desk: draws it.
        rounds: in their order.
        tokens: by seat the values of its tokens.
        winners: their seats.
    """
    words = tuple((one.word, one.active, one.conspirator, one.right) for one in rounds)
    key = ("club result", words, tokens, winners, desk.theme, desk.text.percent)

    def build() -> Picture:
        left = _rounds(desk, rounds, (BOARD[2] - RANKS - GAP, BOARD[3]))
        right = _ranks(desk, tokens, winners, (RANKS, BOARD[3]))

        def paint(brush: Brush) -> None:
            brush.picture(left, ((BOARD[2] - RANKS - GAP) / 2, BOARD[3] / 2))
            brush.picture(right, (BOARD[2] - RANKS / 2, BOARD[3] / 2))

        says = (*left.says, *right.says)
        return painted(key, (BOARD[2], BOARD[3]), paint, desk.book, margin=30, says=says)

    return desk.once(key, build)


def _rounds(desk: Desk, rounds: Sequence[Told], size: tuple[float, float]) -> Picture:
    theme = desk.theme
    pitch = min(66.0, (size[1] - HEAD - 16) / len(rounds))
    parts: list[tuple[Picture, float, float]] = []

    def lay(picture: Picture, left: float, y: float) -> None:
        parts.append((picture, left + picture.size[0] / 2, y))

    heads = ("word", "active", "missed", "right")
    edges = (*COLUMNS[1:], size[0] - 16)
    for place, name in enumerate(heads):
        room = edges[place + 1] - edges[place] - 14
        title = desk.say(f"{GAME}.result.{name}")
        lay(desk.fitted(title, "quiet", 28, room, theme.quiet, most=32), edges[place], HEAD / 2 + 6)
    for row, one in enumerate(rounds):
        y = HEAD + pitch * (row + 0.5)
        number = desk.fixed.picture(str(one.number), "body", 30, theme.quiet)
        lay(number, COLUMNS[0], y)
        word = desk.fitted(
            said(desk, one.word), "body", 36, COLUMNS[2] - COLUMNS[1] - 16, theme.text, most=42
        )
        lay(word, COLUMNS[1], y)
        for left, seat in ((COLUMNS[2], one.active), (COLUMNS[3], one.conspirator)):
            parts.append((badge(desk.fixed, desk.style(seat), 23), left + 36, y))
        for place, seat in enumerate(one.right):
            x = COLUMNS[4] + 24 + 50 * place
            parts.append((badge(desk.fixed, desk.style(seat), 23), x, y))
        caught = len(one.right) >= ENOUGH
        told = desk.say(f"{GAME}.table.{'found' if caught else 'escaped'}")
        colour = FOUND if caught else AWAY
        verdict = desk.fitted(told, "body", 28, 150, colour if not theme.high else theme.text)
        if len(one.right) <= 4:
            lay(verdict, size[0] - 24 - verdict.size[0], y)
    return _plate(desk, size, parts, ("club result rounds", tuple(map(str, rounds))))


def _ranks(
    desk: Desk,
    tokens: Sequence[Sequence[int]],
    winners: Sequence[int],
    size: tuple[float, float],
) -> Picture:
    theme = desk.theme
    order = sorted(range(len(tokens)), key=lambda s: (-sum(tokens[s]), -len(tokens[s]), s))
    pitch = min(76.0, (size[1] - 24) / len(order))
    parts: list[tuple[Picture, float, float]] = []
    for row, seat in enumerate(order):
        y = 12 + pitch * (row + 0.5)
        won = seat in winners
        parts.append((badge(desk.fixed, desk.style(seat), 25), 46, y))
        colour = WON if won else theme.text
        name = desk.fitted(desk.texts.name_of(seat), "body", 36, 214, colour, most=44)
        parts.append((name, 88 + name.size[0] / 2, y))
        count = len(tokens[seat])
        shown = min(26.0, 130 / max(1, count))
        for place in range(count):
            parts.append((drawing.point_token(desk), 322 + shown * place, y))
        points = desk.fixed.picture(str(sum(tokens[seat])), "display", 56, colour)
        parts.append((points, size[0] - 28 - points.size[0] / 2, y))
    return _plate(desk, size, parts, ("club result ranks", tuple(map(tuple, tokens))))


def _plate(
    desk: Desk,
    size: tuple[float, float],
    parts: Sequence[tuple[Picture, float, float]],
    key: tuple[object, ...],
) -> Picture:
    """Pictures on a dark plate."""

    def paint(brush: Brush) -> None:
        ground(desk, brush, (0, 0, *size), lit=False, edge=BRASS, radius=20)
        for picture, x, y in parts:
            brush.picture(picture, (x, y))

    says = tuple(text for picture, _, _ in parts for text in picture.says)
    whole = (*key, size, desk.theme, desk.text.percent, tuple(one.key for one, _, _ in parts))
    return painted(whole, size, paint, desk.book, margin=26, says=says)
