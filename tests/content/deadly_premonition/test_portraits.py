"""The 24 suspects: each with its three attributes to be seen, and no two alike when small.

What is drawn is told by the build's data and scripts; how far apart people are, by their pictures
at the size of a thumb, also when one of them is mirrored.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pygame
import pytest

from systems.rules.deadly_premonition.cards import ATTRIBUTES_OF, BIOS, WEAPONS
from tests.architecture.tree import ROOT

PICTURES = ROOT / "assets/games/deadly_premonition/pictures"
BUILD = ROOT / "assets/build"
SCRIPTS = BUILD / "artkit/premonition"
THUMB = (24, 31)
"""A portrait from across the room."""

APART = 0.060
"""The least mean difference of two thumbs, of 1: below it people confuse them."""

DIFFERENT = 6
"""The fewest of the attributes below in which two people differ."""

BOARD = (160, 163, 156)
"""The grey of a height chart, behind those who are cut out."""

Person = dict[str, Any]


@cache
def data() -> dict[str, Any]:
    """How the build draws everybody."""
    return tomllib.loads((BUILD / "data/townsfolk.toml").read_text(encoding="utf-8"))


@cache
def drawn() -> dict[str, Person]:
    """The suspects by their ids."""
    return {person["id"]: person for person in data()["person"]}


@cache
def calls(script: str) -> dict[str, set[str]]:
    """The names that each function of a build script uses."""
    tree = ast.parse((SCRIPTS / script).read_text(encoding="utf-8"))
    return {
        part.name: {name.id for name in ast.walk(part) if isinstance(name, ast.Name)}
        for part in tree.body
        if isinstance(part, ast.FunctionDef)
    }


def shade(colour: str) -> int:
    """How light a colour is, in five steps."""
    return sum(int(colour[index : index + 2], 16) for index in (1, 3, 5)) * 5 // 766


def attributes(person: Person) -> dict[str, object]:
    """What the eye tells a person by."""
    return {
        "gender": person["gender"],
        "weapon": person["weapon"],
        "place": person["corner"],
        "face": person["face"],
        "skin": shade(person["skin"]),
        "hair": person["hair"][0],
        "hair colour": shade(person["hair"][1]),
        "beard": person.get("beard", ["none"])[0],
        "glasses": person.get("glasses", "none"),
        "hat": person.get("hat", {"kind": "none"})["kind"],
        "dress": person["wear"]["kind"],
        "cloth": shade(person["wear"]["c"]),
        "mouth": person["mouth"],
        "brows": person["brows"],
    }


def differences(first: str, second: str) -> int:
    """In how many attributes two people differ."""
    one, other = attributes(drawn()[first]), attributes(drawn()[second])
    return sum(one[name] != other[name] for name in one)


@cache
def small(kind: str, suspect: str) -> pygame.Surface:
    """A picture at the size of a thumb, cut-out figures before the chart's grey."""
    picture = pygame.image.load(PICTURES / f"{kind}_{suspect}.webp")
    ground = pygame.Surface(picture.get_size())
    ground.fill(BOARD)
    ground.blit(picture, (0, 0))
    return pygame.transform.smoothscale(ground, THUMB)


@cache
def thumb(kind: str, suspect: str, mirrored: bool = False) -> tuple[int, ...]:
    """Red, green and blue of every dot of the thumb."""
    surface = pygame.transform.flip(small(kind, suspect), mirrored, False)
    return tuple(pygame.image.tobytes(surface, "RGB", False))


