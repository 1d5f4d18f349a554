"""Picking pieces on the incident board: three for an ask, one of each type for a solution.

All 32 rows can be walked over. The focus begins at a piece that may still be asked for with profit
(for all who look: one that is not marked on the board; for somebody who plays alone: one that the
own notes leave open), and after each pick it goes on to such a piece of the next type; so an ask
takes four presses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.kit.prompts import Prompt
from scenes.parts.papers import empty_place
from scenes.parts.seats import LIGHT
from scenes.parts.tiles import tile
from scenes.tables.casefile import board, looks, plates
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.places import FOLDER_PRESSED, Places, ring, row
from scenes.tables.casefile.state import TableState
from scenes.tabletop.game_table import Panel
from scenes.tabletop.targets import target_light
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import (
    ASKED,
    EVIDENCE,
    EVIDENCE_OF,
    TYPES,
    in_order,
    type_of,
)
from systems.table.board import Area
from systems.table.focus import Target
from systems.table.ring import ring_picture
from systems.table.sprites import Sprite
from systems.table.theme import LAMP
from systems.table.walk import connected

PREFIX = "ui.pick."
Z = 230.0
LIT_THERE = "#3E2D18"
"""What the ground of a lit plate looks like over the dark wood."""
PLATE_RADIUS = 14.0


class PickPanel(Panel):
    """Rows of the board, and plates at the foot of the seat that picks.

    Args:
        places: the geometry.
        state: what everybody sees.
        decision: what is asked.
    """

    colour = looks.ASKED
    count = ASKED
    """How many are picked."""

    def __init__(self, places: Places, state: TableState, decision: Decision) -> None:
        super().__init__(places.desk, decision)
        self.places, self.state = places, state
        self.picked: list[str] = []
        self.known: frozenset[str] = frozenset()
        """What somebody who plays alone has ruled out; nothing where others look on."""

    # -- what a kind of panel says -------------------------------------------------------------

    def plates(self) -> list[tuple[str, str, Area]]:
        """Key, words and place of what can be pressed beside the rows."""
        raise NotImplementedError

    def answer(self, key: str) -> Intent | None:
        """What a plate answers."""
        raise NotImplementedError

    def question(self) -> Content:
        """The caption while a row has the focus."""
        raise NotImplementedError

    def is_open(self, piece: str) -> bool:
        """Whether a piece may still be the one that is looked for."""
        return piece not in self.state.marks and piece not in self.known

    def toggle(self, piece: str) -> None:
        """Pick a piece, or take it back."""
        if piece in self.picked:
            self.picked.remove(piece)
        elif len(self.picked) < self.count:
            self.picked.append(piece)

    # -- life --------------------------------------------------------------------------------

    def open(self) -> None:
        self._lay()
        self._targets(self._next(""))

    def close(self) -> None:
        self._clear()
        self.desk.focus.replace([])

    def focus_moved(self) -> None:
        focused = self.desk.focus.current()
        for key, words, area in self.plates():
            name = f"{PREFIX}plate.{key}"
            if words and name in self.desk.stage:
                picture = self._plate(words, area, lit=key == focused)
                self.desk.stage.change(name, picture=picture)

    def press(self, kind: Kind) -> Intent | None:
        key = self.desk.focus.current()
        if kind is Kind.CONFIRM and isinstance(key, str):
            if key in EVIDENCE:
                self.toggle(key)
                self._lay()
                full = len(self.picked) == self.count
                # With everything picked the focus waits on the plate that says so.
                ready = next((name for name, *_ in self.plates()), key)
                moved = ready if full else self._next(type_of(key)) if key in self.picked else key
                self._targets(moved)
                return None
            return self.answer(key)
        return None

    def caption(self) -> Content | None:
        return self.question()

    def prompts(self) -> tuple[Prompt, ...]:
        say, key = self.desk.say, self.desk.focus.current()
        word = "prompt.confirm"
        if isinstance(key, str) and key in EVIDENCE:
            word = f"{GAME}.table.{'take_back' if key in self.picked else 'pick'}"
        return (Prompt(Kind.LEFT, say("prompt.choose")), Prompt(Kind.CONFIRM, say(word)))

    # -- details -----------------------------------------------------------------------------

    def _next(self, kind: str) -> str:
        """Where the focus goes after a pick of a type: an open piece of the next one."""
        first = (TYPES.index(kind) + 1) if kind in TYPES else 0
        order = [TYPES[(first + step) % len(TYPES)] for step in range(len(TYPES))]
        for name in order:
            for piece in EVIDENCE_OF[name]:
                if self.is_open(piece) and piece not in self.picked:
                    return piece
        return EVIDENCE[0]

    def rows(self) -> Sequence[str]:
        """The pieces that can be walked over."""
        return EVIDENCE

    def _targets(self, first: str) -> None:
        found = [_round(piece) for piece in self.rows()]
        # The foot lies too far to the right of a plate for geometry to lead there.
        foot = ("prompt", Kind.INFO)
        for key, _, area in self.plates():
            below = None if key == "investigate" else foot
            above = EVIDENCE_OF[TYPES[1]][4] if self.rows() else None
            found.append(Target(key, pygame.Rect(area), 14, up=above, down=below))
        self.desk.focus.replace(connected(found))
        keys = [target.key for target in found]
        self.desk.focus.set(first if first in keys else keys[0])
        self.focus_moved()

    def _clear(self) -> None:
        for name in self.desk.stage.names:
            if name.startswith(PREFIX):
                self.desk.stage.remove(name)

    def _lay(self) -> None:
        """Markers and slips of what is picked, the plates, and places that are still empty."""
        self._clear()
        stage, desk = self.desk.stage, self.desk
        # The seat's own cards make room for the slips.
        covered = cover(self.places, self.seat)
        at = self.places.inside(self.seat).centre
        stage.add(Sprite(covered, *at, Z - 1), name=f"{PREFIX}ground")
        for piece in self.picked:
            picture = board.marker(desk, piece, piece in self.state.marks, self.colour)
            stage.add(Sprite(picture, *row(piece).centre, Z), name=f"{PREFIX}row.{piece}")
        self._lay_slips()
        for key, words, place in self.plates():
            light = target_light((place.width, place.height))
            picture = self._plate(words, place, lit=False) if words else light
            stage.add(Sprite(picture, *place.centre, Z + 1), name=f"{PREFIX}plate.{key}")

    def _lay_slips(self) -> None:
        chips = self.count > ASKED  # five names have no room here: markers tell them on the board
        for number in range(self.count):
            if chips:
                area = self.places.chip(self.seat, number, self.count)
            else:
                area = self.places.slip(self.seat, number, ASKED)
            size = (area.width, area.height)
            if number < len(self.picked):
                draw = plates.chip if chips else plates.slip
                picture = draw(self.desk, self.picked[number], size)
            else:
                picture = empty_place(self.desk, size)
            self.desk.stage.add(
                Sprite(picture, *area.centre, Z + 0.1 * number), name=f"{PREFIX}slip.{number}"
            )

    def _plate(self, words: str, area: Area, *, lit: bool) -> Picture:
        return tile(self.desk, words, "", (area.width, area.height), lit=lit)


def first_pictures(places: Places, seat: int) -> Iterator[Picture]:
    """What the first question of a turn puts on a plate, and the ring around its first answer."""
    desk, half = places.desk, places.half(seat, 0)
    size = (half.width, half.height)
    yield cover(places, seat)
    for word in ("action.investigate", "table.solve"):
        for lit in (True, False):
            yield tile(desk, desk.say(f"{GAME}.{word}"), "", size, lit=lit)
    yield ring_picture(int(size[0]), int(size[1]), PLATE_RADIUS)


def _round(piece: str) -> Target:
    """A row as a target: from the edges of the board the way leads round to the other side."""
    column, pieces = TYPES.index(type_of(piece)), EVIDENCE_OF[type_of(piece)]
    number = pieces.index(piece)
    first, last = EVIDENCE_OF[TYPES[0]][number], EVIDENCE_OF[TYPES[-1]][number]
    return Target(
        piece,
        pygame.Rect(ring(piece)),
        8,
        up=pieces[-1] if not number else None,
        left=last if not column else None,
        right=first if column == len(TYPES) - 1 else None,
    )


def cover(places: Places, seat: int) -> Picture:
    """The ground of a lit plate with its lantern's light, over what lies on it otherwise."""
    desk, inside = places.desk, places.inside(seat)
    size = (inside.width + 20, inside.height + 12)
    left, top = inside.left - 10, inside.top - 6
    flame = places.flame(seat)

    def paint(brush: Brush) -> None:
        brush.fill("#000000" if desk.theme.high else LIT_THERE)
        brush.glow((flame[0] - left, flame[1] - top), LIGHT, LAMP, 0.5)

    key = ("casefile cover", size, flame[0] - left, desk.theme.high)
    return desk.once(key, lambda: painted(key, size, paint, desk.book))


