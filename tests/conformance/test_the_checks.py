"""The checks of this suite find what they are for: each is shown a toy with the fault in it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rng import Stream
from game.core.setup import BadSetup
from game.core.zones import Zones
from game.match import Match, RulesFailure
from tests.conformance.test_play import check_play, check_refusals
from tests.conformance.test_secrets import (
    check_order_of_handles,
    check_secrets,
    check_views,
)
from tests.conformance.test_state import check_restores
from tests.fixtures.toys.hands_off import SLAPS, AskWindow, HandsOff, TakeReach, Vitrine
from tests.fixtures.toys.objection import Court, Objection
from tests.fixtures.toys.umbrella_stand import UmbrellaStand
from tests.kit.cases import Case
from tests.kit.games import Table

HANDS_OFF = Table("hands_off", "standard", 4)
STAND = Table("umbrella_stand", "standard", 3)
COURT = Table("objection", "standard", 2)
Caught = (AssertionError, pytest.fail.Exception, RulesFailure)


def for_some_seed(check: Any, table: Table, *arguments: Any) -> None:
    for seed in range(12):
        check(Case(table, seed, {}), *arguments)


def test_a_value_that_depends_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    values = HandsOff.values

    def tell(self: HandsOff, table: Any, viewer: Any) -> dict[str, Any]:
        slaps = sum(face in SLAPS for face in table.zones.faces("hand.1"))
        return {**values(self, table, viewer), "armed.1": slaps > 0}

    for_some_seed(check_secrets, HANDS_OFF, 3)
    monkeypatch.setattr(HandsOff, "values", tell)
    with pytest.raises(Caught, match="can tell them apart"):
        for_some_seed(check_secrets, HANDS_OFF, 3)


def test_a_window_that_skips_those_who_cannot_react(monkeypatch: pytest.MonkeyPatch) -> None:
    process = AskWindow.process

    def skip(self: AskWindow) -> None:
        def can(seat: int) -> bool:
            return any(face in SLAPS for face in self.table.zones.faces(f"hand.{seat}"))

        self.window.waiting = [seat for seat in self.window.waiting if can(seat)]
        process(self)

    monkeypatch.setattr(AskWindow, "process", skip)
    with pytest.raises(Exception, match=r"can tell them apart|may not"):
        for_some_seed(check_secrets, HANDS_OFF, 3)


def test_a_zone_that_shows_its_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    views = Zones.views

    def show(self: Zones, viewer: Any) -> dict[str, Any]:
        return views(self, "omniscient" if viewer == "public" else viewer)

    monkeypatch.setattr(Zones, "views", show)
    with pytest.raises(Caught, match="can tell them apart"):
        for_some_seed(check_secrets, STAND, 5)


def test_a_view_that_holds_a_component(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        HandsOff, "values", lambda self, table, viewer: {"vitrine": table.one(Vitrine)}
    )
    with pytest.raises(Caught):
        for_some_seed(check_views, HANDS_OFF, 3)


def test_a_hidden_name_in_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        UmbrellaStand,
        "values",
        lambda self, table, viewer: (
            {"next": table.zones.faces("deck")[:1]} if viewer != "public" else {}
        ),
    )
    with pytest.raises(Caught):
        for_some_seed(check_views, STAND, 5)


def test_handles_in_the_order_of_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def number(self: Zones, names: Any) -> None:
        cards = [card for name in self.names() for card in self.cards(name)]
        for handle, card in enumerate(sorted(cards, key=lambda card: card.face), start=1):
            card.handle = handle

    monkeypatch.setattr(Zones, "scramble", number)
    with pytest.raises(Caught):
        check_order_of_handles(STAND)


def test_a_secret_kept_outside_the_components(monkeypatch: pytest.MonkeyPatch) -> None:
    """A restored match would not know it: here a claim is worth more in every turn."""
    from tests.fixtures.toys.objection import BeginTurn

    process = BeginTurn.process

    def remember(self: Any) -> None:
        self.turns = getattr(self, "turns", 0) + 1
        self.court.points[0] += self.turns % 3
        process(self)

    monkeypatch.setattr(BeginTurn, "process", remember)
    with pytest.raises(Caught):
        for_some_seed(check_restores, COURT)


def test_chance_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    coin = Stream(1)
    set_up = Objection.set_up

    def toss(self: Objection, table: Any) -> None:
        set_up(self, table)
        table.one(Court).seat = coin.below(2)

    monkeypatch.setattr(Objection, "set_up", toss)
    with pytest.raises(Exception, match=r".+"):
        for_some_seed(check_restores, COURT)


def test_an_answer_that_is_listed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.core.options import Listed

    options = HandsOff.options
    monkeypatch.setattr(
        HandsOff,
        "options",
        lambda self, table, seat, kind: Listed([*options(self, table, seat, kind)] * 2),
    )
    with pytest.raises(Caught):
        for_some_seed(check_play, HANDS_OFF)


def test_a_refusal_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HandsOff, "explain", lambda self, table, seat, kind, intent: None)
    with pytest.raises(Caught, match="no reason"):
        for_some_seed(check_refusals, HANDS_OFF, 2)


def test_a_component_that_no_snapshot_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stray:
        pass

    set_up = HandsOff.set_up

    def leave(self: HandsOff, table: Any) -> None:
        set_up(self, table)
        table.world.create(Stray())

    monkeypatch.setattr(HandsOff, "set_up", leave)
    with pytest.raises(Caught):
        for_some_seed(check_play, HANDS_OFF)


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    process = TakeReach.process

    def again(self: TakeReach) -> None:
        self.vitrine.round = 1
        self.vitrine.jewels = [0] * len(self.vitrine.jewels)
        process(self)

    monkeypatch.setattr(TakeReach, "process", again)
    monkeypatch.setattr("tests.kit.playing.MOST_DECISIONS", 500)
    monkeypatch.setattr("tests.kit.playing.play.__defaults__", (500,))
    with pytest.raises(Caught):
        for_some_seed(check_play, HANDS_OFF)


def test_redeals_of_a_set_up_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redeal that deals what the rules refuse is a fault of the game, and is heard of."""
    from game.core.rules import Redeal

    monkeypatch.setattr(
        HandsOff, "redeal", lambda self, view, stream: Redeal({"hand.0": ["slap_1", "slap_1"]})
    )
    with HANDS_OFF.open(1) as match, pytest.raises(BadSetup):
        match.redeal(0, Stream(1))
    assert Match.on_crash is None
