"""Cards that everybody knows, and new handles for single cards."""

from __future__ import annotations

from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.core.world import World
from game.core.zones import EVERYBODY, Visibility, Zones


def test_a_card_that_everybody_knows_shows_its_face_to_the_public() -> None:
    world = World("renaming")
    try:
        with world:
            zones = Zones(world, stream_for(1, "handles"))
            zones.create("stack", Visibility.COUNT, owner=0, faces=["one", "two", "three"])
            zones.scramble(["stack"])
            zones.reveal(zones.cards("stack")[1], [EVERYBODY])
            zones.reveal(zones.cards("stack")[2], [1])
            assert zones.views(0)["stack"].cards == ("one", "two", "three")
            assert zones.views(1)["stack"].cards == ("?", "two", "three")
            assert zones.views(2)["stack"].cards == ("?", "two", "?")
            assert zones.views(PUBLIC)["stack"].cards == ("?", "two", "?")
    finally:
        world.close()


def test_single_cards_get_new_handles() -> None:
    world = World("renaming")
    try:
        with world:
            zones = Zones(world, stream_for(1, "handles"))
            zones.create("stack", Visibility.COUNT, faces=["one", "two", "three"])
            zones.scramble(["stack"])
            before = zones.views(PUBLIC)["stack"].handles
            zones.rename(zones.cards("stack")[1:2])
            after = zones.views(PUBLIC)["stack"].handles
            assert [one == two for one, two in zip(before, after, strict=True)] == [
                True,
                False,
                True,
            ]
            assert len(set(after)) == 3
    finally:
        world.close()