class AskPanel(PickPanel):
    """Three pieces, or five after a Long Interview; any bonus card is played from the hand.

    Back takes the last pick back.
    """

    def __init__(self, places: Places, state: TableState, decision: Decision) -> None:
        super().__init__(places, state, decision)
        asks = (one for one in decision.options if isinstance(one, do.Ask))
        self.count = len(next(asks).pieces)

    @property
    def at_start(self) -> bool:
        return not self.picked

    def chosen(self) -> Mapping[str, object]:
        return {"do": "ask", "pieces": tuple(self.picked)} if self.picked else {}

    def press(self, kind: Kind) -> Intent | None:
        if kind is Kind.BACK and self.picked:
            piece = self.picked.pop()
            self._lay()
            self._targets(piece)
            return None
        return super().press(kind)

    def prompts(self) -> tuple[Prompt, ...]:
        own = super().prompts()
        if not self.picked:
            return own
        return (*own, Prompt(Kind.BACK, self.desk.say(f"{GAME}.table.take_back")))

    def plates(self) -> list[tuple[str, str, Area]]:
        say = self.desk.say
        left = self.count - len(self.picked)
        words = say(f"{GAME}.table.ask") if not left else say(f"{GAME}.table.still", count=left)
        tile_of = self.places.tile
        return [
            ("ask", words, tile_of(self.seat, 0, 2)),
            ("look", say(f"{GAME}.table.play_card"), tile_of(self.seat, 1, 2)),
        ]

    def answer(self, key: str) -> Intent | None:
        if key == "look":
            self.looks_first = True
            return None
        if len(self.picked) == self.count:
            return do.Ask(in_order(self.picked))
        return None

    def question(self) -> Content:
        key = self.desk.focus.current()
        if key == "look":
            return self.desk.runs(f"{GAME}.table.play_says")
        left = self.count - len(self.picked)
        word = "ask_says" if left else "ask_ready"
        return self.desk.runs(f"{GAME}.table.{word}", seat=self.seat, count=left)


