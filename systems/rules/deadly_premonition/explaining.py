"""Why something is not among the options, in a word with a text ``why_not.<word>``."""

from __future__ import annotations

from game.core.intents import Intent
from game.core.table import Table
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.battles import ACCUSE
from systems.rules.deadly_premonition.cards import (
    ACTION_BAN,
    ATTRIBUTES,
    BANS,
    EVIDENCE_BAN,
    GREEN,
    RED,
    WEATHER_KINDS,
    is_evidence,
    kind_of,
)
from systems.rules.deadly_premonition.legality import INCRIMINATE, PROVE, protectable
from systems.rules.deadly_premonition.lineup import LineUp

_KINDS: dict[type[Intent], str] = {
    do.LookAtHand: "YEO",
    do.PeekWeather: "YEO",
    do.Protect: "WIT",
    do.MarkVictim: "WIT",
    do.PlaceDoll: "DOL",
    do.ToiletBreak: "TOI",
    do.DrawTwo: "STA",
    do.RedrawHand: "PER",
    do.ExchangeHands: "PER",
    do.LockDown: "LOC",
    do.SwapSuspects: "IDL",
    do.ExtraMove: "HEA",
    do.CoffeePresume: "COF",
    do.CoffeeIncriminate: "COF",
    do.StealCard: "BOR",
    do.DiscardFrom: "BOR",
    do.Amplify: "AMP",
}
"""Kind of intent -> the kind of card that it takes."""
_EVIDENCE = (do.ProveInnocent, do.Incriminate, do.Accuse)
_FIRST = {
    "main_move": "choose_a_move",
    "amplify_second": "name_a_second",
    "battle_response": "answer_the_battle",
    "protect_pick": "protect_somebody",
    "weather_order": "put_the_weather_back",
    "doll_reroll": "decide_about_the_roll",
    "snowstorm_pick": "choose_for_the_snow",
    "discard_excess": "discard_down_to_seven",
}
_ANSWERS: dict[str, tuple[type[Intent], ...]] = {
    "amplify_second": (do.Second,),
    "battle_response": (do.Respond,),
    "protect_pick": (do.Protect, do.Done),
    "weather_order": (do.Order,),
    "snowstorm_pick": (do.IncriminateOwn,),
    "discard_excess": (do.Discard,),
}


def detail(table: Table, seat: int, kind: str, intent: Intent) -> str:
    """The reason in a word."""
    lineup: LineUp = table.look.lineup
    if kind == "main_move":
        return _move(lineup, seat, intent)
    if not isinstance(intent, _ANSWERS.get(kind, ())):
        return _FIRST[kind]
    if isinstance(intent, do.Respond | do.Discard):
        return "does_not_answer" if intent.card in lineup.hand(seat) else "not_in_your_hand"
    if isinstance(intent, do.Order):
        return "the_cards_you_saw"
    if isinstance(intent, do.Done) or (isinstance(intent, do.Protect) and intent.card):
        return "protect_somebody"
    suspect = str(getattr(intent, "suspect", ""))
    if isinstance(intent, do.Second):
        play = lineup.play
        if suspect in play.targets:
            return "a_different_suspect"
        return _evidence(lineup, seat, play.card, suspect, play.mode, True)
    if isinstance(intent, do.IncriminateOwn):
        return _row_change(lineup, suspect, INCRIMINATE, [seat])
    if suspect in lineup.play.picked:
        return "protected_already"
    return _on_board(lineup, suspect, [seat])


