"""What the attract mode tells of this game's computer players is true, and never the solution."""

from __future__ import annotations

import pytest

from game.bots import choose
from game.content import Texts
from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.match import Match, Setup
from game.slices import finished
from scenes.attract.thoughts import Mark, load_thinker
from systems.rules.casefile.bots import BOTS

GAME = "casefile"
LEVELS = ("sharp", "steady", "casual")


def test_thoughts_are_true_and_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    words = Texts.load("en", GAME)
    thinker = load_thinker(GAME)
    told: set[str] = set()
    kinds = set()
    with Match.open(Setup(GAME, seats=3, seed=11)) as match:
        bots = [BOTS[level]() for level in LEVELS]
        folder = set(match.view(OMNISCIENT).zones["folder"].cards)
        while match.outcome is None:
            decision = match.decisions[0]
            if decision.kind == "turn_start":
                thought = finished(thinker.thinking(match, LEVELS, frozenset(told), None))
                if thought is not None:
                    told.add(thought.key)
                    kinds.add(thought.key.split(".")[1])
                    assert thought.seat != 2, "a casual player does not conclude"
                    assert 1 <= len(thought.lines) <= 2
                    assert all(words.say(line) for line in thought.lines)
                    assert 2 <= len(thought.cards) <= 4
                    shown = {card.card for card in thought.cards if card.card}
                    if "left" not in thought.key:
                        certain = {card.card for card in thought.cards if Mark.HAS in card.marks}
                        assert not certain & folder
                    else:
                        assert len(shown & folder) == 1
            stream = stream_for(1, "bots").fork(match.moves)
            view = match.view(decision.seat)
            choice = choose(bots[decision.seat], view, decision, stream)
            match.submit(decision.seat, choice.intent)
    assert len(told) >= 4
    assert "knows" in kinds or "left" in kinds
