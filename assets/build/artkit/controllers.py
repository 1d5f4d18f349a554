"""The list of game pads: what the buttons of each model mean, for all three systems.

The community's list (SDL_GameControllerDB, zlib licence) is on no package registry by itself, but
GLFW is built with it. Its lines are taken out of the libraries in the wheels of the `glfw`
package, one for each system, which `WHEELS` names as a folder:

    for system in manylinux2014_x86_64 macosx_11_0_arm64 win_amd64; do
        pip download --no-deps --only-binary=:all: --platform $system --dest $WHEELS glfw==2.11.0
    done
"""

from __future__ import annotations

import os
import re
import zipfile
from pathlib import Path

from artkit import places

LINE = re.compile(rb"[0-9a-f]{32},[^\x00-\x1f]+,platform:[A-Za-z ]+,")
BUTTON = ",a:"
"""Lines without the lower button say nothing that is of use."""

LIBRARIES = (".so", ".dylib", ".dll")
HEAD = """\
# Game pads: what their buttons mean, as SDL reads it. Written by assets/build (step controllers).
# From the community's list, https://github.com/mdqinc/SDL_GameControllerDB, as GLFW 3.4 carries it.
"""


def build() -> None:
    """Writes `assets/controllers/gamecontrollerdb.txt`."""
    found: set[str] = set()
    for wheel in sorted(Path(os.environ["WHEELS"]).glob("glfw-*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith(LIBRARIES):
                    found |= {line.decode() for line in LINE.findall(archive.read(name))}
    if not found:
        raise SystemExit("WHEELS names no folder with wheels of the package glfw")
    found = {line for line in found if BUTTON in line}
    by_system = sorted(found, key=lambda line: (line.rpartition("platform:")[2], line))
    target = places.ASSETS / "controllers" / "gamecontrollerdb.txt"
    target.parent.mkdir(exist_ok=True)
    target.write_text(HEAD + "\n".join(by_system) + "\n", encoding="utf-8")
    print(f"{target.name}: {len(by_system)} pads")
