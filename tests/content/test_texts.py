"""Texts: placeholders, selections, names, lists, other languages, and what is missing."""

from __future__ import annotations

import logging
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.content import ContentError, MissingText, Run, Texts, languages, searching
from game.content.templates import BadTemplate, parse
from game.content.texts import read_texts
from game.core.facts import Fact
from game.core.messages import Message, message


class Ate(Fact, frozen=True):
    """Somebody ate something."""

    seat: int
    jam: str


def table(tmp_path: Path, text: str) -> Texts:
    """Texts from a few lines of TOML, as those of a game called ``pantry``."""
    path = tmp_path / "en.toml"
    path.write_text(text, encoding="utf-8")
    house = {key: parse(text) for key, text in HOUSE.items()}
    return Texts("en", "pantry", {**house, **read_texts(path, "pantry.")})


HOUSE = {
    "list.comma": ", ",
    "list.point": ".",
    "list.and": " and ",
    "seat.number": "Seat {number}",
    "number.2": "two",
}


def test_a_placeholder_takes_the_value(tmp_path: Path) -> None:
    texts = table(tmp_path, 'left = "{count} jars left"')
    assert texts.say("pantry.left", count=3) == "3 jars left"


def test_a_family_turns_an_id_into_words(tmp_path: Path) -> None:
    texts = table(tmp_path, 'gone = "{jam:the} is gone."\n[the]\nplum = "the plum jam"')
    assert texts.say("pantry.gone", jam="plum") == "The plum jam is gone."


def test_a_sentence_begins_with_a_capital_letter(tmp_path: Path) -> None:
    """At its own beginning and after another sentence; a name and half a sentence stay."""
    texts = table(
        tmp_path,
        """
        gone = "Look! {jam:the} is gone. {seat:seat} ate {jam:the}."
        names = "{seat:seat} ate {jam:the}."
        asked = "{jam:the}?"
        half = "{jam:the} and more"
        says = "{said}."
        why = "{jam:the} was open"
        [the]
        plum = "the plum jam"
        """,
    ).with_names(["ada"])
    gone = "Look! The plum jam is gone. ada ate the plum jam."
    assert texts.say("pantry.gone", jam="plum", seat=0) == gone
    assert texts.say("pantry.names", jam=("plum", "plum"), seat=0).startswith("ada ate the plum")
    assert texts.say("pantry.asked", jam="plum") == "The plum jam?"
    assert texts.say("pantry.half", jam="plum") == "the plum jam and more"
    assert texts.say("pantry.says", said="so be it") == "so be it."
    why = message("pantry.why", jam="plum")
    assert texts.say("pantry.says", said=why) == "The plum jam was open."


def test_a_family_of_the_house_serves_the_game(tmp_path: Path) -> None:
    texts = table(tmp_path, 'left = "{count:number} jars"')
    assert texts.say("pantry.left", count=2) == "two jars"
    assert texts.say("pantry.left", count=17) == "17 jars"


def test_a_family_may_word_what_people_write(tmp_path: Path) -> None:
    text = 'label = "{jam:jar}"\n[jar]\nplum = "Pflaume"\nany = "{value:capital}"'
    texts = table(tmp_path, text)
    assert texts.say("pantry.label", jam="plum") == "Pflaume"
    assert texts.say("pantry.label", jam="alte marille") == "Alte marille"


def test_messages_bring_their_values(tmp_path: Path) -> None:
    texts = table(tmp_path, 'left = "{count} jars left, {seat:seat}"')
    assert texts.say(Message("pantry.left", {"count": 3, "seat": 1})) == "3 jars left, Seat 2"


def test_names_of_seats(tmp_path: Path) -> None:
    texts = table(tmp_path, 'ate = "{seat:seat} ate it."').with_names(["Rosa", ""])
    assert texts.say("pantry.ate", seat=0) == "Rosa ate it."
    assert texts.say("pantry.ate", seat=1) == "Seat 2 ate it."
    assert texts.say("pantry.ate", seat=5) == "Seat 6 ate it."


def test_a_fraction_has_the_point_of_the_language(tmp_path: Path) -> None:
    texts = table(tmp_path, 'full = "{share} of it"')
    assert texts.say("pantry.full", share=2.5) == "2.5 of it"
    house = {key: parse(text) for key, text in (HOUSE | {"list.point": ","}).items()}
    german = Texts("de", "pantry", {**house, "pantry.full": parse("{share} davon")})
    assert german.say("pantry.full", share=2.5) == "2,5 davon"


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (("plum",), "the plum jam"),
        (("plum", "fig"), "the plum jam and the fig jam"),
        (("plum", "fig", "plum"), "the plum jam, the fig jam and the plum jam"),
        ((), ""),
    ],
)
def test_lists_are_joined(tmp_path: Path, cards: tuple[str, ...], sentence: str) -> None:
    texts = table(tmp_path, 'all = "{jams:the}"\n[the]\nplum = "the plum jam"\nfig = "the fig jam"')
    assert texts.say("pantry.all", jams=cards) == sentence


def test_runs_tell_names_and_things_from_plain_words(tmp_path: Path) -> None:
    texts = table(tmp_path, 'ate = "{seat:seat} ate {jam:the}."\n[the]\nplum = "the plum jam"')
    assert texts.with_names(["Rosa"]).runs("pantry.ate", seat=0, jam="plum") == (
        Run("Rosa", "seat", 0),
        Run(" ate "),
        Run("the plum jam", "the", "plum"),
        Run("."),
    )


