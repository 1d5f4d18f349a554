"""The words of the house and of its games, by language.

Texts live in ``assets/texts/<language>.toml`` (the house) and
``assets/games/<id>/texts/<language>.toml`` (a game, whose keys are preceded by its id).
Tables nest; a key is the path of names with dots: ``lobby.start``, ``<game>.fact.moved``.
How a text is written is said in `game.content.templates`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec

from game import paths
from game.content import registry
from game.content.pseudo import PSEUDO, pseudo
from game.content.reading import ContentError, once_a_state, read_toml
from game.content.templates import (
    BadTemplate,
    Selection,
    Template,
    Text,
    branch,
    is_selection,
    parse,
)
from game.core.facts import Fact
from game.core.intents import tag_of
from game.core.messages import HIDDEN, Message

LANGUAGE = "en"
"""The language in which every text exists."""

SEAT = "seat"
"""The family that words a seat number as the name of who sits there."""

CAPITAL = "capital"
"""The family that begins what people have written with a capital letter."""

STOPS = (".", "!", "?", "…")
"""What ends a sentence. Words that begin one get a capital letter by themselves."""

ANY = "any"
"""The text of a family that words everything it does not know: it has a gap for the ``value``."""

_log = logging.getLogger(__name__)


class MissingText(KeyError):
    """A text key or a value for a placeholder is missing."""

    def __str__(self) -> str:
        return str(self.args[0])


class Run(NamedTuple):
    """A stretch of a sentence that is drawn in one manner."""

    text: str
    family: str = ""
    """What the words stand for: ``seat`` for a name, ``the`` or ``card`` for a card, or nothing.

    A language with cases has families of its own: ``the_d`` is ``the`` in another case.
    """
    value: str | int | None = None
    """The seat number or the id behind the words."""

    @property
    def is_card(self) -> bool:
        """Whether the words are the name of a card, in whatever case."""
        return self.family.partition("_")[0] in ("card", "short", "the")


class Texts:
    """All texts that one screen may need: the house's and one game's, in one language."""

    strict: ClassVar[bool] = False
    """Whether a missing text raises `MissingText` (tests) or is logged and shown as its key."""

    def __init__(
        self,
        language: str,
        game: str | None,
        table: Mapping[str, Text],
        names: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.game = game
        self._table = table
        self._names = tuple(names)

    @classmethod
    def load(cls, language: str = LANGUAGE, game: str | None = None) -> Texts:
        """The texts of the house, and of ``game`` where one is named.

        What a language lacks is taken from English. ``xx`` is the made-up language.

        Raises:
            ContentError: A file is missing or a text in it cannot be read.
        """
        spoken = LANGUAGE if language == PSEUDO else language
        table = _house(LANGUAGE, spoken)
        if game is not None:
            table |= _game(game, LANGUAGE, spoken)
        if language == PSEUDO:
            table = {key: pseudo(text) for key, text in table.items()}
        return cls(language, game, table)

    def with_names(self, names: Sequence[str]) -> Texts:
        """The same texts at a table where these people sit, seat 0 first."""
        return Texts(self.language, self.game, self._table, names)

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def keys(self) -> tuple[str, ...]:
        """Every key, sorted."""
        return tuple(sorted(self._table))

    def text(self, key: str) -> Text | None:
        """The parsed text of a key, for checks."""
        return self._table.get(key)

    def say(self, what: Message | str, **values: Any) -> str:
        """A message, or the text of a key, in words."""
        return "".join(run.text for run in self.runs(what, **values))

    def say_fact(self, fact: Fact) -> str:
        """The caption of a fact as its viewer may know it; empty where the fact is silent."""
        return "".join(run.text for run in self.fact_runs(fact))

    def fact_runs(self, fact: Fact) -> tuple[Run, ...]:
        """As `say_fact`, in runs, so that names can be drawn in their seats' colours."""
        return self.runs(f"{self.game}.fact.{tag_of(fact)}", **msgspec.structs.asdict(fact))

    def log_runs(self, fact: Fact) -> tuple[Run, ...]:
        """The line of a fact in the log: its own where it has one, otherwise its caption."""
        key = f"{self.game}.log.{tag_of(fact)}"
        if key not in self._table:
            return self.fact_runs(fact)
        return self.runs(key, **msgspec.structs.asdict(fact))

    def runs(self, what: Message | str, **values: Any) -> tuple[Run, ...]:
        """As `say`, cut into runs."""
        if isinstance(what, Message):
            values = {**what.values, **values}
            what = what.key
        text = self._table.get(what)
        if text is None:
            self._missing(f"no text `{what}` in language `{self.language}`")
            return (Run(what),)
        return tuple(_joined(self._fill(what, text, values)))

    def _fill(self, key: str, text: Text, values: Mapping[str, Any]) -> Iterator[Run]:
        while isinstance(text, Selection):
            text = branch(text, values.get(text.field))
        for place, part in enumerate(text.parts):
            if isinstance(part, str):
                yield Run(part)
            elif part.field in values:
                words = self._value(part.family, values[part.field])
                yield from _capital(words) if _begins_sentence(text, place) else words
            else:
                self._missing(f"text `{key}` has no value for `{part.field}`")
                yield Run(f"{{{part.field}}}")

    def _value(self, family: str, value: Any) -> Iterator[Run]:
        if isinstance(value, (tuple, list)):
            yield from self._list(family, value)
        elif family == SEAT and isinstance(value, int):
            yield Run(self.name_of(value), SEAT, value)
        elif isinstance(value, Message):
            yield from self.runs(value)
        elif family == CAPITAL and isinstance(value, str):
            yield Run(value[:1].upper() + value[1:])
        elif family:
            yield Run(self._worded(family, value), family, value)
        elif isinstance(value, float):
            yield Run(str(value).replace(".", self.say("list.point")))
        else:
            yield Run(str(value))

    def _list(self, family: str, values: Sequence[Any]) -> Iterator[Run]:
        for place, value in enumerate(values):
            if place:
                last = place == len(values) - 1
                yield Run(self.say("list.and" if last else "list.comma"))
            yield from self._value(family, value)

    def _worded(self, family: str, value: Any) -> str:
        """The text ``<family>.<value>`` of the game or the house; a number stands for itself.

        So does what people have written, where the family of the game has a text `ANY`.
        """
        name = "hidden" if value == HIDDEN else str(value).lower()
        for key in (f"{self.game}.{family}.{name}", f"{family}.{name}"):
            if key in self._table:
                return self.say(key)
        if f"{self.game}.{family}.{ANY}" in self._table:
            return self.say(f"{self.game}.{family}.{ANY}", value=value)
        if not isinstance(value, int):
            self._missing(f"no text `{family}.{name}` in language `{self.language}`")
        return str(value)

    def name_of(self, seat: int) -> str:
        """Who sits there; "Seat 3" where nobody gave a name."""
        if 0 <= seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say("seat.number", number=seat + 1)

    def _missing(self, problem: str) -> None:
        if self.strict:
            raise MissingText(problem)
        _log.warning("%s", problem)


