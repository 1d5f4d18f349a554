"""Computer players of several levels: one player of a game, driven by the parameters of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Generic, Protocol, TypeVar

from game.bots.protocol import Bot, Choice
from game.core.decisions import Decision
from game.core.messages import Message


class Named(Protocol):
    """The parameters of a level, which has a name."""

    @property
    def name(self) -> str: ...


L = TypeVar("L", bound=Named)


class LeveledBot(Generic[L]):
    """What the players of all games begin with. They keep nothing between two decisions.

    Attributes:
        parameters: of the level.
        level: its name.
    """

    def __init__(self, level: L) -> None:
        self.parameters = level
        self.level = level.name


def by_level(player: Callable[[L], Bot], levels: Mapping[str, L]) -> dict[str, Callable[[], Bot]]:
    """What makes a player of each level, by the level's name."""
    return {name: partial(player, level) for name, level in levels.items()}


def allowed(choice: Choice, decision: Decision, otherwise: Message) -> Choice:
    """The choice where it may be made; otherwise the first option, and for what reason."""
    if choice.intent in decision.options:
        return choice
    return Choice(next(iter(decision.options)), otherwise)
