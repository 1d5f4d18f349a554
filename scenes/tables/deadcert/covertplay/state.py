"""What everybody can see of a COVERTplay episode, as plain values, fact by fact.

There are colours and counts in it and no name of a card that lies face down (rules file, section
3.3) but those that the viewer itself holds; a view that is for everybody has no such viewer. Only
after the end it holds all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.facts import Fact
from game.core.view import View
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import TYPES, colour_of
from systems.rules.deadcert.covertplay import facts as happened
from systems.rules.deadcert.covertplay.bureau import hand_of, locked_of

GATHER, ANALYSE = 1, 2
FRESH, DECLARED = "fresh", "declared"


@dataclass
class CovertState:
    """Everything that the table shows.

    Attributes:
        seats: how many play.
        details: those that were read out.
        turn: the seat that gathers; None outside Stage 1.
        round_no, stage: of the round.
        hands: by seat, the number of cards per type.
        gathered: by seat, the colours of what lies before it, in order.
        locked: by seat, the colours of its Lock Down.
        filed: by seat, the number of filed cards per type.
        fresh, top: cards in Fresh, and the type of the top one.
        declared: the Declared stack, the top card first.
        snoop: the Snoop card that is being played.
        target: on whom.
        decided: the seats whose sealed choices have been told.
        killer: the killer's three cards, from a Press Conference or the end on.
        opened: zone -> its cards, when everything was turned up.
        last_round: after which the case goes cold; None while Fresh has cards.
        cold_limit: rounds that are played after the one in which Fresh became empty.
        viewer: the seat through whose eyes all this is seen; None for everybody's.
        own: what that seat holds, its Lock Down included, in the order of their ids.
        locked_suspect: on the pair that it locked.
    """

    seats: int = 0
    details: tuple[str, ...] = ()
    turn: int | None = None
    round_no: int = 0
    stage: int = 0
    hands: list[list[int]] = field(default_factory=list)
    gathered: list[list[str]] = field(default_factory=list)
    locked: list[tuple[str, ...]] = field(default_factory=list)
    filed: list[list[int]] = field(default_factory=list)
    fresh: int = 0
    top: str | None = None
    declared: list[str] = field(default_factory=list)
    snoop: str = ""
    target: int | None = None
    decided: set[int] = field(default_factory=set)
    killer: tuple[str, ...] = ()
    opened: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    last_round: int | None = None
    cold_limit: int = 0
    viewer: int | None = None
    own: tuple[str, ...] = ()
    locked_suspect: str = ""

    # -- from a view -------------------------------------------------------------------------

    @classmethod
    def of(cls, view: View) -> CovertState:
        """The state that a view tells of."""
        values, zones = view.values, view.zones
        seats = range(len(view.seats))
        gathering = values["stage"] == GATHER and view.outcome is None
        state = cls(
            seats=len(seats),
            details=zones["details"].cards,
            turn=int(values["turn"]) if gathering else None,
            round_no=int(values["round_no"]),
            stage=int(values["stage"]),
            hands=[list(values[f"hand_colours.{seat}"]) for seat in seats],
            gathered=[list(values[f"gathered_colours.{seat}"]) for seat in seats],
            locked=[tuple(values[f"locked_colours.{seat}"]) for seat in seats],
            filed=[[_count(view, f"filed.{seat}.{kind}") for kind in TYPES] for seat in seats],
            fresh=int(values["fresh_count"]),
            top=values["fresh_top"],
            declared=list(zones[DECLARED].cards),
            snoop=(values["snoop"] or "") if gathering else "",
            target=values["target"] if gathering and values["snoop"] else None,
            last_round=values["last_round"],
            cold_limit=int(view.house_rules["covert_cold_rounds"]),
        )
        if isinstance(view.viewer, int):
            state.viewer = view.viewer
            held = zones[hand_of(view.viewer)].cards + zones[locked_of(view.viewer)].cards
            state.own = tuple(sorted(held))
        turn = state.turn
        for fact in view.facts:
            state._remember(fact)
        state.turn = turn
        return state

    @classmethod
    def before(cls, view: View) -> CovertState:
        """The state in which the match began; the view is that of a match not played yet."""
        state = cls.of(view)
        came = fresh_fetches(view.facts)
        if came:
            state.fresh, state.top = state.fresh + len(came), came[0]
            state.last_round = None
        taken = any(isinstance(fact, happened.EvidenceTakenUp) for fact in view.facts)
        if taken:
            for fact in view.facts:
                if isinstance(fact, happened.Dealt):
                    left = Counter(state.colours(fact.seat)) - Counter(fact.colours)
                    state.gathered[fact.seat] = [k for k in TYPES for _ in range(left[k])]
        state.hands = [[0] * len(TYPES) for _ in range(state.seats)]
        if state.viewer is not None:
            state.own = tuple(sorted(view.zones[locked_of(state.viewer)].cards))
            state.locked_suspect = ""
        state.turn, state.snoop, state.target, state.details = None, "", None, ()
        # Where a match is arranged to begin within a round, no fact tells of that round.
        if any(isinstance(fact, happened.RoundStarted) for fact in view.facts):
            state.round_no = 0
        if any(isinstance(fact, happened.StageStarted) for fact in view.facts):
            state.stage = 0
        state.decided.clear()
        return state

    def colours(self, seat: int) -> list[str]:
        """The backs of a hand, by type."""
        counts = zip(TYPES, self.hands[seat], strict=True)
        return [kind for kind, count in counts for _ in range(count)]

    # -- fact by fact ------------------------------------------------------------------------

    def apply(self, fact: Fact, *, top: str | None = None) -> None:
        """Take up what happened.

        Args:
            fact: as anybody knows it.
            top: the type on top of Fresh afterwards, where the fact takes a card from there.
        """
        self._remember(fact)
        self._hold(fact)
        if isinstance(fact, happened.Dealt):
            for colour in fact.colours:
                self._hand(fact.seat, colour, 1)
        elif isinstance(fact, common.TurnStarted):
            self.turn = fact.seat
        elif isinstance(fact, happened.Fetched):
            self._fetch(fact, top)
        elif isinstance(fact, common.SnoopRevealed):
            colour = colour_of(fact.kind)
            self._hand(fact.seat, colour, -1)
            self.filed[fact.seat][TYPES.index(colour)] += 1
            self.snoop = fact.kind
        elif isinstance(fact, happened.Declared):
            self._hand(fact.seat, colour_of(fact.card), -1)
            self.declared.insert(0, fact.card)
        elif isinstance(fact, happened.SnoopPlayed):
            self.target = fact.target
        elif isinstance(fact, happened.CardSnooped):
            self._hand(fact.target, fact.colour, -1)
            self.gathered[fact.snooper].append(fact.colour)
        elif isinstance(fact, happened.PairSnooped):
            self.gathered[fact.snooper] += fact.colours
            self.locked[fact.target] = ()
        elif isinstance(fact, happened.GatheringDone):
            self.snoop, self.target = "", None
        else:
            self._later_stages(fact)

    def _later_stages(self, fact: Fact) -> None:
        if isinstance(fact, happened.EvidenceTakenUp):
            for colour in self.gathered[fact.seat]:
                self._hand(fact.seat, colour, 1)
            self.gathered[fact.seat] = []
        elif isinstance(fact, happened.EvidenceFiled):
            for place, count in enumerate(fact.colours):
                self.hands[fact.seat][place] -= count
                self.filed[fact.seat][place] += count
        elif isinstance(fact, happened.PairUnlocked):
            self.locked[fact.seat] = ()
            for colour in fact.colours:
                self._hand(fact.seat, colour, 1)
        elif isinstance(fact, happened.PairLocked):
            self.locked[fact.seat] = tuple(fact.colours)
            for colour in fact.colours:
                self._hand(fact.seat, colour, -1)

    def _hold(self, fact: Fact) -> None:
        """What the viewer's own hand gains and loses by a fact."""
        mine = self.viewer
        came: tuple[str, ...] = ()
        went: tuple[str, ...] = ()
        if mine is None:
            return
        if isinstance(fact, happened.Dealt | happened.EvidenceTakenUp) and fact.seat == mine:
            came = fact.cards
        elif isinstance(fact, happened.EvidenceFiled) and fact.seat == mine:
            went = fact.cards
        elif isinstance(fact, happened.Declared) and fact.seat == mine:
            went = (fact.card,)
        elif isinstance(fact, common.SnoopRevealed) and fact.seat == mine:
            went = (fact.kind,)
        elif isinstance(fact, happened.CardSnooped) and fact.target == mine:
            went = (fact.card,)
        elif isinstance(fact, happened.PairSnooped) and fact.target == mine:
            went = fact.cards
        self.own = tuple(sorted({*self.own, *came} - {*went}))

    def _clasp(self, fact: Fact) -> None:
        """Of whom the viewer's own locked pair is."""
        if isinstance(fact, happened.PairLocked) and fact.seat == self.viewer:
            self.locked_suspect = fact.suspect
        unlocked = isinstance(fact, happened.PairUnlocked) and fact.seat == self.viewer
        robbed = isinstance(fact, happened.PairSnooped) and fact.target == self.viewer
        if self.viewer is not None and (unlocked or robbed):
            self.locked_suspect = ""

    def _remember(self, fact: Fact) -> None:
        """What the facts alone tell, for states that are read from a view too."""
        self._clasp(fact)
        if isinstance(fact, common.DetailRead):
            if fact.detail not in self.details:
                self.details = (*self.details, fact.detail)
        elif isinstance(fact, happened.RoundStarted):
            self.round_no = fact.round
        elif isinstance(fact, happened.StageStarted):
            self.stage = fact.stage
            self.decided.clear()
            if fact.stage != GATHER:
                self.turn = None
        elif isinstance(fact, happened.Decided):
            self.decided.add(fact.seat)
        elif isinstance(fact, happened.PressConference):
            self.killer = fact.cards
            self.decided.clear()
        elif isinstance(fact, common.EpisodeEnded):
            self.killer, self.turn = fact.cards, None
            self.decided.clear()
        elif isinstance(fact, common.Debrief):
            self.opened = fact.zones

    def _fetch(self, fact: happened.Fetched, top: str | None) -> None:
        zone, _, rest = fact.source.partition(".")
        if zone == FRESH:
            self.fresh -= 1
            self.top = top if self.fresh else None
            if not self.fresh:
                self.last_round = self.round_no + self.cold_limit
        elif zone == DECLARED:
            self.declared.pop(0)
        else:
            owner, _, kind = rest.partition(".")
            self.filed[int(owner)][TYPES.index(kind)] -= 1
        self.gathered[fact.seat].append(fact.colour)

    def _hand(self, seat: int, colour: str, change: int) -> None:
        self.hands[seat][TYPES.index(colour)] += change


def _count(view: View, zone: str) -> int:
    count = view.zones[zone].count
    return count if isinstance(count, int) else 0


def fresh_fetches(facts: Sequence[Fact]) -> list[str]:
    """The colours of the cards that came from Fresh, in order."""
    return [
        fact.colour for fact in facts if isinstance(fact, happened.Fetched) and fact.source == FRESH
    ]
