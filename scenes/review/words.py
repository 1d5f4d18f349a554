"""The words of the review: the house's, or a game's own for one of its formats.

A game whose format is about something else than who knew what says so in its texts, in
``[review_<format>]`` under the house's names: ``title`` in the place of ``review.title``.
"""

from __future__ import annotations

from game.content import Texts
from game.match.match import Match


def word_of(texts: Texts, format_: str, key: str) -> str:
    """The key of the text that stands for a key of the house."""
    own = f"{texts.game}.review_{format_}.{key.rpartition('.')[2]}"
    return own if own in texts else key


def button_of(texts: Texts, match: Match) -> str:
    """The key of what leads on from the results: to the review, or to the turns alone."""
    format_ = match.setup.format
    if not match.rules.reviews(format_):
        return "results.turn_by_turn"
    return word_of(texts, format_, "results.how_known")
