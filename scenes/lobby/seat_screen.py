"""What one seat may change: name, what it plays as, sharpness, OK button, way to look, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.profiles import Profiles
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.kit.rows import ChoiceRow, LinkRow, Option, Row, ToggleRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label, Panel
from scenes.lobby.name_screen import NameScreen
from scenes.lobby.state import LobbyState
from scenes.private import parts
from scenes.private.desks import desk_for
from systems.io.actions import Action, Kind
from systems.table.scan import PACES
from systems.table.signs import badge
from systems.table.sprites import Sprite

LEAVE = "leave seat"
PANEL = (180.0, 150.0, 1560.0, 730.0)
"""The room for the panel; it is as high as its rows need."""
LEAST_HIGH = 590.0
MIDDLE = PANEL[1] + PANEL[3] / 2
ROWS_LEFT, ROWS_WIDTH = 600.0, 1090.0


class SeatScreen(Screen):
    """A seat's own panel; only its own device steers it (any, for a computer player).

    Pops with :data:`LEAVE` when the seat shall be free, otherwise with None.

    Args:
        context: the tools of the house.
        state: of the lobby; changed at once.
        seat: whose panel it is.
        people: who is known on this machine, for the name.
    """

    name = "seat"
    opaque = False

    def __init__(self, context: Context, state: LobbyState, seat: int, people: Profiles) -> None:
        super().__init__(context)
        self.state = state
        self.seat = seat
        self.people = people
        self.scan_seat = seat if self.is_human else None
        self.texts = context.words_for(state.game)

    @property
    def is_human(self) -> bool:
        """Whether a person sits there."""
        return self.state.places[self.seat].is_human

    def build(self) -> None:
        self.stage.set_veil(0.3)
        rows = self._rows()
        left, _, width, most = PANEL
        pitch = max(86.0, self.context.text.size("body", 36) * 1.9)
        pitch = min(pitch, (most - 50) / len(rows))
        height = min(most, max(LEAST_HIGH, pitch * len(rows) + 80))
        top = PANEL[1] + (most - height) / 2
        self.add(Panel("panel", (left, top, width, height), radius=28))
        self._put_portrait()
        start = top + (height - pitch * len(rows)) / 2
        for number, row in enumerate(rows):
            row.rect.update(ROWS_LEFT, start + pitch * number, ROWS_WIDTH, pitch - 18)
            self.add(row, first=number == 0)
        say = self.context.say
        seat = self.seat if self.is_human else None
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.change")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("prompt.done")),
            ),
            seat,
        )
        self.add(
            Label("name", (left + 210, MIDDLE + 190), self.state.places[self.seat].name, "body", 44,
                  align="centre", width=380, most_lines=1)
        )  # fmt: skip

    def _put_portrait(self) -> None:
        party = self.state.party()
        desk = desk_for(self, party, "public")
        member, style = party.members[self.seat], desk.style(self.seat)
        x, y = PANEL[0] + 210, MIDDLE - 40
        if member.picture:
            oval = parts.oval_portrait(desk.images, member.picture, style)
            self._sprite("portrait", Sprite(oval, x, y, 12))
            self._sprite("badge", Sprite(badge(desk.fixed, style, 48), x + 120, y + 130, 13))
        else:
            self._sprite("badge", Sprite(badge(desk.fixed, style, 120), x, y, 12))

    def _sprite(self, name: str, sprite: Sprite) -> None:
        self.stage.remove(name)
        self.stage.add(sprite, name=name)

    def _rows(self) -> list[Row]:
        say, place = self.context.say, self.state.places[self.seat]
        box = (0.0, 0.0, ROWS_WIDTH, 68.0)
        rows: list[Row] = []
        if place.is_human:
            if not self.context.kiosk:  # nobody types letters there
                rows.append(LinkRow("rename", box, say("lobby.name"), self._rename))
        elif len(self.state.levels) > 1:
            options = [Option(level, say(f"bot.level.{level}")) for level in self.state.levels]
            rows.append(
                ChoiceRow("level", box, say("lobby.level"), options, place.level, self._set_level)
            )
        for choice in self.state.rules.lobby:
            rows.append(self._choice_row(choice, box))
        device = self.context.seats.device_of(self.seat) if place.is_human else None
        if device is not None and device.sort == "pad":
            bindings = self.context.input.bindings
            swapped = bindings.own(device.id) in bindings.swapped
            words = (say("settings.off"), say("settings.on"))
            rows.append(ToggleRow("swap", box, say("lobby.swap_ok"), swapped, self._swap, words))
        if place.is_human:
            hows = [Option(how, say(f"settings.value.{how}")) for how in ("hold", "toggle")]
            peek = self.context.peek_of(self.seat)
            rows.append(ChoiceRow("peek", box, say("settings.peek"), hows, peek, self._set_peek))
            paces = [Option(pace, say(f"settings.value.{pace}")) for pace in ("off", *PACES)]
            pace, label = self.context.pace_of(self.seat), say("settings.one_button")
            rows.append(ChoiceRow("one_button", box, label, paces, pace, self._set_pace))
        leave = "lobby.stand_up" if place.is_human else "lobby.remove_computer"
        rows.append(LinkRow("leave", box, say(leave), self._leave))
        return rows

    def _choice_row(self, choice: str, box: tuple[float, float, float, float]) -> ChoiceRow:
        place = self.state.places[self.seat]
        options = [
            Option(value, self._value_name(choice, value))
            for value in self.state.free(choice, self.seat)
        ]
        key = f"{self.state.game}.one_kind.{choice}"
        label = self.texts.say(key) if key in self.texts else choice
        return ChoiceRow(
            f"choice.{choice}", box, label[:1].upper() + label[1:], options,
            place.choices[choice], self._setter(choice),
        )  # fmt: skip

    def _value_name(self, choice: str, value: str) -> str:
        game = self.state.game
        for key in (f"{game}.card.{value}", f"{game}.short.{value}", f"{game}.{choice}.{value}"):
            if key in self.texts:
                return self.texts.say(key)
        return value

    def _setter(self, choice: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.state.choose(self.seat, choice, str(value))
            self._put_portrait()

        return change

    def _set_level(self, value: object) -> None:
        self.state.places[self.seat].level = str(value)

    def _set_peek(self, value: object) -> None:
        self.context.seats.set_peek(self.seat, str(value))

    def _set_pace(self, value: object) -> None:
        self.context.seats.set_pace(self.seat, str(value))

    def _swap(self, value: object) -> None:
        device = self.context.seats.device_of(self.seat)
        if device is None:
            return
        bindings = self.context.input.bindings
        if value:
            bindings.swapped.add(bindings.own(device.id))
        else:
            bindings.swapped.discard(bindings.own(device.id))

    def _rename(self) -> None:
        taken = [place.name for place in self.state.places]
        self.context.stack.push(
            NameScreen(
                self.context, self.state.places[self.seat].name, self.people, taken,
                seat=self.seat,
            )
        )  # fmt: skip

    def _leave(self) -> None:
        self.context.stack.pop(LEAVE, of=self)

    def pause(self) -> None:
        self.clear_prompts()  # those of the screen above lie in the same place

    def resume(self, result: Any = None) -> None:
        if isinstance(result, str):
            self.state.rename(self.seat, result)
            known = self.people.named(result)
            if known is not None and known.one_button is not None:
                self.context.seats.set_pace(self.seat, known.one_button)
        self.relayout()

    def on_action(self, action: Action) -> bool:
        if self.is_human and action.kind is not Kind.POINT and action.seat != self.seat:
            if action.pressed:
                self.context.audio.cue(cues.REFUSED)
            return True
        if not self.is_human and action.seat is None and action.kind is not Kind.POINT:
            return True  # who has no seat has no say
        return super().on_action(action)
