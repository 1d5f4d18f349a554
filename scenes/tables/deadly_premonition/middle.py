"""The pictures of the middle: deaths and weather, the decks, a battle, the hand of who decides."""

from __future__ import annotations

from scenes.parts.seats import lantern
from scenes.parts.tokens import tally
from scenes.private.words import block
from scenes.tables.deadly_premonition import cards, looks
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.places import (
    BACK,
    DEATHS,
    HAND,
    MIDDLE,
    PILES_X,
    PILES_Y,
    SPARE,
)
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.deadly_premonition.cards import (
    LASTING,
    WEATHER,
    weather_kind,
)
from systems.table.signs import badge
from systems.table.theme import CREAM

WORDS = {"TF1": "fog", "SA1": "shadow"}
KINDS = tuple(dict.fromkeys(weather_kind(card) for card in WEATHER))


def night(
    desk: Desk,
    brush: Brush,
    size: tuple[float, float],
    *,
    edge: Colour | None = None,
    radius: float = 18,
) -> None:
    """A dark plate of the table."""
    high = desk.theme.high
    brush.shadow((0, 0, *size), radius, 10, 6, 0.5)
    brush.plate(
        (0, 0, *size),
        radius,
        "#000000" if high else looks.NIGHT,
        fill_opacity=1.0 if high else 0.88,
        edge=edge or (desk.theme.edge if high else looks.NIGHT_EDGE),
        edge_width=3 if edge else 2,
        edge_opacity=1.0 if edge or high else 0.45,
    )


def night_plate(
    desk: Desk, size: tuple[float, float], *, edge: Colour | None = None, radius: float = 20
) -> Picture:
    """The same, drawn once for all that is written on it."""
    key = ("premonition night", size, edge, radius, desk.theme)

    def paint(brush: Brush) -> None:
        night(desk, brush, size, edge=edge, radius=radius)

    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30))


def deaths(desk: Desk, state: TableState) -> Picture:
    """The counter of deaths against the killer's goal, and the weather that lasts."""
    lasting = tuple(
        (card, owner) for card in LASTING for owner, own in enumerate(state.lasting) if card in own
    )
    size = (DEATHS.width, DEATHS.height)
    key = ("premonition deaths", state.deaths, state.limit, lasting, desk.theme)
    return desk.once(key, lambda: _deaths(desk, state, lasting, size, key))


def _deaths(
    desk: Desk,
    state: TableState,
    lasting: tuple[tuple[str, int], ...],
    size: tuple[float, float],
    key: tuple[object, ...],
) -> Picture:
    theme = desk.theme
    room = 262.0 if lasting else size[0] - 44
    if state.limit:
        said = desk.say(f"{GAME}.table.deaths", count=state.deaths, limit=state.limit)
    else:
        said = desk.say(f"{GAME}.table.deaths_duel", count=state.deaths)
    head = desk.fitted(said, "body", 32, room, theme.text, most=40)
    of = state.limit or 12
    side = min(35.0, (room - 4) / of - 4)
    skulls = _skulls(desk, state.deaths, of, side)
    words = []
    for card, owner in lasting:
        wide = 184.0
        told = desk.say(f"{GAME}.card.{card.lower()}")
        name = block(desk, told, "body", 28, (wide, 62), theme.text, align="left", line=1.0)
        line = desk.fitted(
            desk.say(f"{GAME}.table.{WORDS[card]}"), "quiet", 28, wide, theme.quiet, most=34
        )
        words.append((card, owner, name, line))

    def paint(brush: Brush) -> None:
        night(desk, brush, size, radius=16)
        brush.picture(head, (22 + head.size[0] / 2, 30))
        brush.picture(skulls, (20 + skulls.size[0] / 2, 72))
        if not words:
            return
        brush.plate((298, 12, 2, size[1] - 24), 0, looks.NIGHT_EDGE, fill_opacity=0.5)
        for place, (card, owner, name, line) in enumerate(words):
            high = size[1] / len(words)
            middle = high * (place + 0.5)
            icon = looks.sign(desk, weather_kind(card), 56 if len(words) == 1 else 40, "#C8D6DC")
            brush.picture(icon, (336, middle - 4))
            mark = badge(desk.fixed, desk.style(owner), 15, number=False)
            brush.picture(mark, (316, middle + (24 if len(words) == 1 else 12)))
            if len(words) == 1:
                brush.picture(name, (366 + name.size[0] / 2, middle - 17))
                brush.picture(line, (366 + line.size[0] / 2, middle - 12 + name.size[1] / 2 + 14))
            else:
                brush.picture(line, (372 + line.size[0] / 2, middle))

    says = (*head.says, *(text for _, _, name, line in words for text in (*name.says, *line.says)))
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says)


