"""What is decided in a lobby, without a picture: seats, computer players, choices, rules, seed.

People sit first, in the order in which they came; computer players sit behind them; free seats
come last. So the numbers on the seats are those of the match, and no seat is left empty between
two others. The lobby begins with computer players that nobody asked for, so that one person can
start at once; each person who sits down replaces one of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.content import Texts, registry
from game.core.rules import HouseRule, Rules
from game.core.setup import BadSetup, SeatSetup, Setup
from game.match.loading import load_rules
from game.match.match import Match
from game.match.series import SEEDS
from game.match.session import HUMAN, TableOptions, offered_levels
from scenes.daily import deal_of_today
from scenes.lobby.rules_of_kiosk import rules_of_kiosk
from scenes.party import Party

FULL_TABLE = 4
"""So many sit at a table that nobody has changed, where the game has room for them."""

COMPUTER_NAMES = 8
"""``lobby.computer_name.1`` to ``.8`` are the names of computer players."""

_PROBES = (1, 2, 3, 4, 5)
"""Seeds under which it is tried who begins."""


@dataclass(slots=True)
class Place:
    """A taken seat.

    Attributes:
        level: ``human``, or the level of a computer player.
        device: what the person holds; None for computer players.
        name: on the seat's plate.
        choices: lobby choice -> value.
        unasked: a computer player that was there from the beginning and gives way to people.
    """

    level: str
    name: str
    device: Hashable | None = None
    choices: dict[str, str] = field(default_factory=dict)
    unasked: bool = False

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


def random_seed() -> int:
    """A seed that nobody knows beforehand."""
    return secrets.randbelow(SEEDS)


class LobbyState:
    """Everything that a lobby decides.

    Args:
        game: its id.
        texts: of the house and the game, for the names of computer players.
        format: of the game; None for its first.
        seed: None for a random one.
        levels: the levels of computer players that may be chosen, weakest first; None for the
            ones that the rules bring along.
        fill: sit computer players down from the beginning.
        mode: a series of the game, or "" for a single match.
        kiosk: whether visitors sit down, for whom a game may suggest or fix house rules.
    """

    def __init__(
        self,
        game: str,
        texts: Texts,
        *,
        format: str | None = None,  # noqa: A002 - the word of the manifest
        seed: int | None = None,
        levels: Sequence[str] | None = None,
        fill: bool = True,
        mode: str = "",
        kiosk: bool = False,
    ) -> None:
        self.game = game
        self.manifest = registry.manifest(game)
        self.rules: Rules = load_rules(game)
        self.texts = texts
        self.format = format or self.manifest.formats[0].id
        self.mode = mode
        self.levels = tuple(levels) if levels is not None else offered_levels(self.rules)
        self.seed = random_seed() if seed is None else seed
        self.seed_by_chance = seed is None
        self.places: list[Place] = []
        self._kiosk = kiosk
        suggested, self.fixed = rules_of_kiosk(game) if kiosk else ({}, {})
        self._usual = {**self.rules.defaults(), **suggested, **self.fixed}
        self.house_rules: dict[str, Any] = dict(self._usual)
        self._written: dict[str, str] = {}
        """House rule -> what somebody wrote for it."""
        self._begins: tuple[Setup, int | None] | None = None
        """The last set-up that was tried out, and who begins with it."""
        self._hints: bool | None = None
        if fill:
            self._fill()

    # -- how many ----------------------------------------------------------------------------

    @property
    def most(self) -> int:
        """The largest number of seats of the format."""
        return self.rules.formats[self.format][-1]

    @property
    def least(self) -> int:
        """The smallest number of seats of the format."""
        return self.rules.formats[self.format][0]

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return len(self.places)

    @property
    def missing(self) -> int:
        """How many seats have to be taken before the game can start."""
        return max(0, self.least - self.taken)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, place in enumerate(self.places) if place.is_human]

    def set_format(self, name: str) -> None:
        """Play another format; seats that it has not are given up, computer players first."""
        self.format = name
        while self.taken > self.most:
            self.places.pop()

    # -- who ---------------------------------------------------------------------------------

    def seat_of(self, device: Hashable) -> int | None:
        """The seat of a device."""
        for seat, place in enumerate(self.places):
            if place.device == device and device is not None:
                return seat
        return None

    def join(
        self, device: Hashable, name: str = "", choices: Mapping[str, str] | None = None
    ) -> int | None:
        """Sit a person down; the seat, or None where every seat is a person's.

        Someone who has a seat keeps it. Choices that are taken are replaced by free ones.
        """
        there = self.seat_of(device)
        if there is not None:
            return there
        people = len(self.humans)
        unasked = [seat for seat, place in enumerate(self.places) if place.unasked]
        if unasked:
            self.places.pop(unasked[-1])
        elif self.taken == self.most:
            if people == self.taken:
                return None
            self.places.pop()
        place = Place(HUMAN, self._free_name(name or self._guest(people)), device)
        self.places.insert(people, place)
        self._give_choices(place, choices or {})
        return people

    def leave(self, seat: int) -> None:
        """A person gets up; the others move up, and the free seat is the last one."""
        self.places.pop(seat)

    def add_computer(self, level: str | None = None) -> int | None:
        """Sit a computer player down; its seat, or None where all are taken."""
        if self.taken == self.most or not self.levels:
            return None
        chosen = level or self.levels[(len(self.levels) - 1) // 2]
        place = Place(chosen, self._computer_name())
        self.places.append(place)
        self._give_choices(place, {})
        return self.taken - 1

    def remove_computer(self, seat: int | None = None) -> int | None:
        """Take a computer player away (the last one where none is named); the seat it had."""
        if seat is None:
            seat = self.taken - 1
        if not 0 <= seat < self.taken or self.places[seat].is_human:
            return None
        self.places.pop(seat)
        return seat

    def keep(self) -> None:
        """The computer players that are there stay: somebody has changed one of them."""
        for place in self.places:
            place.unasked = False

    # -- as whom -----------------------------------------------------------------------------

    def free(self, choice: str, seat: int) -> list[str]:
        """The values of a lobby choice that this seat may have, its own among them."""
        taken = {
            place.choices.get(choice) for other, place in enumerate(self.places) if other != seat
        }
        return [value for value in self.rules.lobby[choice] if value not in taken]

    def change_choice(self, seat: int, choice: str, step: int) -> str:
        """Take the next free value of a lobby choice."""
        free = self.free(choice, seat)
        place = self.places[seat]
        order = self.rules.lobby[choice]
        here = order.index(place.choices[choice])
        ahead = sorted(free, key=lambda value: ((order.index(value) - here) * step) % len(order))
        others = [value for value in ahead if value != place.choices[choice]]
        if others:
            place.choices[choice] = others[0]
        return place.choices[choice]

    def choose(self, seat: int, choice: str, value: str) -> bool:
        """Take one value of a lobby choice; False where somebody else has it."""
        if value not in self.free(choice, seat):
            return False
        self.places[seat].choices[choice] = value
        return True

    def rename(self, seat: int, name: str) -> None:
        """Give a seat a name."""
        self.places[seat].name = name

    # -- under which rules -------------------------------------------------------------------

    @property
    def rows(self) -> list[HouseRule]:
        """The house rules of this format and number of seats that can be changed here."""
        return [rule for rule in self._applying if rule.name not in self.fixed]

    @property
    def _applying(self) -> list[HouseRule]:
        return [
            rule
            for rule in self.rules.house_rules
            if (not rule.formats or self.format in rule.formats)
            and (not rule.seats or self.taken in rule.seats)
        ]

    def change_rule(self, rule: HouseRule, step: int) -> None:
        """The next or the previous value of a house rule; ranges stop at their ends."""
        self._written.pop(rule.name, None)
        value = self.house_rules[rule.name]
        if rule.values:
            here = rule.values.index(value)
            self.house_rules[rule.name] = rule.values[(here + step) % len(rule.values)]
        else:
            self.house_rules[rule.name] = max(rule.low, min(rule.high, value + step))

    def usual_rules(self) -> None:
        """Every house rule as it usually is here."""
        self.house_rules = dict(self._usual)
        self._written.clear()
        self._hints = None

    @property
    def hints(self) -> bool:
        """Whether seats may ask for hints; as it is usual until somebody says otherwise."""
        return self.usual_hints if self._hints is None else self._hints

    @hints.setter
    def hints(self, allowed: bool) -> None:
        self._hints = allowed

    @property
    def usual_hints(self) -> bool:
        """Hints are given where one plays alone, and so has an adviser but no rival."""
        return self.offers_hints and self.most == 1

    @property
    def offers_hints(self) -> bool:
        """Whether this game can give hints at all in this format."""
        return self.rules.hints_in(self.format)

    @property
    def options(self) -> TableOptions:
        """What the table allows beside the rules."""
        return TableOptions(hints=self.hints and self.offers_hints)

    def is_changed(self, rule: HouseRule) -> bool:
        """Whether a house rule is not as usual."""
        return bool(self.house_rules[rule.name] != rule.default or self.written(rule))

    def may_write(self, rule: HouseRule) -> bool:
        """Whether a value of one's own is possible: where the rule has it and only people play.

        Visitors of a kiosk write nothing for all to read.
        """
        people = all(place.is_human for place in self.places)
        return bool(rule.written) and people and not self._kiosk

    def written(self, rule: HouseRule) -> str:
        """What was written for a house rule, where it holds; otherwise nothing."""
        return self._written.get(rule.name, "") if self.may_write(rule) else ""

    def write(self, rule: HouseRule, value: str) -> None:
        """A value of one's own for a house rule."""
        self._written[rule.name] = value

    def set_seed(self, seed: int) -> None:
        """Deal these cards."""
        self.seed = seed % SEEDS
        self.seed_by_chance = False

    def deal_of_today(self) -> int:
        """The case of the day of this game, the same for everybody."""
        return deal_of_today(self.game)

    def reseed(self) -> None:
        """Leave the deal to chance again."""
        self.seed = random_seed()
        self.seed_by_chance = True

    # -- and off it goes ---------------------------------------------------------------------

    def setup(self) -> Setup:
        """The set-up of the match as it stands."""
        changed = {
            rule.name: self.house_rules[rule.name]
            for rule in self._applying
            if self.is_changed(rule)
        }
        seats = tuple(SeatSetup(place.name, dict(place.choices)) for place in self.places)
        own = {rule.written: self.written(rule) for rule in self.rows if self.written(rule)}
        return Setup(self.game, self.format, seats, self.seed, changed, arrange=own)

    def party(self) -> Party:
        """Who will sit at the table."""
        return Party.of(self.setup(), [place.level for place in self.places], self.texts)

    def problem(self) -> BadSetup | None:
        """What the rules have against this set-up, where it is anything."""
        try:
            Match.open(self.setup()).close()
        except BadSetup as error:
            return error
        return None

    def starter(self) -> int | None:
        """The seat that begins, where that does not depend on chance."""
        if self.missing:
            return None
        setup = self.setup()
        if self._begins is None or self._begins[0] != setup:
            self._begins = (setup, self._try_out(setup))
        return self._begins[1]

    def _try_out(self, setup: Setup) -> int | None:
        """The seat that begins in every match of a few that are dealt for it."""
        if self.problem() is not None:
            return None
        first: set[int] = set()
        for seed in _PROBES:
            with Match.open(msgspec.structs.replace(setup, seed=seed)) as match:
                if not match.decisions:
                    return None
                first.add(match.decisions[0].seat)
            if len(first) > 1:
                return None
        return first.pop()

    # -- details -----------------------------------------------------------------------------

    def _fill(self) -> None:
        for _ in range(max(self.least, min(FULL_TABLE, self.most))):
            seat = self.add_computer()
            if seat is not None:
                self.places[seat].unasked = True

    def _give_choices(self, place: Place, wanted: Mapping[str, str]) -> None:
        """What a new seat plays as: what it wishes, otherwise the first that no person has."""
        seat = self.places.index(place)
        for choice in self.rules.lobby:
            free = self.free(choice, seat)
            if not place.is_human:
                place.choices[choice] = free[0]
                continue
            wish = wanted.get(choice, "")
            mine = wish if self._for_people(choice, wish) else self._first_for_people(choice)
            self._make_room(choice, mine)
            place.choices[choice] = mine

    def _for_people(self, choice: str, value: str) -> bool:
        """Whether no person has a value yet."""
        taken = {place.choices.get(choice) for place in self.places if place.is_human}
        return value in self.rules.lobby[choice] and value not in taken

    def _first_for_people(self, choice: str) -> str:
        return next(value for value in self.rules.lobby[choice] if self._for_people(choice, value))

    def _make_room(self, choice: str, value: str) -> None:
        """People go first: a computer player gives up what a person would like to be."""
        for seat, other in enumerate(self.places):
            if not other.is_human and other.choices.get(choice) == value:
                other.choices[choice] = next(one for one in self.free(choice, seat) if one != value)

    def _guest(self, number: int) -> str:
        return self.texts.say("lobby.guest_number", number=number + 1)

    def _free_name(self, name: str) -> str:
        """The name, told apart from those that are there."""
        taken = {place.name.casefold() for place in self.places}
        if name.casefold() not in taken:
            return name
        number = 2
        while f"{name} {number}".casefold() in taken:
            number += 1
        return f"{name} {number}"

    def _computer_name(self) -> str:
        taken = {place.name.casefold() for place in self.places}
        for number in range(1, COMPUTER_NAMES + 1):
            name = self.texts.say(f"lobby.computer_name.{number}")
            if name.casefold() not in taken:
                return name
        return self._free_name(self.texts.say("seat.computer"))
