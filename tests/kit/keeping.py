"""Pictures of files that were fitted once are not fitted again by the next test.

Most of what it takes to open a table is to read its pictures from the disk and to bring them to
their sizes. A context forgets them with its window; here they outlive it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from systems.io.images import Images

BUDGET = 160_000_000
"""Bytes of surfaces that are kept, those used last."""


@contextmanager
def fitted_pictures_kept(budget: int = BUDGET) -> Iterator[None]:
    """Inside the block all :class:`Images` share what they have fitted. What is missing is not."""
    kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
    used = 0
    fit = Images._fitted

    def fitted(images: Images, path: Path, *how: Any) -> pygame.Surface:
        nonlocal used
        if not path.is_file():
            return fit(images, path, *how)
        key = (path, path.stat().st_mtime_ns, *how)
        if key in kept:
            kept.move_to_end(key)
            return kept[key]
        kept[key] = surface = fit(images, path, *how)
        used += _bytes(surface)
        while used > budget:
            used -= _bytes(kept.popitem(last=False)[1])
        return surface

    with patch.object(Images, "_fitted", fitted):
        yield


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
