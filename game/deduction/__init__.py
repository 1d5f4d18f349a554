"""What a seat can know: complete inference and exact counting over hidden cards.

Describe the deal (:class:`Layout`), say what was seen (:class:`Problem` with constraints, each
citing its fact), and :func:`count` it. :func:`explain` finds the few facts behind a conclusion.
No game is named here: categories, hand sizes and further holders are data.
"""

from game.deduction.knowledge import Knowledge, Known, count, counting, propagate_only
from game.deduction.last_step import LastStep, Rule, last_step
from game.deduction.layout import ENVELOPE, Holder, Layout
from game.deduction.problem import (
    Between,
    Constraint,
    Contradiction,
    Holds,
    Lacks,
    NotAll,
    Problem,
    left_in_category,
)
from game.deduction.proofs import DoesNotFollow, explain, explaining, follows
from game.deduction.sampling import Deal, Draws

__all__ = [
    "ENVELOPE",
    "Between",
    "Constraint",
    "Contradiction",
    "Deal",
    "DoesNotFollow",
    "Draws",
    "Holder",
    "Holds",
    "Knowledge",
    "Known",
    "Lacks",
    "LastStep",
    "Layout",
    "NotAll",
    "Problem",
    "Rule",
    "count",
    "counting",
    "explain",
    "explaining",
    "follows",
    "last_step",
    "left_in_category",
    "propagate_only",
]
