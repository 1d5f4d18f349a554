"""What the lobby says of its state: on the button that starts, and in the prompts."""

from __future__ import annotations

from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.kit.widgets import Widget
from scenes.lobby.seat_card import SeatCard
from scenes.lobby.state import LobbyState
from systems.io.actions import Kind


def start_words(context: Context, state: LobbyState, *, adds_table: bool) -> str:
    """What the button says: what is missing, or what it begins.

    Args:
        context: for the words.
        state: of the lobby.
        adds_table: a further table of a series sits down.
    """
    say, texts = context.say, context.words_for(state.game)
    if state.missing:
        return say("lobby.missing", count=state.missing)
    if not state.humans:
        return say("lobby.join_here")
    if adds_table:
        return texts.say("series.add_this_table")
    if state.mode:
        return texts.say("series.begin", mode=texts.say(f"{state.game}.mode.{state.mode}"))
    return texts.say("lobby.start_number", number=state.taken)


def prompts(context: Context, state: LobbyState, focused: Widget | None) -> list[Prompt]:
    """Which button does what, while something has the focus."""
    say = context.say
    free = isinstance(focused, SeatCard) and focused.seat >= state.taken
    confirm = say("lobby.start")
    if isinstance(focused, SeatCard):
        confirm = say("lobby.add_computer" if free else "lobby.change")
    elif focused is not None and focused.key == "rules":
        confirm = say("lobby.change_rules")
    found = [Prompt(Kind.CONFIRM, confirm)]
    if state.taken < state.most and not free:
        found.append(Prompt(Kind.INFO, say("lobby.add_computer")))
    found.append(Prompt(Kind.LEFT, say("prompt.choose")))
    if any(context.pace_of(seat) != "off" for seat in context.seats.seats):
        found.append(Prompt(Kind.PAUSE, say("prompt.pause")))
    found.append(Prompt(Kind.BACK, say("prompt.back")))
    return found
