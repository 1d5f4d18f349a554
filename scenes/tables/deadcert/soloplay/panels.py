"""How the detective of SOLOplay decides: tiles, Snoops, stacks and cards where they lie."""

from __future__ import annotations

from game.core.decisions import Decision
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.soloplay import diagram
from scenes.tables.deadcert.soloplay.layout import TILES, places
from scenes.tables.deadcert.soloplay.reading import ReadingPanel
from scenes.tables.deadcert.soloplay.state import SoloState
from scenes.tabletop.desk import Desk
from scenes.tabletop.targets import Choice, TargetPanel
from systems.io.text import Content
from systems.rules.deadcert.cards import LEVEL_TWO, colour_of, is_snoop
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.soloplay.bureau import FETCHES
from systems.rules.deadcert.soloplay.intents import Concede, Reclaim, TakeTop
from systems.table.board import Area

GAP = 18.0
SMALL = 216.0
"""Width of the tile with which one gives up."""

FETCH = Area(TILES.left, TILES.top + 24, TILES.width - SMALL - GAP, TILES.height - 48)
GIVE_UP = Area(TILES.right - SMALL, TILES.top + 24, SMALL, TILES.height - 48)


def panel(desk: Desk, state: SoloState, decision: Decision, to_file: int) -> TargetPanel:
    """The panel of whatever is asked."""
    question: Content = desk.runs(decision.prompt, seat=decision.seat)
    if decision.kind == "solo_gather":
        choices = _gather(desk, state, decision)
    elif decision.kind == "solo_reclaim":
        choices = _stacks(desk, state, decision)
    else:
        choices = _files(desk, state, decision)
        question = desk.runs(f"{GAME}.solo.to_file", count=to_file)
        cards = {card_key(card): card for card in state.laid_out}
        first = card_key(state.seen[-1]) if state.seen else ""
        return ReadingPanel(desk, decision, choices, question, state, cards, first)
    return TargetPanel(desk, decision, choices, question)


def _gather(desk: Desk, state: SoloState, decision: Decision) -> list[Choice]:
    say = desk.say
    choices, lying = [], places(state)
    for intent in decision.options:
        if isinstance(intent, Fetch):
            count = min(FETCHES, state.fresh)
            tile = (say(f"{GAME}.solo.fetch"), say(f"{GAME}.solo.fetch_line", count=count))
            choices.append(Choice("fetch", FETCH, intent=intent, tile=tile, radius=16))
        elif isinstance(intent, Reclaim):
            key = "reclaim_any" if intent.card in LEVEL_TWO else "reclaim"
            says = desk.runs(f"{GAME}.solo.{key}", type=colour_of(intent.card))
            choices.append(Choice(card_key(intent.card), lying[intent.card], says, intent))
        elif isinstance(intent, Concede):
            sure = Area(TILES.left + 120, TILES.top + 24, TILES.width - 240, TILES.height - 48)
            tile = (say(f"{GAME}.solo.sure"), say(f"{GAME}.solo.sure_line"))
            then = Choice("sure", sure, intent=intent, tile=tile, radius=16)
            tile = (say(f"{GAME}.solo.concede"), say(f"{GAME}.solo.concede_line"))
            choices.append(Choice("concede", GIVE_UP, then=(then,), tile=tile, radius=16))
    return choices


def _stacks(desk: Desk, state: SoloState, decision: Decision) -> list[Choice]:
    choices = []
    for intent in decision.options:
        assert isinstance(intent, TakeTop)
        count = len(state.filed[intent.type])
        says = desk.runs(f"{GAME}.solo.take", type=intent.type, count=count)
        area = diagram.target(intent.type)
        choices.append(Choice(f"stack.{intent.type}", area, says, intent, radius=10))
    return choices


def _files(desk: Desk, state: SoloState, decision: Decision) -> list[Choice]:
    choices, lying = [], places(state)
    for intent in decision.options:
        assert isinstance(intent, File)
        card = intent.card
        level = len(state.filed[colour_of(card)]) + 1
        if is_snoop(card):
            says = desk.runs(f"{GAME}.solo.file_snoop", level=level)
        else:
            says = desk.runs(f"{GAME}.solo.file", name=printed.of(desk, card).name, level=level)
        choices.append(Choice(card_key(card), lying[card], says, intent))
    return choices


def card_key(card: str) -> str:
    """The key of a laid-out card."""
    return f"card.{card}"
