"""What is printed on DEADCERT's cards: their pictures are there, their names are set large."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.parts import reading
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import filecards, printed, thoughts
from scenes.tabletop.desk import Desk
from systems.io.text import Rendered
from systems.rules.deadcert import content
from systems.rules.deadcert.bots.evidence import card_set_of, evidence
from systems.rules.deadcert.cards import LETTERS, SNOOPS, TYPES
from tests.scenes.deadcert.table_rig import Rig

CARDS = tuple(content.load().card)
FLAT = (380.0, 224.0)


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    with Rig("open", 4, 0) as table:
        yield table.scene.desk


def test_every_suspect_has_a_tall_and_a_wide_picture(desk: Desk) -> None:
    people = {content.load().card[card].suspect for card in CARDS}
    assert len(people) == 65
    for shape in (printed.LARGE_FACE, printed.SMALL_FACE, FLAT):
        files = {printed.portrait(desk, one, shape) for one in people}
        assert len(files) == 65
        assert all(Path(file).is_file() for file in files)


def test_every_suspect_has_a_face_in_what_computer_players_think(desk: Desk) -> None:
    faces = set()
    for letter in LETTERS:
        letters = (letter,) * len(TYPES)
        read = [card for card in CARDS if printed.printed("", card).text and card[2] == letter]
        known = evidence(card_set_of(letters), letters, read)
        mind = thoughts.Mind(0, known, known.odds())
        for card, person in known.cards.items():
            shown = thoughts._person(mind, person, card[0])
            assert Path(shown.file).is_file(), shown.file
            assert shown.file.endswith(f"portrait_{int(person):02d}.webp")
            faces.add(shown.file)
    assert len(faces) == 65


@pytest.mark.parametrize("suspect", ["7", "07", "65"])
def test_numbers_of_pictures_have_two_figures(suspect: str) -> None:
    assert printed.face_number(suspect) == f"{int(suspect):02d}"


def test_each_snoop_has_a_painting_of_its_own_wherever_it_lies(desk: Desk) -> None:
    for shape in (printed.LARGE_FACE, printed.SMALL_FACE, FLAT):
        files = {printed.snoop_picture(desk, snoop, shape) for snoop in SNOOPS}
        assert len(files) == len(SNOOPS)
        assert all(Path(file).is_file() and file.endswith(".webp") for file in files)
    for snoop in SNOOPS:
        assert f"snoop_{snoop}.webp" in printed.reading_of(desk, snoop).picture
        for face in (lying.face, filecards.face):
            assert f"snoop_{snoop}.webp" in str(face(desk, snoop, (190.0, 270.0)).key)
            assert f"snoop_wide_{snoop}.webp" in str(face(desk, snoop, (300.0, 220.0)).key)


def test_names_are_set_in_title_letters_of_52_pixels_and_more(desk: Desk) -> None:
    """Or in plainer ones, where a long name stands beside a long type."""
    plain = []
    for card in CARDS:
        read = printed.reading_of(desk, card)
        heard: list[Rendered] = []
        desk.fixed.listeners.append(heard.append)
        reading.reading_card(desk, read)
        desk.fixed.listeners.remove(heard.append)
        [(role, size)] = {(one.role, one.size) for one in heard if one.text == read.title}
        if role == "display":
            assert size >= reading.SMALLEST_DISPLAY
        else:
            assert (role, size < 52) == ("body", True)
            plain.append(read.title)
    assert 0 < len(plain) <= len(CARDS) // 20
    assert "Sidney Garland" not in plain


def test_read_aloud_stands_with_a_sign_of_its_type(desk: Desk) -> None:
    card = CARDS[0]
    read = printed.reading_of(desk, card)
    assert read.aloud and read.note
    assert not printed.reading_of(desk, SNOOPS[0]).aloud
    silent = reading.Reading(*(getattr(read, name) for name in read.__slots__[:-1]))
    with_sign = desk.book.surface(reading.reading_card(desk, read))
    without = desk.book.surface(reading.reading_card(desk, silent))
    assert with_sign.get_buffer().raw != without.get_buffer().raw
