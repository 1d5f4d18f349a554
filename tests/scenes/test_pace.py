"""How computer players are paced while a person waits."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from scenes.tabletop.pace import HURRIED_SECONDS, LONG_TURNS, SHORTEST_SECONDS, USUAL, Pace
from systems.table.tempo import Tempo


def waiting_for(seconds: float, *, speed: str = "normal", long_turns: bool = False) -> Pace:
    """The pace after a person has waited for so long for one computer that still thinks."""
    session = SimpleNamespace(
        humans=(0,),
        players=(None, None),
        bots_to_move=lambda: [1],
        humans_to_move=list,
        think=lambda seat, out_of_time: None,
        fallback=lambda seat: None,
    )
    pace = Pace(session, Tempo(speed=speed), lambda seat: True, long_turns=long_turns)  # type: ignore[arg-type] # all that is asked
    for _ in range(round(seconds * 60)):
        pace.update(1 / 60, idle=False)
    return pace


def test_a_long_turn_is_hurried_while_it_goes_on() -> None:
    hurries = [waiting_for(seconds, long_turns=True).tempo.hurry for seconds in (0.5, 3, 6, 30)]
    assert hurries == sorted(hurries) and hurries[0] == 1.0
    assert hurries[-1] == LONG_TURNS.most


def test_elsewhere_it_is_as_fast_as_it_began() -> None:
    assert waiting_for(6).tempo.hurry == 1.0, "the next seat that thinks is faster"
    pace = waiting_for(6)
    pace.note_act()
    pace.update(1 / 60, idle=False)
    assert 1.0 < pace.tempo.hurry <= USUAL.most


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_the_least_time_of_an_act_shrinks_in_a_long_turn_only(speed: str) -> None:
    assert waiting_for(60, speed=speed, long_turns=True).act_seconds() == pytest.approx(
        SHORTEST_SECONDS[speed]
    )
    pace = waiting_for(60, speed=speed)
    pace.note_act()
    pace.update(1 / 60, idle=False)
    assert pace.act_seconds() == HURRIED_SECONDS[speed]


def test_a_patience_of_its_own_says_how_fast_and_how_short() -> None:
    """Nothing but the patience itself makes a difference between tables."""
    pace = waiting_for(0)
    pace.patience = replace(USUAL, shortest=SHORTEST_SECONDS, grows_within=True)
    for _ in range(600):
        pace.update(1 / 60, idle=False)
    assert pace.tempo.hurry == USUAL.most
    assert pace.act_seconds() == pytest.approx(SHORTEST_SECONDS["normal"])


def test_a_decision_of_a_person_makes_it_patient_again() -> None:
    pace = waiting_for(20, long_turns=True)
    pace.session.humans_to_move = lambda: [0]  # type: ignore[method-assign] # somebody is asked
    pace.update(1 / 60, idle=False)
    pace.session.humans_to_move = list  # type: ignore[method-assign] # and has answered
    pace.note_act()
    pace.update(1 / 60, idle=False)
    assert pace.tempo.hurry == 1.0
