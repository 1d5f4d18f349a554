"""The title: a dark hall with an arch for each game, the chosen one lit."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from game import paths
from game.content import registry
from game.content.manifest import Manifest
from game.content.texts import Texts
from game.match.loading import load_rules
from game.match.saves import SERIES_SUFFIX, SUFFIX
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.hall import (
    ARCH_FOCUSED,
    FLOOR,
    FOOT,
    FRAME,
    arch_picture,
    hall_ground,
    halo_picture,
    lamp_picture,
    pool_picture,
)
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.transition import Into
from scenes.kit.widgets import Widget
from scenes.loading import ways_into
from scenes.niches import MEMBERS, PORTRAIT_ABOVE, free_places, niche_picture, portrait_picture
from scenes.question import Answer, Question
from scenes.rehearsal import rehearse
from scenes.series.way import Way
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Run
from systems.table.sprites import Sprite
from systems.table.theme import BRASS_DARK, BRASS_LIGHT, CREAM, INK

SHOWN = 5
STEP = 344
LETTERING = (960, 134)
LINE_Y = 924
PLATE = (318.0, 62.0)
ARCH_MS = 150
LAMP_MS = 200
BREATH_SECONDS = 3.0
QUIET_SECONDS = 0.5
"""Without a press for so long, the lobby of the chosen game is made ahead."""
HIGHEST = 282.0
"""The top of the tallest arch: the lamp above it stays clear of the lettering."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an arch stands: its middle, its foot, how much it is shortened, its plate's size."""

    x: float
    foot: float
    cut: float
    plate: float
    wide: float


class Arch(Widget):
    """One game in the hall: its arch, lamp, light on the floor and name plate.

    Args:
        game: whose table stands there.
        words: its texts.
        place: where it stands.
    """

    def __init__(self, game: Manifest, words: Texts, place: _Place) -> None:
        width, height = ARCH_FOCUSED[0] + 2 * FRAME, ARCH_FOCUSED[1] + FRAME - place.cut
        box = (place.x - width / 2, place.foot - height, width, height + 18 + place.plate)
        super().__init__(f"game.{game.id}", box)
        self.game = game
        self.words = words
        self.place = place
        self._light: tuple[int, int] | None = None

    def build(self, screen: Screen) -> None:
        context = screen.context
        lit = self.focused
        x, foot = self.place.x, self.place.foot
        arch = arch_picture(context, self.game, lit, self.place.cut)
        # The picture has a margin of 60 on every side; its foot stands on the floor.
        y = foot - (arch.size[1] - 120) / 2
        self._arch = self.show(screen, arch, x, y, z=12 if lit else 10)
        top = foot - (arch.size[1] - 120)
        lamp_y = top - 30
        pool = pool_picture(self.game.colours.accent, 0.5 if lit else 0.26)
        light = self.show(screen, pool, x, foot + 8, z=4)
        radius = 120 if lit else 80
        halo = halo_picture(radius, 0.85 if lit else 0.5)
        glow = self.show(screen, halo, x, lamp_y + 2, z=5)
        self.show(screen, lamp_picture(context.images, lit), x, lamp_y, z=13)
        self._light = (light, glow)
        self.show(screen, self._plate(screen), x, foot + 18 + self.place.plate / 2, z=14)

    def on_focus(self, screen: Screen, focused: bool) -> None:
        super().on_focus(screen, focused)
        self.rebuild(screen)
        if self._light is None:
            return
        for entity in self._light:
            screen.stage.change(entity, alpha=0.4 if focused else 1.0)
            screen.motions.animate(entity, LAMP_MS, ease="linear", alpha=1.0)
        if focused:
            small = 0.94
            screen.stage.change(self._arch, scale=small)
            screen.motions.animate(self._arch, ARCH_MS, scale=1.0)
            screen.motions.breathe(self._light[1], "alpha", 0.93, 0.07, BREATH_SECONDS)

    def on_press(self, screen: Screen) -> bool:
        assert isinstance(screen, Title)
        screen.sit_down(self.game)
        return True

    def _plate(self, screen: Screen) -> Picture:
        text = screen.context.text
        theme = screen.context.theme
        name = self.words.say(self.game.title)
        size = (self.place.wide, self.place.plate)
        fitted = text.fitting(name, "head", 34, size[0] - 28)
        one_line = text.measure(name, "head", fitted)[0] <= size[0] - 28
        lit = self.focused
        if not one_line:
            fitted = text.boxed(name, "head", 34, (size[0] - 16, size[1]), lines=3, line=1.0)
        label = text.picture(
            name,
            "head",
            fitted,
            INK if lit else CREAM,
            width=size[0] - 16,
            align="centre",
            most_lines=1 if one_line else 3,
            line=1.0,
            fixed=not one_line,
        )

        def paint(brush: Brush) -> None:
            box = (0, 0, size[0], size[1])
            brush.shadow(box, 12, 10, 6, 0.6)
            brush.plate(
                box,
                12,
                BRASS_LIGHT if lit else "#1A120C",
                to="#D9B469" if lit else None,
                fill_opacity=1 if lit else 0.96,
                edge="#FFF2C4" if lit else BRASS_DARK,
                edge_width=3,
            )
            brush.picture(label, (size[0] / 2, size[1] / 2 - 1))

        key = ("name_plate", name, size, lit, text.percent, theme)
        return painted(key, size, paint, text.book, margin=30, says=(name,))


