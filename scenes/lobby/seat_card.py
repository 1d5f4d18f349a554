"""The cards on the baize: one for every seat, taken or free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.context import Context
from scenes.kit.keys import directions_label
from scenes.kit.prompts import prompt_sign
from scenes.kit.screen import Screen
from scenes.kit.widgets import Widget
from scenes.lobby.signs import BAIZE, device_sign
from scenes.lobby.state import LobbyState, Place
from scenes.private.devices import device_button, device_short
from scenes.private.words import block, capped
from scenes.tabletop import icons
from scenes.tabletop.desk import NARROWEST, Desk
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.buttons import ZONES
from systems.io.pictures import Picture
from systems.io.seats import Device
from systems.io.text import SMALLEST
from systems.table.signs import badge, dots, tick
from systems.table.theme import INK, PAPER, PAPER_INK, SeatStyle

JOIN_MS = 300
CARD_MARGIN = 40
"""Around a card, for its shadow."""
RULE = "#A08B62"

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class CardLayout:
    """How large the cards are and where they lie.

    Attributes:
        width, height: of a card.
        columns: cards in a row.
        left, top: of the first card.
        gap: between cards.
    """

    width: float
    height: float
    columns: int
    left: float
    top: float
    gap: float

    @classmethod
    def of(cls, seats: int) -> CardLayout:
        """For a game with so many seats at most: always all of them, so that nothing jumps."""
        columns = 2 if seats <= 4 else 3 if seats <= 6 else 4
        rows = max(1, -(-seats // columns))
        width = {2: 520.0, 3: 344.0, 4: 256.0}[columns]
        height = 356.0 if rows <= 2 else 232.0
        gap = 24.0
        left = BAIZE[0] + (BAIZE[2] - columns * width - (columns - 1) * gap) / 2
        top = BAIZE[1] + (BAIZE[3] - rows * height - (rows - 1) * gap) / 2
        return cls(width, height, columns, left, top, gap)

    def box(self, seat: int) -> tuple[float, float, float, float]:
        """Where the card of a seat lies."""
        x = self.left + (seat % self.columns) * (self.width + self.gap)
        y = self.top + (seat // self.columns) * (self.height + self.gap)
        return (x, y, self.width, self.height)


@dataclass
class Drawing:
    """What the cards are drawn from.

    Attributes:
        context: the tools of the house.
        desk: draws words and badges for the party as it stands.
        state: of the lobby.
        starter: the seat that begins, where that is known.
        leaving: the seat that has pressed Back once.
    """

    context: Context
    desk: Desk
    state: LobbyState
    starter: int | None = None
    leaving: int | None = None


class SeatCard(Widget):
    """The card of one seat as a widget.

    Args:
        drawing: what it shows.
        seat: whose it is.
        layout: where it lies.
        press: called with the seat when it is pressed.
    """

    def __init__(
        self, drawing: Drawing, seat: int, layout: CardLayout, press: Callable[[int], bool]
    ) -> None:
        super().__init__(f"seat.{seat}", layout.box(seat), radius=22)
        self.drawing = drawing
        self.seat = seat
        self.layout = layout
        self._press = press
        self.arrives = False

    def build(self, screen: Screen) -> None:
        picture = card_picture(self.drawing, self.seat, self.layout)
        x, y = self.rect.centerx, self.rect.centery
        entity = self.show(screen, picture, x, y)
        if self.arrives:
            self.arrives = False
            screen.stage.change(entity, squash=0.08)
            screen.motions.animate(entity, JOIN_MS, squash=1.0)

    def on_press(self, screen: Screen) -> bool:
        return self._press(self.seat)


def card_picture(drawing: Drawing, seat: int, layout: CardLayout) -> Picture:
    """The card of a seat, as it stands."""
    if seat >= drawing.state.taken:
        return free_card(drawing.desk, seat, layout, how_to_join(drawing.context))
    return _taken_card(drawing, seat, layout)


def how_to_join(context: Context) -> str:
    """What somebody presses to take a free seat: the keys of the first part that is free."""
    for zone in ZONES:
        if context.seats.seat_of(zone) is None:
            letters = directions_label(context, zone)
            apart = " ".join(letters) if letters.isalpha() else letters
            keys = (
                context.say("lobby.free_seat_letters", letters=apart)
                if letters
                else context.say("lobby.free_seat_arrows")
            )
            return context.say("lobby.free_seat_how", keys=keys)
    return context.say("lobby.free_seat_pad")


def free_card(desk: Desk, seat: int, layout: CardLayout, joins: str) -> Picture:
    """A free seat in the colour that it will get, and what is pressed to take it."""
    style = desk.style(seat)
    width, height = layout.width, layout.height
    head = capped(desk, desk.say("lobby.free_seat"), "body", 38, 58, width - 40, desk.theme.text)
    how = block(
        desk, joins, "quiet", 30, (width - 36, height * 0.36),
        desk.theme.text,
    )  # fmt: skip

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, width, height), 22, "#03140F", fill_opacity=0.42)
        brush.plate(
            (2, 2, width - 4, height - 4), 20, None, edge=style.colour, edge_width=4, dash="16 12"
        )
        brush.picture(badge(desk.fixed, style, 44), (width / 2, height * 0.25))
        brush.picture(head, (width / 2, height * 0.51))
        brush.picture(how, (width / 2, height * 0.755))

    key = ("free seat", seat, width, height, head.key, how.key, desk.theme)
    return painted(key, (width, height), paint, desk.book, says=(*head.says, *how.says))


def _taken_card(drawing: Drawing, seat: int, layout: CardLayout) -> Picture:
    desk, context = drawing.desk, drawing.context
    place, member = drawing.state.places[seat], desk.party.members[seat]
    style = desk.style(seat)
    width, height = layout.width, layout.height
    wide = width > 300
    portrait_size = (144.0, 172.0) if wide else (108.0, 130.0)
    text_left = 184.0 if wide else 138.0
    room = width - text_left - 16
    theme = desk.theme
    # Beside a portrait on a narrow card there is no room for a name: it stands below.
    below = room if wide else width - 40
    size, most = (42, 50) if wide else (34, 48)
    name = desk.fitted(place.name, "body", size, below, theme.paper_ink, most=most)
    said = _about(desk, place, below)
    about = desk.fitted(said, "quiet", 28, below, theme.paper_quiet, most=36 if wide else 28)
    portrait = None
    if member.picture:
        portrait = desk.images.picture(member.picture, portrait_size, anchor=(0.5, 0.08), radius=12)
    grain = None
    if theme.paper == PAPER and desk.images.exists("ui/paper.webp"):
        inside = (width - 14, height - 14)
        grain = desk.images.picture("ui/paper.webp", inside, anchor=(0.5, 0.2), radius=16)
    foot = foot_parts(drawing, seat, width)
    begins = drawing.starter == seat
    leaving = drawing.leaving == seat
    lost = seat in context.seats.lost
    signs = _signs(text_left, width, wide=wide, begins=begins)
    lines = (128.0, 172.0) if wide else (170.0, 199.0) if said else (186.0, 186.0)
    ground = _ground(desk, width, height, style)

    def paint(brush: Brush) -> None:
        brush.picture(ground, (width / 2, height / 2))
        if grain is not None:
            brush.picture(grain, (width / 2, height / 2))
        if portrait is not None:
            x, y = 20 + portrait_size[0] / 2, 22 + portrait_size[1] / 2
            brush.plate((18, 20, portrait_size[0] + 4, portrait_size[1] + 4), 13, INK)
            brush.picture(portrait, (x, y))
        brush.picture(badge(desk.fixed, style, 34), signs[0])
        if begins:
            x, y = signs[1]
            disc = f'<circle cx="30" cy="30" r="29" fill="{INK}"/>'
            brush.svg(disc, (x - 30, y - 29, 60, 60))
            brush.picture(icons.lamp(True, 42), (x, y))
        if place.is_human and not lost:
            brush.picture(tick(44), (36, 22 + portrait_size[1] - 12))
        for line, y in zip((name, about), lines, strict=True):
            middle = text_left + line.size[0] / 2 if wide else width / 2
            brush.picture(line, (middle, y))
        brush.line((20, 216), (width - 20, 216), RULE, 2, 0.7)
        for picture, x, y in foot:
            brush.picture(picture, (x, y))

    says = (*name.says, *about.says, *(w for one, _, _ in foot for w in one.says))
    key = (
        "seat card", seat, width, height, name.key, about.key, member.picture, begins, leaving,
        lost, theme, tuple((one.key, x, y) for one, x, y in foot),
    )  # fmt: skip
    return painted(key, (width, height), paint, desk.book, margin=CARD_MARGIN, says=says)


def _signs(left: float, width: float, *, wide: bool, begins: bool) -> tuple[Spot, Spot]:
    """Where the badge and the lamp of who begins lie: in a row, in a column on a narrow card."""
    if wide:
        return (left + 38, 62), (width - 46, 61)
    middle = (left + width - 16) / 2
    return (middle, 58 if begins else 86), (middle, 124)


def _ground(desk: Desk, width: float, height: float, style: SeatStyle) -> Picture:
    """What lies below everything on a card: it stays whatever comes to stand there."""
    paper = desk.theme.paper

    def paint(brush: Brush) -> None:
        box = (0, 0, width, height)
        brush.shadow(box, 22, 16, 12, 0.7)
        brush.plate(box, 22, style.colour)
        brush.plate((7, 7, width - 14, height - 14), 16, paper, to="#D9C9A2")

    key = ("seat card ground", width, height, style, paper)
    return painted(key, (width, height), paint, desk.book, margin=CARD_MARGIN)


def _about(desk: Desk, place: Place, room: float) -> str:
    """As whom somebody plays, in a few words; the bare name where they are too many."""
    for value in place.choices.values():
        short = f"{desk.game}.short.{value}"
        if short in desk.texts:
            words = desk.say("lobby.as_suspect", suspect=value)
            least = desk.fixed.measure(words, "quiet", SMALLEST)[0] * NARROWEST
            return words if least <= room else desk.say(short)
    return ""


def _warning(desk: Desk) -> str:
    """The colour of what needs attention, on paper."""
    return desk.theme.paper_ink if desk.theme.high else "#8A2F1F"


Placed = tuple[Picture, float, float]


def foot_parts(drawing: Drawing, seat: int, width: float) -> list[Placed]:
    """Who plays: a person with a device, or a computer player with its level."""
    desk, context = drawing.desk, drawing.context
    place = drawing.state.places[seat]
    device = context.seats.device_of(seat) if place.is_human else None
    wide = width > 300
    left = 148.0 if wide else 104.0
    sign_x = 78.0 if wide else 58.0
    size = 112.0 if wide else 84.0
    if device is not None and device.sort == "keys":
        size, sign_x, left = size * 0.8, sign_x - 12, left - (28 if wide else 18)
    room = width - left - 20
    if drawing.leaving == seat:
        return _leaving(drawing, device, width, left, sign_x)
    if not place.is_human:
        return _computer(drawing, place, left, sign_x, room)
    if seat in context.seats.lost:
        words = block(
            desk, desk.say("device.lost", seat=seat), "body", 30, (room + 8, 110), _warning(desk),
            align="left",
        )  # fmt: skip
        return [(device_sign("pad", size), sign_x, 284), (words, left + words.size[0] / 2, 284)]
    ink = desk.theme.paper_ink
    label = capped(desk, device_short(device, desk.texts), "body", 32, 42, room, ink)
    sign = device_button(context, device, Kind.CONFIRM, 52, desk.fixed)
    ok, y = desk.say("lobby.pad_ok"), 284.0
    start, least = left, desk.fixed.measure(ok, "body", SMALLEST)[0]
    rest = room - sign.size[0] - 12
    if least > rest:
        # A key with a long name: its line has the whole width, below the picture.
        y, start = 252.0, 22.0
        line = width - 2 * start - 12
        if least > line - sign.size[0]:
            sign = desk.narrowed(sign, line - least)
        rest = line - sign.size[0]
    is_ok = capped(desk, ok, "body", 30, 38, rest, ink)
    return [
        (device_sign(device.sort if device else "pad", size), sign_x, y),
        (label, left + label.size[0] / 2, 258 if start == left else y),
        (sign, start + sign.size[0] / 2, 312),
        (is_ok, start + sign.size[0] + 12 + is_ok.size[0] / 2, 312),
    ]


def _leaving(
    drawing: Drawing, device: Device | None, width: float, left: float, sign_x: float
) -> list[Placed]:
    """What Back does when it is pressed once more: beside its sign, or below a wide one."""
    desk = drawing.desk
    said, ink = desk.say("lobby.leave_again"), _warning(desk)
    sign = prompt_sign(drawing.context, Kind.BACK, device)
    # The sign of a pad may touch the margin of the card; a key with a long name would leave it.
    if sign.size[0] / 2 <= min(sign_x - 8, left - 4 - sign_x):
        words = block(desk, said, "body", 32, (width - left - 12, 110), ink, align="left")
        return [(sign, sign_x, 284), (words, left + words.size[0] / 2, 284)]
    room = width - 40
    if sign.size[0] > room:
        sign = desk.narrowed(sign, room)
    words = block(desk, said, "body", 32, (room, 64), ink)
    return [(sign, width / 2, 248), (words, width / 2, 312)]


def _computer(
    drawing: Drawing, place: Place, left: float, sign_x: float, room: float
) -> list[Placed]:
    desk, state = drawing.desk, drawing.state
    ink = desk.theme.paper_ink
    label = capped(desk, desk.say("seat.computer"), "body", 32, 40, room, ink)
    levels = state.levels
    rank = levels.index(place.level) + 1 if place.level in levels else 1
    count = dots(rank, len(levels), 24)
    words = desk.fitted(desk.say(f"bot.level.{place.level}"), "body", 32, room, ink, most=40)
    return [
        (icons.gear(72, PAPER_INK), sign_x, 268),
        (count, sign_x, 322),
        (label, left + label.size[0] / 2, 258),
        (words, left + words.size[0] / 2, 312),
    ]
