"""The operator's choices and figures, and what outlives a crash."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.content import registry
from game.settings import KioskConfig, Settings
from scenes.context import Context
from scenes.kiosk import app as kiosk_app
from scenes.kiosk import choices, counters
from scenes.kiosk.app import KioskApp
from scenes.kiosk.counters import DAYS, Counters
from scenes.kiosk.health import SAMPLE_EVERY, Health
from scenes.kiosk.service import Service

ROOT = Path(__file__).resolve().parents[3]
UNLOCK = KioskConfig().unlock
KINDS = {"a": "confirm", "b": "back"}
GAMES = tuple(registry.games())


def unlock(house: Any) -> None:
    house.press(*(KINDS.get(one, one) for one in UNLOCK))
    house.run(0.5)
    assert house.names == ["operator"]


def test_the_screen_names_the_keys_of_who_unlocked_it(open_house: Callable[..., Any]) -> None:
    house = open_house()
    house.press(*(KINDS.get(one, one) for one in UNLOCK), device="keys.arrows")
    house.run(0.5)
    assert house.names == ["operator"]
    assert {"Enter", "Backspace"} <= set(house.strings())


def open_choices(house: Any) -> Any:
    unlock(house)
    house.top.focus_on("choices")
    house.press("confirm")
    house.run(0.4)
    assert house.top.name == "operator choices"
    return house.top


def change(house: Any, row: str, *kinds: str) -> None:
    for _ in range(20):
        if house.top.focus.current() == f"row.{row}":
            house.press(*kinds)
            return
        house.press("down")
    raise AssertionError(f"{row} cannot be reached")


# -- choices -----------------------------------------------------------------------------------


def test_what_is_chosen_holds_at_once_and_at_the_next_start(open_house: Callable[..., Any]) -> None:
    house = open_house(volume=80)
    open_choices(house)
    change(house, "loudest", *["left"] * 4)
    change(house, "silence", "right")
    change(house, f"game.{GAMES[0]}", "confirm")
    assert house.app.config.loudest == 60 and house.app.config.silence == 180
    assert GAMES[0] not in house.app.config.games
    house.press("back")
    house.run(0.4)
    house.press("back")
    house.run(0.6)
    assert house.showing and house.app.watch.times.silence == 180
    assert house.top.game != GAMES[0] and GAMES[0] not in house.app.programme.games
    assert house.context.settings.volume_effects <= 60, "no louder, whatever the file says"

    again = open_house(volume=80)
    assert again.app.config == house.app.config
    assert again.app.baseline.volume_music == 60


def test_another_file_ends_what_was_chosen(open_house: Callable[..., Any]) -> None:
    house = open_house()
    open_choices(house)
    change(house, "loudest", "left", "left")
    assert open_house().app.config.loudest == 80
    assert open_house(volume=50).app.config == KioskConfig(volume=50)


def test_the_operators_file_can_be_had_back(open_house: Callable[..., Any]) -> None:
    house = open_house()
    open_choices(house)
    change(house, "attract_volume", "right")
    change(house, "idle_question", "right", "right")
    assert house.app.config != KioskConfig()
    change(house, "file", "confirm")
    assert house.app.config == KioskConfig()
    assert open_house().app.config == KioskConfig()


def test_one_game_at_least_stays() -> None:
    assert choices.games_after(["a"], "a", False, ["a", "b"]) == ["a"]
    assert choices.games_after(["b"], "a", True, ["a", "b"]) == ["a", "b"]
    assert choices.games_after(["a", "b"], "a", False, ["a", "b"]) == ["b"]


def test_times_follow_each_other_whatever_is_chosen() -> None:
    config = choices.fitting(KioskConfig(), {"idle_question": 300})
    assert config.idle_hint <= config.idle_question <= config.silence <= config.silence_talk
    config = choices.fitting(KioskConfig(idle_hint=60), {"idle_question": 30})
    assert config.idle_hint == 30


@pytest.mark.parametrize(
    "torn", [b"", b"{}", b'{"keys": {"loudest": 900}}', b'{"keys": {"x": 1}}', b"[" * 9]
)
def test_spoilt_choices_are_left_out(open_house: Callable[..., Any], torn: bytes) -> None:
    paths.home().root.mkdir(parents=True, exist_ok=True)
    (paths.home().root / choices.FILE).write_bytes(torn)
    assert open_house().app.config == KioskConfig()


def test_visitors_make_it_no_louder_than_the_operator_allows(
    open_house: Callable[..., Any],
) -> None:
    from scenes import screens

    house = open_house(volume=30, loudest=40)
    house.visit()
    house.context.stack.push(screens.make("comfort", house.context))
    house.run(0.4)
    change(house, "volume", *["right"] * 8)
    assert house.context.settings.volume_effects == 40
    silent = open_house(volume=0, loudest=0)
    silent.visit()
    silent.context.stack.push(screens.make("comfort", silent.context))
    silent.run(0.4)
    assert "row.volume" not in [row.key for row in silent.top._listing.rows]


def test_visitors_may_have_it_read_aloud_where_there_is_a_voice(
    open_house: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes import screens
    from systems.io.speech import Speech

    monkeypatch.setattr(Speech, "possible", property(lambda self: True))
    monkeypatch.setattr(Speech, "say", lambda self, words: self.said.append(words))
    house = open_house()
    house.visit()
    house.context.stack.push(screens.make("comfort", house.context))
    house.run(0.4)
    change(house, "speech", "right")
    assert house.context.settings.speech == "room"
    assert house.context.speech.said
    house.wait(200, step=1.0)
    assert house.showing and house.context.settings.speech == "off"
    said = len(house.context.speech.said)
    house.wait(30)
    assert len(house.context.speech.said) == said, "the show is never read aloud"


# -- counters and figures ----------------------------------------------------------------------


def test_a_visit_is_counted_at_once(open_house: Callable[..., Any]) -> None:
    house = open_house()
    house.visit()
    until = time.monotonic() + 5
    while counters.load().visits == 0 and time.monotonic() < until:
        time.sleep(0.01)
    kept = counters.load()
    assert kept.visits == kept.day().visits == 1 and kept.running


def test_an_end_that_nobody_asked_for_is_counted(open_house: Callable[..., Any]) -> None:
    house = open_house()
    house.app.close()
    assert not counters.load().running
    counters.save(Counters(visits=7, running=True))
    again = open_house()
    assert again.app.counters.crashes == 1 and again.app.counters.visits == 7


def test_only_the_last_days_are_kept_one_by_one() -> None:
    counted = Counters()
    for day in range(DAYS + 9):
        counted.count("visits", f"2026-{1 + day // 28:02}-{1 + day % 28:02}")
    assert counted.visits == DAYS + 9 and len(counted.days) == DAYS
    assert "2026-01-01" not in counted.days


def test_the_operator_reads_how_it_fares(open_house: Callable[..., Any]) -> None:
    house = open_house()
    for _ in range(3):
        house.visit()
        house.wait(200, step=1.0)
    house.app.health.seconds = 2 * 3600 + 61
    unlock(house)
    told = " ".join(house.top.figures())
    assert "visits 4" in told, "the operator has come as well"
    assert "2 h 1 min" in told
    assert re.search(r"Memory \d+ MB", told)


def test_health_is_sampled_each_minute_and_growth_told_after_an_hour() -> None:
    health = Health()
    for _ in range(90 * 60):
        health.note(1.0, 0.004, drawn=True)
    assert len(health.samples) == 90 * 60 // int(SAMPLE_EVERY)
    assert health.frame_ms == pytest.approx(4.0)
    if health.memory is not None:
        assert health.growth is not None and abs(health.growth) < 5
    assert Health().growth is None


# -- B40: the whole cycle ----------------------------------------------------------------------


def test_all_games_are_shown_in_less_than_four_minutes_with_words(
    open_house: Callable[..., Any],
) -> None:
    """With the longest segments; every game tells a thought, or says what happens."""
    house = open_house(attract_segment=40)
    told: dict[str, set[str]] = {game: set() for game in GAMES}
    seconds = 0.0
    while seconds < 240 and not all(told.values()):
        house.wait(0.5, step=0.1)
        seconds += 0.5
        game = house.top.game
        if game is not None:
            words = [text for text in house.strings() if len(text.split()) >= 4]
            told[game] |= {text for text in words if text != house.context.say("attract.press")}
    missing = [game for game, words in told.items() if not words]
    assert not missing, f"not shown with words in {seconds:.0f} s: {missing}"


# -- starting again ----------------------------------------------------------------------------


def test_a_service_manager_hears_that_all_is_well(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "ear"))
        ear.settimeout(1)
        service = Service(str(tmp_path / "ear"))
        service.alive(0.0)
        assert ear.recv(99) == b"READY=1\nWATCHDOG=1"
        service.alive(1.0)
        service.alive(2.5)
        assert ear.recv(99) == b"WATCHDOG=1"
        service.stopping()
        assert ear.recv(99) == b"STOPPING=1"
    service.alive(9.0)  # nobody listens any more


KILLED = """
import sys
sys.argv = ["main.py"]
from scenes.kiosk import keeping
sys.exit(keeping.keep([sys.executable, "main.py", "kiosk"]))
"""


def _running(home: Path) -> bool:
    return counters.load(home / "kiosk.json").running


def _child_of(pid: int) -> int:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return int(found.stdout.split()[0]) if found.stdout.split() else 0


def test_an_end_by_a_service_manager_is_no_crash(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = Context.offscreen(Settings(), (480, 270))
    monkeypatch.setattr(kiosk_app.Context, "for_window", lambda settings: context)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(pygame.mouse, "set_visible", lambda shown: None)
    monkeypatch.setattr(pygame.display, "set_allow_screensaver", lambda allowed: None)
    seen: list[bool] = []

    def frame(self: KioskApp, dt: float) -> list[pygame.Rect]:
        self.keeper._writer.submit(lambda: seen.append(counters.load().running)).result()
        signal.raise_signal(signal.SIGTERM)
        return []

    monkeypatch.setattr(KioskApp, "frame", frame)
    before = signal.getsignal(signal.SIGTERM)
    assert kiosk_app.run(KioskConfig()) == 0
    assert seen == [True] and not counters.load().running
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.skipif(sys.platform != "linux", reason="asks ps and kills")
def test_a_killed_kiosk_is_there_again_within_five_seconds(tmp_path: Path) -> None:
    """B43: the show is on again, and what was counted stays; then both end as asked."""
    environment = {**os.environ, "GASLAMP_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    counters.save(Counters(visits=41), tmp_path / "kiosk.json")
    with subprocess.Popen([sys.executable, "-c", KILLED], cwd=ROOT, env=environment) as keeper:
        try:
            first = _wait_for(lambda: _child_of(keeper.pid), 20)
            _wait_for(lambda: _running(tmp_path), 20)
            os.kill(first, signal.SIGKILL)
            killed = time.monotonic()
            counted = _wait_for(lambda: counters.load(tmp_path / "kiosk.json").crashes, 30)
            seconds = time.monotonic() - killed
            again = _child_of(keeper.pid)
            assert again and again != first
        finally:
            keeper.send_signal(signal.SIGTERM)
            keeper.wait(20)
    assert counted == 1
    assert counters.load(tmp_path / "kiosk.json").visits == 41
    # Alone on a machine it takes about two seconds; here others compute beside it.
    assert seconds < 5 or (os.getloadavg()[0] > 2 and seconds < 25), f"{seconds:.1f} s"


def _wait_for(found: Callable[[], Any], seconds: float) -> Any:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if value := found():
            return value
        time.sleep(0.05)
    raise AssertionError("it never came")


HANGING = """
import os, socket, sys, time
open(sys.argv[1], "a").write("x")
way = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
way.connect(os.environ["NOTIFY_SOCKET"])
way.send(b"READY=1")
if len(open(sys.argv[1]).read()) < 2:
    time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs sockets with names")
def test_a_house_that_hangs_is_ended_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes.kiosk import keeping

    monkeypatch.setattr(keeping, "HANGS_AFTER", 0.5)
    monkeypatch.setattr(keeping, "AGAIN_AFTER", 0.1)
    assert keeping.keep([sys.executable, "-c", HANGING, str(tmp_path / "lives")]) == 0
    assert (tmp_path / "lives").read_text() == "xx"


def test_the_unit_starts_the_kiosk_again_and_names_what_is_there() -> None:
    unit = RawConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read(ROOT / "assets/kiosk/gaslamp-kiosk.service")
    service = unit["Service"]
    assert service["Type"] == "notify" and service["Restart"] == "on-failure"
    assert float(service["RestartSec"]) <= 4
    assert int(service["WatchdogSec"]) >= 5
    assert " kiosk --config " in service["ExecStart"]
    page = (ROOT / "assets/docs/kiosk.md").read_text(encoding="utf-8")
    assert "assets/kiosk/gaslamp-kiosk.service" in page
