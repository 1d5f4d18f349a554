"""Choices that lie anywhere on a table: lit targets, one ring that walks over them, what follows.

A decision becomes a list of :class:`Choice`: a card at a seat, a square of a board, a tile in the
middle. The panel lights them all, walks over them by four directions, says in the caption what the
focused one leads to, and gives its intent back when it is pressed::

    return TargetPanel(desk, decision, [
        Choice("chief.2", area_of_the_card, say("takes_the_place", name=...), Swap(2)),
        Choice("give_up", tile_area, say("nothing_changes"), GiveUp(), tile=("Give up", "")),
    ])

Whatever is asked must be public: what a hand allows never decides what is lit here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.core.decisions import Decision
from game.core.intents import Intent, to_json
from scenes.kit.prompts import Prompt
from scenes.parts.tiles import tile
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.board import Area
from systems.table.focus import Target
from systems.table.sprites import Sprite
from systems.table.walk import connected

PREFIX = "ui.target."
Z = 240.0
"""Over everything that lies on the table, below boards that are laid over it."""

EDGE = "#FFE9A8"


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen where it lies.

    Attributes:
        key: its name; letters, digits and points.
        area: where it lies.
        says: what follows, for the caption while it has the focus; empty says the question.
        intent: the answer; None where ``then`` goes on asking.
        then: the next choices, after this one.
        alone: it leads to the seat's own page, where the decision goes on.
        button: what the press does, in words; empty for the usual word.
        tile: label and second line of a plate that is drawn there; None for what lies there.
        radius: of its corners.
    """

    key: str
    area: Area
    says: Content = ""
    intent: Intent | None = None
    then: tuple[Choice, ...] = ()
    alone: bool = False
    button: str = ""
    tile: tuple[str, str] | None = None
    radius: float = 10.0


class TargetPanel(Panel):
    """Lets a seat choose among things on the table.

    Args:
        desk: of the table.
        decision: what is asked.
        choices: everything legal, in reading order.
        question: the caption while nothing more special is to be said.
        first: key of the first focus; it must follow from public facts alone. The first choice if
            left out.
        entered: called with the chain of chosen keys whenever it changes (to show a preview).
    """

    def __init__(
        self,
        desk: Desk,
        decision: Decision,
        choices: Sequence[Choice],
        question: Content = "",
        *,
        first: str = "",
        entered: Callable[[tuple[str, ...]], None] | None = None,
    ) -> None:
        super().__init__(desk, decision)
        self.question = question
        self._levels: list[tuple[Choice, ...]] = [tuple(choices)]
        self._chosen: list[str] = []
        self._first = first
        self._entered = entered

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen now."""
        return self._levels[-1]

    @property
    def focused(self) -> Choice | None:
        """The choice under the focus; None while that is at the foot."""
        key = self.desk.focus.current()
        return next((one for one in self.choices if one.key == key), None)

    @property
    def at_start(self) -> bool:
        return len(self._levels) == 1

    # -- life --------------------------------------------------------------------------------

    def open(self) -> None:
        self._lay_out(self._first)

    def close(self) -> None:
        self._clear()
        self.desk.focus.replace([])

    def focus_moved(self) -> None:
        """The focused one has the ring; all others keep their light."""
        stage, focused = self.desk.stage, self.focused
        for choice in self.choices:
            name = PREFIX + choice.key
            if name not in stage:
                continue
            here = focused is not None and focused.key == choice.key
            if choice.tile is not None:
                stage.change(name, picture=self._tile(choice, lit=here))
            else:
                stage.change(name, visible=not here)

    def press(self, kind: Kind) -> Intent | None:
        choice = self.focused
        if kind is Kind.BACK and not self.at_start:
            self._levels.pop()
            self._lay_out(self._chosen.pop())
        elif kind is Kind.CONFIRM and choice is not None:
            if choice.intent is not None:
                return choice.intent
            self.looks_first = choice.alone
            if choice.then:
                self._levels.append(choice.then)
                self._chosen.append(choice.key)
                self._lay_out("")
        return None

    def chosen(self) -> Mapping[str, object]:
        """What everything that can still be chosen has in common."""
        if self.at_start:
            return {}
        left = [to_json(intent) for intent in _answers(self.choices)]
        first, *others = left or [{}]
        missing = object()
        return {
            name: value
            for name, value in first.items()
            if all(other.get(name, missing) == value for other in others)
        }

    # -- words -------------------------------------------------------------------------------

    def caption(self) -> Content | None:
        choice = self.focused
        says = choice.says if choice is not None and choice.says else self.question
        return says or None

    def prompts(self) -> tuple[Prompt, ...]:
        say, choice = self.desk.say, self.focused
        word = choice.button if choice is not None and choice.button else say("prompt.confirm")
        own = [Prompt(Kind.LEFT, say("prompt.choose"))] if len(self.choices) > 1 else []
        own.append(Prompt(Kind.CONFIRM, word))
        if not self.at_start:
            own.append(Prompt(Kind.BACK, say("prompt.back")))
        return tuple(own)

    # -- details -----------------------------------------------------------------------------

    def _lay_out(self, first: str) -> None:
        self._clear()
        stage, focus = self.desk.stage, self.desk.focus
        for choice in self.choices:
            picture = self._tile(choice, lit=False) if choice.tile else _light(choice)
            stage.add(Sprite(picture, *choice.area.centre, Z), name=PREFIX + choice.key)
        targets = [
            Target(choice.key, pygame.Rect(choice.area), choice.radius) for choice in self.choices
        ]
        focus.replace(connected(targets))
        if self.choices:
            keys = [choice.key for choice in self.choices]
            focus.set(first if first in keys else keys[0])
        self.focus_moved()
        if self._entered is not None:
            self._entered(tuple(self._chosen))

    def _clear(self) -> None:
        for name in self.desk.stage.names:
            if name.startswith(PREFIX):
                self.desk.stage.remove(name)

    def _tile(self, choice: Choice, *, lit: bool) -> Picture:
        label, line = choice.tile or ("", "")
        size = (choice.area.width, choice.area.height)
        return tile(self.desk, label, line, size, lit=lit)


def _answers(choices: Sequence[Choice]) -> Iterator[Intent]:
    """Every intent to which choices lead, at once or later."""
    for choice in choices:
        if choice.intent is not None:
            yield choice.intent
        yield from _answers(choice.then)


def _light(choice: Choice) -> Picture:
    """The light around a legal target: an edge, and a glow that stays outside of it."""
    return target_light((choice.area.width, choice.area.height), choice.radius)


def target_light(size: tuple[float, float], radius: float = 10) -> Picture:
    """The warm edge of something that can be chosen."""

    def paint(brush: Brush) -> None:
        width, height = size
        for out, opacity in ((9, 0.16), (6, 0.24)):
            box = (-out, -out, width + 2 * out, height + 2 * out)
            brush.plate(
                box, radius + out, None, edge="#FFC44D", edge_width=out, edge_opacity=opacity
            )
        box = (-4, -4, width + 8, height + 8)
        brush.plate(box, radius + 4, None, edge="#0E0B0A", edge_width=6, edge_opacity=0.7)
        brush.plate((-3, -3, width + 6, height + 6), radius + 3, None, edge=EDGE, edge_width=4)

    return painted(("target light", size, radius), size, paint, margin=14)
