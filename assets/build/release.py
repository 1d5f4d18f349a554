"""Packs the parlour into one folder that runs where no Python is installed.

    uv run --group release assets/build/release.py [--output FOLDER]

PyInstaller packs for the system that it runs on, so each of Windows, macOS and Linux needs a run of
its own; the folder is `gaslamp-VERSION-SYSTEM-MACHINE`, with the program, the licence, the credits
and the page for readers in it. The program is started three times before the folder counts as
made: its version, what this machine can do, and a game of each kind that is on the shelf, played
by computers.

Errors: one sentence and status 1 where PyInstaller is missing or the packed program fails.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.content import registry  # noqa: E402 (the project is not installed where this runs)
from game.version import VERSION  # noqa: E402

NAME = "gaslamp"
PACKED = ("audio", "controllers", "fonts", "games", "kiosk", "texts", "ui", "CREDITS.md")
"""What of `assets/` is needed to play; a part that is not there is left out."""
PAPERS = ("README.md", "LICENSE", "CHANGELOG.md", "assets/CREDITS.md")
NEEDED = ("pygame-ce", "esper", "pytmx", "msgspec", "platformdirs")
FOUND_BY_NAME = ("game", "systems", "scenes")
"""Packages whose modules are imported by the name that a manifest or a route gives."""


def main() -> int:
    """Pack, try out, put in place."""
    parser = argparse.ArgumentParser(description="Pack the parlour into one folder.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", metavar="FOLDER")
    output = parser.parse_args().output.absolute()
    folder = output / f"{NAME}-{VERSION}-{system()}-{platform.machine().lower()}"
    with tempfile.TemporaryDirectory() as scratch:
        if subprocess.run(packing(Path(scratch)), cwd=ROOT, check=False).returncode:
            print("release: PyInstaller did not finish; its last lines say why", file=sys.stderr)
            return 1
        made = Path(scratch) / "dist" / NAME
        for paper in PAPERS:
            shutil.copy2(ROOT / paper, made / Path(paper).name)
        failed = tried(made / NAME)
        if failed:
            print(f"release: the packed program failed at {failed}", file=sys.stderr)
            return 1
        output.mkdir(parents=True, exist_ok=True)
        if folder.exists():
            shutil.rmtree(folder)
        shutil.move(made, folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size / 1e6:.0f} MB")
    return 0


def system() -> str:
    """The system, as people call it."""
    return {"Darwin": "macos"}.get(platform.system(), platform.system().lower())


def packing(scratch: Path) -> list[str]:
    """The command that packs."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--onedir", "--log-level=WARN"]
    command += ["--name", NAME, "--contents-directory", "parts"]
    command += ["--distpath", str(scratch / "dist"), "--workpath", str(scratch / "work")]
    command += ["--specpath", str(scratch), "--paths", str(ROOT)]
    for part in PACKED:
        source = ROOT / "assets" / part
        if source.exists():
            target = Path("assets") / (part if source.is_dir() else "")
            command += ["--add-data", f"{source}{os.pathsep}{target}"]
    for package in FOUND_BY_NAME:
        for module in modules(package):
            command += ["--hidden-import", module]
    for package in NEEDED:  # `doctor` tells their versions
        command += ["--copy-metadata", package]
    command += ["--exclude-module", "tkinter", "--exclude-module", "numpy"]
    return [*command, str(ROOT / "main.py")]


def modules(package: str) -> list[str]:
    """Every module of a package, by name."""
    found = []
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def tried(program: Path) -> str:
    """Start what was packed, in a home of its own; what failed, or nothing."""
    tries = [["--version"], ["doctor"]]
    tries += [["simulate", game, "--games", "1"] for game in registry.games()]
    with tempfile.TemporaryDirectory() as home:
        tries.append(["shot", "title", "-o", str(Path(home) / "title.png")])
        quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "GASLAMP_HOME": home}
        for arguments in tries:
            command = [str(program), *arguments]
            done = subprocess.run(
                command, cwd=home, env={**os.environ, **quiet}, capture_output=True, check=False
            )
            if done.returncode:
                print(done.stderr.decode(errors="replace"), file=sys.stderr)
                return f"`{NAME} {' '.join(arguments)}`"
    return ""


if __name__ == "__main__":
    sys.exit(main())
