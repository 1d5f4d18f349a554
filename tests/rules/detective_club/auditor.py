"""Checks the invariants of the rules file (section 10) after every decision.

It keeps books of its own from the facts alone, and compares them with how things stand.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.facts import Fact
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.match import Match
from systems.rules.detective_club import facts as f
from systems.rules.detective_club.content import gallery
from systems.rules.detective_club.words import normal_form
from tests.rules.detective_club.plays import club_of

BANK = Counter({3: 38, 4: 10, 5: 10})


class Auditor:
    """The books of one match that was opened without an arrangement."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.club = club_of(match)
        self.zones = match.table.zones
        self.rules = match.table.rules
        self.seats = range(match.table.seats)
        self.read = 0
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.played: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.discards: set[str] = set()
        self.tokens: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.stand_ins = 0
        self.words: list[str] = []
        self.active: list[int] = []
        self.notebooks: dict[int, str] = {}
        self.votes: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        self.announced = self.revealed = False
        self.word = ""
        self.reshuffles = 0
        self.explained: list[int] = []
        self.plays_at_talk = 0
        self.asked: Counter[str] = Counter()
        """Kind -> decisions in the round at hand."""
        self._open: set[tuple[int, str]] = set()
        self.check()

    # -- after every decision -----------------------------------------------------------

    def check(self) -> None:
        """Read what has happened since, and look at everything."""
        facts = self.match.facts_since(self.read, OMNISCIENT)
        self.read += len(facts)
        for fact in facts:
            self._note(fact)
        self._cards()
        self._roles()
        self._points()
        self._views()
        if self.match.outcome is None:
            self._asked()
        else:
            self._over()

    def _asked(self) -> None:
        """I12, and what is asked for I13."""
        assert self.match.decisions
        now = {(one.seat, one.kind) for one in self.match.decisions}
        for decision in self.match.decisions:
            assert len(decision.options) > 0
            if (decision.seat, decision.kind) not in self._open:
                self.asked[decision.kind] += 1
        self._open = now

    # -- books --------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """Who is active."""
        return self.active[-1]

    @property
    def others(self) -> list[int]:
        seats = len(self.seats)
        return [(self.last + step) % seats for step in range(1, seats)]

    def _note(self, fact: Fact) -> None:
        match fact:
            case f.CardsDrawn():
                assert len(fact.cards) in (1, 6)
                self.hands[fact.seat] += fact.cards
            case f.RoundStarted():
                assert fact.number == len(self.active) + 1
                assert fact.lap == 1 + (fact.number - 1) // len(self.seats)
                assert not self.active or fact.active == (self.last + 1) % len(self.seats)
                assert not any(self.played.values())
                self.active.append(fact.active)
            case f.WordChosen():
                self._word(fact)
            case f.CardPlayed():
                self._play(fact)
            case f.NotebookDealt():
                assert len(self.played[self.last]) == 1
                self.notebooks[fact.seat] = fact.word
            case f.WordAnnounced():
                assert self.rules["discuss"]
                assert {len(cards) for cards in self.played.values()} == {2}
                assert fact.word == self.word
                self.announced = True
            case f.CardExplained():
                assert self.announced
                shares = fact.reason in gallery().weights[fact.card]
                assert shares == bool(fact.thing) == (fact.reason != "vague")
                if fact.thing:
                    assert fact.thing in gallery().pictures[fact.card]
                    assert fact.reason in gallery().tags_of[fact.thing]
            case f.Explained():
                self.explained.append(fact.seat)
            case f.VoteCast():
                assert {len(cards) for cards in self.played.values()} == {2}
                assert fact.voter not in self.votes
                assert fact.target not in (fact.voter, self.last)
                self.votes[fact.voter] = fact.target
            case f.VotesRevealed():
                assert dict(fact.votes) == self.votes
            case f.NotebooksRevealed():
                assert list(self.votes) == self.others, "in order, and all of them (I6)"
                assert self.notebooks[fact.conspirator] == ""
                assert fact.word == self.word
                self.revealed = True
            case f.Scored():
                self._score(fact)
            case f.RoundEnded():
                self._end_of_round()
            case f.DeckReshuffled():
                assert set(fact.cards) == self.discards
                assert fact.size == len(self.discards)
                self.discards.clear()
                self.reshuffles += 1

    def _word(self, fact: f.WordChosen) -> None:
        assert fact.seat == self.last
        assert fact.word == normal_form(fact.word)
        listed = fact.word in gallery().concepts
        if not self.rules["repeat_words"]:
            assert fact.word not in self.words, "I10"
        computers = self.match.setup.computers
        assert bool(fact.tags) == (not listed and bool(computers))
        assert listed or (fact.seat not in computers and self.rules["free_words"])
        self.word = fact.word

    def _play(self, fact: f.CardPlayed) -> None:
        hand = self.hands[fact.seat]
        assert len(hand) == 6, "I2"
        hand.remove(fact.card)
        self.played[fact.seat].append(fact.card)
        assert fact.which == ("first", "second")[len(self.played[fact.seat]) - 1]
        number = sum(len(cards) for cards in self.played.values()) - 1
        order = [self.last, *self.others]
        assert fact.seat == order[number % len(order)]

    def _score(self, fact: f.Scored) -> None:
        assert self.revealed
        assert fact.seat not in self.paid, "one token a round (I8)"
        roles = {"active": 4, "conspirator": 5, "right_vote": 3}
        assert fact.value == roles[fact.reason]
        conspirator = next(seat for seat, word in self.notebooks.items() if not word)
        assert (fact.seat == conspirator) == (fact.value == 5)
        assert (fact.seat == self.last) == (fact.value == 4)
        left = BANK[fact.value] - sum(won.count(fact.value) for won in self.tokens.values())
        assert fact.stand_in == (left <= 0)
        self.stand_ins += fact.stand_in
        self.paid[fact.seat] = fact.value
        self.tokens[fact.seat].append(fact.value)

    def _end_of_round(self) -> None:
        conspirator = next(seat for seat, word in self.notebooks.items() if not word)
        found = list(self.votes.values()).count(conspirator)
        assert 0 <= found <= len(self.seats) - 2, "I6"
        assert sum(self.paid.values()) == 3 * found + (9 if found < 2 else 0), "I7"
        assert {len(cards) for cards in self.played.values()} == {2}, "I3"
        self._count_decisions()
        if self.rules["discuss"]:
            assert self.explained == [self.last, *self.others]
        else:
            assert not self.announced
            assert not self.explained
        for cards in self.played.values():
            self.discards.update(cards)
            cards.clear()
        self.words.append(self.word)
        self.word = ""
        self.notebooks.clear()
        self.votes.clear()
        self.paid.clear()
        self.explained.clear()
        self.announced = self.revealed = False

    def _count_decisions(self) -> None:
        """I13."""
        seats = len(self.seats)
        listed = self.word in gallery().concepts
        assert self.asked["choose_word"] == 1
        assert self.asked["tag_word"] == (not listed and bool(self.match.setup.computers))
        assert self.asked["play_card"] == 2 * seats
        assert self.asked["explain"] == (seats if self.rules["discuss"] else 0)
        assert self.asked["vote"] == seats - 1
        self.asked.clear()
        self._open.clear()

    # -- how things stand ---------------------------------------------------------------

    def _cards(self) -> None:
        """I1, I2, I3."""
        zones = self.zones
        faces = [card for name in zones.names() for card in zones.faces(name)]
        assert sorted(faces) == sorted(gallery().cards)
        assert len(faces) == len(set(faces)) == 168
        for seat in self.seats:
            assert Counter(zones.faces(f"hand.{seat}")) == Counter(self.hands[seat])
            assert len(self.hands[seat]) == 6
            assert zones.faces(f"played.{seat}") == self.played[seat]
        assert set(zones.faces("discard")) == self.discards

    def _roles(self) -> None:
        """I4."""
        if self.notebooks:
            words = [self.notebooks[seat] for seat in self.others]
            assert sorted(words) == sorted(["", *[self.word] * (len(words) - 1)])
            assert self.last not in self.notebooks
        if self.match.outcome is None:  # at the end those of the last round lie open
            empty = [seat for seat, word in self.notebooks.items() if not word]
            assert self.club.round.conspirator == (empty[0] if empty else -1)

    def _points(self) -> None:
        """I9."""
        tokens = self.club.tokens
        assert tokens.won == [self.tokens[seat] for seat in self.seats]
        paid = sum(map(len, self.tokens.values()))
        assert sum(tokens.bank.values()) + paid == 58 + tokens.stand_ins
        assert tokens.stand_ins == self.stand_ins
        assert not self.stand_ins or len(self.seats) == 8

    def _views(self) -> None:
        """Who may know the word, the Conspirator and the points by now (section 3)."""
        if self.match.outcome is not None:
            return
        turned = bool(self.rules["show_scores"])
        for viewer in (*self.seats, PUBLIC):
            values = self.match.view(viewer).values
            said = self.announced or self.revealed
            notebook = self.notebooks.get(viewer) if isinstance(viewer, int) else None
            if viewer != self.last:
                knows = said or bool(notebook) or not self.word
                assert values["word"] == (self.word if knows else HIDDEN)
            elif self.word:
                assert values["word"] == self.word
            conspirator: Any = -1
            if self.notebooks:
                conspirator = viewer if notebook == "" else HIDDEN
            if not self.revealed:
                assert values["conspirator"] == conspirator
            for seat in self.seats:
                won = tuple(self.tokens[seat])
                assert values[f"tokens.{seat}"] == (won if turned else (HIDDEN,) * len(won))

    def _over(self) -> None:
        """I11, and who has won."""
        outcome = self.match.outcome
        assert outcome is not None
        assert not self.match.decisions
        assert outcome.ending == "won"
        seats = len(self.seats)
        laps = 2 if seats <= 5 else 1
        assert Counter(self.active) == dict.fromkeys(self.seats, laps)
        totals = [sum(self.tokens[seat]) for seat in self.seats]
        assert list(outcome.scores) == totals
        rated = [(totals[seat], len(self.tokens[seat])) for seat in self.seats]
        assert list(outcome.winners) == [s for s in self.seats if rated[s] == max(rated)]
        values = self.match.view(PUBLIC).values
        assert [values[f"tokens.{seat}"] for seat in self.seats] == [
            tuple(self.tokens[seat]) for seat in self.seats
        ]
        assert values["used_words"] == tuple(self.words)
        assert self.reshuffles == (1 if seats == 8 else 0)
