"""Offers and trades: what to give for what, and what that tells."""

from __future__ import annotations

from game.bots import Choice
from game.core.decisions import Decision
from game.core.messages import Message
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.keeping import worth
from systems.rules.casefile.bots.mind import Mind, drawn_to_five
from systems.rules.casefile.bots.packets import Packet, expected
from systems.rules.casefile.bots.words import because
from systems.rules.casefile.cards import (
    FRESH_LEAD,
    SILVER_TONGUE,
    is_evidence,
    place_of,
    points_of,
    sets_with_sum,
)

ACCEPTED = {1: 0.55, 2: 0.6, 3: 0.6, 4: 0.5, 5: 0.45, 6: 0.35}
"""Sum -> how often an offer is accepted, about; larger ones as seldom as the last."""
POINTS_A_CARD = 1.8
RECEIVED_NEWS = 0.45
"""What part of a payment is news, of what part of that hand is: payers choose what tells little."""
OTHER_OFFER = 0.45
"""How likely another seat offers anyway."""
ACCEPTS_IN_100 = 90
"""How often a player without plans accepts an offer that it can pay."""

# ---------------------------------------------------------------- making an offer


def offer(mind: Mind, decision: Decision) -> Choice:
    """What to offer, and whether."""
    sets = [one.cards for one in decision.options if isinstance(one, do.Offer)]
    if not sets:
        return Choice(do.NoOffer(), because("offer_nothing_fits"))
    cards = _weighed(mind, sets) if mind.level.economy else _plain(mind, sets)
    if not cards:
        return Choice(do.NoOffer(), because("offer_withheld"))
    return Choice(do.Offer(cards), _why(mind, cards))


def _why(mind: Mind, cards: tuple[str, ...]) -> Message:
    asker = mind.asker
    if not any(is_evidence(card) for card in cards):
        return because("offer_rubbish", seat=asker)
    if all(mind.unknown_to(asker, card) < 0.2 for card in cards):
        return because("offer_seen", seat=asker)
    return because("offer_fair", seat=asker)


def _plain(mind: Mind, sets: list[tuple[str, ...]]) -> tuple[str, ...]:
    """By habit: a piece that was named now and then, or rubbish."""
    level = mind.level
    pieces = [cards for cards in sets if all(is_evidence(card) for card in cards)]
    if level.complete:
        old = [
            cards
            for cards in pieces
            if all(mind.unknown_to(mind.asker, card) == 0 for card in cards)
        ]
        if old:
            return max(old, key=len)
    if pieces and mind.chance(level.gives_in_100):
        return mind.stream.choice([cards for cards in pieces if len(cards) == 1])
    rubbish = [cards for cards in sets if not any(is_evidence(card) for card in cards)]
    if rubbish and mind.chance(level.lies_in_100):
        return min(
            rubbish,
            key=lambda cards: (
                len(cards),
                round(sum(worth(mind, card) for card in cards), 6),
                place_of(cards[0]),
            ),
        )
    return ()


