"""Gaslamp: a parlour of detective games. This file is the command line.

It uses nothing but the standard library until it has seen that everything else is there, and
imports a command only when it is asked for: headless commands never load pygame.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import shlex
import shutil
import sys
from typing import Any, NoReturn

NAME = "gaslamp"
OLDEST_PYTHON = (3, 11)

REFUSED = 2
"""Exit status of a bad argument, file or value, and of a missing dependency.

1 stands for a failed scenario or verification, 3 for a fault in Gaslamp itself.
"""
INTERRUPTED = 130

HEADLESS = {"esper": "esper", "msgspec": "msgspec", "platformdirs": "platformdirs"}
"""What every command needs: the name by which it is imported, and that of its package."""
DRAWING = {"pygame": "pygame-ce", "pytmx": "pytmx"}
"""What those need that draw, besides."""

MODULES = {
    "play": "scenes.commands.play",
    "kiosk": "scenes.commands.kiosk",
    "simulate": "game.commands.simulate",
    "scenario": "game.commands.scenario",
    "replay": "scenes.commands.replay",
    "rules": "game.commands.rules",
    "shot": "scenes.commands.shot",
    "bench": "scenes.commands.bench",
    "doctor": "scenes.commands.doctor",
}
OWN_FLAGS = {"-h", "--help", "--version"}
"""What may stand without a command and does not mean ``play``."""
DRAWING_COMMANDS = {"play", "kiosk", "replay", "shot", "bench"}


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if sys.version_info < OLDEST_PYTHON:
        return refuse(old_python(arguments))
    try:
        options = parse(arguments)
        draws = options.command in DRAWING_COMMANDS
        missing = missing_packages({**HEADLESS, **DRAWING} if draws else HEADLESS)
        if missing:
            return refuse(missing_sentence(missing, arguments))
        return run(options)
    except SystemExit as stop:  # argparse, after it has said why
        return stop.code if isinstance(stop.code, int) else REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): no error, and nothing more to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(options: argparse.Namespace) -> int:
    """Import the command and run it; what it was given wrong becomes one sentence."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Otherwise SDL turns Control-C and a system's request to end into a question on the screen.
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    try:
        status: int = importlib.import_module(options.module).run(options)
        sys.stdout.flush()
        return status
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception as error:
        from game.commands import trouble

        if os.environ.get("GASLAMP_DEBUG"):
            raise
        status, sentence = trouble.judge(error)
        refuse(sentence)
        return status


def refuse(sentence: str) -> int:
    """Say one line on the error stream and return the exit status for bad input."""
    print(f"{NAME}: {' '.join(sentence.split())}", file=sys.stderr)
    return REFUSED


# -- what is needed ------------------------------------------------------------------------


def missing_packages(needed: dict[str, str]) -> list[str]:
    """The packages of ``needed`` that cannot be imported."""
    missing = [
        package for module, package in needed.items() if importlib.util.find_spec(module) is None
    ]
    if "pygame" in needed and "pygame-ce" not in missing and not is_pygame_ce():
        missing.insert(0, "pygame-ce (the old pygame is in its place)")
    return missing


def is_pygame_ce() -> bool:
    """Whether the pygame that would be imported is the community edition."""
    if getattr(sys, "frozen", False):
        return True  # a packed Gaslamp brought the right one along
    import importlib.metadata

    try:
        importlib.metadata.version("pygame-ce")
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def missing_sentence(missing: list[str], arguments: list[str]) -> str:
    """What is missing, and the exact commands that mend it, with uv and without."""
    what = f"{_listed(missing)} must be installed first"
    if shutil.which("uv") is None and is_externally_managed():
        return f"{what}: {venv_command(arguments)}"  # where pip would refuse to install uv
    return f"{what}: {uv_command(arguments)} (or without uv: {venv_command(arguments)})"


def is_externally_managed() -> bool:
    """Whether this Python belongs to the system, which keeps pip from installing into it."""
    import sysconfig

    if sys.prefix != sys.base_prefix:
        return False  # a virtual environment
    marker = os.path.join(sysconfig.get_path("stdlib"), "EXTERNALLY-MANAGED")  # noqa: PTH118 (start-up)
    return os.path.exists(marker)  # noqa: PTH110 (start-up time)


def old_python(arguments: list[str]) -> str:
    """That this Python is too old, and the command that brings a newer one along."""
    here = ".".join(str(part) for part in sys.version_info[:3])
    wanted = ".".join(str(part) for part in OLDEST_PYTHON)
    return (
        f"Python {wanted} or newer is needed and this is {here}. uv brings one along: "
        f"{uv_command(arguments)}"
    )


def uv_command(arguments: list[str]) -> str:
    """The command that installs everything and starts this one again, with uv."""
    steps = _into_folder()
    if shutil.which("uv") is None:
        steps.append("pip install uv")
    steps.append(_command(["uv", "run", "main.py", *arguments]))
    return " && ".join(steps)


def venv_command(arguments: list[str]) -> str:
    """The same with what comes with Python."""
    steps = _into_folder()
    if os.name == "nt":
        python, interpreter = "py", ".venv\\Scripts\\python"
    else:
        python, interpreter = "python3", ".venv/bin/python"
        if importlib.util.find_spec("ensurepip") is None:
            steps.append("sudo apt install python3-venv")
    steps.append(f"{python} -m venv .venv")
    steps.append(f"{interpreter} -m pip install .")
    steps.append(f"{interpreter} {_command(['main.py', *arguments])}")
    return " && ".join(steps)


def _into_folder() -> list[str]:
    folder = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 (start-up time)
    return [] if os.path.samefile(folder, os.curdir) else [_command(["cd", folder])]  # noqa: PTH121 (start-up)


