"""``python -m tests.bars`` measures every bar on every screen and writes ``assets/docs/bars.md``.

It takes a few minutes. ``python -m tests.bars quick`` leaves out what only this machine can tell
(frame times, the first picture).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.bars.looking import Judged

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "assets" / "docs" / "bars.md"
WORKERS = 2
"""Looks that are judged at the same time; each takes up to 2 GB."""

HEAD = """# The bars, measured

What every screen is measured by, and what came out. The bars are numbered as in the house's page
on couch, kiosk and accessibility. Written by `python -m tests.bars`; the tests in `tests/bars`
fail when a bar is broken, not when a figure moves. A screen in a state that looks different is a
view; lengths are in logical pixels of a picture of 1920x1080.
"""

ELSEWHERE = """## Kept by other tests

| bar | test |
|---|---|
| B6 Back leads back, with the focus where it was | `tests/bars/test_back.py` |
| B8 shapes of badges, contrast of themes | `tests/table/test_signs.py` |
| B11 a frame after each press in menus | `tests/scenes/test_app.py` |
| B12 frames while dealing, resting, thinking | `test_cost.py`, `test_table_cost.py`, `bench` |
| B18 every way ends in the same picture | `test_table_clips.py` |
| B19 waits of a lone person | `test_table_games.py` |
| B32-B35 secrets | all of `assets/docs/leaks.md`; every frame: `test_table_games.py` |
| B46 every decision has its help | `tests/conformance/test_words.py` |
| B47 every letter exists | `tests/io/test_glyphs.py` |
"""


def main(words: list[str]) -> None:
    """Measure, and write the page."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        os.environ["GASLAMP_HOME"] = home
        lines = [HEAD, *_looks(), "", *_measures(machine="quick" not in words), "", ELSEWHERE]
    PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    print(f"written: {PAGE}")


def _looks() -> Iterator[str]:
    """One line for each view, the worst of its looks; then what is broken."""
    from tests.bars.looking import LOOKS, judge_all

    found: dict[str, list[Judged]] = {}
    # A process for each look, as what a look has painted is gone with it.
    with multiprocessing.get_context("spawn").Pool(WORKERS, maxtasksperchild=1) as pool:
        for judged in pool.imap(judge_all, LOOKS, chunksize=1):
            for one in judged:
                found.setdefault(one.view, []).append(one)
    every = [one for several in found.values() for one in several]
    yield "## Every screen (B1 to B7)"
    yield ""
    yield f"{len(found)} views in {len(LOOKS)} looks: {', '.join(LOOKS)}."
    yield ""
    yield "| look | smallest text | contrast: text | headings | room to the edge | faults |"
    yield "|---|---|---|---|---|---|"
    for look in LOOKS:
        own = [one for one in every if one.look == look]
        lows = [min(one.contrast[n] for one in own) for n in range(2)]
        shown = " | ".join(f"{low:.1f}" for low in lows)
        smallest = min(one.smallest for one in own)
        room = min(one.room for one in own)
        faults = sum(len(one.faults) for one in own)
        yield f"| {look} | {smallest:.0f} px | {shown} | {room} | {faults} |"
    yield ""
    yield (
        "Contrast is that of the worst area, half a letter wide; the worst of the views. Text "
        "below 52 px needs 4.5:1, headings and disabled items 3:1, everything 7:1 with high "
        "contrast. No text is below 28 px; none is cut, covered, or in the way of another; none "
        "leaves the safe area (96 px at the sides, 54 px above and below) by more than 2 px."
    )
    yield ""
    yield "The worst look of each view:"
    yield ""
    yield "| view | texts | smallest | contrast | targets | in a row | presses | ring | faults |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for name, several in found.items():
        yield _row(name, several)
    yield ""
    yield (
        "Contrast is the lowest of text without high contrast. Presses lead to the farthest "
        "target from where the focus begins. Ring: pixels across the line that change by 3:1, at "
        "the tenth of the way around that is worst; – where another sign shows the focus, or "
        "nothing has it."
    )
    broken = [(one, fault) for one in every for fault in one.faults]
    if broken:
        yield ""
        yield "### Broken"
        yield ""
        for one, fault in broken:
            yield f"- {one.view}, {one.look}: {fault}"


def _row(name: str, judged: list[Judged]) -> str:
    usual = [one for one in judged if one.look != "high contrast"]
    texts = max(one.texts for one in judged)
    smallest = min(one.smallest for one in judged)
    low = min(min(one.contrast[0], one.contrast[1]) for one in usual)
    targets = max(one.targets for one in judged)
    row = max(one.row for one in judged)
    presses = max(one.presses for one in judged)
    rings = [one.ring for one in judged if one.ring is not None]
    ring = f"{min(rings):.0f}" if rings else "–"
    faults = sum(len(one.faults) for one in judged)
    return (
        f"| {name} | {texts} | {smallest:.0f} | {low:.1f} | {targets} | {row} | {presses} "
        f"| {ring} | {faults} |"
    )


def _measures(*, machine: bool) -> Iterator[str]:
    from tests.bars.figures import Figure, at_most, table
    from tests.bars.measures import every_measure

    figures: list[Figure] = []
    for name, measure in every_measure().items():
        print(f"measuring: {name}")
        figures += measure()
    if machine:
        from scenes.commands import bench_drawing

        names = [f"frame_ms_p99/{what}" for what in bench_drawing.MEASURES]
        for one in bench_drawing.figures(["first_frame_s", *names]):
            value = float(str(one.value))
            if one.name == "first_frame_s":
                figures.append(at_most("B13", "start to the first picture", value, 3, "s"))
            else:
                what = f"{one.name.rpartition('/')[2]}: 99 of 100 frames within"
                note = "processor time in software; a shared machine"
                figures.append(at_most("B12", what, value, 20, "ms", note))
    yield "## What takes time, presses and words (B8 to B21, B28, B46)"
    yield ""
    yield from table(figures)


if __name__ == "__main__":
    main(sys.argv[1:])
