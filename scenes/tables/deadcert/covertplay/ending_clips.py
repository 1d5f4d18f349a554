"""The end of a COVERTplay episode: the press, a cold case, and everything turned up."""

from __future__ import annotations

from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.covertplay.places import DECLARED, FRESH
from scenes.tables.deadcert.covertplay.telling import Telling
from scenes.tables.deadcert.openplay.layout import VERDICT, VERDICT_AT, Z_VERDICT, verdict
from scenes.tabletop import icons
from scenes.tabletop.arrange import named
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.covertplay import facts as happened
from systems.table.choreographer import Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

TURNED_EVERY, VERDICT_MS, VERDICT_HELD = 420.0, 300.0, 2200.0
GLOW = 330.0
TOLD_MS = 700

MIDDLE = ("fresh.", "declared.", "steps", "note")
"""What lies where the killer's cards are laid out."""


class EndingClips(Telling):
    """How it ends."""

    def case_cold(self, fact: common.CaseCold, director: Director) -> Clip:
        """Nobody came forward."""
        after = self._take(fact)
        return director.series(
            director.cue("bell"),
            self._say(fact, director),
            director.wait(1600),
            self._arrange(director, after),
        )

    def press_conference(self, fact: happened.PressConference, director: Director) -> Clip:
        """The lights go down, and the caller turns up the three cards one by one."""
        places, form = self.places, self.places.form
        size = form.back
        starts = [places.in_fan(fact.seat, colour_of(card)) for card in fact.cards]
        locked = list(self.state.locked[fact.seat])
        for number, card in enumerate(fact.cards):
            if colour_of(card) in locked:
                starts[number] = places.locked(fact.seat, locked.index(colour_of(card)))
        after = self._take(fact)
        return director.series(
            director.cue("bell"),
            self._say(fact, director),
            self._arrange(director, after, 250, named(*MIDDLE)),
            self._staged(fact.cards, starts, size, director, self._of_seat(fact.seat)),
            self._arrange(director, after, 200),
            self._arrange(director, after),
        )

    def _staged(
        self,
        cards: tuple[str, ...],
        starts: list[tuple[float, float]],
        size: tuple[float, float],
        director: Director,
        lit: list[str],
    ) -> Clip:
        desk, moves = self.desk, self.moves
        light = Sprite(icons.soft_light(GLOW, 0.6), 960, 440, Z_VERDICT - 1, alpha=0.0)
        backs, ways, names = [], [], []
        for card, start, at in zip(cards, starts, VERDICT_AT, strict=False):
            name = f"card.{card}"
            names.append(name)
            back = Sprite(lying.back(desk, colour_of(card), size), *start, Z_VERDICT)
            backs.append(director.add(name, back))
            ways.append(
                director.series(
                    director.cue("flip"),
                    moves.grow(name, verdict(desk, card), size, VERDICT, at, VERDICT_MS),
                )
            )
        return director.series(
            director.add("verdict.light", light),
            *backs,
            moves.dim_all_but((*lit, "verdict.light", *names)),
            director.fade("verdict.light", 300, 1.0),
            director.stagger(TURNED_EVERY, ways),
            director.wait(VERDICT_HELD),
            director.fade("verdict.light", 200, 0.0),
            director.remove("verdict.light"),
            moves.undim(),
        )

    def _of_seat(self, seat: int) -> list[str]:
        """Everything that lies on a seat's plate."""
        whole = self.layout()
        return [name for name in whole if f".{seat}" in name and name.split(".")[1] == str(seat)]

    def episode_ended(self, fact: common.EpisodeEnded, director: Director) -> Clip:
        """Who it was; the cards come to the middle, unless the press has seen them already."""
        shown = bool(self.state.killer)
        starts = [
            self._lying(card, place) for card, place in zip(fact.cards, fact.places, strict=True)
        ]
        after = self._take(fact)
        staged = Clip()
        if not shown:
            staged = director.series(
                self._arrange(director, after, 250, named(*MIDDLE)),
                self._staged(fact.cards, starts, self.places.form.back, director, []),
            )
        return director.series(
            director.cue("right" if fact.winners else "wrong"),
            self._say(fact, director),
            staged,
            director.wait(TOLD_MS),
            self._arrange(director, after, 200),
            self._arrange(director, after),
        )

    def debrief(self, fact: common.Debrief, director: Director) -> Clip:
        """Everything is turned up."""
        after: Layout = self._take(fact)
        return director.series(
            director.cue("reveal"),
            self._arrange(director, after, 250),
            self._arrange(director, after),
            director.wait(TOLD_MS),
        )

    def _lying(self, card: str, place: str) -> tuple[float, float]:
        """Where a card of the killer lies before it comes to the middle."""
        zone, _, rest = place.partition(".")
        owner, _, kind = rest.partition(".")
        places = self.places
        if zone == "filed":
            return places.stack(int(owner), kind).at
        if zone == "locked":
            return places.lock(int(owner)).centre
        if zone in ("hand", "gathered"):
            return places.in_fan(int(owner), colour_of(card))
        return DECLARED.at if zone == "declared" else FRESH.at
