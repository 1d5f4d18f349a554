"""What each card shows, read from the game's content; nothing about a card is written here."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, NamedTuple

from artkit import places

GAME = places.ASSETS / "games" / "detective_club"
CONTENT = GAME / "content"
PICTURES = GAME / "pictures"
COMPOSITIONS = places.DATA / "paintings.toml"
"""Which template each card has, and what was moved in it by hand."""


class Card(NamedTuple):
    """An evidence card, in the order of ``cards.toml``."""

    name: str
    subject: str
    second: str
    detail: str
    setting: str
    palette: str
    mood: str
    relation: str

    @property
    def file(self) -> str:
        """The name of its picture."""
        return f"{self.name.lower()}.webp"


def _read(path: Any) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@lru_cache(None)
def cards() -> dict[str, Card]:
    """Card -> what it shows, E001 first."""
    return {name: Card(name, *values) for name, values in _read(CONTENT / "cards.toml").items()}


@lru_cache(None)
def families() -> dict[str, str]:
    """Motif -> the family that it belongs to."""
    content = _read(CONTENT / "motifs.toml")
    return {motif: family for family, motifs in content.items() for motif in motifs}


@lru_cache(None)
def compositions() -> dict[str, dict[str, Any]]:
    """Card -> its template and what differs from it."""
    return _read(COMPOSITIONS) if COMPOSITIONS.exists() else {}


SKY = {"moon", "sun", "star", "cloud", "lightning", "rainbow", "snowflake"}
AIR = SKY | {"butterfly", "moth", "hot_air_balloon", "crow", "owl"}
"""Motifs that hang or fly; everything else stands somewhere."""
