"""Write the sheets of the gallery into a folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def main(words: list[str]) -> int:
    """Draw every page, and every film."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    folder = Path(words[0] if words else "gallery")
    folder.mkdir(parents=True, exist_ok=True)
    from tests.gallery import sheets

    only = set(words[1:])
    for name in sheets.write(folder, only):
        print(name)
    return 0


sys.exit(main(sys.argv[1:]))