class SolvePanel(PickPanel):
    """To investigate or to solve; then one piece of each type.

    Args:
        places: the geometry.
        state: what everybody sees.
        decision: what is asked.
        compulsory: nothing but solving is left.
    """

    colour = looks.NAMED
    count = len(TYPES)

    def __init__(
        self, places: Places, state: TableState, decision: Decision, *, compulsory: bool
    ) -> None:
        super().__init__(places, state, decision)
        self.compulsory = compulsory
        self.naming = compulsory

    @property
    def at_start(self) -> bool:
        return not self.naming or self.compulsory

    def open(self) -> None:
        self._show()

    def _show(self) -> None:
        if self.naming:
            self._lay()
            self._targets(self._next(""))
            return
        self._clear()
        at = self.places.inside(self.seat).centre
        covered = Sprite(cover(self.places, self.seat), *at, Z - 1)
        self.desk.stage.add(covered, name=f"{PREFIX}ground")
        for key, words, place in self.plates():
            picture = self._plate(words, place, lit=False)
            self.desk.stage.add(Sprite(picture, *place.centre, Z), name=f"{PREFIX}plate.{key}")
        self._targets("investigate")

    def rows(self) -> Sequence[str]:
        return EVIDENCE if self.naming else ()

    def plates(self) -> list[tuple[str, str, Area]]:
        say = self.desk.say
        if not self.naming:
            return [
                ("investigate", say(f"{GAME}.action.investigate"), self.places.half(self.seat, 0)),
                ("solve", say(f"{GAME}.table.solve"), self.places.half(self.seat, 1)),
            ]
        if len(self.picked) < self.count:
            return []
        return [("name", "", FOLDER_PRESSED)]

    def toggle(self, piece: str) -> None:
        """One of each type: another one takes the place of the first."""
        same = [one for one in self.picked if type_of(one) == type_of(piece)]
        for one in same:
            self.picked.remove(one)
        if piece not in same:
            self.picked.append(piece)
            self.picked.sort(key=EVIDENCE.index)

    def answer(self, key: str) -> Intent | None:
        if key == "investigate":
            return do.Investigate()
        if key == "solve":
            self.naming = True
            self._show()
            return None
        return do.Solve(*in_order(self.picked))

    def chosen(self) -> Mapping[str, object]:
        return {"do": "solve", **{type_of(one): one for one in self.picked}} if self.naming else {}

    def press(self, kind: Kind) -> Intent | None:
        if kind is Kind.BACK and self.naming and not self.compulsory:
            self.naming, self.picked = False, []
            self._show()
            return None
        return super().press(kind)

    def question(self) -> Content:
        key = self.desk.focus.current()
        if not self.naming:
            word = "solve_says" if key == "solve" else "investigate_says"
        else:
            word = "name_ready" if len(self.picked) == self.count else "name_says"
        return self.desk.runs(f"{GAME}.table.{word}", seat=self.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        own = super().prompts()
        if self.naming and not self.compulsory:
            return (*own, Prompt(Kind.BACK, self.desk.say("prompt.back")))
        return own

    def _lay_slips(self) -> None:
        """Four slips in the order of a solution; the folder is what is pressed in the end."""
        for number, kind in enumerate(TYPES):
            area = self.places.slip(self.seat, number, len(TYPES))
            size = (area.width, area.height)
            found = next((one for one in self.picked if type_of(one) == kind), None)
            picture = (
                empty_place(self.desk, size)
                if found is None
                else plates.slip(self.desk, found, size)
            )
            self.desk.stage.add(
                Sprite(picture, *area.centre, Z + 0.1 * number), name=f"{PREFIX}slip.{number}"
            )
