"""How a person decides in OPENplay and Co-op: tiles in the middle, cards and rows at the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from scenes.parts.places import grid
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.openplay.layout import Places
from scenes.tables.deadcert.openplay.state import OpenState
from scenes.tabletop.desk import Desk
from scenes.tabletop.targets import Choice, TargetPanel
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.deadcert.cards import colour_of
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
from systems.table.theme import BRASS

MAKE_CHIEF, FILE_IT = Area(816, 774, 296, 146), Area(1136, 774, 236, 146)
LEAVE = Area(1136, 774, 236, 146)
HEADING, LAID = "ui.heading", "ui.laid."
HEADING_AT = (960.0, 268.0)
TILES = (340.0, 190.0)
"""Top and height of the tiles with which a turn begins."""

TILE_GAP = 34.0
BOARD = Area(548, 178, 824, 554)
"""Where a team's cards are laid out to choose from."""
COLUMNS = ((8, 4), (15, 5), (24, 6), (40, 8), (60, 10))
"""Up to so many cards lie in so many columns."""


class HeadedPanel(TargetPanel):
    """A panel with a heading in the middle of the desk.

    Attributes:
        headings: the first while nothing is chosen, the second once something is; "" for none.
        laid: by choice, a card that is laid out on a board of its own while it can be chosen.
    """

    headings = ("", "")

    def __init__(
        self,
        desk: Desk,
        decision: Decision,
        choices: Sequence[Choice],
        question: Content,
        laid: Mapping[str, Picture],
    ) -> None:
        super().__init__(desk, decision, choices, question)
        self.laid = laid

    def focus_moved(self) -> None:
        super().focus_moved()
        self._put_heading(self.headings[0 if self.at_start else 1])
        self._lay_cards()

    def close(self) -> None:
        self.desk.stage.remove(HEADING)
        self._take_cards()
        super().close()

    def _lay_cards(self) -> None:
        """The board with the cards of this level, where it has any."""
        stage = self.desk.stage
        cards = [choice for choice in self.choices if choice.key in self.laid]
        names = {LAID + choice.key for choice in cards}
        if names == {name for name in stage.names if name.startswith(LAID)} - {LAID}:
            return
        self._take_cards()
        if not cards:
            return
        stage.add(Sprite(_board(), *BOARD.centre, 236.0), name=LAID)
        for choice in cards:
            picture = self.laid[choice.key]
            stage.add(Sprite(picture, *choice.area.centre, 238.0), name=LAID + choice.key)

    def _take_cards(self) -> None:
        stage = self.desk.stage
        for name in [name for name in stage.names if name.startswith(LAID)]:
            stage.remove(name)

    def _put_heading(self, words: str) -> None:
        desk = self.desk
        if not words:
            desk.stage.remove(HEADING)
            return
        size = desk.fixed.fitting(words, "display", 60, 800)
        picture = desk.fixed.picture(words, "display", size, gold=True)
        if HEADING in desk.stage:
            desk.stage.change(HEADING, picture=picture)
        else:
            desk.stage.add(Sprite(picture, *HEADING_AT, 240.0), name=HEADING)


def _board() -> Picture:
    """What a team's cards are laid out on: nothing is seen through it."""
    size = (BOARD.width, BOARD.height)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 16, 16, 10, 0.7)
        brush.plate((0, 0, *size), 16, "#15201D", to="#0E1614", edge=BRASS, edge_width=2)

    return painted(("deadcert board", size), size, paint, margin=40)


class Deciding:
    """Makes the panel of a decision.

    Args:
        places: the geometry.
        state: what everybody sees.
        decision: of a person's seat.
        heard: what a computer partner says about it aloud.
    """

    def __init__(
        self,
        places: Places,
        state: OpenState,
        decision: Decision,
        heard: Message | None = None,
    ) -> None:
        self.places = places
        self.desk: Desk = places.desk
        self.state = state
        self.decision = decision
        self.heard = heard
        self.seat = decision.seat
        self.options: list[Intent] = list(decision.options)
        self.laid: dict[str, Picture] = {}

    def panel(self) -> TargetPanel:
        """The panel of whatever is asked."""
        step = self.decision.kind.partition("_")[2]
        make = {"turn": self._turn, "suspect": self._suspect, "snoop": self._snoop}
        return make.get(step, self._exchange)()

    def _made(self, choices: Sequence[Choice], headings: tuple[str, str] = ("", "")) -> HeadedPanel:
        panel = HeadedPanel(self.desk, self.decision, choices, self._question(), self.laid)
        panel.headings = headings
        return panel

    def _question(self) -> Content:
        # What a partner says names the seat that is asked, and the tiles say what is asked.
        if self.heard is not None:
            return self.desk.runs(self.heard)
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
                tiles.append(("own", self._say("own_turn"), line, one, ()))
        if len(looks) == 1:
            line = self._say("look_line_one", seat=looks[0].owner)
            tiles.append(("look", self._say("look"), line, looks[0], ()))
        elif looks:
            rows = tuple(self._row_choice(one) for one in looks)
            tiles.append(("look", self._say("look"), self._say("look_line"), None, rows))
        most = 824.0 + TILE_GAP
        width, gap = min(395.0, most / len(tiles) - TILE_GAP), TILE_GAP
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
        return self._made(choices, (self._say("turn_heading"), self._say("stack_heading")))

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
        """Filed cards on a board in the middle, row by row."""
        fields = board_places(len(found))
        choices = []
        for (card, intent), area in zip(found, fields, strict=False):
            key = f"card.{card.replace(':', '.')}"
            name = printed.of(self.desk, card).name
            says = self.desk.runs(f"{GAME}.table.promote", seat=owner, name=name)
            self.laid[key] = lying.face(self.desk, card, (area.width, area.height))
            choices.append(Choice(key, area, says, intent))
        return choices


def board_places(count: int) -> list[Area]:
    """Where so many cards lie on the board: every row in its middle."""
    columns = next((n for most, n in COLUMNS if count <= most), COLUMNS[-1][1])
    used = -(-count // columns)
    gap = 20.0 if used <= 4 else 12.0
    inside = Area(BOARD.left + 22, BOARD.top + 22, BOARD.width - 44, BOARD.height - 44)
    field = grid(columns, max(2, used), inside, (gap, gap))[0]
    top = BOARD.centre[1] - (used * (field.height + gap) - gap) / 2
    found = []
    for number in range(count):
        line, place = divmod(number, columns)
        here = min(columns, count - line * columns)
        left = BOARD.centre[0] - (here * (field.width + gap) - gap) / 2
        x, y = left + place * (field.width + gap), top + line * (field.height + gap)
        found.append(Area(x, y, field.width, field.height))
    return found
