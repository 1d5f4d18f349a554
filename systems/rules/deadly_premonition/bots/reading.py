"""A sketch of the table as one seat sees it, and what that seat knows beside.

What the seat cannot see is dealt by chance, in agreement with everything that it sees. Whoever
decides by a sketch looks at no other hand but to count it, or tries out many deals.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadly_premonition.bots.numbers import (
    EVERY_CARD,
    SUSPECT,
    WEATHER_NUMBER,
    bits,
    mask_of,
)
from systems.rules.deadly_premonition.bots.sketch import (
    ACTION_BANNED,
    EVIDENCE_BANNED,
    OPEN,
    Sketch,
)
from systems.rules.deadly_premonition.cards import (
    ACTION_BAN,
    ALIGNMENTS,
    EVIDENCE_BAN,
    FOG,
    LEADING,
    PRESUMED,
    SHADOW,
    WEATHER,
)
from systems.rules.deadly_premonition.decks import (
    PROFILING_PILE,
    TABLE,
    WEATHER_PILE,
    WEATHER_TABLE,
    WEATHER_ZONE,
)
from systems.rules.deadly_premonition.ledger import possible_killers
from systems.rules.deadly_premonition.lineup import (
    alignment_zone,
    board_of,
    dolls_of,
    hand_of,
    lasting_of,
)

BAN = {EVIDENCE_BAN: EVIDENCE_BANNED, ACTION_BAN: ACTION_BANNED}


@dataclass(slots=True)
class Seen:
    """What a seat sees of hidden things.

    Attributes:
        seat: which.
        is_killer: whether it is the Killer; never in a duel.
        known: by seat cards that are certainly in that hand; its own whole hand.
        counts: by seat how many cards there are in the hand.
        unseen: cards that lie in the deck or in the unknown part of another hand.
        top: the weather cards known to come next, in order; up to the first unknown one.
        weather: what is in the weather deck, in no order.
        killers: who may be the Killer, as the seat can exclude it; empty in a duel.
    """

    seat: int
    is_killer: bool = False
    known: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    unseen: int = 0
    top: list[int] = field(default_factory=list)
    weather: list[int] = field(default_factory=list)
    killers: tuple[int, ...] = ()


def seen_by(view: View, seat: int) -> Seen:
    """What the view of a seat says."""
    seats, zones = range(len(view.seats)), view.zones
    found = Seen(seat)
    found.known = [mask_of(zones[hand_of(other)].cards) for other in seats]
    found.counts = [len(zones[hand_of(other)].cards) for other in seats]
    lying = mask_of(zones[PROFILING_PILE].cards) | mask_of(zones[TABLE].cards)
    for other in seats:
        lying |= mask_of(zones[dolls_of(other)].cards) | found.known[other]
    found.unseen = EVERY_CARD & ~lying
    for card in zones[WEATHER_ZONE].cards:
        if card not in WEATHER_NUMBER:
            break
        found.top.append(WEATHER_NUMBER[card])
    out = {card for zone in (WEATHER_PILE, WEATHER_TABLE) for card in zones[zone].cards}
    for other in seats:
        out.update(zones[lasting_of(other)].cards)
    found.weather = [WEATHER_NUMBER[card] for card in WEATHER if card not in out]
    own = zones.get(alignment_zone(seat))
    if own is not None:
        found.is_killer = own.cards[0] == ALIGNMENTS[0]
        found.killers = possible_killers(view)
    return found


def public_sketch(view: View, stream: Stream) -> Sketch:
    """The open part of the table, with empty hands and decks."""
    values, zones, rules = view.values, view.zones, view.house_rules
    seats = range(len(view.seats))
    found = Sketch()
    found.seats, found.limit, found.killer = len(seats), values["death_limit"], -1
    found.board = [[SUSPECT[one] for one in zones[board_of(seat)].cards] for seat in seats]
    found.on = [sum(1 << one for one in row) for row in found.board]
    found.leading = found.presumed = 0
    for seat in seats:
        for suspect, row in zip(found.board[seat], values[f"rows.{seat}"], strict=True):
            if row == LEADING:
                found.leading |= 1 << suspect
            elif row == PRESUMED:
                found.presumed |= 1 << suspect
    found.protected = _tokens(values["protection"], seats)
    found.locked = _tokens(values["locks"], seats)
    found.mark = SUSPECT.get(values["mark"], -1)
    found.deaths = values["deaths"]
    found.hands = [0 for _ in seats]
    found.deck, found.pile = [], mask_of(zones[PROFILING_PILE].cards)
    found.weather = []
    found.weather_pile = [WEATHER_NUMBER[card] for card in zones[WEATHER_PILE].cards]
    found.fog, found.shadow = _lasting(view, FOG), _lasting(view, SHADOW)
    found.dolls = [mask_of(zones[dolls_of(seat)].cards) for seat in seats]
    found.playing = [seat in values["in_play"] for seat in seats]
    found.amplified = [seat in values["amplify_pending"] for seat in seats]
    found.pending = [sum(BAN[ban] for ban in values[f"ban_pending.{seat}"]) for seat in seats]
    found.bans = sum(BAN[ban] for ban in values["ban_active"])
    found.turn, found.first = values["turn"], values["first_seat"]
    found.round, found.moves = values["round_no"], values["moves_left"]
    found.choices, found.turns, found.winner = 0, 0, OPEN
    found.cap, found.cold = rules["round_cap"], rules.get("cold_case") == "killer"
    found.any_board, found.keeps = rules["amplify_any_board"], rules["amplify_keeps"]
    found.protect_any = rules["protect_any_board"]
    found.draws = bool(rules.get("accuser_draws"))
    found.hits_mark = bool(rules.get("removed_roll_hits_mark"))
    found.stream = stream
    return found


def _tokens(tokens: dict[str, tuple[int, ...]], seats: range) -> list[int]:
    return [
        sum(1 << SUSPECT[one] for one, owners in tokens.items() if seat in owners) for seat in seats
    ]


def _lasting(view: View, card: str) -> int:
    for seat in range(len(view.seats)):
        if card in view.zones[lasting_of(seat)].cards:
            return seat
    return OPEN


def deal(sketch: Sketch, seen: Seen, killer: int) -> None:
    """Deal what the seat does not see into a sketch of the open part, by its stream."""
    cards = list(bits(seen.unseen))
    sketch.stream.shuffle(cards)
    for seat in range(sketch.seats):
        missing = seen.counts[seat] - seen.known[seat].bit_count()
        hand = seen.known[seat]
        for _ in range(missing):
            hand |= 1 << cards.pop()
        sketch.hands[seat] = hand
    sketch.deck = cards
    rest = [card for card in seen.weather if card not in seen.top]
    sketch.stream.shuffle(rest)
    sketch.weather = rest + seen.top[::-1]
    sketch.killer = killer