def distance(first: tuple[int, ...], second: tuple[int, ...]) -> float:
    """The mean difference of two thumbs, from 0 to 1."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) / 255


def apart(kind: str, first: str, second: str) -> float:
    """How far two pictures are apart, the nearer way round."""
    here = thumb(kind, first)
    return min(distance(here, thumb(kind, second, mirrored)) for mirrored in (False, True))


def test_everybody_is_drawn_with_the_attributes_of_the_rules() -> None:
    shown = {
        suspect: (person["gender"], data()["weapons"][person["weapon"]], person["place"])
        for suspect, person in drawn().items()
    }
    assert shown == dict(ATTRIBUTES_OF)


def test_women_have_painted_lips_and_no_beards_and_men_do_not_paint_them() -> None:
    for person in [*drawn().values(), *data()["agent"]]:
        woman = person["gender"] == "female"
        assert ("lips" in person) is woman, person["id"]
        assert not (woman and "beard" in person), person["id"]


def test_everybody_holds_a_weapon_of_their_own_that_can_be_drawn() -> None:
    held = Counter(person["weapon"] for person in drawn().values())
    assert set(held) == set(data()["weapons"])
    assert set(held.values()) == {1}
    assert not set(held) - set(calls("weapons.py"))
    kinds = Counter(data()["weapons"].values())
    assert kinds == dict.fromkeys(WEAPONS, 6)


def test_every_poison_bears_the_skull_and_nothing_else_does() -> None:
    labelled = {name for name in data()["weapons"] if "skull" in calls("weapons.py")[name]}
    assert labelled == {name for name, kind in data()["weapons"].items() if kind == "poison"}


@pytest.mark.parametrize(
    ("place", "sign"), [("diner", "CUP"), ("sawmill", "saw"), ("clinic", "CROSS")]
)
def test_every_corner_of_a_place_shows_its_sign_and_the_height_chart(place: str, sign: str) -> None:
    tree = ast.parse((SCRIPTS / "settings.py").read_text(encoding="utf-8"))
    table = next(
        node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "PLACES"
    )
    places = {
        ast.literal_eval(key): {
            ast.literal_eval(k): ast.unparse(v)
            for k, v in zip(value.keys, value.values, strict=True)
        }
        for key, value in zip(table.keys, table.values, strict=True)  # type: ignore[union-attr]
    }
    corners = {person["corner"] for person in drawn().values() if person["place"] == place}
    assert corners <= set(places[place])
    signs = {"CUP", "saw", "CROSS"}
    for function in places[place].values():
        used = calls("settings.py")[function]
        assert used & signs == {sign}, function
        assert {"chart", "ruler"} <= used, function


def test_everybody_has_pictures_of_one_size() -> None:
    for kind in ("suspect", "figure"):
        sizes = {
            pygame.image.load(PICTURES / f"{kind}_{suspect}.webp").get_size()
            for suspect in ATTRIBUTES_OF
        }
        assert len(sizes) == 1, f"{kind}: pictures of {sizes}"
    sizes = {pygame.image.load(PICTURES / f"bio_{bio}.webp").get_size() for bio in BIOS}
    assert len(sizes) == 1, f"agents of {sizes}"
    assert {agent["id"] for agent in data()["agent"]} == set(BIOS)


def test_those_who_are_cut_out_stand_on_nothing() -> None:
    for suspect in ATTRIBUTES_OF:
        picture = pygame.image.load(PICTURES / f"figure_{suspect}.webp")
        width, height = picture.get_size()
        assert picture.get_at((2, 2)).a == picture.get_at((width - 3, 2)).a == 0, suspect
        assert picture.get_at((width // 2, height - 2)).a == 255, suspect


def test_no_two_share_most_attributes() -> None:
    near = [pair for pair in combinations(ATTRIBUTES_OF, 2) if differences(*pair) < DIFFERENT]
    assert not near, f"too much in common: {near}"


@pytest.mark.parametrize("kind", ["suspect", "figure"])
def test_no_two_are_alike_when_small(kind: str) -> None:
    near = {pair: apart(kind, *pair) for pair in combinations(ATTRIBUTES_OF, 2)}
    alike = {pair: round(value, 3) for pair, value in near.items() if value < APART}
    assert not alike, f"alike when small: {alike}"


def test_the_measure_finds_a_double_and_its_mirror_image() -> None:
    assert distance(thumb("suspect", "S01"), thumb("suspect", "S01")) == 0.0
    turned = pygame.transform.flip(small("suspect", "S01"), True, False)
    dots = tuple(pygame.image.tobytes(turned, "RGB", False))
    assert distance(thumb("suspect", "S01"), dots) > APART, "the first portrait is symmetric"
    assert distance(thumb("suspect", "S01", True), dots) == 0.0
