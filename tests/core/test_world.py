"""Worlds: current only inside their blocks, nested, restored on errors, and given back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import esper
import pytest

from game.core.world import World


@dataclass(slots=True)
class Lamp:
    lit: bool = False


@dataclass(slots=True)
class Key:
    door: str


@pytest.fixture
def world() -> Iterator[World]:
    world = World("house")
    yield world
    world.close()


@pytest.fixture
def other() -> Iterator[World]:
    world = World("house")
    yield world
    world.close()


def test_a_world_is_current_inside_its_block_only(world: World) -> None:
    assert esper.current_world == "default"
    with world:
        assert esper.current_world == world.name
    assert esper.current_world == "default"


def test_worlds_of_one_label_are_kept_apart(world: World, other: World) -> None:
    assert world.name != other.name
    entity = world.create(Lamp(True))
    assert other.create(Lamp(False)) == entity, "each world counts its entities by itself"
    assert world.component(entity, Lamp).lit
    assert not other.component(entity, Lamp).lit


def test_blocks_nest_within_and_across_worlds(world: World, other: World) -> None:
    with world:
        with world:
            assert esper.current_world == world.name
            with other:
                assert esper.current_world == other.name
                with world:
                    assert esper.current_world == world.name
                assert esper.current_world == other.name
            assert esper.current_world == world.name
        assert esper.current_world == world.name
    assert esper.current_world == "default"


def test_an_error_leaves_the_world_before(world: World, other: World) -> None:
    def stumble() -> None:
        with other, world:
            raise RuntimeError("stumbled")

    with world:
        with pytest.raises(RuntimeError, match="stumbled"):
            stumble()
        assert esper.current_world == world.name
    assert esper.current_world == "default"
    with pytest.raises(KeyError):
        world.component(99, Lamp)
    assert esper.current_world == "default"


def test_rows_come_in_the_order_of_their_ids(world: World) -> None:
    made = [world.create(Lamp(), Key(str(number))) for number in range(40)]
    for entity in made[5:30:3]:
        world.delete(entity)
    left = [entity for entity in made if entity not in made[5:30:3]]
    assert [entity for entity, _ in world.each(Lamp)] == left
    assert [entity for entity, _ in world.each(Key)] == left
    assert world.entities() == left


def test_a_deleted_entity_is_gone_at_once(world: World) -> None:
    entity = world.create(Lamp(), Key("cellar"))
    assert {type(part) for part in world.components_of(entity)} == {Lamp, Key}
    world.delete(entity)
    assert world.entities() == []
    assert world.each(Key) == []
    world.delete(entity)  # unknown ids are ignored, and nothing is left to be deleted later
    with world:
        esper.process()


def test_a_component_that_is_missing_is_a_key_error(world: World) -> None:
    entity = world.create(Lamp())
    with pytest.raises(KeyError):
        world.component(entity, Key)


def test_a_closed_world_is_forgotten(world: World) -> None:
    world.create(Lamp())
    assert world.name in esper.list_worlds()
    world.close()
    assert world.name not in esper.list_worlds()
    world.close()  # twice does no harm


def test_a_world_that_was_never_entered_can_be_closed() -> None:
    World("empty").close()


def test_a_world_is_not_closed_from_inside(world: World) -> None:
    with world, pytest.raises(PermissionError):
        world.close()
    assert world.name in esper.list_worlds()
