"""The evidence paintings at the size in which they hang on a screen of 1080 lines.

Reading a painting from its file takes longer than a frame may; of this size, a fifth of it.
"""

from __future__ import annotations

from PIL import Image

from artkit.paintings.catalogue import PICTURES, cards

SIZE = (256, 384)
QUALITY = 86


def build() -> None:
    """Writes small_eNNN beside each eNNN of Detective Club."""
    for card in cards().values():
        with Image.open(PICTURES / card.file) as large:
            small = large.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        small.save(PICTURES / f"small_{card.file}", quality=QUALITY, method=6)
