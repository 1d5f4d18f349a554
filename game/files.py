"""Files that survive a power cut: written whole or not at all, the generation before kept.

A file is written under a temporary name in its own folder, flushed to the disk, and renamed
over the old one; the old one stays beside it as ``name.bak``. Whoever reads takes the file, and
where it is torn or missing the generation before.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")

PREVIOUS = ".bak"
SET_ASIDE = ".bad"
_TEMPORARY = ".tmp"
_STALE_SECONDS = 3600.0

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_REFUSED = {errno.EROFS, errno.EACCES, errno.EPERM}


class StorageError(Exception):
    """Something could not be saved or read; the text says what, and how to mend it.

    ``kind`` is ``full``, ``refused``, ``missing`` or ``failed``, for a screen that has words of
    its own for it.
    """

    def __init__(self, kind: str, path: Path, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.path = path


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What a file held, and what was wrong with it if anything was."""

    value: T | None
    """None: neither the file nor the generation before could be used."""
    generation: str
    """``current``, ``previous``, ``none`` (nothing there that can be used)."""
    fault: str | None = None
    """Why the current file was not used; None also where there simply is no file."""


def write_atomic(path: Path, data: bytes, *, keep_previous: bool = True) -> None:
    """Write ``data`` to ``path`` so that at any moment either the old or the new file is there.

    Missing folders are made. Raises ``StorageError`` when it cannot be done; what was there
    before is then still there.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}{_TEMPORARY}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with temporary.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if keep_previous and path.exists():
                _keep(path)
            temporary.replace(path)
            _flush_folder(path.parent)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _write_error(path, error) from error


def read_bytes(path: Path) -> bytes:
    """The content of a file that the user named; ``StorageError`` where there is none."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise StorageError(
            "missing", path, f"There is no file {path}; check the name and the folder."
        ) from error
    except IsADirectoryError as error:
        raise StorageError(
            "missing", path, f"{path} is a folder; name one of the files in it."
        ) from error
    except OSError as error:
        raise StorageError(
            "refused", path, f"{path} cannot be read: {_reason(error)}; check its permissions."
        ) from error


def read_generations(path: Path, decode: Callable[[bytes], T]) -> Loaded[T]:
    """The current file, decoded, or the generation before where the current one is unusable.

    ``decode`` raises ``ValueError`` for content that it cannot use (msgspec's errors are some).
    """
    fault: str | None = None
    for candidate, generation in ((path, "current"), (previous(path), "previous")):
        try:
            value = decode(candidate.read_bytes())
        except FileNotFoundError:
            continue
        except (OSError, ValueError, RecursionError) as error:
            if generation == "current":
                fault = _reason(error) if isinstance(error, OSError) else str(error)
            continue
        return Loaded(value, generation, fault)
    return Loaded(None, "none", fault)


def previous(path: Path) -> Path:
    """Where the generation before lies."""
    return path.with_name(path.name + PREVIOUS)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, so that nothing is lost; returns its new name."""
    number = 0
    while True:
        suffix = SET_ASIDE if number == 0 else f"{SET_ASIDE}{number}"
        target = path.with_name(path.name + suffix)
        if not target.exists():
            break
        number += 1
    try:
        path.replace(target)
    except OSError as error:
        raise _write_error(path, error) from error
    return target


def is_writable(folder: Path) -> bool:
    """Whether a file can be made in ``folder``, which is made if need be.

    It is tried, not asked: on a read-only disk the permissions may look well, and for root they
    always do. Temporary files that a killed process left behind are swept up on the way.
    """
    probe = folder / f".probe.{os.getpid()}{_TEMPORARY}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        now = probe.stat().st_mtime
        with contextlib.suppress(OSError):
            for stale in _temporaries(folder):
                if now - stale.stat().st_mtime > _STALE_SECONDS:
                    stale.unlink()
        probe.unlink()
    except OSError:
        return False
    return True


def _temporaries(folder: Path) -> Iterator[Path]:
    """What a killed process may have left, here and one folder further down."""
    yield from folder.glob(f".*{_TEMPORARY}")
    yield from folder.glob(f"*/.*{_TEMPORARY}")


def _keep(path: Path) -> None:
    """Make the present file the generation before, without a moment in which it is missing."""
    kept = previous(path)
    spare = path.with_name(f".{kept.name}.{os.getpid()}{_TEMPORARY}")
    try:
        spare.unlink(missing_ok=True)
        os.link(path, spare)
        spare.replace(kept)
    except OSError:
        # No hard links on this disk (FAT): readers find the generation before for a moment.
        spare.unlink(missing_ok=True)
        path.replace(kept)


def _flush_folder(folder: Path) -> None:
    """Make the renaming itself last. Windows has no way to ask for it and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:  # some network disks
            raise
    finally:
        os.close(handle)


def _write_error(path: Path, error: OSError) -> StorageError:
    if error.errno in _FULL:
        return StorageError(
            "full",
            path,
            f"{path} could not be saved because the disk is full; what was saved before is "
            "still there. Free some space and save again.",
        )
    if error.errno in _REFUSED:
        return StorageError(
            "refused",
            path,
            f"{path} could not be saved because {path.parent} may not be written; choose another "
            "folder, or set GASLAMP_HOME to one that can be written.",
        )
    return StorageError(
        "failed",
        path,
        f"{path} could not be saved ({_reason(error)}); check that {path.parent} is a folder "
        "that can be written.",
    )


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
