"""Ways in which secrets get out of a house rather than out of a game; the list of all of them.

Which leak is found by which test stands in ``leak_list.py``, and in ``assets/docs/leaks.md``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots import Choice
from game.content import Texts, registry
from game.match.match import Match
from game.match.session import Session
from scenes.private import peek
from scenes.private.curtain import CurtainScene
from scenes.private.round import LookRound
from scenes.tabletop.pace import ACT_SECONDS, UNSEEN_SECONDS, Pace
from systems.io.actions import Kind
from systems.table.tempo import Tempo
from tests.scenes.leak_list import LEAKS, PAGE, ROOT, page

CODE = [
    path for room in ("game", "systems", "scenes") for path in sorted((ROOT / room).rglob("*.py"))
]


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names of the tests of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("leak", LEAKS)
def test_every_leak_has_a_test(leak: str) -> None:
    assert LEAKS[leak]
    for test in LEAKS[leak]:
        file, _, name = test.partition("::")
        found = [path for path in (ROOT / "tests").rglob(file) if name in names_in(path)]
        assert found, f"{test} is not there"


def test_the_page_of_leaks_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


# -- what code there is --------------------------------------------------------------------------


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(name: str) -> set[str]:
    """The modules that call something of this name."""
    found = set()
    for path in CODE:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                called = node.func
                last = called.attr if isinstance(called, ast.Attribute) else ""
                if last == name or (isinstance(called, ast.Name) and called.id == name):
                    found.add(str(path.relative_to(ROOT)))
    return found


def imported() -> Iterator[tuple[str, str]]:
    """Module of the house and what it imports."""
    for path in CODE:
        for node in ast.walk(tree_of(path)):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [one.name for one in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
            for name in names:
                yield str(path.relative_to(ROOT)), name


def test_one_window_with_one_title() -> None:
    """Nothing but the viewport opens a window, and its title is set once."""
    assert calls("set_mode") == calls("set_caption") == {"systems/io/viewport.py"}
    assert not calls("Window") and not calls("from_display_module")
    text = (ROOT / "systems/io/viewport.py").read_text(encoding="utf-8")
    assert text.count("set_caption(") == 1 and "set_caption(title)" in text
    openers = [path for path in CODE if "Viewport.open(" in path.read_text(encoding="utf-8")]
    assert openers
    for path in openers:
        assert "title=" not in path.read_text(encoding="utf-8").split("Viewport.open(")[1][:120]


def test_only_the_reader_reads_aloud() -> None:
    """One voice, asked for by one module, which is silent over everything private."""
    voices = {"pyttsx3", "speechd", "gtts", "accessible_output2", "win32com", "subprocess"}
    speaking = {
        (where, what)
        for where, what in imported()
        if what.split(".")[0] in voices
        and not where.startswith(("scenes/commands/", "scenes/kiosk/keeping"))
    }
    assert not speaking
    assert not calls("popen")
    using = [path for path in CODE if ".speech.say(" in path.read_text(encoding="utf-8")]
    assert [path.name for path in using] == ["reader.py"]


def test_no_private_screen_shakes_a_pad() -> None:
    shaking = calls("nudge") | calls("rumble")
    assert "scenes/tabletop/choosing.py" in shaking
    assert not [path for path in shaking if path.startswith(("scenes/private", "scenes/notes"))]


def test_the_show_knows_of_no_saved_game() -> None:
    found = {what for where, what in imported() if where.startswith("scenes/attract")}
    assert found
    assert not [what for what in found if "saves" in what or "replays" in what]


def test_nothing_can_be_taken_back() -> None:
    """No button, and no door to a match, leads to what was before."""
    for word in ("undo", "rollback", "rewind", "take_back"):
        assert word not in {kind.value for kind in Kind}
        assert not hasattr(Match, word) and not hasattr(Session, word)


def test_every_screen_with_secrets_is_private() -> None:
    """So that no picture is taken of it, and it is covered when the window loses the focus."""
    import scenes.notes
    import scenes.tabletop.alone

    assert scenes.notes.NotesScene in _heirs(CurtainScene)
    for kind in (*_heirs(CurtainScene), peek.PeekScene, LookRound):
        assert kind.private, kind


def _heirs(kind: type) -> list[Any]:
    return [kind, *(one for heir in kind.__subclasses__() for one in _heirs(heir))]


def test_what_happened_is_never_told_to_you() -> None:
    """Who is meant by "you" depends on who reads; on a shared screen that is everybody."""
    told = 0
    for game in registry.games():
        texts = Texts.load("en", game)
        for key in texts.keys():  # noqa: SIM118 - no mapping
            parts = key.split(".")
            if len(parts) > 2 and parts[0] == game and parts[1] in ("fact", "log"):
                told += 1
                assert not re.search(r"\byour?s?\b", str(texts.text(key)), re.IGNORECASE), key
    assert told


# -- time ----------------------------------------------------------------------------------------


class OneBot:
    """A session of which one computer player thinks for so many frames."""

    humans = (0,)
    players = (None, None)
    match = SimpleNamespace(decision=lambda seat: None)

    def __init__(self, frames: int) -> None:
        self.frames = frames
        self.played: list[int] = []

    def bots_to_move(self) -> list[int]:
        return [1]

    def humans_to_move(self) -> list[int]:
        return []

    def think(self, seat: int, out_of_time: Any) -> Choice | None:
        self.frames -= 1
        return None if self.frames >= 0 else SimpleNamespace(intent=None)  # type: ignore[return-value]

    def play(self, seat: int, choice: Any) -> None:
        self.played.append(seat)


def frames_to_act(frames: int, speed: str, kind: str = "") -> int:
    """Frames from the act before to the next one."""
    session, tempo = OneBot(frames), Tempo(speed=speed)
    pace = Pace(session, tempo, lambda seat: True, unseen=frozenset({"window"}))  # type: ignore[arg-type]
    pace.note_act(kind)
    for frame in range(600):
        if pace.update(1 / 60, idle=True):
            return frame
    raise AssertionError("it never acts")


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_an_act_takes_as_long_however_long_it_was_thought_about(speed: str) -> None:
    """One answer or many, found at once or just in time: the room sees no difference."""
    lengths = {frames_to_act(frames, speed) for frames in (0, 1, 7, 20)}
    assert len(lengths) == 1
    assert abs(lengths.pop() / 60 - ACT_SECONDS[speed]) < 0.05


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_windows_that_computers_pass_take_no_time_to_speak_of(speed: str) -> None:
    """Nothing is shown of an answer there, and how long it was thought about is not seen."""
    lengths = {frames_to_act(frames, speed, "window") for frames in (0, 1, 7)}
    assert len(lengths) == 1
    assert abs(lengths.pop() / 60 - UNSEEN_SECONDS[speed]) < 0.05
