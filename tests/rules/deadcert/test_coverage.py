"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

from tests.kit.coverage import Coverage


class TestCoverage(Coverage):
    """Two entries are for readers: no two facts contradict each other; the evidence is real."""

    game = "deadcert"
    examples = tuple(f"EX-{number:02}" for number in range(1, 68))
    not_checked = ("DC-SET-058", "DC-SET-060")

    def file_begins(self, scenario: str) -> str:
        """``EX-07-chief`` lies in a file that begins with ``ex_07``, DC-RUL-030 with its own."""
        parts = scenario.lower().split("-")
        return "_".join(parts[: 2 if parts[0] == "ex" else 3])
