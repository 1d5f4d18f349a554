"""Where things lie: the assets that came with the parlour, and the home for what is kept.

Everything that is kept (settings, profiles, statistics, saves, logs, crash bundles) lies in one
folder, so that it can be copied, moved or wiped as a whole. ``platformdirs`` says where that is
on each system; the environment variable ``GASLAMP_HOME`` overrides it. Where the folder cannot
be written (a kiosk with a read-only disk), a folder for temporary files takes its place and
``warning()`` says so in one sentence.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.files import is_writable

HOME_VARIABLE = "GASLAMP_HOME"

_ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Home:
    """The folder for everything that is kept."""

    root: Path
    warning: str | None = None
    """One sentence when this is not the folder that was asked for."""

    @property
    def settings(self) -> Path:
        """The settings of this machine."""
        return self.root / "settings.json"

    @property
    def profiles(self) -> Path:
        """The people who play here."""
        return self.root / "profiles.json"

    @property
    def books(self) -> Path:
        """Games played and won, by name."""
        return self.root / "books.db"

    @property
    def saves(self) -> Path:
        """The folder of matches that can be resumed or replayed."""
        return self.root / "saves"

    @property
    def logs(self) -> Path:
        """The folder of the rotating log."""
        return self.root / "logs"

    @property
    def crashes(self) -> Path:
        """The folder of crash bundles."""
        return self.root / "crashes"


def assets() -> Path:
    """The folder of everything that came with the parlour; nothing is ever written there."""
    return _ROOT / "assets"


def find_home(environment: Mapping[str, str]) -> Home:
    """The home that these environment variables ask for, or a stand-in that can be written."""
    asked = environment.get(HOME_VARIABLE, "").strip()
    if asked:
        wanted = Path(asked).expanduser().absolute()
    else:
        import platformdirs  # here: a match that keeps nothing starts without it

        wanted = platformdirs.user_data_path("gaslamp", appauthor=False)
    if is_writable(wanted):
        return Home(wanted)
    stand_in = _stand_in()
    return Home(
        stand_in,
        f"{wanted} cannot be written, so settings and saves go to {stand_in} and may be lost at "
        f"the next restart; set {HOME_VARIABLE} to a folder that can be written to keep them.",
    )


_found: dict[str | None, Home] = {}


def home() -> Home:
    """The home of this process; looked for once, and again when ``GASLAMP_HOME`` changes."""
    asked = os.environ.get(HOME_VARIABLE)
    if asked not in _found:
        _found[asked] = find_home(os.environ)
    return _found[asked]


def warning() -> str | None:
    """What the players or the operator should be told about the home, or None."""
    return home().warning


def _stand_in() -> Path:
    """A private folder for temporary files, the same one at every start where that is safe."""
    import tempfile

    owner = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"gaslamp-{owner}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        ours = not folder.is_symlink() and (os.name == "nt" or folder.stat().st_uid == owner)
        if ours and is_writable(folder):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="gaslamp-"))
