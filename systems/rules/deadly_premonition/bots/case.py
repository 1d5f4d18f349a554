"""One decision as a computer player meets it: the sketch of the table, and its own mind."""

from __future__ import annotations

from game.core.intents import Intent, tag_of
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.conduct import Thumb
from systems.rules.deadly_premonition.bots.levels import Level
from systems.rules.deadly_premonition.bots.numbers import NUMBER, SUSPECT, mask_of
from systems.rules.deadly_premonition.bots.outlook import Mind
from systems.rules.deadly_premonition.bots.reading import deal, public_sketch, seen_by
from systems.rules.deadly_premonition.bots.sketch import ACTION_BANNED, EVIDENCE_BANNED
from systems.rules.deadly_premonition.bots.suspicion import chances_of, suspicions
from systems.rules.deadly_premonition.bots.turns import Move
from systems.rules.deadly_premonition.cards import (
    ACTION_BAN,
    ATTRIBUTES,
    CARDS,
    EVIDENCE_BAN,
    SUSPECTS,
)
from systems.rules.deadly_premonition.decks import TABLE


class Case:
    """What a seat has before it when it is asked.

    The sketch is dealt in one way that agrees with what the seat sees. Rules of thumb look at
    nothing in it that the seat does not see; a search deals anew.
    """

    def __init__(self, view: View, seat: int, level: Level, stream: Stream) -> None:
        self.view, self.seat, self.level, self.stream = view, seat, level, stream
        self.seen = seen_by(view, seat)
        self.sketch = public_sketch(view, stream)
        limit = self.sketch.limit
        self.logs = [0.0] * self.sketch.seats
        if level.suspects and limit:
            self.logs = suspicions(view.facts, self.sketch.seats, limit)
        possible = () if self.seen.is_killer else self.seen.killers
        self.chances = chances_of(self.logs, possible, seat)
        self.opened = self.sketch.clone(stream)
        """The same before anything hidden is dealt."""
        killer = (
            seat if self.seen.is_killer else max(range(limit and self.sketch.seats), default=-1)
        )
        deal(self.sketch, self.seen, killer)
        known = self.seen.known if level.remembers else [0] * self.sketch.seats
        aside = mask_of(view.zones[TABLE].cards)
        top = self.seen.top[0] if self.seen.top and level.remembers else -1
        mind = Mind(seat, self.seen.is_killer, self.chances, known, aside, top)
        opinions = level.opinions
        own = opinions.killer if self.seen.is_killer else opinions.agent
        self.thumb = Thumb(
            [mind] * self.sketch.seats, [own if limit else opinions.duel] * self.sketch.seats
        )


MAIN: dict[str, type[Intent]] = {str(kind.__struct_config__.tag): kind for kind in do.INTENTS}
"""Tag -> kind of intent."""
_SEATS = frozenset(
    ("look_at_hand", "toilet_break", "exchange_hands", "lock_down", "steal_card", "discard_from")
)


def intent_of(move: Move) -> Intent:
    """The intent of a move."""
    tag, card, first, second = move
    values: dict[str, str | int] = {}
    if card >= 0:
        values["card"] = CARDS[card]
    if tag in _SEATS:
        values["seat"] = first
        if tag == "toilet_break":
            values["ban"] = EVIDENCE_BAN if second == EVIDENCE_BANNED else ACTION_BAN
        elif tag == "lock_down":
            values["attribute"] = ATTRIBUTES[second]
    elif tag == "swap_suspects":
        values["own"], values["other"] = SUSPECTS[first], SUSPECTS[second]
    elif first >= 0:
        values["suspect"] = SUSPECTS[first]
    return MAIN[tag](**values)


def move_of(intent: Intent) -> Move:
    """The move of an intent of a turn; :func:`intent_of` the other way round."""
    tag = tag_of(intent)
    values = {name: getattr(intent, name) for name in intent.__struct_fields__}
    card = NUMBER[values["card"]] if "card" in values else -1
    if tag in _SEATS:
        second = -1
        if tag == "toilet_break":
            second = EVIDENCE_BANNED if values["ban"] == EVIDENCE_BAN else ACTION_BANNED
        elif tag == "lock_down":
            second = ATTRIBUTES.index(values["attribute"])
        return tag, card, values["seat"], second
    if tag == "swap_suspects":
        return tag, card, SUSPECT[values["own"]], SUSPECT[values["other"]]
    return tag, card, SUSPECT[values["suspect"]] if values.get("suspect") else -1, -1
