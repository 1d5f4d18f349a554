"""The simple widgets: labels, panels and buttons, and the base of all others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.sprites import Sprite
from systems.table.theme import (
    BRASS,
    BRASS_DARK,
    INK,
    PAPER_INK,
    RED,
    RED_DARK,
)

if TYPE_CHECKING:
    from scenes.kit.screen import Screen

Box = tuple[float, float, float, float]


class Widget:
    """Something on a screen. Sub-classes draw in :meth:`build` and react in the ``on_`` methods.

    Attributes:
        key: its name on the screen, unique; also the focus key.
        rect: where it is, in logical units.
        radius: of its corners, for the ring.
        focusable: whether it can have the focus.
        enabled: a disabled one can be focused (so that its reason can be read) but does
            nothing.
    """

    focusable = True

    def __init__(self, key: str, box: Box, *, radius: float = 18, enabled: bool = True) -> None:
        self.key = key
        self.rect = pygame.Rect(box)
        self.radius = radius
        self.enabled = enabled
        self.focused = False
        self._entities: list[int] = []

    def build(self, screen: Screen) -> None:
        """Put the sprites on the stage, with :meth:`show`."""

    def rebuild(self, screen: Screen) -> None:
        """Draw it anew after something about it has changed."""
        self.clear(screen)
        self.build(screen)

    def clear(self, screen: Screen) -> None:
        """Take the sprites off the stage."""
        for entity in self._entities:
            screen.stage.remove(entity)
        self._entities.clear()

    def show(self, screen: Screen, picture: Picture, x: float, y: float, z: float = 10) -> int:
        """Put a picture on the stage around a point; it goes when the widget goes."""
        entity = screen.stage.add(Sprite(picture, x, y, z))
        self._entities.append(entity)
        return entity

    def written(self, screen: Screen) -> str:
        """Everything that is written on it."""
        found: list[str] = []
        for entity in self._entities:
            picture = screen.stage[entity].picture if entity in screen.stage else None
            found += picture.says if picture is not None else ()
        return ", ".join(words for words in found if any(map(str.isalnum, words)))

    def on_focus(self, screen: Screen, focused: bool) -> None:
        """The focus came or went."""
        self.focused = focused

    def on_press(self, screen: Screen) -> bool:
        """OK was pressed on it, or it was clicked; False when that means nothing."""
        return False

    def on_only_press(self, screen: Screen) -> bool:
        """OK of somebody who has no other button; the usual answer is that of :meth:`on_press`."""
        return self.on_press(screen)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        """A direction was pressed while it has the focus; True when it used it."""
        return False

    def on_click(self, screen: Screen, at: tuple[float, float]) -> bool:
        """It was clicked at a place; the usual answer is that of :meth:`on_press`."""
        return self.on_press(screen)


class Label(Widget):
    """Text that takes no focus.

    Args:
        key: its name.
        at: the point of the text: its left end, middle or right end, by ``align``; vertically
            the middle of the capitals (of the whole block where it has several lines).
        content: what it says.
        role, size, colour, width, gold, shadow: as for the text kit.
        align: ``left``, ``centre`` or ``right``.
    """

    focusable = False

    def __init__(
        self,
        key: str,
        at: tuple[float, float],
        content: Content,
        role: str = "body",
        size: float | None = None,
        colour: str | None = None,
        *,
        align: str = "left",
        width: float | None = None,
        gold: bool = False,
        shadow: float = 0,
        most_lines: int | None = None,
    ) -> None:
        super().__init__(key, (at[0], at[1], 1, 1))
        self.at = at
        self.content = content
        self.role = role
        self.size = size
        self.colour = colour
        self.align = align
        self.width = width
        self.gold = gold
        self.shadow = shadow
        self.most_lines = most_lines

    def build(self, screen: Screen) -> None:
        context = screen.context
        picture = context.text.picture(
            self.content,
            self.role,
            self.size,
            self.colour or context.theme.text,
            width=self.width,
            align=self.align,
            gold=self.gold,
            shadow=self.shadow,
            most_lines=self.most_lines,
        )
        margin = 18 if self.gold or self.shadow else 0
        half = picture.size[0] / 2 - margin
        x = {"left": self.at[0] + half, "centre": self.at[0], "right": self.at[0] - half}
        self.show(screen, picture, x[self.align], self.at[1])
        height = picture.size[1] - 2 * margin
        left = x[self.align] - half
        self.rect = pygame.Rect(left, self.at[1] - height / 2, 2 * half, height)

    def say(self, screen: Screen, content: Content) -> None:
        """Say something else."""
        if content != self.content:
            self.content = content
            self.rebuild(screen)


class Panel(Widget):
    """A plate, or a sheet of paper, behind other things; takes no focus.

    Args:
        key: its name.
        box: where it lies.
        paper: paper grain instead of a dark plate.
        radius: of the corners.
    """

    focusable = False

    def __init__(self, key: str, box: Box, *, paper: bool = False, radius: float = 18) -> None:
        super().__init__(key, box, radius=radius)
        self.paper = paper

    def build(self, screen: Screen) -> None:
        size = (self.rect.width, self.rect.height)
        if self.paper:
            picture = screen.paper(size, self.radius)
        else:
            picture = plate_picture(screen, size, self.radius)
        self.show(screen, picture, self.rect.centerx, self.rect.centery, z=1)


def plate_picture(screen: Screen, size: tuple[float, float], radius: float) -> Picture:
    """A dark plate with a thin brass edge and a soft shadow."""
    theme = screen.context.theme

    def paint(brush: Brush) -> None:
        box = (0, 0, size[0], size[1])
        brush.shadow(box, radius, 16, 10, 0.7)
        brush.plate(
            box,
            radius,
            theme.panel,
            fill_opacity=theme.panel_opacity,
            edge=theme.edge,
            edge_width=2,
        )

    return painted(("plate", size, radius, theme), size, paint, margin=40)


@dataclass(frozen=True, slots=True)
class Look:
    """Colours of a button."""

    fill: str
    to: str
    edge: str
    ink: str
    opacity: float = 1.0


LOOKS = {
    "red": Look(RED, RED_DARK, BRASS, "#FFF6E0"),
    "dark": Look("#211710", "#150E09", BRASS_DARK, "#F8EDD4", 0.96),
    "brass": Look("#F1D896", "#D9B469", "#FFF2C4", INK),
    "paper": Look("#F3E8CC", "#E6D5AE", "#B9A27A", PAPER_INK),
}
"""``red`` for the one act a screen is about, ``dark`` for everything else, ``brass`` for what is
chosen, ``paper`` on sheets of paper."""


def chosen_ground(brush: Brush, box: Box, radius: float) -> None:
    """The brass on which a row, a key or a wheel lies while it has the focus."""
    look = LOOKS["brass"]
    brush.plate(box, radius, look.fill, to=look.to, edge=look.edge, edge_width=2)


class Button(Widget):
    """A button with a label, and perhaps a second line.

    Args:
        key: its name.
        box: where it is.
        label: what it says.
        press: called when it is pressed.
        look: a key of :data:`LOOKS`.
        size: of the label before the player's text size; it shrinks to fit, to 28.
        hint: a quiet second line.
        lit: a dark button turns to brass while it has the focus.
        enabled: a disabled one says why in its hint.
        icon: a picture left of the label.
        align: ``centre`` or ``left``.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        press: Callable[[], object] | None = None,
        *,
        look: str = "dark",
        size: float = 40,
        hint: str = "",
        lit: bool = True,
        enabled: bool = True,
        icon: Picture | None = None,
        align: str = "centre",
        radius: float = 20,
    ) -> None:
        super().__init__(key, box, radius=radius, enabled=enabled)
        self.label = label
        self.hint = hint
        self.look = look
        self.size = size
        self.lit = lit
        self.icon = icon
        self.align = align
        self._press = press

    def build(self, screen: Screen) -> None:
        self.show(screen, self._picture(screen), self.rect.centerx, self.rect.centery)

    def on_focus(self, screen: Screen, focused: bool) -> None:
        super().on_focus(screen, focused)
        if self.lit and self.look == "dark":
            self.rebuild(screen)

    def on_press(self, screen: Screen) -> bool:
        if not self.enabled or self._press is None:
            return False
        self._press()
        return True

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        chosen = self.focused and self.lit and self.look == "dark" and self.enabled
        look = LOOKS["brass" if chosen else self.look]
        if theme.high and self.look == "red":
            look = replace(look, fill=RED_DARK, ink="#FFFFFF")
        size = (self.rect.width, self.rect.height)
        ink = look.ink if self.enabled else theme.disabled
        room = size[0] - 56 - (self.icon.size[0] + 20 if self.icon else 0)
        high: float = size[1] - 12
        hint = None
        if self.hint:
            hint_box = (room, high * 0.46)
            small = text.boxed(self.hint, "quiet", 28, hint_box)
            hint = text.picture(
                self.hint,
                "quiet",
                small,
                ink,
                width=room,
                align=self.align,
                most_lines=2,
                fixed=True,
            )
            high -= hint.size[1]
        fitted = text.boxed(self.label, "head", self.size, (room, high), line=1.0)
        label = text.picture(
            self.label,
            "head",
            fitted,
            ink,
            width=room,
            align=self.align,
            most_lines=2,
            line=1.0,
            fixed=True,
        )
        key = (
            "button",
            self.label,
            self.hint,
            look,
            size,
            self.size,
            self.enabled,
            self.align,
            self.icon.key if self.icon else None,
            text.percent,
            theme,
            self.radius,
        )

        def paint(brush: Brush) -> None:
            box = (0, 0, size[0], size[1])
            brush.shadow(box, self.radius, 14, 8, 0.6)
            brush.plate(
                box,
                self.radius,
                look.fill if self.enabled else "#1A120D",
                to=look.to if self.enabled else "#120C08",
                fill_opacity=look.opacity,
                edge=look.edge if self.enabled else "#4A3B29",
                edge_width=3,
            )
            left = 28 + (self.icon.size[0] + 20 if self.icon else 0)
            middle = size[1] / 2
            if self.icon:
                brush.picture(self.icon, (28 + self.icon.size[0] / 2, middle))
            x = left + room / 2 if self.align == "centre" else left + label.size[0] / 2
            if hint is None:
                brush.picture(label, (x, middle))
            else:
                both = label.size[1] + hint.size[1]
                top = middle - both / 2
                brush.picture(label, (x, top + label.size[1] / 2))
                hint_x = x if self.align == "centre" else left + hint.size[0] / 2
                brush.picture(hint, (hint_x, top + label.size[1] + hint.size[1] / 2))

        says = (self.label, self.hint) if self.hint else (self.label,)
        return painted(key, size, paint, text.book, margin=36, says=says)
