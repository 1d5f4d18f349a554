"""The command line itself: what it accepts, how it refuses, what it says when something lacks."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game.commands import rules as rules_command
from game.version import VERSION
from tests.commands.kit import GAME, ROOT, Shell, process

COMMANDS = tuple(main.MODULES)


def test_the_file_needs_nothing_but_the_standard_library() -> None:
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"), feature_version=(3, 7))
    tops = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            tops |= {alias.name.partition(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            tops.add((node.module or "").partition(".")[0])
    assert tops <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(shell: Shell, command: str) -> None:
    ran = shell(command, "--help")
    assert ran.status == 0
    assert f"gaslamp {command}" in ran.out


def test_the_help_names_every_command(shell: Shell) -> None:
    ran = shell("--help")
    assert ran.status == 0
    for command in COMMANDS:
        assert command in ran.out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], {"command": "play", "game": None, "windowed": False}),
        (["--windowed"], {"command": "play", "game": None, "windowed": True}),
        (["play", "x", "--seats", "human,sharp"], {"game": "x", "seats": "human,sharp"}),
        (["play", "x", "--rule", "a=b", "--rule", "c=d"], {"rule": ["a=b", "c=d"]}),
        (["kiosk", "--config", "k.toml"], {"command": "kiosk", "config": "k.toml"}),
        (
            ["simulate", "x", "--seats", "4", "--bots", "a,b", "--games", "9", "--seed", "-3"],
            {"seats": 4, "bots": "a,b", "games": 9, "seed": -3, "jobs": 1, "json": False},
        ),
        (["simulate", "x", "--jobs", "2", "--records", "d", "--json"], {"jobs": 2, "json": True}),
        (["scenario", "a", "b"], {"paths": ["a", "b"]}),
        (["replay", "f"], {"module": "scenes.commands.replay"}),
        (["replay", "f", "--verify"], {"module": "game.commands.replay"}),
        (["rules", "x", "R1"], {"game": "x", "id": "R1"}),
        (
            ["shot", "table", "--game", "g", "--moves", "2", "--viewer", "3", "-o", "p"],
            {"scene": "table", "game": "g", "moves": 2, "viewer": 3, "output": "p"},
        ),
        (
            ["shot", "title", "--scale", "150", "--lang", "de", "--film", "8", "-o", "p"],
            {"scale": 150, "lang": "de", "film": 8, "seed": 0},
        ),
        (["shot", "title", "-o", "p"], {"viewer": "public", "scale": 100, "lang": "en"}),
        (["bench", "--json", "--breakdown"], {"json": True, "breakdown": True}),
        (["doctor"], {"command": "doctor"}),
    ],
)
def test_the_documented_forms_are_understood(words: list[str], expected: dict[str, object]) -> None:
    options = vars(main.parse(words))
    assert {name: options[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("nonsense", "nonsense"),
        ("simulate", "GAME"),
        ("simulate x --games 0", "'0' is less than 1"),
        ("simulate x --games many", "'many' is not a whole number"),
        ("simulate x --seats 2.5", "'2.5' is not a whole number"),
        ("simulate x --jobs 0", "'0' is less than 1"),
        ("simulate x --jobs 100000", "more than 256"),
        ("simulate x --nonsense", "--nonsense"),
        ("scenario", "FILE_OR_DIR"),
        ("replay", "FILE"),
        ("rules", "GAME"),
        ("shot table", "-o"),
        ("shot table -o x.png --viewer nobody", "neither a seat nor `public`"),
        ("shot table -o x.png --viewer -1", "neither a seat nor `public`"),
        ("shot table -o x.png --moves -1", "'-1' is less than 0"),
        ("shot table -o x.png --scale 110", "110"),
        ("shot table -o x.png --film 0", "'0' is less than 1"),
        ("shot table -o x.png --film 100000", "more than 300"),
        ("play --seed seven", "'seven' is not a whole number"),
        ("--seed seven", "'seven' is not a whole number"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_line(shell: Shell, words: str, says: str) -> None:
    line = shell.refuses(*words.split())
    assert says in line
    assert "--help` shows what is possible" in line


def test_a_fault_of_ours_is_logged_and_told_in_one_line(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def broken(options: object) -> int:
        raise LookupError("a drawer without a handle")

    monkeypatch.setattr(rules_command, "run", broken)
    monkeypatch.delenv("GASLAMP_DEBUG", raising=False)
    line = shell.refuses("rules", GAME, status=3)
    assert "LookupError: a drawer without a handle" in line
    log = (home / "logs" / "gaslamp.log").read_text()
    assert "Traceback" in log
    monkeypatch.setenv("GASLAMP_DEBUG", "1")
    with pytest.raises(LookupError):
        shell("rules", GAME)


def test_steps_of_a_worked_example_need_one(shell: Shell) -> None:
    line = shell.refuses("shot", "table", "--after", "3", "-o", "x.png")
    assert "--scenario" in line


@pytest.mark.parametrize("seats", ["", "human,,sharp", "human,"])
def test_a_seat_that_is_left_empty_is_refused(shell: Shell, seats: str) -> None:
    line = shell.refuses("play", GAME, "--seats", seats)
    assert f"`{seats}` leaves a seat empty" in line and "random" in line


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [("rules", GAME), ("doctor",)])
def test_an_output_that_takes_no_more_is_no_fault_of_ours(words: tuple[str, ...]) -> None:
    command = [sys.executable, "main.py", *words]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)
    told = ran.stderr.decode()
    assert ran.returncode == 2
    assert told.count("\n") == 1 and "the output cannot be written" in told


def test_control_c_ends_quietly(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules_command, "run", stopped)
    ran = shell("rules", GAME)
    assert (ran.status, ran.out, ran.err) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="a pipe of POSIX")
def test_a_reader_who_leaves_is_no_error() -> None:
    done = subprocess.run(
        f"'{sys.executable}' main.py rules {GAME} | true; echo ${{PIPESTATUS[0]}}",
        cwd=ROOT,
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_it_runs_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "rules", GAME],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


# -- what lacks ----------------------------------------------------------------------------


def without_packages(*words: str, folder: Path = ROOT, path: str | None = None) -> tuple[int, str]:
    """Run ``main.py`` on a Python that has nothing installed."""
    environment = dict(os.environ)
    if path is not None:
        environment["PATH"] = path
    done = subprocess.run(
        [sys.executable, "-S", "-E", str(ROOT / "main.py"), *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.returncode, done.stderr


def test_missing_packages_are_named_with_the_commands_that_mend_it() -> None:
    status, line = without_packages("play")
    assert status == 2
    assert "esper, msgspec, platformdirs, pygame-ce and pytmx must be installed" in line
    assert "uv run main.py play" in line
    assert "python3 -m venv .venv && .venv/bin/python -m pip install ." in line
    assert ".venv/bin/python main.py play" in line


def test_headless_commands_do_not_ask_for_pygame() -> None:
    _, line = without_packages("rules", GAME)
    assert "esper, msgspec and platformdirs must be installed" in line
    assert "pygame" not in line


def test_without_uv_it_is_installed_first(tmp_path: Path) -> None:
    _, line = without_packages("play", path=str(tmp_path))
    assert "pip install uv && uv run main.py play" in line


def test_from_another_folder_the_command_goes_there_first(tmp_path: Path) -> None:
    _, line = without_packages("rules", "a game", folder=tmp_path)
    assert f"cd {ROOT} && uv run main.py rules 'a game'" in line


def test_a_missing_ensurepip_is_mended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec

    def find(name: str, package: str | None = None) -> object:
        return None if name in {"ensurepip", "esper"} else real(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", find)
    assert main.missing_packages(main.HEADLESS) == ["esper"]
    sentence = main.missing_sentence(["esper"], [])
    assert "sudo apt install python3-venv && python3 -m venv" in sentence


def test_where_pip_is_kept_out_only_the_venv_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "is_externally_managed", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    sentence = main.missing_sentence(["esper"], ["doctor"])
    assert "uv" not in sentence
    assert sentence.endswith(".venv/bin/python main.py doctor")


def test_the_old_pygame_is_told_from_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = {**main.HEADLESS, **main.DRAWING}
    assert main.missing_packages(needed) == []
    monkeypatch.setattr(main, "is_pygame_ce", lambda: False)
    assert main.missing_packages(needed) == ["pygame-ce (the old pygame is in its place)"]


def test_an_old_python_is_told_so(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10, "final", 0))
    line = shell.refuses("play")
    assert "Python 3.11 or newer is needed and this is 3.8.10" in line
    assert "uv run main.py play" in line


def test_a_home_that_cannot_be_written_stops_no_command(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ran = process("doctor", environment={"GASLAMP_HOME": str(tmp_path / "file" / "home")})
    assert ran.status == 0
    assert "cannot be written" in ran.out


def test_it_says_its_version(shell: Shell) -> None:
    ran = shell("--version")
    assert ran.status == 0
    assert ran.out.strip() == f"gaslamp {VERSION}"
