"""The headless part of ``bench``: decisions, computer players and memory.

Every figure goes through the door that a screen uses, :class:`game.match.Match`: opening,
legality, rules, facts, the options of the next decision, the last digest, closing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence

from game import stopwatch
from game.bots import choose, random_intent
from game.commands.measuring import Figure, Stopwatch, memory_mb, percentile, slope
from game.commands.table import usual_seats
from game.content import registry
from game.core.rng import stream_for
from game.core.rules import Rules
from game.core.setup import Setup
from game.match import Match, loading

ROUNDS = 5
"""How often a speed is measured; the middle one counts."""
ROUND_SECONDS = 0.4

BOT_DECISIONS = 400
BOT_SECONDS = 8.0

GROWTH_GAMES = 2000
GROWTH_BATCH = 100
GROWTH_WARM_UP = 500
"""Games after which caches are full and growth is measured."""


def names(only: Sequence[str] = ()) -> list[str]:
    """The headless figures whose names begin with one of ``only``; all where that is empty."""
    every: list[str] = []
    for game in registry.games():
        rules = loading.load_rules(game)
        every += [f"decisions_per_s/{game}/{format_}" for format_ in rules.formats]
        every += [f"bot_ms_p95/{game}/{level}" for level in rules.bots]
        every.append(f"growth_mb_per_1000_games/{game}")
    return [name for name in every if is_wanted(name, only)]


def figures(only: Sequence[str] = ()) -> Iterator[Figure]:
    """Measure them, one after the other."""
    for name in names(only):
        kind, game, *part = name.split("/")
        rules = loading.load_rules(game)
        if kind == "decisions_per_s":
            yield Figure(name, round(decisions_per_s(rules, part[0])), "1/s")
        elif kind == "bot_ms_p95":
            yield Figure(name, round(bot_ms(rules, part[0]), 3), "ms")
        else:
            growth = growth_mb(rules)
            yield Figure(name, None if growth is None else round(growth, 3), "MB")


def is_wanted(name: str, only: Sequence[str]) -> bool:
    """Whether the figure of that name is asked for."""
    return not only or any(name.startswith(beginning) for beginning in only)


def random_game(rules: Rules, format_: str, seed: int) -> int:
    """Play one match at random to its end; returns the number of decisions."""
    setup = Setup(rules.id, format_, usual_seats(rules, format_), seed)
    stream = stream_for(seed, "bench")
    risky = rules.risky
    taken = 0
    with Match.open(setup) as match:
        while match.outcome is None:
            decision = match.decisions[0]
            match.submit(decision.seat, random_intent(decision.options, risky, stream))
            taken += 1
        match.digest()
    return taken


def decisions_per_s(rules: Rules, format_: str) -> float:
    """Decisions a second in random play, one process; the middle of several rounds."""
    seed = 0
    speeds = []
    random_game(rules, format_, seed)
    for _ in range(ROUNDS):
        watch = Stopwatch()
        taken = 0
        while watch.seconds < ROUND_SECONDS:
            seed += 1
            watch.start()
            taken += random_game(rules, format_, seed)
            watch.stop()
        speeds.append(taken / watch.seconds)
    return percentile(speeds, 50)


def bot_ms(rules: Rules, level: str) -> float:
    """Milliseconds within which 95 of 100 decisions of a computer player are taken.

    A table of that level plays; looking at the table (the view) counts as thinking.
    """
    format_ = next(iter(rules.formats))
    bot = rules.bots[level]()
    times: list[float] = []
    seed = 0
    while len(times) < BOT_DECISIONS and sum(times) < BOT_SECONDS * 1000:
        seed += 1
        stream = stream_for(seed, "bench")
        with Match.open(Setup(rules.id, format_, usual_seats(rules, format_), seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                start = stopwatch.seconds()
                view = match.view(decision.seat)
                choice = choose(bot, view, decision, stream.fork(match.moves))
                times.append((stopwatch.seconds() - start) * 1000)
                match.submit(decision.seat, choice.intent)
    return percentile(times, 95)


def growth_mb(rules: Rules) -> float | None:
    """Megabytes that this process gains in 1,000 games, after it has warmed up."""
    format_ = next(iter(rules.formats))
    points: list[tuple[float, float]] = []
    for played in range(GROWTH_GAMES + 1):
        if played >= GROWTH_WARM_UP and played % GROWTH_BATCH == 0:
            gc.collect()
            held = memory_mb()
            if held is None:
                return None
            points.append((played / 1000, held))
        if played < GROWTH_GAMES:
            random_game(rules, format_, played)
    return slope(points)
