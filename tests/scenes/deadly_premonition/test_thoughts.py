"""What the attract mode tells of computer players here: certain, and never who the Killer is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import Texts
from game.core.messages import OMNISCIENT
from game.core.setup import SeatSetup, Setup
from game.match.match import Match
from game.simulation import Players
from game.slices import finished
from scenes.attract.thoughts import Thought
from scenes.tables.deadly_premonition.thoughts import THINKER
from systems.rules.deadly_premonition import intents as do
from tests.rules.deadly_premonition.plays import bench

NAMES = ("Bertram", "Cyril", "Dorcas", "Edith")


def thought(
    match: Match, told: frozenset[str] = frozenset(), level: str = "sharp"
) -> Thought | None:
    return finished(THINKER.thinking(match, [level] * match.table.seats, told, None))


def thoughts(seats: int, seed: int) -> Iterator[tuple[Match, Thought]]:
    """Every new thought of a match among casual players."""
    names = tuple(SeatSetup(name) for name in NAMES[:seats])
    format_ = "duel" if seats == 2 else "hidden_killer"
    told = set[str]()
    with Match.open(Setup("deadly_premonition", format_, names, seed)) as match:
        players = Players(match, ["casual"] * seats)
        while match.outcome is None:
            found = thought(match, frozenset(told))
            if found is not None:
                told.add(found.key)
                yield match, found
            decision = match.decisions[0]
            match.submit(decision.seat, players.choose(decision))
        assert thought(match) is None


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 1), (4, 2)])
def test_what_is_told_is_true_and_names_no_killer(seats: int, seed: int) -> None:
    texts = Texts.load("en", "deadly_premonition").with_names(NAMES)
    kinds = set()
    for match, found in thoughts(seats, seed):
        view = match.view(OMNISCIENT)
        sort = (
            found.key.split(".")[0] if found.key.startswith("weather") else found.key.split(".")[1]
        )
        kinds.add(sort)
        assert 1 <= len(found.lines) <= 2
        assert 2 <= len(found.cards) <= 4
        for line in found.lines:
            assert texts.say(line)
        for card in found.cards:
            assert card.title is not None
            assert texts.say(card.title)
            assert Path(card.file).is_file()
        if sort == "solved":
            killer = match.table.look.lineup.killer()
            words = " ".join(texts.say(line) for line in found.lines)
            assert NAMES[killer] not in words
        elif sort == "hand":
            other = int(found.lines[0].values["other"])
            held = {texts.say(f"deadly_premonition.card.{one.lower()}")
                    for one in view.zones[f"hand.{other}"].cards}  # fmt: skip
            assert {texts.say(card.title) for card in found.cards if card.title} <= held
        elif sort == "weather":
            assert found.lines[0].values["count"] == len(view.zones["weather_deck"].cards)
    assert kinds


def test_a_known_killer_is_not_named() -> None:
    with bench(3, removed=[2]) as match:
        found = thought(match)
        assert found is not None
        assert found.key == "0.solved"
        assert [line.values for line in found.lines] == [{"seat": 0}, {}]
        assert all("seat" not in card.title.values for card in found.cards if card.title)


def test_cards_that_were_seen_are_told() -> None:
    with bench(2, [["YEO1"], ["G01", "R05"]]) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        found = thought(match)
        assert found is not None
        assert found.key.startswith("0.hand.1")


def test_who_does_not_conclude_is_not_spoken_of() -> None:
    with bench(3, removed=[2]) as match:
        assert thought(match, level="casual") is None
        assert thought(match, level="random") is None
