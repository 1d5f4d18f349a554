"""Finds the games: every folder with a manifest below ``assets/games`` and the extra paths.

No game is named anywhere in the house. A new game is found because its manifest is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import paths
from game.content.manifest import MANIFEST, Manifest, load_manifest
from game.content.reading import ContentError

HANDBOOK = "handbook.toml"

_extra: list[Path] = []
_found: dict[tuple[Path, ...], dict[str, Manifest]] = {}


class UnknownGame(KeyError):
    """No game has that id. The message lists those there are."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"no game is called `{self.game}`; there are: {', '.join(games())}"


def games() -> dict[str, Manifest]:
    """All games by id, in the order in which the hall shows them.

    Raises:
        ContentError: A manifest is wrong, a file of a game is missing, or two games share an id.
    """
    places = (paths.assets() / "games", *_extra)
    if places not in _found:
        _found[places] = _discover(places)
    return dict(_found[places])


def manifest(game: str) -> Manifest:
    """The manifest of one game; raises `UnknownGame`."""
    try:
        return games()[game]
    except KeyError:
        raise UnknownGame(game) from None


@contextmanager
def searching(folder: Path) -> Iterator[None]:
    """Look for games in that folder too, inside the block. For games that live in test fixtures."""
    _extra.append(folder)
    try:
        yield
    finally:
        _extra.remove(folder)


def forget() -> None:
    """Read every manifest anew when next asked, for authors who edit while the house is open."""
    _found.clear()


def _discover(places: tuple[Path, ...]) -> dict[str, Manifest]:
    found: dict[str, Manifest] = {}
    for place in places:
        for path in sorted(place.glob(f"*/{MANIFEST}")):
            loaded = load_manifest(path)
            if loaded.id in found:
                other = found[loaded.id].path(MANIFEST)
                raise ContentError(path, "id", f"`{loaded.id}` is the id of {other} as well")
            _check_files(loaded, path)
            found[loaded.id] = loaded
    return dict(sorted(found.items(), key=lambda pair: (pair[1].order, pair[0])))


def _check_files(loaded: Manifest, path: Path) -> None:
    """The files that a manifest stands for must lie beside it."""
    for field, name in (("handbook", HANDBOOK), ("texts", "texts/en.toml")):
        if not loaded.path(name).is_file():
            raise ContentError(path, field, f"the file {name} is missing")
    check_pictures(loaded)


def check_pictures(loaded: Manifest) -> None:
    """Raise `ContentError` for the first picture that a manifest names and that is not there."""
    named = [(f"cards[{i}].picture", card.picture) for i, card in enumerate(loaded.cards)]
    named += [(f"decks[{i}].back", deck.back) for i, deck in enumerate(loaded.decks)]
    for field, name in named:
        if not loaded.path(name).is_file():
            raise ContentError(loaded.path(MANIFEST), field, f"the file {name} is missing")
