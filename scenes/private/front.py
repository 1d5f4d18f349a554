"""What stands on the closed curtain: whose eyes only, which button, and who comes afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.messages import message
from scenes.context import Context
from scenes.private import parts
from scenes.private.devices import button, device_name
from scenes.private.words import block
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Box, painted
from systems.io.pictures import Picture
from systems.io.text import Content, Inline, Run
from systems.table.privacy import PeekSlot
from systems.table.signs import badge, glyph
from systems.table.sprites import Sprite

Z = 600.0

NAME_Y, EYES_Y = 624.0, 736.0
PILL = (700.0, 92.0)
PILL_WIDEST = 1400.0
PILL_Y = 852.0
LAST_LINE_Y = 972.0
PORTRAIT_CENTRE = (960.0, 344.0)
BADGE_CENTRE = (1096.0, 470.0)
GAP = Run("  ")

Placed = tuple[str, Picture, tuple[float, float]]
"""A name on the front, what stands there, and its middle."""


class Front:
    """The pictures before the drape, on the stage of a desk.

    Args:
        context: for devices and buttons.
        desk: where they are drawn.
        seat: whose curtain it is.
    """

    def __init__(self, context: Context, desk: Desk, seat: int) -> None:
        self.context = context
        self.desk = desk
        self.seat = seat
        self.hold_words = "curtain.hold"
        """Key of what the button says where it is held."""
        self.areas: dict[Kind, pygame.Rect] = {}
        """Where buttons besides OK are, for who plays with one."""
        self._names: list[str] = []

    def clear(self) -> None:
        """Take everything off the stage."""
        for name in self._names:
            self.desk.stage.remove(name)
        self.forget()

    def forget(self) -> None:
        """The stage is empty already."""
        self._names.clear()
        self.areas.clear()

    def put(self, name: str, picture: Picture, centre: tuple[float, float]) -> None:
        """One picture more; it goes with the others."""
        full = f"ui.front.{name}"
        self.desk.stage.add(Sprite(picture, *centre, Z + len(self._names)), name=full)
        self._names.append(full)

    def drop(self, *names: str) -> None:
        """Take these pictures off again, where they are."""
        for full in (f"ui.front.{name}" for name in names):
            if full in self._names:
                self._names.remove(full)
                self.desk.stage.remove(full)

    def show(self, holds: bool, slot: PeekSlot | None) -> Box:
        """Portrait, name and button; returns where the button is.

        Args:
            holds: whether the button is held to look.
            slot: shown where it runs on behind the closed curtain.
        """
        placed, pill = self._laid(holds, slot)
        for one in placed:
            self.put(*one)
        if slot is None and self.context.pace_of(self.seat) != "off":
            self._put_pause(pill)
        return pill

    def wanted(self, holds: bool) -> Iterator[Picture]:
        """What it will show, to be drawn while the curtain closes."""
        placed, _ = self._laid(holds, None)
        yield from (picture for _, picture, _ in placed)

    def _laid(self, holds: bool, slot: PeekSlot | None) -> tuple[list[Placed], Box]:
        """What is shown, and where the button is."""
        desk = self.desk
        placed = self._portrait()
        name = desk.texts.name_of(self.seat)
        size = desk.fixed.fitting(name, "display", 150, 1500)
        lettering = desk.fixed.picture(name, "display", size, gold=True)
        placed.append(("name", lettering, (960, NAME_Y)))
        words = desk.say("curtain.eyes_only" if slot is None else "peek.covered")
        fitted = desk.fixed.fitting(words, "head", 72, 1500)
        eyes = desk.fixed.picture(words, "head", fitted, "#F6DFA6", shadow=0.8)
        placed.append(("eyes", eyes, (960, EYES_Y)))
        if slot is not None:
            lamps = parts.slot_clock(max(0, -int(-slot.left // 1)), round(slot.seconds))
            placed.append(("clock", lamps, (960, LAST_LINE_Y)))
        button_, pill = self._button(holds)
        return [*placed, *button_], pill

    def _put_pause(self, pill: Box) -> None:
        """The way to the pause, for who has no button for it."""
        sign = glyph("pause", 64)
        middle = (pill[0] + pill[2] + 76, PILL_Y)
        self.put("pause", sign, middle)
        area = pygame.Rect(0, 0, 84, 84)
        area.center = round(middle[0]), round(middle[1])
        self.areas[Kind.PAUSE] = area

    def say_last(self, next_seat: int | None, *, refused: bool) -> None:
        """The last line: that a pad is gone, that a press was another seat's, or who is next."""
        desk = self.desk
        words: Content
        if self.seat in self.context.seats.lost:
            words = (
                *pieces(desk.runs("device.lost", seat=self.seat)),
                GAP,
                *pieces(desk.runs("device.lost_how")),
            )
        elif refused:
            words = desk.runs("curtain.not_you", seat=self.seat)
        else:
            then = message("curtain.last")
            if next_seat is not None:
                then = message("curtain.next", seat=next_seat)
            words = (*pieces(desk.runs("curtain.others")), GAP, *pieces(desk.runs(then)))
        line = block(desk, words, "body", 36, (1700, 96), desk.theme.text)
        if desk.theme.high:
            size = (line.size[0] + 60, line.size[1] + 12)
            plate = painted(
                ("last line", size),
                size,
                lambda brush: brush.plate((0, 0, *size), 18, desk.theme.plate),
            )
            self.put("last.plate", plate, (960, LAST_LINE_Y))
        self.put("last", line, (960, LAST_LINE_Y))

    def _portrait(self) -> list[Placed]:
        desk = self.desk
        member, style = desk.party.members[self.seat], desk.style(self.seat)
        if not member.picture:
            return [("badge", badge(desk.fixed, style, 120), PORTRAIT_CENTRE)]
        portrait = parts.oval_portrait(desk.images, member.picture, style)
        return [
            ("portrait", portrait, PORTRAIT_CENTRE),
            ("badge", badge(desk.fixed, style, 56), BADGE_CENTRE),
        ]

    def _button(self, holds: bool) -> tuple[list[Placed], Box]:
        desk = self.desk
        device = self.context.seats.device_of(self.seat)
        key = self.hold_words if holds else "curtain.press"
        if device is not None and device.sort == "keys":
            # Its key is nobody else's; "on the arrow keys" would name the wrong ones to hold.
            words = desk.say(f"curtain.{key.removeprefix('curtain.')}_key")
        else:
            words = desk.say(key, device=device_name(device, desk.texts))
        sign = button(self.context, self.seat, Kind.CONFIRM, 64, desk.fixed)
        room = PILL_WIDEST - sign.size[0] - 110
        lettering = desk.fitted(words, "body", 42, room, desk.theme.text)
        inside = sign.size[0] + 22 + lettering.size[0]
        width = max(PILL[0], inside + 96)
        left = 960 - inside / 2
        placed: list[Placed] = [
            ("pill", parts.pill((width, PILL[1]), desk.style(self.seat).colour), (960, PILL_Y)),
            ("sign", sign, (left + sign.size[0] / 2, PILL_Y)),
            ("hold", lettering, (left + inside - lettering.size[0] / 2, PILL_Y)),
        ]
        return placed, (960 - width / 2, PILL_Y - PILL[1] / 2, width, PILL[1])


def pieces(content: Content) -> tuple[str | Run | Inline, ...]:
    """Content as a tuple that can be joined with others."""
    return content if isinstance(content, tuple) else (content,)
