"""What a set of content must satisfy (DC-SET-003, 050 to 057, 063, 065 and 066).

Every check is a pure function over the data and yields what is wrong as pairs of the file in
which it stands (empty for the set as a whole) and one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from systems.rules.deadcert.cards import (
    FIRST_NUMBER,
    LETTERS,
    SNOOPS,
    SNOOPS_OF,
    SUSPECTS_PER_PACKET,
    TYPES,
    packet_id,
)
from systems.rules.deadcert.content import CardSet, SuspectCard

Problem = tuple[str, str]

SHARED = 4
"""Suspects that two packets of different types have in common (DC-SET-052)."""
ROSTER = 65
"""Suspects of the game set (DC-SET-054)."""
MOST_VOID_CARDS = 2
"""Cards with a ``void`` entry in a packet (DC-SET-066)."""
MOST_VOID_SUSPECTS = 4
"""Suspects of an episode with a card that is void for it (DC-SET-066)."""
FEWEST_EASY_EPISODES = 63
"""Episodes of the 125 in which there is such a suspect (DC-SET-066)."""


def problems(card_set: CardSet, draft: bool = False) -> tuple[Problem, ...]:
    """Everything that is wrong with a set.

    Args:
        card_set: as it was read.
        draft: leave out what depends on written texts: names, texts, hints, void entries.
    """
    found = [*check_packets(card_set)]
    if found:  # the other checks count on whole packets
        return tuple(found)
    found += check_names(card_set)
    if not card_set.single and not draft:
        found += [*check_texts(card_set), *check_entries(card_set)]
        found += [*check_clues(card_set), *check_void(card_set), *check_easy_wins(card_set)]
    return tuple(found)


def check_packets(card_set: CardSet) -> Iterator[Problem]:
    """Sixteen cards with the type's numbers and the type's Snoops (DC-SET-003, 055, 056)."""
    letters = card_set.letters
    if not card_set.single:
        for kind in TYPES:
            if letters[kind] != LETTERS:
                yield "", f"type {kind} has Details {', '.join(letters[kind])}, not A to E"
    for card in card_set.cards:
        if packet_id(card.type, card.letter) not in card_set.detail:
            yield card.file, f"{card.id}: there is no Detail of packet {card.type}-{card.letter}"
    for packet, detail in card_set.detail.items():
        cards = card_set.packets.get(packet, ())
        if len(cards) != SUSPECTS_PER_PACKET:
            where = cards[0].file if cards else detail.file
            yield where, f"packet {packet} has {len(cards)} suspect cards, not 16"
        yield from _check_numbers(packet, cards)
        if tuple(sorted(detail.snoops)) != tuple(sorted(SNOOPS_OF.get(detail.type, ()))):
            yield detail.file, _wrong_snoops(packet, detail.type, detail.snoops)


def _check_numbers(packet: str, cards: Sequence[SuspectCard]) -> Iterator[Problem]:
    first = FIRST_NUMBER.get(packet[0], 1)
    allowed = range(first, first + SUSPECTS_PER_PACKET)
    seen: set[int] = set()
    for card in cards:
        if card.number not in allowed:
            yield card.file, f"{card.id}: number {card.number} is not {first} to {allowed[-1]}"
        if card.number in seen:
            yield card.file, f"{card.id}: number {card.number} stands twice in {packet}"
        seen.add(card.number)


def _wrong_snoops(packet: str, kind: str, snoops: Sequence[str]) -> str:
    """Also what an episode with that packet would lack and have too often (DC-SET-027)."""
    others = [snoop for other in TYPES if other != kind for snoop in SNOOPS_OF[other]]
    count = Counter([*snoops, *others])
    twice = [snoop for snoop in count if count[snoop] > 1]
    missing = [snoop for snoop in SNOOPS if not count[snoop]]
    return (
        f"packet {packet} holds {', '.join(snoops)}, not {', '.join(SNOOPS_OF[kind])}: "
        f"episodes with it have twice {', '.join(twice) or 'nothing'} "
        f"and lack {', '.join(missing) or 'nothing'}"
    )


def check_names(card_set: CardSet) -> Iterator[Problem]:
    """Who stands where (DC-SET-050 to 054)."""
    named = {
        packet: frozenset(card.suspect for card in cards)
        for packet, cards in card_set.packets.items()
    }
    for packet, suspects in named.items():
        if len(suspects) != SUSPECTS_PER_PACKET:
            file = card_set.packets[packet][0].file
            yield file, f"packet {packet} names {len(suspects)} different suspects, not 16"
    letters = card_set.letters
    for one, two in combinations(TYPES, 2):
        for i, j in product(letters[one], letters[two]):
            shared = named[packet_id(one, i)] & named[packet_id(two, j)]
            if len(shared) != SHARED:
                who = ", ".join(sorted(shared))
                yield "", f"{one}-{i} and {two}-{j} share {len(shared)} suspects, not 4 ({who})"
    for triple in product(*(letters[kind] for kind in TYPES)):
        yield from _check_episode(triple, [named[packet_id(*one)] for one in _packets(triple)])
    if not card_set.single:
        yield from _check_roster(card_set)


def _packets(triple: Sequence[str]) -> list[tuple[str, str]]:
    return list(zip(TYPES, triple, strict=True))


def _check_episode(triple: Sequence[str], named: Sequence[frozenset[str]]) -> Iterator[Problem]:
    """DC-SET-051 and 053: one killer, and the 27 / 9 / 1 of the 37 suspects."""
    where = f"episode ({','.join(triple)})"
    killers = named[0] & named[1] & named[2]
    if len(killers) != 1:
        yield "", f"{where} has {', '.join(sorted(killers)) or 'no suspect'} as killer, not one"
    sizes = Counter(Counter(who for names in named for who in names).values())
    if (sizes[1], sizes[2], sizes[3]) != (27, 9, 1):
        given = f"{sizes[1]}, {sizes[2]} and {sizes[3]}"
        yield "", f"{where} names {given} suspects on one, two and three cards, not 27, 9 and 1"
    for one, two in combinations(range(3), 2):
        pairs = len((named[one] & named[two]) - killers)
        if pairs != SHARED - 1:
            yield (
                "",
                f"{where} has {pairs} suspects under {TYPES[one]} and {TYPES[two]} only, not 3",
            )


def _check_roster(card_set: CardSet) -> Iterator[Problem]:
    """DC-SET-054 and 057."""
    places: dict[str, dict[str, int]] = {}
    for card in card_set.cards:
        row = places.setdefault(card.suspect, dict.fromkeys(TYPES, 0))
        row[card.type] += 1
    for suspect, row in sorted(places.items()):
        missing = [kind for kind in TYPES if not row[kind]]
        if missing:
            yield "", f"suspect {suspect} has no card of type {', '.join(missing)}"
        elif 1 not in row.values():
            yield "", f"suspect {suspect} stands in two or more packets of every type"
    if len(places) != ROSTER:
        yield "", f"there are {len(places)} suspects, not {ROSTER}"


def check_texts(card_set: CardSet) -> Iterator[Problem]:
    """Everything that is printed is there, and no forename twice (DC-SET-057)."""
    for suspect in sorted({card.suspect for card in card_set.cards}):
        if suspect not in card_set.person:
            yield "", f"suspect {suspect} has no name"
    for forename, count in Counter(person.forename for person in card_set.people).items():
        if count > 1:
            yield "", f"{count} suspects are called {forename}"
    for card in card_set.cards:
        if not card.text:
            yield card.file, f"{card.id}: the card has no text"
    for packet, detail in card_set.detail.items():
        if not detail.title or not detail.text:
            yield detail.file, f"Detail {packet} has no title or no text"
        if bool(detail.date) != (detail.type == "O"):
            yield detail.file, f"Detail {packet}: opportunity Details have a date, others none"


def check_entries(card_set: CardSet) -> Iterator[Problem]:
    """Hints and void entries name packets of another type."""
    for card in card_set.cards:
        for entry in (*card.hints, *card.void):
            kind, _, letter = entry.partition(":")
            if kind == card.type or letter not in card_set.letters.get(kind, ()):
                yield card.file, f"{card.id}: {entry} is no letter of another type"


def check_clues(card_set: CardSet) -> Iterator[Problem]:
    """The clue budget of every packet and every letter of another type (DC-SET-063)."""
    for packet, kind in product(card_set.packets, TYPES):
        if not packet.startswith(kind):
            for letter in card_set.letters[kind]:
                yield from check_budget(card_set, packet, kind, letter)


def check_budget(card_set: CardSet, packet: str, kind: str, letter: str) -> Iterator[Problem]:
    """DC-SET-063 for one packet and one letter of another type."""
    there = {card.suspect for card in card_set.packets[packet_id(kind, letter)]}
    cards = card_set.packets[packet]
    hinting = [card for card in cards if f"{kind}:{letter}" in card.hints]
    right = sum(card.suspect in there for card in hinting)
    wrong = len(hinting) - right
    where = f"packet {packet} against {kind}-{letter}"
    if not 1 <= right <= SHARED - 1:
        yield cards[0].file, f"{where}: {right} of the shared suspects hint at it, not 1 to 3"
    elif not right <= wrong <= 2 * right:
        yield (
            cards[0].file,
            f"{where}: {wrong} of the others hint at it, not {right} to {2 * right}",
        )


def check_void(card_set: CardSet) -> Iterator[Problem]:
    """No card is void at a letter at which its suspect has a card (DC-SET-065)."""
    own: dict[str, set[str]] = {}
    for card in card_set.cards:
        own.setdefault(card.suspect, set()).add(f"{card.type}:{card.letter}")
    for card in card_set.cards:
        for entry in card.void:
            if entry in own[card.suspect]:
                there = f"where suspect {card.suspect} has a card and may be the killer"
                yield card.file, f"{card.id}: void for {entry}, {there}"


def check_easy_wins(card_set: CardSet) -> Iterator[Problem]:
    """Void cards are few, and there are some in at least half the episodes (DC-SET-066)."""
    for packet, cards in card_set.packets.items():
        count = sum(bool(card.void) for card in cards)
        if count > MOST_VOID_CARDS:
            yield cards[0].file, f"packet {packet} has {count} void cards, at most 2 are allowed"
    easy = 0
    for triple in product(*(card_set.letters[kind] for kind in TYPES)):
        details = {f"{kind}:{letter}" for kind, letter in _packets(triple)}
        ruled_out = {
            card.suspect
            for pair in _packets(triple)
            for card in card_set.packets[packet_id(*pair)]
            if details & set(card.void)
        }
        easy += bool(ruled_out)
        if len(ruled_out) > MOST_VOID_SUSPECTS:
            count = len(ruled_out)
            yield "", f"episode ({','.join(triple)}) rules out {count} suspects, at most 4"
    if easy < FEWEST_EASY_EPISODES:
        yield "", f"{easy} episodes rule a suspect out, at least {FEWEST_EASY_EPISODES} are due"
