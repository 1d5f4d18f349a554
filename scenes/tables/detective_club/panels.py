"""What is decided in front of everybody: a vote, that one has explained, that one is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.rng import Stream
from scenes.parts.sheets import plate
from scenes.tables.detective_club import cards
from scenes.tables.detective_club.clock import Clock
from scenes.tables.detective_club.floor import shown_hand
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.places import Places
from scenes.tables.detective_club.state import TableState
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import Panel
from scenes.tabletop.targets import Choice, TargetPanel
from systems.io.text import Content
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import VAGUE
from systems.table.board import Area
from systems.table.sprites import Sprite

COVER, PREVIEW = "ui.club.cover", "ui.club.preview"
ROWS = 4


def panel(places: Places, state: TableState, decision: Decision, clock: Clock) -> Panel | None:
    """The panel of a decision that is made at the table; None for one that is made alone."""
    makers: dict[str, Callable[[Places, TableState, Decision, Clock], Panel | None]] = {
        "play_card": _play_card,
        "explain": _explain,
        "ready": _ready,
        "vote": _vote,
        "propose_topic": _propose,
    }
    make = makers.get(decision.kind)
    return None if make is None else make(places, state, decision, clock)


class CoverPanel(TargetPanel):
    """A choice for which the speaker's panel is cleared; its head says what is chosen.

    Args:
        places: the geometry.
        decision: what is asked.
        choices: everything legal.
        heads: by step, the words at the head; "" leaves the panel as it is.
    """

    def __init__(
        self,
        places: Places,
        decision: Decision,
        choices: Sequence[Choice],
        heads: Sequence[str] = (),
    ) -> None:
        desk = places.desk
        question = desk.runs(decision.prompt, seat=decision.seat)
        super().__init__(desk, decision, choices, question, entered=self._lay)
        self.places = places
        self.heads = heads

    def close(self) -> None:
        self._cover("")
        super().close()

    def _lay(self, chain: tuple[str, ...]) -> None:
        """The choices are laid out: cover what lies below them."""
        self._cover(self.heads[len(chain)] if self.heads else "")

    def _cover(self, head: str) -> None:
        desk, stage = self.desk, self.desk.stage
        if COVER in stage:
            stage.remove(COVER)
            stage.remove(f"{COVER}.head")
        if not head:
            return
        area = self.places.panel
        picture = plate(desk, (area.width, area.height), lit=True, radius=20)
        stage.add(Sprite(picture, *area.centre, 230), name=COVER)
        words = desk.fitted(head, "body", 36, area.width - 60, desk.theme.text, most=44)
        at = (area.left + 30 + words.size[0] / 2, area.top + 32)
        stage.add(Sprite(words, *at, 231), name=f"{COVER}.head")


class TimedPanel(CoverPanel):
    """A choice that answers itself when a clock has run down, where the table has set one.

    Args:
        clock: counts while the panel is open.
        late: the answer that is given then, and that of another seat that is asked as well.
        others: seats whose press counts, too.
    """

    def __init__(
        self,
        places: Places,
        decision: Decision,
        choices: Sequence[Choice],
        heads: Sequence[str] = (),
        *,
        clock: Clock,
        late: Intent,
        others: Sequence[int] = (),
    ) -> None:
        super().__init__(places, decision, choices, heads)
        self.clock = clock
        self.late = late
        self.others = others

    def open(self) -> None:
        super().open()
        self.clock.show()

    def close(self) -> None:
        self.clock.hide()
        super().close()

    def pass_time(self, seconds: float) -> Intent | None:
        return self.late if self.clock.pass_time(seconds) else None

    def also(self, seat: int) -> Intent | None:
        return self.late if seat in self.others else None


class OpenHandPanel(TargetPanel):
    """A hand that lies open: the painting under the focus hangs, faintly, where it would hang."""

    def __init__(
        self, places: Places, state: TableState, decision: Decision, choices: Sequence[Choice]
    ) -> None:
        desk = places.desk
        question = desk.runs(decision.prompt, seat=decision.seat)
        super().__init__(desk, decision, choices, question)
        which = len(state.now.hung.get(decision.seat, ()))
        hanging = places.hanging(state, decision.seat)
        self.nail, self.frame = hanging.pictures[which], hanging.frame
        self.number = 0 if decision.seat == state.active else which + 1

    def close(self) -> None:
        self.desk.stage.remove(PREVIEW)
        super().close()

    def focus_moved(self) -> None:
        super().focus_moved()
        stage, focused = self.desk.stage, self.focused
        stage.remove(PREVIEW)
        if focused is None:
            return
        size = (self.nail.width, self.nail.height)
        card = focused.key.partition(".")[2]
        picture = cards.framed(self.desk, card, size, self.frame, self.number)
        stage.add(Sprite(picture, *self.nail.centre, 58, alpha=0.82), name=PREVIEW)


def _said(desk: Desk, key: str, **values: object) -> str:
    return desk.say(f"{GAME}.table.{key}", **values)


# ---------------------------------------------------------------- a card of an open hand


def _play_card(
    places: Places, state: TableState, decision: Decision, _clock: Clock
) -> Panel | None:
    """A hand that lies open is played from where it lies."""
    desk, seat = places.desk, decision.seat
    if shown_hand(state) != seat:
        return None
    hand = state.hands[seat]
    button = _said(desk, "play")
    choices = [
        Choice(
            f"hand.{card}",
            area,
            desk.runs(f"{GAME}.table.play_says", lit=True, card=card),
            do.Play(card),
            button=button,
        )
        for card, area in zip(hand, places.hand(len(hand)), strict=True)
    ]
    return OpenHandPanel(places, state, decision, choices)


# ---------------------------------------------------------------- the talk


def _explain(places: Places, state: TableState, decision: Decision, clock: Clock) -> Panel:
    """Speak and say that you are done, or give a reason for each painting."""
    desk, seat = places.desk, decision.seat
    rows = places.tiles(2)
    written = [one for one in decision.options if isinstance(one, do.Explain)]
    done = Choice(
        "done",
        rows[0],
        desk.runs(f"{GAME}.table.explain_says", seat=seat),
        do.ExplainDone(),
        tile=(_said(desk, "explained"), ""),
        radius=16,
    )
    reasons = Choice(
        "reasons",
        rows[1],
        desk.runs(f"{GAME}.table.reasons_says"),
        then=_first_reasons(places, written),
        tile=(_said(desk, "reasons"), ""),
        radius=16,
    )
    clock.begin(("explain", state.number, seat), desk.party.setup.house_rules, "explain_seconds")
    heads = ("", *(_said(desk, "reason_head", number=number) for number in (1, 2)))
    return TimedPanel(places, decision, [done, reasons], heads, clock=clock, late=do.ExplainDone())


def _first_reasons(places: Places, written: Sequence[do.Explain]) -> tuple[Choice, ...]:
    """For the first painting, then for the second one."""
    desk = places.desk
    firsts = list(dict.fromkeys(one.reasons[0] for one in written))
    rows = _rows(places)
    found = []
    for row, first in zip(rows, firsts, strict=False):
        seconds = [one for one in written if one.reasons[0] == first]
        then = tuple(
            Choice(
                f"reason.{first}.{one.reasons[1]}",
                place,
                _reason_says(desk, 2),
                one,
                tile=(_tag(desk, one.reasons[1]), ""),
                radius=14,
            )
            for place, one in zip(rows, seconds, strict=False)
        )
        tile = (_tag(desk, first), "")
        found.append(
            Choice(f"reason.{first}", row, _reason_says(desk, 1), None, then, tile=tile, radius=14)
        )
    return tuple(found)


def _tag(desk: Desk, tag: str) -> str:
    words = desk.say(f"{GAME}.tag.{tag}" if tag != VAGUE else f"{GAME}.table.vague")
    return words[:1].upper() + words[1:]


def _reason_says(desk: Desk, number: int) -> Content:
    return desk.runs(f"{GAME}.table.reason_says", number=number)


def _rows(places: Places) -> tuple[Area, ...]:
    area = places.panel
    high = (area.height - 110 - 3 * 10) / ROWS
    return tuple(
        Area(area.left + 24, area.top + 90 + row * (high + 10), area.width - 48, high)
        for row in range(ROWS)
    )


def _ready(places: Places, state: TableState, decision: Decision, clock: Clock) -> Panel:
    """Everybody says so, each on the own pad."""
    desk = places.desk
    choice = Choice(
        "ready",
        places.tiles(1)[0],
        desk.runs(f"{GAME}.table.ready_says"),
        do.Ready(),
        tile=(_said(desk, "ready"), ""),
        radius=16,
    )
    clock.begin(("talk", state.number), desk.party.setup.house_rules, "talk_seconds")
    others = [one for one in desk.party.humans if one not in state.now.ready]
    return TimedPanel(places, decision, [choice], clock=clock, late=do.Ready(), others=others)


# ---------------------------------------------------------------- votes and topics


def _vote(places: Places, state: TableState, decision: Decision, _clock: Clock) -> Panel:
    """The plates of the others; the ring begins anywhere."""
    desk, seat = places.desk, decision.seat
    targets = [one for one in state.others if one != seat]
    button = _said(desk, "vote")
    choices = [
        Choice(
            f"seat.{target}",
            places.plate(state, target),
            desk.runs(f"{GAME}.table.vote_says", seat=target),
            do.Vote(target),
            button=button,
            radius=18,
        )
        for target in targets
    ]
    first = targets[Stream(state.number).fork(seat).below(len(targets))]
    question = desk.runs(decision.prompt, seat=seat)
    return TargetPanel(desk, decision, choices, question, first=f"seat.{first}")


def _propose(places: Places, state: TableState, decision: Decision, _clock: Clock) -> Panel:
    """Keep the topic, or one of the others."""
    desk, area = places.desk, places.panel
    topics = [one.topic for one in decision.options if isinstance(one, do.Propose)]
    keep = Choice(
        "keep",
        Area(area.left + 24, area.top + 90, area.width - 48, 60),
        desk.runs(f"{GAME}.table.keep_says", topic=state.topic),
        do.Keep(),
        tile=(_said(desk, "keep"), ""),
        radius=14,
    )
    high = (area.height - 90 - 60 - 12 - 24 - 30) / 4
    wide = (area.width - 48 - 12) / 2
    others = [
        Choice(
            f"topic.{topic}",
            Area(
                area.left + 24 + (number % 2) * (wide + 12),
                area.top + 162 + (number // 2) * (high + 10),
                wide,
                high,
            ),
            desk.runs(f"{GAME}.table.propose_says", topic=topic),
            do.Propose(topic),
            tile=(_capital(desk.say(f"{GAME}.topic.{topic}")), ""),
            radius=14,
        )
        for number, topic in enumerate(topics)
    ]
    return CoverPanel(places, decision, [keep, *others], (_said(desk, "topic_title"),))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
