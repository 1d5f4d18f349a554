"""What computer players of Detective Club see in the pictures, for the attract mode.

Told is what follows from the pictures on the wall and the word that was said, and nothing else:
whose pictures have least to do with it. Who got the empty notebook is never said before all see it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.messages import Message, message
from game.core.view import View
from game.match.match import Match
from scenes.attract.thoughts import Candidate, Thought, ThoughtCard, most_telling
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.state import NOBODY, TALK, VOTES, TableState
from systems.rules.detective_club.affinity import affinity, concept_of
from systems.rules.detective_club.club import PLAYS
from systems.rules.detective_club.content import gallery

REASONERS = ("steady", "sharp")
"""Levels that compare all pictures; the others are not spoken of."""

APART = 25
"""The pictures of the seat that is told of fit worse than those of the next one by this much."""

MOST_CARDS = 4


class Thinker:
    """Finds what is worth telling."""

    def thinking(
        self, match: Match, levels: Sequence[str], told: frozenset[str], last: int | None
    ) -> Generator[None, None, Thought | None]:
        """The most telling thought of those who compare; see ``scenes.attract.thoughts``."""
        found: list[Candidate] = []
        for seat, level in enumerate(levels):
            if level in REASONERS and match.outcome is None:
                found += candidates(match.view(seat), seat)
            yield
        return most_telling(found, told, last)


def candidates(view: View, seat: int) -> list[Candidate]:
    """What a seat may be told to think; nothing before the word is said and all have played."""
    state = TableState.of(view)
    now = state.now
    ready = state.step in (TALK, VOTES) and now.said and now.conspirator == NOBODY
    concept = concept_of(now.word)
    if not ready or not concept or state.plays < PLAYS * state.seats:
        return []
    fits = {
        other: sum(affinity(card, concept) for card in now.hung[other])
        for other in state.others
        if other != seat
    }
    order = sorted(fits, key=lambda other: (fits[other], other))
    least, next_one = order[0], order[1]
    if fits[next_one] - fits[least] < APART:
        return []
    weight = min(100, fits[next_one] - fits[least])
    return [Candidate.of(weight, _least(state, seat, order))]


def _least(state: TableState, seat: int, order: Sequence[int]) -> Thought:
    word, target = state.now.word, order[0]
    lines = (
        message(f"{GAME}.thought.compares", seat=seat, word=word),
        message(f"{GAME}.thought.least", target=target),
    )
    concept = concept_of(word)
    cards = []
    for other in order[:MOST_CARDS]:
        worst = min(state.now.hung[other], key=lambda card: (affinity(card, concept), card))
        shared = len(set(gallery().weights[worst]) & set(concept))
        cards.append(
            ThoughtCard(
                title=message(f"{GAME}.thought.whose", seat=other),
                note=_shared(shared),
                lit=other == target,
                file=f"games/{GAME}/pictures/{worst.lower()}.webp",
            )
        )
    return Thought(seat, lines, tuple(cards), f"{state.number}.{seat}.{target}")


def _shared(count: int) -> Message:
    return message(f"{GAME}.thought.shared", count=count)


THINKER = Thinker()
