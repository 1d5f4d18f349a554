"""What every format keeps of its episode, beside the zones of cards."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Episode:
    """Which packets were opened, and who deals."""

    letters: list[str] = field(default_factory=list)
    """The letters of the motive, the means and the opportunity packet."""
    dealer: int = 0


COMPONENTS: tuple[type, ...] = (Episode,)
