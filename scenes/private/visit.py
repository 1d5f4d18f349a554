"""A visit with pages: a seat reads, turns the page, and looks as long as it likes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.private.choice_page import ChoicePage, Signs
from scenes.private.curtain import Page
from scenes.private.glance import GlanceScene
from scenes.private.looks import PrivateLook
from scenes.private.reading_page import page_for
from scenes.tabletop.desk import Desk
from systems.io.actions import DIRECTIONS, Action, Kind
from systems.io.pictures import Picture
from systems.table.privacy import Drape
from systems.table.scan import Stop
from systems.table.tween import Motions

MOST_SIGNS = 24
"""Pictures of which the prompts of a page consist at most."""

PROMPT = "prompt"
"""First part of the key of a prompt that has the focus."""


class Leaves:
    """Several pages of which one is on the stage."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages = list(pages)
        self.at = 0
        self.ground = self.page.ground

    @property
    def page(self) -> Page:
        """The page that is read."""
        return self.pages[self.at]

    def turn_to(self, number: int) -> None:
        """Another page is read."""
        self.hide()
        self.at = number % len(self.pages)
        self.ground = self.page.ground

    @property
    def signs(self) -> Signs:
        """Where the page that is read has room for the words of the house."""
        found = getattr(self.page, "signs", None)
        return found if isinstance(found, Signs) else Signs()

    def lay_out(self, seat: int) -> None:
        self.page.lay_out(seat)

    def turn_over(self, motions: Motions | None) -> None:
        self.page.turn_over(motions)

    def hide(self) -> None:
        for page in self.pages:
            page.hide()

    def clock(self, left: float, seconds: float) -> None:
        self.page.clock(left, seconds)

    def wanted(self) -> Iterator[Picture]:
        for page in self.pages:
            yield from getattr(page, "wanted", tuple)()


