"""OPENplay and Co-op at their table: whole games, what is shown of them, and what is not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.intents import tag_of
from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.settings import Settings
from scenes.log import LogScene
from scenes.private.curtain import CurtainScene
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.openplay.state import OpenState
from scenes.tables.deadcert.openplay.table import OpenTable
from systems.rules.deadcert.cards import is_snoop
from tests.scenes.deadcert.table_rig import Rig


@pytest.mark.parametrize(
    ("format_", "seats", "humans", "seed"),
    [
        ("open", 2, 0, 1),
        ("open", 6, 1, 2),
        pytest.param("open", 3, 1, 3, marks=pytest.mark.long),
        ("open", 4, 4, 4),
        ("coop", 2, 2, 5),
        ("coop", 6, 1, 6),
        pytest.param("coop", 4, 0, 7, marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_to_its_end_and_the_stage_never_differs(
    format_: str, seats: int, humans: int, seed: int
) -> None:
    with Rig(format_, seats, humans, seed=seed) as table:
        assert isinstance(table.scene.table, OpenTable)
        table.play_out(random.Random(seed))
        assert table.match.outcome is not None
        assert table.stack.top.name == "results"
        assert not table.scene.choreographer.unknown


@pytest.mark.parametrize("format_", ["open", "coop"])
def test_clips_that_are_seen_end_where_the_view_says(format_: str) -> None:
    """The same with every clip in full length; each act is compared with the view (strict)."""
    with Rig(format_, 3, 0, seed=8, settings=Settings(speed="fast")) as table:
        for _ in range(1200):
            table.step()
        assert table.match.moves > 12
        assert not table.scene.choreographer.unknown


@pytest.mark.parametrize(("format_", "seed"), [("open", 9), ("open", 10), ("coop", 11)])
def test_the_state_of_the_facts_is_that_of_the_view(format_: str, seed: int) -> None:
    with Rig(format_, 3, 3, seed=seed) as table:
        match = table.match
        start, shown, told = OpenState.before(match.view(PUBLIC)), OpenState(), 0
        while match.outcome is None:
            view = match.view(PUBLIC)
            for fact in view.facts[told:]:
                told += 1
                take(shown, start, fact, view)
            assert shown == OpenState.of(view)
            decision = match.decisions[0]
            match.submit(decision.seat, decision.options.sample(stream_for(told, "open")))
        assert told > 60


def take(state: OpenState, start: OpenState, fact: Any, view: Any) -> None:
    """What the clips do with a fact."""
    tag = tag_of(fact)
    if tag == "episode_created":
        state.begin(start)
    elif tag == "deck_shuffled":
        state.shuffle(start)
    elif tag in ("card_read", "snoop_revealed"):
        state.fetch(fact.card if tag == "card_read" else fact.kind, view.values["fresh_top"])
    else:
        state.apply(fact)


# -- what is not kept (DC-OPEN-009) --------------------------------------------------------------


def strings(table: Rig) -> str:
    """Everything that can be read on the table now."""
    return "\n".join(text for scene in table.stack.visible for text in scene.strings())


def filed_names(table: Rig) -> Iterator[str]:
    """The full names of suspects with a filed card that lie nowhere in the open."""
    view = table.match.table.zones
    shown = {
        printed.printed("", card).suspect
        for zone in view.names()
        if zone.startswith(("chiefs", "fetched"))
        for card in view.faces(zone)
        if not is_snoop(card)
    }
    for zone in view.names():
        if zone.startswith("filed"):
            for card in view.faces(zone):
                if not is_snoop(card) and printed.printed("", card).suspect not in shown:
                    yield printed.printed("", card).name


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_no_name_is_left_of_a_card_that_was_filed(seed: int) -> None:
    """Neither on the table, nor in the caption, nor in the log, while the episode runs."""
    checked, told, known = 0, "", -1
    with Rig("open", 3, 0, seed=seed) as table:
        while table.match.outcome is None:
            table.step()
            table.scene.choreographer.skip()
            if table.match.outcome is not None:
                break
            read = strings(table)
            facts = table.match.facts_since(0, PUBLIC)
            if known != len(facts):  # the log is made of nothing else
                known = len(facts)
                log = LogScene(table.context, table.scene.party, facts)
                told = "".join(
                    piece.text for line in log.lines for piece in line if not isinstance(piece, str)
                )  # type: ignore[union-attr] # lines are made of runs
            for name in filed_names(table):
                assert name not in read, f"{name} is filed"
                assert name not in told, f"{name} is filed, and in the log"
                checked += 1
    assert checked > 200


def test_the_check_for_names_sees_a_name_that_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A caption that named the filed card would be found."""
    from scenes.tables.deadcert.openplay import clips

    def telling(self: Any, fact: Any, director: Any) -> Any:
        card = fact.card
        after = self._take(fact)
        words = self.desk.say("deadcert.fact.card_read", seat=fact.seat, card=card)
        return director.series(
            self._read_to_row(card, fact.seat, after, director),
            director.caption(words),
            self._arrange(director, after),
        )

    monkeypatch.setattr(clips.Performance, "card_filed", telling)
    monkeypatch.setattr(
        clips.Performance,
        "turn_started",
        lambda self, fact, director: self._arrange(director, self._take(fact)),
    )
    with pytest.raises(AssertionError, match="is filed"):
        test_no_name_is_left_of_a_card_that_was_filed(1)


