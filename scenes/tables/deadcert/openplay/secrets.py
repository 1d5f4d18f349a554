"""The secrets of OPENplay: filed stacks. A team has none."""

from __future__ import annotations

from game.core.decisions import Decision
from game.core.messages import HIDDEN, Message, message
from game.core.view import View
from game.match.match import Match
from scenes.private.declared import GameSecrets
from scenes.private.looks import Answer, CardGroup, PrivateChoice, PrivateLook
from scenes.results.review import CaseReview
from scenes.tables.deadcert import review
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.printed import read_line
from systems.rules.deadcert import content
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.openplay.intents import Abandon, Promote


class OpenSecrets(GameSecrets):
    """The own stack at any time, another one while it is examined (DC-OPEN-008, 042)."""

    own_words = f"{GAME}.table.own"

    def first_look(self, view: View) -> PrivateLook:
        cards = stack(view, _seat(view))
        return PrivateLook(
            message(f"{GAME}.look.own", seat=view.viewer),
            (CardGroup(None, cards),),
            message(f"{GAME}.look.empty") if not cards else None,
            help="open_exchange",
            words=words_of(cards),
            reads=True,
        )

    def review(self, match: Match) -> CaseReview:
        return review.at_once(match)

    def choice(self, view: View, decision: Decision) -> PrivateChoice | None:
        if decision.kind != "open_exchange":
            return None
        owner = int(view.values["examined"])
        cards = stack(view, owner)
        own = owner == decision.seat
        title = message(f"{GAME}.look.own" if own else f"{GAME}.look.other", seat=owner)
        return PrivateChoice(
            title,
            cards,
            {one.card: one for one in decision.options if isinstance(one, Promote)},
            sentence=message(decision.prompt, seat=decision.seat),
            answers=(Answer(message(f"{GAME}.table.leave_stack"), Abandon()),),
            words=words_of(cards),
            reads=True,
        )


class TeamSecrets(GameSecrets):
    """In Co-op everything but the order of Fresh lies open (DC-COOP-006)."""

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        return ()

    def review(self, match: Match) -> CaseReview:
        return review.at_once(match)


def stack(view: View, owner: int) -> tuple[str, ...]:
    """What the seat of this view may see of a filed stack: by type and number, Snoops last."""
    cards = [card for card in view.zones[f"filed.{owner}"].cards if card != HIDDEN]
    return tuple(sorted(cards, key=_rank))


def _rank(card: str) -> tuple[bool, int, str]:
    return is_snoop(card), TYPES.index(colour_of(card)), card


def _seat(view: View) -> int:
    assert isinstance(view.viewer, int)
    return view.viewer


def words_of(cards: tuple[str, ...]) -> dict[str, Message]:
    """What is written on each of the cards; those of test decks have no words."""
    known = content.load("").card
    found = {card: read_line("", card) for card in cards if card in known}
    snoop = message(f"{GAME}.why_not.snoops_stay_filed")
    return found | {card: snoop for card in cards if is_snoop(card)}
