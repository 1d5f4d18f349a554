"""``python -m tests.soak games 2000 FILE.csv`` or ``python -m tests.soak show 7200 FILE.csv``.

Games go through the whole table on a fast clock; the show runs in real time, so many seconds. What
is held is printed now and then, and the file written anew. On a shared machine run it at a low
priority.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path


def main(words: list[str]) -> int:
    """Run, print, write."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    what, count, target = words[0], int(words[1]), Path(words[2])
    with tempfile.TemporaryDirectory() as home:
        os.environ["GASLAMP_HOME"] = home
        from tests.soak.running import Soak, growth, kept, show

        if what == "show":
            kept(show(count), target)
            return 0
        soak = Soak()
        held = kept(soak.run(count, every=min(25, count)), target)
        print(f"ends: {soak.ends}; growth: {growth(held):.2f} MB for 1,000 games")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
