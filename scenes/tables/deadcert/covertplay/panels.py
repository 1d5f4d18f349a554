"""How a person decides in public: fetch or look first, whom, which colour, from which stack.

What lies open to be chosen follows from what everybody sees; two buttons stand there for every
person in Stage 1, whatever is in the hand (rules file, section 8).
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.decisions import Decision
from scenes.tables.deadcert.covertplay.places import DECLARED, Places, around
from scenes.tables.deadcert.covertplay.state import CovertState
from scenes.tables.deadcert.looks import GAME
from scenes.tabletop.targets import Choice, TargetPanel
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.covertplay.intents import FromDeclared, FromFiled, Take, Target
from systems.rules.deadcert.intents import Fetch


def panel(places: Places, state: CovertState, decision: Decision) -> TargetPanel:
    """The panel of whatever is asked in public."""
    make: dict[str, Callable[[Places, CovertState, Decision], list[Choice]]] = {
        "covert_gather": _gather,
        "covert_target": _targets,
        "covert_pick": _picks,
        "covert_fetch": _stacks,
    }
    desk = places.desk
    question = desk.runs(decision.prompt, seat=decision.seat)
    choices = make.get(decision.kind, _back)(places, state, decision)
    return TargetPanel(desk, decision, choices, question)


def _gather(places: Places, state: CovertState, decision: Decision) -> list[Choice]:  # noqa: ARG001 - as all
    """Two neutral buttons, the same for everybody; somebody alone has the hand open already."""
    say, tiles = places.desk.say, places.tiles
    fetch = (say(f"{GAME}.covert.fetch"), say(f"{GAME}.covert.fetch_line"))
    look = (say("peek.look_first"), say(f"{GAME}.covert.look_line"))
    if places.desk.lone is not None:
        look = (say(f"{GAME}.visit.own"), say(f"{GAME}.covert.own_line"))
    return [
        Choice("fetch", tiles[0], intent=Fetch(), tile=fetch, radius=16),
        Choice("look", tiles[1], alone=True, tile=look, radius=16),
    ]


def _back(places: Places, state: CovertState, decision: Decision) -> list[Choice]:  # noqa: ARG001 - as all
    """The way back to the own page, for somebody who plays alone and has closed it."""
    say = places.desk.say
    tile = (say(f"{GAME}.visit.own"), say(f"{GAME}.covert.back_line"))
    return [Choice("look", places.middle, alone=True, tile=tile, radius=16)]


def _targets(places: Places, state: CovertState, decision: Decision) -> list[Choice]:
    desk, choices = places.desk, []
    for intent in decision.options:
        assert isinstance(intent, Target)
        seat = intent.seat
        area = places.plates[seat]
        if state.snoop == "X3":
            says = desk.runs(f"{GAME}.covert.target_pair", seat=seat)
        else:
            says = desk.runs(f"{GAME}.covert.target", seat=seat, count=sum(state.hands[seat]))
        choices.append(Choice(f"seat.{seat}", area, says, intent, radius=18))
    return choices


def _picks(places: Places, state: CovertState, decision: Decision) -> list[Choice]:
    desk, choices = places.desk, []
    target = state.target or 0
    for number, intent in enumerate(decision.options):
        assert isinstance(intent, Take)
        count = state.hands[target][TYPES.index(intent.colour)]
        says = desk.runs(f"{GAME}.covert.pick", seat=target, type=intent.colour, count=count)
        key = f"colour.{intent.colour}"
        if places.form.header.raised:
            # A fan stands close below the name there: no room for a ring around it.
            label = desk.say(f"{GAME}.type_name.{intent.colour.lower()}")
            line = desk.say(f"{GAME}.covert.cards", count=count)
            at, tile = places.picks[number], (label, line)
            choices.append(Choice(key, at, says, intent, tile=tile, radius=16))
            continue
        area = places.fan(target, intent.colour)
        choices.append(Choice(key, area, says, intent, radius=8))
    return choices


def _stacks(places: Places, state: CovertState, decision: Decision) -> list[Choice]:
    desk, choices = places.desk, []
    for intent in decision.options:
        if isinstance(intent, FromFiled):
            count = state.filed[intent.owner][TYPES.index(intent.type)]
            says = desk.runs(
                f"{GAME}.covert.stack", seat=intent.owner, type=intent.type, count=count
            )
            area = places.stack_area(intent.owner, intent.type)
            key = f"stack.{intent.owner}.{intent.type}"
            choices.append(Choice(key, area, says, intent, radius=6))
        elif isinstance(intent, FromDeclared):
            card = state.declared[0]
            says = desk.runs(f"{GAME}.covert.open_stack", card=card)
            choices.append(Choice("declared", around(DECLARED), says, intent))
    return choices
