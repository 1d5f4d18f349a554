"""``bench --breakdown``: what one decision of random play costs, part by part.

Timing every call from inside would measure the clock. Instead games are played as usual, and
each part that can be done again without an effect (draw an answer, look it up, list the
options) is done again several times at every decision; the rest of ``submit`` is the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from game import stopwatch
from game.bots import random_intent
from game.commands.table import usual_seats
from game.core.rng import stream_for
from game.core.rules import Rules
from game.core.setup import Setup
from game.match import Match

GAMES = 40
AGAIN = 5
"""How often a part is done again at each decision."""


class Part(msgspec.Struct, frozen=True):
    """One row of the table."""

    name: str
    microseconds: float
    """Per decision."""
    share: float | None
    """Of the whole decision; None for what random play does not do."""


def parts(rules: Rules, format_: str) -> Iterator[Part]:
    """The rows for one format of a game, in the order in which they happen."""
    spent = dict.fromkeys(
        ("sampling", "legality", "options", "facts", "submit", "deal", "digest", "view"), 0.0
    )
    decisions = 0
    for seed in range(1, GAMES + 1):
        decisions += _one_game(rules, format_, seed, spent)
    per = {name: seconds / decisions * 1e6 for name, seconds in spent.items()}
    processors = max(0.0, per["submit"] - per["legality"] - per["options"] - per["facts"])
    rows = (
        ("sampling: draw an answer", per["sampling"]),
        ("legality: look it up", per["legality"]),
        ("processors: apply it, run the beats", processors),
        ("facts: write down what happened", per["facts"]),
        ("options: list the next answers", per["options"]),
        ("deal: open and close, per decision", per["deal"]),
        ("digest: the last one, per decision", per["digest"]),
    )
    whole = sum(microseconds for _, microseconds in rows)
    for name, microseconds in (*rows, ("together", whole)):
        yield Part(name, microseconds, microseconds / whole)
    yield Part("beside it: one seat's view", per["view"], None)


def _one_game(rules: Rules, format_: str, seed: int, spent: dict[str, float]) -> int:
    setup = Setup(rules.id, format_, usual_seats(rules, format_), seed)
    stream, spare = stream_for(seed, "bench"), stream_for(seed, "again")
    risky = rules.risky
    now = stopwatch.seconds
    taken = 0
    start = now()
    match = Match.open(setup)
    spent["deal"] += now() - start
    while match.outcome is None:
        decision = match.decisions[0]
        options = decision.options
        spent["sampling"] += _timed(lambda o=options: random_intent(o, risky, spare))
        spent["view"] += _timed(lambda seat=decision.seat: match.view(seat))
        intent = random_intent(options, risky, stream)
        spent["legality"] += _timed(lambda i=intent, o=options: i in o)
        before = len(match.table.log.facts)
        start = now()
        match.submit(decision.seat, intent)
        spent["submit"] += now() - start
        taken += 1
        written = match.table.log.facts[before:]
        spent["facts"] += _timed(lambda rows=written: [_anew(fact) for fact in rows])
        with match.table.world:
            asked = [(row.seat, row.kind) for row in match.decisions]
            spent["options"] += _timed(
                lambda rows=asked: [rules.options(match.table, *row) for row in rows]
            )
    start = now()
    match.digest()
    spent["digest"] += now() - start
    start = now()
    match.close()
    spent["deal"] += now() - start
    return taken


def _anew(fact: Any) -> Any:
    """Make the same fact again, as the rules did."""
    return type(fact)(*msgspec.structs.astuple(fact))


def _timed(work: Callable[..., object]) -> float:
    """Seconds of one call, from several."""
    start = stopwatch.seconds()
    for _ in range(AGAIN):
        work()
    return (stopwatch.seconds() - start) / AGAIN
