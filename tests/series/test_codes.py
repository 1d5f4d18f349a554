"""Result codes and files: they say what was won, and no slip of the pen goes unnoticed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match import result_code
from game.match.result_code import ALPHABET, BadCode, admit, decode, encode, from_file, to_file
from game.match.standings import TableResult, standings
from tests.series.kit import league, play_all, tour


@st.composite
def results(draw: st.DrawFn) -> TableResult:
    team = draw(st.booleans())
    seats = draw(st.integers(1, 8))
    columns = 1 if team else seats
    low, high = draw(st.sampled_from([(0, 1), (0, 3), (-9, 60), (0, 4000)]))
    row = st.tuples(*[st.integers(low, high)] * columns)
    points = tuple(draw(st.lists(row, max_size=8)))
    series = "".join(draw(st.lists(st.sampled_from(ALPHABET), min_size=4, max_size=4)))
    return TableResult(series, draw(st.integers(0, 31)), ("",) * seats, points, team)


@given(results())
def test_a_code_says_what_was_put_in(result: TableResult) -> None:
    assert decode(encode(result)) == result


def usual() -> TableResult:
    points = ((3, 1, 0, 0), (0, 3, 1, 1), (1, 0, 3, 0), (0, 0, 0, 0), (1, 3, 1, 0))
    return TableResult("4DK7", 2, ("",) * 4, points)


def test_a_career_of_four_fits_on_a_slip_of_paper() -> None:
    code = encode(usual())
    assert len(code.replace("-", "")) <= 20
    assert all(len(part) <= 4 for part in code.split("-"))


def test_every_single_wrong_letter_is_found() -> None:
    letters = encode(usual()).replace("-", "")
    for place, right in enumerate(letters):
        for wrong in ALPHABET.replace(right, ""):
            with pytest.raises(BadCode):
                decode(letters[:place] + wrong + letters[place + 1 :])


def test_neighbours_that_changed_places_are_found() -> None:
    letters = encode(usual()).replace("-", "")
    swapped = 0
    for place in range(len(letters) - 1):
        one, two = letters[place : place + 2]
        if one != two:
            swapped += 1
            with pytest.raises(BadCode):
                decode(letters[:place] + two + one + letters[place + 2 :])
    assert swapped > 10


@settings(max_examples=300)
@given(st.text(alphabet=ALPHABET, min_size=12, max_size=40))
def test_any_letters_are_read_or_refused_in_words(code: str) -> None:
    try:
        decode(code)
    except BadCode as error:
        assert error.reason.key.startswith("series.")


def test_letters_that_look_like_figures_and_small_ones_are_read() -> None:
    code = encode(usual())
    assert decode(code.lower().replace("0", "o").replace("1", "l")) == usual()
    assert decode(f"  {code.replace('-', ' ')} ") == usual()


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("", "series.code_short"),
        ("4DK7", "series.code_short"),
        ("4DK7-4DK7-4D!7", "series.code_letter"),
        ("4DK7-4DK7-4DK7-4DK7", "series.code_mistyped"),
    ],
)
def test_a_wrong_code_is_refused_with_a_reason(code: str, key: str) -> None:
    with pytest.raises(BadCode) as caught:
        decode(code)
    assert caught.value.reason.key == key


def test_too_much_for_a_code_is_refused() -> None:
    with pytest.raises(ValueError, match="as a file"):
        encode(TableResult("4DK7", 1, ("",) * 9, ((1,) * 9,)))


def test_a_file_says_the_same_with_names() -> None:
    series = league("AB", "CD")
    play_all(series)
    result = series.result(2)
    assert from_file(to_file(result)) == result
    assert result.names == ("C", "D")
    assert result_code.file_name(result) == f"{series.code}-table-2.gaslamp-result"


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (lambda data: b"", "series.file_foreign"),
        (lambda data: data[:-9], "series.file_foreign"),
        (lambda data: b"\xff\x00", "series.file_foreign"),
        (lambda data: data.replace(b'"C"', b'"X"'), "series.file_torn"),
        (lambda data: data.replace(b'result": 1', b'result": 9'), "series.code_newer"),
    ],
)
def test_a_torn_or_foreign_file_is_refused(damage: object, key: str) -> None:
    series = league("AB", "CD")
    play_all(series)
    assert callable(damage)
    with pytest.raises(BadCode) as caught:
        from_file(damage(to_file(series.result(2))))
    assert caught.value.reason.key == key


def test_joint_standings_take_the_tables_of_other_machines() -> None:
    here, there = league("AB"), league("AB", "CDE")
    play_all(here)
    play_all(there)
    told = decode(encode(there.result(2)))
    here.admit(told)
    with pytest.raises(BadCode):
        here.admit(told)
    own, lines = here.result(1), here.standings()
    assert {(line.table, line.seat) for line in lines} == {(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)}
    assert lines == standings([own, told])
    assert [line.total for line in lines] == sorted((line.total for line in lines), reverse=True)


def test_what_does_not_belong_here_is_not_admitted() -> None:
    here, other = league("AB"), league("AB", "CD", seed=99)
    play_all(here)
    play_all(other)
    own = here.result(1)
    for result, known, key in (
        (other.result(2), (1,), "series.code_other"),
        (own, (1,), "series.code_known"),
        (TableResult(own.series, 3, ("", ""), ()), (1,), "series.code_unfinished"),
    ):
        with pytest.raises(BadCode) as caught:
            admit(result, own, known, 1)
        assert caught.value.reason.key == key


def test_a_tour_fits_into_a_code() -> None:
    series = tour("crew", "ABCD")
    play_all(series)
    assert decode(encode(series.result(0))).points == series.result(0).points
