"""Rows of a list: a label, and a value that left and right change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.kit import cues
from scenes.kit.widgets import Box, Widget, chosen_ground
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import BRASS, BRASS_LIGHT, INK

if TYPE_CHECKING:
    from scenes.kit.listing import Listing
    from scenes.kit.screen import Screen

ROW_HEIGHT = 70


class Row(Widget):
    """The base: label on the left, value on the right, lit while it has the focus.

    Args:
        key: its name.
        box: where it is.
        label: what it is about.
        size: of the label.
    """

    def __init__(self, key: str, box: Box, label: str, *, size: float = 36) -> None:
        super().__init__(key, box, radius=16)
        self.label = label
        self.size = size
        self.listing: Listing | None = None

    def state(self) -> tuple[object, ...]:
        """What decides how the value looks."""
        return ()

    def draw_value(self, brush: Brush, screen: Screen, ink: str) -> None:
        """Draw the value in the right half of the row."""

    def value_words(self) -> tuple[str, ...]:
        """The words of the value."""
        return ()

    def build(self, screen: Screen) -> None:
        self.show(screen, self._picture(screen), self.rect.centerx, self.rect.centery)

    def on_focus(self, screen: Screen, focused: bool) -> None:
        super().on_focus(screen, focused)
        self.rebuild(screen)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        return self.listing is not None and self.listing.steer(screen, self, direction)

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        size = (float(self.rect.width), float(self.rect.height))
        ink = INK if self.focused else theme.text
        room = size[0] * self.label_share() - 28
        fitted = text.boxed(self.label, "body", self.size, (room, size[1] - 6), line=1.0)
        label = text.picture(
            self.label, "body", fitted, ink, width=room, most_lines=2, line=1.0, fixed=True
        )

        def paint(brush: Brush) -> None:
            box = (0, 0, size[0], size[1])
            if self.focused:
                chosen_ground(brush, box, 16)
            else:
                brush.plate(
                    box, 16, theme.panel, fill_opacity=0.86, edge=theme.edge, edge_width=1.5
                )
            brush.picture(label, (28 + label.size[0] / 2, size[1] / 2))
            self.draw_value(brush, screen, ink)

        key = (
            "row",
            type(self).__name__,
            self.label,
            size,
            self.state(),
            self.focused,
            self.enabled,
            text.percent,
            theme,
        )
        says = (self.label, *self.value_words())
        return painted(key, size, paint, text.book, says=says)

    def label_share(self) -> float:
        """The part of the width that belongs to the label."""
        return 0.5


class LinkRow(Row):
    """A row that opens something.

    Args:
        key, box, label: as for every row.
        press: called when it is pressed.
    """

    def __init__(self, key: str, box: Box, label: str, press: Callable[[], object]) -> None:
        super().__init__(key, box, label)
        self._press = press

    def on_press(self, screen: Screen) -> bool:
        self._press()
        return True

    def label_share(self) -> float:
        return 0.86

    def draw_value(self, brush: Brush, screen: Screen, ink: str) -> None:
        right, middle = self.rect.width - 44, self.rect.height / 2
        brush.line((right - 7, middle - 13), (right + 6, middle), ink, 5)
        brush.line((right + 6, middle), (right - 7, middle + 13), ink, 5)


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a choice: what is kept, and how it is called."""

    value: object
    label: str


