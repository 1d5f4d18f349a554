"""What each fact looks like, from the state before it to the one after."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.deadly_premonition import cards, staging
from scenes.tables.deadly_premonition.battle_clips import BattleClips
from scenes.tables.deadly_premonition.changes import take
from scenes.tables.deadly_premonition.layout import PILE, Z_CARD, pile_at
from scenes.tables.deadly_premonition.murder_clips import MurderClips
from scenes.tables.deadly_premonition.telling import READ_MS
from scenes.tabletop.arrange import named
from systems.rules.deadly_premonition import facts as happened
from systems.table.choreographer import Choreographer
from systems.table.clips import Clip, Director
from systems.table.moves import FLYING_Z
from systems.table.sprites import Sprite

EVERY, MOST = 55.0, 1700.0

DISCARDS_EVERY = 130.0
"""Milliseconds from one card to the next that go to the pile together."""


class Performance(BattleClips, MurderClips):
    """Shows the facts of one match; arguments as for :class:`Telling`."""

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            happened.GameStarted: self.game_started,
            happened.FirstSeat: self.told,
            happened.RoundStarted: self.round_started,
            happened.TurnStarted: self.turn_started,
            happened.EffectExpired: self.effect_expired,
            happened.CardsDrawn: self.cards_drawn,
            happened.DrawSkipped: self.told,
            happened.DeckReformed: self.deck_reformed,
            happened.CardPlayed: self.card_played,
            happened.ProtectionPlaced: self.protection_placed,
            happened.LockPlaced: self.lock_placed,
            happened.MarkPlaced: self.mark_placed,
            happened.MarkRemoved: self.quiet,
            happened.SuspectsSwapped: self.suspects_swapped,
            happened.BanSet: self.under,
            happened.BanActive: self.told,
            happened.BanEnded: self.quiet,
            happened.ExtraMove: self.under,
            happened.DollPlaced: self.doll_placed,
            happened.AmplifyPending: self.under,
            happened.AmplifyUsed: self.told,
            happened.AmplifyLapsed: self.told,
            happened.HandViewed: self.hand_viewed,
            happened.WeatherPeeked: self.weather_peeked,
            happened.WeatherReturned: self.weather_peeked,
            happened.HandsExchanged: self.hands_exchanged,
            happened.PlayerRemoved: self.player_removed,
            happened.AlignmentRevealed: self.alignment_revealed,
            happened.GameOver: self.game_over,
        }
        for fact, maker in {**makers, **self.battle_makers(), **self.murder_makers()}.items():
            choreographer.register(fact, maker)
        choreographer.register_run(happened.AlignmentDealt, self.alignments_dealt)
        choreographer.register_run(happened.HandDealt, self.hands_dealt)
        choreographer.register_run(happened.CardDiscarded, self.cards_discarded)
        choreographer.register_run(happened.CardStolen, self.cards_stolen)

    # -- simple ones -------------------------------------------------------------------------

    def told(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves but what the state says."""
        return self._settle(fact, director, 150, wait=READ_MS)

    def quiet(self, fact: Fact, director: Director) -> Clip:
        """A change that needs no moment of its own."""
        return self._settle(fact, director, 120)

    def under(self, fact: Fact, director: Director) -> Clip:
        """A seat is under something new."""
        return self._settle(fact, director, 200, wait=READ_MS, cue="token")

    # -- the beginning -----------------------------------------------------------------------

    def game_started(self, fact: happened.GameStarted, director: Director) -> Clip:
        """The line-ups come out of the dark, one board after the other."""
        self._take(fact)
        after = self.layout()
        clips = [self._say(fact, director), director.cue("page")]
        ways = []
        for seat, board in enumerate(self.state.boards):
            own = tuple(f"suspect.{name}" for name in board)
            which = named(
                f"plate.{seat}",
                f"lamp.{seat}",
                f"wall.{seat}",
                f"chips.{seat}",
                *own,
            )
            ways.append(self._arrange(director, after, 260, which))
        clips += [director.stagger(180, ways), self._arrange(director, after, 150)]
        return director.series(*clips, director.wait(READ_MS))

    def alignments_dealt(
        self, facts: tuple[happened.AlignmentDealt, ...], director: Director
    ) -> Clip:
        """All alignments are dealt together, face down."""
        ways = []
        for fact in facts:
            self._take(fact)
            to = self._portrait(fact.seat)
            deck = cards.ALIGNMENT
            ways.append(self._back_flies(staging.EVENT_AT, to, director, deck=deck, ms=300))
        return director.series(director.cue("deal"), director.stagger(EVERY, ways))

    def _portrait(self, seat: int) -> tuple[float, float]:
        area = self.places.board(seat)
        return (area.left + 50, area.top + 42)

    def hands_dealt(self, facts: tuple[happened.HandDealt, ...], director: Director) -> Clip:
        """All hands are dealt together, a card at a time round the table."""
        for fact in facts:
            self._take(fact)
        after = self.layout()
        most = max(fact.count for fact in facts)
        order = [fact.seat for card in range(most) for fact in facts if card < fact.count]
        every = min(EVERY, MOST / max(1, len(order)))
        ways = [
            director.series(
                director.cue("deal"),
                self._back_flies(pile_at("profiling"), self.places.hand(seat), director),
            )
            for seat in order
        ]
        return director.series(
            director.stagger(every, ways),
            self._arrange(director, after, 150),
        )

    # -- turns -------------------------------------------------------------------------------

    def round_started(self, fact: happened.RoundStarted, director: Director) -> Clip:
        """The number of the round ticks."""
        return self._settle(fact, director, 120)

    def turn_started(self, fact: happened.TurnStarted, director: Director) -> Clip:
        """The lantern passes on."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._painted(director, after),
            self._arrange(director, after, 200),
            director.wait(200),
        )

    def effect_expired(self, fact: happened.EffectExpired, director: Director) -> Clip:
        """Tokens are taken up, the fog lifts."""
        return self._settle(fact, director, 300, wait=READ_MS)

    def cards_drawn(self, fact: happened.CardsDrawn, director: Director) -> Clip:
        """Backs go from the pile to the hand; somebody alone sees the own cards arrive."""
        end = self.places.hand(fact.seat)
        after = self._take(fact)
        count = fact.drawn
        ways = [
            self._back_flies(pile_at("profiling"), end, director, ms=240)
            for _ in range(min(count, 7))
        ]
        flying = director.series(director.cue("deal"), director.stagger(90, ways))
        return director.series(
            self._say(fact, director),
            flying if ways else director.wait(200),
            self._arrange(director, after, 60),
        )

    def deck_reformed(self, fact: happened.DeckReformed, director: Director) -> Clip:
        """A pile is shuffled and is the deck again."""
        return self._settle(fact, director, 200, wait=300, cue="shuffle")

    # -- cards -------------------------------------------------------------------------------

    def card_played(self, fact: happened.CardPlayed, director: Director) -> Clip:
        """A card comes out of a hand and lies in the middle for everybody to read."""
        start = self.from_hand(fact.seat)
        after = self._take(fact)
        name = f"card.{fact.card}"
        to = after[name]
        return director.series(
            self._say(fact, director),
            director.together(
                self._arrange(
                    director, after, 200, named("middle", "pile.", "hand", "back.", "own.")
                ),
                self._card_flies(
                    fact.card,
                    start,
                    (to.x, to.y),
                    director,
                    size=staging.EVENT_CARD,
                    z=Z_CARD,
                    turned=fact.seat == self.state.viewer,
                ),
            ),
            self._arrange(director, after),
            director.wait(READ_MS),
        )

    def cards_discarded(
        self, facts: tuple[happened.CardDiscarded, ...], director: Director
    ) -> Clip:
        """Cards go to the pile, from the table or out of a hand, one close after the other."""
        ways = [self._discarded(fact, director) for fact in facts]
        after = self.layout()
        read = any(fact.cause in ("move", "limit", "forced") for fact in facts)
        return director.series(
            director.stagger(DISCARDS_EVERY, ways),
            self._arrange(director, after, 80),
            director.wait(READ_MS if read else 0.0),
        )

    def _discarded(self, fact: happened.CardDiscarded, director: Director) -> Clip:
        """One card on its way to the pile, with the weather that it called for."""
        on_table = fact.card in self.state.on_table
        weather = self.state.weather if fact.card == self.state.played else ""
        start = self.from_hand(fact.owner)
        seen = fact.owner == self.state.viewer
        take(self.state, fact)
        say = self._say(fact, director)
        if on_table:
            ways = [self._leaves_table(fact.card, director)]
            if weather:
                ways.append(self._to_pile(f"card.{weather}", "past", director))
                ways.append(self._arrange(director, self.layout(), 350, named("sky", "breath")))
            return director.series(say, director.together(*ways))
        name = f"card.{fact.card}"
        face = cards.face(self.desk, fact.card, PILE)
        back = face if seen else cards.back(self.desk, PILE)
        return director.series(
            say,
            director.add(name, Sprite(back, *start, FLYING_Z, scale=0.6)),
            director.cue("card"),
            director.together(
                self.moves.fly(name, pile_at("pile"), z=FLYING_Z, scale=1.0),
                Clip() if seen else self.moves.flip(name, face),
            ),
        )

    def _leaves_table(self, card: str, director: Director) -> Clip:
        """A card that lay open, or below the weather that it called for."""
        name = f"card.{card}"
        if name in self.desk.stage:
            return self._to_pile(name, "pile", director)
        face = cards.face(self.desk, card, PILE)
        below = Sprite(face, *staging.EVENT_AT, Z_CARD - 1)
        return director.series(director.add(name, below), self._to_pile(name, "pile", director))

    # -- tokens ------------------------------------------------------------------------------

    def protection_placed(self, fact: happened.ProtectionPlaced, director: Director) -> Clip:
        """A shield comes down on a shoulder."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._stamp_tokens("protection", [fact.suspect], director),
            self._arrange(director, after),
            director.wait(300),
        )

    def lock_placed(self, fact: happened.LockPlaced, director: Director) -> Clip:
        """Clips close one after the other."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._stamp_tokens("lockdown", fact.suspects, director),
            self._arrange(director, after),
            director.wait(READ_MS),
        )

    def mark_placed(self, fact: happened.MarkPlaced, director: Director) -> Clip:
        """The mark comes down; there is but one."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.move("mark", 150, alpha=0.0) if fact.previous else Clip(),
            self._stamp_tokens("mark", [fact.suspect], director),
            self._arrange(director, after),
            director.wait(READ_MS),
        )

    def suspects_swapped(self, fact: happened.SuspectsSwapped, director: Director) -> Clip:
        """Two pass each other, each to the other's column."""
        one, other = (f"suspect.{name}" for name in fact.suspects)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("step"),
            director.together(
                self.moves.cross(one, other),
                self._arrange(director, after, 300, named("mark", "protection.", "lockdown.")),
            ),
            self._arrange(director, after),
            director.wait(READ_MS),
        )

    def doll_placed(self, fact: happened.DollPlaced, director: Director) -> Clip:
        """The doll hangs on the board of its seat."""
        name = f"card.{fact.card}"
        after = self._take(fact)
        area = self.places.board(fact.seat)
        return director.series(
            self._say(fact, director),
            self.moves.fly(name, (area.left + 130, area.top + 60), scale=0.2),
            director.remove(name),
            self._arrange(director, after, 150),
            director.wait(300),
        )

    # -- looking -----------------------------------------------------------------------------

    def hand_viewed(self, fact: happened.HandViewed, director: Director) -> Clip:
        """The backs of a hand are held up to somebody; nobody else sees a face."""
        ends = self.places.hand(fact.viewer)
        start = self.places.hand(fact.target)
        after = self._take(fact)
        there = self._back_flies(start, ends, director, ms=300)
        again = self._back_flies(ends, start, director, ms=300)
        return director.series(
            self._say(fact, director), there, again, self._arrange(director, after, 100)
        )

    def weather_peeked(self, fact: Fact, director: Director) -> Clip:
        """Weather cards are taken up, or put back."""
        assert isinstance(fact, happened.WeatherPeeked | happened.WeatherReturned)
        pile, hand = pile_at("weather"), self.places.hand(fact.viewer)
        up = isinstance(fact, happened.WeatherPeeked)
        start, end = (pile, hand) if up else (hand, pile)
        after = self._take(fact)
        ways = [
            self._back_flies(start, end, director, deck=cards.WEATHER_BACK)
            for _ in range(fact.count)
        ]
        return director.series(
            self._say(fact, director),
            director.stagger(90, ways),
            self._arrange(director, after, 100),
            director.wait(250),
        )

    def cards_stolen(self, facts: tuple[happened.CardStolen, ...], director: Director) -> Clip:
        """A back changes hands; with Bad Handling all of them at once."""
        ways = [
            self._back_flies(
                self.places.hand(one.victim), self.places.hand(one.thief), director, ms=300
            )
            for one in facts
        ]
        for one in facts:
            take(self.state, one)
        after = self.layout()
        says = [director.series(self._say(one, director), director.wait(420)) for one in facts]
        return director.series(
            director.cue("card"),
            director.together(director.series(*says), director.together(*ways)),
            self._arrange(director, after, 120),
        )

    def hands_exchanged(self, fact: happened.HandsExchanged, director: Director) -> Clip:
        """Two hands cross."""
        one, other = self.places.hand(fact.first), self.places.hand(fact.second)
        before = fact.counts
        after = self._take(fact)
        ways = [self._back_flies(one, other, director, ms=300) for _ in range(min(5, before[0]))]
        ways += [self._back_flies(other, one, director, ms=300) for _ in range(min(5, before[1]))]
        return director.series(
            self._say(fact, director),
            director.cue("card"),
            director.stagger(60, ways),
            self._arrange(director, after, 120),
            director.wait(READ_MS),
        )

    # -- removal and the end -----------------------------------------------------------------

    def alignment_revealed(self, fact: happened.AlignmentRevealed, director: Director) -> Clip:
        """The alignment card comes to the middle and turns over."""
        after = self._take(fact)
        card = "KIL" if fact.alignment == "killer" else "AG1"
        return director.series(
            self._turns_up(fact.seat, card, director, say=self._say(fact, director)),
            self._arrange(director, after, 150),
        )

    def _turns_up(self, seat: int, card: str, director: Director, *, say: Clip) -> Clip:
        name = self._name()
        size = (230.0, 322.0)
        back = cards.back(self.desk, size, cards.ALIGNMENT)
        face = cards.face(self.desk, card, size)
        start = self._portrait(seat)
        return director.series(
            director.add(name, Sprite(back, *start, FLYING_Z + 5, scale=0.15)),
            director.cue("card"),
            self.moves.fly(name, staging.EVENT_AT, z=FLYING_Z + 5, ms=300, scale=1.0),
            self.moves.dim_all_but((name,), 0.45),
            director.wait(200),
            self.moves.flip(name, face, 320),
            say,
            director.wait(1300),
            self.moves.undim(),
            self.moves.fly(name, start, z=FLYING_Z + 5, ms=260, scale=0.12),
            director.remove(name),
        )

    def player_removed(self, fact: happened.PlayerRemoved, director: Director) -> Clip:
        """The board goes dark; whoever lives on it stays in danger."""
        return self._settle(fact, director, 400, wait=900, cue="thud")

    def game_over(self, fact: happened.GameOver, director: Director) -> Clip:
        """Every alignment lies open."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("verdict"),
            self._arrange(director, after, 400),
            director.wait(1800),
        )
