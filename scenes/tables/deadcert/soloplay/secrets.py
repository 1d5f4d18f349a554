"""SOLOplay has no secrets (rules file, section 3.4): everything that is known lies on the desk."""

from __future__ import annotations

from game.core.view import View
from game.match.match import Match
from scenes.private.declared import GameSecrets
from scenes.private.looks import PrivateLook
from scenes.results.review import CaseReview
from scenes.tables.deadcert import review


class SoloSecrets(GameSecrets):
    """Nothing is seen alone."""

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        return ()

    def review(self, match: Match) -> CaseReview:
        return review.at_once(match)
