"""Draws the private page of a move: boards at both sides as on the table, the own hand between."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from game.core.messages import Message, message
from game.core.view import View
from scenes.parts.places import grid
from scenes.parts.sheets import rail_ground
from scenes.private.choice_page import ChoicePage, Signs
from scenes.private.looks import PrivateLook
from scenes.private.words import block
from scenes.tables.deadly_premonition import cards, looks, sky, tiles
from scenes.tables.deadly_premonition.layout import die_of, layout
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.middle import night
from scenes.tables.deadly_premonition.offers import Offer
from scenes.tables.deadly_premonition.places import Places
from scenes.tables.deadly_premonition.staging import says_key
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.desk import Desk
from scenes.tabletop.targets import target_light
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import (
    ATTRIBUTES,
    ICONS,
    KINDS,
    kind_of,
)
from systems.table.board import Area
from systems.table.sprites import Sprite
from systems.table.tween import Motions

HEAD = Area(680, 54, 560, 84)
CARDS = Area(680, 150, 560, 330)
READING = Area(680, 486, 560, 170)
SIDES = Area(680, 666, 560, 260)
CAPTION = Area(96, 954, 856, 72)
PROMPTS = Area(968, 954, 856, 72)

ROWS_OF_SIDES = 5
GAP = 8.0
AIM = 6.0
"""How far inside a plate its target begins."""
SHOWN = (
    "plate.",
    "lamp.",
    "wall.",
    "chips.",
    "suspect.",
    "mark",
    "protection.",
    "lockdown.",
)
"""The sprites of the table that lie on the page as well."""


class MoveDrawing(ChoicePage):
    """What can be seen on the page; :class:`MovePage` says what can be done."""

    guarded = True
    signs = Signs((1226.0, 120.0), 150.0, (PROMPTS.centre[0], 990.0), PROMPTS.width - 40)

    def __init__(
        self,
        view: View,
        killer: bool | None,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(desk, look, plates)
        self.view = view
        self.state = TableState.of(view)
        self.places_of = Places(desk)
        self.killer = killer
        self.ground = sky.ground(desk)
        self.placed: tuple[str, ...] = look.cards
        self.hand = list(look.cards)
        self.note: Message = message(f"{GAME}.visit.pick_card")
        self.places = []

    # -- where things lie --------------------------------------------------------------------

    def hand_areas(self) -> list[tuple[str, Area]]:
        """The own cards, as large as their number lets them be."""
        count = len(self.hand)
        rows = 1 if count <= 3 else 2 if count <= 10 else 3
        columns = -(-count // rows) or 1
        high = min(161.0, (CARDS.height - GAP * (rows - 1)) / rows)
        wide = min(high * 0.69, (CARDS.width - 2 * GAP * (columns - 1)) / columns)
        high = wide / 0.69
        top = CARDS.centre[1] - (rows * (high + GAP) - GAP) / 2
        found = []
        for row in range(rows):
            cards_here = self.hand[row * columns : (row + 1) * columns]
            left = CARDS.centre[0] - (len(cards_here) * (wide + 2 * GAP) - 2 * GAP) / 2
            for column, card in enumerate(cards_here):
                at = (left + column * (wide + 2 * GAP), top + row * (high + GAP))
                found.append((card, Area(*at, wide, high)))
        return found

    def tile_areas(self, count: int, *, last: bool = False) -> list[Area]:
        """The plates of the sides, from above; the last place is that of ending the turn."""
        fields = list(grid(1, ROWS_OF_SIDES, SIDES, (0, 6)))
        return fields[-1:] if last else fields[:count]

    def attribute_areas(self) -> list[Area]:
        """Nine plates, one for each attribute."""
        return list(grid(3, 3, SIDES, (GAP, GAP)))

    def suspect_area(self, name: str) -> Area:
        """Where a suspect stands."""
        return self.places_of.aimed(self.state, name)

    def sort(self, *, by_kind: bool) -> None:
        """The order of the own cards on this page."""
        self.hand = sorted(self.placed, key=_rank) if by_kind else list(self.placed)
        for name in [one for one in self._names if ".hand." in one]:
            self._drop(name.removeprefix(self._full("")))

    # -- showing -----------------------------------------------------------------------------

    def lay_out(self, seat: int) -> None:
        self.hide()
        self._put_head(seat)
        self._put_table()
        for name, area in (("caption", CAPTION), ("prompts", PROMPTS)):
            size = (area.width, area.height)
            below = rail_ground(self.desk.book, self.desk.theme, size, bar=area is CAPTION)
            self._put(f"rail.{name}", below, area.centre, 1)
        for card, area in self.hand_areas():
            back = cards.back(self.desk, (area.width, area.height))
            self._put(f"hand.{card}", back, area.centre, 30)

    def turn_over(self, motions: Motions | None) -> None:
        self.focus_on(self.focused)

    def wanted(self) -> Iterator[Picture]:
        yield self.ground
        for card, area in self.hand_areas():
            yield cards.face(self.desk, card, (area.width, area.height))

    def clock(self, left: float, seconds: float) -> None:
        """The lamps are seen on the closed curtain."""

    def _put_head(self, seat: int) -> None:
        desk, size = self.desk, (HEAD.width, HEAD.height)
        style = desk.style(seat)
        words = desk.runs(self.look.title)
        title = desk.fitted(words, "body", 34, size[0] - 40, desk.theme.text, most=38)
        said = desk.say(f"{GAME}.table.moves", count=self.state.moves)
        line = desk.fitted(said, "quiet", 28, 240, desk.theme.quiet, most=32)
        role = None
        if self.killer is not None:
            word = "killer" if self.killer else "agent"
            told = desk.say(f"{GAME}.visit.you_{word}")
            role = desk.fitted(told, "body", 28, 240, desk.theme.text, most=32)

        def paint(brush: Brush) -> None:
            night(desk, brush, size, edge=style.colour, radius=18)
            brush.picture(title, (20 + title.size[0] / 2, 26))
            brush.picture(line, (20 + line.size[0] / 2, 60))
            if role is not None:
                sign = looks.sign(desk, "killer" if self.killer else "agent", 30)
                x = 40 + line.size[0]
                brush.picture(sign, (x + 15, 60))
                brush.picture(role, (x + 38 + role.size[0] / 2, 60))

        says = (*title.says, *line.says, *(role.says if role is not None else ()))
        key = ("move head", seat, title.key, line.key, role and role.key, desk.theme)
        picture = painted(key, size, paint, desk.book, margin=30, says=says)
        self._put("head", picture, HEAD.centre, 2)

    def _put_table(self) -> None:
        """The boards as they are on the table."""
        die = die_of(self.places_of)
        for name, sprite in layout(self.places_of, self.state, die).items():
            if not name.startswith(SHOWN) or sprite.picture is None:
                continue
            full = self._full(f"table.{name}")
            self.desk.stage.add(
                Sprite(sprite.picture, sprite.x, sprite.y, sprite.z + 10), name=full
            )
            self._names.append(full)

    # -- what changes with the focus ----------------------------------------------------------

    def put_hand(self, focused: Hashable, chosen: str) -> None:
        """The own cards; those beside the chosen one are darkened."""
        for card, area in self.hand_areas():
            size = (area.width, area.height)
            number = self.placed.index(card) + 1
            dark = bool(chosen) and card != chosen
            picture = tiles.numbered(self.desk, card, size, number, dark=dark)
            self._put(f"hand.{card}", picture, area.centre, 30)

    def put_lights(self, lit: set[str], focused: Hashable, *, walking: bool) -> None:
        """The light around everybody whom the present step may name."""
        for name in [one for one in self._names if ".light." in one]:
            self._drop(name.removeprefix(self._full("")))
        for name in sorted(lit):
            if walking and focused == f"suspect.{name}":
                continue
            area = self.suspect_area(name)
            light = target_light((area.width, area.height), 8)
            self._put(f"light.{name}", light, area.centre, 40)

    def put_reading(self, card: str, heading: Message | None) -> None:
        """What the card with the focus says, in plain words."""
        del heading
        desk = self.desk
        size = (READING.width, READING.height)
        if not card:
            words = message(f"{GAME}.visit.nothing_chosen")
            picture = tiles.reading(desk, "", desk.say(words), size)
        else:
            name = desk.say(f"{GAME}.card.{card.lower()}")
            told = desk.say(f"{GAME}.says.{says_key(card)}")
            picture = tiles.reading(desk, name, told, size)
        self._put("reading", picture, READING.centre, 2)

    def put_sides(
        self, offers: Sequence[Offer], focused: Hashable, chosen: Offer | None, *, ends: bool
    ) -> None:
        """What can be done with the card, each side with its cost."""
        for name in [one for one in self._names if ".side." in one or ".attribute." in one]:
            self._drop(name.removeprefix(self._full("")))
        areas = self.tile_areas(len(offers))
        for number, (offer, area) in enumerate(zip(offers, areas, strict=True)):
            if ends and number == ROWS_OF_SIDES - 1:
                break  # the place of ending the turn; the side shows once the card is chosen
            lit = focused == f"side.{number}" or offer is chosen
            picture = tiles.side(self.desk, offer, (area.width, area.height), lit=lit)
            self._put(f"side.{number}", picture, area.centre, 3)
        if ends:
            area = self.tile_areas(1, last=True)[0]
            words = self.desk.say(f"{GAME}.action.end_turn")
            size = (area.width, area.height)
            picture = tiles.plain(self.desk, words, size, lit=focused == "end")
            self._put("side.end", picture, area.centre, 3)

    def put_attributes(self, legal: Sequence[str], focused: Hashable) -> None:
        """Nine plates of attributes; what nobody has is dim."""
        for name in [one for one in self._names if ".side." in one or ".attribute." in one]:
            self._drop(name.removeprefix(self._full("")))
        for word, area in zip(ATTRIBUTES, self.attribute_areas(), strict=True):
            size = (area.width, area.height)
            lit = focused == f"attribute.{word}"
            picture = tiles.attribute(self.desk, word, size, lit=lit, dim=word not in legal)
            self._put(f"attribute.{word}", picture, area.centre, 3)

    # -- words -------------------------------------------------------------------------------

    def tell(self, words: Message) -> None:
        """The caption of the page."""
        desk = self.desk
        room = (CAPTION.width - 60, CAPTION.height - 6)
        inside = block(
            desk, desk.runs(words), "body", 34, room, desk.theme.text, align="left", line=1.02
        )
        at = (CAPTION.left + 36 + inside.size[0] / 2, CAPTION.centre[1])
        self._put("caption", inside, at, 3)

    def say(self, words_of: Message | None) -> None:
        if words_of is not None:
            self.tell(words_of)


def aimed(area: Area) -> Area:
    """Where a plate is chosen: the ring around it stays off its neighbours' words."""
    return Area(area.left + AIM, area.top + AIM, area.width - 2 * AIM, area.height - 2 * AIM)


def _rank(card: str) -> tuple[int, str]:
    """Red, green, both, actions by kind."""
    if card in ICONS:
        return "RGD".index(card[0]), card
    return 3 + KINDS.index(kind_of(card)), card
