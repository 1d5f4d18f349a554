"""The tags by which a word of one's own is explained, in groups that can be looked through."""

from __future__ import annotations

from collections.abc import Mapping

GROUPS: Mapping[str, tuple[str, ...]] = {
    "feeling": (
        *("anger", "calm", "courage", "fear", "hope", "innocence"),
        *("joy", "love", "sorrow", "temptation", "wonder", "greed"),
    ),
    "living": (
        *("animal", "plant", "person", "self", "alone", "together"),
        *("many", "growth", "food", "death", "nature", "wild"),
    ),
    "weather": (
        *("cold", "heat", "warmth", "rain", "storm", "wind"),
        *("light", "dark", "night", "water", "depth", "height"),
    ),
    "place": (
        *("building", "city", "home", "shelter", "door", "space"),
        *("stage", "ruin", "travel", "vehicle", "guide", "flight"),
    ),
    "deed": (
        *("work", "play", "hunt", "war", "celebration", "trick"),
        *("wait", "promise", "change", "balance", "speed", "trap"),
    ),
    "thing": (
        *("tool", "treasure", "gold", "poison", "technology", "art"),
        *("music", "noise", "big", "small", "round", "sharp"),
    ),
    "mind": (
        *("dream", "knowledge", "magic", "memory", "mystery", "omen"),
        *("secret", "story", "truth", "luck", "beauty", "fragile"),
    ),
    "power": (
        *("age", "time", "past", "royal", "power", "strength"),
        *("honour", "freedom", "danger"),
    ),
}
"""Group -> its tags, each tag in one group."""
