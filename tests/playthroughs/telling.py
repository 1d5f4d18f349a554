"""A match as a text that people read: what is asked, what is done, and what each seat sees of it.

In full at the deal and at the end; in between, what changes. The public view comes first, and
then, for each seat, only what it sees differently: a leak catches the eye. A game whose matches
are long is told from a later position: ``<format>.toml`` beside the text holds what is arranged.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import random_intent
from game.core.decisions import Decision
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, PUBLIC, Viewer
from game.core.setup import Setup
from game.core.view import View
from game.match import Match
from tests.kit.games import Table, games
from tests.kit.playing import play_stream

HERE = Path(__file__).resolve().parent
SHORT = range(16, 46)
"""How many decisions a match that is told has."""
SEEDS = 80
LISTED_AT_MOST = 6


class Story(NamedTuple):
    """Which match is told, and where."""

    table: Table
    seed: int

    @property
    def path(self) -> Path:
        return story_path(self.table.game, self.table.format)

    @property
    def title(self) -> str:
        table = self.table
        return f"{table.game}, {table.format}, {table.seats} seats, seed {self.seed}"


def story_path(game: str, format_: str) -> Path:
    """Where the playthrough of a format lies."""
    return HERE / game / f"{format_}.txt"


def formats() -> list[tuple[str, str]]:
    """Every game with each of its formats."""
    return [(game, format_) for game in games() for format_ in Table(game, "", 0).rules.formats]


def written_story(game: str, format_: str) -> Story:
    """The story that a file tells, by its first line."""
    title = story_path(game, format_).read_text("utf-8").splitlines()[0]
    _, _, seats, seed = title.split(", ")
    return Story(Table(game, format_, int(seats.split()[0])), int(seed.split()[1]))


def choose_story(game: str, format_: str) -> Story:
    """A short match in which as much as possible happens, at a table of middling size."""
    numbers = Table(game, "", 0).rules.formats[format_]
    table = Table(game, format_, numbers[len(numbers) // 2 - (len(numbers) % 2 == 0)])
    rated = [(rating(Story(table, seed)), -seed) for seed in range(SEEDS)]
    return Story(table, -max(rated)[1])


def rating(story: Story) -> tuple[bool, int, int]:
    """Short enough, how many kinds of facts, and how short."""
    match = open_story(story)
    with match:
        stream = play_stream(story.seed)
        while match.outcome is None and match.moves <= SHORT[-1]:
            move(match, stream)
        kinds = {tag_of(fact) for fact in match.facts_since(0, OMNISCIENT)}
        return match.moves in SHORT and match.outcome is not None, len(kinds), -match.moves


def open_story(story: Story) -> Match:
    table, position = story.table, story.path.with_suffix(".toml")
    arrange = tomllib.loads(position.read_text("utf-8")) if position.is_file() else {}
    return Match.open(Setup(table.game, table.format, table.seats, story.seed, arrange=arrange))


def move(match: Match, stream: Any) -> None:
    """What happens next in a story: the lowest seat that is asked answers at random."""
    decision = match.decisions[0]
    intent = random_intent(decision.options, match.rules.risky, stream)
    match.submit(decision.seat, intent)


# -- words ------------------------------------------------------------------------------


def tell(story: Story) -> str:
    """The whole text."""
    return "\n".join(_lines(story)) + "\n"


def _lines(story: Story) -> Iterator[str]:
    yield story.title
    with open_story(story) as match:
        seats = range(story.table.seats)
        yield f"house rules: {_fields(match.view(PUBLIC).house_rules) or 'none'}"
        yield ""
        yield "=== the deal"
        yield from _facts(match, 0, seats)
        yield from _everything(match, seats)
        stream = play_stream(story.seed)
        while match.outcome is None:
            told = len(match.facts_since(0, OMNISCIENT))
            before = {viewer: match.view(viewer) for viewer in (PUBLIC, *seats)}
            yield ""
            yield f"--- {match.moves + 1}"
            for decision in match.decisions:
                yield f"seat {decision.seat}, {decision.kind}: {_legal(decision)}"
            decision = match.decisions[0]
            intent = random_intent(decision.options, match.rules.risky, stream)
            yield f"seat {decision.seat} > {_struct(intent)}"
            match.submit(decision.seat, intent)
            yield from _facts(match, told, seats)
            yield from _changes(match, before)
        yield ""
        yield f"=== the end: {_fields(_asdict(match.outcome))}"
        yield from _everything(match, seats)


def _legal(decision: Decision) -> str:
    options = decision.options
    if len(options) <= LISTED_AT_MOST:
        return " | ".join(_struct(intent) for intent in options)
    groups = []
    for group in options.groups:
        slots = ", ".join(
            f"{slot.field}: {f'{slot.chosen} of ' if slot.chosen > 1 else ''}{len(slot.values)}"
            for slot in group.slots
        )
        groups.append(f"{group.tag}({slots}) x {group.size}" if slots else group.tag)
    return " | ".join(groups)


def _facts(match: Match, told: int, seats: Sequence[int]) -> Iterator[str]:
    """The facts as they were, and under each what the others see where that is less."""
    for fact in match.facts_since(told, OMNISCIENT):
        yield f"  {_struct(fact)}"
        seen: dict[str, list[str]] = {}
        viewers: tuple[Viewer, ...] = (PUBLIC, *seats)
        for viewer in viewers:
            projected = fact.project(viewer)
            if projected != fact:
                text = "nothing" if projected is None else _struct(projected)
                seen.setdefault(text, []).append(_name(viewer))
        for text, names in seen.items():
            yield f"      {', '.join(names)}: {text}"


def _everything(match: Match, seats: Sequence[int]) -> Iterator[str]:
    public = _flat(match.view(PUBLIC))
    viewers: tuple[Viewer, ...] = (OMNISCIENT, PUBLIC, *seats)
    for viewer in viewers:
        yield f"[{_name(viewer)}]"
        for name, text in _flat(match.view(viewer)).items():
            if viewer in (OMNISCIENT, PUBLIC) or public.get(name) != text:
                yield f"  {name}: {text}"


def _changes(match: Match, before: dict[Viewer, View]) -> Iterator[str]:
    public: dict[str, str] = {}
    for viewer, view in before.items():
        old, new = _flat(view), _flat(match.view(viewer))
        changed = {name: text for name, text in new.items() if old.get(name) != text}
        if viewer == PUBLIC:
            public = changed
        else:
            changed = {name: text for name, text in changed.items() if public.get(name) != text}
        if changed:
            yield f"[{_name(viewer)}] " + "; ".join(f"{k}: {v}" for k, v in changed.items())


def _flat(view: View) -> dict[str, str]:
    """Zones, values and open decisions, a line for each."""
    lines = {}
    for name, zone in view.zones.items():
        faces = " ".join(zone.cards)
        known = zone.count == len(zone.cards)
        lines[name] = (faces or "empty") if known else f"{faces} (how many is a secret)"
    lines |= {name: _value(value) for name, value in view.values.items()}
    lines["asked"] = ", ".join(f"{one.seat} {one.kind}" for one in view.asked) or "nobody"
    return lines


def _name(viewer: Viewer) -> str:
    return {OMNISCIENT: "everything", PUBLIC: "public"}.get(str(viewer), f"seat {viewer}")


def _asdict(struct: Any) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


def _struct(thing: Any) -> str:
    fields = _fields(_asdict(thing))
    return f"{tag_of(thing)}({fields})" if fields else tag_of(thing)


def _fields(fields: dict[str, Any]) -> str:
    return ", ".join(f"{name}={_value(value)}" for name, value in fields.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + _fields(value) + "}"
    if isinstance(value, tuple | list):
        return "(" + " ".join(_value(item) for item in value) + ")"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
