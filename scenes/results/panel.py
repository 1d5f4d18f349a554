"""The panel of the results: rows of seats with their narrowing bands, or with their points."""

from __future__ import annotations

from collections.abc import Callable

from scenes.private.words import block
from scenes.results import timeline
from scenes.results.review import CaseReview, Trace
from scenes.results.timeline import Measures
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.clips import Clip
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

GROW_SECONDS = 0.9
Z = 40.0
SIGN_GAP = 58.0


class TimelinePanel:
    """Draws a review's traces on a desk's stage.

    Args:
        desk: where.
        review: with traces.
        cue: plays the sound of a sign that is reached while the bands grow.
    """

    def __init__(self, desk: Desk, review: CaseReview, cue: Callable[[str], None]) -> None:
        self.desk = desk
        self.review = review
        self.cue = cue
        self.measures = Measures.of(review.rounds, len(review.traces))
        self.part = 0.0

    def build(self) -> None:
        """The plate with its words; bands and signs come with :meth:`grow_to`."""
        left, top, width, height = timeline.PANEL
        centre = (left + width / 2, top + height / 2)
        self.desk.stage.add(Sprite(self._plate(), *centre, Z), name="panel")
        for place, trace in enumerate(self.review.traces):
            band = timeline.band(
                trace, self.measures, self.review.most, self._colour(trace), part=0
            )
            x = timeline.FIRST_COLUMN + timeline.COLUMNS_WIDTH / 2
            self.desk.stage.add(Sprite(band, x, self._y(place), Z + 1), name=f"band.{trace.seat}")
        self.grow_to(self.part)

    def grow_to(self, part: float) -> None:
        """Draw the bands up to a part of their way, with the signs that were reached."""
        self.part = part
        reached = part * max(1, self.review.rounds)
        for place, trace in enumerate(self.review.traces):
            band = timeline.band(
                trace, self.measures, self.review.most, self._colour(trace), part=part
            )
            self.desk.stage.change(f"band.{trace.seat}", picture=band)
            self._put_signs(place, trace, reached, part)

    @property
    def growing(self) -> Clip:
        """The bands grow from left to right."""
        return _Grow(self)

    # -- details -----------------------------------------------------------------------------

    def _put_signs(self, place: int, trace: Trace, reached: float, part: float) -> None:
        y = self._y(place)
        big = self.measures.row > 70
        taken: list[float] = []
        if trace.known is not None and trace.known <= reached + 1e-6:
            x = self.measures.x(trace.known)
            if part < 1 and f"star.{trace.seat}" not in self.desk.stage:
                self.cue("star")
            self._put(f"star.{trace.seat}", timeline.star(60 if big else 50), x, y, Z + 3)
            taken.append(x)
        for number, when in enumerate(trace.accused):
            if when > reached + 1e-6:
                continue
            x = self.measures.x(when)
            while any(abs(x - other) < SIGN_GAP - 8 for other in taken):
                x += SIGN_GAP / 2
            x = min(x, timeline.PANEL[0] + timeline.PANEL[2] - 36)
            sign = timeline.flag(54 if big else 46)
            if part < 1 and f"flag.{trace.seat}.{number}" not in self.desk.stage:
                self.cue("flag")
            self._put(f"flag.{trace.seat}.{number}", sign, x, y - 2, Z + 4)
            taken.append(x)
        if part >= 1 and trace.known is None:
            words = self.desk.say("results.left", count=trace.left)
            room = timeline.PANEL[0] + timeline.PANEL[2] - timeline.LEFT_X - 26
            lettering = self.desk.fitted(words, "body", 32, room, self.desk.theme.text)
            start = min(timeline.LEFT_X, self.measures.x(self.review.rounds) + 20)
            edge = start + lettering.size[0]
            if not any(start - 34 < x < edge + 30 for x in taken):
                x = start + lettering.size[0] / 2
                self._put(f"left.{trace.seat}", lettering, x, y, Z + 2)

    def _put(self, name: str, picture: Picture, x: float, y: float, z: float) -> None:
        stage = self.desk.stage
        if name in stage:
            stage.change(name, picture=picture, x=x, y=y)
        else:
            stage.add(Sprite(picture, x, y, z), name=name)

    def _name(self, seat: int, size: float, room: float) -> Picture:
        desk = self.desk
        words = desk.texts.name_of(seat)
        return desk.fitted(words, "body", size, room, desk.theme.text, most=size)

    def _colour(self, trace: Trace) -> str:
        return self.desk.style(trace.seat).colour

    def _y(self, place: int) -> float:
        return self.measures.y(place, len(self.review.traces))

    def _plate(self) -> Picture:
        desk, review = self.desk, self.review
        theme = desk.theme
        left, top, width, height = timeline.PANEL
        head = desk.fitted(desk.say("results.could_have"), "head", 44, width - 72, "#F6E4B8")
        round_word = desk.fitted(desk.say("results.round"), "quiet", 32, 230, theme.quiet)
        room = timeline.FIRST_COLUMN - left - 110
        wanted = min(desk.text.size("body", 36), self.measures.row * 0.66)
        names = [self._name(trace.seat, wanted, room) for trace in review.traces]
        sentence = None
        if review.surprise is not None:
            words = desk.runs(review.surprise)
            sentence = block(
                desk, words, "body", 34, (width - 72, 72), theme.text, align="left", line=1.05
            )
        numbers = {
            number: desk.fixed.picture(str(number), "body", 32, theme.text)
            for number in self.measures.labels()
        }

        def paint(brush: Brush) -> None:
            brush.plate(
                (0, 0, width, height), 18, "#120D0A", fill_opacity=0.94,
                edge=BRASS, edge_width=2, edge_opacity=0.65,
            )  # fmt: skip
            brush.picture(head, (36 + head.size[0] / 2, timeline.HEAD_Y - top))
            y = timeline.ROUNDS_Y - top
            brush.picture(round_word, (36 + round_word.size[0] / 2, y))
            for number, lettering in numbers.items():
                brush.picture(lettering, (self.measures.x(number - 0.5) - left, y))
            for place, trace in enumerate(review.traces):
                y = self._y(place) - top
                radius = 26 if self.measures.row > 60 else 22
                brush.picture(badge(desk.fixed, desk.style(trace.seat), radius), (62, y))
                brush.picture(names[place], (103 + names[place].size[0] / 2, y))
            if sentence is not None:
                brush.picture(sentence, (36 + sentence.size[0] / 2, timeline.SENTENCE_Y - top))

        says = (
            *head.says, *round_word.says, *(w for one in names for w in one.says),
            *(str(number) for number in numbers), *(sentence.says if sentence else ()),
        )  # fmt: skip
        key = ("results panel", says, self.measures, desk.text.percent, theme)
        return painted(key, (width, height), paint, desk.book, says=says)


