"""One table of line-up boards: its suspects, seats and tokens, and what moves them."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.table import Table
from systems.rules.deadly_premonition.cards import (
    ALIGNMENTS,
    DEAD,
    DEATH_LIMIT,
    FOG,
    LASTING,
    LEADING,
    PRESUMED,
    SHADOW,
)
from systems.rules.deadly_premonition.components import (
    Battle,
    LineUps,
    Murder,
    Play,
    Players,
    Turn,
)
from systems.rules.deadly_premonition.facts import MarkPlaced, SuspectMoved


def hand_of(seat: int) -> str:
    """The zone with a seat's hand. It has no order that says anything (section 3)."""
    return f"hand.{seat}"


def board_of(seat: int) -> str:
    """The zone with the six suspects of a board, column 1 first."""
    return f"board.{seat}"


def dolls_of(seat: int) -> str:
    """The zone with the dolls beside a board, in the order in which they were placed."""
    return f"dolls.{seat}"


def alignment_zone(seat: int) -> str:
    """The zone with a seat's alignment card."""
    return f"alignment.{seat}"


def lasting_of(seat: int) -> str:
    """The zone with lasting weather that the seat has drawn."""
    return f"weather_lasting.{seat}"


class LineUp:
    """The components of one match, looked up once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.turn = table.one(Turn)
        self.suspects = table.one(LineUps)
        self.players = table.one(Players)
        self.play = table.one(Play)
        self.battle = table.one(Battle)
        self.murder = table.one(Murder)
        self.is_duel = table.setup.format == "duel"
        self.limit = 0 if self.is_duel else DEATH_LIMIT[table.seats]
        self.any_board = bool(table.rules["amplify_any_board"])
        self.protect_any = bool(table.rules["protect_any_board"])

    # -- seats --------------------------------------------------------------------------

    def in_play(self, seat: int) -> bool:
        """Whether the number is that of a seat that has not been removed."""
        return 0 <= seat < self.table.seats and self.players.in_play[seat]

    def playing(self) -> list[int]:
        """The seats in play, by number."""
        return [seat for seat in range(self.table.seats) if self.players.in_play[seat]]

    def others(self, seat: int) -> list[int]:
        """The other seats in play, clockwise from the left of ``seat`` (DP-012, DP-R06)."""
        return [other for other in self.table.after(seat) if self.players.in_play[other]]

    def left_of(self, seat: int) -> int:
        """The next seat in play, clockwise."""
        return self.others(seat)[0]

    def killer(self) -> int:
        """The seat of the Killer; -1 in a duel."""
        if self.is_duel:
            return -1
        for seat in range(self.table.seats):
            if self.zones.faces(alignment_zone(seat)) == [ALIGNMENTS[0]]:
                return seat
        raise RuntimeError("nobody was dealt the Killer")

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, by id (the canonical order)."""
        return sorted(self.zones.faces(hand_of(seat)))

    def holds_cards(self, seat: int) -> bool:
        """Whether a hand is not empty."""
        return bool(self.zones.faces(hand_of(seat)))

    def under(self, seat: int, card: str) -> bool:
        """Whether another seat's Thick Fog or Shadow Attack is in force (DP-064, 065, DP-R48)."""
        return any(
            card in self.zones.faces(lasting_of(owner))
            for owner in range(self.table.seats)
            if owner != seat
        )

    def fogged(self, seat: int) -> bool:
        """DP-252."""
        return self.under(seat, FOG)

    def shadowed(self, seat: int) -> bool:
        """DP-253."""
        return self.under(seat, SHADOW)

    # -- suspects -----------------------------------------------------------------------

    def board(self, seat: int) -> list[str]:
        """The suspects of a board by column."""
        return self.zones.faces(board_of(seat))

    def on_boards(self, seats: Iterable[int]) -> list[str]:
        """The suspects of these boards, by id."""
        return sorted(suspect for seat in seats for suspect in self.board(seat))

    def place(self, suspect: str) -> tuple[int, int]:
        """The seat on whose board a suspect is, and its column from 1; (-1, 0) for none."""
        for seat in range(self.table.seats):
            board = self.board(seat)
            if suspect in board:
                return seat, board.index(suspect) + 1
        return -1, 0

    def living(self, seat: int) -> list[str]:
        """The living suspects of a board by column."""
        rows = self.suspects.rows
        return [suspect for suspect in self.board(seat) if rows[suspect] != DEAD]

    def is_alive(self, suspect: str) -> bool:
        return self.suspects.rows.get(suspect, DEAD) != DEAD

    def is_free(self, suspect: str) -> bool:
        """Living and not locked (section 5.1)."""
        return self.is_alive(suspect) and suspect not in self.suspects.locks

    def is_leading(self, suspect: str) -> bool:
        return self.suspects.rows[suspect] == LEADING

    def is_exposed(self, suspect: str) -> bool:
        """Living, in PI, not locked, not protected (section 5.1)."""
        state = self.suspects
        return (
            state.rows[suspect] == PRESUMED
            and suspect not in state.locks
            and suspect not in state.protection
        )

    def may_accuse(self, seat: int) -> bool:
        """Whether all living suspects of the own board are in PI (DP-200, DP-R31)."""
        return not any(self.is_leading(suspect) for suspect in self.living(seat))

    def accusable(self, suspect: str) -> bool:
        """Living, in LS and not protected (DP-201)."""
        return self.is_leading(suspect) and suspect not in self.suspects.protection

    def move_suspect(self, suspect: str, row: str, cause: str) -> None:
        """Move a living suspect within its column (DP-003)."""
        seat, column = self.place(suspect)
        self.suspects.rows[suspect] = row
        self.table.emit(SuspectMoved(suspect, seat, column, row, cause))

    def put_mark(self, suspect: str, by: int) -> None:
        """DP-008, 314."""
        previous, self.suspects.mark = self.suspects.mark, suspect
        self.table.emit(MarkPlaced(suspect, by, previous))

    def protect(self, suspect: str, owner: int) -> None:
        """DP-310."""
        _add(self.suspects.protection, suspect, owner)

    def lock(self, suspect: str, owner: int) -> None:
        """DP-350."""
        _add(self.suspects.locks, suspect, owner)

    def take_back(self, tokens: dict[str, list[int]], owner: int) -> tuple[str, ...]:
        """Remove a seat's tokens of one kind; returns the suspects that bore one."""
        found = tuple(sorted(suspect for suspect, owners in tokens.items() if owner in owners))
        for suspect in found:
            tokens[suspect].remove(owner)
            if not tokens[suspect]:
                del tokens[suspect]
        return found

    def lasting(self, seat: int) -> list[str]:
        """The lasting weather that a seat has drawn."""
        return [card for card in LASTING if card in self.zones.faces(lasting_of(seat))]


def _add(tokens: dict[str, list[int]], suspect: str, owner: int) -> None:
    tokens[suspect] = sorted({*tokens.get(suspect, ()), owner})
