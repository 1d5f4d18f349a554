"""What a lobby leads to: a table, a series, or a further table of one; and who is remembered."""

from __future__ import annotations

from game import paths, profiles
from game.match.saves import Saves
from game.match.series import Company
from game.match.session import Session
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.lobby.people import remember
from scenes.lobby.state import LobbyState


def _keeps(context: Context) -> bool:
    """Whether games and people of this machine are kept."""
    return context.keeps_settings and not context.kiosk


def session_of(context: Context, state: LobbyState) -> Session:
    """The match as it is laid out; raises ``BadSetup`` where it cannot be played."""
    saves = Saves(paths.home().saves) if _keeps(context) else None
    return Session.open(state.setup(), state.party().players, saves, state.options)


def first_scene(context: Context, state: LobbyState) -> Scene:
    """The table with its cards, or the first screen of a series; raises ``BadSetup``."""
    if state.mode:
        from scenes.series import beginning

        return beginning.begin(context, state)
    session = session_of(context, state)
    party = state.party().of_session(session, context.words_for(state.game))
    return screens.make("table", context, session=session, party=party)


def further_table(context: Context, state: LobbyState) -> Company:
    """Those who sit down at a further table of a series; raises ``BadSetup``."""
    from scenes.series import beginning

    company = beginning.company(context, state)
    beginning.try_out(state, company)
    return company


def keep_people(context: Context, people: profiles.Profiles, state: LobbyState) -> None:
    """Keep the names of people and what they like to be, where anything is kept."""
    if _keeps(context):
        remember(context, people, state)
