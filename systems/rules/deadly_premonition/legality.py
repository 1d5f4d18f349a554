"""What is legal: the options of every decision (rules file, section 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from game.core.intents import Intent
from game.core.options import Listed, Options, Product, Union
from game.core.table import Table
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import (
    ACTION_BAN,
    ATTRIBUTES,
    BANS,
    EVIDENCE_BAN,
    FITS,
    GREEN,
    MOST_PROTECTED,
    PEEKED,
    RED,
    WEATHER_KINDS,
    is_evidence,
    kind_of,
    with_attribute,
)
from systems.rules.deadly_premonition.decks import WEATHER_ZONE
from systems.rules.deadly_premonition.lineup import LineUp

PROVE, INCRIMINATE = "prove", "incriminate"

_END = Listed((do.EndTurn(),))
_ROLL = Listed((do.Keep(), do.Reroll()))


def options(table: Table, seat: int, kind: str) -> Options:
    """The legal answers to an open decision."""
    lineup: LineUp = table.look.lineup
    return _OPTIONS[kind](lineup, seat)


# ---------------------------------------------------------------- whom evidence may name


def provable(lineup: LineUp, seat: int, amplified: bool) -> list[str]:
    """Suspects that green evidence may move up (DP-092, 402), by id."""
    boards = lineup.playing() if amplified and lineup.any_board else [seat]
    return [
        suspect
        for suspect in lineup.on_boards(boards)
        if lineup.is_free(suspect) and lineup.is_leading(suspect)
    ]


def exposed(lineup: LineUp, seat: int, amplified: bool) -> list[str]:
    """Suspects that red evidence may move down (DP-094, 402)."""
    boards = lineup.playing() if amplified and lineup.any_board else lineup.others(seat)
    return [suspect for suspect in lineup.on_boards(boards) if lineup.is_exposed(suspect)]


def accusable(lineup: LineUp, seat: int) -> list[str]:
    """Suspects that may be accused (DP-200, 201)."""
    if not lineup.may_accuse(seat):
        return []
    return [s for s in lineup.on_boards(lineup.others(seat)) if lineup.accusable(s)]


def second_targets(lineup: LineUp, seat: int) -> list[str]:
    """Whom the amplified evidence on the table may name beside the first (DP-401, 403)."""
    play = lineup.play
    pool = provable if play.mode == PROVE else exposed
    return [
        suspect
        for suspect in pool(lineup, seat, True)
        if suspect in FITS[play.card] and suspect not in play.targets
    ]


# ---------------------------------------------------------------- main_move


def main_moves(lineup: LineUp, seat: int) -> Options:
    """Table 5.1, in its order; every kind of intent is one part."""
    hand = lineup.hand(seat)
    found: list[Options] = [_END]
    if not hand:
        return _END
    found.append(Product(do.DiscardCard, {"card": hand}))
    bans = lineup.turn.bans
    if EVIDENCE_BAN not in bans:
        found += evidence_moves(lineup, seat, [card for card in hand if is_evidence(card)])
    if ACTION_BAN not in bans:
        found += action_moves(lineup, seat, [card for card in hand if not is_evidence(card)])
    return Union(found)


def evidence_moves(lineup: LineUp, seat: int, cards: Sequence[str]) -> Iterator[Options]:
    """Prove innocent, incriminate, accuse."""
    amplified = lineup.players.amplified[seat]
    for kind, colour, pool in (
        (do.ProveInnocent, GREEN, provable(lineup, seat, amplified)),
        (do.Incriminate, RED, exposed(lineup, seat, amplified)),
        (do.Accuse, RED, accusable(lineup, seat)),
    ):
        rows: list[Intent] = [
            kind(card, suspect)
            for card in cards
            if card in colour
            for suspect in pool
            if suspect in FITS[card]
        ]
        yield Listed(rows)


def action_moves(lineup: LineUp, seat: int, cards: Sequence[str]) -> Iterator[Options]:
    """Every option of every action card in the hand that has a target (DP-114)."""
    by_kind: dict[str, list[str]] = {}
    for card in cards:
        by_kind.setdefault(kind_of(card), []).append(card)
    weather = [card for card in cards if kind_of(card) in WEATHER_KINDS]
    if weather:
        yield Product(do.CheckWeather, {"card": weather})
    for kind, offers in _ACTIONS:
        held = by_kind.get(kind)
        if held:
            yield from offers(lineup, seat, held)


def _rich(lineup: LineUp, seat: int) -> list[int]:
    """Other seats in play that hold a card (DP-R52)."""
    return [other for other in sorted(lineup.others(seat)) if lineup.holds_cards(other)]


def _eyes(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    yield Product(do.LookAtHand, {"card": cards, "seat": _rich(lineup, seat)})
    yield Product(do.PeekWeather, {"card": cards})


def _witness(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    if protectable(lineup, seat):
        yield Listed([do.Protect(card=card) for card in cards])
    yield Product(do.MarkVictim, {"card": cards, "suspect": markable(lineup)})


def markable(lineup: LineUp) -> list[str]:
    """Any living suspect that is not marked (DP-314, DP-R39)."""
    everybody = lineup.on_boards(range(lineup.table.seats))
    return [s for s in everybody if lineup.is_alive(s) and s != lineup.suspects.mark]


def protectable(lineup: LineUp, seat: int) -> list[str]:
    """Living suspects that may get a token of this card (DP-310, DP-R53)."""
    boards = range(lineup.table.seats) if lineup.protect_any else [seat]
    picked = lineup.play.picked
    return [s for s in lineup.on_boards(boards) if lineup.is_alive(s) and s not in picked]


def _doll(_lineup: LineUp, _seat: int, cards: list[str]) -> Iterator[Options]:
    yield Product(do.PlaceDoll, {"card": cards})


def _toilet(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    pending = lineup.players.bans
    yield Listed(
        [
            do.ToiletBreak(card, other, ban)
            for card in cards
            for other in sorted(lineup.others(seat))
            for ban in BANS
            if ban not in pending[other]
        ]
    )


def _star(_lineup: LineUp, _seat: int, cards: list[str]) -> Iterator[Options]:
    yield Product(do.DrawTwo, {"card": cards})


def _perspective(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    yield Product(do.RedrawHand, {"card": cards})
    yield Product(do.ExchangeHands, {"card": cards, "seat": sorted(lineup.others(seat))})


def _lockdown(lineup: LineUp, _seat: int, cards: list[str]) -> Iterator[Options]:
    yield Listed(
        [
            do.LockDown(card, board, attribute)
            for card in cards
            for board in lineup.playing()
            for living in (lineup.living(board),)
            for attribute in ATTRIBUTES
            if with_attribute(living, attribute)
        ]
    )


def _dislike(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    own = [s for s in lineup.on_boards([seat]) if lineup.is_free(s)]
    others = [s for s in lineup.on_boards(lineup.others(seat)) if lineup.is_free(s)]
    yield Product(do.SwapSuspects, {"card": cards, "own": own, "other": others})


def _heavy(_lineup: LineUp, _seat: int, cards: list[str]) -> Iterator[Options]:
    yield Product(do.ExtraMove, {"card": cards})


def _coffee(lineup: LineUp, _seat: int, cards: list[str]) -> Iterator[Options]:
    everybody = lineup.on_boards(lineup.playing())
    leading = [s for s in everybody if lineup.is_free(s) and lineup.is_leading(s)]
    presumed = [s for s in everybody if lineup.is_exposed(s)]
    yield Product(do.CoffeePresume, {"card": cards, "suspect": leading})
    yield Product(do.CoffeeIncriminate, {"card": cards, "suspect": presumed})


def _borrow(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    rich = _rich(lineup, seat)
    yield Product(do.StealCard, {"card": cards, "seat": rich})
    yield Product(do.DiscardFrom, {"card": cards, "seat": rich})


def _amplify(lineup: LineUp, seat: int, cards: list[str]) -> Iterator[Options]:
    if not lineup.players.amplified[seat]:
        yield Product(do.Amplify, {"card": cards})


_ACTIONS: tuple[tuple[str, Callable[[LineUp, int, list[str]], Iterator[Options]]], ...] = (
    ("YEO", _eyes),
    ("WIT", _witness),
    ("DOL", _doll),
    ("TOI", _toilet),
    ("STA", _star),
    ("PER", _perspective),
    ("LOC", _lockdown),
    ("IDL", _dislike),
    ("HEA", _heavy),
    ("COF", _coffee),
    ("BOR", _borrow),
    ("AMP", _amplify),
)

# ---------------------------------------------------------------- answers


def seconds(lineup: LineUp, seat: int) -> Options:
    """DP-401: one suspect will do."""
    return Listed([do.NoSecond(), *(do.Second(s) for s in second_targets(lineup, seat))])


def responses(lineup: LineUp, seat: int) -> Options:
    """A pass, which is always there, and every card that answers (DP-183, 184, 192)."""
    battle = lineup.battle
    fits = answers(seat == battle.attacker, battle.suspect)
    held = [do.Respond(card) for card in lineup.hand(seat) if fits(card)]
    return Listed([do.Pass(), *held])


def answers(attacks: bool, suspect: str) -> Callable[[str], bool]:
    """Whether a card is a legal response of that side in a battle over a suspect."""
    colour = RED if attacks else GREEN

    def fits(card: str) -> bool:
        if is_evidence(card):
            return card in colour and suspect in FITS[card]
        return kind_of(card) in ("COF", "OBJ")

    return fits


def protections(lineup: LineUp, seat: int) -> Options:
    """One to three different suspects (DP-310)."""
    picks: list[Intent] = [do.Protect(suspect=s) for s in protectable(lineup, seat)]
    if lineup.play.picked:
        picks.append(do.Done())
    return Listed(picks)


def more_protections(lineup: LineUp, seat: int) -> bool:
    """Whether a further suspect can be protected with the card on the table."""
    return len(lineup.play.picked) < MOST_PROTECTED and bool(protectable(lineup, seat))


def orders(lineup: LineUp, _seat: int) -> Options:
    """All orders of the weather cards seen, the present one first (DP-301)."""
    return Listed([do.Order(tuple(order)) for order in permutations(peeked(lineup))])


def peeked(lineup: LineUp) -> list[str]:
    """The weather cards on top, as many as one peeks at (DP-R11)."""
    return lineup.zones.faces(WEATHER_ZONE)[:PEEKED]


def rolls(_lineup: LineUp, _seat: int) -> Options:
    return _ROLL


def snows(lineup: LineUp, seat: int) -> Options:
    """The seat's own exposed suspects (DP-255, DP-R50)."""
    return Listed([do.IncriminateOwn(s) for s in lineup.on_boards([seat]) if lineup.is_exposed(s)])


def excess(lineup: LineUp, seat: int) -> Options:
    """DP-071."""
    return Product(do.Discard, {"card": lineup.hand(seat)})


_OPTIONS: dict[str, Callable[[LineUp, int], Options]] = {
    "main_move": main_moves,
    "amplify_second": seconds,
    "battle_response": responses,
    "protect_pick": protections,
    "weather_order": orders,
    "doll_reroll": rolls,
    "snowstorm_pick": snows,
    "discard_excess": excess,
}
