"""How matches ended: the traces, the sentence about them, and the screen that shows both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from game import slices
from game.content import Texts
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import Player as Seated
from game.match.session import Session
from game.simulation import play
from scenes.context import Context
from scenes.party import Party
from scenes.private import load_secrets
from scenes.replay import ReplayScene
from scenes.results import ResultsScene
from scenes.results.hands import MOST_AS_CARDS, HandsScreen
from scenes.results.review import CaseReview, Trace, surprise
from scenes.results.scene import Ending
from scenes.results.timeline import COLUMNS_WIDTH, FIRST_COLUMN, THIN, Measures, height_of
from scenes.tabletop.closer import LookCloser
from tests.scenes.conftest import Player

GAME = "tudor_mansion"
NAMES = ("Rosa", "Tom", "Ben", "Ada", "Eve", "Max")


def finished(seats: int, seed: int) -> Session:
    setup = Setup(GAME, seats=tuple(SeatSetup(name) for name in NAMES[:seats]), seed=seed)
    match = Match.open(setup)
    level = "steady" if "steady" in match.rules.bots else "random"
    play(match, [level] * seats)
    return Session(match, [Seated() for _ in range(seats)])


def reviewed(session: Session) -> CaseReview:
    return slices.finished(load_secrets(GAME).reviewing(session.match))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_traces_narrow_from_what_a_hand_leaves_to_what_was_known(seats: int, seed: int) -> None:
    session = finished(seats, seed)
    try:
        review = reviewed(session)
        view = session.match.view("omniscient")
        assert review.cards == view.zones["envelope"].cards
        assert len(review.traces) == seats
        for trace in review.traces:
            assert len(trace.cases) == review.rounds + 1
            assert list(trace.cases) == sorted(trace.cases, reverse=True)
            assert 1 <= trace.left <= trace.cases[0] < review.most
            if trace.known is not None:
                assert trace.left == 1 and 0 <= trace.known <= review.rounds
            assert all(0 < when <= review.rounds for when in trace.accused)
        texts = Texts.load("en", GAME).with_names(NAMES)
        assert texts.say(review.title)
        if review.surprise is not None:
            assert texts.say(review.surprise)
    finally:
        session.close()


def test_the_sentence_names_who_could_have_known_it() -> None:
    def said(traces: tuple[Trace, ...], winners: tuple[int, ...]) -> str:
        found = surprise(traces, winners)
        assert found is not None
        return Texts.load("en", GAME).with_names(NAMES).say(found)

    won = Trace(0, (9, 4, 1, 1), known=2.5, accused=(2.8,))
    earlier = Trace(1, (9, 1, 1, 1), known=0.6)
    never = Trace(2, (9, 8, 7, 5))
    assert said((won, earlier, never), (0,)) == "Tom’s notes held the answer two rounds earlier."
    assert said((won, never), (0,)) == "Rosa spoke the moment it could be known."
    lucky = Trace(0, (9, 4, 3), accused=(1.5,))
    assert said((lucky, never), (0,)) == "Rosa guessed, and guessed right."
    assert said((earlier, never), ()) == "Tom could have known it first, in round 1."
    assert said((never, Trace(3, (9, 3))), ()) == "Ada had three cases left, the fewest of all."


def test_bands_are_logarithms_between_the_thin_line_and_the_full_height() -> None:
    measures = Measures.of(7, 4)
    assert height_of(324, 324, measures.thick) == measures.thick
    assert height_of(1, 324, measures.thick) == THIN
    assert height_of(18, 324, measures.thick) == pytest.approx((THIN + measures.thick) / 2, abs=0.1)
    for rounds in (4, 5, 12):
        full = Measures.of(rounds, 4)
        assert full.x(rounds) == FIRST_COLUMN + COLUMNS_WIDTH, "no column is left empty"
    assert Measures.of(1, 4).rounds == 4, "a band of one round does not fill the panel"
    assert Measures.of(12, 4).labels() == [2, 4, 6, 8, 10, 12]
    assert max(Measures.of(40, 6).labels()) == 40


@pytest.fixture
def opened(
    open_context: Callable[..., Context],
) -> Iterator[Callable[..., tuple[Player, ResultsScene]]]:
    sessions: list[Session] = []

    def make(seats: int = 4, seed: int = 3, **settings: object) -> tuple[Player, ResultsScene]:
        context = open_context(**settings)
        player = Player(context)
        session = finished(seats, seed)
        sessions.append(session)
        party = Party.of_session(session, context.words_for(GAME))
        scene = ResultsScene(context, party, session)
        context.stack.push(scene)
        player.frame()
        return player, scene

    yield make
    for session in sessions:
        session.close()


def look_of(scene: ResultsScene) -> dict[str, tuple[object, ...]]:
    return {
        name: (sprite.picture, round(sprite.x), round(sprite.y), sprite.visible, sprite.alpha)
        for name in scene.stage.names
        for sprite in [scene.stage[name]]
    }


def test_played_and_skipped_end_in_the_same_picture(
    opened: Callable[..., tuple[Player, ResultsScene]],
) -> None:
    player, played = opened()
    player.run(6.0)
    other, skipped = opened()
    other.press("confirm")
    other.run(1.5)
    quick, instant = opened(speed="instant")
    quick.run(1.5)
    assert look_of(played) == look_of(skipped) == look_of(instant)
    assert player.top is played and other.top is skipped
    assert played.focus.current() == "again"


def test_the_lights_go_down_in_steps(
    opened: Callable[..., tuple[Player, ResultsScene]],
) -> None:
    player, scene = opened()
    assert scene.stage.ground is not scene.dimming.dark, "still the table, out of focus"
    seen = [scene.stage.shade]
    for _ in range(12):
        player.frame()
        seen.append(scene.stage.shade)
    assert seen == sorted(seen, reverse=True)
    assert max(before - after for before, after in pairwise(seen)) < 0.1
    player.run(1.0)
    assert scene.stage.ground is scene.dimming.dark and scene.stage.shade == 1.0
    _, instant = opened(speed="instant")
    assert instant.stage.ground is instant.dimming.dark


def test_the_first_press_only_ends_the_animation(
    opened: Callable[..., tuple[Player, ResultsScene]],
) -> None:
    player, scene = opened()
    player.run(0.5)
    assert not scene.focus.keys
    player.press("confirm")
    assert player.top is scene
    player.press("back")
    assert not len(player.context.stack)


def test_hurrying_through_the_end_deals_no_new_game(
    opened: Callable[..., tuple[Player, ResultsScene]],
) -> None:
    player, scene = opened()
    for _ in range(6):
        player.press("confirm")
        player.run(0.2)
    assert player.top is scene, "the envelope can be read"
    player.run(0.6)
    player.press("confirm")
    assert not len(player.context.stack), "then OK plays again"


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_hands_lie_in_columns_sorted_as_the_game_sorts_them(
    opened: Callable[..., tuple[Player, ResultsScene]], seats: int
) -> None:
    player, scene = opened(seats, speed="instant")
    player.run(1.0)
    player.press("extra")
    hands = player.top
    assert isinstance(hands, HandsScreen)
    side_by_side = seats == MOST_AS_CARDS
    rows: dict[tuple[float, bool], list[tuple[float, str]]] = {}
    for sprite in hands.stage._sprites.values():
        assert sprite.picture is not None
        name = str(sprite.picture.key)
        if "'card', 'tudor" in name or "'slip'" in name:
            right = side_by_side and sprite.x > 960
            rows.setdefault((sprite.y, right), []).append((sprite.x, name))
            assert sprite.x + sprite.picture.size[0] / 2 <= 1824 + 16
    assert len(rows) == seats
    columns = -(-18 // seats) * (2 if side_by_side else 1)
    assert len({x for row in rows.values() for x, _ in row}) == columns
    order = [card.id for card in scene.desk.manifest.cards]
    for row in rows.values():
        cards = [next(card for card in order if f"'{card}'" in name) for _, name in sorted(row)]
        assert cards == sorted(cards, key=order.index)


def test_the_envelope_and_all_hands_can_be_looked_at_closely(
    opened: Callable[..., tuple[Player, ResultsScene]],
) -> None:
    player, scene = opened(4, speed="instant")
    player.run(1.0)
    for _ in range(4):
        player.press("up")
        if scene.focus.current() == "cards":
            break
        player.press("left")
    assert scene.focus.current() == "cards", "directions and two buttons lead there"
    player.press("confirm")
    closer = player.top
    assert isinstance(closer, LookCloser)
    assert tuple(entry.key for entry in closer.entries) == scene.review.cards
    player.press("back")
    assert scene.focus.current() == "cards"
    player.press("extra", "confirm")
    closer = player.top
    assert isinstance(closer, LookCloser)
    held = [entry.key for entry in closer.entries]
    assert sorted(held) == sorted(card for hand in scene.review.hands for card in hand)
    player.press("back", "back")
    assert player.top is scene


def test_ways_on(opened: Callable[..., tuple[Player, ResultsScene]]) -> None:
    player, scene = opened()
    player.press("confirm")
    player.run(1.0)
    player.press("extra")
    assert player.top.name == "hands"
    player.press("back")
    player.press("info")
    assert isinstance(player.top, ReplayScene) and player.top.over
    player.press("back")
    scene.focus_on("turns")
    player.press("confirm")
    assert player.top.name == "review"
    player.press("back")
    assert player.top is scene
    assert {ending.value for ending in Ending} == {"again", "same", "lobby", "hall"}
    player.press("pause")
    assert any("This was deal 3" in text for text in player.strings())
    player.press("back")
    assert player.top is scene


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("text_size", [100, 200])
def test_it_fits(
    opened: Callable[..., tuple[Player, ResultsScene]], seats: int, text_size: int
) -> None:
    player, scene = opened(seats, seats, text_size=text_size, speed="instant")
    player.run(1.5)
    for name in scene.stage.names:
        sprite = scene.stage[name]
        picture = sprite.picture
        if picture is not None and picture.says and picture.key[0] == "text":
            assert sprite.x - picture.size[0] / 2 >= 60, name
            assert sprite.x + picture.size[0] / 2 <= 1842, name


# -- replays -------------------------------------------------------------------------------------


def test_while_a_match_is_not_over_a_replay_shows_what_everybody_knew(context: Context) -> None:
    with Match.open(Setup(GAME, seats=3, seed=2)) as match:
        play(match, ["random"] * 3, 12)
        record = match.record
    player = Player(context)
    scene = player.open(ReplayScene(context, record))
    assert scene.viewers == ["public"]
    for key in ("extra", "info"):
        player.press(key)
        assert player.top is scene and scene.viewer == "public"


def test_a_finished_match_is_stepped_through_by_any_eyes(context: Context) -> None:
    session = finished(3, 7)
    record = session.match.record
    session.close()
    context.settings.speed = "instant"
    context.apply_settings()
    player = Player(context)
    scene = player.open(ReplayScene(context, record))
    for viewer in scene.viewers:
        assert scene.viewer == viewer
        for _ in range(5):
            player.press("right")
        player.press("left")
        assert scene.at == 4
        scene._go_to(0)
        player.press("extra")
    scene._go_to(len(record.steps) - 2)
    player.press("confirm")
    player.run(1.0)
    assert scene.at == len(record.steps) and not scene.playing
    player.press("back")
