"""The commands that open a window check what they were given before there is one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game import logs
from game.commands.table import levels, load_game, read_seating, usual_seats
from game.commands.trouble import UsageError
from game.match.session import HUMAN, Player
from game.settings import Settings
from scenes.commands.kiosk import read_config
from scenes.commands.play import in_window, prepare
from systems.io.viewport import DisplayMissing
from tests.commands.kit import GAME, ROOT, Shell

RULES = load_game(GAME)
FORMAT = next(iter(RULES.formats))
BOT = levels(RULES)[0]


def test_the_parlour_needs_no_table() -> None:
    assert read_seating(main.parse([]), seed=1) is None


def test_a_game_alone_is_a_table_with_one_person() -> None:
    seating = read_seating(main.parse(["play", GAME]), seed=7)
    assert seating is not None
    assert seating.setup.game == GAME
    assert seating.setup.format == FORMAT
    assert seating.setup.seed == 7
    others = usual_seats(RULES, FORMAT) - 1
    assert seating.players == (Player(HUMAN), *[Player(BOT)] * others)


def test_a_table_is_as_it_was_asked_for() -> None:
    least = RULES.formats[FORMAT][0]
    who = ",".join([BOT] * (least - 1) + [HUMAN])
    options = main.parse(["play", GAME, "--format", FORMAT, "--seats", who, "--seed", "3"])
    seating = read_seating(options, seed=7)
    assert seating is not None
    assert seating.setup.seed == 3
    assert seating.players[-1] == Player(HUMAN)
    assert len(seating.setup.tables) == least


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nonsense"], "no game is called `nonsense`"),
        ([GAME, "--format", "nonsense"], "no format of"),
        ([GAME, "--seats", "human,nobody"], "no computer player is called `nobody`"),
        ([GAME, "--seats", ",".join(["human"] * 40)], "seats, not for 40"),
        ([GAME, "--seats", "4"], "no computer player is called `4`"),
        ([GAME, "--rule", "nonsense=on"], "no house rule"),
        (["--seats", "human"], "--seats is for one game"),
        (["--seed", "0"], "--seed is for one game"),
        (["--format", "x"], "--format is for one game"),
        (["--rule", "x=y"], "--rule is for one game"),
    ],
)
def test_a_bad_table_is_refused(shell: Shell, words: list[str], says: str) -> None:
    assert says in shell.refuses("play", *words)


def test_a_machine_without_a_screen_is_told_in_one_sentence() -> None:
    def no_screen() -> int:
        raise DisplayMissing("There is no screen to open a window on.")

    assert in_window(lambda: 0) == 0
    with pytest.raises(UsageError, match="There is no screen"):
        in_window(no_screen)


def test_what_was_amiss_is_said_before_the_window_opens(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    (home / "settings.json").write_text("torn")
    try:
        assert prepare() == Settings()
    finally:
        logs.stop()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("gaslamp: The settings could not be read")
    assert (home / "logs" / logs.FILE).exists()


def test_a_kiosk_without_a_file_shows_every_game() -> None:
    assert read_config(None).games == ()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("nonsense", "not valid TOML"),
        ("silence = 1", "silence"),
        ('games = ["nonsense"]', "no game is called `nonsense`"),
    ],
)
def test_a_bad_kiosk_file_is_refused(shell: Shell, tmp_path: Path, content: str, says: str) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text(content)
    assert says in shell.refuses("kiosk", "--config", path)
    assert "There is no file" in shell.refuses("kiosk", "--config", tmp_path / "nothing.toml")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "nonsense", "-o", "x.png"], "no game is called"),
        (["--game", GAME, "--viewer", "99", "-o", "x.png"], "--viewer 99"),
        (["-o", "x.jpg"], "only .png is written"),
        (["-o", "no/such/folder/x.png"], "there is no folder"),
        (["--lang", "tlh", "-o", "x.png"], "no language is called `tlh`"),
    ],
)
def test_a_bad_shot_is_refused(shell: Shell, words: list[str], says: str) -> None:
    assert says in shell.refuses("shot", "table", *words)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)]
)
def test_an_open_window_ends_when_it_is_told_to(home: Path, sent: int, status: int) -> None:
    """Neither Control-C nor a system that shuts down is answered with a question."""
    # Tests that a script runs in the background inherit that Control-C is ignored, and so would
    # the window; a handler of ours is not inherited.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), "play", "--windowed"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as window:
        try:
            with pytest.raises(subprocess.TimeoutExpired):
                window.wait(3)
            window.send_signal(sent)
            out, err = window.communicate(timeout=10)
        finally:
            window.kill()
    assert (window.returncode, out, err) == (status, "", "")
