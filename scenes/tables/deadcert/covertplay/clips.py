"""What each fact of COVERTplay looks like, from the state before it to the one after."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.covertplay.ending_clips import TOLD_MS, EndingClips
from scenes.tables.deadcert.covertplay.gather_clips import GatherClips
from scenes.tables.deadcert.covertplay.layout import Z_LAID, clasp, decided
from scenes.tables.deadcert.covertplay.places import FRESH, Places
from scenes.tables.deadcert.covertplay.state import CovertState
from scenes.tabletop.arrange import named
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay import facts as happened
from systems.table.choreographer import Choreographer
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

DEAL_EVERY, DEAL_MOST = 52.0, 2000.0
FLIGHT_MS = 280.0

ARRANGED = (happened.PairUnlocked, happened.PairLocked)


class Performance(GatherClips, EndingClips):
    """Shows the facts of one match; arguments as for :class:`Telling`."""

    def __init__(
        self, places: Places, state: CovertState, start: CovertState, *rest: object
    ) -> None:
        super().__init__(places, state, start, *rest)  # type: ignore[arg-type] # view_now
        self._dealt: list[happened.Dealt] = []
        self._up: list[happened.EvidenceTakenUp] = []
        self._marks: list[int] = []
        self._pairs = 0
        """How many facts about pairs were queued for the table so far..."""
        self._told_pairs = 0
        """...and how many of them its clips have shown already."""

    def skip_to(self, facts: tuple[Fact, ...]) -> None:
        """So much has happened before the table was opened."""
        self._pairs = self._told_pairs = sum(isinstance(fact, ARRANGED) for fact in facts)

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            common.EpisodeCreated: self.episode_created,
            common.DetailRead: self.detail_read,
            common.DeckShuffled: self.deck_shuffled,
            common.TurnStarted: self.turn_started,
            common.SnoopRevealed: self.snoop_revealed,
            common.CaseCold: self.case_cold,
            common.EpisodeEnded: self.episode_ended,
            common.Debrief: self.debrief,
            happened.RoundStarted: self.told,
            happened.StageStarted: self.stage_started,
            happened.Dealt: self.dealt,
            happened.Fetched: self.fetched,
            happened.Declared: self.declared,
            happened.SnoopPlayed: self.snoop_played,
            happened.HandFanned: self.hand_fanned,
            happened.CardSnooped: self.card_snooped,
            happened.PairSnooped: self.pair_snooped,
            happened.GatheringDone: self.gathering_done,
            happened.EvidenceTakenUp: self.evidence_taken_up,
            happened.Decided: self.decided,
            happened.EvidenceFiled: self.evidence_filed,
            happened.PairUnlocked: self.pair_arranged,
            happened.PairLocked: self.pair_arranged,
            happened.PressConference: self.press_conference,
        }
        for fact, maker in makers.items():
            choreographer.register(fact, maker)
        choreographer.silent(common.PointsScored, ChecklistUpdated)

    # -- the beginning -----------------------------------------------------------------------

    def episode_created(self, fact: common.EpisodeCreated, director: Director) -> Clip:
        """The seats light up around the empty desk."""
        state, start = self.state, self.start
        state.seats, state.cold_limit = start.seats, start.cold_limit
        state.round_no, state.stage = start.round_no, start.stage
        state.hands = [[0] * len(TYPES) for _ in range(start.seats)]
        state.gathered = [list(own) for own in start.gathered]
        state.locked, state.filed = list(start.locked), [list(own) for own in start.filed]
        state.fresh, state.top = start.fresh, start.top
        state.viewer, state.own = start.viewer, start.own
        state.declared, state.last_round = list(start.declared), start.last_round
        return self._laid(fact, director)

    def deck_shuffled(self, fact: common.DeckShuffled, director: Director) -> Clip:
        """The cards in play are shuffled; they are dealt at once."""
        self._take(fact)
        return director.series(
            director.cue("shuffle"), self._say(fact, director), director.wait(500)
        )

    def dealt(self, fact: happened.Dealt, director: Director) -> Clip | None:
        """All hands are dealt together, when the last one is known."""
        self._dealt.append(fact)
        if len(self._dealt) < self.state.seats:
            return None
        dealt, self._dealt = self._dealt, []
        most = max(len(one.colours) for one in dealt)
        order = [
            (one.seat, one.colours[number])
            for number in range(most)
            for one in dealt
            if number < len(one.colours)
        ]
        every = min(DEAL_EVERY, (DEAL_MOST - FLIGHT_MS) / max(1, len(order)))
        form = self.places.form
        flights = []
        for seat, colour in order:
            end = self.places.in_fan(seat, colour)
            name, way = self._flight(colour, FRESH.at, end, form.back, director, first=1.6)
            flights.append(director.series(director.cue("deal"), way, director.remove(name)))
        for one in dealt:
            self.state.apply(one)
        after = self.layout()
        return director.series(
            director.stagger(every, flights),
            self._arrange(director, after, 150, named("hand.")),
            self._arrange(director, after),
        )

    # -- rounds ------------------------------------------------------------------------------

    def told(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._arrange(director, after, 150, named("steps")),
            self._arrange(director, after),
        )

    def stage_started(self, fact: happened.StageStarted, director: Director) -> Clip:
        """The next stage is underlined; marks of the last one go."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("page"),
            self._arrange(director, after, 200, named("steps", "decided.", "plate.", "lamp.")),
            self._arrange(director, after),
            director.wait(250),
        )

    def evidence_taken_up(self, fact: happened.EvidenceTakenUp, director: Director) -> Clip | None:
        """All take up at the same time what lies before them (DC-COV-030)."""
        self._up.append(fact)
        if len(self._up) < self.state.seats:
            return None
        taken, self._up = self._up, []
        lying_there = {one.seat: list(self.state.gathered[one.seat]) for one in taken}
        for one in taken:
            self.state.apply(one)
        after = self.layout()
        ways = []
        for seat, colours in lying_there.items():
            for number, colour in enumerate(colours):
                start = self.places.gathered(seat, number)
                way = self._into_hand(seat, colour, start, director)
                gone = director.remove(f"gathered.{seat}.{number}")
                ways.append(director.series(director.wait(70 * number), gone, way))
        return director.series(
            director.cue("card"),
            director.together(*ways),
            self._arrange(director, after, 150, named("hand.")),
            self._arrange(director, after),
        )

    def decided(self, fact: happened.Decided, director: Director) -> Clip | None:
        """That all have decided is shown for all of them together."""
        self._take(fact)
        self._marks.append(fact.seat)
        if len(self._marks) < self.state.seats:
            return None
        marks, self._marks = self._marks, []
        after = self.layout()
        return director.series(
            director.caption(self.desk.runs("table.all_decided")),
            director.cue("tag"),
            director.together(
                *(self.moves.stamp(f"decided.{seat}", decided(self.places, seat)) for seat in marks)
            ),
            director.wait(TOLD_MS),
            self._arrange(director, after),
        )

    def evidence_filed(self, fact: happened.EvidenceFiled, director: Director) -> Clip:
        """Backs slide under the own stacks, in turn (DC-COV-035)."""
        after = self._take(fact)
        cards = [
            kind for kind, count in zip(TYPES, fact.colours, strict=True) for _ in range(count)
        ]
        ways = [
            director.series(director.cue("card"), self._under(fact.seat, kind, director, after))
            for kind in cards
        ]
        return director.series(
            self._say(fact, director),
            director.together(
                self._ticks(after, self._fans(fact.seat), director),
                director.stagger(110, ways),
            ),
            self._arrange(director, after),
        )

    # -- Stage 4 -----------------------------------------------------------------------------

    def pair_arranged(self, fact: Fact, director: Director) -> Clip | None:
        """Everything that is locked and unlocked in a Stage 4, in one animation for all seats."""
        self._pairs += 1
        if self._pairs <= self._told_pairs:
            return None
        facts = self._together(fact)
        self._told_pairs = self._pairs - 1 + len(facts)
        before = {seat: self.state.locked[seat] for seat in range(self.state.seats)}
        for one in facts:
            self.state.apply(one)
        after = self.layout()
        opens = [
            self._opens(one, before, director) for one in facts if isinstance(one, ARRANGED[0])
        ]
        shuts = [self._shuts(one, director) for one in facts if isinstance(one, ARRANGED[1])]
        says = [self._say(one, director) for one in facts]
        told = director.series(*(director.series(say, director.wait(450)) for say in says))
        moved = director.series(
            director.together(*opens), director.together(*shuts), director.cue("token")
        )
        return director.series(
            director.together(told, moved),
            self._arrange(director, after, 120, named("hand.", "locked.", "clasp.")),
            self._arrange(director, after),
        )

    def _together(self, fact: Fact) -> list[Fact]:
        """This fact and those of the same stage that follow it without a break."""
        facts = self.view_now().facts
        places = [place for place, one in enumerate(facts) if isinstance(one, ARRANGED)]
        if len(places) < self._pairs:
            return [fact]
        at = places[self._pairs - 1]
        found = [fact]
        for one in facts[at + 1 :]:
            if not isinstance(one, ARRANGED):
                break
            found.append(one)
        return found

    def _opens(self, fact: Fact, before: dict[int, tuple[str, ...]], director: Director) -> Clip:
        assert isinstance(fact, happened.PairUnlocked)
        ways = []
        for number, colour in enumerate(before[fact.seat]):
            start = self.places.locked(fact.seat, number)
            gone = director.remove(f"locked.{fact.seat}.{number}")
            ways.append(director.series(gone, self._into_hand(fact.seat, colour, start, director)))
        lid = f"clasp.{fact.seat}"
        return director.series(
            director.move(lid, 160, scale=1.3, alpha=0.0), director.together(*ways)
        )

    def _shuts(self, fact: Fact, director: Director) -> Clip:
        assert isinstance(fact, happened.PairLocked)
        seat = fact.seat
        ways = [
            self._from_hand(seat, colour, self.places.locked(seat, number), director)
            for number, colour in enumerate(fact.colours)
        ]
        form = self.places.form
        cards = [
            director.add(
                f"locked.{seat}.{number}",
                Sprite(
                    lying.back(self.desk, colour, form.card),
                    *self.places.locked(seat, number),
                    Z_LAID,
                ),
            )
            for number, colour in enumerate(fact.colours)
        ]
        lid = clasp(self.places, seat)
        return director.series(
            director.together(*ways), *cards, self.moves.stamp(f"clasp.{seat}", lid)
        )
