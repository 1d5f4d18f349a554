"""What computer players of DEADCERT conclude from the cards they know of, for the attract mode.

Only exact odds are told, and the murderer is never named: who has read all three cards of one
suspect is said to know it, no more.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from game.content import registry
from game.core.messages import Message
from game.core.view import View
from game.match.match import Match
from scenes.attract.thoughts import Candidate, Thought, ThoughtCard, most_telling
from scenes.parts.typed import TypeLook
from scenes.tables.deadcert.looks import COLOURS, GAME, WORD
from scenes.tables.deadcert.printed import face_number
from systems.rules.deadcert.bots.evidence import Evidence, card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.levels import LEVELS
from systems.rules.deadcert.bots.odds import BIT, Odds
from systems.rules.deadcert.bots.openplay.memory import remembered
from systems.rules.deadcert.cards import TYPES

NOTED = {"covert": "thought.solved_covert", "solo": "thought.solved_solo"}
"""Formats with Checklists, and what is still to be done there once the murderer is known."""
REASONERS = ("steady", "sharp")
"""Levels that conclude what follows; the others go by likes, and are not spoken of."""

MOST_PEOPLE = 4
FEWEST_READ = 4
"""Cards of the third type without which there is little to tell."""

SOLVED, PAIRED = 100, 40
EXACT = 12
"""Chances are told exactly up to one in so many."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What one seat knows of.

    Attributes:
        seat: which.
        known: the cards that it remembers or has noted, taken apart.
        odds: what follows from them.
        format: what is played.
    """

    seat: int
    known: Evidence
    odds: Odds
    format: str = "open"


class Thinker:
    """Finds what is worth telling."""

    def thinking(
        self, match: Match, levels: Sequence[str], told: frozenset[str], last: int | None
    ) -> Generator[None, None, Thought | None]:
        """The most telling thought of those who conclude; see ``scenes.attract.thoughts``."""
        if match.outcome is not None:
            return None
        found: list[tuple[int, Thought]] = []
        for seat, level in enumerate(levels):
            if level not in REASONERS:
                continue
            view = match.view(seat)
            letters = letters_of(view)
            known = evidence(card_set_of(letters), letters, _cards(view, seat, level))
            found += candidates(Mind(seat, known, known.odds(), view.format))
            yield
        return most_telling((Candidate.of(*one) for one in found), told, last)


def _cards(view: View, seat: int, level: str) -> Iterable[str]:
    """The cards that a seat knows of: from its Checklist where it has one."""
    if view.format in NOTED:
        noted: tuple[str, ...] = view.values[f"checklist.{seat}"]["cards"]
        return noted
    return remembered(view, seat, LEVELS[level])


def candidates(mind: Mind) -> list[tuple[int, Thought]]:
    """Every thought of a mind with how telling it is."""
    if mind.odds.solution:
        return [(SOLVED, _solved(mind))]
    found = []
    for third in TYPES:
        names = pair_without(mind, third)
        if 2 <= len(names) <= MOST_PEOPLE and read_of(mind, third) >= FEWEST_READ:
            found.append((PAIRED + 10 * len(names), _paired(mind, names, third)))
    return found


def pair_without(mind: Mind, third: str) -> tuple[str, ...]:
    """The names that were read under both other types, and can be the murderer."""
    mask = sum(BIT[kind] for kind in TYPES if kind != third)
    return tuple(name for name in mind.odds.candidates if mind.odds.seen[name] == mask)


def read_of(mind: Mind, kind: str) -> int:
    """How many cards of a type it remembers."""
    return sum(1 for card in mind.known.cards if card[0] == kind)


def _solved(mind: Mind) -> Thought:
    cards = tuple(
        ThoughtCard(
            title=_say("type_name." + kind.lower()),
            note=_say("thought.known"),
            lit=True,
            file=_file(f"back_{WORD[kind]}.webp"),
        )
        for kind in TYPES
    )
    all_read = mind.odds.seen.get(mind.odds.solution) == sum(BIT.values())
    first = "thought.solved" if all_read else "thought.ruled_out"
    then = NOTED.get(mind.format, "thought.solved_next")
    lines = (_say(first, seat=mind.seat), _say(then))
    return Thought(mind.seat, lines, cards, "solved")


def _paired(mind: Mind, names: Sequence[str], third: str) -> Thought:
    first, second = (kind for kind in TYPES if kind != third)
    read = read_of(mind, third)
    has_pair = "thought.pair_noted" if mind.format in NOTED else "thought.pair"
    lines = (
        _say(has_pair, seat=mind.seat, count=len(names), first=first, second=second),
        _say("thought.pair_so", count=read, third=third),
    )
    people = tuple(_person(mind, name, third) for name in names)
    key = f"{third}.{len(names)}.{read // 4}"
    return Thought(mind.seat, lines, people, key)


def _person(mind: Mind, name: str, third: str) -> ThoughtCard:
    card = next(card for card, on in mind.known.cards.items() if on == name)
    person = card_set_of(mind.known.letters).person[name]
    return ThoughtCard(
        card,
        _say("thought.name", name=person.forename),
        _chance(mind.odds, name),
        file=_file(f"portrait_{face_number(name)}.webp"),
        chips=tuple((type_look(kind), kind != third) for kind in TYPES),
    )


def _chance(odds: Odds, name: str) -> Message:
    chance = Fraction(odds.weights[name]) / Fraction(odds.total)
    if chance.denominator <= EXACT:
        return _say("thought.chance", some=chance.numerator, of=chance.denominator)
    return _say("thought.chance_about", of=round(1 / chance))


def type_look(kind: str) -> TypeLook:
    """The look of a type where only its colours and its sign are drawn."""
    return TypeLook(*COLOURS[kind], _file(f"icon_{WORD[kind]}.svg"), "")


def _file(name: str) -> str:
    return str(registry.manifest(GAME).path(f"pictures/{name}"))


def _say(key: str, **values: object) -> Message:
    return Message(f"{GAME}.{key}", cast("dict[str, str | int]", values))


THINKER = Thinker()
