"""What to keep in COVERTplay, what to lock, and what could be given away."""

from __future__ import annotations

from collections.abc import Sequence

from systems.rules.deadcert.bots.covertplay.digging import snoop_worth
from systems.rules.deadcert.bots.covertplay.outlook import Outlook
from systems.rules.deadcert.cards import LEVEL_TWO, TYPES, colour_of, is_snoop

ALONE, WITH_ANOTHER = 0.55, 1.0
"""What a card is worth as a part of its suspect's odds, by whether another one is held."""
CAMOUFLAGE = 0.006
"""What it is worth to hold one more card of the colour of a vital one."""
VITAL = 0.3
"""From this worth on a card is worth hiding."""


def keep_worth(outlook: Outlook, card: str, held: Sequence[str]) -> float:
    """What it is worth to keep a card, beside the others that are held."""
    if is_snoop(card):
        return snoop_worth(outlook, card)
    name = outlook.known.cards[card]
    others = [one for one in held if not is_snoop(one) and one != card]
    with_another = any(outlook.known.cards[one] == name for one in others)
    return outlook.odds.of(name) * (WITH_ANOTHER if with_another else ALONE)


def to_file(outlook: Outlook, hand: Sequence[str], *, hides: bool) -> list[str]:
    """The cards of a hand, what is filed soonest first.

    Args:
        outlook: of the seat.
        hand: what can be filed.
        hides: whether cards of the colour of a vital one are kept to hide it.
    """
    held = outlook.held
    worth = {card: keep_worth(outlook, card, held) for card in hand}
    if hides:
        vital = dict.fromkeys(TYPES, 0)
        for card in hand:
            if worth[card] >= VITAL and not is_snoop(card):
                vital[colour_of(card)] += 1
        for card in hand:
            worth[card] += CAMOUFLAGE * vital[colour_of(card)]
    return sorted(hand, key=lambda card: (worth[card], card))


def best_pair(outlook: Outlook, pairs: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The pair of the likeliest suspect who can be the killer; () where none can."""
    able = [pair for pair in pairs if pair and outlook.odds.of(outlook.known.cards[pair[0]])]
    if not able:
        return ()
    return max(able, key=lambda pair: outlook.odds.of(outlook.known.cards[pair[0]]))


def is_safer_locked(outlook: Outlook, pair: Sequence[str]) -> bool:
    """Whether a pair is safer in Lock Down, from all Snoops but one, than in the hand."""
    rivals = max(1, len(outlook.tracker.hands) - 1)
    hand = [card for card in outlook.view.zones[f"hand.{outlook.seat}"].cards if card not in pair]
    risk = 0.0
    for card in pair:
        kind = colour_of(card)
        number = 1 + sum(colour_of(one) == kind for one in hand)
        own = ("SM", "SE", "SO")[TYPES.index(kind)]
        risk += outlook.others_have(own) / rivals * min(1.0, 2 / number)
        wild = sum(outlook.others_have(snoop) for snoop in LEVEL_TWO if snoop != "X3")
        risk += wild / rivals * 2 / max(2, len(hand) + 2)
    return outlook.others_have("X3") / rivals <= risk
