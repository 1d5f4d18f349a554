"""Any decision as a menu: each option a plate where they are few, otherwise part by part."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from game.core.decisions import Decision
from game.core.intents import Intent, tag_of
from scenes.private.looks import Answer
from scenes.tabletop.desk import Desk

FEW = 10
"""Up to here every option is a plate of its own."""

PAGE = 31
"""Plates on one page; one more leads to the next."""

MORE = "more"


@dataclass(frozen=True, slots=True)
class Entry:
    """A plate: its key and its words."""

    key: str
    words: str


class OptionMenu:
    """Walks from all options of a decision to one intent.

    Args:
        desk: words them.
        decision: whose options.
    """

    def __init__(self, desk: Desk, decision: Decision) -> None:
        self.desk = desk
        self.decision = decision
        self.few = len(decision.options) <= FEW
        self._tag = ""
        self._parts: list[tuple[str, object]] = []
        self._page = 0

    @property
    def at_start(self) -> bool:
        """Whether nothing has been chosen yet."""
        return not self._tag and not self._parts

    def entries(self) -> list[Entry]:
        """What can be chosen now."""
        all_of_them = list(self._keyed())
        if len(all_of_them) <= PAGE + 1:
            return [Entry(key, words) for key, words, _ in all_of_them]
        start = self._page * PAGE % len(all_of_them)
        shown = all_of_them[start : start + PAGE]
        return [*(Entry(key, words) for key, words, _ in shown), Entry(MORE, "…")]

    def choose(self, key: str) -> Intent | None:
        """Take an entry; the intent when it is complete."""
        if key == MORE:
            self._page += 1
            return None
        value = next(value for name, _, value in self._keyed() if name == key)
        self._page = 0
        if isinstance(value, Intent):
            return value
        if not self._tag:
            self._tag = str(value)
        else:
            self._parts.append((self._next_field(), value))
        left = self._left()
        return left[0] if len(left) == 1 else None

    def back(self) -> None:
        """Take back the last part."""
        self._page = 0
        if self._parts:
            self._parts.pop()
        else:
            self._tag = ""

    # -- details -----------------------------------------------------------------------------

    def _keyed(self) -> Iterable[tuple[str, str, object]]:
        if self.few:
            for number, intent in enumerate(self.decision.options):
                yield f"option.{number}", self.option_words(intent), intent
        elif not self._tag:
            for group in self.decision.options.groups:
                yield f"tag.{group.tag}", self._tag_words(group.tag), group.tag
        else:
            field = self._next_field()
            values = dict.fromkeys(getattr(intent, field) for intent in self._left())
            for number, value in enumerate(values):
                yield f"value.{number}", self.value_words(field, value), value

    def _left(self) -> list[Intent]:
        return [
            intent
            for intent in self.decision.options
            if tag_of(intent) == self._tag
            and all(getattr(intent, field) == value for field, value in self._parts)
        ]

    def _next_field(self) -> str:
        fields = self._left()[0].__struct_fields__
        return str(fields[len(self._parts)])

    # -- words -------------------------------------------------------------------------------

    def option_words(self, intent: Intent) -> str:
        """An option on a button."""
        key = f"{self.desk.game}.action.{tag_of(intent)}"
        values = msgspec.structs.asdict(intent)
        if key in self.desk.texts:
            return self.desk.say(key, **values)
        named = [self.value_words(field, value) for field, value in values.items()]
        return " ".join([self._tag_words(tag_of(intent)), *named])

    def _tag_words(self, tag: str) -> str:
        key = f"{self.desk.game}.doing.{tag}"
        return self.desk.say(key) if key in self.desk.texts else tag.replace("_", " ").capitalize()

    def value_words(self, field: str, value: object) -> str:
        """A value of a slot: a card's name, a seat's name, or what the texts say."""
        if isinstance(value, int) and field in ("seat", "target"):
            return self.desk.texts.name_of(value)
        for family in ("card", field):
            key = f"{self.desk.game}.{family}.{value}"
            if key in self.desk.texts:
                return self.desk.say(key)
        return str(value)


class BlindMenu(OptionMenu):
    """Every answer that anybody may know of; one that the seat may not give does nothing.

    However many of them it may give, it comes by as many with one button.

    Args:
        desk: words them.
        decision: of the seat.
        answers: all of them.
    """

    def __init__(self, desk: Desk, decision: Decision, answers: Iterable[Answer]) -> None:
        super().__init__(desk, decision)
        self.answers = tuple(answers)

    def entries(self) -> list[Entry]:
        say = self.desk.say
        return [Entry(f"answer.{at}", say(one.words)) for at, one in enumerate(self.answers)]

    def choose(self, key: str) -> Intent | None:
        intent = self.answers[int(key.rpartition(".")[2])].intent
        return intent if intent in self.decision.options else None

    def option_words(self, intent: Intent) -> str:
        return next(self.desk.say(one.words) for one in self.answers if one.intent == intent)
