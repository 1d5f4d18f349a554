"""The card file keeps its rules; a set that breaks one is refused with the file and the card."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.content import registry
from game.content.reading import ContentError
from game.core.setup import BadSetup
from systems.rules import deadcert
from systems.rules.deadcert import checks, content
from systems.rules.deadcert.cards import (
    LETTERS,
    SNOOP_COLOUR,
    SNOOP_TYPES,
    SNOOPS,
    SNOOPS_OF,
    TYPES,
    colour_of,
)
from systems.rules.deadcert.content import CardSet, SuspectCard
from systems.rules.deadcert.episode import Case, case_of

OWN = content.read_folder(registry.manifest("deadcert").path("content"))


def changed(card: SuspectCard, **fields: Any) -> CardSet:
    """The game's own set with one card changed."""
    cards = [msgspec.structs.replace(one, **fields) if one is card else one for one in OWN.cards]
    return msgspec.structs.replace(OWN, cards=tuple(cards))


def card_of(packet: str, suspect: str) -> SuspectCard:
    return next(card for card in OWN.packets[packet] if card.suspect == suspect)


def told(card_set: CardSet) -> str:
    """Everything that is wrong with a set, apart from texts, in one string."""
    return "\n".join(problem for _, problem in checks.problems(card_set, draft=True))


def pairs(case: Case, one: str, two: str) -> set[str]:
    """The suspects on a card of both types, without the killer."""
    by_type: dict[str, set[str]] = {kind: set() for kind in TYPES}
    for card in case.suspects:
        by_type[colour_of(card)].add(case.card_set.suspect_of(card))
    return (by_type[one] & by_type[two]) - {case.killer}


@pytest.mark.rule("DC-SET-050", "DC-SET-051", "DC-SET-052", "DC-SET-053", "DC-SET-054")
@pytest.mark.rule("DC-SET-055", "DC-SET-056", "DC-RUL-004", "DC-RUL-006", "DC-RUL-007")
def test_the_game_s_own_set_has_the_right_shape() -> None:
    assert checks.problems(OWN) == ()
    assert content.load() == OWN


@pytest.mark.rule("DC-SET-063", "DC-SET-064", "DC-SET-065", "DC-SET-066", "DC-RUL-088")
def test_clues_and_dated_facts_keep_their_numbers() -> None:
    found = [*checks.check_entries(OWN), *checks.check_clues(OWN)]
    found += [*checks.check_void(OWN), *checks.check_easy_wins(OWN)]
    assert found == []
    assert any(card.void for card in OWN.cards)


@pytest.mark.rule("DC-SET-062")
def test_every_packet_tells_something_about_every_letter_of_the_other_types() -> None:
    for packet, cards in OWN.packets.items():
        hints = {hint for card in cards for hint in card.hints}
        others = [kind for kind in TYPES if not packet.startswith(kind)]
        assert hints == {f"{kind}:{letter}" for kind, letter in product(others, LETTERS)}


@pytest.mark.rule("DC-SET-057")
def test_no_forename_is_used_twice() -> None:
    victims = [row.title.split()[0] for row in OWN.details if row.type == "M"]
    names = [person.forename for person in OWN.people] + victims
    assert len(names) == len(set(names)) == 70


@pytest.mark.rule("DC-SET-059")
def test_no_detail_speaks_of_another_type() -> None:
    """Names of victims and scenes, and dates, stand in their own Details only."""
    for row in OWN.details:
        for other in OWN.details:
            if row.type != other.type:
                assert other.title not in f"{row.title} {row.text}", (row.title, other.title)
        assert bool(row.date) == (row.type == "O")


@pytest.mark.rule("DC-SET-001", "DC-SET-002", "DC-SET-003", "DC-SET-005", "DC-RUL-087")
def test_there_are_five_packs_of_three_packets() -> None:
    assert OWN.letters == dict.fromkeys(TYPES, LETTERS)
    assert sorted(OWN.packets) == sorted(f"{kind}-{letter}" for kind in TYPES for letter in LETTERS)
    for packet, cards in OWN.packets.items():
        assert len(cards) == 16
        assert len(OWN.detail[packet].snoops) == 2