def _move(lineup: LineUp, seat: int, intent: Intent) -> str:
    card = getattr(intent, "card", None)
    own = isinstance(intent, (*_EVIDENCE, *_KINDS, do.CheckWeather, do.DiscardCard))
    if not own or not card:
        return _FIRST["main_move"]
    if card not in lineup.hand(seat):
        return "not_in_your_hand"
    bans = lineup.turn.bans
    if isinstance(intent, _EVIDENCE):
        if not is_evidence(card):
            return "no_evidence"
        if EVIDENCE_BAN in bans:
            return "evidence_is_banned"
        mode = {do.ProveInnocent: PROVE, do.Incriminate: INCRIMINATE, do.Accuse: ACCUSE}
        amplified = lineup.players.amplified[seat]
        return _evidence(lineup, seat, card, intent.suspect, mode[type(intent)], amplified)
    if is_evidence(card):
        return "no_action_card"
    if isinstance(intent, do.CheckWeather):
        if kind_of(card) not in WEATHER_KINDS:
            return "does_not_check_weather"
    elif kind_of(card) != _KINDS[type(intent)]:
        return "not_on_this_card"
    return "actions_are_banned" if ACTION_BAN in bans else _action(lineup, seat, intent)


def _evidence(
    lineup: LineUp, seat: int, card: str, suspect: str, mode: str, amplified: bool
) -> str:
    if mode == PROVE and card not in GREEN:
        return "green_is_needed"
    if mode != PROVE and card not in RED:
        return "red_is_needed"
    everywhere = amplified and lineup.any_board and mode != ACCUSE
    usual = [seat] if mode == PROVE else lineup.others(seat)
    if mode == ACCUSE and not lineup.may_accuse(seat):
        return "clear_your_board_first"
    found = _row_change(lineup, suspect, mode, lineup.playing() if everywhere else usual)
    return found or "does_not_correlate"


def _row_change(lineup: LineUp, suspect: str, mode: str, boards: list[int]) -> str:
    """Why a suspect cannot change its row, or be accused; "" where it can."""
    wrong = _on_board(lineup, suspect, boards)
    if wrong:
        return wrong
    state = lineup.suspects
    if lineup.is_leading(suspect) != (mode != INCRIMINATE):
        return "presumed_innocent_already" if mode != INCRIMINATE else "leading_already"
    if mode != PROVE and suspect in state.protection:
        return "suspect_is_protected"
    if mode != ACCUSE and suspect in state.locks:
        return "suspect_is_locked"
    return ""


def _on_board(lineup: LineUp, suspect: str, boards: list[int]) -> str:
    board = lineup.place(suspect)[0]
    if board == -1:
        return "no_such_suspect"
    if not lineup.is_alive(suspect):
        return "suspect_is_dead"
    if not lineup.in_play(board) and board not in boards:
        return "board_is_out_of_play"
    return "" if board in boards else "not_on_that_board"


def _action(lineup: LineUp, seat: int, intent: Intent) -> str:
    if isinstance(intent, do.LockDown):
        if not lineup.in_play(intent.seat):
            return "no_such_player"
        return "nobody_has_that" if intent.attribute in ATTRIBUTES else "no_such_attribute"
    target = getattr(intent, "seat", None)
    if target is not None:
        if target not in lineup.others(seat):
            return "another_player"
        if isinstance(intent, do.ToiletBreak):
            return "banned_already" if intent.ban in BANS else "no_such_ban"
        return "that_hand_is_empty"
    if isinstance(intent, do.MarkVictim):
        wrong = _on_board(lineup, intent.suspect, list(range(lineup.table.seats)))
        return wrong or "marked_already"
    if isinstance(intent, do.SwapSuspects):
        wrong = _on_board(lineup, intent.own, [seat])
        return wrong or _on_board(lineup, intent.other, lineup.others(seat)) or "suspect_is_locked"
    if isinstance(intent, do.CoffeePresume | do.CoffeeIncriminate):
        mode = PROVE if isinstance(intent, do.CoffeePresume) else INCRIMINATE
        return _row_change(lineup, intent.suspect, mode, lineup.playing())
    if isinstance(intent, do.Amplify):
        return "amplify_is_pending"
    return "name_nobody_yet" if protectable(lineup, seat) else "nobody_to_protect"
