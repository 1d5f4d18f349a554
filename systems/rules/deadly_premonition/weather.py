"""Checking the weather, and what each weather card does (4.9)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadly_premonition.cards import LASTING, LEADING, MURDERS, weather_kind
from systems.rules.deadly_premonition.decks import WEATHER_DECK, WEATHER_PILE, WEATHER_TABLE
from systems.rules.deadly_premonition.facts import (
    WeatherChecked,
    WeatherLasting,
    WeatherNoEffect,
)
from systems.rules.deadly_premonition.intents import IncriminateOwn
from systems.rules.deadly_premonition.lineup import lasting_of
from systems.rules.deadly_premonition.processor import GameProcessor


class CheckWeather(GameProcessor):
    """Draw the top weather card, show it, and begin to carry it out (DP-113, 240)."""

    phases = ("weather",)
    band = Band.RESOLVE

    def process(self) -> None:
        seat, play = self.turn.seat, self.play
        card = self.decks.top(WEATHER_DECK)
        if card is None:
            raise RuntimeError("the weather has run out (DP-R09)")
        card.known_to.clear()
        self.zones.move(card, WEATHER_TABLE)
        play.weather = card.face
        self.emit(WeatherChecked(seat, card.face, play.card))
        self.decks.refill(WEATHER_DECK)
        kind = weather_kind(card.face)
        self.flow.phase = "weathered"
        if kind in MURDERS:
            murder = self.murder
            murder.cause, murder.board = card.face, seat
            murder.index, murder.total = 0, MURDERS[kind]
            self.flow.phase = "murder"
        elif card.face in LASTING:
            self.emit(WeatherLasting(seat, card.face))
        elif kind == "SN":
            self._snow(seat)
        elif kind == "BH":
            self._bad_handling(seat)
        else:
            self.emit(WeatherNoEffect(card.face, "crisp"))

    def _snow(self, drawer: int) -> None:
        """DP-255: whoever has an exposed suspect must choose one; that is public."""
        lineup = self.lineup
        self.play.waiting = [
            seat
            for seat in lineup.others(drawer)
            if any(lineup.is_exposed(suspect) for suspect in lineup.board(seat))
        ]
        if self.play.waiting:
            self.flow.phase = "snow"
        else:
            self.emit(WeatherNoEffect(self.play.weather, "nobody"))

    def _bad_handling(self, drawer: int) -> None:
        """DP-257 to 259, DP-R51: all cards are chosen before any of them moves."""
        lineup = self.lineup
        thefts = [
            (thief, victim, self.decks.draw_from(victim))
            for thief in (drawer, *lineup.others(drawer))
            for victim in (lineup.left_of(thief),)
            if lineup.holds_cards(victim)
        ]
        if thefts:
            self.decks.take(thefts, "bad_handling")
        else:
            self.emit(WeatherNoEffect(self.play.weather, "nobody"))


class AskSnow(GameProcessor):
    """The next seat chooses a suspect for the Snowstorm."""

    phases = ("snow",)
    band = Band.WINDOW

    def process(self) -> None:
        if self.play.waiting:
            self.ask(self.play.waiting.pop(0), "snowstorm_pick", "snow_pick")
        else:
            self.flow.phase = "weathered"


class TakeSnow(GameProcessor):
    """No battle, no draw (DP-256)."""

    phases = ("snow_pick",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        assert isinstance(intent, IncriminateOwn)
        self.lineup.move_suspect(intent.suspect, LEADING, "snowstorm")
        self.flow.phase = "snow"


class Weathered(GameProcessor):
    """The weather card has acted: it is discarded, or stays while it lasts (DP-241)."""

    phases = ("weathered",)
    band = Band.CONSEQUENCE

    def process(self) -> None:
        play, seat = self.play, self.turn.seat
        card = self.decks.card(WEATHER_TABLE, play.weather)
        if play.weather in LASTING:
            self.zones.move(card, lasting_of(seat))
        else:
            self.zones.move(card, WEATHER_PILE, 0)
        play.weather = ""
        self.flow.phase = "resolved"
