"""A shell for the tests of the command line."""

from __future__ import annotations

import pytest

from tests.commands.kit import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs commands in this process."""
    return Shell(capsys)
