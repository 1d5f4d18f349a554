"""Battles and accusations: cards that answer each other, and whose turn it is to answer."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.deadly_premonition.layout import Z_CARD
from scenes.tables.deadly_premonition.telling import Telling
from scenes.tabletop.arrange import named
from systems.rules.deadly_premonition import facts as happened
from systems.table.clips import Clip, Director

PASS_MS = 350.0
"""A pass takes as long whatever was in the hand."""


class BattleClips(Telling):
    """The clips of battles."""

    def battle_makers(self) -> dict[type, Callable[..., Clip | None]]:
        """Kind of fact -> its clip."""
        return {
            happened.BattleOpened: self.battle_opened,
            happened.BattleCard: self.battle_card,
            happened.BattlePassed: self.battle_passed,
            happened.BattleClosed: self.battle_closed,
            happened.AccusationSucceeded: self.verdict,
            happened.AccusationFailed: self.verdict,
            happened.SuspectMoved: self.suspect_moved,
        }

    def battle_opened(self, fact: happened.BattleOpened, director: Director) -> Clip:
        """The suspect comes to the middle; the card becomes the bottom of the stack."""
        after = self._take(fact)
        name = f"card.{fact.card}"
        card = after[name]
        return director.series(
            self._say(fact, director),
            director.together(
                self._arrange(director, after, 240, named("middle", "pile.")),
                director.move(name, 240, ease="in_out", x=card.x, y=card.y, scale=0.66),
            ),
            director.change(name, picture=card.picture, scale=1.0, z=card.z),
            self.moves.settle(name),
            self._arrange(director, after, 120),
            director.wait(250),
        )

    def battle_card(self, fact: happened.BattleCard, director: Director) -> Clip:
        """An answer flies out of the hand, lands on the stack, and the lantern passes over."""
        start = self.from_hand(fact.seat)
        after = self._take(fact)
        name = f"card.{fact.card}"
        to = after[name]
        seen = fact.seat == self.state.viewer
        return director.series(
            self._say(fact, director),
            director.together(
                self._arrange(director, after, 120, named("asked", "own." if seen else "back.")),
                self._card_flies(
                    fact.card, start, (to.x, to.y), director, z=Z_CARD + 20, turned=seen
                ),
            ),
            director.change(name, z=to.z),
            self.moves.settle(name),
            self._arrange(director, after, 120),
            director.wait(250),
        )

    def battle_passed(self, fact: happened.BattlePassed, director: Director) -> Clip:
        """Nothing is laid: the empty place goes dark."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("tag"),
            director.move("asked", 200, alpha=0.0, scale=0.9),
            self._arrange(director, after),
            director.wait(PASS_MS),
        )

    def battle_closed(self, fact: happened.BattleClosed, director: Director) -> Clip:
        """Who has the last word."""
        after = self._take(fact)
        top = f"card.{self.state.fight.cards[-1]}" if self.state.fight is not None else ""
        lift = Clip()
        if top in self.desk.stage:
            lift = director.series(
                director.move(top, 160, scale=1.12), director.move(top, 180, scale=1.0)
            )
        return director.series(
            self._say(fact, director),
            lift,
            director.wait(350),
            self._arrange(director, after),
        )

    def verdict(self, fact: Fact, director: Director) -> Clip:
        """An accusation has been decided."""
        return self._settle(fact, director, 120, wait=900, cue="verdict")

    def suspect_moved(self, fact: happened.SuspectMoved, director: Director) -> Clip:
        """A suspect steps up or down a row; the feet stay in the column."""
        after = self._take(fact)
        name = f"suspect.{fact.suspect}"
        to = after[name]
        tokens = ("mark", f"protection.{fact.suspect}", f"lockdown.{fact.suspect}", "frame")
        return director.series(
            self._say(fact, director),
            director.cue("step"),
            director.change(name, z=to.z + 3),
            director.together(
                director.series(
                    director.move(
                        name, 150, ease="in", x=to.x, y=(self._y(name) + to.y) / 2, scale=1.1
                    ),
                    director.move(name, 170, ease="out", y=to.y, scale=1.0),
                ),
                self._arrange(director, after, 320, named(*tokens)),
            ),
            self._arrange(director, after),
            director.wait(250),
        )

    def _y(self, name: str) -> float:
        stage = self.desk.stage
        return stage[name].y if name in stage else 0.0
