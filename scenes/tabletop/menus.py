"""What is always possible at a table: notes, the rule at hand, what happened, pause, leaving."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from game.match.session import Session, offered_levels
from scenes import screens
from scenes.base import Scene
from scenes.context import coloured
from scenes.kit.prompts import Prompt
from scenes.pause import Offer, Pause
from scenes.question import DONE, Answer, Question
from scenes.tabletop import private_calls, sitting
from scenes.tabletop.closer import Closer, LookCloser
from scenes.tabletop.keeping import PlayClock
from scenes.tabletop.lost import BOT, LostPad
from scenes.tabletop.watching import Stop
from systems.io.actions import Kind

if TYPE_CHECKING:
    from scenes.tabletop.scene import TableScene

_log = logging.getLogger(__name__)

MOST_PROMPTS = 5
"""In the row at the foot of a table without a rail."""

GIVE, TAKEN, LEAVE, LEAVE_NOW = "give_seat", "taken_back", "leave", "leave_now"
AGAIN, SAME, HALL, LOBBY = "again", "same", "hall", "lobby"


class Menu:
    """The screens that a table opens over itself, and what comes of them.

    Args:
        scene: the table's scene.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.context = scene.context
        self.clock = PlayClock(scene.session)
        self._by: int | None = None
        self._device = ""
        self._given: list[int] = []
        """Seats of people for whom a computer player sits in."""

    # -- prompts -----------------------------------------------------------------------------

    def prompts(self, seat: int | None, beside: int = 0) -> tuple[Prompt, ...]:
        """What the third buttons do.

        Args:
            seat: who is asked.
            beside: how many prompts the choice itself has. Looking closely is told of only where
                the row holds it too; its button works, and the pause offers it, all the same.
        """
        say = self.scene.desk.say
        found = []
        own = self._own_words()
        if own:
            found.append(Prompt(Kind.EXTRA, say(own)))
        found.append(Prompt(Kind.INFO, say("prompt.how_it_works")))
        panel = self.scene.panel
        if panel is None or seat is None or panel.at_start:
            found.append(Prompt(Kind.PAUSE, say("prompt.pause")))
        roomy = self.scene.table.rail or beside + len(found) < MOST_PROMPTS
        if roomy and self.close_ups():
            found.insert(bool(own), Prompt(self.closer_button, say(self.scene.table.closer_words)))
        return tuple(found)

    def look_prompts(self, stop: Stop) -> tuple[Prompt, ...]:
        """What the buttons of a seat do that has something to look at."""
        say = self.scene.desk.say
        return (
            Prompt(Kind.CONFIRM, say("prompt.look_alone")),
            Prompt(Kind.BACK, say("table.look_later")),
        )

    def _own_words(self) -> str:
        """What the button opens with which people read what is their own; "" for nothing."""
        secrets, humans = self.scene.secrets, self.scene.party.humans
        if not humans:
            return ""
        view = self.scene.session.match.view(humans[0])
        if secrets.sheet(view, "off") is not None:
            return "prompt.my_notes"
        return secrets.own_words_for(view) if secrets.own_pages(view) else ""

    @property
    def closer_button(self) -> Kind:
        """The button that looks closely: that of the own pages where a game has none."""
        return Kind.PAGE_RIGHT if self._own_words() else Kind.EXTRA

    def close_ups(self) -> tuple[Closer, ...]:
        """What can be looked at closely now, by what has the focus."""
        panel = self.scene.panel
        if panel is not None and panel.blind:
            return ()
        return self.scene.table.closer(self._looked_at)

    @property
    def _looked_at(self) -> str | None:
        key = self.scene.focus.chosen() if self.scene.panel is not None else None
        return key if isinstance(key, str) else None

    # -- opening -----------------------------------------------------------------------------

    def open(self, kind: Kind, seat: int | None, device: str = "") -> None:
        """A third button was pressed by a seat, or by a device without one."""
        self._device = device
        scene: Scene | None = None
        if kind is self.closer_button and self.close_ups():
            scene = self._closer()
        elif kind is Kind.EXTRA:
            scene = self._notes(seat)
        elif kind is Kind.INFO:
            scene = self._handbook()
        elif kind is Kind.PAUSE:
            self.clock.stop()
            scene = self._pausing(seat)
        elif kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            scene = self._log()
        if scene is not None:
            self.context.stack.push(scene)

    def _closer(self) -> Scene:
        return LookCloser(self.context, self.close_ups(), self._looked_at or "")

    def _notes(self, seat: int | None) -> Scene | None:
        scene = self.scene
        if seat is None:
            seat = scene.panel.seat if scene.panel is not None else scene.party.lone
        if seat not in scene.party.humans:
            return None
        return private_calls.notes(self.context, scene.party, scene.session, scene.secrets, seat)

    def _handbook(self) -> Scene:
        scene = self.scene
        match = scene.session.match
        asked = match.view(scene.viewer).asked
        kind = scene.panel.decision.kind if scene.panel is not None else ""
        if not kind and asked:
            kind = asked[0].kind
        chosen = match.table.rules
        changed = {
            rule.name: chosen[rule.name]
            for rule in match.rules.house_rules
            if chosen.get(rule.name) != rule.default
        }
        return screens.make(
            "handbook", self.context, game=scene.manifest.id, decision=kind, house_rules=changed
        )

    def _log(self) -> Scene | None:
        scene = self.scene
        # A lone human reads what the own seat knows; a table with several only what all know.
        # Neither is told what has not been on the table yet.
        facts = scene.session.match.facts_since(0, scene.viewer)[: scene.watching.told]
        return private_calls.log(self.context, scene.party, facts)

    def _pausing(self, seat: int | None) -> Scene:
        """What a pause opens; in another language it is made anew."""
        pause = self._pause(seat)
        pause.anew = partial(self._pause, seat)
        return pause

    def _pause(self, seat: int | None) -> Pause:
        scene = self.scene
        say = scene.desk.say
        answers = [
            Answer(self._handbook, say("pause.handbook")),
            Answer(self._log, say("pause.log")),
        ]
        if self.close_ups():
            answers.append(Answer(self._closer, say(self.scene.table.closer_words)))
        own = seat if seat in scene.party.humans else scene.party.lone
        self._by = own
        if own is not None:
            # Escape belongs to whichever half of the keyboard was used last: whose seat it is, is
            # asked where there are several people.
            sure = partial(self._for, own) if len(scene.party.humans) > 1 else None
            answers.append(Answer(GIVE, say("pause.give_seat"), sure=sure))
        for given in self._given:
            words = scene.desk.say("table.take_back", seat=given)
            answers.append(Answer(f"{TAKEN}.{given}", words, sure=partial(self._is_it_you, given)))
        answers += self._leaving()
        by = (
            ()
            if seat is None
            else coloured(scene.party.texts.runs("pause.by", seat=seat), self.context.theme)
        )
        return Pause(self.context, answers, by, self._hint_offer(seat))

    def _leaving(self) -> list[Answer]:
        say = self.scene.desk.say
        answers = []
        if self.scene.session.saves is not None:
            answers.append(Answer(HALL, say("pause.save_leave"), sure=self._if_not_kept))
        return [*answers, Answer(LEAVE, say("pause.leave"), sure=self._ask_to_leave)]

    def ways_out(self, seat: int, *, gives: bool) -> list[Answer]:
        """What a pause before the curtain of a seat offers: a computer player instead, leaving.

        Args:
            seat: whose curtain it is, whoever has stopped the clocks.
            gives: whether everybody waits for that seat.
        """
        if not gives or seat not in self.scene.party.humans:
            return self._leaving()
        self._by = seat
        give = Answer(GIVE, self.scene.desk.say("pause.give_seat"), sure=partial(self._for, seat))
        return [give, *self._leaving()]

    def _for(self, seat: int) -> Question:
        """Whether a computer player shall sit in for this seat: anybody may have asked."""
        say, runs = self.scene.desk.say, self.scene.desk.runs
        answers = (Answer(None, say("prompt.back")), Answer(GIVE, say("yes_no.yes"), "red"))
        return Question(self.context, runs("pause.give_sure", seat=seat), answers)

    def _hint_offer(self, seat: int | None) -> Offer | None:
        """A hint for the seat that is asked on the table, and by it."""
        scene, panel = self.scene, self.scene.panel
        if panel is None or seat not in (None, panel.seat):
            return None
        return private_calls.hint_offer(
            self.context, scene.party, scene.session, scene.secrets, panel.seat
        )

    # -- what comes of it --------------------------------------------------------------------

    def chosen(self, result: str | Offer) -> None:
        """Something was chosen in a menu, in the results, or where a pad is gone."""
        if isinstance(result, Offer):
            self.context.stack.push(result.make())
        elif result == GIVE:
            self.give(self._by)
        elif result.startswith(f"{TAKEN}."):
            self._take(int(result.rpartition(".")[2]))
        elif result == sitting.TAKEN:
            self.scene.standing.pop(0)
        elif result == BOT and self.scene.standing:
            self.give(self.scene.standing.pop(0))
        elif result == BOT:
            for seat in self.context.seats.lost:
                self.give(seat)
                self.context.seats.unbind(seat)
        elif result in (HALL, LOBBY):
            self._leave()
        elif result == LEAVE_NOW:
            self._forget()
            self._leave()
        elif result in (AGAIN, SAME):
            self._again(other_cards=result == AGAIN)

    def check_pads(self) -> None:
        """Wait for the next person without a device, or the next pad that is gone, if any."""
        scene = self.scene
        if scene.standing:
            self.context.stack.push(sitting.SitDown(self.context, scene.party, scene.standing[0]))
            return
        lost = [seat for seat in self.context.seats.lost if seat in scene.party.humans]
        if lost:
            self.context.stack.push(LostPad(self.context, scene.party, lost[0]))

    def give(self, seat: int | None) -> None:
        """A computer player sits in for a person."""
        scene = self.scene
        if seat is None or seat not in scene.party.humans:
            return
        name = scene.desk.runs("bot.took_over", seat=seat)
        scene.session.take_over(seat, offered_levels(scene.session.match.rules)[0])
        given = [*self._given, seat]
        scene.change_players()
        scene.menu._given = given
        scene.foot.say(name)

    def _is_it_you(self, seat: int) -> Question:
        """Whether it really is that person: the own hand lies behind this seat."""
        say = self.scene.desk.say
        return Question(
            self.context,
            self.scene.desk.runs("curtain.are_you", seat=seat),
            (
                Answer(None, say("prompt.back")),
                Answer(f"{TAKEN}.{seat}", say("yes_no.yes")),
            ),
        )

    def _take(self, seat: int) -> None:
        """A person takes the seat back, with the device that asked if it is free."""
        scene, seats = self.scene, self.context.seats
        self._given = [one for one in self._given if one != seat]
        device = self.context.input.device(self._device)
        if device is not None and seats.seat_of(device.id) is None:
            seats.bind(seat, device)
        given = list(self._given)
        scene.session.hand_back(seat)
        scene.change_players()
        scene.menu._given = given
        scene.foot.say(scene.desk.runs("bot.gave_back", seat=seat))

    def _if_not_kept(self) -> Question | None:
        """Keep the game; None once it is on the disk, otherwise whether to leave all the same."""
        session = self.scene.session
        if session.saves is not None:
            session.saves.write(session)
            session.saves.flush()
            if session.saves.failure is not None:
                _log.warning("The game could not be kept: %s", session.saves.failure)
                return self._ask_to_leave("pause.not_kept")
        return None

    def _ask_to_leave(self, why: str = "pause.leave_sure") -> Question:
        say = self.scene.desk.say
        return Question(
            self.context,
            say(why),
            (
                Answer(DONE, say("pause.resume")),
                Answer(LEAVE_NOW, say("prompt.back_to_club"), "red"),
            ),
        )

    def _forget(self) -> None:
        """The game is not kept."""
        session = self.scene.session
        if session.saves is not None and session.save_name is not None:
            session.saves.flush()
            session.saves.delete(session.saves.folder / session.save_name)

    def _leave(self) -> None:
        stack = self.context.stack
        if len(stack) == 1:
            stack.replace(screens.make("title", self.context))
        else:
            stack.pop(of=self.scene)

    def _again(self, *, other_cards: bool) -> None:
        """The same table once more, with the next deal or with the one that was just played."""
        scene = self.scene
        setup = scene.session.match.setup
        if other_cards:
            rules = scene.session.match.rules.house_rules
            own = {
                one.written: setup.arrange[one.written]
                for one in rules
                if one.written in setup.arrange
            }
            setup = msgspec.structs.replace(setup, seed=setup.seed + 1, arrange=own, chance={})
        kept = scene.session
        session = Session.open(setup, kept.players, kept.saves, kept.options)
        texts = self.context.words_for(setup.game)
        party = scene.party.of_session(session, texts)
        self.context.stack.replace(type(scene)(self.context, party, session))
