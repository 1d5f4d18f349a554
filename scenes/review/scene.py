"""How it could be known: who could have known when, and turn by turn what each seat could know.

Reached from the results, when everything is public. Left and right go from turn to turn, up and
down from seat to seat, OK tells the reason behind a row.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial

from game.core.insight import Rating, Review, SeatStanding, TurnReview
from game.core.messages import Message, message
from game.match.session import Session
from game.slices import Work
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.party import Party
from scenes.private.desks import desk_for
from scenes.private.words import block
from scenes.replay.scene import ReplayScene
from scenes.review.proof_screen import ProofScreen
from scenes.review.rows import (
    CASES_LEFT,
    LEARNT_LEFT,
    LINE_ROOM,
    PLACED_LEFT,
    StandingRow,
    VerdictRow,
)
from scenes.review.strip import cases_line, turn_strip
from scenes.review.words import word_of
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.text import Content, Run
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

LEFT, WIDTH = 96.0, 1728.0
TITLE_Y = 100.0
STRIP_Y = 168.0
TOLD = (96.0, 204.0, 1728.0, 184.0)
"""What happened in a turn, and how good the question was."""
HEADS_Y = 410.0
ROWS_TOP, ROWS_FOOT = 464.0, 946.0
SEATS_TOP = 176.0
ROW_GAP = 12.0
LINE_HEIGHT = 64.0
LARGE_TEXT = 150
"""From this text size on there is room for words only."""
ROW_MOST, SEAT_MOST = 118.0, 176.0

SEATS, TURNS = "seats", "turns"

Judged = tuple[Rating | None, Mapping[int, Message]]
"""What a review says of the choices in a turn: of its question, and by seat."""


class ReviewScreen(Screen):
    """The review of a finished match; pops None.

    Args:
        context: the tools of the house.
        party: who sat at the table.
        session: the match that is over.
    """

    name = "review"

    def __init__(self, context: Context, party: Party, session: Session) -> None:
        super().__init__(context)
        self.party = party
        self.game = party.setup.game
        self.session = session
        self.desk = desk_for(self, party, "public")
        self.work: Work[Review] = Work(session.match.rules.reviewing(session.match))
        self.page = SEATS
        self.turn = 0
        self._rating: Work[Judged] | None = None
        self._ratings: dict[int, Rating | None] = {}
        self._remarks: dict[int, Mapping[int, Message]] = {}

    @property
    def review(self) -> Review | None:
        """The review, as soon as it is worked out."""
        return self.work.result

    # -- the picture -------------------------------------------------------------------------

    def build(self) -> None:
        self.desk.theme = self.context.theme
        self.stage.set_ground(wood_ground(self.context))
        review = self.review
        if review is None or not review.turns:
            self._put_title(self._say("review.title"))
            words = self.desk.say("review.working")
            self.add(Label("working", (960, 500), words, "body", 40, align="centre", width=1500))
            self.set_prompts((Prompt(Kind.BACK, self.desk.say("prompt.back")),))
        elif self.page == SEATS:
            self._build_seats(review)
        else:
            self._build_turn(review)

    def _word(self, key: str) -> str:
        return word_of(self.desk.texts, self.session.match.setup.format, key)

    def _say(self, key: str, **values: object) -> str:
        return self.desk.say(self._word(key), **values)

    def _build_seats(self, review: Review) -> None:
        say = self._say
        self._put_title(say("review.title"))
        self.set_prompts(
            (
                Prompt(Kind.UP, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("review.why")),
                Prompt(Kind.EXTRA, say("review.turns")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        pitch = self._pitch(len(review.seats), SEATS_TOP, SEAT_MOST)
        for place, seat in enumerate(review.seats):
            box = (LEFT, SEATS_TOP + place * pitch, WIDTH, pitch - ROW_GAP)
            press = partial(self._prove_solution, seat.seat)
            hints = ""
            taken = self.session.hints_taken[seat.seat]
            if self.session.options.hints and (taken or seat.seat in self.party.humans):
                hints = say("hint.taken", count=taken)
            line = None
            if self.desk.text.percent < LARGE_TEXT:
                line = cases_line(self.desk, review, seat.seat, (LINE_ROOM, LINE_HEIGHT))
            self.add(VerdictRow(box, self.desk, seat, hints, line, press), first=place == 0)

    def _build_turn(self, review: Review) -> None:
        desk, turn = self.desk, review.turns[self.turn]
        say = self._say
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("review.other_turn")),
                Prompt(Kind.CONFIRM, say("review.why")),
                Prompt(Kind.INFO, say("review.on_table")),
                Prompt(Kind.EXTRA, say("review.who")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        self.stage.add(Sprite(badge(desk.fixed, desk.style(turn.seat), 34), 132, TITLE_Y - 2, 5))
        self._put_title(desk.say("review.turn", round=turn.round_no, seat=turn.seat), 186)
        place = desk.say("review.place", turn=self.turn + 1, turns=len(review.turns))
        lettering = desk.fitted(place, "quiet", 36, 420, desk.theme.quiet)
        self.stage.add(Sprite(lettering, LEFT + WIDTH - lettering.size[0] / 2, TITLE_Y, 5))
        strip = turn_strip(desk, review, self.turn)
        self.stage.add(Sprite(strip, 960, STRIP_Y, 5))
        self._put_told(turn)
        self._put_heads()
        pitch = self._pitch(len(turn.standings), ROWS_TOP)
        for number, standing in enumerate(turn.standings):
            box = (LEFT, ROWS_TOP + number * pitch, WIDTH, pitch - ROW_GAP)
            seat = standing.seat
            press = None if standing.learnt is None else partial(self._prove, seat)
            before = self._before(review, seat)
            remark = self._remarks.get(turn.number, {}).get(seat)
            row = StandingRow(box, desk, before, standing, review.most, press, self.turn_to, remark)
            row.nothing = self._word("review.nothing_new")
            self.add(row, first=number == 0)

    def _put_title(self, words: str, left: float = LEFT) -> None:
        size = self.desk.fixed.fitting(words, "display", 68, 1180)
        lettering = self.desk.fixed.picture(words, "display", size, gold=True)
        self.stage.add(Sprite(lettering, left - 18 + lettering.size[0] / 2, TITLE_Y, 5))

    def _put_told(self, turn: TurnReview) -> None:
        """What happened, and below it how much the question could tell and told."""
        desk, theme = self.desk, self.desk.theme
        self.stage.remove("told")
        left, top, width, height = TOLD
        lines = self._lines(turn)
        each = (height - 24) / max(1, len(lines))
        pictures = [
            block(desk, line, role, 36, (width - 70, each), colour, align="left", line=1.05)
            for line, role, colour in lines
        ]

        def paint(brush: Brush) -> None:
            brush.plate(
                (0, 0, width, height), 18, theme.plate, fill_opacity=theme.plate_opacity,
                edge=BRASS, edge_width=2, edge_opacity=0.6,
            )  # fmt: skip
            for number, picture in enumerate(pictures):
                y = 12 + each * (number + 0.5)
                brush.picture(picture, (34 + picture.size[0] / 2, y))

        says = tuple(words for one in pictures for words in one.says)
        key = ("review told", tuple(one.key for one in pictures), theme)
        plate = painted(key, (width, height), paint, desk.book, says=says)
        self.stage.add(Sprite(plate, left + width / 2, top + height / 2, 4), name="told")

    def _lines(self, turn: TurnReview) -> list[tuple[Content, str, str]]:
        desk, theme = self.desk, self.desk.theme
        told: list[Content] = []
        for line in turn.lines:
            words = desk.runs(line)
            if told and len(turn.lines) > 1 and line is not turn.lines[0]:
                told[-1] = (*_runs(told[-1]), Run(" "), *_runs(words))
            else:
                told.append(words)
        found = [(words, "body", theme.text) for words in told]
        rating = self._ratings.get(turn.number)
        if rating is not None:
            near = rating.expected - rating.best < 0.5
            words = desk.runs(
                "review.rated" if near else "review.rated_best",
                verdict=rating.verdict,
                cases=rating.cases,
                expected=max(1, round(rating.expected)),
                best=max(1, round(rating.best)),
                left=rating.left,
            )
            if rating.cases <= 1:
                words = desk.runs(rating.verdict)
            found.append((words, "quiet", theme.quiet))
        elif turn.rated and turn.number not in self._ratings:
            found.append((self._say("review.rating"), "quiet", theme.quiet))
        return found

    def _put_heads(self) -> None:
        desk = self.desk
        for key, x, room in (
            ("review.column_cases", CASES_LEFT - 205, 400.0),
            ("review.column_placed", PLACED_LEFT, 175.0),
            ("review.column_learnt", LEARNT_LEFT, 700.0),
        ):
            words = desk.fitted(self._say(key), "quiet", 28, room, desk.theme.quiet, most=28)
            self.stage.add(Sprite(words, LEFT + x + words.size[0] / 2, HEADS_Y, 5))

    def _pitch(self, seats: int, top: float, most: float = ROW_MOST) -> float:
        foot = min(ROWS_FOOT, self.prompts_top - 16)
        return min(most + ROW_GAP, (foot - top + ROW_GAP) / max(1, seats))

    def _before(self, review: Review, seat: int) -> SeatStanding:
        if self.turn == 0:
            return review.start[seat]
        return review.turns[self.turn - 1].standings[seat]

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if self.work.go_on():
            self._lay_anew()
            self.focus_on("seat.0")
        elif self.page == TURNS:
            self._rate()
        super().update(dt)

    def _rate(self) -> None:
        """Work on the rating of the turn that is shown."""
        review = self.review
        if review is None or self.turn in self._ratings:
            return
        if self._rating is None:
            self._rating = Work(_judging(review, self.turn))
        if self._rating.go_on():
            assert self._rating.result is not None
            self._ratings[self.turn], remarks = self._rating.result
            self._remarks[self.turn] = remarks
            self._rating = None
            if remarks:
                self._lay_anew()
            else:
                self._put_told(review.turns[self.turn])

    def _lay_anew(self) -> None:
        """Another page; its rows are drawn a few in a frame while the last one stays."""
        self.relayout()
        self.context.stack.keep_picture()

    # -- behaviour ---------------------------------------------------------------------------

    def turn_to(self, step: int) -> bool:
        """Go to another turn; it always counts as used."""
        review = self.review
        if review is None:
            return True
        wanted = max(0, min(len(review.turns) - 1, self.turn + step))
        if wanted != self.turn:
            self.turn = wanted
            self._rating = None
            self._lay_anew()
            self.context.audio.cue(cues.MOVE)
        return True

    def _prove(self, seat: int) -> None:
        review = self.review
        assert review is not None
        round_no = review.turns[self.turn].round_no
        title = message(self._word("review.proof"), seat=seat, round=round_no)
        steps = review.proving(self.turn, seat)
        self.context.stack.push(ProofScreen(self.context, self.party, title, seat, steps))

    def _prove_solution(self, seat: int) -> None:
        review = self.review
        assert review is not None
        known = review.seats[seat].known is not None
        key = "review.proof_solution" if known else "review.proof_left"
        title = message(self._word(key), seat=seat)
        steps = review.proving_solution(seat)
        self.context.stack.push(ProofScreen(self.context, self.party, title, seat, steps))

    def _other_page(self) -> None:
        review = self.review
        if review is None or not review.turns:
            return
        current = self.focus.current()
        if self.page == SEATS:
            self.page = TURNS
            seat = str(current).rpartition(".")[2]
            known = review.seats[int(seat)].known if seat.isdecimal() else None
            self.turn = max(0, known) if known is not None else self.turn
        else:
            self.page = SEATS
        self._rating = None
        self._lay_anew()
        self.focus_on(str(current))

    def _show_table(self) -> None:
        review = self.review
        assert review is not None
        begins = review.turns[self.turn].begins
        record = self.session.match.record
        self.context.stack.push(ReplayScene(self.context, record, self.party, at=begins))

    @property
    def scan_ways(self) -> tuple[Kind, ...]:  # type: ignore[override] # by page
        return (Kind.PAGE_LEFT, Kind.PAGE_RIGHT) if self.page == TURNS else ()

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.EXTRA:
            self._other_page()
        elif action.kind is Kind.INFO and self.page == TURNS and self.review is not None:
            self._show_table()
        elif action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT) and self.page == TURNS:
            self.turn_to(1 if action.kind is Kind.PAGE_RIGHT else -1)
        elif action.kind is Kind.PAUSE:
            self.back()
        else:
            return False
        return True


def _judging(review: Review, turn: int) -> Generator[None, None, Judged]:
    """Work out what is to be said of the choices in a turn."""
    rating = yield from review.rating(turn)
    remarks = yield from review.remarks(turn)
    return rating, remarks


def _runs(content: Content) -> tuple[Run, ...]:
    """Content as runs."""
    if isinstance(content, str):
        return (Run(content),)
    if isinstance(content, Run):
        return (content,)
    assert isinstance(content, tuple)
    return tuple(one if isinstance(one, Run) else Run(str(one)) for one in content)
