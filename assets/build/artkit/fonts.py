"""Fonts: merges the latin and latin-ext subsets of Fontsource into one TTF each.

fontTools' merger cannot join the layout tables (GDEF, GPOS, GSUB) of two subsets, so they are taken
out before the merge and the latin ones put back after it: they name glyphs, which keep their names.
"""

from __future__ import annotations

import shutil
import tempfile
import tomllib
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont

from artkit import places

LAYOUT_TABLES = ("GDEF", "GPOS", "GSUB")
DROPPED_TABLES = ("STAT", "DSIG", "vmtx", "vhea")
FAMILY_NAME_IDS = (1, 3, 4, 6, 16)
POSTSCRIPT_NAME_ID = 6


def merge_subsets(parts: list[Path]) -> TTFont:
    """One font out of the subsets of a family and weight; the first part gives the layout tables."""
    layout = {}
    with tempfile.TemporaryDirectory() as scratch:
        plain: list[str] = []
        for index, part in enumerate(parts):
            font = TTFont(part, lazy=False)
            font.flavor = None
            for table in LAYOUT_TABLES:
                if index == 0 and table in font:
                    font[table].ensureDecompiled(recurse=True)
                    layout[table] = font[table]
            for table in LAYOUT_TABLES + DROPPED_TABLES:
                if table in font:
                    del font[table]
            plain.append(f"{scratch}/{index}.ttf")
            font.save(plain[-1])
        merged = Merger(Options(drop_tables=["DSIG"])).merge(plain)
        merged.ensureDecompiled(recurse=True)
    for table, content in layout.items():
        merged[table] = content
    return merged


def rename(font: TTFont, family: str) -> None:
    """Gives the font another family name, as a Reserved Font Name asks of modified versions."""
    for record in font["name"].names:
        if record.nameID in FAMILY_NAME_IDS:
            record.string = (
                family.replace(" ", "") if record.nameID == POSTSCRIPT_NAME_ID else family
            )


def build() -> None:
    """Writes every font of `data/fonts.toml` with its licence text to `assets/fonts`."""
    places.FONTS.mkdir(parents=True, exist_ok=True)
    source = places.npm_root() / "node_modules" / "@fontsource"
    for entry in tomllib.loads((places.DATA / "fonts.toml").read_text(encoding="utf-8"))["font"]:
        package, weight = entry["package"], entry["weight"]
        subsets = [
            source / package / "files" / f"{package}-{subset}-{weight}-normal.woff2"
            for subset in ("latin", "latin-ext")
        ]
        font = merge_subsets([path for path in subsets if path.exists()])
        if "family" in entry:
            rename(font, entry["family"])
        target = places.FONTS / f"{entry['file']}.ttf"
        font.recalcTimestamp = False  # the same bytes from the same inputs
        dates = TTFont(subsets[0], lazy=True)["head"]
        font["head"].created, font["head"].modified = dates.created, dates.modified
        font.save(target)
        shutil.copyfile(source / package / "LICENSE", places.FONTS / entry["licence"])
        print(
            f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} KB"
        )
