"""What many matches say together: outcomes with confidence intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from game.simulation import Plan, Played

_Z = 1.959963984540054
"""The half width of a normal distribution's middle 95 per cent, in standard deviations."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and between which shares the truth lies (95 per cent)."""

    count: int
    share: float
    low: float
    high: float


def wilson(count: int, total: int) -> Share:
    """The share of ``count`` in ``total`` with Wilson's score interval.

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical
    inference", JASA 22 (1927). It stays inside 0 and 1 and holds for few and rare cases too.
    """
    if total == 0:
        return Share(0, 0.0, 0.0, 1.0)
    share = count / total
    shrink = 1 + _Z * _Z / total
    centre = (share + _Z * _Z / (2 * total)) / shrink
    half = _Z / shrink * math.sqrt(share * (1 - share) / total + _Z * _Z / (4 * total * total))
    return Share(count, share, max(0.0, centre - half), min(1.0, centre + half))


class Summary:
    """Counts matches as they come in."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.seed = seed
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.endings: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()
        self.nobody = 0

    def add(self, played: Iterable[Played]) -> None:
        """Count some more."""
        for match in played:
            self.games += 1
            self.decisions += match.decisions
            self.rounds += match.rounds
            self.endings[match.outcome.ending] += 1
            self.wins.update(match.outcome.winners)
            self.nobody += not match.outcome.winners

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The last line of ``--json``."""
        plan = self.plan
        return {
            "game": plan.game,
            "format": plan.format,
            "seats": len(plan.bots),
            "bots": plan.bots,
            "house_rules": plan.house_rules,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "seconds": round(seconds, 3),
            "games_per_s": round(self.games / seconds, 2) if seconds else None,
            "decisions_per_s": round(self.decisions / seconds, 1) if seconds else None,
            "endings": {
                ending: _rounded(wilson(count, self.games))
                for ending, count in sorted(self.endings.items())
            },
            "winners": [
                {"seat": seat, "bot": bot, **_rounded(wilson(self.wins[seat], self.games))}
                for seat, bot in enumerate(plan.bots)
            ],
            "nobody": _rounded(wilson(self.nobody, self.games)),
        }

    def as_text(self, seconds: float) -> str:
        """The same for people; seats count from 1, as on the screen."""
        plan, games = self.plan, self.games
        rules = "".join(f", {name} = {value}" for name, value in plan.house_rules.items())
        table = f"{plan.game} {plan.format}, {len(plan.bots)} seats{rules}"
        lines = [f"{table}: {games} games from seed {self.seed}", ""]
        rows = [
            (f"seat {seat + 1} ({bot}) wins", self.wins[seat]) for seat, bot in enumerate(plan.bots)
        ]
        rows.append(("nobody wins", self.nobody))
        rows += [(f"ending: {ending}", count) for ending, count in sorted(self.endings.items())]
        wide = max(len(label) for label, _ in rows)
        for label, count in rows:
            share = wilson(count, games)
            lines.append(
                f"{label:<{wide}}  {count:>6}  {share.share:6.1%}   "
                f"({share.low:.1%} to {share.high:.1%})"
            )
        per = max(1, games)
        lines += [
            "",
            f"{self.decisions / per:.1f} decisions and {self.rounds / per:.1f} rounds a game",
            f"{games / seconds:.1f} games/s, {self.decisions / seconds:.0f} decisions/s",
        ]
        return "\n".join(lines)


def _rounded(share: Share) -> dict[str, Any]:
    return {
        "count": share.count,
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }
