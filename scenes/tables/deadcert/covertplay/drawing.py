"""Draws a private page of COVERTplay: cards in two rows, the Checklist, a card read below."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from game.core.messages import Message
from scenes.parts.sheets import rail_ground
from scenes.private import parts
from scenes.private.cards_page import CardPlace
from scenes.private.choice import DONE
from scenes.private.choice_page import ChoicePage
from scenes.private.looks import PrivateLook
from scenes.private.words import block
from scenes.tables.deadcert import checklist, filecards, printed
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.covertplay.form import CAPTION, PROMPTS, form_of
from scenes.tables.deadcert.covertplay.opened_file import ACT, FILE, GATHER, CaseFile
from scenes.tables.deadcert.covertplay.plates import (
    counter,
    reading_plate,
    words_plate,
)
from scenes.tables.deadcert.looks import GAME
from scenes.tabletop.desk import Desk
from systems.io.brush import Box
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import colour_of, is_snoop
from systems.table.board import Area
from systems.table.signs import badge
from systems.table.tween import Motions

NEW_MS, INK_MS, SINK = 180.0, 250.0, 12.0
PLATE_GAP = 12.0


class FileDrawing(ChoicePage):
    """Draws a seat's file; what can be chosen on it is :class:`FilePage`.

    Args:
        file: what there is to see.
        desk: where it is drawn; its viewer is the seat that looks.
        look: title and help.
        plates: key and words of what can be chosen beside cards.
    """

    guarded = True

    def __init__(
        self,
        file: CaseFile,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(desk, look, plates)
        self.file = file
        self.form = form_of(desk)
        self.signs = self.form.signs
        self.ground = lying.ground(desk)
        self._motions: Motions | None = None
        self._note: Message = file.note
        self._locked_places: list[CardPlace] = []
        self.places = self._lay_places()
        self.hand_listed = checklist.listed(desk, file.listed)
        self.focused = self._first()

    # -- where things lie --------------------------------------------------------------------

    def _lay_places(self) -> list[CardPlace]:
        file, form = self.file, self.form
        count = len(file.hand) + len(file.locked)
        columns = form.columns_for(count)
        cards = filecards.side_by_side(self._in_order(), self._suspect, columns)
        areas = filecards.rows_of(2 * columns, columns, form.cards, form.tops, form.height)
        found = [_place(card, area) for card, area in zip(cards, areas, strict=False)]
        ends = areas[len(areas) - len(file.locked) :] if file.locked else []
        self._locked_places = [
            _place(card, area) for card, area in zip(file.locked, ends, strict=True)
        ]
        first_free = max(len(found), columns)
        free = areas[first_free : len(areas) - len(file.locked)]
        self._free = (
            Area(free[0].left, free[0].top, free[-1].right - free[0].left, free[0].height)
            if free
            else Area(0, 0, 0, 0)
        )
        return [*found, *self._locked_places] if file.task == ACT else found

    def _in_order(self) -> list[str]:
        """What was held before, then what is new."""
        file = self.file
        old = [card for card in file.hand if card not in file.new]
        return [*old, *(card for card in file.hand if card in file.new)]

    def _suspect(self, card: str) -> str:
        return printed.of(self.desk, card).suspect

    def _first(self) -> Hashable:
        if self.file.task in (ACT, GATHER) and self.plates:
            return self.plates[0][0]
        return self.places[0].card if self.places else None

    def _plate_boxes(self) -> list[tuple[Hashable, str, Box]]:
        """Plates lie in the free places of the second row; filing is confirmed at its counter."""
        if self.file.task == FILE:
            if len(self.picked) < self.file.to_file:
                return []
            words = self.desk.say(f"{GAME}.visit.file_these", count=self.file.to_file)
            return [(key, words, _box(self.form.counter)) for key, _ in self.plates]
        count, area = len(self.plates), self._free
        if not count or not area.width:
            return []
        high = (area.height - PLATE_GAP * (count - 1)) / count
        return [
            (
                key,
                self._words(key, words),
                (area.left, area.top + at * (high + PLATE_GAP), area.width, high),
            )
            for at, (key, words) in enumerate(self.plates)
        ]

    def _words(self, key: Hashable, words: str) -> str:
        if key != DONE or self.file.task != ACT:
            return words
        picked, locked = set(self.picked), set(self.file.locked)
        if picked == locked:
            return self.desk.say(f"{GAME}.visit.as_it_is")
        if not picked:
            return self.desk.say(f"{GAME}.visit.unlock")
        name = printed.of(self.desk, self.picked[0]).forename
        return self.desk.say(f"{GAME}.visit.lock", name=name)

    def below(self, key: Hashable) -> Hashable | None:
        return None

    # -- showing -----------------------------------------------------------------------------

    def lay_out(self, seat: int) -> None:
        self.hide()
        self._put_heading(seat)
        for name, area in (("caption", CAPTION), ("prompts", PROMPTS)):
            size = (area.width, area.height)
            below = rail_ground(self.desk.book, self.desk.theme, size, bar=area is CAPTION)
            self._put(f"rail.{name}", below, area.centre, 1)
        for number, place in enumerate(self._all_places()):
            back = lying.back(self.desk, colour_of(place.card), place.size)
            self._put(f"card.{number}", back, place.centre, 2)

    def turn_over(self, motions: Motions | None) -> None:
        moves = (
            motions if motions and not (motions.tempo.instant or motions.tempo.reduced) else None
        )
        self._motions = moves or self._motions
        delay = 0.0
        for number, place in enumerate(self._all_places()):
            if moves is not None and place.card in self.file.new:
                self._put(f"face.{number}", self._face(place), self._at(place), 3)
                moves.animate(self._full(f"face.{number}"), 1, squash=0.04)
                moves.animate(self._full(f"face.{number}"), NEW_MS, delay=delay + 1, squash=1.0)
                delay += NEW_MS
            else:
                self._put(f"card.{number}", self._face(place), self._at(place), 2)
        self._put_marks()
        self._put_sheet(moves, delay)
        self._put_counter()
        self.tell(self._note)
        self.focus_on(self.focused)

    def wanted(self) -> Iterator[Picture]:
        yield self.ground
        if self.form.sheet is not None:
            yield checklist.sheet(self.desk, self.hand_listed)
        for place in self._all_places():
            yield self._face(place)

    def clock(self, left: float, seconds: float) -> None:
        """The heading says it all; the lamps are seen on the closed curtain."""

    def _all_places(self) -> list[CardPlace]:
        if self.file.task == ACT:
            return self.places
        return [*self.places, *self._locked_places]

    def _at(self, place: CardPlace) -> tuple[float, float]:
        sunk = self.file.task == FILE and place.card in self.picked
        return place.centre[0], place.centre[1] + (SINK if sunk else 0.0)

    def _face(self, place: CardPlace) -> Picture:
        dark = self.file.task == FILE and place.card in self.picked
        return filecards.face(self.desk, place.card, place.size, dark=dark)

    def _put_heading(self, seat: int) -> None:
        desk = self.desk
        member, style = desk.party.members[seat], desk.style(seat)
        if member.bust:
            self._put("bust", parts.disc(desk.images, member.bust, 84, style.colour), (138, 108), 5)
            self._put("badge", badge(desk.fixed, style, 24), (172, 140), 6)
        else:
            self._put("badge", badge(desk.fixed, style, 40), (138, 108), 6)
        room = self.form.how - 216
        shared = len(desk.party.humans) > 1
        words = desk.say(f"{GAME}.visit.only" if shared else f"{GAME}.visit.title", seat=seat)
        size = desk.fixed.fitting(words, "display", 52, room)
        title = desk.fixed.picture(words, "display", size, desk.theme.text)
        self._put("title", title, (216 + title.size[0] / 2, 83), 5)
        line_words = desk.say(f"{GAME}.covert.round", round=self.file.round_no)
        if shared:
            line_words = desk.say(f"{GAME}.visit.eyes_off")
        line = desk.fitted(line_words, "quiet", 30, room - 230, desk.theme.text, most=32)
        self._put("line", line, (216 + line.size[0] / 2, 138), 5)

    def _put_sheet(self, moves: Motions | None, delay: float) -> None:
        """The Checklist; its new rows ink in when the cards have turned."""
        area = self.form.sheet
        if area is None:
            return
        whole = checklist.sheet(self.desk, self.hand_listed)
        new = frozenset(checklist.number_of(self.desk, one) for one in self.file.fresh_numbers)
        if moves is None or not new:
            self._put("sheet", whole, area.centre, 2)
            return
        before = checklist.sheet(self.desk, self.hand_listed.without(new))
        self._put("sheet", before, area.centre, 2)
        self._put("sheet.new", whole, area.centre, 3)
        name = self._full("sheet.new")
        self.desk.stage.change(name, alpha=0.0)
        moves.animate(name, INK_MS, delay=delay, ease="linear", alpha=1.0)

    def _put_counter(self) -> None:
        """How many of the cards have been chosen."""
        file, area = self.file, self.form.counter
        if file.task != FILE or len(self.picked) >= file.to_file:
            self._drop("counter")
            return
        picture = counter(self.desk, (area.width, area.height), file, len(self.picked))
        self._put("counter", picture, area.centre, 3)

    def _put_marks(self) -> None:
        """Pills, rings, labels and the clasp."""
        desk, file = self.desk, self.file
        for name in [one for one in self._names if ".mark." in one]:
            self._drop(name.removeprefix(self._full("")))
        for number, place in enumerate(self._all_places()):
            x, y = self._at(place)
            height = place.size[1]
            band = y - height / 2 + 22
            if place.card in file.new:
                narrow = place.size[0] < 190
                pill = filecards.new_pill(desk, narrow=narrow)
                self._put(f"mark.new.{number}", pill, (x - (6 if narrow else 2), band), 5)
            if place.card in self.picked:
                self._put_choice(number, place)
        for one, other in zip(self.places, self.places[1:], strict=False):
            if self._are_pair(one, other):
                at = ((one.centre[0] + other.centre[0]) / 2, one.centre[1] - 8)
                self._put(f"mark.ring.{one.card}", filecards.pair_ring(), at, 6)
        if self._locked_places and (file.task != ACT or set(file.locked) <= set(self.picked)):
            first, last = self._locked_places[0], self._locked_places[-1]
            at = ((first.centre[0] + last.centre[0]) / 2, first.centre[1] + 6)
            self._put("mark.clasp", filecards.clasp(desk, (150, 116)), at, 7)

    def _put_choice(self, number: int, place: CardPlace) -> None:
        desk, file = self.desk, self.file
        x, y = self._at(place)
        if file.task == FILE:
            words = desk.say(f"{GAME}.visit.file_as", number=self.picked.index(place.card) + 1)
            label = filecards.label(desk, words, place.size[0])
            self._put(f"mark.label.{number}", label, (x, y - 2), 6)
            return
        self._put(f"mark.frame.{number}", filecards.frame(place.size), (x, y), 4)

    def _are_pair(self, one: CardPlace, other: CardPlace) -> bool:
        if is_snoop(one.card) or is_snoop(other.card) or one.centre[1] != other.centre[1]:
            return False
        if one.card in self.file.locked or other.card in self.file.locked:
            return False
        return self._suspect(one.card) == self._suspect(other.card)

    # -- words -------------------------------------------------------------------------------

    def tell(self, words: Message) -> None:
        """The caption of the page."""
        desk = self.desk
        self._note = words
        room = (CAPTION.width - 60, CAPTION.height - 6)
        inside = block(
            desk, desk.runs(words), "body", 34, room, desk.theme.text, align="left", line=1.02
        )
        at = (CAPTION.left + 36 + inside.size[0] / 2, CAPTION.centre[1])
        self._put("caption", inside, at, 3)

    def say(self, words_of: Message | None) -> None:
        """A sentence goes to the caption."""
        if words_of is not None:
            self.tell(words_of)

    def _read(self, key: str) -> None:
        """What has the focus is told on the plate below."""
        desk, area = self.desk, self.form.reading
        size = (area.width, area.height)
        if any(place.card == key for place in self.places):
            picture = reading_plate(desk, key, size)
        else:
            words = self.file.explains.get(key, self.file.note)
            picture = words_plate(desk, desk.say(words), size)
        self._put("reading", picture, area.centre, 2)


def _box(area: Area) -> Box:
    return area.left, area.top, area.width, area.height


def _place(card: str, area: Area) -> CardPlace:
    return CardPlace(card, area.centre, (area.width, area.height))
