"""The lobby: people sit down by pressing any button, computer players fill seats, rules are set."""

from __future__ import annotations

import logging

from game import profiles
from game.content import registry
from game.core.setup import BadSetup
from game.match.series import Company
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.caption import Caption
from scenes.kit.paper import wood_ground
from scenes.kit.screen import Screen
from scenes.kit.transition import FromBlack
from scenes.kit.widgets import Button, Label, Widget
from scenes.lobby import paper
from scenes.lobby.people import sit_down
from scenes.lobby.rules_screen import RulesScreen
from scenes.lobby.sayings import prompts, start_words
from scenes.lobby.seat_card import CardLayout, Drawing, SeatCard
from scenes.lobby.seat_screen import LEAVE, SeatScreen
from scenes.lobby.signs import BAIZE, baize
from scenes.lobby.starting import first_scene, further_table, keep_people
from scenes.lobby.state import LobbyState
from scenes.party import chosen_colours
from scenes.pause import Pause, open_pause
from scenes.private.desks import desk_for
from scenes.question import Answer
from systems.io.actions import Action, Change, DeviceChange, Kind
from systems.table.sprites import Sprite

START = (1288.0, 820.0, 536.0, 116.0)
TITLE_AT = (96.0, 100.0)
TAKEN_RIGHT = 1232.0
LEAVE_SECONDS = (3.0, 60.0)
"""So long a first Back waits for the second; of a seat with one button, whose focus comes round."""
SAY_SECONDS = 3.0
HALL = "hall"

_log = logging.getLogger(__name__)


