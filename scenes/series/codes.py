"""Result codes: to be read out in large letters, and typed in without a keyboard."""

from __future__ import annotations

from game.core.messages import message
from game.match.result_code import ALIKE, ALPHABET, GROUP, BadCode, decode, encode
from game.match.series import Series
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.paper import paper_picture, wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.typed_screen import TypedScreen
from scenes.kit.widgets import Button, Label, Panel
from scenes.lobby.name_screen import GAP, KEY, LetterKey
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.table.sprites import Sprite

COLUMNS = 8
PANEL = (180.0, 64.0, 1560.0, 800.0)
MOST_LETTERS = 60
SHEET = (96.0, 176.0, 1728.0, 640.0)
LARGEST = 96.0
DONE = (710.0, 846.0, 500.0, 88.0)


class EnterCode(TypedScreen):
    """Asks for the code of another table; pops with its result, or None.

    Args:
        context: the tools of the house.
        series: takes the result, if it belongs there.
    """

    name = "enter code"

    def __init__(self, context: Context, series: Series) -> None:
        super().__init__(context)
        self.series = series
        self.problem = ""

    @property
    def takes_letters(self) -> bool:
        return self.context.last_sort == "keys"

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        say = self.context.say
        self.stage.set_veil(0.25)
        left, top, width, _ = PANEL
        self.add(Panel("panel", PANEL, radius=28))
        text, asks = self.context.text, say("series.whose_code")
        size = text.boxed(asks, "head", 48, (width - 120, 64), lines=1)
        self.stage.add(
            Sprite(
                text.picture(asks, "head", size, self.context.theme.text, width=width - 120,
                             align="centre", fixed=True),
                960, top + 60, 10,
            )
        )  # fmt: skip
        self._put_typed()
        self._say(self.problem)
        keys_left = left + 60
        first_row = top + 268
        for number, letter in enumerate(ALPHABET):
            x = keys_left + (number % COLUMNS) * (KEY[0] + GAP)
            y = first_row + (number // COLUMNS) * (KEY[1] + GAP)
            self.add(LetterKey(letter, (x, y), self.write), first=number == 10)
        tools = keys_left + COLUMNS * (KEY[0] + GAP) + 40
        wide = left + width - 60 - tools
        for number, (key, label, press, look) in enumerate(
            (
                ("erase", say("lobby.erase"), self.erase, "dark"),
                ("clear", say("series.clear_code"), self._clear, "dark"),
                ("done", say("prompt.done"), self.finish, "red"),
            )
        ):
            box = (tools, first_row + number * (KEY[1] + 44), wide, KEY[1] + 10)
            self.add(Button(key, box, label, press, look=look, size=40, radius=16))
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.EXTRA, say("lobby.erase")),
                Prompt(Kind.BACK, say("prompt.cancel")),
            )
        )

    def _put_typed(self) -> None:
        """What was typed, in groups, as large as it fits on two lines."""
        text, theme = self.context.text, self.context.theme
        words = grouped(self.text) + "_"
        room = PANEL[2] - 120
        size = max(28, min(64, text.boxed(words, "body", 64, (room, 140), lines=2, line=1.05)))
        picture = text.picture(
            words, "body", size, theme.text, width=room, align="centre", line=1.05, fixed=True
        )
        if "typed" in self.stage:
            self.stage.remove("typed")
        self.stage.add(Sprite(picture, 960, PANEL[1] + 176, 10), name="typed")

    def _say(self, problem: str) -> None:
        """Why a code cannot be used, below the keys."""
        self.problem = problem
        if "problem" in self.stage:
            self.stage.remove("problem")
        if not problem:
            return
        text, room = self.context.text, (PANEL[2] - 120, 124.0)
        size = text.boxed(problem, "body", 36, room, lines=3, line=1.05)
        picture = text.picture(
            problem, "body", size, self.context.theme.text, width=room[0], align="centre",
            most_lines=3, line=1.05, fixed=True,
        )  # fmt: skip
        self.stage.add(Sprite(picture, 960, PANEL[1] + PANEL[3] - 74, 12), name="problem")

    # -- typing ------------------------------------------------------------------------------

    def write(self, letter: str, *, as_typed: bool = False) -> None:
        found = letter.upper().translate(ALIKE)
        if letter in "- ":
            return
        if found not in ALPHABET or len(self.text) >= MOST_LETTERS:
            self.context.audio.cue(cues.REFUSED)
            return
        self.text += found
        self.changed()

    def _clear(self) -> None:
        self.text = ""
        self.changed()

    def changed(self) -> None:
        self._say("")
        self._put_typed()

    def finish(self) -> None:
        try:
            result = decode(self.text)
            self.series.admit(result)
        except BadCode as error:
            self.context.audio.cue(cues.REFUSED)
            self._say(self.context.say(error.reason))
            return
        self.context.stack.pop(result, of=self)


