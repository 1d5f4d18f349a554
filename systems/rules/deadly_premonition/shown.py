"""What everybody may see beside the cards (rules file, section 3)."""

from __future__ import annotations

from typing import Any

from game.core.table import Table
from systems.rules.deadly_premonition.lineup import LineUp


def values(table: Table) -> dict[str, Any]:
    """Public values; what is secret lies in zones of cards alone."""
    lineup: LineUp = table.look.lineup
    turn, state, players, play = lineup.turn, lineup.suspects, lineup.players, lineup.play
    seats = range(table.seats)
    shown: dict[str, Any] = {
        "turn": turn.seat,
        "first_seat": turn.first,
        "round_no": turn.round,
        "moves_left": turn.moves,
        "ban_active": tuple(turn.bans),
        "deaths": state.deaths,
        "death_limit": lineup.limit,
        "in_play": tuple(lineup.playing()),
        "mark": state.mark,
        "protection": {
            suspect: tuple(state.protection[suspect]) for suspect in sorted(state.protection)
        },
        "locks": {suspect: tuple(state.locks[suspect]) for suspect in sorted(state.locks)},
        "amplify_pending": tuple(seat for seat in seats if players.amplified[seat]),
        "play": {
            "card": play.card,
            "mode": play.mode,
            "suspects": tuple(play.targets),
            "picked": tuple(play.picked),
        },
        "battle": _battle(lineup),
        "murder": _murder(lineup),
    }
    for seat in seats:
        shown[f"rows.{seat}"] = tuple(state.rows[suspect] for suspect in lineup.board(seat))
        shown[f"ban_pending.{seat}"] = tuple(players.bans[seat])
        if players.bios:
            shown[f"bio.{seat}"] = players.bios[seat]
    return shown


def _battle(lineup: LineUp) -> dict[str, Any]:
    battle = lineup.battle
    if not battle.kind:
        return {}
    return {
        "kind": battle.kind,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "suspect": battle.suspect,
        "responder": battle.responder,
        "index": battle.index,
        "owners": tuple(battle.owners),
        "cards": tuple(battle.cards),
    }


def _murder(lineup: LineUp) -> dict[str, Any]:
    murder = lineup.murder
    if not murder.value:
        return {}
    return {"cause": murder.cause, "board": murder.board, "value": murder.value}