class LobbyScene(Screen):
    """Seats, house rules and the start of one game.

    Args:
        context: the tools of the house.
        game: its id.
        format: of the game; None for its first.
        seed: None for a random one.
        mode: a series of the game, or "" for a single match.
        adds_table: a further table of a group sits down here: pops with its company.
    """

    name = "lobby"
    joins = True
    music = "hall"

    def __init__(
        self,
        context: Context,
        game: str,
        format: str | None = None,  # noqa: A002 - the word of the manifest
        seed: int | None = None,
        *,
        mode: str = "",
        adds_table: bool = False,
    ) -> None:
        super().__init__(context)
        self.manifest = registry.manifest(game)
        self.game = game
        words, kiosk = context.words_for(game), context.kiosk
        self.state = LobbyState(game, words, format=format, seed=seed, mode=mode, kiosk=kiosk)
        self.adds_table = adds_table
        self.people = profiles.load().value if context.keeps_settings else profiles.Profiles()
        self.drawing = Drawing(context, desk_for(self, self.state.party(), "public"), self.state)
        self.caption = Caption(context, self.stage, (660, 918))
        self.coming_up = FromBlack(context, self.stage)
        self._leaving_for = 0.0
        self._saying_for = 0.0
        self._editing: int | None = None

    @property
    def seat_colours(self) -> tuple[str, ...]:
        return chosen_colours(self.state.game, [place.choices for place in self.state.places])

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        seats = self.context.seats
        seats.clear()
        host = self.context.input.device(self.context.last_device)
        if host is not None:
            sit_down(self.context, self.people, self.state, host)  # who chose the table sits at it
        super().enter()
        self.coming_up.begin()

    def build(self) -> None:
        self.stage.set_ground(wood_ground(self.context))
        texts = self.context.words_for(self.state.game)
        self.state.texts = texts
        title = texts.say(self.manifest.title)
        text = self.context.text
        size = text.fitting(title, "display", 84, 700)
        self.add(Label("title", TITLE_AT, title, "display", size, gold=True))
        left, top, width, height = BAIZE
        self.stage.add(Sprite(baize(self.context.book), left + width / 2, top + height / 2, 1))
        layout = CardLayout.of(self.state.most)
        for seat in range(self.state.most):
            self.add(SeatCard(self.drawing, seat, layout, self.press_seat))
        self.add(paper.RulesPaper(self.drawing, self.open_rules))
        self.add(Button("start", START, "", self.start, look="red", size=52, radius=22), first=True)
        self.refresh()

    def refresh(self, arrived: int | None = None) -> None:
        """Draw everything that follows from the state."""
        state = self.state
        self.drawing.desk = desk_for(self, state.party(), "public")
        self.drawing.starter = state.starter()
        for widget in self.widgets.values():
            if isinstance(widget, SeatCard):
                widget.drawing = self.drawing
                widget.arrives = widget.seat == arrived
                widget.rebuild(self)
        rules = self.widgets["rules"]
        rules.rebuild(self)
        self._put_start()
        self._put_taken()
        self._put_prompts()

    def _put_start(self) -> None:
        button = self.widgets["start"]
        assert isinstance(button, Button)
        button.enabled = not self.state.missing and bool(self.state.humans)
        button.label = start_words(self.context, self.state, adds_table=self.adds_table)
        button.rebuild(self)

    def _put_taken(self) -> None:
        words = self.context.say("lobby.taken", taken=self.state.taken, seats=self.state.most)
        desk = self.drawing.desk
        picture = desk.fitted(words, "body", 36, 420, self.context.theme.text)
        if "taken" in self.stage:
            self.stage.remove("taken")
        x = TAKEN_RIGHT - picture.size[0] / 2
        self.stage.add(Sprite(picture, x, TITLE_AT[1] + 6, 5), name="taken")

    def _put_prompts(self) -> None:
        key = self.focus.current()
        focused = self.widgets.get(key) if isinstance(key, str) else None
        self.set_prompts(prompts(self.context, self.state, focused))
        if key is not None:
            self.focus.set(key)

    def pause(self) -> None:
        self.clear_prompts()  # those of the screen above lie in the same place

    def focus_moved(self, key: str) -> None:
        self._put_prompts()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.coming_up.update(dt)
        if self.drawing.leaving is not None:
            self._leaving_for -= dt
            if self._leaving_for <= 0:
                self._stays()
        if self._saying_for > 0:
            self._saying_for -= dt
            if self._saying_for <= 0:
                self.caption.say("")

    def say(self, key: str, **values: object) -> None:
        """Say something for a few seconds."""
        desk = self.drawing.desk
        self.caption.say(desk.coloured(desk.texts.runs(key, **values)))
        self._saying_for = SAY_SECONDS

    # -- sitting down and getting up ---------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        if action.kind in (Kind.POINT, Kind.WHEEL):
            return super().on_action(action)
        if action.seat is None:
            if action.pressed:
                self.join(action.device)
            return True
        if action.kind is not Kind.BACK and action.pressed:
            self._stays()
        if action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT) and action.pressed:
            self._change_own(action.seat, 1 if action.kind is Kind.PAGE_RIGHT else -1)
            return True
        return super().on_action(action)

    def join(self, device: str) -> int | None:
        """Sit a person down who has pressed a button; the press does nothing else."""
        name = "keys.arrows" if device == "mouse" else device  # the mouse goes with the arrows
        found = self.context.input.device(name)
        if found is None or self.context.seats.seat_of(found.id) is not None:
            return None
        seat = sit_down(self.context, self.people, self.state, found)
        if seat is None:
            self.say("lobby.full")
            self.context.audio.cue(cues.REFUSED)
            return None
        self.context.note_device(device)
        self.context.audio.cue("join")
        self.refresh(arrived=seat)
        return seat

    def get_up(self, seat: int) -> None:
        """A person leaves the lobby; with the last one the lobby closes."""
        before = list(range(self.state.taken))
        self.state.leave(seat)
        order = {old: old if old < seat else old - 1 for old in before if old != seat}
        self.context.seats.rearrange(order)
        self.drawing.leaving = None
        self.context.audio.cue("leave")
        if self.state.humans:
            self.refresh()
        else:
            self.leave()

    def leave(self) -> None:
        """Back to the hall."""
        self.context.seats.clear()
        self.context.stack.pop(of=self)

    def back(self) -> None:
        seat = self.last_seat
        if seat is None or seat >= self.state.taken:
            return
        if self.drawing.leaving == seat:
            self.get_up(seat)
            return
        self.drawing.leaving = seat
        self._leaving_for = LEAVE_SECONDS[self.context.pace_of(seat) != "off"]
        self.widgets[f"seat.{seat}"].rebuild(self)

    def _stays(self) -> None:
        seat, self.drawing.leaving = self.drawing.leaving, None
        card = self.widgets.get(f"seat.{seat}")
        if seat is not None and card is not None:
            card.rebuild(self)

    def on_device(self, change: DeviceChange) -> None:
        if change.seat is not None or change.change is Change.REMOVED:
            self.refresh()

    # -- changing ----------------------------------------------------------------------------

    def press_seat(self, seat: int) -> bool:
        """OK on a card: a free one gets a computer player, the others are changed."""
        state = self.state
        if seat >= state.taken:
            return self.add_computer()
        place = state.places[seat]
        lost = seat in self.context.seats.lost
        if place.is_human and lost:
            self.get_up(seat)
            return True
        if place.is_human and self.last_seat != seat:
            self.say("lobby.only_own", seat=seat)
            return False
        state.keep()
        self._editing = seat
        self.context.stack.push(SeatScreen(self.context, state, seat, self.people))
        return True

    def add_computer(self) -> bool:
        """Sit a computer player down on the next free seat."""
        self.state.keep()
        seat = self.state.add_computer()
        if seat is None:
            return False
        self.refresh(arrived=seat)
        return True

    def _change_own(self, seat: int, step: int) -> None:
        """A seat leafs through what it may be, without moving the focus."""
        if seat >= self.state.taken:
            return
        for choice in self.state.rules.lobby:
            self.state.change_choice(seat, choice, step)
            self.context.audio.cue(cues.MOVE)
            self.refresh()
            return

    def open_rules(self) -> None:
        """All house rules, to be changed; those of a group are the first table's."""
        if self.adds_table:
            self.say("series.rules_fixed")
            return
        self.context.stack.push(RulesScreen(self.context, self.state))

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.INFO:
            used = self.add_computer()
            self.context.audio.cue(cues.OK if used else cues.REFUSED)
            return True
        if action.kind is Kind.EXTRA:
            self.open_rules()
            return True
        if action.kind is Kind.PAUSE:
            scene = self._pause()
            scene.anew = self._pause
            self.context.stack.push(scene)
            return True
        return False

    def _pause(self) -> Pause:
        say = self.context.say
        answers = [
            Answer(self._handbook, say("pause.handbook")),
            Answer(HALL, say("prompt.back_to_club")),
        ]
        return open_pause(self.context, answers)

    def _handbook(self) -> Scene:
        return screens.make("handbook", self.context, game=self.state.game)

    def resume(self, result: object = None) -> None:
        if result == HALL:
            self.leave()
            return
        seat, self._editing = self._editing, None
        if result == LEAVE and seat is not None:
            if self.state.places[seat].is_human:
                self.get_up(seat)
                return
            self.state.remove_computer(seat)
        self.relayout()  # another format may have another number of seats

    # -- the start ---------------------------------------------------------------------------

    def start(self) -> None:
        """Deal, if nothing is missing."""
        state = self.state
        if state.missing or not state.humans:
            self.context.audio.cue(cues.REFUSED)
            return
        company: Company | None = None
        try:
            if self.adds_table:
                company = further_table(self.context, state)
            else:
                scene = first_scene(self.context, state)
        except BadSetup as error:
            _log.warning("the lobby's set-up was refused: %s", error)
            self.say("lobby.not_possible")
            return
        keep_people(self.context, self.people, state)
        if company is not None:
            self.context.stack.pop(company, of=self)
        else:
            self.context.stack.replace(scene)


def open_lobby(
    context: Context,
    game: str,
    format: str | None = None,  # noqa: A002 - the word of the manifest
    seed: int | None = None,
    mode: str = "",
) -> Scene:
    """The lobby of a game, or of a series of it."""
    return LobbyScene(context, game, format, seed, mode=mode)


__all__ = ["LobbyScene", "Widget", "open_lobby"]
