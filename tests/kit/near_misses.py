"""Intents that are nearly legal: what a hurried player, a bot or a damaged file may hand in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from game.core.decisions import Decision
from game.core.intents import Intent, to_json
from game.core.rng import Stream
from game.match import Match

NOTHING = "no_such_thing"


class Pool:
    """Every intent that was legal at some moment; most are not legal at another one."""

    def __init__(self) -> None:
        self._intents: dict[Intent, None] = {}
        self._values: dict[Any, None] = {NOTHING: None}

    def add(self, intents: Iterable[Intent]) -> None:
        """Remember these intents and the parts of which they are made."""
        for intent in intents:
            if intent not in self._intents:
                self._intents[intent] = None
                for field in intent.__struct_fields__:
                    value = getattr(intent, field)
                    self._values |= dict.fromkeys(value if isinstance(value, tuple) else (value,))

    def any(self, stream: Stream) -> Intent:
        """One of the intents that were legal at some moment."""
        return stream.choice(list(self._intents))

    def near(self, match: Match, decision: Decision, stream: Stream, most: int) -> list[Intent]:
        """Up to ``most`` intents that are no options of the decision."""
        known = list(self._intents)
        made = [stream.choice(known) for _ in range(most)]
        for _ in range(most):
            base = decision.options.sample(stream)
            variants = list(self._variants(to_json(base), stream))
            if variants:
                made += _readable(match, [stream.choice(variants)])
        wrong = [intent for intent in dict.fromkeys(made) if intent not in decision.options]
        return wrong[:most]

    def _variants(self, data: dict[str, Any], stream: Stream) -> Iterator[dict[str, Any]]:
        """The intent with one of its parts changed."""
        values = list(self._values)
        for field, value in data.items():
            if field == "do":
                continue
            if isinstance(value, str):
                yield data | {field: NOTHING}
                yield data | {field: stream.choice(values)}
            elif isinstance(value, int):
                yield data | {field: value + 1}
                yield data | {field: -1}
            elif isinstance(value, tuple | list):
                rows = list(value)
                yield data | {field: rows[:-1]}
                yield data | {field: rows[::-1]}
                yield data | {field: [*rows, *rows[:1]]}
                yield data | {field: [stream.choice(values), *rows[1:]]}


def _readable(match: Match, rows: Iterable[dict[str, Any]]) -> Iterator[Intent]:
    for row in rows:
        try:
            yield match.intent(row)
        except msgspec.ValidationError:
            continue
