"""What a card in the own hand is worth, what to reveal, and what to put away."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots import Choice
from game.core.decisions import Decision
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.mind import Mind
from systems.rules.casefile.bots.words import because
from systems.rules.casefile.cards import (
    EVIDENCE_LOCKER,
    FRESH_LEAD,
    LONG_INTERVIEW,
    NO_COMMENT,
    SEARCH_WARRANT,
    SILVER_TONGUE,
    STAKEOUT,
    WIRETAP,
    is_evidence,
    place_of,
    type_of,
)
from systems.rules.casefile.incident import PILE

_USE = {
    FRESH_LEAD: 2.0,
    STAKEOUT: 2.2,
    EVIDENCE_LOCKER: 1.6,
    WIRETAP: 0.9,
    SEARCH_WARRANT: 1.2,
    LONG_INTERVIEW: 0.15,
    SILVER_TONGUE: 0.1,
    NO_COMMENT: 0.1,
}
"""How many draws a bonus card is worth."""
SECRET = 0.25
"""What it is worth to keep a piece from one rival, against learning one oneself."""


def worth(mind: Mind, card: str) -> float:
    """What it is worth to hold a card at the next reset, in pieces learnt."""
    if is_evidence(card):
        return SECRET * mind.leak * mind.secrecy(card)
    use = _USE.get(card, 0.0)
    if card == WIRETAP and len(mind.rivals) < 2:
        use = 0.0
    return use * mind.news


def least_telling(mind: Mind, cards: Iterable[str]) -> list[str]:
    """The cards, those that tell the rivals least first."""
    return sorted(cards, key=lambda card: (round(mind.secrecy(card), 6), place_of(card)))


def reveal(mind: Mind, decision: Decision) -> Choice:
    """What the table knows already, or else what most have seen (CF-139)."""
    options = [one for one in decision.options if isinstance(one, do.Reveal)]

    def tells(one: do.Reveal) -> tuple[float, list[int]]:
        told = sum(mind.secrecy(card) for card in one.cards)
        return round(told, 6), [place_of(card) for card in one.cards]

    best = min(options, key=tells)
    telling = sum(mind.secrecy(card) for card in best.cards)
    if not best.cards:
        return Choice(best, because("reveal_nothing"))
    key = "reveal_known" if telling < 0.05 else "reveal_least"
    return Choice(best, because(key, cards=best.cards))


def discard(mind: Mind, decision: Decision) -> Choice:
    """At the reset: rubbish goes, since what is drawn for it may tell something."""
    surplus = len(mind.hand) - 5
    types = [type_of(card) for card in mind.hand if is_evidence(card)]

    def price(card: str) -> float:
        """What is given up with it; the last piece of a type is a shield against the die."""
        shield = 0.02 if is_evidence(card) and types.count(type_of(card)) == 1 else 0.0
        return round(worth(mind, card) + shield, 6)

    if surplus > 0:
        ranked = sorted(mind.hand, key=lambda card: (price(card), place_of(card)))
        cards = tuple(sorted(ranked[:surplus], key=place_of))
        return Choice(do.Discard(cards), because("discard_surplus", cards=cards))
    best = None
    for option in decision.options:
        assert isinstance(option, do.Discard)
        if option.cards:
            gain = mind.news - price(option.cards[0])
            if gain > 0.005 and (best is None or gain > best[0]):
                best = gain, option
    if best is None:
        return Choice(do.Discard(), because("discard_nothing"))
    return Choice(best[1], because("discard_false", cards=best[1].cards))


def swap(mind: Mind, decision: Decision) -> Choice:
    """Nobody offered: one card away, another from the deck (CF-095)."""
    cards = [one.card for one in decision.options if isinstance(one, do.Swap)]
    if not cards or mind.news <= 0:
        return Choice(do.Keep(), because("keep"))
    if mind.level.complete:
        evidence = [card for card in cards if is_evidence(card)] or cards
        card = least_telling(mind, evidence)[0]
    else:
        card = mind.stream.choice(cards)
    return Choice(do.Swap(card), because("swap", card=card))


def pick(mind: Mind, decision: Decision) -> Choice:
    """Of cards that were looked at: all are known now, so the most useful one."""
    cards = [one.card for one in decision.options if isinstance(one, do.Take)]

    def use(card: str) -> tuple[float, int]:
        if is_evidence(card):
            return round(worth(mind, card), 6), -place_of(card)
        # A false card can be put away at the reset, and brings a draw.
        return round(worth(mind, card) + 0.6 * mind.news, 6), -place_of(card)

    best = max(cards, key=use)
    key = "take_secret" if is_evidence(best) else "take_useful"
    return Choice(do.Take(best), because(key, card=best))


def discards_news(mind: Mind) -> float:
    """How many of the three top discards are expected to tell something."""
    count = min(3, int(mind.view.zones[PILE].count))
    return count * mind.outlook.fresh(PILE)
