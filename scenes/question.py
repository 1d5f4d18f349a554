"""A question over whatever is on the screen: a few answers, the harmless one first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, plate_picture
from systems.io.actions import Kind
from systems.io.text import Content
from systems.table.sprites import Sprite

WIDTH = 1080
TALLEST = 900

DONE = "done"
"""The value of an answer to what was asked once more: no, and what asked before goes as well."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer.

    Attributes:
        value: what the scene below resumes with.
        label: what the button says.
        look: ``dark``, or ``red`` for what cannot be taken back.
        sure: makes what is asked once more before the answer counts; None where there is nothing
            to ask. What is answered there counts instead, and Back there comes back here.
    """

    value: object
    label: str
    look: str = "dark"
    sure: Callable[[], Question | None] | None = None


class Asking(Screen):
    """A screen of answers over another one; some are asked once more, over it."""

    opaque = False
    _is_sure = False
    """Something is asked once more."""

    def give(self, answer: Answer) -> None:
        """An answer was chosen."""
        question = answer.sure() if answer.sure is not None else None
        if question is None:
            self.take(answer.value)
            return
        self._is_sure = True
        # The lower plate would stand out behind the upper one.
        self.widgets.clear()
        self.stage.clear()
        self.stage.set_veil(1.0)
        self._row = None
        self.context.stack.push(question)

    def take(self, value: object) -> None:
        """What an answer comes to."""
        self.context.stack.pop(value, of=self)

    def resume(self, result: Any = None) -> None:
        super().resume(result)
        asked, self._is_sure = self._is_sure, False
        if not asked:
            return
        if result is None:
            self.relayout()
        else:
            self.context.stack.pop(None if result == DONE else result, of=self)


class Question(Asking):
    """Asks, and pops with the value of the answer; Back pops with None.

    Args:
        context: the tools.
        title: the question itself.
        answers: from the first focused (the harmless one) to the last.
        text: a quieter sentence below.
    """

    name = "question"

    def __init__(
        self,
        context: Context,
        title: Content,
        answers: Sequence[Answer],
        text: Content = "",
    ) -> None:
        super().__init__(context)
        self.title = title
        self.text = text
        self.answers = tuple(answers)

    def build(self) -> None:
        kit, theme = self.context.text, self.context.theme
        self.stage.set_veil(0.32)
        room = WIDTH - 120
        title = kit.picture(self.title, "head", 52, theme.text, width=room, align="centre")
        body = None
        if self.text:
            body = kit.picture(self.text, "quiet", 36, theme.quiet, width=room, align="centre")
        button = max(84.0, kit.size("head", 40) * 1.9)
        wide = len(self.answers) == 2 and self._side_by_side()
        rows = 1 if wide else len(self.answers)
        height = 64 + title.size[1] + (body.size[1] + 28 if body else 0)
        height += 48 + rows * button + (rows - 1) * 22 + 60
        height = min(height, TALLEST)
        top, left = 540 - height / 2 - 20, 960 - WIDTH / 2
        self.stage.add(Sprite(plate_picture(self, (WIDTH, height), 28), 960, top + height / 2, 1))
        y = top + 56 + title.size[1] / 2
        self.stage.add(Sprite(title, 960, y, 2))
        y += title.size[1] / 2
        if body is not None:
            self.stage.add(Sprite(body, 960, y + 28 + body.size[1] / 2, 2))
            y += 28 + body.size[1]
        y += 48
        for number, answer in enumerate(self.answers):
            if wide:
                box = (left + 60 + number * (room / 2 + 12), y, room / 2 - 12, button)
            else:
                box = (left + 160, y + number * (button + 22), WIDTH - 320, button)
            self.add(
                Button(
                    f"answer.{number}",
                    box,
                    answer.label,
                    partial(self.give, answer),
                    look=answer.look,
                ),
                first=number == 0,
            )
        say = self.context.say
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )

    def _side_by_side(self) -> bool:
        room = (WIDTH - 120) / 2 - 12 - 56
        text = self.context.text
        return all(text.measure(a.label, "head", 40)[0] <= room for a in self.answers)
