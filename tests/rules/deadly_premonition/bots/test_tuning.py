"""The search for opinions can tell a bad one, and says what it found."""

from __future__ import annotations

from dataclasses import replace

from systems.rules.deadly_premonition.bots.weights import USUAL, Opinions
from tests.rules.deadly_premonition.tuning import changed, climb, gain, names_of


def test_who_never_wants_to_win_does_not_win_oftener() -> None:
    usual = Opinions()
    shy = replace(usual, duel=replace(USUAL, win=-50.0))
    mean, _ = gain(usual, shy, "duel", 4, 1, searches=False)
    assert mean <= 0
    assert gain(usual, usual, "duel", 2, 1, searches=False)[0] == 0


def test_a_search_says_what_it_kept() -> None:
    found = climb(Opinions(), "duel", ["peek"], 2, 1, 9.0)
    assert found == Opinions(), "nothing is so much better in two games"
    assert changed(replace(USUAL, hit=4.0)) == "USUAL, hit=4.0"
    assert "threat" not in names_of([]) and "hit" in names_of([])
