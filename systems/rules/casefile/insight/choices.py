"""What a seat may do now, read off its own view: what an adviser chooses from.

The rules alone decide what is legal; these lists leave out what an adviser would not name anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from game.core.intents import Intent
from game.core.options import Listed, Options
from game.core.view import View
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.mind import Mind
from systems.rules.casefile.cards import (
    EVIDENCE_LOCKER,
    FRESH_LEAD,
    SEARCH_WARRANT,
    STAKEOUT,
    STAR,
    TYPES,
    in_order,
    is_evidence,
    sets_of,
    sets_with_sum,
    type_of,
)
from systems.rules.casefile.incident import DECK, PILE


def choices(mind: Mind, kind: str) -> Options | None:
    """The choices of a decision; None for one of which nothing is advised."""
    build = _CHOICES.get(kind)
    found = build(mind) if build is not None else []
    return Listed(found) if found else None


def _turn_start(mind: Mind) -> list[Intent]:
    # Whatever is named comes from the mind itself; what counts is whether waiting is allowed.
    solve = do.Solve(*mind.outlook.cases()[0][1])
    return [solve] if mind.view.values["must_solve"] else [do.Investigate(), solve]


def _main_action(mind: Mind) -> list[Intent]:
    view, found = mind.view, list[Intent]()
    if view.values[f"bonus_used.{mind.seat}"]:
        return [do.Ask(())]
    for card in mind.hand:
        draws = card in (FRESH_LEAD, STAKEOUT) and _count(view, DECK) + _count(view, PILE)
        if draws or (card == EVIDENCE_LOCKER and _count(view, PILE)):
            found.append(do.Play(card))
        elif card == SEARCH_WARRANT:
            found += [do.Play(card, rival, kind) for rival in mind.rivals for kind in TYPES]
    return [*found, do.Ask(())]


def _make_offer(mind: Mind) -> list[Intent]:
    cards = [card for card in mind.hand if card in mind.asked or not is_evidence(card)]
    sets = list(sets_of(cards))
    if mind.view.house_rules["strict_false_limit"]:
        sets = [one for one in sets if sum(not is_evidence(card) for card in one) <= 1]
    return [do.NoOffer(), *(do.Offer(one) for one in sets)]


def _choose_trade(mind: Mind) -> list[Intent]:
    view, found = mind.view, list[Intent]([do.Finish()])
    slack = int(view.values["silver_tongue"])
    strict = view.house_rules["strict_false_limit"]
    for rival in mind.rivals:
        shown = view.values[f"offer.{rival}"]
        if not shown or not shown.get("open"):
            continue
        for one in sets_with_sum(mind.hand, shown["sum"] - slack, shown["sum"] + slack):
            if not strict or sum(not is_evidence(card) for card in one) <= 1:
                found.append(do.Trade(rival, one))
    return found


def _consolation(mind: Mind) -> list[Intent]:
    return [do.Keep(), *(do.Swap(card) for card in mind.hand if is_evidence(card))]


def _die_reveal(mind: Mind) -> list[Intent]:
    face = mind.view.values["die_face"]
    evidence = in_order(card for card in mind.hand if is_evidence(card))
    fitting = [card for card in evidence if face in (STAR, type_of(card))]
    if fitting:
        return [do.Reveal((card,)) for card in fitting]
    return [do.Reveal(pair) for pair in combinations(evidence, min(2, len(evidence)))]


def _reset_discard(mind: Mind) -> list[Intent]:
    hand = in_order(mind.hand)
    if len(hand) > 5:
        return [do.Discard(cards) for cards in combinations(hand, len(hand) - 5)]
    if mind.view.house_rules["reset_false_discard"] == "surplus_only":
        return [do.Discard()]
    return [do.Discard(), *(do.Discard((card,)) for card in hand if not is_evidence(card))]


def _count(view: View, zone: str) -> int:
    return int(view.zones[zone].count)


_CHOICES: dict[str, Callable[[Mind], list[Intent]]] = {
    "turn_start": _turn_start,
    "main_action": _main_action,
    "make_offer": _make_offer,
    "choose_trade": _choose_trade,
    "consolation": _consolation,
    "die_reveal": _die_reveal,
    "reset_discard": _reset_discard,
}
