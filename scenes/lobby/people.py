"""Who played: names are kept with what their people like, so that nobody says it twice."""

from __future__ import annotations

import logging

import msgspec

from game import profiles
from game.files import StorageError
from game.settings import Pace
from scenes.context import Context
from scenes.lobby.state import LobbyState

_log = logging.getLogger(__name__)


def remember(context: Context, people: profiles.Profiles, state: LobbyState) -> None:
    """Keep the people of a lobby; guests without a name are forgotten."""
    seated = [(seat, place) for seat, place in enumerate(state.places) if place.is_human]
    for seat, place in reversed(seated):
        if place.name.startswith(context.say("lobby.guest")):
            continue
        person = people.seen(place.name)
        person.choices[state.game] = dict(place.choices)
        said = context.seats.pace_of(seat)
        if said:
            person.one_button = msgspec.convert(said, Pace)
    try:
        profiles.save(people)
    except StorageError as error:
        _log.warning("The names could not be kept: %s", error)
