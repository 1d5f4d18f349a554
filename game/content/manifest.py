"""What a game says about itself: the structs behind ``assets/games/<id>/manifest.toml``.

Texts are named by key. In the file a key is short (``title``); here it is complete
(``tudor.title`` for a game ``tudor``), ready for `game.content.texts.Texts.say`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from game.content.reading import ContentError, check_unique, convert, read_toml

MANIFEST = "manifest.toml"

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_:.-]*$")]
Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9A-Fa-f]{6}$")]
Module = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$")]
Positive = Annotated[int, msgspec.Meta(ge=1)]
SeatColour = Literal["red", "blue", "yellow", "green", "violet", "teal", "orange", "pink"]


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all structs of a manifest."""


class Span(_Strict, frozen=True):
    """A range of whole numbers, both ends included."""

    min: Positive
    max: Positive


class Modules(_Strict, frozen=True):
    """The two Python modules of a game, as dotted names."""

    rules: Module
    table: Module


class Format(_Strict, frozen=True):
    """A way to play the game: for how many, and for how long."""

    id: Id
    seats: Span
    minutes: Span
    title: str = ""  # text key; default: format.<id>
    about: str = ""  # text key: a sentence or two; default: format_about.<id> if formats compare


class Colours(_Strict, frozen=True):
    """The game's accent on the hall floor, and its light and dark companions."""

    accent: Colour
    light: Colour
    dark: Colour
    cards: tuple[SeatColour, ...] = ()  # seat colours that cards own: seats get others first
    chosen: str = ""  # the choice of the lobby whose values are the colours of the seats


class CardKind(_Strict, frozen=True):
    """A family of cards with its own frame colour."""

    id: Id
    colour: Colour
    title: str = ""  # text key; default: kind.<id>


class Card(_Strict, frozen=True):
    """One card: its kind, its texts and its picture."""

    id: Id
    kind: Id
    name: str = ""  # text key of the full name; default: card.<id>
    short: str = ""  # text key of the short name; default: short.<id>
    picture: str = ""  # file beside the manifest; default: pictures/<kind>_<id>.webp


class Deck(_Strict, frozen=True):
    """Cards that share a back."""

    id: Id
    back: str  # file beside the manifest
    kinds: tuple[Id, ...]


class Manifest(_Strict, frozen=True):
    """Everything the house knows about a game before its modules are loaded."""

    id: Id
    folder: str  # set by the loader: where the manifest lies
    order: int  # place among the tables in the hall, lowest first
    title: str  # text key
    tagline: str  # text key
    question: str  # text key
    modules: Modules
    colours: Colours
    formats: tuple[Format, ...]
    kinds: tuple[CardKind, ...] = ()
    cards: tuple[Card, ...] = ()
    decks: tuple[Deck, ...] = ()
    compare: tuple[Id, ...] = ()  # rows of the comparison of the formats, beside seats and time

    def compared(self, row: str, entry: Format) -> str:
        """The text key of a format's field in a row of the comparison.

        The row itself is called by ``compare.<row>``.
        """
        return f"{self.id}.compare_{entry.id}.{row}"

    def row_title(self, row: str) -> str:
        """The text key of a row of the comparison."""
        return f"{self.id}.compare.{row}"

    def path(self, name: str) -> Path:
        """The file of that name beside the manifest."""
        return Path(self.folder) / name

    @property
    def seats(self) -> Span:
        """The smallest and the largest number of seats over all formats."""
        return Span(
            min=min(entry.seats.min for entry in self.formats),
            max=max(entry.seats.max for entry in self.formats),
        )

    @property
    def minutes(self) -> Span:
        """The shortest and the longest time over all formats."""
        return Span(
            min=min(entry.minutes.min for entry in self.formats),
            max=max(entry.minutes.max for entry in self.formats),
        )

    def format(self, name: str) -> Format:
        """The format of that id; raises `KeyError` when there is none."""
        return _by_id(self.formats, name)

    def card(self, name: str) -> Card:
        """The card of that id; raises `KeyError` when there is none."""
        return _by_id(self.cards, name)

    def kind(self, name: str) -> CardKind:
        """The kind of that id; raises `KeyError` when there is none."""
        return _by_id(self.kinds, name)

    def text_keys(self) -> tuple[str, ...]:
        """Every text key that the manifest uses."""
        return (
            self.title,
            self.tagline,
            self.question,
            *(entry.title for entry in self.formats),
            *(entry.about for entry in self.formats if entry.about),
            *(self.row_title(row) for row in self.compare),
            *(self.compared(row, entry) for row in self.compare for entry in self.formats),
            *(kind.title for kind in self.kinds),
            *(key for card in self.cards for key in (card.name, card.short)),
        )