@pytest.mark.example("EX-01")
@pytest.mark.rule("DC-SET-020", "DC-SET-023", "DC-SET-024", "DC-SET-025", "DC-SET-026")
def test_an_episode_of_the_plan() -> None:
    case = Case(OWN, ("A", "C", "C"))
    assert len(case.cards) == 54
    assert case.killer == "11"
    assert pairs(case, "M", "E") == {"01", "02", "21"}
    assert pairs(case, "M", "O") == {"06", "17", "35"}
    assert pairs(case, "E", "O") == {"10", "41", "47"}
    assert sum(count == 1 for count in case.names.values()) == 27
    assert len(case.names) == 37
    assert [card[0] for card in case.killer_cards] == list(TYPES)


@pytest.mark.example("EX-02")
@pytest.mark.rule("DC-SET-025", "DC-SET-026", "DC-SET-051")
def test_two_more_episodes_of_the_plan() -> None:
    case = Case(OWN, ("B", "D", "A"))
    assert case.killer == "09"
    assert pairs(case, "M", "E") == {"22", "43", "44"}
    assert pairs(case, "M", "O") == {"04", "18", "27"}
    assert pairs(case, "E", "O") == {"15", "34", "49"}
    assert Case(OWN, ("D", "B", "E")).killer == "53"


@pytest.mark.rule("DC-RUL-008")
def test_two_cases_without_a_letter_in_common_have_different_killers() -> None:
    killers = {letters: Case(OWN, letters).killer for letters in product(LETTERS, LETTERS, LETTERS)}
    for one, two in product(killers, killers):
        if all(a != b for a, b in zip(one, two, strict=True)):
            assert killers[one] != killers[two]


@pytest.mark.example("EX-03")
@pytest.mark.rule("DC-SET-051", "DC-SET-052", "DC-SET-054")
def test_a_sixty_sixth_suspect_is_refused() -> None:
    problems = told(changed(card_of("E-A", "31"), suspect="66"))
    assert "M-A and E-A share 3 suspects, not 4 (11, 16, 32)" in problems
    assert "episode (A,A,D) has no suspect as killer" in problems
    assert "there are 66 suspects, not 65" in problems


@pytest.mark.example("EX-04")
@pytest.mark.rule("DC-SET-027", "DC-SET-055")
def test_the_six_snoops_of_an_episode_and_a_packet_with_the_wrong_ones() -> None:
    case = Case(OWN, ("D", "B", "E"))
    assert [card for card in case.cards if card in SNOOPS] == list(SNOOPS)
    colours = {kind: [c for c in SNOOPS if colour_of(c) == kind] for kind in TYPES}
    assert colours == {"M": ["SM", "X1"], "E": ["SE", "X2"], "O": ["SO", "X3"]}
    details = [
        msgspec.structs.replace(row, snoops=("SM", "X2")) if row.letter == "B" else row
        for row in OWN.details
        if row.type == "M"
    ] + [row for row in OWN.details if row.type != "M"]
    problems = told(msgspec.structs.replace(OWN, details=tuple(details)))
    assert "packet M-B holds SM, X2, not SM, X1" in problems
    assert "twice X2 and lack X1" in problems


@pytest.mark.example("EX-05")
@pytest.mark.rule("DC-SET-064", "DC-SET-065")
def test_the_killer_is_never_ruled_out() -> None:
    card = card_of("M-A", "11")
    with_void = changed(card, void=("O:A",))
    ((_, problem),) = checks.check_void(with_void)
    assert problem.startswith(f"{card.id}: void for O:A")
    for letters in (("A", "A", "A"), ("A", "C", "A")):
        assert Case(with_void, letters).killer == "11"
    assert list(checks.check_void(changed(card, void=()))) == []


@pytest.mark.example("EX-65")
@pytest.mark.rule("DC-SET-003", "DC-SET-056")
def test_wrong_numbers_and_sizes_are_refused() -> None:
    card = OWN.packets["M-C"][0]
    assert f"{card.id}: number 17 is not 1 to 16" in told(changed(card, number=17))
    one = next(card for card in OWN.packets["O-A"] if card.number != 40)
    assert "number 40 stands twice in O-A" in told(changed(one, number=40))
    fewer = msgspec.structs.replace(OWN, cards=OWN.cards[1:])
    packet = f"{OWN.cards[0].type}-{OWN.cards[0].letter}"
    assert f"packet {packet} has 15 suspect cards, not 16" in told(fewer)
    more = msgspec.structs.replace(OWN, cards=(*OWN.cards, OWN.cards[0]))
    assert f"packet {packet} has 17 suspect cards, not 16" in told(more)


