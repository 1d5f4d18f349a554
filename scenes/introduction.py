"""The introduction of a game: an arranged match that a person plays by a script, with words.

It is the table itself, so that everything looks and works as it will later. Between the steps
sheets of paper say what is going on; another choice than the one that is asked for gets a
friendly word and changes nothing. It can be left at any time, is not kept and is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.content.introduction import WON, Introduction, Step, has_introduction
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message, message
from game.match.rehearsal import fits, intent_of, is_expected, players_of, rehearse
from game.match.session import Session
from scenes import screens
from scenes.base import Scene
from scenes.coach import Coach, task_words
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.pause import Offer
from scenes.private.choice import ChoiceScene
from scenes.question import Answer, Question
from scenes.scanned import Scanned, stops_of
from scenes.tabletop.menus import LEAVE_NOW, Menu
from scenes.tabletop.pace import Pace
from scenes.tabletop.presses import Presses
from scenes.tabletop.scene import TableScene
from systems.io.actions import Action, Kind
from systems.io.text import Content

SIT_DOWN = "sit_down"
ONCE_MORE = "once_more"
AFTER_ALL = 1.2
"""Seconds between the end on the table and the last words."""


class Script(Pace):
    """The others play what is written, one act at a time."""

    def __init__(self, scene: IntroductionScene) -> None:
        super().__init__(scene.session, scene.context.tempo, lambda seat: True)
        self.scene = scene

    @property
    def busy(self) -> bool:
        return False

    def update(self, dt: float, idle: bool) -> bool:
        self._since += dt
        row = self.scene.next_act()
        if row is None or not idle or self._since < self.act_seconds():
            return False
        self.session.submit(row["seat"], intent_of(self.session.match, row))
        self.scene.acts_done += 1
        self.note_act()
        return True


class IntroductionMenu(Menu):
    """Notes and the rule at hand as always; pause asks whether to leave."""

    def prompts(self, seat: int | None, beside: int = 0) -> tuple[Prompt, ...]:
        say = self.scene.desk.say
        usual = super().prompts(seat, beside)
        found = [prompt for prompt in usual if prompt.kind is not Kind.PAUSE]
        return (*found, Prompt(Kind.PAUSE, say("introduction.leave")))

    def _notes(self, seat: int | None) -> Scene | None:
        scene = self.scene
        assert isinstance(scene, IntroductionScene)
        scene.opened = True
        return super()._notes(scene.party.lone)

    def _pausing(self, seat: int | None) -> Scene:
        say = self.scene.desk.say
        return Question(
            self.context,
            say("introduction.leave_sure"),
            (
                Answer(None, say("pause.resume")),
                Answer(LEAVE_NOW, say("introduction.leave"), "red"),
            ),
        )

    def ways_out(self, seat: int, *, gives: bool) -> list[Answer]:
        del seat, gives  # the only seat learns how it is played
        return [Answer(LEAVE_NOW, self.scene.desk.say("introduction.leave"))]

    def chosen(self, result: str | Offer) -> None:
        scene = self.scene
        assert isinstance(scene, IntroductionScene)
        if result == SIT_DOWN and screens.has("lobby"):
            self.context.stack.replace(screens.make("lobby", self.context, game=scene.manifest.id))
        elif result == ONCE_MORE:
            self.context.stack.replace(open_introduction(self.context, scene.manifest.id))
        else:
            self._leave()


class ReadFirst(Presses):
    """Presses go to the sheet of paper first; any device is the person's."""

    def take(self, action: Action) -> bool:
        scene = self.scene
        assert isinstance(scene, IntroductionScene)
        if scene.context.note_device(action.device):
            scene.refresh()
        if scene.reading:
            return self._read(scene, action)
        if action.kind is Kind.EXTRA and action.pressed:
            scene.menu.open(Kind.EXTRA, None, action.device)
            return True
        if scene.opens and scene.panel is None and scene.choreographer.idle and action.pressed:
            return self._open(scene, action)
        return super().take(action)

    def _read(self, scene: IntroductionScene, action: Action) -> bool:
        if not action.pressed:
            return True
        if action.kind in (Kind.CONFIRM, Kind.CLICK):
            scene.context.audio.cue(cues.OK)
            scene.turn_over()
        elif action.kind in (Kind.BACK, Kind.PAUSE):
            scene.menu.open(Kind.PAUSE, None, action.device)
        return True

    def _open(self, scene: IntroductionScene, action: Action) -> bool:
        """Only the button that is asked for; the focus lies on it, for who has two buttons."""
        area = scene.foot.area(Kind.EXTRA)
        clicked = action.at is not None and area is not None and area.collidepoint(action.at)
        if action.kind is Kind.CONFIRM or (action.kind is Kind.CLICK and clicked):
            scene.menu.open(Kind.EXTRA, None, action.device)
        elif action.kind in (Kind.BACK, Kind.PAUSE):
            scene.menu.open(Kind.PAUSE, None, action.device)
        elif action.kind is Kind.INFO:
            scene.menu.open(Kind.INFO, None, action.device)
        elif action.kind is not Kind.POINT:
            scene.say_wrong()
        return True

    def may_act(self, action: Action, seat: int) -> bool:
        return True


