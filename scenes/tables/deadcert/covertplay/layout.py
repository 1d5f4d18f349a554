"""Every sprite of a COVERTplay table in its place of rest."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.parts.papers import empty_place
from scenes.parts.seats import seat_sprites
from scenes.parts.sheets import plate
from scenes.parts.stacks import Stack, pile_picture
from scenes.parts.tokens import steps
from scenes.parts.typed import chip
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.covertplay.own_hand import own_hand
from scenes.tables.deadcert.covertplay.places import (
    DECLARED,
    FRESH,
    MOST_GATHERED,
    STEPS,
    Places,
    note_area,
)
from scenes.tables.deadcert.covertplay.state import CovertState
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tables.deadcert.openplay.layout import VERDICT_AT, Z_VERDICT, verdict
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import LEVEL_TWO, TYPES, colour_of, is_snoop
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite
from systems.table.theme import BRASS, INK

Z_TRAY, Z_LAID, Z_CLASP, Z_FAN, Z_MARK, Z_MIDDLE = 98.0, 100.0, 104.0, 102.0, 112.0, 30.0
STAGES = ("gather", "analyse", "file", "act")
MOST_SEEN = 6
"""Backs of a fan that are drawn; the number tells the rest."""


def layout(places: Places, state: CovertState) -> Layout:
    """Every named sprite of the table."""
    desk = places.desk
    found: Layout = {}
    for seat in range(state.seats):
        _seat(places, state, seat, found)
    found |= lying.folders(desk, state.details)
    if state.round_no or state.killer:
        found |= middle(desk, state)
    for card, at in zip(state.killer, VERDICT_AT, strict=False):
        found[f"card.{card}"] = Sprite(verdict(desk, card), *at, Z_VERDICT)
    return found


def middle(desk: Desk, state: CovertState) -> Layout:
    """Stages, Fresh, the Declared stack, and what is told beside them."""
    if state.killer:
        return {}
    found: Layout = {}
    if state.round_no:
        found["steps"] = Sprite(stages(desk, state.round_no, state.stage), *STEPS.centre, Z_MIDDLE)
    found |= fresh(desk, state)
    found |= declared(desk, state)
    note = _note(desk, state)
    if note is not None:
        found["note"] = Sprite(note, *note_area(desk).centre, Z_MIDDLE)
    return found | own_hand(desk, state)


def fresh(desk: Desk, state: CovertState) -> Layout:
    """The Fresh stack: how many, and the colour on top."""
    top = lying.back(desk, state.top, FRESH.size) if state.top else None
    return FRESH.sprites(desk, state.fresh, top, label=desk.say(f"{GAME}.table.fresh"))


def declared(desk: Desk, state: CovertState) -> Layout:
    """The Declared stack, face up."""
    top = lying.face(desk, state.declared[0], DECLARED.size) if state.declared else None
    label = desk.say(f"{GAME}.covert.declared")
    return DECLARED.sprites(desk, len(state.declared), top, label=label)


def stages(desk: Desk, round_no: int, stage: int) -> Picture:
    """The round and its four stages."""
    size = (STEPS.width, STEPS.height)
    words = [desk.say(f"{GAME}.covert.stage_{one}") for one in STAGES]
    number = desk.say(f"{GAME}.covert.round", round=round_no)
    head = desk.fitted(number, "body", 34, 190, desk.theme.text, most=40)
    row = steps(desk, words, stage - 1, size[0] - 280)
    ground = plate(desk, size)

    def paint(brush: Brush) -> None:
        brush.picture(ground, (size[0] / 2, size[1] / 2))
        brush.picture(head, (30 + head.size[0] / 2, size[1] / 2))
        brush.picture(row, (size[0] - 30 - row.size[0] / 2, size[1] / 2 + 3))

    key = ("covert stages", round_no, stage, desk.theme, desk.text.percent)
    says = (*head.says, *row.says)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30, says=says))


def _note(desk: Desk, state: CovertState) -> Picture | None:
    """The Snoop that is being played, or how long the case stays warm."""
    if state.snoop:
        return snoop_note(desk, state.snoop)
    if state.last_round is None:
        return None
    words = desk.say(f"{GAME}.covert.cold_after", round=state.last_round)
    size = (note_area(desk).width, note_area(desk).height)
    line = desk.fitted(words, "quiet", 34, size[0] - 40, desk.theme.quiet, most=44)

    def paint(brush: Brush) -> None:
        brush.picture(line, (size[0] / 2, size[1] / 2))

    key = ("covert note", words, size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=line.says))


def snoop_note(desk: Desk, snoop: str) -> Picture:
    """What the Snoop takes that is being played."""
    size = (note_area(desk).width, note_area(desk).height)
    kind = "pair" if snoop == "X3" else "any" if snoop in LEVEL_TWO else "type"
    words = desk.say(f"{GAME}.covert.takes_{kind}", type=colour_of(snoop))
    look = look_of(desk, colour_of(snoop))
    window = (72.0, size[1] - 24)
    card = desk.images.picture(printed.snoop_picture(desk, snoop, window), window, radius=6)
    line = desk.fitted(words, "body", 36, size[0] - 180, desk.theme.text, most=46)
    ground = plate(desk, size, edge=look.line)

    def paint(brush: Brush) -> None:
        brush.picture(ground, (size[0] / 2, size[1] / 2))
        brush.picture(card, (70, size[1] / 2))
        brush.picture(line, (130 + line.size[0] / 2, size[1] / 2))

    key = ("covert snoop", snoop, size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30, says=line.says))


# -- seats ---------------------------------------------------------------------------------------


def _seat(places: Places, state: CovertState, seat: int, found: Layout) -> None:
    desk, form = places.desk, places.form
    lit = state.turn == seat
    line = "" if form.header.raised else _line(desk, state, seat, lit=lit)
    area = places.plates[seat]
    found |= seat_sprites(desk, seat, area, line, header=form.header, lit=lit)
    if seat in state.decided:
        found[f"decided.{seat}"] = decided(places, seat)
    if state.opened:
        picture = opened_hand(places, state, seat)
        found[f"opened.{seat}"] = Sprite(picture, *places.body(seat).centre, Z_LAID)
        if not form.header.raised:
            _stacks(places, state, seat, found)
        return
    for kind, count in zip(TYPES, state.hands[seat], strict=True):
        picture = fan(places, kind, count)
        found[f"hand.{seat}.{kind}"] = Sprite(picture, *places.fan(seat, kind).centre, Z_FAN)
    _tray(places, state, seat, found)
    _stacks(places, state, seat, found)
    found |= _labels(places, seat)


def _stacks(places: Places, state: CovertState, seat: int, found: Layout) -> None:
    for kind, count in zip(TYPES, state.filed[seat], strict=True):
        found |= filed(places, places.stack(seat, kind), kind, count)


def decided(places: Places, seat: int) -> Sprite:
    """The mark of a seat that has decided; it covers the unlit lantern."""
    return Sprite(decided_mark(), *places.mark(seat), Z_MARK)


def decided_mark(size: float = 56.0) -> Picture:
    """A brass disc with a tick, the same for everybody."""

    def paint(brush: Brush) -> None:
        brush.svg(
            f'<circle cx="28" cy="28" r="26" fill="{BRASS}" stroke="{INK}" stroke-width="3"/>'
            f'<path d="M16 29l8 9l17 -18" fill="none" stroke="{INK}" stroke-width="6" '
            'stroke-linecap="round" stroke-linejoin="round"/>',
            (0, 0, size, size),
        )

    return painted(("decided mark", size), (size, size), paint)


def _line(desk: Desk, state: CovertState, seat: int, *, lit: bool) -> str:
    if lit:
        human = desk.party.members[seat].is_human
        return desk.say(f"{GAME}.table.your_turn" if human else f"{GAME}.table.its_turn")
    count = sum(state.hands[seat])
    return desk.say(f"{GAME}.covert.cards", count=count)


def fan(places: Places, kind: str, count: int) -> Picture:
    """The backs of one colour in a hand, and how many they are."""
    desk, form = places.desk, places.form
    width, height = form.pitch - 8, form.back[1] + 8
    wanted = min(desk.text.size("body", form.figures), form.figures + 4)
    theme = desk.theme
    ink = theme.text if count else theme.disabled
    number = desk.fixed.picture(str(count), "body", wanted, ink)
    seen = max(1, min(MOST_SEEN, count))
    step = min(7.0, (width - form.back[0] - number.size[0] - 14) / max(1, seen - 1))

    def paint(brush: Brush) -> None:
        back = lying.back(desk, kind, form.back, faint=not count)
        for place in range(seen):
            brush.picture(back, (6 + form.back[0] / 2 + place * step, height / 2))
        x = 6 + form.back[0] + (seen - 1) * step + 8
        brush.picture(number, (x + number.size[0] / 2, height / 2))

    key = ("covert fan", kind, count, form.back, form.pitch, wanted, theme)
    says = (str(count),)
    return desk.once(
        key, lambda: painted(key, (width, height), paint, desk.book, margin=8, says=says)
    )


def _tray(places: Places, state: CovertState, seat: int, found: Layout) -> None:
    desk = places.desk
    area = places.tray(seat)
    found[f"tray.{seat}"] = Sprite(tray(desk, (area.width, area.height)), *area.centre, Z_TRAY)
    for number, colour in enumerate(state.gathered[seat][:MOST_GATHERED]):
        found[f"gathered.{seat}.{number}"] = laid(places, colour, places.gathered(seat, number))
    lock = places.lock(seat)
    if not state.locked[seat]:
        outline = empty_place(desk, (lock.width, lock.height), radius=6)
        found[f"unlocked.{seat}"] = Sprite(outline, *lock.centre, Z_TRAY + 1)
        return
    for number, colour in enumerate(state.locked[seat]):
        found[f"locked.{seat}.{number}"] = laid(places, colour, places.locked(seat, number))
    found[f"clasp.{seat}"] = clasp(places, seat)


def clasp(places: Places, seat: int) -> Sprite:
    """The clasp over a locked pair."""
    lock, high = places.lock(seat), places.form.card[1] * 0.86
    picture = filecards.clasp(places.desk, (high * 1.26, high))
    return Sprite(picture, lock.centre[0], lock.centre[1] + 2, Z_CLASP)


def laid(places: Places, colour: str, at: tuple[float, float]) -> Sprite:
    """A card that lies in a tray, face down."""
    return Sprite(lying.back(places.desk, colour, places.form.card), *at, Z_LAID)


def tray(desk: Desk, size: tuple[float, float]) -> Picture:
    """The wooden tray of a plate."""
    return desk.images.picture(desk.picture_of("pictures/tray.webp"), size, fit="stretch")


def filed(places: Places, stack: Stack, kind: str, count: int) -> Layout:
    """A Filed stack as high as it is, and its number."""
    desk = places.desk
    top = lying.back(desk, kind, stack.size)
    pile = pile_picture(desk, stack, count, top)
    figure = filed_number(places, count)
    x = stack.at[0] + stack.size[0] / 2 + 8 + figure.size[0] / 2
    return {
        f"{stack.name}.pile": Sprite(pile, *stack.at, stack.z),
        f"{stack.name}.count": Sprite(figure, x, stack.at[1], stack.z + 1),
    }


def filed_number(places: Places, count: int) -> Picture:
    """How many cards a Filed stack has."""
    desk, form = places.desk, places.form
    wanted = min(desk.text.size("body", form.figures), form.figures)
    ink = desk.theme.text if count else desk.theme.disabled
    return desk.fixed.picture(str(count), "body", wanted, ink)


def _labels(places: Places, seat: int) -> Layout:
    desk, form, area = places.desk, places.form, places.plates[seat]
    rows = {"filed": form.filed[1]}
    if not form.header.raised:
        rows["hand"] = form.hand[1]
    found = {}
    for word, down in rows.items():
        key = "table.filed" if word == "filed" else "covert.hand"
        picture = desk.fitted(desk.say(f"{GAME}.{key}"), "quiet", 28, 74, desk.theme.quiet, most=32)
        at = (area.left + 20 + picture.size[0] / 2, area.top + down)
        found[f"label.{seat}.{word}"] = Sprite(picture, *at, Z_FAN)
    return found


# -- the end -------------------------------------------------------------------------------------


def opened_hand(places: Places, state: CovertState, seat: int) -> Picture:
    """What a seat held, turned up: names with their types, the locked ones last."""
    desk, area = places.desk, places.body(seat)
    held = [
        card
        for zone in (f"hand.{seat}", f"gathered.{seat}", f"locked.{seat}")
        for card in state.opened.get(zone, ())
        if card not in state.killer
    ]
    return names_in_columns(desk, held, (area.width, area.height))


def names_in_columns(desk: Desk, cards: Sequence[str], size: tuple[float, float]) -> Picture:
    """Names with the signs of their types, in two columns."""
    width, height = size
    rows = max(1, -(-len(cards) // 2))
    step = min(46.0, (height - 8) / rows)
    side = min(32.0, step - 2)
    column = width / 2
    lines = []
    for card in cards:
        name = (
            filecards.head_of(desk, card).partition(",")[0]
            if is_snoop(card)
            else printed.of(desk, card).forename
        )
        lines.append(
            desk.fitted(name, "body", 28, column - side - 18, desk.theme.text, most=step * 0.9)
        )

    def paint(brush: Brush) -> None:
        for number, (card, line) in enumerate(zip(cards, lines, strict=True)):
            x, y = number // rows * column, 4 + (number % rows + 0.5) * step
            sign = chip(desk, look_of(desk, colour_of(card)), side)
            brush.picture(sign, (x + side / 2, y))
            brush.picture(line, (x + side + 10 + line.size[0] / 2, y))

    says = tuple(word for line in lines for word in line.says)
    key = ("covert opened", tuple(cards), size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=6, says=says))
