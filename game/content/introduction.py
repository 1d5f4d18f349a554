"""A short introduction that is played: an arranged match and what is said on the way.

``assets/games/<id>/introduction.toml`` (in other languages: `game.content.translation`):

    title = "..."                    # of the button that begins it
    about = "..."                    # a sentence below it
    player = 0                       # the seat of the person; the others follow the script
    ends = "won"                     # "won": by the person; "open": the match would go on

    [table]                          # as in a scenario
    seats = [{ name = "", choices = { ... } }, ...]    # "": the house's word for a guest
    seed = 1
    arrange = { ... }

    [[steps]]
    text = "..."                     # on a sheet of paper, until OK is pressed; may be left out
    look = ["envelope"]              # named things of the table that are ringed meanwhile
    place = "foot"                   # where the sheet lies: "foot" or "head"
    # and one of these, or nothing (only the text):
    task = "..."                     # what is to be done; it stays on the screen
    expect = [{ do = "go", room = "..." }]   # one of these must be chosen; fields may be left out
    wrong = "..."                    # what is said to another choice
    opens = "notes"                  # instead of `expect`: the person opens that, and closes it
    plays = [{ seat = 1, do = "stay" }]      # what the others do

Everything is checked: unknown names, what is missing, and lengths. That the script can be played
is checked by :func:`game.match.rehearsal.rehearse`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.content import registry
from game.content.pseudo import PSEUDO, disguised
from game.content.reading import ContentError, check_words, convert, read_toml
from game.content.translation import IntroductionWords, go_together, path_of, words_of
from game.core.setup import SeatSetup, Setup

FILE = "introduction.toml"

MOST_WORDS = 45
"""Of one text."""
MOST_WORDS_TO_DO = 16
"""Of a task, and of what is said to a wrong choice twice as many."""

PLACES = ("foot", "head")
WON, OPEN = "won", "open"
ENDS = (WON, OPEN)
OPENS = ("notes",)


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all structs of an introduction."""


class Step(_Strict, frozen=True):
    """One thing that is said, and what is done after it."""

    text: str = ""
    look: tuple[str, ...] = ()
    place: str = "foot"
    task: str = ""
    expect: tuple[dict[str, Any], ...] = ()
    wrong: str = ""
    opens: str = ""
    plays: tuple[dict[str, Any], ...] = ()

    @property
    def is_asked(self) -> bool:
        """Whether the person has to do something beyond reading."""
        return bool(self.expect or self.opens)


class _Seat(_Strict, frozen=True):
    name: str = ""
    choices: dict[str, str] = {}


class _Table(_Strict, frozen=True):
    seats: tuple[_Seat, ...]
    format: str = "standard"
    seed: int = 0
    house_rules: dict[str, Any] = {}
    arrange: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}


class _File(_Strict, frozen=True):
    title: str
    about: str
    player: int
    table: _Table
    steps: tuple[Step, ...]
    ends: str = WON


class Introduction:
    """The introduction of one game in one language.

    Attributes:
        game: its id.
        path: the file, for messages.
        title, about: what the button says.
        player: the seat of the person.
        ends: how it ends, ``won`` or ``open``.
        steps: in order.
    """

    def __init__(self, game: str, path: Path, content: _File) -> None:
        self.game = game
        self.path = path
        self.title = content.title
        self.about = content.about
        self.player = content.player
        self.ends = content.ends
        self.steps = content.steps
        self._table = content.table

    @classmethod
    def load(cls, game: str, language: str = "en") -> Introduction:
        """The introduction of a game, in English where the language has none of its own.

        Raises:
            UnknownGame: There is no such game.
            ContentError: The file is missing or something in it is wrong.
        """
        found = registry.manifest(game)
        path = found.path(FILE)
        content = read_introduction(path)
        own = words_of(found, FILE, language, IntroductionWords)
        if own is not None and go_together(found, FILE, content.steps, len(own.steps)):
            content, path = _translated(content, own), path_of(found, FILE, language)
            _check(content, path)
        elif language == PSEUDO:
            content = _disguised(content)
        return cls(game, path, content)

    def setup(self, guest: str) -> Setup:
        """The set-up of its match; ``guest`` is the name of whoever has none."""
        table = self._table
        seats = tuple(SeatSetup(seat.name or guest, dict(seat.choices)) for seat in table.seats)
        return Setup(
            self.game,
            table.format,
            seats,
            table.seed,
            dict(table.house_rules),
            dict(table.arrange),
            {name: list(results) for name, results in table.chance.items()},
        )


