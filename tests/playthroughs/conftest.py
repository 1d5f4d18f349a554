"""The toys have playthroughs too. Run ``python -m tests.playthroughs`` to write them all anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.games import with_toys


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with with_toys():
        yield
