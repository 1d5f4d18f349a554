"""A record: the set-up, every intent, and digests by which a replay is compared."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.setup import Setup

FORMAT = 1


class BadRecord(ValueError):
    """A file that is no record, or one that this version cannot replay."""


class Step(msgspec.Struct, frozen=True):
    """One intent."""

    seat: int
    intent: dict[str, Any]


class Digest(msgspec.Struct, frozen=True):
    """The state after so many intents."""

    after: int
    digest: str


class Record(msgspec.Struct, frozen=True):
    """Everything from which a match can be played again."""

    setup: Setup
    rules_version: int
    steps: tuple[Step, ...]
    digests: tuple[Digest, ...] = ()
    format: int = FORMAT

    def to_lines(self) -> bytes:
        """As JSON lines: the header, then intents and digests in their order."""
        header = {
            "format": self.format,
            "rules_version": self.rules_version,
            "setup": msgspec.to_builtins(self.setup),
        }
        lines: list[Any] = [header]
        digests = list(self.digests)
        for number, step in enumerate((None, *self.steps)):
            if step is not None:
                lines.append(step)
            while digests and digests[0].after == number:
                lines.append(digests.pop(0))
        return b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n"

    @classmethod
    def from_lines(cls, data: bytes) -> Record:
        """Read JSON lines; raises :class:`BadRecord` with the number of the bad line."""
        steps: list[Step] = []
        digests: list[Digest] = []
        header: _Header | None = None
        for number, line in enumerate(data.splitlines(), start=1):
            if not line.strip():
                continue
            try:
                if header is None:
                    header = msgspec.json.decode(line, type=_Header)
                elif b'"digest"' in line and b'"intent"' not in line:
                    digests.append(msgspec.json.decode(line, type=Digest))
                else:
                    steps.append(msgspec.json.decode(line, type=Step))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise BadRecord(f"line {number} is not part of a record: {error}") from None
        if header is None:
            raise BadRecord("the file is empty; a record begins with a header line")
        if header.format != FORMAT:
            raise BadRecord(f"record format {header.format}; this version reads {FORMAT}")
        return cls(header.setup, header.rules_version, tuple(steps), tuple(digests))


class _Header(msgspec.Struct):
    format: int
    rules_version: int
    setup: Setup
