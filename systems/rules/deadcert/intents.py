"""What several formats let a detective do (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent


class Fetch(Intent, frozen=True):
    """Take from the Fresh Evidence Stack."""


class File(Intent, frozen=True, omit_defaults=True):
    """Put a card into the Filed stack: the one just read, or the one that is named."""

    card: str = ""


COMMON_INTENTS: tuple[type[Intent], ...] = (Fetch, File)
