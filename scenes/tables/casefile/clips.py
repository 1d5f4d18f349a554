"""What each fact looks like, from the state before it to the one after."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import ChoiceLocked, Fact
from game.core.messages import HIDDEN
from scenes.tables.casefile import places
from scenes.tables.casefile.die_clips import DieClips
from scenes.tables.casefile.offer_clips import OfferClips
from scenes.tables.casefile.solving_clips import SolvingClips
from scenes.tables.casefile.telling import READ_MS
from scenes.tabletop.arrange import named
from systems.rules.casefile import facts as happened
from systems.rules.casefile.cards import TYPES
from systems.table.choreographer import Choreographer
from systems.table.clips import Clip, Director

EVERY, MOST = 60.0, 1700.0


class Performance(OfferClips, DieClips, SolvingClips):
    """Shows the facts of one match; arguments as for :class:`Telling`."""

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            happened.GameStarted: self.game_started,
            happened.RoundStarted: self.quiet,
            happened.TurnStarted: self.turn_started,
            happened.BonusPlayed: self.bonus_played,
            happened.BonusCancelled: self.told,
            happened.WarrantShown: self.private,
            happened.CardsDrawn: self.cards_drawn,
            happened.StakeoutSeen: self.stakeout_seen,
            happened.LockerSeen: self.locker_seen,
            happened.WiretapSeen: self.wiretap_seen,
            happened.CardsDiscarded: self.cards_discarded,
            happened.DiscardsShown: self.told,
            happened.ResetDone: self.reset_done,
            happened.DeckReshuffled: self.deck_reshuffled,
            happened.FinalCall: self.told,
            happened.LastDetective: self.told,
            ChoiceLocked: self.quiet,
        }
        for part in (self.offer_makers(), self.die_makers(), self.solving_makers()):
            makers |= part
        for fact, maker in makers.items():
            choreographer.register(fact, maker)
        choreographer.register_run(happened.CardsDealt, self.cards_dealt)

    # -- simple ones -------------------------------------------------------------------------

    def told(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves but what the state says."""
        return self._settle(fact, director, 150, wait=READ_MS)

    def quiet(self, fact: Fact, director: Director) -> Clip:
        """A change that needs no moment of its own."""
        return self._settle(fact, director, 120)

    def private(self, fact: Fact, director: Director) -> Clip:
        """What one seat learnt, told where the viewer is that seat."""
        return self._settle(fact, director, 100, wait=READ_MS)

    # -- the beginning -----------------------------------------------------------------------

    def game_started(self, fact: happened.GameStarted, director: Director) -> Clip:
        """The sheets are pinned up one after the other; then the plates come."""
        self._take(fact)
        after = self.layout()
        sheets = [
            director.series(
                director.cue("page"), self._arrange(director, after, 240, named(f"sheet.{kind}"))
            )
            for kind in TYPES
        ]
        plates = [
            self._arrange(
                director, after, 220, named(f"plate.{seat}", f"lamp.{seat}", f"counted.{seat}")
            )
            for seat in range(self.state.seats)
        ]
        return director.series(
            self._say(fact, director),
            director.stagger(150, sheets),
            self._arrange(director, after, 260, named("folder")),
            director.stagger(90, plates),
            self._arrange(director, after, 150),
            director.wait(READ_MS),
        )

    def cards_dealt(self, facts: tuple[happened.CardsDealt, ...], director: Director) -> Clip:
        """All hands are dealt together, a card at a time round the table."""
        for fact in facts:
            self._take(fact)
        after, hands = self.layout(), self.state.hands
        dealt = sorted(fact.seat for fact in facts)
        order = [seat for turn in range(max(hands)) for seat in dealt if hands[seat] > turn]
        every = min(EVERY, MOST / max(1, len(order)))
        ways = [
            director.series(
                director.cue("deal"),
                self._back_flies(places.DECK, self.places.hand(seat), director),
            )
            for seat in order
        ]
        return director.series(
            self._say(facts[-1], director),
            director.stagger(every, ways),
            self._arrange(director, after, 200),
        )

    # -- turns -------------------------------------------------------------------------------

    def turn_started(self, fact: happened.TurnStarted, director: Director) -> Clip:
        """The strings of the last turn come off, and the lantern passes on."""
        after = self._take(fact)
        gone = named("marker.", "string.", "tie", "slip.", "envelope.", "balloon.")
        return director.series(
            self._arrange(director, after, 200, gone),
            self._say(fact, director),
            self._arrange(director, after, 220, named("plate.", "lamp.")),
            self._arrange(director, after, 200),
            director.wait(250),
        )

    # -- bonus cards -------------------------------------------------------------------------

    def bonus_played(self, fact: happened.BonusPlayed, director: Director) -> Clip:
        """The card comes out of a hand, everybody reads it, and it lies on the pile."""
        start = self.places.hand(fact.seat)
        after = self._take(fact)
        name, shown = self._shown_to_all(fact.card, start, director, stays=1100)
        return director.series(
            self._arrange(director, after, 120, named("hand.")),
            self._say(fact, director),
            shown,
            self.moves.fly(name, places.PILE, z=200, ms=280, scale=0.23),
            director.remove(name),
            self._arrange(director, after, 150),
        )

    def cards_drawn(self, fact: happened.CardsDrawn, director: Director) -> Clip:
        """Backs come from the deck."""
        end = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._backs_fly(fact.count, places.DECK, end, director),
            self._arrange(director, after, 150),
            director.wait(300),
        )

    def stakeout_seen(self, fact: happened.StakeoutSeen, director: Director) -> Clip:
        """Backs are taken up; all but one go under the deck."""
        end = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._backs_fly(fact.count, places.DECK, end, director),
            self._backs_fly(fact.count - 1, end, places.DECK, director),
            self._arrange(director, after, 150),
            director.wait(300),
        )

    def locker_seen(self, fact: happened.LockerSeen, director: Director) -> Clip:
        """Backs are taken up from the pile; all but one go back to their places."""
        end = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._backs_fly(fact.count, places.PILE, end, director),
            self._backs_fly(fact.count - 1, end, places.PILE, director),
            self._arrange(director, after, 150),
            director.wait(300),
        )

    def wiretap_seen(self, fact: happened.WiretapSeen, director: Director) -> Clip:
        """Whoever listens hears it; everybody sees that they do."""
        words = self.desk.texts.fact_runs(fact)
        after = self._take(fact)
        said = director.caption(self.desk.coloured(words)) if words else Clip()
        return director.series(said, self._arrange(director, after), director.wait(READ_MS))

    # -- the piles ---------------------------------------------------------------------------

    def cards_discarded(self, fact: happened.CardsDiscarded, director: Director) -> Clip:
        """Backs go to the pile."""
        start = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._arrange(director, after, 100, named("hand.", f"plate.{fact.seat}")),
            self._backs_fly(fact.count, start, places.PILE, director, ms=240),
            self._arrange(director, after, 120),
        )

    def reset_done(self, fact: happened.ResetDone, director: Director) -> Clip:
        """Everybody draws up to five."""
        end = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._backs_fly(fact.n_drawn, places.DECK, end, director, ms=240),
            self._arrange(director, after, 120),
        )

    def deck_reshuffled(self, fact: happened.DeckReshuffled, director: Director) -> Clip:
        """The pile goes under the deck."""
        count = self.state.pile
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("shuffle"),
            self._backs_fly(min(count, 5), places.PILE, places.DECK, director, ms=220),
            self._arrange(director, after, 150),
            director.wait(300),
        )


def hidden(cards: tuple[str, ...] | str) -> bool:
    """Whether the viewer does not know some cards."""
    return cards == HIDDEN or HIDDEN in cards
