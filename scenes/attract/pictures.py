"""Pictures of the attract mode: the street, a thought's cards, its caption, the invitation."""

from __future__ import annotations

import pygame

from game.core.messages import Message
from scenes.attract.thoughts import Mark, ThoughtCard
from scenes.context import Context, coloured
from scenes.parts.typed import chip
from scenes.private import parts
from scenes.tabletop import icons
from scenes.tabletop.desk import LIT_WORD, Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content, Run
from systems.table.signs import POSITIONS, badge, tick
from systems.table.theme import BRASS, BRASS_DARK, BRASS_LIGHT, HEIGHT, LAMP, WIDTH

FAINT = 0.93
"""Badges of seats that do not have a card; their figures must stay readable."""

STREET = "ui/street.webp"

CARD = (372.0, 408.0)
"""Up to three lie as wide as four narrower ones."""

CARD_OF_FOUR = (292.0, 408.0)
WINDOW_TOP, WINDOW_HEIGHT = 12.0, 256.0
NAME_Y = 290.0
BADGE_Y, SIGN_Y = 340.0, 383.0
BADGE_RADIUS = 22.0
CHIP, CHIP_Y = 64.0, 360.0
HEAD = (0.5, 0.2)
"""Which part of a tall picture is shown in a window that is wider."""
NOTE_COLOUR = "#8E2420"
CLOSED_GROUND = "#241712"

CAPTION = (1728.0, 214.0)
CAPTION_LARGE = (1728.0, 336.0)
LARGE_TEXT = 150
"""From this text size on the caption is taller, and what stands above it is smaller."""
FACE = 160.0
TEXT_LEFT = 240.0
TEXT_WIDTH = 1448.0
HEAD_Y = 46.0
BODY_TOP, BODY_FOOT = 78.0, 10.0
"""Room for the sentences: from the upper edge, and above the lower one."""

INVITATION = (1728.0, 64.0)


# -- the street --------------------------------------------------------------------------------


def street(context: Context, *, mirrored: bool) -> Picture:
    """The gaslit street; plain darkness where the picture is missing."""
    there = context.images.exists(STREET)
    whole = context.images.picture(STREET, (WIDTH, HEIGHT), fit="stretch") if there else None

    def make(scale: float) -> pygame.Surface:
        if whole is not None:
            surface = whole.make(scale)
        else:
            surface = pygame.Surface((round(WIDTH * scale), round(HEIGHT * scale)))
            surface.fill("#0E141B")
        # Opaque, without an alpha channel: the cheapest ground there is.
        opaque = surface.convert()
        return pygame.transform.flip(opaque, True, False) if mirrored else opaque

    return Picture(("attract street", mirrored, there), (WIDTH, HEIGHT), make)


def flame() -> Picture:
    """The halo of the street lamp, which breathes."""
    radius = 150.0

    def paint(brush: Brush) -> None:
        brush.glow((radius, radius), radius, LAMP, 0.32)

    return painted(("attract flame",), (2 * radius, 2 * radius), paint)


# -- a thought's cards -------------------------------------------------------------------------


def thought_card(desk: Desk, card: ThoughtCard, size: tuple[float, float]) -> Picture:
    """A sheet with a picture, its name, and what is known of it for each seat."""
    if card.title is not None:
        name = desk.say(card.title)
    else:
        name = desk.say(desk.manifest.card(card.card).name)
    note = desk.say(card.note) if card.note is not None else ""
    return desk.once(
        _key(desk, card, name, note, size), lambda: _thought_card(desk, card, size, name, note)
    )


def _key(
    desk: Desk, card: ThoughtCard, name: str, note: str, size: tuple[float, float]
) -> tuple[object, ...]:
    shown = (card.card, card.marks, card.lit, card.file, card.chips)
    return ("thought card", desk.game, *shown, name, note, size)


