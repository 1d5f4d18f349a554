"""What each fact looks like, from the state before it to the one after."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import ChoiceLocked, Fact
from scenes.tables.detective_club import cards, drawing
from scenes.tables.detective_club.closing_clips import ClosingClips
from scenes.tables.detective_club.floor import slip_words
from scenes.tables.detective_club.layout import pad_picture
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.places import BANK
from scenes.tables.detective_club.state import take
from scenes.tables.detective_club.telling import FLYING_Z, READ_MS
from scenes.tabletop.arrange import named
from scenes.tabletop.preparing import Prepare
from systems.rules.detective_club import facts as happened
from systems.table.choreographer import Choreographer
from systems.table.clips import Clip, Director
from systems.table.moves import Flight
from systems.table.sprites import Sprite

SMALL_BACK = (60.0, 90.0)
BOOK = (110.0, 78.0)
HANG_MS = 300.0
LIGHTS = ("lamp", "spot")


class Performance(ClosingClips):
    """Shows the facts of one match; arguments as for :class:`Telling`."""

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            happened.GameStarted: self.game_started,
            happened.CardsDrawn: self.cards_drawn,
            happened.RoundStarted: self.round_started,
            happened.WordChosen: self.word_chosen,
            happened.CardPlayed: self.card_played,
            happened.NotebookDealt: self.notebook_dealt,
            happened.WordAnnounced: self.word_announced,
            happened.CardExplained: self.card_explained,
            happened.Explained: self.explained,
            happened.TalkStarted: self.told,
            happened.SeatReady: self.quiet,
            happened.TalkEnded: self.told,
            happened.TopicProposed: self.told,
            happened.TopicRefused: self.told,
            happened.TopicChanged: self.told,
            happened.DeckReshuffled: self.deck_reshuffled,
            ChoiceLocked: self.quiet,
        }
        for fact, maker in (makers | self.closing_makers()).items():
            choreographer.register(fact, maker)

    # -- simple ones -------------------------------------------------------------------------

    def told(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves but what the state says."""
        return self._settle(fact, director, 150, wait=READ_MS)

    def quiet(self, fact: Fact, director: Director) -> Clip:
        """A change that needs no moment of its own."""
        return self._settle(fact, director, 120)

    def deck_reshuffled(self, fact: happened.DeckReshuffled, director: Director) -> Clip:
        """It is heard and said."""
        return self._settle(fact, director, 100, wait=READ_MS, cue="shuffle")

    # -- the beginning -----------------------------------------------------------------------

    def game_started(self, fact: happened.GameStarted, director: Director) -> Clip:
        """The plates come to the wall one after the other."""
        after = self._take(fact)
        order = [self.state.active, *self.state.others]
        plates = [
            self._arrange(director, after, 220, named(f"plate.{seat}", f"lamp.{seat}"))
            for seat in order
        ]
        return director.series(
            self._say(fact, director),
            self._arrange(director, after, 240, named("pad", "panel", "steps")),
            director.stagger(90, plates),
            self._arrange(director, after, 150),
            director.wait(READ_MS),
        )

    def cards_drawn(self, fact: happened.CardsDrawn, director: Director) -> Clip | None:
        """The deal: all hands together. Later a card comes for each that was played."""
        take(self.state, fact)
        if self.state.number > 0:
            return self._arrange(director, self.layout(), 150)
        self._dealt += 1
        if self._dealt < self.state.seats:
            return None
        after = self.layout()
        back = cards.back(self.desk, SMALL_BACK)
        order = [self.state.active, *self.state.others]
        flights = [
            Flight(
                self._name(), self.places.plate(self.state, seat).centre, 89.0,
                Sprite(back, *BANK, FLYING_Z), scale=0.7,
            )
            for _ in fact.cards
            for seat in order
        ]  # fmt: skip
        gone = [director.remove(flight.name) for flight in flights]
        return director.series(
            director.cue("deal"),
            self.moves.deal(flights),
            director.together(*gone),
            self._arrange(director, after, 150),
        )

    _dealt = 0

    def round_started(self, fact: happened.RoundStarted, director: Director) -> Clip:
        """The lamp goes to who thinks of a word."""
        return self._settle(fact, director, 200, wait=READ_MS)

    # -- the word and the paintings ----------------------------------------------------------

    def word_chosen(self, fact: happened.WordChosen, director: Director) -> Clip:
        """There is one: it is locked away."""
        return self._settle(fact, director, 200, wait=350, cue="page")

    def card_played(self, fact: happened.CardPlayed, director: Director) -> Clip:
        """From the hand up to its nail; then its lamp comes up."""
        stage, state = self.desk.stage, self.state
        held = f"hand.{fact.card}"
        if held in stage:
            start, small = (stage[held].x, stage[held].y), 0.62
        else:
            start, small = self.places.plate(state, fact.seat).centre, 0.3
        which = len(state.now.hung.get(fact.seat, ()))
        hanging = self.places.hanging(state, fact.seat)
        area = hanging.pictures[which]
        number = 0 if fact.seat == state.active else which + 1
        size = (area.width, area.height)
        picture = cards.framed(self.desk, fact.card, size, hanging.frame, number)
        name = f"card.{fact.card}"
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            Prepare(director, lambda: [picture]),
            director.cue("card"),
            director.remove(held),
            director.add(name, Sprite(picture, *start, FLYING_Z, scale=small)),
            self.moves.fly(name, area.centre, z=after[name].z, ms=HANG_MS, scale=1.0),
            self._arrange(director, after, 150, named(*LIGHTS)),
            self._arrange(director, after, 120),
        )

    def notebook_dealt(self, fact: happened.NotebookDealt, director: Director) -> Clip | None:
        """Closed notebooks go to everybody, all together."""
        last = self.state.others[-1]
        take(self.state, fact)
        said = self._say(fact, director) if fact.seat == self.state.viewer else Clip()
        if fact.seat != last:
            return said
        after = self.layout()
        picture = drawing.book(self.desk, BOOK, None, closed=True)
        start = self.places.plate(self.state, self.state.active).centre
        ways = []
        for seat in self.state.others:
            name, end = self._name(), self.places.plate(self.state, seat).centre
            ways.append(
                director.series(
                    director.add(name, Sprite(picture, *start, FLYING_Z)),
                    self.moves.fly(name, end, z=FLYING_Z, scale=0.8),
                    director.fade(name, 120, 0.0),
                    director.remove(name),
                )
            )
        words = self.desk.runs(f"{GAME}.table.dealt")
        return director.series(
            director.caption(words) if self.state.notebook is None else said,
            director.cue("page"),
            director.stagger(90, ways),
            self._arrange(director, after, 200),
        )

    # -- the talk ----------------------------------------------------------------------------

    def word_announced(self, fact: happened.WordAnnounced, director: Director) -> Clip:
        """The page is turned, and there stands the word."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("flip"),
            self.moves.flip("pad", pad_picture(self.places, self.state), 260),
            self._arrange(director, after, 220),
            director.wait(READ_MS * 2),
        )

    def card_explained(self, fact: happened.CardExplained, director: Director) -> Clip:
        """A slip of paper comes into the panel, and stays to be read."""
        after = self._take(fact)
        text = "".join(one.text for one in slip_words(self.desk, fact))
        return director.series(
            self._say(fact, director),
            self._arrange(director, after, 180, named("panel", "plate.", "card.", *LIGHTS)),
            director.cue("page"),
            self._arrange(director, after, 250),
            director.wait(self._reading(text)),
        )

    def explained(self, fact: happened.Explained, director: Director) -> Clip:
        """The floor passes on; what was written stays until then."""
        return self._settle(fact, director, 200)
