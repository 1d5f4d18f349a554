"""The one door to a running game, and what is built on it: records, scenarios, simulation."""

from game.core.setup import BadSetup, SeatSetup, Setup
from game.match.match import IllegalIntent, Match, RulesFailure
from game.match.record import BadRecord, Record

__all__ = [
    "BadRecord",
    "BadSetup",
    "IllegalIntent",
    "Match",
    "Record",
    "RulesFailure",
    "SeatSetup",
    "Setup",
]
