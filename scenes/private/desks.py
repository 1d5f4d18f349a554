"""A desk for a screen of its own: what a table's pictures need, without a table."""

from __future__ import annotations

from game.content import registry
from game.core.messages import Viewer
from scenes.base import StageScene
from scenes.party import Party
from scenes.tabletop.desk import Desk
from systems.table.clips import Director


def desk_for(scene: StageScene, party: Party, viewer: Viewer) -> Desk:
    """The desk of a scene that draws cards, names and seats of a party."""
    context = scene.context
    return Desk(
        book=context.book,
        text=context.text,
        images=context.images,
        theme=context.theme,
        manifest=registry.manifest(party.setup.game),
        party=party,
        stage=scene.stage,
        director=Director(scene.stage, scene.motions, context.audio.cue),
        focus=scene.focus,
        viewer=viewer,
    )
