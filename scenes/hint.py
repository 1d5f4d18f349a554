"""A hint on a seat's private page: asked for, worked out, told with its proof.

It comes from that seat's view alone and lies behind the same curtain as its notes. Until the next
decision is made the same hint is told again without being counted again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from weakref import WeakKeyDictionary

from game.core.insight import Hint, Marks
from game.core.messages import message
from game.match.session import Session
from game.slices import Work
from scenes.context import Context
from scenes.kit.paper import paper_picture, wood_ground
from scenes.kit.prompts import Prompt
from scenes.private.cards_page import PAGE, put_head
from scenes.private.looks import HintWords
from scenes.private.words import block
from scenes.proof import ProofSheet
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.sprites import Sprite
from systems.table.theme import BRASS_LIGHT, INK

PAPER = (120.0, 156.0, 1680.0, 786.0)
ASK_PAPER = (360.0, 236.0, 1200.0, 420.0)
BUTTON = (610.0, 706.0, 700.0, 104.0)
Z = 100.0


class Stage(Enum):
    """How far a hint has come."""

    ASK = "ask"
    THINK = "think"
    TOLD = "told"


@dataclass(slots=True)
class SeatHint:
    """The last hint of a seat, and after how many decisions it was given."""

    hint: Hint | None = None
    moves: int = -1


_kept: WeakKeyDictionary[Session, dict[int, SeatHint]] = WeakKeyDictionary()


def hint_of(session: Session, seat: int) -> SeatHint:
    """What a seat was told last at this table."""
    return _kept.setdefault(session, {}).setdefault(seat, SeatHint())


class HintPage:
    """The page of a hint, on the stage of a private visit.

    Args:
        context: for the paper.
        desk: where it is drawn.
        session: the match; only the view of ``seat`` is read.
        seat: who asks.
        marks: what stands on its sheet now.
        told: called with each new hint.
        back: key of what is said about the way back.
        words: what is said on it.
    """

    def __init__(
        self,
        context: Context,
        desk: Desk,
        session: Session,
        seat: int,
        marks: Callable[[], Marks],
        told: Callable[[Hint], None],
        *,
        back: str = "notes.my_notes",
        words: HintWords | None = None,
    ) -> None:
        self.context = context
        self.desk = desk
        self.session = session
        self.seat = seat
        self.marks = marks
        self.told = told
        self.back = back
        self.words = words or HintWords()
        self.ground = wood_ground(context)
        self.kept = hint_of(session, seat)
        self.stage = Stage.TOLD if self._is_fresh else Stage.ASK
        self.sheet: ProofSheet | None = None
        self._working: Work[Hint] | None = None
        self._names: list[str] = []

    @property
    def _is_fresh(self) -> bool:
        """Whether nothing has happened since the last hint."""
        return self.kept.hint is not None and self.kept.moves == self.session.match.moves

    # -- what is pressed ---------------------------------------------------------------------

    def confirm(self) -> bool:
        """OK: take the hint, or read on; False when there is nothing more to read."""
        if self.stage is Stage.ASK:
            view = self.session.match.view(self.seat)
            self._working = Work(self.session.match.rules.hinting(view, self.marks()))
            self.stage = Stage.THINK
            return True
        return self.stage is Stage.THINK or self.leaf(1)

    def leaf(self, step: int) -> bool:
        """Turn a page of the proof; False at its ends."""
        return self.sheet is not None and self.sheet.turn(step)

    def ask_again(self) -> None:
        """Another hint is wanted."""
        if self.stage is Stage.TOLD:
            self.stage = Stage.ASK

    def work(self) -> bool:
        """Think for some milliseconds; True when the hint has just been found."""
        if self._working is None or not self._working.go_on():
            return False
        hint, self._working = self._working.result, None
        assert hint is not None
        self._tell(hint)
        return True

    def _tell(self, hint: Hint) -> None:
        if hint != self.kept.hint:  # to be told the same once more is no further hint
            self.session.note_hint(self.seat)
        self.kept.hint, self.kept.moves = hint, self.session.match.moves
        self.stage = Stage.TOLD
        self.sheet = None
        self.told(hint)

    # -- the picture -------------------------------------------------------------------------

    def show(self) -> None:
        """Put everything on the stage."""
        self.hide()
        put_head(self.desk, message(self.words.title, seat=self.seat), self.seat, self._names)
        if self.stage is Stage.TOLD:
            self._show_told()
        else:
            self._show_asking()

    def hide(self) -> None:
        """Leave nothing on the stage."""
        for name in self._names:
            self.desk.stage.remove(name)
        self._names.clear()
        if self.sheet is not None:
            self.sheet.hide()

    def target(self) -> tuple[float, float, float, float] | None:
        """What has the focus; None where there is only text."""
        return BUTTON if self.stage is Stage.ASK else None

    @property
    def ways_on(self) -> tuple[Kind, ...]:
        """The prompts that take the focus, the likeliest first."""
        if self.stage is not Stage.TOLD:
            return (Kind.BACK,)
        turns = self.sheet is not None and self.sheet.pages > 1
        return (Kind.CONFIRM, Kind.BACK, Kind.EXTRA) if turns else (Kind.BACK, Kind.EXTRA)

    def _show_told(self) -> None:
        hint = self.kept.hint
        assert hint is not None
        if self.sheet is None:
            self.sheet = ProofSheet(
                self.context, self.desk, hint.proof, PAPER, prefix=f"{PAGE}hint.", z=Z + 1
            )
        self.sheet.show()

    def _show_asking(self) -> None:
        desk, theme = self.desk, self.desk.theme
        left, top, width, height = ASK_PAPER
        paper = paper_picture(self.context, (width, height), 12)
        self._put("paper", paper, left + width / 2, top + height / 2, 1)
        if self.stage is Stage.THINK:
            words: Content = desk.say("hint.thinking")
        else:
            words = desk.runs(self.words.ask, count=self.session.hints_taken[self.seat])
        inside = block(desk, words, "body", 42, (width - 120, height - 80), theme.paper_ink)
        self._put("words", inside, left + width / 2, top + height / 2, 2)
        if self.stage is Stage.THINK:
            return
        left, top, width, height = BUTTON
        label = desk.fitted(desk.say(self.words.take), "head", 44, width - 80, INK)

        def paint(brush: Brush) -> None:
            brush.shadow((0, 0, width, height), 24, 14, 8, 0.6)
            brush.plate(
                (0, 0, width, height), 24, BRASS_LIGHT, to="#D9B469", edge="#FFF2C4", edge_width=3
            )
            brush.picture(label, (width / 2, height / 2))

        key = ("hint take", label.key)
        plate = painted(key, (width, height), paint, desk.book, margin=36, says=label.says)
        self._put("take", plate, left + width / 2, top + height / 2, 2)

    def _put(self, name: str, picture: Picture, x: float, y: float, z: float) -> None:
        full = f"{PAGE}hint.{name}"
        self.desk.stage.add(Sprite(picture, x, y, Z + z), name=full)
        self._names.append(full)

    # -- words -------------------------------------------------------------------------------

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do."""
        say = self.desk.say
        back = Prompt(Kind.BACK, say(self.back))
        if self.stage is Stage.ASK:
            return (Prompt(Kind.CONFIRM, say(self.words.take)), back)
        if self.stage is Stage.THINK:
            return (back,)
        found = [back, Prompt(Kind.EXTRA, say(self.words.another))]
        if self.sheet is not None and self.sheet.pages > 1:
            found.insert(0, Prompt(Kind.CONFIRM, say("prompt.turn_page")))
        return tuple(found)
