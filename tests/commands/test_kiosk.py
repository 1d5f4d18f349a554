"""``kiosk --config FILE``: the operator's file, and one clear line for what is wrong in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from game.settings import KioskConfig
from scenes.commands.kiosk import read_config
from tests.commands.kit import GAME, ROOT, Shell, process

PAGE = ROOT / "assets/docs/kiosk.md"


def written(tmp_path: Path, content: str) -> Path:
    path = tmp_path / "kiosk.toml"
    path.write_text(content, encoding="utf-8")
    return path


def test_every_key_can_be_set(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        f'games = ["{GAME}"]\nlanguage = "xx"\ntext_size = 150\nhigh_contrast = true\n'
        "reduced_motion = true\nvolume = 40\nloudest = 70\nattract_volume = 20\n"
        "attract_segment = 25\n"
        "pixel_shift = 30\nidle_hint = 20\nidle_question = 30\nidle_countdown = 25\n"
        'silence = 90\nsilence_talk = 120\nunlock = ["a", "a", "a", "a", "a", "b", "b", "b", '
        '"b", "b", "up"]\nkey_file = "/media/key"\n',
    )
    config = read_config(str(path))
    assert config.games == (GAME,)
    changed = [
        name
        for name in KioskConfig.__struct_fields__
        if getattr(config, name) != getattr(KioskConfig(), name)
    ]
    assert changed == list(KioskConfig.__struct_fields__)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("silnce = 90", "silnce"),
        ('silence = "long"', "silence"),
        ("silence = true", "silence"),
        ("idle_countdown = 19", "idle_countdown"),
        ("attract_volume = 26", "attract_volume"),
        ("attract_segment = 19", "attract_segment"),
        ("text_size = 110", "text_size"),
        ("volume = 101", "volume"),
        ("volume = 50.5", "volume"),
        ("loudest = 50", "volume (60) is above loudest (50)"),
        ('unlock = ["up", "down"]', "unlock"),
        (
            'unlock = ["up", "x", "up", "up", "up", "up", "up", "up", "up", "up"]',
            "unlock",
        ),
        ('language = "tlh"', "no language is called `tlh`"),
        (f'games = ["{GAME}", "{GAME}"]', "names one twice"),
        ("idle_hint = 61", "idle_hint (61) is longer than idle_question (60)"),
        ("idle_question = 121\nidle_hint = 50", "idle_question (121) is longer than silence"),
        ("silence = 200", "silence (200) is longer than silence_talk (180)"),
        ("games = 5", "games"),
        ("[games]", "games"),
    ],
)
def test_what_is_wrong_is_one_clear_line(
    shell: Shell, tmp_path: Path, content: str, says: str
) -> None:
    assert says in shell.refuses("kiosk", "--config", written(tmp_path, content))


def test_a_folder_or_other_bytes_are_refused(shell: Shell, tmp_path: Path) -> None:
    assert shell.refuses("kiosk", "--config", tmp_path)
    path = tmp_path / "kiosk.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in shell.refuses("kiosk", "--config", path)


def test_the_page_for_operators_names_every_key_with_its_default(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example is not None
    values = tomllib.loads(example.group(1))
    assert list(values) == list(KioskConfig.__struct_fields__)
    assert read_config(str(written(tmp_path, example.group(1)))) == KioskConfig()


def test_without_a_screen_it_says_so_in_one_line() -> None:
    ran = process("kiosk", environment={"SDL_VIDEODRIVER": "no such driver"})
    assert ran.status == 2
    assert ran.err.startswith("gaslamp: No screen was found")
    assert ran.err.count("\n") == 1
