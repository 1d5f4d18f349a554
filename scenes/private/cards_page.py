"""A private page with cards: a hand, what was shown, the envelope, or cards to choose from.

The frame looks alike from the side whatever there is to see: as many places as the look has room
for, each with a card face down, all of which turn over together; where there is no card an empty
place comes up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.messages import Message
from scenes.private import parts
from scenes.private.faces import load_faces
from scenes.private.looks import CardGroup, PrivateLook
from scenes.private.words import block
from scenes.tabletop.desk import Desk
from systems.io.brush import painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.theme import PAPER_INK
from systems.table.tween import Motions

PAGE = "ui.page."
"""What the names of a page's sprites begin with: everything behind the curtain."""

Z = 100.0
FLIP_MS = 250

CARD = (258.0, 380.0)
CARD_GAP = 22.0
CARD_TOP = 290.0
HEAD_Y = 236.0
SMALL_CARD = (188.0, 276.0)
SMALL_TOPS = (196.0, 486.0)
ROW_MOST = 6

PLATE = (240.0, 726.0, 1440.0, 86.0)
SMALL_PLATE = (240.0, 776.0, 1440.0, 78.0)
CLOCK_Y = 872.0
SMALL_CLOCK_Y = 896.0

PAPER = (880.0, 380.0)
PAPER_CENTRE = (960.0, 480.0)

