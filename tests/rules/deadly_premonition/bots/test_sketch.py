"""The plain numbers with which computer players reckon play by the very rules of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import random_intent
from game.core.facts import Fact
from game.core.intents import Intent, tag_of
from game.core.messages import OMNISCIENT
from game.core.rng import Stream, stream_for
from game.match import Match
from systems.rules.deadly_premonition import facts as told
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.numbers import (
    CARDS,
    NUMBER,
    SUSPECT,
    WEATHER_NUMBER,
    at_most,
    bits,
    mask_of,
)
from systems.rules.deadly_premonition.bots.reading import public_sketch
from systems.rules.deadly_premonition.bots.sketch import ACTION_BANNED, EVIDENCE_BANNED, Sketch
from systems.rules.deadly_premonition.bots.turns import Move, apply
from systems.rules.deadly_premonition.cards import ATTRIBUTES
from tests.rules.deadly_premonition.plays import any_game, any_move, setup_of


class Script(Sketch):
    """A sketch that repeats what chance did, as the facts of a real match tell it."""

    __slots__ = ("facts",)

    facts: Iterator[Fact]

    def _next(self, *kinds: type[Fact]) -> Any:
        return next(fact for fact in self.facts if isinstance(fact, kinds))

    def roll(self) -> int:
        return int(self._next(told.DieRolled).value) - 1


def whole(match: Match, script: bool = False) -> Sketch:
    """The table as it is, everything open."""
    view = match.view(OMNISCIENT)
    found = public_sketch(view, Stream(1))
    if script:
        new = Script()
        for name in Sketch.__slots__:
            setattr(new, name, getattr(found, name))
        found = new
    for seat in range(found.seats):
        found.hands[seat] = mask_of(view.zones[f"hand.{seat}"].cards)
        if found.limit and view.zones[f"alignment.{seat}"].cards == ("KIL",):
            found.killer = seat
    found.deck = [NUMBER[card] for card in reversed(view.zones["profiling_deck"].cards)]
    found.weather = [WEATHER_NUMBER[card] for card in reversed(view.zones["weather_deck"].cards)]
    return found


def as_move(intent: Intent) -> Move:
    values = {name: getattr(intent, name) for name in intent.__struct_fields__}
    card = NUMBER.get(values.pop("card", ""), -1)
    numbers: list[int] = []
    for name, value in values.items():
        if name == "attribute":
            numbers.append(ATTRIBUTES.index(value))
        elif name == "ban":
            numbers.append(EVIDENCE_BANNED if value == "evidence" else ACTION_BANNED)
        elif isinstance(value, int):
            numbers.append(value)
        elif value:
            numbers.append(SUSPECT[value])
    numbers += [-1, -1]
    return (tag_of(intent), card, numbers[0], numbers[1])


class Answers:
    """Repeats the answers that the seats of a real match gave."""

    def __init__(self, answers: list[Intent]) -> None:
        self.answers = iter(answers)

    def _card(self) -> int:
        intent: Any = next(self.answers)
        return NUMBER[intent.card] if hasattr(intent, "card") else -1

    def second(self, *_: object) -> int:
        intent: Any = next(self.answers)
        return SUSPECT[intent.suspect] if isinstance(intent, do.Second) else -1

    def respond(self, *_: object) -> int:
        return self._card()

    def protect(self, *_: object) -> list[int]:
        found = []
        for intent in self.answers:
            if isinstance(intent, do.Done):
                break
            assert isinstance(intent, do.Protect)
            found.append(SUSPECT[intent.suspect])
        return found

    def order(self, *_: object) -> list[int]:
        intent: Any = next(self.answers)
        return [WEATHER_NUMBER[card] for card in reversed(intent.cards)]

    def reroll(self, *_: object) -> bool:
        return isinstance(next(self.answers), do.Reroll)

    def snow(self, *_: object) -> int:
        intent: Any = next(self.answers)
        return SUSPECT[intent.suspect]

    def excess(self, *_: object) -> int:
        return self._card()


CHANCE = (told.CardStolen, told.DeckReformed)


def step(match: Match, stream: Stream) -> tuple[Sketch, Sketch] | None:
    """One move with all its answers, in the match and in a sketch; None where cards were drawn by
    chance on the way, which a sketch draws for itself."""
    before = whole(match, script=True)
    assert isinstance(before, Script)
    assert match.decisions[0].kind == "main_move"
    first = random_intent(match.decisions[0].options, frozenset(), stream)
    start, seat = len(match.facts_since(0, OMNISCIENT)), match.decisions[0].seat
    match.submit(seat, first)
    answers = []
    while match.outcome is None and match.decisions[0].kind != "main_move":
        decision = match.decisions[0]
        answers.append(random_intent(decision.options, frozenset(), stream))
        match.submit(decision.seat, answers[-1])
    facts = match.facts_since(start, OMNISCIENT)
    forced = any(isinstance(f, told.CardDiscarded) and f.cause == "forced" for f in facts)
    if forced or any(isinstance(fact, CHANCE) for fact in facts):
        return None
    before.facts = iter(facts)
    apply(before, as_move(first), Answers(answers))
    return before, whole(match)


NOT_COMPARED = {"stream", "choices", "turns", "facts", "pile", "weather_pile", "dolls"}
DOLLS = mask_of(("DOL1", "DOL2"))
"""Which of two dolls is used makes no difference, and a sketch does not tell them apart."""


def check(match: Match, mine: Sketch, real: Sketch) -> None:
    if match.outcome is not None:
        winners = match.outcome.winners
        assert mine.winner == (winners[0] if winners else -2)
        return
    assert mine.winner == -1
    for name in Sketch.__slots__:
        if name not in NOT_COMPARED:
            assert getattr(mine, name) == getattr(real, name), name
    assert mine.pile | DOLLS == real.pile | DOLLS
    for one, other in zip(mine.dolls, real.dolls, strict=True):
        assert one.bit_count() == other.bit_count()
    assert sorted(mine.weather_pile) == sorted(real.weather_pile)


@pytest.mark.parametrize("part", range(4))
def test_a_sketch_goes_the_way_of_the_match(part: int) -> None:
    """Every move of random games, in all house rules, with the same answers and the same die."""
    compared, kinds = 0, set()
    for seed in range(8 * part, 8 * part + 8):
        stream = stream_for(seed, "side by side")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None:
                found = step(match, stream)
                if found is not None:
                    check(match, *found)
                    compared += 1
                    kinds.add(match.outcome.ending if match.outcome else "")
    assert compared > 400
    assert len(kinds) > 1


def test_a_clone_goes_its_own_way() -> None:
    with Match.open(setup_of(4, 3)) as match:
        one = whole(match)
        two = one.clone(Stream(2))
        for name in Sketch.__slots__:
            value = getattr(two, name)
            if name != "stream":
                assert value == getattr(one, name)
            if isinstance(value, list):
                assert value is not getattr(one, name), name
        two.kill(one.board[0][0])
        two.draw(1, 3)
        assert one.deaths == 0
        assert one.hands[1] != two.hands[1]


def test_thefts_and_new_decks_keep_every_card() -> None:
    """What chance does to a sketch loses no card and makes none."""
    for seed in range(9):
        stream = stream_for(seed, "thefts")
        with Match.open(any_game(seed)) as match:
            for _ in range(40):
                if match.outcome is not None:
                    break
                if match.decisions[0].kind == "main_move":
                    table = whole(match)
                    for intent in list(match.decisions[0].options)[:40]:
                        copy = table.clone(Stream(seed))
                        if tag_of(intent) in ("steal_card", "discard_from", "redraw_hand"):
                            apply(copy, as_move(intent), Answers([]))
                            assert every_card(copy) == list(range(len(CARDS)))
                any_move(match, stream)


def every_card(sketch: Sketch) -> list[int]:
    masks = [*sketch.hands, *sketch.dolls, sketch.pile]
    return sorted([*sketch.deck, *(card for mask in masks for card in bits(mask))])


@pytest.mark.rule("DP-005")
def test_chances_are_counted_exactly() -> None:
    """Thirteen of sixty cards answer for a suspect (9.3 of the rules file)."""
    assert [round(100 * (1 - at_most(0, hand, 13, 60))) for hand in range(1, 9)] == [
        22, 39, 53, 63, 72, 79, 84, 88,
    ]  # fmt: skip
    assert at_most(-1, 3, 2, 10) == 0
    assert at_most(3, 3, 2, 10) == 1
    assert at_most(1, 2, 2, 4) == pytest.approx(5 / 6)