class ChoiceRow(Row):
    """A row with a value out of several; left and right, or OK, change it.

    Args:
        key, box, label: as for every row.
        options: the values in order.
        value: the present one.
        change: called with the new value.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        options: Sequence[Option],
        value: object,
        change: Callable[[object], object],
    ) -> None:
        super().__init__(key, box, label)
        self.options = tuple(options)
        self.index = next((n for n, option in enumerate(self.options) if option.value == value), 0)
        self._change = change

    def state(self) -> tuple[object, ...]:
        return (self.index, self.options[self.index].label, len(self.options))

    def value_words(self) -> tuple[str, ...]:
        return (self.options[self.index].label,)

    def on_press(self, screen: Screen) -> bool:
        return self._turn(screen, 1, wrap=True)

    def on_click(self, screen: Screen, at: tuple[float, float]) -> bool:
        left = self.rect.left + self.rect.width * 0.5
        if at[0] < left:
            return self._turn(screen, 1, wrap=True)
        return self._turn(screen, -1 if at[0] < (left + self.rect.right) / 2 else 1, wrap=True)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        if direction not in (Kind.LEFT, Kind.RIGHT):
            return super().on_steer(screen, direction)
        self._turn(screen, 1 if direction is Kind.RIGHT else -1, wrap=False)
        return True

    def _turn(self, screen: Screen, step: int, wrap: bool) -> bool:
        number = self.index + step
        if wrap:
            number %= len(self.options)
        elif not 0 <= number < len(self.options):
            screen.context.audio.cue(cues.REFUSED)
            return False
        self.index = number
        self._change(self.options[number].value)
        if screen.widgets.get(self.key) is self:  # the change may have laid everything out anew
            self.rebuild(screen)
        screen.context.audio.cue(cues.MOVE)
        return True

    def draw_value(self, brush: Brush, screen: Screen, ink: str) -> None:
        text = screen.context.text
        left = self.rect.width * 0.5
        right = self.rect.width - 28
        middle = self.rect.height / 2
        label = self.options[self.index].label
        room = right - left - 96
        size = text.boxed(label, "body", 36, (room, self.rect.height - 8), line=1.0)
        words = text.picture(
            label,
            "body",
            size,
            ink,
            width=room,
            align="centre",
            most_lines=2,
            line=1.0,
            fixed=True,
        )
        brush.picture(words, ((left + right) / 2, middle))
        last = len(self.options) - 1
        for x, way, there in ((left + 18, -1, self.index > 0), (right - 18, 1, self.index < last)):
            opacity = 1 if there else 0.25
            brush.line((x - way * 6, middle - 13), (x + way * 7, middle), ink, 5, opacity)
            brush.line((x + way * 7, middle), (x - way * 6, middle + 13), ink, 5, opacity)


class SliderRow(Row):
    """A row with a number from 0 to 100 (or another range); left and right change it.

    Args:
        key, box, label: as for every row.
        value: the present number.
        change: called with the new number.
        step: of one press.
        most: the largest number.
        unit: words for a number.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        value: int,
        change: Callable[[int], object],
        *,
        step: int = 10,
        most: int = 100,
        unit: Callable[[int], str] = str,
    ) -> None:
        super().__init__(key, box, label)
        self.value = value
        self.step = step
        self.most = most
        self._change = change
        self._unit = unit
        self._wide = 84.0
        """Room for the words of the largest number."""

    def state(self) -> tuple[object, ...]:
        return (self.value, self.most)

    def value_words(self) -> tuple[str, ...]:
        return (self._unit(self.value),)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        if direction not in (Kind.LEFT, Kind.RIGHT):
            return super().on_steer(screen, direction)
        step = self.step if direction is Kind.RIGHT else -self.step
        return self._set(screen, self.value + step)

    def on_press(self, screen: Screen) -> bool:
        return self._set(screen, 0 if self.value >= self.most else self.value + self.step)

    def on_click(self, screen: Screen, at: tuple[float, float]) -> bool:
        left, right = self._bar()
        part = (at[0] - self.rect.left - left) / (right - left)
        if part < -0.05:
            return self.on_press(screen)
        steps = round(max(0.0, min(1.0, part)) * self.most / self.step)
        return self._set(screen, steps * self.step)

    def _set(self, screen: Screen, value: int) -> bool:
        value = max(0, min(self.most, value))
        if value == self.value:
            screen.context.audio.cue(cues.REFUSED)
            return True
        self.value = value
        self._change(value)
        if screen.widgets.get(self.key) is self:
            self.rebuild(screen)
        screen.context.audio.cue(cues.MOVE)
        return True

    def _bar(self) -> tuple[float, float]:
        return (self.rect.width * 0.5, self.rect.width - 66 - self._wide)

    def draw_value(self, brush: Brush, screen: Screen, ink: str) -> None:
        self._wide = screen.context.text.measure(self._unit(self.most), "body", 32)[0]
        left, right = self._bar()
        middle = self.rect.height / 2
        part = self.value / self.most
        back = "#6B5222" if self.focused else "#4A3B29"
        brush.plate((left, middle - 7, right - left, 14), 7, back)
        if part > 0:
            front = INK if self.focused else BRASS
            brush.plate((left, middle - 7, max(14, (right - left) * part), 14), 7, front)
        knob = left + (right - left) * part
        brush.plate((knob - 15, middle - 15, 30, 30), 15, BRASS_LIGHT, edge=INK, edge_width=3)
        words = screen.context.text.picture(self._unit(self.value), "body", 32, ink)
        brush.picture(words, (self.rect.width - 28 - words.size[0] / 2, middle))


class ToggleRow(ChoiceRow):
    """A row that is on or off."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        value: bool,
        change: Callable[[object], object],
        words: tuple[str, str],
    ) -> None:
        options = (Option(False, words[0]), Option(True, words[1]))
        super().__init__(key, box, label, options, value, change)

    def draw_value(self, brush: Brush, screen: Screen, ink: str) -> None:
        on = bool(self.options[self.index].value)
        right, middle = self.rect.width - 40, self.rect.height / 2
        box = (right - 92, middle - 24, 92, 48)
        ground = "#2F7A45" if on else ("#8A7242" if self.focused else "#3A2C1D")
        brush.plate(box, 24, ground, edge=INK if self.focused else BRASS, edge_width=3)
        x = right - 24 if on else right - 68
        brush.plate((x - 17, middle - 17, 34, 34), 17, "#FFF6E0", edge=INK, edge_width=2)
        words = screen.context.text.picture(self.options[self.index].label, "body", 34, ink)
        brush.picture(words, (right - 116 - words.size[0] / 2, middle))
