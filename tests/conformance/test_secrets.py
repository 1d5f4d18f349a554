"""Views leak nothing.

The strongest check deals everything that a seat may not know anew, in agreement with what it has
seen, plays the same intents, and demands that the seat's view, facts, options and its bot's
choice are the same to the letter.
"""

from __future__ import annotations

import difflib

import msgspec
import pytest

from game.bots import Budget, choose
from game.core.intents import to_json
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC, Viewer
from game.core.rng import Stream, stream_for
from game.core.view import View
from game.match import Match
from tests.kit.cases import Case, cases
from tests.kit.games import Table, fewest_and_most, tables
from tests.kit.leaks import hidden_faces, strange_parts, words
from tests.kit.playing import play, play_stream

EVERY_TABLE = tables()


def readable(view: View) -> list[str]:
    """A view as lines, for the difference of two."""
    text = msgspec.json.format(msgspec.json.encode(to_json(view)), indent=1)
    return text.decode().splitlines()


def assert_equal_views(seat: int, one: View, two: View) -> None:
    if one != two:
        lines = difflib.unified_diff(
            readable(one), readable(two), "real", "dealt anew", lineterm=""
        )
        pytest.fail(f"seat {seat} can tell them apart:\n" + "\n".join(list(lines)[:60]))


def check_redeal(match: Match, seat: int, stream: Stream) -> bool:
    """Whether there was another match, and it could not be told apart."""
    other = match.redeal(seat, stream)
    if other is None:
        return False
    with other:
        assert_equal_views(seat, match.view(seat), other.view(seat))
        assert_equal_views(seat, match.view(PUBLIC), other.view(PUBLIC))
        assert match.facts_since(0, seat) == other.facts_since(0, seat)
        own, again = match.decision(seat), other.decision(seat)
        assert (own is None) == (again is None)
        if own is not None and again is not None:
            assert (own.kind, own.prompt) == (again.kind, again.prompt)
            assert own.options.groups == again.options.groups
            assert list(own.options) == list(again.options)
        return True


def check_on_the_way(match: Match, seat: int, stream: Stream) -> None:
    """As :func:`check_redeal`, and after every single decision that led there."""
    other = match.redeal(seat, stream)
    if other is None:
        return
    with other:
        records = (match.record, other.record)
    with Match.open(records[0].setup) as one, Match.open(records[1].setup) as two:
        for step, again in zip(records[0].steps, records[1].steps, strict=True):
            assert step.seat == again.seat
            assert_equal_views(seat, one.view(seat), two.view(seat))
            one.submit(step.seat, one.intent(step.intent))
            two.submit(again.seat, two.intent(again.intent))


def check_secrets(case: Case, every: int) -> int:
    """Redeals during one match; returns how many there were."""
    done = 0
    stream = play_stream(case.seed).fork("redeals")
    seats = case.table.seats
    with case.open() as match:
        for seat in range(seats):
            done += check_redeal(match, seat, stream)
        turn = stream.below(every)
        for number in play(match, play_stream(case.seed)):
            if number % every == turn:
                asked = [decision.seat for decision in match.decisions] or [0]
                for seat in {asked[0], stream.below(seats)}:
                    done += check_redeal(match, seat, stream)
            if number == 40 or match.outcome is not None:
                check_on_the_way(match, stream.below(seats), stream)
    return done


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference_to_it(table: Table) -> None:
    done = sum(check_secrets(case, every=23) for case in cases(table, range(4)))
    assert done > 0, "no match was dealt anew, so that nothing is proved"


@pytest.mark.long
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference_for_many_seeds(table: Table) -> None:
    for case in cases(table, range(900, 912)):
        check_secrets(case, every=7)


# -- bots -------------------------------------------------------------------------------


def check_bots_choose_alike(case: Case, every: int, most: int) -> None:
    """What a seat cannot know makes no difference to its bot either."""
    stream = play_stream(case.seed).fork("bots")
    with case.open() as match:
        checked = 0
        for number in play(match, play_stream(case.seed)):
            if checked == most or match.outcome is not None:
                break
            if number % every:
                continue
            seat = match.decisions[0].seat
            other = match.redeal(seat, stream)
            if other is None:
                continue
            checked += 1
            with other:
                for level, factory in match.rules.bots.items():
                    chosen = [
                        choose(
                            factory(),
                            one.view(seat),
                            one.decisions[0],
                            stream_for(number, level),
                            Budget(),
                        )
                        for one in (match, other)
                    ]
                    assert chosen[0] == chosen[1], level