@pytest.mark.example("EX-66")
@pytest.mark.rule("DC-SET-063")
@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [(2, 3, ""), (2, 5, "not 2 to 4"), (0, 1, "not 1 to 3"), (3, 2, "not 3 to 6")],
)
def test_the_clue_budget(right: int, wrong: int, problem: str) -> None:
    shared = {card.suspect for card in OWN.packets["E-C"]}
    hinting: list[str] = []
    for here, count in ((True, right), (False, wrong)):
        rows = [card.id for card in OWN.packets["M-A"] if (card.suspect in shared) == here]
        hinting += rows[:count]
    assert {card.suspect for card in OWN.packets["M-A"]} & shared == {"01", "02", "11", "21"}
    cards = tuple(
        msgspec.structs.replace(card, hints=("E:C",) if card.id in hinting else ())
        for card in OWN.cards
    )
    found = list(checks.check_budget(msgspec.structs.replace(OWN, cards=cards), "M-A", "E", "C"))
    assert bool(found) == bool(problem)
    assert not found or problem in found[0][1]


@pytest.mark.rule("DC-SET-066")
def test_too_many_void_cards_are_refused() -> None:
    cards = list(OWN.packets["M-A"])
    three = {card.id for card in cards[:3]}
    many = tuple(
        msgspec.structs.replace(card, void=("O:A",)) if card.id in three else card
        for card in OWN.cards
    )
    found = [text for _, text in checks.check_easy_wins(msgspec.structs.replace(OWN, cards=many))]
    assert any(text.startswith("packet M-A has") for text in found)
    none = tuple(msgspec.structs.replace(card, void=()) for card in OWN.cards)
    found = [text for _, text in checks.check_easy_wins(msgspec.structs.replace(OWN, cards=none))]
    assert found == ["0 episodes rule a suspect out, at least 63 are due"]


@pytest.mark.rule("DC-SET-054", "DC-SET-057")
def test_missing_texts_and_names_are_refused() -> None:
    bare = tuple(msgspec.structs.replace(card, text="") for card in OWN.cards)
    nameless = msgspec.structs.replace(OWN, cards=bare, people=OWN.people[1:])
    found = [problem for _, problem in checks.problems(nameless)]
    assert "suspect 01 has no name" in found
    assert f"{OWN.cards[0].id}: the card has no text" in found
    twins = msgspec.structs.replace(OWN.people[1], forename=OWN.people[0].forename)
    two = msgspec.structs.replace(OWN, people=(OWN.people[0], twins, *OWN.people[2:]))
    assert any("2 suspects are called" in text for _, text in checks.check_texts(two))


def test_an_error_names_the_file_and_the_card(tmp_path: Path, monkeypatch: Any) -> None:
    source = Path(__file__).parents[2] / "fixtures" / "deadcert" / "T.toml"
    broken = tmp_path / "broken.toml"
    text = source.read_text(encoding="utf-8").replace("number = 5,", "number = 4,")
    broken.write_text(text, encoding="utf-8")
    monkeypatch.setattr(content, "folder_of", lambda name: broken)
    content.load.cache_clear()
    with pytest.raises(ContentError, match=r"broken\.toml: M:MO1: number 4 stands twice in M-T"):
        content.load("broken")
    content.load.cache_clear()


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(BadSetup, match="T"):
        content.load("nothing_of_the_kind")
    with pytest.raises(BadSetup):
        content.load("../T")


@pytest.mark.rule("DC-SET-008", "DC-SET-009", "DC-SET-028", "DC-RUL-001")
def test_the_test_deck_has_the_shape_of_an_episode() -> None:
    case = case_of("T", ("T", "T", "T"))
    assert case.killer == "K"
    assert case.killer_cards == ("M:K", "E:K", "O:K")
    assert Counter(colour_of(card) for card in case.cards) == dict.fromkeys(TYPES, 18)
    for kind, snoops in SNOOPS_OF.items():
        assert [SNOOP_COLOUR[snoop] for snoop in snoops] == [kind, kind]
        assert SNOOP_TYPES[snoops[0]] == (kind,)
        assert SNOOP_TYPES[snoops[1]] == TYPES


@pytest.mark.rule("DC-SET-010", "DC-SET-011", "DC-SET-061", "DC-SET-067", "DC-RUL-089")
def test_no_rule_reads_numbers_texts_hints_or_dates() -> None:
    """Beside the content itself no rule looks at what must have no effect; reasoning may."""
    folder = Path(deadcert.__file__).parent
    free = {folder / "content.py", folder / "checks.py"}
    for path in sorted(folder.rglob("*.py")):
        if path in free or {"bots", "insight"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"hints", "void", "text", "date"}, f"{path}: {node.lineno}"
