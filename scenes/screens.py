"""The screens that others ask for by name, loaded when they are first needed.

A route is ``module:function``; the function takes the context and what is named here, and returns
the scene. Scenes never import each other for going somewhere: they ask for a route.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any

from scenes.base import Scene
from scenes.context import Context

ROUTES: Mapping[str, str] = {
    "title": "scenes.title:open_title",  # game=None: the id that has the focus
    "settings": "scenes.settings:open_settings",  # hall=False: with the doors out of the hall
    # game, rule="", decision="", house_rules={}, introduction=False (whether it is offered)
    "handbook": "scenes.handbook:open_handbook",
    "introduction": "scenes.introduction:open_introduction",  # game
    "buttons": "scenes.buttons:open_buttons",
    "pad_setup": "scenes.pad_setup:open_pad_setup",
    "credits": "scenes.credits:open_credits",
    "pause": "scenes.pause:open_pause",  # answers, seat=None
    "error": "scenes.error:open_error",  # path, go_on=False
    "formats": "scenes.series.formats:open_formats",  # game; pops with a Way
    "lobby": "scenes.lobby.scene:open_lobby",  # game, format, mode
    "table": "scenes.table:open_table",  # session, party (a dealt table)
    "resume": "scenes.saves:open_resume",  # the game that was kept, or the list of several
    "saves": "scenes.saves:open_saves",
    "replays": "scenes.replays:open_replays",
    "replay": "scenes.replay.scene:open_replay",  # record
    "statistics": "scenes.statistics:open_statistics",  # books=None: those of this machine
    "attract": "scenes.attract:open_attract",  # config
    "comfort": "scenes.kiosk.comfort:open_comfort",  # what visitors of a kiosk may set
}


def has(name: str) -> bool:
    """Whether a screen is there."""
    module = ROUTES[name].partition(":")[0]
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def make(name: str, context: Context, **what: Any) -> Scene:
    """The scene of a route; ``KeyError`` for a name that is none."""
    module, _, function = ROUTES[name].partition(":")
    scene: Scene = getattr(importlib.import_module(module), function)(context, **what)
    return scene
