"""The still pages of the gallery: every part in its states."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.parts import papers, places, reading, seats, sheets, stacks, tiles, tokens, typed
from scenes.tabletop.desk import Desk
from scenes.tabletop.targets import target_light
from systems.table.board import Area
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite
from tests.gallery.bench import BUSTS, LOOKS

TEXT = (
    "Hester kept Lady Orme's accounts for nine years. In October she learned that the codicil "
    "leaving her the Richmond cottage had been burned in the grate. She told the parlourmaid, "
    "quite calmly, that some debts are collected in person, and asked for Friday evening off."
)
LONGER = TEXT + " Nobody saw her leave the house, and nobody heard her come back that night at all."
PEOPLE = tuple(bust.replace("_bust", "") for bust in BUSTS)
LINES = ("3 chief suspects", "your turn", "3 chief suspects", "2 chief suspects")


def _put(sprites: Layout, picture: object, x: float, y: float, z: float = 10) -> None:
    sprites[f"part.{len(sprites)}"] = Sprite(picture, x, y, z)  # type: ignore[arg-type]


def cards(desk: Desk) -> Layout:
    """Typed faces, backs, open places, rows of backs, chips and slips."""
    found: Layout = {}
    names = ("Violet", "Jasper", "Mabel", "Bartholomew")
    for place, (look, name) in enumerate(zip(LOOKS, names, strict=True)):
        x = 170 + 150 * place
        _put(found, typed.typed_card(desk, look, (123, 246), name, PEOPLE[place]), x, 200)
        flat = typed.typed_card(desk, look, (120, 172), name, PEOPLE[place], number="7")
        _put(found, flat, x, 440)
        _put(found, typed.typed_back(desk, look, (112, 154)), x, 630)
        _put(found, typed.chip(desk, look, 60), x - 34, 760)
        _put(found, typed.chip(desk, look, 60, known=False), x + 34, 760)
    for place, look in enumerate(LOOKS[:3]):
        _put(found, typed.open_place(desk, look, (123, 246), "open"), 820 + 150 * place, 200)
    wide = [
        typed.typed_card(desk, LOOKS[1], (202, 216), "Lionel", PEOPLE[3], number="12", dark=dark)
        for dark in (False, True)
    ]
    for place, picture in enumerate(wide):
        _put(found, picture, 860 + 230 * place, 450)
    counts = [(LOOKS[0], 2), (LOOKS[1], 0), (LOOKS[2], 11)]
    _put(found, typed.counted_backs(desk, counts, label="Filed"), 950, 610)
    small = typed.counted_backs(desk, counts, back=(28, 34), figures=30, pitch=80)
    _put(found, small, 950, 690)
    for place, look in enumerate(LOOKS[:3]):
        slip = typed.typed_slip(desk, look, (378, 56), look.label, dots=place + 1, lit=place == 1)
        _put(found, slip, 1500, 120 + 80 * place)
    for place, count in enumerate((30, 9, 1, 0)):
        back = typed.typed_back(desk, LOOKS[1], (112, 154))
        pile = stacks.Stack(f"pile.{place}", (1320 + 130 * place, 460), (112, 154), beside=False)
        found |= pile.sprites(desk, count, back)
    beside = stacks.Stack("fresh", (1330, 690), (112, 154))
    found |= beside.sprites(desk, 28, typed.typed_back(desk, LOOKS[2], (112, 154)), label="Fresh")
    _put(
        found, tiles.tile(desk, "Make Chief", "Cyril is then filed", (296, 146), lit=True), 250, 870
    )
    _put(found, tiles.tile(desk, "File it", "face down", (236, 146)), 550, 870)
    _put(found, tiles.tile(desk, "Accuse", "", (236, 100), look="red"), 820, 870)
    _put(found, target_light((123, 200)), 1700, 700)
    return found


def paperwork(desk: Desk) -> Layout:
    """Envelopes, seals, balloons, folders, stamps, tokens, votes, tallies, frames, threads."""
    found: Layout = {}
    for place in range(3):
        style = desk.style(place) if place < 2 else None
        _put(found, papers.envelope(desk, style=style), 210 + 240 * place, 150)
    _put(found, papers.envelope(desk, style=desk.style(2), opened=True), 930, 150)
    _put(found, papers.empty_place(desk, papers.ENVELOPE), 1170, 150)
    for place, (figure, words) in enumerate((("5", "points"), ("12", "points"), ("", "no offer"))):
        _put(found, papers.balloon(desk, figure, words), 1390 + 170 * place, 160)
    for place, picture in enumerate(papers.folder_frames(desk, "CONFIDENTIAL", LOOKS)):
        _put(found, picture, 250 + 350 * place, 400)
    for place, look in enumerate(LOOKS[:3]):
        folder = papers.tab_folder(
            desk,
            look,
            ("Lady Orme", "Orrery Stage", "Fri 4 Nov")[place],
            ("the victim", "a sandbag", "9.40 pm")[place],
        )
        _put(found, folder, 230 + 280 * place, 610)
    for place in range(8):
        _put(found, papers.seal(desk.style(place)), 1000 + 96 * place, 600)
        _put(found, tokens.vote(desk, desk.style(place)), 1000 + 96 * place, 700)
    for place, look in enumerate(LOOKS):
        _put(found, tokens.token(desk, look.icon, look.band), 130 + 60 * place, 720)
        _put(found, tokens.token(desk, look.icon, look.band, 64), 420 + 84 * place, 720)
    _put(found, tokens.token(desk, "", "#7A2F22", 64), 770, 720)
    for place in range(1, 4):
        _put(found, tokens.number_disc(desk, place), 1160 + 50 * (place - 1), 890)
    _put(found, tokens.tally(desk, "ui/icons/flag.svg", 3, 8), 260, 800)
    words = ("Word", "Paintings", "Talk", "Vote", "Points")
    _put(found, tokens.steps(desk, words, 2, 480), 680, 800)
    picture, centre = tokens.thread([(1100, 790), (1260, 790), (1260, 860), (1640, 800)])
    _put(found, picture, *centre)
    _put(found, sheets.sheet(desk, (240, 100)), 230, 890)
    _put(found, sheets.framed_board(desk, (240, 110)), 500, 885)
    _put(found, sheets.plate(desk, (200, 90)), 740, 890)
    _put(found, sheets.plate(desk, (200, 90), lit=True), 960, 890)
    return found


def framed(desk: Desk) -> Layout:
    """Seats at a wall with framed pictures, for the largest number, and the lamps over them."""
    found: Layout = {}
    for place in range(2):
        frame = tokens.gilt_frame(desk, PEOPLE[place], (220, 330))
        _put(found, frame, 826 + 268 * place, 247)
        _put(found, tokens.picture_lamp(252, lit=place == 0), 826 + 268 * place, 66, 12)
    for seat, spot in enumerate(places.wall(7)):
        lit = seat == 2
        found |= seats.seat_sprites(
            desk, seat, spot.plate, "next", header=seats.TILE, lit=lit, z=90
        )
        for side, area in enumerate(spot.pictures):
            size = (area.width - 2 * spot.frame, area.height - 2 * spot.frame)
            frame = tokens.gilt_frame(
                desk, PEOPLE[(seat + side) % 8], size, spot.frame, number=side + 1
            )
            _put(found, frame, *area.centre)
    return found


def corners(desk: Desk) -> Layout:
    """Plates in the corners with cards, and a card read out in the middle."""
    found: Layout = {}
    number = min(6, desk.seats)
    header = seats.TALL if number < 5 else seats.LOW
    for seat, area in enumerate(places.CORNERS[number]):
        found |= seats.seat_sprites(
            desk, seat, area, LINES[seat % 4], header=header, lit=seat == 1, out=seat == 4
        )
        inside = seats.below(area, header)
        low = number >= 5
        cards_area = Area(inside.left, inside.top, inside.width, 172 if low else 246)
        size = (120.0, 172.0) if low else (122.7, 246.0)
        for place, spot in enumerate(places.row(3, cards_area, size)):
            look = LOOKS[place]
            if seat == 1 and place == 2:
                picture = typed.open_place(desk, look, size, "open")
            else:
                name = PEOPLE[(seat + place) % 8].split("/")[-1][:-5].title()
                picture = typed.typed_card(desk, look, size, name, PEOPLE[(seat + place) % 8])
            _put(found, picture, *spot.centre, 92)
        if not low:
            counts = list(zip(LOOKS[:3], (2, 1, 0), strict=True))
            row = typed.counted_backs(desk, counts, label="Filed")
            _put(found, row, inside.left + row.size[0] / 2, area.bottom - 36, 92)
    card = reading.Reading(
        LOOKS[0], "Hester Vane", "Motive  7", TEXT, PEOPLE[7], "read aloud", aloud=True
    )
    _put(found, reading.reading_card(desk, card), 960, 455, 60)
    fresh = stacks.Stack("fresh", (608, 847), (112, 154))
    found |= fresh.sprites(desk, 28, typed.typed_back(desk, LOOKS[1], (112, 154)), label="Fresh")
    _put(
        found, tiles.tile(desk, "Make Chief", "Cyril is then filed", (296, 146), lit=True), 964, 843
    )
    _put(found, tiles.tile(desk, "File it", "face down", (236, 146)), 1254, 843)
    return found


def boards(desk: Desk) -> Layout:
    """Boards on both sides and plates in a row: headers with hands and words."""
    found: Layout = {}
    back = typed.typed_back(desk, LOOKS[3], (64, 88))
    for seat, area in enumerate(places.BOARDS[4]):
        found |= seats.seat_sprites(
            desk,
            seat,
            area,
            header=seats.STRIP,
            lit=seat == 1,
            edge=desk.style(0).colour if seat == 0 else None,
            hand=seats.Hand(back, 3 + seat),
            word=("attacks", "answers", "", "")[seat],
        )
        for field in places.grid(6, 2, seats.below(area, seats.STRIP, 10), (4, 6)):
            _put(
                found,
                papers.empty_place(desk, (round(field.width), round(field.height))),
                *field.centre,
                92,
            )
    return found


def foot_row(desk: Desk) -> Layout:
    """Plates in a row below a board."""
    found: Layout = {}
    _put(found, sheets.framed_board(desk, (1408, 536)), 788, 308)
    for place in range(4):
        _put(found, sheets.sheet(desk, (324, 474)), 112 + 342 * place + 162, 309, 12)
    back = typed.typed_back(desk, LOOKS[3], (64, 88))
    for seat, area in enumerate(places.FOOT_ROW[4]):
        line = "asks for" if seat == 0 else "offers"
        found |= seats.seat_sprites(desk, seat, area, line, lit=seat == 0, hand=seats.Hand(back, 5))
        inside = seats.below(area)
        if seat == 0:
            for place, look in enumerate(LOOKS[:3]):
                slip = typed.typed_slip(desk, look, (378, 56), look.label, dots=place + 1)
                _put(found, slip, inside.centre[0], inside.top + 30 + 64 * place, 92)
        else:
            sealed = papers.envelope(desk, style=desk.style(seat))
            _put(found, sealed, inside.left + 108, inside.centre[1] + 10, 92)
            _put(
                found,
                papers.balloon(desk, str(seat + 1), "points"),
                inside.right - 78,
                inside.centre[1],
                93,
            )
    return found


PAGES: Mapping[str, Callable[[Desk], Layout]] = {
    "cards": cards,
    "paperwork": paperwork,
    "corners": corners,
    "boards": boards,
    "foot_row": foot_row,
    "framed": framed,
}
