"""Where the build reads and writes. Everything outside the repository comes from the environment."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1]
"""`assets/build`: scripts, and their inputs under `data/`."""

DATA = BUILD / "data"
ASSETS = BUILD.parent
FONTS = ASSETS / "fonts"
UI = ASSETS / "ui"
AUDIO = ASSETS / "audio"
TUDOR = ASSETS / "games" / "tudor_mansion"
TUDOR_PICTURES = TUDOR / "pictures"
DEADCERT_PICTURES = ASSETS / "games" / "deadcert" / "pictures"
PREMONITION_PICTURES = ASSETS / "games" / "deadly_premonition" / "pictures"
CASEFILE_PICTURES = ASSETS / "games" / "casefile" / "pictures"
DEADCERT_CONTENT = ASSETS / "games" / "deadcert" / "content"


def npm_root() -> Path:
    """The folder that holds `node_modules`, from the environment variable NPM_ROOT.

    Raises SystemExit with a plain sentence when it is not set or holds no packages.
    """
    root = Path(os.environ.get("NPM_ROOT", "."))
    if not (root / "node_modules").is_dir():
        raise SystemExit(
            "Set NPM_ROOT to the folder with node_modules (see assets/build/README.md)."
        )
    return root


def cache() -> Path:
    """A scratch folder for drafts, from GASLAMP_ART_CACHE (default: in the temporary folder)."""
    folder = Path(os.environ.get("GASLAMP_ART_CACHE", Path(tempfile.gettempdir()) / "gaslamp-art"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
