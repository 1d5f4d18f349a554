"""The rows of the review: a seat's whole match, and what it could know after one turn."""

from __future__ import annotations

from collections.abc import Callable

from game.core.insight import SeatReview, SeatStanding
from game.core.messages import Message
from scenes.kit.screen import Screen
from scenes.kit.widgets import Box, Widget
from scenes.private import parts
from scenes.private.words import block
from scenes.results import timeline
from scenes.review.followed import followed
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.signs import badge
from systems.table.theme import BRASS

NAME_LEFT, NAME_ROOM = 96.0, 224.0
BAR_LEFT, BAR_ROOM = 340.0, 190.0
CASES_LEFT, CASES_ROOM = 545.0, 215.0
PLACED_LEFT, PLACED_ROOM = 775.0, 165.0
LEARNT_LEFT = 960.0
SIGN = 54.0
LINE_ROOM = 420.0
"""How wide the line of a seat's cases is."""


class ReviewRow(Widget):
    """A plate with a badge and a name; OK opens the proof behind it, if there is one.

    Args:
        key: its name.
        box: where it lies.
        desk: draws it.
        seat: whose row it is.
        press: opens the proof; None where there is none.
        steer: called with -1 and 1 for left and right; None leaves them to the focus.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        desk: Desk,
        seat: int,
        press: Callable[[], object] | None,
        steer: Callable[[int], bool] | None = None,
    ) -> None:
        super().__init__(key, box, radius=16)
        self.desk = desk
        self.seat = seat
        self._press = press
        self._steer = steer

    def build(self, screen: Screen) -> None:
        self.show(screen, self._picture(), self.rect.centerx, self.rect.centery)

    def on_press(self, screen: Screen) -> bool:
        if self._press is None:
            return False
        self._press()
        return True

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        if self._steer is None or direction not in (Kind.LEFT, Kind.RIGHT):
            return False
        return self._steer(1 if direction is Kind.RIGHT else -1)

    def content(self, brush: Brush, size: tuple[float, float]) -> None:
        """What stands behind the name."""
        raise NotImplementedError

    def said(self) -> tuple[str, ...]:
        """Everything that is written behind the name."""
        raise NotImplementedError

    def _picture(self) -> Picture:
        desk, theme = self.desk, self.desk.theme
        size = (float(self.rect.width), float(self.rect.height))
        name = desk.fitted(
            desk.texts.name_of(self.seat), "body", 36, NAME_ROOM, theme.text, most=48
        )

        def paint(brush: Brush) -> None:
            brush.plate(
                (0, 0, size[0], size[1]), 16, theme.panel, fill_opacity=theme.panel_opacity,
                edge=theme.edge, edge_width=2,
            )  # fmt: skip
            sign = badge(desk.fixed, desk.style(self.seat), min(28.0, size[1] / 2 - 8))
            brush.picture(sign, (50, size[1] / 2))
            brush.picture(name, (NAME_LEFT + name.size[0] / 2, size[1] / 2))
            self.content(brush, size)

        said = self.said()
        key = (type(self).__name__, self.seat, name.key, said, size, desk.text.percent, theme)
        return painted(key, size, paint, desk.book, says=(*name.says, *said))


class VerdictRow(ReviewRow):
    """A seat's whole match: a sentence, and the line of its cases where there is room for it."""

    def __init__(
        self,
        box: Box,
        desk: Desk,
        review: SeatReview,
        hints: str,
        line: Picture | None,
        press: Callable[[], object] | None,
    ) -> None:
        super().__init__(f"seat.{review.seat}", box, desk, review.seat, press)
        self.review = review
        self.hints = hints
        self.line = line

    def said(self) -> tuple[str, ...]:
        words = self.desk.say(self.review.verdict)
        return (words, self.hints) if self.hints else (words,)

    def _picture(self) -> Picture:
        desk, theme = self.desk, self.desk.theme
        size = (float(self.rect.width), float(self.rect.height))
        middle = size[1] / 2
        bust = desk.party.members[self.seat].bust
        round_ = min(120.0, size[1] - 26)
        left = 108.0 + (round_ + 28 if bust else 0.0)
        right = size[0] - 34 - (LINE_ROOM + 60 if self.line is not None else 0.0)
        hints = desk.fitted(self.hints, "quiet", 30, 230, theme.quiet) if self.hints else None
        if hints is not None:
            right -= hints.size[0] + 24
        words = block(
            desk, desk.runs(self.review.verdict), "body", 38, (right - left, size[1] - 12),
            theme.text, align="left", line=1.08,
        )  # fmt: skip

        def paint(brush: Brush) -> None:
            brush.plate(
                (0, 0, size[0], size[1]), 16, theme.panel, fill_opacity=theme.panel_opacity,
                edge=theme.edge, edge_width=2,
            )  # fmt: skip
            style = desk.style(self.seat)
            brush.picture(badge(desk.fixed, style, 30), (56, middle))
            if bust:
                picture = parts.disc(desk.images, bust, round_, style.colour)
                brush.picture(picture, (108 + round_ / 2, middle))
            brush.picture(words, (left + words.size[0] / 2, middle))
            if hints is not None:
                brush.picture(hints, (right + 24 + hints.size[0] / 2, middle))
            if self.line is not None:
                brush.picture(self.line, (size[0] - 64 - LINE_ROOM / 2, middle))

        said = self.said()
        line = self.line.key if self.line is not None else None
        key = ("verdict row", self.seat, said, size, line, bust, desk.text.percent, theme)
        return painted(key, size, paint, desk.book, says=said)


