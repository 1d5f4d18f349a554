"""The beginning of an episode: one Detail after the other is held up and laid into its folder.

The next page already lies below when one leaves, so that the screen stays as bright as it is: three
pages of paper that come and go on a dark desk would flash.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.parts.reading import READ_OUT, reading_card
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import printed
from scenes.tabletop.desk import Desk
from systems.rules.deadcert.cards import TYPES
from systems.table.clips import Clip
from systems.table.moves import Moves
from systems.table.sprites import Sprite

HELD_MS = 2600
"""How long a Detail is held up; a press ends it."""

UP_MS = 200
NEXT = "ui.detail"


def held_up(
    desk: Desk,
    moves: Moves,
    detail: str,
    details: Sequence[str],
    folder: Sprite,
    at: tuple[float, float],
    told: Clip,
) -> Clip:
    """A Detail is held up to be read, and laid into its folder.

    Args:
        desk: of the table.
        moves: of the table.
        detail: which one.
        details: all of the episode, in the order in which they are read.
        folder: where it belongs afterwards.
        at: the middle of the page.
        told: what is said.
    """
    director = desk.director
    place = details.index(detail)
    following = details[place + 1 : place + 2]
    page = reading_card(desk, printed.detail_reading(desk, detail))
    name = f"detail.{TYPES.index(detail[0])}"
    size = (lying.FOLDERS[0].width, lying.FOLDERS[0].height)
    up = Sprite(page, *at, lying.Z_READ)
    if place == 0:
        up = up.at(alpha=0.0, scale=0.9)
    leaves = moves.shrink(
        name, folder.picture or page, size, READ_OUT, (folder.x, folder.y), z=folder.z
    )
    below = [
        director.add(
            NEXT,
            Sprite(reading_card(desk, printed.detail_reading(desk, one)), *at, lying.Z_READ - 1),
        )
        for one in following
    ]
    return director.series(
        director.cue("page"),
        told,
        director.add(name, up),
        director.remove(NEXT),
        director.move(name, UP_MS, alpha=1.0, scale=1.0),
        director.wait(HELD_MS),
        *below,
        leaves,
    )
