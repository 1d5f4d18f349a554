"""What the options of action cards do once the card lies on the table (4.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.intents import Intent
from game.core.rules import Band
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import PRESUMED, with_attribute
from systems.rules.deadly_premonition.decks import TABLE, WEATHER_ZONE
from systems.rules.deadly_premonition.facts import (
    AmplifyPending,
    BanSet,
    DollPlaced,
    ExtraMove,
    LockPlaced,
    ProtectionPlaced,
    SuspectsSwapped,
    WeatherPeeked,
    WeatherReturned,
)
from systems.rules.deadly_premonition.legality import INCRIMINATE, more_protections, peeked
from systems.rules.deadly_premonition.lineup import board_of, dolls_of, hand_of
from systems.rules.deadly_premonition.processor import GameProcessor, Station

FREE: frozenset[type[Intent]] = frozenset(
    {do.LookAtHand, do.PlaceDoll, do.DrawTwo, do.ExtraMove, do.StealCard, do.Amplify}
)
"""Options that spend no move (section 2.5, DP-068)."""

RESOLVED = "resolved"
"""The phase after an effect that is complete."""


def _check_weather(_station: Station, _intent: do.CheckWeather) -> str:
    return "weather"


def _look(station: Station, intent: do.LookAtHand) -> str:
    station.decks.look(station.lineup.turn.seat, intent.seat)
    return RESOLVED


def _peek(station: Station, _intent: do.PeekWeather) -> str:
    """The cards are seen now; how they go back is asked (DP-301)."""
    lineup, seat = station.lineup, station.lineup.turn.seat
    cards = peeked(lineup)
    for card in lineup.zones.cards(WEATHER_ZONE)[: len(cards)]:
        lineup.zones.reveal(card, [seat])
    lineup.table.emit(WeatherPeeked(seat, len(cards), tuple(cards)))
    lineup.table.ask(seat, "weather_order")
    return "order"


def _protect(_station: Station, _intent: do.Protect) -> str:
    return "protecting"


def _mark(station: Station, intent: do.MarkVictim) -> str:
    station.lineup.put_mark(intent.suspect, station.lineup.turn.seat)
    return RESOLVED


def _place_doll(station: Station, intent: do.PlaceDoll) -> str:
    lineup, seat = station.lineup, station.lineup.turn.seat
    lineup.zones.move(station.decks.card(TABLE, intent.card), dolls_of(seat))
    lineup.table.emit(DollPlaced(seat, intent.card))
    return RESOLVED


def _toilet(station: Station, intent: do.ToiletBreak) -> str:
    lineup = station.lineup
    bans = lineup.players.bans[intent.seat]
    bans.append(intent.ban)
    bans.sort()
    lineup.table.emit(BanSet(intent.seat, intent.ban, lineup.turn.seat))
    return RESOLVED


def _draw_two(station: Station, _intent: do.DrawTwo) -> str:
    station.decks.draw(station.lineup.turn.seat, 2, "star")
    return RESOLVED


def _redraw(station: Station, intent: do.RedrawHand) -> str:
    """The whole hand, then this card, and only then the draw (DP-340, 341)."""
    decks, seat = station.decks, station.lineup.turn.seat
    count = len(decks.discard_hand(seat, "redraw")) + 1
    decks.discard(TABLE, intent.card, seat, "redraw")
    decks.draw(seat, count, "redraw")
    return RESOLVED


def _exchange(station: Station, intent: do.ExchangeHands) -> str:
    station.decks.exchange(station.lineup.turn.seat, intent.seat)
    return RESOLVED


def _lock_down(station: Station, intent: do.LockDown) -> str:
    lineup, seat = station.lineup, station.lineup.turn.seat
    locked = with_attribute(lineup.living(intent.seat), intent.attribute)
    for suspect in locked:
        lineup.lock(suspect, seat)
    lineup.table.emit(LockPlaced(seat, intent.seat, intent.attribute, tuple(locked)))
    return RESOLVED


def _swap(station: Station, intent: do.SwapSuspects) -> str:
    """Each takes the other's board and column, and keeps its row and tokens (DP-362)."""
    lineup, zones, decks = station.lineup, station.lineup.zones, station.decks
    names = (intent.own, intent.other)
    places = [lineup.place(name) for name in names]
    cards = [
        decks.card(board_of(seat), name) for (seat, _), name in zip(places, names, strict=True)
    ]
    for card, (seat, column) in zip(cards, reversed(places), strict=True):
        zones.move(card, board_of(seat), column - 1)
    rows = lineup.suspects.rows
    lineup.table.emit(
        SuspectsSwapped(
            names,
            (places[0][0], places[1][0]),
            (places[0][1], places[1][1]),
            (rows[names[0]], rows[names[1]]),
        )
    )
    return RESOLVED


