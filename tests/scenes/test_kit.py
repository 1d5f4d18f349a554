"""Widgets do what their faces promise, by buttons and by mouse."""

from __future__ import annotations

from typing import Any

from game.settings import Settings
from scenes.context import Context, coloured
from scenes.kit.caption import Caption
from scenes.kit.lines import even_width
from scenes.kit.listing import Listing
from scenes.kit.pages import Pages, Paragraph, paginate
from scenes.kit.prompts import Prompt, prompt_sign
from scenes.kit.rows import ChoiceRow, LinkRow, Option, SliderRow, ToggleRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from scenes.question import Answer, Question
from systems.io.actions import Kind, Notice
from systems.io.seats import Device
from systems.table.theme import seat_style


class Sample(Screen):
    """Buttons and rows, and what was pressed."""

    name = "sample"

    def build(self) -> None:
        self.said: list[object] = getattr(self, "said", [])
        self.answers: list[object] = getattr(self, "answers", [])
        self.add(Label("title", (96, 100), "A title", "display", 72, gold=True))
        for number in range(3):
            self.add(
                Button(
                    f"b{number}",
                    (96 + number * 400, 200, 360, 90),
                    f"Button {number}",
                    lambda n=number: self.said.append(n),  # type: ignore[misc]
                    enabled=number != 2,
                    hint="not now" if number == 2 else "",
                )
            )
        options = [Option(value, f"value {value}") for value in "xyz"]
        rows = [
            ChoiceRow("choice", (0, 0, 1, 1), "A choice", options, "y", self.said.append),
            SliderRow("slider", (0, 0, 1, 1), "A number", 50, self.said.append),
            ToggleRow("toggle", (0, 0, 1, 1), "A switch", False, self.said.append, ("off", "on")),
        ]
        Listing(rows, (96, 340, 1200, 600)).show(self)
        self.set_prompts(
            [
                Prompt(Kind.CONFIRM, "Do it"),
                Prompt(Kind.EXTRA, "My notes"),
                Prompt(Kind.PAUSE, "Pause"),
            ]
        )

    def on_button(self, action: Any) -> bool:
        self.said.append(action.kind.value)
        return True

    def back(self) -> None:
        self.context.stack.push(
            Question(self.context, "Leave?", [Answer(1, "No"), Answer(2, "Yes")])
        )

    def resume(self, result: object = None) -> None:
        self.answers.append(result)


def test_buttons_are_pressed_and_steered(player: Any) -> None:
    screen = player.open(Sample(player.context))
    assert screen.focus.current() == "b0"
    player.press("confirm", "right", "confirm")
    assert screen.said == [0, 1]
    player.press("right", "confirm")
    assert screen.focus.current() == "b2" and screen.said == [0, 1]
    assert player.context.audio.heard[-1] == "ui_no"


def test_rows_change_with_left_and_right(player: Any) -> None:
    screen = player.open(Sample(player.context))
    player.press("down", "right")
    assert screen.said == ["z"]
    player.press("right")  # no further
    assert screen.said == ["z"] and screen.focus.current() == "choice"
    player.press("left", "down", "right", "right", "down", "confirm")
    assert screen.said == ["z", "y", 60, 70, True]


def test_what_a_third_button_does_can_be_reached_with_the_directions(player: Any) -> None:
    screen = player.open(Sample(player.context))
    assert {"prompt.extra", "prompt.pause"} <= set(screen.focus.reachable())
    player.press("down", "down", "down", "down")
    assert screen.focus.current() in ("prompt.extra", "prompt.pause")
    screen.focus.set("prompt.extra")
    player.press("confirm", "extra")
    assert screen.said == ["extra", "extra"]


def test_the_mouse_presses_what_it_points_at(player: Any) -> None:
    screen = player.open(Sample(player.context))
    player.devices.click((500, 240))
    player.run(0.1)
    assert screen.said == [1] and screen.focus.current() == "b1"
    slider = screen.widgets["slider"].rect
    player.devices.click((slider.left + slider.width * 0.5, slider.centery))
    player.run(0.1)
    assert screen.said[-1] == 0
    row = next(e for e in screen._row.entries if e.prompt.kind is Kind.CONFIRM)
    player.devices.click(row.rect.center)
    player.run(0.1)


def test_a_question_answers_once_and_back_is_no_answer(player: Any) -> None:
    screen = player.open(Sample(player.context))
    player.press("back")
    assert player.top.name == "question" and player.top.focus.current() == "answer.0"
    player.press("back")
    assert screen.answers == [None]
    player.press("back", "right", "confirm")
    assert screen.answers == [None, 2]
    assert screen.focus.current() == "b0"


def test_laying_out_again_keeps_the_focus(player: Any) -> None:
    screen = player.open(Sample(player.context))
    player.press("right")
    player.context.settings.text_size = 150
    player.context.settings_changed()
    player.context.stack.relayout()
    player.run(0.1)
    assert screen.focus.current() == "b1"
    assert screen.stage.untold() == []


