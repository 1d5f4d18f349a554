"""Parts of tables: their words fit, their places are free, what is counted is drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.parts import papers, places, reading, seats, stacks, tokens, typed
from scenes.tabletop.cards import card_face
from systems.io.text import SMALLEST, Rendered
from systems.io.viewport import SAFE_AREA
from systems.table.board import Area
from tests.gallery import pages
from tests.gallery.bench import LOOKS, Bench, bench

RAIL_TOP = 954.0


@pytest.fixture
def one() -> Iterator[Bench]:
    with bench() as found:
        yield found


# -- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("page", sorted(pages.PAGES))
def test_every_part_is_drawn_with_letters_of_28_pixels_and_more(
    page: str, percent: int, contrast: bool
) -> None:
    count = 4 if page in ("boards", "foot_row") else 8
    with bench(percent, count, high_contrast=contrast) as found:
        heard: list[Rendered] = []
        found.desk.text.listeners.append(heard.append)
        found.lay(pages.PAGES[page](found.desk))
        found.shot()
        assert heard
        assert min(one.size for one in heard) >= SMALLEST


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("text", [pages.TEXT, pages.LONGER], ids=["45 words", "60 words"])
def test_a_text_that_is_read_out_is_never_cut(text: str, percent: int) -> None:
    with bench(percent) as found:
        card = reading.Reading(LOOKS[0], "Hester Vane", "Motive 7", text, pages.PEOPLE[0])
        picture = reading.reading_card(found.desk, card)
        found.context.book.surface(picture)
        assert not found.desk.fixed.cut
        assert text in picture.says


def test_letters_get_smaller_before_the_portrait_goes(one: Bench) -> None:
    usual = reading.set_text(one.desk, pages.TEXT, reading.READ_OUT, portrait=True)
    longer = reading.set_text(one.desk, pages.LONGER, reading.READ_OUT, portrait=True)
    assert usual.size == 36
    assert usual.portrait[0] == 232
    assert longer.portrait[0] in (180, 232)
    assert 28 <= longer.size < 36


def test_large_letters_are_asked_for_and_given() -> None:
    sizes = []
    for percent in (100, 150, 200):
        with bench(percent) as found:
            sizes.append(
                reading.set_text(found.desk, pages.TEXT, reading.READ_OUT, portrait=True).size
            )
    assert sizes[0] < sizes[1] <= sizes[2]


def test_a_very_long_text_is_set_at_28_pixels_without_a_portrait(one: Bench) -> None:
    found = reading.set_text(one.desk, pages.TEXT * 4, reading.READ_OUT, portrait=True)
    assert (found.size, found.portrait) == (28, (0, 0))


# -- places ------------------------------------------------------------------------------------

PLANS = {"corners": places.CORNERS, "boards": places.BOARDS, "foot": places.FOOT_ROW}


@pytest.mark.parametrize("name", PLANS)
def test_plates_lie_in_the_safe_area_and_apart(name: str) -> None:
    for count, plates in PLANS[name].items():
        assert len(plates) == count
        for number, area in enumerate(plates):
            assert SAFE_AREA.left <= area.left
            assert area.right <= SAFE_AREA.right
            assert SAFE_AREA.top <= area.top
            assert area.bottom <= RAIL_TOP
            assert not any(area.meets(other) for other in plates[number + 1 :])


@pytest.mark.parametrize("name", ["corners", "boards"])
def test_seats_go_clockwise_from_the_upper_left(name: str) -> None:
    for plates in PLANS[name].values():
        assert plates[0].left < 960
        right = [area for area in plates if area.left > 960]
        left = [area for area in plates[1:] if area.left < 960]
        assert [*plates[1:]] == [*right, *left], "first down the right side, then up the left one"
        assert right == sorted(right, key=lambda area: area.top)
        assert left == sorted(left, key=lambda area: -area.top)


@pytest.mark.parametrize("count", range(3, 8))
def test_a_wall_holds_three_to_seven_pairs(count: int) -> None:
    spots = places.wall(count)
    assert len(spots) == count
    for number, spot in enumerate(spots):
        one, two = spot.pictures
        assert one.right <= two.left
        assert two.bottom <= spot.plate.top
        assert spot.plate.right <= SAFE_AREA.right + 1
        if number + 1 < count:
            following = spots[number + 1]
            assert spot.plate.right < following.plate.left
            assert two.right < following.pictures[0].left


def test_a_row_closes_up_where_it_must() -> None:
    area = Area(100, 100, 500, 200)
    assert [one.left for one in places.row(2, area, (100, 150))] == [243, 357]
    tight = places.row(9, area, (100, 150))
    assert tight[0].left == 100
    assert tight[-1].right == 600
    assert places.row(0, area, (100, 150)) == ()


# -- what is counted ---------------------------------------------------------------------------


def test_a_stack_is_as_high_as_it_has_cards(one: Bench) -> None:
    pile = stacks.Stack("pile", (500, 500), (112, 154))
    assert [pile.edges(count) for count in (0, 1, 2, 9, 40, 90)] == [0, 0, 1, 2, 7, 7]
    back = typed.typed_back(one.desk, LOOKS[0], (112, 154))
    shown = {count: pile.sprites(one.desk, count, back) for count in (0, 1, 30)}
    assert len({sprites["pile.pile"].picture for sprites in shown.values()}) == 3
    assert shown[30]["pile.count"].picture.says == ("30",)  # type: ignore[union-attr]


def test_a_card_leaves_from_the_top_and_goes_in_underneath(one: Bench) -> None:
    pile = stacks.Stack("pile", (500, 500), (112, 154))
    back = typed.typed_back(one.desk, LOOKS[0], (112, 154))
    one.lay(pile.sprites(one.desk, 5, back))
    tick = pile.tick(one.moves, one.desk, 4, back)
    pile.give(one.moves, "card", back, tick).finish()
    stage = one.stage
    assert (stage["card"].x, stage["card"].y) == (500, 500)
    assert stage["card"].z > stage["pile.pile"].z
    assert stage["pile.count"].picture.says == ("4",)  # type: ignore[union-attr]
    one.director.move("card", 0, x=900.0).finish()
    clip, below = pile.take_under(one.moves, "card"), False
    for _ in range(120):
        one.motions.advance(1 / 60)
        if clip.advance(1 / 60) is not None:
            break
        card = stage["card"]
        below = below or (card.z < stage["pile.pile"].z and card.y > 500)
    assert below
    assert "card" not in stage


def test_backs_tell_the_type_and_nothing_else(one: Bench) -> None:
    assert typed.typed_back(one.desk, LOOKS[0], (60, 80)).says == ()
    row = typed.counted_backs(one.desk, [(LOOKS[0], 2), (LOOKS[1], 0)], label="Filed")
    assert row.says == ("Filed", "2", "0")


def test_a_closed_folder_and_envelope_say_nothing_of_what_is_in_them(one: Bench) -> None:
    frames = papers.folder_frames(one.desk, "SEALED", LOOKS[:3])
    assert frames[0].says == ("SEALED", "?", "?", "?")
    assert [frame.says for frame in frames[1:]] == [()] * papers.FOLDER_STEPS
    assert papers.envelope(one.desk, style=one.desk.style(0)).says == ()


def test_a_balloon_without_an_offer_is_as_large_as_one_with(one: Bench) -> None:
    five, none = papers.balloon(one.desk, "5", "points"), papers.balloon(one.desk, "", "no offer")
    assert five.size == none.size
    assert none.says == ("\N{EN DASH}", "no offer")


# -- plates ------------------------------------------------------------------------------------


def test_a_lit_plate_has_the_only_lantern_that_burns(one: Bench) -> None:
    found = {}
    for seat, area in enumerate(places.CORNERS[4]):
        found |= seats.seat_sprites(one.desk, seat, area, "next", lit=seat == 2)
    lit = [name for name, s in found.items() if s.picture == seats.lantern(True)]
    assert lit == ["lamp.2"]
    lamp = found["lamp.2"]
    assert (lamp.x, lamp.y) == seats.lantern_at(places.CORNERS[4][2])


def test_what_lies_below_a_header_is_free(one: Bench) -> None:
    area = places.CORNERS[4][0]
    free = seats.below(area)
    assert free.top == area.top + seats.TALL.height
    assert (free.left, free.right) == (area.left + 14, area.right - 14)
    assert free.bottom < area.bottom


def test_the_plate_says_who_holds_how_many(one: Bench) -> None:
    hand = seats.Hand(typed.typed_back(one.desk, LOOKS[0], (60, 80)), 5)
    plate = seats.seat_plate(one.desk, 3, (424, 424), "waits", hand=hand, word="answers")
    assert plate.says == ("Otto", "waits", "answers", "5")


def test_a_word_stands_before_the_cards_which_stay_where_they_are(one: Bench) -> None:
    """Behind their number it would be read as what is counted."""
    hand = seats.Hand(typed.typed_back(one.desk, LOOKS[0], (60, 80)), 5)
    plates = [
        seats.seat_plate(one.desk, 3, (424, 424), hand=hand, word=word) for word in ("", "attacks")
    ]
    without, with_word = (one.desk.book.surface(plate) for plate in plates)
    cards = pygame.Rect(0, 0, 130, 100)
    cards.right = with_word.get_width() - 60  # the lantern stands beyond
    told = [pygame.image.tobytes(one.subsurface(cards), "RGBA") for one in (without, with_word)]
    assert told[0] == told[1]
    whole = [pygame.image.tobytes(one, "RGBA") for one in (without, with_word)]
    assert whole[0] != whole[1]


def test_pictures_are_drawn_once(one: Bench) -> None:
    first = pages.corners(one.desk)
    one.lay(first)
    one.shot()
    made = one.context.book.made
    again = pages.corners(one.desk)
    one.lay(again)
    one.shot()
    assert one.context.book.made == made
    assert all(first[name].picture == again[name].picture for name in first)


def test_a_thread_leads_from_pin_to_pin() -> None:
    picture, centre = tokens.thread([(100, 100), (300, 100), (300, 250)])
    assert (centre[0] - picture.size[0] / 2, centre[1] - picture.size[1] / 2) == (84, 84)
    assert picture.size == (232, 182)


def test_a_card_that_no_manifest_lists_is_paper_with_its_name(one: Bench) -> None:
    """A game without pictures yet must not break a page of the house."""
    face = card_face(one.desk, "nowhere listed", (214, 318))
    one.context.book.surface(face)
    assert face.says == ("nowhere listed",)
