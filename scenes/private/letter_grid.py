"""A keyboard on a private page: letters in a grid, reached in few presses, or a real keyboard.

Left and right go round in a row, so that nothing is further than eight presses from the middle.
Whoever has a keyboard types; the letters then go to :meth:`LetterGrid.typed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenes.kit.letters import COLUMNS, field, round_the_row
from scenes.private.board_page import Plate
from systems.table.board import Area

KEY, SPACE, ERASE, LEAF, DONE = "key", "space", "erase", "letters", "written"
BACKSPACE = "\b"
GAP = 10.0


class LetterGrid:
    """What is written, and the keys for it.

    Args:
        area: where the keys lie: rows of letters, and a row of tools below.
        sets: letters to choose from; a key leafs through them where there are several.
        words: of the tools, by ``space``, ``erase``, ``letters`` and ``written``.
        limit: so many letters may be written.
        folded: makes what is typed into what is written, such as small letters.
    """

    def __init__(
        self,
        area: Area,
        sets: Sequence[str],
        words: Mapping[str, str],
        limit: int,
        folded: Callable[[str], str] = str,
    ) -> None:
        self.area = area
        self.sets = tuple(sets)
        self.words = words
        self.limit = limit
        self.folded = folded
        self.text = ""
        self.leaf = 0

    @property
    def letters(self) -> str:
        """The letters that can be chosen now."""
        return self.sets[self.leaf]

    @property
    def first(self) -> str:
        """The key of the middle, where it is best to begin."""
        middle = COLUMNS + COLUMNS // 2
        return f"{KEY}.{self.letters[min(middle, len(self.letters) - 1)]}"

    @property
    def tools(self) -> list[str]:
        """The keys below the letters."""
        leafs = [LEAF] if len(self.sets) > 1 else []
        return [SPACE, ERASE, *leafs, DONE]

    def plates(self) -> list[Plate]:
        """All keys with their places."""
        rows = max(-(-len(one) // COLUMNS) for one in self.sets)
        high = (self.area.height - GAP * rows) / (rows + 1)
        wide = (self.area.width - GAP * (COLUMNS - 1)) / COLUMNS
        found = []
        for number, letter in enumerate(self.letters):
            column, row = field(number)
            at = (self.area.left + column * (wide + GAP), self.area.top + row * (high + GAP))
            found.append(Plate(f"{KEY}.{letter}", letter, Area(*at, wide, high)))
        tools = self.tools
        broad = (self.area.width - GAP * (len(tools) - 1)) / len(tools)
        for place, tool in enumerate(tools):
            left = self.area.left + place * (broad + GAP)
            area = Area(left, self.area.bottom - high, broad, high)
            look = "red" if tool == DONE else "dark"
            found.append(Plate(tool, self.words[tool], area, look))
        return found

    def ways(self, key: str) -> dict[str, str]:
        """Where directions lead from a key, where that is not what lies there: round the row."""
        word, _, letter = key.partition(".")
        if word == KEY and letter in self.letters:
            around = round_the_row(self.letters, self.letters.index(letter))
            return {way: f"{KEY}.{one}" for way, one in around.items()}
        if key in self.tools:
            tools, place = self.tools, self.tools.index(key)
            return {
                "left": tools[(place - 1) % len(tools)],
                "right": tools[(place + 1) % len(tools)],
            }
        return {}

    def press(self, key: str) -> bool:
        """OK on a key; False where it is none that writes."""
        word, _, letter = key.partition(".")
        if word == KEY:
            self.write(letter)
        elif key == SPACE:
            self.write(" ")
        elif key == ERASE:
            self.text = self.text[:-1]
        elif key == LEAF:
            self.leaf = (self.leaf + 1) % len(self.sets)
        else:
            return False
        return True

    def typed(self, letter: str) -> None:
        """A letter of a real keyboard."""
        if letter == BACKSPACE:
            self.text = self.text[:-1]
        elif letter.isprintable():
            self.write(letter)

    def write(self, letter: str) -> None:
        """One letter more, where there is room; no blank at the beginning or after another."""
        if len(self.text) >= self.limit:
            return
        if letter == " " and (not self.text or self.text.endswith(" ")):
            return
        self.text += self.folded(letter)

    def take(self, text: str) -> None:
        """A whole word, such as one that completes what was written."""
        self.text = text[: self.limit]
