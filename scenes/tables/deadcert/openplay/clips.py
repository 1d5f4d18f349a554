"""What each fact of OPENplay and Co-op looks like, from the state before it to the one after."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.parts.reading import READ_OUT
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.openplay.layout import VERDICT, VERDICT_AT, Z_CARD, Z_VERDICT, verdict
from scenes.tables.deadcert.openplay.telling import SEATS, Telling
from scenes.tabletop import icons
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import colour_of, is_snoop
from systems.rules.deadcert.openplay import facts as happened
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

WORD_MS = 110
READ_MOST_MS = 6600
"""How long a card that a computer player fetched is held up: by its words, at most this long."""

RUN_READ_MS = {"normal": (6500, 500), "fast": (4200, 400)}
"""Speed -> for how long all cards together are held up that a run of computer turns fetches, and by
how much that is shorter for each computer player.

It leaves time to see whose card it is, and less to read the whole of it the more there are: nobody
shall wait long for an own turn. At slow speed every card is held up as long as it may be.
"""

VERDICT_EVERY = 340
VERDICT_MS = 300
VERDICT_HELD = 2200
GLOW = 330.0


class Performance(Telling):
    """Shows the facts of one match; arguments as for :class:`Telling`."""

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            common.EpisodeCreated: self.episode_created,
            common.DetailRead: self.detail_read,
            common.DeckShuffled: self.deck_shuffled,
            common.TurnStarted: self.turn_started,
            happened.CardRead: self.card_read,
            common.SnoopRevealed: self.snoop_revealed,
            happened.ChiefSet: self.chief_set,
            happened.ChiefDemoted: self.chief_demoted,
            common.CardFiled: self.card_filed,
            happened.ChiefsSwapped: self.chiefs_swapped,
            happened.FiledSwapped: self.filed_swapped,
            happened.SnoopAbandoned: self.told,
            happened.StackExamined: self.stack_examined,
            happened.Exchanged: self.stack_closed,
            happened.ExchangeAbandoned: self.stack_closed,
            common.CaseCold: self.case_cold,
            common.EpisodeEnded: self.episode_ended,
        }
        for fact, maker in makers.items():
            choreographer.register(fact, maker)
        choreographer.silent(common.PointsScored)
        choreographer.silent(common.Debrief)

    # -- the beginning -----------------------------------------------------------------------

    def episode_created(self, fact: common.EpisodeCreated, director: Director) -> Clip:
        """The seats light up around the empty desk."""
        self.state.begin(self.start)
        return self._laid(fact, director)

    def deck_shuffled(self, fact: common.DeckShuffled, director: Director) -> Clip:
        """The cards in play become the Fresh stack."""
        self.state.shuffle(self.start)
        after = self.layout()
        fresh = lying.fresh(self.desk, self.state.fresh, self.state.top)
        above = [
            director.add(name, sprite.at(y=sprite.y - 60, alpha=0.0))
            for name, sprite in fresh.items()
        ]
        down = [
            director.move(name, 300, ease="out", y=sprite.y, alpha=1.0)
            for name, sprite in fresh.items()
        ]
        return director.series(
            director.cue("shuffle"),
            self._say(fact, director),
            *above,
            director.together(*down),
            director.wait(400),
            self._arrange(director, after),
        )

    def turn_started(self, fact: common.TurnStarted, director: Director) -> Clip:
        """The lantern of the next seat is lit."""
        return self._next_seat(fact, director, SEATS)

    # -- fetching ----------------------------------------------------------------------------

    def card_read(self, fact: happened.CardRead, director: Director) -> Clip:
        """The card is read out; one that a computer player fetched is held up for a while."""
        held = 0.0
        if not self.desk.party.members[fact.seat].is_human:
            held = self._held_up(fact.card, director)
        return director.series(self._fetched(fact, fact.card, director), director.wait(held))

    def _held_up(self, card: str, director: Director) -> float:
        """For how many milliseconds a card is held up that a computer player fetched."""
        tempo = director.motions.tempo
        members = self.desk.party.members
        run = sum(not member.is_human for member in members)
        held = float(WORD_MS * len(printed.of(self.desk, card).text.split()))
        if run < len(members) and tempo.speed in RUN_READ_MS:
            whole, less = RUN_READ_MS[tempo.speed]
            held = min(held, (whole - less * run) / run)
        # The run is hurried; time to read is not.
        return min(held * tempo.hurry, READ_MOST_MS)

    def snoop_revealed(self, fact: common.SnoopRevealed, director: Director) -> Clip:
        """A Snoop lies in the middle."""
        return director.series(self._fetched(fact, fact.kind, director), director.wait(700))

    def card_filed(self, fact: common.CardFiled, director: Director) -> Clip:
        """What lay in the middle goes into the seat's own filed row."""
        after = self._take(fact)
        snoop = is_snoop(fact.card)
        words = self._told("snoop_filed", seat=fact.seat) if snoop else self._say(fact, director)
        return director.series(
            words,
            self._read_to_row(fact.card, fact.seat, after, director),
            self._arrange(director, after),
        )

    # -- Chief Suspects ----------------------------------------------------------------------

    def chief_demoted(self, fact: happened.ChiefDemoted, director: Director) -> Clip:
        """The predecessor turns down and slides into a filed row."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._down_to_row(fact.card, fact.owner, after, director),
            self._arrange(director, after),
        )

    def chief_set(self, fact: happened.ChiefSet, director: Director) -> Clip:
        """A card becomes a Chief Suspect."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._set(fact.card, fact.seat, fact.source, after, director),
            self._arrange(director, after),
        )

    def _set(self, card: str, seat: int, source: str, after: Layout, director: Director) -> Clip:
        places = self.places
        if source != "fresh":
            owner = int(source.partition(".")[2])
            return self._up_from_row(card, owner, seat, after, director)
        slot = places.slot(seat, colour_of(card))
        name = f"card.{card}"
        return director.series(
            director.cue("card"),
            self.moves.shrink(
                name, places.chief(card), places.form.card, READ_OUT, slot.centre, z=Z_CARD
            ),
        )

    def chiefs_swapped(self, fact: happened.ChiefsSwapped, director: Director) -> Clip:
        """Two Chief Suspects cross in the air, or one is taken for nothing."""
        after = self._take(fact)
        own, other = fact.cards
        assert other is not None
        if own is not None:
            way = self.moves.cross(f"card.{own}", f"card.{other}")
            words = self._told("swapped", **self._names(fact))
        else:
            slot = self.places.slot(fact.seats[0], fact.type)
            way = self.moves.fly(f"card.{other}", slot.centre, z=Z_CARD, ms=300)
            words = self._told("taken", **self._names(fact))
        return director.series(
            words,
            director.cue("whoosh"),
            way,
            self._arrange(director, after, 120, lambda name: name.startswith("slot.")),
            self._arrange(director, after),
        )

    def _names(self, fact: happened.ChiefsSwapped) -> dict[str, object]:
        own, other = (card and printed.of(self.desk, card).name for card in fact.cards)
        return {"seat": fact.seats[0], "other": fact.seats[1], "own": own, "name": other}

    def filed_swapped(self, fact: happened.FiledSwapped, director: Director) -> Clip:
        """A team mate's filed card is taken, a Chief Suspect given for it."""
        after = self._take(fact)
        clips = []
        if fact.chief is not None:
            clips.append(self._down_to_row(fact.chief, fact.owner, after, director))
        clips.append(self._up_from_row(fact.card, fact.owner, fact.seat, after, director))
        return director.series(self._say(fact, director), *clips, self._arrange(director, after))

    def told(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves; the words have time to be read."""
        self._take(fact)
        return director.series(self._say(fact, director), director.wait(500))

    # -- stacks ------------------------------------------------------------------------------

    def stack_examined(self, fact: happened.StackExamined, director: Director) -> Clip:
        """Light on the filed row that somebody looks through."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("page"),
            self._arrange(director, after, 200),
            self._arrange(director, after),
            director.wait(300),
        )

    def stack_closed(self, fact: Fact, director: Director) -> Clip:
        """The light is gone again."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._arrange(director, after, 150),
            self._arrange(director, after),
            director.wait(300),
        )

    # -- the end -----------------------------------------------------------------------------

    def case_cold(self, fact: common.CaseCold, director: Director) -> Clip:
        """Nobody came forward."""
        self._take(fact)
        return director.series(director.cue("bell"), self._say(fact, director), director.wait(1600))

    def episode_ended(self, fact: common.EpisodeEnded, director: Director) -> Clip:
        """The lights go down, and the murderer's three cards come to the middle."""
        stage = director.stage
        before = {card: self._lying(card, place) for card, place in _lay(fact)}
        after = self._take(fact)
        desk, moves = self.desk, self.moves
        light = Sprite(icons.soft_light(GLOW, 0.6), 960, 440, Z_VERDICT - 1, alpha=0.0)
        names = [f"card.{card}" for card in fact.cards]

        def lift() -> None:
            for name, card in zip(names, fact.cards, strict=True):
                if name not in stage:
                    stage.add(before[card][0].at(), name=name)
                stage.change(name, z=Z_VERDICT)

        ways = [
            director.series(
                director.cue("card"),
                moves.grow(name, verdict(desk, card), before[card][1], VERDICT, at, VERDICT_MS),
            )
            for name, card, at in zip(names, fact.cards, VERDICT_AT, strict=True)
        ]
        won = bool(fact.winners)
        return director.series(
            director.remove("goal"),
            director.call(lift),
            director.add("verdict.light", light),
            moves.dim_all_but((*names, "verdict.light")),
            director.cue("right" if won else "wrong"),
            self._say(fact, director),
            director.together(
                director.fade("verdict.light", 400, 1.0), director.stagger(VERDICT_EVERY, ways)
            ),
            director.wait(VERDICT_HELD),
            director.fade("verdict.light", 200, 0.0),
            director.remove("verdict.light"),
            moves.undim(),
            self._arrange(director, after, 200),
            self._arrange(director, after),
        )

    def _lying(self, card: str, place: str) -> tuple[Sprite, tuple[float, float]]:
        """Where a card of the murderer lies before it comes to the middle, and how large."""
        places, kind = self.places, colour_of(card)
        zone, _, number = place.partition(".")
        if zone == "chiefs":
            at = places.slot(int(number), kind).centre
            return Sprite(places.chief(card), *at, Z_CARD), places.form.card
        if zone == "filed":
            back = lying.back(self.desk, kind, places.form.back)
            return Sprite(back, *places.in_row(int(number), kind), Z_CARD), places.form.back
        if zone == "fresh":
            pile = lying.FRESH
            return Sprite(lying.back(self.desk, kind, pile.size), *pile.at, Z_CARD), pile.size
        return Sprite(lying.large(self.desk, card), *lying.READ_AT, lying.Z_READ), READ_OUT


def _lay(fact: common.EpisodeEnded) -> list[tuple[str, str]]:
    return list(zip(fact.cards, fact.places, strict=True))
