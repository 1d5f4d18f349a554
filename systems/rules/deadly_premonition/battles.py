"""Evidence battles and accusations: cards that answer each other (4.7, 4.8)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadly_premonition.cards import KILLER, LEADING, PAIR_PRIZE, PRIZE, alignment_of
from systems.rules.deadly_premonition.decks import TABLE
from systems.rules.deadly_premonition.facts import (
    AccusationFailed,
    AccusationSucceeded,
    BattleCard,
    BattleClosed,
    BattleOpened,
    BattlePassed,
)
from systems.rules.deadly_premonition.intents import Respond
from systems.rules.deadly_premonition.lineup import alignment_zone
from systems.rules.deadly_premonition.processor import GameProcessor

ACCUSE, INCRIMINATE = "accuse", "incriminate"


class OpenBattle(GameProcessor):
    """The card that was played is the bottom of the stack; the defender answers first (DP-181)."""

    phases = ("battle_opens",)
    band = Band.RESOLVE

    def process(self) -> None:
        battle, play, attacker = self.battle, self.play, self.turn.seat
        suspect = play.targets[play.done]
        battle.kind = ACCUSE if play.mode == ACCUSE else INCRIMINATE
        battle.attacker, battle.defender = attacker, self.lineup.place(suspect)[0]
        battle.suspect, battle.responder = suspect, battle.defender
        battle.index = play.done + 1 if len(play.targets) > 1 else 0
        battle.owners, battle.cards = [attacker], [play.card]
        self.emit(
            BattleOpened(battle.kind, attacker, battle.defender, suspect, play.card, battle.index)
        )
        self.flow.phase = "battle"


class AskResponse(GameProcessor):
    """The responder is asked, whatever it holds; an empty hand passes by itself (DP-R23)."""

    phases = ("battle",)
    band = Band.WINDOW

    def process(self) -> None:
        responder = self.battle.responder
        if self.lineup.holds_cards(responder):
            self.ask(responder, "battle_response", "response")
        else:
            self.emit(BattlePassed(responder, True))
            self.flow.phase = "battle_closes"


class TakeResponse(GameProcessor):
    """A card on top of the stack, or a pass (DP-182, 188)."""

    phases = ("response",)
    band = Band.INTENT

    def process(self) -> None:
        intent, battle, seat = self.inbox.intent, self.battle, self.inbox.seat
        if not isinstance(intent, Respond):
            self.emit(BattlePassed(seat, False))
            self.flow.phase = "battle_closes"
            return
        self.decks.lay(seat, intent.card)
        battle.owners.append(seat)
        battle.cards.append(intent.card)
        self.emit(BattleCard(seat, intent.card, len(battle.cards)))
        if intent.card.startswith("OBJ"):
            self.decks.draw(seat, 1, "objection")
        attacks = seat == battle.attacker
        battle.responder = battle.defender if attacks else battle.attacker
        self.flow.phase = "battle"


class CloseBattle(GameProcessor):
    """Result, then the stack to the pile, then the prize (DP-186, 187, 189, 190)."""

    phases = ("battle_closes",)
    band = Band.CONSEQUENCE

    def process(self) -> None:
        battle = self.battle
        winner = battle.owners[-1]
        loser = battle.attacker if winner == battle.defender else battle.defender
        if battle.kind == ACCUSE:
            self._close_accusation(winner, loser)
        else:
            self._close_incrimination(winner, loser)

    def _close_incrimination(self, winner: int, loser: int) -> None:
        battle, play = self.battle, self.play
        prize = PAIR_PRIZE if len(play.targets) > 1 else PRIZE
        self.emit(BattleClosed(battle.kind, winner, loser, battle.suspect, prize))
        if winner == battle.attacker:
            self.lineup.move_suspect(battle.suspect, LEADING, "battle")
        play.done += 1
        self._discard_stack()
        self._clear()
        self.decks.draw(winner, prize, "battle")
        self.flow.phase = "evidence"

    def _discard_stack(self) -> None:
        """Bottom first; the evidence of an amplified pair stays to the last (DP-406)."""
        battle, play = self.battle, self.play
        cards = list(zip(battle.cards, battle.owners, strict=True))
        if len(play.targets) > 1:
            first = cards.pop(0)
            if play.done == len(play.targets):
                cards.append(first)
        for card, owner in cards:
            self.decks.discard(TABLE, card, owner, "battle")

    def _close_accusation(self, winner: int, loser: int) -> None:
        """DP-205 to 209, 225."""
        battle = self.battle
        attacker, defendant, suspect = battle.attacker, battle.defender, battle.suspect
        won = winner == attacker
        prize = 0 if won else PRIZE
        self.emit(BattleClosed(battle.kind, winner, loser, suspect, prize))
        self.play.done = 1
        if not won:
            self.emit(AccusationFailed(attacker, defendant, suspect))
            self._discard_stack()
            self._clear()
            self.decks.draw(winner, prize, "accusation")
            self.flow.phase = "evidence"
            return
        self.emit(AccusationSucceeded(attacker, defendant, suspect))
        self._discard_stack()
        self._clear()
        self.flow.phase = "evidence"
        self._condemn(attacker, defendant)

    def _condemn(self, attacker: int, defendant: int) -> None:
        if self.lineup.is_duel:
            self.ending.remove(defendant, attacker)
            self.ending.finish("rival_removed", [attacker])
            return
        (card,) = self.zones.faces(alignment_zone(defendant))
        if alignment_of(card) == KILLER:
            self.ending.reveal(defendant, "accusation")
            self.ending.finish("identified_killer", [attacker])
            return
        self.ending.remove(defendant, attacker)
        if self.lineup.playing() == [self.lineup.killer()]:
            self.ending.finish("last_player", [self.lineup.killer()])
        elif self.table.rules["accuser_draws"]:
            self.decks.draw(attacker, PRIZE, "accusation")

    def _clear(self) -> None:
        battle = self.battle
        battle.kind, battle.suspect, battle.index = "", "", 0
        battle.attacker = battle.defender = battle.responder = -1
        battle.owners, battle.cards = [], []
