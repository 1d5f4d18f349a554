"""The own turn: a bonus card, or what to ask about."""

from __future__ import annotations

from game.bots import Choice
from game.core.decisions import Decision
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots.keeping import discards_news
from systems.rules.casefile.bots.mind import Mind
from systems.rules.casefile.bots.packets import faith
from systems.rules.casefile.bots.words import because
from systems.rules.casefile.cards import (
    EVIDENCE,
    EVIDENCE_LOCKER,
    EVIDENCE_OF,
    FRESH_LEAD,
    LONG_INTERVIEW,
    POINTS,
    SEARCH_WARRANT,
    STAKEOUT,
    in_order,
    place_of,
)

PLAYS_IN_100 = 60
"""How often a player without plans plays a bonus card that it could."""
SLIGHT = 0.08
"""Less than so many pieces learnt is not worth a card."""

PLAYED = {
    "F5": "play_f5",
    "F6": "play_f6",
    "F7": "play_f7",
    "F8": "play_f8",
    "F9": "play_f9",
    "F10": "play_f10",
    "F11": "play_f11",
    "F12": "play_f12",
}
"""Bonus card -> what one who plays it says of it."""


def main_action(mind: Mind, decision: Decision) -> Choice:
    """A bonus card where it tells more than it costs, otherwise the ask."""
    plays = [one for one in decision.options.parts if one[0] == "play"]
    found: list[do.Play] = []
    for _, part in plays:
        found += [one for one in part if isinstance(one, do.Play)]
    if found:
        best = best_play(mind, found)
        if best is not None:
            return best
    count = 5 if mind.view.values["long_interview"] else 3
    return ask(mind, count)


def best_play(mind: Mind, plays: list[do.Play]) -> Choice | None:
    """The bonus card that tells most; none where asking is better."""
    if not mind.level.complete:
        if not mind.chance(PLAYS_IN_100):
            return None
        play = mind.stream.choice(plays)
        return Choice(play, because("play", card=play.card))
    rows = []
    for play in plays:
        gain = value_of(mind, play)
        if gain > SLIGHT:
            rows.append((round(gain, 6), -place_of(play.card), -play.target, play))
    if not rows:
        return None
    gain, _, _, play = max(rows, key=lambda row: row[:3])
    if play.card in (SEARCH_WARRANT, STAKEOUT) and gain <= turn_worth(mind):
        # These take the place of the turn; what leaves the turn as it is may still be played.
        rows = [row for row in rows if row[3].card not in (SEARCH_WARRANT, STAKEOUT)]
        if not rows:
            return None
        play = max(rows, key=lambda row: row[:3])[3]
    return Choice(play, because(PLAYED[play.card], card=play.card, seat=play.target))


def value_of(mind: Mind, play: do.Play) -> float:
    """How many pieces a bonus card is expected to tell."""
    news = mind.news
    if play.card == FRESH_LEAD:
        return 2 * news
    if play.card == STAKEOUT:
        return 3 * news
    if play.card == EVIDENCE_LOCKER:
        return discards_news(mind)
    if play.card == SEARCH_WARRANT:
        pieces = [piece for piece in EVIDENCE_OF[play.type] if piece in mind.outlook.open]
        return sum(mind.outlook.at(play.target, piece) for piece in pieces)
    if play.card == LONG_INTERVIEW:
        return 0.1 if len(mind.outlook.open) > 5 else 0.0
    return 0.0


def turn_worth(mind: Mind) -> float:
    """How many pieces an ordinary turn is expected to tell: a trade, or the swap (CF-095)."""
    trust = sum(faith(mind, rival) for rival in mind.rivals) / max(1, len(mind.rivals))
    return 0.1 + 0.5 * mind.news + 0.25 * min(1.0, trust) * mind.news


def ask(mind: Mind, count: int) -> Choice:
    """Pieces that are likely in some hand, of different points; now and then a bluff."""
    outlook, stream = mind.outlook, mind.stream
    odds = {piece: sum(outlook.at(rival, piece) for rival in mind.rivals) for piece in outlook.open}
    wanted = [piece for piece in EVIDENCE if odds.get(piece, 0) > 0]
    stream.shuffle(wanted)
    chosen: list[str] = []
    bluffs: list[str] = []
    while len(chosen) < count:
        bluffing = not wanted or mind.chance(mind.level.bluffs_in_100)
        if bluffing:
            known = [one for one in EVIDENCE if one not in chosen and one not in outlook.open]
            rest = known or [one for one in EVIDENCE if one not in chosen]
            piece = stream.choice(rest)
            bluffs.append(piece)
        elif mind.level.complete:
            used = {POINTS[one] for one in chosen}
            piece = max(wanted, key=lambda one: round(odds[one], 6) - 0.04 * (POINTS[one] in used))
        else:
            piece = wanted[0]
        if piece in wanted:
            wanted.remove(piece)
        chosen.append(piece)
    pieces = in_order(chosen)
    if bluffs:
        return Choice(do.Ask(pieces), because("ask_bluff", cards=in_order(bluffs)))
    return Choice(do.Ask(pieces), because("ask_open", cards=pieces))
