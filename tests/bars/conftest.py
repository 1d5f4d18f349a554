"""One pair of eyes for all the looks of a run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bars.looking import Looker


@pytest.fixture(scope="module")
def looker() -> Iterator[Looker]:
    with Looker() as one:
        yield one
