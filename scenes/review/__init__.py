"""The review after the end: what each seat could know, turn by turn, and from what."""

from __future__ import annotations

from typing import Any

__all__ = ["ReviewScreen"]


def __getattr__(name: str) -> Any:
    if name == "ReviewScreen":
        from scenes.review.scene import ReviewScreen

        return ReviewScreen
    raise AttributeError(name)
