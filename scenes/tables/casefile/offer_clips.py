"""Asking, offers and trades: the marker strokes, sums that are said, packets that cross."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.parts.papers import ENVELOPE, envelope
from scenes.tables.casefile import cards, places, plates
from scenes.tables.casefile.places import CARD
from scenes.tables.casefile.telling import READ_MS, Telling
from scenes.tabletop.arrange import named
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.casefile import facts as happened
from systems.table.clips import Clip, Director
from systems.table.moves import FLYING_Z
from systems.table.sprites import Sprite

STROKE_MS, STRING_MS, RISE_MS, CROSS_MS = 200.0, 250.0, 300.0, 300.0
SUM_MS = 1000.0
"""How long the numbers of a trade stay."""


class OfferClips(Telling):
    """The clips of asks, offers and trades."""

    def offer_makers(self) -> dict[type, Callable[..., Clip | None]]:
        """Kind of fact -> its clip."""
        return {
            happened.Asked: self.asked,
            happened.OfferCommitted: self.committed,
            happened.OffersPublished: self.published,
            happened.OfferSpoken: self.spoken,
            happened.TradeDone: self.trade_done,
            happened.OffersLapsed: self.lapsed,
            happened.ConsolationSwapped: self.consoled,
            happened.ConsolationKept: self.kept,
        }

    def asked(self, fact: happened.Asked, director: Director) -> Clip:
        """The marker strokes the pieces one after the other, then strings are drawn."""
        after = self._take(fact)
        strokes = []
        for piece in fact.pieces:
            name, to = f"marker.{piece}", after[f"marker.{piece}"]
            assert to.picture is not None
            strokes.append(
                director.series(
                    director.cue("page"),
                    director.add(name, to.at(squash=0.06, alpha=0.9)),
                    director.move(name, STROKE_MS, squash=1.0, alpha=1.0),
                    self._arrange(director, after, 160, named(f"slip.{piece}")),
                )
            )
        return director.series(
            self._arrange(director, after, 150, named("plate.", "hand.")),
            self._say(fact, director),
            director.stagger(STROKE_MS, strokes),
            self._arrange(director, after, STRING_MS),
            director.wait(READ_MS),
        )

    def committed(self, fact: happened.OfferCommitted, director: Director) -> Clip:
        """Only its own seat is told; nothing is seen of it."""
        return director.series(self._arrange(director, self._take(fact)))

    def published(self, fact: happened.OffersPublished, director: Director) -> Clip:
        """All envelopes rise from behind the plates together."""
        after = self._take(fact)
        rising = []
        for seat, total in fact.offers:
            name = f"envelope.{seat}"
            to = after[name]
            if not total or to.picture is None:
                continue
            rising.append(
                director.series(
                    director.remove(name),
                    director.add(name, to.at(y=to.y + 150, alpha=0.0)),
                    director.move(name, RISE_MS, y=to.y, alpha=1.0),
                )
            )
        return director.series(
            self._arrange(director, after, 100, named("plate.", "lamp.")),
            director.cue("envelope") if rising else Clip(),
            director.together(*rising),
            self._arrange(director, after, 80),
            director.wait(100),
        )

    def spoken(self, fact: happened.OfferSpoken, director: Director) -> Clip:
        """A balloon pops up with the sum, or with no offer; both take as long."""
        after = self._take(fact)
        name = f"balloon.{fact.seat}"
        to = after[name]
        return director.series(
            director.remove(name),
            director.add(name, to.at(scale=0.4, alpha=0.3)),
            director.cue("card"),
            self._say(fact, director),
            director.move(name, 160, scale=1.08, alpha=1.0),
            director.move(name, 80, scale=1.0),
            self._arrange(director, after),
            director.wait(400),
        )

    def trade_done(self, fact: happened.TradeDone, director: Director) -> Clip:
        """The envelope goes to the asker and the payment the other way, at the same moment."""
        seat, asker = fact.offerer, fact.asker
        name = f"envelope.{seat}"
        there, here = self.places.envelope(seat), self.places.inside(asker).centre
        after = self._take(fact)
        sealed = envelope(self.desk, ENVELOPE, self.desk.style(seat))
        packet, told = self._name(), self._name()
        middle = ((there[0] + here[0]) / 2, places.BOARD.bottom - 60)
        numbers = plates.trade_note(self.desk, fact.n_from_offerer, fact.n_from_asker, fact.sum)
        paid = paid_packet(self.desk, fact.n_from_asker)
        return director.series(
            director.remove(name),
            director.add(name, Sprite(sealed, *there, FLYING_Z)),
            director.add(packet, Sprite(paid, *here, FLYING_Z + 1, scale=0.5)),
            director.cue("envelope"),
            self._say(fact, director),
            director.together(
                self.moves.fly(name, here, z=FLYING_Z, ms=CROSS_MS, scale=0.9),
                self.moves.fly(packet, there, z=FLYING_Z + 1, ms=CROSS_MS, scale=1.0),
            ),
            director.add(told, Sprite(numbers, *middle, FLYING_Z + 5)),
            director.wait(SUM_MS),
            director.together(
                director.fade(name, 160, 0.0),
                director.fade(packet, 160, 0.0),
                director.fade(told, 160, 0.0),
            ),
            director.remove(name),
            director.remove(packet),
            director.remove(told),
            self._arrange(director, after, 200),
        )

    def lapsed(self, fact: happened.OffersLapsed, director: Director) -> Clip:
        """Envelopes go back behind their plates, unopened."""
        after = self._take(fact)
        sinking = []
        for seat in fact.seats:
            name = f"envelope.{seat}"
            if name in self.desk.stage:
                y = self.places.envelope(seat)[1]
                sinking.append(director.move(name, 260, y=y + 150, alpha=0.0))
        gone = [director.remove(f"envelope.{seat}") for seat in fact.seats]
        return director.series(
            self._say(fact, director),
            director.together(*sinking),
            *gone,
            self._arrange(director, after, 120),
            director.wait(300),
        )

    def consoled(self, fact: happened.ConsolationSwapped, director: Director) -> Clip:
        """One card away was told already; one comes from the deck."""
        end = self.places.hand(fact.seat)
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            self._backs_fly(1 if fact.drawn else 0, places.DECK, end, director),
            self._arrange(director, after, 150),
            director.wait(300),
        )

    def kept(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves."""
        return self._settle(fact, director, 120, wait=400)


def paid_packet(desk: Desk, count: int) -> Picture:
    """A payment on its way: so many backs, tied together."""
    shown = max(1, min(5, count))
    size = (CARD[0] + 14.0 * (shown - 1), CARD[1])
    back = cards.back(desk, CARD)

    def paint(brush: Brush) -> None:
        for number in range(shown):
            brush.picture(back, (CARD[0] / 2 + 14 * number, size[1] / 2))
        brush.plate((-3, size[1] / 2 - 7, size[0] + 6, 14), 3, "#C22A2A")
        brush.plate((size[0] / 2 - 13, size[1] / 2 - 13, 26, 26), 13, "#A3222A")

    return painted(("casefile packet", shown, desk.theme), size, paint, desk.book, margin=20)