BOT_TABLES = [table for table in EVERY_TABLE if table.rules.bots]


@pytest.mark.parametrize("table", BOT_TABLES, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference_to_its_bot(table: Table) -> None:
    for case in cases(table, range(2)):
        check_bots_choose_alike(case, every=11, most=2)


# -- what a view holds ------------------------------------------------------------------


def check_view(match: Match, viewer: Viewer, everything: View) -> None:
    view = match.view(viewer)
    assert view.viewer == viewer
    assert strange_parts(view) == []
    hidden = hidden_faces(view, everything)
    for name, faces in hidden.items():
        tainted = faces & words(view.zones[name])
        assert not tainted, f"{viewer} can read {tainted} in {name}"
    if not view.facts or len(view.facts) > 60:
        return
    json = msgspec.json.encode(to_json(view)).decode()
    assert msgspec.json.decode(json)["viewer"] == viewer


def check_views(case: Case, every: int) -> None:
    with case.open() as match:
        check_deal(match)
        for number in play(match, play_stream(case.seed)):
            if number % every and match.outcome is None:
                continue
            everything = match.view(OMNISCIENT)
            check_handles(everything)
            for viewer in (*range(case.table.seats), PUBLIC):
                check_view(match, viewer, everything)
            check_facts(match, case.table.seats)


def check_deal(match: Match) -> None:
    """Before anything is said, the name of a hidden card occurs nowhere in a view at all."""
    everything, public = match.view(OMNISCIENT), match.view(PUBLIC)
    cards = {card for zone in everything.zones.values() for card in zone.cards}
    spoken = words(public.values) | words(list(public.facts))
    for viewer in (*range(match.table.seats), PUBLIC):
        view = match.view(viewer)
        hidden = set().union(*hidden_faces(view, everything).values()) & cards
        assert not (hidden - spoken) & words(view)


def check_handles(everything: View) -> None:
    handles = [handle for zone in everything.zones.values() for handle in zone.handles]
    assert len(set(handles)) == len(handles), "handles never collide"
    assert all(handle > 0 for handle in handles), "every card has a handle"


def check_facts(match: Match, seats: int) -> None:
    """The public facts are among everybody's, in the same order, and a seat's among all facts."""
    everything = match.facts_since(0, OMNISCIENT)
    for viewer in (*range(seats), PUBLIC):
        kinds = [type(fact) for fact in match.facts_since(0, viewer)]
        rest = iter([type(fact) for fact in everything])
        assert all(kind in rest for kind in kinds)
    public = [type(fact) for fact in match.facts_since(0, PUBLIC)]
    for seat in range(seats):
        rest = iter([type(fact) for fact in match.facts_since(0, seat)])
        assert all(kind in rest for kind in public)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_views_hold_plain_data_without_hidden_faces(table: Table) -> None:
    for case in cases(table, range(4)):
        check_views(case, every=13)


@pytest.mark.long
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_views_hold_plain_data_for_many_seeds(table: Table) -> None:
    for case in cases(table, range(1000, 1015)):
        check_views(case, every=3)


def check_order_of_handles(table: Table) -> None:
    """Over many deals the place of a face in the order of handles is no constant."""
    places: dict[str, list[int]] = {}
    for seed in range(30):
        with Case(table, seed, {}).open() as match:
            everything = match.view(OMNISCIENT)
        pairs = sorted(
            (handle, face)
            for zone in everything.zones.values()
            for handle, face in zip(zone.handles, zone.cards, strict=True)
        )
        for place, (_, face) in enumerate(pairs):
            places.setdefault(face, []).append(place)
    # A face that few of the deals have can come to few places only.
    assert all(len(set(found)) > min(5, len(found) // 2) for found in places.values())


@pytest.mark.parametrize("table", fewest_and_most(EVERY_TABLE), ids=str)
def test_handles_do_not_follow_the_cards(table: Table) -> None:
    check_order_of_handles(table)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_others_see_that_somebody_is_asked_and_no_more(table: Table) -> None:
    for case in cases(table, range(2)):
        with case.open() as match:
            for _ in play(match, play_stream(case.seed), 40):
                asked = [(one.seat, one.kind) for one in match.decisions]
                for viewer in (*range(table.seats), PUBLIC):
                    seen = match.view(viewer).asked
                    assert [(one.seat, one.kind) for one in seen] == asked
                    assert all(set(one.__struct_fields__) == {"seat", "kind"} for one in seen)
                assert HIDDEN not in str(match.view(OMNISCIENT).zones)
