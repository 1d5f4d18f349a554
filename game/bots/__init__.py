"""Computer players: the protocol, and what those of several games share."""

from game.bots.protocol import Bot, Budget, BudgetSpent, Choice, choose
from game.bots.random_bot import RandomBot, random_intent

__all__ = ["Bot", "Budget", "BudgetSpent", "Choice", "RandomBot", "choose", "random_intent"]
