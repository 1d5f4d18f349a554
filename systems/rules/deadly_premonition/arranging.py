"""Positions that a set-up may ask for, and whether they can be (for scenarios and redeals)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.setup import BadSetup, Setup
from systems.rules.deadly_premonition.cards import (
    AGENT,
    ALIGNMENTS,
    BANS,
    CARDS,
    COLUMNS,
    DEAD,
    DEATH_LIMIT,
    HAND,
    KILLER,
    LASTING,
    LEADING,
    STATES,
    SUSPECTS,
    WEATHER,
    kind_of,
)

FILL = "..."
"""In an arranged zone: the rest falls to the seed."""
AS_OF = "@"
"""``G01@2``: the card since the second time that its deck was re-formed; for redeals."""

_ZONES = re.compile(
    r"(hand|dolls|board|alignment|weather_lasting|ban_pending)\.\d"
    r"|profiling_deck|profiling_discard|weather_deck|weather_discard"
)
_FIELDS = (
    "turn", "first_seat", "round_no", "moves_left", "mark", "protection", "locks", "removed",
    "ban_active", "amplify_pending",
)  # fmt: skip
MOST_MOVES = 60


class Arranged:
    """What a set-up arranges, checked; every question has an answer where nothing is said."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.arrange: Mapping[str, Any] = setup.arrange
        self.seats = range(len(setup.tables))
        self.is_duel = setup.format == "duel"

    # -- reading ------------------------------------------------------------------------

    def names(self, key: str) -> list[str]:
        """The cards that are named for a zone, without "..."."""
        found = self._list(key)
        for name in found:
            if not isinstance(name, str):
                raise self.bad(key, name, "names of cards")
        return [name for name in found if name != FILL]

    def board(self, seat: int) -> list[str]:
        """The suspects of a board by column; empty where it is left to the seed."""
        return [self._suspect(f"board.{seat}", entry)[0] for entry in self._list(f"board.{seat}")]

    def rows(self) -> dict[str, str]:
        """Suspect -> state, of the suspects that are arranged."""
        return dict(
            self._suspect(f"board.{seat}", entry)
            for seat in self.seats
            for entry in self._list(f"board.{seat}")
        )

    def removed(self) -> list[int]:
        return list(self._seats("removed"))

    def tokens(self, key: str) -> dict[str, list[int]]:
        """Suspect -> owners of tokens, for ``protection`` and ``locks``."""
        found = self.arrange.get(key, {})
        if not isinstance(found, Mapping):
            raise self.bad(key, found, "suspects with lists of seats")
        tokens = {}
        for suspect, owners in found.items():
            if suspect not in SUSPECTS:
                raise self.bad(key, suspect, "suspects S01 to S24")
            if not isinstance(owners, list | tuple) or not owners:
                raise self.bad(key, owners, "a list of seats")
            if any(type(seat) is not int or seat not in self.seats for seat in owners):
                raise self.bad(key, owners, f"seats 0 to {self.seats[-1]}")
            tokens[suspect] = sorted(set(owners))
        return tokens

    def in_moves(self) -> bool:
        """Whether the match begins within a Moves phase."""
        return "moves_left" in self.arrange

    def bad(self, key: str, value: object, allowed: object) -> BadSetup:
        return BadSetup(f"arrange.{key}", value, allowed)

    def _list(self, key: str) -> Sequence[Any]:
        found = self.arrange.get(key, ())
        if not isinstance(found, list | tuple):
            raise self.bad(key, found, "a list")
        return found

    def _seats(self, key: str) -> Sequence[int]:
        found = self._list(key)
        if any(type(seat) is not int or seat not in self.seats for seat in found):
            raise self.bad(key, found, f"seats 0 to {self.seats[-1]}")
        return found

    def _suspect(self, key: str, entry: Any) -> tuple[str, str]:
        name, row = entry, LEADING
        if isinstance(entry, Mapping):
            if not set(entry) <= {"suspect", "row"}:
                raise self.bad(key, entry, "suspect and row")
            name, row = entry.get("suspect"), entry.get("row", LEADING)
        if name not in SUSPECTS:
            raise self.bad(key, name, "suspects S01 to S24")
        if row not in STATES:
            raise self.bad(key, row, ", ".join(STATES))
        return str(name), str(row)

    # -- checking -----------------------------------------------------------------------

    def check(self) -> None:
        """Refuse what cannot be; raises ``BadSetup`` with the field."""
        for key, value in self.arrange.items():
            if not _ZONES.fullmatch(key) and key not in _FIELDS:
                raise self.bad(key, value, "the zones and fields of the game")
            owner = key.partition(".")[2]
            if owner and int(owner) not in self.seats:
                raise self.bad(key, value, f"seats 0 to {self.seats[-1]}")
        self._check_boards()
        self._check_cards()
        self._check_alignments()
        self._check_numbers()
        self._check_seats()
        self._check_chance()

    def _check_boards(self) -> None:
        seen: set[str] = set()
        for seat in self.seats:
            board = self.board(seat)
            if len(board) not in (0, COLUMNS):
                raise self.bad(f"board.{seat}", board, "six suspects")
            for suspect in board:
                if suspect in seen:
                    raise self.bad(f"board.{seat}", suspect, "each suspect once")
                seen.add(suspect)
        rows = self.rows()
        deaths = sum(row == DEAD for row in rows.values())
        if not self.is_duel and deaths >= DEATH_LIMIT[len(self.seats)]:
            raise self.bad("board", deaths, "fewer deaths than end the game")
        mark = self.arrange.get("mark", "")
        if not isinstance(mark, str):
            raise self.bad("mark", mark, "a suspect")
        for key, found in (
            ("mark", [mark] if mark else []),
            ("protection", list(self.tokens("protection"))),
            ("locks", list(self.tokens("locks"))),
        ):
            for suspect in found:
                if rows.get(suspect, DEAD) == DEAD:
                    raise self.bad(key, suspect, "a living suspect of a board that is arranged")
        for seat in self.seats:
            board = self.board(seat)
            emptied = bool(board) and all(rows[suspect] == DEAD for suspect in board)
            if emptied and (self.is_duel or KILLER in self._alignment(seat)):
                raise self.bad(f"board.{seat}", board, "somebody who is alive")

    def _check_cards(self) -> None:
        where: dict[str, str] = {}
        for key in self.arrange:
            kind = key.partition(".")[0]
            if kind in ("board", "alignment", "ban_pending") or not _ZONES.fullmatch(key):
                continue
            allowed = WEATHER if kind.startswith("weather") else CARDS
            for card in self.names(key):
                if card not in allowed:
                    raise self.bad(key, card, ", ".join(allowed))
                if card in where:
                    raise self.bad(key, card, f"it lies in {where[card]} already")
                if kind == "dolls" and kind_of(card) != "DOL":
                    raise self.bad(key, card, "Weather Dolls")
                if kind == "weather_lasting" and card not in LASTING:
                    raise self.bad(key, card, ", ".join(LASTING))
                where[card] = key
        dealt = sum(self.to_deal(seat) for seat in self.seats)
        if dealt > len(CARDS) - sum(card in CARDS for card in where):
            raise self.bad("hand", dealt, "no more cards than are left")
        if not set(WEATHER) - {card for card in where if where[card] != "weather_deck"}:
            raise self.bad("weather_deck", (), "at least one card")

    def to_deal(self, seat: int) -> int:
        """Cards that a hand still gets: up to five where it is left open (DP-026)."""
        key = f"hand.{seat}"
        if seat in self.removed() or (key in self.arrange and FILL not in self.arrange[key]):
            return 0
        return max(0, HAND - len(self.names(key)))

    def _alignment(self, seat: int) -> list[str]:
        found = [str(name) for name in self._list(f"alignment.{seat}")]
        return [KILLER if name == ALIGNMENTS[0] else name for name in found]

    def _check_alignments(self) -> None:
        named = [name for seat in self.seats for name in self._alignment(seat)]
        known = (KILLER, AGENT, *ALIGNMENTS[1 : len(self.seats)])
        for seat in self.seats:
            key, found = f"alignment.{seat}", self._alignment(seat)
            if found and (self.is_duel or len(found) != 1 or found[0] not in known):
                raise self.bad(key, found, f"one of {', '.join(known)}, with 3 or 4 seats")
        cards = [name for name in named if name != AGENT]
        if len(set(cards)) < len(cards) or len(named) - (KILLER in named) >= len(self.seats):
            raise self.bad("alignment", named, "one Killer, the others Agents")
        for seat in self.removed():
            if not self.is_duel and self._alignment(seat) in ([], [KILLER]):
                raise self.bad(f"alignment.{seat}", self._alignment(seat), "a removed Agent")

    def _check_numbers(self) -> None:
        last = self.seats[-1]
        for key, allowed in (
            ("turn", self.seats),
            ("first_seat", self.seats),
            ("round_no", range(1, int(self.setup.house_rules["round_cap"]) + 1)),
            ("moves_left", range(MOST_MOVES + 1)),
        ):
            value = self.arrange.get(key, allowed[0])
            if type(value) is not int or value not in allowed:
                raise self.bad(key, value, f"{allowed[0]} to {allowed[-1]}")
        for key in ("ban_active", *(f"ban_pending.{seat}" for seat in self.seats)):
            found = self._list(key)
            if any(ban not in BANS for ban in found) or len(set(found)) < len(found):
                raise self.bad(key, found, ", ".join(BANS))
        if self.arrange.get("ban_active") and not self.in_moves():
            raise self.bad("ban_active", self.arrange["ban_active"], "only with moves_left")
        self._seats("amplify_pending")
        if not self.is_duel and len(self.seats) - len(self.removed()) < 2:
            raise self.bad("removed", self.removed(), f"at most {last - 1} seats")

    def _check_seats(self) -> None:
        """A removed seat has nothing any more (DP-216); in a duel there is none."""
        removed = self.removed()
        if removed and self.is_duel:
            raise self.bad("removed", removed, "nobody in a duel")
        for seat in removed:
            for key in (f"hand.{seat}", f"dolls.{seat}", f"ban_pending.{seat}"):
                if self.arrange.get(key):
                    raise self.bad(key, self.arrange[key], "nothing, since the seat is removed")
            if seat in self.arrange.get("amplify_pending", ()):
                raise self.bad("amplify_pending", seat, "seats in play")
        if self.in_moves() and self.arrange.get("turn", 0) in removed:
            raise self.bad("turn", self.arrange.get("turn", 0), "a seat in play")

    def _check_chance(self) -> None:
        for name, results in self.setup.chance.items():
            kind = name.partition(".")[0]
            for value in results:
                if kind == "die":
                    allowed: Sequence[Any] = range(1, COLUMNS + 1)
                elif kind in ("profiling", "steal"):
                    value, allowed = str(value).partition(AS_OF)[0], CARDS
                elif kind == "weather":
                    value, allowed = str(value).partition(AS_OF)[0], WEATHER
                else:
                    continue
                if type(value) is not type(allowed[0]) or value not in allowed:
                    raise BadSetup(f"chance.{name}", value, f"{allowed[0]} to {allowed[-1]}")
