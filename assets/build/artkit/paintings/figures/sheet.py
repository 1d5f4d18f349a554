"""A contact sheet of all figures in two palettes and at three sizes, for judging them.

Usage: python -m artkit.paintings.figures.sheet OUT.png [NAME ...] [--moods]
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageDraw

from artkit.canvas import svg
from artkit.paintings.figures import figure, names
from artkit.paintings.figures.figure import BOX, MOODS, Figure

SIZES = (420, 210, 80)
PALETTES = {
    "night": {"ground": "#2f5878", "dark": "#0a1426", "shade": "#16304f", "body": "#3f7fa6", "light": "#cfe6e2", "accent": "#e8803a", "glow": "#fff3c0"},
    "dawn": {"ground": "#e2a98c", "dark": "#2a1626", "shade": "#6a2f48", "body": "#c4584f", "light": "#fbe3c0", "accent": "#2f8f8a", "glow": "#fff8dc"},
}
GAP = 14


def picture(drawing: Figure, palette: dict[str, str], size: int) -> Image.Image:
    """The figure on its own, `size` px wide, on the palette's plain ground."""
    body = "".join(f'<path d="{shape.path}" fill="{palette[shape.tone]}"/>' for shape in drawing.shapes)
    ground = f'<rect width="{BOX}" height="{BOX}" fill="{palette["ground"]}"/>'
    return svg(ground + body, size, size, f"0 0 {BOX} {BOX}").convert("RGB")


def cell(name: str, mood: str | None = None, sizes: tuple[int, ...] = SIZES) -> Image.Image:
    """One figure in both palettes: the sizes side by side, one palette under the other."""
    width = sum(sizes) + GAP * (len(sizes) - 1)
    whole = Image.new("RGB", (width, 2 * sizes[0] + GAP), "#181414")
    drawing = figure(name, mood)
    for row, palette in enumerate(PALETTES.values()):
        left = 0
        for size in sizes:
            whole.paste(picture(drawing, palette, size), (left, row * (sizes[0] + GAP)))
            left += size + GAP
    ImageDraw.Draw(whole).text((sizes[0] + GAP, sizes[-2] + GAP), f"{name} {mood or ''}", "#ffffff", font_size=28)
    return whole


def sheet(motifs: list[str], moods: tuple[str | None, ...] = (None,)) -> Image.Image:
    """All motifs, each in each mood."""
    sizes = SIZES if moods == (None,) else SIZES[1:]
    cells = [cell(name, mood, sizes) for name in motifs for mood in moods]
    columns = min(len(cells), 7 if moods == (None,) else len(moods))
    rows = -(-len(cells) // columns)
    width, height = cells[0].width + 2 * GAP, cells[0].height + 2 * GAP
    whole = Image.new("RGB", (columns * width, rows * height), "#181414")
    for index, one in enumerate(cells):
        whole.paste(one, (index % columns * width + GAP, index // columns * height + GAP))
    return whole


def main(arguments: list[str]) -> int:
    """Writes the sheet; returns the exit status."""
    words = [word for word in arguments if not word.startswith("--")]
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    moods = MOODS if "--moods" in arguments else (None,)
    whole = sheet(words[1:] or names(), moods)
    whole.save(Path(words[0]))
    print(f"{words[0]}: {whole.width}x{whole.height}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
