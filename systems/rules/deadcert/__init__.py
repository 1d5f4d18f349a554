"""DEADCERT: London.

Each format is a set of modules of its own (:mod:`systems.rules.deadcert.formats`); here they
become one object of rules. What all of them share: the cards and their content, the creation of
an episode, and its end.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, Viewer
from game.core.options import Options
from game.core.rng import Stream
from game.core.rules import HouseRule, Redeal, RuleProcessor, Rules
from game.core.setup import Setup
from game.core.table import Table
from game.core.view import View
from systems.rules.deadcert import covertplay, openplay, soloplay
from systems.rules.deadcert.bots import BOTS
from systems.rules.deadcert.components import COMPONENTS, Episode
from systems.rules.deadcert.episode import check_common
from systems.rules.deadcert.facts import COMMON_FACTS
from systems.rules.deadcert.formats import Format
from systems.rules.deadcert.intents import COMMON_INTENTS
from systems.rules.deadcert.modes import MODES

if TYPE_CHECKING:
    from game.core.insight import Hint, Marks, Review
    from game.match.match import Match

FORMATS: tuple[Format, ...] = (*openplay.FORMATS, *covertplay.FORMATS, *soloplay.FORMATS)
"""In the order in which the lobby offers them."""
BY_ID = {one.id: one for one in FORMATS}

OFF_ON = (False, True)
ON_OFF = (True, False)


class Deadcert(Rules):
    """The rules of the game; what differs by format is asked of the format."""

    id = "deadcert"
    formats: Mapping[str, range] = {one.id: one.seats for one in FORMATS}
    also_called: Mapping[str, str] = {
        "openplay": "open",
        "covertplay": "covert",
        "soloplay": "solo",
    }
    house_rules = (
        HouseRule("open_exchange_needs_own_chief", OFF_ON, formats=("open",)),
        HouseRule("open_fetch_after_rounds", (3, 1, 2, 6), formats=("open", "coop")),
        HouseRule("open_cold_rounds", (6, 3, 12), formats=("open",)),
        HouseRule("coop_snoop_needs_own_chief", OFF_ON, formats=("coop",)),
        HouseRule("covert_first_seat", ("fixed", "rotate"), formats=("covert",)),
        HouseRule("covert_cold_rounds", (20, 10, 40), formats=("covert",)),
        HouseRule("stage4_timing", ("after_filing", "together"), formats=("covert",)),
        HouseRule("career_winner_extra_point", OFF_ON, formats=("covert",)),
        HouseRule("solo_fetch_after_reclaim", OFF_ON, formats=("solo",)),
        HouseRule("show_prime_list", ON_OFF, formats=("covert", "solo")),
    )
    bots = BOTS
    intents = tuple(dict.fromkeys((*COMMON_INTENTS, *(k for one in FORMATS for k in one.intents))))
    facts = tuple(dict.fromkeys((*COMMON_FACTS, *(k for one in FORMATS for k in one.facts))))
    components = tuple(
        dict.fromkeys((*COMPONENTS, *(k for one in FORMATS for k in one.components)))
    )
    streams = ("packets", "shuffle", "snoop")
    risky = frozenset({"concede"})
    has_review = True
    gives_hints = True
    modes = MODES
    passes: Mapping[str, Intent] = {
        kind: intent for one in FORMATS for kind, intent in one.passes.items()
    }

    def check(self, setup: Setup) -> None:
        check_common(setup)
        BY_ID[setup.format].check(setup)

    def set_up(self, table: Table) -> None:
        BY_ID[table.setup.format].set_up(table)

    def lookups(self, table: Table) -> object:
        return BY_ID[table.setup.format].lookups(table)

    def processors(self) -> Sequence[RuleProcessor]:
        return [processor for one in FORMATS for processor in one.processors()]

    def options(self, table: Table, seat: int, kind: str) -> Options:
        return BY_ID[table.setup.format].options(table, seat, kind)

    def explain(self, table: Table, seat: int, kind: str, intent: Intent) -> Message:
        return BY_ID[table.setup.format].explain(table, seat, kind, intent)

    def values(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        episode = table.one(Episode)
        shown = BY_ID[table.setup.format].values(table, viewer)
        return {"packets": tuple(episode.letters), "dealer": episode.dealer, **shown}

    def passing(self, decision: Decision) -> Intent | None:
        name = decision.kind.partition("_")[0]
        return BY_ID[name].passing(decision)

    def as_dealt(self, opening: View, facts: Sequence[Fact]) -> Redeal:
        return BY_ID[opening.format].as_dealt(opening, facts)

    def redeal(self, view: View, stream: Stream) -> Redeal | None:
        return BY_ID[view.format].redeal(view, stream)

    # Asked for rarely, so what they need is imported only then.

    def reviews(self, format: str) -> bool:  # noqa: A002 - the field's own word
        from systems.rules.deadcert.insight import REVIEWED

        return format in REVIEWED

    def hinting(self, view: View, marks: Marks) -> Generator[None, None, Hint]:
        from systems.rules.deadcert.insight import HINTS

        return HINTS[view.format](view, marks)

    def reviewing(self, match: Match) -> Generator[None, None, Review]:
        from systems.rules.deadcert.insight.review import reviewing

        return reviewing(match)


RULES = Deadcert()
