"""The lobby is there at once: what it needs is made ahead, in steps that nobody notices."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import esper
import pytest

from game import stopwatch
from game.content import registry
from scenes.context import Context
from scenes.kit.transition import SLICE, Into
from scenes.loading import beside
from scenes.lobby.scene import LobbyScene
from scenes.rehearsal import rehearse
from scenes.title import QUIET_SECONDS, Title
from tests.scenes.conftest import Player

FRESH = """
import sys
from time import thread_time
from scenes import screens
from tests.bars.house import STEP, House

house = House(speed="normal")
house.context.book.budget = 128_000_000
hall = screens.make("title", house.context)
house.push(hall)
house.draw()
"""
"""In a process of its own, as nothing is loaded there yet."""

ENTERED = """
house.devices.press("confirm", device="pad.0")
longest, after = 0.0, 0
while after < 10:
    started = thread_time()
    house.step(STEP)
    house.draw()
    longest = max(longest, thread_time() - started)
    after += house.top.name == "lobby"
print(longest)
"""

QUIET = """
longest, done = 0.0, False
while not done:
    started = thread_time()
    house.step(STEP)
    house.draw()
    longest = max(longest, thread_time() - started)
    made = hall._rehearsals.values()
    done = any(steps.gi_frame is None for steps in made)
print(longest)
"""

LOADED = """
from game.content import registry
from scenes.rehearsal import rehearse

game = next(iter(registry.games()))
list(rehearse(house.context, game))
before = set(sys.modules)
lobby = screens.make("lobby", house.context, game=game)
house.push(lobby)
house.press("info", "info")
lobby.start()
house.step(STEP)
assert house.top.name == "table", house.top.name
new = set(sys.modules) - before
print(*sorted(name for name in new if name.startswith(("scenes.", "systems.", "game."))))
"""
"""What is loaded after a rehearsal, until the table is open."""

HURRIED = """
for _ in range(2000):
    hall._quiet = float("-inf")
    house.step(STEP)
    if hall._ways.gi_frame is None:
        break
before = set(sys.modules)
for game in (one for one in hall.games if len(one.formats) > 1):
    hall.sit_down(game)
    house.step(STEP)
    assert house.top.name == "formats", house.top.name
    house.press("back")
