"""COVERTplay in public and behind the curtain, and the desk of SOLOplay, in each decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.intents import tag_of
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from systems.rules.deadcert.covertplay.intents import Arrange, PressConference
from systems.rules.deadcert.episode import case_of
from systems.table.privacy import Drape
from tests.bars.house import House, View
from tests.scenes.deadcert.table_rig import Rig

LONG = ("Wilhelmina", "Bartholomew", "Maximiliane", "Constantine", "Wolfgangus")
PACKETS = ["A", "C", "C"]
CASE = case_of("", ("A", "C", "C"))
KILLER = CASE.killer_cards
ONE_CARD = [card for card in CASE.suspects if CASE.names[CASE.card_set.suspect_of(card)] == 1]
PAIRS = [
    (one, other)
    for number, one in enumerate(CASE.suspects)
    for other in CASE.suspects[number + 1 :]
    if CASE.card_set.suspect_of(one) == CASE.card_set.suspect_of(other) and one not in KILLER
]
HAND = [*PAIRS[0], *PAIRS[1], *ONE_CARD[:3]]
Open = Callable[[House], object]


def public(seats: int, *then: str, names: tuple[str, ...] = (), **arrange: Any) -> Open:
    """A decision in Stage 1 that is made in public."""

    def open_(house: House) -> Rig:
        named = {"names": names} if names else {}
        table = Rig(
            "covert",
            seats,
            seats,
            arrange={"packets": PACKETS, "dealer": seats - 1, "turn": 0, **arrange},
            context=house.context,
            **named,  # type: ignore[arg-type] # names alone
        )
        house.closing.append(table.close)
        table.wait_for_panel()
        table.press(*then)
        table.step(10)
        return table

    return open_


def alone(seats: int, **arrange: Any) -> Open:
    """Stage 1 of somebody alone with computers, whose hand lies open."""

    def open_(house: House) -> Rig:
        given = {"packets": PACKETS, "dealer": seats - 1, "turn": 0, **arrange}
        given = {"hand.0": ["X1", *HAND[:6]], "locked.0": [], **given}
        table = Rig("covert", seats, 1, arrange=given, context=house.context)
        house.closing.append(table.close)
        table.wait_for_panel()
        table.step(10)
        return table

    return open_


def snooping(seats: int, snoop: str, *picks: int, **arrange: Any) -> Open:
    """Whom, and which colour."""

    def open_(house: House) -> Rig:
        hand = {"hand.0": [snoop, "..."]}
        table = Rig(
            "covert",
            seats,
            seats,
            arrange={"packets": PACKETS, "dealer": seats - 1, "turn": 0, **hand, **arrange},
            context=house.context,
        )
        house.closing.append(table.close)
        table.wait_for_panel()
        match = table.match
        for number in (0, *picks):
            options = [one for one in match.decisions[0].options if tag_of(one) != "fetch"]
            table.scene.submit(0, options[number])
            table.step(4)
        table.wait_for_panel()
        table.step(10)
        return table

    return open_


def visit(*then: str, humans: int = 2, turns: int = 0, **arrange: Any) -> Open:
    """The page of the first seat; ``=card`` puts the focus on a card."""

    def open_(house: House) -> None:
        table = Rig(
            "covert",
            3,
            humans,
            arrange={"packets": PACKETS, "dealer": 2, **arrange},
            context=house.context,
        )
        house.closing.append(table.close)
        if "turn" in arrange:
            table.wait_for_panel()
            table.press("right", "confirm")
        table.until(lambda: isinstance(table.stack.top, ChoiceScene))
        scene = table.stack.top
        assert isinstance(scene, CurtainScene)
        table.until(lambda: scene.curtain.visible or scene.curtain.state is Drape.CLOSED)
        if not scene.curtain.visible:
            table.devices.press("confirm", scene.seat)
        table.until(lambda: scene.curtain.visible)
        table.step(40)
        for kind in then:
            if kind.startswith("="):
                scene.focus.set(kind[1:])
            else:
                table.press(kind, seat=scene.seat)
        for _ in range(turns):
            table.press("page_right", seat=scene.seat)
        table.step(10)

    return open_


def closing(*, called: bool, results: bool = False) -> Open:
    """A Press Conference, or a case that went cold, with everything turned up."""

    def open_(house: House) -> None:
        arrange: dict[str, Any] = {"packets": PACKETS, "stage": 4, "dealer": 3}
        if called:
            arrange |= {"hand.0": [KILLER[2], *ONE_CARD[:4]], "locked.0": list(KILLER[:2])}
        else:
            arrange |= {"fresh": [], "empty_round": 1, "round_no": 11}
        table = Rig(
            "covert",
            4,
            0,
            arrange=arrange,
            rules={"covert_cold_rounds": 10},
            context=house.context,
        )
        house.closing.append(table.close)
        for decision in table.match.decisions:
            first = called and decision.seat == 0
            table.match.submit(decision.seat, PressConference(KILLER) if first else Arrange())
        table.scene.watching.pull()
        table.step(60 if results else 6)

    return open_


def solo(steps: int, *then: str, **arrange: Any) -> Open:
    """The desk after so many decisions."""

    def open_(house: House) -> Rig:
        table = Rig("solo", 1, 1, seed=7, arrange=arrange, context=house.context)
        house.closing.append(table.close)
        match = table.match
        for number in range(steps):
            options = [one for one in match.decisions[0].options if tag_of(one) != "concede"]
            match.submit(0, options[(5 * number) % len(options)])
        table.scene.watching.skip_to_now()
        table.scene.choreographer.drop()
        table.wait_for_panel()
        table.press(*then)
        table.step(10)
        return table

    return open_


def solo_end(house: House) -> None:
    """The case is given up: the killer's cards, and what is known of the others."""
    table = solo(24)(house)
    assert isinstance(table, Rig)
    while table.match.outcome is None:
        options = list(table.match.decisions[0].options)
        table.match.submit(0, options[-1])
    table.scene._close_panel()
    table.scene.watching.pull()
    table.step(6)


