"""A decision behind the curtain: one seat picks cards, or gives one of the answers below them.

The visit has the same shortest length for everybody and then lasts as long as it takes; nothing is
heard of it. The focus always begins at the first card, in an order that tells nothing. Several
decisions can follow each other in one visit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.context import Context
from scenes.party import Party
from scenes.private.cards_page import one_group
from scenes.private.choice_page import ChoicePage
from scenes.private.curtain import Page, Visited
from scenes.private.looks import CardAnswer, PrivateChoice, PrivateLook
from scenes.private.reading_page import page_for
from scenes.private.visit import VisitScene
from scenes.tabletop.desk import Desk

DONE = "done"

MakePage = Callable[[Desk], Page]


class ChoiceScene(VisitScene):
    """One seat chooses behind the curtain; pops a :class:`Visited` with the intent.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        choice: what can be chosen.
        seat: who chooses.
        next_seat: who looks afterwards, where somebody does.
        why_not: why an intent is not legal, None where it is.
        follow: carries an intent out and gives the next choice of this visit, None where there is
            none; asked where the choice ``goes_on``.
        more: further pages, made for a desk: the notes.
    """

    name = "choice"
    decides = True
    reminds: Message | None = None
    """What the page says when it is opened, instead of what a card says; for guides."""

    def __init__(
        self,
        context: Context,
        party: Party,
        choice: PrivateChoice,
        *,
        seat: int,
        next_seat: int | None = None,
        why_not: Callable[[Intent], Message | None] = lambda intent: None,
        follow: Callable[[Intent], PrivateChoice | None] | None = None,
        more: Sequence[MakePage] = (),
    ) -> None:
        self.choice = choice
        self.why_not = why_not
        self.follow = follow
        self.more = more
        self.intent: Intent | None = None
        look = self._look_of(choice)
        super().__init__(context, party, look, seat=seat, next_seat=next_seat)

    def _look_of(self, choice: PrivateChoice) -> PrivateLook:
        return PrivateLook(
            choice.title,
            one_group(choice.cards),
            choice.sentence,
            choice.seconds,
            room=max(choice.room, len(choice.cards)),
            help=choice.title.key.rpartition(".")[2],
            words=choice.words,
            reads=choice.reads,
            page=choice.page,
            stays=choice.stays,
        )

    def make_leaves(self) -> list[Page]:
        desk, choice = self.desk, self.choice
        others: list[Page] = [page_for(desk, page, picks=bool(page.words)) for page in choice.pages]
        others += [make(desk) for make in self.more]
        plates: list[tuple[Hashable, str]] = []
        if choice.confirms:
            plates.append((DONE, desk.say("prompt.done")))
        for number, answer in enumerate(choice.answers):
            plates.append((f"answer.{number}", desk.say(answer.words)))
        page = page_for(desk, self._look_of(choice), plates)
        page.picked.extend(choice.begins)
        page.why_not = self.why_not
        return [page, *others]

    def result(self) -> Visited:
        return Visited(self.seat, self.curtain.slot.looked, self.intent)

    def _uncover(self) -> None:
        super()._uncover()
        page = self.leaves.page
        if self.reminds is not None and isinstance(page, ChoicePage):
            page.refuse(self.reminds)

    # -- choosing ----------------------------------------------------------------------------

    def chosen(self, key: Hashable) -> None:
        page, choice = self.leaves.pages[0], self.choice
        assert isinstance(page, ChoicePage)
        if not isinstance(key, str) or self.leaves.at:
            return
        intents: tuple[Intent, ...]
        at_once = page.makes(key)
        if at_once is not None:
            intents = (at_once,)
        elif key == DONE:
            intents = choice.intents_for(tuple(page.picked))
        elif key.startswith("answer."):
            answer = choice.answers[int(key.rpartition(".")[2])]
            if isinstance(answer, CardAnswer) and not page.picked:
                page.refuse(answer.lacking)
                return
            made = answer.make(page.picked[-1]) if isinstance(answer, CardAnswer) else answer.intent
            intents = (made,)
        elif choice.picks_one and not page.steps:
            intents = choice.intents_for((key,))
        else:
            self._press_card(page, key)
            return
        if not intents:
            same = choice.least == choice.most
            text = "peek.pick" if same else "peek.pick_range"
            page.refuse(message(text, least=choice.least, most=choice.most))
            return
        refused = next(filter(None, map(self.why_not, intents)), None)
        if refused is not None:
            page.refuse(refused)
            return
        for intent in intents[:-1]:
            assert self.follow is not None, "several intents need somebody who plays them"
            self.follow(intent)
        self._settle(intents[-1])

    def _press_card(self, page: ChoicePage, key: str) -> None:
        """A press on a card or a plate of the page, which is always answered in words."""
        page.refused = None
        page.press(key, self.choice.most)
        self.page_changed()  # the focus tells of its card again: the answer comes after it
        if page.refused is not None:
            page.refuse(page.refused)

    def leave(self) -> None:
        if self.bare and self.choice.leads_back:
            self.context.stack.pop(self.result(), of=self)
        elif self.choice.returns:
            self.finish()
        else:
            super().leave()

    def gives_up(self, seat: int | None) -> bool:
        # Nobody else's Back: this seat is asked, and only it may turn to the table again.
        return self.choice.returns and seat == self.seat

    def back_words(self) -> str:
        if self.choice.returns and not self.bare:
            return self.desk.say("prompt.back_to_table")
        return super().back_words()

    def _settle(self, intent: Intent) -> None:
        if not self.choice.goes_on or self.follow is None:
            self.intent = intent
            self.finish()
            return
        following = self.follow(intent)
        if following is None:
            self.finish()
            return
        self.choice = following
        self.renew_page()
        self.show_again()
