"""The results: the envelope opens, its cards rise, and the table sees who could have known when.

From here on everything is public. Any press ends the animation; the next one counts.
"""

from __future__ import annotations

from enum import StrEnum

from game.match.session import Session
from game.slices import Work
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button
from scenes.party import Party
from scenes.private import parts
from scenes.private.declared import GameSecrets, load_secrets
from scenes.private.desks import desk_for
from scenes.question import Answer, Question
from scenes.replay import keeping
from scenes.results import backdrop, legend, timeline
from scenes.results.clips import Until
from scenes.results.close_ups import Spot, close_ups
from scenes.results.hands import HandsScreen
from scenes.results.panel import TimelinePanel, scores_panel
from scenes.results.review import BOARD, CaseReview
from scenes.review.words import button_of
from scenes.tabletop.cards import card_face
from scenes.tabletop.closer import LookCloser
from scenes.tabletop.preparing import Prepare
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.clips import Clip
from systems.table.signs import badge
from systems.table.sprites import Sprite

BACK_CENTRE = (451.0, 550.0)
FRONT_CENTRE = (451.0, 648.0)
CARDS_AT = ((231.0, 403.0, 5.0), (451.0, 391.0, 0.0), (671.0, 403.0, -5.0))
CLOSED_BOX = (760, 330, 400, 260)
"""Where the table has laid the envelope that is opened here, with its shadow."""
CARD = (206.0, 296.0)
CARDS_BOX = (112, 230, 678, 328)
"""Around the three of them, for the focus."""
SUNK = 190.0
"""How far below its place a card begins to rise."""

TITLE_Y, SENTENCE_Y = 104.0, 190.0
SENTENCE_MOST = 66.0
"""Larger letters would touch the feet of the title's."""

NAME_PLATE = (451.0, 806.0)

BUTTONS, BUTTONS_FOOT = 838.0, 934.0
"""Upper and lower edge of the two buttons."""


class Ending(StrEnum):
    """What the results are left with."""

    AGAIN = "again"
    SAME = "same"
    LOBBY = "lobby"
    HALL = "hall"


DEAF_AFTER_SKIP = 0.5
"""Seconds without a press before OK counts again: who hurries through the end of a game with it
must not deal a new one before the envelope has been read."""


