"""Choosing a room on the house itself: where to begin, where to go, which room to accuse."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass

import pygame

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.kit.prompts import Prompt
from scenes.tables.tudor_mansion import pictures
from scenes.tables.tudor_mansion.layout import (
    TUNNEL_ASIDE,
    TUNNEL_REST,
    Z_BRIGHT,
    Z_PIECE,
    Places,
    piece_picture,
    tunnel_sprite,
)
from scenes.tables.tudor_mansion.standing import Spot
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.tudor_mansion.intents import Go, Start, Stay
from systems.table.focus import Target
from systems.table.sprites import Sprite

INSET = 9.0
RADIUS = 12
GHOST = 0.62
PREFIX = "ui.rooms."


@dataclass(frozen=True, slots=True)
class RoomChoice:
    """A room that can be chosen.

    Attributes:
        sentence: key of the caption while it is focused.
        button: key of what the press does.
        passage: it lies at the other end of a passage.
    """

    sentence: str
    button: str
    passage: bool = False


class RoomsOnTheHouse:
    """The dashed rooms with one in full light; the part that all three choices share.

    Args:
        places: the geometry.
        state: what is on the table.
        rooms: what can be chosen, in the order of the ring.
        here: where the chooser stands; "" for nowhere.
        ghost: the piece that is shown, fainter, where it would stand; "" for none.
    """

    def __init__(
        self,
        places: Places,
        state: TableState,
        rooms: Mapping[str, RoomChoice],
        here: str = "",
        ghost: str = "",
    ) -> None:
        self.places = places
        self.desk = places.desk
        self.state = state
        self.rooms = dict(rooms)
        self.here = here
        self.ghost = ghost

    def open(self, first: str) -> None:
        """Put the choices on the house."""
        stage = self.desk.stage
        self.desk.focus.replace(self._targets())
        for target in self._targets():
            centre = self.places.board.rooms[str(target.key)].floor.centre
            sprite = Sprite(dashed(self.places, str(target.key)), *centre, Z_BRIGHT + 2)
            stage.add(sprite, name=f"{PREFIX}dash.{target.key}")
        self.desk.focus.set(first)
        self.show_focus()

    def close(self) -> None:
        """Take them away."""
        stage = self.desk.stage
        for name in stage.names:
            if name.startswith(PREFIX):
                stage.remove(name)
            elif name.startswith("tunnel."):
                stage.change(name, alpha=TUNNEL_REST)
        self._stand(self.places.spots(self.state))
        self.desk.focus.replace([])

    @property
    def focused(self) -> str:
        """The room under the focus; "" while it is elsewhere (on a prompt)."""
        key = self.desk.focus.current()
        return str(key) if key in self.rooms else ""

    def show_focus(self) -> None:
        """The focused room in full light, with the piece where it would stand."""
        stage, board = self.desk.stage, self.places.board
        for part in ("bright", "ghost", "tunnel"):
            stage.remove(PREFIX + part)
        room = self.focused
        for name in stage.names:
            if name.startswith(PREFIX + "dash."):
                stage.change(name, visible=not name.endswith(f".{room}"))
            elif name.startswith("tunnel."):
                stage.change(name, alpha=TUNNEL_ASIDE)
        self._stand(self.places.spots(self.state))
        if not room:
            return
        area = board.rooms[room].light or board.rooms[room].area
        picture = pictures.room_light(self.desk, board, room, "bright")
        stage.add(Sprite(picture, *area.centre, Z_BRIGHT + 1), name=PREFIX + "bright")
        if self.rooms[room].passage:
            sprite = tunnel_sprite(board, room, glowing=True)
            stage.add(sprite, name=PREFIX + "tunnel")
        if self.ghost and room != self.here:
            there = deepcopy(self.state)
            there.put(self.ghost, room)
            spots = self.places.spots(there)
            self._stand({piece: spots[piece] for piece in self._in(room)})
            spot = spots[self.ghost]
            sprite = Sprite(
                piece_picture(self.places, self.state, self.ghost),
                spot.x,
                spot.y,
                Z_PIECE + 9,
                scale=spot.scale,
                alpha=GHOST,
            )
            stage.add(sprite, name=PREFIX + "ghost")

    def _in(self, room: str) -> list[str]:
        """The pieces that stand in a room."""
        return [piece for piece, where in self.state.where.items() if where == room]

    def _stand(self, spots: Mapping[str, Spot]) -> None:
        """Pieces move together where one more would stand among them, and apart again."""
        stage = self.desk.stage
        for piece, spot in spots.items():
            if f"token.{piece}" in stage:
                stage.change(f"token.{piece}", x=spot.x, y=spot.y, scale=spot.scale)

    def _targets(self) -> list[Target]:
        """Around the chooser's room left and right go round the ring; otherwise the map leads."""
        rooms = [room for room in self.places.ring if room in self.rooms]
        targets = []
        for number, room in enumerate(rooms):
            target = Target(room, room_rect(self.places, room), RADIUS)
            if self.here and len(rooms) > 1:
                after, before = rooms[(number + 1) % len(rooms)], rooms[number - 1]
                target.right, target.left = (
                    (after, before) if self._right_is_clockwise(rooms) else (before, after)
                )
                target.up = target.down = self._passage_end(room)
            targets.append(target)
        return targets

    def _right_is_clockwise(self, rooms: list[str]) -> bool:
        """Whether "right" goes round clockwise: so that it looks right from the own room."""
        place = rooms.index(self.here)
        middle = {room: self.places.board.rooms[room].area.centre[0] for room in rooms}
        after, before = rooms[(place + 1) % len(rooms)], rooms[place - 1]
        return middle[after] >= middle[before]

    def _passage_end(self, room: str) -> str | None:
        """The other end of the passage, when both ends can be chosen."""
        trapdoor = self.places.board.trapdoors.get(room)
        if trapdoor is None or trapdoor.to not in self.rooms:
            return None
        return trapdoor.to


