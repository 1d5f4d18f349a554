"""What each fact of SOLOplay looks like, from the state before it to the one after."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.core.facts import Fact
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert.beginning import Beginning
from scenes.tables.deadcert.openplay.layout import VERDICT, verdict
from scenes.tables.deadcert.soloplay import layout as desk_of
from scenes.tables.deadcert.soloplay.state import SoloState, fetched
from scenes.tabletop import icons
from scenes.tabletop.arrange import Which, named
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay import facts as shared
from systems.rules.deadcert.soloplay import facts as happened
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

READ_AT = (633.0, 455.0)
MAKE_ROOM_MS, INK_MS = 160, 250
EXPOSED_MS = 1500
VERDICT_EVERY, VERDICT_MS, VERDICT_HELD = 320.0, 300.0, 2200.0
STAYS_LIT = 800.0
"""The paper of this desk takes much of the screen: before the results are dark, it stays lit."""

GLOW = 330.0


class Performance(Beginning):
    """Shows the facts of one match; arguments as for :class:`Beginning`."""

    state: SoloState
    read_at = READ_AT

    def layout(self) -> Layout:
        return desk_of.layout(self.desk, self.state)

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            common.EpisodeCreated: self.episode_created,
            common.DetailRead: self.detail_read,
            common.DeckShuffled: self.told,
            common.SnoopRevealed: self.snoop_revealed,
            common.EpisodeEnded: self.episode_ended,
            common.Debrief: self.settled,
            shared.RoundStarted: self.told,
            shared.StageStarted: self.settled,
            shared.Dealt: self.dealt,
            shared.Fetched: self.fetched,
            shared.EvidenceFiled: self.evidence_filed,
            ChecklistUpdated: self.checklist_updated,
            happened.KillerExposed: self.killer_exposed,
            happened.SnoopSpent: self.snoop_spent,
            happened.Reclaimed: self.reclaimed,
        }
        for fact, maker in makers.items():
            choreographer.register(fact, maker)
        choreographer.silent(common.PointsScored)

    # -- tools -------------------------------------------------------------------------------

    def _take(self, fact: Fact, *, top: str | None = None) -> Layout:
        """Take the fact up, and what lies on top of Fresh then; the layout after it."""
        self.state.apply(fact, top=top)
        return self.layout()

    def _left_fresh(self, facts: Sequence[Fact]) -> list[str]:
        return fetched(facts)

    def _dealt_before(self) -> int:
        facts = self.view_now().facts
        return sum(len(fact.cards) for fact in facts if isinstance(fact, shared.Dealt))

    def _others(self, cards: Iterable[str]) -> Which:
        """Everything laid out but these cards."""
        away = {f"{part}.{card}" for card in cards for part in ("card", "frame")}
        return lambda name: name.startswith(("card.", "frame.")) and name not in away

    def _comes(self, card: str, start: tuple[float, float], small: float, after: Layout) -> Clip:
        """A card flies from a pile to its place and turns up there."""
        director, name = self.desk.director, f"card.{card}"
        rest = after[name]
        face_down = Sprite(
            desk_of.back(self.desk, colour_of(card)), *start, desk_of.Z_CARD + 2, scale=small
        )
        return director.series(
            director.cue("deal"),
            director.add(name, face_down),
            self.moves.fly(name, (rest.x, rest.y), z=rest.z, scale=1.0),
            director.cue("flip"),
            self.moves.flip(name, desk_of.face(self.desk, card)),
        )

    def _tick(self, director: Director, after: Layout, *names: str) -> Clip:
        """Piles and numbers are right at once."""
        return self._arrange(director, after, 0, lambda name: name.startswith(names))

    # -- the beginning -----------------------------------------------------------------------

    def episode_created(self, fact: common.EpisodeCreated, director: Director) -> Clip:
        """The desk is laid."""
        state, start = self.state, self.start
        state.fresh, state.top, state.spent = start.fresh, start.top, start.spent
        state.filed = dict(start.filed)
        state.primes_shown = start.primes_shown
        return self._laid(fact, director)

    def told(self, fact: Fact, director: Director) -> Clip:
        """Nothing moves but the number of the round."""
        after = self._take(fact)
        return director.series(self._say(fact, director), self._arrange(director, after))

    def settled(self, fact: Fact, director: Director) -> Clip:
        """Nothing is said: what follows tells it."""
        after = self._take(fact)
        return self._arrange(director, after)

    def dealt(self, fact: shared.Dealt, director: Director) -> Clip:
        """Seven cards are laid out, face up (DC-SOLO-002)."""
        after = self._take(fact)
        small = desk_of.FRESH.size[1] / desk_of.SIZE[1]
        ways = [self._comes(card, desk_of.FRESH.at, small, after) for card in self.state.laid_out]
        return director.series(
            director.cue("shuffle"),
            self._tick(director, after, "fresh."),
            director.stagger(90, ways),
            self._arrange(director, after),
        )

    # -- a round -----------------------------------------------------------------------------

    def fetched(self, fact: shared.Fetched, director: Director) -> Clip:
        """The top card of Fresh is laid out among the others."""
        after = self._take(fact, top=self._next_top())
        small = desk_of.FRESH.size[1] / desk_of.SIZE[1]
        return director.series(
            self._say(fact, director),
            self._tick(director, after, "fresh."),
            director.together(
                self._arrange(director, after, MAKE_ROOM_MS, self._others([fact.card])),
                self._comes(fact.card, desk_of.FRESH.at, small, after),
            ),
            self._arrange(director, after),
        )

    def checklist_updated(self, fact: ChecklistUpdated, director: Director) -> Clip:
        """New rows ink in."""
        after = self._take(fact)
        name = "sheet.ink"
        return director.series(
            director.add(name, after["sheet"].at(alpha=0.0, z=desk_of.Z_SHEET + 1)),
            director.fade(name, INK_MS, 1.0),
            self._arrange(director, after),
        )

    def evidence_filed(self, fact: shared.EvidenceFiled, director: Director) -> Clip:
        """A card turns down and slides under the stack of its colour."""
        after = self._take(fact)
        (card,) = fact.cards
        kind, name = colour_of(card), f"card.{card}"
        stack = desk_of.stack(kind)
        beside = (stack.at[0], stack.at[1] + stack.size[1] * 0.5)
        back = lying.back(self.desk, kind, desk_of.PILE)
        return director.series(
            self._say(fact, director),
            director.cue("card"),
            director.remove(f"frame.{card}"),
            self.moves.shrink(name, back, desk_of.PILE, desk_of.SIZE, beside, z=150),
            stack.take_under(self.moves, name),
            self._tick(director, after, "filed.", "reach", "sheet"),
            self._arrange(director, after, MAKE_ROOM_MS),
            self._arrange(director, after),
        )

    def snoop_revealed(self, fact: common.SnoopRevealed, director: Director) -> Clip:
        """A laid-out Snoop is held up."""
        after = self._take(fact)
        name = f"card.{fact.kind}"
        return director.series(
            self._say(fact, director),
            director.cue("tag"),
            director.change(name, z=150),
            director.move(name, 160, scale=1.2),
            director.wait(350),
            director.move(name, 120, ease="in_out", scale=1.0),
            self._arrange(director, after),
        )

    def snoop_spent(self, fact: happened.SnoopSpent, director: Director) -> Clip:
        """It leaves the episode (DC-SOLO-019)."""
        after = self._take(fact)
        name, pile = f"card.{fact.kind}", desk_of.SPENT
        small = pile.size[1] / desk_of.SIZE[1]
        return director.series(
            director.cue("whoosh"),
            self.moves.fly(name, pile.at, z=150, scale=small),
            director.remove(name),
            self._tick(director, after, "spent.", "reach"),
            self._arrange(director, after, MAKE_ROOM_MS),
            self._arrange(director, after),
        )

    def reclaimed(self, fact: happened.Reclaimed, director: Director) -> Clip:
        """Cards come from the tops of the stacks and turn up among the others."""
        after = self._take(fact)
        small = desk_of.PILE[1] / desk_of.SIZE[1]
        ways = [
            self._comes(card, desk_of.stack(kind).at, small, after)
            for card, kind in zip(fact.cards, fact.stacks, strict=True)
        ]
        return director.series(
            self._say(fact, director),
            self._tick(director, after, "filed.", "reach", "sheet"),
            director.together(
                self._arrange(director, after, MAKE_ROOM_MS, self._others(fact.cards)),
                director.stagger(200, ways),
            ),
            self._arrange(director, after),
        )

    # -- the killer --------------------------------------------------------------------------

    def killer_exposed(self, fact: happened.KillerExposed, director: Director) -> Clip:
        """All three cards have been seen: they are marked, wherever they lie."""
        after = self._take(fact)
        lying_open = [f"card.{card}" for card in fact.cards if f"frame.{card}" in after]
        up = [director.move(name, 160, scale=1.12) for name in lying_open]
        down = [director.move(name, 160, ease="in_out", scale=1.0) for name in lying_open]
        return director.series(
            director.cue("bell"),
            self._say(fact, director),
            self._arrange(director, after, 250, named("frame.", "reach")),
            director.together(*up),
            director.together(*down),
            director.wait(EXPOSED_MS),
            self._arrange(director, after),
        )

    def episode_ended(self, fact: common.EpisodeEnded, director: Director) -> Clip:
        """The lights go down, and the killer's three cards come to the middle."""
        desk, moves = self.desk, self.moves
        starts = [
            self._lying(card, zone) for card, zone in zip(fact.cards, fact.places, strict=True)
        ]
        after = self._take(fact)
        light = Sprite(icons.soft_light(GLOW, 0.6), *READ_AT, desk_of.Z_VERDICT - 1, alpha=0.0)
        names, puts, ways = [], [], []
        for card, (sprite, size), at in zip(fact.cards, starts, desk_of.VERDICT_AT, strict=True):
            name = f"card.{card}"
            names.append(name)
            puts.append(director.add(name, sprite.at(z=desk_of.Z_VERDICT)))
            way = moves.grow(name, verdict(desk, card), size, VERDICT, at, VERDICT_MS)
            ways.append(director.series(director.cue("card"), way))
        gone = self._others(fact.cards)
        return director.series(
            *puts,
            director.add("verdict.light", light),
            director.cue("right" if fact.winners else "wrong"),
            self._say(fact, director),
            self._arrange(director, after, 250, gone),
            moves.dim_all_but((*names, "verdict.light")),
            director.together(
                director.fade("verdict.light", 400, 1.0), director.stagger(VERDICT_EVERY, ways)
            ),
            director.wait(VERDICT_HELD),
            director.fade("verdict.light", 200, 0.0),
            director.remove("verdict.light"),
            moves.undim(),
            self._arrange(director, after, 200),
            self._arrange(director, after),
            director.wait(STAYS_LIT),
        )

    def _lying(self, card: str, zone: str) -> tuple[Sprite, tuple[float, float]]:
        """Where a card of the killer lies before it comes to the middle, and how large."""
        kind = colour_of(card)
        area = desk_of.places(self.state).get(card)
        if area is not None:
            return Sprite(desk_of.face(self.desk, card), *area.centre), desk_of.SIZE
        if zone.startswith("filed"):
            back = lying.back(self.desk, kind, desk_of.PILE)
            return Sprite(back, *desk_of.stack(kind).at), desk_of.PILE
        back = lying.back(self.desk, kind, desk_of.FRESH.size)
        return Sprite(back, *desk_of.FRESH.at), desk_of.FRESH.size
