"""An accusation on the table: the lights go down, the envelope comes, and one beat passes."""

from __future__ import annotations

from scenes.tables.tudor_mansion.layout import ACCUSED_SCALE, Z_ACCUSED, Z_CARD
from scenes.tables.tudor_mansion.telling import SEATS, Telling
from scenes.tabletop import icons
from scenes.tabletop.cards import card_face
from systems.rules.tudor_mansion import facts as happened
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite


class AccusationClips(Telling):
    """The clips from an accusation to what comes of it."""

    def accused(self, fact: happened.Accused, director: Director) -> Clip:
        """The lights go down while the envelope comes to the middle, and one beat passes."""
        self._take(fact)
        x, y = self.places.cellar()
        stage = director.stage
        dark = [
            director.fade(name, 400, 0.0)
            for name in stage.names
            if name.startswith(("light.", "bright.", "card.", "label", "shown.", "slip.", "tag."))
        ]
        return director.series(
            self._say(fact, director),
            director.cue("accuse"),
            director.change("envelope", z=Z_ACCUSED),
            director.together(
                *dark, director.move("envelope", 400, ease="in_out", x=x, y=y, scale=ACCUSED_SCALE)
            ),
            director.wait(600),
        )

    def accusation_right(self, fact: happened.AccusationRight, director: Director) -> Clip:
        """A light behind the envelope; what is in it is shown by the results."""
        self._take(fact)
        light = Sprite(icons.soft_light(300, 0.6), *self.places.cellar(), Z_CARD + 4, alpha=0.0)
        return director.series(
            self._say(fact, director),
            director.cue("right"),
            director.add("glory", light),
            director.fade("glory", 300, 1.0),
            director.wait(500),
            director.fade("glory", 200, 0.0),
            director.remove("glory"),
        )

    def accusation_wrong(self, fact: happened.AccusationWrong, director: Director) -> Clip:
        """The envelope turns over once and lies down again."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("wrong"),
            director.cue("flip"),
            director.move("envelope", 150, ease="in", squash=0.08),
            director.move("envelope", 150, ease="out", squash=1.0),
            self._arrange(director, after, 250),
            self._arrange(director, after),
            director.wait(500),
        )

    def envelope_seen(self, fact: happened.EnvelopeSeen, director: Director) -> Clip:
        """Others learn that it happened; a lone accuser sees the three cards for a moment."""
        after = self._take(fact)
        if self.viewer != fact.seat:
            return director.series(self._say(fact, director), director.wait(500))
        cards = [self._peep(number, card, director) for number, card in enumerate(fact.cards)]
        return director.series(
            self._say(fact, director),
            self._arrange(director, after, 0),
            director.together(*self._fade_slips(director)),
            director.stagger(60, cards),
            director.wait(2600),
            self._arrange(director, after, 200),
            self._arrange(director, after),
        )

    def _fade_slips(self, director: Director) -> list[Clip]:
        return [
            director.fade(name, 120, 0.0)
            for name in director.stage.names
            if name.startswith(("slip.", "faceup."))
        ]

    def _peep(self, number: int, card: str, director: Director) -> Clip:
        area = self.places.cards[number]
        face = card_face(self.desk, card, (area.width, area.height))
        x, y = self.places.board.anchor("envelope_asked").centre
        name = f"peep.{number}"
        to_x, to_y = area.centre
        return director.series(
            director.add(name, Sprite(face, x, y, Z_CARD + 6 + number, scale=0.4)),
            director.move(name, 250, ease="out", x=to_x, y=to_y, scale=1.0),
        )

    def went_silent(self, fact: happened.WentSilent, director: Director) -> Clip:
        """The lamp goes out."""
        after = self._take(fact)
        return director.series(
            self._say(fact, director),
            director.cue("lamp_out"),
            self._arrange(director, after, 200, SEATS),
            self._arrange(director, after),
            director.wait(500),
        )
