"""What is printed on the cards, as this table needs it: names, numbers, texts, portraits.

Only for cards that lie open for the viewer; the file of cards itself tells everything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from game.core.messages import Message, message
from scenes.parts.reading import Reading
from scenes.tables.deadcert.looks import GAME, WORD, look_of
from scenes.tabletop.desk import Desk
from systems.rules.deadcert import content
from systems.rules.deadcert.cards import LETTERS, LEVEL_TWO, colour_of, is_snoop

HEAD = (0.5, 0.2)
"""Which part of a portrait stays in a window of another shape."""

MIDDLE = (0.5, 0.5)
"""The same of a thing."""

LOW_HEAD = (0.5, 0.68)
"""The same of a wide picture, in which the head stands low."""

LARGE_FACE, SMALL_FACE = (464.0, 603.0), (232.0, 302.0)
"""Sizes of the tall pictures."""

FACES = 65
WIDE = 1.4
"""From this proportion of a window on its picture is the wide one."""


@dataclass(frozen=True, slots=True)
class Printed:
    """One suspect card.

    Attributes:
        type: M, E or O.
        number: as printed.
        forename, name: of the suspect, short and in full.
        text: the evidence.
        suspect: the id by which portraits are named.
    """

    type: str
    number: int
    forename: str
    name: str
    text: str
    suspect: str


@lru_cache(maxsize=1024)
def printed(set_name: str, card: str) -> Printed:
    """What a suspect card says.

    Args:
        set_name: of the set of content, as a set-up names it.
        card: its id; raises ``KeyError`` for one that is no suspect card.
    """
    found = content.load(set_name)
    row = found.card[card]
    person = found.person.get(row.suspect)
    forename = person.forename if person else row.suspect
    name = f"{forename} {person.surname}".strip() if person else row.suspect
    return Printed(row.type, row.number, forename, name, row.text, row.suspect)


def of(desk: Desk, card: str) -> Printed:
    """What a suspect card of the desk's match says, in the language of the table."""
    set_name = desk.party.setup.content
    shown = printed(set_name, card)
    return replace(shown, text=desk.say(story(set_name, card)))


def story(set_name: str, card: str) -> Message:
    """The text of a suspect card; a language may have one of its own for those of the game."""
    told = printed(set_name, card).text
    return message(f"{GAME}.story", card="" if set_name else card, english=told)


def portrait(desk: Desk, suspect: str, shape: tuple[float, float] = LARGE_FACE) -> str:
    """The file with the face of a suspect: tall, small and tall, or wide for a flat window.

    Args:
        desk: whose game it is.
        suspect: who.
        shape: of the window.
    """
    if shape[0] > WIDE * shape[1]:
        kind = "wide"
    elif desk.book.scale <= 1 and shape[0] <= SMALL_FACE[0] and shape[1] <= SMALL_FACE[1]:
        kind = "face"  # reading a large one takes longer than a frame may
    else:
        kind = "portrait"
    return desk.picture_of(f"pictures/{kind}_{face_number(suspect)}.webp")


def face_number(suspect: str) -> str:
    """The number of a suspect's pictures, in two figures.

    Suspects of test decks, who have no number, borrow a face.
    """
    number = int(suspect) if suspect.isdigit() else 1 + sum(map(ord, suspect)) % FACES
    return f"{number:02d}"


def head(shape: tuple[float, float]) -> tuple[float, float]:
    """Which part of the picture that :func:`portrait` gives stays in a window of a shape."""
    return LOW_HEAD if shape[0] > WIDE * shape[1] else HEAD


def name_on(desk: Desk, card: str) -> str:
    """The short name at the foot of a card."""
    if is_snoop(card):
        return desk.say(f"{GAME}.snoop.title")
    return of(desk, card).forename


def reading_of(desk: Desk, card: str, *, aloud: bool = True, close: bool = True) -> Reading:
    """A card as it is large.

    Args:
        desk: whose game it is.
        card: any card.
        aloud: it is read out; a card that is only looked at is not.
        close: it can become larger than a card in the middle of the table.
    """
    look = look_of(desk, colour_of(card))
    if is_snoop(card):
        return Reading(
            look,
            desk.say(f"{GAME}.snoop.title"),
            snoop_kind(desk, card),
            desk.say(snoop_says(desk, card)),
            snoop_picture(desk, card),
        )
    shown = of(desk, card)
    kind = desk.say(f"{GAME}.table.type_number", type=shown.type, number=shown.number)
    note = desk.say(f"{GAME}.table.read_aloud") if aloud else ""
    face = portrait(desk, shown.suspect, LARGE_FACE if close else SMALL_FACE)
    return Reading(look, shown.name, kind, shown.text, face, note, aloud=aloud)


def snoop_picture(desk: Desk, card: str, shape: tuple[float, float] = (2, 3)) -> str:
    """The file with the picture of a Snoop card: tall, or wide for a flat window.

    Args:
        desk: whose game it is.
        card: which of the six.
        shape: of the window.
    """
    kind = "snoop_wide" if shape[0] > WIDE * shape[1] else "snoop"
    return desk.picture_of(f"pictures/{kind}_{card}.webp")


def snoop_kind(desk: Desk, card: str) -> str:
    """For which type a Snoop card works."""
    if card in LEVEL_TWO:
        return desk.say(f"{GAME}.snoop.any_type")
    return desk.say(f"{GAME}.type_name.{colour_of(card).lower()}")


def snoop_says(desk: Desk, card: str) -> Message:
    """What a Snoop card does in the format that is played."""
    level = "two" if card in LEVEL_TWO else "one"
    if card == "X3" and desk.party.setup.format == "covert":
        level = "pair"  # DC-COV-022
    return Message(f"{GAME}.snoop_says.{desk.party.setup.format}_{level}", {"type": card[-1:]})


def read_line(set_name: str, card: str) -> Message:
    """A card in one paragraph: name, type, number and text."""
    shown = printed(set_name, card)
    return message(
        f"{GAME}.table.read_line",
        name=shown.name,
        type=shown.type,
        number=shown.number,
        text=story(set_name, card),
    )


def detail_picture(desk: Desk, detail: str) -> str:
    """The file with the picture of a Detail; "" for those of test decks."""
    if detail[-1] not in LETTERS:
        return ""
    return desk.picture_of(f"pictures/detail_{detail.replace('-', '_')}.webp")


def detail_reading(desk: Desk, detail: str) -> Reading:
    """A Detail as it is read out large."""
    row = content.load(desk.party.setup.content).detail[detail]
    look = look_of(desk, row.type)
    kind = desk.say(f"{GAME}.detail_kind.{WORD[row.type]}")
    title = folder_words(desk, detail)[0]
    picture = detail_picture(desk, detail)
    told = f"{GAME}.detail.{detail.lower()}"  # what the language of the table has of its own
    text = desk.say(told) if told in desk.texts else row.text
    return Reading(look, title, kind, text, picture, anchor=(0.5, 0.3), wide=True)


def folder_words(desk: Desk, detail: str) -> tuple[str, str]:
    """The two lines on the folder of a Detail."""
    key = detail.lower().replace("-", "_")
    head, line = f"{GAME}.folder_head.{key}", f"{GAME}.folder_line.{key}"
    if head in desk.texts:
        return desk.say(head), desk.say(line)
    row = content.load(desk.party.setup.content).detail[detail]
    return row.title, desk.say(f"{GAME}.detail_kind.{WORD[row.type]}")
