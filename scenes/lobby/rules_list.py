"""House rules as sentences: the few on the lobby's paper, and the words of each."""

from __future__ import annotations

from typing import Any

from game.content import Texts
from game.core.rules import HouseRule
from scenes.beside_table import beside_table
from scenes.lobby.state import LobbyState

SHOWN = 4
"""So many sentences stand on the paper; the rest is behind a button."""


def sentence(texts: Texts, game: str, rule: HouseRule, value: Any) -> str:
    """A house rule with a value, as a sentence."""
    word = str(value).lower() if isinstance(value, bool) else value
    return texts.say(f"{game}.house_rule.{rule.name}", value=word)


def told(state: LobbyState, rule: HouseRule) -> str:
    """A house rule as it stands in a lobby, as a sentence."""
    own = state.written(rule)
    if own:
        return state.texts.say(f"{state.game}.house_rule_written.{rule.name}", value=own)
    return sentence(state.texts, state.game, rule, state.house_rules[rule.name])


def hints(texts: Texts, allowed: bool) -> str:
    """Whether the table gives hints, as a sentence."""
    return texts.say("lobby.hints_on" if allowed else "lobby.hints_off")


def name(texts: Texts, game: str, rule: HouseRule) -> str:
    """The name of a house rule, for a list."""
    return texts.say(f"{game}.house_rule_name.{rule.name}")


def shown(state: LobbyState) -> list[HouseRule]:
    """The rules that the paper tells: changed ones first, then those a game would like told."""
    rows = state.rows
    changed = [rule for rule in rows if state.is_changed(rule)]
    liked = {name: place for place, name in enumerate(preferred(state.game))}
    others = sorted(
        (rule for rule in rows if rule not in changed),
        key=lambda rule: liked.get(rule.name, len(liked)),
    )
    return (changed + others)[:SHOWN]


def preferred(game: str) -> tuple[str, ...]:
    """Names of house rules that a game's table would like told first (``TOLD_RULES``)."""
    return tuple(getattr(beside_table(game, "lobby"), "TOLD_RULES", ()))