# -- secrets -------------------------------------------------------------------------------------


def test_with_several_people_a_stack_is_looked_through_behind_the_curtain() -> None:
    with Rig("open", 3, 3, seed=2, play=40, upto="open_exchange", draws=True) as table:
        decision = table.match.decisions[0]
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        curtain = table.stack.top
        assert curtain.seat == decision.seat
        owner = table.match.view(PUBLIC).values["examined"]
        names = [
            printed.printed("", one.card).name for one in decision.options if hasattr(one, "card")
        ]
        assert names
        assert not any(name in strings(table) for name in names), "nobody has opened it"
        table.behind(curtain)
        assert any(name in strings(table) for name in names)
        assert table.match.view(decision.seat).zones[f"filed.{owner}"].cards[0] != "?"
        table.press("confirm", seat=decision.seat)
        table.until(lambda: table.stack.top is table.scene)
        assert table.match.decision(decision.seat) != decision


def test_alone_the_stack_lies_open_at_once() -> None:
    for seed in range(9):
        with Rig("open", 3, 1, seed=seed, play=40, upto="open_exchange") as table:
            if table.match.decisions[0].seat == 0:
                table.until(lambda: isinstance(table.stack.top, CurtainScene))
                assert table.stack.top.bare, "there is no curtain for somebody alone"
                return
    raise AssertionError("nobody looked through a stack")


@pytest.mark.parametrize(("format_", "pages"), [("open", 1), ("coop", 0)])
def test_the_own_stack_can_be_read_at_any_time_where_it_is_a_secret(
    format_: str, pages: int
) -> None:
    with Rig(format_, 3, 3, seed=2, play=30) as table:
        for seat in range(3):
            looks = table.scene.secrets.own_pages(table.match.view(seat))
            assert len(looks) == pages
            for look in looks:
                own = table.match.table.zones.faces(f"filed.{seat}")
                assert sorted(look.cards) == sorted(own)


@pytest.mark.parametrize("humans", [1, 3])
def test_the_details_can_be_read_at_any_time(humans: int) -> None:
    with Rig("open", 3, humans, seed=2, draws=True) as table:
        table.wait_for_panel()
        details = table.match.table.zones.faces("details")
        for detail, closer in zip(details, table.scene.table.closer(None), strict=False):
            text = closer.picture((1180.0, 793.0)).says[2]
            assert text == printed.content.load().detail[detail].text
        button = table.scene.menu.closer_button.value
        table.press(button)
        assert table.stack.top.name == "look closer"


@pytest.mark.parametrize("format_", ["open", "coop"])
def test_chief_suspects_can_be_read_again_by_everybody_and_filed_cards_cannot(format_: str) -> None:
    """They lie face up; whose they are is said with them (section 3.2, DC-OPEN-009)."""
    with Rig(format_, 3, 3, seed=2, play=30, upto="turn", draws=True) as table:
        table.wait_for_panel()
        zones = table.match.table.zones
        said = {}
        for closer in table.scene.table.closer(None):
            if closer.key.startswith("chief."):
                text = closer.picture((1180.0, 793.0)).says[2]
                said[text] = "".join(run.text for run in closer.title)
        wanted = {}
        for seat, member in enumerate(table.scene.party.members):
            for card in zones.faces(f"chiefs.{seat}"):
                text = printed.printed("", card).text
                wanted[text] = f"Chief Suspect of {member.name}"
        assert said == wanted and len(said) > 4
        if format_ == "open":
            read = [one.picture((1180.0, 793.0)).says for one in table.scene.table.closer(None)]
            filed = [card for seat in range(3) for card in zones.faces(f"filed.{seat}")]
            texts = {printed.printed("", card).text for card in filed if not is_snoop(card)}
            assert texts and not any(text in says for text in texts for says in read)


def test_the_chief_suspect_that_a_snoop_aims_at_is_looked_at_first() -> None:
    with Rig("open", 4, 4, seed=1, play=20, upto="snoop", draws=True) as table:
        table.wait_for_panel()
        aimed = str(table.scene.focus.current())
        assert aimed.startswith("chief.")
        table.press(table.scene.menu.closer_button.value)
        assert table.stack.top.name == "look closer"
        assert table.stack.top.entry.key == aimed
        assert "read aloud" not in table.stack.top.strings()
