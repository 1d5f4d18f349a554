"""What may be in a packet of which only the sum was said, with odds."""

from __future__ import annotations

from dataclasses import dataclass

from systems.rules.casefile.bots.mind import Mind
from systems.rules.casefile.cards import FALSE_EVIDENCE, POINTS, is_evidence, sets_with_sum

LARGEST = 4
"""Cards that a packet is thought to hold at most."""
FIRST_FAITH = (1.0, 3.0)
"""News in so many trades: what one expects of a seat before one has traded with it."""


@dataclass(frozen=True, slots=True)
class Packet:
    """What an offer is expected to be.

    Attributes:
        news: pieces in it that one has not crossed off.
        cards: how many cards.
        false: how many of them false.
    """

    news: float
    cards: float
    false: float


def faith(mind: Mind, seat: int) -> float:
    """How much likelier a packet with news is from this seat, by the trades with it so far."""
    news, trades = FIRST_FAITH
    if not mind.level.reads:
        return 1.0
    return min(1.5, 2 * (news + mind.memory.news[seat]) / (trades + mind.memory.trades[seat]))


def expected(mind: Mind, seat: int, total: int) -> Packet:
    """What the offer of a seat is expected to be, from its sum and all that is known."""
    outlook, odds = mind.outlook, {}
    for card in (*mind.asked, *FALSE_EVIDENCE):
        chance = min(0.995, outlook.at(seat, card))
        if chance > 0 and POINTS[card] <= total:
            odds[card] = chance / (1 - chance)
    trust = faith(mind, seat)
    weight = news = cards = false = 0.0
    for packet in sets_with_sum(odds, total, total):
        if len(packet) > LARGEST:
            break
        part = 1.0
        fresh = 0
        for card in packet:
            part *= odds[card]
            if card in outlook.open:
                part *= trust
                fresh += 1
        weight += part
        news += part * fresh
        cards += part * len(packet)
        false += part * sum(not is_evidence(card) for card in packet)
    if not weight:
        return Packet(0.0, max(1.0, total / 2), max(1.0, total / 2))
    return Packet(news / weight, cards / weight, false / weight)
