"""Hints: what a seat could do now, with the chances behind it; all from its own view."""

from __future__ import annotations

from collections.abc import Generator

import msgspec

from game.core.insight import Hint, Marks, Proof
from game.core.intents import Intent, tag_of
from game.core.messages import Message
from game.core.rng import stream_for
from game.core.view import View
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.case import Case, intent_of
from systems.rules.deadly_premonition.bots.levels import LEVELS
from systems.rules.deadly_premonition.bots.numbers import (
    ATTACKS,
    DEFENDS,
    NUMBER,
    SUSPECT,
    WEATHER_KIND,
    bits,
)
from systems.rules.deadly_premonition.bots.player import ANSWERS, scored
from systems.rules.deadly_premonition.cards import CARDS, MURDERS, WEATHER
from systems.rules.deadly_premonition.insight.suspects import why_suspected
from systems.rules.deadly_premonition.insight.words import percent, said

CONCLUSION, QUESTION, NOTHING = "conclusion", "question", "nothing"
ADVISER = "sharp"
STANDS_OUT = 0.15
"""By so much the likeliest Killer is ahead of the next, or does not stand out."""


def hinting(view: View, marks: Marks) -> Generator[None, None, Hint]:  # noqa: ARG001 - there is no sheet
    """The hint for the seat of a view; it rests on nothing else."""
    yield
    seat = view.viewer
    asked = next((one.kind for one in view.asked if one.seat == seat), "")
    if view.outcome is not None or not isinstance(seat, int):
        return Hint(NOTHING, Proof(said("nothing"), ()))
    case = Case(view, seat, LEVELS[ADVISER], stream_for(len(view.facts), "hint"))
    yield
    if not asked:
        lines = _who(case)
        if not lines:
            return Hint(NOTHING, Proof(said("nothing"), ()))
        return Hint(QUESTION, Proof(said("suspects"), lines))
    if asked == "main_move":
        intent: Intent = intent_of(scored(case)[0][1])
        lines = _of_move(case, intent)
    else:
        intent, _ = ANSWERS[asked](case)
        lines = _of_answer(case, asked, intent)
    sure = case.chances.count(1.0) == 1
    return Hint(CONCLUSION if sure else QUESTION, Proof(_advice(intent), lines))


def _advice(intent: Intent) -> Message:
    """What to do, as the button says it."""
    return Message(f"deadly_premonition.action.{tag_of(intent)}", msgspec.structs.asdict(intent))


# -- who ----------------------------------------------------------------------------------


def _who(case: Case) -> tuple[Message, ...]:
    """Who is likely the Killer, and by what; nothing for the Killer and in a duel."""
    chances = case.chances
    best = max(chances, default=0.0)
    if best <= 0:
        return ()
    seat = chances.index(best)
    if best >= 1:
        return (said("only_one", seat=seat),)
    if chances.count(best) > 1:
        return (said("all_alike", percent=percent(best)),)
    second = max(chance for other, chance in enumerate(chances) if other != seat)
    key = "likeliest" if best - second >= STANDS_OUT else "hardly"
    return (said(key, seat=seat, percent=percent(best)), *why_suspected(case.view, seat))


# -- the moves of a turn ------------------------------------------------------------------


def _of_move(case: Case, intent: Intent) -> tuple[Message, ...]:
    match intent:
        case do.Accuse():
            owner = case.sketch.owner_of(SUSPECT[intent.suspect])
            return (*_about(case, owner), *_battle(case, owner, intent.card, intent.suspect))
        case do.Incriminate() | do.CoffeeIncriminate():
            owner = case.sketch.owner_of(SUSPECT[intent.suspect])
            if owner == case.seat:
                return (said("own_way"),)
            return (
                *_progress(case, owner),
                *_about(case, owner),
                *_battle(case, owner, intent.card, intent.suspect),
            )
        case do.CheckWeather() | do.PeekWeather():
            return _weather(case)
        case do.ProveInnocent() | do.CoffeePresume():
            return (said("still_leading", count=_leading(case, case.seat)),)
        case do.SwapSuspects():
            owner = case.sketch.owner_of(SUSPECT[intent.other])
            own = said("still_leading", count=_leading(case, case.seat))
            return (own, *_progress(case, owner))
        case do.ToiletBreak() | do.LockDown() if intent.seat != case.seat:
            return _progress(case, intent.seat)
        case do.LookAtHand() | do.StealCard() | do.DiscardFrom() | do.ExchangeHands():
            count = case.seen.counts[intent.seat]
            return (said("cards_there", seat=intent.seat, count=count),)
        case do.Protect() | do.LockDown():
            return _dangers(case)
        case do.EndTurn() | do.DiscardCard() | do.RedrawHand():
            return (said("little_use"),)
        case _:
            return (said("free") if tag_of(intent) in _FREE else said("worth_it"),)