def _skulls(desk: Desk, used: int, of: int, side: float) -> Picture:
    file = looks.file_of(desk, "sign_skull.svg")
    if desk.images.exists(file):
        return tally(desk, file, min(used, of), of, side=side, colour=looks.SKULL)
    pitch = side + 4

    def paint(brush: Brush) -> None:
        for place in range(of):
            ink = looks.SKULL if place < used else looks.SKULL_DARK
            brush.picture(
                looks.sign(desk, "skull", side, ink), (pitch * place + side / 2, side / 2)
            )

    size = (pitch * of - 4, side)
    return painted(("premonition skulls", used, of, side), size, paint, desk.book)


# ---------------------------------------------------------------- the middle at rest


def rest(desk: Desk, state: TableState) -> Picture:
    """The ground of the decks: round, moves that are left, and what a turn offers."""
    size = (MIDDLE.width, MIDDLE.height)
    counts = (state.profiling, len(state.pile), len(state.weather_left), len(state.weather_pile))
    key = ("premonition rest", state.round_no, state.moves, counts, desk.theme, state.duel)
    return desk.once(key, lambda: _rest(desk, state, counts, size, key))


def _rest(
    desk: Desk,
    state: TableState,
    counts: tuple[int, ...],
    size: tuple[float, float],
    key: tuple[object, ...],
) -> Picture:
    theme, width = desk.theme, size[0]
    said = desk.say(f"{GAME}.table.round", round=max(1, state.round_no))
    large = desk.fixed.measure(said, "display", 52)[0] <= 260
    title = desk.fitted(said, "display" if large else "body", 52, 260, theme.text, most=52)
    moves = desk.fitted(
        desk.say(f"{GAME}.table.moves", count=state.moves), "body", 30, 236, theme.text, most=36
    )
    labels = []
    for word, count in zip(("deck", "discards", "weather", "past"), counts, strict=True):
        text = desk.say(f"{GAME}.table.{word}", count=count)
        labels.append(desk.fitted(text, "quiet", 28, 132, theme.quiet, most=32))
    below = _offer(desk, size)
    top = MIDDLE.top

    def paint(brush: Brush) -> None:
        brush.picture(below, (size[0] / 2, size[1] / 2))
        brush.picture(title, (24 + title.size[0] / 2, 44))
        brush.picture(moves, (width - 24 - moves.size[0] / 2, 46))
        for x, label in zip(PILES_X, labels, strict=True):
            brush.picture(label, (x - MIDDLE.left, PILES_Y - top + 112))

    says = (*title.says, *moves.says, *(t for one in labels for t in one.says), *below.says)
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says)


def _offer(desk: Desk, size: tuple[float, float]) -> Picture:
    """What stays there: the places of the decks, and what can be done in a turn."""
    theme, width = desk.theme, size[0]
    lines = []
    for word, icon in (
        ("how_green", "green"),
        ("how_red", "red"),
        ("how_action", "effect"),
        ("how_accuse", "mark"),
    ):
        text = desk.say(f"{GAME}.table.{word}")
        lines.append((icon, desk.fitted(text, "body", 28, width - 100, theme.text, most=34)))
    marks = [
        looks.effect_sign(desk, "check_weather", 32)
        if icon == "effect"
        else looks.sign(desk, icon, 32, CREAM)
        for icon, _ in lines
    ]

    def paint(brush: Brush) -> None:
        night(desk, brush, size, radius=20)
        brush.plate((24, 82, width - 48, 2), 0, looks.NIGHT_EDGE, fill_opacity=0.4)
        for x in PILES_X:
            box = (x - MIDDLE.left - 56, PILES_Y - MIDDLE.top - 84, 112, 168)
            brush.plate(box, 10, None, edge=looks.NIGHT_EDGE, edge_width=2, edge_opacity=0.5)
        y = 352.0
        for mark, (_, line) in zip(marks, lines, strict=True):
            brush.picture(mark, (44, y))
            brush.picture(line, (76 + line.size[0] / 2, y))
            y += 43

    key = ("premonition offer", size, theme, desk.text.percent, *(one.key for _, one in lines))
    says = tuple(text for _, one in lines for text in one.says)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30, says=says))


