"""Simple plans: ask about what is open, in an open room; and how to start and what to show."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import Choice
from game.core.messages import Message
from game.core.rng import Stream
from systems.rules.tudor_mansion.bots.levels import Level
from systems.rules.tudor_mansion.bots.outlook import Outlook
from systems.rules.tudor_mansion.bots.situation import Situation
from systems.rules.tudor_mansion.cards import CATEGORIES, ORDER, ROOMS
from systems.rules.tudor_mansion.intents import Accuse, EndTurn, Go, Show, Start, Stay, Suggest
from systems.rules.tudor_mansion.story import Triple

TEXTS = "tudor_mansion.bot."


def because(key: str, **values: str | int) -> Message:
    """The reason for a choice, in words."""
    return Message(TEXTS + key, values)


def go_to(situation: Situation, room: str) -> Choice:
    """Walk there, or stay where it is."""
    if room == situation.room:
        return Choice(Stay(), because("stay_room"))
    way = situation.ways[situation.room][room]
    key = "go_passage" if way == "passage" else "go_room"
    return Choice(Go(room), because(key, room=room))


def accuse(case: Triple, why: Message) -> Choice:
    """Say it aloud."""
    return Choice(Accuse(*case), why)


def nothing_to_ask() -> Choice:
    """Neither ask nor accuse."""
    return Choice(EndTurn(), because("pass"))


def plain_move(situation: Situation, outlook: Outlook, level: Level, stream: Stream) -> Choice:
    """To an open room next door, now and then to an own one, otherwise towards an open one."""
    if outlook.solution is not None:
        return Choice(Stay(), because("stay_room"))
    rooms = situation.reachable()
    open_rooms = outlook.open[2]
    if len(open_rooms) == 1:
        # The room is known: an own room, or the room itself, leaves the answer to the others.
        quiet = [room for room in rooms if room in situation.hand or room in open_rooms]
        return go_to(situation, stream.choice(quiet or rooms))
    own = [room for room in rooms if room in situation.hand]
    if own and stream.chance(level.own_card_in_100, 100):
        return go_to(situation, stream.choice(own))
    near = [room for room in rooms if room in open_rooms]
    ahead = near or situation.next_towards(open_rooms) or rooms
    return go_to(situation, stream.choice(ahead))


def plain_question(situation: Situation, outlook: Outlook, level: Level, stream: Stream) -> Choice:
    """A suspect and a weapon that are open; now and then an own card."""
    named: list[str] = []
    bluff: str | None = None
    for category in (0, 1):
        card = _plain_card(situation, outlook.open[category], category, level, stream)
        if card in situation.hand:
            bluff = card
        named.append(card)
    why = because("ask_bluff", card=bluff) if bluff else because("ask_plain")
    return Choice(Suggest(named[0], named[1]), why)


def _plain_card(
    situation: Situation, left: Sequence[str], category: int, level: Level, stream: Stream
) -> str:
    own = [card for card in CATEGORIES[category] if card in situation.hand]
    if own and (len(left) == 1 or stream.chance(level.own_card_in_100, 100)):
        return stream.choice(own)
    return stream.choice(left)


def start_room(situation: Situation) -> Choice:
    """The room from which most rooms that are not in the own hand can be asked about soon."""
    rooms = [intent.room for intent in situation.decision.options if isinstance(intent, Start)]
    wanted = [room for room in ROOMS if room not in situation.hand]

    def promise(room: str) -> tuple[int, int, int]:
        near = sum(way in wanted for way in situation.ways[room])
        return (room in wanted, near, -ORDER[room])

    best = max(rooms, key=promise)
    return Choice(Start(best), because("start", room=best))


def card_to_show(situation: Situation) -> Choice:
    """The card that the asker has seen already; otherwise the one that most have seen."""
    cards = [intent.card for intent in situation.decision.options if isinstance(intent, Show)]
    asker = situation.story.questions[-1].suggester
    seen_by: dict[str, set[int]] = {card: set() for card in cards}
    for question in situation.story.questions:
        if question.refuter == situation.seat and question.shown is not None:
            for card in question.shown:
                seen_by.setdefault(card, set()).add(question.suggester)
    best = max(cards, key=lambda card: (asker in seen_by[card], len(seen_by[card]), -ORDER[card]))
    key = "show_seen" if asker in seen_by[best] else "show_least"
    return Choice(Show(best), because(key, seat=asker, card=best))
