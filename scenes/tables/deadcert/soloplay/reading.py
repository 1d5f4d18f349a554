"""The card with the focus, read on the desk: a plate where the Filed stacks are shown otherwise.

Below its text stays the one stack under which the card would go. Large letters take the whole
plate; the stacks can be looked at closely then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.decisions import Decision
from scenes.parts.sheets import plate
from scenes.tables.deadcert import filecards
from scenes.tables.deadcert.covertplay.plates import reading_plate
from scenes.tables.deadcert.soloplay import diagram
from scenes.tables.deadcert.soloplay.state import SoloState, snoops_in
from scenes.tabletop.desk import Desk
from scenes.tabletop.targets import Choice, TargetPanel
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.sprites import Sprite

NAME = "ui.reading"
Z = 140.0
"""Over the stacks; below whatever flies."""

FADE_MS = 150.0
AREA = diagram.AREA
FOOT = 6.0
ABOVE = AREA.height - diagram.STRIP - 2 * FOOT
"""Height of the text over the stack."""


class ReadingPanel(TargetPanel):
    """Chooses among cards, and reads the one that has the focus.

    Args:
        desk: of the table.
        decision: what is asked.
        choices: as for :class:`TargetPanel`.
        question: the caption while nothing more special is to be said.
        state: of the desk.
        cards: key of a choice -> the card that is read.
        first: key of the first focus.
    """

    def __init__(
        self,
        desk: Desk,
        decision: Decision,
        choices: Sequence[Choice],
        question: Content,
        state: SoloState,
        cards: Mapping[str, str],
        first: str = "",
    ) -> None:
        super().__init__(desk, decision, choices, question, first=first)
        self.state = state
        self.cards = cards

    def close(self) -> None:
        self._fade(0.0)
        super().close()

    def focus_moved(self) -> None:
        super().focus_moved()
        focused = self.focused
        if focused is None:
            return  # it is at the foot: what was read stays
        card = self.cards.get(focused.key)
        if card is None:
            self._fade(0.0)
            return
        picture = page(self.desk, self.state, card)
        stage = self.desk.stage
        if NAME in stage:
            stage.change(NAME, picture=picture)
        else:
            stage.add(Sprite(picture, *AREA.centre, Z, alpha=0.0), name=NAME)
        self._fade(1.0)

    def _fade(self, alpha: float) -> None:
        """It comes and goes; a turned page stays where it is."""
        if NAME in self.desk.stage:
            self.desk.director.motions.animate(NAME, FADE_MS, ease="linear", alpha=alpha)


def page(desk: Desk, state: SoloState, card: str) -> Picture:
    """A card's name and text, over the stack under which it would go."""
    size = (AREA.width, AREA.height)
    if filecards.is_large(desk):
        words, row = reading_plate(desk, card, size), None
    else:
        row = diagram.strip(desk, state.filed, snoops_in(state.laid_out), state.exposed, card)
        words = reading_plate(desk, card, (size[0], ABOVE))
    key = ("solo page", words.key, row and row.key, desk.theme)
    return desk.once(key, lambda: _page(desk, words, row, key))


def _page(desk: Desk, words: Picture, row: Picture | None, key: tuple[object, ...]) -> Picture:
    size = (AREA.width, AREA.height)
    below = _ground(desk)

    def paint(brush: Brush) -> None:
        brush.picture(below, (size[0] / 2, size[1] / 2))
        brush.picture(words, (size[0] / 2, (size[1] if row is None else ABOVE) / 2))
        if row is not None:
            brush.picture(row, (size[0] / 2, size[1] - FOOT - diagram.STRIP / 2))

    says = (*words.says, *(row.says if row else ()))
    return painted(key, size, paint, desk.book, margin=30, says=says)


def _ground(desk: Desk) -> Picture:
    """The same plate as below the stacks, but nothing shines through."""
    size = (AREA.width, AREA.height)
    dark = plate(desk, size)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 18, "#000000")
        brush.picture(dark, (size[0] / 2, size[1] / 2))

    key = ("solo page ground", desk.theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30))
