"""From a lobby, or from a file, to a series on the screen."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game import paths
from game.match.series import Company, Series, SeriesSetup
from game.match.series_saves import SeriesSaves
from scenes.base import Scene
from scenes.context import Context
from scenes.lobby.state import LobbyState


def company(context: Context, state: LobbyState, table: int = 0) -> Company:
    """Those who sit in a lobby, with what they hold."""
    setup, party = state.setup(), state.party()
    devices = []
    for seat, place in enumerate(state.places):
        device = context.seats.device_of(seat) if place.is_human else None
        devices.append(device.id if device is not None else "")
    return Company(setup.tables, tuple(party.players), table, tuple(devices))


def series_setup(state: LobbyState, *companies: Company) -> SeriesSetup:
    """The series that a lobby has laid out, of these tables."""
    setup = state.setup()
    return SeriesSetup(
        setup.game,
        setup.format,
        state.mode,
        companies,
        setup.seed,
        dict(setup.house_rules),
        options=state.options,
    )


def try_out(state: LobbyState, one: Company) -> None:
    """Whether this table can play the series; raises ``BadSetup``."""
    mode = state.rules.modes[state.mode]
    table = 1 if mode.tables > 1 else 0
    Series.open(series_setup(state, msgspec.structs.replace(one, table=table)))


def saves_of(context: Context) -> SeriesSaves | None:
    """Where series are kept on this machine, if at all."""
    keeps = context.keeps_settings and not context.kiosk
    return SeriesSaves(paths.home().saves) if keeps else None


def begin(context: Context, state: LobbyState) -> Scene:
    """The first screen of a series: the table of the first episode, or the tables of a group.

    Raises:
        BadSetup: The series cannot be played like that.
    """
    mode = state.rules.modes[state.mode]
    one = company(context, state, 1 if mode.tables > 1 else 0)
    try_out(state, one)
    if mode.tables > 1:
        from scenes.series.laying import LayingScreen

        return LayingScreen(context, series_setup(state, one))
    return open_series(context, Series.open(series_setup(state, one)), at_once=True)


def open_series(context: Context, series: Series, *, at_once: bool = False) -> Scene:
    """The screen of a series that is going on.

    Args:
        context: the tools.
        series: new or loaded.
        at_once: the next episode is dealt without a press.
    """
    if series.saves is None:
        saves = saves_of(context)
        if saves is not None:
            saves.keep(series)
    if series.is_group and not any(one.has_people for one in series.setup.companies):
        from scenes.series.panes import PanesScreen

        return PanesScreen(context, series)
    if series.is_group:
        from scenes.series.group import GroupScreen

        return GroupScreen(context, series)
    from scenes.series.career import CareerScreen

    return CareerScreen(context, series, at_once=at_once)


def resume(context: Context, path: Path) -> Scene:
    """A saved series; raises ``BadSave``."""
    saves = SeriesSaves(paths.home().saves)
    series = saves.load_series(path)
    # Pads may have been plugged in another way since: everybody is asked for one again.
    companies = tuple(msgspec.structs.replace(one, devices=()) for one in series.setup.companies)
    series.setup = msgspec.structs.replace(series.setup, companies=companies)
    return open_series(context, series)
