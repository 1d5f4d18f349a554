"""The secrets of COVERTplay: what a seat holds, what it files and locks, its Checklist."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.core.decisions import Decision
from game.core.messages import Message, message
from game.core.view import View
from game.match.match import Match
from scenes.private.choice import DONE
from scenes.private.declared import GameSecrets
from scenes.private.looks import Answer, CardAnswer, PageMaker, PrivateChoice, PrivateLook
from scenes.results.review import CaseReview
from scenes.tables.deadcert import review
from scenes.tables.deadcert.covertplay import opened_file
from scenes.tables.deadcert.covertplay.opened_file import CaseFile, case_file
from scenes.tables.deadcert.covertplay.page import FilePage
from scenes.tables.deadcert.covertplay.sheets import ChecklistPage, DetailsPage, FiledPage
from scenes.tables.deadcert.looks import GAME
from systems.rules.deadcert.covertplay.intents import Arrange, Declare, PressConference, Snoop
from systems.rules.deadcert.intents import Fetch, File

SECONDS = 4.0
"""The shortest time of a visit: the same for every seat and whatever it decides."""

STAYS = 30.0
"""Seconds until a page hides itself: there are seven cards with 45 words each to read."""

KINDS = {"covert_gather": "gather", "covert_file": "file", "covert_action": "act"}


class CovertSecrets(GameSecrets):
    """Every decision but whom and where is made alone; the file can be read at any time."""

    own_words = f"{GAME}.visit.own"

    def first_look(self, view: View) -> PrivateLook:
        return self.own_pages(view)[0]

    def own_pages(self, view: View) -> tuple[PrivateLook, ...]:
        file = case_file(view, opened_file.READ)
        own = PrivateLook(
            message(f"{GAME}.visit.title", seat=view.viewer),
            (),
            help="covert_gather",
            page=partial(FilePage, file),
            stays=STAYS,
        )
        return (own, *_pages(file))

    def choice(self, view: View, decision: Decision) -> PrivateChoice | None:
        task = KINDS.get(decision.kind)
        if task is None:
            return None
        make = {"gather": _gather, "file": _file, "act": _act}[task]
        return make(view, decision)

    def review(self, match: Match) -> CaseReview:
        return review.at_once(match)


def _pages(file: CaseFile) -> tuple[PrivateLook, ...]:
    """What can be read meanwhile."""
    makers: tuple[PageMaker, ...] = (
        partial(ChecklistPage, file),
        partial(FiledPage, file),
        partial(DetailsPage, file),
    )
    words = ("list", "filed", "details")
    return tuple(
        PrivateLook(message(f"{GAME}.visit.{word}", seat=file.seat), (), page=maker)
        for word, maker in zip(words, makers, strict=True)
    )


def _gather(view: View, decision: Decision) -> PrivateChoice:
    """Fetch, or play or declare a card of the hand (DC-COV-010); the plates are always the same."""
    file = case_file(view, opened_file.GATHER)
    answers: list[Answer | CardAnswer] = [
        Answer(message(f"{GAME}.visit.fetch"), Fetch()),
        CardAnswer(message(f"{GAME}.visit.snoop"), Snoop, message(f"{GAME}.visit.pick_snoop")),
    ]
    if file.declares:
        lacking = message(f"{GAME}.visit.pick_declare")
        answers.append(CardAnswer(message(f"{GAME}.visit.declare"), Declare, lacking))
    explains = {
        f"answer.{number}": message(f"{GAME}.visit.{word}")
        for number, word in enumerate(("fetch_line", "snoop_line", "declare_line"))
    }
    return _choice(decision, replace(file, explains=explains), answers=tuple(answers))


def _file(view: View, decision: Decision) -> PrivateChoice:
    """So many cards in an order (DC-COV-032); with ``together`` Stage 4 follows at once."""
    file = case_file(view, opened_file.FILE)
    file = replace(file, explains={DONE: message(f"{GAME}.visit.file_line")})
    together = view.house_rules["stage4_timing"] == "together"
    return replace(
        _choice(decision, file),
        each=File,
        least=file.to_file,
        most=file.to_file,
        goes_on=together,
    )


def _act(view: View, decision: Decision) -> PrivateChoice:
    """What shall lie in Lock Down, or the Press Conference (DC-COV-040 to 047)."""
    file = case_file(view, opened_file.ACT)
    trio = next((one.cards for one in decision.options if isinstance(one, PressConference)), ())
    call = Answer(message(f"{GAME}.visit.call"), PressConference(trio))
    explains = {
        DONE: message(f"{GAME}.visit.act_line"),
        "answer.0": message(f"{GAME}.visit.call_line"),
    }
    mine = {*file.hand, *file.locked}
    held = tuple(card for card in file.listed["cards"] if card in mine)
    return replace(
        _choice(decision, replace(file, explains=explains), answers=(call,)),
        cards=held,
        make=Arrange,
        least=0,
        most=2,
        begins=file.locked,
    )


def _choice(
    decision: Decision, file: CaseFile, *, answers: tuple[Answer | CardAnswer, ...] = ()
) -> PrivateChoice:
    title: Message = message(decision.prompt, seat=decision.seat)
    return PrivateChoice(
        title,
        file.hand,
        seconds=SECONDS,
        answers=answers,
        pages=_pages(file),
        page=partial(FilePage, file),
        stays=STAYS,
        leads_back=True,
    )
