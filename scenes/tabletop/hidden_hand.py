"""A card is played by its place in a hand that lies face down: who remembers it need not look.

Every card keeps a place that tells nothing of it; the order of the backs is the order in which its
owner sees the faces when looking first. The focus begins anywhere. A card that may not be played
stays where it lies, without a sign; looking first is always possible, and tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import message
from game.core.rng import stream_for
from game.match.match import Match
from scenes.kit.prompts import Prompt
from scenes.private.looks import HiddenPick, PrivateChoice, PrivateLook
from scenes.tabletop.buttons import baize, choice
from scenes.tabletop.cards import card_back
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.text import Content, Inline, Run
from systems.table.board import Area
from systems.table.focus import Key, Target
from systems.table.sprites import Sprite

PREFIX = "ui.hidden."
Z = 300.0
MIDDLE = (960.0, 470.0)
CARD = (150.0, 206.0)
WIDEST = 1300.0
PLATE = (330.0, 72.0)
GAP = 18.0
LOOK_FIRST = "look first"


@dataclass(frozen=True)
class HandPlaces:
    """Where a game's own table shows the backs of who decides, and leaves room for plates.

    Attributes:
        cards: number of cards -> where each lies; the table itself draws the backs.
        plates: number of plates -> where each lies.
    """

    cards: Callable[[int], list[Area]]
    plates: Callable[[int], list[Area]]


def in_places(match: Match, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in the order of their places.

    A card keeps its place among the others as long as it is in the hand; the order is drawn from
    the seed, so that neither kind nor number of a card can be read from it.
    """
    seed = match.setup.seed
    return tuple(sorted(cards, key=lambda card: _rank(seed, seat, card)))


def _rank(seed: int, seat: int, card: str) -> int:
    return stream_for(seed, f"place {seat} {card}").next64()


def looked_at(pick: HiddenPick, seat: int, match: Match) -> PrivateChoice:
    """The same choice behind the curtain, for who looks first."""
    return PrivateChoice(
        pick.title,
        in_places(match, seat, pick.cards),
        pick.intents,
        seconds=pick.seconds,
        answers=pick.answers,
        words=pick.words,
    )


def placed_look(look: PrivateLook, seat: int, match: Match) -> PrivateLook:
    """The same look with its cards in their places, where it says so."""
    if not look.placed:
        return look
    groups = tuple(
        replace(group, cards=in_places(match, seat, group.cards)) for group in look.groups
    )
    return replace(look, groups=groups)


def placed_choice(choice: PrivateChoice, seat: int, match: Match) -> PrivateChoice:
    """The same choice with its cards in their places, where it says so."""
    if not choice.placed:
        return choice
    pages = tuple(placed_look(page, seat, match) for page in choice.pages)
    return replace(choice, cards=in_places(match, seat, choice.cards), pages=pages)


