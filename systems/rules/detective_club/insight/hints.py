"""Hints: which word, which card, whom to suspect, each with its grounds; all from one view.

The grounds of a suspicion are a table: the pairs of all others with how well they fit, the one
that fits least first.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from game.core.insight import Hint, Marks, Proof
from game.core.intents import Intent
from game.core.messages import Message
from game.core.rng import stream_for
from game.core.view import View
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import MOST_TAGS, VAGUE, reasons, thing_behind
from systems.rules.detective_club.bots.case import Case
from systems.rules.detective_club.bots.explaining import explain
from systems.rules.detective_club.bots.levels import SHARP
from systems.rules.detective_club.bots.pack import likely_tags
from systems.rules.detective_club.bots.playing import chances
from systems.rules.detective_club.insight.ideas import best_words
from systems.rules.detective_club.insight.pairs import Pair, pairs
from systems.rules.detective_club.insight.words import as_button, percent, said

QUESTION, GUESS, NOTHING = "question", "guess", "nothing"
MOST_IDEAS = 3
MOST_GUESSES = 3
STANDS_OUT = 0.12
"""By so much the one that fits least is ahead of the next, or nobody stands out."""

Slices = Generator[None, None, Hint]


def hinting(view: View, marks: Marks) -> Slices:  # noqa: ARG001 - there is no sheet
    """The hint for the seat of a view; it rests on nothing else, and is the same every time."""
    yield
    seat = view.viewer
    nothing = Hint(NOTHING, Proof(said("nothing"), ()))
    if not isinstance(seat, int) or view.outcome is not None:
        return nothing
    asked = next((one.kind for one in view.asked if one.seat == seat), "")
    case = adviser(view, seat)
    yield
    if asked == "choose_word":
        return _word(view)
    found = _ADVICE[asked](case) if asked in _ADVICE else _waiting(case)
    return found or nothing


def adviser(view: View, seat: int) -> Case:
    """What a sharp player has before it who does not err."""
    return Case.of_view(view, seat, LEVEL, stream_for(len(view.facts), "hint"))


LEVEL = SHARP.exact()


# -- which word ---------------------------------------------------------------------------


def _word(view: View) -> Hint:
    ideas = best_words(view, MOST_IDEAS)
    if not ideas:
        return Hint(QUESTION, Proof(said("no_list"), ()))
    return Hint(QUESTION, Proof(as_button(do.Word(ideas[0].word)), tuple(one.why for one in ideas)))


def _tags(case: Case) -> Hint | None:
    tags = likely_tags(case.word, MOST_TAGS)
    if not tags:
        return Hint(QUESTION, Proof(said("unknown_word", word=case.word), ()))
    return Hint(QUESTION, Proof(as_button(do.Tags(tags)), (said("by_nearness", word=case.word),)))


# -- which card ---------------------------------------------------------------------------


def _card(case: Case) -> Hint | None:
    found = chances(case)
    best = found[0].card
    lines: list[Message] = []
    if not case.word:
        lines += _guesses(case)
        lines.append(said("likely_fit", card=best, percent=round(found[0].fit)))
        return Hint(GUESS, Proof(as_button(do.Play(best)), tuple(lines)))
    lines.append(_fitting(case, best))
    rivals = [one for one in found[1:] if one.fit > found[0].fit]
    if rivals:
        key = "gives_away" if case.seat != case.active else "less_helpful"
        lines.append(said(key, card=max(rivals, key=lambda one: one.fit).card))
    elif len(found) > 1:
        lines.append(said("next_best", card=found[1].card, percent=round(found[1].fit)))
    return Hint(QUESTION, Proof(as_button(do.Play(best)), tuple(lines)))


def _guesses(case: Case) -> list[Message]:
    """The likeliest words, for one who has not seen it."""
    odds = case.guess_from(case.plays, without=case.seat).odds[:MOST_GUESSES]
    return [said("may_be", word=word, percent=percent(chance)) for word, chance in odds]


def _fitting(case: Case, card: str) -> Message:
    """By what a card fits the word."""
    tag = reasons(card, case.concept)[0]
    fit = round(case.fit(card))
    if tag == VAGUE:
        return said("fits_somehow", card=card, word=case.word, percent=fit)
    thing = thing_behind(card, tag)
    return said("fits", card=card, word=case.word, thing=thing, tag=tag, percent=fit)


# -- what to say --------------------------------------------------------------------------


def _reasons(case: Case) -> Hint | None:
    cards = case.played_by(case.seat)
    lines = tuple(_fitting(case, card) for card in cards)
    intent: Intent = explain(case)
    return Hint(QUESTION, Proof(as_button(intent), lines))


# -- whom to suspect ----------------------------------------------------------------------


def _vote(case: Case) -> Hint | None:
    found = pairs(case)
    if not found:
        return None
    first = found[0]
    rows = tuple(map(row_of, found))
    ending = _ending(case, found)
    return Hint(GUESS, Proof(as_button(do.Vote(first.seat)), rows, ending))


def row_of(pair: Pair) -> Message:
    """A pair as a row of the table."""
    return said(
        "pair",
        seat=pair.seat,
        cards=list(pair.cards),
        fits=list(pair.fits),
        percent=percent(pair.chance),
    )


def _ending(case: Case, found: list[Pair]) -> Message:
    first = found[0]
    if case.guesses:
        return said("you_guess", seat=first.seat)
    if len(found) > 1 and first.chance - found[1].chance < STANDS_OUT:
        return said("nobody_stands_out")
    worst = min(first.clues, key=lambda clue: clue.tells)
    key = "early" if worst.expected < 0.5 else "late"
    return said(key, seat=first.seat, card=worst.card, percent=round(100 * worst.expected))


def _waiting(case: Case) -> Hint | None:
    """Nothing is asked of the seat: what it may think of the table meanwhile."""
    if not case.word and case.plays and case.guesses:
        lines = tuple(_guesses(case))
        return Hint(GUESS, Proof(said("guess_on"), lines)) if lines else None
    found = [pair for pair in pairs(case) if pair.cards]
    if not case.word or len(found) < 2:
        return None
    return Hint(GUESS, Proof(said("so_far"), tuple(map(row_of, found))))


_ADVICE: dict[str, Callable[[Case], Hint | None]] = {
    "tag_word": _tags,
    "play_card": _card,
    "explain": _reasons,
    "vote": _vote,
}
"""Kind of decision -> the hint for it."""
