"""What to do with a turn: ask, accuse, or leave it there; and the steps that follow."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.kit.prompts import Prompt
from scenes.tables.tudor_mansion.layout import Places
from scenes.tables.tudor_mansion.naming_board import (
    RED_EDGE,
    UPPER,
    NamingBoard,
    board_area,
)
from scenes.tables.tudor_mansion.rooms_panel import RoomChoice, RoomsOnTheHouse
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop.buttons import baize, choice
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.brush import painted
from systems.io.text import Content
from systems.rules.tudor_mansion.cards import SUSPECTS, WEAPONS
from systems.rules.tudor_mansion.intents import Accuse, EndTurn, Suggest
from systems.table.board import Area
from systems.table.focus import Target
from systems.table.sprites import Sprite
from systems.table.theme import BRASS, PLATE

PREFIX = "ui.act."
Z = 300.0
MENU_LEFT, MENU_WIDTH, MENU_RIM, MENU_GAP = 738.0, 444.0, 19.0, 16.0
"""The small board with the choices."""
BUTTON = (402.0, 58.0)
HIGHEST_BUTTON = 76.0
ROW_WIDTH, ROW_GAP, ABOVE_ROW = 600.0, 18.0, 14.0
"""The same beside an open hand: one row below its slips, of choices as wide as their words."""
ROW_FOOT = 660.0
"""Above the names of the rooms below the Cellar."""
ROW_RIMS = (12.0, 18.0)
BESIDE_WORDS = 32.0
SURE_BOX = Area(676, 386, 568, 250)

MENU, SUSPECT, WEAPON, ROOM, SURE = "menu", "suspect", "weapon", "room", "sure"


class ActPanel(Panel):
    """Ask, accuse or end the turn. Every step has a way back, and counts only at the last press.

    The first focus is the same whatever a hand holds: on asking, on the leftmost card, on the
    first room, on No.
    """

    def __init__(self, places: Places, state: TableState, decision: Decision) -> None:
        super().__init__(places.desk, decision)
        self.places = places
        self.state = state
        self.room = state.room_of(decision.seat)
        tags = [group.tag for group in decision.options.groups]
        self.choices: list[str] = [tag for tag in ("suggest", "accuse", "end_turn") if tag in tags]
        self.step = MENU
        self.accusing = False
        self.suspect = SUSPECTS[0]
        self.weapon = WEAPONS[0]
        self.accused_room = places.ring[0]
        self.menu_at: str = self.choices[0]
        self._board: NamingBoard | None = None
        self._house: RoomsOnTheHouse | None = None

    # -- life --------------------------------------------------------------------------------

    def open(self) -> None:
        if len(self.choices) == 1:
            self._begin(self.choices[0])
        else:
            self._to(MENU)

    def close(self) -> None:
        self._clear()
        self.desk.focus.replace([])

    def _clear(self) -> None:
        if self._board is not None:
            self._board.close()
            self._board = None
        if self._house is not None:
            self._house.close()
            self._house = None
        for name in self.desk.stage.names:
            if name.startswith(PREFIX):
                self.desk.stage.remove(name)

    def _to(self, step: str) -> None:
        """Show another step."""
        keep = step in (SUSPECT, WEAPON) and self._board is not None
        if not keep:
            self._clear()
        self.step = step
        if step == MENU:
            self._open_menu()
        elif step in (SUSPECT, WEAPON):
            self._open_board()
        elif step == ROOM:
            self._open_rooms()
        else:
            self._open_sure()
        self.focus_moved()

    # -- the steps ---------------------------------------------------------------------------

    def _open_menu(self) -> None:
        desk = self.desk
        box, choices = self._row() if self._beside_a_hand else self._column()
        desk.stage.add(Sprite(baize(box), *box.centre, Z), name=f"{PREFIX}cloth")
        desk.focus.replace([Target(tag, rect, 16) for tag, rect in choices.items()])
        desk.focus.set(self.menu_at)

    @property
    def _beside_a_hand(self) -> bool:
        """Whether slips lie in the Cellar, which have to stay in sight."""
        return self.state.question is None and bool(self.state.hand or self.state.faceup)

    def _column(self) -> tuple[Area, dict[str, pygame.Rect]]:
        box = self._menu_box()
        left = box.centre[0] - self._button[0] / 2
        step = self._button[1] + MENU_GAP
        return box, {
            tag: _box(left, box.top + MENU_RIM + number * step, self._button)
            for number, tag in enumerate(self.choices)
        }

    def _row(self) -> tuple[Area, dict[str, pygame.Rect]]:
        """Below the slips, in the middle of what they leave free of the Cellar."""
        cellar = self.places.board.rooms["cellar"].area
        above = self.places.slips_foot(self.state) + ABOVE_ROW
        least, most = ROW_RIMS
        rim = min(most, max(least, (ROW_FOOT - above - self._button[1]) / 2))
        height = min(self._button[1], ROW_FOOT - above - 2 * rim)
        size = min(self.desk.text.size("head", 40), height * 0.66)
        words = [self.desk.say(f"{self.desk.game}.action.{tag}") for tag in self.choices]
        wide = [self.desk.fixed.measure(one, "head", size)[0] + BESIDE_WORDS for one in words]
        room = ROW_WIDTH - 2 * rim - (len(wide) - 1) * ROW_GAP
        spare = (room - sum(wide)) / len(wide)
        wide = [one + spare if spare > 0 else one * room / sum(wide) for one in wide]
        outer = height + 2 * rim
        top = max(above, (above + cellar.bottom - ABOVE_ROW - outer) / 2)
        box = Area(cellar.centre[0] - ROW_WIDTH / 2, top, ROW_WIDTH, outer)
        choices, left = {}, box.left + rim
        for tag, width in zip(self.choices, wide, strict=True):
            choices[tag] = _box(left, top + rim, (width, height))
            left += width + ROW_GAP
        return box, choices

    @property
    def _button(self) -> tuple[float, float]:
        """The size of a choice: higher with large text, as far as the Cellar lets it."""
        wanted = self.desk.text.size("head", 40) * BUTTON[1] / 40
        return (BUTTON[0], min(wanted, HIGHEST_BUTTON))

    def _menu_box(self) -> Area:
        """At the foot of the Cellar; beside it while the cards of a question lie there."""
        count = len(self.choices)
        height = count * self._button[1] + (count - 1) * MENU_GAP + 2 * MENU_RIM
        question = self.state.question
        if question is None:
            self._raise_envelope()
            return Area(MENU_LEFT, 628 - height, MENU_WIDTH, height)
        hall = self.places.board.rooms["cellar"].area
        below = self.places.board.rooms[question.room].area.bottom <= hall.top
        top = hall.bottom + 20 if below else hall.top - height - 20
        return Area(MENU_LEFT, top, MENU_WIDTH, height)

    def _raise_envelope(self) -> None:
        """The envelope gives way to what lies in the Cellar; the next clip puts it right."""
        board, stage = self.places.board, self.desk.stage
        rest, asked = board.anchor("envelope_rest"), board.anchor("envelope_asked")
        x, y = asked.centre
        if "envelope" in stage and stage["envelope"].y != y:
            self.desk.director.motions.animate(
                "envelope", 180, x=x, y=y, scale=asked.width / rest.width
            )

    def _open_board(self) -> None:
        if self._board is None:
            area = UPPER if self.accusing else board_area(self.places, self.room)
            edge = RED_EDGE if self.accusing else BRASS
            self._board = NamingBoard(self.places, area, edge, self.state.hand)
            self._board.open()
        if self.step == SUSPECT:
            self._board.choose(None)
            self._board.offer(SUSPECTS, self.suspect)
        else:
            self._board.choose(self.suspect)
            self._board.offer((*SUSPECTS, *WEAPONS), self.weapon)

    def _open_rooms(self) -> None:
        game = self.desk.game
        choice_of = RoomChoice(f"{game}.accuse.sentence", f"{game}.doing.this_room")
        rooms = dict.fromkeys(self.places.ring, choice_of)
        self._house = RoomsOnTheHouse(self.places, self.state, rooms)
        self._house.open(self.accused_room)

    def _open_sure(self) -> None:
        desk, box = self.desk, SURE_BOX
        self._raise_envelope()
        cloth = baize(box, RED_EDGE)
        desk.stage.add(Sprite(cloth, *box.centre, Z), name=f"{PREFIX}cloth")
        words = desk.runs(f"{desk.game}.accuse.sure", seat=self.seat)
        room = (box.width - 56, 116.0)
        size = desk.text.boxed(words, "body", 36, room, lines=3, line=1.1)
        text = desk.fixed.picture(
            words, "body", size, desk.theme.text, width=room[0], align="centre", line=1.1
        )
        y = box.top + 20 + room[1] / 2
        opacity = 1.0 if desk.theme.high else 0.68
        shade = painted(
            ("sure", room, opacity),
            (room[0] + 24, room[1] + 4),
            lambda brush: brush.plate(
                (0, 0, room[0] + 24, room[1] + 4), 14, PLATE, fill_opacity=opacity
            ),
        )
        desk.stage.add(Sprite(shade, box.centre[0], y, Z + 0.5), name=f"{PREFIX}shade")
        desk.stage.add(Sprite(text, box.centre[0], y, Z + 1), name=f"{PREFIX}question")
        size_of_button = (246.0, 70.0)
        y = box.bottom - 70 - 24
        desk.focus.replace(
            [
                Target("no", _box(box.left + 30, y, size_of_button), 16),
                Target("yes", _box(box.right - 30 - 246, y, size_of_button), 16),
            ]
        )
        desk.focus.set("no")

    # -- what is focused ---------------------------------------------------------------------

    def focus_moved(self) -> None:
        focused = self.desk.focus.current()
        if self.step == MENU:
            if focused in self.choices:
                self.menu_at = str(focused)
            self._buttons(dict.fromkeys(self.choices, "dark"), focused)
        elif self.step == SUSPECT:
            if focused in SUSPECTS:
                self.suspect = str(focused)
            self._sentence(("suspect",))
        elif self.step == WEAPON:
            if focused in WEAPONS:
                self.weapon = str(focused)
            self._sentence(("suspect", "weapon"))
        elif self.step == ROOM and self._house is not None:
            self._house.show_focus()
            if self._house.focused:
                self.accused_room = self._house.focused
        elif self.step == SURE:
            self._buttons({"no": "dark", "yes": "red"}, focused)

    def _buttons(self, looks: dict[str, str], focused: object) -> None:
        desk, stage = self.desk, self.desk.stage
        keys = {"no": "accuse.no", "yes": "accuse.yes"}
        for key, look in looks.items():
            target = desk.focus.target(key)
            shown = "brass" if key == focused and look == "dark" else look
            words = desk.say(f"{desk.game}.{keys.get(key, f'action.{key}')}")
            picture = choice(desk, words, (target.rect.width, target.rect.height), shown)
            name = f"{PREFIX}{key}"
            if name in stage:
                stage.change(name, picture=picture)
            else:
                stage.add(Sprite(picture, *target.rect.center, Z + 1), name=name)

    def _sentence(self, named: tuple[str, ...]) -> None:
        assert self._board is not None
        self._board.say(self._words(named), self._words(named, short=True))

    def _words(self, named: tuple[str, ...], *, short: bool = False) -> Content:
        """The question or accusation as far as it has grown."""
        game = self.desk.game
        family = "accuse" if self.accusing else "ask"
        values = {"suspect": self.suspect, "weapon": self.weapon, "room": self.room}
        if named == ("suspect",):
            key = f"{game}.{family}.weapon"
        elif self.accusing and named == ("suspect", "weapon"):
            key = f"{game}.accuse.room"
        else:
            key = f"{game}.{family}.sentence{'_short' if short else ''}"
        return self.desk.runs(key, lit=True, **values)

    # -- presses -----------------------------------------------------------------------------

    def scans(self, key: object) -> bool:
        return self.step != SUSPECT or key in SUSPECTS

    def steers(self, kind: Kind) -> bool:
        focused = self.desk.focus.current()
        if self.step == SUSPECT:
            return kind is Kind.DOWN and focused in SUSPECTS
        return kind is Kind.UP and self.step == WEAPON and focused in WEAPONS

    def press(self, kind: Kind) -> Intent | None:
        if kind is Kind.CONFIRM:
            return self._confirm()
        if kind is Kind.BACK:
            self._back()
        elif kind is Kind.UP and self.step == WEAPON:
            self._to(SUSPECT)
        elif kind is Kind.DOWN and self.step == SUSPECT:
            self._to(WEAPON)
        return None

    def _confirm(self) -> Intent | None:
        focused = self.desk.focus.current()
        if self.step == MENU and focused in self.choices:
            return self._begin(str(focused))
        if self.step == SUSPECT and focused in SUSPECTS:
            self._to(WEAPON)
        elif self.step == WEAPON and focused in SUSPECTS:  # the mouse can go back to them
            self.suspect = str(focused)
            self._to(WEAPON)
        elif self.step == WEAPON and focused in WEAPONS:
            if not self.accusing:
                return Suggest(self.suspect, self.weapon)
            self._to(ROOM)
        elif self.step == ROOM and self._house is not None and self._house.focused:
            self._to(SURE)
        elif self.step == SURE:
            if focused == "yes":
                return Accuse(self.suspect, self.weapon, self.accused_room)
            self._to(ROOM)
        return None

    def _begin(self, tag: str) -> Intent | None:
        if tag == "end_turn":
            return EndTurn()
        self.accusing = tag == "accuse"
        self.suspect, self.weapon = SUSPECTS[0], WEAPONS[0]
        self.accused_room = self.places.ring[0]
        self._to(SUSPECT)
        return None

    def _back(self) -> None:
        if self.step == SUSPECT and len(self.choices) > 1:
            self._to(MENU)
        elif self.step == WEAPON:
            self._to(SUSPECT)
        elif self.step == ROOM:
            self._to(WEAPON)
        elif self.step == SURE:
            self._to(ROOM)

    @property
    def at_start(self) -> bool:
        return self.step == MENU or (self.step == SUSPECT and len(self.choices) == 1)

    def chosen(self) -> Mapping[str, object]:
        if self.step == MENU:
            return {}
        settled: dict[str, object] = {"do": "accuse" if self.accusing else "suggest"}
        steps = (SUSPECT, WEAPON, ROOM, SURE)
        named = (("suspect", self.suspect), ("weapon", self.weapon), ("room", self.accused_room))
        for place, (name, value) in enumerate(named):
            if steps.index(self.step) > place:
                settled[name] = value
        return settled

    # -- words -------------------------------------------------------------------------------

    def caption(self) -> Content | None:
        game = self.desk.game
        if self.step == MENU:
            return self.desk.runs(self.decision.prompt, seat=self.seat)
        if self.step in (ROOM, SURE):
            return self.desk.runs(
                f"{game}.accuse.sentence",
                lit=True,
                suspect=self.suspect,
                weapon=self.weapon,
                room=self.accused_room,
            )
        family = "accuse" if self.accusing else "ask"
        return self.desk.runs(f"{game}.naming.{family}_{self.step}", seat=self.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        say, game = self.desk.say, self.desk.game
        confirm = {
            MENU: "prompt.ok",
            SUSPECT: f"{game}.doing.this_suspect",
            WEAPON: f"{game}.{'doing.this_weapon' if self.accusing else 'action.suggest_all'}",
            ROOM: f"{game}.doing.this_room",
            SURE: "prompt.ok",
        }[self.step]
        if self.step == WEAPON and self.desk.focus.current() in SUSPECTS:
            confirm = f"{game}.doing.this_suspect"
        prompts = [
            Prompt(Kind.LEFT, say("prompt.choose")),
            Prompt(Kind.CONFIRM, say(confirm)),
        ]
        if not self.at_start:
            back = {
                WEAPON: f"{game}.action.other_suspect",
                ROOM: f"{game}.action.other_weapon",
            }.get(self.step, "prompt.back")
            prompts.append(Prompt(Kind.BACK, say(back)))
        return tuple(prompts)


def _box(left: float, top: float, size: tuple[float, float]) -> pygame.Rect:
    return pygame.Rect(round(left), round(top), round(size[0]), round(size[1]))
