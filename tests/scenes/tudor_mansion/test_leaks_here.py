"""Nothing that everybody sees, reads or feels at this table follows from a hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content import Texts
from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.match.crash import write_bundle
from game.match.match import Match
from game.match.saves import Saves
from game.match.session import Player as Seated
from game.match.session import Session
from scenes.context import Context
from scenes.error import ErrorScreen
from scenes.log import LogScene
from scenes.party import Party
from scenes.private.curtain import CurtainScene
from scenes.saves import SavesScreen
from systems.io.seats import SeatMap
from systems.rules.tudor_mansion.cards import CLUES
from systems.table.privacy import Drape
from tests.scenes.conftest import Player
from tests.scenes.tudor_mansion.table_rig import GAME, Rig
from tests.scenes.tudor_mansion.test_sounds_alike import played


def names() -> set[str]:
    """Every name of a card."""
    texts = Texts.load("en", GAME)
    return {texts.say(f"{GAME}.{kind}.{card}") for card in CLUES for kind in ("card", "short")}


def lines_of(context: Context, match: Match) -> list[Any]:
    party = Party.of(match.setup, ["human"] * 4, context.words_for(GAME))
    return LogScene(context, party, match.facts_since(0, PUBLIC)).lines


@pytest.mark.parametrize("seed", [3, 11])
def test_the_log_has_the_same_lines_in_the_same_order_with_other_cards(
    context: Context, seed: int
) -> None:
    with played(seed, 20) as match:
        lines = lines_of(context, match)
        assert len(lines) > 8
        for seat in range(4):
            other = match.redeal(seat, stream_for(seed, "log"))
            assert other is not None
            with other:
                assert lines_of(context, other) == lines


def test_the_log_is_never_ahead_of_the_table() -> None:
    """What has happened in the match but lies on the table not yet is not told."""
    with Rig(4, 2, seed=5) as table:
        table.wait_for_panel()
        scene, match = table.scene, table.session.match
        before, told = len(scene.menu._log().lines), scene.watching.told  # type: ignore[union-attr]
        asked = match.decisions[0]
        scene.submit(asked.seat, list(asked.options)[-1])
        assert match.moves == 1 and len(match.facts_since(0, PUBLIC)) > told
        assert len(scene.menu._log().lines) == before  # type: ignore[union-attr]
        table.until(lambda: scene.watching.told > told)
        assert len(scene.menu._log().lines) > before  # type: ignore[union-attr]


def seen_by_all(hand: list[str], other: list[str]) -> list[Any]:
    """Everything noticed at the table while a seat with this hand moves and asks."""
    arrange = {
        "envelope": ["colonel_mustard", "spanner", "lounge"],
        "hand.0": hand,
        "hand.1": rest()[:5],
        "hand.2": rest()[5:10],
        "hand.3": other,
        "turn": 0,
        "step": "move",
        "suspect_pos.miss_scarlett": "hall",
    }
    context = Context.offscreen(None, (480, 270), SeatMap())
    found: list[Any] = []
    with Rig(4, 2, arrange=arrange, draws=True, context=context) as table:
        for kind in ("move", "act", ""):
            if kind:
                table.wait_for_panel(kind)
            table.until(lambda: table.scene.choreographer.idle)
            table.step(20)
            scene = table.scene
            found.append(
                (
                    pygame.image.tobytes(context.viewport.frame, "RGB"),
                    scene.strings(),
                    scene.focus.keys,
                    scene.focus.current(),
                    list(table.devices.shaken),
                )
            )
            table.press("confirm")
    return found


def rest() -> list[str]:
    """The cards of the two seats that are not exchanged."""
    return [card for card in CLUES if card not in ("colonel_mustard", "spanner", "lounge")][8:]


def test_the_table_is_the_same_to_the_pixel_whatever_the_asked_seat_holds() -> None:
    """Nothing is grey, focused, told or shaken because of a hand."""
    free = [card for card in CLUES if card not in ("colonel_mustard", "spanner", "lounge")]
    one, two = free[:4], free[4:8]
    first, second = seen_by_all(one, two), seen_by_all(two, one)
    assert len(first) == 3 and first[0][1:4] != first[1][1:4]
    assert first == second


def test_a_crash_shows_no_card(context: Context, tmp_path: Path) -> None:
    with played(3, 12) as match:
        bundle = write_bundle(tmp_path, match, f"hand: {match.view(0).zones['hand.0'].cards}")
    assert bundle.name == "crash-0001"
    player = Player(context)
    player.open(ErrorScreen(context, bundle))
    assert player.strings()
    assert not [text for text in player.strings() for name in names() if name in text]


def test_saved_games_are_listed_without_a_card(context: Context, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    with played(3, 0) as match:
        setup = match.setup
    session = Session.open(setup, [Seated(), Seated(), Seated("random"), Seated("random")], saves)
    for _ in range(6):
        decision = session.match.decisions[0]
        session.submit(decision.seat, next(iter(decision.options)))
    saves.flush()
    session.close()
    files = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert files and not [n for n in files if any(card in n for card in CLUES)]
    player = Player(context)
    player.open(SavesScreen(context, saves))
    strings = player.strings()
    assert any("Rosa" in text for text in strings), "the saved game is on the list"
    assert not [text for text in strings for name in names() if name in text]


def test_a_pad_that_takes_a_seat_does_not_open_its_curtain() -> None:
    """Who finds a pad of nobody sits down first; only a second press looks."""
    with Rig(4, 2) as table:
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        curtain = table.stack.top
        table.until(lambda: curtain.curtain.state is Drape.CLOSED)
        table.devices.known["pad.0"] = table.context.seats.device_of(0)
        table.devices.unplug("pad.0")
        table.step(2)
        other = table.devices.plug("pad.9", guid="other", number=9)
        table.step(1)
        table.devices.hold("confirm", device=other.id)
        table.step(60)
        assert curtain.curtain.state is Drape.CLOSED
        assert table.context.seats.device_of(0) == other
        table.devices.release("confirm", device=other.id)
        table.devices.hold("confirm", device=other.id)
        table.step(60)
        assert curtain.curtain.state is Drape.OPEN
