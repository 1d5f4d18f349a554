"""The 65 portraits: one for each person, drawn as their look says, and no two alike when small.

Two measures keep people apart: how many attributes two of them share, and how far apart their
pictures are at the size of a thumb, also when one of them is mirrored.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import combinations
from typing import Any

import pygame
import pytest

from tests.architecture.tree import ROOT

GAME = ROOT / "assets/games/deadcert"
PICTURES = GAME / "pictures"
PEOPLE = 65
THUMB = (24, 31)
"""A card's portrait from across the room."""

KINDS = ("portrait", "face", "wide")

APART = 0.060
"""The least mean difference of two thumbs, of 1: below it people confuse them."""

DIFFERENT = 6
"""The fewest of the attributes below in which two people differ."""

Person = dict[str, Any]


@cache
def looks() -> dict[int, Person]:
    """What the content says, by the person's number."""
    text = (GAME / "content/suspects.toml").read_text(encoding="utf-8")
    return {person["id"]: person for person in tomllib.loads(text)["suspects"]}


@cache
def drawn() -> dict[int, Person]:
    """How the build draws them, by the person's number."""
    text = (ROOT / "assets/build/data/londoners.toml").read_text(encoding="utf-8")
    return {person["id"]: person for person in tomllib.loads(text)["person"]}


def shade(colour: str) -> int:
    """How light a colour is, in five steps."""
    return sum(int(colour[index : index + 2], 16) for index in (1, 3, 5)) * 5 // 766


def attributes(number: int) -> dict[str, object]:
    """What the eye tells a person by."""
    person = drawn()[number]
    return {
        "sex": looks()[number]["sex"],
        "face": person["face"],
        "skin": shade(person["skin"]),
        "hair": person["hair"][0],
        "hair colour": shade(person["hair"][1]),
        "beard": person.get("beard", ["none"])[0],
        "glasses": person.get("glasses", "none"),
        "hat": person.get("hat", {"kind": "none"})["kind"],
        "dress": person["wear"]["kind"],
        "cloth": shade(person["wear"]["c"]),
        "tool": person.get("tool", "none"),
        "mouth": person["mouth"],
        "brows": person["brows"],
        "room": person["setting"],
    }


def shared(first: int, second: int) -> int:
    """In how many attributes two people differ."""
    one, other = attributes(first), attributes(second)
    return sum(one[name] != other[name] for name in one)


Thumb = tuple[int, ...]


@cache
def thumb(number: int, mirrored: bool = False) -> Thumb:
    """The portrait, small: red, green and blue of every dot."""
    picture = pygame.image.load(PICTURES / f"portrait_{number:02d}.webp")
    small = pygame.transform.smoothscale(picture, THUMB)
    return tuple(pygame.image.tobytes(small, "RGB", False)) if not mirrored else mirror(small)


def mirror(small: pygame.Surface) -> Thumb:
    """The picture turned round, as the bytes of its dots."""
    return tuple(pygame.image.tobytes(pygame.transform.flip(small, True, False), "RGB", False))


def distance(first: Thumb, second: Thumb) -> float:
    """The mean difference of two thumbs, from 0 to 1."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) / 255


def apart(first: int, second: int) -> float:
    """How far two portraits are apart, the nearer way round."""
    here = thumb(first)
    return min(distance(here, thumb(second)), distance(here, thumb(second, mirrored=True)))


def test_everybody_has_a_tall_and_a_wide_picture_of_one_size() -> None:
    assert sorted(looks()) == sorted(drawn()) == list(range(1, PEOPLE + 1))
    for kind in KINDS:
        sizes = {
            pygame.image.load(PICTURES / f"{kind}_{number:02d}.webp").get_size()
            for number in looks()
        }
        assert len(sizes) == 1, f"{kind}: pictures of {sizes}"


def test_the_portraits_are_light_to_load() -> None:
    files = [path for kind in KINDS for path in PICTURES.glob(f"{kind}_*.webp")]
    assert sum(path.stat().st_size for path in files) < 5_000_000


def test_the_small_face_is_the_same_face() -> None:
    """Forgotten when a portrait is painted anew, it would be another person on the same card."""
    for number in looks():
        small = pygame.image.load(PICTURES / f"face_{number:02d}.webp")
        dots = pygame.image.tobytes(pygame.transform.smoothscale(small, THUMB), "RGB", False)
        assert distance(thumb(number), tuple(dots)) < APART / 3, number


@pytest.mark.parametrize(("word", "field"), [("hat", "hat"), ("beard", "beard")])
def test_who_is_drawn_with_a_hat_or_a_beard_has_one(word: str, field: str) -> None:
    stubble = {"stubble", "none, blue chin"}
    for number, person in looks().items():
        said = person["look"][word]
        expected = not said.startswith("none") and said not in stubble
        assert (field in drawn()[number]) is expected, f"{person['forename']}: {word} {said!r}"


def test_who_wears_glasses_is_drawn_with_them() -> None:
    for number, person in looks().items():
        said = person["look"]["glasses"] != "none"
        assert bool(drawn()[number].get("glasses")) is said, f"{person['forename']}: glasses"


def test_no_two_share_most_attributes() -> None:
    near = [pair for pair in combinations(looks(), 2) if shared(*pair) < DIFFERENT]
    assert not near, f"too much in common: {near}"


def test_no_two_are_alike_when_small() -> None:
    near = {pair: apart(*pair) for pair in combinations(looks(), 2)}
    alike = {pair: round(value, 3) for pair, value in near.items() if value < APART}
    assert not alike, f"alike when small: {alike}"


def test_the_measure_finds_a_double_and_its_mirror_image() -> None:
    assert distance(thumb(1), thumb(1)) == 0.0
    turned = thumb(1, mirrored=True)
    assert distance(thumb(1), turned) > APART, "the first portrait should not be symmetric"
    row = THUMB[0] * 3
    back = [
        turned[y * row + x : y * row + x + 3]
        for y in range(THUMB[1])
        for x in range(row - 3, -1, -3)
    ]
    assert distance(thumb(1), tuple(value for dot in back for value in dot)) == 0.0
