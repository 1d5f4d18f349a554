"""Results from machine to machine: a code that is read out and typed, or a file.

The code is a number in base 32, without letters that look like figures, in groups of four. It
holds the series (its first group), the table, what each seat won in each episode, and a check of
15 bits that finds every wrong letter, every two neighbours that changed places, and any damage
within three letters. A file says the same with the names.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.messages import Message, message
from game.match.standings import TableResult

if TYPE_CHECKING:
    from game.match.series import SeriesSetup

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O, U."""
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})
"""Read as what they look like."""
GROUP = 4

FILE_SUFFIX = ".gaslamp-result"
FILE_FORMAT = 1

_VERSION = 1
_CHECK_BITS = 15
_CHECK_POLYNOMIAL = 0x4599  # CRC-15 as on the CAN bus: distance 6 up to 112 bits
_MOST_EPISODES = 31
_MOST_SEATS = 8
_MOST_TABLES = 31
_WIDTH_BITS = 4


class BadCode(ValueError):
    """A code or a file that cannot be used; ``reason`` says why in the house's words."""

    def __init__(self, reason: Message) -> None:
        self.reason = reason
        super().__init__(f"{reason.key} {reason.values}")


def series_code(setup: SeriesSetup) -> str:
    """Four letters and figures for a series: game, format, mode, seed and house rules."""
    what: list[Any] = [setup.game, setup.format, setup.mode, setup.seed, setup.same]
    what.append(sorted((name, str(value)) for name, value in setup.house_rules.items()))
    digest = hashlib.blake2b(msgspec.json.encode(what), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return "".join(ALPHABET[(number >> (5 * place)) & 31] for place in (3, 2, 1, 0))


# -- the code --------------------------------------------------------------------------------


def encode(result: TableResult) -> str:
    """The code of a table's result.

    Raises:
        ValueError: More seats, episodes or points than a code can hold.
    """
    episodes, columns = len(result.points), result.columns
    lowest = min((value for row in result.points for value in row), default=0)
    offset = -lowest if lowest < 0 else 0
    most = max((value + offset for row in result.points for value in row), default=0)
    width = max(1, most.bit_length())
    if not (
        0 < columns <= _MOST_SEATS
        and episodes <= _MOST_EPISODES
        and 0 <= result.table <= _MOST_TABLES
        and width < 1 << _WIDTH_BITS
        and offset < 256
    ):
        raise ValueError("this result is too large for a code; take it along as a file")
    bits = _Bits()
    for letter in result.series:  # first, so that a code begins with the name of its group
        bits.add(ALPHABET.index(letter), 5)
    bits.add(_VERSION, 3)
    bits.add(result.table, 5)
    bits.add(int(result.team), 1)
    bits.add(len(result.names) - 1, 3)
    bits.add(episodes, 5)
    bits.add(width, _WIDTH_BITS)
    bits.add(int(offset > 0), 1)
    if offset:
        bits.add(offset, 8)
    for row in result.points:
        for value in row:
            bits.add(value + offset, width)
    # The check covers whole letters, so that its own letters are whole as well.
    bits.add(0, -bits.count % 5)
    bits.add(_crc(bits.number, bits.count), _CHECK_BITS)
    letters = "".join(
        ALPHABET[(bits.number >> place) & 31] for place in range(bits.count - 5, -1, -5)
    )
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def decode(code: str) -> TableResult:
    """What a code says; the names are empty.

    Raises:
        BadCode: A letter that no code has, a code that is too short, or one that was mistyped.
    """
    letters = "".join(code.upper().replace("-", " ").split()).translate(ALIKE)
    for letter in letters:
        if letter not in ALPHABET:
            raise BadCode(message("series.code_letter", letter=letter))
    if len(letters) < 3 + 9:
        raise BadCode(message("series.code_short", count=len(letters)))
    number = 0
    for letter in letters:
        number = number << 5 | ALPHABET.index(letter)
    count = 5 * len(letters)
    body, body_count = number >> _CHECK_BITS, count - _CHECK_BITS
    if _crc(body, body_count) != number & ((1 << _CHECK_BITS) - 1):
        raise BadCode(message("series.code_mistyped"))
    bits = _Reader(body, body_count)
    try:
        series = "".join(ALPHABET[bits.take(5)] for _ in range(4))
        if bits.take(3) != _VERSION:
            raise BadCode(message("series.code_newer"))
        table, team = bits.take(5), bool(bits.take(1))
        seats, episodes = bits.take(3) + 1, bits.take(5)
        width = bits.take(_WIDTH_BITS)
        offset = bits.take(8) if bits.take(1) else 0
        columns = 1 if team else seats
        points = tuple(
            tuple(bits.take(width) - offset for _ in range(columns)) for _ in range(episodes)
        )
    except EOFError:
        raise BadCode(message("series.code_mistyped")) from None
    return TableResult(series, table, ("",) * seats, points, team)


class _Bits:
    """A number that grows at its end."""

    def __init__(self) -> None:
        self.number = 0
        self.count = 0

    def add(self, value: int, bits: int) -> None:
        self.number = self.number << bits | value
        self.count += bits


class _Reader:
    """Takes a number apart from its front; ``EOFError`` where nothing is left."""

    def __init__(self, number: int, count: int) -> None:
        self._number = number
        self._left = count

    def take(self, bits: int) -> int:
        if bits > self._left:
            raise EOFError
        self._left -= bits
        return (self._number >> self._left) & ((1 << bits) - 1)


def _crc(number: int, count: int) -> int:
    """The remainder of the number's bits, which begin with a one so that leading zeros count."""
    register = 1
    for place in range(count - 1, -1, -1):
        top = (register >> (_CHECK_BITS - 1)) ^ ((number >> place) & 1)
        register = (register << 1) & ((1 << _CHECK_BITS) - 1)
        if top:
            register ^= _CHECK_POLYNOMIAL
    return register


# -- the file --------------------------------------------------------------------------------


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """What a file of a result holds."""

    gaslamp_result: int
    result: TableResult
    check: str


def file_name(result: TableResult) -> str:
    """The name of a result's file; it names the series and the table and tells nothing else."""
    return f"{result.series}-table-{result.table}{FILE_SUFFIX}"


def to_file(result: TableResult) -> bytes:
    """The content of a result's file."""
    file = _File(FILE_FORMAT, result, _digest(result))
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def from_file(data: bytes) -> TableResult:
    """What a file says; raises :class:`BadCode`."""
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadCode(message("series.file_foreign")) from None
    if file.gaslamp_result != FILE_FORMAT:
        raise BadCode(message("series.code_newer"))
    result = file.result
    columns = result.columns
    whole = 0 < columns <= _MOST_SEATS and all(len(row) == columns for row in result.points)
    if file.check != _digest(result) or not whole:
        raise BadCode(message("series.file_torn"))
    return result


def _digest(result: TableResult) -> str:
    return hashlib.blake2b(msgspec.json.encode(result), digest_size=8).hexdigest()


# -- whether it belongs here -----------------------------------------------------------------


def admit(result: TableResult, own: TableResult, known: tuple[int, ...], episodes: int) -> None:
    """Whether another table's result can stand beside the own ones.

    Args:
        result: the other one.
        own: a result of this screen.
        known: the tables that are there already.
        episodes: how many a whole series has.

    Raises:
        BadCode: It belongs to another series, is there already, or is not finished.
    """
    if result.series != own.series or result.team != own.team:
        raise BadCode(message("series.code_other", theirs=result.series, ours=own.series))
    if result.table in known:
        raise BadCode(message("series.code_known", table=result.table))
    if len(result.points) < episodes:
        raise BadCode(message("series.code_unfinished", table=result.table))
