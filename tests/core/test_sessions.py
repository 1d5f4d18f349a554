"""Sessions and saves: bots think in slices, seats change hands, and no game is lost."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots import Budget, BudgetSpent, Choice, choose
from game.core.decisions import Decision
from game.core.messages import message
from game.core.rng import Stream
from game.core.setup import BadSetup, Setup
from game.core.view import View
from game.files import previous, write_atomic
from game.match import IllegalIntent, Match, RulesFailure
from game.match.opening import MAX_NAME
from game.match.saves import BadSave, Saves
from game.match.session import Player, Session, TableOptions
from tests.fixtures.toys.umbrella_stand import UmbrellaStand

HUMAN = Player()


def never() -> bool:
    return False


def always() -> bool:
    return True


def players(*levels: str) -> list[Player]:
    return [Player(level) for level in levels]


def stand(
    *levels: str, seed: int = 3, saves: Saves | None = None, options: TableOptions | None = None
) -> Session:
    setup = Setup("umbrella_stand", seats=len(levels), seed=seed)
    return Session.open(setup, players(*levels), saves, options)


def let_bots_play(session: Session) -> None:
    while session.bots_to_move():
        seat = session.bots_to_move()[0]
        choice = session.think(seat, never)
        assert choice is not None
        session.play(seat, choice)


class Slow:
    """A bot that thinks for as many slices as it is told to, or for ever."""

    level = "slow"
    slices = 5
    work = 1
    seen: list[int] = []

    def deliberate(
        self, view: View, decision: Decision, stream: Stream, budget: Budget
    ) -> Generator[None, None, Choice]:
        for _ in range(self.slices) if self.slices else itertools.count():
            budget.spend(self.work)
            yield
        self.seen.append(len(view.facts))
        return Choice(decision.options.sample(stream), message("bot.random"))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    class Own(Slow):
        seen: list[int] = []

    monkeypatch.setattr(UmbrellaStand, "bots", {**UmbrellaStand.bots, "slow": Own})
    from tests.fixtures.toys.split_the_loot import SplitTheLoot

    monkeypatch.setattr(SplitTheLoot, "bots", {"slow": Own})
    return Own


@pytest.fixture
def opened() -> Iterator[Callable[..., Session]]:
    sessions: list[Session] = []

    def open_one(*levels: str, **fields: object) -> Session:
        sessions.append(stand(*levels, **fields))  # type: ignore[arg-type]
        return sessions[-1]

    yield open_one
    for session in sessions:
        session.close()


Opened = Callable[..., Session]


def test_seats_are_told_apart(opened: Opened) -> None:
    session = opened("human", "casual", "sharp")
    assert session.humans == (0,)
    assert session.humans_to_move() == (0,)
    assert session.bots_to_move() == ()
    with pytest.raises(IllegalIntent):
        session.submit(1, session.match.intent({"do": "draw_hidden"}))


def test_bots_play_a_whole_match(opened: Opened) -> None:
    session = opened("casual", "sharp", "random")
    let_bots_play(session)
    assert session.match.outcome is not None


def test_a_bot_thinks_in_slices(opened: Opened, slow: type[Slow]) -> None:
    session = opened("slow", "human")
    assert [session.think(0, always) for _ in range(slow.slices)] == [None] * slow.slices
    choice = session.think(0, always)
    assert choice is not None
    assert choice.intent in session.match.decisions[0].options


def test_slices_do_not_change_the_choice(opened: Opened) -> None:
    def choices(out_of_time: Callable[[], bool]) -> list[Choice]:
        session = opened("casual", "sharp", "casual")
        found: list[Choice] = []
        while (seats := session.bots_to_move()) and len(found) < 60:
            choice = None
            while choice is None:
                choice = session.think(seats[0], out_of_time)
            found.append(choice)
            session.play(seats[0], choice)
        return found

    assert choices(never) == choices(always)


def test_a_bot_follows_from_view_decision_stream_and_budget(opened: Opened) -> None:
    session = opened("casual", "casual", "casual")
    for _ in range(10):
        seat = session.bots_to_move()[0]
        decision = session.match.decision(seat)
        assert decision is not None
        bot = UmbrellaStand.bots["casual"]()
        again = choose(bot, session.match.view(seat), decision, session.stream(seat))
        choice = session.think(seat, never)
        assert choice == again
        session.play(seat, again)


def test_a_spent_budget_gives_the_harmless_move(
    opened: Opened, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow, "slices", 0)
    monkeypatch.setattr(slow, "work", 40_000)
    session = opened("slow", "human")
    choice = session.think(0, never)
    assert choice is not None
    assert choice.why == message("bot.out_of_time")
    assert choice.intent == next(iter(session.match.decisions[0].options))
    session.play(0, choice)


def test_the_harmless_move_is_the_pass_where_there_is_one() -> None:
    with Match.open(Setup("objection", seed=1, arrange={"objections.1": 2})) as match:
        match.submit(0, match.intent({"do": "claim", "topic": "alibi"}))
        session = Session(match, players("random", "random"))
        assert session.fallback(1).intent == match.intent({"do": "let_pass"})
        with pytest.raises(ValueError, match="seat 0 has no open decision"):
            session.fallback(0)
        with pytest.raises(ValueError, match="seat 0 has no open decision"):
            session.think(0, never)


def test_a_budget_counts_work() -> None:
    budget = Budget(10)
    budget.spend()
    budget.spend(9)
    assert budget.left == 0
    with pytest.raises(BudgetSpent):
        budget.spend()
    assert budget.left == 0


def test_a_bot_that_fails_may_be_asked_again(
    opened: Opened, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once answered None for ever after."""
    session = opened("slow", "human")
    monkeypatch.setattr(slow, "work", "much")
    with pytest.raises(TypeError):
        session.think(0, never)
    monkeypatch.setattr(slow, "work", 1)
    assert session.think(0, never) is not None


