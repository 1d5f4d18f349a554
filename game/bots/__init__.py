"""Computer players: the protocol, and what those of several games share."""

from game.bots.leveled import LeveledBot, allowed, by_level
from game.bots.protocol import Bot, Budget, BudgetSpent, Choice, Thinking, choose
from game.bots.random_bot import RandomBot, random_intent

__all__ = [
    "Bot",
    "Budget",
    "BudgetSpent",
    "Choice",
    "LeveledBot",
    "RandomBot",
    "Thinking",
    "allowed",
    "by_level",
    "choose",
    "random_intent",
]