class IntroductionScene(TableScene):
    """A table on which the introduction is played; pops None, or leaves for the lobby.

    Args:
        context: the tools.
        introduction: what is played and said.
        strict: a stage that differs from the view raises (tests).
    """

    name = "introduction"
    counts = False
    shows_the_end = True

    def __init__(
        self, context: Context, introduction: Introduction, *, strict: bool = False
    ) -> None:
        self.introduction = introduction
        self._language = context.settings.language
        setup = introduction.setup(context.say("lobby.guest"))
        session = Session.open(setup, players_of(introduction, len(setup.tables)))
        party = Party.of_session(session, context.words_for(introduction.game))
        super().__init__(context, party, session, strict=strict)
        self.presses = ReadFirst(self)
        self.number = 0
        self.acts_done = 0
        self.reading = False
        self._has_read = False
        self._chosen = False
        self.opened = False
        self._wrong = ""
        self._wrongs = 0
        """How often another choice was made in this step: no two answers in a row are alike."""
        self._wrong_at: Mapping[str, object] = {}
        """What was settled in the panel when that was said: a further right choice ends it."""
        self._waited = 0.0
        self._seats: list[tuple[int, Any]] = []

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        # Nobody's device is tied to a seat here: whoever holds one is the guest.
        seats = self.context.seats
        found = ((seat, seats.device_of(seat)) for seat in seats.seats)
        self._seats = [(seat, device) for seat, device in found if device is not None]
        seats.clear()
        super().enter()

    def exit(self) -> None:
        for seat, device in self._seats:
            self.context.seats.bind(seat, device)
        super().exit()

    def _set_up(self) -> None:
        super()._set_up()
        self.coach = Coach(self.context, self.stage)

    def make_pace(self) -> Pace:
        return Script(self)

    def make_menu(self) -> Menu:
        return IntroductionMenu(self)

    def relayout(self) -> None:
        language = self.context.settings.language
        if language != self._language:
            self._language = language
            self.introduction = Introduction.load(self.introduction.game, language)
        super().relayout()
        if self.reading:
            self._show_sheet()
        self.refresh()

    def recover(self, error: BaseException) -> bool:
        if not super().recover(error):
            return False
        if self.reading:
            self._show_sheet()
        return True

    # -- the script --------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """What is said and done now; None when all is."""
        steps = self.introduction.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def opens(self) -> str:
        """What the person is asked to open now."""
        step = self.step
        return step.opens if step is not None and not self.reading else ""

    def next_act(self) -> dict[str, Any] | None:
        """What another seat plays now."""
        step = self.step
        if step is None or self.reading or not self._may_go_on(step):
            return None
        return step.plays[self.acts_done] if self.acts_done < len(step.plays) else None

    def _may_go_on(self, step: Step) -> bool:
        return self._has_read or not step.text

    def turn_over(self) -> None:
        """The sheet has been read."""
        self.reading = False
        self._has_read = True
        self.coach.hide()
        self.pace.note_act()
        step = self.step
        if step is not None and step.task:
            self._say_task("")
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.choreographer.idle and not self.reading:
            self._go_on(dt)

    def _go_on(self, dt: float) -> None:
        """See whether the present step is done, and begin the next one."""
        step = self.step
        if step is None:
            self._finish(dt)
        elif not self._may_go_on(step):
            self._read(step)
        elif step.expect:
            if self._chosen:
                self._next()
        elif not step.opens and self.acts_done >= len(step.plays):
            self._next()

    def _next(self) -> None:
        self.number += 1
        self.acts_done = 0
        self._has_read = self._chosen = self.opened = False
        self._wrong, self._wrongs = "", 0

    def _read(self, step: Step) -> None:
        self.reading = True
        self._show_sheet()
        self.context.audio.cue("card")
        self.refresh()

    def _show_sheet(self) -> None:
        step = self.step
        assert step is not None
        progress = f"{self.number + 1} / {len(self.introduction.steps)}"
        self.coach.say(step.text, step.place, progress, step.look)

    def _end(self, dt: float) -> None:
        """The results do not follow: the last words are on a sheet of their own."""

    def _finish(self, dt: float) -> None:
        self._waited += dt
        if self._waited < AFTER_ALL:
            return
        self._waited = float("-inf")
        say = self.desk.say
        answers = [
            Answer(LEAVE_NOW, say("prompt.back_to_club")),
            Answer(ONCE_MORE, say("introduction.once_more")),
        ]
        if screens.has("lobby"):
            answers.insert(0, Answer(SIT_DOWN, say("introduction.sit_down"), "red"))
        done = "introduction.done" if self.introduction.ends == WON else "introduction.done_open"
        self.context.stack.push(Question(self.context, say(done), answers))

    def resume(self, result: Any = None) -> None:
        step = self.step
        if step is None and result is None:
            result = LEAVE_NOW  # Back from the last question
        if self.opens and self.opened:
            self._next()
        super().resume(result)

    # -- choosing ----------------------------------------------------------------------------

    def _open_panel(self) -> None:
        step = self.step
        if step is None or self.reading or not self._may_go_on(step):
            return
        if step.expect and not self._chosen:
            super()._open_panel()

    def submit(self, seat: int, intent: Intent) -> None:
        step = self.step
        if step is None or not is_expected(step, intent):
            self.say_wrong()
            return
        self._chosen = True
        self._wrong = ""
        super().submit(seat, intent)

    def visit_for(self, decision: Decision) -> Scene:
        scene, step = super().visit_for(decision), self.step
        if isinstance(scene, ChoiceScene) and step is not None and step.task:
            scene.reminds = message("introduction.said", words=step.task)
        return scene

    def why_not(self, seat: int, intent: Intent) -> Message | None:
        refused, step = super().why_not(seat, intent), self.step
        if refused is None and step is not None and not is_expected(step, intent):
            self.context.audio.cue(cues.REFUSED)
            return message("introduction.said", words=self._correction(step))
        return refused

    def carry_out(self, seat: int, intent: Intent) -> None:
        super().carry_out(seat, intent)
        self._next()  # what follows in the same visit is a step of its own

    def say_wrong(self) -> None:
        """A friendly word for another choice than the one that is asked for."""
        step = self.step
        if step is None:
            return
        self.context.audio.cue(cues.REFUSED)
        self._say_task(self._correction(step))
        self.refresh()

    def _correction(self, step: Step) -> str:
        """What is said of another choice: why not, and the next time how the right one is made.

        The same words after the same press would look as if nothing had happened.
        """
        self._wrongs += 1
        if self._wrongs % 2 or not step.task:
            return step.wrong
        key = "introduction.anew" if step.opens else "introduction.how"
        return self.context.say(key, words=step.task)

    def _say_task(self, wrong: str) -> None:
        self._wrong = wrong
        self._wrong_at = {} if self.panel is None else dict(self.panel.chosen())

    def scanned(self) -> Scanned | None:
        if self.reading or (self.opens and self.panel is None and self.choreographer.idle):
            return Scanned(stops_of(self.focus, self.foot.areas))
        return super().scanned()

    def refresh(self) -> None:
        panel, step = self.panel, self.step
        if panel is not None and step is not None and step.expect:
            chosen = panel.chosen()
            if chosen and not any(fits(row, chosen) for row in step.expect):
                panel.press(Kind.BACK)  # one step back, where the right way is
                self._say_task(self._correction(step))
                self.context.audio.cue(cues.REFUSED)
            elif chosen != self._wrong_at:
                self._say_task("")
        super().refresh()
        if self.reading:
            self._ask_to_read()
        elif step is not None and step.task and not self._chosen and self.choreographer.idle:
            after: Content = ""
            if panel is not None:
                after = panel.caption() or ""
            self.foot.say(task_words(self._wrong or step.task, after))
            if self.opens and panel is None:
                self._ask_to_open()

    def _ask_to_read(self) -> None:
        say = self.desk.say
        self.focus.clear()
        self.foot.say("")
        self.foot.ask(
            (
                Prompt(Kind.CONFIRM, say("prompt.next")),
                Prompt(Kind.PAUSE, say("introduction.leave")),
            )
        )

    def _ask_to_open(self) -> None:
        """The focus lies on the prompt, so that OK opens it, too."""
        area = self.foot.area(Kind.EXTRA)
        if area is not None and self.focus.current() is None:
            self.focus.add(("prompt", Kind.EXTRA), area, radius=26, first=True)


def open_introduction(context: Context, game: str) -> IntroductionScene:
    """The introduction of a game; raises ``ContentError`` where its script cannot be played."""
    introduction = Introduction.load(game, context.settings.language)
    rehearse(introduction)
    return IntroductionScene(context, introduction)


__all__ = ["IntroductionScene", "has_introduction", "open_introduction"]
