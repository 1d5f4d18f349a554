"""What things are thought to be worth, in steps: one suspect more or less on the right row.

The numbers were found by letting players with different ones play against each other.
"""

from __future__ import annotations

from dataclasses import dataclass

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """One opinion of what matters. Rows are read by the number of own or others' suspects in LS."""

    clear: Row = (0.0, 1.7, 1.4, 1.2, 1.1, 1.0, 1.0)
    """One own suspect more in PI, by how many are in LS before."""
    threat: Row = (1.0, 0.62, 0.38, 0.22, 0.12, 0.07, 0.04, 0.02)
    """How dangerous somebody is with so many suspects in LS."""
    hit: float = 3.0
    """Taking danger away by incriminating."""
    expose: float = 0.5
    """Having a suspect of the likely Killer in LS, who can be accused."""
    win: float = 10.0
    """Accusing the Killer, or the rival in a duel."""
    removal: float = 3.0
    """For an Agent: removing another Agent."""
    killer_removal: float = 4.0
    failed: float = 0.6
    """What a failed accusation costs."""
    backing: float = 0.7
    """How far one is ready to go on with a battle."""
    card: float = 0.25
    """One more card of a usual kind in a hand."""
    coffee: float = 3.4
    """Coffee, in usual cards."""
    objection: float = 2.6
    dual: float = 1.6
    single: float = 1.0
    useless: float = 0.45
    """Evidence that clears nobody now."""
    death: float = 0.5
    """For an Agent: one death more, early on."""
    late_death: float = 3.0
    """The same where the limit is near, in addition."""
    killer_death: float = 0.9
    """For the Killer: one death more."""
    killer_late: float = 4.0
    relief: float = 0.9
    """Of the worth of clearing: a suspect in LS that dies."""
    fog: float = 0.7
    shadow: float = 0.6
    doll: float = 0.9
    toilet: float = 1.5
    lock: float = 1.3
    hold: float = 0.3
    """Keeping an own suspect in PI out of reach until the next turn."""
    protect: float = 1.6
    """Keeping suspects in LS from an accusation, by the danger."""
    steal: float = 1.5
    forced: float = 0.45
    """Making somebody lose two cards."""
    redraw: float = 0.3
    """Of a new hand, by card."""
    redraw_less: float = 0.6
    """Of what one can do with the present one."""
    exchange: float = 0.3
    discard: float = 0.3
    amplify: float = 1.5
    look: float = 0.6
    peek: float = 0.1
    mark: float = 0.2
    answer: float = 0.3
    """How much an answer must be worth beyond its card."""
    finish: float = 0.0
    """Clearing the rest where an accusation can follow in the same turn."""
    linger: float = 0.0
    """Clearing the last ones where none can: everybody turns against such a board."""


USUAL = Weights()


@dataclass(frozen=True, slots=True)
class Opinions:
    """What matters to an Agent, to the Killer, and in a duel."""

    agent: Weights = USUAL
    killer: Weights = USUAL
    duel: Weights = USUAL
