"""What is special about this game's handbook and words."""

from __future__ import annotations

import re
import tomllib

import pytest

from game.content import Handbook, Texts, registry
from game.core.messages import HIDDEN
from systems.rules.tudor_mansion import RULES, facts
from systems.rules.tudor_mansion.cards import CLUES, ROOMS, SUSPECTS, WEAPONS

GAME = "tudor_mansion"
RULE_NUMBERS = [
    *range(1, 26),  # before the cards, setting out
    *range(30, 34),  # a turn
    *range(35, 44),  # moving
    *range(45, 52),  # asking
    *range(52, 62),  # answering
    *range(65, 75),  # accusing
    *range(90, 96),  # the end
    98,  # chance
]
DECISIONS = ("choose_start_room", "move", "act", "choose_shown", "act_again")


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    monkeypatch.setattr(Texts, "strict", True)
    return Texts.load("en", GAME).with_names(["Rosa", "Tom", "Dr Bell", "Ada"])


def test_the_handbook_has_every_rule_and_ruling() -> None:
    handbook = Handbook.load(GAME)
    assert [entry.id for entry in handbook.rules if entry.id != "TM-098"] == [
        f"TM-{number:03}" for number in RULE_NUMBERS if number != 98
    ]
    assert handbook.rule("TM-098")
    assert [entry.id for entry in handbook.rulings] == [f"TM-R{n:02}" for n in range(1, 33)]


def test_the_handbook_explains_every_decision() -> None:
    assert tuple(help_.kind for help_ in Handbook.load(GAME).decisions) == DECISIONS


def test_every_ruling_with_an_option_names_a_house_rule() -> None:
    named = {entry.option for entry in Handbook.load(GAME).rulings if entry.option}
    assert named == {rule.name for rule in RULES.house_rules}


def test_the_cards_of_the_manifest_are_those_of_the_rules() -> None:
    manifest = registry.manifest(GAME)
    assert tuple(card.id for card in manifest.cards) == CLUES
    kinds = {card.id: card.kind for card in manifest.cards}
    assert all(kinds[card] == "suspect" for card in SUSPECTS)
    assert all(kinds[card] == "weapon" for card in WEAPONS)
    assert all(kinds[card] == "room" for card in ROOMS)


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_is_asked_by_name(texts: Texts, kind: str) -> None:
    assert "Tom" in texts.say(f"{GAME}.{kind}", seat=1)


@pytest.mark.parametrize("family", ["card", "short", "the"])
def test_every_card_has_its_names(texts: Texts, family: str) -> None:
    names = [texts.say(f"{GAME}.{family}.{card}") for card in CLUES]
    assert len(set(names)) == 21


def test_things_take_an_article_in_a_sentence_and_people_do_not(texts: Texts) -> None:
    said = texts.say(f"{GAME}.ask.sentence", suspect="mrs_white", weapon="rope", room="hall")
    assert said == "Was it Mrs White, with the Rope, in the Hall?"


def test_every_reason_for_a_refusal_is_a_sentence(texts: Texts) -> None:
    source = registry.manifest(GAME).path("../../../systems/rules/tudor_mansion/legality.py")
    details = set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source.read_text(encoding="utf-8")))
    details -= {*DECISIONS, "no_such_option", "distinct_starts", "leave_first"}
    details.add("leave_first")
    assert len(details) >= 10
    for detail in sorted(details):
        said = texts.say("no_such_option", detail=detail)
        assert said == texts.say(f"{GAME}.why_not.{detail}")
        assert said.endswith(".")
    assert texts.say("no_such_option") == "That is not one of the choices."


def test_captions_of_a_refutation_tell_no_more_than_the_fact(texts: Texts) -> None:
    shown = facts.Refuted(2, 0, ("mrs_white", "kitchen"))
    assert texts.say_fact(shown) == "Dr Bell shows Rosa Mrs White and the Kitchen."
    secret = facts.Refuted(2, 0, HIDDEN)
    assert texts.say_fact(secret) == "Dr Bell shows Rosa something. Nobody else may see it."
    counted = facts.Refuted(2, 0, HIDDEN, 2)
    assert "two cards" in texts.say_fact(counted)
    assert "one card" in texts.say_fact(facts.Refuted(2, 0, HIDDEN, 1))


def test_captions_of_the_other_facts_that_hide_something(texts: Texts) -> None:
    seen = facts.EnvelopeSeen(1, ("mrs_white", "rope", "hall"))
    assert texts.say_fact(seen) == "The envelope holds Mrs White, the Rope and the Hall."
    unseen = facts.EnvelopeSeen(1, (HIDDEN, HIDDEN, HIDDEN))
    assert "Rope" not in texts.say_fact(unseen)
    dealt = "".join(run.text for run in texts.log_runs(facts.CluesDealt(1, (HIDDEN,) * 5)))
    assert dealt == "Tom is dealt a hand."


def test_captions_of_moves_and_endings(texts: Texts) -> None:
    moved = facts.Moved(0, "hall", "lounge", "step")
    assert texts.say_fact(moved) == "Rosa walks from the Hall to the Lounge."
    passage = facts.Moved(0, "study", "kitchen", "passage")
    assert "through the passage" in texts.say_fact(passage)
    won = facts.GameOver((3,), "won", ("mrs_white", "rope", "hall"), ())
    assert texts.say_fact(won) == "Ada solved it: Mrs White, the Rope and the Hall."
    unsolved = facts.GameOver((), "unsolved", ("mrs_white", "rope", "hall"), ())
    assert texts.say_fact(unsolved).startswith("Nobody solved it.")


def test_captions_fit_their_plate(texts: Texts) -> None:
    """At 36 px a line of the caption plate takes some 60 letters; two lines are allowed."""
    longest = texts.with_names(["Bartholomew"] * 6)
    samples = [
        facts.Suggested(0, "colonel_mustard", "lead_piping", "billiard_room"),
        facts.Moved(0, "billiard_room", "conservatory", "passage"),
        facts.TokenMoved("colonel_mustard", "billiard_room", "conservatory"),
        facts.Refuted(0, 1, HIDDEN),
        facts.Refuted(0, 1, ("professor_plum", "lead_piping", "billiard_room")),
        facts.EnvelopeSeen(0, (HIDDEN,) * 3),
        facts.WentSilent(0),
        facts.LimitReached(40),
        facts.AccusationWrong(0),
    ]
    for fact in samples:
        assert len(longest.say_fact(fact)) <= 110, longest.say_fact(fact)


def test_nobody_is_called_you_on_the_shared_screen() -> None:
    """On one screen for all, "you" is whoever happens to look: names are used instead."""
    path = registry.manifest(GAME).path("texts/en.toml")
    for family in ("fact", "log", "note", "tag"):
        table = tomllib.loads(path.read_text(encoding="utf-8"))[family]
        assert not re.search(r"\byou\b|\byour\b", str(table).lower()), family


def test_a_note_gives_its_reason(texts: Texts) -> None:
    said = texts.say(
        f"{GAME}.note.reason",
        mark=texts.say(f"{GAME}.note.mark.has_not", holder=2, card="rope"),
        because=texts.say(
            f"{GAME}.note.because.shown_only",
            round=2,
            refuter=2,
            viewer=0,
            cards=("professor_plum", "lounge"),
        ),
    )
    assert said == (
        "Dr Bell does not have the Rope: in round 2 Dr Bell showed Rosa only "
        "Professor Plum and the Lounge."
    )
