"""The faces of the 65 people at the size of a card that is read out on a screen of 1080 lines.

Reading a portrait from its file takes longer than a frame may; of half the size, a quarter of it.
"""

from __future__ import annotations

from PIL import Image

from artkit import places
from artkit.canvas import save

SIZE = (232, 302)


def build() -> None:
    """Writes face_NN beside each portrait_NN of DEADCERT."""
    for path in sorted(places.DEADCERT_PICTURES.glob("portrait_*.webp")):
        with Image.open(path) as tall:
            small = tall.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        save(small, path.with_name(path.name.replace("portrait", "face")), 88)
