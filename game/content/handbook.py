"""A game's handbook: its rules in plain words, by ID and by the decision at hand.

``assets/games/<id>/handbook.toml`` holds sections, rules, rulings (points that the rulebook
leaves open, and the house rules that change them) and an entry for every kind of decision.
Another language has its words in ``handbook.<language>.toml`` (`game.content.translation`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.content import registry
from game.content.manifest import Id
from game.content.pseudo import PSEUDO, disguised
from game.content.reading import (
    ContentError,
    check_unique,
    check_words,
    convert,
    once_a_state,
    read_toml,
)
from game.content.translation import HandbookWords, path_of, words_of

MOST_WORDS = 60
"""No entry is longer: an answer at the table is read at a glance."""


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all structs of a handbook."""


class Section(_Strict, frozen=True):
    """A chapter of the index."""

    id: Id
    title: str


class Entry(_Strict, frozen=True):
    """A rule or a ruling."""

    id: Id
    section: Id
    title: str
    text: str
    option: str = ""
    """The house rule that changes it, by name."""


class DecisionHelp(_Strict, frozen=True):
    """What a player needs to know when a decision of this kind is open."""

    kind: Id
    text: str
    rules: tuple[Id, ...]
    """The entries behind the text, the most useful first."""


class Chapter(msgspec.Struct, frozen=True):
    """A section with its entries, as the index shows it."""

    section: Section
    entries: tuple[Entry, ...]


class _File(_Strict, frozen=True):
    sections: tuple[Section, ...]
    rules: tuple[Entry, ...]
    rulings: tuple[Entry, ...] = ()
    decisions: tuple[DecisionHelp, ...] = ()
    pages: tuple[DecisionHelp, ...] = ()
    """The same for pages that one seat looks at alone: its hand, its notes."""


class Handbook:
    """The rules of one game in one language."""

    def __init__(self, game: str, content: _File) -> None:
        self.game = game
        self.rules = content.rules
        self.rulings = content.rulings
        self.decisions = content.decisions
        self.pages = content.pages
        self._sections = content.sections
        self._entries = {entry.id: entry for entry in (*content.rules, *content.rulings)}
        self._by_name = {name.upper(): entry for name, entry in self._entries.items()}
        self._helps = {help_.kind: help_ for help_ in content.decisions}
        self._pages = {help_.kind: help_ for help_ in content.pages}

    @classmethod
    def load(cls, game: str, language: str = "en") -> Handbook:
        """The handbook of a game; what the language lacks is in English.

        Raises:
            UnknownGame: There is no such game.
            ContentError: The file is missing or something in it is wrong.
        """
        found = registry.manifest(game)
        content = read_handbook(found.path(registry.HANDBOOK))
        own = words_of(found, registry.HANDBOOK, language, HandbookWords)
        if own is not None:
            content = _translated(content, own)
            _check(content, path_of(found, registry.HANDBOOK, language))
        elif language == PSEUDO:
            content = _disguised(content)
        return cls(game, content)

    def rule(self, name: str) -> Entry:
        """The rule or ruling of that ID; capitals do not matter. Raises `KeyError`."""
        return self._by_name[name.upper()]

    def for_decision(self, kind: str) -> DecisionHelp:
        """What matters when a decision of that kind is open. Raises `KeyError`."""
        return self._helps[kind]

    def entries_for_decision(self, kind: str) -> tuple[Entry, ...]:
        """The rules behind `for_decision`, the most useful first."""
        return self.entries_behind(self.for_decision(kind))

    def help_for(self, kind: str) -> DecisionHelp | None:
        """What matters at a decision, or on a private page, of that kind; None for none."""
        return self._helps.get(kind) or self._pages.get(kind)

    def entries_behind(self, help_: DecisionHelp) -> tuple[Entry, ...]:
        """The rules behind a help, the most useful first."""
        return tuple(self._entries[name] for name in help_.rules)

    def for_option(self, option: str) -> Entry | None:
        """The ruling that a house rule changes, if there is one."""
        return next((entry for entry in self.rulings if entry.option == option), None)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every ID, rules before rulings, in the order of the file."""
        return tuple(self._entries)

    @property
    def index(self) -> tuple[Chapter, ...]:
        """The sections with their entries, in reading order."""
        return tuple(Chapter(section, tuple(self._of(section.id))) for section in self._sections)

    def _of(self, section: str) -> Iterator[Entry]:
        return (entry for entry in self._entries.values() if entry.section == section)


@once_a_state
def read_handbook(path: Path) -> _File:
    """Read and check one handbook file; raises `ContentError`."""
    content = convert(read_toml(path), _File, path)
    _check(content, path)
    return content


def _check(content: _File, path: Path) -> None:
    check_unique((section.id for section in content.sections), path, "sections")
    check_unique((entry.id for entry in (*content.rules, *content.rulings)), path, "rules")
    helps = (*content.decisions, *content.pages)
    check_unique((help_.kind for help_ in helps), path, "decisions and pages")
    sections = {section.id for section in content.sections}
    for field, entries in (("rules", content.rules), ("rulings", content.rulings)):
        for index, entry in enumerate(entries):
            place = f"{field}[{index}] ({entry.id})"
            if entry.section not in sections:
                raise ContentError(path, place, f"no section is called `{entry.section}`")
            check_words(path, f"{place}.title", entry.title, MOST_WORDS)
            check_words(path, f"{place}.text", entry.text, MOST_WORDS)
    known = {entry.id for entry in (*content.rules, *content.rulings)}
    for field, rows in (("decisions", content.decisions), ("pages", content.pages)):
        for index, help_ in enumerate(rows):
            place = f"{field}[{index}] ({help_.kind})"
            check_words(path, f"{place}.text", help_.text, MOST_WORDS)
            for name in help_.rules:
                if name not in known:
                    raise ContentError(path, f"{place}.rules", f"no rule has the ID `{name}`")


def _translated(content: _File, own: HandbookWords) -> _File:
    """The same handbook with the words of another language where it has them."""

    def entry(one: Entry) -> Entry:
        title, text = own.entries.get(one.id, (one.title, one.text))
        return msgspec.structs.replace(one, title=title, text=text)

    def helped(one: DecisionHelp, words: dict[str, str]) -> DecisionHelp:
        return msgspec.structs.replace(one, text=words.get(one.kind, one.text))

    return _File(
        sections=tuple(
            Section(id=one.id, title=own.sections.get(one.id, one.title))
            for one in content.sections
        ),
        rules=tuple(entry(one) for one in content.rules),
        rulings=tuple(entry(one) for one in content.rulings),
        decisions=tuple(helped(one, own.decisions) for one in content.decisions),
        pages=tuple(helped(one, own.pages) for one in content.pages),
    )


def _disguised(content: _File) -> _File:
    """The handbook in the made-up language."""

    return _File(
        sections=tuple(disguised(section, "title") for section in content.sections),
        rules=tuple(disguised(entry, "title", "text") for entry in content.rules),
        rulings=tuple(disguised(entry, "title", "text") for entry in content.rulings),
        decisions=tuple(disguised(help_, "text") for help_ in content.decisions),
        pages=tuple(disguised(help_, "text") for help_ in content.pages),
    )
