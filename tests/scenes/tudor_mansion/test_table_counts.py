"""A finished match is entered in the club's books once, and only where people played it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import statistics
from game.core.intents import Intent
from game.statistics import Tally
from systems.rules.tudor_mansion.intents import Accuse, Go
from tests.scenes.tudor_mansion.table_rig import GAME, Rig


def solve(made: Rig) -> None:
    """Seat 0 finds the answer with its first words."""
    match = made.session.match
    right = match.view("omniscient").zones["envelope"].cards
    while match.outcome is None:
        decision = match.decisions[0]
        intent: Intent = next(iter(decision.options))
        if Accuse(*right) in decision.options and decision.seat == 0:
            intent = Accuse(*right)
        elif decision.kind == "move":
            going = [one for one in decision.options if isinstance(one, Go)]
            intent = going[0] if going else intent
        match.submit(decision.seat, intent)


def end(made: Rig, seconds: float = 60) -> None:
    made.until(lambda: made.stack.top is not made.scene, seconds, 1 / 10)
    assert made.stack.top is not None and made.stack.top.name == "results"


@pytest.mark.parametrize("humans", [1, 2])
def test_people_are_counted_once(home: Path, humans: int) -> None:
    with Rig(3, humans) as made:
        made.context.keeps_settings = True
        made.context.settings.speed = "instant"
        made.context.settings.trust = True
        made.context.apply_settings()
        made.session.note_hint(0)
        solve(made)
        made.scene.watching.skip_to_now()
        made.scene.choreographer.drop()
        end(made)
        made.scene._end(1.0)
        assert not statistics.enter(made.session)
    people = {name: one.tallies for name, one in statistics.load().value.people.items()}
    assert people["Rosa"] == {GAME: Tally(1, 1, 1)}
    assert people.get("Tom") == ({GAME: Tally(1, 0, 0)} if humans == 2 else None)
    assert "Dr Bell" not in people


@pytest.mark.parametrize("case", ["kiosk", "introduction", "nobody"])
def test_what_is_not_counted(home: Path, case: str) -> None:
    with Rig(3, 0 if case == "nobody" else 1) as made:
        made.context.keeps_settings = case != "kiosk"
        made.scene.counts = case != "introduction"
        solve(made)
        made.scene.watching.skip_to_now()
        made.scene.choreographer.drop()
        end(made)
    assert not (home / "books.db").exists()


def test_an_unfinished_match_is_not_counted(home: Path) -> None:
    with Rig(3, 1) as made:
        assert not statistics.enter(made.session)
    assert not (home / "books.db").exists()
