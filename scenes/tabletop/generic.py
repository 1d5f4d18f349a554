"""The default table: seats around it, zones in rows from the view, choices as a list of plates.

A game with nothing special uses it as it is; where its map (``table.tmx``) has seat plates and
anchors named like zones, they lie there, otherwise they find a place by themselves.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping

from game.content.manifest import Manifest
from game.core.decisions import Decision
from game.core.facts import ChoiceLocked, Fact
from game.core.intents import tag_of
from game.core.messages import HIDDEN
from game.core.view import View, ZoneView
from game.match.loading import load_rules
from scenes.tabletop import icons, plates
from scenes.tabletop.arrange import Arrange
from scenes.tabletop.cards import card_back, card_face, fan_of_backs
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.generic_panel import GenericPanel, is_secret
from scenes.tabletop.warming import Wanted
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.board import Area
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

CARD = (150.0, 206.0)
SMALL = (44.0, 62.0)
MIDDLE = Area(396, 150, 1128, 700)
"""Where zones lie that have no anchor."""

SIDES: Mapping[int, tuple[int, int]] = {1: (1, 0), 2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3)}
"""Seats -> how many plates on the left and on the right; more than that stand closer."""


class GenericTable(GameTable):
    """A table that knows nothing of its game but the manifest, the map and the view."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.view: View
        self._cards = {card.id for card in desk.manifest.cards}

    def open(self, view: View) -> None:
        self.view = view

    def ground(self) -> Picture:
        colours = self.desk.manifest.colours

        def paint(brush: Brush) -> None:
            brush.fill(colours.dark)
            brush.glow((960, 470), 900, colours.accent, 0.22)
            brush.plate(
                (376, 60, 1168, 800),
                40,
                colours.dark,
                fill_opacity=0.6,
                edge=colours.accent,
                edge_width=3,
                edge_opacity=0.6,
            )

        return painted(("generic_ground", self.desk.game), (1920, 1080), paint)

    def wanted_at_once(self) -> Iterable[Wanted]:
        """What lies there from the beginning, and the plates and lamps in both their lights."""
        for sprite in self.now().values():
            if sprite.picture is not None:
                yield Wanted(sprite.picture)
        for seat in range(self.desk.seats):
            for turn in (False, True):
                yield Wanted(self._plate(seat, turn=turn))
                yield Wanted(icons.lamp(turn))

    # -- layout ------------------------------------------------------------------------------

    def rest(self, view: View) -> Layout:
        self.view = view
        return self.now()

    def now(self) -> Layout:
        view, sprites = self.view, dict[str, Sprite]()
        turn = view.values.get("turn")
        for seat, area in enumerate(self._plates()):
            active = turn == seat
            picture = self._plate(seat, turn=active)
            sprites[f"plate.{seat}"] = Sprite(picture, *area.centre, 90)
            lamp_at = plates.within(area, plates.LAMP)
            sprites[f"lamp.{seat}"] = Sprite(icons.lamp(active), *lamp_at, 96)
            count = self._held(seat)
            if count:
                fan = fan_of_backs(self.desk, count, SMALL)
                place = plates.within(area, plates.FAN)
                sprites[f"fan.{seat}"] = Sprite(fan, *place, 94)
        self._zones(sprites)
        return sprites

    def _plate(self, seat: int, *, turn: bool) -> Picture:
        level = self._level(seat)
        line = self.desk.say(f"bot.level.{level}") if level else ""
        return plates.plate(self.desk, seat, line, turn=turn)

    def _level(self, seat: int) -> str:
        member = self.desk.party.members[seat]
        known = f"bot.level.{member.level}" in self.desk.texts
        return member.level if known and not member.is_human else ""

    def _plates(self) -> tuple[Area, ...]:
        board, seats = self.desk.board, self.desk.seats
        if board is not None and seats in board.seats:
            return board.plates(seats)
        left, right = SIDES.get(seats, (seats // 2, seats - seats // 2))
        width, height = plates.SIZE
        found = []
        for count, x, upwards in ((right, 1554.0, False), (left, 96.0, True)):
            room = 1026 - 62
            step = min(274.0, (room - height) / max(1, count - 1)) if count > 1 else 0.0
            start = 62.0 if count > 1 else 336.0
            tops = [start + step * number for number in range(count)]
            for top in reversed(tops) if upwards else tops:
                found.append(Area(x, top, width, height))
        # The first seat is the upper left one, then clockwise.
        return (found[-1], *found[:-1])[:seats]

    def _held(self, seat: int) -> int:
        """How many cards a seat holds that are not seen."""
        return sum(
            zone.count
            for zone in self.view.zones.values()
            if zone.owner == seat and isinstance(zone.count, int) and HIDDEN in zone.cards
        )

    def _zones(self, sprites: Layout) -> None:
        shown = self._shown()
        loose = [zone for zone in shown if zone.name not in self._anchors()]
        height = min(230.0, MIDDLE.height / max(1, len(loose)))
        for number, zone in enumerate(loose):
            row = Area(MIDDLE.left, MIDDLE.top + number * height, MIDDLE.width, height)
            self._zone(zone, row, sprites)
        for zone in shown:
            if zone.name in self._anchors():
                self._zone(zone, self._anchors()[zone.name], sprites)

    def _shown(self) -> list[ZoneView]:
        """The zones that are nobody's, and those whose cards are all seen."""
        zones = self.view.zones.values()
        return [zone for zone in zones if zone.owner is None or self._open(zone)]

    def _open(self, zone: ZoneView) -> bool:
        return bool(zone.cards) and HIDDEN not in zone.cards

    def _anchors(self) -> dict[str, Area]:
        board = self.desk.board
        return {} if board is None else {name: a.area for name, a in board.anchors.items()}

    def _zone(self, zone: ZoneView, area: Area, sprites: Layout) -> None:
        """The cards of a zone in a row, as close as they must be; hidden ones as one pile."""
        cards = [card for card in zone.cards if card in self._cards]
        scale = min(1.0, (area.height - 8) / CARD[1])
        step = CARD[0] * scale + 14
        if len(cards) > 1:
            step = min(step, (area.width - CARD[0] * scale) / (len(cards) - 1))
        x = area.centre[0] - step * (len(cards) - 1) / 2
        for number, card in enumerate(cards):
            face = card_face(self.desk, card, CARD)
            name = f"zone.{zone.name}.{number}"
            sprites[name] = Sprite(
                face, x + number * step, area.centre[1], 40 + number * 0.1, scale=scale
            )
        if not cards and isinstance(zone.count, int) and zone.count:
            back = card_back(self.desk, CARD)
            sprites[f"zone.{zone.name}"] = Sprite(back, *area.centre, 40, scale=scale)

    def closer(self, key: str | None) -> tuple[Closer, ...]:
        """Every card that lies open."""
        lying = [card for zone in self._shown() for card in zone.cards if card in self._cards]
        return tuple(Closer(card, CARD, self._large(card)) for card in dict.fromkeys(lying))

    def _large(self, card: str) -> Callable[[tuple[float, float]], Picture]:
        return lambda size: card_face(self.desk, card, size, full_name=True)

    # -- facts and choices -------------------------------------------------------------------

    def register(self, choreographer: Choreographer) -> None:
        """Every fact is told in words, and everything moves to where it belongs."""
        kinds: tuple[type[Fact], ...] = (*load_rules(self.desk.game).facts, ChoiceLocked)
        for kind in kinds:
            choreographer.register(kind, self._clip)

    def _clip(self, fact: Fact, director: Director) -> Clip:
        self.view = self.view_now()
        words = self.desk.texts.fact_runs(fact) if self._has_words(fact) else ()
        clips: list[Clip] = [Arrange(director, self.now, 250)]
        if any(run.text.strip() for run in words):
            clips.insert(0, director.caption(self.desk.coloured(words)))
            clips.append(director.wait(400))
        return director.series(*clips)

    def _has_words(self, fact: Fact) -> bool:
        return f"{self.desk.game}.fact.{tag_of(fact)}" in self.desk.texts

    def panel(self, decision: Decision, view: View, own: View) -> Panel | None:
        if self.made_alone(decision) or (self.desk.lone is None and is_secret(decision, own)):
            return None
        return GenericPanel(self.desk, decision)


def table_of(manifest: Manifest) -> type[GameTable]:
    """The table of a game; the default one where its module has nothing special."""
    module = importlib.import_module(manifest.modules.table)
    table: type[GameTable] = getattr(module, "TABLE", GenericTable)
    return table
