"""The end of a match: what the secret was, who found it, and who could have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.results.scene import ResultsScene

__all__ = ["ResultsScene"]


def __getattr__(name: str) -> Any:
    # Loaded when asked for: the shapes are needed by those that the screen itself needs.
    if name == "ResultsScene":
        from scenes.results.scene import ResultsScene

        return ResultsScene
    raise AttributeError(name)