def has_introduction(game: str) -> bool:
    """Whether a game brings an introduction along."""
    return registry.manifest(game).path(FILE).is_file()


def read_introduction(path: Path) -> _File:
    """Read and check one file; raises `ContentError`."""
    content = convert(read_toml(path), _File, path)
    _check(content, path)
    return content


def _check(content: _File, path: Path) -> None:
    if not 0 <= content.player < len(content.table.seats):
        raise ContentError(path, "player", f"there is no seat {content.player}")
    if content.ends not in ENDS:
        raise ContentError(path, "ends", f"one of {', '.join(ENDS)}")
    if not content.steps:
        raise ContentError(path, "steps", "there are none")
    for field, text in (("title", content.title), ("about", content.about)):
        check_words(path, field, text, MOST_WORDS_TO_DO)
    for number, step in enumerate(content.steps):
        _check_step(path, f"steps[{number}]", step, content.player)


def _translated(content: _File, own: IntroductionWords) -> _File:
    """The same introduction with the words of another language."""
    steps = tuple(
        msgspec.structs.replace(
            one,
            text=words.text or one.text,
            task=words.task or one.task,
            wrong=words.wrong or one.wrong,
        )
        for one, words in zip(content.steps, own.steps, strict=True)
    )
    return msgspec.structs.replace(content, title=own.title, about=own.about, steps=steps)


def _check_step(path: Path, place: str, step: Step, player: int) -> None:
    ways = [name for name in ("expect", "opens", "plays") if getattr(step, name)]
    if len(ways) > 1:
        raise ContentError(path, place, f"one of {', '.join(ways)}, not several")
    if not ways and not step.text:
        raise ContentError(path, f"{place}.text", "a step says or does something")
    if step.text:
        check_words(path, f"{place}.text", step.text, MOST_WORDS)
    if step.place not in PLACES:
        raise ContentError(path, f"{place}.place", f"one of {', '.join(PLACES)}")
    if step.opens and step.opens not in OPENS:
        raise ContentError(path, f"{place}.opens", f"one of {', '.join(OPENS)}")
    if step.is_asked:
        check_words(path, f"{place}.task", step.task, MOST_WORDS_TO_DO)
        check_words(path, f"{place}.wrong", step.wrong, 2 * MOST_WORDS_TO_DO)
    for name in ("task", "wrong"):
        if getattr(step, name) and not step.is_asked:
            raise ContentError(path, f"{place}.{name}", "only where something is asked")
    for number, row in enumerate(step.expect):
        if not isinstance(row.get("do"), str):
            raise ContentError(path, f"{place}.expect[{number}].do", "the name of an intent")
    for number, row in enumerate(step.plays):
        where = f"{place}.plays[{number}]"
        if not isinstance(row.get("do"), str):
            raise ContentError(path, f"{where}.do", "the name of an intent")
        seat = row.get("seat")
        if type(seat) is not int or seat == player:
            raise ContentError(path, f"{where}.seat", "a seat other than the person’s")


def _disguised(content: _File) -> _File:
    """The introduction in the made-up language."""
    steps = tuple(disguised(step, "text", "task", "wrong") for step in content.steps)
    return msgspec.structs.replace(disguised(content, "title", "about"), steps=steps)
