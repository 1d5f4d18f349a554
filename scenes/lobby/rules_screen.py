"""All house rules of a lobby as sentences; left and right change the one with the focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.rules import HouseRule
from scenes.context import Context
from scenes.kit import cues
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, chosen_ground
from scenes.lobby import rules_list
from scenes.lobby.name_screen import WrittenScreen
from scenes.lobby.seed_screen import SeedScreen
from scenes.lobby.state import LobbyState
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.signs import chevron
from systems.table.theme import BRASS, INK

LIST = (96.0, 176.0, 1700.0, 640.0)
ROW = 96.0


class RuleRow(Row):
    """A rule as a sentence under its name.

    Args:
        key: its name on the screen.
        label: the name of the rule.
        sentence: the rule with its present value.
        step: called with 1 or -1; changes the value.
        changed: whether it is not as usual.
        open: called by OK instead of a step, where there is more to choose from.
    """

    def __init__(
        self,
        key: str,
        label: str,
        sentence: Callable[[], str],
        step: Callable[[int], object],
        changed: Callable[[], bool],
        open: Callable[[], object] | None = None,  # noqa: A002 - what it does
    ) -> None:
        super().__init__(key, (0, 0, 100, 100), label)
        self._sentence = sentence
        self._step = step
        self._changed = changed
        self._open = open

    def on_press(self, screen: Screen) -> bool:
        if self._open is not None:
            self._open()
            return True
        return self._turn(screen, 1)

    def on_click(self, screen: Screen, at: tuple[float, float]) -> bool:
        if self._open is not None or at[0] > self.rect.left + 90:
            return self.on_press(screen)
        return self._turn(screen, -1)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        if direction in (Kind.LEFT, Kind.RIGHT):
            return self._turn(screen, 1 if direction is Kind.RIGHT else -1)
        return super().on_steer(screen, direction)

    def _turn(self, screen: Screen, step: int) -> bool:
        self._step(step)
        screen.context.audio.cue(cues.MOVE)
        if screen.widgets.get(self.key) is self:
            self.rebuild(screen)
        return True

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        size = (float(self.rect.width), float(self.rect.height))
        ink = INK if self.focused else theme.text
        quiet = "#4A3A22" if self.focused else theme.quiet
        room = size[0] - 200
        sentence = self._sentence()
        label_size = text.boxed(self.label, "quiet", 28, (room, size[1] * 0.42), lines=1)
        label = text.picture(self.label, "quiet", label_size, quiet, fixed=True)
        below = (room, size[1] - label_size * 1.2 - 8)
        fitted = text.boxed(sentence, "body", 36, below, line=1.0)
        words = text.picture(
            sentence, "body", fitted, ink, width=room, most_lines=2, line=1.0, fixed=True
        )
        changed = self._changed()

        def paint(brush: Brush) -> None:
            box = (0, 0, size[0], size[1])
            if self.focused:
                chosen_ground(brush, box, 16)
            else:
                brush.plate(
                    box, 16, theme.panel, fill_opacity=0.86, edge=theme.edge, edge_width=1.5
                )
            colour = "#8A2F1F" if self.focused else BRASS if changed else "#C4553E"
            brush.svg(
                f'<path d="M13 2L24 11L13 20L2 11Z" fill="{colour if changed else "none"}" '
                f'stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>',
                (60, size[1] / 2 - 11, 26, 22),
            )
            top = (size[1] - label_size * 1.12 - words.size[1]) / 2
            brush.picture(label, (110 + label.size[0] / 2, top + label_size * 0.62))
            middle = top + label_size * 1.12 + words.size[1] / 2
            brush.picture(words, (110 + words.size[0] / 2, middle))
            for way, x in (("left", 32), ("right", size[0] - 36)):
                brush.picture(chevron(way, 34, ink), (x, size[1] / 2))

        key = (
            "rule row", self.label, sentence, size, changed, self.focused, text.percent, theme,
        )  # fmt: skip
        return painted(key, size, paint, text.book, says=(self.label, sentence))


class RulesScreen(Screen):
    """The house rules, the format where there are several, and the deal.

    Args:
        context: the tools of the house.
        state: of the lobby; changed at once.
    """

    name = "house rules"

    def __init__(self, context: Context, state: LobbyState) -> None:
        super().__init__(context)
        self.state = state
        self.texts = context.words_for(state.game)
        self.listing: Listing | None = None
        self._written: HouseRule | None = None

    def build(self) -> None:
        say = self.context.say
        self.stage.set_ground(wood_ground(self.context))
        self.add(Label("title", (96, 104), say("lobby.house_rules"), "display", 76, gold=True))
        self.listing = Listing(self._rows(), LIST, self._row_height())
        self.listing.show(self)
        tall = max(84.0, self.context.text.size("head", 38) * 1.5)
        top = 838.0
        self.add(Button("keep", (96, top, 840, tall), say("lobby.rules_back"), self.back, size=38))
        self.add(
            Button("usual", (984, top, 840, tall), say("lobby.rules_default"), self._usual, size=38)
        )
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.change")),
                Prompt(Kind.CONFIRM, say("prompt.next")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )

    def _row_height(self) -> float:
        text = self.context.text
        return max(ROW, text.size("quiet", 28) * 1.2 + text.size("body", 36) * 1.4)

    def _rows(self) -> list[Row]:
        state = self.state
        rows: list[Row] = []
        formats = state.manifest.formats
        if len(formats) > 1:
            rows.append(
                RuleRow(
                    "format",
                    self.context.say("lobby.format"),
                    lambda: self.texts.say(state.manifest.format(state.format).title),
                    self._change_format,
                    lambda: state.format != formats[0].id,
                )
            )
        rows += [self._rule_row(rule) for rule in state.rows]
        if state.offers_hints:
            rows.append(
                RuleRow(
                    "hints",
                    self.context.say("lobby.hints"),
                    lambda: rules_list.hints(self.texts, state.hints),
                    self._change_hints,
                    lambda: state.hints != state.usual_hints,
                )
            )
        rows.append(
            RuleRow(
                "deal",
                self.context.say("lobby.deal"),
                self._deal_words,
                lambda step: state.set_seed(state.seed + step),
                lambda: not state.seed_by_chance,
                self._open_seed,
            )
        )
        return rows

    def _rule_row(self, rule: HouseRule) -> RuleRow:
        state, game = self.state, self.state.game
        return RuleRow(
            f"rule.{rule.name}",
            rules_list.name(self.texts, game, rule),
            lambda: rules_list.told(state, rule),
            partial(state.change_rule, rule),
            partial(state.is_changed, rule),
            partial(self._open_writing, rule) if state.may_write(rule) else None,
        )

    def _deal_words(self) -> str:
        state = self.state
        key = "lobby.deal_chance" if state.seed_by_chance else "lobby.deal_chosen"
        if not state.seed_by_chance and state.seed == state.deal_of_today():
            key = "lobby.deal_is_today"
        return self.context.say(key, seed=f"{state.seed:06}")

    def _change_hints(self, step: int) -> None:
        self.state.hints = not self.state.hints

    def _open_writing(self, rule: HouseRule) -> None:
        self._written = rule
        asks = self.texts.say(f"{self.state.game}.house_rule_asked.{rule.name}")
        before = self.state.written(rule)
        page = WrittenScreen(self.context, before, asks, rule.letters, seat=self.last_seat)
        self.context.stack.push(page)

    def _open_seed(self) -> None:
        self.context.stack.push(SeedScreen(self.context, self.state))

    def _change_format(self, step: int) -> None:
        formats = [entry.id for entry in self.state.manifest.formats]
        here = formats.index(self.state.format)
        self.state.set_format(formats[(here + step) % len(formats)])
        self.relayout()

    def _usual(self) -> None:
        self.state.usual_rules()
        self.relayout()

    def pause(self) -> None:
        self.clear_prompts()  # those of the screen above lie in the same place

    def resume(self, result: object = None) -> None:
        rule, self._written = self._written, None
        if rule is not None and isinstance(result, str):
            self.state.write(rule, result)
        self.relayout()

    def relayout(self) -> None:
        offset = self.listing.offset if self.listing is not None else 0
        current = self.focus.current()
        super().relayout()
        if offset and self.listing is not None:
            self.listing.offset = offset
            self.listing.show(self)
            if current is not None:
                self.focus.set(current)
                self._follow_focus()

    def on_button(self, action: Action) -> bool:
        if action.kind in (Kind.EXTRA, Kind.PAUSE):
            self.back()
            return True
        return False
