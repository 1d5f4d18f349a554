"""``simulate GAME``: many matches without a window, in one process or in several.

Every match follows from the plan and its own seed alone, and the results are told in the order
of the seeds, so that they are the same for any number of processes.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from game import paths, stopwatch
from game.commands import table
from game.commands.progress import Progress
from game.commands.summary import Summary
from game.commands.trouble import Broken, UsageError
from game.files import StorageError, is_writable
from game.match import Match, RulesFailure
from game.match.crash import write_bundle
from game.simulation import Plan, Played, simulate

_LARGEST_BATCH = 50
_BATCHES_PER_JOB = 8


def run(options: argparse.Namespace) -> int:
    """Play the matches and print what came of them."""
    plan = read_plan(options)
    records = None if options.records is None else Path(options.records)
    if records is not None and not is_writable(records):
        raise UsageError(f"--records {records} cannot be written; name a folder that can")
    summary = Summary(plan, options.seed)
    encode = msgspec.json.encode
    start = stopwatch.seconds()
    with Progress(options.games, "games", json=options.json) as progress:
        seeds = range(options.seed, options.seed + options.games)
        for batch in played(plan, seeds, options.jobs, records):
            summary.add(batch)
            if options.json:
                for match in batch:
                    print(encode(match).decode())
            progress.at(summary.games)
    seconds = stopwatch.seconds() - start
    if options.json:
        print(encode({"summary": summary.as_json(seconds)}).decode())
    else:
        print(summary.as_text(seconds))
    return 0


def read_plan(options: argparse.Namespace) -> Plan:
    """The plan that the command line asks for; raises ``UsageError``."""
    rules = table.load_game(options.game)
    format_ = table.choose_format(rules, options.format)
    levels = table.read_bots(rules, options.bots)
    seats = options.seats or max(len(levels), table.usual_seats(rules, format_))
    table.check_seats(rules, format_, seats)
    house_rules = table.read_house_rules(rules, options.rule)
    plan = Plan(rules.id, format_, table.seat_bots(levels, seats), house_rules)
    table.check_setup(rules, plan)
    return plan


def played(plan: Plan, seeds: range, jobs: int, records: Path | None) -> Iterator[list[Played]]:
    """The matches in the order of their seeds, in batches."""
    jobs = min(jobs, len(seeds))
    size = max(1, min(_LARGEST_BATCH, len(seeds) // (jobs * _BATCHES_PER_JOB)))
    batches = [seeds[first : first + size] for first in range(0, len(seeds), size)]
    work = partial(_play_batch, plan, records)
    if jobs == 1:
        yield from map(work, batches)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _leave_interrupts) as pool:
        yield from pool.imap(work, batches)


def _play_batch(plan: Plan, records: Path | None, seeds: range) -> list[Played]:
    return [_play_one(plan, records, seed) for seed in seeds]


def _play_one(plan: Plan, records: Path | None, seed: int) -> Played:
    bundles: list[Path] = []

    def keep(match: Match, trace: str) -> None:
        with contextlib.suppress(StorageError, OSError):
            bundles.append(write_bundle(paths.home().crashes, match, trace))

    try:
        return simulate(plan, seed, records, keep)
    except RulesFailure as failure:
        fault = failure.trace.strip().splitlines()[-1]
        kept = f"; {bundles[0]} holds what is needed to see it again" if bundles else ""
        raise Broken(f"in the match of seed {seed} {failure}: {fault}{kept}") from None


def _leave_interrupts() -> None:
    """Control-C is for the first process, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
