"""What a game's secrets are made of: looks, choices and presses, as data and nothing else.

``scenes/private/declared.py`` says where a game declares them; the private screens draw them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.core.intents import Intent
from game.core.messages import Message
from systems.table.privacy import AUTO_HIDE

if TYPE_CHECKING:
    from scenes.private.choice_page import ChoicePage
    from scenes.tabletop.desk import Desk

HAND_SECONDS = 6.0
"""How long everybody may look at the hand that was dealt."""

SHOWN_SECONDS = 2.0
"""How long a look at shown cards lasts, whatever was shown."""

CHOICE_SECONDS = 4.0
"""The shortest time of a visit in which something is decided."""


@dataclass(frozen=True, slots=True)
class HintWords:
    """What is said about hints.

    Attributes:
        title: key of the head of the page; with ``seat``.
        ask: key of what there is to be had; with ``count``, how many were taken.
        take: key of the button that takes one.
        another: key of the button that asks for one more.
    """

    title: str = "hint.title"
    ask: str = "hint.ask"
    take: str = "hint.take"
    another: str = "hint.another"


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards under one head."""

    head: Message | None
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, of the same size whatever is written on it; blank without words."""

    words: Message | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """An option that stands there for every seat, whatever it holds: "Pass", "No offer"."""

    words: Message
    intent: Intent


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """An option for the card that is picked: "Play it". It stands there for every seat as well.

    Attributes:
        words: of its plate.
        make: the intent for a card; the decision's options say whether it is legal.
        lacking: what is said while no card is picked.
    """

    words: Message
    make: Callable[[str], Intent]
    lacking: Message


PageMaker = Callable[
    ["Desk", "PrivateLook", Sequence[tuple[Hashable, str]]],
    "ChoicePage",
]
"""(desk, look, plates) -> a page that a game draws itself, of the same behaviour."""


@dataclass(frozen=True, slots=True)
class PrivateLook:
    """Something that one seat may see for a while.

    Attributes:
        title: such as "Rosa's hand".
        groups: the cards, by head.
        sentence: what they mean.
        seconds: how long it can be seen: the same for every seat and whatever there is to see.
        room: so many places for cards are drawn, filled or not, so that the picture looks alike
            from the side; 0 for as many as there are cards.
        help: the page or decision in the handbook that tells what it is about.
        paper: a sheet of paper instead of cards, for words; every seat of a round gets one.
        words: by card what is written on it, told at reading size while the card has the focus.
        reads: there may be many cards with much on each: they lie in rows above a wide plate.
        page: draws the page where the game has one of its own.
        stays: seconds after the last press until the page hides itself: more than usual where
            there is much to read.
        placed: the cards of each group lie in the places that they have in a hidden hand
            (:class:`HiddenPick`), so that they can be played from memory.
    """

    title: Message
    groups: tuple[CardGroup, ...]
    sentence: Message | None = None
    seconds: float = SHOWN_SECONDS
    room: int = 0
    help: str = "hand"
    paper: Paper | None = None
    words: Mapping[str, Message] = field(default_factory=dict)
    reads: bool = False
    page: PageMaker | None = None
    stays: float = AUTO_HIDE
    placed: bool = False

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards in their order."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def shape(self) -> tuple[object, ...]:
        """What anybody notices from the side: the same for every seat of a round."""
        return self.seconds, self.room, self.paper is not None


@dataclass(frozen=True, slots=True)
class PrivateChoice:
    """A decision that is answered behind the curtain.

    Attributes:
        title: what is asked.
        cards: what can be chosen, in an order that tells nothing.
        intents: by card, where one card is chosen.
        room: places drawn, as in :class:`PrivateLook`.
        sentence: the question in words.
        seconds: the shortest time that the visit takes, so that a quick answer tells nothing.
        least, most: how many cards are picked; other numbers than one need ``make``.
        make: the intent for the picked cards, in the order of ``cards``; the decision's options
            say whether it is legal.
        each: the intent for one of several picked cards; they are played one after the other in
            the order in which they were picked, each as an answer to a decision of its own.
        answers: further options, the same for every seat that is asked.
        pages: what else can be read during the visit, such as the own hand; the game's sheet is
            added as the last page.
        words, reads, page, stays, placed: as in :class:`PrivateLook`.
        begins: what is picked at the beginning.
        leads_back: with one person at the table Back leads to the table, whose ``panel`` offers
            the way to this page.
        returns: Back ends the visit without an answer, also where several people play: the table's
            ``panel`` is asked again. Only for decisions to which a public panel leads.
        goes_on: the seat's next decision follows in the same visit, where it is declared as a
            :class:`PrivateChoice` as well.
    """

    title: Message
    cards: tuple[str, ...]
    intents: Mapping[str, Intent] = field(default_factory=dict)
    room: int = 0
    sentence: Message | None = None
    seconds: float = CHOICE_SECONDS
    least: int = 1
    most: int = 1
    make: Callable[[tuple[str, ...]], Intent] | None = None
    each: Callable[[str], Intent] | None = None
    answers: tuple[Answer | CardAnswer, ...] = ()
    pages: tuple[PrivateLook, ...] = ()
    words: Mapping[str, Message] = field(default_factory=dict)
    reads: bool = False
    page: PageMaker | None = None
    stays: float = AUTO_HIDE
    begins: tuple[str, ...] = ()
    leads_back: bool = False
    returns: bool = False
    goes_on: bool = False
    placed: bool = False

    @property
    def picks_one(self) -> bool:
        """Whether a press on a card settles it; otherwise cards are marked and confirmed."""
        marks = any(isinstance(answer, CardAnswer) for answer in self.answers)
        return self.make is None and self.each is None and not marks

    @property
    def confirms(self) -> bool:
        """Whether there is a plate with which the marked cards are confirmed."""
        return self.make is not None or self.each is not None

    def intents_for(self, picked: tuple[str, ...]) -> tuple[Intent, ...]:
        """The intents of these cards, empty where they are too few or too many."""
        if not self.least <= len(picked) <= self.most:
            return ()
        if self.each is not None:
            return tuple(self.each(card) for card in picked)
        if self.make is not None:
            return (self.make(tuple(card for card in self.cards if card in picked)),)
        intent = self.intents.get(picked[0])
        return () if intent is None else (intent,)


@dataclass(frozen=True, slots=True)
class Standing:
    """An option that answers now, and whenever the same is asked again for a while.

    Attributes:
        answer: what stands there for every seat, and what is answered.
        until: it answers as long as this stays the same; something that everybody knows.
    """

    answer: Answer
    until: Hashable


@dataclass(frozen=True, slots=True)
class BlindChoice:
    """A decision with options that everybody may see, pressed without a sign on the screen.

    Attributes:
        title: what is asked.
        options: all that anybody may know as options; those that the seat may not choose do
            nothing. At most 16; above four each takes two presses, for every seat.
        least: seconds that it lasts at least, so that a quick press tells nothing; a press before
            is kept.
        most: seconds after which the first option is taken; 0 where it waits for a press.
        standing: one more option, for who does not want to be asked again. The board lies there
            for its shortest time all the same, so that nobody sees who has pressed it.
    """

    title: Message
    options: tuple[Answer, ...]
    least: float = 0.0
    most: float = 0.0
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class HiddenPick:
    """A card of the own hand is played by its place among backs, without looking.

    The house gives every card a place that it keeps and that tells nothing of it, lets the focus
    begin anywhere, and puts "look first" beside the answers.

    Attributes:
        title: what is asked.
        cards: the hand; its number is public.
        intents: by card; a card without an intent stays where it lies, without a sign.
        answers: further options, the same for every seat that is asked.
        words: as in :class:`PrivateLook`, for who looks first.
        seconds: the shortest time of a look first.
    """

    title: Message
    cards: tuple[str, ...]
    intents: Mapping[str, Intent]
    answers: tuple[Answer, ...] = ()
    words: Mapping[str, Message] = field(default_factory=dict)
    seconds: float = CHOICE_SECONDS


SecretChoice = PrivateChoice | BlindChoice | HiddenPick
"""The ways in which a decision is kept secret."""