# ---------------------------------------------------------------- the hand below


def hand(desk: Desk, seat: int, *, lit: bool) -> Picture:
    """The ground below the hand of who decides, with the place of the murder die."""
    size = (HAND.width, HAND.height)
    style = desk.style(seat)
    words: Content = desk.runs(f"{GAME}.table.hand_of", seat=seat)
    head = desk.fitted(words, "body", 30, 330, desk.theme.text, most=32)
    die = desk.fitted(desk.say(f"{GAME}.table.die"), "quiet", 28, 146, desk.theme.quiet, most=30)
    mark = badge(desk.fixed, style, 17)
    below = night_plate(desk, size, edge=style.colour if lit else None)

    def paint(brush: Brush) -> None:
        brush.picture(below, (size[0] / 2, size[1] / 2))
        brush.picture(mark, (34, 25))
        brush.picture(head, (60 + head.size[0] / 2, 25))
        brush.picture(die, (size[0] - 18 - die.size[0] / 2, 25))

    key = ("premonition hand", seat, style, lit, desk.theme, desk.texts.name_of(seat))
    says = (*head.says, *die.says)
    return desk.once(
        key,
        lambda: painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says),
    )


def numbered_back(desk: Desk, number: int) -> Picture:
    """A back in the hand of who decides, with the number of its place."""
    key = ("premonition numbered", number)

    def build() -> Picture:
        lies = cards.back(desk, BACK)
        digit = desk.fixed.picture(str(number), "body", 28, CREAM)
        x, y = BACK[0] / 2, BACK[1] - 22

        def paint(brush: Brush) -> None:
            brush.picture(lies, (BACK[0] / 2, BACK[1] / 2))
            brush.plate((x - 18, y - 18, 36, 36), 18, "#0E0B0A", fill_opacity=0.95)
            brush.picture(digit, (x, y))

        return painted(key, BACK, paint, desk.book, margin=14, says=(str(number),))

    return desk.once(key, build)


# ---------------------------------------------------------------- three seats: the weather to come


def sky_row(
    desk: Desk, state: TableState, size: tuple[float, float] = (SPARE.width, SPARE.height)
) -> Picture:
    """Which weather may still come, and how often: everybody can count it (9.1.1)."""
    left = dict.fromkeys(KINDS, 0)
    for card in state.weather_left:
        left[weather_kind(card)] += 1
    key = ("premonition sky row", tuple(left.items()), size, desk.theme)
    return desk.once(key, lambda: _sky_row(desk, left, size, key))


def _sky_row(
    desk: Desk, left: dict[str, int], size: tuple[float, float], key: tuple[object, ...]
) -> Picture:
    theme = desk.theme
    said = desk.say(f"{GAME}.table.to_come", count=sum(left.values()))
    title = desk.fitted(said, "body", 34, size[0] - 48, theme.text, most=44)
    rows = []
    for kind, count in left.items():
        name = desk.say(f"{GAME}.card.{next(c for c in WEATHER if c[:2] == kind).lower()}")
        ink = theme.text if count else theme.disabled
        letters = desk.fitted(name, "body", 30, size[0] - 210, ink, most=36)
        digits = desk.fixed.picture(f"× {count}", "body", 32, ink)
        rows.append((kind, count, letters, digits))

    def paint(brush: Brush) -> None:
        night(desk, brush, size)
        brush.picture(title, (24 + title.size[0] / 2, 38))
        pitch = (size[1] - 84) / len(rows)
        for place, (kind, count, letters, digits) in enumerate(rows):
            y = 76 + pitch * (place + 0.5)
            ink = "#C8D6DC" if count else theme.disabled
            brush.picture(looks.sign(desk, kind, 40, ink), (52, y))
            brush.picture(letters, (92 + letters.size[0] / 2, y))
            brush.picture(digits, (size[0] - 28 - digits.size[0] / 2, y))

    says = (*title.says, *(t for _, _, one, two in rows for t in (*one.says, *two.says)))
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says)


def lamp() -> Picture:
    """The lit lantern, to be made in time."""
    return lantern(True)
