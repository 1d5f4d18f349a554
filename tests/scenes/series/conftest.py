"""The toy game with four formats and two modes is found inside every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.games import with_toys


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with with_toys():
        yield
