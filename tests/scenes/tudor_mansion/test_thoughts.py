"""What computer players conclude in the show: it is true, and never names the solution."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content.texts import Texts
from game.core.messages import OMNISCIENT, Message
from game.match.match import Match
from game.match.session import Session
from game.slices import finished
from scenes.attract.programme import deal
from scenes.attract.thoughts import Mark, Thought, load_thinker
from scenes.tables.tudor_mansion.thoughts import REASONERS

GAME = "tudor_mansion"
TEXTS = Texts.load("en", GAME)


def thoughts(seed: int, every: int = 3) -> Iterator[tuple[Session, Thought]]:
    """The thoughts of one match, each while it is at that point."""
    session = deal(GAME, TEXTS, seed)
    levels = [player.level for player in session.players]
    told: set[str] = set()
    last: int | None = None
    try:
        moves = 0
        while session.match.outcome is None:
            seat = session.bots_to_move()[0]
            choice = session.think(seat, lambda: False)
            assert choice is not None
            session.play(seat, choice)
            moves += 1
            if moves % every:
                continue
            found = thought_of(session.match, levels, told, last)
            if found is not None:
                told.add(found.key)
                last = found.seat
                yield session, found
    finally:
        session.close()


def thought_of(match: Match, levels: list[str], told: set[str], last: int | None) -> Thought | None:
    return finished(load_thinker(GAME).thinking(match, levels, frozenset(told), last))


def words(message: Message) -> set[str]:
    """Every value of a message and of those inside it."""
    found: set[str] = set()
    for value in message.values.values():
        if isinstance(value, Message):
            found |= words(value)
        elif isinstance(value, tuple | list):
            found |= {str(one) for one in value}
        else:
            found.add(str(value))
    return found


@pytest.mark.parametrize("seed", range(1, 7))
def test_thoughts_are_true_and_the_envelope_stays_closed(seed: int) -> None:
    kinds: set[str] = set()
    for session, thought in thoughts(seed):
        view = session.match.view(OMNISCIENT)
        solution = set(view.zones["envelope"].cards)
        holders = {
            card: seat
            for seat in range(len(session.players))
            for card in view.zones[f"hand.{seat}"].cards
        }
        kind = thought.key.split(".")[1]
        kinds.add(kind)
        assert session.players[thought.seat].level in REASONERS
        assert 1 <= len(thought.lines) <= 2
        assert 2 <= len(thought.cards) <= 4 or kind == "has"
        for card in thought.cards:
            if not card.card:
                assert not card.marks  # face down, nothing said of seats
                continue
            assert len(card.marks) == len(session.players)
            for seat, mark in enumerate(card.marks):
                if mark is Mark.HAS:
                    assert holders.get(card.card) == seat
                elif mark is Mark.HAS_NOT:
                    assert holders.get(card.card) != seat
            # A card that no seat can have is the solution: it may not lie open.
            assert set(card.marks) != {Mark.HAS_NOT}
        named = {word for line in thought.lines for word in words(line)}
        if kind in ("knows", "solved", "has"):
            assert not named & solution, thought
        if kind == "has":
            assert holders[next(card.card for card in thought.cards if card.lit)] in range(6)
        if kind in ("nobody", "pair", "passed", "answered"):
            _heard_is_true(kind, thought, holders)
        text = TEXTS.with_names([table.name for table in session.match.setup.tables])
        for line in thought.lines:
            assert text.say(line)
    assert kinds


def _heard_is_true(kind: str, thought: Thought, holders: dict[str, int]) -> None:
    """What is concluded from one answer, looked up in the hands."""
    said = thought.lines[0].values
    hands = [holders.get(card.card) for card in thought.cards if card.card]
    match kind:
        case "nobody":
            assert set(hands) <= {None, said["suggester"]}
        case "passed":
            assert said["seat"] not in hands
        case "answered":
            assert said["refuter"] in hands
        case _:
            marks = [card.marks[int(said["refuter"])] for card in thought.cards if card.card]
            assert said["refuter"] in hands
            assert marks.count(Mark.OPEN) == 2


def test_the_strongest_thoughts_come_up() -> None:
    """Over some matches there are deductions, known kinds and narrowed ones."""
    kinds = {thought.key.split(".")[1] for seed in range(1, 9) for _, thought in thoughts(seed)}
    assert {"has", "knows", "left", "pair", "passed", "answered"} <= kinds


def test_a_thought_is_not_told_twice() -> None:
    keys = [thought.key for _, thought in thoughts(2, every=1)]
    assert len(keys) == len(set(keys))


def test_nothing_is_told_before_the_first_question() -> None:
    session = deal(GAME, TEXTS, 1)
    try:
        levels = [player.level for player in session.players]
        assert thought_of(session.match, levels, set(), None) is None
    finally:
        session.close()


def test_who_does_not_conclude_is_not_spoken_of() -> None:
    session = deal(GAME, TEXTS, 3)
    try:
        for _ in range(40):
            if session.match.outcome is not None:
                break
            seat = session.bots_to_move()[0]
            choice = session.think(seat, lambda: False)
            assert choice is not None
            session.play(seat, choice)
        casual = ["casual"] * len(session.players)
        assert thought_of(session.match, casual, set(), None) is None
    finally:
        session.close()