_FREE = frozenset(("place_doll", "draw_two", "extra_move", "amplify"))


def _leading(case: Case, seat: int) -> int:
    return (case.sketch.on[seat] & case.sketch.leading).bit_count()


def _about(case: Case, seat: int) -> tuple[Message, ...]:
    """How likely a seat is the Killer."""
    chance = case.chances[seat]
    if chance >= 1:
        return (said("only_one", seat=seat),)
    if chance > 0:
        return (said("chance", seat=seat, percent=percent(chance)), *why_suspected(case.view, seat))
    return ()


def _progress(case: Case, seat: int) -> tuple[Message, ...]:
    left = _leading(case, seat)
    return (said("may_accuse", seat=seat) if not left else said("near", seat=seat, count=left),)


def _battle(case: Case, seat: int, card: str, suspect: str) -> tuple[Message, ...]:
    """How likely a battle is answered, and how far one could go on."""
    number, named = NUMBER[card], SUSPECT[suspect]
    plans = case.thumb.plans(case.sketch, case.seat)
    lines = []
    known = case.seen.known[seat] & DEFENDS[named]
    if known:
        lines.append(said("known_answers", seat=seat, cards=[CARDS[one] for one in bits(known)]))
    unanswered, won = plans.attack(seat, named, number)
    lines.append(said("answered", seat=seat, percent=percent(1 - unanswered)))
    backing = (plans.hand & ATTACKS[named] & ~(1 << number)).bit_count()
    if backing:
        lines.append(said("backing", count=backing, percent=percent(won)))
    return tuple(lines)


def _weather(case: Case) -> tuple[Message, ...]:
    """What the weather deck holds, which everybody can count."""
    deck = case.seen.weather
    kills = sum(WEATHER_KIND[card] in MURDERS for card in deck)
    lines = [said("weather", count=len(deck), kills=kills)]
    if case.seen.top:
        lines.insert(0, said("next", card=WEATHER[case.seen.top[0]]))
    if case.sketch.limit:
        lines.append(said("deaths_left", count=case.sketch.limit - case.sketch.deaths))
    return tuple(lines)


def _dangers(case: Case) -> tuple[Message, ...]:
    near = [seat for seat in case.sketch.others(case.seat) if _leading(case, seat) <= 1]
    found = [line for seat in near for line in _progress(case, seat)]
    return tuple(found) or (said("still_leading", count=_leading(case, case.seat)),)


# -- answers ------------------------------------------------------------------------------


def _of_answer(case: Case, asked: str, intent: Intent) -> tuple[Message, ...]:
    if asked == "battle_response":
        return _of_battle(case)
    if asked == "weather_order":
        return _weather(case)
    if asked == "doll_reroll":
        murder = case.view.values["murder"]
        key = "roll_bad" if isinstance(intent, do.Reroll) else "roll_good"
        return (said(key, seat=murder["board"], value=murder["value"]),)
    if asked == "protect_pick":
        return _dangers(case)
    if isinstance(intent, do.IncriminateOwn):
        count = (case.sketch.hands[case.seat] & DEFENDS[SUSPECT[intent.suspect]]).bit_count()
        return (said("own_answers", count=count),)
    return (said("worth_it"),)


def _of_battle(case: Case) -> tuple[Message, ...]:
    values = case.view.values["battle"]
    attacks = case.seat == values["attacker"]
    other = values["defender"] if attacks else values["attacker"]
    suspect = SUSPECT[values["suspect"]]
    mine = (ATTACKS if attacks else DEFENDS)[suspect]
    theirs = (DEFENDS if attacks else ATTACKS)[suspect]
    count = (case.sketch.hands[case.seat] & mine).bit_count()
    plans = case.thumb.plans(case.sketch, case.seat)
    chance = 1 - plans.fewer_answers(other, theirs, 0)
    lines = [said("own_answers", count=count)]
    if count:
        lines.append(said("answered", seat=other, percent=percent(chance)))
    if values["kind"] == "accuse":
        lines.insert(0, said("at_stake", seat=values["defender"]))
    return tuple(lines)
