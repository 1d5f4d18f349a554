"""``bench`` and ``doctor``: figures with names and units, findings with advice."""

from __future__ import annotations

import json

import pytest

from game.commands import bench, breakdown, measuring
from game.commands.doctor import Finding, lines
from game.commands.table import load_game
from game.content import registry
from game.match.session import RANDOM
from scenes.commands import doctor
from tests.commands.kit import GAME, Shell, process

RULES = load_game(GAME)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.02)
    monkeypatch.setattr(bench, "BOT_DECISIONS", 5)
    monkeypatch.setattr(bench, "BOT_SECONDS", 0.2)
    monkeypatch.setattr(bench, "GROWTH_GAMES", 40)
    monkeypatch.setattr(bench, "GROWTH_BATCH", 10)
    monkeypatch.setattr(bench, "GROWTH_WARM_UP", 10)
    monkeypatch.setattr(breakdown, "GAMES", 1)


def test_every_figure_has_a_name_a_value_and_a_unit(shell: Shell) -> None:
    ran = shell("bench", "--json", "--only", f"decisions_per_s/{GAME}", "--only", "peak_mb")
    assert ran.status == 0
    assert ran.err == ""
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert all(list(row) == ["name", "value", "unit"] for row in rows)
    figures = {row["name"]: row["value"] for row in rows if not row["name"].startswith("machine/")}
    assert list(figures) == [
        *(f"decisions_per_s/{GAME}/{name}" for name in RULES.formats),
        "peak_mb",
    ]
    assert all(value > 0 for value in figures.values())
    assert {row["name"] for row in rows} >= {"machine/processor", "machine/cores", "machine/python"}


def test_the_headless_names_are_those_of_the_design() -> None:
    names = bench.names()
    for format_ in RULES.formats:
        assert f"decisions_per_s/{GAME}/{format_}" in names
    for level in RULES.bots:
        assert f"bot_ms_p95/{GAME}/{level}" in names
    assert f"growth_mb_per_1000_games/{GAME}" in names


def test_growth_is_measured(shell: Shell) -> None:
    ran = shell("bench", "--only", "growth_mb_per_1000_games/")
    assert ran.status == 0
    assert f"growth_mb_per_1000_games/{GAME}" in ran.out


@pytest.mark.parametrize("level", [*RULES.bots])
def test_thinking_is_measured(level: str) -> None:
    assert bench.bot_ms(RULES, level) > 0


def test_an_unknown_figure_is_refused(shell: Shell) -> None:
    line = shell.refuses("bench", "--only", "nonsense")
    assert "no figure's name begins with nonsense" in line
    assert "peak_mb" in line


def test_the_breakdown_adds_up(shell: Shell) -> None:
    ran = shell("bench", "--breakdown", "--json")
    assert ran.status == 0
    rows = {row["name"]: row["value"] for row in map(json.loads, ran.out.splitlines())}
    start = f"breakdown_us/{GAME}/{next(iter(RULES.formats))}/"
    parts = {name.removeprefix(start): us for name, us in rows.items() if name.startswith(start)}
    whole = parts.pop("together")
    parts.pop("beside it")
    assert set(parts) == {
        "sampling",
        "legality",
        "processors",
        "facts",
        "options",
        "deal",
        "digest",
    }
    assert sum(parts.values()) == pytest.approx(whole, rel=0.02)
    assert shell("bench", "--breakdown").status == 0


def test_random_play_is_as_the_design_defines_it() -> None:
    """A game goes on for longer than the deal: risky acts are taken one time in twenty."""
    taken = [bench.random_game(RULES, next(iter(RULES.formats)), seed) for seed in range(20)]
    assert sum(taken) / len(taken) > 12
    assert RANDOM not in RULES.bots


def test_percentile_and_slope() -> None:
    values = [float(value) for value in range(1, 101)]
    assert measuring.percentile(values, 95) == 95
    assert measuring.percentile([3.0], 95) == 3
    assert measuring.slope([(0, 1), (1, 3), (2, 5)]) == pytest.approx(2)
    assert measuring.slope([(1, 1)]) == 0


def test_the_doctor_looks_at_everything() -> None:
    ran = process("doctor")
    assert ran.status == 0, ran.err
    assert ran.err == ""
    for about in ("Gaslamp", "Python", "assets", "home", GAME, "SDL", "video", "audio", "fonts"):
        assert f" {about} " in ran.out, about
    assert "controllers" in ran.out
    assert "Traceback" not in ran.out


def test_a_machine_without_sound_hears_of_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    def silent(*_: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", silent)
    findings = {finding.about: finding for finding in doctor.devices()}
    assert "no such device" in findings["audio"].found
    assert "plays silently" in findings["audio"].advice
    assert findings["fonts"].advice == ""


def test_advice_stands_below_what_it_is_for() -> None:
    text = list(lines(iter([Finding("sound", "none", "plug it in"), Finding("home", "here")])))
    assert text[0].startswith("! sound")
    assert text[1].strip() == "-> plug it in"
    assert text[2].startswith("  home")


@pytest.mark.parametrize("game", registry.games())
def test_the_table_of_every_game_comes_to_rest(game: str) -> None:
    """Nothing waits for a person whom the bench does not have, like a walk-through."""
    from scenes.commands.bench_drawing import running

    with running(game, people=1) as table:
        table.until(lambda: table.asked() and table.scene.choreographer.idle)
