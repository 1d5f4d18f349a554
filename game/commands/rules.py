"""``rules GAME [ID]``: the handbook on paper."""

from __future__ import annotations

import argparse
import difflib
import shutil
import textwrap

from game.commands.trouble import UsageError, unknown
from game.content import Entry, Handbook, registry

_WIDEST = 88


def run(options: argparse.Namespace) -> int:
    """Print the index of a game's rules, or one rule."""
    games = registry.games()
    if options.game not in games:
        raise unknown("game", options.game, games)
    handbook = Handbook.load(options.game)
    if options.id is None:
        print(index(handbook))
        return 0
    try:
        entry = handbook.rule(options.id)
    except KeyError:
        raise _unknown_rule(handbook, options.id) from None
    print(page(handbook, entry))
    return 0


def index(handbook: Handbook) -> str:
    """Every section with the IDs and titles of its rules."""
    wide = max((len(name) for name in handbook.ids), default=0)
    lines: list[str] = []
    for chapter in handbook.index:
        if lines:
            lines.append("")
        lines.append(chapter.section.title)
        lines += [f"  {entry.id:<{wide}}  {entry.title}" for entry in chapter.entries]
    return "\n".join(lines)


def page(handbook: Handbook, entry: Entry) -> str:
    """One rule as the in-game handbook shows it."""
    section = next(
        chapter.section.title for chapter in handbook.index if chapter.section.id == entry.section
    )
    lines = [f"{entry.id}  {entry.title}", section, "", *_wrapped(entry.text)]
    if entry.option:
        lines += ["", f"House rule: {entry.option}"]
    return "\n".join(lines)


def _wrapped(text: str) -> list[str]:
    width = min(_WIDEST, max(40, shutil.get_terminal_size().columns))
    lines: list[str] = []
    for paragraph in text.strip().split("\n\n"):
        if lines:
            lines.append("")
        lines += textwrap.wrap(" ".join(paragraph.split()), width)
    return lines


def _unknown_rule(handbook: Handbook, given: str) -> Exception:
    close = difflib.get_close_matches(given.upper(), handbook.ids, n=3, cutoff=0.6)
    hint = f"close to it: {', '.join(close)}; " if close else ""
    return UsageError(
        f"{handbook.game} has no rule `{given}`; {hint}`rules {handbook.game}` lists them all"
    )
