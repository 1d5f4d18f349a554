"""The rule that matters is one press away: at every decision and on every private page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.content.handbook import MOST_WORDS, Handbook
from game.content.reading import words
from game.core.rng import stream_for
from game.simulation import play
from scenes import screens
from scenes.context import Context
from scenes.handbook import HandbookScreen
from scenes.notes import NotesScene
from scenes.private import ChoiceScene, CurtainScene, load_secrets
from tests.rules.tudor_mansion.tables import played
from tests.scenes.conftest import Player
from tests.scenes.tudor_mansion.test_private import Table

GAME = "tudor_mansion"
DECISIONS = ("choose_start_room", "move", "act", "act_again", "choose_shown")
PAGES = ("hand", "shown", "envelope", "notes")


@pytest.fixture
def table(open_context: Callable[..., Context]) -> Iterator[Table]:
    made = Table(open_context())
    yield made
    made.context.stack.clear()
    made.context.stack.apply()
    made.session.close()


@pytest.mark.parametrize("kind", [*DECISIONS, *PAGES])
def test_every_decision_and_page_has_its_help(kind: str) -> None:
    book = Handbook.load(GAME)
    found = book.help_for(kind)
    assert found is not None
    assert 0 < words(found.text) <= MOST_WORDS
    assert book.entries_behind(found)


def test_no_decision_of_the_game_is_left_out() -> None:
    kinds = set()
    for house in ("standard", "choose_one", "again"):
        for number in range(3):
            with played(house, number, most=40) as match:
                kinds |= {decision.kind for decision in match.decisions}
                setup = match.setup
                stream = stream_for(number, "help")
            with match_of(setup) as again:
                for _ in range(40):
                    if again.outcome is not None:
                        break
                    decision = again.decisions[0]
                    kinds.add(decision.kind)
                    parts = dict(decision.options.parts)
                    options = parts.get("suggest") or decision.options
                    again.submit(decision.seat, options.sample(stream))
    assert kinds == set(DECISIONS)


def match_of(setup: Any) -> Any:
    from game.match import Match

    return Match.open(setup)


@pytest.mark.parametrize("kind", [*DECISIONS, *PAGES])
@pytest.mark.parametrize("size", [100, 150, 200])
def test_its_text_is_on_the_first_screen(
    players: Callable[..., Player], kind: str, size: int
) -> None:
    player = players(text_size=size)
    scene = player.open(screens.make("handbook", player.context, game=GAME, decision=kind))
    found = Handbook.load(GAME).help_for(kind)
    assert found is not None
    assert found.text[:30] in " ".join(player.strings()).replace("\n", " ")
    player.press("back")
    assert player.top is not scene, "and one press leads back"


def test_a_changed_house_rule_is_told_with_it(player: Player) -> None:
    player.open(
        screens.make(
            "handbook",
            player.context,
            game=GAME,
            decision="shown",
            house_rules={"refute": "choose_one"},
        )
    )
    assert "chooses one card to show" in " ".join(player.strings())


def test_from_large_text_the_whole_index_is_a_press_away(players: Callable[..., Player]) -> None:
    player = players(text_size=200)
    player.open(screens.make("handbook", player.context, game=GAME, decision="act"))
    player.press("extra")
    assert "chapter" in player.top.widgets


def test_private_pages_tell_what_they_are_about(table: Table) -> None:
    view = table.match.view(0)
    secrets = load_secrets(GAME)
    hand = CurtainScene(table.context, table.party, secrets.first_look(view), seat=0)
    notes = NotesScene(table.context, table.party, table.session, seat=0)
    for scene, kind in ((hand, "hand"), (notes, "notes")):
        table.context.stack.push(scene)
        table.player.run(0.6)
        table.player.press("info", seat=1 if scene is hand else 0)
        assert isinstance(table.player.top, HandbookScreen)
        assert table.player.top.decision == kind
        table.player.press("back")
        assert table.player.top is scene
        table.context.stack.pop(of=scene)
        table.context.stack.apply()


def test_help_over_an_open_page_covers_it(table: Table) -> None:
    look = table.look(("rope", "hall"), seconds=30.0)
    scene = CurtainScene(table.context, table.party, look, seat=0)
    table.context.stack.push(scene)
    table.player.run(0.6)
    table.player.devices.hold("confirm", 0)
    table.player.run(0.6)
    assert table.readable()
    table.player.press("info", seat=1)
    assert table.player.top is scene, "nobody else disturbs a look"
    table.player.press("info", seat=0)
    assert isinstance(table.player.top, HandbookScreen)
    assert not scene.curtain.visible
    table.player.press("back")
    assert not table.readable()


def test_choosing_what_to_show_has_help(open_context: Callable[..., Context]) -> None:
    table = Table(open_context())
    try:
        play(table.match, ["random"] * 4, 8)
        from game.core.messages import message
        from scenes.private import PrivateChoice

        choice = PrivateChoice(message(f"{GAME}.choose_shown", seat=0), ("rope", "hall"), {})
        scene = ChoiceScene(table.context, table.party, choice, seat=0)
        table.context.stack.push(scene)
        table.player.run(0.6)
        table.player.press("confirm", seat=0)
        table.player.run(0.6)
        table.player.press("info", seat=0)
        assert table.player.top.decision == "choose_shown"
    finally:
        table.context.stack.clear()
        table.context.stack.apply()
        table.session.close()
