"""Weather and murders: the light changes, the die tumbles, somebody falls."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.deadly_premonition import boards, cards, staging
from scenes.tables.deadly_premonition.layout import Z_CARD, Z_DIE, pile_at
from scenes.tables.deadly_premonition.places import DIE_AT, DIE_FROM
from scenes.tables.deadly_premonition.telling import READ_MS, Telling
from scenes.tabletop.arrange import named
from systems.rules.deadly_premonition import facts as happened
from systems.table.clips import Clip, Director
from systems.table.moves import FLYING_Z
from systems.table.sprites import Sprite

ROLL_MS = 560.0
LIGHTS = 0.5
"""How dark the table is while the die falls."""


class MurderClips(Telling):
    """The clips of weather and murders."""

    def murder_makers(self) -> dict[type, Callable[..., Clip | None]]:
        """Kind of fact -> its clip."""
        return {
            happened.WeatherChecked: self.weather_checked,
            happened.WeatherLasting: self.weather_told,
            happened.WeatherNoEffect: self.weather_told,
            happened.MurderStarted: self.murder_started,
            happened.DieRolled: self.die_rolled,
            happened.DollWindow: self.doll_window,
            happened.DollUsed: self.doll_used,
            happened.MurderNegated: self.murder_negated,
            happened.SuspectKilled: self.suspect_killed,
        }

    def weather_checked(self, fact: happened.WeatherChecked, director: Director) -> Clip:
        """The top card turns over, and the light of the whole table changes with it."""
        before = f"card.{fact.card}"
        after = self._take(fact)
        name = f"card.{fact.weather}"
        size = staging.EVENT_CARD
        back = cards.back(self.desk, size, cards.WEATHER_BACK)
        face = cards.face(self.desk, fact.weather, size)
        start = pile_at("weather")
        return director.series(
            director.cue("card"),
            director.add(name, Sprite(back, *start, FLYING_Z, scale=0.58)),
            director.together(
                self.moves.fly(name, staging.EVENT_AT, z=Z_CARD + 10, ms=300, scale=1.0),
                director.move(before, 300, alpha=0.0),
            ),
            self.moves.flip(name, face, 260),
            self._say(fact, director),
            self._arrange(director, after, 450, named("sky", "breath", "middle")),
            self._arrange(director, after, 150),
            director.wait(900),
        )

    def weather_told(self, fact: Fact, director: Director) -> Clip:
        """What it means."""
        return self._settle(fact, director, 250, wait=900)

    def murder_started(self, fact: happened.MurderStarted, director: Director) -> Clip:
        """A board is in danger."""
        return self._settle(fact, director, 120, wait=450)

    def die_rolled(self, fact: happened.DieRolled, director: Director) -> Clip:
        """The lights go down, the die tumbles and rests, its column lights up."""
        after = self._take(fact)
        area = self.places.place(fact.board, fact.value, "LS")
        upper = self.places.place(fact.board, fact.value, "PI")
        middle_y = (upper.top + area.bottom) / 2
        column = self._name()
        high = area.bottom - upper.top
        light = Sprite(
            boards.column_light((area.width, high)),
            area.centre[0],
            middle_y,
            FLYING_Z - 2,
            alpha=0.0,
        )
        return director.series(
            director.remove("die"),
            director.remove("die.shadow"),
            self.moves.dim_all_but((), LIGHTS, 250),
            self.die.roll(
                director, "die", fact.value, path=[DIE_FROM, DIE_AT], z=FLYING_Z, ms=ROLL_MS
            ),
            self._say(fact, director),
            director.add(column, light),
            director.fade(column, 160, 1.0),
            self.moves.undim(250),
            director.wait(READ_MS),
            director.fade(column, 160, 0.0),
            director.remove(column),
            director.change("die", z=Z_DIE),
            self._arrange(director, after),
        )

    def doll_window(self, fact: happened.DollWindow, director: Director) -> Clip:
        """Somebody may have it rolled again."""
        return self._settle(fact, director)

    def doll_used(self, fact: happened.DollUsed, director: Director) -> Clip:
        """The doll is gone; the die is rolled again."""
        return self._settle(fact, director, 150, wait=500, cue="token")

    def murder_negated(self, fact: happened.MurderNegated, director: Director) -> Clip:
        """Nobody dies: what saved the suspect is held up."""
        after = self._take(fact)
        token = f"protection.{fact.suspect}"
        pulse = Clip()
        if token in self.desk.stage:
            pulse = director.series(
                director.move(token, 160, scale=1.6), director.move(token, 200, scale=1.0)
            )
        return director.series(
            self._say(fact, director), pulse, self._arrange(director, after), director.wait(800)
        )

    def suspect_killed(self, fact: happened.SuspectKilled, director: Director) -> Clip:
        """The suspect falls face down in the column, and one skull fills."""
        name = f"suspect.{fact.suspect}"
        after = self._take(fact)
        to = after[name]
        assert to.picture is not None
        return director.series(
            self._say(fact, director),
            director.cue("thud"),
            director.change(name, z=to.z + 3),
            director.move(name, 160, ease="in", x=to.x, y=to.y, angle=-7.0),
            self.moves.flip(name, to.picture, 240),
            director.move(name, 90, angle=0.0),
            self._arrange(director, after, 150, named("protection.", "lockdown.", "mark", "frame")),
            self._arrange(director, after, 250, named("deaths")),
            self._arrange(director, after),
            director.wait(900),
        )
