"""What each fact changes on the table, as everybody or one seat knows it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from game.core.messages import HIDDEN
from scenes.tables.deadly_premonition.state import Fight, TableState
from systems.rules.deadly_premonition import facts as happened
from systems.rules.deadly_premonition.cards import DEAD, LASTING, weather_kind
from systems.rules.deadly_premonition.decks import PROFILING


def take(state: TableState, fact: Fact) -> None:
    """Take up what happened."""
    change = CHANGES.get(type(fact))
    if change is not None:
        change(state, fact)


_AIMED = ("prove_innocent", "incriminate", "accuse", "coffee_incriminate")


def _hand_dealt(state: TableState, fact: happened.HandDealt) -> None:
    cards = () if HIDDEN in fact.cards else fact.cards
    state.gain(fact.seat, fact.count, cards)


def _turn_started(state: TableState, fact: happened.TurnStarted) -> None:
    state.turn, state.moves = fact.seat, fact.moves
    state.active, state.bans[fact.seat] = list(fact.bans), []


def _expired(state: TableState, fact: happened.EffectExpired) -> None:
    if fact.card:
        state.lasting[fact.owner].remove(fact.card)
        state.weather_pile.insert(0, fact.card)
        return
    tokens = state.protection if fact.kind == "protection" else state.locks
    for suspect in fact.suspects:
        tokens[suspect] = [owner for owner in tokens[suspect] if owner != fact.owner]
        if not tokens[suspect]:
            del tokens[suspect]


def _drawn(state: TableState, fact: happened.CardsDrawn) -> None:
    cards = () if HIDDEN in fact.cards else fact.cards
    state.gain(fact.seat, fact.drawn, cards)
    if fact.cause in ("battle", "accusation"):
        state.fight = None


def _round(state: TableState, fact: happened.RoundStarted) -> None:
    state.round_no = fact.round


def _reformed(state: TableState, fact: happened.DeckReformed) -> None:
    if fact.deck == PROFILING:
        state.pile = []
    else:
        state.weather_pile = []


def _played(state: TableState, fact: happened.CardPlayed) -> None:
    state.lose(fact.seat, fact.card)
    state.played, state.moves = fact.card, fact.moves_left
    state.named = fact.suspects[0] if fact.intent in _AIMED else ""


def _discarded(state: TableState, fact: happened.CardDiscarded) -> None:
    card, owner = fact.card, fact.owner
    if state.fight is not None and card in state.fight.cards:
        place = state.fight.cards.index(card)
        del state.fight.cards[place]
        del state.fight.owners[place]
        if card == state.played:
            state.played = state.named = ""
        if not state.fight.cards:
            state.fight = None
    elif card == state.played:
        state.played = state.named = ""
        _weather_done(state)
    elif card in state.dolls[owner]:
        state.dolls[owner].remove(card)
    else:
        state.lose(owner, card)
    state.pile.insert(0, card)
    if fact.cause == "move":
        state.moves -= 1


def _weather_done(state: TableState) -> None:
    """The weather has acted before the card that checked it is discarded (DP-241)."""
    card, state.weather = state.weather, ""
    if card in LASTING:
        state.lasting[state.turn] = sorted([*state.lasting[state.turn], card])
    elif card:
        state.weather_pile.insert(0, card)


def _moved(state: TableState, fact: happened.SuspectMoved) -> None:
    state.rows[fact.suspect] = fact.row
    if fact.cause == "snowstorm":
        state.asked = state.next_in_snow(fact.seat)


def _opened(state: TableState, fact: happened.BattleOpened) -> None:
    state.fight = Fight(
        fact.kind,
        fact.attacker,
        fact.defender,
        fact.suspect,
        fact.defender,
        [fact.attacker],
        [fact.card],
    )


def _answered(state: TableState, fact: happened.BattleCard) -> None:
    state.lose(fact.seat, fact.card)
    fight = state.fight
    assert fight is not None
    fight.owners.append(fact.seat)
    fight.cards.append(fact.card)
    fight.responder = fight.defender if fact.seat == fight.attacker else fight.attacker


def _passed(state: TableState, _fact: happened.BattlePassed) -> None:
    if state.fight is not None:
        state.fight.responder = -1


def _removed(state: TableState, fact: happened.PlayerRemoved) -> None:
    state.in_play[fact.seat] = False
    state.amplified[fact.seat] = False
    state.bans[fact.seat] = []


def _revealed(state: TableState, fact: happened.AlignmentRevealed) -> None:
    state.revealed[fact.seat] = fact.alignment


def _checked(state: TableState, fact: happened.WeatherChecked) -> None:
    state.weather = fact.weather
    if weather_kind(fact.weather) == "SN":
        state.asked = state.next_in_snow(state.turn)


def _rolled(state: TableState, fact: happened.DieRolled) -> None:
    state.face, state.asked = fact.value, -1


def _window(state: TableState, fact: happened.DollWindow) -> None:
    state.asked = fact.seat


def _negated(state: TableState, _fact: happened.MurderNegated) -> None:
    state.asked = -1


def _killed(state: TableState, fact: happened.SuspectKilled) -> None:
    state.rows[fact.suspect], state.asked = DEAD, -1
    state.deaths = fact.deaths
    state.protection.pop(fact.suspect, None)
    state.locks.pop(fact.suspect, None)
    if state.mark == fact.suspect:
        state.mark = ""


def _marked(state: TableState, fact: happened.MarkPlaced) -> None:
    state.mark = fact.suspect


def _unmarked(state: TableState, _fact: happened.MarkRemoved) -> None:
    state.mark = ""


def _protected(state: TableState, fact: happened.ProtectionPlaced) -> None:
    owners = state.protection.get(fact.suspect, [])
    state.protection[fact.suspect] = sorted({*owners, fact.owner})


def _locked(state: TableState, fact: happened.LockPlaced) -> None:
    for suspect in fact.suspects:
        state.locks[suspect] = sorted({*state.locks.get(suspect, []), fact.owner})


def _swapped(state: TableState, fact: happened.SuspectsSwapped) -> None:
    one, other = fact.suspects
    (seat, column), (seat2, column2) = state.place(one), state.place(other)
    state.boards[seat][column - 1], state.boards[seat2][column2 - 1] = other, one


def _ban_set(state: TableState, fact: happened.BanSet) -> None:
    state.bans[fact.seat] = sorted({*state.bans[fact.seat], fact.ban})


def _ban_ended(state: TableState, fact: happened.BanEnded) -> None:
    state.active = [ban for ban in state.active if ban != fact.ban]


def _extra(state: TableState, fact: happened.ExtraMove) -> None:
    state.moves = fact.moves_left


def _doll(state: TableState, fact: happened.DollPlaced) -> None:
    state.dolls[fact.seat].append(fact.card)
    state.played = ""


def _amplify(state: TableState, fact: happened.AmplifyPending) -> None:
    state.amplified[fact.seat] = True


def _amplify_gone(state: TableState, fact: Fact) -> None:
    assert isinstance(fact, happened.AmplifyUsed | happened.AmplifyLapsed)
    state.amplified[fact.seat] = False


def _stolen(state: TableState, fact: happened.CardStolen) -> None:
    state.lose(fact.victim, fact.card)
    state.gain(fact.thief, 1, () if fact.card == HIDDEN else (fact.card,))


def _exchanged(state: TableState, fact: happened.HandsExchanged) -> None:
    state.hands[fact.first], state.hands[fact.second] = fact.counts[1], fact.counts[0]
    for seat, hand in ((fact.first, fact.first_hand), (fact.second, fact.second_hand)):
        if seat == state.viewer:
            state.own = tuple(sorted(hand))


def _over(state: TableState, fact: happened.GameOver) -> None:
    state.over, state.turn, state.moves, state.active = True, -1, 0, []
    state.reason, state.winners = fact.reason, fact.winners
    state.revealed = dict(enumerate(fact.alignments))


CHANGES: dict[type[Fact], Callable[..., None]] = {
    happened.HandDealt: _hand_dealt,
    happened.TurnStarted: _turn_started,
    happened.EffectExpired: _expired,
    happened.CardsDrawn: _drawn,
    happened.DeckReformed: _reformed,
    happened.CardPlayed: _played,
    happened.CardDiscarded: _discarded,
    happened.SuspectMoved: _moved,
    happened.BattleOpened: _opened,
    happened.BattleCard: _answered,
    happened.RoundStarted: _round,
    happened.BattlePassed: _passed,
    happened.PlayerRemoved: _removed,
    happened.AlignmentRevealed: _revealed,
    happened.WeatherChecked: _checked,
    happened.DieRolled: _rolled,
    happened.DollWindow: _window,
    happened.MurderNegated: _negated,
    happened.SuspectKilled: _killed,
    happened.MarkPlaced: _marked,
    happened.MarkRemoved: _unmarked,
    happened.ProtectionPlaced: _protected,
    happened.LockPlaced: _locked,
    happened.SuspectsSwapped: _swapped,
    happened.BanSet: _ban_set,
    happened.BanEnded: _ban_ended,
    happened.ExtraMove: _extra,
    happened.DollPlaced: _doll,
    happened.AmplifyPending: _amplify,
    happened.AmplifyUsed: _amplify_gone,
    happened.AmplifyLapsed: _amplify_gone,
    happened.CardStolen: _stolen,
    happened.HandsExchanged: _exchanged,
    happened.GameOver: _over,
}
"""Kind of fact -> what it changes. Facts that are not here only say something."""