def _thought_card(
    desk: Desk, card: ThoughtCard, size: tuple[float, float], name: str, note: str
) -> Picture:
    width, height = size
    lower = 0.0 if card.marks or card.chips else height - 48 - NAME_Y
    window = (width - 24, WINDOW_HEIGHT + lower)
    ink, fixed = "#2A1B12", desk.fixed
    beside = fixed.picture(note, "body", 36, NOTE_COLOUR) if note else None
    room = width - 44 - (beside.size[0] + 16 if beside is not None else 0)
    lettering = fixed.picture(name, "body", fixed.fitting(name, "body", 40, room), ink)
    squash = min(1.0, room / lettering.size[0])
    face = _face(desk, card, window)
    signs = [_seat_sign(desk, seat, mark) for seat, mark in enumerate(card.marks)]

    def paint(brush: Brush) -> None:
        box = (0, 0, width, height)
        brush.shadow(box, 12, 18, 12, 0.8)
        brush.plate(box, 12, "#F3E8CC", to="#DFCFA6")
        brush.plate((12, WINDOW_TOP, *window), 6, CLOSED_GROUND)
        brush.picture(face, (width / 2, WINDOW_TOP + window[1] / 2))
        brush.plate((12, WINDOW_TOP, *window), 6, None, edge="#6B5433", edge_width=2)
        letters = desk.book.variant(lettering, squash=squash)
        wide = letters.get_width() / brush.scale
        brush.blit(
            letters,
            20,
            NAME_Y + lower - letters.get_height() / brush.scale / 2 + (2 if wide else 0),
        )
        if beside is not None:
            brush.picture(beside, (width - 20 - beside.size[0] / 2, NAME_Y + lower + 2))
        _paint_signs(brush, signs, width)
        for place, (look, known) in enumerate(card.chips):
            x = width / 2 + (place - (len(card.chips) - 1) / 2) * (CHIP + 18)
            brush.picture(chip(desk, look, CHIP, known=known), (x, CHIP_Y))
        if card.lit:
            brush.plate(box, 12, None, edge="#C98A1E", edge_width=6)

    key = _key(desk, card, name, note, size)
    return painted(key, size, paint, desk.book, margin=44, says=(name, note) if note else (name,))


def _face(desk: Desk, card: ThoughtCard, window: tuple[float, float]) -> Picture:
    """The picture of a card; the pattern of its back where it lies face down."""
    if card.file:
        return desk.images.picture(card.file, window, anchor=HEAD, radius=6)
    if card.card:
        file = desk.picture_of(desk.manifest.card(card.card).picture)
        bust = desk.picture_of(f"pictures/bust_{card.card}.webp")
        person = desk.images.exists(bust)
        anchor = (0.5, 0.0 if person else 0.5)  # heads are at the top, things in the middle
        if person and window[0] > window[1]:
            # Of a tall picture a wide window would show little more than a hat.
            file, anchor = bust, (0.5, 0.55)
        return desk.images.picture(file, window, fit="cover", anchor=anchor, radius=6)
    back = desk.manifest.decks[0].back if desk.manifest.decks else ""
    file = desk.picture_of(back)
    if desk.images.exists(file):
        return desk.images.picture(file, window, fit="cover", anchor=(0.5, 0.5), radius=6)

    def paint(brush: Brush) -> None:
        brush.glow((window[0] / 2, window[1] / 2), window[0] * 0.6, LAMP, 0.3)

    return painted(("closed face", desk.game, window), window, paint, desk.book)


_SeatSign = tuple[Picture, Picture, bool]


def _seat_sign(desk: Desk, seat: int, mark: Mark) -> _SeatSign:
    """A seat's badge, the sign below it, and whether the badge is faint."""
    if mark is Mark.HAS:
        sign = tick(38)
    elif mark is Mark.HAS_NOT:
        sign = icons.none_sign(34)
    else:
        sign = desk.fixed.picture("?", "head", 36, "#5A4630")
    return badge(desk.fixed, desk.style(seat), BADGE_RADIUS), sign, mark is Mark.HAS_NOT


def _paint_signs(brush: Brush, signs: list[_SeatSign], width: float) -> None:
    if not signs:
        return
    pitch = min(66.0, (width - 28) / len(signs))
    left = width / 2 - pitch * (len(signs) - 1) / 2
    for number, (emblem, sign, faint) in enumerate(signs):
        x = left + pitch * number
        book = brush.book
        assert book is not None
        shown = book.variant(emblem, alpha=FAINT if faint else 1)
        brush.blit(shown, x - emblem.size[0] / 2, BADGE_Y - emblem.size[1] / 2)
        brush.picture(sign, (x, SIGN_Y))


# -- the caption -------------------------------------------------------------------------------


def caption(
    context: Context, desk: Desk, seat: int, content: Content, head: Content, role: str
) -> Picture:
    """The plate that tells a thought: whose it is, and what it is, in at most two sentences."""
    theme, kit = context.theme, context.text
    style, member = desk.style(seat), desk.party.members[seat]
    plate = caption_size(context)
    size = _fitting(context, content, plate[1] - BODY_TOP - BODY_FOOT)
    body = kit.picture(content, "quiet", size, theme.text, width=TEXT_WIDTH, line=1.22, fixed=True)
    grown = min(1.25, kit.percent / 100)
    title = kit.picture(head, "body", 40 * grown, BRASS_LIGHT, fixed=True)
    about = kit.picture(role, "quiet", 32 * grown, theme.quiet, fixed=True)
    face = parts.disc(context.images, member.bust, FACE - 10, style.colour)
    emblem = badge(desk.fixed, style, 26)

    def paint(brush: Brush) -> None:
        box = (0, 0, *plate)
        brush.shadow(box, 24, 12, 8, 0.6)
        brush.plate(box, 24, theme.plate, fill_opacity=0.93, edge=BRASS, edge_width=3)
        brush.picture(face, (118, plate[1] / 2))
        brush.picture(emblem, (182, plate[1] / 2 + 58))
        x = TEXT_LEFT
        brush.picture(title, (x + title.size[0] / 2, HEAD_Y))
        x += title.size[0] + 20
        brush.picture(icons.gear(38, theme.quiet), (x + 19, HEAD_Y))
        x += 38 + 16
        brush.picture(about, (x + about.size[0] / 2, HEAD_Y + 1))
        middle = (BODY_TOP + plate[1] - BODY_FOOT) / 2
        brush.picture(body, (TEXT_LEFT + body.size[0] / 2, middle))

    says = (*title.says, *about.says, *body.says)
    key = ("thought caption", desk.game, seat, says, size, theme, kit.percent, member.bust)
    return painted(key, plate, paint, context.book, margin=36, says=says)


