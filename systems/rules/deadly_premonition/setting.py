"""Sets the table: deals by the seed, or lays out what is arranged (4.2)."""

from __future__ import annotations

from game.core.components import Chance
from game.core.setup import Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.deadly_premonition.arranging import AS_OF, Arranged
from systems.rules.deadly_premonition.cards import (
    AGENT,
    ALIGNMENTS,
    BIOS,
    CARDS,
    COLUMNS,
    DEAD,
    KILLER,
    LEADING,
    SUSPECTS,
    WEATHER,
    alignment_of,
)
from systems.rules.deadly_premonition.components import (
    Battle,
    LineUps,
    Murder,
    Play,
    Players,
    Turn,
)
from systems.rules.deadly_premonition.decks import (
    PROFILING_DECK,
    PROFILING_PILE,
    TABLE,
    WEATHER_PILE,
    WEATHER_TABLE,
    WEATHER_ZONE,
)
from systems.rules.deadly_premonition.facts import (
    AlignmentDealt,
    FirstSeat,
    GameStarted,
    HandDealt,
    RoundStarted,
    TurnStarted,
)
from systems.rules.deadly_premonition.lineup import (
    alignment_zone,
    board_of,
    dolls_of,
    hand_of,
    lasting_of,
)
from systems.rules.deadly_premonition.processor import Station


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    Arranged(setup).check()


def set_up(table: Table) -> None:
    """Deal, in the order of the streams that DP-032 names."""
    arranged = Arranged(table.setup)
    _strip(table.chance)
    boards = _deal_suspects(table, arranged)
    alignments = _deal_alignments(table, arranged)
    hands = _deal_profiling(table, arranged)
    _lay_out_weather(table, arranged)
    first = _first_seat(table, arranged)
    table.zones.scramble(table.zones.names())
    turn = _components(table, arranged, boards, first)
    table.look = Station(table)
    _tell(table, alignments, hands, turn, arranged)


def _strip(chance: Chance) -> None:
    """Forced results of redeals may say since when a card lies where it does."""
    for name, results in chance.forced.items():
        chance.forced[name] = [
            value.partition(AS_OF)[0] if isinstance(value, str) else value for value in results
        ]


def _deal_suspects(table: Table, arranged: Arranged) -> list[list[str]]:
    """Six to each board, in deal order; the rest go unseen to the box (DP-021, 022)."""
    boards = [arranged.board(seat) for seat in range(table.seats)]
    named = {suspect for board in boards for suspect in board}
    left = table.shuffled("suspects", [suspect for suspect in SUSPECTS if suspect not in named])
    for seat, board in enumerate(boards):
        while len(board) < COLUMNS:
            board.append(left.pop(0))
        table.zones.create(board_of(seat), Visibility.OPEN, faces=board, ordered=True)
    table.zones.create("box_suspects", Visibility.COUNT, faces=left)
    return boards


def _deal_alignments(table: Table, arranged: Arranged) -> list[str]:
    """One to each seat; with three seats an Agent is taken out openly (DP-023, DP-R04)."""
    if arranged.is_duel:
        return []
    cards = list(ALIGNMENTS[: table.seats])
    dealt = [
        ALIGNMENTS[0] if name == KILLER else name
        for seat in range(table.seats)
        for name in (arranged.names(alignment_zone(seat)) or [""])
    ]
    left = [card for card in cards if card not in dealt]
    agents = [card for card in left if card != ALIGNMENTS[0]]
    for seat, name in enumerate(dealt):
        if name == AGENT:
            dealt[seat] = agents.pop(0)
            left.remove(dealt[seat])
    left = table.shuffled("alignment", left)
    dealt = [name or left.pop(0) for name in dealt]
    removed = arranged.removed()
    for seat, card in enumerate(dealt):
        shown = Visibility.OPEN if seat in removed else Visibility.COUNT
        table.zones.create(alignment_zone(seat), shown, owner=seat, faces=[card])
    table.zones.create("box_alignment", Visibility.OPEN, faces=ALIGNMENTS[table.seats :])
    return dealt


