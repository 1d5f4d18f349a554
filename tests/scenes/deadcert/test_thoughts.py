"""What the attract mode tells of computer players at DEADCERT: exact, and never the solution."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content import Texts
from game.core.setup import SeatSetup, Setup
from game.match.match import Match
from game.match.session import RANDOM
from game.simulation import Players
from game.slices import finished
from scenes.attract.thoughts import Thought
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.thoughts import THINKER
from systems.rules.deadcert.bots.evidence import card_set_of, evidence
from systems.rules.deadcert.episode import case_of

NAMES = ("Bertram", "Cyril", "Dorcas")


def thought(match: Match, told: frozenset[str] = frozenset()) -> Thought | None:
    return finished(THINKER.thinking(match, ["sharp"] * len(NAMES), told, None))


def thoughts(seed: int) -> Iterator[tuple[Match, Thought]]:
    """Every new thought of a match of OPENplay that is played at random."""
    seats = tuple(SeatSetup(name) for name in NAMES)
    match = Match.open(Setup("deadcert", "open", seats, seed))
    bots, told = Players(match, [RANDOM] * len(NAMES)), set[str]()
    try:
        while match.outcome is None:
            found = thought(match, frozenset(told))
            if found is not None:
                told.add(found.key)
                yield match, found
            decision = match.decisions[0]
            match.submit(decision.seat, bots.choose(decision))
        assert thought(match) is None, "when it is over there is nothing to conclude"
    finally:
        match.close()


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_exact_and_never_the_solution(seed: int) -> None:
    told = 0
    texts = Texts.load("en", "deadcert").with_names(NAMES)
    for match, found in thoughts(seed):
        told += 1
        letters = tuple(match.view("public").values["packets"])
        read = [c for c in case_of("", letters).suspects if seen(match, c)]
        odds = evidence(card_set_of(letters), letters, read).odds()
        killer = case_of("", letters).killer
        for card in found.cards:
            if card.card:
                name = printed.printed("", card.card).suspect
                assert odds.of(name) > 0
                chance = texts.say(card.note) if card.note else ""
                assert chance.removeprefix("about ") in possible(odds.of(name))
        if odds.solution:
            words = " ".join(texts.say(line) for line in found.lines)
            person = card_set_of(letters).person[killer]
            assert person.forename not in words and not any(c.card for c in found.cards)
    assert told > 1


def possible(chance: float) -> list[str]:
    """The ways in which a chance may be told."""
    exact = [f"{a} in {b}" for b in range(1, 13) for a in range(1, b + 1) if a / b == chance]
    return exact or [f"1 in {round(1 / chance)}"]


def seen(match: Match, card: str) -> bool:
    """Whether a card has left Fresh: with a full memory everybody knows it."""
    return card not in match.table.zones.faces("fresh")


@pytest.mark.parametrize(("format_", "seats"), [("covert", 3), ("solo", 1)])
def test_formats_with_checklists_tell_what_was_noted(format_: str, seats: int) -> None:
    """Every person that is spoken of can be the murderer by what that seat has noted."""
    texts = Texts.load("en", "deadcert").with_names(NAMES)
    names = tuple(SeatSetup(name) for name in NAMES[:seats])
    told = set[str]()
    with Match.open(Setup("deadcert", format_, names, 4)) as match:
        bots = Players(match, ["casual"] * seats)
        while match.outcome is None:
            work = THINKER.thinking(match, ["sharp"] * seats, frozenset(told), None)
            found = finished(work)
            if found is not None:
                told.add(found.key)
                view = match.view(found.seat)
                letters = tuple(view.values["packets"])
                noted = view.values[f"checklist.{found.seat}"]["cards"]
                odds = evidence(card_set_of(letters), letters, noted).odds()
                for card in found.cards:
                    if card.card:
                        assert odds.of(card_set_of(letters).suspect_of(card.card)) > 0
                assert all(texts.say(line) for line in found.lines)
            decision = match.decisions[0]
            match.submit(decision.seat, bots.choose(decision))
    assert told
