"""Nothing of a seat's secrets is on the screen but while that seat looks; every visit is alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.content import Texts, registry
from game.core.messages import message
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import Player as Seated
from game.match.session import Session
from game.simulation import play
from scenes.context import Context
from scenes.notes import NotesScene
from scenes.notes.kept import notes_of
from scenes.party import Party
from scenes.private import (
    CardGroup,
    ChoiceScene,
    CurtainScene,
    PrivateChoice,
    PrivateLook,
    Visited,
    load_secrets,
    look_round,
    visit_for,
)
from scenes.private.cards_page import places
from systems.io.actions import Notice
from tests.scenes.conftest import Player

GAME = "tudor_mansion"
NAMES = ("Rosa", "Tom", "Ben", "Ada")
CARDS = {card.id for card in registry.manifest(GAME).cards}
LOOKS = {
    "one": ("rope",),
    "three": ("mrs_white", "dagger", "hall"),
    "two": ("professor_plum", "kitchen"),
}


class Table:
    """A match with two people, and a player with a pad for each."""

    def __init__(self, context: Context, seed: int = 3, moves: int = 0) -> None:
        setup = Setup(GAME, seats=tuple(SeatSetup(name) for name in NAMES), seed=seed)
        match = Match.open(setup)
        play(match, ["random"] * 4, moves)
        seated = [Seated(), Seated(), Seated("random"), Seated("random")]
        self.session = Session(match, seated)
        self.context = context
        self.player = Player(context)
        self.party = Party.of_session(self.session, context.words_for(GAME))
        for seat in (0, 1):
            context.seats.bind(seat, self.player.devices.plug(f"pad.{seat}", number=seat + 1))
        self.player.frame()

    @property
    def match(self) -> Match:
        return self.session.match

    def words(self, cards: Any) -> set[str]:
        """What can be read of these cards."""
        texts = Texts.load("en", GAME)
        return {texts.say(f"{GAME}.{kind}.{card}") for card in cards for kind in ("card", "short")}

    def look(self, cards: tuple[str, ...], room: int = 3, seconds: float = 1.0) -> PrivateLook:
        title = message("peek.shown", seat=0)
        return PrivateLook(title, (CardGroup(None, cards),), None, seconds, room)

    def readable(self) -> set[str]:
        """Names of cards that stand anywhere on the screen."""
        return set(self.player.strings()) & self.words(CARDS)


@pytest.fixture
def table(open_context: Callable[..., Context]) -> Iterator[Table]:
    made = Table(open_context())
    yield made
    made.context.stack.clear()
    made.context.stack.apply()
    made.session.close()


def hands_round(context: Context, party: Party, match: Match) -> Any:
    """Everybody looks at the own hand."""
    secrets = load_secrets(GAME)
    return look_round(context, party, lambda seat: secrets.first_look(match.view(seat)))


def visit(table: Table, scene: Any) -> list[Any]:
    """Lay a scene on another one that keeps its result."""
    from scenes.base import Scene

    results: list[Any] = []

    class Below(Scene):
        name = "below"

        def resume(self, result: Any = None) -> None:
            results.append(result)

    table.context.stack.push(Below(table.context))
    table.context.stack.push(scene)
    table.player.frame()
    return results


def frames_of_a_visit(table: Table, look: PrivateLook, seat: int, let_go: float) -> int:
    """How many frames from the first press to the end."""
    scene = CurtainScene(table.context, table.party, look, seat=seat, next_seat=None)
    results = visit(table, scene)
    table.player.run(0.6)
    table.player.devices.hold("confirm", seat)
    count = 0
    while not results and count < 600:
        if count == round(let_go * 60):
            table.player.devices.release("confirm", seat)
        table.player.frame()
        count += 1
    table.context.stack.clear()
    table.context.stack.apply()
    assert results == [Visited(seat, True)]
    return count


def test_a_visit_takes_as_long_whatever_is_shown_and_to_whom(table: Table) -> None:
    lengths = {
        frames_of_a_visit(table, table.look(cards), seat, let_go)
        for cards in LOOKS.values()
        for seat in (0, 1)
        for let_go in (0.4, 5.0)
    }
    assert max(lengths) - min(lengths) <= 1


def test_it_sounds_and_looks_alike_from_the_side(table: Table) -> None:
    """Before the cards turn over the stage is the same but for the seat; afterwards so are the
    places of the cards."""
    heard, shapes = [], []
    for cards in LOOKS.values():
        before = len(table.context.audio.heard)
        scene = CurtainScene(table.context, table.party, table.look(cards), seat=0)
        visit(table, scene)
        table.player.run(0.6)
        table.player.devices.hold("confirm", 0)
        table.player.run(0.1)
        shape = {
            name: (scene.stage[name].picture, scene.stage[name].x, scene.stage[name].y)
            for name in scene.stage.names
            if ".card." in name
        }
        table.player.run(1.0)
        after = {name for name in scene.stage.names if ".card." in name}
        assert after == set(shape)
        shapes.append(shape)
        table.player.run(2.0)
        heard.append(table.context.audio.heard[before:])
        table.context.stack.clear()
        table.context.stack.apply()
    assert all(shape == shapes[0] for shape in shapes)
    assert all(sounds == heard[0] for sounds in heard)


def test_only_the_own_pad_opens_it(table: Table) -> None:
    look = table.look(LOOKS["three"])
    scene = CurtainScene(table.context, table.party, look, seat=0)
    visit(table, scene)
    table.player.run(0.6)
    table.player.devices.hold("confirm", 1)
    table.player.run(1.5)
    assert not table.readable()
    said = table.party.texts.say("curtain.not_you", seat=0)
    assert said in "".join(table.player.strings())


@pytest.mark.parametrize("how", ["let go", "focus lost", "pad lost", "pause", "text size"])
def test_it_is_covered_in_the_same_frame(table: Table, how: str) -> None:
    look = table.look(LOOKS["three"], seconds=3.0)
    scene = CurtainScene(table.context, table.party, look, seat=0)
    visit(table, scene)
    table.player.run(0.6)
    table.player.devices.hold("confirm", 0)
    table.player.run(0.9)
    assert table.readable() == table.words(LOOKS["three"]) & table.readable() != set()
    if how == "let go":
        table.player.devices.release("confirm", 0)
    elif how == "focus lost":
        table.player.devices.send(Notice.FOCUS_LOST)
    elif how == "pad lost":
        table.player.devices.unplug("pad.0")
    elif how == "pause":
        table.player.devices.press("pause", 0)
    else:
        scene.cover()
        table.context.settings.text_size = 200
        table.context.apply_settings()
        table.context.stack.relayout()
    table.player.frame()
    assert not table.readable()
    table.player.run(0.2)
    assert not table.readable()


def test_a_pause_shows_the_closed_curtain_and_lets_the_table_go_on(table: Table) -> None:
    scene = CurtainScene(table.context, table.party, table.look(LOOKS["three"]), seat=0)
    results = visit(table, scene)
    table.player.run(0.6)
    table.player.press("pause", seat=1)
    assert table.player.top.name == "pause" and not table.readable()
    table.player.press("back", seat=1)
    assert table.player.top is scene
    table.player.press("pause", seat=1)
    table.player.press("down", "confirm", seat=1)
    table.player.run(0.1)
    assert results == [Visited(0, False)]


def test_whatever_is_pressed_secrets_show_only_while_their_seat_looks(table: Table) -> None:
    stream = stream_for(5, "presses")
    secret = table.words(LOOKS["three"])
    for round_no in range(6):
        look = table.look(LOOKS["three"], seconds=2.0)
        scene = CurtainScene(table.context, table.party, look, seat=round_no % 2)
        results = visit(table, scene)
        for _ in range(90):
            act = stream.choice(
                ("hold", "release", "wait", "wait", "other", "lost", "focus", "back", "pause")
            )
            devices, seat = table.player.devices, scene.seat
            if act in ("hold", "release"):
                getattr(devices, act)("confirm", seat)
            elif act == "other":
                devices.press("confirm", 1 - seat)
            elif act == "focus":
                devices.send(Notice.FOCUS_LOST)
            elif act in ("back", "pause"):
                devices.press(act, seat)
            elif act == "lost":
                devices.unplug(f"pad.{seat}")
                devices.plug(f"pad.{seat}")
            for _ in range(stream.below(8)):
                table.player.frame()
                seen = set(table.player.strings()) & secret
                assert not seen or (scene.curtain.visible and not results)
            if results:
                break
        table.context.stack.clear()
        table.context.stack.apply()
        assert not table.readable()


def test_everybody_looks_in_turn_and_sees_the_own_hand_alone(table: Table) -> None:
    scene = hands_round(table.context, table.party, table.match)
    assert scene is not None
    results = visit(table, scene)
    for seat in (0, 1):
        table.player.run(0.6)
        assert table.player.top.seat == seat
        assert not table.readable()
        table.player.devices.hold("confirm", seat)
        table.player.run(1.0)
        hand = table.match.view(seat).zones[f"hand.{seat}"].cards
        texts = Texts.load("en", GAME)
        assert table.readable() == {texts.say(f"{GAME}.card.{card}") for card in hand}
        table.player.devices.release("confirm", seat)
        table.player.run(6.5)
    assert results == [None]


def test_one_person_needs_no_round(open_context: Callable[..., Context]) -> None:
    context = open_context()
    with Match.open(Setup(GAME, seats=3)) as match:
        party = Party.of(match.setup, ["human", "casual", "casual"], context.words_for(GAME))
        assert hands_round(context, party, match) is None


def test_what_is_shown_is_declared_by_its_fact(table: Table) -> None:
    play(table.match, ["random"] * 4, 60)
    secrets = load_secrets(GAME)
    shown = 0
    for seat in range(4):
        view = table.match.view(seat)
        for fact in view.facts:
            wants = secrets.wants_look(fact)
            look = secrets.look_for(fact, view)
            assert (look is not None) == (wants == seat)
            if look is not None:
                shown += 1
                assert look.room == 3 and len(places(look)) == 3
                scene = visit_for(table.context, table.party, fact, view)
                assert (scene is not None) == (seat in table.party.humans)
                if scene is not None:
                    scene.exit()
    assert shown
    for fact in table.match.facts_since(0, "public"):
        assert secrets.look_for(fact, table.match.view(0)) is None or "?" not in str(fact)


def test_a_choice_takes_its_shortest_time_and_gives_the_intent(table: Table) -> None:
    cards = ("mrs_white", "rope")
    choice = PrivateChoice(
        message("peek.shown", seat=0),
        cards,
        {card: card for card in cards},
        room=3,  # type: ignore[misc]
    )
    scene = ChoiceScene(table.context, table.party, choice, seat=0)
    results = visit(table, scene)
    table.player.run(0.6)
    table.player.press("confirm", seat=0)
    table.player.run(0.3)
    assert table.readable()
    table.player.press("right", "confirm", seat=0)
    assert not table.readable() and not results
    table.player.run(5.0)
    assert results == [Visited(0, True, "rope")]  # type: ignore[arg-type]


# -- notes ---------------------------------------------------------------------------------------


def open_notes(table: Table, seat: int) -> NotesScene:
    scene = NotesScene(table.context, table.party, table.session, seat=seat)
    visit(table, scene)
    table.player.run(0.6)
    table.player.press("confirm", seat=seat)
    table.player.run(0.4)
    return scene


def test_notes_open_for_their_seat_and_leave_nothing(table: Table) -> None:
    play(table.match, ["random"] * 4, 30)
    scene = open_notes(table, 0)
    title = table.party.texts.say("peek.notes", seat=0)
    assert title in table.player.strings()
    for key in ("extra", "info", "back", "extra"):
        table.player.press(key, seat=0)
        assert scene.curtain.visible
    table.player.devices.send(Notice.FOCUS_LOST)
    table.player.frame()
    assert not table.readable() and title not in table.player.strings()


def test_notes_tell_nothing_that_another_deal_would_not_tell(table: Table) -> None:
    """With everything that the seat cannot know dealt anew its pages are the same."""
    play(table.match, ["random"] * 4, 40)
    other = table.match.redeal(0, stream_for(9, "redeal"))
    assert other is not None
    pages = []
    for match in (table.match, other):
        session = Session(match, [Seated(), Seated(), Seated("random"), Seated("random")])
        scene = NotesScene(table.context, table.party, session, seat=0)
        visit(table, scene)
        table.player.run(0.6)
        table.player.press("confirm", seat=0)
        seen = [table.player.strings()]
        for key in ("extra", "info"):
            table.player.press(key, seat=0)
            seen.append(table.player.strings())
        pages.append(seen)
        table.context.stack.clear()
        table.context.stack.apply()
    other.close()
    assert pages[0] == pages[1]


def test_own_marks_never_hide_what_is_certain_and_stay_with_the_session(table: Table) -> None:
    play(table.match, ["random"] * 4, 30)
    scene = open_notes(table, 0)
    sheet = scene.sheet
    certain = next(key for key, cell in sheet.cells.items() if cell.mark in ("has", "has_not"))
    scene.focus.set(certain)
    table.player.press("confirm", seat=0)
    assert notes_of(table.session, 0).pencil.at(*certain) == "yes"
    assert sheet.cell(*certain).mark in ("has", "has_not")
    assert not notes_of(table.session, 1).pencil.marks


def test_every_cell_is_eight_presses_away_at_most(table: Table) -> None:
    """From sheet to sheet with the directions, by rows and columns: grids are walked quickly."""
    scene = open_notes(table, 0)
    focus = scene.focus
    prompts = {key for key in focus.reachable() if isinstance(key, tuple) and key[0] == "prompt"}
    assert len(prompts) == 2, "the hand and the questions, for who has two buttons only"
    cells = len(scene.sheet.cards) * len(scene.sheet.columns)
    assert len(focus.reachable()) == cells + len(prompts)


def test_the_house_writes_as_much_as_is_asked(table: Table) -> None:
    play(table.match, ["random"] * 4, 40)
    secrets = load_secrets(GAME)
    view = table.match.view(0)
    counts = {
        mode: len(secrets.sheet(view, mode).cells)  # type: ignore[union-attr]
        for mode in ("off", "facts", "full")
    }
    assert counts["off"] == 0 < counts["facts"] <= counts["full"]


@pytest.mark.parametrize(("device", "words"), [("keys.arrows", "Hold to look"), ("pad.0", "Pad 1")])
def test_the_curtain_names_the_key_alone_or_which_pad(
    table: Table, device: str, words: str
) -> None:
    """ "Hold on the arrow keys" would be read as: hold those."""
    found = table.context.input.device(device)
    assert found is not None
    table.context.seats.bind(0, found)
    visit(table, CurtainScene(table.context, table.party, table.look(LOOKS["one"]), seat=0))
    table.player.run(0.6)
    said = " ".join(table.player.strings())
    assert words.lower() in said.lower()
    assert "arrow keys" not in said
