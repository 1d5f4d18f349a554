"""Damaged records and snapshots are refused with a reason, or are harmless; nothing else."""

from __future__ import annotations

import esper
import pytest

from game.core.rng import Stream
from game.match import BadRecord, Match, Record
from game.match.snapshot import BadSnapshot
from tests.kit.damage import damaged
from tests.kit.games import Table, fewest_and_most, tables
from tests.kit.playing import play_on, play_stream

FEW_TABLES = fewest_and_most(tables())
SEED = 4
MOVES = 9


def try_record(what: str, data: bytes) -> None:
    try:
        with Match.replay(Record.from_lines(data)):
            pass
    except BadRecord as refused:
        assert str(refused)
    except Exception as error:
        pytest.fail(f"{what}: {error!r}")


def check_records(table: Table, most: int) -> None:
    with table.open(SEED) as match:
        play_on(match, play_stream(SEED), MOVES)
        other = match.redeal(0, Stream(SEED))  # it has an arrangement, which can be damaged too
        assert other is not None
        with other:
            lines = other.record.to_lines().splitlines()
    stream = Stream(SEED)
    before = esper.list_worlds()
    for number, line in enumerate(lines):
        share = most if number == 0 else most // 4
        for what, odd in damaged(line, stream, share):
            try_record(what, b"\n".join([*lines[:number], odd, *lines[number + 1 :]]))
    assert esper.list_worlds() == before


def check_snapshots(table: Table, most: int) -> None:
    with table.open(SEED) as match:
        play_on(match, play_stream(SEED), MOVES)
        data = match.snapshot()
    before = esper.list_worlds()
    for what, odd in damaged(data, Stream(SEED), most):
        try:
            with Match.restore(odd):
                pass
        except BadSnapshot as refused:
            assert str(refused)
        except Exception as error:
            pytest.fail(f"{what}: {error!r}")
    assert esper.list_worlds() == before


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_damaged_records_are_refused(table: Table) -> None:
    check_records(table, most=80)


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_damaged_snapshots_are_refused(table: Table) -> None:
    check_snapshots(table, most=60)


@pytest.mark.long
@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_much_damage_is_refused(table: Table) -> None:
    check_records(table, most=800)
    check_snapshots(table, most=2_000)
