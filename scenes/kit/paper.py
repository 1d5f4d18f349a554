"""Grounds: paper, wood and cloth, from the art when it is there, otherwise drawn."""

from __future__ import annotations

from scenes.context import Context
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import HEIGHT, PAPER, WIDTH


def paper_picture(context: Context, size: tuple[float, float], radius: float) -> Picture:
    """A sheet of paper with a soft shadow; plain in the high-contrast theme."""
    theme = context.theme
    name = context.images.first("ui/paper.webp", "ui/paper.jpg", "ui/paper.png")
    grain = None
    if name is not None and theme.paper == PAPER:
        grain = context.images.picture(name, size, radius=radius)

    def paint(brush: Brush) -> None:
        box = (0, 0, size[0], size[1])
        brush.shadow(box, radius, 20, 14, 0.75)
        if grain is not None:
            brush.picture(grain, (size[0] / 2, size[1] / 2))
        else:
            brush.plate(box, radius, theme.paper, to="#E4D3AC" if theme.paper == PAPER else None)
        brush.plate(box, radius, None, edge="#B9A27A", edge_width=2, edge_opacity=0.6)

    return painted(("paper", size, radius, theme, name), size, paint, context.book, margin=48)


DARK_ENOUGH = 0.062
"""Light of letters on paper, against white: 4.5:1 also where the paper is darkest."""


def on_paper(colour: str) -> str:
    """A seat's colour, dark enough to be read on paper."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    light = sum(
        weight * (part / 255) ** 2.2
        for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True)
    )
    factor = min(1.0, (DARK_ENOUGH / light) ** (1 / 2.2))
    return "#" + "".join(f"{round(part * factor):02X}" for part in parts)


def wood_ground(context: Context, name: str = "wood") -> Picture:
    """The dark wood of tables and menus, over the whole screen."""
    found = context.images.first(*(f"ui/{name}.{end}" for end in ("webp", "jpg", "png")))
    if found is not None:
        wood = context.images.picture(found, (WIDTH, HEIGHT))
    else:
        wood = None

    def paint(brush: Brush) -> None:
        if wood is not None:
            brush.fill("#000000")
            brush.picture(wood, (WIDTH / 2, HEIGHT / 2))
        else:
            _draw_wood(brush)

    return painted(("ground", name, found), (WIDTH, HEIGHT), paint, context.book)


def _draw_wood(brush: Brush) -> None:
    """Dark boards with a warm pool of light in the middle."""
    brush.fill("#1D120B")
    for row in range(6):
        top = row * 180
        shade = ("#21150D", "#1C110A", "#23160E", "#1A100A", "#20140C", "#1E120B")[row]
        brush.plate((-4, top, WIDTH + 8, 182), 0, shade, to="#170D07")
        for line in range(9):
            y = top + 14 + line * 19 + (line * row * 7) % 11
            brush.line((0, y), (WIDTH, y + (line % 3 - 1) * 5), "#2C1C11", 2, 0.5)
        brush.line((0, top), (WIDTH, top), "#0B0604", 4, 0.9)
    brush.glow((WIDTH / 2, HEIGHT * 0.42), 1150, "#FFCF8A", 0.16, 0.62)
