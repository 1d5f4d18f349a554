"""The people who play here: a name and what they like, so that nobody types twice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game import paths, store
from game.settings import Pace
from game.store import Kept, Versioned

NAME_LIMIT = 16
"""Characters of a name that fit a seat's plate at every text size."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]


class Profile(msgspec.Struct, forbid_unknown_fields=True):
    """One person."""

    name: Name
    choices: dict[str, dict[str, str]] = {}
    """Game -> what was chosen in its lobby last, such as a suspect or a marker."""
    one_button: Pace | None = None
    """How fast the focus walks by itself for this person; None where nothing was said."""


class Profiles(Versioned):
    """Everybody known on this machine; who played last stands first."""

    people: list[Profile] = []

    def named(self, name: str) -> Profile | None:
        """The person of this name, whatever the case of its letters."""
        wanted = tidy(name).casefold()
        for person in self.people:
            if person.name.casefold() == wanted:
                return person
        return None

    def seen(self, name: str) -> Profile:
        """The person of this name, made if new and put first; ``ValueError`` for no name."""
        person = self.named(name)
        if person is None:
            person = Profile(tidy(name))
        else:
            self.people.remove(person)
        self.people.insert(0, person)
        return person

    def forget(self, name: str) -> None:
        """Forget a person, as it was never there."""
        person = self.named(name)
        if person is not None:
            self.people.remove(person)


def tidy(name: str, limit: int = NAME_LIMIT) -> str:
    """A name without odd spaces and control characters; ``ValueError`` where nothing is left."""
    kept = "".join(letter if letter.isprintable() else " " for letter in name)
    short = " ".join(kept.split())[:limit].strip()
    if not short:
        raise ValueError("a name needs at least one letter")
    return short


def load(path: Path | None = None) -> Kept[Profiles]:
    """Everybody known on this machine."""
    return store.load(path or paths.home().profiles, Profiles, what="the profiles")


def save(profiles: Profiles, path: Path | None = None) -> None:
    """Keep them; raises ``StorageError`` when that fails."""
    store.save(path or paths.home().profiles, profiles)
