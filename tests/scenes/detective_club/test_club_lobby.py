"""The lobby of Detective Club: topics, markers, and how visitors of a kiosk play."""

from __future__ import annotations

from game.content import Texts
from scenes.context import Context
from scenes.lobby.scene import LobbyScene
from scenes.lobby.state import LobbyState
from scenes.party import Party
from systems.rules.detective_club.content import TOPICS
from systems.table.theme import SEAT_COLOURS
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
