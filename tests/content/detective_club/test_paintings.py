"""Every card has its painting: right in size, light to load, like no other, with all of it seen."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from itertools import combinations

import pygame
import pytest

from systems.rules.detective_club.content import gallery
from tests.architecture.tree import ROOT

PICTURES = ROOT / "assets/games/detective_club/pictures"
SIZE = (600, 900)
SMALL_SIZE = (256, 384)
MOST_BYTES = 25_000_000
MOST_BYTES_EACH = 160_000
SMALL = (18, 27)
"""What a picture is shrunk to for comparing it."""
LEAST_DISTANCE = 0.055
"""Mean difference of two small pictures per channel, 0 to 1."""
LEAST_AREA = {"subject": 24_000, "second": 12_000, "detail": 4_000}
"""Pixels of 600 x 900 in which each of the three things can be seen."""
LEAST_SHARE = {"subject": 0.5, "second": 0.6, "detail": 0.7}
ROLES = tuple(LEAST_AREA)
HUES = {
    "red": (335, 20),
    "orange": (12, 46),
    "yellow": (36, 66),
    "green": (66, 172),
    "blue": (180, 252),
    "violet": (246, 315),
}
"""Palette -> the hues (degrees) that at least half of the picture has."""
CARDS = gallery().cards


def picture_of(card: str) -> pygame.Surface:
    return pygame.image.load(PICTURES / f"{card.lower()}.webp")


@lru_cache(None)
def small(card: str) -> tuple[tuple[int, int, int], ...]:
    """The colours of the shrunken picture, row by row."""
    data = pygame.transform.smoothscale(picture_of(card).convert(24), SMALL)
    pixels = pygame.image.tobytes(data, "RGB")
    return tuple(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))


@lru_cache(None)
def record() -> dict[str, dict[str, object]]:
    return json.loads((PICTURES / "evidence.json").read_text(encoding="utf-8"))


def test_the_small_painting_is_the_same_painting() -> None:
    """Forgotten when a card is painted anew, it would show something else on the wall."""
    apart = []
    for card in CARDS:
        small_one = pygame.image.load(PICTURES / f"small_{card.lower()}.webp")
        assert small_one.get_size() == SMALL_SIZE
        shrunk = pygame.transform.smoothscale(small_one.convert(24), SMALL)
        pixels = pygame.image.tobytes(shrunk, "RGB")
        large_one = [part for pixel in small(card) for part in pixel]
        gap = sum(abs(a - b) for a, b in zip(pixels, large_one, strict=True)) / len(pixels) / 255
        apart.append((gap, card))
    assert max(apart)[0] < LEAST_DISTANCE / 3, max(apart)


def test_there_is_one_painting_for_each_card_and_none_besides() -> None:
    found = {path.name for path in PICTURES.glob("*.webp") if re.fullmatch(r"e\d+", path.stem)}
    assert found == {f"{card.lower()}.webp" for card in CARDS}


def test_sizes_and_weights() -> None:
    weights = {card: (PICTURES / f"{card.lower()}.webp").stat().st_size for card in CARDS}
    assert sum(weights.values()) < MOST_BYTES
    assert max(weights.values()) < MOST_BYTES_EACH
    assert all(picture_of(card).get_size() == SIZE for card in CARDS[::24])


def test_the_painter_has_drawn_what_the_card_says() -> None:
    wrong = []
    for card in CARDS:
        made, wanted = record()[card], gallery().pictures[card]
        things = tuple(made[role]["motif"] for role in ROLES)  # type: ignore[index]
        rest = tuple(made[kind] for kind in ("setting", "palette", "mood", "relation"))
        if things + rest != tuple(wanted):
            wrong.append(card)
    assert not wrong


def test_all_three_things_can_be_seen_each_smaller_than_the_one_before() -> None:
    wrong = []
    for card in CARDS:
        seen = [record()[card][role] for role in ROLES]
        for role, thing in zip(ROLES, seen, strict=True):
            if thing["area"] < LEAST_AREA[role] or thing["share"] < LEAST_SHARE[role]:  # type: ignore[index]
                wrong.append(f"{card} {role} {thing}")
        reach = [_reach(thing["box"]) for thing in seen]  # type: ignore[index]
        if not reach[0] > reach[1] > reach[2]:
            wrong.append(f"{card} {reach}")
    assert not wrong


def _reach(box: list[int]) -> int:
    """The longer side of what a thing takes up."""
    left, top, right, bottom = box[2], box[0], box[3], box[1]
    return max(right - left, bottom - top)


@pytest.mark.parametrize("palette", [*HUES, "black_and_white", "pastel"])
def test_the_palette_has_at_least_half_of_the_picture(palette: str) -> None:
    for card in CARDS:
        if gallery().pictures[card].palette != palette:
            continue
        inside = sum(_belongs(pixel, palette) for pixel in small(card))
        assert inside >= len(small(card)) / 2, f"{card}: {inside} of {len(small(card))}"


def _belongs(pixel: tuple[int, int, int], palette: str) -> bool:
    colour = pygame.Color(*pixel)
    hue, saturation, value, _ = colour.hsva
    if palette == "black_and_white":
        return saturation < 14
    if palette == "pastel":
        return value > 45 and saturation < 55
    first, last = HUES[palette]
    within = first <= hue <= last if first < last else hue >= first or hue <= last
    return within or value < 12 or saturation < 8


def test_no_two_paintings_look_alike() -> None:
    flat = {card: [channel for pixel in small(card) for channel in pixel] for card in CARDS}
    alike = []
    for one, other in combinations(CARDS, 2):
        away = sum(abs(a - b) for a, b in zip(flat[one], flat[other], strict=True))
        if away / len(flat[one]) / 255 < LEAST_DISTANCE:
            alike.append((one, other))
    assert not alike