class StandingRow(ReviewRow):
    """What a seat could know after a turn: cases, placed cards, and what has just followed.

    Below that stands what is to be said of its choices, where both find room.
    """

    def __init__(
        self,
        box: Box,
        desk: Desk,
        before: SeatStanding,
        after: SeatStanding,
        most: int,
        press: Callable[[], object] | None,
        steer: Callable[[int], bool],
        remark: Message | None = None,
    ) -> None:
        super().__init__(f"seat.{after.seat}", box, desk, after.seat, press, steer)
        self.remark = remark
        self.before = before
        self.after = after
        self.most = most
        self.nothing = "review.nothing_new"
        """The text of a turn from which nothing followed for the seat."""

    def _cases(self) -> str:
        if self.before.cases == self.after.cases:
            return str(self.after.cases)
        before, after = self.before.cases, self.after.cases
        return self.desk.say("review.cases", before=before, after=after)

    def _size(self) -> float:
        """One size for the figures of all rows, by the widest that there can be."""
        desk = self.desk
        size = desk.text.size("body", 34)
        most = desk.say("review.cases", before=self.most, after=self.most)
        of = desk.say("review.placed", placed=self.after.of, of=self.after.of)
        size = min(size, desk.fixed.fitting(most, "body", size, CASES_ROOM))
        return min(size, desk.fixed.fitting(of, "quiet", size, PLACED_ROOM))

    def _placed(self) -> str:
        return self.desk.say("review.placed", placed=self.after.placed, of=self.after.of)

    def said(self) -> tuple[str, ...]:
        right = [words for picture in self._followed() for words in picture.says]
        return (self._cases(), self._placed(), *right)

    def _followed(self) -> list[Picture]:
        """What followed, and what is to be said of the seat's choices."""
        desk, size = self.desk, self.rect.size
        remark = None if self.remark is None else desk.runs(self.remark)
        learnt = learnt_words(desk, self.after, self.nothing)
        room = (size[0] - LEARNT_LEFT - 24, size[1] - 8)
        return followed(desk, learnt, self.after.learnt is not None, remark, room)

    def content(self, brush: Brush, size: tuple[float, float]) -> None:
        desk, theme = self.desk, self.desk.theme
        middle = size[1] / 2
        thick = min(54.0, size[1] - 24)
        high = timeline.height_of(self.after.cases, self.most, thick)
        was = timeline.height_of(self.before.cases, self.most, thick)
        colour = desk.style(self.seat).colour
        half = BAR_ROOM / 2
        shape = (
            f"M0 {middle - was / 2}L{half} {middle - high / 2}H{BAR_ROOM - 10}V{middle + high / 2}"
            f"H{half}L0 {middle + was / 2}Z"
        )
        opacity = 0.97 if self.after.cases == 1 else 0.55
        brush.svg(
            f'<path d="{shape}" fill="{colour}" fill-opacity="{opacity}"/>',
            (BAR_LEFT, 0, BAR_ROOM, size[1]),
        )
        if self.after.cases == 1:
            brush.picture(
                timeline.star(min(SIGN, size[1] - 16)), (BAR_LEFT + BAR_ROOM - 30, middle)
            )
        size_of_all = self._size()
        cases = desk.fixed.picture(self._cases(), "body", size_of_all, theme.text)
        brush.picture(cases, (CASES_LEFT + cases.size[0] / 2, middle))
        placed = desk.fixed.picture(self._placed(), "quiet", size_of_all, theme.quiet)
        brush.picture(placed, (PLACED_LEFT + placed.size[0] / 2, middle))
        new = self.after.learnt is not None
        pictures = self._followed()
        top = middle - sum(picture.size[1] for picture in pictures) / 2
        for picture in pictures:
            brush.picture(picture, (LEARNT_LEFT + picture.size[0] / 2, top + picture.size[1] / 2))
            top += picture.size[1]
        if new:
            brush.line((LEARNT_LEFT - 18, 14), (LEARNT_LEFT - 18, size[1] - 14), BRASS, 3, 0.8)


def learnt_words(desk: Desk, standing: SeatStanding, nothing: str) -> Content:
    """What followed for a seat, with a capital at the beginning."""
    if standing.learnt is None:
        return desk.say(nothing)
    from scenes.notes.page import sentence_case

    return desk.coloured(sentence_case(desk.texts.runs(standing.learnt)))
