"""Runs a scenario and says what does not hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.content import ContentError, Handbook
from game.core.intents import Intent, to_json
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC, Message, Viewer
from game.core.setup import BadSetup
from game.match.match import IllegalIntent, Match
from game.match.scenario import (
    BadScenario,
    ExpectSpec,
    OptionsSpec,
    Scenario,
    StepSpec,
    ViewSpec,
    load_scenario,
)

UNREADABLE = "no_such_option"
"""The reason for an intent whose kind or parts the game does not know."""


class Result(msgspec.Struct, frozen=True):
    """What came of one scenario."""

    id: str
    path: str
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.problems


def run_file(path: Path) -> Result:
    """Load and run one file; a file that cannot be read raises :class:`BadScenario`."""
    scenario = load_scenario(path)
    _check_rule_ids(path, scenario)
    runner = _opened(path, scenario, len(scenario.step))
    try:
        return Result(scenario.id, str(path), tuple(runner.run()))
    finally:
        runner.match.close()


def play_to(path: Path, after: int | None) -> Match:
    """The match of a scenario after so many of its steps (all of them where None)."""
    scenario = load_scenario(path)
    steps = len(scenario.step) if after is None else after
    if not 0 <= steps <= len(scenario.step):
        raise BadScenario(path, f"has {len(scenario.step)} steps, not {steps}")
    runner = _opened(path, scenario, steps)
    problems = runner.play()
    if problems:
        runner.match.close()
        raise BadScenario(path, problems[0])
    return runner.match


def _check_rule_ids(path: Path, scenario: Scenario) -> None:
    try:
        known = set(Handbook.load(scenario.game).ids)
    except (KeyError, ContentError) as error:
        raise BadScenario(path, f"game: {error}") from None
    for rule in scenario.rules:
        if rule not in known:
            raise BadScenario(path, f"rules: {rule} is in no handbook entry")


def _opened(path: Path, scenario: Scenario, steps: int) -> _Runner:
    try:
        match = Match.open(scenario.setup())
    except BadSetup as error:
        raise BadScenario(path, str(error)) from None
    return _Runner(path, scenario, match, steps)


class _Runner:
    """One scenario on its way."""

    def __init__(self, path: Path, scenario: Scenario, match: Match, steps: int) -> None:
        self.path = path
        self.scenario = scenario
        self.match = match
        self.steps = scenario.step[:steps]

    def play(self) -> list[str]:
        """Only the steps, without what is expected."""
        problems: list[str] = []
        for number, step in enumerate(self.steps, start=1):
            problems += self._step(number, step)
        return problems

    def run(self) -> list[str]:
        """The steps and everything that is expected."""
        self._check_places()
        problems = self._expected(0)
        for number, step in enumerate(self.steps, start=1):
            problems += self._step(number, step)
            problems += self._expected(number)
        return problems

    def _check_places(self) -> None:
        """A step or a viewer that there is not would be checked never, and always hold."""
        last, seats = len(self.scenario.step), self.match.table.seats
        viewers = (PUBLIC, OMNISCIENT, *range(seats))
        for place, expect in enumerate(self.scenario.expect):
            key = f"expect[{place}]"
            if expect.after is not None and not 0 <= expect.after <= last:
                raise BadScenario(self.path, f"{key}.after: there are {last} steps")
            for viewer in (expect.viewer, *(view.viewer for view in _each(expect.view))):
                if viewer is not None and viewer not in viewers:
                    known = f"{PUBLIC}, {OMNISCIENT} and the seats 0 to {seats - 1}"
                    raise BadScenario(self.path, f"{key}.viewer: no {viewer}; there are {known}")

    def _expected(self, number: int) -> list[str]:
        last = len(self.scenario.step)
        problems: list[str] = []
        for place, expect in enumerate(self.scenario.expect):
            if (last if expect.after is None else expect.after) == number:
                problems += [f"expect[{place}]: {text}" for text in self._check(expect)]
        return problems

    # -- steps --------------------------------------------------------------------------

    def _step(self, number: int, step: StepSpec) -> list[str]:
        self._pass_skipped(step)
        if step.refused:
            return self._refused(number, step)
        try:
            intent = self.match.intent(step.intent)
        except msgspec.ValidationError as error:
            raise BadScenario(self.path, f"step {number}: intent: {error}") from None
        try:
            self.match.submit(step.seat, intent)
        except IllegalIntent as error:
            return [f"step {number}: refused: {_reason(error.reason)}"]
        return []

    def _refused(self, number: int, step: StepSpec) -> list[str]:
        before = self.match.digest()
        try:
            self.match.submit(step.seat, self.match.intent(step.intent))
            return [f"step {number}: {step.intent} was accepted"]
        except msgspec.ValidationError:
            reasons = {UNREADABLE}
        except IllegalIntent as error:
            reasons = {error.reason.key, str(error.reason.values.get("detail", ""))}
        problems = []
        if step.refused is not True and step.refused not in reasons:
            given = " / ".join(sorted(reasons - {""}))
            problems.append(f"step {number}: refused as {given}, not {step.refused}")
        if self.match.digest() != before:
            problems.append(f"step {number}: refused, but something changed")
        return problems

    def _pass_skipped(self, step: StepSpec) -> None:
        """Answer the decisions of the kinds in ``skip`` that the step does not name."""
        waiting = True
        while waiting:
            waiting = False
            for decision in self.match.decisions:
                if decision.kind not in self.scenario.skip or self._names(step, decision.seat):
                    continue
                passing = self.match.rules.passing(decision)
                if passing is None:
                    raise BadScenario(self.path, f"skip: {decision.kind} has no pass")
                self.match.submit(decision.seat, passing)
                waiting = True
                break

    def _names(self, step: StepSpec, seat: int) -> bool:
        if step.seat != seat:
            return False
        try:
            intent: Intent = self.match.intent(step.intent)
        except msgspec.ValidationError:
            return bool(step.refused)
        return bool(step.refused) or self.match.why_not(seat, intent) is None

    # -- expectations -------------------------------------------------------------------

    def _check(self, expect: ExpectSpec) -> list[str]:
        problems: list[str] = []
        if expect.facts is not None:
            problems += self._facts(expect.facts, expect.viewer)
        if expect.no_fact is not None:
            for row in _each(expect.no_fact):
                self._check_names("no_fact", row)
                found = [fact for fact in self._seen(expect.viewer) if _agrees(row, fact)]
                problems += [f"there is {fact}" for fact in found[:1]]
        if expect.decisions is not None:
            wanted = sorted((row.seat, row.kind) for row in expect.decisions)
            given = sorted((row.seat, row.kind) for row in self.match.decisions)
            if wanted != given:
                problems.append(f"open decisions are {given}, not {wanted}")
        for options in _each(expect.options):
            problems += self._options(options)
        for view in _each(expect.view):
            problems += self._view(view, expect.viewer)
        if expect.outcome is not None:
            outcome = _plain(to_json(self.match.outcome)) or {}
            for name in ("winners", "ending", "scores"):
                wanted_value = getattr(expect.outcome, name)
                if wanted_value is not None and outcome.get(name) != _plain(wanted_value):
                    problems.append(f"{name} is {outcome.get(name)}, not {wanted_value}")
        return problems

    def _seen(self, viewer: Viewer) -> list[dict[str, Any]]:
        return [_plain(to_json(fact)) for fact in self.match.facts_since(0, viewer)]

    def _facts(self, wanted: Sequence[Mapping[str, Any]], viewer: Viewer) -> list[str]:
        place = 0
        seen = self._seen(viewer)
        for row in wanted:
            self._check_names("facts", row)
            while place < len(seen) and not _agrees(row, seen[place]):
                place += 1
            if place == len(seen):
                alike = [fact for fact in seen if fact["fact"] == row["fact"]]
                return [f"no fact {dict(row)} for {viewer} in this order; there are {alike}"]
            place += 1
        return []

    def _check_names(self, key: str, row: Mapping[str, Any]) -> None:
        """A fact or a field that the game does not have is a mistake in the file."""
        tag = row.get("fact")
        for kind in self.match.rules.facts:
            if kind.__struct_config__.tag == tag:
                for field in row:
                    if field != "fact" and field not in kind.__struct_fields__:
                        raise BadScenario(self.path, f"expect.{key}: {tag} has no field {field}")
                return
        raise BadScenario(self.path, f"expect.{key}: no fact is called {tag}")

    def _options(self, wanted: OptionsSpec) -> list[str]:
        decision = self.match.decision(wanted.seat)
        if decision is None or (wanted.kind and decision.kind != wanted.kind):
            kind = decision.kind if decision else "no decision"
            return [f"seat {wanted.seat} has {kind} open, not {wanted.kind}"]
        problems = []
        if wanted.count is not None and len(decision.options) != wanted.count:
            problems.append(f"{len(decision.options)} options, not {wanted.count}")
        problems += [f"lacks {row}" for row in wanted.has if not self._offers(decision, row)]
        problems += [f"has {row}" for row in wanted.lacks if self._offers(decision, row)]
        return problems

    def _offers(self, decision: Any, row: dict[str, Any]) -> bool:
        try:
            return self.match.intent(row) in decision.options
        except msgspec.ValidationError as error:
            raise BadScenario(self.path, f"expect.options: {row}: {error}") from None

    def _view(self, wanted: ViewSpec, viewer: Viewer) -> list[str]:
        view = self.match.view(viewer if wanted.viewer is None else wanted.viewer)
        zone = view.zones.get(wanted.zone)
        if zone is None and wanted.zone not in view.values:
            names = ", ".join([*view.zones, *view.values])
            raise BadScenario(self.path, f"view.zone: no {wanted.zone}; there are {names}")
        problems = []
        if wanted.cards is not None:
            cards = list(zone.cards) if zone else list(view.values[wanted.zone])
            ordered = zone.ordered if zone else True
            if (cards if ordered else sorted(cards)) != (
                wanted.cards if ordered else sorted(wanted.cards)
            ):
                problems.append(f"{wanted.zone} shows {cards}, not {wanted.cards}")
        if wanted.count is not None:
            count = zone.count if zone else len(view.values[wanted.zone])
            if count != wanted.count:
                problems.append(f"{wanted.zone} has {count} cards, not {wanted.count}")
        if wanted.value is not msgspec.UNSET:
            value = _plain(view.values.get(wanted.zone, HIDDEN))
            if value != _plain(wanted.value):
                problems.append(f"{wanted.zone} is {value!r}, not {wanted.value!r}")
        return problems


def _each(spec: Any) -> list[Any]:
    if spec is None:
        return []
    return spec if isinstance(spec, list) else [spec]


def _plain(value: Any) -> Any:
    """Tuples as lists all the way down, as JSON has them."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _agrees(wanted: Mapping[str, Any], fact: Mapping[str, Any]) -> bool:
    """Whether the fact has every named field; a list called ``cards`` is a set of cards."""
    for name, value in wanted.items():
        given = fact.get(name, msgspec.UNSET)
        if name == "cards" and isinstance(value, list) and isinstance(given, list):
            if sorted(map(str, value)) != sorted(map(str, given)):
                return False
        elif given != _plain(value):
            return False
    return True


def _reason(reason: Message) -> str:
    return " ".join([reason.key, *(f"{name}={value}" for name, value in reason.values.items())])