def test_a_move_on_which_the_rules_fail_is_not_tried_again(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = opened("random", "random")
    seat = session.bots_to_move()[0]
    choice = session.think(seat, never)
    assert choice is not None
    trouble = RulesFailure(seat, choice.intent, "a trace")
    with monkeypatch.context() as patch:
        patch.setattr(session.match, "submit", _raising(trouble))
        with pytest.raises(RulesFailure):
            session.play(seat, choice)
    assert session.think(seat, never) == session.fallback(seat)


def _raising(error: Exception) -> Callable[..., None]:
    def submit(*_: object) -> None:
        raise error

    return submit


def test_a_bot_begins_anew_when_another_seat_has_moved(slow: type[Slow]) -> None:
    """What it began to think about may not be asked any more."""
    setup = Setup("split_the_loot", seats=3, seed=1)
    session = Session.open(setup, players("slow", "human", "human"))
    assert session.think(0, always) is None
    facts = len(session.match.facts_since(0, 0))
    session.submit(2, session.match.intent({"do": "take", "sacks": 3}))
    assert session.think(0, never) is not None
    assert slow.seen == [facts + 1]
    session.close()


def test_a_computer_takes_a_seat_and_gives_it_back(opened: Opened, slow: type[Slow]) -> None:
    session = opened("human", "human")
    session.take_over(0, "slow")
    assert session.players == players("slow", "human")
    assert session.bots_to_move() == (0,)
    assert session.think(0, always) is None
    session.take_over(0, "casual")
    choice = session.think(0, never)
    assert choice is not None
    assert not slow.seen, "the bot that thought before has left"
    session.take_over(0, "slow")
    assert session.think(0, always) is None
    session.hand_back(0)
    assert session.humans == (0, 1)
    assert session.bots_to_move() == ()
    session.submit(0, choice.intent)
    with pytest.raises(BadSetup, match="players"):
        session.take_over(1, "genius")
    assert session.players == players("human", "human")


def test_the_one_who_takes_over_knows_what_the_seat_knew(opened: Opened) -> None:
    session = opened("human", "casual")
    session.submit(0, session.match.intent({"do": "draw_hidden"}))
    before = session.match.view(0)
    session.take_over(0, "casual")
    assert session.match.view(0) == before
    choice = session.think(0, never)
    assert choice is not None
    assert choice.intent in session.match.decisions[0].options


# -- saves ------------------------------------------------------------------------------


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    saves = Saves(tmp_path / "saves")
    yield saves
    saves.close()


def test_every_decision_is_saved(opened: Opened, saves: Saves) -> None:
    session = opened("human", "casual", saves=saves)
    assert saves.list() == []
    session.submit(0, session.match.intent({"do": "draw_hidden"}))
    (info,) = saves.list()
    assert (info.game, info.format, info.moves) == ("umbrella_stand", "standard", 1)
    assert info.seats == ("Seat 1", "Seat 2")
    assert info.players == (HUMAN, Player("casual"))
    session.submit(0, next(iter(session.match.decisions[0].options)))
    assert [info.moves for info in saves.list()] == [2]
    assert saves.failure is None


def test_a_saved_game_goes_on_as_it_would_have(opened: Opened, saves: Saves) -> None:
    session = opened("casual", "sharp", "casual", saves=saves)
    for _ in range(7):
        seat = session.bots_to_move()[0]
        choice = session.think(seat, never)
        assert choice is not None
        session.play(seat, choice)
    again = saves.load(saves.list()[0].path)
    try:
        assert again.match.digest() == session.match.digest()
        assert again.players == session.players
        assert again.save_name == session.save_name
        seat = session.bots_to_move()[0]
        assert again.think(seat, never) == session.think(seat, never)
        again.saves = None
        let_bots_play(again)
        let_bots_play(session)
        assert again.match.digest() == session.match.digest()
    finally:
        again.close()


def test_a_finished_game_is_not_kept(opened: Opened, saves: Saves) -> None:
    session = opened("casual", "casual", saves=saves)
    let_bots_play(session)
    assert session.match.outcome is not None
    assert saves.list() == []
    assert list(saves.folder.iterdir()) == []


def test_two_games_have_two_names(opened: Opened, saves: Saves) -> None:
    one = opened("human", "casual", saves=saves)
    two = opened("human", "sharp", saves=saves)
    for session in (one, two, one):
        session.submit(0, next(iter(session.match.decisions[0].options)))
    names = {info.path.name for info in saves.list()}
    assert names == {"game-0001.gaslamp", "game-0002.gaslamp"}
    assert {one.save_name, two.save_name} == names


def test_a_name_on_the_disk_is_not_taken_again(opened: Opened, saves: Saves) -> None:
    opened("human", "casual", saves=saves).submit(0, UmbrellaStand.intents[0]())
    saves.flush()
    later = Saves(saves.folder)
    second = opened("human", "casual", saves=later)
    second.submit(0, UmbrellaStand.intents[0]())
    later.close()
    assert second.save_name == "game-0002.gaslamp"


def test_a_name_tells_nothing(opened: Opened, saves: Saves) -> None:
    session = opened("human", "casual", saves=saves, seed=424_242)
    session.submit(0, session.match.intent({"do": "draw_hidden"}))
    assert "424242" not in saves.list()[0].path.name


def saved_twice(opened: Opened, saves: Saves) -> Path:
    session = opened("human", "casual", saves=saves)
    for _ in range(2):
        session.submit(0, next(iter(session.match.decisions[0].options)))
    return saves.list()[0].path


@pytest.mark.parametrize("left", [0, 1, 40, 0.5, 0.9, -2, -30])
def test_of_a_torn_file_the_generation_before_is_taken(
    opened: Opened, saves: Saves, left: float
) -> None:
    path = saved_twice(opened, saves)
    data = path.read_bytes()
    path.write_bytes(data[: int(left * len(data)) if isinstance(left, float) else left])
    (info,) = saves.list()
    assert info.moves == 1
    session = saves.load(path)
    assert session.match.moves == 1
    session.close()


def test_of_a_missing_file_the_generation_before_is_taken(opened: Opened, saves: Saves) -> None:
    path = saved_twice(opened, saves)
    path.unlink()
    session = saves.load(path)
    assert session.match.moves == 1
    session.close()


def test_files_that_are_no_saved_games_are_left_alone(opened: Opened, saves: Saves) -> None:
    path = saved_twice(opened, saves)
    other = saves.folder / "holiday.gaslamp"
    other.write_bytes(b"a picture")
    assert [info.path for info in saves.list()] == [path]
    assert saves.unread == [other], "the list tells of it"
    assert other.read_bytes() == b"a picture"
    with pytest.raises(BadSave, match=r"holiday\.gaslamp is no saved game"):
        saves.load(other)
    with pytest.raises(BadSave, match="it is not there"):
        saves.load(saves.folder / "nothing.gaslamp")


def test_a_save_of_other_rules_is_refused(opened: Opened, saves: Saves) -> None:
    path = saved_twice(opened, saves)
    data = path.read_bytes().replace(b'"rules_version":1', b'"rules_version":7')
    write_atomic(path, data, keep_previous=False)
    previous(path).unlink()
    with pytest.raises(BadSave, match="version 7 of the rules"):
        saves.load(path)
    newer = data.replace(b'"save":1', b'"save":9')
    write_atomic(path, newer, keep_previous=False)
    with pytest.raises(BadSave, match="saved in format 9"):
        saves.load(path)


@pytest.mark.parametrize(
    "values",
    [
        {"players": []},
        {"players": [{"level": "genius"}] * 3},
        {"seconds": -5},
        {"seconds": 10**40},
        {"hints": [0, -1, 0]},
        {"hints": [10**40, 0, 0]},
    ],
    ids=str,
)
def test_a_head_that_fits_no_table_is_refused_in_words(
    opened: Opened, saves: Saves, values: dict[str, Any]
) -> None:
    path = saved_twice(opened, saves)
    first, _, rest = path.read_bytes().partition(b"\n")
    head = msgspec.json.encode({**msgspec.json.decode(first), **values})
    write_atomic(path, head + b"\n" + rest, keep_previous=False)
    previous(path).unlink()
    with pytest.raises(BadSave, match=path.name):
        saves.load(path)
    assert path.exists()


def test_the_list_shows_of_unchecked_names_what_can_be_shown(opened: Opened, saves: Saves) -> None:
    path = saved_twice(opened, saves)
    content = path.read_bytes().split(b"\n")
    record = msgspec.json.decode(content[1])
    record["setup"]["seats"] = [{"name": "a\0\u202eb" + "x" * 5000}] * 90
    content[1] = msgspec.json.encode(record)
    write_atomic(path, b"\n".join(content), keep_previous=False)
    names = saves.list()[0].seats
    assert set(names) == {"ab" + "x" * (MAX_NAME - 2)} and len(names) < 10
    with pytest.raises(BadSave):
        saves.load(path)


def test_a_disk_that_refuses_never_stops_the_game(opened: Opened, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    saves = Saves(blocked / "saves")
    session = opened("human", "casual", saves=saves)
    session.submit(0, session.match.intent({"do": "draw_hidden"}))
    saves.flush()
    assert saves.failure is not None
    assert session.match.moves == 1
    saves.close()


def test_a_game_can_be_deleted(opened: Opened, saves: Saves) -> None:
    path = saved_twice(opened, saves)
    saves.delete(path)
    saves.delete(path)
    assert saves.list() == []
    assert list(saves.folder.iterdir()) == []


def test_hints_of_a_table_are_kept_with_it(opened: Opened, saves: Saves) -> None:
    session = opened("human", "human", saves=saves, options=TableOptions(hints=True))
    assert session.hints_taken == [0, 0]
    assert not session.gives_hints, "this game has none to give"
    session.note_hint(1)
    session.note_hint(1)
    again = saves.load(saves.list()[0].path)
    try:
        assert again.options == TableOptions(hints=True)
        assert again.hints_taken == [0, 2]
    finally:
        again.close()


def test_a_table_gives_no_hints_unless_it_is_asked_for(opened: Opened) -> None:
    session = opened("human", "human")
    assert session.options == TableOptions()
