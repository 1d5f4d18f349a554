"""A fault in the rules: the match stands where it stood, a bundle is written, and it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import esper
import msgspec
import pytest

from game.core.messages import OMNISCIENT
from game.core.setup import Setup
from game.files import StorageError
from game.match import BadRecord, Match, Record, RulesFailure
from game.match.crash import write_bundle
from game.match.record import Step
from game.match.session import Player, Session
from tests.fixtures.toys.objection import Object as Objecting
from tests.fixtures.toys.objection import Objection, Resolve, TakeAnswer

ARRANGE = {"objections.0": 4, "objections.1": 4}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Match]:
    """A court in which the second objection in a row breaks the rules in the middle of a beat."""
    process = TakeAnswer.process

    def stumble(self: TakeAnswer) -> None:
        deep = len(self.stack.items) > 1
        process(self)
        if deep and isinstance(self.table.inbox.intent, Objecting):
            self.court.points[0] = 99
            raise ZeroDivisionError("a fault in the rules")

    monkeypatch.setattr(TakeAnswer, "process", stumble)
    setup = Setup("objection", seed=1, arrange=ARRANGE)
    with Match.open(setup, keep_digests=True) as match:
        for seat, intent in (
            (0, {"do": "claim", "topic": "motive"}),
            (1, {"do": "let_pass"}),
            (1, {"do": "claim", "topic": "alibi"}),
            (0, {"do": "object"}),
        ):
            match.submit(seat, match.intent(intent))
        yield match


def object_again(match: Match) -> RulesFailure:
    with pytest.raises(RulesFailure) as failure:
        match.submit(1, match.intent({"do": "object"}))
    return failure.value


def test_the_match_stands_at_the_last_decision(broken: Match) -> None:
    before = (broken.digest(), broken.record, broken.view(0), broken.view(OMNISCIENT))
    worlds = len(esper.list_worlds())
    failure = object_again(broken)
    assert failure.seat == 1
    assert isinstance(failure.intent, Objecting)
    assert "ZeroDivisionError: a fault in the rules" in failure.trace
    assert (broken.digest(), broken.record, broken.view(0), broken.view(OMNISCIENT)) == before
    assert [(d.seat, d.kind) for d in broken.decisions] == [(1, "answer")]
    assert len(esper.list_worlds()) == worlds, "the broken world is given back"


def test_it_goes_on_as_if_nothing_had_been(broken: Match) -> None:
    object_again(broken)
    object_again(broken)
    rest = [(1, {"do": "let_pass"}), (0, {"do": "claim", "topic": "weapon"})]
    for seat, intent in rest:
        broken.submit(seat, broken.intent(intent))
    record = broken.record
    with Match.replay(record) as again:
        assert again.digest() == broken.digest()
        assert again.record == record


def test_the_bundle_can_show_the_fault_again(broken: Match, tmp_path: Path) -> None:
    bundles: list[Path] = []
    broken.on_crash = lambda match, trace: bundles.append(write_bundle(tmp_path, match, trace))
    object_again(broken)
    object_again(broken)
    assert [bundle.name for bundle in bundles] == ["crash-0001", "crash-0002"]
    record = Record.from_lines((bundles[0] / "record.jsonl").read_bytes())
    assert record == broken.record
    first, _, trace = (bundles[0] / "trace.txt").read_text().partition("\n")
    step = msgspec.json.decode(first, type=Step)
    assert step == Step(1, {"do": "object"})
    assert trace.startswith("Traceback")
    with Match.replay(record) as again, pytest.raises(RulesFailure):
        again.submit(step.seat, again.intent(step.intent))


def test_a_full_disk_does_not_hide_the_fault(broken: Match) -> None:
    def refuse(match: Match, trace: str) -> None:
        raise StorageError("full", Path("crashes"), "the disk is full")

    broken.on_crash = refuse
    failure = object_again(broken)
    assert failure.__notes__ == ["and the crash could not be kept: the disk is full"]


def test_a_session_goes_on_after_a_fault(broken: Match) -> None:
    session = Session(broken, [Player(), Player("random")])
    with pytest.raises(RulesFailure):
        session.submit(1, broken.intent({"do": "object"}))
    assert session.bots_to_move() == (1,)
    session.submit(1, broken.intent({"do": "let_pass"}))
    assert broken.moves == 5


def test_a_restored_match_recovers_too(broken: Match) -> None:
    with Match.restore(broken.snapshot()) as match:
        digest = match.digest()
        object_again(match)
        assert match.digest() == digest
        assert match.moves == 4


def test_a_record_on_which_the_rules_fail_leaves_no_world(broken: Match) -> None:
    record = broken.record
    steps = (*record.steps, Step(1, {"do": "object"}))
    before = esper.list_worlds()
    with pytest.raises(RulesFailure):
        Match.replay(msgspec.structs.replace(record, steps=steps))
    assert esper.list_worlds() == before


def test_a_record_that_forces_what_cannot_be_is_no_fault_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not everything that chance is told to bring can be checked before it is needed."""

    def force(self):  # type: ignore[no-untyped-def]
        self.table.draw("coin", ["heads", "tails"])

    monkeypatch.setattr(Objection, "streams", ("coin",))
    with Match.open(Setup("objection", seed=1, chance={"coin": ["edge"]})) as match:
        steps = (Step(0, {"do": "claim", "topic": "alibi"}), Step(1, {"do": "let_pass"}))
        record = msgspec.structs.replace(match.record, steps=steps)
    monkeypatch.setattr(Resolve, "process", force)
    before = esper.list_worlds()
    with pytest.raises(BadRecord, match=r"chance\.coin: 'edge' is not allowed"):
        Match.replay(record)
    assert esper.list_worlds() == before


def test_rules_that_never_ask_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Resolve, "process", lambda self: None)
    with Match.open(Setup("objection", seed=1)) as match:
        match.submit(0, match.intent({"do": "claim", "topic": "alibi"}))
        digest = match.digest()
        with pytest.raises(RulesFailure) as failure:
            match.submit(1, match.intent({"do": "let_pass"}))
        assert "no decision after 10000 beats in phase 'resolve'" in failure.value.trace
        assert match.digest() == digest


def test_a_fault_in_the_legal_answers_is_a_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Objection.options

    def stumble(self, table, seat, kind):  # type: ignore[no-untyped-def]
        if kind == "answer":
            raise LookupError("no options")
        return options(self, table, seat, kind)

    monkeypatch.setattr(Objection, "options", stumble)
    with Match.open(Setup("objection", seed=1)) as match:
        digest = match.digest()
        with pytest.raises(RulesFailure):
            match.submit(0, match.intent({"do": "claim", "topic": "alibi"}))
        assert match.digest() == digest
        assert [(d.seat, d.kind) for d in match.decisions] == [(0, "claim")]


def test_a_deal_that_fails_leaves_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self, table):  # type: ignore[no-untyped-def]
        raise LookupError("no cards")

    monkeypatch.setattr(Objection, "set_up", stumble)
    before = esper.list_worlds()
    with pytest.raises(LookupError):
        Match.open(Setup("objection"))
    assert esper.list_worlds() == before
    assert esper.current_world == "default"
