"""What a match went through, as lines that another process must reproduce to the letter.

Run as a program it reads cases as JSON lines and prints their traces.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import msgspec

from game.core.intents import to_json
from game.core.messages import PUBLIC
from game.match import Match
from tests.kit.cases import Case
from tests.kit.games import with_toys
from tests.kit.playing import play, play_stream

WALKED_AT_MOST = 400


def moment(match: Match) -> str:
    """Digest, legal lists, and views of everybody, in one short line."""
    hasher = hashlib.blake2b(match.digest().encode(), digest_size=8)
    for decision in match.decisions:
        hasher.update(f"{decision.seat} {decision.kind} {len(decision.options)}".encode())
        if len(decision.options) <= WALKED_AT_MOST:
            for intent in decision.options:
                hasher.update(msgspec.json.encode(intent))
        hasher.update(repr(decision.options.groups).encode())
    for viewer in (*range(match.table.seats), PUBLIC):
        view = match.view(viewer)
        seen = msgspec.structs.replace(view, facts=view.facts[-8:])
        hasher.update(msgspec.json.encode(to_json(seen)))
    return hasher.hexdigest()


def trace(case: Case, every: int = 5) -> Iterator[str]:
    """A line for the deal, for every fifth decision and for the end."""
    with case.open() as match:
        yield moment(match)
        for number in play(match, play_stream(case.seed)):
            if number % every == 0:
                yield f"{number} {moment(match)}"
        yield f"{match.outcome} {moment(match)}"


def main() -> None:
    with with_toys():
        for line in sys.stdin:
            case = msgspec.json.decode(line, type=Case)
            print("\n".join(trace(case)), flush=True)


if __name__ == "__main__":
    main()
