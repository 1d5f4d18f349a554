"""What moves do to a sketch: the rules of 4.4 to 4.10 on plain numbers."""

from __future__ import annotations

from collections.abc import Callable

from systems.rules.deadly_premonition.bots.numbers import (
    FIT,
    OBJECTION,
    WEATHER_KIND,
    WITH,
    bits,
)
from systems.rules.deadly_premonition.bots.sketch import (
    NOBODY,
    OPEN,
    Conduct,
    Sketch,
)
from systems.rules.deadly_premonition.cards import (
    FOGGED_MOVES,
    HAND,
    LIMIT,
    MOST_CHOICES,
    MOVES,
    PAIR_PRIZE,
    PEEKED,
    PRIZE,
)

Move = tuple[str, int, int, int]
"""The tag of an intent, its card, and up to two more numbers: a suspect, a seat, a ban."""

END: Move = ("end_turn", -1, -1, -1)
FREE = frozenset(("look_at_hand", "place_doll", "draw_two", "extra_move", "steal_card", "amplify"))
PROVE, INCRIMINATE, ACCUSE = "prove_innocent", "incriminate", "accuse"


# -- the turn -----------------------------------------------------------------------------


def begin_turn(sketch: Sketch) -> None:
    """Start and Draw; a removed seat is rolled for by :func:`pass_on`."""
    seat = sketch.turn
    sketch.turns += 1
    sketch.bans, sketch.pending[seat] = sketch.pending[seat], 0
    fogged = sketch.fog not in (OPEN, seat)
    shadowed = sketch.shadow not in (OPEN, seat)
    sketch.choices = 0
    sketch.moves = 0
    if sketch.playing[seat]:
        sketch.moves = FOGGED_MOVES if fogged else MOVES
    _expire(sketch, seat)
    if sketch.playing[seat] and not shadowed:
        sketch.draw(seat, max(0, HAND - sketch.hands[seat].bit_count()))


def _expire(sketch: Sketch, seat: int) -> None:
    """DP-061."""
    sketch.protected[seat] = sketch.locked[seat] = 0
    for name in ("fog", "shadow"):
        if getattr(sketch, name) == seat:
            setattr(sketch, name, OPEN)
            kind = "TF" if name == "fog" else "SA"
            sketch.weather_pile.append(WEATHER_KIND.index(kind))


def end_turn(sketch: Sketch, conduct: Conduct) -> None:
    """Hand limit and End, then on to the next seat that moves; removed seats are rolled for."""
    seat = sketch.turn
    while sketch.hands[seat].bit_count() > LIMIT:
        sketch.discard(seat, conduct.excess(sketch, seat))
    pass_on(sketch, conduct)


def pass_on(sketch: Sketch, conduct: Conduct) -> None:
    """DP-073, 074, 221."""
    while sketch.winner == OPEN:
        if not sketch.keeps:
            sketch.amplified[sketch.turn] = False
        sketch.bans = sketch.moves = 0
        sketch.turn = (sketch.turn + 1) % sketch.seats
        if sketch.turn == sketch.first:
            if sketch.round >= sketch.cap:
                _time_is_up(sketch)
                return
            sketch.round += 1
        begin_turn(sketch)
        if sketch.playing[sketch.turn]:
            return
        if sketch.living(sketch.turn):
            _murders(sketch, conduct, sketch.turn, 1, aimed=sketch.hits_mark)


def _time_is_up(sketch: Sketch) -> None:
    """DP-050, DP-R68."""
    if sketch.limit:
        sketch.winner = sketch.killer if sketch.cold else NOBODY
        return
    standing = [
        ((sketch.on[seat] & sketch.presumed).bit_count(), sketch.living(seat).bit_count())
        for seat in (0, 1)
    ]
    sketch.winner = NOBODY
    if standing[0] != standing[1]:
        sketch.winner = 0 if standing[0] > standing[1] else 1


# -- moves --------------------------------------------------------------------------------


