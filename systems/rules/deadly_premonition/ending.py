"""Deaths, removal, and how the game ends (4.3, DP-216)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.zones import Visibility
from systems.rules.deadly_premonition.cards import DEAD, PRESUMED, alignment_of
from systems.rules.deadly_premonition.components import Players
from systems.rules.deadly_premonition.decks import Decks
from systems.rules.deadly_premonition.facts import (
    AlignmentRevealed,
    GameOver,
    MarkRemoved,
    PlayerRemoved,
    SuspectKilled,
)
from systems.rules.deadly_premonition.lineup import LineUp, alignment_zone, dolls_of


class Ending:
    """What can end the game, each tested the moment that it happens (DP-048)."""

    def __init__(self, lineup: LineUp, decks: Decks) -> None:
        self.lineup = lineup
        self.decks = decks
        self.table = lineup.table
        self.players: Players = lineup.players

    def kill(self, suspect: str, cause: str) -> None:
        """A suspect dies; perhaps the game is over (DP-004, 049, 251)."""
        lineup, state = self.lineup, self.lineup.suspects
        board, column = lineup.place(suspect)
        row = state.rows[suspect]
        state.rows[suspect] = DEAD
        state.deaths += 1
        state.protection.pop(suspect, None)
        state.locks.pop(suspect, None)
        self.table.emit(
            SuspectKilled(suspect, board, column, row, cause, state.deaths, lineup.limit)
        )
        if state.mark == suspect:
            state.mark = ""
            self.table.emit(MarkRemoved(suspect))
        if lineup.is_duel:
            if not lineup.living(board):
                rival = 1 - board
                self.remove(board, -1)
                self.finish("empty_board", [rival])
            return
        killer = lineup.killer()
        if state.deaths >= lineup.limit:
            self.finish("deaths", [killer])
        elif not lineup.living(killer):
            self.finish("no_accomplices", [killer])

    def remove(self, seat: int, by: int) -> None:
        """Take a player out of the game (DP-216). The stack is discarded already."""
        lineup, decks, players = self.lineup, self.decks, self.players
        if not lineup.is_duel:
            self.reveal(seat, "accusation")
        hand = decks.discard_hand(seat, "removal")
        for doll in self.table.zones.faces(dolls_of(seat)):
            decks.discard(dolls_of(seat), doll, seat, "removal")
        players.bans[seat] = []
        players.amplified[seat] = False
        players.in_play[seat] = False
        self.table.emit(PlayerRemoved(seat, by, hand))

    def reveal(self, seat: int, cause: str) -> None:
        """Turn an alignment up for everybody."""
        zone = self.table.zones.zone(alignment_zone(seat))
        zone.visibility = Visibility.OPEN.value
        (card,) = self.table.zones.faces(alignment_zone(seat))
        self.table.emit(AlignmentRevealed(seat, alignment_of(card), cause))

    def finish(self, reason: str, winners: Sequence[int]) -> None:
        """The game is over, and all alignments lie open (DP-051)."""
        lineup, zones = self.lineup, self.table.zones
        alignments: tuple[str, ...] = ()
        if not lineup.is_duel:
            for seat in range(self.table.seats):
                zones.zone(alignment_zone(seat)).visibility = Visibility.OPEN.value
            alignments = tuple(
                alignment_of(zones.faces(alignment_zone(seat))[0])
                for seat in range(self.table.seats)
            )
        self.table.emit(GameOver(tuple(winners), reason, alignments))
        self.table.end(reason, winners)

    def after_round_cap(self) -> None:
        """The last turn of the last round has ended without a winner (DP-050, DP-R68)."""
        lineup = self.lineup
        if not lineup.is_duel:
            goes_to_killer = self.table.rules["cold_case"] == "killer"
            self.finish("cold_case", [lineup.killer()] if goes_to_killer else [])
            return
        rows = lineup.suspects.rows
        standing = [
            (
                sum(rows[suspect] == PRESUMED for suspect in lineup.board(seat)),
                len(lineup.living(seat)),
            )
            for seat in (0, 1)
        ]
        if standing[0] == standing[1]:
            self.finish("round_cap_draw", [])
        else:
            self.finish("round_cap", [0 if standing[0] > standing[1] else 1])
