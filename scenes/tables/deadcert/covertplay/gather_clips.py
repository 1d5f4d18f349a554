"""Stage 1 of COVERTplay: fetching, snooping, declaring."""

from __future__ import annotations

from scenes.parts.reading import READ_OUT
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.covertplay.layout import Z_LAID
from scenes.tables.deadcert.covertplay.places import DECLARED, FRESH, SHOWN_AT
from scenes.tables.deadcert.covertplay.telling import SEATS, Telling
from scenes.tabletop.arrange import named
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.covertplay import facts as happened
from systems.table.clips import Clip, Director
from systems.table.moves import GROW_MS

SHOWN_MS = 800
"""How long a Snoop is held up."""

SMALL = (112.0, 154.0)
"""A card in the air that turns over."""


class GatherClips(Telling):
    """How evidence is gathered."""

    def turn_started(self, fact: common.TurnStarted, director: Director) -> Clip:
        """The lantern of the next seat is lit."""
        return self._next_seat(fact, director, SEATS)

    def fetched(self, fact: happened.Fetched, director: Director) -> Clip:
        """A back leaves the top of a stack and lies down in the tray of its seat."""
        places = self.places
        zone, _, rest = fact.source.partition(".")
        top = self._next_top() if zone == "fresh" else None
        number = len(self.state.gathered[fact.seat])
        after = self._take(fact, top=top)
        end = places.gathered(fact.seat, number)
        name = self._name()
        if zone == "fresh":
            pile, names = FRESH, ["fresh.pile", "fresh.count"]
            back = lying.back(self.desk, fact.colour, pile.size)
        elif zone == "declared":
            pile, names = DECLARED, ["declared.pile", "declared.count"]
            back = lying.back(self.desk, fact.colour, pile.size)
        else:
            owner, _, kind = rest.partition(".")
            pile = places.stack(int(owner), kind)
            names = [f"{pile.name}.pile", f"{pile.name}.count"]
            back = lying.back(self.desk, kind, pile.size)
        small = places.form.card[1] / pile.size[1]
        clips = [director.cue("deal"), self._say(fact, director)]
        ticks = self._ticks(after, names, director)
        if zone == "declared":
            # It lay open: it turns face down before it is taken.
            face = lying.face(self.desk, fact.card, pile.size)
            clips += [pile.give(self.moves, name, face, ticks), self.moves.flip(name, back, 200)]
        else:
            clips.append(pile.give(self.moves, name, back, ticks))
        return director.series(
            *clips,
            self.moves.fly(name, end, z=Z_LAID + 2, scale=small),
            director.remove(name),
            self._arrange(director, after),
        )

    # -- Snoops ------------------------------------------------------------------------------

    def snoop_revealed(self, fact: common.SnoopRevealed, director: Director) -> Clip:
        """A card leaves the hand, turns up in the middle, and goes under the own stack."""
        places, desk, colour = self.places, self.desk, colour_of(fact.kind)
        start = places.in_fan(fact.seat, colour)
        after = self._take(fact)
        stack = places.stack(fact.seat, colour)
        small = places.form.back[1] / SMALL[1]
        name, up = self._flight(colour, start, SHOWN_AT, SMALL, director, first=small)
        beside = (stack.at[0], stack.at[1] + stack.size[1] * 0.5)
        large = lying.large(desk, fact.kind)
        return director.series(
            director.cue("card"),
            director.together(self._ticks(after, self._fans(fact.seat), director), up),
            self._say(fact, director),
            director.change(name, z=200),
            director.cue("flip"),
            self.moves.flip(name, lying.face(desk, fact.kind, SMALL)),
            self.moves.grow(name, large, SMALL, READ_OUT, SHOWN_AT, ms=GROW_MS),
            director.wait(SHOWN_MS),
            self.moves.shrink(
                name, lying.back(desk, colour, stack.size), stack.size, READ_OUT, beside, z=200
            ),
            stack.take_under(self.moves, name),
            self._ticks(after, [f"{stack.name}.pile", f"{stack.name}.count"], director),
            self._arrange(director, after, 150, named("note")),
            self._arrange(director, after),
        )

    def snoop_played(self, fact: happened.SnoopPlayed, director: Director) -> Clip:
        """On whom: that plate is in the light for a moment."""
        after = self._take(fact)
        plate = f"plate.{fact.target}"
        return director.series(
            director.cue("tag"),
            self._say(fact, director),
            director.move(plate, 120, scale=1.03),
            director.move(plate, 160, ease="in_out", scale=1.0),
            director.wait(200),
            self._arrange(director, after),
        )

    def hand_fanned(self, fact: happened.HandFanned, director: Director) -> Clip:
        """The target holds the backs of its hand up."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("show"),
            self._pulse(self._fans(fact.target), director),
            self._arrange(director, after),
        )

    def card_snooped(self, fact: happened.CardSnooped, director: Director) -> Clip:
        """A back of the chosen colour goes from one hand to the other seat's tray."""
        number = len(self.state.gathered[fact.snooper])
        after = self._take(fact)
        end = self.places.gathered(fact.snooper, number)
        return director.series(
            director.cue("whoosh"),
            self._say(fact, director),
            director.together(
                self._ticks(after, self._fans(fact.target), director),
                self._from_hand(fact.target, fact.colour, end, director),
            ),
            self._arrange(director, after),
            director.wait(150),
        )

    def pair_snooped(self, fact: happened.PairSnooped, director: Director) -> Clip:
        """The clasp springs open, and both cards go."""
        places, target = self.places, fact.target
        number = len(self.state.gathered[fact.snooper])
        after = self._take(fact)
        ways = [
            director.series(
                self.moves.fly(
                    f"locked.{target}.{place}",
                    places.gathered(fact.snooper, number + place),
                    z=Z_LAID + 2,
                ),
                director.remove(f"locked.{target}.{place}"),
            )
            for place in range(len(fact.colours))
        ]
        return director.series(
            director.cue("whoosh"),
            self._say(fact, director),
            director.move(f"clasp.{target}", 160, scale=1.4, alpha=0.0),
            director.stagger(80, ways),
            self._arrange(director, after),
            director.wait(150),
        )

    # -- Declare -----------------------------------------------------------------------------

    def declared(self, fact: happened.Declared, director: Director) -> Clip:
        """A card of the hand turns up on the Declared stack."""
        colour = colour_of(fact.card)
        start = self.places.in_fan(fact.seat, colour)
        after = self._take(fact)
        small = self.places.form.back[1] / DECLARED.size[1]
        name, up = self._flight(colour, start, DECLARED.at, DECLARED.size, director, first=small)
        return director.series(
            director.cue("card"),
            director.together(self._ticks(after, self._fans(fact.seat), director), up),
            director.cue("flip"),
            self._say(fact, director),
            self.moves.flip(name, lying.face(self.desk, fact.card, DECLARED.size)),
            director.wait(500),
            director.remove(name),
            self._arrange(director, after),
        )

    def gathering_done(self, fact: happened.GatheringDone, director: Director) -> Clip:
        """What is played no longer is told of."""
        after = self._take(fact)
        return director.series(
            self._arrange(director, after, 120, named("note")), self._arrange(director, after)
        )
