"""The text kit: sizes, wrapping, runs, what listeners hear; the brush and the picture book."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from systems.io.breaks import known
from systems.io.brush import painted
from systems.io.fonts import EASY, FILES, FontShelf
from systems.io.images import Images
from systems.io.pictures import Picture, PictureBook
from systems.io.text import SCALES, SMALLEST, Inline, Run, TextKit
from systems.io.typeset import line_width, pieces_of, set_lines


def measure(text: str, role: str) -> float:
    return 10.0 * len(text)


def words(lines: list[Any]) -> list[str]:
    return ["".join(word.text for word in line) for line in lines]


def test_no_text_is_smaller_than_the_floor(text: TextKit) -> None:
    assert text.size("small", 12) == SMALLEST
    assert text.size("body") == 36


@pytest.mark.parametrize("percent", SCALES)
def test_the_text_size_enlarges_up_to_a_limit(text: TextKit, percent: int) -> None:
    text.percent = percent
    assert text.size("body") == 36 * percent / 100
    assert text.size("display", 156) == 156
    assert text.size("head", 72) <= 76 or percent == 100


def test_text_is_broken_at_the_width() -> None:
    lines = set_lines(pieces_of("one two three four"), "body", "#FFFFFF", measure, 90, None)
    assert words(lines) == ["one two", "three", "four"]


def test_a_name_keeps_its_comma() -> None:
    pieces = pieces_of(("shows ", Run("Rosa", "#EC5A55"), ", who nods"))
    lines = set_lines(pieces, "body", "#FFFFFF", measure, 100, None)
    assert words(lines) == ["shows", "Rosa, who", "nods"]


def test_cut_text_ends_with_an_ellipsis() -> None:
    lines = set_lines(pieces_of("one two three four"), "body", "#FFFFFF", measure, 90, 2)
    assert words(lines) == ["one two", "three…"]


@pytest.mark.parametrize(
    ("content", "width", "lines"),
    [
        ("Zeugenschutz", 130, ["Zeugenschutz"]),
        ("Zeugenschutz", 90, ["Zeugen-", "schutz"]),
        ("der „Zeugenschutz“, ja", 100, ["der", "„Zeugen-", "schutz“,", "ja"]),
        ("Regenmantel-Killer", 150, ["Regenmantel-", "Killer"]),
        ("Perspektivwechsel", 60, ["Perspektivwechsel"]),
        ("unheard-of", 60, ["unheard-of"]),
    ],
)
def test_a_word_wider_than_its_line_is_broken_where_that_is_known(
    content: str, width: int, lines: list[str]
) -> None:
    found = set_lines(pieces_of(content), "body", "#FFFFFF", measure, width, None)
    assert words(found) == lines


def test_every_word_that_may_be_broken_has_sensible_parts() -> None:
    for word, parts in known().items():
        assert len(parts) > 1, word
        assert all(len(part) >= 2 for part in parts), word
        assert all(part[0].isalpha() for part in parts), word


@given(st.text(alphabet="ab cd\n", max_size=60), st.integers(30, 300))
@settings(max_examples=150, deadline=None)
def test_wrapping_loses_no_letter(content: str, width: int) -> None:
    lines = set_lines(pieces_of(content), "body", "#FFFFFF", measure, width, None)
    assert "".join("".join(words(lines)).split()) == "".join(content.split())
    for line in lines:
        if len([word for word in line if word.text.strip()]) > 1:
            sticking_out = len(line[-1].text) - len(line[-1].text.rstrip(" "))
            assert line_width(line) <= width + 10 * sticking_out, "spaces at the end may stick out"


def test_listeners_hear_every_string_also_from_the_cache(text: TextKit) -> None:
    heard: list[str] = []
    text.listeners.append(lambda rendered: heard.append(rendered.text))
    for _ in range(2):
        text.picture(("To ", Run("Ann", "#EC5A55")))
    assert heard == ["To ", "Ann", "To ", "Ann"]


def test_pictures_say_what_they_show(text: TextKit) -> None:
    assert text.picture("A secret").says == ("A secret",)


def test_runs_have_their_own_colours(text: TextKit, book: PictureBook) -> None:
    picture = text.picture((Run("M", "#FF0000"), Run("M", "#00FF00")), "body", 60)
    surface = book.surface(picture)
    left = pygame.transform.average_color(
        surface.subsurface((0, 0, surface.get_width() // 2, surface.get_height()))
    )
    right = pygame.transform.average_color(
        surface.subsurface(
            (surface.get_width() // 2, 0, surface.get_width() // 2, surface.get_height())
        )
    )
    assert left[0] > 4 * left[1] and right[1] > 4 * right[0]


def test_capitals_are_centred(text: TextKit, book: PictureBook) -> None:
    for role in FILES:
        surface = book.surface(text.picture("HHH", role, 60))
        box = surface.get_bounding_rect()
        assert abs(box.centery - surface.get_height() / 2) <= 2, role


def test_an_inline_picture_takes_its_place(text: TextKit) -> None:
    sign = painted("x", (40, 40), lambda brush: brush.fill("#FF0000"))
    plain = text.measure("Press  now")
    with_sign = text.measure(("Press ", Inline(sign), " now"))
    assert with_sign[0] == pytest.approx(plain[0] + 40, abs=1)


def test_fitting_finds_the_largest_size(text: TextKit) -> None:
    size = text.fitting("Deadly Premonition", "head", 34, 300)
    assert 28 <= size <= 34
    assert text.measure("Deadly Premonition", "head", size)[0] <= 300


def test_a_missing_font_is_replaced_and_logged(
    tmp_path: Any, book: PictureBook, caplog: pytest.LogCaptureFixture
) -> None:
    kit = TextKit(FontShelf(tmp_path), book)
    book.surface(kit.picture("still readable"))
    assert str(tmp_path) in caplog.text
    assert len(FontShelf(tmp_path).missing()) == len({*FILES.values(), *EASY.values()})


def test_a_broken_font_is_replaced_and_logged(
    tmp_path: Any, book: PictureBook, caplog: pytest.LogCaptureFixture
) -> None:
    for name in FILES.values():
        (tmp_path / name).write_text("no font")
    kit = TextKit(FontShelf(tmp_path), book)
    book.surface(kit.picture("still readable"))
    assert str(tmp_path) in caplog.text


def test_a_missing_picture_is_replaced_and_logged(
    book: PictureBook, caplog: pytest.LogCaptureFixture
) -> None:
    images = Images()
    surface = book.surface(images.picture("games/nowhere/lost.webp", (120, 80)))
    assert surface.get_size() == (120, 80)
    assert "lost.webp" in caplog.text


def test_the_book_stays_within_its_budget(viewport: Any) -> None:
    book = PictureBook(1.0, budget=200_000)
    for number in range(40):
        book.surface(painted(number, (100, 100), lambda brush: brush.fill("#FFFFFF")))
    assert book.bytes_used <= 200_000


def test_variants_are_kept(book: PictureBook) -> None:
    picture = painted("card", (100, 140), lambda brush: brush.fill("#FFFFFF"))
    first = book.variant(picture, angle=17.2, scale=1.05)
    assert book.variant(picture, angle=17.4, scale=1.051) is first
    assert book.variant(picture) is book.surface(picture)


def test_equal_keys_are_equal_pictures() -> None:
    one = Picture("a", (1, 1), lambda scale: pygame.Surface((1, 1)))
    two = Picture("a", (2, 2), lambda scale: pygame.Surface((2, 2)))
    assert one == two and hash(one) == hash(two)


def test_another_scale_makes_everything_anew(book: PictureBook) -> None:
    picture = painted("plate", (100, 50), lambda brush: brush.plate((0, 0, 100, 50), 10, "#FF0000"))
    assert book.surface(picture).get_size() == (100, 50)
    book.rescale(0.5)
    assert book.surface(picture).get_size() == (50, 25)


def test_fixed_lettering_keeps_its_size(text: TextKit) -> None:
    text.percent = 200
    assert text.size("head", 30, fixed=True) == 30
    assert text.picture("1", "head", 30, fixed=True).size < text.picture("1", "head", 30).size


@pytest.mark.parametrize("role", ["display", "head", "body", "quiet", "card", "note"])
def test_accents_on_capitals_push_nothing_out_at_the_foot(
    role: str, book: PictureBook, text: TextKit
) -> None:
    """In some typefaces they rise over the line; what hangs below it must not be cut for that."""
    plain, high = (
        book.surface(text.picture(words, role, 44)).get_bounding_rect() for words in ("Op,", "Öp,")
    )
    assert high.bottom == plain.bottom
    assert high.top <= plain.top


@pytest.mark.parametrize("role", ["body", "quiet"])
def test_letters_for_easy_reading_need_little_more_room(text: TextKit, role: str) -> None:
    sentence = "The colonel was seen in the library, with a candlestick, at half past nine."
    usual = text.measure(sentence, role)
    text.set_easy(True)
    easy = text.measure(sentence, role)
    assert 1 < easy[0] / usual[0] < 1.12
    assert easy[1] <= usual[1] + 1


def test_words_for_easy_reading_stand_apart_as_words(text: TextKit) -> None:
    """No pair of letters within a word is farther apart than two words are."""
    text.set_easy(True)
    for role in ("body", "quiet"):
        font = text.fonts.font(role, 100)
        single = {one: font.size(one)[0] for one in "ABDJKMOPTWacehiklnostuy"}
        for first in "ABDJKMOPTW":
            for second in "aceiouy":
                pair = font.size(first + second)[0]
                assert pair <= single[first] + single[second] + 2, first + second
        assert 0.25 < font.size(" ")[0] / 100 < 0.4
        assert font.size("\N{NO-BREAK SPACE}") == font.size(" ")


def test_letters_for_easy_reading_give_way_before_words_are_cut(text: TextKit) -> None:
    name = "Bartholomew"
    room = text.measure(name, "body")[0] + 1
    text.set_easy(True)
    assert text.measure(name, "body")[0] > room
    text.picture(name, "body", width=room, most_lines=1)
    assert not text.cut
    text.picture(name, "body", width=room * 0.7, most_lines=1)
    assert text.cut == {name}
    text.cut.clear()
    waits = "It waits…"
    wide = text.measure(waits, "body")[0] + 1
    block = text._block(pieces_of(waits), "body", 36, "#FFFFFF", wide, 1.18, 1)
    assert not block.usual


def test_every_kit_of_the_shelf_measures_the_new_letters(text: TextKit, book: PictureBook) -> None:
    other = TextKit(text.fonts, book)
    before = other.measure("the same words", "body")
    text.set_easy(True)
    assert other.measure("the same words", "body") != before
