"""What the results tell about a finished case: the folder's four cards, and how everybody fared."""

from __future__ import annotations

from functools import partial

from game.core.messages import OMNISCIENT, Message, message
from game.match.match import Match
from scenes.parts.sheets import ground
from scenes.results.review import BOARD, CaseReview, ended, winners_title
from scenes.tables.casefile import cards
from scenes.tables.casefile.looks import GAME
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.casefile import facts as happened
from systems.table.signs import badge
from systems.table.theme import BRASS

CARD = (262.0, 372.0)
BETWEEN = 22.0
LEFT = 4 * CARD[0] + 5 * BETWEEN
"""Width of the plate with the cards."""
GAP = 24.0
WON, LOST = "#F3C25B", "#F1A26F"

Fate = tuple[str, int]
"""How somebody fared (``solved``, ``wrong`` or ``still``) and the round of it; 0 for none."""


def at_once(match: Match) -> CaseReview:
    """Who solved it, what lay in the folder, and who was wrong when.

    Raises:
        ValueError: The match is not over.
    """
    outcome = ended(match)
    view = match.view(OMNISCIENT)
    over = next(fact for fact in reversed(view.facts) if isinstance(fact, happened.GameOver))
    fates, rounds = fates_of(view.facts, len(view.seats))
    return CaseReview(
        winners_title(outcome.winners),
        outcome.winners,
        Message(f"{GAME}.fact.game_over", {"winners": over.winners, "solution": over.solution}),
        rounds=rounds,
        hands=over.hands,
        board=partial(board, solution=over.solution, fates=fates),
    )


def fates_of(facts: tuple[object, ...], seats: int) -> tuple[tuple[Fate, ...], int]:
    """By seat how it fared, and how many rounds were begun."""
    found: list[Fate] = [("still", 0)] * seats
    number = 0
    for fact in facts:
        if isinstance(fact, happened.RoundStarted):
            number = fact.round
        elif isinstance(fact, happened.SolveResult):
            found[fact.seat] = ("solved" if fact.right else "wrong", number)
    return tuple(found), number


def board(desk: Desk, solution: tuple[str, ...], fates: tuple[Fate, ...]) -> Picture:
    """The four cards large, and everybody in a row beside them."""
    key = ("casefile result", solution, fates, desk.theme, desk.text.percent, desk.texts.language)
    return desk.once(key, lambda: _board(desk, solution, fates, key))


def _board(
    desk: Desk, solution: tuple[str, ...], fates: tuple[Fate, ...], key: tuple[object, ...]
) -> Picture:
    size = (BOARD[2], BOARD[3])
    right = size[0] - LEFT - GAP
    faces = [cards.face(desk, card, CARD) for card in solution]
    head = desk.fitted(desk.say(f"{GAME}.result.folder"), "head", 44, LEFT - 60, WON, most=60)
    high = min(150.0, (size[1] - 40) / len(fates))
    rows = [_row(desk, seat, fate, (right - 40, high)) for seat, fate in enumerate(fates)]

    def paint(brush: Brush) -> None:
        for left, width in ((0.0, LEFT), (LEFT + GAP, right)):
            box = (left, 0.0, width, size[1])
            ground(desk, brush, box, lit=False, edge=BRASS, radius=20)
        brush.picture(head, (LEFT / 2, 66))
        for number, face in enumerate(faces):
            x = BETWEEN + (CARD[0] + BETWEEN) * number + CARD[0] / 2
            brush.picture(face, (x, 120 + CARD[1] / 2 + 14))
        top = (size[1] - high * len(rows)) / 2
        for number, row in enumerate(rows):
            brush.picture(row, (LEFT + GAP + right / 2, top + high * (number + 0.5)))

    parts = (head, *faces, *rows)
    says = tuple(text for part in parts for text in part.says)
    return painted(key, size, paint, desk.book, margin=30, says=says)


def _row(desk: Desk, seat: int, fate: Fate, size: tuple[float, float]) -> Picture:
    what, number = fate
    style, room = desk.style(seat), size[0] - 84
    name = desk.fitted(desk.texts.name_of(seat), "body", 40, room, style.colour, most=50)
    told = message(f"{GAME}.result.{what}", round=number)
    colour = {"solved": WON, "wrong": LOST}.get(what, desk.theme.quiet)
    words = desk.fitted(desk.say(told), "body", 32, room, colour, most=44)
    mark = badge(desk.fixed, style, 30)

    def paint(brush: Brush) -> None:
        middle = size[1] / 2
        brush.picture(mark, (38, middle))
        brush.picture(name, (84 + name.size[0] / 2, middle - name.size[1] / 2))
        brush.picture(words, (84 + words.size[0] / 2, middle + words.size[1] / 2))

    key = ("casefile fate", seat, fate, size, desk.theme, desk.text.percent, name.key, words.key)
    return painted(key, size, paint, desk.book, says=(*name.says, *words.says))