def _extra_move(station: Station, _intent: do.ExtraMove) -> str:
    turn = station.lineup.turn
    turn.moves += 1
    station.lineup.table.emit(ExtraMove(turn.seat, turn.moves))
    return RESOLVED


def _coffee_presume(station: Station, intent: do.CoffeePresume) -> str:
    station.lineup.move_suspect(intent.suspect, PRESUMED, "coffee")
    return RESOLVED


def _coffee_incriminate(station: Station, intent: do.CoffeeIncriminate) -> str:
    """A battle, unless it is an own suspect (DP-384, 385)."""
    play = station.lineup.play
    play.mode, play.targets = INCRIMINATE, [intent.suspect]
    return "evidence"


def _steal(station: Station, intent: do.StealCard) -> str:
    decks, thief = station.decks, station.lineup.turn.seat
    decks.take([(thief, intent.seat, decks.draw_from(intent.seat))], "borrowing")
    return RESOLVED


def _discard_from(station: Station, intent: do.DiscardFrom) -> str:
    """Two different cards, or the only one (DP-391, DP-R66)."""
    decks, victim = station.decks, intent.seat
    taken: list[str] = []
    for _ in range(min(2, len(station.lineup.hand(victim)))):
        taken.append(decks.draw_from(victim, taken))
    for card in taken:
        decks.discard(hand_of(victim), card, victim, "forced")
    return RESOLVED


def _amplify(station: Station, _intent: do.Amplify) -> str:
    lineup, seat = station.lineup, station.lineup.turn.seat
    lineup.players.amplified[seat] = True
    lineup.table.emit(AmplifyPending(seat))
    return RESOLVED


ACTIONS: dict[type[Intent], Callable[[Station, Any], str]] = {
    do.CheckWeather: _check_weather,
    do.LookAtHand: _look,
    do.PeekWeather: _peek,
    do.Protect: _protect,
    do.MarkVictim: _mark,
    do.PlaceDoll: _place_doll,
    do.ToiletBreak: _toilet,
    do.DrawTwo: _draw_two,
    do.RedrawHand: _redraw,
    do.ExchangeHands: _exchange,
    do.LockDown: _lock_down,
    do.SwapSuspects: _swap,
    do.ExtraMove: _extra_move,
    do.CoffeePresume: _coffee_presume,
    do.CoffeeIncriminate: _coffee_incriminate,
    do.StealCard: _steal,
    do.DiscardFrom: _discard_from,
    do.Amplify: _amplify,
}
"""Kind of intent -> what it does; returns the phase that follows."""


class AskProtection(GameProcessor):
    """Up to three suspects are named, one after the other (DP-310)."""

    phases = ("protecting",)
    band = Band.RESOLVE

    def process(self) -> None:
        if more_protections(self.lineup, self.turn.seat):
            self.ask(self.turn.seat, "protect_pick", "protect")
        else:
            self.flow.phase = RESOLVED


class TakeProtection(GameProcessor):
    phases = ("protect",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.turn.seat
        if not isinstance(intent, do.Protect):
            self.flow.phase = RESOLVED
            return
        self.play.picked.append(intent.suspect)
        self.lineup.protect(intent.suspect, seat)
        self.emit(ProtectionPlaced(seat, intent.suspect))
        self.flow.phase = "protecting"


class TakeOrder(GameProcessor):
    """The weather cards go back; only who put them there knows their order (DP-301, 302)."""

    phases = ("order",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat, zones = self.inbox.intent, self.turn.seat, self.zones
        assert isinstance(intent, do.Order)
        cards = [self.decks.card(WEATHER_ZONE, face) for face in intent.cards]
        for place, card in enumerate(cards):
            zones.move(card, WEATHER_ZONE, place)
            card.known_to = [seat]
        zones.rename(cards)
        self.emit(WeatherReturned(seat, len(cards), intent.cards))
        self.flow.phase = RESOLVED
