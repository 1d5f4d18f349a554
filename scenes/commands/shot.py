"""``shot SCENE``: one frame without a window, or the frames of an animation on a sheet."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.table import load_game
from game.commands.trouble import UsageError, unknown
from game.content import languages
from game.content.pseudo import PSEUDO


def run(options: argparse.Namespace) -> int:
    """Draw it. What was asked for is checked first."""
    check(options)
    from scenes.commands import shot_drawing

    return shot_drawing.draw(options)


def check(options: argparse.Namespace) -> None:
    """Raise ``UsageError`` for a game, seat, language or file that cannot be."""
    if options.game is not None:
        most = max(seats[-1] for seats in load_game(options.game).formats.values())
        if options.viewer != "public" and options.viewer >= most:
            raise UsageError(
                f"--viewer {options.viewer}: {options.game} has the seats 0 to {most - 1} at most"
            )
    if options.after is not None and options.scenario is None:
        raise UsageError("--after counts the steps of a worked example; name one with --scenario")
    if options.lang not in (*languages(), PSEUDO):
        raise unknown("language", options.lang, (*languages(), PSEUDO))
    target = Path(options.output)
    if target.suffix.lower() != ".png":
        raise UsageError(f"-o {target}: only .png is written; name the file {target.stem}.png")
    if not target.absolute().parent.is_dir():
        raise UsageError(f"-o {target}: there is no folder {target.parent}; make it first")
