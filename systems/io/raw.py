"""Pads that SDL does not know: their raw inputs, and mappings for them.

A mapping is written as SDL writes it (``guid,name,a:b1,dpup:h0.1,leftx:a0``), so that one found by
the set-up of a pad can be given to any other program. Raw inputs are ``b3`` (a button), ``h0.1``
(a hat and its direction: 1 up, 2 right, 4 down, 8 left), ``+a1`` and ``-a1`` (an axis pushed).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import pygame

SDL_NAMES: Mapping[str, str] = {
    "south": "a",
    "east": "b",
    "west": "x",
    "north": "y",
    "back": "back",
    "start": "start",
    "left_shoulder": "leftshoulder",
    "right_shoulder": "rightshoulder",
    "up": "dpup",
    "down": "dpdown",
    "left": "dpleft",
    "right": "dpright",
}
"""Our names by position -> SDL's."""

USUAL = (
    "a:b0,b:b1,x:b2,y:b3,leftshoulder:b4,rightshoulder:b5,back:b6,start:b7,leftx:a0,lefty:a1,"
    "dpup:h0.1,dpright:h0.2,dpdown:h0.4,dpleft:h0.8"
)
"""What most plain pads do; used until somebody has set the pad up."""

PUSHED = 0.6

Model = tuple[str, str]
"""GUID and name of pads that have their buttons in the same places."""


@dataclass(slots=True)
class RawMapping:
    """Raw input -> our name of a button, and the axes of the stick."""

    buttons: dict[str, str] = field(default_factory=dict)
    stick: dict[int, int] = field(default_factory=dict)
    """Axis of the pad -> 0 (across) or 1 (down)."""

    @classmethod
    def parse(cls, line: str) -> RawMapping:
        """A mapping from its line; entries that mean nothing to us are left out."""
        ours = {theirs: name for name, theirs in SDL_NAMES.items()}
        mapping = cls()
        for entry in line.split(","):
            name, _, source = entry.partition(":")
            if name in ("leftx", "lefty") and source[:1] == "a" and source[1:].isdigit():
                mapping.stick[int(source[1:])] = 0 if name == "leftx" else 1
            elif name in ours and source:
                mapping.buttons[source] = ours[name]
        return mapping


def mapping_line(guid: str, name: str, found: Mapping[str, str]) -> str:
    """The line for what a set-up found: our names of buttons -> raw inputs."""
    parts = [*model_of(guid, name)]
    parts += [f"{SDL_NAMES[ours]}:{source}" for ours, source in found.items() if ours in SDL_NAMES]
    return ",".join(parts)


class RawState:
    """What is held on a plain joystick, so that changes become presses and releases."""

    def __init__(self) -> None:
        self._down: set[str] = set()

    def changes(self, event: pygame.event.Event) -> list[tuple[str, bool]]:
        """Raw inputs that went down or up with this event."""
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._set({f"b{event.button}": event.type == pygame.JOYBUTTONDOWN})
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            hat = f"h{event.hat}."
            return self._set(
                {f"{hat}1": y > 0, f"{hat}2": x > 0, f"{hat}4": y < 0, f"{hat}8": x < 0}
            )
        if event.type == pygame.JOYAXISMOTION:
            name = f"a{event.axis}"
            return self._set({f"+{name}": event.value > PUSHED, f"-{name}": event.value < -PUSHED})
        return []

    def _set(self, states: Mapping[str, bool]) -> list[tuple[str, bool]]:
        changed = [(name, down) for name, down in states.items() if down != (name in self._down)]
        for name, down in changed:
            if down:
                self._down.add(name)
            else:
                self._down.discard(name)
        return sorted(changed, key=lambda change: change[1])  # releases come first


def model_of(guid: str, name: str) -> Model:
    """Which pads a mapping is for: makers have used one id for different ones."""
    return guid, name.replace(",", " ")


def by_model(lines: Iterable[str]) -> dict[Model, RawMapping]:
    """Mappings by the pad's GUID and name."""
    found = {}
    for line in lines:
        guid, _, rest = line.partition(",")
        found[model_of(guid, rest.partition(",")[0])] = RawMapping.parse(line)
    return found