class Title(Screen):
    """The hall.

    Args:
        context: the tools.
        game: the id of the game that has the focus first.
    """

    name = "title"
    music = "hall"

    def __init__(self, context: Context, game: str | None = None) -> None:
        super().__init__(context)
        known = registry.games()
        offered = [known[game] for game in context.games if game in known]
        self.games = offered or list(known.values())
        self.words = {game.id: context.words_for(game.id) for game in self.games}
        self.chosen = next((n for n, found in enumerate(self.games) if found.id == game), 0)
        self.offset = 0
        self.ring.visible = False  # the focus line follows the arch
        self._line: int | None = None
        self._quiet = 0.0
        self._rehearsals: dict[str, Generator[None, None, None]] = {}
        self._ways = ways_into(game for game in self.games if len(game.formats) > 1)

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context = self.context
        if self.words and next(iter(self.words.values())).language != context.settings.language:
            self.words = {game.id: context.words_for(game.id) for game in self.games}
        self._line = None
        self._end_rehearsals()
        lettering = context.text.picture("GASLAMP", "display", 156, gold=True)
        self.stage.add(Sprite(lettering, *LETTERING, z=20))
        say = context.say
        prompts = [
            Prompt(Kind.LEFT, say("title.choose_table")),
            Prompt(Kind.CONFIRM, say("title.sit_down")),
            Prompt(Kind.EXTRA, say("title.how_played")),
            Prompt(Kind.PAUSE, say("kiosk.comfort" if context.kiosk else "title.settings")),
        ]
        if self._offers_saves():
            prompts.insert(2, Prompt(Kind.INFO, say("title.resume")))
        self.set_prompts(prompts)
        self._measure()
        floor = FLOOR if self.foot == FOOT else self.foot - 6
        self.stage.set_ground(hall_ground(context, floor))
        self._arches()
        self._fill_places()
        self._say_line()

    def _measure(self) -> None:
        """Where things stand: with large text the arches are shorter and stand higher."""
        text = self.context.text
        tallest = max((self._line_picture(game).size[1] for game in self.games), default=44.0)
        self.line_y = min(LINE_Y, self.prompts_top - 10 - tallest / 2)
        names = [self.words[game.id].say(game.title) for game in self.games]
        longest = max((text.measure(w, "head", 28)[0] for n in names for w in n.split()), default=0)
        self.wide = min(STEP - 6, max(PLATE[0], longest + 20))
        fits = all(text.measure(n, "head", 28)[0] <= PLATE[0] - 28 for n in names)
        self.plate = PLATE[1] if text.percent == 100 else text.size("head", 34) * 1.5
        if not fits:
            room = self.wide - 16
            high = (text.measure(n, "head", 28, width=room, line=1.0)[1] for n in names)
            self.plate = max(high) + 14
        self.foot = min(FOOT, self.line_y - tallest / 2 - 14 - self.plate - 18)
        self.cut = max(0.0, ARCH_FOCUSED[1] + FRAME - (self.foot - HIGHEST))

    def _arches(self) -> None:
        self.offset = max(0, min(self.offset, len(self.games) - SHOWN))
        if self.chosen < self.offset:
            self.offset = self.chosen
        if self.chosen >= self.offset + SHOWN:
            self.offset = self.chosen - SHOWN + 1
        shown = self.games[self.offset : self.offset + SHOWN]
        start = 960 - (len(shown) - 1) * STEP / 2
        for number, game in enumerate(shown):
            place = _Place(start + number * STEP, self.foot, self.cut, self.plate, self.wide)
            arch = Arch(game, self.words[game.id], place)
            self.add(arch, first=self.offset + number == self.chosen)

    def _fill_places(self) -> None:
        """Drawn curtains and portraits beside the arches, where few games are in the house."""
        portraits = 0
        y = self.foot - PORTRAIT_ABOVE + self.cut / 2
        for x, niche in free_places(min(len(self.games), SHOWN), STEP):
            if not niche:
                portrait = portrait_picture(self.context, MEMBERS[portraits % len(MEMBERS)])
                self.stage.add(Sprite(portrait, x, y, 3))
                portraits += 1
                continue
            picture = niche_picture(self.context, self.cut)
            top = self.foot - (picture.size[1] - 120)
            self.stage.add(Sprite(picture, x, (self.foot + top) / 2, 10))
            self.stage.add(Sprite(halo_picture(80, 0.4), x, top - 28, 5))
            self.stage.add(Sprite(lamp_picture(self.context.images, False), x, top - 30, 13))

    def _offers_saves(self) -> bool:
        """Whether a game was left that can be gone on with."""
        if self.context.kiosk or not screens.has("resume"):
            return False
        folder = paths.home().saves
        return any(any(folder.glob(f"*{suffix}")) for suffix in (SUFFIX, SERIES_SUFFIX))

    # -- the line about the game -------------------------------------------------------------

    def _line_picture(self, game: Manifest) -> Picture:
        """The question of a game, for how many it is, and how long it takes."""
        words, theme = self.words[game.id], self.context.theme
        seats, minutes = game.seats, game.minutes
        if seats.min == seats.max:
            who = words.say("title.players_exactly", count=seats.max)
        else:
            who = words.say("title.players", min=seats.min, max=seats.max)
        length = (minutes.min + minutes.max) // 2
        long = words.say("title.minutes", minutes=5 * round(length / 5) or length)
        text = self.context.text
        question = Run(words.say(game.question), "#FFF1CC")
        content = (question, Run(f"    {who}    {long}", theme.quiet))
        if text.measure(content, "body", 36)[0] > 1728:
            content = (question, Run(f"\n{who}    {long}", theme.quiet))
        return text.picture(content, "body", 36, theme.text, width=1728, align="centre", line=1.08)

    def _say_line(self) -> None:
        if not self.games:
            return
        picture = self._line_picture(self.games[self.chosen])
        before = self._line
        self._line = self.stage.add(Sprite(picture, 960, self.line_y, 20, alpha=0.0))
        self.motions.animate(self._line, 150, ease="linear", alpha=1.0)
        if before is not None:
            self.stage.remove(before)

    def focus_moved(self, key: str) -> None:
        widget = self.widgets.get(key)
        if isinstance(widget, Arch):
            chosen = self.games.index(widget.game)
            if chosen != self.chosen:
                self.chosen = chosen
                self.context.audio.cue(cues.LAMP)
                self._say_line()
        self.ring.visible = not isinstance(widget, Arch)

    # -- behaviour ---------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        next(self._ways, None)
        self._quiet += dt
        if self._quiet >= QUIET_SECONDS and self.games:
            next(self._rehearsal(self.games[self.chosen].id), None)

    def exit(self) -> None:
        self._end_rehearsals()
        super().exit()

    def _end_rehearsals(self) -> None:
        """What was made of a lobby so far is let go."""
        for steps in self._rehearsals.values():
            steps.close()
        self._rehearsals.clear()

    def _rehearsal(self, game: str) -> Generator[None, None, None]:
        """The steps that are left to make the lobby of a game."""
        return self._rehearsals.setdefault(game, rehearse(self.context, game))

    def on_action(self, action: Action) -> bool:
        self._quiet = 0.0
        step = {Kind.LEFT: -1, Kind.RIGHT: 1}.get(action.kind, 0)
        current = self.focus.current()
        on_arch = isinstance(current, str) and current.startswith("game.")
        target = self.chosen + step
        if step and on_arch and 0 <= target < len(self.games):
            if not self.offset <= target < self.offset + SHOWN:
                self.chosen = target
                self.relayout()
                self.focus_on(f"game.{self.games[target].id}")
                self.context.audio.cue(cues.MOVE)
                return True
        return super().on_action(action)

    def on_button(self, action: Action) -> bool:
        stack = self.context.stack
        if action.kind is Kind.EXTRA and self.games:
            game = self.games[self.chosen].id
            stack.push(screens.make("handbook", self.context, game=game, introduction=True))
        elif action.kind is Kind.PAUSE:
            if self.context.kiosk:
                stack.push(screens.make("comfort", self.context))
            else:
                stack.push(screens.make("settings", self.context, hall=True))
        elif action.kind is Kind.INFO and "prompt.info" in self.widgets:
            stack.push(screens.make("resume", self.context))
        else:
            return False
        self.context.audio.cue(cues.OPEN)
        return True

    def back(self) -> None:
        if not self.context.kiosk:
            self.context.stack.push(leave_question(self.context))

    def resume(self, result: object = None) -> None:
        if result == LEAVE:
            self.context.stack.clear()
        elif isinstance(result, Way):
            self._go(registry.manifest(result.game), result.format, result.mode)
        elif self._offers_saves() != ("prompt.info" in self.widgets):
            self.relayout()  # a game was kept, or the last one forgotten, in the meantime

    def sit_down(self, game: Manifest) -> None:
        """Go to the lobby of a game; with several ways to play it they are compared first."""
        if len(game.formats) == 1:
            self._go(game, game.formats[0].id, asks=True)
            return
        self.context.stack.push(screens.make("formats", self.context, game=game.id))

    def _go(self, game: Manifest, format_: str, mode: str = "", *, asks: bool = False) -> None:
        """Go there; ``asks``: its rules, which the way loads, may have modes to choose from."""
        if not screens.has("lobby"):
            return
        arch = self.widgets.get(f"game.{game.id}")
        centre = (arch.place.x, self.foot - 200) if isinstance(arch, Arch) else (960.0, 540.0)
        context = self.context

        def lobby() -> Scene:
            if asks and load_rules(game.id).modes:
                return screens.make("formats", context, game=game.id)
            return screens.make("lobby", context, game=game.id, format=format_, mode=mode)

        context.stack.push(Into(context, centre, lobby, self._rehearsal(game.id)))


LEAVE = "leave"


def leave_question(context: Context) -> Question:
    """Whether to leave the club; the harmless answer first."""
    return Question(
        context,
        context.say("title.quit_sure"),
        (
            Answer(None, context.say("yes_no.no")),
            Answer(LEAVE, context.say("yes_no.yes"), look="red"),
        ),
    )


def open_title(context: Context, game: str | None = None) -> Title:
    """The hall, with the focus on a game."""
    return Title(context, game)
