"""``Match``: the one door to a running game."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent, tag_of, to_json
from game.core.messages import OMNISCIENT, Message, Viewer, message
from game.core.rng import Stream
from game.core.rules import Rules
from game.core.setup import BadSetup, Setup
from game.core.table import Table
from game.core.view import Outcome, View, asked_as
from game.core.world import World
from game.match import snapshot as snapshots
from game.match.loading import load_rules
from game.match.opening import complete
from game.match.record import BadRecord, Digest, Record, Step

MOST_BEATS = 10_000
"""Beats between two decisions; more are a loop in the rules."""

CrashHandler = Callable[["Match", str], None]


class IllegalIntent(ValueError):
    """An intent that the rules refuse, with the reason. Nothing has changed."""

    def __init__(self, seat: int, intent: Intent, reason: Message) -> None:
        self.seat = seat
        self.intent = intent
        self.reason = reason
        super().__init__(f"seat {seat} may not {to_json(intent)}: {reason.key} {reason.values}")


class RulesFailure(RuntimeError):
    """A fault in the rules. The match stands again where it stood before the intent."""

    def __init__(
        self, seat: int, intent: Intent, trace: str, forced: BadSetup | None = None
    ) -> None:
        self.seat = seat
        self.intent = intent
        self.trace = trace
        self.forced = forced
        """Where no rule is to blame: the set-up forces a result that could not be drawn."""
        super().__init__(f"the rules failed on {to_json(intent)} of seat {seat}")


class Match:
    """A running game. Open it with :meth:`open`, :meth:`restore` or :meth:`replay`.

    A match owns an esper world and must be closed; it may be used as a context manager.
    """

    on_crash: CrashHandler | None = None
    """Called with the match and the trace when the rules fail, to write a crash bundle."""

    def __init__(self, setup: Setup, rules: Rules, keep_digests: bool = False) -> None:
        self.setup = setup
        self.rules = rules
        self.table: Table
        self._prefix = rules.id + "."
        self._keep_digests = keep_digests
        self._steps: list[tuple[int, Intent]] = []
        self._answers = [0] * len(setup.tables)
        self._digests: list[Digest] = []
        self._projected: dict[Viewer, tuple[int, list[Fact]]] = {}

    # -- opening and closing ------------------------------------------------------------

    @classmethod
    def open(cls, setup: Setup, keep_digests: bool = False) -> Match:
        """Deal a new match and run it to its first decision.

        Raises:
            BadSetup: With the field and the allowed values.
        """
        rules = load_rules(setup.game)
        match = cls(complete(setup, rules), rules, keep_digests)
        match._deal()
        return match

    def _deal(self) -> None:
        world = World(self.rules.id)
        try:
            with world:
                table = Table(world, self.setup)
                table.found()
                self.rules.set_up(table)
                self._take_over(world, table)
                self._run()
        except BaseException:
            world.close()
            raise
        self._mark = table.flow.mark
        if self._keep_digests:
            self._digests.append(Digest(0, self.digest()))

    def _take_over(self, world: World, table: Table) -> None:
        self._world = world
        self.table = table
        self._flow = table.flow
        self._inbox = table.inbox
        if table.look is None:
            table.look = self.rules.lookups(table)
        processors = sorted(self.rules.processors(), key=lambda one: -one.band)
        by_phase: dict[str, list[Callable[[], None]]] = {}
        for processor in processors:
            processor.bind(table)
            world.add_processor(processor, processor.band)
            for phase in processor.phases:
                by_phase.setdefault(phase, []).append(processor.process)
        self._by_phase = {phase: tuple(rows) for phase, rows in by_phase.items()}

    def close(self) -> None:
        """Give the world back. The match must not be used afterwards."""
        self._world.close()
        self._by_phase.clear()  # the rules and the table know each other: nobody need look for them
        self.table.look = None

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    # -- asking -------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """How many intents have been played."""
        return len(self._steps)

    def answers(self, seat: int) -> int:
        """How many of them that seat has played."""
        return self._answers[seat]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions in the order of the seats."""
        return tuple(self._open.values())

    def decision(self, seat: int) -> Decision | None:
        """The open decision of that seat."""
        return self._open.get(seat)

    def why_not(self, seat: int, intent: Intent) -> Message | None:
        """None for a legal intent, otherwise the reason: the one source of legality."""
        decision = self._open.get(seat)
        if decision is None:
            return message("match_over" if self._flow.over else "no_open_decision")
        if intent in decision.options:
            return None
        with self._world:
            return self.rules.explain(self.table, seat, decision.kind, intent)

    def intent(self, data: Any) -> Intent:
        """An intent from its JSON form; raises ``msgspec.ValidationError``."""
        return snapshots.read_intent(self.rules, msgspec.json.encode(data))

    # -- acting -------------------------------------------------------------------------

    def submit(self, seat: int, intent: Intent) -> None:
        """Apply an intent and run to the next decision or the end.

        Raises:
            IllegalIntent: The rules refuse it; nothing has changed.
            RulesFailure: A fault in the rules; the match stands where it stood.
        """
        decision = self._open.get(seat)
        if decision is None or intent not in decision.options:
            reason = self.why_not(seat, intent)
            assert reason is not None
            raise IllegalIntent(seat, intent, reason)
        inbox, flow = self._inbox, self._flow
        inbox.seat = seat
        inbox.intent = intent
        del flow.asked[seat]
        try:
            with self._world:
                self._run()
        except Exception as error:
            forced = error if isinstance(error, BadSetup) else None
            self._recover(Step(seat, to_json(intent)), intent, traceback.format_exc(), forced)
        self._steps.append((seat, intent))
        self._answers[seat] += 1
        if self._keep_digests and (flow.mark != self._mark or flow.over):
            self._mark = flow.mark
            self._digests.append(Digest(len(self._steps), self.digest()))

    def _run(self) -> None:
        """Run beats until a decision is open or the match is over."""
        flow = self._flow
        asked = flow.asked
        by_phase = self._by_phase
        for _ in range(MOST_BEATS):
            phase = flow.phase
            before = len(asked)
            for process in by_phase[phase]:
                process()
                if flow.phase is not phase or len(asked) != before or flow.over:
                    break
            if asked or flow.over:
                break
        else:
            raise RuntimeError(f"no decision after {MOST_BEATS} beats in phase {flow.phase!r}")
        self._inbox.intent = None
        self._open = self._decisions()

    def _decisions(self) -> dict[int, Decision]:
        """The open decisions by seat, in the order of the seats."""
        options, table, prefix = self.rules.options, self.table, self._prefix
        asked = self._flow.asked
        opened = {}
        for seat in sorted(asked):
            kind = asked[seat]
            opened[seat] = Decision(seat, kind, prefix + kind, options(table, seat, kind))
        return opened

    def _recover(self, step: Step, intent: Intent, trace: str, forced: BadSetup | None) -> None:
        """Rebuild the match from its record, tell the crash handler, and raise."""
        broken, steps = self._world, list(self._steps)
        self._steps.clear()
        self._answers = [0] * len(self._answers)
        self._projected.clear()
        self._digests.clear()
        try:
            self._deal()
        finally:
            broken.close()
        for earlier_seat, earlier in steps:
            self.submit(earlier_seat, earlier)
        # The first line is the step that failed, as the next line of the record would have it.
        trace = f"{msgspec.json.encode(step).decode()}\n{trace}"
        failure = RulesFailure(step.seat, intent, trace, forced)
        if self.on_crash is not None:
            try:
                self.on_crash(self, trace)
            except Exception as error:
                failure.add_note(f"and the crash could not be kept: {error}")
        raise failure from None

    # -- looking ------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        flow = self._flow
        if not flow.over:
            return None
        return Outcome(tuple(flow.winners), flow.ending, tuple(flow.scores))

    def facts_since(self, number: int, viewer: Viewer) -> list[Fact]:
        """What happened from the viewer's fact ``number`` on, as that viewer may know it."""
        return self._facts(viewer)[number:]

    def _facts(self, viewer: Viewer) -> list[Fact]:
        facts = self.table.log.facts
        done, seen = self._projected.get(viewer, (0, []))
        for fact in facts[done:]:
            projected = fact.project(viewer)
            if projected is not None:
                seen.append(projected)
        self._projected[viewer] = (len(facts), seen)
        return seen

    def view(self, viewer: Viewer) -> View:
        """What that viewer may see now."""
        setup = self.setup
        with self._world:
            return View(
                viewer=viewer,
                game=setup.game,
                format=setup.format,
                seats=tuple(seat.name for seat in setup.tables),
                house_rules=dict(self.table.rules),
                zones=self.table.zones.views(viewer),
                values=self.rules.values(self.table, viewer),
                asked=asked_as(self._flow.asked, self.rules.asked_as, viewer),
                facts=tuple(self._facts(viewer)),
                outcome=self.outcome,
            )

    # -- keeping ------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """From which the match can be played again."""
        # Through JSON, so that it is equal to the record that is read again: lists, no tuples.
        json = msgspec.json
        steps = tuple(Step(seat, json.decode(json.encode(intent))) for seat, intent in self._steps)
        return Record(self.setup, self.rules.version, steps, tuple(self._digests))

    @classmethod
    def replay(cls, record: Record, upto: int | None = None) -> Match:
        """Play a record again, whole or its first ``upto`` intents.

        Raises:
            BadRecord: It was made with other rules, or holds what they refuse.
            RulesFailure: A fault in the rules.
        """
        try:
            match = cls.open(record.setup, keep_digests=True)
        except BadSetup as error:
            raise BadRecord(f"the record's set-up is not allowed: {error}") from None
        if record.rules_version != match.rules.version:
            match.close()
            raise BadRecord(
                f"made with version {record.rules_version} of the rules; "
                f"these are version {match.rules.version}"
            )
        for number, step in enumerate(record.steps[:upto], start=1):
            try:
                match.submit(step.seat, match.intent(step.intent))
            except (IllegalIntent, msgspec.ValidationError) as error:
                match.close()
                raise BadRecord(f"intent {number} cannot be played: {error}") from None
            except RulesFailure as failure:
                match.close()
                if failure.forced is None:
                    raise
                raise BadRecord(f"the record's set-up is not allowed: {failure.forced}") from None
            except BaseException:
                match.close()
                raise
        return match

    def snapshot(self) -> bytes:
        """The whole match as bytes."""
        steps = [(seat, to_json(intent)) for seat, intent in self._steps]
        with self._world:
            return snapshots.take(self._world, self.rules, self.setup, steps)

    @classmethod
    def restore(cls, data: bytes) -> Match:
        """The match that the snapshot was taken of; raises ``BadSnapshot``."""
        setup, steps, content = snapshots.open_snapshot(data)
        try:
            rules = load_rules(setup.game)
            match = cls(complete(setup, rules), rules)
        except BadSetup as error:
            raise snapshots.BadSnapshot(f"of a match that is not played here: {error}") from None
        world = World(match.rules.id)
        try:
            match._steps = [(seat, snapshots.read_intent(match.rules, raw)) for seat, raw in steps]
            for seat, _ in match._steps:
                match._answers[seat] += 1
            snapshots.rebuild(world, match.rules, content)
            with world:
                table = Table(world, match.setup)
                table.bind()
                match._take_over(world, table)
                match._open = match._decisions()
        except (msgspec.MsgspecError, LookupError) as error:
            world.close()
            raise snapshots.BadSnapshot(f"something is missing or odd: {error!r}") from None
        except BaseException:
            world.close()
            raise
        match._mark = table.flow.mark
        return match

    def digest(self) -> str:
        """32 hexadecimal digits that are equal for equal states, in any process."""
        return snapshots.digest(self._world, self.rules)

    def redeal(self, seat: int, stream: Stream) -> Match | None:
        """Another match that this seat cannot tell from this one, or None where there is none.

        What the seat may not know is dealt anew in agreement with all it has seen, and the
        same intents are played. Where another seat cannot play its intent any more, because
        only its hidden cards allowed it, it plays any other: the seat does not see which. For
        tests that nothing leaks.
        """
        found = self.rules.redeal(self.view(seat), stream)
        if found is None:
            return None
        if found.renamed:
            return self._renamed(found.renamed, found.spoken)
        setup = msgspec.structs.replace(
            self.setup,
            arrange={**self.setup.arrange, **found.arrange},
            chance={**self.setup.chance, **found.chance},
        )
        other = Match.open(setup)
        try:
            for actor, intent in _with_sealed(self._steps, found.sealed):
                decision = other.decision(actor)
                if actor != seat and decision and intent not in decision.options:
                    intent = decision.options.sample(stream)
                other.submit(actor, intent)
        except BaseException:
            other.close()
            raise
        return other

    def _renamed(self, names: Mapping[str, str], spoken: Sequence[str]) -> Match | None:
        """The same match with other cards in the parts of these, or None where it cannot be."""
        with Match.open(self.setup) as opening:
            dealt = self.rules.as_dealt(opening.view(OMNISCIENT), self._facts(OMNISCIENT))
        setup = msgspec.structs.replace(
            self.setup,
            arrange={**self.setup.arrange, **_exchanged(dealt.arrange, names)},
            chance={**self.setup.chance, **_exchanged(dealt.chance, names)},
        )
        other = Match.open(setup)
        try:
            for actor, intent in self._steps:
                named = {} if tag_of(intent) in spoken else names
                other.submit(actor, other.intent(_exchanged(to_json(intent), named)))
        except IllegalIntent:
            other.close()
            return None
        except BaseException:
            other.close()
            raise
        return other


def _exchanged(data: Any, names: Mapping[str, str]) -> Any:
    """Plain data in which every word of ``names`` is exchanged for the other one."""
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, Mapping):
        return {key: _exchanged(value, names) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_exchanged(value, names) for value in data]
    return data


def _with_sealed(
    steps: Sequence[tuple[int, Intent]], sealed: Mapping[int, Intent]
) -> list[tuple[int, Intent]]:
    """The steps with the last one of each seat in ``sealed`` exchanged."""
    left = dict(sealed)
    changed = [(seat, left.pop(seat, intent)) for seat, intent in reversed(steps)]
    return changed[::-1]


__all__ = ["IllegalIntent", "Match", "RulesFailure"]