def _weighed(mind: Mind, sets: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The offer that is worth most; nothing where silence is worth more."""
    best: tuple[float, int, tuple[str, ...]] = (0.0, 0, ())
    for cards in sets:
        value = offer_worth(mind, cards)
        if value > best[0] + 1e-9:
            best = (value, 0, cards)
    return best[2]


def offer_worth(mind: Mind, cards: tuple[str, ...]) -> float:
    """What an offer is worth against silence, in pieces learnt."""
    asker, total = mind.asker, points_of(cards)
    accepted = ACCEPTED.get(total, ACCEPTED[6] if total < 8 else 0.2)
    back = max(1.0, total / POINTS_A_CARD)
    got = back * RECEIVED_NEWS * mind.outlook.fresh(asker)
    told = sum(mind.unknown_to(asker, card) for card in cards)
    # Pieces that were named are mostly news to who names them.
    if mind.level.reads:
        told = sum(
            max(mind.unknown_to(asker, card), 0.75)
            if card in mind.asked and mind.unknown_to(asker, card) > 0
            else mind.unknown_to(asker, card)
            for card in cards
        )
    size = len(mind.hand)
    drawn = _draws(size - len(cards) + back) - _draws(size)
    lost = sum(worth(mind, card) for card in cards)
    traded = got + drawn * mind.news - lost - mind.leak * told
    silent = (1 - OTHER_OFFER) ** (len(mind.rivals) - 1)
    denied = mind.leak * silent * mind.news_for(asker)
    return round(accepted * traded + denied, 6)


def _draws(cards: float) -> float:
    """Cards drawn at the reset from a hand of about so many; a surplus frees the hand a little."""
    return max(0.0, 5 - cards) - 0.05 * max(0.0, cards - 5)


# ---------------------------------------------------------------- accepting


def trade(mind: Mind, decision: Decision) -> Choice:
    """Accept the best offer, play a card, or stop."""
    trades = [one for one in decision.options if isinstance(one, do.Trade)]
    plays = [one for one in decision.options if isinstance(one, do.Play)]
    useful = [one for one in plays if one.card != SILVER_TONGUE]
    if mind.level.complete and useful:
        for play in useful:
            if play.card == FRESH_LEAD and mind.news > 0.04:
                return Choice(play, because("play_f6", card=play.card))
    if not mind.level.complete:
        return _simply(mind, trades)
    packets = {
        seat: expected(mind, seat, _sum(mind, seat)) for seat in {one.offerer for one in trades}
    }
    rows = []
    for one in trades:
        value = trade_worth(mind, one.offerer, one.payment, packets[one.offerer])
        rows.append((value, -one.offerer, [-place_of(card) for card in one.payment], one))
    best = max(rows, key=lambda row: row[:3], default=None)
    if best is not None and best[0] > 0.02:
        return Choice(best[3], _why_trade(mind, best[3], packets[best[3].offerer]))
    tongue = _tongue(mind, plays, {one.offerer for one in trades})
    if tongue is not None:
        return tongue
    key = "finish" if trades else "finish_cannot_pay"
    return Choice(do.Finish(), because(key))


def _sum(mind: Mind, seat: int) -> int:
    return int(mind.view.values[f"offer.{seat}"]["sum"])


def _why_trade(mind: Mind, one: do.Trade, packet: Packet) -> Message:
    told = sum(mind.unknown_to(one.offerer, card) for card in one.payment)
    if packet.news >= 0.4:
        key = "trade_news" if told > 0.3 else "trade_cheap"
        return because(key, seat=one.offerer)
    return because("trade_draws", seat=one.offerer)


def _simply(mind: Mind, trades: list[do.Trade]) -> Choice:
    """Most offers are accepted, with as many cards as will do: others are drawn for them.

    Whoever pays with few instead sees fewer new ones, and two such players need four rounds more.
    """
    if not trades or not mind.chance(ACCEPTS_IN_100):
        return Choice(do.Finish(), because("finish"))
    most = max(len(one.payment) for one in trades)
    one = mind.stream.choice([one for one in trades if len(one.payment) == most])
    return Choice(one, because("trade_plain", seat=one.offerer))


def _tongue(mind: Mind, plays: list[do.Play], payable: set[int]) -> Choice | None:
    """Silver Tongue, where it makes an offer payable that is worth it (CF-122)."""
    tongue = next((one for one in plays if one.card == SILVER_TONGUE), None)
    if tongue is None:
        return None
    rest = tuple(card for card in mind.hand if card != SILVER_TONGUE)
    for rival in mind.rivals:
        shown = mind.view.values[f"offer.{rival}"]
        if rival in payable or not shown or not shown.get("open"):
            continue
        packet = expected(mind, rival, shown["sum"])
        fits = sets_with_sum(rest, shown["sum"] - 1, shown["sum"] + 1)
        if any(trade_worth(mind, rival, one, packet) > 0.1 for one in fits):
            return Choice(tongue, because("play_f7", card=SILVER_TONGUE))
    return None


def trade_worth(mind: Mind, offerer: int, payment: tuple[str, ...], packet: Packet) -> float:
    """What a trade is worth, in pieces learnt."""
    told = sum(mind.unknown_to(offerer, card) for card in payment)
    value = packet.news - mind.leak * told
    lost = sum(worth(mind, card) for card in payment)
    if not mind.level.economy:
        return round(value - 0.3 * lost, 6)
    size = len(mind.hand)
    drawn = _draws(size - len(payment) + packet.cards) - _draws(size)
    value += drawn * mind.news - lost
    theirs = mind.size(offerer)
    others = _draws(theirs - packet.cards + len(payment)) - _draws(theirs)
    value -= mind.leak * others * mind.news_for(offerer)
    value += 0.3 * packet.false * mind.news * (drawn_to_five(size) == 0)
    return round(value, 6)