def apply(sketch: Sketch, move: Move, conduct: Conduct) -> None:
    """Carry out a move of the seat in turn to its end, and go on to the next choice."""
    seat, (tag, card, first, second) = sketch.turn, move
    sketch.choices += 1
    if tag == "end_turn":
        end_turn(sketch, conduct)
        return
    if tag == "discard_card":
        sketch.moves -= 1
        sketch.discard(seat, card)
    else:
        if tag not in FREE:
            sketch.moves -= 1
        sketch.hands[seat] &= ~(1 << card)
        stays = False
        if tag in (PROVE, INCRIMINATE):
            _evidence(sketch, conduct, seat, tag, card, first)
            stays = True
        elif tag == ACCUSE:
            _battle(sketch, conduct, ACCUSE, first, [card], PRIZE)
            stays = True
        elif tag == "coffee_incriminate":
            _incriminate(sketch, conduct, card, first)
            stays = True
        elif tag == "redraw_hand":
            count = sketch.hands[seat].bit_count() + 1
            sketch.pile |= sketch.hands[seat] | 1 << card
            sketch.hands[seat] = 0
            sketch.draw(seat, count)
            stays = True
        elif tag == "place_doll":
            sketch.dolls[seat] |= 1 << card
            stays = True
        else:
            _EFFECTS[tag](sketch, conduct, first, second)
        if not stays:
            sketch.pile |= 1 << card
    if sketch.winner == OPEN and (sketch.moves <= 0 or sketch.choices >= MOST_CHOICES):
        end_turn(sketch, conduct)


def _evidence(
    sketch: Sketch, conduct: Conduct, seat: int, tag: str, card: int, suspect: int
) -> None:
    """One suspect, or two where an Amplify was waiting (DP-401 to 406)."""
    other = -1
    if sketch.amplified[seat]:
        sketch.amplified[seat] = False
        targets = second_targets(sketch, seat, tag, card) & ~(1 << suspect)
        if targets:
            other = conduct.second(sketch, seat, tag, targets)
    if tag == PROVE:
        for one in (suspect, other):
            if one >= 0:
                _presume(sketch, one)
        sketch.pile |= 1 << card
    elif other < 0:
        _incriminate(sketch, conduct, card, suspect)
    else:
        for one in (suspect, other):
            if one in bits(sketch.on[seat]):
                _suspect_again(sketch, one)
            else:
                _battle(sketch, conduct, INCRIMINATE, one, [card], PAIR_PRIZE, kept=True)
        sketch.pile |= 1 << card


def second_targets(sketch: Sketch, seat: int, tag: str, card: int) -> int:
    """Whom amplified evidence may name (DP-402)."""
    boards = 0
    for board in range(sketch.seats):
        own = board == seat
        if sketch.playing[board] and (sketch.any_board or own == (tag == PROVE)):
            boards |= sketch.on[board]
    if tag == PROVE:
        return FIT[card] & boards & sketch.leading & ~sketch.stuck()
    return FIT[card] & boards & exposed(sketch)


def exposed(sketch: Sketch) -> int:
    """Suspects in PI that bear no token (section 5.1), of all boards."""
    return sketch.presumed & ~sketch.stuck() & ~sketch.safe()


def _presume(sketch: Sketch, suspect: int) -> None:
    bit = 1 << suspect
    sketch.leading &= ~bit
    sketch.presumed |= bit


def _suspect_again(sketch: Sketch, suspect: int) -> None:
    bit = 1 << suspect
    sketch.presumed &= ~bit
    sketch.leading |= bit


def _incriminate(sketch: Sketch, conduct: Conduct, card: int, suspect: int) -> None:
    """With a battle, unless it is an own suspect (DP-384, 385, 404)."""
    if sketch.on[sketch.turn] >> suspect & 1:
        _suspect_again(sketch, suspect)
        sketch.pile |= 1 << card
    else:
        _battle(sketch, conduct, INCRIMINATE, suspect, [card], PRIZE)