def languages() -> tuple[str, ...]:
    """The languages that the house speaks, without the made-up one."""
    return tuple(sorted(path.stem for path in (paths.assets() / "texts").glob("*.toml")))


def _house(*spoken: str) -> dict[str, Text]:
    return _layered(paths.assets() / "texts", "", spoken)


def _game(game: str, *spoken: str) -> dict[str, Text]:
    return _layered(registry.manifest(game).path("texts"), f"{game}.", spoken)


def _layered(folder: Path, prefix: str, spoken: Sequence[str]) -> dict[str, Text]:
    """English first, then what the language has of its own."""
    table = dict(read_texts(folder / f"{LANGUAGE}.toml", prefix))
    for language in dict.fromkeys(spoken):
        path = folder / f"{language}.toml"
        if language != LANGUAGE and path.is_file():
            table |= read_texts(path, prefix)
    return table


@once_a_state
def read_texts(path: Path, prefix: str = "") -> Mapping[str, Text]:
    """The texts of one file by full key.

    Raises:
        ContentError: The file is missing or a text cannot be read.
    """
    return dict(_flat(read_toml(path), prefix, path))


def _flat(table: Mapping[str, Any], prefix: str, path: Path) -> Iterator[tuple[str, Text]]:
    for name, raw in table.items():
        key = f"{prefix}{name}"
        if isinstance(raw, Mapping) and not is_selection(raw):
            yield from _flat(raw, f"{key}.", path)
            continue
        try:
            yield key, parse(raw)
        except BadTemplate as error:
            raise ContentError(path, key, str(error)) from None


def _begins_sentence(text: Template, place: int) -> bool:
    """Whether the gap at that place is the first word of a whole sentence."""
    before = text.parts[place - 1] if place else text.parts[-1]
    if not isinstance(before, str):
        return False
    return before.endswith(STOPS if not place else tuple(f"{stop} " for stop in STOPS))


def _capital(runs: Iterator[Run]) -> Iterator[Run]:
    """With a capital letter first; people's names and what they write stay as they are."""
    for place, run in enumerate(runs):
        if not place and run.family and run.family != SEAT:
            yield run._replace(text=run.text[:1].upper() + run.text[1:])
        else:
            yield run


def _joined(runs: Iterator[Run]) -> Iterator[Run]:
    """Neighbouring plain runs as one, empty ones left out."""
    plain = ""
    for run in runs:
        if not run.family:
            plain += run.text
            continue
        if plain:
            yield Run(plain)
            plain = ""
        yield run
    if plain:
        yield Run(plain)