GROUND = ("#1E4236", "#030907")


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies on the page."""

    card: str
    """Empty where no card lies."""
    centre: tuple[float, float]
    size: tuple[float, float]


class CardsPage:
    """Draws a look on a desk's stage. It is there only while it may be seen.

    Args:
        desk: where it is drawn; its viewer is the seat that looks.
        look: what there is to see.
    """

    def __init__(self, desk: Desk, look: PrivateLook) -> None:
        self.desk = desk
        self.look = look
        self.faces = load_faces(desk.game)
        self.plate = SMALL_PLATE if len(places(look)) > ROW_MOST else PLATE
        """Where the sentence stands."""
        self.ground = parts.page_ground("cards", *GROUND, desk.images)
        self.places = places(look)
        self.small = len(self.places) > ROW_MOST
        self._names: list[str] = []
        self._lamps: int | None = None

    # -- showing and hiding ------------------------------------------------------------------

    def lay_out(self, seat: int) -> None:
        """Everything but faces: the cards lie face down."""
        self.hide()
        self._put_head(seat)
        if self.look.paper is not None:
            self._put("paper", parts.folded(PAPER), PAPER_CENTRE, 2)
            return
        for number, place in enumerate(self.places):
            back = self.faces.back(self.desk, place.card, place.size)
            self._put(f"card.{number}", back, place.centre, 2)

    def turn_over(self, motions: Motions | None) -> None:
        """The faces come up, all together; at once where no motions are given."""
        if self.look.paper is not None:
            self._put("paper", parts.opened(PAPER), PAPER_CENTRE, 2)
            self._write(self.look.paper.words)
            self._put_words()
            return
        for number, place in enumerate(self.places):
            name = f"{PAGE}card.{number}"
            if name not in self.desk.stage:
                continue
            face = self._face(place)
            if motions is None or motions.tempo.instant or motions.tempo.reduced:
                self.desk.stage.change(name, picture=face)
            else:
                self.desk.stage.change(name, picture=face, squash=0.08)
                motions.animate(name, FLIP_MS, squash=1.0)
        self._put_words()

    def hide(self) -> None:
        """Nothing of the page is left on the stage."""
        for name in self._names:
            self.desk.stage.remove(name)
        self._names.clear()
        self._lamps = None

    def clock(self, left: float, seconds: float) -> None:
        """Show how much of the slot is left."""
        lamps = max(0, -int(-left // 1))
        if lamps == self._lamps:
            return
        self._lamps = lamps
        of = round(seconds)
        y = SMALL_CLOCK_Y if self.small else CLOCK_Y
        desk = self.desk
        picture = parts.slot_clock(lamps, of)
        before = desk.fitted(
            desk.say("peek.hides_in", seconds=lamps), "body", 34, 480, desk.theme.text
        )
        after = desk.fitted(desk.say("peek.same_for_all"), "quiet", 34, 480, desk.theme.quiet)
        half = picture.size[0] / 2 + 24
        # The whole line is in the middle; it does not move while the number changes.
        longest = desk.say("peek.hides_in", seconds=of)
        most = desk.fitted(longest, "body", 34, 480, desk.theme.text).size[0]
        x = 960 + (most - after.size[0]) / 2
        self._put("clock", picture, (x, y), 4)
        self._put("clock.before", before, (x - half - before.size[0] / 2, y), 4)
        self._put("clock.after", after, (x + half + after.size[0] / 2, y), 4)

    def wanted(self) -> Iterator[Picture]:
        """What takes long to draw: the ground, the backs and the faces."""
        yield self.ground
        if self.look.paper is not None:
            yield parts.folded(PAPER)
            yield parts.opened(PAPER)
            return
        for place in self.places:
            yield self.faces.back(self.desk, place.card, place.size)
            yield self._face(place)

    # -- details -----------------------------------------------------------------------------

    def _face(self, place: CardPlace) -> Picture:
        if not place.card:
            return parts.empty_place(place.size)
        return self.faces.face(self.desk, place.card, place.size)

    def _put_head(self, seat: int) -> None:
        put_head(self.desk, self.look.title, seat, self._names)
        for head, left, width in heads(self.look, self.places):
            words = self.desk.say(head)
            line = parts.head_line(self.desk.text, self.desk.fixed, words, width)
            self._put(f"head.{left:g}", line, (left + width / 2, HEAD_Y), 2)

    def _write(self, words: Message | None) -> None:
        """What stands on the paper; nothing on a blank one."""
        if words is None:
            return
        box = (PAPER[0] - 120, PAPER[1] - 90)
        desk = self.desk
        inside = block(desk, desk.runs(words), "display", 92, box, PAPER_INK)
        self._put("written", inside, PAPER_CENTRE, 3)

    def _put_words(self) -> None:
        self.say(self.look.sentence)

    def say(self, words_of: Message | None) -> None:
        """A sentence below the cards."""
        if words_of is None:
            return
        left, top, width, height = self.plate
        desk = self.desk
        words: Content = desk.runs(words_of)
        inside = block(desk, words, "body", 38, (width - 60, height - 12), desk.theme.text)
        plate = painted(
            ("page plate", width, height, desk.theme),
            (width, height),
            lambda brush: brush.plate(
                (0, 0, width, height),
                18,
                desk.theme.plate,
                fill_opacity=0.78,
                edge=desk.theme.edge,
                edge_width=2,
                edge_opacity=0.7,
            ),
        )
        centre = (left + width / 2, top + height / 2)
        self._put("plate", plate, centre, 2)
        self._put("sentence", inside, centre, 3)

    def _full(self, name: str) -> str:
        return PAGE + name

    def _put(self, name: str, picture: Picture, centre: tuple[float, float], z: float) -> None:
        full = self._full(name)
        stage = self.desk.stage
        if full in stage:
            stage.change(full, picture=picture, x=centre[0], y=centre[1])
        else:
            stage.add(Sprite(picture, *centre, Z + z), name=full)
            self._names.append(full)


def put_head(desk: Desk, title: Message, seat: int, names: list[str]) -> float:
    """The head of a private page: badge, bust and title; returns where the title ends."""
    style = desk.style(seat)
    member = desk.party.members[seat]
    stage = desk.stage

    def put(name: str, picture: Picture, x: float, y: float) -> None:
        stage.add(Sprite(picture, x, y, Z + 5), name=PAGE + name)
        names.append(PAGE + name)

    put("badge", badge(desk.fixed, style, 36), 150, 92)
    left = 206.0
    if member.bust:
        put("bust", parts.disc(desk.images, member.bust, 84, style.colour), 242, 92)
        left = 306.0
    words = desk.say(title)
    size = desk.fixed.fitting(words, "display", 60, 1000)
    lettering = desk.fixed.picture(words, "display", size, gold=True)
    put("title", lettering, left - 18 + lettering.size[0] / 2, 94)
    return left + lettering.size[0] - 36


def places(look: PrivateLook) -> list[CardPlace]:
    """Where the cards lie: one row, or two rows of smaller ones above six."""
    if look.paper is not None:
        return []
    cards = list(look.cards)
    count = max(look.room, len(cards), 1)
    cards += [""] * (count - len(cards))
    if count <= ROW_MOST:
        return _row(cards, CARD, CARD_TOP, CARD_GAP)
    upper = -(-count // 2)
    return [
        *_row(cards[:upper], SMALL_CARD, SMALL_TOPS[0], CARD_GAP),
        *_row(cards[upper:], SMALL_CARD, SMALL_TOPS[1], CARD_GAP),
    ]


def _row(cards: list[str], size: tuple[float, float], top: float, gap: float) -> list[CardPlace]:
    width, height = size
    left = 960 - (len(cards) * (width + gap) - gap) / 2
    return [
        CardPlace(card, (left + number * (width + gap) + width / 2, top + height / 2), size)
        for number, card in enumerate(cards)
    ]


def heads(look: PrivateLook, where: list[CardPlace]) -> list[tuple[Message, float, float]]:
    """The heads over the cards of one row: message, left and width."""
    if len(where) > ROW_MOST or look.room:
        return []
    found = []
    number = 0
    for group in look.groups:
        count = len(group.cards)
        if group.head is not None and count:
            first, last = where[number], where[number + count - 1]
            left = first.centre[0] - first.size[0] / 2
            right = last.centre[0] + last.size[0] / 2
            found.append((group.head, left, right - left))
        number += count
    return found


def one_group(cards: tuple[str, ...]) -> tuple[CardGroup, ...]:
    """Cards without a head."""
    return (CardGroup(None, cards),)
