"""The table of sounds agrees with the code and with the files, and the volumes work."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pygame
import pytest

from game import paths
from systems.io.audio import DUCKED, Audio
from systems.io.sounds import EFFECTS, VOICE, WAITING, BadSounds, Sounds
from tests.architecture.tree import ROOT, modules, parsed

PLACES = ("main.py", "scenes", "systems", "game")
FOLDER = paths.assets() / "audio"
TABLE = Sounds.load(FOLDER / "cues.toml")


def interface_cues() -> dict[str, str]:
    """The constants of the kit: ``cues.MOVE`` and the others."""
    tree = parsed(ROOT / "scenes/kit/cues.py")
    return {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


def named(node: ast.expr, constants: dict[str, str]) -> list[str]:
    """The cues that an argument can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return named(node.body, constants) + named(node.orelse, constants)
    if isinstance(node, ast.Attribute) and node.attr in constants:
        return [constants[node.attr]]
    return []


def called(method: str) -> set[str]:
    """Every name with which a method is called anywhere, whatever it is called on."""
    constants = interface_cues()
    return {
        name
        for _, tree in modules(*PLACES)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == method
        and node.args
        for name in named(node.args[0], constants)
    }


def pieces() -> set[str]:
    """Every piece of music that a scene names."""
    return {
        node.value.value
        for _, tree in modules(*PLACES)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "music"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        and node.value.value
    }


def test_every_cue_of_the_code_is_in_the_table_and_the_other_way_round() -> None:
    used = called("cue")
    assert "deal" in used and "ui_move" in used, "the search finds nothing"
    ready = {name for name, cue in TABLE.cues.items() if cue.group != WAITING}
    waiting = set(TABLE.cues) - ready
    assert used <= set(TABLE.cues), "cues without a sound"
    assert ready <= used, "nothing plays these: are they waiting for something?"
    assert not used & waiting, "these do not wait any more"


def test_every_piece_of_music_is_played_by_a_scene() -> None:
    assert pieces() | called("play_music") == set(TABLE.music)


def test_every_file_is_there_and_every_file_is_used() -> None:
    wanted = {cue.file for cue in (*TABLE.cues.values(), *TABLE.music.values())}
    there = {path.stem for path in FOLDER.glob("*.ogg")}
    assert wanted == there


def test_reveals_let_the_music_step_back() -> None:
    assert all(TABLE.cues[name].duck > 1 for name in ("reveal", "accuse", "right", "wrong"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[effects", "Expected"),
        ('[noises]\na = "a"', "no such group: noises"),
        ("[effects]\na = 3", "a needs the name of a file"),
        ('[effects]\na = {file = "a", loud = 3}', "a needs the name of a file"),
        ('[effects]\na = "a"\n[voice]\na = "b"', "a stands in two groups"),
    ],
)
def test_a_bad_table_says_what_is_wrong(text: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "cues.toml"
    path.write_text(text)
    with pytest.raises(BadSounds, match=r"cues\.toml") as caught:
        Sounds.load(path)
    assert problem in str(caught.value)


def test_without_a_table_the_house_is_silent(tmp_path: Path) -> None:
    audio = Audio(tmp_path)
    assert audio.open()
    audio.cue("deal")
    audio.play_music("hall")
    audio.update(1)
    audio.close()
    assert audio.heard == ["deal"]


@pytest.fixture
def audio() -> object:
    made = Audio()
    assert made.open()
    yield made
    made.close()


def test_three_volumes_work_at_once_on_what_is_heard(audio: Audio) -> None:
    audio.set_volumes(80, 60, 40)
    audio.cue("reveal")
    audio.cue("your_turn")
    reveal, call = audio._sounds["reveal"], audio._sounds["your_turn"]
    assert reveal is not None and call is not None
    assert TABLE.cues["reveal"].group == EFFECTS and TABLE.cues["your_turn"].group == VOICE
    assert reveal.get_volume() == pytest.approx(0.8, abs=0.02)
    assert call.get_volume() == pytest.approx(0.4, abs=0.02)
    audio.play_music("hall")
    assert pygame.mixer.music.get_volume() == pytest.approx(0.6, abs=0.02)
    audio.set_volumes(20, 10, 90)
    assert reveal.get_volume() == pytest.approx(0.2, abs=0.02)
    assert call.get_volume() == pytest.approx(0.9, abs=0.02)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.1, abs=0.02)


def test_volumes_of_zero_are_silent(audio: Audio) -> None:
    audio.set_volumes(0, 0, 0)
    audio.cue("deal")
    audio.cue("bell")
    assert not pygame.mixer.get_busy()


def test_the_music_steps_back_for_a_reveal(audio: Audio) -> None:
    audio.set_volumes(80, 100, 80)
    audio.play_music("table")
    audio.cue("right")
    for _ in range(60):
        audio.update(1 / 60)
    assert pygame.mixer.music.get_volume() == pytest.approx(DUCKED, abs=0.02)
    for _ in range(8 * 60):
        audio.update(1 / 60)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)


def test_a_skipped_clip_is_no_uproar(audio: Audio) -> None:
    for _ in range(20):
        for name in ("deal", "token", "tag", "check", "card"):
            audio.cue(name)
    playing = sum(pygame.mixer.Channel(number).get_busy() for number in range(16))
    assert 1 <= playing <= 3
    audio.update(1 / 60)
    audio.cue("card")
    assert sum(pygame.mixer.Channel(number).get_busy() for number in range(16)) == playing + 1


def test_sounds_are_read_before_they_are_needed(audio: Audio) -> None:
    for _ in range(60 * 12):
        audio.update(1 / 60)
    ready = {name for name, cue in TABLE.cues.items() if cue.group != WAITING}
    assert set(audio._sounds) == ready


def test_a_device_that_comes_later_plays_the_music(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "nonesuch")
    made = Audio()
    assert not made.open()
    made.play_music("hall")
    made.cue("reveal")
    made.set_volumes(10, 20, 30)
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    assert made.open()
    assert made.track == "hall" and pygame.mixer.music.get_busy()
    made.set_mono(True)
    assert made.ready and pygame.mixer.get_init()[2] == 1 and pygame.mixer.music.get_busy()
    made.close()
