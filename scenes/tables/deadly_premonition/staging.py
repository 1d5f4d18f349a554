"""The pictures of what happens in the middle: a card that is carried out, a battle, the end."""

from __future__ import annotations

from scenes.private.parts import disc
from scenes.private.words import block
from scenes.tables.deadly_premonition import cards, looks
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.middle import night_plate
from scenes.tables.deadly_premonition.places import MIDDLE, SUSPECT
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import (
    ATTRIBUTES_OF,
    WEATHER,
    is_evidence,
    kind_of,
    weather_kind,
)
from systems.table.signs import badge
from systems.table.theme import CREAM


def event(desk: Desk, state: TableState) -> Picture:
    """The ground on which a card is carried out: its name, and what it does in plain words."""
    card = state.weather or state.played
    size = (MIDDLE.width, MIDDLE.height)
    key = ("premonition event", card, desk.theme)
    return desk.once(key, lambda: _event(desk, card, size, key))


def says_key(card: str) -> str:
    """The last part of the key of what a profiling or weather card says."""
    if is_evidence(card):
        return {"R": "red", "G": "green", "D": "dual"}[card[0]]
    return weather_kind(card).lower() if card in WEATHER else kind_of(card).lower()


def _event(desk: Desk, card: str, size: tuple[float, float], key: tuple[object, ...]) -> Picture:
    theme, width = desk.theme, size[0]
    said = desk.say(f"{GAME}.card.{card.lower()}")
    role = "display" if desk.fixed.measure(said, "display", 52)[0] <= width - 40 else "body"
    title = desk.fitted(
        said, role, 52 if role == "display" else 40, width - 40, theme.text, most=52
    )
    text = f"{GAME}.says.{says_key(card)}"
    told = desk.say(text) if text in desk.texts else ""
    words = block(desk, told, "body", 30, (width - 56, 128), theme.text) if told else None
    glow = "#E9C57A" if card not in WEATHER else "#9FB7C6"

    below = night_plate(desk, size)

    def paint(brush: Brush) -> None:
        brush.picture(below, (size[0] / 2, size[1] / 2))
        if not theme.high:
            brush.glow((width / 2, 220), 250, glow, 0.28)
        brush.picture(title, (width / 2, 54))
        if words is not None:
            brush.picture(words, (width / 2, size[1] - 80))

    says = (*title.says, *(words.says if words is not None else ()))
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says)


EVENT_CARD = (190.0, 266.0)
EVENT_AT = (960.0, 414.0)


def ending(desk: Desk, state: TableState) -> Picture:
    """How it ended, and who won."""
    size = (MIDDLE.width, MIDDLE.height)
    key = ("premonition ending", state.reason, state.winners, desk.theme)
    return desk.once(key, lambda: _ending(desk, state, size, key))


def _ending(
    desk: Desk, state: TableState, size: tuple[float, float], key: tuple[object, ...]
) -> Picture:
    theme, width = desk.theme, size[0]
    said = desk.say(f"{GAME}.ending.{state.reason}")
    role = "display" if desk.fixed.measure(said, "display", 52)[0] <= width - 40 else "body"
    large = 52 if role == "display" else 40
    title = desk.fitted(said, role, large, width - 40, theme.text, most=52)
    shown = []
    for seat in state.winners[:1]:
        member = desk.party.members[seat]
        style = desk.style(seat)
        face = disc(desk.images, member.bust or member.picture, 190, style.colour, 7)
        name = desk.fitted(desk.texts.name_of(seat), "body", 44, width - 60, style.colour, most=52)
        word = state.revealed.get(seat, "")
        told = desk.say(f"{GAME}.table.was_{word}") if word else desk.say(f"{GAME}.table.won")
        line = desk.fitted(told, "body", 32, width - 60, theme.text, most=40)
        shown.append((face, name, line, badge(desk.fixed, style, 34)))

    below = night_plate(desk, size)

    def paint(brush: Brush) -> None:
        brush.picture(below, (size[0] / 2, size[1] / 2))
        middle = width / 2
        if not theme.high:
            brush.glow((middle, 250), 280, "#E9C57A", 0.4)
        brush.picture(title, (middle, 62))
        for face, name, line, mark in shown:
            brush.picture(face, (middle, 236))
            brush.picture(mark, (middle + 78, 308))
            brush.picture(name, (middle, 394))
            brush.picture(line, (middle, 452))

    says = (*title.says, *(t for _, one, two, _ in shown for t in (*one.says, *two.says)))
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says)


