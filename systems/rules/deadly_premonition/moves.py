"""The choices of the Moves phase: evidence, and the bookkeeping of every card played (4.5, 4.6)."""

from __future__ import annotations

from game.core.intents import Intent, tag_of
from game.core.rules import Band
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.actions import ACTIONS, FREE
from systems.rules.deadly_premonition.battles import ACCUSE
from systems.rules.deadly_premonition.cards import LEADING, PRESUMED
from systems.rules.deadly_premonition.decks import TABLE
from systems.rules.deadly_premonition.facts import AmplifyUsed, CardPlayed
from systems.rules.deadly_premonition.legality import INCRIMINATE, PROVE, second_targets
from systems.rules.deadly_premonition.lineup import hand_of
from systems.rules.deadly_premonition.processor import GameProcessor, Station

_NAMED = ("suspect", "own", "other")
_DETAILS = ("attribute", "ban")


class TakeMove(GameProcessor):
    """A choice of the turn seat."""

    phases = ("move",)
    band = Band.INTENT

    def process(self) -> None:
        intent, turn = self.inbox.intent, self.turn
        assert intent is not None
        turn.choices += 1
        if isinstance(intent, do.EndTurn):
            self.flow.phase = "limit"
            return
        if isinstance(intent, do.DiscardCard):
            turn.moves -= 1
            self.decks.discard(hand_of(turn.seat), intent.card, turn.seat, "move")
            self.flow.phase = "moves"
            return
        self._lay(intent)
        if isinstance(intent, do.ProveInnocent | do.Incriminate):
            mode = PROVE if isinstance(intent, do.ProveInnocent) else INCRIMINATE
            self._evidence(mode, intent.suspect)
        elif isinstance(intent, do.Accuse):
            self.play.mode, self.play.targets = ACCUSE, [intent.suspect]
            self.flow.phase = "evidence"
        else:
            station: Station = self.table.look
            self.flow.phase = ACTIONS[type(intent)](station, intent)

    def _lay(self, intent: Intent) -> None:
        """The card leaves the hand before anything else happens (DP-075, 110)."""
        turn, play = self.turn, self.play
        values = {field: getattr(intent, field) for field in intent.__struct_fields__}
        if type(intent) not in FREE:
            turn.moves -= 1
        play.card, play.mode, play.done = values["card"], "", 0
        play.targets, play.picked = [], []
        self.decks.lay(turn.seat, play.card)
        suspects = tuple(values[name] for name in _NAMED if values.get(name))
        detail = next((values[name] for name in _DETAILS if name in values), "")
        target = values.get("seat", -1)
        self.emit(
            CardPlayed(turn.seat, play.card, tag_of(intent), suspects, target, detail, turn.moves)
        )

    def _evidence(self, mode: str, suspect: str) -> None:
        """One suspect, and perhaps a second where an Amplify was waiting (DP-401)."""
        seat, play, players = self.turn.seat, self.play, self.players
        play.mode, play.targets = mode, [suspect]
        self.flow.phase = "evidence"
        if players.amplified[seat]:
            players.amplified[seat] = False
            self.emit(AmplifyUsed(seat))
            if second_targets(self.lineup, seat):
                self.ask(seat, "amplify_second", "second")


class TakeSecond(GameProcessor):
    """The second suspect of amplified evidence, named before anything resolves (DP-403)."""

    phases = ("second",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if isinstance(intent, do.Second):
            self.play.targets.append(intent.suspect)
        self.flow.phase = "evidence"


class ResolveEvidence(GameProcessor):
    """The suspects named, in that order; each on another board has a battle (DP-093, 404)."""

    phases = ("evidence",)
    band = Band.RESOLVE

    def process(self) -> None:
        play, lineup, seat = self.play, self.lineup, self.turn.seat
        while play.done < len(play.targets):
            suspect = play.targets[play.done]
            if play.mode == PROVE:
                lineup.move_suspect(suspect, PRESUMED, "evidence")
            elif play.mode == ACCUSE or suspect not in lineup.board(seat):
                if play.mode == ACCUSE or lineup.is_exposed(suspect):  # DP-R77
                    self.flow.phase = "battle_opens"
                    return
            elif lineup.is_exposed(suspect):
                lineup.move_suspect(suspect, LEADING, "evidence")
            play.done += 1
        self.flow.phase = "resolved"


class FinishPlay(GameProcessor):
    """The effect is complete: the card goes to the pile, unless it is elsewhere (DP-075)."""

    phases = ("resolved",)
    band = Band.CONSEQUENCE

    def process(self) -> None:
        play = self.play
        if play.card in self.zones.faces(TABLE):
            self.decks.discard(TABLE, play.card, self.turn.seat, "resolved")
        play.card, play.mode, play.done = "", "", 0
        play.targets, play.picked = [], []
        self.flow.phase = "moves"