class ResultsScene(Screen):
    """Shows how a match ended; pops with an :class:`Ending`.

    Args:
        context: the tools of the house.
        party: who sat at the table.
        session: the finished match.
        secrets: what the game declares; found by the game's id when left out.
    """

    name = "results"
    again_words = "results.play_again"
    """What the red button says."""
    back_words = "results.back_to_club"
    offers_more = True
    """Whether the same cards may be dealt again from here."""

    def __init__(
        self,
        context: Context,
        party: Party,
        session: Session,
        secrets: GameSecrets | None = None,
    ) -> None:
        super().__init__(context)
        self.party = party
        self.game = party.setup.game
        self.session = session
        self.desk = desk_for(self, party, "public")
        declared = secrets or load_secrets(party.setup.game)
        self.review: CaseReview = declared.review(session.match)
        work = declared.reviewing(session.match)
        self._working: Work[CaseReview] | None = None if work is None else Work(work)
        self.panel: TimelinePanel | None = None
        envelope = CLOSED_BOX if self.review.cards else None
        frame = context.viewport.frame
        self.dimming = backdrop.Dimming(context, self.stage, frame, envelope)
        self._clip: Clip | None = None
        self._played = False
        self._deaf = 0.0

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self.context.keeps_settings and not self.context.kiosk:
            keeping.keep(self.session.match)
        self.context.audio.cue("reveal")

    def build(self) -> None:
        self.dimming.lay()
        self.desk.theme = self.context.theme
        self._put_still()
        if self._played:
            self._put_end()
        else:
            self.ring.visible = False
            self._clip = self._reveal()

    def relayout(self) -> None:
        self.dimming.end()
        self._played = self._played or self._clip is not None
        self._clip = None
        super().relayout()

    def update(self, dt: float) -> None:
        self._work()
        self.dimming.update(dt)
        self._deaf = max(0.0, self._deaf - dt)
        super().update(dt)
        if self._clip is not None:
            tempo = self.context.tempo
            if tempo.instant or self._clip.advance(dt * tempo.factor) is not None:
                self._end_clip()

    def _work(self) -> None:
        """Work on the review for a few milliseconds."""
        if self._working is None or not self._working.go_on():
            return
        review, self._working = self._working.result, None
        assert review is not None
        self.review = review
        if self._clip is None:
            self._put_panel(grown=True)

    # -- the picture -------------------------------------------------------------------------

    def _put_still(self) -> None:
        """Envelope, and whatever else does not move."""
        if not self.review.cards:
            return
        image = self.desk.images.picture
        folder = f"games/{self.desk.game}/pictures"
        back = image(f"{folder}/envelope_open_back.webp", (710, 380), fit="stretch")
        front = self._front(image(f"{folder}/envelope_front.webp", (710, 200), fit="stretch"))
        glow = painted(
            ("results glow",), (10, 10), lambda b: b.glow((5, 5), 420, "#FFC44D", 0.4), margin=420
        )
        self.stage.add(Sprite(glow, 451, 470, 5), name="glow")
        self.stage.add(Sprite(back, *BACK_CENTRE, 10), name="back")
        self.stage.add(Sprite(front, *FRONT_CENTRE, 30), name="front")
        for number, card in enumerate(self.review.cards[: len(CARDS_AT)]):
            face = card_face(self.desk, card, CARD)
            x, y, angle = CARDS_AT[number]
            self.stage.add(Sprite(face, x, y, 20 + number % 2, angle), name=f"card.{number}")

    def _front(self, picture: Picture) -> Picture:
        """The front of the envelope with what is typed on it."""
        words = self.desk.say("results.opened", round=self.review.rounds)
        lettering = self.desk.fixed.picture(words, "note", 36, "#3E2613")

        def paint(brush: Brush) -> None:
            brush.picture(picture, (355, 100))
            if self.review.rounds:
                brush.picture(lettering, (355, 138))

        return painted(("results front", words), (710, 200), paint, self.desk.book, says=(words,))

    def _put_end(self) -> None:
        """Everything that is there when the animation is over."""
        self._put_title()
        self._put_panel(grown=True)
        legend.put_signs(self.desk, self.review, self._put)
        legend.put_hints(self.desk, self.session, self.review, self._put)
        self._put_buttons()

    def _put_title(self) -> None:
        desk, review = self.desk, self.review
        words = desk.say(review.title)
        size = desk.fixed.fitting(words, "display", 92, 1500)
        lettering = desk.fixed.picture(words, "display", size, gold=True)
        x = 96 - 18 + lettering.size[0] / 2
        self._put("title", lettering, x, TITLE_Y)
        if len(review.winners) == 1:
            seat = review.winners[0]
            member, style = self.party.members[seat], desk.style(seat)
            right = 96 + lettering.size[0] - 36 + 100
            if member.bust:
                token = parts.disc(desk.images, member.bust, 104, style.colour)
                self._put("winner", token, right, 98)
                self._put("winner.badge", badge(desk.fixed, style, 26), right + 46, 132)
            else:
                self._put("winner.badge", badge(desk.fixed, style, 44), right, 98)
        if review.sentence is not None:
            said, ink = desk.say(review.sentence), desk.theme.text
            line = desk.fitted(said, "body", 40, 1700, ink, most=SENTENCE_MOST)
            self._put("sentence", line, 96 + line.size[0] / 2, SENTENCE_Y)

    def _put_panel(self, *, grown: bool) -> None:
        if "panel" in self.stage:
            return
        if self.review.board is not None:
            left, top, width, height = BOARD
            picture = self.review.board(self.desk)
            self._put("panel", picture, left + width / 2, top + height / 2)
            return
        if self.review.traces:
            self.panel = TimelinePanel(self.desk, self.review, self.context.audio.cue)
            self.panel.part = 1.0 if grown else 0.0
            self.panel.build()
        elif self.review.scores and not self.review.cards:
            left, top, width, height = timeline.PANEL
            picture = scores_panel(self.desk, self.review)
            self._put("panel", picture, left + width / 2, top + height / 2)

    def _put_buttons(self) -> None:
        say = self.desk.say
        self.ring.visible = True
        self.add(
            Button(
                "again", (900, BUTTONS, 440, 96), say(self.again_words), self._again, look="red",
                size=44,
            ),
            first=True,
        )  # fmt: skip
        self.add(
            Button(
                "turns",
                (1384, BUTTONS, 440, 96),
                say(button_of(self.desk.texts, self.session.match)),
                self._how_known if self.has_review else self._turn_by_turn,
                size=44,
            )
        )
        if self.review.cards:
            self.add(Spot("cards", CARDS_BOX, self._look_closer))
        prompts = [
            Prompt(Kind.CONFIRM, say("prompt.ok")),
            Prompt(Kind.LEFT, say("prompt.choose")),
        ]
        if self.has_review:
            prompts.append(Prompt(Kind.INFO, say("results.turn_by_turn")))
        if any(self.review.hands):
            prompts.append(Prompt(Kind.EXTRA, say("results.all_hands")))
        if self.offers_more:
            prompts.append(Prompt(Kind.PAUSE, say("results.more")))
        prompts.append(Prompt(Kind.BACK, say(self.back_words)))
        self.set_prompts(prompts)
        if self.prompts_top < BUTTONS_FOOT:  # two rows: what every screen says can be left out
            self.set_prompts(prompts[2:])

    def _put(self, name: str, picture: Picture, x: float, y: float, z: float = 50) -> None:
        if name in self.stage:
            self.stage.change(name, picture=picture, x=x, y=y)
        else:
            self.stage.add(Sprite(picture, x, y, z), name=name)

    # -- the animation -----------------------------------------------------------------------

    def _reveal(self) -> Clip:
        """Envelope, cards, title, bands: some four seconds."""
        director = self.desk.director
        if not self.review.cards:
            return director.series(
                director.wait(200),
                Prepare(director, self._pictures_of_the_end),
                director.call(self._put_title),
            )
        for number in range(len(CARDS_AT)):
            x, y, _ = CARDS_AT[number]
            self.stage.change(f"card.{number}", x=x, y=y + SUNK, angle=0, visible=False)
        self.stage.change("front", alpha=0)
        self.stage.change("back", alpha=0)
        self.stage.change("glow", alpha=0)
        closed = self.desk.images.picture(
            f"games/{self.desk.game}/pictures/envelope_closed.webp", (710, 433), fit="stretch"
        )
        self.stage.add(Sprite(closed, 960, 460, 12, scale=0.475), name="closed")
        steps = [
            director.wait(300),
            director.move("closed", 400, x=451, y=560, scale=1.0, ease="in_out"),
            director.together(
                director.fade("closed", 300, 0),
                director.fade("back", 260, 1),
                director.fade("front", 260, 1),
                director.fade("glow", 300, 1),
            ),
            director.remove("closed"),
        ]
        steps += [self._rise(number) for number in range(len(self.review.cards[:3]))]
        steps += [
            director.call(lambda: self.stage.remove("spoken")),
            director.call(self._put_title),
            director.wait(300),
            Until(self._prepare_panel, lambda: self.panel.growing if self.panel else None),
        ]
        return director.series(*steps)

    def _pictures_of_the_end(self) -> list[Picture]:
        """What is laid on the dark ground at once, and takes long to draw."""
        if self.review.board is not None:
            return [self.review.board(self.desk)]
        return [scores_panel(self.desk, self.review)] if self.review.scores else []

    def _rise(self, number: int) -> Clip:
        director = self.desk.director
        x, y, angle = CARDS_AT[number]
        return director.series(
            director.change(f"card.{number}", visible=True),
            director.cue("card"),
            director.call(lambda: self._speak(self.review.cards[number])),
            director.move(f"card.{number}", 450, x=x, y=y, angle=angle, ease="settle"),
        )

    def _speak(self, card: str) -> None:
        self._put("spoken", legend.name_plate(self.desk, card), *NAME_PLATE)

    def _prepare_panel(self) -> bool:
        """Whether the traces are there; then their panel is put up, still without bands."""
        if self._working is not None:
            return False
        self._put_panel(grown=False)
        return True

    def _end_clip(self) -> None:
        clip, self._clip = self._clip, None
        self.dimming.end()
        if clip is not None:
            clip.finish()
            self.motions.finish()
        self._played = True
        self.stage.remove("spoken")
        self.stage.remove("closed")
        if self._working is None:
            self._put_panel(grown=True)
            if self.panel is not None:
                self.panel.grow_to(1.0)
        self._put_title()
        legend.put_signs(self.desk, self.review, self._put)
        legend.put_hints(self.desk, self.session, self.review, self._put)
        self._put_buttons()
        self._follow_focus()

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        if self._clip is not None:
            if action.pressed and action.kind not in (Kind.POINT, Kind.WHEEL):
                self._end_clip()
                self._deaf = DEAF_AFTER_SKIP
            return True
        if self._deaf and action.pressed and action.kind in (Kind.CONFIRM, Kind.CLICK):
            self._deaf = DEAF_AFTER_SKIP
            return True
        return super().on_action(action)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.EXTRA and any(self.review.hands):
            self.context.stack.push(HandsScreen(self.context, self.party, self.review))
            return True
        if action.kind is Kind.INFO and self.has_review:
            self._turn_by_turn()
            return True
        if action.kind is Kind.PAGE_RIGHT and self.review.cards:
            self._look_closer()
            return True
        if action.kind is Kind.PAUSE:
            if self.offers_more:
                self._more()
            else:
                self.back()
            return True
        return False

    def back(self) -> None:
        self.context.stack.pop(Ending.HALL, of=self)

    def resume(self, result: object = None) -> None:
        super().resume(result)
        if isinstance(result, Ending):
            self.context.stack.pop(result, of=self)

    def _more(self) -> None:
        """What else may follow: other cards, these cards once more, or the club."""
        say = self.desk.say
        answers = (
            Answer(None, say("prompt.back")),
            Answer(Ending.AGAIN, say("results.new_deal")),
            Answer(Ending.SAME, say("results.same_deal")),
            Answer(Ending.HALL, say(self.back_words)),
        )
        about = say("results.same_deal_about", seed=self.session.match.setup.seed)
        self.context.stack.push(Question(self.context, say("results.what_next"), answers, about))

    def _look_closer(self) -> None:
        self.context.stack.push(LookCloser(self.context, close_ups(self.desk, self.review.cards)))

    def _again(self) -> None:
        self.context.stack.pop(Ending.AGAIN, of=self)

    @property
    def has_review(self) -> bool:
        """Whether the match can be gone through with what each seat could know."""
        match = self.session.match
        return match.rules.reviews(match.setup.format)

    def _how_known(self) -> None:
        from scenes.review.scene import ReviewScreen

        self.context.stack.push(ReviewScreen(self.context, self.party, self.session))

    def _turn_by_turn(self) -> None:
        from scenes.replay.scene import ReplayScene

        self.context.stack.push(ReplayScene(self.context, self.session.match.record))


def open_results(context: Context, party: Party, session: Session) -> ResultsScene:
    """The results of a finished match."""
    return ResultsScene(context, party, session)
