"""Steps 1 and 2: a word, the first card, and the notebooks (4.3, 4.4)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.club import CHOOSE_WORD, PLAY_CARDS, play_order
from systems.rules.detective_club.facts import NotebookDealt, RoundStarted, WordChosen
from systems.rules.detective_club.processor import GameProcessor
from systems.rules.detective_club.words import normal_form


class BeginRound(GameProcessor):
    """The Active Player thinks of a word (CLUB-030)."""

    phases = ("round",)
    band = Band.TURN

    def process(self) -> None:
        now = self.round
        self.flow.mark += 1
        now.step = CHOOSE_WORD
        lap = 1 + (now.number - 1) // self.table.seats
        self.emit(RoundStarted(now.number, lap, now.active))
        self.ask(now.active, "choose_word", "word")


class TakeWord(GameProcessor):
    """Now it is fixed (CLUB-031); a free one that is on the list is that one (CLUB-R33)."""

    phases = ("word",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        assert isinstance(intent, do.Word | do.WordFree)
        word = intent.w if isinstance(intent, do.Word) else intent.text
        self.round.word = normal_form(word)
        if self.club.is_off_list and self.club.computers:
            self.ask(self.round.active, "tag_word", "tags")
        else:
            self.flow.phase = "fixed"


class TakeTags(GameProcessor):
    """What a free word is about, for computer players (CLUB-037)."""

    phases = ("tags",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        assert isinstance(intent, do.Tags)
        self.round.tags = list(intent.tags)
        self.flow.phase = "fixed"


class FixWord(GameProcessor):
    """Then comes the first card (CLUB-036)."""

    phases = ("fixed",)
    band = Band.RESOLVE

    def process(self) -> None:
        now = self.round
        now.fixed = True
        self.emit(WordChosen(now.active, now.word, tuple(now.tags)))
        now.waiting = play_order(now.active, self.table.seats)
        self.flow.phase = "play"


class DealNotebooks(GameProcessor):
    """One of them stays empty; who gets it is drawn by lot (CLUB-045 to CLUB-048)."""

    phases = ("roles",)
    band = Band.RESOLVE

    def process(self) -> None:
        now = self.round
        now.conspirator = self.table.draw("notebooks", self.club.others)
        for seat in self.club.others:
            self.emit(NotebookDealt(seat, "" if seat == now.conspirator else now.word))
        now.step = PLAY_CARDS
        self.flow.mark += 1
        self.flow.phase = "play"
