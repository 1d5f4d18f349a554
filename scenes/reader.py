"""Reads the screen aloud: where one is, what has the focus, what has just happened at the table.

It says what everybody in the room may know and nothing else: while anything private is on the
screen it is silent, and of a table it tells what everybody sees. Who plays alone with headphones
may hear the own side of the table, too.
"""

from __future__ import annotations

from scenes.base import Scene
from scenes.context import Context

OFF, ROOM, EAR = "off", "room", "ear"


class Reader:
    """Follows the upper scene, frame by frame.

    Args:
        context: its stack is followed, its voice speaks.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self._scene: Scene | None = None
        self._told: tuple[str, ...] = ()
        self._mode = OFF

    def follow(self) -> None:
        """Say what has changed since the last frame."""
        context, mode = self.context, self.context.settings.speech
        turned = self._turned(mode) if mode != self._mode else []
        if mode == OFF:
            if turned:
                context.speech.say(turned[0])
            return
        scene = context.stack.top
        if scene is None or any(one.private for one in context.stack):
            if self._told:
                context.speech.stop()
            self._scene, self._told = None, ()
            if turned:
                context.speech.say(turned[0])
            return
        context.speech.language = context.settings.language
        now = scene.spoken(alone=mode == EAR)
        if scene is not self._scene:
            self._scene, self._told = scene, ()
        new = turned + [words for words in now if words and words not in self._told]
        self._told = now
        if new:
            context.speech.say(". ".join(new))

    def _turned(self, mode: str) -> list[str]:
        """It was switched on or off: both are said."""
        context, self._mode = self.context, mode
        context.speech.volume = context.settings.volume_voice / 100
        words = context.say(f"settings.value.{mode}")
        return [f"{context.say('settings.speech')}: {words}"]
