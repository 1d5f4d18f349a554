"""What SDL is told before it looks for game pads: a longer list, and to go by places."""

from __future__ import annotations

import os

from game import paths

FILE = "controllers/gamecontrollerdb.txt"
"""Pads that SDL does not know by itself, below the assets."""

LIST = "SDL_GAMECONTROLLERCONFIG_FILE"
LABELS = "SDL_GAMECONTROLLER_USE_BUTTON_LABELS"


def tell_sdl() -> None:
    """Name the list of pads, and ask for buttons by place; what the player has set stays.

    Without the second SDL goes by the letters on Nintendo's pads, whose A is where the others
    have B: OK would lie on the right there.
    """
    path = paths.assets() / FILE
    if path.is_file():
        os.environ.setdefault(LIST, str(path))
    os.environ.setdefault(LABELS, "0")
