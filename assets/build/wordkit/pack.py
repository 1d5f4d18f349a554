"""Makes `content/words.pack` of Detective Club: 'a picture of X' for some thousand words.

The vectors of the model are centred by the mean of all words, cut down to their 96 principal
directions, and kept as signed bytes. The file has one line of JSON, the words with a line break
between them, and the bytes, word by word. `systems/rules/detective_club/bots/pack.py` reads it.
"""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import numpy as np

from wordkit.lists import common_words
from wordkit.minilm import MiniLM

CONTENT = Path(__file__).parents[2] / "games" / "detective_club" / "content"
TARGET = CONTENT / "words.pack"
DIMENSIONS = 96
MOST = 8_700
"""Common words; what the game itself speaks of comes on top."""
SENTENCE = "a picture of {}"


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
    """Centred, cut down, and as signed bytes, each row at its own scale."""
    centred = vectors - vectors.mean(0)
    _, _, directions = np.linalg.svd(centred, full_matrices=False)
    rows = centred @ directions[:dimensions].T
    scale = 127 / np.abs(rows).max(1, keepdims=True)
    return np.round(rows * scale).astype(np.int8)


def build() -> None:
    """Writes the pack."""
    own = own_words()
    words = own + [word for word in common_words(MOST) if word not in set(own)]
    vectors = MiniLM().embed([SENTENCE.format(word) for word in words])
    rows = packed(vectors)
    letters = "\n".join(words).encode()
    about = {
        "form": "gaslamp word pack 1",
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
