"""``scenario FILE_OR_DIR ...``: run worked examples of the rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.commands.progress import Progress
from game.commands.trouble import FAILED, REFUSED, UsageError
from game.match import RulesFailure
from game.match.scenario import BadScenario, scenario_files
from game.match.scenario_run import run_file


def run(options: argparse.Namespace) -> int:
    """Run every scenario; the last line says how many passed and failed.

    A file that cannot be read counts as failed, is named on the error stream, and makes the
    exit status 2; one whose expectations do not hold makes it 1.
    """
    files = [path for place in options.paths for path in scenario_files(Path(place))]
    if not files:
        raise UsageError(f"no scenario (a .toml file) lies below {', '.join(options.paths)}")
    passed, failed, unreadable = 0, 0, 0
    with Progress(len(files), "scenarios") as progress:
        for number, path in enumerate(files, start=1):
            progress.at(number)
            try:
                problems = problems_of(path)
            except BadScenario as error:
                progress.clear()
                print(f"gaslamp: {error}", file=sys.stderr)
                unreadable += 1
                continue
            if not problems:
                passed += 1
                continue
            failed += 1
            progress.clear()
            for problem in problems:
                print(f"{path}: {problem}")
    print(f"{passed} passed, {failed + unreadable} failed")
    if unreadable:
        return REFUSED
    return FAILED if failed else 0


def problems_of(path: Path) -> list[str]:
    """What does not hold in one scenario; a fault of the rules is one of the problems."""
    try:
        result = run_file(path)
    except RulesFailure as error:
        return [f"{error}: {error.trace.strip().splitlines()[-1]}"]
    return [f"{result.id}: {problem}" for problem in result.problems]