class RoomPanel(Panel):
    """Where to begin, or where to move. Staying is a choice and has the first focus."""

    def __init__(self, places: Places, state: TableState, decision: Decision) -> None:
        super().__init__(places.desk, decision)
        self.state = state
        self.places = places
        here = state.room_of(self.seat)
        self.intents, choices = self._choices(here)
        piece = state.piece_of(self.seat)
        self.house = RoomsOnTheHouse(places, state, choices, here, piece)
        self.first = here if here in choices else next(iter(choices))

    def _choices(self, here: str) -> tuple[dict[str, Intent], dict[str, RoomChoice]]:
        game = self.desk.game
        trapdoor = self.places.board.trapdoors.get(here)
        intents: dict[str, Intent] = {}
        choices: dict[str, RoomChoice] = {}
        for intent in self.decision.options:
            if isinstance(intent, Stay):
                room, key, passage = here, "stay", False
            elif isinstance(intent, Start):
                room, key, passage = intent.room, "start", False
            else:
                assert isinstance(intent, Go)
                room = intent.room
                door = self.places.board.door(here, room)
                passage = door is None and trapdoor is not None and trapdoor.to == room
                key = "passage" if passage else "step"
            intents[room] = intent
            choices[room] = RoomChoice(f"{game}.choosing.{key}", f"{game}.doing.{key}", passage)
        order = [room for room in self.places.ring if room in choices]
        return intents, {room: choices[room] for room in order}

    def open(self) -> None:
        self.house.open(self.first)

    def close(self) -> None:
        self.house.close()

    def focus_moved(self) -> None:
        self.house.show_focus()

    def press(self, kind: Kind) -> Intent | None:
        if kind is Kind.CONFIRM and self.house.focused:
            return self.intents[self.house.focused]
        return None

    def caption(self) -> Content | None:
        room = self.house.focused
        if not room:
            return None
        key = self.house.rooms[room].sentence
        return self.desk.runs(key, seat=self.seat, room=room)

    def prompts(self) -> tuple[Prompt, ...]:
        say, game = self.desk.say, self.desk.game
        room = self.house.focused or self.first
        return (
            Prompt(Kind.LEFT, say(f"{game}.doing.choose_room")),
            Prompt(Kind.CONFIRM, say(self.house.rooms[room].button)),
        )


def room_rect(places: Places, room: str) -> pygame.Rect:
    """Where a room is focused."""
    floor = places.board.rooms[room].floor.shrunk(INSET)
    return pygame.Rect(*(round(value) for value in floor))


def dashed(places: Places, room: str) -> Picture:
    """The edge of a room that can be chosen."""
    floor = places.board.rooms[room].floor.shrunk(4)
    return pictures.dashes((floor.width, floor.height))
