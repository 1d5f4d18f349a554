"""The notes of one seat: behind its curtain, or straight away where only one person plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from game.core.insight import Hint, Marks
from game.core.messages import message
from game.match.session import Session
from scenes.context import Context
from scenes.hint import HintPage
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.notes import layout
from scenes.notes.kept import notes_of
from scenes.notes.page import NotesPage
from scenes.notes.questions import QuestionsPage
from scenes.notes.sheet import ENVELOPE, HAS, HAS_NOT, MODES, Holder, Sheet
from scenes.party import Party
from scenes.private.cards_page import CardsPage
from scenes.private.declared import load_secrets
from scenes.private.glance import GlanceScene
from scenes.private.looks import PrivateLook
from scenes.private.visit import PROMPT
from systems.io.actions import Action, Kind, Notice
from systems.io.pictures import Picture
from systems.table.focus import Key
from systems.table.tween import Motions

STAMP_MS = 150

_WAYS = {Kind.LEFT: "left", Kind.RIGHT: "right", Kind.UP: "up", Kind.DOWN: "down"}


class _Pages:
    """Sheet, hand and questions as one page of the curtain: one of them is on the stage."""

    def __init__(self, scene: NotesScene) -> None:
        self.scene = scene
        self.ground = scene.sheet_page.ground

    def lay_out(self, seat: int) -> None:
        """Nothing is there before the curtain has parted."""

    def turn_over(self, motions: Motions | None) -> None:
        self.scene.show_page(motions)

    def hide(self) -> None:
        self.scene.hide_pages()

    def clock(self, left: float, seconds: float) -> None:
        """Notes have no clock: they stay as long as their seat wants."""

    def wanted(self) -> Iterator[Picture]:
        yield from self.scene.sheet_page.wanted()
        yield self.scene.questions_page.paper


class NotesScene(GlanceScene):
    """A seat reads its notes and writes on them; pops None.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        session: the match; only the view of ``seat`` is read.
        seat: whose notes they are.
    """

    name = "notes"

    def __init__(self, context: Context, party: Party, session: Session, *, seat: int) -> None:
        self.session = session
        self.own = notes_of(session, seat)
        self.shown = "sheet"
        self._cell: tuple[str, Holder] | None = None
        self._secrets = load_secrets(party.setup.game)
        self.sheet = self._make_sheet(seat)
        look = PrivateLook(message("peek.notes", seat=seat), (), seconds=0.0, help="notes")
        super().__init__(context, party, look, seat=seat)

    def _make_sheet(self, seat: int) -> Sheet:
        view = self.session.match.view(seat)
        return self._secrets.sheet(view, self.own.mode) or Sheet(seat, "off", (), (), {})

    def make_page(self) -> _Pages:
        self._make_pages()
        return _Pages(self)

    def _make_pages(self) -> None:
        desk = self.desk
        self.sheet_page = NotesPage(self.context, desk, self.sheet, self.own.pencil)
        self.questions_page = QuestionsPage(self.context, desk, self.sheet)
        hand = self._secrets.first_look(self.session.match.view(self.seat))
        self.hand_page = CardsPage(desk, hand)
        self.hint_page = HintPage(
            self.context, desk, self.session, self.seat, self._marks, self._note_hint
        )

    def result(self) -> None:
        """Nothing: reading notes is nobody's turn to look."""

    # -- pages -------------------------------------------------------------------------------

    def show_page(self, motions: Motions | None) -> None:
        """Put the page that is read on the stage."""
        self.hide_pages()
        if self.shown == "hand":
            self.hand_page.lay_out(self.seat)
            self.hand_page.turn_over(motions)
        elif self.shown == "questions":
            self.questions_page.show(self.seat)
        elif self.shown == "hint":
            self.hint_page.show()
        else:
            self.sheet_page.show(self.seat)

    def hide_pages(self) -> None:
        """Leave none of them on the stage."""
        self.sheet_page.hide()
        self.questions_page.hide()
        self.hand_page.hide()
        self.hint_page.hide()

    def _turn_to(self, page: str) -> None:
        self.shown = page
        self._redraw()

    def _redraw(self) -> None:
        """Show the page anew, with its prompts and its cells to focus."""
        page = self.hand_page if self.shown == "hand" else self.sheet_page
        self.page.ground = page.ground
        self.stage.set_ground(page.ground)
        self.show_page(None)
        self._refresh_front()
        self._put_page_signs()
        self._put_targets()

    def _uncover(self) -> None:
        super()._uncover()
        self._put_targets()

    def _put_targets(self) -> None:
        before = self.focus.current()
        self.focus.clear()
        if self.shown == "questions":
            self.focus.add("mode", self.questions_page.mode_rect(), radius=20)
        elif self.shown == "sheet":
            panels = self.sheet_page.panels
            places = list(layout.grid(self.sheet, panels))
            ways = layout.neighbours(places)
            for place in places:
                panel = panels[place.panel]
                width, height = panel.pitch - 6, panel.row - 10
                x, y = place.centre
                key = (place.card, place.holder)
                rect = (x - width / 2, y - height / 2, width, height)
                way = ways[key]
                self.focus.add(
                    key,
                    rect,
                    radius=14,
                    up=way.get("up"),
                    down=way.get("down"),
                    left=way.get("left"),
                    right=way.get("right"),
                )
        elif self.shown == "hint":
            target = self.hint_page.target()
            if target is not None:
                self.focus.add("hint", target, radius=24)
        # So that directions and two buttons are enough for everything.
        kinds: tuple[Kind, ...] = (Kind.EXTRA, Kind.INFO)
        if self.shown == "sheet" and self.sheet_page.pages > 1:
            kinds = (Kind.PAGE_RIGHT, *kinds)
        if self.shown == "hint":
            kinds = self.hint_page.ways_on
        for kind in kinds:
            area = self.prompt_areas.get(kind)
            if area is not None and self.curtain.visible:
                self.focus.add((PROMPT, kind), area, radius=26, foot=True)
        for focused in (before, self._cell):
            if focused is not None and self.focus.set(focused):
                break
        self._explain()

    def focus_came(self) -> None:
        self._explain()

    @property
    def scan_ways(self) -> tuple[Kind, ...]:
        return (Kind.UP, Kind.DOWN) if self.shown == "questions" else ()

    def _explain(self) -> None:
        key = self.focus.current()
        if self.shown == "sheet" and _is_cell(key) and self.curtain.visible:
            self._cell = key
            self.sheet_page.explain(*key)

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        own = action.seat == self.seat or (self.bare and action.seat is None)
        if not self.curtain.visible or not own:
            return super().on_action(action)
        self.curtain.slot.touch()
        way = _WAYS.get(action.kind)
        if way is not None:
            self._steer(way)
        elif action.kind is Kind.WHEEL:
            self._steer("up" if action.amount > 0 else "down")
        elif action.kind in (Kind.POINT, Kind.CLICK):
            self._point(action)
        elif action.kind is Kind.PAUSE:
            return super().on_action(action)
        elif action.pressed:
            self._press_button(action.kind)
        return True

    def gives_up(self, seat: int | None) -> bool:
        return True

    def _press_button(self, kind: Kind) -> None:
        if kind is Kind.BACK:
            if self.shown == "sheet":
                self.finish()
            else:
                self._turn_to("sheet")
        elif kind is Kind.CONFIRM and self.shown == "hint":
            key = self.focus.current()
            if isinstance(key, tuple) and key[1] is not Kind.CONFIRM:
                self._press_button(key[1])
                return
            if self.hint_page.confirm():
                self._redraw()
            self.context.audio.cue("ui_ok")
        elif kind is Kind.CONFIRM:
            self._confirm()
        elif kind is Kind.EXTRA:
            self._north()
        elif kind is Kind.INFO and self.shown in ("questions", "hint"):
            self.show_help()
        elif kind is Kind.INFO:
            self._turn_to("questions")
        elif kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            self._leaf(1 if kind is Kind.PAGE_RIGHT else -1)

    def _north(self) -> None:
        """The hand from the questions, and from the sheet where no hints are given; and back."""
        if self.shown == "hint":
            self.hint_page.ask_again()
            self._redraw()
        elif self.shown == "sheet" and self.session.gives_hints:
            self._turn_to("hint")
        else:
            self._turn_to("sheet" if self.shown == "hand" else "hand")

    def _steer(self, way: str) -> None:
        if self.shown == "hint" and self.hint_page.leaf(1 if way in ("right", "down") else -1):
            self._redraw()
            return
        if self.shown == "questions":
            step = {"up": -1, "down": 1}.get(way, 0)
            if step and self.questions_page.scroll(step):
                self._redraw()
            elif self.focus.current() == "mode" and not step:
                self._change_mode(1 if way == "right" else -1)
            elif self.focus.move(way):
                self.context.audio.cue("ui_move")
            return
        if self.focus.move(way):
            self.context.audio.cue("ui_move")
            self._explain()

    def _point(self, action: Action) -> None:
        if action.at is None:
            return
        key = self.focus.at(action.at)
        if key is None:
            if action.kind is Kind.CLICK and action.pressed:
                self._click_prompt(action.at)
            return
        if key != self.focus.current():
            self.focus.set(key)
            self._explain()
        if action.kind is Kind.CLICK and action.pressed:
            self._confirm()

    def _click_prompt(self, at: tuple[float, float]) -> None:
        for kind, area in self.prompt_areas.items():
            if kind not in _WAYS and area.collidepoint(at):
                self._press_button(kind)
                return

    def _confirm(self) -> None:
        key = self.focus.current()
        if isinstance(key, tuple) and key[0] == PROMPT:
            self._press_button(key[1])
        elif self.shown == "hint":
            self._press_button(Kind.CONFIRM)
        elif self.shown == "questions":
            self._change_mode(1)
        elif self.shown == "sheet" and _is_cell(key):
            self.own.pencil.press(*key)
            self.context.audio.cue(cues.STAMP)
            self.sheet_page.mark_changed(key[0])
            self._explain()

    def _change_mode(self, step: int) -> None:
        if not self.sheet.kept:
            self.context.audio.cue("ui_no")
            return
        here = MODES.index(self.own.mode)
        self.own.mode = MODES[(here + step) % len(MODES)]
        self.hide_pages()
        last = self.questions_page.last
        self.sheet = self._make_sheet(self.seat)
        self._make_pages()
        self.questions_page.last = last
        self._redraw()

    def beside(self, key: Key, step: int) -> Key:
        """Where the page buttons lead on a page with several sheets."""
        if not _is_cell(key) or self.sheet_page.pages > 1:
            return key
        return layout.beside(list(layout.grid(self.sheet, self.sheet_page.panels)), key, step)

    def _leaf(self, step: int) -> None:
        """To the next sheet, in the same place of it: on this page, or on the next one."""
        page, key = self.sheet_page, self.focus.current()
        if self.shown != "sheet":
            return
        if page.pages < 2:
            if key is not None and self.focus.set(self.beside(key, step)):
                self.context.audio.cue(cues.MOVE)
                self._explain()
            return
        places = list(layout.grid(self.sheet, page.panels))
        page.page = (page.page + step) % page.pages
        self.context.audio.cue(cues.PAGE)
        self._redraw()
        here = next((p for p in places if (p.card, p.holder) == key), None)
        if here is not None:  # otherwise it is on the prompt, and stays there
            there = list(layout.grid(self.sheet, page.panels))
            self.focus.set(layout.at_place(there, here.panel, here.row, here.column))
            self._explain()

    # -- hints -------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if self.shown == "hint" and self.hint_page.work() and self.curtain.visible:
            self._redraw()
        super().update(dt)

    def _marks(self) -> Marks:
        """What stands on the sheet: what the house has written and what its seat has."""
        marks: dict[tuple[str, Holder], bool] = {}
        for cell, own in self.own.pencil.marks.items():
            if own in ("yes", "no"):
                marks[cell] = own == "yes"
        for cell, content in self.sheet.cells.items():
            if content.mark in (HAS, ENVELOPE, HAS_NOT):
                marks[cell] = content.mark != HAS_NOT
        return marks

    def _note_hint(self, hint: Hint) -> None:
        """What a hint has told is marked, unless the sheet says it already."""
        written = self._marks()
        for cell, has in hint.cells:
            if written.get(cell) != has:
                self.own.pencil.marks[cell] = "yes" if has else "no"

    def on_notice(self, notice: Notice) -> None:
        if not self.bare:
            super().on_notice(notice)

    # -- signs -------------------------------------------------------------------------------

    def page_prompts(self) -> tuple[Prompt, ...]:
        say = self.desk.say
        if self.shown == "hand":
            return (
                Prompt(Kind.EXTRA, say("notes.my_notes")),
                Prompt(Kind.INFO, say("notes.questions")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        if self.shown == "questions":
            return (
                Prompt(Kind.UP, say("prompt.scroll")),
                Prompt(Kind.CONFIRM, say("prompt.change")),
                Prompt(Kind.EXTRA, say("prompt.my_hand")),
                Prompt(Kind.INFO, say("prompt.how_it_works")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        if self.shown == "hint":
            return self.hint_page.prompts()
        north = "hint.take" if self.session.gives_hints else "prompt.my_hand"
        prompts = [
            Prompt(Kind.LEFT, say("prompt.move")),
            Prompt(Kind.CONFIRM, say("notes.mark")),
            Prompt(Kind.EXTRA, say(north)),
            Prompt(Kind.INFO, say("notes.questions")),
            Prompt(Kind.BACK, say("prompt.hide")),
        ]
        if self.sheet_page.pages > 1:
            prompts.insert(1, Prompt(Kind.PAGE_RIGHT, say("prompt.turn_page")))
        elif len(self.sheet_page.panels) > 1:
            prompts.insert(1, Prompt(Kind.PAGE_RIGHT, say("notes.next_sheet")))
        return tuple(prompts)


def _is_cell(key: object) -> TypeGuard[tuple[str, Holder]]:
    """Whether a target of the focus is a cell of the sheet."""
    return isinstance(key, tuple) and key[0] != PROMPT
