"""How a person decides in front of everybody: what lies open follows from what all can see."""

from __future__ import annotations

from collections.abc import Callable

from game.core.decisions import Decision
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.pick_panel import AskPanel, SolvePanel
from scenes.tables.casefile.places import Places
from scenes.tables.casefile.state import TableState
from scenes.tabletop.game_table import Panel
from scenes.tabletop.targets import Choice, TargetPanel
from systems.rules.casefile import intents as do


def panel(places: Places, state: TableState, decision: Decision) -> Panel | None:
    """The panel of a decision that is made at the table; None for one that is made alone."""
    makers: dict[str, Callable[[Places, TableState, Decision], Panel]] = {
        "turn_start": _turn_start,
        "main_action": _main_action,
        "choose_trade": _choose_trade,
    }
    make = makers.get(decision.kind)
    return None if make is None else make(places, state, decision)


def _turn_start(places: Places, state: TableState, decision: Decision) -> Panel:
    only = do.Investigate() not in decision.options
    return SolvePanel(places, state, decision, compulsory=only)


def _main_action(places: Places, state: TableState, decision: Decision) -> Panel:
    return AskPanel(places, state, decision)


def _choose_trade(places: Places, state: TableState, decision: Decision) -> Panel:
    """Every open offer can be accepted, as far as anybody else knows."""
    desk, seat, choices = places.desk, decision.seat, []
    for other, offer in state.turn.offers.items():
        if offer.state == "said" and offer.sum:
            word = "pay_near_says" if state.turn.lenient else "pay_says"
            says = desk.runs(f"{GAME}.table.{word}", seat=other, count=offer.sum)
            button = desk.say(f"{GAME}.table.pay")
            key, area = f"look.{other}", places.offer(other)
            choices.append(Choice(key, area, says, alone=True, button=button, radius=16))
    finish = (desk.say(f"{GAME}.action.finish"), "")
    says = desk.runs(f"{GAME}.table.finish_says")
    last = Choice("finish", places.tile(seat), says, do.Finish(), tile=finish, radius=16)
    choices.sort(key=lambda one: one.area.left)
    question = desk.runs(decision.prompt, seat=seat)
    return TargetPanel(desk, decision, [*choices, last], question)