def _battle(
    sketch: Sketch,
    conduct: Conduct,
    kind: str,
    suspect: int,
    stack: list[int],
    prize: int,
    kept: bool = False,
) -> None:
    """Cards that answer each other (4.7). ``kept``: the first one is discarded elsewhere."""
    attacker, defender = sketch.turn, sketch.owner_of(suspect)
    battle = (kind, attacker, defender, suspect)
    responder, top = defender, attacker
    while sketch.hands[responder]:
        card = conduct.respond(sketch, responder, battle)
        if card < 0:
            break
        sketch.hands[responder] &= ~(1 << card)
        stack.append(card)
        if OBJECTION >> card & 1:
            sketch.draw(responder, 1)
        top = responder
        responder = attacker if responder == defender else defender
    close_battle(sketch, battle, top, stack[1:] if kept else stack, prize)


def close_battle(
    sketch: Sketch, battle: tuple[str, int, int, int], winner: int, stack: list[int], prize: int
) -> None:
    """DP-186 to 190, 205 to 209."""
    kind, attacker, defender, suspect = battle
    won = winner == attacker
    if kind == INCRIMINATE and won:
        _suspect_again(sketch, suspect)
    for card in stack:
        sketch.pile |= 1 << card
    if kind == INCRIMINATE or not won:
        sketch.draw(winner, prize)
        return
    if not sketch.limit or defender == sketch.killer:
        sketch.winner = attacker
        return
    sketch.remove(defender)
    if sketch.playing.count(True) == 1:
        sketch.winner = sketch.killer
    elif sketch.draws:
        sketch.draw(attacker, PRIZE)


# -- weather ------------------------------------------------------------------------------


def _check_weather(sketch: Sketch, conduct: Conduct, _first: int, _second: int) -> None:
    seat, card = sketch.turn, sketch.weather.pop()
    if not sketch.weather:
        sketch.weather, sketch.weather_pile = sketch.weather_pile, []
        sketch.stream.shuffle(sketch.weather)
    kind = WEATHER_KIND[card]
    if kind == "TF":
        sketch.fog = seat
        return
    if kind == "SA":
        sketch.shadow = seat
        return
    if kind in ("RK", "SL"):
        _murders(sketch, conduct, seat, 1 if kind == "RK" else 2, aimed=True)
    elif kind == "SN":
        for other in sketch.others(seat):
            targets = sketch.on[other] & exposed(sketch)
            if targets:
                _suspect_again(sketch, conduct.snow(sketch, other, targets))
    elif kind == "BH":
        _bad_handling(sketch, seat)
    sketch.weather_pile.append(card)


def _bad_handling(sketch: Sketch, seat: int) -> None:
    """DP-257, DP-R51."""
    thefts = []
    for thief in (seat, *sketch.others(seat)):
        victim = sketch.others(thief)[0]
        if sketch.hands[victim]:
            thefts.append((thief, victim, 1 << sketch.random_card(sketch.hands[victim])))
    for _, victim, bit in thefts:
        sketch.hands[victim] &= ~bit
    for thief, _, bit in thefts:
        sketch.hands[thief] |= bit


def _murders(sketch: Sketch, conduct: Conduct, board: int, total: int, aimed: bool) -> None:
    """DP-244 to 250."""
    for index in range(total):
        if sketch.winner != OPEN:
            return
        if aimed and index == 0 and sketch.mark >= 0:
            if not sketch.safe() >> sketch.mark & 1:
                sketch.kill(sketch.mark)
        elif sketch.living(board):
            suspect = sketch.board[board][_rolled(sketch, conduct, board)]
            alive = (sketch.leading | sketch.presumed) >> suspect & 1
            if alive and not sketch.safe() >> suspect & 1:
                sketch.kill(suspect)


