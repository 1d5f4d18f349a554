"""Makes `content/words.pack` of Detective Club: 'a picture of X' for some thousand words.

The vectors of the model are centred by the mean of all words, cut down to their 96 principal
directions, and kept with four bits for each number: that costs next to nothing in sense and leaves
room for more words. The file has one line of JSON, the words with a line break between them,
deflated, and the vectors, word by word. `systems/rules/detective_club/bots/pack.py` reads it.
"""

from __future__ import annotations

import json
import os
import tomllib
import zlib
from pathlib import Path

import numpy as np

from wordkit.lists import common_words
from wordkit.minilm import MiniLM

CONTENT = Path(__file__).parents[2] / "games" / "detective_club" / "content"
TARGET = CONTENT / "words.pack"
DIMENSIONS = 96
SENTENCE = "a picture of {}"
REACH = 2.6
"""Numbers larger than so many standard deviations are cut off."""


def own_words() -> list[str]:
    """What the game itself speaks of: things in pictures, tags, and the words of its list."""
    found: list[str] = []
    for name in ("motifs", "attributes"):
        groups = tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))
        for things in groups.values():
            for thing, tags in things.items():
                found += [thing.replace("_", " "), *tags]
    for words in tomllib.loads((CONTENT / "words.toml").read_text("utf-8")).values():
        found += words
    return list(dict.fromkeys(found))


def packed(vectors: np.ndarray, dimensions: int = DIMENSIONS) -> np.ndarray:
    """Centred, cut down, and two numbers from -7 to 7 in a byte, each row at its own scale."""
    centred = vectors - vectors.mean(0)
    _, _, directions = np.linalg.svd(centred, full_matrices=False)
    rows = centred @ directions[:dimensions].T
    deviation = np.linalg.norm(rows, axis=1, keepdims=True) / np.sqrt(dimensions)
    numbers = np.clip(np.round(rows * 7 / (REACH * deviation)), -7, 7).astype(np.int16) + 8
    return (numbers[:, ::2] + 16 * numbers[:, 1::2]).astype(np.uint8)


def build() -> None:
    """Writes the pack."""
    own = own_words()
    words = own + [word for word in common_words() if word not in set(own)]
    vectors = MiniLM().embed([SENTENCE.format(word) for word in words])
    rows = packed(vectors)
    letters = zlib.compress("\n".join(words).encode(), 9)
    about = {
        "form": "gaslamp word pack 2",
        "words": len(words),
        "dimensions": DIMENSIONS,
        "letters": len(letters),
        "model": "all-MiniLM-L6-v2, Apache-2.0",
        "lists": "SCOWL, cut with WordNet 3.0",
    }
    fresh = TARGET.with_suffix(".new")
    fresh.write_bytes(json.dumps(about).encode() + b"\n" + letters + rows.tobytes())
    os.replace(fresh, TARGET)
    print(f"{TARGET.name}: {len(words)} words, {TARGET.stat().st_size / 2**20:.2f} MiB")
