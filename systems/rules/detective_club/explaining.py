"""Why something is not among the options, in a word with a text ``why_not.<word>``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.intents import Intent
from game.core.table import Table
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import FEWEST_TAGS
from systems.rules.detective_club.club import Club
from systems.rules.detective_club.content import TOPICS, gallery
from systems.rules.detective_club.legality import may_write
from systems.rules.detective_club.words import normal_form, problem

_FIRST = {
    "choose_word": "choose_a_word_first",
    "tag_word": "say_what_it_is_about",
    "play_card": "play_a_card_first",
    "explain": "explain_first",
    "ready": "say_when_you_are_ready",
    "vote": "vote_first",
    "propose_topic": "keep_or_propose",
    "agree_topic": "agree_or_not",
}


def detail(table: Table, seat: int, kind: str, intent: Intent) -> str:
    """The reason in a word."""
    found = _REASONS.get(type(intent))
    if found is None or found[0] != kind:
        return _FIRST[kind]
    return found[1](table.look.club, seat, intent)


def _word(club: Club, _seat: int, intent: do.Word) -> str:
    if club.has_no_list:
        return "this_topic_has_no_list"
    if intent.w not in gallery().concepts:
        return "not_on_the_list"
    return "word_was_used" if club.is_spent(intent.w) else "not_of_this_topic"


def _word_free(club: Club, seat: int, intent: do.WordFree) -> str:
    if not club.table.rules["free_words"]:
        return "no_words_of_your_own"
    if not may_write(club, seat):
        return "computers_pick_from_the_list"
    wrong = problem(intent.text)
    if wrong:
        return wrong
    return "word_was_used" if club.is_spent(normal_form(intent.text)) else "word_is_too_long"


def _tags(_club: Club, _seat: int, intent: do.Tags) -> str:
    if not set(gallery().tags).issuperset(intent.tags):
        return "no_such_tag"
    if len(set(intent.tags)) < len(intent.tags):
        return "each_tag_once"
    return "more_tags" if len(intent.tags) < FEWEST_TAGS else "fewer_tags"


def _play(_club: Club, _seat: int, _intent: do.Play) -> str:
    return "not_in_your_hand"


def _explain(_club: Club, _seat: int, _intent: do.Explain) -> str:
    return "no_such_reason"


def _explain_done(_club: Club, _seat: int, _intent: do.ExplainDone) -> str:
    return "computers_give_reasons"


def _vote(club: Club, seat: int, intent: do.Vote) -> str:
    if intent.target == seat:
        return "not_for_yourself"
    if intent.target == club.round.active:
        return "not_for_the_active_player"
    return "no_such_player"


def _propose(_club: Club, _seat: int, intent: do.Propose) -> str:
    return "it_is_the_topic" if intent.topic in TOPICS else "no_such_topic"


_REASONS: dict[type[Intent], tuple[str, Callable[[Club, int, Any], str]]] = {
    do.Word: ("choose_word", _word),
    do.WordFree: ("choose_word", _word_free),
    do.Tags: ("tag_word", _tags),
    do.Play: ("play_card", _play),
    do.Explain: ("explain", _explain),
    do.ExplainDone: ("explain", _explain_done),
    do.Vote: ("vote", _vote),
    do.Propose: ("propose_topic", _propose),
}
