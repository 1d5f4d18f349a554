"""The page on which a word of one's own is explained to computer players: tags, the best first."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.kit.prompts import Prompt
from scenes.parts.places import grid
from scenes.parts.tokens import number_disc
from scenes.private.board_page import Plate
from scenes.private.looks import PrivateLook
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.room_page import RoomPage
from scenes.tables.detective_club.state import TableState
from scenes.tables.detective_club.tag_groups import GROUPS
from scenes.tables.detective_club.word_page import SIDE, WORK
from scenes.tabletop.desk import Desk
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import FEWEST_TAGS, MOST_TAGS
from systems.table.board import Area

READY, LIKELY = "tagged", "likely"
LINE = Area(SIDE.left, SIDE.top, SIDE.width, 96)
PICKED = Area(SIDE.left, LINE.bottom + 16, SIDE.width, 300)
DONE_AREA = Area(SIDE.left, PICKED.bottom + 14, SIDE.width, 74)
TOLD = Area(SIDE.left, DONE_AREA.bottom + 14, SIDE.width, SIDE.bottom - DONE_AREA.bottom - 14)


class TagPage(RoomPage):
    """Chooses tags.

    Args:
        word: that they explain.
        likely: tags that are likely for it; none where it is not known.
        state, desk, look, plates: as for :class:`RoomPage`.
    """

    def __init__(
        self,
        word: str,
        likely: Sequence[str],
        state: TableState,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(state, desk, look, plates)
        self.word = word
        self.groups = {**({LIKELY: tuple(likely)} if likely else {}), **GROUPS}
        self.group = next(iter(self.groups))
        self.tags: list[str] = []
        self.noted: Message | None = None
        self.focused = f"tag.{self.groups[self.group][0]}"

    def plates_now(self) -> Iterable[Plate]:
        columns = -(-len(self.groups) // 2)
        areas = grid(columns, 2, Area(WORK.left, WORK.top, WORK.width, 134), (10, 10))
        for group, area in zip(self.groups, areas, strict=False):
            look = "red" if group == self.group else "dark"
            yield Plate(f"group.{group}", self.say_of(f"group.{group}"), area, look)
        top = WORK.top + 134 + 24
        room = Area(WORK.left, top, WORK.width, WORK.bottom - top)
        for tag, area in zip(self.groups[self.group], grid(3, 4, room, (14, 14)), strict=False):
            yield Plate(f"tag.{tag}", _tag(self.desk, tag), area)
        for number, area in enumerate(grid(1, MOST_TAGS, PICKED, (0, 8))[: len(self.tags)]):
            yield Plate(f"picked.{number}", _tag(self.desk, self.tags[number]), area)
        if len(self.tags) >= FEWEST_TAGS:
            yield Plate(READY, self.say_of("tags_done"), DONE_AREA, "red")

    def draw(self) -> None:
        self.put_line(LINE, self.word)
        self.put_plate("told.plate", TOLD)
        for number, area in enumerate(grid(1, MOST_TAGS, PICKED, (0, 8))):
            disc = number_disc(self.desk, number + 1, 48)
            self.put(f"place.{number}", disc, (area.left + 32, area.centre[1]), 6)
            if number >= len(self.tags):
                self.put_plate(f"free.{number}", area)

    def _show(self, plate: Plate) -> None:
        super()._show(plate)
        word, _, what = plate.key.partition(".")
        if word == "tag" and what in self.tags:
            disc = number_disc(self.desk, self.tags.index(what) + 1, 44)
            self.put(f"rank.{what}", disc, (plate.area.right - 30, plate.area.top + 30), 6)

    def tell(self) -> None:
        if self.noted is not None:
            self._tell(self.noted)
            self.noted = None
            return
        word = str(self.focused).partition(".")[0]
        key = {"picked": "picked_says", READY: "tags_done_says"}.get(word, "tags_says")
        self._tell(message(f"{GAME}.visit.{key}", least=FEWEST_TAGS, most=MOST_TAGS))

    def note(self, words: Message) -> None:
        self._tell(words)

    def _tell(self, words: Message) -> None:
        area = Area(TOLD.left + 24, TOLD.top + 14, TOLD.width - 48, TOLD.height - 28)
        self.put_words("told", words, area, size=34)

    # -- choosing ----------------------------------------------------------------------------

    def makes(self, key: Hashable) -> Intent | None:
        return do.Tags(tuple(self.tags)) if key == READY else None

    def pressed(self, key: str) -> None:
        word, _, what = key.partition(".")
        if word == "group":
            self.group = what
        elif word == "picked":
            del self.tags[int(what)]
            self.focused = f"tag.{self.groups[self.group][0]}"
        elif what in self.tags:
            self.tags.remove(what)
        elif len(self.tags) < MOST_TAGS:
            self.tags.append(what)
        else:
            self.noted = message(f"{GAME}.why_not.fewer_tags")

    def step_back(self) -> bool:
        """The last tag goes."""
        if not self.tags:
            return False
        self.tags.pop()
        return True

    def prompts(self, pages: int, back: str) -> tuple[Prompt, ...] | None:
        if self.tags:
            back = self.say_of("last_tag")
        return self.usual_prompts(back, closer=False, confirm=self.desk.say("prompt.ok"))

    def closely(self, key: Hashable) -> str:
        return ""


def _tag(desk: Desk, tag: str) -> str:
    words = desk.say(f"{GAME}.tag.{tag}")
    return words[:1].upper() + words[1:]
