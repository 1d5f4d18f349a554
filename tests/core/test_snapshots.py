"""Snapshots and records: whole, canonical, and refused with a reason where they are broken."""

from __future__ import annotations

from typing import Any

import esper
import msgspec
import pytest

from game.core.messages import OMNISCIENT
from game.core.setup import Setup
from game.match import BadRecord, Match, Record
from game.match.record import Digest, Step
from game.match.snapshot import BadSnapshot
from tests.kit.games import Table
from tests.kit.playing import play_on, play_stream

STAND = Table("umbrella_stand", "standard", 3)
SEED = 3


@pytest.fixture
def snapshot() -> bytes:
    with STAND.open(SEED) as match:
        play_on(match, play_stream(SEED), 12)
        return match.snapshot()


@pytest.fixture
def record() -> Record:
    with Match.open(Setup("umbrella_stand", seats=3, seed=SEED), keep_digests=True) as match:
        play_on(match, play_stream(SEED), 12)
        return match.record


def test_a_restored_match_is_the_same_and_goes_on_the_same() -> None:
    with STAND.open(SEED) as match:
        stream = play_stream(SEED)
        play_on(match, stream, 12)
        data = match.snapshot()
        with Match.restore(data) as again:
            assert again.snapshot() == data
            assert again.digest() == match.digest()
            assert again.record == match.record
            assert again.view(1) == match.view(1)
            assert again.view(OMNISCIENT) == match.view(OMNISCIENT)
            assert [list(d.options) for d in again.decisions] == [
                list(d.options) for d in match.decisions
            ]
            for twin, own in ((match, stream.fork("on")), (again, stream.fork("on"))):
                play_on(twin, own)
            assert again.digest() == match.digest()
            assert again.outcome == match.outcome


def test_an_earlier_snapshot_stays_as_it_was() -> None:
    with STAND.open(SEED) as match:
        data, digest = match.snapshot(), match.digest()
        play_on(match, play_stream(SEED), 20)
        with Match.restore(data) as early:
            assert early.digest() == digest
            assert early.moves == 0


def test_a_finished_match_can_be_restored() -> None:
    with STAND.open(SEED) as match:
        play_on(match, play_stream(SEED))
        with Match.restore(match.snapshot()) as again:
            assert again.outcome == match.outcome
            assert again.decisions == ()


def altered(data: bytes, *path: str | int, value: Any) -> bytes:
    """The snapshot with one value exchanged."""
    content = msgspec.json.decode(data)
    place = content
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return msgspec.json.encode(content)


@pytest.mark.parametrize(
    "path_and_value",
    [
        (["format"], 99),
        (["format"], None),
        (["setup"], None),
        (["setup", "game"], "whist"),
        (["rows"], None),
        (["rows", "Lamp"], [[1, {}]]),
        (["rows", "Flow"], []),
        (["rows", "Flow", 0, 1], {"asked": "nobody"}),
        (["rows", "Porch"], []),
        (["rows", "Card", 0, 1], {"face": 3}),
        (["rows", "FactLog", 0, 1], {}),
        (["rows", "FactLog", 0, 1, "facts", 0], {"fact": "whistled"}),
        (["steps", 0, 1], {"do": "whistle"}),
        (["steps", 0, 1], {"do": "put_down"}),
    ],
    ids=lambda row: ".".join(map(str, row[0])),
)
def test_a_broken_snapshot_is_refused(
    snapshot: bytes, path_and_value: tuple[list[Any], Any]
) -> None:
    path, value = path_and_value
    before = esper.list_worlds()
    with pytest.raises(BadSnapshot) as refused:
        Match.restore(altered(snapshot, *path, value=value))
    assert str(refused.value)
    assert esper.list_worlds() == before, "no world is left behind"


@pytest.mark.parametrize("data", [b"", b"{}", b"no json", b"[1, 2]", b"\xff\xfe\x00"])
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(BadSnapshot, match="this is no snapshot"):
        Match.restore(data)