NO_FRESH = {"fresh": [], "empty_round": 1}
FILING = {"stage": 2, "hand.0": HAND, "gathered.0": ONE_CARD[5:8]}
LOCKED = {"locked.0": list(PAIRS[0])}
SOLO_END = {
    "packets": PACKETS,
    "laid_out": [KILLER[0], KILLER[1], "X1", *ONE_CARD[:4]],
    "filed.M": [card for card in ONE_CARD[4:] if card[0] == "M"][:3],
    "filed.O": [ONE_CARD[-1], KILLER[2]],
    "end_game": True,
}
WORDY = sorted(CASE.suspects, key=lambda card: -len(CASE.card_set.card[card].text))[:7]
"""Seven cards with the most letters."""
_REST = [card for card in CASE.suspects if card not in WORDY]
HIGH = {
    "packets": PACKETS,
    "laid_out": ["X1", *WORDY[:6]],
    "filed.M": [card for card in _REST if card[0] == "M"][:12],
    "filed.E": ["SE", *(card for card in _REST if card[0] == "E")][:12],
    "filed.O": [card for card in _REST if card[0] == "O"][:10],
}

VIEWS: tuple[View, ...] = (
    *(View(f"COVERTplay: Stage 1, {n} seats", public(n), thing=True) for n in (2, 3, 4)),
    View("COVERTplay: Stage 1, 5 long names", public(5, names=LONG), thing=True),
    View("COVERTplay: alone with four", alone(5), thing=True),
    View("COVERTplay: alone, a cold case ahead", alone(3, **NO_FRESH), thing=True),
    View("COVERTplay: which stack", public(4, "confirm", **NO_FRESH), thing=True),
    View("COVERTplay: which stack, 5 seats", public(5, "confirm", **NO_FRESH), thing=True),
    View("COVERTplay: whom", snooping(4, "X1"), thing=True),
    View("COVERTplay: which colour", snooping(5, "X2", 0), thing=True),
    View("COVERTplay: file: seven and three", visit("confirm", "right", **FILING), thing=True),
    View(
        "COVERTplay: file: a locked pair",
        visit("right", **{**FILING, **LOCKED, "hand.0": HAND[2:7]}),
        thing=True,
    ),
    View(
        "COVERTplay: file: six and five",
        visit(
            "confirm",
            "right",
            "confirm",
            stage=2,
            **{"hand.0": HAND[:6], "gathered.0": ONE_CARD[5:10]},
        ),
        thing=True,
    ),
    View("COVERTplay: file: alone", visit(humans=1, **FILING), thing=True),
    View("COVERTplay: the Checklist", visit(turns=1, **FILING), thing=True),
    View(
        "COVERTplay: the own stacks",
        visit(turns=2, **{**FILING, "filed.0.E": ONE_CARD[10:16]}),
        thing=True,
    ),
    View("COVERTplay: the Details", visit(turns=3, **FILING), thing=True),
    View("COVERTplay: look first", visit(turn=0, **{"hand.0": ["X1", *HAND[:6]]}), thing=True),
    View(
        "COVERTplay: look first, with a Declare",
        visit(f"={HAND[0]}", turn=0, **{"hand.0": HAND, **NO_FRESH}),
        thing=True,
    ),
    View("COVERTplay: lock or call", visit(stage=4, **{"hand.0": HAND[2:7], **LOCKED}), thing=True),
    View(
        "COVERTplay: another pair",
        visit(f"={HAND[2]}", "confirm", stage=4, **{"hand.0": HAND[2:7], **LOCKED}),
        thing=True,
    ),
    View("COVERTplay: the press", closing(called=True)),
    View("COVERTplay: a cold case", closing(called=False)),
    View("COVERTplay: results", closing(called=True, results=True)),
    View("SOLOplay: the first cards", solo(0), thing=True),
    View("SOLOplay: filing", solo(21), thing=True),
    View(
        "SOLOplay: filing, the longest texts", solo(1, packets=PACKETS, laid_out=WORDY), thing=True
    ),
    View("SOLOplay: high stacks", solo(1, **HIGH), thing=True),
    View("SOLOplay: high stacks, a Snoop", solo(0, "up", **HIGH), thing=True),
    View("SOLOplay: later", solo(44), thing=True),
    View("SOLOplay: giving up", solo(44, "right", "confirm")),
    View("SOLOplay: reclaiming", solo(0, "confirm", **SOLO_END), thing=True),
    View("SOLOplay: it was", solo_end),
)
