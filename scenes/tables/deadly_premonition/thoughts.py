"""What computer players of Deadly Premonition can be certain of, for the attract mode.

Only what follows is told: who was shown to be an Agent, what the weather deck must hold, which
cards were seen in a hand, how likely a hand has an answer. Who the Killer is is never said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import cast

from game.content import registry
from game.core.messages import Message
from game.core.rng import Stream
from game.core.view import View
from game.match.match import Match
from scenes.attract.thoughts import Candidate, Thought, ThoughtCard, most_telling
from scenes.parts.typed import TypeLook
from scenes.tables.deadly_premonition.looks import GAME
from systems.rules.deadly_premonition.bots.case import Case
from systems.rules.deadly_premonition.bots.levels import LEVELS
from systems.rules.deadly_premonition.bots.numbers import DEFENDS, bits
from systems.rules.deadly_premonition.cards import (
    CARDS,
    ICONS,
    MURDERS,
    RED,
    SUSPECTS,
    WEATHER,
    kind_of,
    weather_kind,
)

REASONERS = ("steady", "sharp")
"""Levels that keep in mind what follows; the others are not spoken of."""
SOLVED, NARROWED, ACCUSING, HAND, WEATHERED = 100, 80, 60, 40, 20
"""How telling each sort of thought is."""
MOST_CARDS = 4
FEWEST_SEEN = 2
CHIP = ("#2C3A44", "#8FA6B2")
"""Ground and edge of an icon."""


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
            if level in REASONERS and seat in match.view(seat).values["in_play"]:
                found += candidates(match.view(seat), seat)
            yield
        return most_telling((Candidate.of(*one) for one in found), told, last)


def candidates(view: View, seat: int) -> list[tuple[int, Thought]]:
    """Every thought of a seat, with how telling it is."""
    case = Case(view, seat, LEVELS["steady"], Stream(0))
    found = []
    for weight, one in (
        (SOLVED, _solved(case)),
        (NARROWED, _narrowed(case)),
        (ACCUSING, _accusing(case)),
        (HAND, _hand(case)),
        (WEATHERED, _weather(case)),
    ):
        if one is not None:
            found.append((weight, one))
    return found


def _solved(case: Case) -> Thought | None:
    """An Agent who knows the Killer; by name it would give the case away."""
    if case.chances.count(1.0) != 1:
        return None
    lines = (_say("thought.solved", seat=case.seat), _say("thought.solved_so"))
    known = _say("thought.known")
    cards = tuple(
        ThoughtCard(title=_say(f"thought.{word}"), note=known, lit=lit, file=_file(BACK))
        for word, lit in (("killer", True), ("agents", False))
    )
    return Thought(case.seat, lines, cards, f"{case.seat}.solved")


BACK = "back_alignment.webp"


def _narrowed(case: Case) -> Thought | None:
    """Somebody was shown to be an Agent, and more than one is left."""
    left = [seat for seat, chance in enumerate(case.chances) if chance > 0]
    others = case.sketch.seats - 1
    if len(left) < 2 or len(left) == others:
        return None
    lines = (
        _say("thought.narrowed", seat=case.seat, seats=tuple(left)),
        _say("thought.narrowed_so"),
    )
    cards = tuple(
        ThoughtCard(
            title=_say("thought.seat", seat=seat),
            note=_say("thought.possible"),
            file=_file(_bust(case.view, seat)),
        )
        for seat in left
    )
    return Thought(case.seat, lines, cards, f"{case.seat}.narrowed.{len(left)}")


def _bust(view: View, seat: int) -> str:
    bio = view.values.get(f"bio.{seat}")
    return f"bust_{bio}.webp" if bio else BACK


def _accusing(case: Case) -> Thought | None:
    """The whole board is cleared: who could be accused, and how likely the answer is there."""
    sketch, seat = case.sketch, case.seat
    if sketch.on[seat] & sketch.leading or sketch.turn == seat:
        return None
    plans = case.thumb.plans(sketch, seat)
    rows = []
    for other in sketch.others(seat):
        for suspect in bits(sketch.on[other] & sketch.leading & ~sketch.safe()):
            if plans.reds_for(suspect):
                chance = 1 - plans.fewer_answers(other, DEFENDS[suspect], 0)
                rows.append((chance, SUSPECTS[suspect]))
    rows.sort()
    if len(rows) < 2:
        return None
    lines = (_say("thought.accusing", seat=seat), _say("thought.accusing_so"))
    cards = tuple(
        ThoughtCard(
            title=_say(f"card.{name.lower()}"),
            note=_say("thought.answered", percent=round(100 * chance)),
            lit=not place,
            file=_file(f"figure_{name}.webp"),
        )
        for place, (chance, name) in enumerate(rows[:MOST_CARDS])
    )
    key = f"{seat}.accusing.{sketch.round}"
    return Thought(seat, lines, cards, key)


def _hand(case: Case) -> Thought | None:
    """Cards that were seen in another hand and must still be there."""
    best = max(
        case.sketch.others(case.seat),
        key=lambda other: (case.seen.known[other].bit_count(), -other),
        default=-1,
    )
    if best < 0 or case.seen.known[best].bit_count() < FEWEST_SEEN:
        return None
    names = [CARDS[card] for card in bits(case.seen.known[best])]
    lines = (
        _say("thought.hand", seat=case.seat, other=best, count=len(names)),
        _say("thought.hand_so", other=best, count=case.seen.counts[best]),
    )
    cards = tuple(
        ThoughtCard(
            title=_say(f"card.{name.lower()}"), file=_file(_picture(name)), chips=_icons(name)
        )
        for name in names[:MOST_CARDS]
    )
    return Thought(case.seat, lines, cards, f"{case.seat}.hand.{best}.{'.'.join(names)}")


def _icons(card: str) -> tuple[tuple[TypeLook, bool], ...]:
    """The icons of evidence, drawn below its picture."""
    return tuple(
        (TypeLook(*CHIP, _file(f"sign_{icon}.svg"), ""), True) for icon in ICONS.get(card, ())
    )


def _picture(card: str) -> str:
    if card not in ICONS:
        return f"action_{kind_of(card)}.webp"
    if card.startswith("D"):
        return "evidence_both.webp"
    return "evidence_red.webp" if card in RED else "evidence_green.webp"


def _weather(case: Case) -> Thought | None:
    """What the weather deck must hold, by all that has been drawn."""
    deck = [WEATHER[card] for card in case.seen.weather]
    kinds = Counter(weather_kind(card) for card in deck)
    if not len(kinds) >= 2 or len(deck) == len(WEATHER):
        return None
    kills = sum(count for kind, count in kinds.items() if kind in MURDERS)
    lines = (
        _say("thought.weather", seat=case.seat, count=len(deck)),
        _say("thought.weather_so", count=len(deck), kills=kills),
    )
    order = sorted(kinds, key=lambda kind: (kind not in MURDERS, -kinds[kind], kind))
    cards = tuple(
        ThoughtCard(
            title=_say(f"card.{_one(deck, kind).lower()}"),
            note=_say("thought.of", some=kinds[kind], of=len(deck)),
            lit=kind in MURDERS,
            file=_file(f"weather_{kind}.webp"),
        )
        for kind in order[:MOST_CARDS]
    )
    return Thought(case.seat, lines, cards, f"weather.{len(deck)}.{kills}")


def _one(deck: Sequence[str], kind: str) -> str:
    """A card of a kind that is still there, for its name."""
    return next(card for card in deck if weather_kind(card) == kind)


def _file(name: str) -> str:
    return str(registry.manifest(GAME).path(f"pictures/{name}"))


def _say(key: str, **values: object) -> Message:
    return Message(f"{GAME}.{key}", cast("dict[str, str | int]", values))


THINKER = Thinker()
