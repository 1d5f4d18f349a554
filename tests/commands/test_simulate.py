"""``simulate``: the same results everywhere, and outcomes with honest intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.commands import simulate as command
from game.commands.summary import wilson
from game.commands.table import levels, load_game, usual_seats
from game.match import Match, Record
from game.match.session import RANDOM, Player, Session
from game.simulation import Plan, simulate
from tests.commands.kit import GAME, Shell, process

RULES = load_game(GAME)
FORMAT = next(iter(RULES.formats))
SEATS = usual_seats(RULES, FORMAT)


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_json_is_one_line_a_game_and_a_summary(shell: Shell) -> None:
    ran = shell("simulate", GAME, "--games", 3, "--seed", 40, "--json")
    assert ran.status == 0
    assert ran.err == ""
    *games, last = lines(ran.out)
    assert [game["seed"] for game in games] == [40, 41, 42]
    for game in games:
        assert list(game) == ["seed", "seats", "bots", "decisions", "rounds", "outcome", "digest"]
        assert list(game["outcome"]) == ["winners", "ending", "scores"]
        assert game["seats"] == SEATS
        assert game["bots"] == [RANDOM] * SEATS
        assert game["decisions"] > 0
    summary = last["summary"]
    assert list(last) == ["summary"]
    assert summary["games"] == 3
    assert summary["decisions"] == sum(game["decisions"] for game in games)
    assert len(summary["winners"]) == SEATS
    assert sum(row["count"] for row in summary["endings"].values()) == 3
    assert summary["games_per_s"] > 0


def test_people_read_the_same(shell: Shell) -> None:
    ran = shell("simulate", GAME, "--games", 4)
    assert ran.status == 0
    assert f"{GAME} {FORMAT}, {SEATS} seats: 4 games from seed 0" in ran.out
    assert f"seat {SEATS} ({RANDOM}) wins" in ran.out
    assert "games/s" in ran.out
    assert "decisions/s" in ran.out


def test_the_results_do_not_depend_on_processes_or_hash_seeds() -> None:
    found = set()
    for jobs, hash_seed in ((1, "0"), (2, "1"), (3, "random")):
        ran = process(
            *("simulate", GAME, "--games", 21, "--json", "--jobs", jobs),
            environment={"PYTHONHASHSEED": hash_seed},
        )
        assert ran.status == 0, ran.err
        assert ran.err == ""
        found.add("\n".join(ran.out.splitlines()[:-1]))
    assert len(found) == 1


def test_a_game_depends_on_its_seed_alone() -> None:
    plan = Plan(GAME, FORMAT, (RANDOM,) * SEATS)
    alone = simulate(plan, 17)
    simulate(plan, 3)
    assert simulate(plan, 17) == alone
    assert simulate(plan, 18).digest != alone.digest


@pytest.mark.parametrize("level", levels(RULES))
def test_bots_move_as_they_do_at_a_table(level: str) -> None:
    plan = Plan(GAME, FORMAT, (level,) * SEATS)
    with Match.open(command.table.Setup(GAME, FORMAT, SEATS, seed=5)) as match:
        session = Session(match, [Player(level)] * SEATS)
        while match.outcome is None:
            seat = session.bots_to_move()[0]
            choice = session.think(seat, lambda: False)
            assert choice is not None
            session.play(seat, choice)
        digest = match.digest()
    assert simulate(plan, 5).digest == digest


def test_fewer_bots_repeat_from_the_first(shell: Shell) -> None:
    known = levels(RULES)
    first, second = known[0], known[-1]
    most = RULES.formats[FORMAT][-1]
    ran = shell(
        "simulate", GAME, "--bots", f"{first}, {second}", "--seats", most, "--games", 1, "--json"
    )
    assert ran.status == 0, ran.err
    assert lines(ran.out)[0]["bots"] == [(first, second)[seat % 2] for seat in range(most)]


def test_records_are_kept_and_can_be_verified(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    ran = shell("simulate", GAME, "--games", 2, "--seed", 3, "--records", folder, "--json")
    assert ran.status == 0, ran.err
    kept = sorted(folder.iterdir())
    assert [path.suffix for path in kept] == [".jsonl", ".jsonl"]
    for path, game in zip(kept, lines(ran.out), strict=False):
        record = Record.from_lines(path.read_bytes())
        assert len(record.steps) == game["decisions"]
        assert record.digests[-1].digest == game["digest"]
        assert shell("replay", "--verify", path).status == 0


def test_house_rules_reach_the_match(shell: Shell) -> None:
    rule = next(rule for rule in RULES.house_rules if rule.values and not rule.seats)
    other = next(value for value in rule.values if value != rule.default)
    word = {True: "on", False: "off"}[other] if isinstance(other, bool) else other
    ran = shell("simulate", GAME, "--games", 1, "--rule", f"{rule.name}={word}", "--json")
    assert ran.status == 0, ran.err
    assert lines(ran.out)[-1]["summary"]["house_rules"] == {rule.name: other}


def test_numbers_are_house_rules_too(shell: Shell) -> None:
    rule = next((rule for rule in RULES.house_rules if not rule.values), None)
    if rule is None:
        pytest.skip("this game has no house rule with a number")
    ran = shell("simulate", GAME, "--games", 1, "--rule", f"{rule.name}={rule.low}", "--json")
    assert lines(ran.out)[-1]["summary"]["house_rules"] == {rule.name: rule.low}
    assert str(rule.high) in shell.refuses(
        "simulate", GAME, "--rule", f"{rule.name}={rule.high + 1}"
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["no_such_game"], "no game is called `no_such_game`; there are: "),
        ([GAME[:-1]], f"did you mean {GAME}?"),
        ([GAME, "--format", "nonsense"], "no format of"),
        ([GAME, "--seats", "99"], "seats, not for 99"),
        ([GAME, "--bots", "nobody"], "no computer player is called `nobody`"),
        ([GAME, "--bots", ""], "leaves a seat empty"),
        ([GAME, "--bots", "human"], "no computer player is called `human`"),
        ([GAME, "--bots", ",".join([RANDOM] * 50), "--seats", str(SEATS)], "50 computer players"),
        ([GAME, "--rule", "nonsense"], "write NAME=VALUE"),
        ([GAME, "--rule", "nonsense=on"], "no house rule of"),
        ([GAME, "--rule", f"{RULES.house_rules[0].name}=purple"], "it can be"),
        ([GAME, *["--rule", f"{RULES.house_rules[0].name}=x"] * 1], "cannot be `x`"),
    ],
)
def test_a_bad_value_is_refused_in_one_line(shell: Shell, words: list[str], says: str) -> None:
    assert says in shell.refuses("simulate", *words)


def test_a_house_rule_is_given_once(shell: Shell) -> None:
    rule = RULES.house_rules[0]
    pair = f"{rule.name}={rule.values[0]}"
    assert "given twice" in shell.refuses("simulate", GAME, "--rule", pair, "--rule", pair)


def test_records_need_a_folder(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = shell.refuses("simulate", GAME, "--games", 1, "--records", tmp_path / "file")
    assert "cannot be written; name a folder that can" in line


def test_a_fault_in_the_rules_names_the_seed_and_keeps_a_bundle(
    shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Match._run
    calls = 0

    def run(self: Match) -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise ZeroDivisionError("a rule divides by nobody")
        real(self)

    monkeypatch.setattr(Match, "_run", run)
    line = shell.refuses("simulate", GAME, "--games", 1, "--seed", 77, status=3)
    assert "seed 77" in line
    assert "ZeroDivisionError: a rule divides by nobody" in line
    bundle = next((home / "crashes").iterdir())
    assert str(bundle) in line
    assert (bundle / "record.jsonl").exists()


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_agrees_with_the_literature(count: int, total: int, low: float, high: float) -> None:
    """The last row: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    share = wilson(count, total)
    assert (round(share.low, 4), round(share.high, 4)) == (low, high)


@given(st.integers(0, 500), st.integers(0, 500))
def test_the_share_lies_in_its_interval(count: int, more: int) -> None:
    share = wilson(count, count + more)
    assert 0 <= share.low <= share.share + 1e-12
    assert share.share - 1e-12 <= share.high <= 1
