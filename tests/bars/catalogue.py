"""Every screen of the house, in every state that looks different."""

from __future__ import annotations

from collections.abc import Callable

from game.content import registry
from game.match.saves import Saves
from game.settings import KioskConfig
from scenes import screens
from scenes.base import Scene
from scenes.lobby.scene import LobbyScene
from scenes.one_button import OneButtonQuestion
from scenes.pause import open_pause
from scenes.question import Answer
from scenes.tabletop.lost import LostPad
from scenes.title import leave_question
from tests.bars import series
from tests.bars.house import House, View, of_game


def _shot(name: str, *, then: tuple[str, ...] = (), **asked: object) -> Callable[[House], None]:
    def open_(house: House) -> None:
        house.shot(name, **asked)
        house.press(*then)

    return open_


def _route(name: str, *then: str, **what: object) -> Callable[[House], None]:
    def open_(house: House) -> None:
        house.push(screens.make(name, house.context, **what))
        house.press(*then)

    return open_


def _settings(page: int, *then: str) -> Callable[[House], None]:
    return _route("settings", *(["down"] * page), *then, hall=True)


def _handbook(*then: str, decision: int | None = None) -> Callable[[House], None]:
    def open_(house: House) -> None:
        from game.content.handbook import Handbook

        book = Handbook.load(house.game)
        kind = "" if decision is None else book.decisions[decision].kind
        scene = screens.make("handbook", house.context, game=house.game, decision=kind)
        house.push(scene)
        house.press(*then)

    return open_


def _lobby(people: int, *then: str, fill: int = 0) -> Callable[[House], None]:
    def open_(house: House) -> None:
        house.context.last_device = "pad.0"
        house.push(LobbyScene(house.context, house.game, seed=4))
        for number in range(1, people):
            house.press("confirm", device=f"pad.{number}")
        house.press(*(["info"] * fill))
        house.press(*then)

    return open_


def _seed(house: House) -> None:
    _lobby(2)(house)
    house.press("extra")
    house.top._open_seed()
    house.step(0.3)


def _lost(house: House) -> None:
    house.shot("table")
    session, party = house.top.session, house.top.party
    assert session.humans
    house.push(LostPad(house.context, party, session.humans[0]))


def _pause_in_lobby(house: House) -> None:
    say = house.context.say
    answers = [Answer("a", say("pause.handbook")), Answer("b", say("prompt.back_to_club"))]
    house.push(screens.make("title", house.context))
    house.push(open_pause(house.context, answers))


def _leave(house: House) -> None:
    house.push(screens.make("title", house.context))
    house.push(leave_question(house.context))


def _one_button(house: House) -> None:
    house.push(screens.make("title", house.context))
    house.push(OneButtonQuestion(house.context, "pad.0"))


def _operator(house: House) -> None:
    from scenes.kiosk.counters import Counters
    from scenes.kiosk.operator import OperatorScreen

    counted = Counters(visits=1234, games=567, faults=3)
    house.push(OperatorScreen(house.context, counted, choices=lambda: _choices(house)))


def _choices(house: House) -> Scene:
    from scenes.kiosk.operator_choices import OperatorChoices

    config = KioskConfig()
    return OperatorChoices(house.context, lambda: config, lambda key, value: None, lambda: None)


def _operator_choices(house: House) -> None:
    house.push(_choices(house))


def _reclaim(house: House) -> None:
    from scenes.kiosk.reclaim import Reclaim

    house.shot("table")
    house.push(Reclaim(house.context, house.top.party, 0, lambda seat: None))


def _overlay(*, question: bool) -> Callable[[House], None]:
    def open_(house: House) -> None:
        from scenes.kiosk.overlay import KioskOverlay, Question

        house.shot("table")
        overlay = KioskOverlay(house.context)
        overlay.party = house.top.party
        if question:
            overlay.question = Question(0, 17.0, 20.0)
        else:
            overlay.hint = ("kiosk.prompt", 0)
        house.push(overlay)

    return open_


def _saves(house: House) -> None:
    """Two games that were left, and the list of them."""
    from game import paths

    folder = Saves(paths.home().saves)
    for seed in (1, 2):
        house.shot("table", seed=seed)
        folder.write(house.top.session)
        folder.flush()
        house.clear()
    house.push(screens.make("saves", house.context))
    house.closing.append(lambda: [folder.delete(one.path) for one in folder.list()])


def _replays(house: House) -> None:
    from scenes.replay import keeping

    house.shot("results")
    keeping.keep(house.top.session.match)
    house.clear()
    house.push(screens.make("replays", house.context))
    house.closing.append(lambda: [case.path.unlink() for case in keeping.cases()])


HOUSE: tuple[View, ...] = (
    View("title", _route("title"), ringless=True),
    View("title: on a prompt", _route("title", "down")),
    View("settings: seeing", _settings(0)),
    View("settings: seeing, in a row", _settings(0, "right", "down")),
    View("settings: hearing", _settings(1, "right")),
    View("settings: controls", _settings(2, "right")),
    View("settings: secrets", _settings(3, "right")),
    View("settings: screen", _settings(4, "right")),
    View("settings: house", _settings(5, "right")),
    View("buttons", _route("buttons")),
    View("pad set-up", _route("pad_setup")),
    View("credits", _route("credits"), ringless=True),
    View("handbook", _handbook()),
    View("handbook: an entry", _handbook("down", "down", "confirm")),
    View("handbook: for a decision", _handbook(decision=0)),
    View("lobby", _lobby(1)),
    View("lobby: five people", _lobby(5)),
    View("lobby: full", _lobby(3, fill=8)),
    View("lobby: about to leave", _lobby(2, "back")),
    View("house rules", _lobby(2, "extra")),
    View("house rules: at the foot", _lobby(2, "extra", *["down"] * 30), quick=False),
    View("deal", _seed, thing=True),
    View("seat", _shot("seat")),
    View("name", _shot("name"), thing=True),
    View("pause: by nobody", _pause_in_lobby),
    View("question", _leave),
    View("one button", _one_button),
    View("error", _route("error", go_on=True)),
    View("pause", _shot("pause")),
    View("lost pad", _lost),
    View("curtain", _shot("curtain")),
    View("hand", _shot("peek")),
    View("shown cards", _shot("peek_shown")),
    View("notes", _shot("notes"), thing=True),
    View("questions", _shot("questions")),
    View("hint", _shot("hint")),
    View("results", _shot("results")),
    View("review", _shot("review"), thing=True),
    View("review turn", _shot("review_turn"), thing=True),
    View("proof", _shot("proof")),
    View("introduction", _shot("introduction"), covers=True),
    View("statistics", _shot("statistics")),
    View("honours", _shot("honours"), ringless=True),
    View("all hands", _shot("hands")),
    View("log", _shot("log")),
    View("replay", _shot("replay")),
    View("replays: none", _route("replays"), quick=False),
    View("replays", _replays),
    View("saves: none", _route("saves"), quick=False),
    View("saves", _saves),
    View("attract", _shot("attract")),
    View("comfort", _route("comfort")),
    View("operator", _operator),
    View("operator choices", _operator_choices),
    View("reclaim", _reclaim),
    View("still there", _overlay(question=True), ringless=True),
    View("your turn", _overlay(question=False), ringless=True),
)


def views() -> tuple[View, ...]:
    """All of them, with those of each game's table."""
    found = [*HOUSE, *series.VIEWS]
    for game in registry.games():
        own = of_game(game, "catalogue")
        if own is not None:
            found += own.VIEWS
    return tuple(found)
