"""How it is played: a game's rules in plain words, by chapter, and what matters just now."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.handbook import Entry, Handbook
from game.content.introduction import Introduction, has_introduction
from scenes import screens
from scenes.context import Context
from scenes.kit.listing import Listing
from scenes.kit.pages import Pages, Paragraph
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import LinkRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, Panel
from scenes.ledger import vignette
from systems.io.actions import Action, Kind
from systems.table.sprites import Sprite

LIST = (96.0, 252.0, 640.0, 690.0)
SHEET = (810.0, 168.0, 1014.0, 774.0)
CHAPTERS = (96.0, 168.0, 640.0, 70.0)
NOW = "now"


class HandbookScreen(Screen):
    """The handbook of one game.

    Left and right on the chapter's name, or the page buttons, change the chapter; the sheet shows
    the entry that has the focus. With large text the list and the sheet are two steps.

    Args:
        context: the tools.
        game: its id.
        rule: the entry to begin with.
        decision: the kind of the open decision: the first chapter is then about it.
        house_rules: what is played here, so that an entry can say that it was changed.
        introduction: offer the introduction that is played, where the game has one.
    """

    name = "handbook"
    game: str

    def __init__(
        self,
        context: Context,
        game: str,
        rule: str = "",
        decision: str = "",
        house_rules: Mapping[str, object] | None = None,
        introduction: bool = False,
    ) -> None:
        super().__init__(context)
        self.game = game
        self._offers = introduction
        self.house_rules = dict(house_rules or {})
        self._load()
        self.decision = decision
        self.chapter = 0
        self.entry = rule
        # One press tells what matters now, also where list and sheet are two steps.
        self.reading = self.at_once = self._help() is not None and not rule
        self._sheet: Pages | None = None
        self._listing: Listing | None = None
        self._find(rule)

    def _load(self) -> None:
        self.language = self.context.settings.language
        self.book_of_rules = Handbook.load(self.game, self.language)
        self.words = self.context.words_for(self.game)
        self.introduction: Introduction | None = None
        if self._offers and has_introduction(self.game):
            self.introduction = Introduction.load(self.game, self.language)

    # -- content -----------------------------------------------------------------------------

    @property
    def chapters(self) -> list[tuple[str, str, tuple[Entry, ...]]]:
        """(id, title, entries) of every chapter; first what matters now, where it is known."""
        found = [
            (chapter.section.id, chapter.section.title, chapter.entries)
            for chapter in self.book_of_rules.index
            if chapter.entries
        ]
        help_ = self._help()
        if help_ is None:
            return found
        now = self.context.say("handbook.now")
        return [(NOW, now, (help_, *self._behind())), *found]

    def _behind(self) -> tuple[Entry, ...]:
        """The rules behind what matters now."""
        found = self.book_of_rules.help_for(self.decision)
        return self.book_of_rules.entries_behind(found) if found is not None else ()

    def _help(self) -> Entry | None:
        """What matters for the open decision, or page, as an entry of its own."""
        found = self.book_of_rules.help_for(self.decision)
        if found is None:
            return None
        title = self.context.say("prompt.how_it_works")
        return Entry(id=NOW, section=NOW, title=title, text=found.text)

    def _find(self, rule: str) -> None:
        if rule:
            for number, (_, _, entries) in enumerate(self.chapters):
                if any(entry.id == rule for entry in entries):
                    self.chapter = number
                    return

    # -- building ----------------------------------------------------------------------------

    @property
    def _large(self) -> bool:
        return self.context.text.percent >= 150

    def build(self) -> None:
        if self.language != self.context.settings.language:
            self._load()
        say = self.context.say
        self.stage.set_ground(wood_ground(self.context))
        self._sheet = None
        heading = say("handbook.title")
        self.add(Label("title", (96, 96), heading, "display", 72, gold=True))
        self.add(
            Label(
                "game",
                (1824, 100),
                self.words.say(f"{self.game}.title"),
                "head",
                48,
                self.context.theme.quiet,
                align="right",
            )
        )
        chapters = self.chapters
        if not chapters:
            self.add(Label("none", (960, 500), say("handbook.none"), align="centre"))
        elif self._large and self.reading:
            self.entry = self.entry or NOW
            self._show_entry((96.0, 168.0, 1728.0, 774.0))
        else:
            self._show_list(chapters)
        prompts = [Prompt(Kind.BACK, say("prompt.back"))]
        if self._large and self.reading and self.at_once:
            prompts.insert(0, Prompt(Kind.EXTRA, say("handbook.index")))
        if len(chapters) > 1 and not (self._large and self.reading):
            prompts.insert(0, Prompt(Kind.PAGE_RIGHT, say("prompt.next")))
            prompts.insert(0, Prompt(Kind.PAGE_LEFT, say("prompt.previous")))
        self.set_prompts(prompts)

    def _show_list(self, chapters: list[tuple[str, str, tuple[Entry, ...]]]) -> None:
        _, title, entries = chapters[self.chapter]
        wide = 1728.0 if self._large else LIST[2]
        tall = max(CHAPTERS[3], self.context.text.size("head", 36) * 1.6)
        top = CHAPTERS[1]
        if self.introduction is not None:
            self._offer((CHAPTERS[0], top, wide - 60, tall + 34))
            top += tall + 34 + 22
        self.add(
            _Chapter("chapter", (CHAPTERS[0], top, wide - 60, tall), title, self),
            first=self.introduction is None,
        )
        top += tall + 26
        rows = [
            LinkRow(f"entry.{entry.id}", (0, 0, 1, 1), entry.title, self._read) for entry in entries
        ]
        box = (LIST[0], top, wide - 60, LIST[1] + LIST[3] - top)
        self._listing = Listing(rows, box, height=70)
        if self.entry:
            self._listing.reveal(self, f"entry.{self.entry}")
        self._listing.show(self)
        if any(entry.id == self.entry for entry in entries):
            self.focus.set(f"entry.{self.entry}")
        else:
            self.entry = entries[0].id if entries else ""
        if not self._large:
            self.add(Panel("sheet", SHEET, paper=True, radius=10))
            self._show_text()

    def _offer(self, box: tuple[float, float, float, float]) -> None:
        """The button of the introduction that is played."""
        assert self.introduction is not None
        self.add(
            Button(
                "introduction", box, self.introduction.title, self._play, look="red", size=40,
                hint=self.introduction.about,
            ),
            first=True,
        )  # fmt: skip

    def _play(self) -> None:
        self.context.stack.replace(screens.make("introduction", self.context, game=self.game))

    def _show_entry(self, box: tuple[float, float, float, float]) -> None:
        self.add(Panel("sheet", box, paper=True, radius=10))
        self._show_text(box)

    def _show_text(self, box: tuple[float, float, float, float] = SHEET) -> None:
        self.remove("text")
        self.stage.remove("vignette")
        if not self.entry:
            return
        theme = self.context.theme
        left, top, width, height = box
        inner = (left + 48, top + 40, width - 96, height - 76)
        self._sheet = Pages("text", inner, self._paragraphs(), colour=theme.paper_ink)
        self.add(self._sheet)
        lamp = vignette(theme.paper_quiet)
        foot = top + height - 40
        if self._sheet.count == 1 and self._sheet.bottom < foot - lamp.size[1] - 60:
            x = left + width - lamp.size[0] / 2 - 56
            self.stage.add(Sprite(lamp, x, foot - lamp.size[1] / 2, 9), name="vignette")

    def _paragraphs(self) -> list[Paragraph]:
        theme, say = self.context.theme, self.context.say
        entry = self._help() if self.entry == NOW else self.book_of_rules.rule(self.entry)
        assert entry is not None
        found = [
            Paragraph(entry.title, "head", 44),
            Paragraph(entry.text, "quiet", 38, gap=26),
        ]
        # What matters now is also told as it is played here.
        touched = self._behind() if entry.id == NOW else (entry,)
        for sentence in dict.fromkeys(self._house_rule(one) for one in touched):
            if sentence:
                changed = say("handbook.house_rule", sentence=sentence)
                found.append(Paragraph(changed, "body", 34, "#7C2117", gap=34))
        if entry.id != NOW:
            found.append(Paragraph(entry.id, "small", 28, theme.paper_quiet, gap=40))
        return found

    def _house_rule(self, entry: Entry) -> str:
        """The sentence of a house rule that is played here and touches this entry."""
        if not entry.option or entry.option not in self.house_rules:
            return ""
        key = f"{self.game}.house_rule.{entry.option}"
        value = self.house_rules[entry.option]
        return self.words.say(key, value=value) if key in self.words else ""

    # -- behaviour ---------------------------------------------------------------------------

    def focus_moved(self, key: str) -> None:
        if key.startswith("entry."):
            entry = key.removeprefix("entry.")
            if entry != self.entry:
                self.entry = entry
                if not self._large:
                    self._show_text()

    def _read(self) -> None:
        if self._large:
            self.reading = True
            self.relayout()
        elif self._sheet is not None and self._sheet.count > 1:
            self.focus_on("text")

    def turn_chapter(self, step: int) -> None:
        """Open another chapter."""
        chapters = self.chapters
        if chapters:
            self.chapter = (self.chapter + step) % len(chapters)
            self.entry = ""
            self.relayout()
            self.focus_on("chapter")

    def on_button(self, action: Action) -> bool:
        reading = self._large and self.reading
        if action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT) and not reading:
            self.turn_chapter(1 if action.kind is Kind.PAGE_RIGHT else -1)
            return True
        if action.kind is Kind.EXTRA and reading and self.at_once:
            self.reading = self.at_once = False
            self.relayout()
            return True
        if action.kind in (Kind.INFO, Kind.EXTRA, Kind.PAUSE):
            self.back()
            return True
        return False

    def back(self) -> None:
        if self._large and self.reading and not self.at_once:
            self.reading = False
            self.relayout()
            self.focus_on(f"entry.{self.entry}")
        else:
            super().back()


class _Chapter(Button):
    """The chapter's name; left and right open the neighbours."""

    def __init__(
        self,
        key: str,
        box: tuple[float, float, float, float],
        title: str,
        handbook: HandbookScreen,
    ) -> None:
        super().__init__(key, box, f"‹  {title}  ›", lambda: handbook.turn_chapter(1), size=36)
        self._handbook = handbook

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        if direction in (Kind.LEFT, Kind.RIGHT):
            self._handbook.turn_chapter(1 if direction is Kind.RIGHT else -1)
            return True
        return super().on_steer(screen, direction)


def open_handbook(
    context: Context,
    game: str,
    rule: str = "",
    decision: str = "",
    house_rules: Mapping[str, object] | None = None,
    introduction: bool = False,
) -> HandbookScreen:
    """The handbook of a game."""
    return HandbookScreen(context, game, rule, decision, house_rules, introduction)
