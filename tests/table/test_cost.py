"""What a frame costs, compared with a full repaint on the same machine."""

from __future__ import annotations

from typing import Any

from systems.table import measure


def best_of(count: int, once: Any) -> measure.Cost:
    """The least disturbed of several runs: the machine does other work."""
    return min((once() for _ in range(count)), key=lambda cost: cost.p99)


def test_a_table_at_rest_costs_nothing(viewport: Any) -> None:
    cost = best_of(3, lambda: measure.idle(viewport))
    full = measure.reference(viewport)
    assert cost.p99 < 0.3
    assert cost.median < full.median / 50


def test_dealing_twelve_cards_is_cheaper_than_a_repaint(viewport: Any) -> None:
    cost = best_of(3, lambda: measure.deal(viewport))
    full = best_of(2, lambda: measure.reference(viewport))
    assert cost.median < 0.8 * full.median
    assert cost.p99 < max(5.5, 1.6 * full.p99)