def _deal_profiling(table: Table, arranged: Arranged) -> list[list[str]]:
    """Five to each hand; the rest is the deck, below what is arranged to be on top (DP-026)."""
    seats, zones = range(table.seats), table.zones
    places = [PROFILING_DECK, PROFILING_PILE]
    places += [name(seat) for seat in seats for name in (hand_of, dolls_of)]
    lying = {place: arranged.names(place) for place in places}
    named = {card for cards in lying.values() for card in cards}
    deck = table.shuffled("profiling", [card for card in CARDS if card not in named])
    hands = []
    for seat in seats:
        hand = lying[hand_of(seat)]
        hand += [deck.pop(0) for _ in range(arranged.to_deal(seat))]
        hands.append(hand)
        zones.create(hand_of(seat), Visibility.COUNT, owner=seat, faces=hand)
        dolls = lying[dolls_of(seat)]
        zones.create(dolls_of(seat), Visibility.OPEN, owner=seat, faces=dolls, ordered=True)
    zones.create(PROFILING_DECK, Visibility.COUNT, faces=lying[PROFILING_DECK] + deck, ordered=True)
    zones.create(PROFILING_PILE, Visibility.OPEN, faces=lying[PROFILING_PILE], ordered=True)
    zones.create(TABLE, Visibility.OPEN, ordered=True)
    return hands


def _lay_out_weather(table: Table, arranged: Arranged) -> None:
    """DP-027, 028."""
    zones = table.zones
    lasting = {seat: arranged.names(lasting_of(seat)) for seat in range(table.seats)}
    top, pile = arranged.names(WEATHER_ZONE), arranged.names(WEATHER_PILE)
    named = {*top, *pile, *(card for cards in lasting.values() for card in cards)}
    deck = table.shuffled("weather", [card for card in WEATHER if card not in named])
    zones.create(WEATHER_ZONE, Visibility.COUNT, faces=top + deck, ordered=True)
    zones.create(WEATHER_PILE, Visibility.OPEN, faces=pile, ordered=True)
    zones.create(WEATHER_TABLE, Visibility.OPEN)
    for seat, cards in lasting.items():
        zones.create(lasting_of(seat), Visibility.OPEN, owner=seat, faces=cards)


def _first_seat(table: Table, arranged: Arranged) -> int:
    """DP-031, DP-R05. A seat that is not at a small table counts on round it."""
    arrange = arranged.arrange
    if "first_seat" in arrange:
        return int(arrange["first_seat"])
    if "turn" in arrange or arranged.in_moves():
        return 0
    rule = table.rules["first_seat"]
    if rule != "random":
        return int(rule) % table.seats
    return int(table.draw("first_seat", range(table.seats)))


def _components(table: Table, arranged: Arranged, boards: list[list[str]], first: int) -> Turn:
    seats, arrange = range(table.seats), arranged.arrange
    rows = {suspect: LEADING for board in boards for suspect in board} | arranged.rows()
    bios = table.shuffled("bios", BIOS)[: table.seats] if table.rules["agent_bios"] else []
    removed = arranged.removed()
    turn = Turn(
        seat=arrange.get("turn", first),
        first=first,
        round=arrange.get("round_no", 1),
        moves=arrange.get("moves_left", 0),
        bans=sorted(arrange.get("ban_active", ())),
    )
    table.add_one(turn)
    table.add_one(
        LineUps(
            rows,
            arranged.tokens("protection"),
            arranged.tokens("locks"),
            arrange.get("mark", ""),
            sum(row == DEAD for row in rows.values()),
        )
    )
    table.add_one(
        Players(
            [seat not in removed for seat in seats],
            [seat in arrange.get("amplify_pending", ()) for seat in seats],
            [sorted(arrange.get(f"ban_pending.{seat}", ())) for seat in seats],
            bios,
        )
    )
    for part in (Play(), Battle(), Murder()):
        table.add_one(part)
    return turn


def _tell(
    table: Table, alignments: list[str], hands: list[list[str]], turn: Turn, arranged: Arranged
) -> None:
    """The facts of the set-up, and the phase in which the match begins."""
    station: Station = table.look
    lineup, zones, emit = station.lineup, table.zones, table.emit
    emit(
        GameStarted(
            tuple(seat.name for seat in table.setup.tables),
            table.setup.format,
            tuple(tuple(lineup.board(seat)) for seat in range(table.seats)),
            lineup.limit,
            len(zones.faces(PROFILING_DECK)),
            len(zones.faces(WEATHER_ZONE)),
            tuple(lineup.players.bios),
            (tuple(zones.faces(PROFILING_PILE)), tuple(zones.faces(WEATHER_PILE))),
        )
    )
    for seat, card in enumerate(alignments):
        emit(AlignmentDealt(seat, alignment_of(card)))
    for seat, hand in enumerate(hands):
        emit(HandDealt(seat, len(hand), tuple(hand)))
    emit(FirstSeat(turn.first))
    table.flow.phase = "turn"
    if arranged.in_moves():
        if turn.seat == turn.first:
            emit(RoundStarted(turn.round))
        fogged, shadowed = lineup.fogged(turn.seat), lineup.shadowed(turn.seat)
        emit(TurnStarted(turn.seat, turn.moves, tuple(turn.bans), fogged, shadowed))
        table.flow.phase = "moves"
