"""Examples of SOLOplay that play long or several matches, and the reach of Snoop cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.setup import BadSetup, Setup
from game.match import Match
from systems.rules.deadcert.cards import LEVEL_TWO, SNOOPS, TYPES, colour_of
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.soloplay import knowledge, reach
from systems.rules.deadcert.soloplay.facts import KillerExposed, Reclaimed
from systems.rules.deadcert.soloplay.intents import Concede, Reclaim, TakeTop
from tests.rules.deadcert.plays import GAME, arranged


def count(match: Match, zone: str) -> int:
    return int(match.view(PUBLIC).zones[zone].count)


def file_others(match: Match, keep: Sequence[str]) -> None:
    """File laid-out cards that are not to be kept, until seven are left."""
    while match.outcome is None and match.decisions[0].kind == "solo_file":
        laid_out = match.view(0).zones["laid_out"].cards
        match.submit(0, File(next(card for card in laid_out if card not in keep)))


@pytest.mark.example("EX-37")
@pytest.mark.rule("DC-SOLO-002", "DC-SOLO-003", "DC-SOLO-010", "DC-SOLO-034", "DC-SOLO-031")
@pytest.mark.rule("DC-RUL-062", "DC-RUL-072")
def test_sixteen_fetches_empty_fresh() -> None:
    with arranged("solo", 1, {"laid_out": ["M:K", "..."]}) as match:
        rest = [card for card in match.view(OMNISCIENT).zones["fresh"].cards if card != "O:K"]
        laid_out = list(match.view(0).zones["laid_out"].cards)
    if "O:K" in laid_out:
        rest.append(laid_out.pop(laid_out.index("O:K")))
        laid_out.append(rest.pop(0))
    with arranged("solo", 1, {"laid_out": laid_out, "fresh": [*rest, "O:K"]}) as match:
        assert (count(match, "laid_out"), count(match, "fresh")) == (7, 47)
        assert all(count(match, f"filed.{kind}") == 0 for kind in TYPES)
        match.submit(0, Fetch())
        match.submit(0, File("M:K"))
        for number in range(1, 16):
            file_others(match, ["E:K", "O:K", "SM"])
            assert count(match, "laid_out") == 7
            assert count(match, "fresh") == 47 - 3 * number
            match.submit(0, Fetch())
        assert (count(match, "laid_out"), count(match, "fresh")) == (9, 0)
        assert [fact.suspect for fact in exposed(match)] == ["K"]
        file_others(match, ["E:K", "O:K", "SM"])
        assert count(match, "laid_out") == 7
        assert sum(count(match, f"filed.{kind}") for kind in TYPES) == 47
        assert Fetch() not in match.decisions[0].options
        assert Reclaim("SM") in match.decisions[0].options


def exposed(match: Match) -> list[KillerExposed]:
    return [fact for fact in match.facts_since(0, PUBLIC) if isinstance(fact, KillerExposed)]


WON = {"laid_out": ["M:K", "E:K", "SO", "..."], "filed.O": ["O:K"], "filed.M": [], "filed.E": []}
LOST = {
    "laid_out": ["M:K", "E:K", "SO", "M:m1", "M:m2", "E:e1", "E:e2"],
    "filed.O": ["O:o1", "O:o2", "O:K", "..."],
    "spent": ["SM", "SE", "X1", "X2", "X3"],
    "fresh": [],
    "end_game": True,
}


@pytest.mark.example("EX-60")
@pytest.mark.rule("DC-SOLO-042", "DC-MODE-007", "DC-SOLO-041")
def test_a_career_counts_wins() -> None:
    endings, scores = [], []
    for number in range(5):
        with arranged("solo", 1, WON if number in (0, 3) else {} if number == 1 else LOST) as match:
            if match.outcome is None:
                match.submit(0, Reclaim("SO") if number in (0, 3) else Concede())
            assert match.outcome is not None
            endings.append(match.outcome.ending)
            scores += match.outcome.scores
    assert endings == ["won", "conceded", "lost", "won", "lost"]
    assert sum(scores) == 2


@pytest.mark.rule("DC-SOLO-012", "DC-RUL-070", "DC-SOLO-041")
def test_snoops_in_fresh_count_until_the_end_game() -> None:
    rest = {"filed.M": ["M:m1", "M:m2", "M:m3", "M:K"], "laid_out": ["E:K", "O:K", "SM", "..."]}
    named = ["E:K", "O:K", "SM", "M:m4", "M:m5", "E:e1", "E:e2"]
    with arranged("solo", 1, {**rest, "laid_out": named}) as match:
        assert match.outcome is None
        match.submit(0, Reclaim("SM"))
        file_others(match, ["E:K", "O:K"])
        assert match.outcome is not None, "two cards are still above it, and no Snoop is laid out"
        assert match.outcome.ending == "lost"


@pytest.mark.rule("DC-SOLO-040", "DC-RUL-069")
def test_nothing_more_is_reclaimed_when_the_first_card_wins() -> None:
    named = ["E:K", "O:K", "SM", "M:m4", "M:m5", "E:e1", "E:e2"]
    with arranged("solo", 1, {"laid_out": named, "filed.M": ["M:K", "M:m1"]}) as match:
        match.submit(0, Reclaim("SM"))
        assert match.outcome is not None
        assert match.outcome.ending == "won"
        assert match.view(PUBLIC).zones["filed.M"].cards == ("M:m1",)
        told = [fact for fact in match.facts_since(0, PUBLIC) if isinstance(fact, Reclaimed)]
        assert [fact.cards for fact in told] == [("M:K",)]


@pytest.mark.rule("DC-SOLO-033", "DC-RUL-068", "DC-SET-043", "DC-SOLO-032")
def test_a_filed_snoop_takes_a_level_and_keeps_it_right() -> None:
    named = ["E:K", "O:K", "X1", "SM", "X2", "M:m5", "E:e1"]
    arrange = {"laid_out": named, "filed.M": ["M:m1", "M:K"], "fresh": ["E:e2", "E:e3", "E:e4"]}
    with arranged("solo", 1, arrange) as match:
        match.submit(0, Fetch())
        for card in ("X1", "E:e2", "E:e3"):
            match.submit(0, File(card))
        assert match.view(0).values["checklist.0"]["levels"] == {
            "M:m1": 1,
            "M:K": 2,
            "X1": 3,
            "E:e2": 1,
            "E:e3": 2,
        }
        match.submit(0, Reclaim("X2"))
        match.submit(0, TakeTop("M"))
        assert match.view(0).values["checklist.0"]["levels"]["X1"] == 2
        assert match.view(PUBLIC).zones["spent"].cards == ("X2",)


# -- the reach of Snoop cards -------------------------------------------------------------


def stack(kind: str, length: int, wanted: int = 0) -> list[str]:
    """Cards of one colour with the wanted one at a level."""
    cards = [f"{kind}:x{number}" for number in range(length)]
    if wanted:
        cards[wanted - 1 : wanted] = [f"{kind}:K"]
    return cards


def stacks_of(levels: Sequence[int]) -> dict[str, list[str]]:
    return {kind: stack(kind, 12, level) for kind, level in zip(TYPES, levels, strict=True)}


KILLER = ("M:K", "E:K", "O:K")
ALL_SETS = [frozenset(held) for n in range(7) for held in combinations(SNOOPS, n)]


@pytest.mark.rule("DC-RUL-070", "DC-SOLO-041", "DC-RUL-065")
@settings(max_examples=400, deadline=None)
@given(st.tuples(*[st.integers(0, 9)] * 3), st.sampled_from(ALL_SETS))
def test_the_closed_form_is_the_search(levels: tuple[int, ...], held: frozenset[str]) -> None:
    stacks = stacks_of(levels)
    found = reach.by_search(stacks, KILLER, held)
    assert found == reach.by_levels(reach.levels_of(stacks, KILLER), held)
    assert found == reach.reachable(stacks, KILLER, held)


@pytest.mark.long
@pytest.mark.rule("DC-RUL-070")
def test_the_closed_form_is_the_search_for_all_levels_and_snoops() -> None:
    for levels in product(range(10), repeat=3):
        stacks = stacks_of(levels)
        for held in ALL_SETS:
            closed = reach.by_levels(dict(zip(TYPES, levels, strict=True)), held)
            assert reach.by_search(stacks, KILLER, held) == closed, (levels, held)


def by_playing(
    stacks: dict[str, list[str]], held: frozenset[str], seen: dict[Any, bool] | None = None
) -> bool:
    """The reach test once more, as plainly as possible: play every Snoop card in every way."""
    seen = {} if seen is None else seen
    key = (tuple(tuple(stacks[kind]) for kind in TYPES), held)
    if key not in seen:
        missing = any(card in KILLER for cards in stacks.values() for card in cards)
        seen[key] = not missing or any(
            by_playing(after, (held - {snoop}) | met, seen)
            for snoop in held
            for after, met in _plays(stacks, snoop, 2)
        )
    return seen[key]


def _plays(
    stacks: dict[str, list[str]], snoop: str, takes: int
) -> list[tuple[Any, frozenset[str]]]:
    kinds = TYPES if snoop in LEVEL_TWO else (colour_of(snoop),)
    kinds = tuple(kind for kind in kinds if stacks[kind])
    if not takes or not kinds:
        return [(stacks, frozenset())] if takes < 2 else []
    found = []
    for kind in kinds:
        card, after = stacks[kind][0], {**stacks, kind: stacks[kind][1:]}
        met = frozenset([card]) if card in SNOOPS else frozenset()
        found += [(last, met | more) for last, more in _plays(after, snoop, takes - 1)]
    return found


@st.composite
def filed_snoops(draw: st.DrawFn) -> tuple[dict[str, list[str]], frozenset[str]]:
    """Stacks with some Snoop cards in them, and some that are laid out."""
    stacks = {kind: stack(kind, draw(st.integers(0, 4))) for kind in TYPES}
    for kind in draw(st.sets(st.sampled_from(TYPES), min_size=1)):
        stacks[kind].insert(draw(st.integers(0, len(stacks[kind]))), f"{kind}:K")
    held = set()
    for snoop in SNOOPS:
        where = draw(st.sampled_from(("held", "filed", "spent")))
        if where == "held":
            held.add(snoop)
        elif where == "filed":
            cards = stacks[colour_of(snoop)]
            cards.insert(draw(st.integers(0, len(cards))), snoop)
    return stacks, frozenset(held)


@pytest.mark.rule("DC-RUL-070", "DC-SOLO-033", "DC-SOLO-018")
@settings(max_examples=300, deadline=None)
@given(filed_snoops())
def test_filed_snoops_can_be_dug_out(case: tuple[dict[str, list[str]], frozenset[str]]) -> None:
    stacks, held = case
    assert reach.reachable(stacks, KILLER, held) == by_playing(stacks, held)


def test_a_snoop_is_worth_digging_out_of_a_stack_without_missing_cards() -> None:
    stacks = {"M": stack("M", 5, 3), "E": ["X2"], "O": []}
    assert reach.reachable(stacks, KILLER, frozenset(["SM", "SE"]))
    assert not reach.reachable(stacks, KILLER, frozenset(["SM"]))
    assert not reach.by_levels(reach.levels_of(stacks, KILLER), frozenset(["SM", "SE"]))


@pytest.mark.rule("DC-SOLO-035", "DC-RUL-071")
def test_levels_have_labels() -> None:
    labels = [reach.label_of(level) for level in range(1, 12)]
    easy, possible, risky, very_risky, impossible = reach.LABELS
    assert labels == [
        *[easy] * 2,
        *[possible] * 2,
        *[risky] * 2,
        *[very_risky] * 2,
        *[impossible] * 3,
    ]
    with pytest.raises(ValueError, match="level 1"):
        reach.label_of(0)


@pytest.mark.rule("DC-SOLO-035", "DC-SOLO-032")
def test_the_reach_of_every_filed_card_is_described() -> None:
    rows = reach.snoop_reach({"M": stack("M", 9), "E": stack("E", 3)}, ["SM", "X1"])
    assert [row.level for row in rows] == [*range(1, 10), 1, 2, 3]
    assert [row.within for row in rows] == [True] * 4 + [False] * 5 + [True, True, False]
    assert [(row.card, row.type, row.label) for row in rows[-2:]] == [
        ("E:x1", "E", "easy"),
        ("E:x2", "E", "possible"),
    ]


def test_the_reach_in_a_view_is_that_of_the_laid_out_snoops() -> None:
    arrange = {"laid_out": ["SE", "X3", "M:m1", "M:m2", "O:o1", "O:o2", "E:e9"]}
    arrange["filed.E"] = ["E:e1", "E:e2", "E:e3", "E:e4", "E:e5"]
    with arranged("solo", 1, arrange) as match:
        rows = knowledge.reach_of(match.view(PUBLIC))
        assert [row.within for row in rows] == [True] * 4 + [False]


BAD = [
    ({"hand.0": []}, "laid_out"),
    ({"filed.M": ["E:e1"]}, "cards of type M"),
    ({"spent": ["M:m1"]}, "Snoop cards"),
    ({"end_game": 1}, "true or false"),
    ({"laid_out": ["M:K", "E:K", "O:K"], "end_game": True}, "at most two"),
    ({"fresh": [], "filed.M": [], "laid_out": ["E:e1"]}, "at its end"),
    ({"laid_out": [f"M:m{number}" for number in range(1, 9)]}, "at most 7"),
]


@pytest.mark.parametrize(("arrange", "allowed"), BAD)
def test_what_cannot_be_is_refused(arrange: dict[str, Any], allowed: str) -> None:
    with pytest.raises(BadSetup, match=allowed):
        Match.open(Setup(GAME, "solo", 1, arrange=arrange, content="T"))