# ---------------------------------------------------------------- a battle


def battle(desk: Desk, state: TableState) -> Picture:
    """The ground of a battle: who is fought over, and whose card lies on top."""
    fight = state.fight
    assert fight is not None
    owner = fight.owners[-1] if fight.owners else fight.attacker
    key = ("premonition battle", fight.kind, fight.suspect, owner, desk.theme)
    return desk.once(key, lambda: _battle(desk, fight.kind, fight.suspect, owner, key))


def _battle(desk: Desk, kind: str, suspect: str, owner: int, key: tuple[object, ...]) -> Picture:
    theme, size = desk.theme, (MIDDLE.width, MIDDLE.height)
    width = size[0]
    said = desk.say(f"{GAME}.table.{'accusation' if kind == 'accuse' else 'battle'}")
    fits = desk.fixed.fitting(said, "display", 52, width - 40)
    title = desk.fixed.picture(said, "display", fits, theme.text)
    name = desk.fitted(
        desk.say(f"{GAME}.the_capital.{suspect.lower()}"),
        "body",
        40,
        width - 40,
        theme.text,
        most=44,
    )
    words = _attribute_words(desk, suspect, width - 32 - 3 * 54)
    top = desk.runs(f"{GAME}.table.on_top", seat=owner)
    line = desk.fitted(top, "body", 32, width - 40, "#F4DFA6", most=36)
    face = cards.portrait(desk, suspect, SUSPECT)

    below = night_plate(desk, size)

    def paint(brush: Brush) -> None:
        brush.picture(below, (size[0] / 2, size[1] / 2))
        middle = width / 2
        if not theme.high:
            brush.glow((middle, 230), 300, "#E9C57A", 0.4)
        brush.picture(title, (middle, 42))
        box = (middle - SUSPECT[0] / 2 - 10, 84, SUSPECT[0] + 20, SUSPECT[1] + 20)
        brush.shadow(box, 8, 16, 8, 0.8)
        brush.plate(box, 8, theme.paper)
        brush.picture(face, (middle, 94 + SUSPECT[1] / 2))
        brush.picture(name, (middle, 394))
        wide = sum(54 + letters.size[0] for letters in words)
        gap = min(44.0, (width - 32 - wide) / 2)
        x = (width - wide - 2 * gap) / 2
        for word, letters in zip(ATTRIBUTES_OF[suspect], words, strict=True):
            brush.plate((x, 424, 44, 44), 6, "#20262B")
            brush.picture(looks.sign(desk, word, 36, CREAM), (x + 22, 446))
            brush.picture(letters, (x + 54 + letters.size[0] / 2, 447))
            x += 54 + letters.size[0] + gap
        brush.picture(line, (middle, 494))

    says = (*title.says, *name.says, *(t for one in words for t in one.says), *line.says)
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=30, says=says)


def _attribute_words(desk: Desk, suspect: str, room: float) -> list[Picture]:
    """The three attributes in words, narrower where they are too long together."""
    said = [desk.say(f"{GAME}.kind.{word}") for word in ATTRIBUTES_OF[suspect]]
    for widest in (168.0, (room - 28) / 3):
        words = [desk.fitted(one, "quiet", 30, widest, desk.theme.text, most=32) for one in said]
        if sum(one.size[0] for one in words) <= room - 16:
            break
    return words


def asked(desk: Desk, seat: int) -> Picture:
    """An empty place in a seat's colour: its answer is waited for."""
    style = desk.style(seat)
    size = (118.0, 64.0)
    mark = desk.fixed.picture("?", "display", 52, style.colour)

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, *size), 12, "#000000", fill_opacity=0.72, edge=style.colour, edge_width=4
        )
        brush.picture(mark, (size[0] / 2 - 10, size[1] / 2))
        brush.picture(badge(desk.fixed, style, 17, number=False), (size[0] - 28, size[1] / 2))

    key = ("premonition asked", style)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=8, says=("?",)))


def glow(size: tuple[float, float]) -> Picture:
    """The light around the newest card of a battle."""

    def paint(brush: Brush) -> None:
        brush.glow((size[0] / 2, size[1] / 2), size[0] * 0.9, "#FFD27A", 0.6)

    return painted(("premonition glow", size), size, paint, margin=size[0] * 0.5)
