"""The secrets of DEADCERT: each format declares its own, and this passes on to it."""

from __future__ import annotations

from collections.abc import Generator

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.view import View
from game.match.match import Match
from scenes.notes.sheet import Sheet
from scenes.private.declared import GameSecrets
from scenes.private.looks import HintWords, PrivateLook, SecretChoice
from scenes.results.review import CaseReview
from scenes.tables.deadcert.covertplay.secrets import CovertSecrets
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.openplay.secrets import OpenSecrets, TeamSecrets
from scenes.tables.deadcert.soloplay.secrets import SoloSecrets

FORMATS: dict[str, GameSecrets] = {
    "open": OpenSecrets(),
    "coop": TeamSecrets(),
    "covert": CovertSecrets(),
    "solo": SoloSecrets(),
}
"""Format -> what it declares; the others have the defaults of the house."""

OPEN = ("coop", "solo")
"""Formats in which no seat knows anything alone."""

ADVICE = HintWords(
    f"{GAME}.advice.title", f"{GAME}.advice.ask", f"{GAME}.advice.take", f"{GAME}.advice.another"
)
"""What hints are called where somebody plays without opponents."""

_HOUSE = GameSecrets()


class Secrets(GameSecrets):
    """Asks the format of the view or the match."""

    def first_look(self, view: View) -> PrivateLook:
        return _of(view.format).first_look(view)

    def everybody_looks(self, fact: Fact, view: View) -> bool:
        return _of(view.format).everybody_looks(fact, view)

    def round_look(self, fact: Fact, view: View) -> PrivateLook:
        return _of(view.format).round_look(fact, view)

    def look_for(self, fact: Fact, view: View) -> PrivateLook | None:
        return _of(view.format).look_for(fact, view)

    def choice(self, view: View, decision: Decision) -> SecretChoice | None:
        return _of(view.format).choice(view, decision)

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        return _of(view.format).own_pages(view)

    def own_words_for(self, view: View) -> str:
        return _of(view.format).own_words_for(view)

    def lies_open(self, view: View) -> bool:
        return view.format in OPEN

    def hint_words(self, view: View) -> HintWords:
        return ADVICE if view.format == "solo" else super().hint_words(view)

    def sheet(self, view: View, mode: str) -> Sheet | None:
        return _of(view.format).sheet(view, mode)

    def review(self, match: Match) -> CaseReview:
        return _of(match.setup.format).review(match)

    def reviewing(self, match: Match) -> Generator[None, None, CaseReview]:
        return _of(match.setup.format).reviewing(match)


def _of(format_: str) -> GameSecrets:
    return FORMATS.get(format_, _HOUSE)


SECRETS = Secrets()
