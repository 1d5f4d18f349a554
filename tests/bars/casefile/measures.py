"""What the table of Casefile is measured by: dealing, speeds, waits, acts, presses."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.commands.measuring import percentile
from game.core.rng import stream_for
from game.settings import Settings
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import Visited
from scenes.tabletop.blind_board import NothingToPress
from systems.table.tempo import SPEEDS
from tests.bars.dealing import alike, ended_by_a_press, is_way, setting_off
from tests.bars.figures import Figure, at_least, at_most
from tests.scenes.casefile.people import CasefilePeople
from tests.scenes.casefile.table_rig import Rig

FRAME = 1 / 120
"""Seconds of a step where milliseconds count."""

MOMENTS = (0.1, 0.6, 1.2, 2.0, 2.6, 3.2, 3.8)
"""Seconds from the beginning at which a press is tried."""

LIMITS = {"normal": 8.0, "fast": 3.0}
BUTTONS = ("confirm", "back", "info", "extra", "page_right", "page_left")
"""What is counted: everything but moving the focus."""


# -- B17: the deal ---------------------------------------------------------------------------


def deals(tables: tuple[int, ...] = (2, 3, 4)) -> Iterator[Figure]:
    """B17: from the first card that sets off to the last that lies in its hand."""
    for seats in tables:
        with Rig(seats, 0, settings=Settings(speed="normal")) as table:
            begins, length = setting_off(table, is_way, FRAME)
        gaps = [later - one for one, later in itertools.pairwise(begins)]
        what = f"Casefile, {seats} seats"
        yield at_most("B17", f"{what}: seconds of the deal", length, 2.0, "s")
        yield at_most(
            "B17", f"{what}: between two cards", max(gaps) * 1000, 60 + FRAME * 1000, "ms"
        )


def skips(moments: tuple[float, ...] = MOMENTS) -> Iterator[Figure]:
    """B16 and B17: a press ends what is shown at the beginning, in the frame in which it comes."""
    table = partial(Rig, 4, 1, settings=Settings(speed="normal"))
    ended = ended_by_a_press(table, moments, FRAME)
    what = "Casefile: moments of the deal at which a press ends it in one frame"
    yield at_least("B17", what, ended, len(moments))


# -- B18: speeds -----------------------------------------------------------------------------


def speeds(moves: int = 30) -> Iterator[Figure]:
    """B18: the match and the table after the same acts, at each speed."""
    found = {speed: _played(speed, moves) for speed in SPEEDS}
    yield from alike(found, f"Casefile, {{speed}}: state and picture after {moves} acts")


def _played(speed: str, moves: int) -> tuple[Any, ...]:
    """The match and the table after so many acts of computer players, one shown after the other."""
    with Rig(4, 0, seed=11, settings=Settings(speed=speed)) as table:
        scene, session = table.scene, table.session
        scene.pace.update = lambda dt, idle: False  # type: ignore[method-assign] # they act here
        table.until(lambda: scene.choreographer.idle)
        while session.match.moves < moves:
            seat = session.bots_to_move()[0]
            choice = session.think(seat, lambda: False)
            assert choice is not None
            session.play(seat, choice)
            scene.watching.pull()
            table.until(lambda: scene.choreographer.idle)
        scene.foot.say("")
        table.step(2)
        return session.match.digest(), _sprites(scene.stage)


def _sprites(stage: Any) -> dict[str, tuple[Any, ...]]:
    seen = {}
    for name in stage.names:
        one = stage[name]
        if one.picture is not None and one.visible and not name.startswith("ui."):
            place = (round(one.x, 3), round(one.y, 3), one.z, one.angle)
            seen[name] = (one.picture.key, place, one.scale, one.squash, one.alpha)
    return seen


# -- B19: waits ------------------------------------------------------------------------------


def waits_alone(
    seats: int,
    *,
    speed: str,
    level: str = "steady",
    seed: int = 4,
    most: int = 40,
    acts: list[float] | None = None,
) -> list[float]:
    """Seconds between two own choices of somebody alone, the shortest first.

    Whoever it is decides at once, by chance; a question that can only be passed is none. ``acts``
    gets the seconds from each act of a computer player to the next one.
    """
    waits: list[float] = []
    with Rig(seats, 1, seed=seed, level=level, settings=Settings(speed=speed)) as table:
        scene, match, session = table.scene, table.match, table.session
        play, last = session.play, [0.0]

        def played(*args: Any) -> None:
            if acts is not None and last[0]:
                acts.append(table.seconds - last[0])
            last[0] = table.seconds
            play(*args)

        session.play = played  # type: ignore[method-assign] # listened to
        since = 0.0
        while len(waits) < most and match.outcome is None:
            assert table.seconds < since + 60, "it is never the person's turn again"
            alone, panel = table.stack.top is not scene, scene.panel
            asked = alone or (panel is not None and scene.choreographer.idle)
            passes = not alone and isinstance(panel, NothingToPress)
            if not asked or passes:
                table.step(1, 1 / 60)
                continue
            if since and table.seconds > since + 1 / 60:
                waits.append(table.seconds - since)
            last[0] = 0.0
            if isinstance(table.stack.top, ChoiceScene):
                chosen = _chosen(table, match.decision(0))
                table.stack.pop(Visited(0, True, chosen), of=table.stack.top)
                table.stack.apply()
            elif alone:
                # Something to read: it is read at once.
                table.stack.pop(Visited(0, True), of=table.stack.top)
                table.stack.apply()
            else:
                scene.submit(0, _chosen(table, panel.decision))
            since = table.seconds
            table.step(1, 1 / 60)
    return sorted(waits)


def _chosen(table: Rig, decision: Any) -> Any:
    if decision.kind == "turn_start":
        return next(iter(decision.options))  # never out
    return table.choose(decision, stream_for(table.match.moves, "waits"))


def waiting(
    tables: tuple[int, ...] = (2, 3, 4), levels: tuple[str, ...] = ("casual", "steady")
) -> Iterator[Figure]:
    """B19: somebody alone with one to three computers."""
    for seats in tables:
        for level in levels:
            for speed, limit in LIMITS.items():
                acts: list[float] = []
                waits = waits_alone(seats, speed=speed, level=level, acts=acts)
                wait = percentile(waits, 95)
                what = f"Casefile, {speed} speed, {seats} seats ({level}): 95 of 100 waits"
                note = f"{len(waits)} waits; half of the acts within {percentile(acts, 50):.2f} s"
                yield at_most("B19", what, wait, limit, "s", note)


# -- B21: presses ----------------------------------------------------------------------------


class Counting(CasefilePeople):
    """People who do without detours: what it takes them is counted by kind of decision.

    Attributes:
        taken: by kind of decision the presses beside the directions, one number for each.
    """

    def __init__(self, seats: int, humans: int, seed: int) -> None:
        self.taken: dict[str, list[int]] = {}
        self._pressed = 0
        self._panel: Any = None
        super().__init__(seats, humans, seed)

    def tap(self, kind: str, seat: int) -> None:
        self._pressed += kind in BUTTONS
        super().tap(kind, seat)

    def choose_in_public(self, panel: Any) -> None:
        before = self.match.moves
        if panel is not self._panel:
            self._panel, self._pressed = panel, 0
        super().choose_in_public(panel)
        if self.match.moves > before:
            self._note(panel.decision.kind)

    def _asking(self, panel: Any, keys: list[Any]) -> list[Any]:
        full = len(panel.picked) == panel.count
        return ["ask"] if full else [self.scene.focus.current()]

    def visit(self, scene: Any) -> None:
        decision = self.match.decision(scene.seat)
        new = isinstance(scene, ChoiceScene) and not getattr(scene, "finished", False)
        if new:
            self._pressed = 0
        super().visit(scene)
        if new and decision is not None and self.stack.top is not scene:
            self._note(decision.kind)

    def goal(self, scene: ChoiceScene, kind: str, keys: list[str], number: int) -> str | None:
        page: Any = scene.leaves.pages[0]
        if kind == "make_offer" and not page.picked:
            # One or two of the cards that may be offered; where there are none, no offer.
            fits = [one for one in keys if one in _offered(self.match.decision(scene.seat))]
            return self.chance.choice(fits) if fits else "answer.0"
        if kind == "make_offer" and len(page.picked) == 1 and self.chance.randrange(2):
            more = [one for one in keys if one in _offered(self.match.decision(scene.seat))]
            more = [one for one in more if one not in page.picked]
            return self.chance.choice(more) if more else "done"
        return super().goal(scene, kind, keys, number)

    def _note(self, kind: str) -> None:
        self.taken.setdefault(kind, []).append(self._pressed)


def _offered(decision: Any) -> set[str]:
    found: set[str] = set()
    for one in decision.options:
        found |= set(getattr(one, "cards", ()))
    return found


def presses(decisions: int = 90) -> Iterator[Figure]:
    """B21: counted while three people play with their pads."""
    with Counting(3, 3, 6) as people:
        people.play(decisions)
        taken = people.taken
    for kind, what in (
        ("turn_start", "to investigate"),
        ("main_action", "an ask"),
        ("make_offer", "an offer of up to two cards, or none"),
    ):
        counts = taken.get(kind, [])
        note = f"{len(counts)} of them in play"
        yield at_most("B21", f"Casefile: presses of {what}", max(counts, default=99), 4, "", note)


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {
    "Casefile: deals": deals,
    "Casefile: skips": skips,
    "Casefile: speeds": speeds,
    "Casefile: waiting": waiting,
    "Casefile: presses": presses,
}
