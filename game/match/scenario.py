"""Worked examples as data: what a scenario file holds, and how it is read.

The same runner (:mod:`game.match.scenario_run`) serves the tests and the command line.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.core.messages import OMNISCIENT, Viewer
from game.core.setup import SeatSetup, Setup


class BadScenario(ValueError):
    """A scenario file that cannot be read. Names the file and the key."""

    def __init__(self, path: Path, problem: str) -> None:
        self.path = path
        super().__init__(f"{path}: {problem}")


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in a file: an unknown key is an error."""


class StepSpec(_Strict, frozen=True):
    """One intent, accepted or (``refused``) turned down without changing anything."""

    seat: int
    intent: dict[str, Any]
    refused: bool | str = False
    """True, or the key of the reason."""


class DecisionSpec(_Strict, frozen=True):
    """An open decision."""

    seat: int
    kind: str


class OptionsSpec(_Strict, frozen=True):
    """The legal answers to one decision."""

    seat: int
    kind: str = ""
    has: list[dict[str, Any]] = []
    lacks: list[dict[str, Any]] = []
    count: int | None = None


class ViewSpec(_Strict, frozen=True):
    """A zone or a value as one viewer may see it."""

    zone: str
    viewer: Viewer | None = None
    cards: list[str] | None = None
    count: int | str | None = None
    value: Any = msgspec.UNSET


class OutcomeSpec(_Strict, frozen=True):
    """How the game ended."""

    winners: list[int] | None = None
    ending: str | None = None
    scores: list[int] | None = None


class ExpectSpec(_Strict, frozen=True):
    """What must hold after the last step, or after step ``after`` (counted from 1)."""

    after: int | None = None
    viewer: Viewer = OMNISCIENT
    facts: list[dict[str, Any]] | None = None
    no_fact: dict[str, Any] | list[dict[str, Any]] | None = None
    decisions: list[DecisionSpec] | None = None
    options: OptionsSpec | list[OptionsSpec] | None = None
    view: ViewSpec | list[ViewSpec] | None = None
    outcome: OutcomeSpec | None = None

    def is_empty(self) -> bool:
        """Whether it checks nothing, which is a mistake."""
        checks = (self.facts, self.no_fact, self.decisions, self.options, self.view, self.outcome)
        return all(check is None for check in checks)


class Scenario(_Strict, frozen=True):
    """One worked example."""

    id: str
    about: str
    rules: tuple[str, ...]
    game: str
    expect: list[ExpectSpec]
    format: str = "standard"
    seats: int | list[dict[str, str]] = 0
    seed: int = 1
    house_rules: dict[str, Any] = {}
    arrange: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}
    content: str = ""
    computers: tuple[int, ...] = ()
    """Seats of computer players, in a game whose rules ask who plays."""
    skip: tuple[str, ...] = ()
    step: list[StepSpec] = []

    def setup(self) -> Setup:
        """The match with which it begins."""
        seats: int | tuple[SeatSetup, ...] = (
            self.seats
            if isinstance(self.seats, int)
            else tuple(
                SeatSetup(row.get("name", ""), {k: v for k, v in row.items() if k != "name"})
                for row in self.seats
            )
        )
        return Setup(
            self.game,
            self.format,
            seats,
            self.seed,
            self.house_rules,
            self.arrange,
            self.chance,
            self.content,
            computers=self.computers,
        )


def load_scenario(path: Path) -> Scenario:
    """Read a scenario file; raises :class:`BadScenario` with the file and the key."""
    try:
        text = path.read_text(encoding="utf-8")
        scenario = msgspec.convert(tomllib.loads(text), Scenario)
    except OSError as error:
        raise BadScenario(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario(path, "is no text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(path, f"is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadScenario(path, str(error)) from None
    for number, expect in enumerate(scenario.expect):
        if expect.is_empty():
            raise BadScenario(path, f"expect[{number}] checks nothing")
        if expect.after is not None and not 0 <= expect.after <= len(scenario.step):
            raise BadScenario(path, f"expect[{number}].after: there is no step {expect.after}")
    if not scenario.expect and not any(step.refused for step in scenario.step):
        raise BadScenario(path, "expect: nothing is checked")
    return scenario


def scenario_files(place: Path) -> Iterator[Path]:
    """The file itself, or every scenario below a folder; raises :class:`BadScenario`."""
    if place.is_dir():
        yield from sorted(place.rglob("*.toml"))
    elif place.is_file():
        yield place
    else:
        raise BadScenario(place, "there is no such file or folder")
