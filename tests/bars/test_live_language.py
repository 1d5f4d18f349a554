"""The language changes at once wherever the settings can be opened: nothing is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.bars.catalogue import views
from tests.bars.house import House, View
from tests.bars.inking import Inking

BUILT_ONCE = (
    "house rules", "pause: by nobody", "question", "hint", "log", "walk", "formats", "enter code",
    "look closer", "closely", "replays", "saves", "name", "attract", "a Detail",
    "a line-up", "panes",
)  # fmt: skip
"""Parts of the names of views that are made anew, words and all, whenever they are opened, and from
which the settings cannot be opened; or whose answers were worded when the visit began."""

GUEST = "Guest"
"""A name that was given stays, whatever the language."""

SHORT = (
    "title", "settings: seeing", "lobby", "curtain", "notes: 4 seats", "results", "replay",
    "table: a move, 4 seats", "pause: three people", "handbook", "introduction", "comfort",
)  # fmt: skip
"""Views that an ordinary run looks at."""


@pytest.fixture(scope="module")
def inking() -> Iterator[Inking]:
    with Inking() as one:
        yield one


def words(view: View, inking: Inking, *spoken: str) -> Counter[str]:
    """What can be read of a view that was opened in one language and goes on in others."""
    inking.forget()
    house = House(language=spoken[0])
    try:
        view.open(house)
        for language in spoken[1:]:
            house.context.settings.language = language
            house.context.settings_changed()
            house.context.stack.relayout()
        house.step(0.3)
        return Counter(ink.text for ink in inking.look(house.context).inks)
    finally:
        house.clear()


def in_short() -> list[View]:
    return [view for view in views() if view.name in SHORT]


@pytest.mark.parametrize("view", in_short(), ids=lambda view: view.name)
def test_a_change_of_language_is_seen_at_once(view: View, inking: Inking) -> None:
    check(view, inking)


@pytest.mark.long
@pytest.mark.parametrize(
    "view",
    [view for view in views() if not any(part in view.name for part in BUILT_ONCE)],
    ids=lambda view: view.name,
)
def test_it_is_seen_at_once_everywhere(view: View, inking: Inking) -> None:
    check(view, inking)


def check(view: View, inking: Inking) -> None:
    """Whatever cannot be read in German from the beginning on, and could be read in English."""
    wanted = words(view, inking, "de")
    changed = words(view, inking, "en", "de")
    left = {text for text in set(changed) - set(wanted) if not text.startswith(GUEST)}
    if left:
        assert left & set(words(view, inking, "en")) == set(), "left over from before"


def test_every_short_view_is_there() -> None:
    assert {view.name for view in in_short()} == set(SHORT)
