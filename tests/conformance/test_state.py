"""The same seed and the same intents give the same match, whatever happens around it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.core.messages import OMNISCIENT
from game.match import Match, Record
from tests.kit.cases import Case, cases
from tests.kit.games import Table, fewest_and_most, tables
from tests.kit.playing import play, play_on, play_stream
from tests.kit.traces import moment, trace

EVERY_TABLE = tables()
ROOT = Path(__file__).resolve().parents[2]


def check_restores(case: Case) -> None:
    """At every turn a snapshot is restored; once the restored match plays on to the end."""
    stream = play_stream(case.seed)
    with case.open(keep_digests=True) as match:
        last = -1
        forked = 5 + case.seed % 20
        for number in play(match, stream):
            mark = match.table.flow.mark
            if mark == last and match.outcome is None:
                continue
            last = mark
            data = match.snapshot()
            with Match.restore(data) as copy:
                assert copy.digest() == match.digest()
                assert copy.snapshot() == data
                if number >= forked:
                    forked = 1_000_000
                    check_twin(match, copy, number)
        record = match.record
        check_record(record, match)


def check_twin(match: Match, copy: Match, number: int) -> None:
    """A restored match has the same questions and views, and goes on as the other would."""
    assert moment(copy) == moment(match)
    assert copy.record.steps == match.record.steps
    with Match.replay(match.record) as replayed:
        stream = play_stream(number)
        play_on(copy, stream.fork("twin"))
        play_on(replayed, stream.fork("twin"))
        assert copy.digest() == replayed.digest()
        assert copy.outcome == replayed.outcome
        assert copy.facts_since(0, OMNISCIENT) == replayed.facts_since(0, OMNISCIENT)


def check_record(record: Record, match: Match) -> None:
    """A record survives the disk, and its replay reproduces every digest, one for each turn."""
    assert Record.from_lines(record.to_lines()) == record
    assert record.digests[-1].after == len(record.steps)
    with Match.replay(record) as again:
        assert again.record == record
        assert again.digest() == match.digest()
        assert again.outcome == match.outcome


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_snapshots_and_replays_are_the_same_match(table: Table) -> None:
    for case in cases(table, range(3)):
        check_restores(case)


@pytest.mark.long
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_snapshots_and_replays_of_many_seeds(table: Table) -> None:
    for case in cases(table, range(700, 720)):
        check_restores(case)


def all_cases(seeds: range) -> list[Case]:
    return [case for table in EVERY_TABLE for case in cases(table, seeds)]


def check_elsewhere(some: list[Case]) -> None:
    """The traces of another process that orders its sets and strings differently."""
    lines = b"\n".join(msgspec.json.encode(case) for case in some)
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.traces"],
        input=lines,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    elsewhere = done.stdout.decode().splitlines()
    here = [line for case in some for line in trace(case)]
    assert elsewhere == here


def test_another_process_plays_the_same_matches() -> None:
    check_elsewhere(all_cases(range(2)))


@pytest.mark.long
def test_another_process_plays_many_matches_the_same() -> None:
    check_elsewhere(all_cases(range(800, 810)))


@pytest.mark.parametrize("table", fewest_and_most(EVERY_TABLE), ids=str)
def test_matches_interleave_without_influence(table: Table) -> None:
    """With a match of every other game going on at the same time, move by move."""
    (case,) = cases(table, [7])
    alone = list(trace(case))
    others = [next(cases(other, [9])).open() for other in EVERY_TABLE[:: len(EVERY_TABLE) // 6]]
    moving = [play(other, play_stream(9)) for other in others]
    together = []
    for line in trace(case):
        together.append(line)
        for moved in moving:
            next(moved, None)
    for other in others:
        other.close()
    assert together == alone
