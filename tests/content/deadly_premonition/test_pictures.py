"""Every picture that the rules' cards ask for is there, light to load, and weather has no seams."""

from __future__ import annotations

import re

import pygame
import pytest

from systems.rules.deadly_premonition.cards import ATTRIBUTES, BIOS, KINDS, WEATHER, weather_kind
from tests.architecture.tree import ROOT

PICTURES = ROOT / "assets/games/deadly_premonition/pictures"
TILES = ("rain", "storm", "snow", "leaves")
MOST_BYTES = 6_000_000
SEAM = 1.25
"""How much more the edges may differ than neighbours inside do."""


def test_every_card_has_its_picture() -> None:
    names = [f"action_{kind}.webp" for kind in KINDS]
    names += [f"weather_{weather_kind(card)}.webp" for card in WEATHER]
    names += [f"sign_{name}.svg" for name in (*ATTRIBUTES, *map(weather_kind, WEATHER))]
    names += [f"evidence_{colour}.webp" for colour in ("red", "green", "both")]
    names += [f"alignment_{side}.webp" for side in ("killer", "agent")]
    names += [f"{kind}_{bio}.webp" for kind in ("bio", "bust") for bio in BIOS]
    missing = [name for name in names if not (PICTURES / name).is_file()]
    assert not missing


def test_the_list_of_pictures_is_complete_and_true() -> None:
    text = (PICTURES / "README.md").read_text(encoding="utf-8")
    quoted = " ".join(re.findall(r"`([^`]+)`", text))
    stems = {path.stem for path in PICTURES.iterdir() if path.suffix in {".webp", ".svg"}}
    families = (
        "suspect",
        "figure",
        "bio",
        "bust",
        "action",
        "weather",
        "effect",
        "sign",
    )
    words = set(re.findall(r"\w+", quoted))
    for stem in stems - {"arch"}:
        family = next((name for name in families if stem.startswith(f"{name}_")), "")
        member = stem.removeprefix(f"{family}_")
        named = stem in words or f"_{stem.rpartition('_')[2]}" in words
        numbered = family in {"suspect", "figure"}
        assert named or numbered or member in words, f"README.md does not speak of {stem}"


def test_sizes_are_as_the_list_says() -> None:
    for line in (PICTURES / "README.md").read_text(encoding="utf-8").splitlines():
        found = re.match(r"\| (.+?) \| (\d+)x(\d+) \|", line)
        for name in re.findall(r"`(\w+\.webp)`", found[1]) if found else ():
            size = pygame.image.load(PICTURES / name).get_size()
            assert found and size == (int(found[2]), int(found[3])), name


def test_all_pictures_together_are_light() -> None:
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < MOST_BYTES


def columns(surface: pygame.Surface, first: int, second: int) -> float:
    """How much two columns differ, in alpha."""
    height = surface.get_height()
    return sum(
        abs(surface.get_at((first, y)).a - surface.get_at((second, y)).a) for y in range(height)
    )


def seam(surface: pygame.Surface) -> tuple[float, float]:
    """How much the left and right edges differ, and the most that neighbours inside do."""
    width = surface.get_width()
    inside = max(columns(surface, x, x + 1) for x in range(0, width - 1, 7))
    return columns(surface, width - 1, 0), inside


@pytest.mark.parametrize("name", [*TILES, "fog"])
def test_weather_tiles_from_left_to_right(name: str) -> None:
    edge, inside = seam(pygame.image.load(PICTURES / f"layer_{name}.webp"))
    assert edge <= inside * SEAM + 200


@pytest.mark.parametrize("name", TILES)
def test_weather_tiles_from_top_to_bottom(name: str) -> None:
    turned = pygame.transform.rotate(pygame.image.load(PICTURES / f"layer_{name}.webp"), 90)
    edge, inside = seam(turned)
    assert edge <= inside * SEAM + 200


def test_the_measure_finds_a_seam() -> None:
    half = pygame.Surface((64, 64), pygame.SRCALPHA)
    for x in range(64):
        pygame.draw.line(half, (255, 255, 255, 4 * x), (x, 0), (x, 63))
    edge, inside = seam(half)
    assert edge > inside * SEAM + 200