new = set(sys.modules) - before
print(*sorted(name for name in new if name.startswith(("scenes.", "systems.", "game."))))
"""
"""What is loaded for somebody who never waits for a lobby that is made ahead."""

LONGEST = 0.1
"""Seconds of a frame on the way into a lobby of which nothing is there (bar B12)."""

LONGEST_QUIET = 0.07
"""Seconds of a frame in the hall while the lobby is made ahead."""


GAME = next(iter(registry.games()))


def said_in_a_fresh_process(what: str) -> str:
    """What is printed where nothing of the house is loaded yet, and the hall is opened first."""
    done = subprocess.run(
        [sys.executable, "-c", FRESH + what],
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def made_in_each_frame(player: Player) -> list[int]:
    """New pictures in every frame from now until the lobby has been drawn."""
    book = player.context.book
    found = []
    for _ in range(200):
        before = book.made
        player.frame()
        found.append(book.made - before)
        if isinstance(player.top, LobbyScene):
            return found
    raise AssertionError("no lobby")


def pictures_of_a_lobby(player: Player) -> int:
    book = player.context.book
    before = book.made
    list(rehearse(player.context, GAME))
    return book.made - before


def test_a_rehearsed_lobby_hardly_draws_anything(player: Player) -> None:
    player.devices.plug("pad.0", number=1)
    player.context.input.read(0.0)
    player.open(Title(player.context))
    player.run(QUIET_SECONDS + 1.5)
    player.devices.press("confirm", device="pad.0")
    made = made_in_each_frame(player)
    player.context.book.clear()
    # Only the card of who pressed, with its words and its pad, is left for the end.
    assert made[-1] < pictures_of_a_lobby(player) / 3


def test_a_hurried_visitor_gets_it_in_steps(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(stopwatch, "seconds", lambda: SLICE / 3 * next(ticks))
    player.devices.plug("pad.0", number=1)
    player.context.input.read(0.0)
    player.open(Title(player.context))
    player.devices.press("confirm", device="pad.0")
    player.frame()
    assert isinstance(player.top, Into)
    player.devices.press("confirm", device="pad.0")  # ends the way, not the steps
    made = made_in_each_frame(player)
    player.context.book.clear()
    whole = pictures_of_a_lobby(player)
    assert max(made) < whole / 2, made
    assert made[-1] < whole / 3


def test_nobody_sits_down_in_a_rehearsal(player: Player) -> None:
    context: Context = player.context
    player.devices.plug("pad.0", number=1)
    context.input.read(0.0)
    context.last_device = "pad.0"
    pad = context.input.device("pad.0")
    assert pad is not None
    context.seats.bind(2, pad)
    list(rehearse(context, GAME))
    assert context.seats.seat_of("pad.0") == 2


def test_the_next_scene_waits_for_its_steps(player: Player) -> None:
    done: list[int] = []

    def steps() -> Iterator[None]:
        for number in range(3):
            done.append(number)
            yield

    opened: list[int] = []

    def then() -> Title:
        opened.append(len(done))
        return Title(player.context)

    player.open(Title(player.context))
    player.context.stack.push(Into(player.context, (960, 540), then, steps()))
    player.run(1.0)
    assert opened == [3]


@pytest.mark.parametrize(("what", "most"), [(ENTERED, LONGEST), (QUIET, LONGEST_QUIET)])
def test_no_frame_of_the_hall_is_long(what: str, most: float) -> None:
    found = []
    for _ in range(4):  # the best of some: the first one may also compile modules
        found.append(float(said_in_a_fresh_process(what).split()[-1]))
        if found[-1] < most:
            return
    pytest.fail(f"the longest frames took {found}")


@pytest.mark.parametrize("what", [LOADED, HURRIED])
def test_what_is_opened_has_come_beside_the_frames_of_the_hall(what: str) -> None:
    """Nothing is loaded when a table is opened, or when ways to play are compared."""
    said = said_in_a_fresh_process(what)
    assert not said.splitlines()[-1].split(), said


def test_what_is_loaded_beside_fails_where_it_is_awaited() -> None:
    def broken() -> None:
        raise LookupError("no such game")

    with pytest.raises(LookupError, match="no such game"):
        list(beside(broken))


def test_paper_is_read_once(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables, pages and menus lie on it at ever new sizes, and other large files come between."""
    images, read = player.context.images, list[str]()
    list(rehearse(player.context, GAME))
    load = type(images)._load
    monkeypatch.setattr(
        type(images), "_load", lambda own, path: (read.append(path.name), load(own, path))[1]
    )
    for name in ("ui/wood.webp", "ui/hall.webp", "ui/street.webp"):
        images.source(name).make(1.0)
    images.picture("ui/paper.webp", (333.0, 77.0)).make(1.0)
    assert "paper.webp" not in read and read


def test_a_file_read_ahead_is_used_or_let_go(player: Player) -> None:
    images = player.context.images
    name = "ui/paper.webp"
    images.read_ahead(name)
    assert images._ahead
    images.source(name).make(1.0)
    assert not images._ahead, "it is fitted now"
    images.read_ahead(name)
    assert not images._ahead, "it has been read"
    images.read_ahead("ui/wood.webp")
    images.forget_ahead()
    assert not images._ahead


def test_a_rehearsal_that_is_broken_off_leaves_nothing(player: Player) -> None:
    player.open(Title(player.context))
    player.run(QUIET_SECONDS + 0.25)
    title = player.top
    assert title._rehearsals, "it has begun"
    before = set(esper.list_worlds())
    player.context.stack.clear()
    player.context.stack.apply()
    assert not {name for name in before if name.startswith("lobby")} & set(esper.list_worlds())
    assert not title._rehearsals
