"""Zones: who sees what, where cards go, and handles that tell nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.messages import OMNISCIENT, PUBLIC, Viewer
from game.core.rng import Stream, stream_for
from game.core.setup import BadSetup, SeatSetup, Setup
from game.core.table import Table
from game.core.view import ZoneView
from game.core.world import World
from game.core.zones import Visibility, Zones

FACES = tuple("abcdefghij")


@pytest.fixture
def world() -> Iterator[World]:
    world = World("zones")
    yield world
    world.close()


@pytest.fixture
def zones(world: World) -> Zones:
    zones = Zones(world, Stream(1))
    zones.create("deck", Visibility.COUNT, faces=FACES[:5], ordered=True)
    zones.create("hand.1", Visibility.COUNT, owner=1, faces=FACES[5:8])
    zones.create("floor", Visibility.OPEN, faces=FACES[8:9], ordered=True)
    zones.create("box", Visibility.PRESENCE, faces=FACES[9:])
    zones.create("vault", Visibility.SECRET)
    zones.scramble(zones.names())
    return zones


def handles_of(zones: Zones) -> dict[str, tuple[int, ...]]:
    return {name: view.handles for name, view in zones.views(OMNISCIENT).items()}


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC, OMNISCIENT])
def test_an_open_zone_is_open(zones: Zones, viewer: Viewer) -> None:
    floor = zones.views(viewer)["floor"]
    assert (floor.cards, floor.count, floor.ordered) == (("i",), 1, True)
    assert floor.handles == handles_of(zones)["floor"]


@pytest.mark.parametrize(
    ("viewer", "cards"),
    [(0, "???"), (1, "fgh"), (PUBLIC, "???"), (OMNISCIENT, "fgh")],
)
def test_a_hand_shows_its_backs_to_the_others(zones: Zones, viewer: Viewer, cards: str) -> None:
    hand = zones.views(viewer)["hand.1"]
    assert hand.cards == tuple(cards)
    assert hand.count == 3
    assert hand.owner == 1
    assert hand.handles == handles_of(zones)["hand.1"]


def test_seats_may_be_let_into_a_zone(zones: Zones) -> None:
    zones.zone("hand.1").known_to.append(0)
    assert zones.views(0)["hand.1"].cards == ("f", "g", "h")
    assert zones.views(2)["hand.1"].cards == ("?", "?", "?")
    assert zones.views(PUBLIC)["hand.1"].cards == ("?", "?", "?")


def test_presence_tells_only_whether_there_is_anything(zones: Zones) -> None:
    hidden = ZoneView("box", None, ("?",), (), "?", False)
    assert zones.views(PUBLIC)["box"] == hidden
    zones.move(zones.cards("deck")[0], "box")
    assert zones.views(0)["box"] == hidden, "two look like one"
    for card in zones.cards("box"):
        zones.move(card, "deck")
    assert zones.views(0)["box"] == ZoneView("box", None, (), (), 0, False)


def test_a_secret_zone_looks_the_same_full_and_empty(zones: Zones) -> None:
    empty = zones.views(PUBLIC)["vault"]
    zones.move(zones.cards("deck")[0], "vault")
    assert zones.views(PUBLIC)["vault"] == empty
    assert zones.views(OMNISCIENT)["vault"].cards == ("a",)


def test_a_card_that_was_shown_is_recognised_where_it_lies(zones: Zones) -> None:
    card = zones.cards("deck")[1]
    zones.reveal(card, [2, 0])
    zones.reveal(card, [2])
    assert card.known_to == [0, 2]
    assert zones.views(2)["deck"].cards == ("?", "b", "?", "?", "?")
    assert zones.views(1)["deck"].cards == ("?", "?", "?", "?", "?")
    zones.move(card, "hand.1")
    assert zones.views(0)["hand.1"].cards == ("?", "?", "?", "b")


def test_a_shuffle_makes_forget(zones: Zones) -> None:
    zones.reveal(zones.cards("deck")[1], [0])
    before = handles_of(zones)
    zones.shuffle("deck", Stream(5))
    after = handles_of(zones)
    assert zones.views(0)["deck"].cards == ("?",) * 5
    assert sorted(zones.faces("deck")) == list(FACES[:5])
    assert zones.faces("deck") != list(FACES[:5])
    assert not set(before["deck"]) & set(after["deck"]), "every card has a new handle"
    assert before["hand.1"] == after["hand.1"], "other zones are left alone"


def test_a_move_keeps_the_handle_and_closes_the_gap(zones: Zones) -> None:
    card = zones.cards("deck")[2]
    handle = card.handle
    zones.move(card, "hand.1", 1)
    assert zones.faces("deck") == ["a", "b", "d", "e"]
    assert zones.faces("hand.1") == ["f", "c", "g", "h"]
    assert [card.index for card in zones.cards("hand.1")] == [0, 1, 2, 3]
    assert [card.index for card in zones.cards("deck")] == [0, 1, 2, 3]
    assert zones.views(PUBLIC)["hand.1"].handles[1] == handle


@pytest.mark.parametrize(
    ("index", "order"),
    [(None, "bcdea"), (0, "abcde"), (2, "bcade"), (4, "bcdea"), (9, "bcdea"), (-3, "abcde")],
)
def test_a_card_can_move_inside_its_zone(zones: Zones, index: int | None, order: str) -> None:
    zones.move(zones.cards("deck")[0], "deck", index)
    assert zones.faces("deck") == list(order)
    assert [card.index for card in zones.cards("deck")] == [0, 1, 2, 3, 4]


@settings(deadline=None, max_examples=60)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 9),
            st.sampled_from(["deck", "hand.1", "floor", "box", "vault"]),
            st.integers(-1, 6) | st.none(),
        ),
        max_size=25,
    ),
    st.integers(0, 2**32),
)
def test_cards_are_never_lost_and_handles_never_collide(
    moves: list[tuple[int, str, int | None]], seed: int
) -> None:
    with World("zones") as world:
        zones = Zones(world, Stream(seed))
        for name, faces in (
            ("deck", FACES),
            ("hand.1", ()),
            ("floor", ()),
            ("box", ()),
            ("vault", ()),
        ):
            zones.create(name, Visibility.COUNT, faces=faces)
        zones.scramble(zones.names())
        for place, name, index in moves:
            cards = [card for zone in zones.names() for card in zones.cards(zone)]
            zones.move(cards[place], name, index)
            if place % 3 == 0:
                zones.shuffle(name, Stream(place))
            handles = [handle for row in handles_of(zones).values() for handle in row]
            assert len(set(handles)) == len(FACES)
            assert all(handle > 0 for handle in handles)
            for zone in zones.names():
                held = zones.cards(zone)
                assert [card.index for card in held] == list(range(len(held)))
        assert sorted(face for zone in zones.names() for face in zones.faces(zone)) == list(FACES)
    world.close()


def test_handles_do_not_follow_the_order_of_the_cards() -> None:
    """Neither the deal nor the card list can be read off the handles."""
    in_order = 0
    for seed in range(200):
        with World("zones") as world:
            zones = Zones(world, stream_for(seed, "handles"))
            zones.create("deck", Visibility.COUNT, faces=FACES[:4])
            zones.scramble(["deck"])
            handles = handles_of(zones)["deck"]
            in_order += handles == tuple(sorted(handles))
        world.close()
    assert 2 <= in_order <= 20, "one in 24 by chance"


def test_handles_follow_from_places_and_never_from_faces() -> None:
    def handles(faces: str) -> dict[str, tuple[int, ...]]:
        with World("zones") as world:
            zones = Zones(world, stream_for(3, "handles"))
            zones.create("hand.0", Visibility.COUNT, owner=0, faces=faces[:3])
            zones.create("hand.1", Visibility.COUNT, owner=1, faces=faces[3:])
            zones.scramble(zones.names())
            zones.shuffle("hand.1", Stream(2))
            found = handles_of(zones)
        world.close()
        return found

    assert handles("abcdef") == handles("fbdaec")


def test_unknown_zones_are_key_errors(zones: Zones) -> None:
    with pytest.raises(KeyError):
        zones.cards("cellar")
    with pytest.raises(KeyError):
        zones.zone("cellar")


def test_zones_without_a_stream_cannot_scramble(world: World) -> None:
    zones = Zones(world)
    zones.create("deck", Visibility.COUNT, faces="abc")
    with pytest.raises(RuntimeError, match="stream"):
        zones.scramble(["deck"])


# -- chance at the table ----------------------------------------------------------------


@pytest.fixture
def table(world: World) -> Table:
    setup = Setup(
        "any",
        seats=(SeatSetup(), SeatSetup(), SeatSetup()),
        seed=4,
        chance={
            "deal": ["c", "a"],
            "die": [3, 7],
            "bad": ["z"],
            "again": ["b"],
        },
    )
    table = Table(world, setup)
    table.found()
    return table


def test_a_scenario_names_the_cards_on_top(table: Table) -> None:
    shuffled = table.shuffled("deal", "abcde")
    assert shuffled[:2] == ["c", "a"]
    assert sorted(shuffled) == list("abcde")
    assert sorted(table.shuffled("deal", "abcde")) == list("abcde"), "used up: the seed goes on"


def test_a_scenario_names_the_top_of_a_zone(table: Table) -> None:
    table.zones.create("deck", Visibility.COUNT, faces="abcabc")
    table.zones.scramble(["deck"])
    before = table.zones.views(OMNISCIENT)["deck"].handles
    table.shuffle_zone("deal", "deck")
    after = table.zones.views(OMNISCIENT)["deck"]
    assert after.cards[:2] == ("c", "a")
    assert sorted(after.cards) == list("aabbcc")
    assert not set(before) & set(after.handles)


def test_forced_draws_come_in_their_order(table: Table) -> None:
    assert [table.draw("die", range(10)) for _ in range(2)] == [3, 7]
    assert table.draw("die", range(10)) == stream_for(4, "die").choice(range(10))


def test_forced_results_that_cannot_be_are_refused(table: Table) -> None:
    for draw in (table.draw, table.shuffled):
        table.chance.forced["bad"] = ["z"]
        with pytest.raises(BadSetup, match=r"chance\.bad: 'z'.*allowed: a, b") as refused:
            draw("bad", "ab")
        assert refused.value.field == "chance.bad"
    table.zones.create("deck", Visibility.COUNT, faces="ab")
    table.chance.forced["bad"] = ["z"]
    with pytest.raises(BadSetup, match=r"chance\.bad"):
        table.shuffle_zone("bad", "deck")


def test_streams_are_apart_and_go_on_where_they_were_left(table: Table) -> None:
    first = [table.stream("deal").next64() for _ in range(3)]
    plain = stream_for(4, "deal")
    assert first == [plain.next64() for _ in range(3)]
    table.stream("starts").next64()
    assert table.stream("deal").next64() == plain.next64()


def test_a_seat_is_asked_one_thing_at_a_time(table: Table) -> None:
    table.ask(1, "move")
    with pytest.raises(RuntimeError, match="seat 1 has the decision 'move' open"):
        table.ask(1, "act")


def test_the_others_sit_clockwise_from_the_left(table: Table) -> None:
    assert [table.after(seat) for seat in range(3)] == [[1, 2], [2, 0], [0, 1]]


def test_the_end_closes_every_decision(table: Table) -> None:
    table.ask(1, "move")
    table.end("won", [1], [0, 3, 0])
    assert not table.flow.asked
    assert (table.flow.over, table.flow.ending, table.flow.winners) == (True, "won", [1])
