"""A screen on which something is written, letter by letter, from a pad or on a real keyboard."""

from __future__ import annotations

from scenes.context import Context
from scenes.kit import cues
from scenes.kit.screen import Screen
from systems.io.actions import Action, Kind


class TypedScreen(Screen):
    """The base of screens that pop with what was written; the third button takes a letter back.

    Args:
        context: the tools of the house.

    Attributes:
        text: what has been written.
    """

    opaque = False

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.text = ""
        self._from_keys = False
        """Whether the last letter came from a keyboard: then Enter is the end."""

    # -- what a screen brings ----------------------------------------------------------------

    @property
    def takes_letters(self) -> bool:
        """Whether letters of a real keyboard are taken."""
        raise NotImplementedError

    def write(self, letter: str, *, as_typed: bool = False) -> None:
        """A letter was chosen on the screen, or typed on a keyboard."""
        raise NotImplementedError

    def changed(self) -> None:
        """The text is another one."""
        raise NotImplementedError

    def finish(self) -> None:
        """Nothing is missing any more."""
        raise NotImplementedError

    # -- writing -----------------------------------------------------------------------------

    def enter(self) -> None:
        self.context.input.typing = self.takes_letters
        super().enter()

    def exit(self) -> None:
        self.context.input.typing = False
        super().exit()

    def on_typed(self, text: str) -> None:
        for letter in text:
            if letter == "\b":
                self.erase()
            elif letter.isprintable():
                self.write(letter, as_typed=True)
        self._from_keys = True

    def erase(self) -> None:
        """Take the last letter back."""
        self.text = self.text[:-1]
        self.changed()

    def on_button(self, action: Action) -> bool:
        if action.kind is not Kind.EXTRA:
            return False
        self.erase()
        self.context.audio.cue(cues.MOVE)
        return True

    def on_action(self, action: Action) -> bool:
        if action.kind is Kind.CONFIRM and action.pressed and self._from_keys and self.text:
            self.finish()  # Enter, after letters were typed; again, where it was refused
            return True
        self._from_keys = False
        return super().on_action(action)
