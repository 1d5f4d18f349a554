"""How a person decides in OPENplay and Co-op: tiles in the middle, cards and rows at the seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.parts.places import grid
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.openplay.layout import Places
from scenes.tables.deadcert.openplay.state import OpenState
from scenes.tabletop.desk import Desk
from scenes.tabletop.targets import Choice, TargetPanel
from systems.io.text import Content
from systems.rules.deadcert.cards import TYPES, colour_of
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    Examine,
    ExchangeOwn,
    MakeChief,
    Promote,
    Swap,
    SwapFiled,
)
from systems.table.board import Area
from systems.table.sprites import Sprite

MAKE_CHIEF, FILE_IT = Area(816, 774, 296, 146), Area(1136, 774, 236, 146)
LEAVE = Area(1136, 774, 236, 146)
HEADING = "ui.heading"
HEADING_AT = (960.0, 268.0)
TILES = (340.0, 190.0)
"""Top and height of the tiles with which a turn begins."""

WIDTHS = {1: 400.0, 2: 400.0, 3: 264.0}
STACK_AREA = Area(548, 190, 824, 530)
"""Where a team's cards are laid out to choose from."""


class TurnPanel(TargetPanel):
    """A panel with a heading over its tiles while nothing has been chosen yet."""

    heading = ""

    def open(self) -> None:
        desk = self.desk
        if self.heading:
            size = desk.fixed.fitting(self.heading, "display", 60, 820)
            words = desk.fixed.picture(self.heading, "display", size, gold=True)
            desk.stage.add(Sprite(words, *HEADING_AT, 240.0), name=HEADING)
        super().open()

    def close(self) -> None:
        self.desk.stage.remove(HEADING)
        super().close()


