"""Positions that a set-up may ask for, and whether they can be (for scenarios and redeals)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.setup import BadSetup, Setup
from systems.rules.detective_club.affinity import FEWEST_TAGS, MOST_TAGS
from systems.rules.detective_club.club import (
    CHOOSE_WORD,
    DECK,
    DISCARD,
    DISCUSS,
    HAND,
    NO_DISCUSS,
    PLAY_CARDS,
    PLAYS,
    THEMATIC,
    VALUES,
    VOTE,
    hand_of,
    play_order,
    played_of,
    rounds_for,
)
from systems.rules.detective_club.content import TOPICS, gallery
from systems.rules.detective_club.words import is_word, normal_form

FILL = "..."
"""In an arranged zone: the rest falls to the seed. Hands are filled up in any case."""
STEPS = (CHOOSE_WORD, PLAY_CARDS, DISCUSS, VOTE)
"""Steps with which a match may begin."""
FREE_TOPIC = 40
"""Letters of a topic that is not on the list."""

_ZONES = re.compile(r"deck|discard|(hand|played)\.\d")
_NUMBERS = ("round_no", "lap", "first_active", "active", "turn", "conspirator")
_FIELDS = re.compile(
    "|".join(_NUMBERS) + r"|step|word|free_concept|topic|used_words|(tokens|vote)\.\d"
)
_LATER = ("word", "free_concept", "conspirator")
"""What there is only once the word is fixed, beside cards on the table."""


class Arranged:
    """What a set-up arranges, checked; every question has an answer where nothing is said."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.arrange: Mapping[str, Any] = setup.arrange
        self.count = len(setup.tables)
        self.seats = range(self.count)

    # -- reading ------------------------------------------------------------------------

    def names(self, zone: str) -> list[str]:
        """The cards that are named for a zone, without "..."."""
        return [name for name in self.rows(zone) if name != FILL]

    def rows(self, key: str) -> Sequence[Any]:
        found = self.arrange.get(key, ())
        if not isinstance(found, list | tuple):
            raise self.bad(key, found, "a list")
        return found

    @property
    def step(self) -> str:
        return str(self.arrange.get("step", CHOOSE_WORD))

    @property
    def round_no(self) -> int:
        return int(self.arrange.get("round_no", 1))

    def first_active(self) -> int | None:
        """The first Active Player of the game; None where that falls to the seed.

        In the middle of a round for which nothing is said, seat 0 is active.
        """
        if "first_active" in self.arrange:
            return int(self.arrange["first_active"])
        if "active" in self.arrange or self.step != CHOOSE_WORD:
            return (int(self.arrange.get("active", 0)) - self.round_no + 1) % self.count
        return None

    def active(self, first: int) -> int:
        """The Active Player of the round with which the match begins (CLUB-100)."""
        return (first + self.round_no - 1) % self.count

    def plays(self) -> int:
        """How many cards of the round have been played."""
        if self.step in (DISCUSS, VOTE):
            return PLAYS * self.count
        if self.step == PLAY_CARDS:
            return max(1, sum(len(self.names(played_of(seat))) for seat in self.seats))
        return 0

    def on_table(self, active: int) -> list[int]:
        """Seat -> how many cards it has played."""
        order = play_order(active, self.count)[: self.plays()]
        return [order.count(seat) for seat in self.seats]

    def discards(self) -> int:
        """How many cards are discarded: those that are named, or those of the rounds before.

        The latter unless they must have been shuffled again by now (CLUB-019).
        """
        named = self.names(DISCARD)
        if DISCARD in self.arrange and FILL not in self.rows(DISCARD):
            return len(named)
        before = PLAYS * self.count * (self.round_no - 1)
        held = HAND * self.count + self.plays()
        return max(len(named), before if before + held <= len(gallery().cards) else 0)

    def votes(self) -> dict[int, int]:
        """Voter -> target."""
        keys = {seat: f"vote.{seat}" for seat in self.seats}
        return {seat: self.arrange[key] for seat, key in keys.items() if key in self.arrange}

    def used_words(self) -> list[str]:
        return [normal_form(word) for word in self.rows("used_words")]

    def bad(self, key: str, value: object, allowed: object) -> BadSetup:
        return BadSetup(f"arrange.{key}", value, allowed)

    # -- checking -----------------------------------------------------------------------

    def check(self) -> None:
        """Refuse what cannot be; raises ``BadSetup`` with the field."""
        for key, value in self.arrange.items():
            if not _ZONES.fullmatch(key) and not _FIELDS.fullmatch(key):
                raise self.bad(key, value, "the zones and fields of the game")
            owner = key.partition(".")[2]
            if owner and int(owner) not in self.seats:
                raise self.bad(key, value, f"seats 0 to {self.seats[-1]}")
            if key in _NUMBERS and type(value) is not int:
                raise self.bad(key, value, "a whole number")
        self._check_round()
        self._check_topic()
        self._check_word()
        self._check_cards()
        self._check_tokens()
        self._check_chance()

    def _check_round(self) -> None:
        if self.step not in STEPS:
            raise self.bad("step", self.step, ", ".join(STEPS))
        if self.step == DISCUSS and not discusses(self.setup):
            raise self.bad("step", DISCUSS, f"{PLAY_CARDS}, {VOTE}: there is no discussion")
        rounds = rounds_for(self.count)
        if not 1 <= self.round_no <= rounds:
            raise self.bad("round_no", self.round_no, f"1 to {rounds}")
        for key in ("first_active", "active", "turn", "conspirator"):
            if key in self.arrange and self.arrange[key] not in self.seats:
                raise self.bad(key, self.arrange[key], f"seats 0 to {self.seats[-1]}")
        first = self.first_active()
        lap = 1 + (self.round_no - 1) // self.count
        if self.arrange.get("lap", lap) != lap:
            raise self.bad("lap", self.arrange["lap"], f"{lap} in round {self.round_no}")
        if first is None:
            if "turn" in self.arrange:
                raise self.bad("turn", self.arrange["turn"], "nothing without an Active Player")
            return
        active = self.active(first)
        if self.arrange.get("active", active) != active:
            raise self.bad("active", self.arrange["active"], f"{active} in this round")
        if self.arrange.get("conspirator") == active:
            raise self.bad("conspirator", active, "a seat that is not active")
        turn = self.to_act(active)
        if self.arrange.get("turn", turn) != turn:
            raise self.bad("turn", self.arrange["turn"], f"{turn}, who has to act")

    def to_act(self, active: int) -> int:
        """The seat that is asked first."""
        if self.step == PLAY_CARDS and self.plays() < PLAYS * self.count:
            return play_order(active, self.count)[self.plays()]
        if self.step == VOTE:
            left = [seat for seat in self._voters(active) if seat not in self.votes()]
            return left[0] if left else active
        return active

    def _voters(self, active: int) -> list[int]:
        return [(active + place) % self.count for place in range(1, self.count)]

    def _check_topic(self) -> None:
        topic = self.arrange.get("topic", "")
        if "topic" not in self.arrange:
            return
        if self.setup.format != THEMATIC:
            raise self.bad("topic", topic, f"none but in the format {THEMATIC}")
        if topic in TOPICS:
            return
        if not isinstance(topic, str) or not topic.strip() or len(topic) > FREE_TOPIC:
            raise self.bad("topic", topic, f"{', '.join(TOPICS)}, or at most {FREE_TOPIC} letters")
        if self.setup.computers or not self.setup.house_rules["free_words"]:
            allowed = f"{', '.join(TOPICS)}: a topic of one's own has no list (CLUB-R16)"
            raise self.bad("topic", topic, allowed)

    def _check_word(self) -> None:
        if self.step == CHOOSE_WORD:
            for key in _LATER:
                if key in self.arrange:
                    raise self.bad(key, self.arrange[key], f"nothing in the step {CHOOSE_WORD}")
        word = self.arrange.get("word", "love")
        for one in (word, *self.rows("used_words")):
            if not isinstance(one, str) or not is_word(one):
                key = "word" if one == word else "used_words"
                raise self.bad(key, one, "a word of at most 24 letters")
        used = self.used_words()
        if not self.setup.house_rules["repeat_words"] and len({*used}) < len(used):
            raise self.bad("used_words", used, "each word once")
        tags = self.rows("free_concept")
        known = gallery()
        fits = FEWEST_TAGS <= len(tags) <= MOST_TAGS and len({*map(str, tags)}) == len(tags)
        if tags and (not fits or any(tag not in known.tags for tag in tags)):
            raise self.bad("free_concept", tags, f"{FEWEST_TAGS} to {MOST_TAGS} different tags")
        if tags and (normal_form(word) in known.concepts or not self.setup.computers):
            allowed = "nothing for a word of the list, or without computer players"
            raise self.bad("free_concept", tags, allowed)

    def _check_cards(self) -> None:
        cards = gallery().cards
        where: dict[str, str] = {}
        for zone in self.zones():
            for card in self.names(zone):
                if card not in cards:
                    raise self.bad(zone, card, f"{cards[0]} to {cards[-1]}")
                if card in where:
                    raise self.bad(zone, card, f"it lies in {where[card]} already")
                where[card] = zone
        for seat in self.seats:
            if len(self.names(hand_of(seat))) > HAND:
                raise self.bad(hand_of(seat), self.names(hand_of(seat)), f"at most {HAND} cards")
        first = self.first_active()
        on_table = [0] * self.count if first is None else self.on_table(self.active(first))
        for seat in self.seats:
            named, most = self.names(played_of(seat)), on_table[seat]
            if len(named) > most:
                raise self.bad(played_of(seat), named, f"at most {most} cards by now")
        elsewhere = HAND * self.count + sum(on_table) + self.discards()
        if elsewhere + len(self.names(DECK)) > len(cards):
            raise self.bad(DECK, self.names(DECK), "no more cards than are left")

    def zones(self) -> list[str]:
        """All zones in the order of their creation."""
        piles = [DECK, DISCARD]
        return [*piles, *map(hand_of, self.seats), *map(played_of, self.seats)]

    def _check_tokens(self) -> None:
        for seat in self.seats:
            for value in self.rows(f"tokens.{seat}"):
                if type(value) is not int or value not in VALUES.values():
                    raise self.bad(f"tokens.{seat}", value, "3, 4, 5")
        votes, first = self.votes(), self.first_active()
        if not votes:
            return
        if self.step != VOTE or first is None:
            raise self.bad("vote", votes, f"only in the step {VOTE}")
        voters = self._voters(self.active(first))
        if list(votes) != sorted(voters[: len(votes)]) or len(votes) == len(voters):
            raise self.bad("vote", votes, f"votes in the order {voters}, and not all of them")
        for seat, target in votes.items():
            if type(target) is not int or target not in voters or target == seat:
                raise self.bad(f"vote.{seat}", target, "another seat that is not active")

    def _check_chance(self) -> None:
        for name, results in self.setup.chance.items():
            kind = name.partition(".")[0]
            allowed: Sequence[Any] = gallery().cards
            if kind in ("first_active", "notebooks"):
                allowed = tuple(self.seats)
            elif kind == "topic":
                allowed = TOPICS
            for value in results:
                if type(value) is not type(allowed[0]) or value not in allowed:
                    raise BadSetup(f"chance.{name}", value, f"{allowed[0]} to {allowed[-1]}")


def discusses(setup: Setup) -> bool:
    """Whether there is a discussion (CLUB-125)."""
    return setup.format != NO_DISCUSS and bool(setup.house_rules["discuss"])
