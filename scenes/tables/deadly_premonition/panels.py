"""How a person decides in front of everybody: what lies open follows from what all can see."""

from __future__ import annotations

from game.core.decisions import Decision
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.places import Places
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.hidden_hand import HandPlaces
from scenes.tabletop.targets import Choice, TargetPanel
from systems.rules.deadly_premonition import intents as do


def hidden_places(places: Places) -> HandPlaces:
    """Where the house lets a seat choose among its backs: they lie on the table already."""
    return HandPlaces(
        lambda count: [places.seen_in_hand(count, place) for place in range(count)],
        lambda count: list(places.tiles(count)),
    )


def panel(places: Places, state: TableState, decision: Decision) -> TargetPanel:
    """The panel of a decision whose options everybody knows."""
    desk = places.desk
    question = desk.runs(decision.prompt, seat=decision.seat)
    make = {
        "main_move": _turn,
        "doll_reroll": _doll,
        "amplify_second": _suspects,
        "protect_pick": _suspects,
        "snowstorm_pick": _suspects,
    }[decision.kind]
    choices = make(places, state, decision)
    return TargetPanel(desk, decision, choices, question)


def _turn(places: Places, state: TableState, decision: Decision) -> list[Choice]:
    """Two plates, the same for every person and every hand."""
    say, tiles = places.desk.say, places.tiles(2)
    lone = places.desk.lone is not None
    look = say(f"{GAME}.table.play_lone" if lone else f"{GAME}.table.play")
    says = f"{GAME}.table.play_says_lone" if lone else f"{GAME}.table.play_says"
    return [
        Choice(
            "look",
            tiles[0],
            places.desk.runs(says, seat=decision.seat, count=state.moves),
            alone=True,
            tile=(look, ""),
            radius=16,
        ),
        Choice(
            "end",
            tiles[1],
            places.desk.runs(f"{GAME}.table.end_says"),
            do.EndTurn(),
            tile=(say(f"{GAME}.action.end_turn"), ""),
            radius=16,
        ),
    ]


def _doll(places: Places, state: TableState, decision: Decision) -> list[Choice]:
    desk, tiles = places.desk, places.tiles(2)
    says = desk.runs(f"{GAME}.table.doll_says", value=state.face)
    words = {do.Keep: "keep", do.Reroll: "reroll"}
    return [
        Choice(
            word,
            tiles[place],
            says,
            next(one for one in decision.options if isinstance(one, kind)),
            tile=(desk.say(f"{GAME}.action.{word}"), ""),
            radius=16,
        )
        for place, (kind, word) in enumerate(words.items())
    ]


def _suspects(places: Places, state: TableState, decision: Decision) -> list[Choice]:
    """Suspects where they stand, and a plate for who names nobody else."""
    desk, choices = places.desk, []
    lasts: list[Choice] = []
    for intent in decision.options:
        if isinstance(intent, do.NoSecond | do.Done):
            word = "no_second" if isinstance(intent, do.NoSecond) else "done"
            tile = (desk.say(f"{GAME}.action.{word}"), "")
            lasts.append(Choice(word, places.tiles(1)[0], "", intent, tile=tile, radius=16))
            continue
        suspect = str(getattr(intent, "suspect"))  # noqa: B009 - one of three intents
        says = desk.runs(f"{GAME}.table.{decision.kind}_says", suspect=suspect)
        area = places.aimed(state, suspect)
        choices.append(Choice(f"suspect.{suspect}", area, says, intent, radius=8))
    choices.sort(key=lambda one: (one.area.top, one.area.left))
    return [*choices, *lasts]


def answer(places: Places, state: TableState, decision: Decision) -> TargetPanel:
    """The own hand of somebody who plays alone: the cards that answer are lit."""
    desk = places.desk
    choices = []
    for intent in decision.options:
        if isinstance(intent, do.Respond):
            area = places.seen_in_hand(len(state.own), state.own.index(intent.card))
            says = desk.runs(f"{GAME}.action.respond", card=intent.card)
            choices.append(Choice(f"own.{intent.card}", area, says, intent, radius=8))
    tile = (desk.say(f"{GAME}.action.pass"), "")
    choices.append(Choice("pass", places.tiles(1)[0], "", do.Pass(), tile=tile, radius=16))
    question = desk.runs(decision.prompt, seat=decision.seat)
    return TargetPanel(desk, decision, choices, question)
