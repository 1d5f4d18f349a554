"""The end of a series: the places are given, the lamps go to those who have won."""

from __future__ import annotations

from collections.abc import Sequence

from game.content import registry
from game.core.messages import message
from game.match.series import Series
from game.match.standings import Standing
from scenes.context import Context
from scenes.hall import hall_ground, halo_picture, lamp_picture
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from scenes.party import Party
from scenes.private.parts import FRAME, oval_portrait
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.theme import INK

SHOWN = 5
"""Portraits beside each other; whoever else shares a place is named in the sheet."""
LARGE, SMALL = 0.94, 0.72
FOOT = 672.0
"""Where the portraits stand."""
STEP = 336.0
RISE_MS = 420
BUTTON = (710.0, 842.0, 500.0, 88.0)


class Ceremony(Screen):
    """Who won a series, with portraits by place; pops when it has been seen.

    Args:
        context: the tools.
        series: that is over on this screen.
        standings: all lines, those of other machines among them, the best first.
    """

    name = "ceremony"
    music = "hall"

    def __init__(self, context: Context, series: Series, standings: Sequence[Standing]) -> None:
        super().__init__(context)
        self.series = series
        self.standings = tuple(standings)
        self.manifest = registry.manifest(series.setup.game)
        self.game = series.setup.game
        self._seen = False

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(hall_ground(context))
        texts = context.words_for(self.manifest.id)
        mode = texts.say(f"{self.manifest.id}.mode.{self.series.setup.mode}")
        title = say("series.title", game=texts.say(self.manifest.title), mode=mode)
        size = context.text.fitting(title, "display", 76, 1728)
        self.add(Label("title", (960, 98), title, "display", size, gold=True, align="centre"))
        sentence = self.sentence()
        fitted = context.text.boxed(sentence, "head", 50, (1728, 112), lines=2, line=1.0)
        picture = context.text.picture(
            sentence, "head", fitted, context.theme.text, width=1728, align="centre", most_lines=2,
            line=1.04, fixed=True,
        )  # fmt: skip
        self.stage.add(Sprite(picture, 960, 194, 20))
        self._put_people()
        self.add(
            Button("sheet", BUTTON, say("series.to_the_sheet"), self.back, look="red", size=44),
            first=True,
        )
        self.set_prompts(
            (
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("series.to_the_sheet")),
            )
        )
        if not self._seen:
            self._seen = True
            context.audio.cue("reveal")

    def sentence(self) -> str:
        """Who won what, in a sentence."""
        say, series = self.context.say, self.series
        best = [line for line in self.standings if line.place == 1]
        if series.is_team() and len(self.standings) == 1:
            (line,) = best
            return say(
                "series.wins_of",
                wins=line.total,
                episodes=len(line.points),
                players=message("series.players", count=len(line.names)),
            )
        names = [self._name(line) for line in best]
        total = message("series.wins" if series.is_team() else "series.points", count=best[0].total)
        if not best[0].total:
            return say("series.no_winner")
        return say("series.first_place", names=names, total=total)

    def _name(self, line: Standing) -> str:
        say = self.context.say
        known = [name for name in line.names if name]
        if line.seat is None:
            return say("series.table", table=line.table)
        return known[0] if known else say("series.seat_of", number=line.seat + 1, table=line.table)

    # -- the people --------------------------------------------------------------------------

    def _put_people(self) -> None:
        """The first in the middle and large, the next places beside them."""
        entries = self._entries()
        order = _from_the_middle(entries)
        step = min(STEP, 1640 / max(1, len(order)))
        start = 960 - (len(order) - 1) * step / 2
        for number, entry in enumerate(order):
            self._put_person(entry, start + number * step, step)

    def _entries(self) -> list[tuple[Standing, int]]:
        """Lines and seats to be shown: everybody of a team, otherwise the best lines."""
        if self.series.is_team():
            (line, *_) = self.standings
            return [(line, seat) for seat in range(min(SHOWN, len(line.names)))]
        found = [(line, line.seat or 0) for line in self.standings]
        return found[: max(3, min(SHOWN, sum(line.place == 1 for line, _ in found)))]

    def _put_person(self, entry: tuple[Standing, int], x: float, step: float) -> None:
        line, seat = entry
        first = line.place == 1 and bool(line.total)
        scale = (LARGE if first else SMALL) * min(1.0, step / STEP)
        style = self.context.theme.style(seat)
        picture = self._portrait(line, seat)
        high = FRAME[1] * scale
        y = FOOT - high / 2
        if first:
            halo = self.stage.add(Sprite(halo_picture(300, 0.5), x, y, 2, alpha=0.0))
            self.motions.animate(halo, 600, ease="linear", delay=RISE_MS, alpha=1.0)
            lamp = lamp_picture(self.context.images, True)
            top = self.stage.add(Sprite(lamp, x, FOOT - high - 34, 9, alpha=0.0))
            self.motions.animate(top, 300, ease="linear", delay=RISE_MS, alpha=1.0)
        face = self.stage.add(Sprite(picture, x, y + 60, 6, scale=scale, alpha=0.0))
        # The last place comes first, so that the eye ends in the middle.
        delay = 0.0 if line.place > 2 else 160.0 * (3 - line.place)
        self.motions.animate(face, RISE_MS, delay=delay, y=y, alpha=1.0)
        if line.seat is not None or self.series.is_team():
            sign = badge(self.context.text, style, 34 * max(0.8, scale))
            self.stage.add(Sprite(sign, x + 112 * scale, FOOT - 40, 10))
        self._put_plate(entry, x, step - 16)

    def _put_plate(self, entry: tuple[Standing, int], x: float, room: float) -> None:
        line, seat = entry
        text, theme, say = self.context.text, self.context.theme, self.context.say
        name = line.names[seat if line.seat is None else 0] or self._name(line)
        size = text.boxed(name, "head", 40, (room, 56), lines=1)
        picture = text.picture(name, "head", size, theme.text, width=room, align="centre",
                               most_lines=1, fixed=True)  # fmt: skip
        self.stage.add(Sprite(picture, x, FOOT + 38, 12))
        if self.series.is_team():
            return
        words = say(
            "series.place_line",
            place=line.place,
            points=message("series.points", count=line.total),
        )
        below = text.boxed(words, "body", 34, (room, 76), lines=2, line=1.0)
        under = text.picture(words, "body", below, theme.text, width=room, align="centre",
                             most_lines=2, line=1.0, fixed=True)  # fmt: skip
        self.stage.add(Sprite(under, x, FOOT + 104, 12))

    def _portrait(self, line: Standing, seat: int) -> Picture:
        """The person's picture in an oval frame, or the first letter of the name."""
        style = self.context.theme.style(seat)
        face = self._face(line.table, seat)
        frame = oval_portrait(self.context.images, face, style)
        if face:
            return frame
        letter = self.context.text.picture(
            (line.names[seat if line.seat is None else 0] or self._name(line))[:1],
            "display", 150, gold=True, fixed=True,
        )  # fmt: skip
        width, height = FRAME

        def paint(brush: Brush) -> None:
            brush.picture(frame, (width / 2, height / 2))
            brush.glow((width / 2, height / 2), 120, INK, 0.5)
            brush.picture(letter, (width / 2, height / 2))

        key = ("initial", letter.key, frame.key)
        return painted(key, FRAME, paint, self.context.book, margin=64, says=letter.says)

    def _face(self, table: int, seat: int) -> str:
        """The picture of somebody at this screen; "" for people elsewhere, who have none here."""
        series = self.series
        if table not in series.tables:
            return ""
        levels = [player.level for player in series.company(table).players]
        texts = self.context.words_for(self.manifest.id)
        return Party.of(series.episode_setup(table, 0), levels, texts).members[seat].picture


def _from_the_middle(entries: Sequence[tuple[Standing, int]]) -> list[tuple[Standing, int]]:
    """The best in the middle, then one to the left, one to the right, and so on."""
    order: list[tuple[Standing, int]] = []
    firsts = [one for one in entries if one[0].place == 1]
    for number, one in enumerate(entry for entry in entries if entry[0].place != 1):
        if number % 2:
            order.append(one)
        else:
            order.insert(0, one)
    half = sum(1 for one in order[: (len(order) + 1) // 2])
    return [*order[:half], *firsts, *order[half:]]
