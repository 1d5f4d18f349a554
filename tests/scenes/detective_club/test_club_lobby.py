"""The lobby of Detective Club: topics, markers, and how visitors of a kiosk play."""

from __future__ import annotations

import pytest

from game.content import Texts
from game.core.rules import HouseRule
from game.match.match import Match
from game.settings import Settings
from scenes.context import Context
from scenes.lobby import rules_list
from scenes.lobby.scene import LobbyScene
from scenes.lobby.state import LobbyState
from scenes.party import Party
from systems.rules.detective_club.content import TOPICS
from systems.table.theme import SEAT_COLOURS
from tests.scenes.conftest import Player
from tests.scenes.detective_club.table_rig import Rig

GAME = "detective_club"


def lobby(format_: str = "standard", *, kiosk: bool = False) -> LobbyState:
    state = LobbyState(GAME, Texts.load("en", GAME), format=format_, seed=4, kiosk=kiosk)
    state.join("pad.0")
    return state


def test_a_topic_is_agreed_on_in_the_thematic_game_alone() -> None:
    state = lobby("thematic")
    rule = next(rule for rule in state.rows if rule.name == "topic")
    assert rule.values is not None and set(TOPICS) < set(rule.values)
    state.change_rule(rule, 1)
    assert state.setup().house_rules == {"topic": TOPICS[0]} and state.problem() is None
    assert "topic" not in [rule.name for rule in lobby().rows]


def topic_of(state: LobbyState) -> HouseRule:
    return next(rule for rule in state.rows if rule.name == "topic")


def full(*, kiosk: bool = False) -> LobbyState:
    """Four people and nobody else, in the thematic game."""
    state = lobby("thematic", kiosk=kiosk)
    while state.remove_computer() is not None:
        pass
    for number in range(1, 4):
        state.join(f"pad.{number}")
    return state


@pytest.mark.rule("CLUB-118")
def test_people_among_themselves_may_write_a_topic() -> None:
    state = full()
    assert state.humans == [0, 1, 2, 3] and state.taken == 4
    rule = topic_of(state)
    state.write(rule, "our holidays")
    assert state.is_changed(rule) and state.setup().arrange == {"topic": "our holidays"}
    assert rules_list.told(state, rule) == "Your own topic: our holidays."
    with Match.open(state.setup()) as match:
        assert match.table.look.club.topic.name == "our holidays"
    state.add_computer()
    assert state.setup().arrange == {} and not state.may_write(rule), "a computer has no list of it"
    state.remove_computer()
    state.change_rule(rule, 1)
    assert state.setup().arrange == {} and state.setup().house_rules == {"topic": TOPICS[0]}
    assert not full(kiosk=True).may_write(rule), "visitors write nothing for all to read"


def test_a_topic_is_written_with_letters_and_kept_for_the_next_game() -> None:
    player = Player(Context.offscreen(Settings(speed="instant")))
    for number in range(4):
        player.devices.plug(f"pad.{number}", number=number + 1)
    player.context.last_device = "pad.0"
    scene = player.open(LobbyScene(player.context, GAME, format="thematic", seed=4))
    while scene.state.remove_computer() is not None:
        pass
    for number in range(1, 4):
        player.devices.press("confirm", device=f"pad.{number}")
        player.run(0.1)
    assert scene.state.humans == [0, 1, 2, 3] and scene.state.taken == 4
    player.press("extra", seat=0)
    rules = player.top
    for _ in range(20):
        if rules.focus.current() != "rule.topic":
            player.press("down", seat=0)
    player.press("confirm", seat=0)
    assert player.top.name == "written"
    for letter in "SEA":
        player.top.focus_on(f"key.{letter}")
        player.press("confirm", seat=0)
    player.top.focus_on("done")
    player.press("confirm", seat=0)
    assert player.top is rules
    assert "Your own topic: Sea." in player.strings()
    player.press("back", seat=0)
    scene.start()
    player.run(0.2)
    table = next(one for one in player.context.stack if one.name == "table")
    assert table.session.match.setup.arrange == {"topic": "Sea"}
    player.context.stack.pop(of=player.top) if player.top is not table else None
    table.menu.chosen("again")
    player.run(0.2)
    again = next(one for one in player.context.stack if one.name == "table")
    assert again is not table and again.session.match.setup.arrange == {"topic": "Sea"}
    player.context.stack.clear()
    player.context.stack.apply()


def test_visitors_of_a_kiosk_play_with_open_hands_and_write_no_words() -> None:
    state = lobby(kiosk=True)
    rules = {"open_hands": True, "free_words": False}
    assert state.setup().house_rules == rules and state.problem() is None
    names = [rule.name for rule in state.rows]
    assert "free_words" not in names, "it cannot be changed"
    state.change_rule(next(rule for rule in state.rows if rule.name == "open_hands"), 1)
    assert state.setup().house_rules == {"free_words": False}
    state.usual_rules()
    assert state.setup().house_rules == rules
    assert lobby().setup().house_rules == {}


def test_the_kiosk_s_lobby_asks_for_it() -> None:
    context = Context.offscreen()
    for kiosk in (False, True):
        context.kiosk = kiosk
        assert bool(LobbyScene(context, GAME, seed=4).state.fixed) == kiosk


def test_a_marker_is_the_colour_of_its_seat_from_the_lobby_to_the_table() -> None:
    context = Context.offscreen()
    scene = LobbyScene(context, GAME, seed=4)
    context.stack.push(scene)
    context.stack.apply()
    state = scene.state
    state.join("pad.0")
    assert state.choose(0, "marker", "purple")
    scene.refresh()
    assert scene.drawing.desk.style(0).colour == SEAT_COLOURS["violet"]
    party = state.party()
    assert isinstance(party, Party) and party.seat_colours[0] == "purple"
    assert len(set(party.seat_colours)) == len(party.members)
    context.stack.clear()
    context.stack.apply()


def test_a_topic_that_is_on_no_list_is_told_on_the_wall_too() -> None:
    for topic, told in (("pirates", "pirates"), ("arts", "the arts")):
        with Rig(4, 4, "thematic", arrange={"topic": topic}) as table:
            table.until(lambda: table.stack.top is not table.scene)
            assert told in " ".join(table.scene.strings())
