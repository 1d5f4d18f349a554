"""Files are written whole or not at all, and the generation before is kept."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import files
from game.files import (
    StorageError,
    previous,
    read_bytes,
    read_generations,
    set_aside,
    write_atomic,
)

ROOT = Path(__file__).resolve().parents[2]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "save.json"
    write_atomic(path, b"one")
    assert path.read_bytes() == b"one"
    assert names(path.parent) == ["save.json"]


def test_the_generation_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    for content in (b"one", b"two", b"three"):
        write_atomic(path, content)
    assert path.read_bytes() == b"three"
    assert previous(path).read_bytes() == b"two"
    assert names(tmp_path) == ["save.json", "save.json.bak"]


def test_no_generation_is_kept_where_none_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_atomic(path, b"one", keep_previous=False)
    write_atomic(path, b"two", keep_previous=False)
    assert names(tmp_path) == ["record.json"]


def test_disks_without_hard_links_keep_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "save.json"
    write_atomic(path, b"one")
    write_atomic(path, b"two")
    assert previous(path).read_bytes() == b"one"
    assert names(tmp_path) == ["save.json", "save.json.bak"]


def test_everything_is_flushed_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    steps: list[str] = []
    flush, rename = os.fsync, Path.replace

    def noted_flush(handle: int) -> None:
        steps.append("flush")
        flush(handle)

    def noted_rename(self: Path, target: Path) -> Path:
        steps.append("rename")
        return rename(self, target)

    monkeypatch.setattr(os, "fsync", noted_flush)
    monkeypatch.setattr(Path, "replace", noted_rename)
    write_atomic(path, b"one")
    assert steps == ["flush", "rename", "flush"], "file, name, folder"


@pytest.mark.parametrize(
    ("code", "kind", "words"),
    [
        (errno.ENOSPC, "full", "disk is full"),
        (errno.EDQUOT, "full", "Free some space"),
        (errno.EROFS, "refused", "GASLAMP_HOME"),
        (errno.EACCES, "refused", "choose another folder"),
        (errno.EIO, "failed", "could not be saved"),
    ],
)
def test_a_failing_disk_loses_nothing_and_says_how_to_mend_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, kind: str, words: str
) -> None:
    path = tmp_path / "save.json"
    write_atomic(path, b"one")

    def failing(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(StorageError) as caught:
        write_atomic(path, b"two")
    assert caught.value.kind == kind
    assert caught.value.path == path
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == ["save.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_disk_that_is_really_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.json"
    write_atomic(path, b"one")
    temporary = tmp_path / f".save.json.{os.getpid()}.tmp"
    temporary.symlink_to("/dev/full")
    with pytest.raises(StorageError, match="disk is full"):
        write_atomic(path, b"two")
    assert path.read_bytes() == b"one"


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"not a folder")
    with pytest.raises(StorageError, match="is a folder that can be written"):
        write_atomic(tmp_path / "home" / "save.json", b"one")


def test_a_torn_file_falls_back_to_the_generation_before(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    write_atomic(path, b"1")
    write_atomic(path, b"2")
    assert read_generations(path, int) == files.Loaded(2, "current")
    path.write_bytes(b"")
    found = read_generations(path, int)
    assert (found.value, found.generation) == (1, "previous")
    assert found.fault


def test_a_missing_file_falls_back_without_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    write_atomic(path, b"1")
    write_atomic(path, b"2")
    path.unlink()
    assert read_generations(path, int) == files.Loaded(1, "previous")
    previous(path).unlink()
    assert read_generations(path, int) == files.Loaded(None, "none")


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        set_aside(path)
    assert names(tmp_path) == ["save.json.bad", "save.json.bad1", "save.json.bad2"]


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_reading_what_is_not_there_says_so(tmp_path: Path, name: str) -> None:
    with pytest.raises(StorageError) as caught:
        read_bytes(tmp_path / name)
    assert caught.value.kind == "missing"
    assert str(tmp_path) in str(caught.value)


def test_what_a_killed_process_left_is_swept_up_later(tmp_path: Path) -> None:
    old, young = tmp_path / ".save.json.1.tmp", tmp_path / ".save.json.2.tmp"
    nested = tmp_path / "saves" / ".one.json.3.tmp"
    nested.parent.mkdir()
    for path in (old, young, nested):
        path.write_bytes(b"")
    long_ago = young.stat().st_mtime - 2 * 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(nested, (long_ago, long_ago))
    assert files.is_writable(tmp_path)
    assert names(tmp_path) == [".save.json.2.tmp", "saves"]
    assert names(nested.parent) == []


WRITER = """
import sys
from pathlib import Path
from game.files import write_atomic
path = Path(sys.argv[1])
number = int(sys.argv[2])
print("ready", flush=True)
while True:
    number += 1
    write_atomic(path, b"%d\\n" % number * 5000)
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is for POSIX")
@pytest.mark.parametrize("times", [15, pytest.param(1000, marks=pytest.mark.long)])
def test_kill_at_any_moment_leaves_a_whole_file(tmp_path: Path, times: int) -> None:
    path = tmp_path / "save.json"
    seen = 0
    for attempt in range(times):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(seen)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        ) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(0.005 + 0.0031 * (attempt % 15) + 0.0001 * (attempt % 7))
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        found = read_generations(path, whole)
        if found.value is None:
            assert seen == 0 and not path.exists(), "killed before the first file"
            continue
        assert found.fault is None, "the file is never torn"
        assert found.value >= seen, "what was saved stays saved"
        seen = found.value
    assert seen > 0


def whole(data: bytes) -> int:
    lines = data.decode().splitlines()
    if len(lines) != 5000 or len(set(lines)) != 1:
        raise ValueError("torn")
    return int(lines[0])
