"""Where everything lies on a SOLOplay desk."""

from __future__ import annotations

from scenes.parts.stacks import Stack, pile_picture
from scenes.tables.deadcert import checklist, filecards, printed
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.looks import GAME
from scenes.tables.deadcert.openplay.layout import verdict
from scenes.tables.deadcert.soloplay import diagram
from scenes.tables.deadcert.soloplay.state import SoloState, snoops_in
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES
from systems.table.board import Area
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite

Point = tuple[float, float]

CARDS = Area(96, 178, 1074, 416)
TOPS = (178.0, 394.0)
HEIGHT = 200.0
COLUMNS = 5
SIZE = ((CARDS.width - 16 * (COLUMNS - 1)) / COLUMNS, HEIGHT)

FOLDER_X = (228.0, 508.0, 788.0)
FOLDER_Y = 111.0
FRESH = Stack("fresh", (970.0, 122.0), (50.0, 68.0), radius=5.0)
SPENT = Stack("spent", (1088.0, 122.0), (50.0, 68.0), radius=5.0)
LABEL_Y = 68.0
SHEET = Area(1204, 54, *checklist.SHEET)
PILE = (46.0, 62.0)

TILES = Area(548, TOPS[1], 622, HEIGHT)
"""The free places of the second row, while seven cards are laid out."""

VERDICT_AT = tuple((633.0 + 278 * step, 400.0) for step in (-1, 0, 1))
Z_SHEET, Z_REACH, Z_PILE, Z_CARD, Z_FRAME, Z_VERDICT = 40.0, 42.0, 60.0, 100.0, 104.0, 195.0


def place(number: int) -> Area:
    """Where the card lies that is the first, second... of those laid out."""
    return filecards.rows_of(2 * COLUMNS, COLUMNS, CARDS, TOPS, HEIGHT)[number]


def places(state: SoloState) -> dict[str, Area]:
    """Card -> where it lies."""
    areas = filecards.rows_of(2 * COLUMNS, COLUMNS, CARDS, TOPS, HEIGHT)
    return dict(zip(state.laid_out, areas, strict=False))


def stack(kind: str) -> Stack:
    """A Filed stack at the left end of its levels."""
    return Stack(f"filed.{kind}", diagram.pile_at(kind), PILE, z=Z_PILE, radius=4.0)


def face(desk: Desk, card: str) -> Picture:
    """A card as it is laid out."""
    return filecards.face(desk, card, SIZE)


def back(desk: Desk, kind: str) -> Picture:
    """The same, face down."""
    return lying.back(desk, kind, SIZE)


def layout(desk: Desk, state: SoloState) -> Layout:
    """Every named sprite in its place of rest."""
    found: Layout = {}
    for detail in state.details:
        number = TYPES.index(detail[0])
        picture = lying.folder(desk, detail[0], *printed.folder_words(desk, detail))
        found[f"detail.{number}"] = Sprite(picture, FOLDER_X[number], FOLDER_Y, lying.Z_FOLDER)
    found |= fresh(desk, state)
    found |= spent(desk, state)
    found |= below(desk, state)
    found["sheet"] = Sprite(sheet(desk, state), *SHEET.centre, Z_SHEET)
    for card, area in ({} if state.killer else places(state)).items():
        found[f"card.{card}"] = Sprite(face(desk, card), *area.centre, Z_CARD)
        if card in state.exposed:
            picture = filecards.frame(SIZE)
            found[f"frame.{card}"] = Sprite(picture, *area.centre, Z_FRAME)
    for card, at in zip(state.killer, VERDICT_AT, strict=False):
        found[f"card.{card}"] = Sprite(verdict(desk, card), *at, Z_VERDICT)
    return found


def sheet(desk: Desk, state: SoloState) -> Picture:
    """The Checklist as it is now."""
    return checklist.sheet(desk, checklist.listed(desk, state.listed))


def fresh(desk: Desk, state: SoloState) -> Layout:
    """The Fresh stack: how many, and the colour on top."""
    picture = lying.back(desk, state.top, FRESH.size) if state.top else None
    return _pile(desk, FRESH, state.fresh, picture, desk.say(f"{GAME}.table.fresh"))


def spent(desk: Desk, state: SoloState) -> Layout:
    """The Snoops that have left the episode, face up."""
    top = None
    if state.spent:
        picture = printed.snoop_picture(desk, state.spent[-1])
        top = desk.images.picture(picture, SPENT.size, radius=6)
    return _pile(desk, SPENT, len(state.spent), top, desk.say(f"{GAME}.solo.spent"))


def _pile(desk: Desk, one: Stack, count: int, top: Picture | None, label: str) -> Layout:
    """A small pile under a word, with its number beside it."""
    words = desk.fitted(label, "quiet", 28, 108, desk.theme.quiet, most=34)
    left = one.at[0] - one.size[0] / 2
    at = (left + words.size[0] / 2, LABEL_Y)
    found = numbered(desk, one, count, pile_picture(desk, one, count, top))
    return found | {f"{one.name}.label": Sprite(words, *at, one.z)}


def numbered(desk: Desk, one: Stack, count: int, pile: Picture) -> Layout:
    """A pile and its number."""
    ink = desk.theme.text if count else desk.theme.disabled
    figure = desk.fixed.picture(str(count), "body", 32, ink)
    x = one.at[0] + one.size[0] / 2 + 12 + figure.size[0] / 2
    return {
        f"{one.name}.pile": Sprite(pile, *one.at, one.z),
        f"{one.name}.count": Sprite(figure, x, one.at[1], one.z + 1),
    }


def below(desk: Desk, state: SoloState) -> Layout:
    """The three Filed stacks with their levels."""
    snoops = snoops_in(state.laid_out)
    picture = diagram.diagram(desk, state.filed, snoops, state.exposed)
    found: Layout = {"reach": Sprite(picture, *diagram.AREA.centre, Z_REACH)}
    for kind in TYPES:
        one, count = stack(kind), len(state.filed[kind])
        pile = pile_picture(desk, one, count, lying.back(desk, kind, PILE))
        found |= numbered(desk, one, count, pile)
    return found
