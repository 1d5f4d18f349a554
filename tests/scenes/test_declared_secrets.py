"""A game declares its secrets as data, and the house keeps them: seen on a toy without drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.content import registry
from game.core.facts import ChoiceLocked
from game.core.setup import SeatSetup, Setup
from game.match.session import Player, Session
from game.settings import Settings
from scenes.context import Context
from scenes.party import Party
from scenes.private import ChoiceScene, CurtainScene, OwnLook
from scenes.private.cards_page import PAGE
from scenes.private.looks import Paper, PrivateLook
from scenes.private.round import LookRound
from scenes.tabletop.blind_board import BlindBoard
from scenes.tabletop.generic import GenericTable
from scenes.tabletop.hidden_hand import LOOK_FIRST, HiddenHand, in_places
from scenes.tabletop.scene import TableScene
from systems.io.scripted import FakeDevices
from systems.io.seats import Device, SeatMap
from systems.table.privacy import AUTO_HIDE, Drape
from tests.fixtures.toys.dead_letters import Office as Hidden
from tests.fixtures.toys.dead_letters.intents import NobodyIsIt

TOYS = Path(__file__).resolve().parents[1] / "fixtures" / "secret_games"
GAME = "dead_letters"
STEP = 1 / 30


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registry.searching(TOYS):
        yield


class Office:
    """A table of the toy with people behind fake pads."""

    def __init__(
        self, seats: int = 4, humans: int = 3, seed: int = 3, settings: Settings | None = None
    ) -> None:
        pads = SeatMap()
        for seat in range(humans):
            pads.bind(seat, Device(f"pad.{seat}", "pad", f"pad {seat}", f"{seat}", "", seat + 1))
        self.context = Context.offscreen(settings, seats=pads)
        names = tuple(SeatSetup(f"Clerk {seat}") for seat in range(seats))
        players = [Player() if seat < humans else Player("random") for seat in range(seats)]
        self.session = Session.open(Setup(GAME, seats=names, seed=seed), players)
        party = Party.of_session(self.session, self.context.words_for(GAME))
        self.scene = TableScene(self.context, party, self.session, strict=True)
        self.stack = self.context.stack
        self.stack.push(self.scene)
        self.stack.apply()

    @property
    def devices(self) -> FakeDevices:
        assert isinstance(self.context.input, FakeDevices)
        return self.context.input

    @property
    def top(self) -> Any:
        return self.stack.top

    @property
    def odd(self) -> int:
        return self.session.match.table.one(Hidden).odd

    def step(self, frames: int = 1) -> None:
        for _ in range(frames):
            for event in self.devices.read(0):
                self.stack.handle(event)
                self.stack.apply()
            self.stack.update(STEP)
            self.stack.apply()

    def press(self, *kinds: str, seat: int) -> None:
        for kind in kinds:
            self.devices.press(kind, seat)
            self.step(2)

    def until(self, what: Callable[[], object], most: int = 3000) -> int:
        """Frames that passed before it was so."""
        for frame in range(most):
            if what():
                return frame
            self.step()
        raise AssertionError("it never came to pass")

    def behind(self, kind: type[CurtainScene] = CurtainScene) -> Any:
        """The next curtain, as soon as it is closed."""
        self.until(lambda: isinstance(self.top, kind) and self.top.curtain.state is Drape.CLOSED)
        return self.top

    def open_page(self, kind: type[CurtainScene] = CurtainScene) -> Any:
        scene = self.behind(kind)
        self.press("confirm", seat=scene.seat)
        self.until(lambda: scene.curtain.visible)
        return scene

    def words(self) -> list[str]:
        return [text for scene in self.stack.visible for text in scene.strings()]

    def to_decisions(self) -> None:
        """Everybody looks at the notebook."""
        for _ in self.scene.party.humans:
            visit = self.behind()
            self.devices.hold("confirm", visit.seat)
            self.until(lambda visit=visit: self.top is not visit)
            self.devices.release("confirm", visit.seat)
            self.step()

    def file(self, *, wait: int = 0) -> int:
        """Whoever is called files two letters and locks one up; frames the visit took."""
        scene = self.open_page(ChoiceScene)
        start = frames = 0
        self.step(wait)
        seat = scene.seat
        self.press("confirm", "right", "confirm", "down", "confirm", seat=seat)
        assert self.session.match.decision(seat).kind == "lock"  # type: ignore[union-attr]
        self.press("confirm", seat=seat)
        frames = self.until(lambda: self.top is not scene) + 14 + wait
        return frames - start

    def to_accusations(self) -> None:
        self.to_decisions()
        for _ in self.scene.party.humans:
            self.file()
        self.until(lambda: isinstance(self.scene.panel, BlindBoard))

    def to_posting(self) -> None:
        self.to_accusations()
        for seat in self.scene.party.humans:
            self.until(
                lambda seat=seat: (
                    isinstance(self.scene.panel, BlindBoard) and self.scene.panel.seat == seat
                )
            )
            self.press("left", "left", seat=seat) if seat else self.press("left", "up", seat=seat)
        self.until(lambda: isinstance(self.scene.panel, HiddenHand))

    def close(self) -> None:
        self.stack.clear()
        self.stack.apply()


@pytest.fixture
def office() -> Iterator[Callable[..., Office]]:
    made: list[Office] = []

    def make(*args: Any, **how: Any) -> Office:
        made.append(Office(*args, **how))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_the_toy_draws_nothing_itself(office: Callable[..., Office]) -> None:
    assert type(office().scene.table) is GenericTable


# -- (a) rounds ----------------------------------------------------------------------------------


def test_everybody_gets_the_same_slot_also_who_is_told_nothing(
    office: Callable[..., Office],
) -> None:
    table = office()
    seen, lengths, shapes = {}, [], []
    for seat in range(3):
        scene = table.behind()
        assert scene.seat == seat
        assert not table.scene.strings() or "Fox" not in table.words()
        table.devices.hold("confirm", seat)
        table.until(lambda scene=scene: scene.curtain.visible)
        table.step(12)
        shapes.append({n for n in scene.stage.names if n.startswith(PAGE) and "written" not in n})
        seen[seat] = {"Fox", "Lantern", "Harbour"} & set(table.words())
        lengths.append(table.until(lambda scene=scene: table.top is not scene))
        table.devices.release("confirm", seat)
        table.step()
    assert sorted(len(words) for words in seen.values()) == [0, 1, 1], "one of three is odd"
    assert [seat for seat, words in seen.items() if not words] == [table.odd]
    assert max(lengths) - min(lengths) <= 1
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("times", [2, 3])
def test_longer_looks_are_longer_for_everybody_alike(
    office: Callable[..., Office], times: Any
) -> None:
    def lengths(settings: Settings) -> list[int]:
        table, found = office(settings=settings), []
        for seat in range(3):
            scene = table.behind()
            table.devices.hold("confirm", seat)
            table.until(lambda scene=scene: scene.curtain.visible)
            found.append(table.until(lambda scene=scene: table.top is not scene))
            table.devices.release("confirm", seat)
            table.step()
        return found

    usual, longer = lengths(Settings()), lengths(Settings(look_time=times))
    assert max(longer) - min(longer) <= 1, "whatever is shown, and to whom"
    assert longer[0] > usual[0] * (times - 0.7)


def test_looks_of_a_round_that_differ_from_the_side_are_refused(
    office: Callable[..., Office],
) -> None:
    table = office()
    title = table.scene.secrets.first_look(table.session.match.view(0)).title
    looks = {0: PrivateLook(title, (), seconds=3.0, paper=Paper())}
    for other in (
        PrivateLook(title, (), seconds=3.1, paper=Paper()),
        PrivateLook(title, (), seconds=3.0),
        PrivateLook(title, (), seconds=3.0, paper=Paper(), room=2),
    ):
        with pytest.raises(ValueError, match="alike"):
            LookRound(table.context, table.scene.party, {**looks, 1: other})


# -- (b), (d) visits with decisions --------------------------------------------------------------


def test_a_visit_holds_several_decisions_and_has_one_shortest_time(
    office: Callable[..., Office],
) -> None:
    table = office()
    table.to_decisions()
    lengths = [table.file(wait=wait) for wait in (0, 45, 20)]
    assert max(lengths) - min(lengths) <= 1, "quick or slow, within the shortest time"


def test_decided_is_shown_for_all_seats_together(office: Callable[..., Office]) -> None:
    table = office()
    table.to_decisions()
    shown: list[object] = []
    choreographer = table.scene.choreographer
    tell = choreographer.on_fact
    choreographer.on_fact = lambda fact: (shown.append(fact), tell(fact))  # type: ignore[misc]
    said = table.scene.desk.say("table.all_decided")
    for seat in range(3):
        assert not [fact for fact in shown if isinstance(fact, ChoiceLocked)], seat
        assert said not in table.words()
        table.file()
    table.until(lambda: said in table.words())
    table.until(lambda: table.scene.choreographer.idle)
    locked = [fact.seat for fact in shown if isinstance(fact, ChoiceLocked)]
    assert sorted(locked) == [0, 1, 2, 3]


def test_pages_are_turned_during_a_visit(office: Callable[..., Office]) -> None:
    table = office()
    table.to_decisions()
    scene = table.open_page(ChoiceScene)
    first = scene.focus.current()
    table.press("page_right", seat=0)
    assert table.scene.desk.say("peek.hand", seat=0) in table.words()
    table.press("page_right", seat=0)
    assert table.scene.desk.say("dead_letters.look.notebook", seat=0) in table.words()
    table.press("back", seat=0)
    assert scene.leaves.at == 0 and scene.focus.current() == first
    # With directions and two buttons alone.
    table.press("down", "down", seat=0)
    table.press("confirm", seat=0)
    table.press("down", "confirm", seat=0)
    assert scene.leaves.at in (1, 2)


def test_too_few_cards_are_told_to_their_seat_alone(office: Callable[..., Office]) -> None:
    table = office()
    table.to_decisions()
    scene = table.open_page(ChoiceScene)
    table.press("confirm", seat=0)
    scene.focus.set("done")
    table.press("confirm", seat=0)
    said = table.scene.desk.say("peek.pick", least=2, most=2)
    assert said in table.words() and scene.curtain.visible
    scene.cover()
    assert said not in table.words()


def test_nothing_is_heard_of_what_is_done_behind_the_curtain(
    office: Callable[..., Office],
) -> None:
    table = office()
    table.to_decisions()
    scene = table.open_page(ChoiceScene)
    before = [cue for cue in table.context.audio.heard if cue != "tick"]
    table.press("confirm", "right", "confirm", "right", "confirm", seat=0)
    table.press("page_right", "back", "down", seat=0)
    assert scene.curtain.visible
    assert [cue for cue in table.context.audio.heard if cue != "tick"] == before


# -- (c) pressing blind --------------------------------------------------------------------------


def test_an_accusation_is_two_presses_without_a_sign(office: Callable[..., Office]) -> None:
    table = office()
    table.to_accusations()
    panel = table.scene.panel
    assert isinstance(panel, BlindBoard) and panel.seat == 0
    before = {name: table.scene.stage[name].picture for name in table.scene.stage.names}
    table.press("left", seat=0)
    table.press("left", seat=0)  # accuses itself: nothing happens
    table.press("right", seat=0)
    after = {name: table.scene.stage[name].picture for name in table.scene.stage.names}
    assert after == before
    table.press("down", seat=0)  # right, down leads nowhere either
    assert table.scene.panel is panel
    table.press("up", "left", seat=0)  # the fifth is nobody
    assert table.session.match.decision(0) is None
    assert (0, NobodyIsIt()) in table.session.match._steps


def test_a_hidden_hand_is_pressed_at_a_place_that_tells_nothing(
    office: Callable[..., Office],
) -> None:
    table = office(seed=5)
    table.to_posting()
    panel = table.scene.panel
    assert isinstance(panel, HiddenHand)
    match = table.session.match
    cards = panel.cards
    assert cards == in_places(match, panel.seat, tuple(sorted(cards)))
    stamped = [place for place, card in enumerate(cards) if card.startswith("stamped")]
    plain = [place for place, card in enumerate(cards) if card.startswith("plain")]
    assert stamped and plain, "another seed is needed"
    assert not any("tamped" in text or "lain" in text for text in table.scene.strings())
    moves, picture = match.moves, dict(table.scene.stage.names)
    table.scene.focus.set(plain[0])
    table.press("confirm", seat=panel.seat)
    assert match.moves == moves and dict(table.scene.stage.names) == picture
    table.scene.focus.set(stamped[0])
    table.press("confirm", seat=panel.seat)
    assert match.moves == moves + 1


def test_first_focus_goes_anywhere_and_not_with_the_cards(office: Callable[..., Office]) -> None:
    starts: dict[int, set[Any]] = {}
    for seed in range(3, 9):
        table = office(2, 2, seed=seed)
        table.to_posting()
        panel = table.scene.panel
        starts.setdefault(table.session.match.moves, set()).add(table.scene.focus.current())
        assert table.scene.focus.current() in range(len(panel.cards))
    assert all(len(found) == 1 for found in starts.values()), "it follows from public facts"
    firsts = {
        HiddenHand(panel.desk, panel.decision, panel.pick, Moved(seed))._first  # type: ignore[arg-type]
        for seed in range(20)
    }
    assert len(firsts) > 1


def test_places_are_kept_and_follow_no_order_of_the_cards() -> None:
    hand = tuple(
        sorted(f"{kind}_{number}" for kind in ("plain", "stamped") for number in (1, 2, 3))
    )
    firsts = set()
    for seed in range(40):
        match: Any = Moved(0, seed)
        order = in_places(match, 0, hand)
        assert sorted(order) == list(hand)
        firsts.add(order[0])
        fewer = tuple(card for card in hand if card != order[2])
        assert in_places(match, 0, fewer) == order[:2] + order[3:], "the others keep their places"
        assert order == in_places(match, 0, hand[::-1])
    assert firsts == set(hand), "every card may lie first"


class Moved:
    """A match of which only the moves and the seed are looked at."""

    def __init__(self, moves: int, seed: int = 1) -> None:
        self.moves = moves
        self.setup = Setup(GAME, seats=2, seed=seed)


def test_looking_first_is_always_possible_and_shows_the_same_order(
    office: Callable[..., Office],
) -> None:
    table = office()
    table.to_posting()
    panel = table.scene.panel
    table.scene.focus.set(LOOK_FIRST)
    table.press("confirm", seat=panel.seat)
    scene = table.open_page(ChoiceScene)
    assert scene.choice.cards == panel.cards
    assert [answer.intent for answer in scene.choice.answers] == [
        answer.intent for answer in panel.pick.answers
    ]


# -- (e) at any time -----------------------------------------------------------------------------


def test_the_own_hand_and_what_was_shown_are_read_at_any_time(
    office: Callable[..., Office],
) -> None:
    table = office()
    table.to_posting()
    panel = table.scene.panel
    stamped = [place for place, card in enumerate(panel.cards) if card.startswith("stamped")]
    table.scene.focus.set(stamped[0])
    table.press("confirm", seat=0)
    drawn = table.session.match.view(0).facts[-1].cards[0]  # type: ignore[attr-defined]
    table.until(lambda: table.scene.watching.waiting is not None)
    table.press("back", seat=0)  # not now
    table.press("extra", seat=0)
    scene = table.open_page(OwnLook)
    name = table.scene.desk.say(f"{GAME}.card.{drawn}")
    assert name in "".join(table.words())
    table.press("page_right", "page_right", seat=0)
    assert any(text.endswith(table.scene.desk.say(f"{GAME}.the.{drawn}")) for text in table.words())
    assert scene.curtain.visible
    table.press("back", "back", seat=0)
    table.until(lambda: table.top is table.scene)


def test_another_seat_does_not_turn_the_pages(office: Callable[..., Office]) -> None:
    table = office()
    table.to_accusations()
    table.press("extra", seat=1)
    scene = table.open_page(OwnLook)
    assert scene.seat == 1
    table.press("page_right", "back", "confirm", seat=0)
    assert scene.leaves.at == 0 and scene.curtain.visible and table.top is scene


def reading(office: Callable[..., Office], how: str) -> tuple[Office, Any]:
    """Seat 1 reads its own pages and looks as it has said; the house does the opposite."""
    table = office()
    table.context.settings.peek = {"hold": "toggle", "toggle": "hold"}[how]
    table.context.seats.set_peek(1, how)
    table.to_accusations()
    table.press("extra", seat=1)
    return table, table.behind(OwnLook)


def test_pages_hide_themselves_six_seconds_after_the_last_press(
    office: Callable[..., Office],
) -> None:
    table, scene = reading(office, "toggle")
    table.press("confirm", seat=1)
    table.until(lambda: scene.curtain.visible)
    table.step(round((AUTO_HIDE - 1) / STEP))
    table.press("page_right", seat=1)
    table.step(round((AUTO_HIDE - 1) / STEP))
    assert scene.curtain.visible, "a press has kept it open"
    said = table.scene.desk.say("peek.hides_in", seconds=1)
    assert said in table.words()
    table.step(round(1.2 / STEP))
    assert not scene.curtain.visible and table.top is scene
    table.press("confirm", seat=1)
    assert scene.curtain.visible and scene.leaves.at == 1, "it goes on where it was left"


def test_pages_held_for_a_glance_hide_when_the_button_comes_up(
    office: Callable[..., Office],
) -> None:
    table, scene = reading(office, "hold")
    table.devices.hold("confirm", 1)
    table.until(lambda: scene.curtain.visible)
    table.step(round((AUTO_HIDE + 1) / STEP))
    assert scene.curtain.visible, "as long as it is held"
    table.devices.release("confirm", 1)
    table.step(1)
    assert not scene.curtain.visible
    assert table.context.peek_of(0) == "toggle", "the others look as the house says"


# -- (f) alone -----------------------------------------------------------------------------------


def test_alone_there_is_no_curtain_and_no_waiting(office: Callable[..., Office]) -> None:
    table = office(3, 1)
    table.until(lambda: isinstance(table.top, ChoiceScene))
    scene = table.top
    assert scene.curtain.visible, "it is open at once"
    table.press("confirm", "right", "confirm", "down", "confirm", seat=0)
    table.press("confirm", seat=0)
    assert table.until(lambda: table.top is table.scene) <= 2, "no shortest time"
    for kind in ("accuse", "post"):
        table.until(
            lambda: (
                table.top is not table.scene
                or (table.scene.panel is not None and table.scene.choreographer.idle)
                or table.session.match.outcome
            )
        )
        assert not isinstance(table.scene.panel, BlindBoard | HiddenHand), kind
        if isinstance(table.top, ChoiceScene):
            assert table.top.curtain.visible
            last = table.top.leaves.page.targets()[-1][0]
            table.top.focus.set(last)
        table.press("confirm", seat=0)
    table.until(lambda: table.session.match.outcome)
