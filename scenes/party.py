"""Who sits at a table: the seats of a set-up with the people and computer players in them.

The lobby makes a party; the table, the private screens and the results read it. Nothing in it is
secret, and nothing in it needs a window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.content import Texts, registry
from game.core.messages import Message
from game.core.setup import Setup
from game.match.loading import load_rules
from game.match.session import HUMAN, Player, Session

ASSETS_GAMES = "games"


@dataclass(frozen=True, slots=True)
class Member:
    """One seat as everybody may know it.

    Attributes:
        seat: counted from 0.
        name: as it is written on the seat's plate.
        level: ``human``, or a level of the game's computer players.
        choices: what it chose in the lobby, such as a suspect.
        picture: a tall picture for portraits, as a path below the assets folder; "" for none.
        bust: a square picture for small discs, likewise.
    """

    seat: int
    name: str
    level: str = HUMAN
    choices: tuple[tuple[str, str], ...] = ()
    picture: str = ""
    bust: str = ""

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


@dataclass(frozen=True, slots=True)
class Party:
    """Everybody at one table, seat 0 first."""

    setup: Setup
    members: tuple[Member, ...]
    texts: Texts
    gone: frozenset[int] = frozenset()
    """Seats of people in whose place a computer player sits: they may come back any time."""

    @classmethod
    def of(cls, setup: Setup, levels: Sequence[str], texts: Texts) -> Party:
        """The party of a completed set-up.

        Args:
            setup: with a name and the lobby's choices for every seat (``match.setup``).
            levels: by seat ``human`` or a level of computer players.
            texts: of the house and this game; the names are added here.
        """
        faces = house_faces([table.name for table in setup.tables])
        members = tuple(
            Member(
                seat,
                table.name,
                levels[seat],
                tuple(sorted(table.choices.items())),
                *(portraits(setup.game, table.choices) or faces[seat]),
            )
            for seat, table in enumerate(setup.tables)
        )
        return cls(setup, members, texts.with_names([member.name for member in members]))

    @classmethod
    def of_session(cls, session: Session, texts: Texts) -> Party:
        """The party of a running match."""
        levels = [player.level for player in session.players]
        party = cls.of(session.match.setup, levels, texts)
        return replace(party, gone=frozenset(session.people - set(session.humans)))

    def speaking(self, texts: Texts) -> Party:
        """The same people in another language; itself where it is the same one."""
        if texts.language == self.texts.language:
            return self
        return replace(self, texts=texts.with_names([member.name for member in self.members]))

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(member.seat for member in self.members if member.is_human)

    @property
    def lone(self) -> int | None:
        """The only human's seat, where there is exactly one and nobody can come back."""
        humans = self.humans
        return humans[0] if len(humans) == 1 and not self.gone else None

    @property
    def shared(self) -> bool:
        """Whether two people or more may see the screen, so that secrets are kept."""
        return len(self.humans) + len(self.gone) >= 2

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """Names of the colours that the seats have chosen; none where the game lets none choose."""
        return chosen_colours(self.setup.game, [dict(one.choices) for one in self.members])

    @property
    def players(self) -> list[Player]:
        """For :meth:`game.match.session.Session.open`."""
        return [Player(member.level) for member in self.members]

    @property
    def changed_rules(self) -> dict[str, object]:
        """The house rules that are not as usual."""
        chosen = self.setup.house_rules
        return {
            rule.name: chosen[rule.name]
            for rule in load_rules(self.setup.game).house_rules
            if chosen.get(rule.name, rule.default) != rule.default
        }

    def needs_curtain(self, trust: bool) -> bool:
        """Whether secrets are kept by curtains: two humans or more who do not wave it off."""
        return self.shared and not trust

    def say(self, what: Message | str, **values: object) -> str:
        """Short for ``party.texts.say``."""
        return self.texts.say(what, **values)


def chosen_colours(game: str, choices: Sequence[Mapping[str, str]]) -> tuple[str, ...]:
    """Names of the colours of the seats with these choices of a lobby, where the game has any."""
    found = registry.games().get(game)
    choice = found.colours.chosen if found is not None else ""
    return tuple(one.get(choice, "") for one in choices) if choice else ()


FACES = (
    *("ada", "bruno", "iris", "otto", "clara", "dexter", "violet", "jasper"),
    *("mabel", "rupert", "hester", "silas", "wilhelmina", "percy", "dorothea"),
)
"""The faces of the club, in the order in which they are given to seats."""


def house_faces(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The tall and the square picture of a face of the club for every seat, all different.

    Who bears the name of a face has that one; the others get those that are left, in order.
    """
    wanted = [name.strip().lower() for name in names]
    own = {name for name in wanted if name in FACES}
    left = iter([face for face in FACES if face not in own])
    found = []
    for name in wanted:
        face = name if name in own else next(left)
        own.discard(name)
        found.append((f"ui/people/{face}.webp", f"ui/people/{face}_bust.webp"))
    return tuple(found)


def portraits(game: str, choices: dict[str, str]) -> tuple[str, str] | None:
    """The tall and the square picture that go with what a seat chose, None where there is none.

    A choice that is a card of the game lends its picture: ``pictures/<kind>_<id>`` is the tall
    one, ``pictures/bust_<id>`` the square one.
    """
    manifest = registry.manifest(game)
    folder = f"{ASSETS_GAMES}/{game}"
    cards = {card.id: card for card in manifest.cards}
    for value in choices.values():
        card = cards.get(value)
        if card is None or not manifest.path(card.picture).is_file():
            continue
        bust = f"pictures/bust_{value}.webp"
        if not manifest.path(bust).is_file():
            bust = card.picture
        return f"{folder}/{card.picture}", f"{folder}/{bust}"
    return None
