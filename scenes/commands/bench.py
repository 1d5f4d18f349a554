"""``bench``: the headless figures, then those of the drawn table."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from game.commands import bench, breakdown
from game.commands.measuring import Figure, line, machine, peak_mb
from game.commands.progress import Progress
from game.commands.trouble import UsageError
from game.content import registry
from game.match import loading

DRAWN = (
    "first_frame_s",
    "frame_ms_p99/deal12",
    "frame_ms_p99/rest",
    "frame_ms_p99/ambient",
    "frame_ms_p99/bots_thinking",
)
PEAK = "peak_mb"


def run(options: argparse.Namespace) -> int:
    """Print every figure as soon as it is measured."""
    if options.breakdown:
        print_breakdown(options.json)
        return 0
    wanted = [
        name for name in (*bench.names(), *DRAWN, PEAK) if bench.is_wanted(name, options.only)
    ]
    if not wanted:
        raise UsageError(
            f"no figure's name begins with {' or '.join(options.only)}; "
            f"there are: {', '.join([*bench.names(), *DRAWN, PEAK])}"
        )
    for fact in machine():
        print(line(fact, options.json), flush=True)
    with Progress(len(wanted), "figures", json=options.json) as progress:
        done = 0
        for figure in figures(wanted, medians=not options.json):
            progress.clear()
            print(line(figure, options.json), flush=True)
            done += figure.name in wanted
            progress.at(done)
    return 0


def figures(wanted: Sequence[str], *, medians: bool = False) -> Iterator[Figure]:
    """Everything that is measured; memory last, when all else has been done.

    ``medians`` gives those of the frame times besides, for people who read them.
    """
    yield from bench.figures(wanted)
    drawn = [name for name in DRAWN if name in wanted]
    if drawn:
        from scenes.commands import bench_drawing

        yield from bench_drawing.figures(drawn, medians=medians)
    if PEAK in wanted:
        peak = peak_mb()
        yield Figure(PEAK, None if peak is None else round(peak, 1), "MB")


def print_breakdown(as_json: bool) -> None:
    """What a decision costs, part by part, for every game and format."""
    for game in registry.games():
        rules = loading.load_rules(game)
        for format_ in rules.formats:
            if not as_json:
                print(f"{game} {format_}: one decision of random play")
            for part in breakdown.parts(rules, format_):
                name = f"breakdown_us/{game}/{format_}/{part.name.partition(':')[0]}"
                if as_json:
                    print(line(Figure(name, round(part.microseconds, 3), "us"), True))
                    continue
                share = "" if part.share is None else f"{part.share:6.1%}"
                print(f"  {part.name:<40} {part.microseconds:8.2f} us  {share}".rstrip())
