"""The screens of secrets and of the end, as the table opens them: the one place that knows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.decisions import Decision
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import Message, message
from game.match.session import Session
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party
from scenes.pause import Offer
from scenes.private import (
    BlindChoice,
    ChoiceScene,
    GameSecrets,
    HiddenPick,
    OwnLook,
    PrivateChoice,
    look_round,
    memory,
    visit_for,
)
from scenes.private.choice_page import ListPage
from scenes.private.curtain import Page
from scenes.tabletop import hidden_hand
from scenes.tabletop.alone import ChooseAlone
from scenes.tabletop.blind_board import BlindBoard, NothingToPress
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable, Panel
from scenes.tabletop.generic_panel import GenericPanel
from scenes.tabletop.watching import as_seat_knows


def look(
    context: Context, party: Party, session: Session, secrets: GameSecrets, fact: Fact, seat: int
) -> Scene | None:
    """What a seat sees alone because of a fact; None where there is nothing to see alone."""
    match = session.match
    known = as_seat_knows(match, fact, seat)
    return visit_for(context, party, known, match.view(seat), secrets=secrets)


def everybodys_looks(
    context: Context, party: Party, session: Session, secrets: GameSecrets, fact: Fact
) -> Scene | None:
    """Everybody looks because of a fact, one after the other."""
    match = session.match
    return look_round(
        context,
        party,
        lambda seat: hidden_hand.placed_look(
            secrets.round_look(as_seat_knows(match, fact, seat), match.view(seat)), seat, match
        ),
    )


def panel(
    table: GameTable, session: Session, secrets: GameSecrets, decision: Decision
) -> Panel | None:
    """How the house lets a seat press in secret on the table, where the game declares that."""
    desk = table.desk
    found = secrets.choice(session.match.view(decision.seat), decision)
    if isinstance(found, BlindChoice):
        if desk.lone is not None:
            if found.most and len(decision.options) == 1:
                return NothingToPress(desk, decision)  # nobody else wonders why it is so quick
            own = session.match.view(decision.seat)
            return table.panel(decision, own, own) or GenericPanel(desk, decision)
        moves = session.match.moves
        return BlindBoard(desk, decision, found, moves, table.rested, table.blind_middle)
    if isinstance(found, HiddenPick) and desk.lone is None:
        return hidden_hand.HiddenHand(desk, decision, found, session.match, table.hidden_hand)
    return None


def made_alone(session: Session, secrets: GameSecrets, decision: Decision) -> bool:
    """Whether a decision has a private page of its own."""
    found = secrets.choice(session.match.view(decision.seat), decision)
    return isinstance(found, PrivateChoice | HiddenPick)


def choice(
    context: Context,
    party: Party,
    session: Session,
    secrets: GameSecrets,
    decision: Decision,
    carry_out: Callable[[int, Intent], None],
    why_not: Callable[[int, Intent], Message | None],
) -> Scene:
    """A decision behind the curtain: as the game declares it, or as a list of plates.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        session: the match.
        secrets: what the game declares.
        decision: of a person's seat.
        carry_out: plays an intent after which the visit may go on.
        why_not: why an intent of a seat is not played.
    """
    match, seat = session.match, decision.seat
    found = _page(session, secrets, decision)
    scene: ChooseAlone | ChoiceScene
    offer = hint_offer(context, party, session, secrets, seat, back="prompt.back")
    if found is None:
        declared = secrets.choice(match.view(seat), decision)
        scans = context.pace_of(seat) != "off"
        blind = declared if scans and isinstance(declared, BlindChoice) else None
        scene = ChooseAlone(context, party, decision, blind)
        scene.offer = offer
        return scene

    def follow(intent: Intent) -> PrivateChoice | None:
        carry_out(seat, intent)
        following = match.decision(seat)
        return None if following is None else _page(session, secrets, following)

    scene = ChoiceScene(
        context,
        party,
        found,
        seat=seat,
        why_not=lambda intent: why_not(seat, intent),
        follow=follow,
        more=_sheets(context, session, secrets, seat),
    )
    scene.offer = offer
    return scene


def hint_offer(
    context: Context,
    party: Party,
    session: Session,
    secrets: GameSecrets,
    seat: int,
    *,
    back: str = "prompt.back_to_table",
) -> Offer | None:
    """A hint for the decision of a seat; None where its notes hold the hints, or none are given.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        session: the match.
        secrets: what the game declares.
        seat: who decides.
        back: key of what is said about the way back.
    """
    if not session.gives_hints or session.match.decision(seat) is None:
        return None
    view = session.match.view(seat)
    if secrets.sheet(view, "off") is not None:
        return None
    words, lies_open = secrets.hint_words(view), secrets.lies_open(view)

    def make() -> Scene:
        from scenes.hint_visit import HintScene

        return HintScene(
            context, party, session, seat=seat, words=words, lies_open=lies_open, back=back
        )

    return Offer(party.say(words.take), make)


def _page(session: Session, secrets: GameSecrets, decision: Decision) -> PrivateChoice | None:
    match = session.match
    found = secrets.choice(match.view(decision.seat), decision)
    if isinstance(found, HiddenPick):
        return hidden_hand.looked_at(found, decision.seat, match)
    if isinstance(found, PrivateChoice):
        return hidden_hand.placed_choice(found, decision.seat, match)
    return None


def notes(
    context: Context, party: Party, session: Session, secrets: GameSecrets, seat: int
) -> Scene | None:
    """The notes of a seat, or in games without a sheet what it may know and was shown."""
    view = session.match.view(seat)
    if secrets.sheet(view, "off") is not None:
        from scenes.notes import NotesScene

        return NotesScene(context, party, session, seat=seat)
    pages = [hidden_hand.placed_look(page, seat, session.match) for page in secrets.own_pages(view)]
    if not pages:
        return None
    more: list[Callable[[Desk], Page]] = []
    told = [one for one in reversed(memory(secrets, view)) if one.cards]
    if told:
        title = message("peek.told", seat=seat)

        def lines(desk: Desk) -> ListPage:
            # Worded when the page is made, and so again in another language.
            found = (
                message("peek.told_line", what=desk.say(one.title), cards=one.cards) for one in told
            )
            return ListPage(desk, title, list(found))

        more.append(lines)
    return OwnLook(context, party, pages, seat=seat, more=more)


def _sheets(
    context: Context, session: Session, secrets: GameSecrets, seat: int
) -> list[Callable[[Desk], Page]]:
    """The pages of a seat's notes, to be read while it decides."""
    from scenes.notes.leaf import sheet_leaves

    return sheet_leaves(context, session, secrets, seat)


def log(context: Context, party: Party, facts: Sequence[Fact]) -> Scene | None:
    """What happened so far, as the table may know it."""
    from scenes.log import LogScene

    return LogScene(context, party, facts)


def results(context: Context, party: Party, session: Session) -> Scene | None:
    """How it ended."""
    from scenes.results import ResultsScene

    return ResultsScene(context, party, session)