def test_a_torn_snapshot_is_refused(snapshot: bytes) -> None:
    for length in range(0, len(snapshot), 97):
        with pytest.raises(BadSnapshot):
            Match.restore(snapshot[:length])


# -- records ----------------------------------------------------------------------------


def test_a_record_is_the_same_after_a_trip_to_the_disk(record: Record) -> None:
    assert Record.from_lines(record.to_lines()) == record
    assert len(record.steps) == 12
    assert [digest.after for digest in record.digests] == [0, 2, 4, 6, 8, 10, 12]


def test_a_replay_reproduces_every_digest(record: Record) -> None:
    with Match.replay(record) as match:
        assert match.record == record


def test_a_replay_can_stop_on_the_way(record: Record) -> None:
    with Match.replay(record, upto=4) as match:
        assert match.moves == 4
        assert match.digest() == record.digests[2].digest
    with Match.replay(record, upto=0) as match:
        assert match.moves == 0


def test_digests_are_kept_where_asked_for_only() -> None:
    with STAND.open(SEED) as match:
        play_on(match, play_stream(SEED), 6)
        assert match.record.digests == ()


def test_blank_lines_and_windows_line_ends_do_no_harm(record: Record) -> None:
    data = record.to_lines().replace(b"\n", b"\r\n\r\n")
    assert Record.from_lines(data) == record


@pytest.mark.parametrize("line", [1, 2, 5, 19])
@pytest.mark.parametrize("garbage", [b"{", b"{}", b"17", b"\xff", b'{"seat": 1}'])
def test_a_bad_line_is_named(record: Record, line: int, garbage: bytes) -> None:
    lines = record.to_lines().splitlines()
    lines[line - 1] = garbage
    with pytest.raises(BadRecord, match=f"^line {line} is not part of a record"):
        Record.from_lines(b"\n".join(lines))


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match="empty"):
        Record.from_lines(b"\n\n")


def test_a_record_of_another_format_is_refused(record: Record) -> None:
    newer = msgspec.structs.replace(record, format=2)
    with pytest.raises(BadRecord, match="format 2"):
        Record.from_lines(newer.to_lines())


CANNOT_BE_PLAYED: dict[str, tuple[dict[str, Any], str]] = {
    "another version": ({"rules_version": 9}, "version 9 of the rules"),
    "an unknown game": ({"setup": Setup("whist")}, "set-up is not allowed.*whist"),
    "a bad house rule": (
        {"setup": Setup("umbrella_stand", house_rules={"floor": "wet"})},
        "set-up is not allowed.*floor",
    ),
    "an illegal intent": (
        {"steps": (Step(0, {"do": "draw_hidden"}), Step(0, {"do": "put_down", "card": "x_1"}))},
        "intent 2 cannot be played",
    ),
    "the wrong seat": ({"steps": (Step(2, {"do": "draw_hidden"}),)}, "intent 1 cannot be played"),
    "an unknown intent": ({"steps": (Step(0, {"do": "whistle"}),)}, "intent 1 cannot be played"),
}


@pytest.mark.parametrize("case", CANNOT_BE_PLAYED)
def test_a_record_that_cannot_be_played_is_refused(record: Record, case: str) -> None:
    changes, problem = CANNOT_BE_PLAYED[case]
    before = esper.list_worlds()
    with pytest.raises(BadRecord, match=problem):
        Match.replay(msgspec.structs.replace(record, **changes))
    assert esper.list_worlds() == before


def test_digests_lie_where_they_were_taken(record: Record) -> None:
    """After the intent that ended the turn: a reader can compare while it plays."""
    lines = [msgspec.json.decode(line) for line in record.to_lines().splitlines()]
    assert "setup" in lines[0]
    taken = 0
    for line in lines[1:]:
        if "digest" in line:
            assert Digest(**line).after == taken
        else:
            taken += 1
