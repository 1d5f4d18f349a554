"""A question on the table: cards, pieces, the check from seat to seat, the answer."""

from __future__ import annotations

from game.core.facts import Fact
from scenes.tables.tudor_mansion.layout import (
    BACK_SIZE,
    SHOWN_BACK,
    Z_FLYING,
    question_cards,
    tag_sprite,
)
from scenes.tables.tudor_mansion.state import NONE, SHOWS
from scenes.tables.tudor_mansion.telling import HOME_MS, LIGHTS, PIECE_MS, Telling
from scenes.tabletop import icons
from scenes.tabletop.arrange import Arrange, named
from scenes.tabletop.cards import card_back
from systems.rules.tudor_mansion import facts as happened
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

QUESTION_MS = 300
CHECK_MS = 200
TAG_MS = 150
ANSWER_MS = 300
READ_MS = 420
"""So long the last answer stays before a question is cleared away, when nobody has to look."""

HURRIED_READ_MS = 700
"""The same in a run of computer turns, in which it passes several times as fast."""


def hurried(director: Director) -> bool:
    """Whether a run of computer turns is shown, whose clips overlap."""
    return director.motions.tempo.hurry > 1


class QuestionClips(Telling):
    """The clips from a suggestion to its answer."""

    lying: happened.Refuted | None = None
    """Whose back lies before the asker until the asker has looked."""

    def suggested(self, fact: happened.Suggested, director: Director) -> Clip:
        """The three cards rise to the Cellar; suspect and weapon fly into the room."""
        places = self.places
        before = dict(self.state.where)
        for piece in (fact.suspect, fact.weapon):
            if piece in before:
                self.state.put(piece, fact.room)
        after = self._take(fact)
        assert self.state.question is not None
        cards: Layout = {}
        question_cards(places, self.state.question, cards)
        x, y = places.plate_centre(fact.seat)
        rising = []
        for number in range(3):
            name = f"card.{number}"
            there = cards[name]
            rising.append(
                director.series(
                    director.add(name, there.at(x=x, y=y, scale=0.45, alpha=0.0)),
                    director.cue("card"),
                    director.move(
                        name,
                        QUESTION_MS,
                        ease="settle",
                        x=there.x,
                        y=there.y,
                        scale=1.0,
                        alpha=1.0,
                    ),
                )
            )
        flying = [
            self._fly(f"token.{piece}", after, director)
            for piece in (fact.suspect, fact.weapon)
            if before.get(piece) not in (None, fact.room)
        ]
        called = {f"token.{fact.suspect}", f"token.{fact.weapon}"}
        named_cards = director.together(
            director.stagger(60, rising),
            self._arrange(
                director, after, QUESTION_MS, named("envelope", "slip.", "faceup.", "label")
            ),
        )
        called_in = director.together(
            *flying,
            self._arrange(director, after, PIECE_MS, LIGHTS),
            self._arrange(
                director,
                after,
                PIECE_MS,
                lambda name: name.startswith("token.") and name not in called,
            ),
        )
        join = director.together if hurried(director) else director.series
        return director.series(
            self._say(fact, director), join(named_cards, called_in), self._arrange(director, after)
        )

    def _fly(self, name: str, after: Layout, director: Director) -> Clip:
        spot = after[name]
        return director.series(
            director.change(name, z=Z_FLYING),
            director.cue("whoosh"),
            director.move(
                name, PIECE_MS, ease="in_out", arc=90, x=spot.x, y=spot.y, scale=spot.scale
            ),
            director.cue("token"),
        )

    def _check(self, seat: int, director: Director) -> Clip:
        """The light that runs from plate to plate, clockwise, to this seat."""
        question = self.state.question
        start = seat
        if question is not None:
            earlier = [other for other in question.answers if other != seat]
            start = earlier[-1] if earlier else question.seat
        here, there = self.places.plate_centre(start), self.places.plate_centre(seat)
        light = Sprite(icons.soft_light(150, 0.5), *here, Z_FLYING - 2)
        return director.series(
            director.add("check", light),
            director.cue("check"),
            director.move("check", CHECK_MS, ease="in_out", x=there[0], y=there[1]),
            director.remove("check"),
        )

    def _tag(self, seat: int, answer: str, director: Director) -> Clip:
        """The tag unfolds on the plate; in a run of computer turns nobody waits for it."""
        assert self.state.question is not None
        tag = tag_sprite(self.places, self.state.question, seat, answer)
        name = f"tag.{seat}"
        if hurried(director):
            return director.series(director.add(name, tag), director.cue("tag"))
        return director.series(
            director.add(name, tag.at(squash=1 / 6)),
            director.cue("tag"),
            director.move(name, TAG_MS, ease="out", squash=1.0),
        )

    def cannot_refute(self, fact: happened.CannotRefute, director: Director) -> Clip:
        """The light comes to the seat, and its tag says that it has none of them."""
        after = self._take(fact)
        return director.series(
            self._check(fact.seat, director),
            self._say(fact, director),
            self._tag(fact.seat, NONE, director),
            self._arrange(director, after),
        )

    def refuted(self, fact: happened.Refuted, director: Director) -> Clip:
        """One back goes to the asker, whatever is shown and however much of it.

        A lone human sees on the cards in the Cellar which they are. Where the asker has to look
        behind the curtain, the back stays with the asker until :meth:`after_look`.
        """
        after = self._take(fact)
        clips = [
            self._check(fact.refuter, director),
            self._say(fact, director),
            self._tag(fact.refuter, SHOWS, director),
            self._hand_over(fact.refuter, fact.suggester, director),
        ]
        if isinstance(fact.cards, tuple) and self.viewer == fact.suggester:
            marks = self._arrange(director, after, 200, named("shown."))
            clips.append(director.series(director.cue("shown"), marks, director.wait(900)))
        if not self.waits_for(fact):
            clips.append(director.wait(HURRIED_READ_MS if hurried(director) else READ_MS))
            clips.append(self._back_home(fact.refuter, director))
            clips.append(self._arrange(director, after))
        else:
            self.lying = fact
        return director.series(*clips)

    def lying_back(self) -> Layout:
        """The back that lies before an asker who has not looked yet, where one does."""
        if self.lying is None:
            return {}
        x, y = self.places.shown_back(self.lying.suggester)
        return {"back": Sprite(card_back(self.desk, SHOWN_BACK), x, y, Z_FLYING)}

    def _hand_over(self, refuter: int, suggester: int, director: Director) -> Clip:
        back = card_back(self.desk, SHOWN_BACK)
        start, end = self.places.fan(refuter), self.places.shown_back(suggester)
        small = BACK_SIZE[0] / SHOWN_BACK[0]
        return director.series(
            director.add("back", Sprite(back, *start, Z_FLYING, scale=small)),
            director.cue("show"),
            director.move("back", ANSWER_MS, ease="in_out", arc=140, x=end[0], y=end[1], scale=1.0),
        )

    def _back_home(self, refuter: int, director: Director) -> Clip:
        x, y = self.places.fan(refuter)
        small = BACK_SIZE[0] / SHOWN_BACK[0]
        return director.series(
            director.move("back", HOME_MS, ease="in_out", x=x, y=y, scale=small),
            director.remove("back"),
        )

    def after_look(self, fact: Fact) -> Clip | None:
        """The back slides home when the asker has looked."""
        director = self.desk.director
        if isinstance(fact, happened.Refuted):
            self.lying = None
            return director.series(
                self._back_home(fact.refuter, director),
                Arrange(director, self.layout),
            )
        return None

    def unrefuted(self, fact: happened.Unrefuted, director: Director) -> Clip:
        """Everybody has been asked in vain."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("unanswered"),
            self._arrange(director, after),
            director.wait(900),
        )