class VisitScene(GlanceScene):
    """The base of visits with pages.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        look: title and shortest time of the visit.
        seat: who looks.
        next_seat: who looks afterwards, where somebody does.
    """

    finished = False
    """Nothing is left to do."""

    def make_leaves(self) -> list[Page]:
        """The pages, the first one first."""
        raise NotImplementedError

    def make_page(self) -> Leaves:
        return Leaves(self.make_leaves())

    @property
    def leaves(self) -> Leaves:
        """All pages."""
        assert isinstance(self.page, Leaves)
        return self.page

    def finish(self) -> None:
        self.finished = True
        super().finish()

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        nobody = action.seat is None and self.bare
        own = (action.seat == self.seat or nobody) and self.curtain.visible
        guarded = getattr(self.leaves.page, "guarded", False) and not self.bare
        if guarded and self.curtain.visible and action.pressed and not own:
            # Somebody else is at a pad and may look up: the page is gone in the same frame.
            self.cover()
            return True
        if not own or self.finished or action.kind in (Kind.PAUSE, Kind.INFO):
            return super().on_action(action)
        self.curtain.slot.touch()
        if action.kind in DIRECTIONS:
            self._steer(action.kind)
        elif action.kind in (Kind.POINT, Kind.CLICK) and action.at is not None:
            key = self.focus.at(action.at)
            if key is not None:
                self.focus.set(key)
                self._focused()
                if action.kind is Kind.CLICK and action.pressed:
                    self._confirm()
        elif action.kind is Kind.CONFIRM and action.pressed:
            self._confirm()
        elif action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT) and action.pressed:
            self.turn(1 if action.kind is Kind.PAGE_RIGHT else -1)
        elif action.kind is Kind.EXTRA and action.pressed:
            self._extra()
        elif action.kind is Kind.BACK and action.pressed:
            page = self.leaves.page
            if self.leaves.at:
                self.turn(-self.leaves.at)
            elif isinstance(page, ChoicePage) and page.back():
                self.page_changed()
            else:
                self.leave()
        return True

    # -- a real keyboard ---------------------------------------------------------------------

    def on_typed(self, text: str) -> None:
        page = self.leaves.page
        if not self.curtain.visible or not isinstance(page, ChoicePage) or not page.wants_letters:
            return
        self.curtain.slot.touch()
        for letter in text:
            page.typed(letter)
        self.page_changed()

    def _listen(self) -> None:
        """Letters are taken while a page wants them, of a keyboard that is nobody else's."""
        page, input_ = self.leaves.page, self.context.input
        wants = isinstance(page, ChoicePage) and page.wants_letters and not self.finished
        types = bool(wants and self.curtain.visible and self._may_type())
        if types == input_.typing:
            return
        device = self.context.seats.device_of(self.seat)
        input_.typing = types
        input_.typist = device.id if types and device is not None and device.sort == "keys" else ""
        if self.curtain.visible:
            self.page_changed()  # other keys than before do what its prompts say

    def _may_type(self) -> bool:
        """Whether this seat alone plays at the keyboard, or nobody does.

        A second person's buttons there would be letters.
        """
        devices = {seat: self.context.seats.device_of(seat) for seat in self.party.humans}
        keys = {seat for seat, one in devices.items() if one is not None and one.sort == "keys"}
        return keys <= {self.seat} and self.context.pace_of(self.seat) == "off"

    def _stop_listening(self) -> None:
        self.context.input.typing, self.context.input.typist = False, ""

    def update(self, dt: float) -> None:
        super().update(dt)
        self._listen()

    def pause(self) -> None:
        super().pause()
        self._stop_listening()

    def exit(self) -> None:
        self._stop_listening()
        super().exit()

    # -- what buttons do ---------------------------------------------------------------------

    def _steer(self, direction: Kind) -> None:
        page = self.leaves.page
        if isinstance(page, ChoicePage) and page.steers(direction):
            self.page_changed()
            return
        self.focus.move(direction.value)
        self._focused()

    def _extra(self) -> None:
        """The third button belongs to the page."""
        page = self.leaves.page
        if isinstance(page, ChoicePage) and page.extra():
            self.page_changed()

    def page_changed(self) -> None:
        """The page is a step further, or back: other prompts and other targets."""
        self.front.drop("how", "eye", *(f"prompt.{number}" for number in range(MOST_SIGNS)))
        self._put_page_signs()
        self._put_targets()

    def leave(self) -> None:
        """Back on the first page: what was begun stays."""
        self.curtain.slot.cover()
        self._follow()

    def chosen(self, key: Hashable) -> None:
        """OK on something on the first page."""

    def turn(self, step: int) -> None:
        """Read another page."""
        leaves = self.leaves
        if len(leaves.pages) < 2:
            return
        leaves.turn_to(leaves.at + step)
        self.show_again()

    def show_again(self) -> None:
        """Put the present page on the stage, faces up."""
        self.stage.set_ground(self.leaves.ground)
        self.leaves.lay_out(self.seat)
        self.leaves.turn_over(None)
        self._refresh_front()
        self._put_page_signs()
        self._put_targets()

    def _confirm(self) -> None:
        key = self.focus.current()
        if isinstance(key, tuple) and key[0] == PROMPT:
            self.turn(1)
        elif key is not None:
            self.chosen(key)

    # -- on the page -------------------------------------------------------------------------

    def page_prompts(self) -> tuple[Prompt, ...]:
        say = self.desk.say
        first = self.leaves.at == 0
        page = self.leaves.page
        if isinstance(page, ChoicePage):
            back = self.back_words() if first else say("prompt.back")
            own = page.prompts(len(self.leaves.pages), back)
            if own is not None:
                return own
        found = [Prompt(Kind.LEFT, say("prompt.choose"))] if first else []
        if len(self.leaves.pages) > 1:
            found.append(Prompt(Kind.PAGE_RIGHT, say("prompt.turn_page")))
        if first and self.confirms:
            found.append(Prompt(Kind.CONFIRM, say("prompt.ok")))
        found.append(Prompt(Kind.INFO, say("prompt.how_it_works")))
        found.append(Prompt(Kind.BACK, self.back_words() if first else say("prompt.back")))
        return tuple(found)

    confirms = True
    """Whether OK does something on the first page."""

    def back_words(self) -> str:
        """What Back does on the first page."""
        return self.desk.say("prompt.hide")

    def corner_words(self) -> str:
        """Which page of how many this is."""
        count = len(self.leaves.pages)
        return f"{self.leaves.at + 1} / {count}" if count > 1 else ""

    def _uncover(self) -> None:
        super()._uncover()
        self._put_targets()

    def _put_targets(self) -> None:
        """What can have the focus on this page."""
        page = self.leaves.page
        before = page.focused if isinstance(page, ChoicePage) else None
        self.focus.clear()
        if isinstance(page, ChoicePage):
            for key, box in page.targets():
                target = self.focus.add(key, box, radius=min(18.0, box[3] / 2))
                for way, to in page.ways(key).items():
                    setattr(target, way, to)
        area = self.prompt_areas.get(Kind.PAGE_RIGHT)
        if area is not None:
            self.focus.add((PROMPT, Kind.PAGE_RIGHT), area, radius=26, foot=True)
        if before is not None:
            self.focus.set(before)
        self._focused()

    def focus_came(self) -> None:
        self._focused()

    def page_stops(self) -> list[Stop] | None:
        return [] if self.finished else super().page_stops()

    def _focused(self) -> None:
        page = self.leaves.page
        if isinstance(page, ChoicePage):
            page.focus_on(self.focus.current())

    def show_front(self, *, covered: bool) -> None:
        super().show_front(covered=covered)
        if self.finished and self.curtain.state is Drape.OPEN:
            self.focus.clear()  # nothing is left to press; the slot runs out


class OwnLook(VisitScene):
    """A seat reads what it may know already, whenever it likes; pops None.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        looks: the pages.
        seat: who reads.
        more: further pages, made for a desk.
    """

    name = "own look"
    confirms = False

    def __init__(
        self,
        context: Context,
        party: Party,
        looks: Sequence[PrivateLook],
        *,
        seat: int,
        more: Sequence[Callable[[Desk], Page]] = (),
    ) -> None:
        self.looks = list(looks)
        self.more = list(more)
        first = self.looks[0]
        look = PrivateLook(first.title, (), seconds=0.0, help=first.help, stays=first.stays)
        super().__init__(context, party, look, seat=seat)

    def make_leaves(self) -> list[Page]:
        desk = self.desk
        pages: list[Page] = [page_for(desk, look, picks=bool(look.words)) for look in self.looks]
        return [*pages, *(make(desk) for make in self.more)]

    def result(self) -> None:
        """Nothing: reading the own cards is nobody's turn to look."""

    def leave(self) -> None:
        self.finish()

    def gives_up(self, seat: int | None) -> bool:
        return True

    def back_words(self) -> str:
        return self.desk.say("prompt.close")
