"""The screens of secrets and of the end, as the table opens them: the one place that knows them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.decisions import Decision
from game.core.facts import Fact
from game.match.session import Session
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party
from scenes.private import ChoiceScene, GameSecrets, first_look_round, visit_for
from scenes.tabletop.alone import ChooseAlone
from scenes.tabletop.watching import as_seat_knows


def look(
    context: Context, party: Party, session: Session, secrets: GameSecrets, fact: Fact, seat: int
) -> Scene | None:
    """What a seat sees alone because of a fact; None where there is nothing to see alone."""
    match = session.match
    known = as_seat_knows(match, fact, seat)
    return visit_for(context, party, known, match.view(seat), secrets=secrets)


def first_looks(
    context: Context, party: Party, session: Session, secrets: GameSecrets
) -> Scene | None:
    """Everybody looks at the own hand, one after the other."""
    return first_look_round(context, party, session.match.view, secrets)


def choice(
    context: Context, party: Party, session: Session, secrets: GameSecrets, decision: Decision
) -> Scene:
    """A decision behind the curtain: as the game declares it, or as a list of plates."""
    found = secrets.choice(session.match.view(decision.seat), decision)
    if found is None:
        return ChooseAlone(context, party, decision)
    return ChoiceScene(context, party, found, seat=decision.seat)


def notes(context: Context, party: Party, session: Session, seat: int) -> Scene | None:
    """The notes of a seat."""
    from scenes.notes import NotesScene

    return NotesScene(context, party, session, seat=seat)


def log(context: Context, party: Party, facts: Sequence[Fact]) -> Scene | None:
    """What happened so far, as the table may know it."""
    from scenes.log import LogScene

    return LogScene(context, party, facts)


def results(context: Context, party: Party, session: Session) -> Scene | None:
    """How it ended."""
    from scenes.results import ResultsScene

    return ResultsScene(context, party, session)