def _rolled(sketch: Sketch, conduct: Conduct, board: int) -> int:
    """The column that the die shows in the end (DP-323)."""
    value = sketch.roll()
    if not any(sketch.dolls):
        return value
    again = True
    while again:
        again = False
        first = [sketch.turn] if sketch.playing[sketch.turn] else []
        for seat in (*first, *sketch.others(sketch.turn)):
            if sketch.dolls[seat] and conduct.reroll(sketch, seat, board, value):
                doll = sketch.dolls[seat] & -sketch.dolls[seat]
                sketch.dolls[seat] ^= doll
                sketch.pile |= doll
                value, again = sketch.roll(), True
                break
    return value


# -- action cards -------------------------------------------------------------------------


def _look(_sketch: Sketch, _conduct: Conduct, _seat: int, _none: int) -> None:
    """What is seen is knowledge, and a sketch keeps none."""


def _peek(sketch: Sketch, conduct: Conduct, _first: int, _second: int) -> None:
    top = sketch.weather[-PEEKED:]
    sketch.weather[-PEEKED:] = conduct.order(sketch, sketch.turn, top)


def _protect(sketch: Sketch, conduct: Conduct, _first: int, _second: int) -> None:
    for suspect in conduct.protect(sketch, sketch.turn):
        sketch.protected[sketch.turn] |= 1 << suspect


def _mark(sketch: Sketch, _conduct: Conduct, suspect: int, _none: int) -> None:
    sketch.mark = suspect


def _toilet(sketch: Sketch, _conduct: Conduct, seat: int, ban: int) -> None:
    sketch.pending[seat] |= ban


def _draw_two(sketch: Sketch, _conduct: Conduct, _first: int, _second: int) -> None:
    sketch.draw(sketch.turn, 2)


def _exchange(sketch: Sketch, _conduct: Conduct, seat: int, _none: int) -> None:
    hands, own = sketch.hands, sketch.turn
    hands[own], hands[seat] = hands[seat], hands[own]


def _lock_down(sketch: Sketch, _conduct: Conduct, seat: int, attribute: int) -> None:
    sketch.locked[sketch.turn] |= sketch.living(seat) & WITH[attribute]


def _swap(sketch: Sketch, _conduct: Conduct, own: int, other: int) -> None:
    seats = (sketch.turn, sketch.owner_of(other))
    places = [
        (seat, sketch.board[seat].index(one)) for seat, one in zip(seats, (own, other), strict=True)
    ]
    for (seat, column), one in zip(places, (other, own), strict=True):
        sketch.board[seat][column] = one
        sketch.on[seat] ^= 1 << own | 1 << other


def _extra_move(sketch: Sketch, _conduct: Conduct, _first: int, _second: int) -> None:
    sketch.moves += 1


def _coffee_presume(sketch: Sketch, _conduct: Conduct, suspect: int, _none: int) -> None:
    _presume(sketch, suspect)


def _steal(sketch: Sketch, _conduct: Conduct, seat: int, _none: int) -> None:
    bit = 1 << sketch.random_card(sketch.hands[seat])
    sketch.hands[seat] &= ~bit
    sketch.hands[sketch.turn] |= bit


def _discard_from(sketch: Sketch, _conduct: Conduct, seat: int, _none: int) -> None:
    for _ in range(min(2, sketch.hands[seat].bit_count())):
        sketch.discard(seat, sketch.random_card(sketch.hands[seat]))


def _amplify(sketch: Sketch, _conduct: Conduct, _first: int, _second: int) -> None:
    sketch.amplified[sketch.turn] = True


_EFFECTS: dict[str, Callable[[Sketch, Conduct, int, int], None]] = {
    "check_weather": _check_weather,
    "look_at_hand": _look,
    "peek_weather": _peek,
    "protect": _protect,
    "mark_victim": _mark,
    "toilet_break": _toilet,
    "draw_two": _draw_two,
    "exchange_hands": _exchange,
    "lock_down": _lock_down,
    "swap_suspects": _swap,
    "extra_move": _extra_move,
    "coffee_presume": _coffee_presume,
    "steal_card": _steal,
    "discard_from": _discard_from,
    "amplify": _amplify,
}
