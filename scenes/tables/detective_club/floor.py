"""The panel on the left: who has the floor, and what is said or asked; or a hand that lies open."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.sheets import ground
from scenes.private.parts import disc
from scenes.private.words import block
from scenes.tables.detective_club.looks import GAME, REASON
from scenes.tables.detective_club.places import Places, Size
from scenes.tables.detective_club.state import (
    NOBODY,
    PAINTINGS,
    POINTS,
    TALK,
    VOTES,
    WORD,
    TableState,
)
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content, Run
from systems.rules.detective_club import facts as happened
from systems.rules.detective_club.club import ENOUGH, PLAYS
from systems.table.signs import badge
from systems.table.theme import BRASS, LAMP

PORTRAIT = 66.0
HEAD_HIGH = 160.0
HAND_HEAD = 56.0
TITLE = 54.0


@dataclass(frozen=True, slots=True)
class Words:
    """What stands in the panel.

    Attributes:
        seat: whose portrait; -1 for nobody's.
        title: in display letters.
        order: below it, such as which of how many.
        question: in strong letters.
        body: what follows.
        tiles: so many plates to choose from will lie at the foot.
    """

    seat: int
    title: str
    order: str = ""
    question: Content = ""
    body: Content = ""
    tiles: int = 0


def shown_hand(state: TableState) -> int | None:
    """The seat whose hand lies open in the panel; None while somebody has the floor.

    The own hand of somebody who plays alone; where hands are open, that of who plays.
    """
    if state.step not in (WORD, PAINTINGS) or state.ended or state.proposed:
        return None
    if state.viewer is not None and state.hands[state.viewer]:
        return state.viewer
    lit = state.lit
    return lit if lit != NOBODY and state.hands[lit] else None


def hand_panel(desk: Desk, size: Size, seat: int, *, lit: bool) -> Picture:
    """The panel of a hand: whose it is, unless that is clear; the cards lie upon it."""
    style, theme = desk.style(seat), desk.theme
    words = "" if desk.lone == seat else desk.say(f"{GAME}.table.hand", seat=seat)
    key = ("club hand panel", size, words, style, lit, theme, desk.text.percent)

    def build() -> Picture:
        head = None
        if words:
            head = desk.fitted(words, "body", 34, size[0] - 110, theme.text, most=44)

        def paint(brush: Brush) -> None:
            ground(desk, brush, (0, 0, *size), lit=lit, edge=None, radius=20)
            if head is not None:
                brush.picture(badge(desk.fixed, style, 22), (48, HAND_HEAD / 2 + 4))
                brush.picture(head, (86 + head.size[0] / 2, HAND_HEAD / 2 + 4))

        says = head.says if head is not None else ()
        return painted(key, size, paint, desk.book, margin=30, says=says)

    return desk.once(key, build)


def panel(desk: Desk, size: Size, words: Words, free: float, *, lit: bool) -> Picture:
    """The panel of somebody who has the floor; from ``free`` on its foot is kept for tiles."""
    theme = desk.theme
    key = ("club floor", size, str(words), free, lit, theme, desk.text.percent, desk.texts.language)
    return desk.once(key, lambda: _panel(desk, size, words, free, key, lit=lit))


def _panel(
    desk: Desk, size: Size, words: Words, free: float, key: tuple[object, ...], *, lit: bool
) -> Picture:
    width = size[0]
    theme = desk.theme
    somebody = words.seat != NOBODY
    left = 196.0 if somebody else 34.0
    room = width - left - 24
    title = desk.fixed.picture(
        words.title, "display", desk.fixed.fitting(words.title, "display", TITLE, room), theme.text
    )
    if title.size[0] > room:
        title = desk.narrowed(title, room)
    order = desk.fitted(words.order, "quiet", 32, room, theme.quiet, most=38)
    asked = None
    if words.question:
        asked = desk.fitted(words.question, "body", 36, width - 60, theme.text, most=46)
    top = HEAD_HIGH + 12 + (58 if asked else 0)
    body = None
    if words.body:
        box = (width - 60, free - top - 14)
        body = block(desk, words.body, "quiet", 36, box, theme.text, align="left", line=1.2)
    face = None
    if somebody:
        member = desk.party.members[words.seat]
        style = desk.style(words.seat)
        face = disc(desk.images, member.bust or member.picture, 2 * PORTRAIT, style.colour)
        mark = badge(desk.fixed, style, 26)

    def paint(brush: Brush) -> None:
        ground(desk, brush, (0, 0, *size), lit=False, edge=None, radius=20)
        if lit:
            brush.plate((0, 0, *size), 20, None, edge="#F4DFA6", edge_width=4)
        if face is not None:
            if not theme.high:
                brush.glow((102, 98), 170, LAMP, 0.3)
            brush.picture(face, (102, 92))
            brush.picture(mark, (158, 138))
        low = title.size[1] / 2
        brush.picture(title, (left + title.size[0] / 2, 70 if words.order else 92))
        if words.order:
            brush.picture(order, (left + order.size[0] / 2, 84 + low + order.size[1] / 2))
        if asked is not None:
            brush.picture(asked, (30 + asked.size[0] / 2, HEAD_HIGH + 24))
            brush.plate((30, HEAD_HIGH + 52, width - 60, 2), 1, BRASS, fill_opacity=0.4)
        if body is not None:
            brush.picture(body, (30 + body.size[0] / 2, top + 6 + body.size[1] / 2))

    says = [*title.says, *(order.says if words.order else ())]
    for one in (asked, body):
        says += one.says if one is not None else ()
    return painted(key, size, paint, desk.book, margin=30, says=tuple(says))


# ---------------------------------------------------------------- what is said


def words_of(places: Places, state: TableState) -> Words:
    """What stands in the panel now."""
    step, lit = state.step, state.lit
    if state.ended:
        return _ended(places, state)
    if state.proposed:
        return _proposed(places, state)
    if step in (WORD, PAINTINGS):
        return _plays(places, state, lit)
    if step == TALK:
        return _talks(places, state, lit)
    return _votes(places, state, lit) if step == VOTES else _points(places, state)


def _say(desk: Desk, key: str, **values: object) -> str:
    return desk.say(f"{GAME}.table.{key}", **values)


def _proposed(places: Places, state: TableState) -> Words:
    desk = places.desk
    topic = _say(desk, "proposed", topic=state.proposed)
    return Words(state.active, _say(desk, "topic_title"), "", "", topic)


def _plays(places: Places, state: TableState, lit: int) -> Words:
    desk = places.desk
    if state.step == WORD and not state.now.word:
        return Words(lit, _say(desk, "title.thinks", seat=lit), "", "", _say(desk, "body.thinks"))
    first = state.plays < state.seats
    order = _say(desk, "first" if first else "second")
    body = "body.active" if lit == state.active and first else "body.first"
    title = _say(desk, "title.plays", seat=lit)
    return Words(lit, title, order, "", _say(desk, body if first else "body.second"))


def _talks(places: Places, state: TableState, lit: int) -> Words:
    desk = places.desk
    if lit == NOBODY:
        asked = _say(desk, "who_missed_it")
        return Words(NOBODY, _say(desk, "title.talk"), "", asked, _say(desk, "body.talk"), 1)
    lit = state.speaker
    place = [state.active, *state.others].index(lit) + 1
    person = lit in state.humans
    # What a computer player has written stays for a while; whoever has read it goes on.
    key = "order_on" if state.humans and not person and lit in state.now.slips else "order"
    order = _say(desk, key, count=place, all=state.seats)
    body = _say(desk, "body.speaks") if person else ""
    tiles = 2 if person else 0
    return Words(lit, _say(desk, "title.speaks", seat=lit), order, "", body, tiles)


def _votes(places: Places, state: TableState, lit: int) -> Words:
    desk = places.desk
    asked = _say(desk, "who_missed_it")
    if lit == NOBODY:
        return Words(NOBODY, _say(desk, "title.voted"), "", asked, "")
    order = _say(desk, "order", count=len(state.now.votes) + 1, all=state.seats - 1)
    hidden = desk.party.setup.house_rules.get("vote_mode", "open") != "open"
    body = _say(desk, "body.vote_hidden" if hidden else "body.vote")
    return Words(lit, _say(desk, "title.votes", seat=lit), order, asked, body)


def _points(places: Places, state: TableState) -> Words:
    desk, now = places.desk, state.now
    seat = now.conspirator
    if seat == NOBODY:
        return Words(NOBODY, _say(desk, "title.over"))
    right = sum(1 for target in now.votes.values() if target == seat)
    word = "found" if right >= ENOUGH else "escaped"
    order = _say(desk, "tokens_on", count=right)
    body = desk.runs(f"{GAME}.table.body.{word}", seat=seat, active=state.active, count=right)
    return Words(seat, _say(desk, "title.was", seat=seat), order, _say(desk, word), body)


def _ended(places: Places, state: TableState) -> Words:
    desk = places.desk
    if state.turned < max(map(len, state.values)):
        return Words(NOBODY, _say(desk, "title.counted"))
    first = state.winners[0]
    several = len(state.winners) > 1
    title = _say(desk, "title.shared" if several else "title.wins", seat=first)
    points = _say(desk, "points", count=state.counted(first))
    return Words(first, title, points, "", "")


# ---------------------------------------------------------------- slips


def slip_words(desk: Desk, fact: happened.CardExplained) -> tuple[Run, ...]:
    """What somebody has written of a painting, without the name, its reason set off."""
    runs = list(desk.texts.fact_runs(fact))
    if runs and runs[0].family == "seat":
        runs.pop(0)
    found: list[Run] = []
    for run in runs:
        text = run.text
        if not found:
            text = text.lstrip(" :,")
            text = text[:1].upper() + text[1:]
        if not text:
            continue
        found.append(Run(text, REASON) if run.family == "tag" else Run(text))
    return tuple(found)


def slips_of(state: TableState, seat: int) -> list[happened.CardExplained]:
    """What a seat has given in writing, at most one for each painting."""
    return state.now.slips.get(seat, [])[:PLAYS]


def floor_of(state: TableState) -> int:
    """Whose slips lie in the panel; -1 for nobody's."""
    if state.step != TALK:
        return NOBODY
    return state.speaker if slips_of(state, state.speaker) else NOBODY


__all__ = [
    "POINTS",
    "Words",
    "floor_of",
    "hand_panel",
    "panel",
    "shown_hand",
    "slip_words",
    "slips_of",
    "words_of",
]