def _command(words: list[str]) -> str:
    return " ".join(shlex.quote(word) for word in words)


def _listed(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


# -- the command line ----------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{NAME}: {message}; `{self.prog} --help` shows what is possible", file=sys.stderr)
        sys.exit(REFUSED)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command and its options; leaves with a sentence and status 2 where they are wrong."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in OWN_FLAGS):
        arguments = ["play", *arguments]
    options = build_parser().parse_args(arguments)
    options.module = MODULES[options.command]
    if options.command == "replay" and options.verify:
        options.module = "game.commands.replay"
    return options


def build_parser() -> Parser:
    """The whole command line."""
    parser = Parser(
        prog=NAME,
        description="A parlour of detective games for one screen.",
        epilog="Without a command the parlour opens. `gaslamp COMMAND --help` explains a command.",
    )
    version = importlib.import_module("game.version").VERSION
    parser.add_argument("--version", action="version", version=f"{NAME} {version}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_kiosk(commands)
    _add_simulate(commands)
    _add_scenario(commands)
    _add_replay(commands)
    _add_rules(commands)
    _add_shot(commands)
    _add_bench(commands)
    _add_doctor(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="open the parlour, or one table at once")
    play.add_argument("game", nargs="?", metavar="GAME", help="its id; without one: the parlour")
    play.add_argument("--format", metavar="F", help="the format of the game")
    play.add_argument("--seats", metavar="WHO", help='who sits there, such as "human,sharp,casual"')
    play.add_argument("--seed", type=whole, metavar="N", help="deals the same cards again")
    _add_house_rules(play)
    play.add_argument("--windowed", action="store_true", help="in a window")


def _add_kiosk(commands: Any) -> None:
    kiosk = commands.add_parser("kiosk", help="attract mode, unattended")
    kiosk.add_argument("--config", metavar="FILE", help="a TOML file with the operator's choices")
    kiosk.add_argument(
        "--keep", action="store_true", help="start it again whenever it crashes or hangs"
    )


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="play many matches without a window")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--format", metavar="F", help="the format of the game")
    simulate.add_argument("--seats", type=positive, metavar="N", help="how many sit at the table")
    simulate.add_argument(
        "--bots", default="random", metavar="LEVELS", help="by seat, such as sharp,casual,random"
    )
    simulate.add_argument("--games", type=positive, default=100, metavar="N")
    simulate.add_argument(
        "--seed", type=whole, default=0, metavar="S", help="of the first game; counts upwards"
    )
    simulate.add_argument("--jobs", type=jobs, default=1, metavar="J", help="processes")
    simulate.add_argument("--records", metavar="DIR", help="keep each game there, for `replay`")
    _add_house_rules(simulate)
    simulate.add_argument("--json", action="store_true", help="one JSON object a line")


def _add_scenario(commands: Any) -> None:
    scenario = commands.add_parser("scenario", help="run worked examples of the rules")
    scenario.add_argument("paths", nargs="+", metavar="FILE_OR_DIR")


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="show a recorded match")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--verify", action="store_true", help="without a window: play it and compare every digest"
    )


def _add_rules(commands: Any) -> None:
    rules = commands.add_parser("rules", help="print a game's rules, or one of them")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("id", nargs="?", metavar="ID")


def _add_shot(commands: Any) -> None:
    shot = commands.add_parser("shot", help="draw one frame, or the frames of an animation")
    shot.add_argument("scene", metavar="SCENE", help="title, lobby, table, results, settings, ...")
    shot.add_argument("--game", metavar="G")
    shot.add_argument("--seed", type=whole, default=0, metavar="N")
    shot.add_argument(
        "--moves", type=natural, default=0, metavar="M", help="decisions that bots play first"
    )
    shot.add_argument(
        "--viewer", type=viewer, default="public", metavar="V", help="a seat (from 0) or public"
    )
    shot.add_argument(
        "--scale", type=int, choices=(100, 125, 150, 200), default=100, help="text size in per cent"
    )
    shot.add_argument("--lang", default="en", metavar="L")
    shot.add_argument("--film", type=frames, metavar="K", help="a sheet of K frames")
    shot.add_argument("--scenario", metavar="FILE", help="a worked example instead of a deal")
    shot.add_argument("--after", type=natural, metavar="K", help="so many of its steps")
    shot.add_argument("-o", "--output", required=True, metavar="FILE.png")


def _add_bench(commands: Any) -> None:
    bench = commands.add_parser("bench", help="measure speed and memory on this machine")
    bench.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="figures that begin like this"
    )
    bench.add_argument(
        "--breakdown", action="store_true", help="what a decision costs, part by part"
    )
    bench.add_argument("--json", action="store_true", help="one JSON object a line")


def _add_doctor(commands: Any) -> None:
    commands.add_parser("doctor", help="what this machine offers, and advice")


def _add_house_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule that differs from its default; may be given several times",
    )


def whole(text: str) -> int:
    """A whole number, as an argument."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def natural(text: str) -> int:
    """A whole number from 0."""
    number = whole(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 0")
    return number


def positive(text: str) -> int:
    """A whole number from 1."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 1")
    return number


def jobs(text: str) -> int:
    """A number of processes."""
    return _at_most(256, text)


def frames(text: str) -> int:
    """A number of pictures on a sheet."""
    return _at_most(300, text)


def _at_most(most: int, text: str) -> int:
    number = positive(text)
    if number > most:
        raise argparse.ArgumentTypeError(f"{text!r} is more than {most}")
    return number


def viewer(text: str) -> int | str:
    """A seat, or ``public``."""
    if text == "public":
        return text
    try:
        return natural(text)
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(f"{text!r} is neither a seat nor `public`") from None


if __name__ == "__main__":
    sys.exit(main())
