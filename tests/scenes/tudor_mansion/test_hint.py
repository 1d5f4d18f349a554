"""Hints on the notes: private, counted, told again for nothing, and within reach of a D-pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.core.insight import Proof
from game.core.messages import message
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import Player as Seated
from game.match.session import Session, TableOptions
from game.simulation import play
from scenes.context import Context
from scenes.hint import Stage
from scenes.notes import NotesScene
from scenes.notes.kept import notes_of
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.proof import LARGER, SIZE, ProofSheet
from systems.io.actions import Notice
from tests.scenes.conftest import Player

GAME = "tudor_mansion"
NAMES = ("Rosa", "Tom", "Ben", "Ada")


class Asking:
    """A match in which ``humans`` people play, with notes that are opened by a press."""

    def __init__(self, context: Context, *, humans: int, hints: bool, moves: int, mode: str):
        setup = Setup(GAME, seats=tuple(SeatSetup(name) for name in NAMES), seed=3)
        match = Match.open(setup)
        play(match, ["random"] * 4, moves)
        seated = [Seated() if seat < humans else Seated("random") for seat in range(4)]
        self.session = Session(match, seated, None, TableOptions(hints=hints))
        self.context = context
        self.player = Player(context)
        self.party = Party.of_session(self.session, context.words_for(GAME))
        for seat in range(humans):
            context.seats.bind(seat, self.player.devices.plug(f"pad.{seat}", number=seat + 1))
        self.player.frame()
        notes_of(self.session, 0).mode = mode

    def open(self, seat: int = 0) -> NotesScene:
        scene = NotesScene(self.context, self.party, self.session, seat=seat)
        self.player.open(scene)
        self.player.run(0.5)
        return scene

    def press(self, *kinds: str, seat: int = 0) -> None:
        self.player.press(*kinds, seat=seat)

    def until_told(self, scene: NotesScene) -> None:
        for _ in range(300):
            if scene.hint_page.stage is Stage.TOLD:
                break
            self.player.frame()
        assert scene.hint_page.stage is Stage.TOLD
        self.player.run(0.1)

    def said(self) -> str:
        return "".join(self.player.strings())


@pytest.fixture
def asking(open_context: Callable[..., Context]) -> Iterator[Callable[..., Asking]]:
    made: list[Asking] = []

    def make(
        humans: int = 1, hints: bool = True, moves: int = 18, mode: str = "facts", **settings: Any
    ) -> Asking:
        made.append(
            Asking(open_context(**settings), humans=humans, hints=hints, moves=moves, mode=mode)
        )
        return made[-1]

    yield make
    for one in made:
        one.context.stack.clear()
        one.context.stack.apply()
        one.session.close()


def test_a_hint_is_counted_once_and_told_again_for_nothing(asking: Any) -> None:
    table = asking()
    scene = table.open()
    table.press("extra")
    assert scene.hint_page.stage is Stage.ASK
    assert table.session.hints_taken[0] == 0, "to look at the page costs nothing"
    table.press("confirm")
    table.until_told(scene)
    assert table.session.hints_taken == [1, 0, 0, 0]
    first = table.said()
    table.press("back", "extra")
    assert table.said() == first
    table.press("back", "back")
    scene = table.open()
    table.press("extra")
    assert scene.hint_page.stage is Stage.TOLD
    assert table.session.hints_taken == [1, 0, 0, 0]
    before = scene.hint_page.kept.hint
    table.press("extra", "confirm")
    table.until_told(scene)
    new = scene.hint_page.kept.hint != before
    assert table.session.hints_taken == [1 + new, 0, 0, 0], "the same again is not counted"


def test_what_was_told_is_marked_and_not_told_again(asking: Any) -> None:
    table = asking()
    scene = table.open()
    cells = []
    table.press("extra", "confirm")
    for _ in range(3):
        table.until_told(scene)
        hint = scene.hint_page.kept.hint
        if len(hint.cells) == 1:  # the solution comes again and again
            cells.append(hint.cells[0][0])
        table.press("extra", "confirm")
    assert len(cells) == len(set(cells))
    for cell in cells:
        assert cell in scene.own.pencil.marks or cell in scene.sheet.cells


def test_directions_and_two_buttons_are_enough(asking: Any) -> None:
    table = asking()
    scene = table.open()
    for way in ("down",) * 12 + ("left",) * 6 + ("right",) * 3:
        if scene.focus.current() == ("prompt", scene.focus.current()[1]):
            break
        table.press(way)
    for _ in range(6):
        if getattr(scene.focus.current()[1], "value", "") == "extra":
            break
        table.press("left")
    table.press("confirm")
    assert scene.shown == "hint"
    table.press("confirm")
    table.until_told(scene)
    table.press("confirm")
    assert scene.shown == "sheet" or scene.hint_page.sheet.pages > 1


def test_without_hints_the_north_button_shows_the_hand(asking: Any) -> None:
    table = asking(hints=False)
    scene = table.open()
    assert "Take a hint" not in table.said()
    table.press("extra")
    assert scene.shown == "hand"


def test_with_hints_the_hand_is_behind_the_questions(asking: Any) -> None:
    table = asking()
    scene = table.open()
    table.press("info", "extra")
    assert scene.shown == "hand"


def test_a_hint_lies_behind_the_curtain(asking: Any) -> None:
    table = asking(humans=2)
    scene = table.open()
    table.player.run(1.0)
    table.press("confirm")
    table.player.run(0.6)
    table.press("extra", "confirm")
    table.until_told(scene)
    hint = scene.hint_page.kept.hint
    conclusion = table.party.say(hint.proof.conclusion)
    conclusion = conclusion[:1].upper() + conclusion[1:]
    assert conclusion in table.said()
    table.press("extra", "confirm", seat=1)
    assert table.session.hints_taken == [1, 0, 0, 0], "nobody else presses on this page"
    scene.on_notice(Notice.FOCUS_LOST)
    assert conclusion not in table.said()
    for sentence in hint.proof.sentences:
        assert table.party.say(sentence) not in table.said()


def test_a_device_that_comes_changes_nothing_on_the_page(asking: Any) -> None:
    table = asking()
    scene = table.open()
    before = set(table.player.strings())
    table.player.devices.plug("pad.7", number=8)
    table.player.run(0.2)
    assert set(table.player.strings()) == before
    assert scene.focus.current() is not None


@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_a_proof_fits_its_paper(asking: Any, size: int, language: str) -> None:
    table = asking(text_size=size, language=language)
    scene = table.open()
    desk = desk_for(scene, table.party, 0)
    cards = ("mrs_white", "lead_piping", "billiard_room")
    line = message(f"{GAME}.proof.showed_neither", round=12, refuter=1, suggester=0)
    line.values.update(cards=cards[:1], first=cards[1], second=cards[2])
    named = {"suspect": cards[0], "weapon": cards[1], "room": cards[2]}
    proof = Proof(
        message(f"{GAME}.proof.solution", **named),
        (line,) * 9,
        message(f"{GAME}.proof.no_other_case"),
    )
    box = (120.0, 156.0, 1680.0, 786.0)
    sheet = ProofSheet(table.context, desk, proof, box, prefix="ui.test.")
    seen = 0
    with shown(sheet):
        while True:
            for name in scene.stage.names:
                if name.startswith("ui.test.") and not name.endswith("paper"):
                    sprite = scene.stage[name]
                    margin = 40 if ".card." in name else 12
                    half_w, half_h = sprite.picture.size[0] / 2, sprite.picture.size[1] / 2
                    assert sprite.x - half_w >= box[0] - margin
                    assert sprite.x + half_w <= box[0] + box[2] + margin
                    assert sprite.y - half_h >= box[1] - margin
                    assert sprite.y + half_h <= box[1] + box[3] + margin
                    seen += ".line." in name
            if not sheet.turn(1):
                break
            sheet.show()
    assert seen == 10


def test_few_sentences_stand_larger_with_the_cards_they_are_about(asking: Any) -> None:
    table = asking()
    scene = table.open()
    desk = desk_for(scene, table.party, 0)
    named = {"suspect": "mrs_white", "weapon": "rope", "room": "hall"}
    line = message(f"{GAME}.proof.solution", **named)
    box = (120.0, 156.0, 1680.0, 786.0)
    few, many = (
        ProofSheet(table.context, desk, Proof(message("hint.ask"), (line,) * count), box)
        for count in (3, 30)
    )
    assert few.size == max(LARGER) and few.gap > many.gap
    assert many.size == SIZE and many.pages > 1
    assert few.cards == tuple(named.values()), "the conclusion names none"


@contextmanager
def shown(sheet: ProofSheet) -> Iterator[None]:
    sheet.show()
    yield
    sheet.hide()


def test_the_lobby_offers_hints_beside_the_house_rules(player: Player) -> None:
    from scenes.lobby.scene import LobbyScene
    from scenes.lobby.starting import session_of

    player.devices.plug("pad.0", number=1)
    lobby = player.open(LobbyScene(player.context, GAME, seed=3))
    player.devices.press("confirm", device="pad.0")
    player.run(0.3)
    player.press("extra", seat=0)
    rules = player.top
    listing = rules.listing
    assert listing is not None
    listing.reveal(rules, "hints")
    listing.show(rules)
    rules.focus_on("hints")
    player.press("right", seat=0)
    player.press("back", seat=0)
    assert lobby.state.options.hints
    assert "A hint on demand, with its reason." in player.strings()
    session = session_of(lobby.context, lobby.state)
    try:
        assert session.gives_hints
    finally:
        session.close()