class ShowCodes(Screen):
    """The codes of this screen's tables, as large as they go.

    Args:
        context: the tools of the house.
        series: a group of which every table of this screen has ended.
        folder: where the same was written as files; "" for nowhere.
    """

    name = "codes"

    def __init__(self, context: Context, series: Series, folder: str = "") -> None:
        super().__init__(context)
        self.series = series
        self.folder = folder

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        title = say("series.codes_title")
        size = context.text.fitting(title, "display", 84, 1728)
        self.add(Label("title", (96, 104), title, "display", size, gold=True))
        left, top, width, height = SHEET
        paper = paper_picture(context, (width, height), 12)
        self.stage.add(Sprite(paper, left + width / 2, top + height / 2, 1))
        self.stage.add(Sprite(self._written(), left + width / 2, top + height / 2, 2))
        self.add(Button("done", DONE, say("prompt.done"), self.back, look="red", size=44),
                 first=True)  # fmt: skip
        self.set_prompts(
            (Prompt(Kind.CONFIRM, say("prompt.ok")), Prompt(Kind.BACK, say("prompt.back")))
        )

    def _written(self) -> Picture:
        text, theme, say = self.context.text, self.context.theme, self.context.say
        _, _, width, height = SHEET
        room = width - 120
        note = say("series.code_how")
        if self.folder:
            note = say("series.code_how_files", folder=self.folder)
        size = text.boxed(note, "quiet", 32, (room, 110), lines=3, line=1.06)
        foot = text.picture(
            note, "quiet", size, theme.paper_quiet, width=room, align="centre", most_lines=3,
            line=1.06, fixed=True,
        )  # fmt: skip
        each = (height - 150) / len(self.series.tables)
        pictures, says = [], [note]
        for table in self.series.tables:
            head = say("series.table", table=table)
            code = self._code(table)
            label = text.picture(head, "body", min(36, max(28, each * 0.24)), theme.paper_quiet,
                                 fixed=True)  # fmt: skip
            tall = each - label.size[1] - 40
            fitted = self._fitted(code, (room, tall))
            figure = text.picture(code, "body", fitted, theme.paper_ink, width=room,
                                  align="centre", fixed=True)  # fmt: skip
            pictures.append((label, figure))
            says += [head, code]

        def paint(brush: Brush) -> None:
            y = 20.0
            for label, figure in pictures:
                both = label.size[1] + figure.size[1] + 4
                start = y + (each - both) / 2
                brush.picture(label, (width / 2, start + label.size[1] / 2))
                brush.picture(figure, (width / 2, start + label.size[1] + 4 + figure.size[1] / 2))
                y += each
            brush.line((60, height - 128), (width - 60, height - 128), "#7A6242", 2, 0.7)
            brush.picture(foot, (width / 2, height - 66))

        key = ("codes written", tuple(says), text.percent, theme)
        return painted(key, (width, height), paint, text.book, says=tuple(says))

    def _fitted(self, code: str, box: tuple[float, float]) -> float:
        """The largest size at which a code fits on one line; text size plays no part in it."""
        size = LARGEST
        while size > SMALLEST:
            width, height = self.context.text.measure(code, "body", size, fixed=True)
            if width <= box[0] and height <= box[1]:
                break
            size -= 2
        return size

    def _code(self, table: int) -> str:
        try:
            return encode(self.series.result(table))
        except ValueError:
            return self.context.say(message("series.code_too_large"))


def grouped(letters: str) -> str:
    """Letters in groups of four, as they are read out."""
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))
