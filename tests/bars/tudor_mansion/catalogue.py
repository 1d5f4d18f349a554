"""The table of Tudor Mansion in each phase, with two to six seats, and what it opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes import screens
from scenes.private import ChoiceScene
from scenes.private.curtain import CurtainScene
from systems.table.privacy import Drape
from tests.bars.house import House, View
from tests.scenes.tudor_mansion.table_rig import Rig

AT = {"turn": 0, "step": "move", "suspect_pos.miss_scarlett": "lounge"}
LONG = ("Wilhelmina", "Bartholomew", "Maximiliane", "Constantine", "Wolfgangus", "Gwendoline")


def rig(house: House, *args: Any, **how: Any) -> Rig:
    """A table in the house; it is taken away with the screen."""
    made = Rig(*args, context=house.context, **how)
    house.closing.append(made.close)
    return made


def move(seats: int, humans: int = 2, **how: Any) -> Callable[[House], object]:
    """Somebody chooses where to go."""

    def open_(house: House) -> object:
        table = rig(house, seats, humans, arrange=AT, **how)
        return table.wait_for_panel("move")

    return open_


def silent(house: House) -> object:
    """A move after somebody has accused wrongly and takes no more turns."""
    table = act("down", *["confirm"] * 4, "right", "confirm", "back")(house)
    assert isinstance(table, Rig)
    return table.wait_for_panel("move")


def start(house: House) -> None:
    """Somebody chooses where to begin; everybody has looked at the own hand."""
    rig(house, 4, 2).wait_for_panel("choose_start_room")


def act(*presses: str, seats: int = 4, humans: int = 2, **how: Any) -> Callable[[House], object]:
    """The menu of a turn, and what follows from the presses."""

    def open_(house: House) -> Rig:
        table = rig(house, seats, humans, arrange={**AT, **how.pop("arrange", {})}, **how)
        table.wait_for_panel("move")
        table.press("confirm")
        table.wait_for_panel("act")
        table.press(*presses)
        return table

    return open_


def answered(*, humans: int = 2, seats: int = 6, then: str = "") -> Callable[[House], object]:
    """A question stands, with what each seat answered; its asker has something to look at."""

    def open_(house: House) -> None:
        table = act("confirm", "confirm", "right", "right", seats=seats, humans=humans)(house)
        assert isinstance(table, Rig)
        table.press("confirm")
        table.step(6, 0.25)
        if then:
            table.press(then)
            table.step(8, 0.25)

    return open_


def look(house: House) -> None:
    """What was shown, behind the curtain."""
    answered(then="confirm")(house)
    curtain = house.top
    assert isinstance(curtain, CurtainScene)
    for _ in range(40):
        house.step()
        if curtain.curtain.state is Drape.CLOSED:
            break
    house.devices.hold("confirm", curtain.seat)
    house.step(0.5)


def showing(humans: int) -> Callable[[House], object]:
    """A seat chooses which of its cards it shows: a blind press, or openly where it is alone."""

    def open_(house: House) -> Rig:
        arrange = {
            **AT,
            "envelope": ["mrs_white", "rope", "hall"],
            f"hand.{humans - 1}": [
                "miss_scarlett",
                "dagger",
                "lounge",
                "study",
                "kitchen",
                "library",
            ],
        }
        rules = {"refute": "choose_one"}
        if humans == 1:
            arrange["turn"] = 1
            table = rig(house, 3, 1, arrange=arrange, rules=rules)
            for _ in range(60):
                table.until(lambda: table.scene.panel is not None, 90)
                if table.panel_kind() == "choose_shown":
                    break
                if table.panel_kind() == "act":
                    table.scene.focus.set("end_turn")
                table.press("confirm")
            return table
        table = rig(house, 3, 2, arrange=arrange, rules=rules)
        table.wait_for_panel("move")
        table.press("confirm")
        table.wait_for_panel("act")
        table.press("confirm", "confirm", "confirm")
        table.until(lambda: table.panel_kind() == "choose_shown")
        return table

    return open_


def choosing_alone(house: House) -> None:
    """The same behind the curtain."""
    table = showing(2)(house)
    assert isinstance(table, Rig)
    table.press("confirm", seat=1)
    scene = house.top
    assert isinstance(scene, ChoiceScene)
    for _ in range(40):
        house.step()
        if scene.curtain.state is Drape.CLOSED:
            break
    house.devices.hold("confirm", 1)
    house.step(0.6)
    house.devices.release("confirm", 1)
    house.step(0.2)


def notes(seats: int, *presses: str, played: int = 24) -> Callable[[House], object]:
    """The notes of somebody who plays alone."""

    def open_(house: House) -> None:
        from scenes.notes import NotesScene

        table = rig(house, seats, 1, play=played)
        scene = table.scene
        house.push(NotesScene(house.context, scene.party, scene.session, seat=0))
        house.press(*presses)

    return open_


def results(seats: int, *, limit: int = 40, seed: int = 5) -> Callable[[House], object]:
    """How a match with so many seats ended."""

    def open_(house: House) -> None:
        from scenes.results import ResultsScene

        table = rig(house, seats, 0, seed=seed, rules={"round_limit": limit})
        match = table.session.match
        while match.outcome is None:
            table.play_one()
        table.scene.choreographer.drop()
        house.step(0.1)
        house.draw()
        scene = table.scene
        house.push(ResultsScene(house.context, scene.party, scene.session))
        house.step(1.5)

    return open_


def closer(house: House) -> None:
    """A room, looked at closely, at the table of somebody who plays alone."""
    table = rig(house, 4, 1, arrange=AT)
    table.wait_for_panel("move")
    table.press("page_right")
    house.step(0.4)


def hands(seats: int, *presses: str) -> Callable[[House], object]:
    """All hands after the end, or one card of them looked at closely."""

    def open_(house: House) -> None:
        results(seats)(house)
        house.press("extra", *presses)
        house.step(0.4)

    return open_


def introduction(house: House) -> None:
    """The handbook, opened from the table: what matters for the decision at hand."""
    table = rig(house, 4, 2, arrange=AT)
    table.wait_for_panel("move")
    table.press("info")
    house.step(0.3)


def pause(house: House) -> None:
    """The pause of a table of people."""
    table = rig(house, 6, 3, arrange=AT)
    table.wait_for_panel("move")
    table.press("pause")
    house.step(0.3)


def leaving(house: House) -> None:
    """Whether to leave a running game."""
    pause(house)
    house.context.stack.pop("leave")
    house.step(0.3)


def gone(house: House) -> None:
    """A pad is gone."""
    table = rig(house, 4, 2, arrange=AT)
    table.wait_for_panel("move")
    table.devices.known["pad.0"] = house.context.seats.device_of(0)
    table.devices.unplug("pad.0")
    house.step(0.3)
    house.closing.append(lambda: house.devices.plug("pad.0", number=1))


def watching(house: House) -> None:
    """Only computer players, some way into a game."""
    table = rig(house, 6, 0, play=30)
    house.push(screens.make("title", house.context))
    house.context.stack.pop()
    house.context.stack.apply()
    table.scene.choreographer.drop()


VIEWS: tuple[View, ...] = (
    View("table: where to begin", start, thing=True),
    *(View(f"table: a move, {n} seats", move(n), thing=True) for n in (2, 3, 4, 5, 6)),
    View("table: a move, alone with an open hand", move(3, 1), thing=True),
    View("table: a move, alone with nine cards", move(2, 1), thing=True),
    View("table: a move, long names", move(6, names=LONG), thing=True),
    View("table: a silent seat", silent, thing=True),
    View("table: the turn", act()),
    View("table: whom to ask about", act("confirm"), thing=True),
    View("table: the weapon", act("confirm", "right", "confirm"), thing=True),
    View("table: alone, whom to ask about", act("confirm", seats=3, humans=1), thing=True),
    View("table: whom to accuse", act("down", "confirm"), thing=True),
    View("table: the weapon of an accusation", act("down", "confirm", "confirm"), thing=True),
    View(
        "table: the room of an accusation", act("down", "confirm", "confirm", "confirm"), thing=True
    ),
    View("table: sure?", act("down", *["confirm"] * 4)),
    View("table: a question answered", answered()),
    View("table: alone, a question answered", answered(humans=1, seats=4)),
    View("table: showing blindly", showing(2), ringless=True),
    View("table: showing openly", showing(1), thing=True),
    View("table: only computers", watching),
    View("curtain: shown", answered(then="confirm")),
    View("curtain: what was shown", look),
    View("curtain: choosing a card", choosing_alone, thing=True),
    *(View(f"notes: {n} seats", notes(n), thing=True) for n in (2, 4, 6)),
    View("notes: questions", notes(5, "info")),
    View("notes: the hand", notes(3, "extra")),
    View("results: two seats", results(2), quick=False),
    View("results: six seats", results(6)),
    View("hands: four seats", hands(4)),
    View("hands: six seats", hands(6), quick=False),
    View("look closer: a room", closer),
    View("look closer: all hands", hands(4, "confirm")),
    View("results: unsolved", results(3, limit=10, seed=9)),
    View("handbook: from the table", introduction),
    View("pause: three people", pause),
    View("question: leaving a game", leaving),
    View("lost pad: at the table", gone),
)

WARMED = True
"""What its tables need is drawn piece by piece before it is needed."""