class HiddenHand(Panel):
    """Backs to choose from, and the answers that everybody has.

    Args:
        desk: where.
        decision: of the seat.
        pick: what the game declares.
        match: for the places of the cards, and for the number of moves, from which the first
            focus follows.
        places: where the backs lie on the table already; in the middle, on baize, otherwise.
    """

    def __init__(
        self,
        desk: Desk,
        decision: Decision,
        pick: HiddenPick,
        match: Match,
        places: HandPlaces | None = None,
    ) -> None:
        super().__init__(desk, decision)
        self.places = places
        self.pick = pick
        self.cards = in_places(match, self.seat, pick.cards)
        self._first = stream_for(match.moves, f"first focus {self.seat}").below(
            max(1, len(self.cards))
        )

    def open(self) -> None:
        desk, targets = self.desk, self._targets()
        if self.places is None:
            self._lay_baize(targets)
        desk.focus.replace(targets)
        desk.focus.set(targets[self._first].key)
        self.focus_moved()

    def _lay_baize(self, targets: list[Target]) -> None:
        left = min(target.rect.left for target in targets) - 40
        top = min(target.rect.top for target in targets) - 34
        right = max(target.rect.right for target in targets) + 40
        foot = max(target.rect.bottom for target in targets) + 34
        board = Area(left, top, right - left, foot - top)
        self.desk.stage.add(Sprite(baize(board), *board.centre, Z), name=f"{PREFIX}board")

    def close(self) -> None:
        for name in self.desk.stage.names:
            if name.startswith(PREFIX):
                self.desk.stage.remove(name)
        self.desk.focus.replace([])

    def focus_moved(self) -> None:
        focused = self.desk.focus.current()
        for target in self._targets():
            key, rect = target.key, target.rect
            if isinstance(key, int):
                if self.places is not None:
                    continue
                picture = card_back(self.desk, CARD)
            else:
                look = "brass" if key == focused else "dark"
                picture = choice(self.desk, self._words(key), (rect.width, rect.height), look)
            name = f"{PREFIX}{key}"
            if name in self.desk.stage:
                self.desk.stage.change(name, picture=picture)
            else:
                self.desk.stage.add(Sprite(picture, *rect.center, Z + 1), name=name)

    def press(self, kind: Kind) -> Intent | None:
        if kind is not Kind.CONFIRM:
            return None
        key = self.desk.focus.current()
        if key == LOOK_FIRST:
            self.looks_first = True
            return None
        if isinstance(key, int):
            intent = self.pick.intents.get(self.cards[key])
        elif isinstance(key, str) and key.startswith("answer."):
            intent = self.pick.answers[int(key.rpartition(".")[2])].intent
        else:
            return None
        return intent if intent in self.decision.options else None

    def caption(self) -> Content | None:
        desk = self.desk
        asked = desk.runs(self.pick.title)
        how = desk.runs(message("peek.hidden_hand"))
        return (*_pieces(asked), " ", *_pieces(how))

    def prompts(self) -> tuple[Prompt, ...]:
        say = self.desk.say
        return (Prompt(Kind.LEFT, say("prompt.choose")), Prompt(Kind.CONFIRM, say("prompt.ok")))

    # -- layout ------------------------------------------------------------------------------

    def _words(self, key: Key) -> str:
        if key == LOOK_FIRST:
            return self.desk.say("peek.look_first")
        number = int(str(key).rpartition(".")[2])
        return self.desk.say(self.pick.answers[number].words)

    def _targets(self) -> list[Target]:
        count = len(self.cards)
        keys: list[Key] = [f"answer.{number}" for number in range(len(self.pick.answers))]
        keys.append(LOOK_FIRST)
        if self.places is not None:
            areas = [*self.places.cards(count), *self.places.plates(len(keys))]
            named: list[Key] = [*range(count), *keys]
            radii = [8] * count + [16] * len(keys)
            return [
                Target(key, pygame.Rect(area), radius)
                for key, area, radius in zip(named, areas, radii, strict=True)
            ]
        found = []
        step = min(CARD[0] + GAP, (WIDEST - CARD[0]) / max(1, count - 1))
        x = MIDDLE[0] - step * (count - 1) / 2
        for place in range(count):
            rect = pygame.Rect(0, 0, round(min(step - 6, CARD[0])), round(CARD[1]))
            rect.center = round(x + place * step), round(MIDDLE[1] - 60)
            found.append(Target(place, rect, 12))
        wide = min(PLATE[0], (WIDEST - GAP * (len(keys) - 1)) / len(keys))
        left = MIDDLE[0] - (len(keys) * (wide + GAP) - GAP) / 2
        for number, key in enumerate(keys):
            rect = pygame.Rect(
                round(left + number * (wide + GAP)), round(MIDDLE[1] + 90), round(wide), 72
            )
            found.append(Target(key, rect, 16))
        return found


def _pieces(content: Content) -> tuple[str | Run | Inline, ...]:
    return content if isinstance(content, tuple) else (content,)