def caption_size(context: Context) -> tuple[float, float]:
    """Width and height of the caption's plate."""
    return CAPTION_LARGE if context.text.percent >= LARGE_TEXT else CAPTION


def _fitting(context: Context, content: Content, room: float) -> float:
    """The largest size at which the sentences fit the plate, text size included."""
    kit = context.text
    fixed = min(42 * kit.percent / 100, 76.0)
    while fixed > SMALLEST:
        picture = kit.picture(content, "quiet", fixed, width=TEXT_WIDTH, line=1.22, fixed=True)
        if picture.size[1] <= room + 12:
            break
        fixed = max(SMALLEST, fixed - 2)
    return fixed


def sentences(desk: Desk, lines: tuple[Message | str, ...]) -> Content:
    """Messages as one text: names in their seats' colours, cards set off."""
    pieces: list[Run] = []
    for number, line in enumerate(lines):
        if number:
            pieces.append(Run("\n"))
        for word in desk.texts.runs(line):
            if word.family == "seat" and isinstance(word.value, int):
                pieces.append(Run(word.text, desk.style(word.value).colour, "body"))
            elif word.is_card:
                pieces.append(Run(word.text, LIT_WORD, "body"))
            else:
                pieces.append(Run(word.text))
    return tuple(pieces)


def thinks(desk: Desk, seat: int) -> Content:
    """ "Iris thinks", with the name in its colour."""
    return coloured(desk.texts.runs("attract.thinks", seat=seat), desk.theme)


# -- the invitation ----------------------------------------------------------------------------


def invitation(context: Context, seats: int) -> Picture:
    """The line at the foot: press any button; who plays meanwhile.

    Args:
        context: draws it.
        seats: how many computer players are at the table; 0 leaves them out.
    """
    say, kit, theme = context.say, context.text, context.theme
    width, height = INVITATION
    percent = min(kit.percent, 150)
    badges = [badge(kit, theme.style(seat), 22) for seat in range(seats)]
    count = say("attract.count", count=seats) if seats else ""
    right = kit.picture(count, "quiet", 30 * percent / 100, theme.quiet, fixed=True)
    before = say("attract.now") if seats else ""
    now = kit.picture(before, "quiet", 30 * percent / 100, theme.quiet, fixed=True)
    signs = len(badges) * 54 if badges else 0
    room = width - 130 - (right.size[0] + signs + 40 if seats else 0)
    words, size = say("attract.press"), 38 * percent / 100
    press = kit.picture(words, "body", size, theme.text, fixed=True)
    if press.size[0] + now.size[0] + 60 > room:
        before = ""
    while press.size[0] > room and size > SMALLEST:
        size -= 1
        press = kit.picture(words, "body", size, theme.text, fixed=True)
    lights = "".join(
        f'<circle cx="{34 + 14 * across:g}" cy="{height / 2 + 14 * down:g}" r="8" fill="#FFF4CC"/>'
        for across, down in POSITIONS.values()
    )

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 18, 8, 4, 0.5)
        brush.plate(
            (0, 0, width, height),
            18,
            theme.plate,
            fill_opacity=0.9,
            edge=BRASS_DARK,
            edge_width=2,
            edge_opacity=0.8,
        )
        brush.glow((34, height / 2), 62, LAMP, 0.6)
        brush.svg(lights, (0, 0, 70, height))
        brush.picture(press, (78 + press.size[0] / 2, height / 2 + 1))
        if seats:
            x = width - 26 - right.size[0]
            brush.picture(right, (x + right.size[0] / 2, height / 2 + 1))
            x -= signs
            for number, emblem in enumerate(badges):
                brush.picture(emblem, (x + 20 + 54 * number, height / 2))
            if before:
                brush.picture(now, (x - 30 - now.size[0] / 2, height / 2 + 1))

    says = tuple(part for part in (words, before, count) if part)
    key = ("invitation", says, size, percent, theme)
    return painted(key, INVITATION, paint, context.book, margin=24, says=says)
