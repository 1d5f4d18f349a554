"""The review of Casefile on the screen: rows say what was good or better, and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.messages import Message
from game.core.setup import SeatSetup, Setup
from game.match import Match
from game.match.session import Player as Seated
from game.match.session import Session, TableOptions
from game.simulation import play
from scenes.context import Context
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.review.followed import followed
from scenes.review.scene import TURNS, ReviewScreen
from tests.scenes.conftest import Player

GAME = "casefile"
NAMES = ("Rosa", "Tom", "Dr Bell", "Ada")
ROOM = (744.0, 103.0)
"""What a row has at the right where four sit at the table."""
LONG = ("W8", "M8", "F1")
REMARKS = {
    "ask_good": {"percent": 100},
    "ask_hid": {"card": "M8"},
    "ask_idle": {"cards": LONG[:2], "better": LONG[:2]},
    "ask_better": {"better": LONG, "best": 100, "percent": 99},
    "ask_nothing": {},
    "offer_good": {"seat": 2},
    "silence_good": {"seat": 2},
    "offer_missed": {"better": LONG},
    "offer_missed_known": {"better": LONG, "seat": 2},
    "offer_too_much": {"seat": 2},
    "offer_kept": {"cards": LONG},
    "offer_told": {"better": LONG, "seat": 2},
    "offer_more": {"better": LONG},
    "offer_rather": {"better": LONG[:2], "kept": LONG[1:]},
    "trade_dear": {"sum": 9, "seat": 2},
    "trade_missed": {"sum": 9, "seat": 2, "better": LONG},
    "pay_known": {"better": LONG, "seat": 2},
    "pay_told": {"better": LONG, "seat": 2},
    "pay_more": {"better": LONG},
    "pay_rather": {"better": LONG[:2], "kept": LONG[1:]},
    "reveal_board": {"better": LONG[:2]},
    "reveal_told": {"better": LONG[:2]},
}
"""Every remark with long values."""


class Reviewed:
    """A match, played to its end or not at all, with its review."""

    def __init__(self, context: Context, played: bool) -> None:
        setup = Setup(GAME, seats=tuple(SeatSetup(name) for name in NAMES), seed=3)
        self.match = Match.open(setup)
        if played:
            play(self.match, ["random", "sharp", "random", "random"])
        people = [Seated(), *[Seated("random")] * 3]
        self.session = Session(self.match, people, None, TableOptions())
        self.party = Party.of_session(self.session, context.words_for(GAME))
        self.player = Player(context)
        self.scene = ReviewScreen(context, self.party, self.session)


@pytest.fixture
def reviewed(open_context: Callable[..., Context]) -> Any:
    made: list[Reviewed] = []

    def make(played: bool = True, **settings: Any) -> Reviewed:
        made.append(Reviewed(open_context(**settings), played))
        return made[-1]

    yield make
    for one in made:
        one.scene.context.stack.clear()
        one.scene.context.stack.apply()
        one.session.close()


def test_rows_tell_what_is_to_be_said_of_choices(reviewed: Any) -> None:
    one = reviewed()
    one.player.open(one.scene)
    _until(one.player, lambda: one.scene.work.done)
    one.player.press("extra")
    assert one.scene.page == TURNS
    one.scene.turn_to(2 - one.scene.turn)
    _until(one.player, lambda: one.scene.turn in one.scene._remarks)
    one.player.run(0.1)
    shown = _letters(" ".join(one.player.strings()))
    remarks = one.scene._remarks[2]
    assert remarks
    rows = {seat: one.scene.widgets[f"seat.{seat}"].said() for seat in remarks}
    for seat, remark in remarks.items():
        words = _letters(one.party.say(remark))
        assert words in _letters(" ".join(rows[seat]))
        assert words in shown


@pytest.mark.parametrize(("size", "language"), [(100, "en"), (200, "de")])
def test_every_remark_finds_room_in_a_row(reviewed: Any, size: int, language: str) -> None:
    """Alone always; beside what followed it is left out rather than cut."""
    one = reviewed(played=False, text_size=size, language=language)
    desk = desk_for(one.scene, one.party, "public")
    learnt = desk.runs("casefile.insight.crossed_off", cards=LONG[:1])
    both = 0
    for key, values in REMARKS.items():
        remark = desk.runs(Message(f"casefile.insight.remark.{key}", values))
        (alone,) = followed(desk, "", False, remark, ROOM)
        pictures = followed(desk, learnt, True, remark, ROOM)
        both += len(pictures) == 2
        for rows in ([alone], pictures):
            assert sum(picture.size[1] for picture in rows) <= ROOM[1] + 1
    assert not desk.fixed.cut
    assert both > 2


def _letters(words: str) -> str:
    return "".join(letter for letter in words if letter.isalnum())


def _until(player: Player, done: Callable[[], Any]) -> None:
    for _ in range(900):
        if done():
            return
        player.frame()
    raise AssertionError("it takes for ever")
