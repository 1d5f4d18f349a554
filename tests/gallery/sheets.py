"""Pages and films as pictures in a folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from tests.gallery.bench import bench
from tests.gallery.pages import PAGES

SMALL = (960, 540)


def write(folder: Path, only: set[str]) -> Iterator[str]:
    """Draw what was asked for (everything by default); names of the files."""
    for page, make in PAGES.items():
        if only and page not in only:
            continue
        for percent in (100, 200):
            seats = 4 if page in ("boards", "foot_row") else 8
            with bench(percent, seats) as one:
                one.lay(make(one.desk))
                yield _save(folder / f"{page}_{percent}.png", one.shot())
    from tests.gallery.films import FILMS

    for name, film in FILMS.items():
        if only and name not in only:
            continue
        with bench(speed="normal") as one:
            yield _save(folder / f"film_{name}.png", contact(film(one)))


def contact(frames: Sequence[pygame.Surface], columns: int = 3) -> pygame.Surface:
    """Frames side by side."""
    rows = -(-len(frames) // columns)
    sheet = pygame.Surface((columns * SMALL[0], rows * SMALL[1]))
    for number, frame in enumerate(frames):
        small = pygame.transform.smoothscale(frame, SMALL)
        sheet.blit(small, ((number % columns) * SMALL[0], (number // columns) * SMALL[1]))
    return sheet


def _save(path: Path, picture: pygame.Surface) -> str:
    pygame.image.save(picture, path)
    return str(path)
