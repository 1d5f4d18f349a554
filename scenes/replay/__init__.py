"""A recorded match, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.replay.scene import ReplayScene

__all__ = ["ReplayScene"]


def __getattr__(name: str) -> Any:
    if name == "ReplayScene":
        from scenes.replay.scene import ReplayScene

        return ReplayScene
    raise AttributeError(name)
