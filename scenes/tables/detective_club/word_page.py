"""The page on which the Active Player chooses a word: good words for the hand, all words by topic,
or one of its own by letters. Whatever it is, it is written down only when it is confirmed again.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.kit.prompts import Prompt
from scenes.parts.places import grid
from scenes.parts.tokens import number_disc
from scenes.private.board_page import Plate
from scenes.private.letter_grid import DONE, LetterGrid
from scenes.private.looks import PrivateLook
from scenes.tables.detective_club import cards, drawing
from scenes.tables.detective_club.good_words import lists_of
from scenes.tables.detective_club.looks import GAME, said
from scenes.tables.detective_club.room_page import FOOT, HEAD_FOOT, RoomPage
from scenes.tables.detective_club.state import TableState
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import VAGUE
from systems.rules.detective_club.content import TOPICS, gallery
from systems.rules.detective_club.insight.ideas import WordIdea
from systems.rules.detective_club.words import MOST_LETTERS, normal_form
from systems.table.board import Area

GOOD, TOPIC, FREE = "good", "topic", "free"
WORK = Area(96, HEAD_FOOT + 6, 1150, FOOT - HEAD_FOOT - 6)
SIDE = Area(1278, HEAD_FOOT + 6, 546, FOOT - HEAD_FOOT - 6)
TAB_HIGH, GAP = 62.0, 12.0
CHOSEN = Area(WORK.left + 90, WORK.top + 40, WORK.width - 180, WORK.height - 250)
"""The notebook with the word that was chosen."""
TOLD = Area(SIDE.left, SIDE.bottom - 226, SIDE.width, 226)
COMPLETIONS = 4
SETS = ("abcdefghijklmnopqrstuvwxyz-", "äöüéèêáàâóòôíîúûñçøåæłśżřš'", "0123456789")
TAKE, OTHER = "take", "another"


class WordPage(RoomPage):
    """Chooses a word.

    Args:
        words: of the list, as far as they may be chosen.
        ideas: those of them that suit the hand, the best one first.
        free: whether one of its own may be written.
        state, desk, look, plates: as for :class:`RoomPage`.
    """

    def __init__(
        self,
        words: Sequence[str],
        ideas: Sequence[WordIdea],
        free: bool,
        state: TableState,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(state, desk, look, plates)
        self.words = tuple(words)
        self.listed = {normal_form(said(desk, word)): word for word in self.words}
        """The word of the list by what is written for it in the language of the table."""
        self.free = free
        self.lists = lists_of([one for one in ideas if one.word in self.words])
        self.good = {one.word: one for found in self.lists for one in found}
        self.mode = GOOD if self.lists else TOPIC if self.words else FREE
        self.number = 0
        self.topics = [one for one in TOPICS if set(gallery().words_of(one)) & set(self.words)]
        self.topic = self.topics[0] if self.topics else ""
        self.chosen_word = ""
        """What waits to be confirmed."""
        self.own = False
        """Whether that was written."""
        tools = {
            "space": desk.say("lobby.space"),
            "erase": desk.say("lobby.erase"),
            "letters": desk.say("lobby.letters_key"),
            DONE: self.say_of("take_it"),
        }
        top = WORK.top + TAB_HIGH + GAP + 96 + GAP + 60 + GAP
        area = Area(WORK.left, top, WORK.width, WORK.bottom - top)
        self.letters = LetterGrid(area, SETS, tools, MOST_LETTERS, str.lower)
        self.noted: Message | None = None
        self.focused = {
            GOOD: f"word.{self.lists[0][0].word}" if self.lists else "",
            TOPIC: f"tab.{TOPIC}",
            FREE: self.letters.first,
        }[self.mode]

    # -- what can be pressed -----------------------------------------------------------------

    def plates_now(self) -> Iterable[Plate]:
        if self.chosen_word:
            yield from self._confirming()
            return
        yield from self._tabs()
        if self.mode == GOOD:
            yield from self._good()
        elif self.mode == TOPIC:
            yield from self._by_topic()
        else:
            yield from self._free()
        for card, area in zip(self.hand, self.hand_areas(), strict=True):
            yield Plate(f"hand.{card}", "", area)

    def hand_areas(self) -> tuple[Area, ...]:
        """The hand at the side: two rows of three."""
        room = Area(SIDE.left, SIDE.top, SIDE.width, TOLD.top - SIDE.top - GAP)
        high = (room.height - GAP) / 2
        wide = min((room.width - 2 * GAP) / 3, high / 1.5)
        high = wide * 1.5
        return tuple(
            Area(
                room.left + (n % 3) * (room.width - wide) / 2,
                room.top + (n // 3) * (high + GAP),
                wide,
                high,
            )
            for n in range(len(self.hand))
        )

    def _tabs(self) -> Iterable[Plate]:
        modes = [GOOD] if self.lists else []
        modes += [TOPIC] if self.words else []
        modes += [FREE] if self.free else []
        areas = grid(len(modes), 1, Area(WORK.left, WORK.top, WORK.width, TAB_HIGH), (GAP, 0))
        for mode, area in zip(modes, areas, strict=True):
            look = "red" if mode == self.mode else "dark"
            yield Plate(f"tab.{mode}", self.say_of(f"tab_{mode}"), area, look)

    def _below_tabs(self) -> Area:
        top = WORK.top + TAB_HIGH + 22
        return Area(WORK.left, top, WORK.width, WORK.bottom - top)

    def _good(self) -> Iterable[Plate]:
        room = self._below_tabs()
        last = Area(room.left, room.bottom - 66, room.width, 66)
        areas = grid(3, 4, Area(room.left, room.top, room.width, room.height - 66 - 18), (14, 14))
        for one, area in zip(self.lists[self.number], areas, strict=False):
            yield Plate(f"word.{one.word}", said(self.desk, one.word), area, right=40.0)
        if len(self.lists) > 1:
            words = self.say_of("another", number=self.number + 1, count=len(self.lists))
            yield Plate(OTHER, words, last)

    def _by_topic(self) -> Iterable[Plate]:
        room = self._below_tabs()
        top = room.top
        if len(self.topics) > 1:
            areas = grid(4, 2, Area(room.left, top, room.width, 2 * 58 + 10), (10, 10))
            for topic, area in zip(self.topics, areas, strict=False):
                words = self.desk.say(f"{GAME}.topic.{topic}")
                look = "red" if topic == self.topic else "dark"
                yield Plate(f"topic.{topic}", words[:1].upper() + words[1:], area, look)
            top += 2 * 58 + 10 + 22
        listed = [word for word in gallery().words_of(self.topic) if word in self.words]
        fields = grid(3, 5, Area(room.left, top, room.width, room.bottom - top), (12, 12))
        for word, area in zip(listed, fields, strict=False):
            yield Plate(f"word.{word}", said(self.desk, word), area)

    def _free(self) -> Iterable[Plate]:
        top = WORK.top + TAB_HIGH + GAP + 96 + GAP
        areas = grid(COMPLETIONS, 1, Area(WORK.left, top, WORK.width, 60), (GAP, 0))
        for word, area in zip(self._completions(), areas, strict=False):
            yield Plate(f"whole.{word}", said(self.desk, word), area)
        yield from self.letters.plates()

    def _completions(self) -> list[str]:
        """Words of the list that begin with what is written, then those that hold it."""
        text = normal_form(self.letters.text)
        if not text:
            return []
        begin = [form for form in self.listed if form.startswith(text) and form != text]
        hold = [form for form in self.listed if text in form and form not in (*begin, text)]
        return [self.listed[form] for form in (begin + hold)[:COMPLETIONS]]

    def _confirming(self) -> Iterable[Plate]:
        row = grid(2, 1, Area(WORK.left + 90, WORK.bottom - 150, WORK.width - 180, 84), (24, 0))
        yield Plate(TAKE, self.say_of("write_it"), row[0], "red")
        yield Plate("back", self.say_of("choose_again"), row[1])

    def ways(self, key: Hashable) -> dict[str, Hashable]:
        if self.mode == FREE and not self.chosen_word and not self.close_up:
            return dict(self.letters.ways(str(key)))
        return {}

    # -- showing -----------------------------------------------------------------------------

    def draw(self) -> None:
        lit = self._hinted()
        self.put_hand(self.hand_areas(), lit, numbers=True)
        self.put_plate("told.plate", TOLD)
        if self.chosen_word:
            foot = self.say_of("once")
            book = self.book(CHOSEN, self.say_of("your_word"), self.chosen_word, foot)
            self.put("book", book, CHOSEN.centre, 4)
        elif self.mode == FREE:
            text = self.letters.text + ("_" if len(self.letters.text) < MOST_LETTERS else "")
            self.put_line(Area(WORK.left, WORK.top + TAB_HIGH + GAP, WORK.width, 96), text)

    def _show(self, plate: Plate) -> None:
        super()._show(plate)
        word, _, what = plate.key.partition(".")
        if word != "word" or self.mode != GOOD:
            return
        numbers = sorted(self.hand.index(card) + 1 for card in self.good[what].cards)
        for place, number in enumerate(numbers):
            disc = number_disc(self.desk, number, 40)
            y = plate.area.centre[1] - 24 + place * 48
            self.put(f"hint.{what}.{place}", disc, (plate.area.right - 36, y), 5)

    def _hinted(self) -> tuple[str, ...]:
        """The cards that hint at the word under the focus, or at the chosen one."""
        word = self.chosen_word
        key = str(self.focused)
        if not word and key.startswith(("word.", "whole.")):
            word = key.partition(".")[2]
        found = self.good.get(word)
        return found.cards if found is not None else ()

    def tell(self) -> None:
        if self.chosen_word or self.mode != FREE or str(self.focused).startswith("hand."):
            self.noted = None if not self.chosen_word else self.noted
        lit = self._hinted()
        self.put_hand(self.hand_areas(), lit, numbers=True)
        self._tell(self.noted or self._told())

    def note(self, words: Message) -> None:
        self.noted = words
        self._tell(words)

    def _tell(self, words: Message) -> None:
        area = Area(TOLD.left + 24, TOLD.top + 16, TOLD.width - 48, TOLD.height - 32)
        self.put_words("told", words, area)

    def _told(self) -> Message:
        word, _, what = str(self.focused).partition(".")
        chosen = self.chosen_word or (what if word in ("word", "whole") else "")
        if chosen in self.good:
            return self._why(self.good[chosen])
        if chosen:
            return message(f"{GAME}.visit.own_says")
        if word == "hand":
            return message(f"{GAME}.visit.card", card=what)
        if word == "tab":
            return message(f"{GAME}.visit.tab_{what}_says")
        if word == "topic":
            return message(f"{GAME}.visit.topic_says", topic=what)
        key = "another_says" if word == OTHER else "free_says"
        return message(f"{GAME}.visit.{key}", count=MOST_LETTERS)

    def _why(self, good: WordIdea) -> Message:
        """Why the two pictures hint at a word, and whether it is easy to guess."""
        parts = [
            message(
                f"{GAME}.visit.{'hints_vaguely' if tag == VAGUE else 'hints'}",
                number=self.hand.index(card) + 1,
                thing=thing,
                tag=tag,
            )
            for card, tag, thing in zip(good.cards, good.reasons, good.things, strict=True)
        ]
        one, other = sorted(parts, key=lambda part: int(part.values["number"]))
        return message(f"{GAME}.visit.why", one=one, other=other, risk=good.risk)

    # -- choosing ----------------------------------------------------------------------------

    def makes(self, key: Hashable) -> Intent | None:
        if key != TAKE or self.close_up:
            return None
        return do.WordFree(self.chosen_word) if self.own else do.Word(self.chosen_word)

    def pressed(self, key: str) -> None:
        word, _, what = key.partition(".")
        self.noted = None
        if word == "tab":
            self._turn_to(what)
        elif word == "topic":
            self.topic = what
        elif word == OTHER:
            self.number = (self.number + 1) % len(self.lists)
        elif word in ("word", "whole"):
            self._choose(what, own=False)
        elif word == "hand":
            self.extra()
        elif key == "back":
            self.step_back()
        elif key == DONE:
            self._finish()
        elif self.letters.press(key):
            self.focused = key if key in {one.key for one in self.letters.plates()} else DONE

    def _turn_to(self, mode: str) -> None:
        self.mode = mode
        if mode == FREE:
            self.focused = self.letters.first

    def _finish(self) -> None:
        """The word that was written, if it is one."""
        text = self.letters.text.strip()
        word = normal_form(text)
        listed = self.listed.get(word)
        if listed is not None:
            self._choose(listed, own=False)
            return
        why = self.why_not(do.WordFree(text))
        if why is not None:
            self.noted = why
        else:
            self._choose(word, own=True)

    def _choose(self, word: str, *, own: bool) -> None:
        self.chosen_word, self.own = word, own
        self.before = self.focused
        self.focused = TAKE

    before: Hashable = None

    def step_back(self) -> bool:
        if self.chosen_word:
            self.chosen_word, self.focused = "", self.before
            return True
        if self.mode == FREE and self.letters.text:
            self.letters.press("erase")
            return True
        return False

    # -- a real keyboard ---------------------------------------------------------------------

    @property
    def wants_letters(self) -> bool:
        """While a word is written."""
        return self.mode == FREE and not self.chosen_word and not self.close_up

    def typed(self, letter: str) -> None:
        self.letters.typed(letter)
        self.noted = None
        self.focused = DONE
        self.refresh()

    # -- words -------------------------------------------------------------------------------

    def prompts(self, pages: int, back: str) -> tuple[Prompt, ...] | None:
        say = self.desk.say
        if self.chosen_word:
            back = say("prompt.back")
        elif self.mode == FREE and self.letters.text:
            back = say("lobby.erase")
        closer = bool(self.closely(self.focused)) or bool(self.hand)
        return self.usual_prompts(back, closer=closer, confirm=say("prompt.ok"))

    def closely(self, key: Hashable) -> str:
        """The card under the focus, or the better one of the word under it."""
        found = super().closely(key)
        hinted = self._hinted()
        return found or (hinted[0] if hinted else self.hand[0])

    def wanted(self) -> Iterator[Picture]:
        yield from super().wanted()
        for card, area in zip(self.hand, self.hand_areas(), strict=True):
            yield cards.face(self.desk, card, (area.width, area.height))
        yield drawing.leaf(self.desk, (CHOSEN.width, CHOSEN.height))
