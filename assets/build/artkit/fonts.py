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
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from artkit import places

LAYOUT_TABLES = ("GDEF", "GPOS", "GSUB")
DROPPED_TABLES = ("STAT", "DSIG", "vmtx", "vhea")
FAMILY_NAME_IDS = (1, 3, 4, 6, 16)
POSTSCRIPT_NAME_ID = 6
NO_BREAK_SPACE = 0xA0


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


def drawn_closer(font: TTFont, part: float, space: float) -> None:
    """Keeps a part of the room beside every letter, and so much of a space.

    Faces for easy reading stand wide apart: set so, a line holds a third less than in others.

    Args:
        font: is changed; its outlines are in its ``CFF`` table.
        part: of the room on each side of a letter.
        space: its width, in sizes before :func:`drawn_smaller`.
    """
    glyphs, widths = font.getGlyphSet(), font["hmtx"]
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    spaces = {font.getBestCmap().get(code) for code in (0x20, NO_BREAK_SPACE)}
    drawn = {}
    for name in font.getGlyphOrder():
        wide, _ = widths[name]
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        if name in spaces:
            wide, left, move = round(space * font["head"].unitsPerEm), 0, 0
        elif bounds.bounds is None or not wide:
            continue  # signs that are set upon another, or nothing
        else:
            left, _, right, _ = (round(edge) for edge in bounds.bounds)
            before, after = (min(one, round(one * part)) for one in (left, wide - right))
            move, wide = before - left, before + right - left + after
            left = before
        pen = T2CharStringPen(wide, glyphs)
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, move, 0)))
        old = strings[name]
        drawn[name] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
        widths[name] = (wide, left)
    for name, string in drawn.items():
        strings[name] = string
    _kern_less(font, part)


def _kern_less(font: TTFont, part: float) -> None:
    """Keeps a part of what draws pairs together, and nothing of what parts them within a word."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for pairs in getattr(table, "PairSet", ()):
                for pair in pairs.PairValueRecord:
                    if pair.Value1 is not None:
                        pair.Value1.XAdvance = round(min(0, pair.Value1.XAdvance) * part)


def with_low_quotes(font: TTFont) -> None:
    """Draws the double low quotation mark as two single ones, as far apart as the upper pair.

    OpenDyslexic has but one stroke there, and German would open with one and close with two.
    """
    glyphs, widths, codes = font.getGlyphSet(), font["hmtx"], font.getBestCmap()
    single, double = codes[0x201A], codes[0x201E]
    apart = widths[codes[0x201D]][0] - widths[codes[0x2019]][0]
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    pen = T2CharStringPen(widths[single][0] + apart, glyphs)
    for move in (0, apart):
        glyphs[single].draw(TransformPen(pen, (1, 0, 0, 1, move, 0)))
    old = strings[double]
    strings[double] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
    widths[double] = (widths[single][0] + apart, widths[single][1])


def with_no_break_space(font: TTFont) -> None:
    """The space that breaks no line, where a font has none: it looks like any other."""
    for table in font["cmap"].tables:
        if 0x20 in table.cmap:
            table.cmap.setdefault(NO_BREAK_SPACE, table.cmap[0x20])


def drawn_smaller(font: TTFont, part: float, above: float, below: float) -> None:
    """Draws letters at a part of their size, in lines as high as those of other typefaces.

    Faces for easy reading are large and wide in their square; so they fit where others were measured.

    Args:
        font: is changed.
        part: of the size.
        above, below: of a line, in sizes.
    """
    square = round(font["head"].unitsPerEm / part)
    font["head"].unitsPerEm = square
    up, down = round(above * square), round(below * square)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = up, -down, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = up, -down, 0
    os2.usWinAscent, os2.usWinDescent = up, down


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
        with_no_break_space(font)
        if entry.get("low_quotes"):
            with_low_quotes(font)
        if "closer" in entry:
            drawn_closer(font, entry["closer"], entry["space"])
        if "part" in entry:
            drawn_smaller(font, entry["part"], *entry["line"])
        target = places.FONTS / f"{entry['file']}.ttf"
        font.recalcTimestamp = False  # the same bytes from the same inputs
        dates = TTFont(subsets[0], lazy=True)["head"]
        font["head"].created, font["head"].modified = dates.created, dates.modified
        font.save(target)
        shutil.copyfile(source / package / "LICENSE", places.FONTS / entry["licence"])
        print(
            f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} KB"
        )