class _Grow(Clip):
    """The bands on their way."""

    def __init__(self, panel: TimelinePanel) -> None:
        self._panel = panel
        self._elapsed = 0.0
        self._done = False

    def advance(self, dt: float) -> float | None:
        self._elapsed += dt
        if self._elapsed >= GROW_SECONDS:
            self.finish()
            return self._elapsed - GROW_SECONDS
        self._panel.grow_to(self._elapsed / GROW_SECONDS)
        return None

    def finish(self) -> None:
        if not self._done:
            self._done = True
            self._panel.grow_to(1.0)


def scores_panel(desk: Desk, review: CaseReview) -> Picture:
    """Names and points, for games without a case to solve; the winners stand out."""
    _, _, width, height = timeline.PANEL
    seats = len(desk.party.members)
    row = min(84.0, (height - 60) / max(1, seats))
    theme = desk.theme
    order = sorted(
        range(seats),
        key=lambda seat: (-(review.scores[seat] if seat < len(review.scores) else 0), seat),
    )
    names = [desk.fitted(desk.texts.name_of(seat), "body", 38, 470, theme.text) for seat in order]
    points = [
        desk.fitted(
            desk.say("results.points", count=review.scores[seat]), "body", 34, 240, theme.quiet
        )
        if seat < len(review.scores)
        else None
        for seat in order
    ]

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, width, height), 18, "#120D0A", fill_opacity=0.94,
            edge=BRASS, edge_width=2, edge_opacity=0.65,
        )  # fmt: skip
        for place, seat in enumerate(order):
            y = 40 + row * (place + 0.5)
            brush.picture(badge(desk.fixed, desk.style(seat), 26), (62, y))
            brush.picture(names[place], (110 + names[place].size[0] / 2, y))
            if seat in review.winners:
                brush.picture(timeline.star(54), (620, y))
            number = points[place]
            if number is not None:
                brush.picture(number, (width - 40 - number.size[0] / 2, y))

    says = tuple(w for one in (*names, *points) if one is not None for w in one.says)
    key = ("scores panel", says, review.winners, desk.text.percent, theme)
    return painted(key, (width, height), paint, desk.book, says=says)
