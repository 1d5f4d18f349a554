"""A table of DEADCERT in the hands of a test, and how long one waits there."""

from __future__ import annotations

import random
from typing import Any

from game.core.intents import tag_of
from game.core.rng import stream_for
from game.settings import Settings
from scenes.private.curtain import Visited
from tests.kit.table_rig import TableRig


class Rig(TableRig):
    """``open`` or another format of the game."""

    game = "deadcert"
    shows_deals = True

    def __init__(self, format_: str = "open", seats: int = 4, humans: int = 0, **how: Any) -> None:
        super().__init__(format_, seats, humans, **how)

    def stream(self, number: int) -> Any:
        """The same whatever the seed."""
        return stream_for(number, "rig")

    def choose(self, decision: Any, stream: Any) -> Any:
        """At random, but nothing is filed where anything else can be done."""
        options = [one for one in decision.options if tag_of(one) != "file"]
        return options[stream.below(len(options))] if options else decision.options.sample(stream)


def waits_alone(
    seats: int,
    *,
    speed: str = "normal",
    level: str = "steady",
    seed: int = 4,
    most: int = 24,
    read: list[float] | None = None,
) -> list[float]:
    """Seconds between two own turns of somebody alone with computers, the shortest first.

    The person fetches and files at once, whatever it is, until nothing is left to fetch. ``read``
    gets the seconds for which each card lay open that a computer player fetched.
    """
    waits: list[float] = []
    with Rig("open", seats, 1, seed=seed, level=level, settings=Settings(speed=speed)) as table:
        scene, match, dt = table.scene, table.match, 1 / 60
        table.until(lambda: scene.panel is not None or match.outcome is not None, 240, dt)
        while len(waits) < most and match.outcome is None:
            while scene.panel is not None:
                options = list(scene.panel.decision.options)
                at_once = [one for one in options if tag_of(one) in ("fetch", "file", "abandon")]
                if not at_once:
                    return sorted(waits)
                scene.submit(0, at_once[0])
                table.until(lambda: scene.choreographer.idle, 60, dt)
                table.step(1, dt)
            start, opened = table.seconds, table.seconds
            shown = ""
            while scene.panel is None and match.outcome is None:
                table.step(1, dt)
                assert table.seconds < start + 120, "it is never the person's turn again"
                if scene.table.state.fetched != shown:
                    if shown and read is not None:
                        read.append(table.seconds - opened)
                    shown, opened = scene.table.state.fetched, table.seconds
            if match.outcome is None:
                waits.append(table.seconds - start)
    return sorted(waits)


def waits_for_a_choice(
    format_: str,
    seats: int,
    *,
    speed: str = "normal",
    level: str = "steady",
    seed: int = 4,
    most: int = 24,
) -> list[float]:
    """Seconds between two choices of somebody alone, on the table or on the own page.

    Whoever it is decides at once, by chance. The shortest wait comes first.
    """
    waits: list[float] = []
    chance = random.Random(seed)
    settings = Settings(speed=speed)
    with Rig(format_, seats, 1, seed=seed, level=level, settings=settings) as table:
        scene, match = table.scene, table.match
        since, asked = table.seconds, False
        while len(waits) < most and match.outcome is None:
            before, asked = asked, scene.panel is not None or table.stack.top is not scene
            if not asked:
                if before:
                    since = table.seconds
                table.step(1, 1 / 60)
                assert table.seconds < since + 60, "it is never the person's turn again"
                continue
            if not before and match.moves:
                waits.append(table.seconds - since)
            if table.stack.top is not scene:
                decision = match.decision(0)
                assert decision is not None
                chosen = chance.choice(list(decision.options)[:40])
                table.stack.pop(Visited(0, True, chosen), of=table.stack.top)
                table.stack.apply()
            elif scene.choreographer.idle:
                options = list(scene.panel.decision.options)
                scene.submit(0, chance.choice([o for o in options if tag_of(o) != "concede"]))
            table.step(1, 1 / 60)
    return sorted(waits)
