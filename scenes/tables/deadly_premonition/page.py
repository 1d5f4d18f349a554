"""The private page of a move: the own hand in the middle, all boards around it, step by step.

First a card, then one of its sides, then whom it concerns; Back leads a step back. What is legal is
lit; what is not says why. The boards are those of the table, where everybody finds them again.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from game.core.intents import Intent, tag_of
from game.core.messages import Message, message
from game.core.view import View
from scenes.kit.prompts import Prompt
from scenes.private.looks import PrivateLook
from scenes.tables.deadly_premonition.drawing import MoveDrawing, aimed
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.offers import LOCK, SEATS, SUSPECTS, SWAP, Offer
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.brush import Box
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.cards import ATTRIBUTES, DEAD, with_attribute
from systems.table.board import Area

END = "end"
CARD, SIDE, TARGET, SECOND = "card", "side", "target", "second"


class MovePage(MoveDrawing):
    """Lets a seat make a move.

    Args:
        view: of the seat that looks.
        offers: what can be done with each card.
        killer: whether the seat is the Killer; None in a duel.
        desk: where it is drawn.
        look: the hand, in its places.
        plates: of the house; this page has its own.
    """

    steps = True

    def __init__(
        self,
        view: View,
        offers: Mapping[str, tuple[Offer, ...]],
        killer: bool | None,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
    ) -> None:
        super().__init__(view, killer, desk, look, plates)
        self.offers = dict(offers)
        self.step = CARD
        self.card = ""
        self.offer: Offer | None = None
        self.first = ""
        """What was named first, where two things are named."""
        self.by_kind = False
        self.focused = f"hand.{self.hand[0]}" if self.hand else END

    # -- what can have the focus -------------------------------------------------------------

    def targets(self) -> list[tuple[Hashable, Box]]:
        found: list[tuple[Hashable, Area]] = []
        if self.step == CARD:
            found = [(f"hand.{card}", area) for card, area in self.hand_areas()]
            found.append((END, aimed(self.tile_areas(1, last=True)[0])))
        elif self.step == SIDE:
            areas = [aimed(area) for area in self.tile_areas(len(self._shown()))]
            found = list(zip(self._side_keys(), areas, strict=True))
        elif self._names_suspects:
            found = [(f"suspect.{name}", self.suspect_area(name)) for name in self._walkable()]
        elif self._names_seats:
            found = [(f"seat.{seat}", self.places_of.board(seat)) for seat in self._seats()]
        else:
            found = [
                (f"attribute.{word}", aimed(area))
                for word, area in zip(ATTRIBUTES, self.attribute_areas(), strict=True)
            ]
        return [(key, (area.left, area.top, area.width, area.height)) for key, area in found]

    def below(self, key: Hashable) -> Hashable | None:
        return None

    def _shown(self) -> tuple[Offer, ...]:
        """The sides of the card that is chosen, or has the focus."""
        return self.offers.get(self.card, ())

    def _side_keys(self) -> list[Hashable]:
        return [f"side.{number}" for number in range(len(self._shown()))]

    @property
    def _names_suspects(self) -> bool:
        asks = self.offer.asks if self.offer is not None else ""
        return asks in (SUSPECTS, SWAP)

    @property
    def _names_seats(self) -> bool:
        asks = self.offer.asks if self.offer is not None else ""
        return asks == SEATS or (asks == LOCK and self.step == TARGET)

    def _lit(self) -> set[str]:
        """The suspects that the present step, or the card under the focus, may name."""
        if self.step == SECOND and not self._names_suspects:
            return self._of_the_kind()
        if self.step in (CARD, SIDE):
            offers = self._shown() if self.step == CARD else self._focused_side()
            found = [intent for one in offers for intent in one.legal]
        else:
            found = list(self.offer.legal) if self.offer is not None else []
        names = set()
        for intent in found:
            if isinstance(intent, do.SwapSuspects):
                if self.step == SECOND:
                    names |= {intent.other} if intent.own == self.first else set()
                else:
                    names |= {intent.own} if self.step == TARGET else {intent.own, intent.other}
            elif hasattr(intent, "suspect") and not isinstance(intent, do.Protect):
                names.add(str(intent.suspect))
        return names

    def _of_the_kind(self) -> set[str]:
        """Whom a lockdown with the attribute under the focus would hold."""
        word = str(self.focused).rpartition(".")[2]
        board = self.state.boards[int(self.first)]
        alive = [name for name in board if self.state.rows[name] != DEAD]
        return set(with_attribute(alive, word))

    def _focused_side(self) -> tuple[Offer, ...]:
        if isinstance(self.focused, str) and self.focused.startswith("side."):
            return (self._shown()[int(self.focused[5:])],)
        return ()

    def _walkable(self) -> list[str]:
        """Living suspects on the boards that the step is about; legal or not, they can be asked."""
        lit = self._lit()
        boards = {self.state.place(name)[0] for name in lit}
        return [
            name
            for seat in sorted(boards)
            for name in self.state.boards[seat]
            if self.state.rows[name] != DEAD
        ]

    def _seats(self) -> list[int]:
        assert self.offer is not None
        return sorted({int(getattr(one, "seat")) for one in self.offer.legal})  # noqa: B009 - each has one

    # -- choosing ----------------------------------------------------------------------------

    def makes(self, key: Hashable) -> Intent | None:
        if not isinstance(key, str):
            return None
        if key == END:
            return do.EndTurn()
        word, _, what = key.partition(".")
        if word == "side":
            offer = self._shown()[int(what)]
            return offer.legal[0] if offer.at_once and offer.legal else None
        if word in ("suspect", "seat", "attribute"):
            return self._named(word, what)
        return None

    def _named(self, word: str, what: str) -> Intent | None:
        """The intent that is complete with this; legal or not, so that the rules can say why."""
        offer = self.offer
        if offer is None or (offer.asks == SWAP and self.step == TARGET):
            return None
        if offer.asks == LOCK and self.step == TARGET:
            return None
        example = offer.example
        if word == "suspect":
            field = {"own": self.first, "other": what} if offer.asks == SWAP else {"suspect": what}
            return _with(example, **field)
        if word == "seat":
            return _with(example, seat=int(what))
        return _with(example, seat=int(self.first), attribute=what)

    def press(self, card: str, most: int) -> None:
        """OK on something that does not answer yet: the next step."""
        word, _, what = card.partition(".")
        if word == "hand":
            self.card, self.step = what, SIDE
            shown = self._shown()
            legal = [number for number, one in enumerate(shown) if one.legal]
            plays = [number for number in legal if shown[number].word != "discard_card"]
            self.focused = f"side.{(plays or legal)[0]}"
            if len(plays) == 1 and not shown[plays[0]].at_once:
                self._choose_side(shown[plays[0]])  # the only thing to do; Back shows the others
        elif word == "side":
            self._choose_side(self._shown()[int(what)])
        elif word == "suspect":
            self._name_first(what)
        elif word == "seat":
            self.first, self.step = what, SECOND
            self.focused = f"attribute.{self._legal_attributes()[0]}"
        self.refresh()

    def _choose_side(self, offer: Offer) -> None:
        if not offer.legal:
            why = self.why_not(offer.example)
            if why is not None:
                self.refuse(why)
            return
        self.offer, self.step, self.first = offer, TARGET, ""
        if self._names_suspects:
            lit = self._lit()
            self.focused = f"suspect.{next(n for n in self._walkable() if n in lit)}"
        else:
            self.focused = f"seat.{self._seats()[0]}"

    def _name_first(self, what: str) -> None:
        """The own suspect of a swap."""
        if what not in self._lit():
            other = next(iter(self.offer.legal), None) if self.offer is not None else None
            assert isinstance(other, do.SwapSuspects)
            why = self.why_not(_with(other, own=what))
            if why is not None:
                self.refuse(why)
            return
        self.first, self.step = what, SECOND
        lit = self._lit()
        self.focused = f"suspect.{next(n for n in self._walkable() if n in lit)}"

    def _legal_attributes(self) -> list[str]:
        assert self.offer is not None
        return [
            one.attribute
            for one in self.offer.legal
            if isinstance(one, do.LockDown) and one.seat == int(self.first)
        ]

    def back(self) -> bool:
        if self.step == CARD:
            return False
        if self.step == SECOND:
            self.step = TARGET
            named = "suspect" if self._names_suspects else "seat"
            self.focused, self.first = f"{named}.{self.first}", ""
        elif self.step == TARGET and self.offer is not None:
            self.focused = f"side.{self._shown().index(self.offer)}"
            self.step, self.offer = SIDE, None
        else:
            self.step, self.focused = CARD, f"hand.{self.card}"
        self.refresh()
        return True

    def extra(self) -> bool:
        """Sort the own hand by kind, or by the places of the backs on the table."""
        if self.step != CARD:
            return False
        self.by_kind = not self.by_kind
        self.sort(by_kind=self.by_kind)
        self.refresh()
        return True

    # -- words -------------------------------------------------------------------------------

    def focus_on(self, key: Hashable) -> None:
        self.focused = key
        if isinstance(key, str) and key.startswith("hand."):
            self.card = key[5:]
        elif key == END and self.step == CARD:
            self.card = ""
        self.show()

    def show(self) -> None:
        """Everything that follows from the focus."""
        self.put_hand(self.focused, self.card if self.step != CARD else "")
        self.put_lights(self._lit(), self.focused, walking=self.step in (TARGET, SECOND))
        self.put_reading(self.card, self._heading())
        if self.step == SECOND and not self._names_suspects:
            self.put_attributes(self._legal_attributes(), self.focused)
        else:
            chosen = self.offer if self.step in (TARGET, SECOND) else None
            self.put_sides(self._shown(), self.focused, chosen, ends=self.step == CARD)
        self.tell(self._caption())

    def refresh(self) -> None:
        """A step further, or back."""
        self.show()

    def _heading(self) -> Message | None:
        return None

    def _caption(self) -> Message:
        key = self.focused
        if not isinstance(key, str):
            return self.note
        word, _, what = key.partition(".")
        if word == "end":
            return message(f"{GAME}.visit.end_says")
        if word == "hand":
            return message(f"{GAME}.visit.pick_card")
        if word == "side":
            offer = self._shown()[int(what)]
            if not offer.legal:
                return self.why_not(offer.example) or message(f"{GAME}.why_not.not_now")
            return message(f"{GAME}.offer_says.{offer.word.replace('.', '_')}")
        intent = self._named(word, what)
        if intent is not None:
            why = self.why_not(intent)
            if why is not None:
                return why
            return message(f"{GAME}.names.{tag_of(intent)}", **_values(intent))
        if word == "seat":
            return message(f"{GAME}.visit.which_attribute", seat=int(what))
        if what not in self._lit():
            return message(f"{GAME}.why_not.suspect_is_locked")
        return message(f"{GAME}.visit.swap_whom", suspect=what)

    def prompts(self, pages: int, back: str) -> tuple[Prompt, ...] | None:
        say = self.desk.say
        word = "sort_places" if self.by_kind else "sort_kinds"
        sorts = self.step == CARD and len(self.hand) > 1
        first = (
            Prompt(Kind.EXTRA, say(f"{GAME}.visit.{word}"))
            if sorts
            else Prompt(Kind.LEFT, say("prompt.choose"))
        )
        ok = Prompt(Kind.CONFIRM, say("prompt.ok"))
        return (first, ok, Prompt(Kind.BACK, say("prompt.back")))


def _with(intent: Intent, **values: object) -> Intent:
    """The same intent with other fields."""
    fields = {name: getattr(intent, name) for name in intent.__struct_fields__}
    return type(intent)(**{**fields, **values})


def _values(intent: Intent) -> dict[str, object]:
    return {name: getattr(intent, name) for name in intent.__struct_fields__}