def test_long_lists_go_on(player: Any) -> None:
    class Long(Screen):
        name = "long"

        def build(self) -> None:
            rows = [LinkRow(f"row.{n}", (0, 0, 1, 1), f"Row {n}", lambda: None) for n in range(30)]
            self.listing = Listing(rows, (96, 100, 900, 500))
            self.listing.show(self)

    screen = player.open(Long(player.context))
    shown = screen.listing.count(screen)
    assert 4 <= shown <= 8
    for _ in range(29):
        player.devices.press("down")
        player.run(0.05)
    assert screen.focus.current() == "row.29"
    assert sum(text.startswith("Row") for text in player.strings()) == shown
    for _ in range(29):
        player.devices.press("up")
        player.run(0.05)
    assert screen.focus.current() == "row.0"


def test_long_text_is_turned_page_by_page(player: Any, context: Context) -> None:
    words = " ".join(f"word{n}" for n in range(900))
    pages = paginate(context.text, [Paragraph(words)], 800, 500)
    assert len(pages) > 1
    assert " ".join(part.text for page in pages for part in page) == words
    for page in pages:
        high = sum(context.text.measure(p.text, p.role, p.size, width=800)[1] + p.gap for p in page)
        assert high <= 500 + 40

    class Book(Screen):
        name = "book"

        def build(self) -> None:
            self.pages = Pages("pages", (96, 100, 800, 500), [Paragraph(words)])
            self.add(self.pages)

    screen = player.open(Book(context))
    player.press("right", "right", "left")
    assert screen.pages.page == 1


def test_prompts_follow_the_device_that_pressed(player: Any) -> None:
    screen = player.open(Sample(player.context))
    neutral = prompt_sign(player.context, Kind.CONFIRM)
    player.devices.press("right", device="keys.wasd")
    player.run(0.1)
    assert "Space" in player.strings()
    assert prompt_sign(player.context, Kind.CONFIRM) != neutral
    player.devices.plug("pad.1")
    player.devices.press("left", device="pad.1")
    player.run(0.1)
    assert "Space" not in player.strings()
    assert screen.focus.current() == "b0"


def test_prompts_show_swapped_and_changed_buttons(context: Context) -> None:
    pad = Device("pad.1", "pad")
    plain, third = (prompt_sign(context, kind, pad) for kind in (Kind.CONFIRM, Kind.EXTRA))
    context.input.bindings.swapped.add("pad.1")
    assert prompt_sign(context, Kind.CONFIRM, pad) == prompt_sign(context, Kind.BACK)
    context.input.bindings.swapped.clear()
    context.input.bindings.set_changed({"pad": {"confirm": "north"}})
    assert prompt_sign(context, Kind.CONFIRM, pad) == third
    assert prompt_sign(context, Kind.EXTRA, pad) == plain


def test_shared_prompts_follow_the_setting_of_ok(open_context: Any) -> None:
    usual, other = open_context(), open_context(confirm="east")
    assert prompt_sign(usual, Kind.CONFIRM) == prompt_sign(other, Kind.BACK)


def test_captions_say_words_in_colours(player: Any) -> None:
    screen = player.open(Sample(player.context))
    caption = Caption(player.context, screen.stage)
    caption.say("It rains.")
    assert "It rains." in player.strings()
    caption.say("")
    assert "It rains." not in player.strings()
    runs = player.context.words.with_names(["Rosa", "Tom"]).runs("bot.took_over", seat=1)
    content = coloured(runs)
    assert any(run.colour == seat_style(1).colour and run.text == "Tom" for run in content)
    caption.say(content)
    assert "Tom" in player.strings()


def test_settings_reach_what_they_are_about(open_context: Any) -> None:
    context = open_context(speed="fast", reduced_motion=True, volume_effects=30, text_size=150)
    assert context.tempo.speed == "fast" and context.ui_tempo.reduced
    assert context.audio.effects == 0.3 and context.text.percent == 150
    context.settings = Settings()
    context.apply_settings()
    assert context.text.percent == 100


def test_a_resize_makes_everything_anew(player: Any) -> None:
    screen = player.open(Sample(player.context))
    player.context.viewport.resize((1280, 720))
    assert player.context.refresh_window()
    player.context.stack.relayout()
    assert player.frame() == [player.context.viewport.frame.get_rect()]
    player.devices.send(Notice.RESIZED)
    player.run(0.1)
    assert screen.stage.untold() == []


def test_no_word_stands_alone_on_the_last_line(context: Context) -> None:
    words = "Plug it in again, or press a button on any pad to take this seat."
    wide = even_width(context.text, words, "body", 36, 960)
    lines = context.text.measure(words, "body", 36, width=960)[1]
    assert wide < 800
    assert context.text.measure(words, "body", 36, width=wide)[1] == lines
    assert context.text.measure(words, "body", 36, width=wide - 30)[1] > lines
