"""The private page of COVERTplay: what a seat can choose among its cards.

Nothing of it is on the stage but while its seat holds the view open; the house opens and covers it.
"""

from __future__ import annotations

from collections.abc import Hashable

from game.core.messages import Message, message
from scenes.kit.prompts import Prompt
from scenes.parts.tiles import tile
from scenes.private.choice import DONE
from scenes.tables.deadcert.covertplay.drawing import FileDrawing
from scenes.tables.deadcert.covertplay.opened_file import ACT, FILE, GATHER, READ
from scenes.tables.deadcert.looks import GAME
from systems.io.actions import Kind
from systems.rules.deadcert.cards import is_snoop

SINK_MS = 160.0


class FilePage(FileDrawing):
    """A seat's file; arguments as for :class:`FileDrawing`."""

    def focus_on(self, key: Hashable) -> None:
        self.focused = key
        lit = dict.fromkeys((name for name, _, _ in self._plate_boxes()), False)
        if key in lit:
            lit[key] = True
        for name in [one for one in self._names if ".plate." in one]:
            if name.removeprefix(self._full("plate.")) not in {str(one) for one in lit}:
                self._drop(name.removeprefix(self._full("")))
        for one, words, box in self._plate_boxes():
            picture = tile(self.desk, words, "", (box[2], box[3]), lit=lit[one])
            at = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            self._put(f"plate.{one}", picture, at, 4)
        if isinstance(key, str):
            self._read(key)

    def press(self, card: str, most: int) -> None:
        """OK on a card, by what is asked."""
        file = self.file
        if file.task == FILE:
            super().press(card, most)
            if len(self.picked) == most and self.plates:
                self.focused = self.plates[0][0]
        elif file.task == GATHER:
            self.picked = [] if self.picked == [card] else [card]
            if self.picked:
                self.focused = self._plate_for(card)
        elif file.task == ACT:
            self._press_pair(card)
        self._put_marks()
        self._put_counter()
        self.focus_on(self.focused)

    def _plate_for(self, card: str) -> Hashable:
        """Where the focus goes when a card is picked: what can be done with it."""
        keys = [key for key, _ in self.plates]
        wanted = 1 if is_snoop(card) or len(keys) < 3 else 2
        return keys[min(wanted, len(keys) - 1)]

    def _press_pair(self, card: str) -> None:
        """A pair is picked, or put back; the third card of three changes the pair."""
        suspect = "" if is_snoop(card) else self._suspect(card)
        held = [
            one.card
            for one in self.places
            if not is_snoop(one.card) and self._suspect(one.card) == suspect
        ]
        if len(held) < 2:
            self.refuse(message(f"{GAME}.why_not.a_pair_of_one_suspect"))
            return
        if card in self.picked:
            self.picked = []
        else:
            others = [one for one in held if one != card]
            before = [one for one in self.picked if one in others]
            self.picked = [before[-1] if before else others[0], card]
        self.focused = DONE
        self.tell(self.file.note)

    def toggle(self, card: str) -> None:
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)
        for number, place in enumerate(self._all_places()):
            dark = place.card in self.picked
            if not dark and place.card != card:
                continue
            self._drop(f"face.{number}")
            self._put(f"card.{number}", self._face(place), place.centre, 2)
            self._sink(f"card.{number}", self._at(place)[1], moving=place.card == card)

    def _sink(self, name: str, y: float, *, moving: bool) -> None:
        full, motions = self._full(name), self._motions
        if moving and motions is not None:
            motions.animate(full, SINK_MS, y=y)
        else:
            self.desk.stage.change(full, y=y)

    def extra(self) -> bool:
        """Take the last one back."""
        if not self.picked or self.file.task != FILE:
            return False
        last = self.picked[-1]
        self.toggle(last)
        self.focused = last
        self._put_marks()
        self._put_counter()
        self.focus_on(last)
        return True

    def refuse(self, why: Message) -> None:
        self.refused = why
        self.tell(why)

    def prompts(self, pages: int, back: str) -> tuple[Prompt, ...] | None:
        say = self.desk.say
        found = []
        if self.file.task == FILE and self.picked:
            found.append(Prompt(Kind.EXTRA, say(f"{GAME}.visit.undo")))
        else:
            found.append(Prompt(Kind.LEFT, say("prompt.choose")))
        if self.file.task != READ:
            word = f"{GAME}.visit.file" if self.file.task == FILE else "prompt.ok"
            found.append(Prompt(Kind.CONFIRM, say(word)))
        if pages > 1:
            found.append(Prompt(Kind.PAGE_RIGHT, say(f"{GAME}.visit.page")))
        return (*found, Prompt(Kind.BACK, back))
