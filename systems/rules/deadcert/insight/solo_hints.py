"""Advice for the detective of SOLOplay: what to keep, what to file, when to reclaim, and why."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from game.core.insight import Hint, Marks, Proof
from game.core.messages import Message
from game.core.view import View
from systems.rules.deadcert.bots.soloplay.desk import Desk, desk_of
from systems.rules.deadcert.bots.soloplay.player import harmless
from systems.rules.deadcert.bots.soloplay.reclaiming import snoop_to_play, stack_to_take
from systems.rules.deadcert.bots.soloplay.worth import Prospects
from systems.rules.deadcert.cards import LEVEL_TWO, TYPES, colour_of, is_snoop
from systems.rules.deadcert.insight.proving import (
    filing,
    likeliest,
    percent_of,
    said,
    who_did_it,
    why_innocent,
)
from systems.rules.deadcert.soloplay.reach import LEVEL_ONE, TAKES, levels_of

FETCH, RECLAIM, TAKE, FILE, NOTHING = "fetch", "reclaim", "take", "file", "nothing"


@dataclass(frozen=True)
class Advice:
    """What to do at a desk, and why.

    Attributes:
        act: ``fetch``, ``reclaim``, ``take``, ``file`` or ``nothing``.
        file: the cards to file, in that order.
        keep: the cards to keep, the likeliest first.
        snoop: the Snoop card to play.
        stack: the type of the stack to take from.
        proof: the same in words.
    """

    act: str
    proof: Proof
    file: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    snoop: str = ""
    stack: str = ""


def advice(view: View) -> Advice:
    """The advice for a view of SOLOplay; it rests on nothing else."""
    desk = desk_of(view, reads_hints=False)
    if view.outcome is not None or not view.asked:
        return Advice(NOTHING, Proof(said("nothing"), ()))
    kind = view.asked[0].kind
    if kind == "solo_file":
        return _filing(desk, int(view.values["to_file"]))
    if kind == "solo_reclaim":
        return _taking(desk, str(view.values["snoop"]), int(view.values["to_take"]))
    return _gathering(desk)


def hinting(view: View, marks: Marks) -> Generator[None, None, Hint]:  # noqa: ARG001 - no sheet to mark
    """The advice as a hint of the house."""
    yield
    found = advice(view)
    return Hint("nothing" if found.act == NOTHING else "question", found.proof)


# -- what to file -------------------------------------------------------------------------------


def _filing(desk: Desk, count: int) -> Advice:
    if desk.killer:
        chosen = _harmless(desk, count)
        lines: tuple[Message, ...] = (said("harmless", suspect=desk.killer), *_depths(desk))
    else:
        chosen = Prospects(desk).best(count).cards
        lines = tuple(_why_file(desk, chosen))
    keep = tuple(sorted((card for card in desk.laid_out if card not in chosen), key=_by_odds(desk)))
    best = tuple(card for card in keep if is_snoop(card) or desk.odds.of(desk.known.cards[card]))
    ending = said("keep", cards=best or keep)
    if desk.killer and desk.missing:
        lines, ending = (*lines, ending) if best else lines, _reach(desk)
    return Advice(FILE, Proof(filing(chosen), lines, ending), chosen, keep)


def _harmless(desk: Desk, count: int) -> tuple[str, ...]:
    chosen = []
    for _ in range(count):
        card = harmless(desk)
        chosen.append(card)
        desk = desk.filing(card, colour_of(card))
    return tuple(chosen)


def _why_file(desk: Desk, chosen: tuple[str, ...]) -> list[Message]:
    """Why each card is filed: nobody it names, or it can be reached again, or it is the weakest."""
    found = []
    depth = {kind: desk.next_level(kind) for kind in TYPES}
    lowest_kept = min(
        (
            desk.odds.of(desk.known.cards[card])
            for card in desk.laid_out
            if card not in chosen and not is_snoop(card)
        ),
        default=0.0,
    )
    for card in chosen:
        kind, level = colour_of(card), depth[colour_of(card)]
        depth[kind] += 1
        if is_snoop(card):
            found.append(said("spare_snoop", card=card))
            continue
        name = desk.known.cards[card]
        chance = desk.odds.of(name)
        if not chance:
            found.append(why_innocent(desk.known, desk.odds, name))
        elif chance > lowest_kept and level <= TAKES:
            found.append(
                said("lead_on_top", suspect=name, level=level, type=kind, **_chance(desk, name))
            )
        elif chance > lowest_kept:
            found.append(said("lead", suspect=name, level=level, type=kind, **_chance(desk, name)))
        else:
            found.append(said("weak", suspect=name, **_chance(desk, name)))
    return found


def _chance(desk: Desk, name: str) -> dict[str, int]:
    return {"percent": percent_of(desk.odds, name)}


def _by_odds(desk: Desk) -> Callable[[str], tuple[float, str]]:
    def rank(card: str) -> tuple[float, str]:
        return (-1.0 if is_snoop(card) else -desk.odds.of(desk.known.cards[card]), card)

    return rank


# -- what to gather -----------------------------------------------------------------------------


def _gathering(desk: Desk) -> Advice:
    if not desk.killer:
        lines = likeliest(desk.known, desk.odds)
        return Advice(FETCH, Proof(said("fetch"), lines, said("not_exposed")))
    exposed = who_did_it(desk.known, desk.odds)
    lines = (*(exposed.sentences if exposed else ()), *_depths(desk))
    if desk.within_reach() or not desk.may_fetch:
        snoop = snoop_to_play(desk)
        if snoop:
            return Advice(
                RECLAIM, Proof(said("reclaim", card=snoop), lines, _reach(desk)), snoop=snoop
            )
        return Advice(NOTHING, Proof(said("too_deep"), lines, _reach(desk)))
    ending = said("snoops_left", need=_need(desk)[0], can=_need(desk)[1], count=len(desk.coming))
    return Advice(FETCH, Proof(said("fetch_on"), lines, ending))


def _taking(desk: Desk, snoop: str, takes: int) -> Advice:
    kind = stack_to_take(desk, snoop, takes)
    if not kind:
        return Advice(NOTHING, Proof(said("too_deep"), _depths(desk), _reach(desk)))
    proof = Proof(said("take", type=kind), _depths(desk), _reach(desk, takes))
    return Advice(TAKE, proof, stack=kind)


def _depths(desk: Desk) -> tuple[Message, ...]:
    """Where each of the killer's filed cards lies."""
    level = desk.levels
    return tuple(said("lies_at", card=card, level=level[card]) for card in sorted(desk.missing))


def _need(desk: Desk) -> tuple[int, int]:
    """Cards to dig beyond what Level 1 Snoops take, and what those of Level 2 can take."""
    levels = levels_of(desk.stacks, desk.missing)
    need = sum(
        max(0, level - (TAKES if LEVEL_ONE[kind] in desk.held else 0))
        for kind, level in levels.items()
    )
    return need, TAKES * len(desk.held.intersection(LEVEL_TWO))


def _reach(desk: Desk, in_play: int = 0) -> Message:
    """What there is to dig, and with what; ``in_play``: cards that a played Snoop still takes."""
    need, can = _need(desk)
    if in_play:
        return said("need_now", need=need, can=can, now=in_play)
    return said("need", need=need, can=can)
