"""Which filed cards Snoop cards can still bring back (DC-SOLO-035, 041; DC-RUL-070).

Pure functions over stacks and Snoop cards: the rules, the diagram and computer players use them
alike. A stack is given with its top first; level 1 is the top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from systems.rules.deadcert.cards import LEVEL_TWO, SNOOPS_OF, TYPES, is_snoop

TAKES = 2
"""Cards that one Snoop card reclaims (DC-SOLO-016, 017)."""
DEEPEST = TAKES * (1 + len(LEVEL_TWO))
"""No level below this one can be reached: four Snoop cards work on a stack (DC-RUL-065)."""

LEVEL_ONE = {kind: snoops[0] for kind, snoops in SNOOPS_OF.items()}
"""Type -> the Snoop card that works on that stack alone."""

EASY, POSSIBLE, RISKY, VERY_RISKY, IMPOSSIBLE = (
    "easy",
    "possible",
    "risky",
    "very_risky",
    "impossible",
)
LABELS = (EASY, POSSIBLE, RISKY, VERY_RISKY, IMPOSSIBLE)
"""From the top of a stack downwards, each for two levels; the last for all others."""

Stacks = Mapping[str, Sequence[str]]
"""Type -> the cards of its Filed stack, the top one first."""


class FiledCard(msgspec.Struct, frozen=True):
    """How one filed card can be reached."""

    card: str
    type: str
    level: int
    label: str
    """How easily cards of that level are reached, whatever Snoops there are (DC-SOLO-035)."""
    within: bool
    """Whether these Snoop cards could bring back this one card."""


def label_of(level: int) -> str:
    """How easily a card of that level can be reclaimed (DC-SOLO-035); ``ValueError`` below 1."""
    if level < 1:
        raise ValueError(f"the top of a stack is level 1, not {level}")
    return LABELS[min((level - 1) // 2, len(LABELS) - 1)]


def snoop_reach(stacks: Stacks, snoops: Iterable[str]) -> tuple[FiledCard, ...]:
    """Every filed card with its level and reach, by types and from the top downwards.

    Args:
        stacks: the three Filed stacks.
        snoops: the Snoop cards that may be played.
    """
    dug = deepest(stacks, snoops)
    return tuple(
        FiledCard(card, kind, level, label_of(level), level <= dug[kind])
        for kind in TYPES
        for level, card in enumerate(stacks.get(kind, ()), start=1)
    )


def reachable(stacks: Stacks, missing: Iterable[str], snoops: Iterable[str]) -> bool:
    """Whether some sequence of Reclaims brings all the missing cards in (DC-RUL-070).

    By the closed form where no Snoop card is filed that could be dug out, otherwise by search.

    Args:
        stacks: the three Filed stacks.
        missing: the cards that are wanted; those that are not filed count as laid out.
        snoops: the unspent Snoop cards that are laid out, or will be (DC-SOLO-012).
    """
    wanted, held = list(missing), frozenset(snoops)
    if any(is_snoop(card) for cards in stacks.values() for card in cards[:DEEPEST]):
        return by_search(stacks, wanted, held)
    return by_levels(levels_of(stacks, wanted), held)


def levels_of(stacks: Stacks, missing: Iterable[str]) -> dict[str, int]:
    """Type -> how many cards must come off its stack for the deepest missing one; 0: none."""
    wanted = set(missing)
    return {
        kind: max(
            (level for level, card in enumerate(stacks.get(kind, ()), start=1) if card in wanted),
            default=0,
        )
        for kind in TYPES
    }


def by_levels(levels: Mapping[str, int], snoops: frozenset[str]) -> bool:
    """The closed form: Level 1 first, and what is left over for Level 2 (DC-RUL-070)."""
    left = sum(
        max(0, level - (TAKES if LEVEL_ONE[kind] in snoops else 0))
        for kind, level in levels.items()
    )
    return left <= TAKES * len(snoops.intersection(LEVEL_TWO))


def by_search(stacks: Stacks, missing: Iterable[str], snoops: frozenset[str]) -> bool:
    """Every sequence of Reclaims. Exact everywhere; Snoop cards that are met can be played."""
    wanted = levels_of(stacks, missing)
    m, e, o = (wanted[kind] for kind in TYPES)
    return any(
        removed[0] >= m and removed[1] >= e and removed[2] >= o for removed in _ways(stacks, snoops)
    )


def deepest(stacks: Stacks, snoops: Iterable[str]) -> dict[str, int]:
    """Type -> how far down its stack can be dug if nothing else is wanted."""
    ways = list(_ways(stacks, frozenset(snoops)))
    return {kind: max(way[place] for way in ways) for place, kind in enumerate(TYPES)}


Removed = tuple[int, ...]
"""How many cards are gone from the stack of each type."""


def _ways(stacks: Stacks, snoops: frozenset[str]) -> Iterator[Removed]:
    """What can have been removed after any Reclaims, the most promising first."""
    rows = tuple(tuple(stacks.get(kind, ()))[: DEEPEST + 1] for kind in TYPES)
    seen: set[tuple[Removed, frozenset[str]]] = set()
    open_states: list[tuple[Removed, frozenset[str]]] = [((0,) * len(TYPES), snoops)]
    while open_states:
        state = open_states.pop()
        if state in seen:
            continue
        seen.add(state)
        removed, held = state
        yield removed
        for after, snoop in _plays(rows, removed, held):
            met = frozenset(
                card
                for row, low, high in zip(rows, removed, after, strict=True)
                for card in row[low:high]
                if is_snoop(card)
            )
            open_states.append((after, (held - {snoop}) | met))


def _plays(
    rows: Sequence[Sequence[str]], removed: Removed, held: frozenset[str]
) -> Iterator[tuple[Removed, str]]:
    """What is gone after playing one Snoop card: two cards more, or one if there is one.

    Of the Level 2 Snoops, which all do the same, only one is tried.
    """
    left = tuple(len(row) - gone for row, gone in zip(rows, removed, strict=True))
    level_two = next((snoop for snoop in LEVEL_TWO if snoop in held), "")
    if level_two:
        takes = min(TAKES, sum(left))
        for m in range(min(takes, left[0]) + 1):
            for e in range(min(takes - m, left[1]) + 1):
                o = takes - m - e
                if takes and o <= left[2]:
                    yield (removed[0] + m, removed[1] + e, removed[2] + o), level_two
    for place, kind in enumerate(TYPES):
        if LEVEL_ONE[kind] in held and left[place]:
            after = list(removed)
            after[place] += min(TAKES, left[place])
            yield tuple(after), LEVEL_ONE[kind]
