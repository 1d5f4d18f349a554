"""What a frame may take on this machine, which may be slower than the one of the bars, or busy.

Work that never changes is timed beside what is judged, and the bar moves with it.
"""

from __future__ import annotations

from systems.io.viewport import Viewport
from systems.table import measure

FULL_REPAINT_MS = 3.3
"""What :func:`systems.table.measure.reference` takes on the machine of the bars."""

FRAME_MS = 1000 / 60


def frame_bar(viewport: Viewport, least: float) -> float:
    """Milliseconds that a frame may take here, so that there the bar is 60 in a second (B12).

    Args:
        viewport: where the yardstick, a full repaint, is painted; 1920x1080.
        least: the bar is never lower than this, however quick the machine is.
    """
    full = min(measure.reference(viewport).median for _ in range(2))
    return max(least, FRAME_MS * full / FULL_REPAINT_MS)
