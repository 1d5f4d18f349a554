"""A sixth game touches no shared file: this one is found, played, simulated, kept and shown.

All of it lies in a folder of assets, a package of rules and a table module of three lines, as a
game of the house does; only that they lie in the fixtures of the tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import main
from game.content import Handbook, Texts, registry
from game.core.messages import OMNISCIENT
from game.core.setup import Setup
from game.match import Match, Record
from game.match.saves import Saves
from game.match.session import Player, Session
from game.simulation import Plan, simulate
from tests.kit.games import TOYS, with_toys

GAME = "umbrella_stand"
ROOT = Path(__file__).resolve().parents[3]
SHARED = ("game", "systems", "scenes", "assets")
OWN = {
    f"tests/fixtures/games/{GAME}",
    f"tests/fixtures/toys/{GAME}",
    f"tests/toys/{GAME}",
}


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with with_toys():
        yield


def test_the_house_has_never_heard_of_it() -> None:
    files = [path for room in SHARED for path in (ROOT / room).rglob("*") if path.is_file()]
    files += [ROOT / "main.py", ROOT / "pyproject.toml"]
    naming = [path for path in files if GAME.encode() in path.read_bytes()]
    assert [path for path in naming if path.suffix != ".pyc"] == []
    assert all((ROOT / own).is_dir() for own in OWN)


def test_its_table_is_three_lines() -> None:
    text = (ROOT / f"tests/fixtures/toys/{GAME}/table.py").read_text("utf-8")
    code = [line for line in text.splitlines() if line and not line.startswith('"""')]
    assert len(code) <= 3


def test_it_is_found_by_its_manifest() -> None:
    assert GAME in registry.games()
    manifest = registry.manifest(GAME)
    assert Path(manifest.folder).parent == TOYS
    assert [one.id for one in manifest.formats] == ["standard", "duel"]
    assert Texts.load("en", GAME).say(manifest.title) == "The Umbrella Stand"
    assert Handbook.load(GAME).rule("us-03").title == "From the stand"


def test_without_its_folder_it_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_extra", [])
    assert GAME not in registry.games()


@pytest.mark.parametrize(("format_", "seats"), [("standard", 2), ("standard", 4), ("duel", 2)])
def test_it_is_played(format_: str, seats: int) -> None:
    session = Session.open(Setup(GAME, format_, seats, seed=11), [Player("sharp")] * seats)
    try:
        while session.bots_to_move():
            seat = session.bots_to_move()[0]
            choice = session.think(seat, lambda: False)
            assert choice is not None
            session.play(seat, choice)
        outcome = session.match.outcome
        assert outcome is not None
        assert outcome.ending in ("won", "rain")
        faces = [
            card for zone in session.match.view(OMNISCIENT).zones.values() for card in zone.cards
        ]
        assert len(set(faces)) == len(faces) == 16
    finally:
        session.close()


def test_it_is_simulated() -> None:
    plan = Plan(GAME, "standard", ("sharp", "casual", "random"))
    played = [simulate(plan, seed) for seed in range(40)]
    wins = [sum(seat in one.outcome.winners for one in played) for seat in range(3)]
    assert wins[0] > wins[2], "the bots know what they do"
    assert played == [simulate(plan, seed) for seed in range(40)]


def run(*arguments: str) -> int:
    return main.main(list(arguments))


def json_lines(text: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_the_commands_know_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "records"
    bots = "sharp,casual"
    simulated = run(
        *("simulate", GAME, "--seats", "3", "--bots", bots, "--games", "4", "--seed", "5"),
        *("--rule", "round_limit=20", "--records", str(records), "--json"),
    )
    assert simulated == 0
    lines = json_lines(capsys.readouterr().out)
    assert [line["seed"] for line in lines[:4]] == [5, 6, 7, 8]
    assert lines[0]["bots"] == ["sharp", "casual", "sharp"]
    assert "summary" in lines[4]
    kept = sorted(records.iterdir())
    assert len(kept) == 4
    for file, line in zip(kept, lines, strict=False):
        assert run("replay", str(file), "--verify") == 0
        with Match.replay(Record.from_lines(file.read_bytes())) as match:
            assert match.digest() == line["digest"]
    capsys.readouterr()
    assert run("rules", GAME, "US-07") == 0
    assert "shuffled into it" in capsys.readouterr().out


def test_a_record_that_was_tampered_with_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Match.open(Setup(GAME, seats=2, seed=3), keep_digests=True) as match:
        match.submit(0, match.intent({"do": "draw_hidden"}))
        match.submit(0, next(iter(match.decisions[0].options)))
        data = match.record.to_lines()
    digest = msgspec.json.decode(data.splitlines()[-1])["digest"]
    file = tmp_path / "record.jsonl"
    file.write_bytes(data.replace(digest.encode(), b"0" * 32))
    assert run("replay", str(file), "--verify") == 1
    assert "the state differs after decision 2" in capsys.readouterr().out


def test_it_is_kept_and_goes_on(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = Session.open(Setup(GAME, seats=2, seed=3), [Player(), Player("casual")], saves)
    session.submit(0, session.match.intent({"do": "draw_hidden"}))
    (info,) = saves.list()
    assert info.game == GAME
    again = saves.load(info.path)
    assert again.match.digest() == session.match.digest()
    again.close()
    session.close()
    saves.close()


SCENARIO = f"""
id = "US-E01"
about = "a turn: take from the stand, put down for all to see"
rules = ["US-03", "US-05"]
game = "{GAME}"
seats = 2
[arrange]
"hand.0" = ["plain_1", "striped_1", "dotted_1"]
"deck" = ["checked_4", "..."]
[[step]]
seat = 0
intent = {{ do = "take_top" }}
refused = "no_such_option"
[[step]]
seat = 0
intent = {{ do = "draw_hidden" }}
[[step]]
seat = 0
intent = {{ do = "put_down", card = "plain_1" }}
[[expect]]
after = 1
decisions = [{{ seat = 0, kind = "draw" }}]
[[expect]]
viewer = 1
facts = [{{ fact = "drew", seat = 0, card = "?" }}, {{ fact = "put_away", card = "plain_1" }}]
[[expect]]
viewer = 0
facts = [{{ fact = "drew", seat = 0, card = "checked_4" }}]
[[expect]]
view = {{ viewer = 1, zone = "floor", cards = ["plain_1"] }}
"""


def test_its_worked_examples_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "us_e01.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert run("scenario", str(file)) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")


@pytest.mark.parametrize("viewer", ["0", "public"])
def test_its_table_is_drawn(tmp_path: Path, viewer: str) -> None:
    pytest.importorskip("pygame")
    picture = tmp_path / "table.png"
    seen = ("--seed", "3", "--moves", "9", "--viewer", viewer)
    assert run("shot", "table", "--game", GAME, *seen, "-o", str(picture)) == 0
    assert picture.stat().st_size > 10_000