SELECTING = """
[ate]
select = "jam"
hidden = "{seat:seat} ate something."
none = "{seat:seat} ate nothing."
one = "one jar"
plum = "{seat:seat} ate plums."
3 = "three jars"
true = "yes"
other = "other"
"""


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("plum", "Seat 1 ate plums."),
        ("fig", "other"),
        ("?", "Seat 1 ate something."),
        (("?", "?"), "Seat 1 ate something."),
        ((), "Seat 1 ate nothing."),
        (None, "Seat 1 ate nothing."),
        (0, "Seat 1 ate nothing."),
        (1, "one jar"),
        (("plum",), "one jar"),
        (3, "three jars"),
        (("a", "b", "c"), "three jars"),
        (4, "other"),
        (True, "yes"),
        (False, "other"),
    ],
)
def test_selection(tmp_path: Path, value: object, sentence: str) -> None:
    assert table(tmp_path, SELECTING).say("pantry.ate", seat=0, jam=value) == sentence


def test_a_value_that_is_not_given_selects_nothing(tmp_path: Path) -> None:
    assert table(tmp_path, SELECTING).say("pantry.ate", seat=0) == "Seat 1 ate nothing."


def test_selections_nest(tmp_path: Path) -> None:
    text = """
        [ate]
        select = "jam"
        other = "some"
        [ate.hidden]
        select = "count"
        hidden = "some number"
        other = "{count}"
    """
    texts = table(tmp_path, text)
    assert texts.say("pantry.ate", jam="?", count="?") == "some number"
    assert texts.say("pantry.ate", jam="?", count=2) == "2"


def test_a_fact_is_said_by_its_tag(tmp_path: Path) -> None:
    texts = table(tmp_path, '[fact]\nate = "{seat:seat} ate {jam}."')
    assert texts.say_fact(Ate(0, "plums")) == "Seat 1 ate plums."
    assert texts.log_runs(Ate(0, "plums")) == texts.fact_runs(Ate(0, "plums"))


def test_a_log_line_of_its_own(tmp_path: Path) -> None:
    texts = table(tmp_path, '[fact]\nate = "long"\n[log]\nate = "short"')
    assert texts.log_runs(Ate(0, "plums")) == (Run("short"),)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ('ate = "{seat}"', {}),
        ('ate = "{seat:who}"', {"seat": "rosa"}),
        ('eaten = "x"', {}),
    ],
)
def test_what_is_missing_raises_in_tests(tmp_path: Path, text: str, values: Any) -> None:
    with pytest.raises(MissingText):
        table(tmp_path, text).say("pantry.ate", **values)


def test_what_is_missing_is_logged_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    texts = table(tmp_path, 'ate = "{seat} ate {jam:the}."')
    with caplog.at_level(logging.WARNING):
        assert texts.say("pantry.lost") == "pantry.lost"
        assert texts.say("pantry.ate", jam="plum") == "{seat} ate plum."
    assert "pantry.lost" in caplog.text
    assert "`seat`" in caplog.text
    assert "the.plum" in caplog.text


@pytest.mark.parametrize(
    "raw", ["a {brace", "a }brace", "{A}", "{a:}", "{}", {"select": "x"}, {"other": "x"}, 3]
)
def test_a_text_that_cannot_be_read(raw: object) -> None:
    with pytest.raises(BadTemplate):
        parse(raw)


def test_an_unreadable_text_names_file_and_key(tmp_path: Path) -> None:
    path = tmp_path / "en.toml"
    path.write_text('[fact]\nate = "{seat"', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_texts(path, "pantry.")
    assert caught.value.file == path
    assert caught.value.field == "pantry.fact.ate"


def test_what_a_language_lacks_is_said_in_english(shelf: Any) -> None:
    place = shelf.put()
    (place / "texts" / "de.toml").write_text('tagline = "Mus."', encoding="utf-8")
    with searching(shelf.root):
        texts = Texts.load("de", "pantry")
    assert texts.say("pantry.tagline") == "Mus."
    assert texts.say("pantry.question") == "Who ate it?"


def test_the_house_and_a_game_are_loaded_together(shelf: Any) -> None:
    shelf.put()
    with searching(shelf.root):
        texts = Texts.load("en", "pantry").with_names(["Rosa"])
    assert texts.say("pantry.open", seat=0) == "Which jar, Rosa?"
    assert "lobby.start" in texts
    assert "pantry.title" not in Texts.load("en")


def test_english_is_spoken() -> None:
    assert "en" in languages()


def test_a_file_is_read_once_and_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    parse = tomllib.loads
    monkeypatch.setattr(tomllib, "loads", lambda text: [read.append(text), parse(text)][1])
    path = tmp_path / "en.toml"
    for words in ("Good evening", "Good evening", "Good night, all"):
        path.write_text(f'hello = "{words}"', encoding="utf-8")
        os.utime(path, ns=(len(words), len(words)))
        for _ in range(3):
            (text,) = read_texts(path).values()
            assert words in str(text)
    assert len(read) == 2
    path.unlink()
    with pytest.raises(ContentError, match="missing"):
        read_texts(path)
