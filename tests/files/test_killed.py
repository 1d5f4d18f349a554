"""Killed at any moment: a house that plays, keeps and counts is found whole at its next start.

A process is killed without warning while it plays match after match, as a table does: each decision
is saved, each end is counted, settings and people are changed on the way. Then everything is read
as the next start reads it.
"""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import profiles, settings, statistics
from game.match.saves import Saves

ROOT = Path(__file__).resolve().parents[2]

NURSERY = """
import os, sys, signal, traceback
from game import profiles, settings, statistics
from game.content import registry
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.saves import Saves
from game.match.session import Player, Session
from game import paths

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
GAME = next(iter(registry.games()))
load_rules(GAME)

def live(seed):
    # Go on with what was left, then play new matches for ever, and say what is surely on the disk.
    saves = Saves(paths.home().saves)
    while True:
        seed += 1
        found = saves.list()
        if found:
            session = saves.load(found[0].path)
        else:
            seats = (SeatSetup("Ada"), SeatSetup("Otto"), SeatSetup("Iris"))
            session = Session.open(Setup(GAME, seats=seats, seed=seed), [Player()] * 3, saves)
        chance = stream_for(seed, "hands")
        chosen = settings.load().value
        chosen.text_size = (100, 125, 150, 200)[seed % 4]
        settings.save(chosen)
        people = profiles.load().value
        people.seen("Ada" if seed % 2 else "Otto")
        profiles.save(people)
        say("begun", session.match.moves)
        while session.match.outcome is None:
            decision = session.match.decisions[0]
            session.submit(decision.seat, decision.options.sample(chance))
            if session.match.moves % 5 == 0:
                saves.flush()
                say("moves", session.match.moves)
        statistics.enter(session)
        saves.flush()
        say("counted", statistics.load().value.people["Ada"].total.played)
        session.close()

def say(what, number):
    os.write(1, b"%s %d\\n" % (what.encode(), number))

for line in sys.stdin:
    child = os.fork()
    if child == 0:
        try:
            live(int(line))
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    os.write(1, b"pid %d\\n" % child)
"""


@pytest.fixture
def nursery(home: Path) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", NURSERY],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        process.wait(10)


def one_life(process: subprocess.Popen[bytes], seed: int, seconds: float) -> dict[str, int]:
    """Let a house live for so long, kill it, and give back the last thing it said of each sort."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"%d\n" % seed)
    told: dict[str, int] = {}
    pid = 0
    while not pid or "begun" not in told:
        ready, _, _ = select.select([process.stdout], [], [], 30)
        assert ready, "the house does not begin"
        what, number = process.stdout.readline().split()
        if what == b"pid":
            pid = int(number)
        else:
            told[what.decode()] = int(number)
    time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    os.set_blocking(process.stdout.fileno(), False)
    time.sleep(0.002)
    rest = process.stdout.read() or b""
    os.set_blocking(process.stdout.fileno(), True)
    for line in rest.splitlines():
        words = line.split()
        if len(words) == 2 and words[0] in (b"moves", b"counted", b"begun"):
            if words[0] == b"begun":
                told.pop("moves", None)
            told[words[0].decode()] = int(words[1])
    return told


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 is for POSIX")
@pytest.mark.parametrize("times", [15, pytest.param(1000, marks=pytest.mark.long)])
def test_a_killed_house_is_found_whole(
    nursery: subprocess.Popen[bytes], home: Path, times: int
) -> None:
    chance = random.Random(43)
    counted, longest, finished = 0, 0, 0
    saves = Saves(home / "saves")
    for life in range(times):
        told = one_life(nursery, life * 1000, chance.expovariate(1 / 0.06))
        kept = settings.load()
        assert kept.notice is None, kept.notice
        assert profiles.load().notice is None
        books = statistics.load()
        assert books.notice is None
        played = books.value.people["Ada"].total.played if books.value.people else 0
        counted = max(counted, told.get("counted", 0))
        assert played >= counted, "what was counted stays counted"
        counted = played
        for path in home.rglob("*"):
            if path.is_file() and not path.name.endswith((".tmp", "-journal")):
                assert path.stat().st_size > 0, f"{path.name} is empty"
        found = saves.list()
        assert len(found) <= 1
        if not found:
            finished += 1  # killed between two matches
            continue
        session = saves.load(found[0].path)
        longest = max(longest, session.match.moves)
        over = session.match.outcome is not None
        assert over or session.match.decisions, "somebody is asked for something"
        if "moves" in told and "counted" not in told:
            assert session.match.moves >= told["moves"], "what was saved stays saved"
        session.close()
    saves.close()
    assert longest > 0
    assert counted > 0 or times < 100, "some matches come to their end in so many lives"
