"""Who plays and who played: names are kept with what is liked, so that nobody says it twice."""

from __future__ import annotations

import logging

import msgspec

from game import profiles
from game.files import StorageError
from game.settings import Pace
from scenes.context import Context
from scenes.lobby.state import LobbyState
from systems.io.seats import Device

_log = logging.getLogger(__name__)


def sit_down(
    context: Context, people: profiles.Profiles, state: LobbyState, device: Device
) -> int | None:
    """The seat that a device gets, with who played last and does not sit here yet; None if full."""
    here = {place.name.casefold() for place in state.places}
    known = next((one for one in people.people if one.name.casefold() not in here), None)
    if known is None:
        seat = state.join(device.id)
    else:
        seat = state.join(device.id, known.name, known.choices.get(state.game))
    if seat is not None:
        context.seats.bind(seat, device)
        if known is not None and known.one_button is not None:
            context.seats.set_pace(seat, known.one_button)
    return seat


def remember(context: Context, people: profiles.Profiles, state: LobbyState) -> None:
    """Keep the people of a lobby; guests without a name are forgotten."""
    now = profiles.load()
    if now.notice is None and now.value.people:
        people.people[:] = now.value.people  # another house may have met somebody since
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