Row = TypeVar("Row", Format, CardKind, Card)


def load_manifest(path: Path) -> Manifest:
    """Read and check one manifest.

    Raises:
        ContentError: A field is missing, unknown, of the wrong type, doubled, or names
            something that does not exist.
    """
    data = read_toml(path)
    if "folder" in data:
        raise ContentError(path, "folder", "object contains unknown field `folder`")
    data["folder"] = str(path.parent)
    _complete(data)
    manifest = convert(data, Manifest, path)
    _check(manifest, path)
    return manifest


def _complete(data: dict[str, Any]) -> None:
    """Fill in what follows from an id, and write text keys in full."""
    game = data.get("id")
    if not isinstance(game, str):
        return  # the conversion names the missing or wrong id

    def default(table: str, **patterns: str) -> None:
        rows = data.get(table)
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, dict) and isinstance(row.get("id"), str):
                for field, pattern in patterns.items():
                    row.setdefault(field, pattern.format(id=row["id"], kind=row.get("kind", "")))

    def in_full(row: Any, *fields: str) -> None:
        for field in fields:
            if isinstance(row, dict) and isinstance(row.get(field), str):
                row[field] = f"{game}.{row[field]}"

    default("formats", title="format.{id}")
    if data.get("compare"):
        default("formats", about="format_about.{id}")
    default("kinds", title="kind.{id}")
    default("cards", name="card.{id}", short="short.{id}", picture="pictures/{kind}_{id}.webp")
    in_full(data, "title", "tagline", "question")
    for table in ("formats", "kinds", "cards"):
        for row in data.get(table, ()):
            in_full(row, "title", "about", "name", "short")


def _check(manifest: Manifest, path: Path) -> None:
    """What the types cannot say: ids are unique, and what is named exists."""
    if manifest.id != path.parent.name:
        problem = f"`{manifest.id}` is not the name of its folder, `{path.parent.name}`"
        raise ContentError(path, "id", problem)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", manifest.id):
        raise ContentError(path, "id", f"`{manifest.id}` is not in snake_case")
    if not manifest.formats:
        raise ContentError(path, "formats", "a game has at least one format")
    for field, rows in (
        ("formats", manifest.formats),
        ("kinds", manifest.kinds),
        ("cards", manifest.cards),
        ("decks", manifest.decks),
    ):
        check_unique((row.id for row in rows), path, field)
    for index, entry in enumerate(manifest.formats):
        for field, span in (("seats", entry.seats), ("minutes", entry.minutes)):
            if span.min > span.max:
                problem = f"min {span.min} is more than max {span.max}"
                raise ContentError(path, f"formats[{index}].{field}", problem)
    check_unique(manifest.compare, path, "compare")
    check_unique(manifest.colours.cards, path, "colours.cards")
    known = {kind.id for kind in manifest.kinds}
    for index, card in enumerate(manifest.cards):
        if card.kind not in known:
            raise ContentError(path, f"cards[{index}].kind", f"no kind is called `{card.kind}`")
    for index, deck in enumerate(manifest.decks):
        for kind in deck.kinds:
            if kind not in known:
                raise ContentError(path, f"decks[{index}].kinds", f"no kind is called `{kind}`")


def _by_id(rows: tuple[Row, ...], name: str) -> Row:
    for row in rows:
        if row.id == name:
            return row
    raise KeyError(name)