class Deciding:
    """Makes the panel of a decision.

    Args:
        places: the geometry.
        state: what everybody sees.
        decision: of a person's seat.
    """

    def __init__(self, places: Places, state: OpenState, decision: Decision) -> None:
        self.places = places
        self.desk: Desk = places.desk
        self.state = state
        self.decision = decision
        self.seat = decision.seat
        self.options: list[Intent] = list(decision.options)

    def panel(self) -> TargetPanel:
        """The panel of whatever is asked."""
        step = self.decision.kind.partition("_")[2]
        make = {"turn": self._turn, "suspect": self._suspect, "snoop": self._snoop}
        return make.get(step, self._exchange)()

    def _made(self, choices: Sequence[Choice], *, heading: str = "") -> TurnPanel:
        panel = TurnPanel(self.desk, self.decision, choices, self._question())
        panel.heading = heading
        return panel

    def _question(self) -> Content:
        return self.desk.runs(self.decision.prompt, seat=self.seat)

    def _say(self, key: str, **values: object) -> str:
        return self.desk.say(f"{GAME}.table.{key}", **values)

    # -- the turn ----------------------------------------------------------------------------

    def _turn(self) -> TargetPanel:
        """Two or three tiles; a stack of another seat is chosen where it lies."""
        looks = [one for one in self.options if isinstance(one, Examine)]
        tiles: list[tuple[str, str, str, Intent | None, tuple[Choice, ...]]] = []
        for one in self.options:
            if isinstance(one, Fetch):
                line = self._say("fetch_line", type=self.state.top)
                tiles.append(("fetch", self._say("fetch"), line, one, ()))
            elif isinstance(one, ExchangeOwn):
                line = self._say("own_line", count=sum(self.state.filed[self.seat]))
                tiles.append(("own", self._say("own"), line, one, ()))
        if len(looks) == 1:
            line = self._say("look_line_one", seat=looks[0].owner)
            tiles.append(("look", self._say("look"), line, looks[0], ()))
        elif looks:
            rows = tuple(self._row_choice(one) for one in looks)
            tiles.append(("look", self._say("look"), self._say("look_line"), None, rows))
        width, gap = WIDTHS[len(tiles)], 24.0 if len(tiles) < len(WIDTHS) else 16.0
        left = 960 - (len(tiles) * (width + gap) - gap) / 2
        top, height = TILES
        choices = [
            Choice(
                key,
                Area(left + place * (width + gap), top, width, height),
                intent=intent,
                then=then,
                tile=(label, line),
                radius=16,
            )
            for place, (key, label, line, intent, then) in enumerate(tiles)
        ]
        return self._made(choices, heading=self._say("turn_heading"))

    def _row_choice(self, intent: Examine) -> Choice:
        """Another seat's filed row."""
        says = self.desk.runs(f"{GAME}.action.examine", owner=intent.owner)
        area = self.places.row_area(intent.owner)
        return Choice(f"row.{intent.owner}", area, says, intent, radius=12)

    # -- a card that lies open ---------------------------------------------------------------

    def _suspect(self) -> TargetPanel:
        listed = {type(one): one for one in self.options}
        old = self.state.chiefs[self.seat].get(colour_of(self.state.fetched))
        line = self._say("make_chief_first")
        if old is not None:
            line = self._say("make_chief_line", name=printed.name_on(self.desk, old))
        chief = (self._say("make_chief"), line)
        filed = (self._say("file"), self._say("file_line"))
        return self._made(
            [
                Choice("chief", MAKE_CHIEF, intent=listed[MakeChief], tile=chief, radius=16),
                Choice("file", FILE_IT, intent=listed[File], tile=filed, radius=16),
            ]
        )

    def _snoop(self) -> TargetPanel:
        """Single Chief Suspects at the seats, or a team mate's filed row and then a card."""
        leave = next(one for one in self.options if isinstance(one, Abandon))
        choices = [self._swap_choice(one) for one in self.options if isinstance(one, Swap)]
        filed = [one for one in self.options if isinstance(one, SwapFiled)]
        for owner in dict.fromkeys(one.owner for one in filed):
            own = [one for one in filed if one.owner == owner]
            cards = tuple(self._cards([(one.card, one) for one in own], owner))
            says = self.desk.runs(f"{GAME}.table.take_from", owner=owner)
            area = self.places.plates[owner]
            choices.append(Choice(f"row.{owner}", area, says, then=cards, radius=18))
        tile = (self._say("leave"), self._say("leave_line"))
        choices.append(Choice("leave", LEAVE, intent=leave, tile=tile, radius=16))
        return self._made(choices)

    def _swap_choice(self, intent: Swap) -> Choice:
        own = self.state.chiefs[self.seat].get(intent.type)
        other = self.state.chiefs[intent.target][intent.type]
        key = f"{GAME}.table.swap" if own else f"{GAME}.table.take"
        says = self.desk.runs(
            key,
            seat=intent.target,
            name=printed.of(self.desk, other).name,
            own=printed.of(self.desk, own).name if own else "",
        )
        area = self.places.slot(intent.target, intent.type)
        return Choice(f"chief.{intent.target}.{intent.type}", area, says, intent)

    # -- a stack that lies open --------------------------------------------------------------

    def _exchange(self) -> TargetPanel:
        """A team's own stack; in OPENplay it is looked through alone."""
        found = [(one.card, one) for one in self.options if isinstance(one, Promote)]
        choices = self._cards(found, self.seat)
        leave = next(one for one in self.options if isinstance(one, Abandon))
        tile = (self._say("leave"), self._say("leave_stack_line"))
        choices.append(Choice("leave", LEAVE, intent=leave, tile=tile, radius=16))
        return self._made(choices)

    def _cards(self, found: Sequence[tuple[str, Intent]], owner: int) -> list[Choice]:
        """Filed cards as tiles in the middle, in three columns."""
        by_type = {kind: [c for c, _ in found if colour_of(c) == kind] for kind in TYPES}
        intents = dict(found)
        rows = max(4, *(len(own) for own in by_type.values()))
        columns = 3
        if rows > 9:  # one type may fill all columns
            flat = [c for own in by_type.values() for c in own]
            rows = -(-len(flat) // columns)
            by_type = {
                kind: flat[place * rows : (place + 1) * rows] for place, kind in enumerate(TYPES)
            }
        fields = grid(columns, rows, STACK_AREA, (12, 8))
        choices = []
        for column, own in enumerate(by_type.values()):
            for number, card in enumerate(own):
                area = fields[number * columns + column]
                area = Area(area.left, area.top, area.width, min(area.height, 92))
                shown = printed.of(self.desk, card)
                says = self.desk.runs(f"{GAME}.table.promote", seat=owner, name=shown.name)
                kind = self.desk.say(f"{GAME}.type.{shown.type.lower()}")
                line = kind if area.height > 80 else ""
                tile = (shown.forename, line)
                choices.append(
                    Choice(
                        f"card.{card.replace(':', '.')}",
                        area,
                        says,
                        intents[card],
                        tile=tile,
                        radius=14,
                    )
                )
        return choices
