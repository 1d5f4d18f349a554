"""A seat's notes: the sheet, the marks on it, and the page that shows it.

``scenes.notes.scene`` has the screen; ``scenes.notes.sheet`` the shapes that a game fills in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.notes.scene import NotesScene

__all__ = ["NotesScene"]


def __getattr__(name: str) -> Any:
    # Loaded when asked for: the shapes are needed by those that the screen itself needs.
    if name == "NotesScene":
        from scenes.notes.scene import NotesScene

        return NotesScene
    raise AttributeError(name)
