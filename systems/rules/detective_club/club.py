"""One match as its rules look it up: seats, hands, who knows the word, and who plays what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.table import Table
from systems.rules.detective_club.affinity import concept_of
from systems.rules.detective_club.components import Round, Talk, Tokens, Topic, Votes
from systems.rules.detective_club.content import Tags, gallery

DECK, DISCARD = "deck", "discard"
HAND = 6
"""Cards in every hand at every decision (CLUB-017)."""
PLAYS = 2
"""Cards that everybody plays in a round (CLUB-016)."""
TWO_LAPS = (4, 5)
"""Numbers of seats with which everybody is Active Player twice (CLUB-018)."""

CHOOSE_WORD, PLAY_CARDS, DISCUSS, VOTE, TOPIC = (
    "choose_word",
    "play_cards",
    "discuss",
    "vote",
    "topic",
)
"""The steps in which something is asked (CLUB-015); the last one lies between rounds."""

NO_DISCUSS, THEMATIC = "no_discuss", "thematic"
BY_LOT = "by_lot"
"""The topic of the first round, where the table has not agreed on one (CLUB-115)."""
RIGHT_VOTE, CONSPIRATOR, ACTIVE = "right_vote", "conspirator", "active"
VALUES: Mapping[str, int] = {RIGHT_VOTE: 3, CONSPIRATOR: 5, ACTIVE: 4}
"""Why somebody scores -> the points (CLUB-091, CLUB-092)."""
BANK: Mapping[str, int] = {"3": 38, "4": 10, "5": 10}
"""Value -> tokens in the bank (CLUB-R03)."""
ENOUGH = 2
"""Tokens on the Conspirator's marker with which it is found (CLUB-093)."""


def hand_of(seat: int) -> str:
    """The zone of a hand."""
    return f"hand.{seat}"


def played_of(seat: int) -> str:
    """The zone of what a seat has played in this round."""
    return f"played.{seat}"


def rounds_for(seats: int) -> int:
    """The number of rounds (CLUB-018)."""
    return seats * (2 if seats in TWO_LAPS else 1)


def play_order(active: int, seats: int) -> list[int]:
    """Who plays a card, from the first to the last of the round (CLUB-055 to CLUB-057)."""
    others = [(active + step) % seats for step in range(1, seats)]
    return [active, *others] * PLAYS


def winners_of(tokens: Sequence[Sequence[int]]) -> list[int]:
    """The highest total; of those that tie, the most tokens; else they share (4.9)."""
    rated = [(sum(values), len(values)) for values in tokens]
    return [seat for seat, rating in enumerate(rated) if rating == max(rated)]


class Club:
    """What follows from the components; holds no state of its own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.round = table.one(Round)
        self.talk = table.one(Talk)
        self.votes = table.one(Votes)
        self.tokens = table.one(Tokens)
        self.topic = table.one(Topic)
        if table.setup.format == NO_DISCUSS:
            table.rules["discuss"] = False
        self.computers = frozenset(table.setup.computers)
        self.everybody = (*range(table.seats), "public")

    # -- seats --------------------------------------------------------------------------

    @property
    def others(self) -> list[int]:
        """The seats that are not active, clockwise from the Active Player's left."""
        return self.table.after(self.round.active)

    @property
    def people(self) -> list[int]:
        """Seats that are not played by computer players, in their order."""
        return [seat for seat in range(self.table.seats) if seat not in self.computers]

    def is_detective(self, seat: int) -> bool:
        """Whether a seat holds a notebook with the word in it."""
        dealt = self.round.conspirator >= 0
        return dealt and seat not in (self.round.active, self.round.conspirator)

    def knows_word(self, seat: int) -> bool:
        """Whether the seat may know the word of this round by now (section 3)."""
        now = self.round
        if not now.word:
            return False
        said = now.announced or now.revealed
        return said or seat == now.active or self.is_detective(seat)

    # -- words --------------------------------------------------------------------------

    @property
    def has_no_list(self) -> bool:
        """Whether the topic is one of the people's own: all words are written (CLUB-118)."""
        return bool(self.topic.name) and self.topic.name not in gallery().topics

    @property
    def list_words(self) -> tuple[str, ...]:
        """Words of the list that the Active Player may choose (CLUB-033, CLUB-117)."""
        if self.has_no_list:
            return ()
        words = gallery().words_of(self.topic.name)
        if self.table.rules["repeat_words"]:
            return words
        return tuple(word for word in words if word not in self.topic.used)

    def is_spent(self, word: str) -> bool:
        """Whether the word may not come again (CLUB-033)."""
        return not self.table.rules["repeat_words"] and word in self.topic.used

    @property
    def is_off_list(self) -> bool:
        """Whether the word of this round is not on the list, whatever its topic (CLUB-R33)."""
        return bool(self.round.word) and self.round.word not in gallery().concepts

    def concept_for(self, seat: int) -> Tags:
        """What the word is about, as far as the seat may be told (CLUB-136)."""
        return concept_of(self.round.word, self.round.tags if self.is_told_tags(seat) else ())

    def is_told_tags(self, seat: int) -> bool:
        """Whether a seat may know the tags of a free word: its writer and computer players that
        know the word (CLUB-R15)."""
        if seat == self.round.active:
            return True
        return seat in self.computers and self.knows_word(seat)

    # -- cards --------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        return self.zones.faces(hand_of(seat))

    def played(self, seat: int) -> list[str]:
        """What lies before a seat in this round, the first card first."""
        return self.zones.faces(played_of(seat))
