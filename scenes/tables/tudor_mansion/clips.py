"""What each fact looks like. Every clip begins at the state before it and ends at the one after."""

from __future__ import annotations

from collections.abc import Callable

from game.core.facts import Fact
from scenes.tables.tudor_mansion import pictures
from scenes.tables.tudor_mansion.accusation_clips import AccusationClips
from scenes.tables.tudor_mansion.layout import (
    BACK_SIZE,
    SHOWN_BACK,
    Z_FAN,
    Z_FLYING,
    Z_TRAPDOOR,
    Places,
    kinds,
)
from scenes.tables.tudor_mansion.question_clips import QuestionClips
from scenes.tables.tudor_mansion.state import TableState
from scenes.tables.tudor_mansion.telling import HOME_MS, LIGHT_MS, PIECE_MS, SEATS
from scenes.tabletop import icons
from scenes.tabletop.arrange import named
from scenes.tabletop.cards import card_back, fan_of_backs
from systems.rules.tudor_mansion import facts as happened
from systems.table.choreographer import Choreographer, Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

DEAL_EVERY = 52
DEAL_FLIGHT = 300
STEP_MS = 400


class Performance(QuestionClips, AccusationClips):
    """Shows the facts of one match.

    Args:
        places: the geometry.
        viewer: whose knowledge is on the screen.
        waits_for: whether a fact sends a human behind a curtain.
        state: what is shown at the moment; facts change it as their clips are made.
        left_over: a state that has the cards which lie open or aside after the deal; no fact
            tells of them.
    """

    def __init__(
        self,
        places: Places,
        state: TableState,
        viewer: object,
        waits_for: Callable[[Fact], bool],
        left_over: TableState | None = None,
    ) -> None:
        super().__init__(places, state, viewer, waits_for)
        self.left_over = left_over

    def register(self, choreographer: Choreographer) -> None:
        """Say what each fact looks like."""
        makers: dict[type, Callable[..., Clip | None]] = {
            happened.GameStarted: self.game_started,
            happened.TokenPlaced: self.token_placed,
            happened.TurnStarted: self.turn_started,
            happened.Moved: self.moved,
            happened.Stayed: self.stayed,
            happened.Suggested: self.suggested,
            happened.TokenMoved: self.token_moved,
            happened.CannotRefute: self.cannot_refute,
            happened.Refuted: self.refuted,
            happened.Unrefuted: self.unrefuted,
            happened.Accused: self.accused,
            happened.AccusationRight: self.accusation_right,
            happened.AccusationWrong: self.accusation_wrong,
            happened.EnvelopeSeen: self.envelope_seen,
            happened.WentSilent: self.went_silent,
            happened.TurnEnded: self.turn_ended,
            happened.LimitReached: self.limit_reached,
            happened.GameOver: self.game_over,
        }
        for fact, maker in makers.items():
            choreographer.register(fact, maker)
        choreographer.register_run(happened.CluesDealt, self.clues_dealt)
        choreographer.silent(happened.RoundCompleted)

    # -- the deal ----------------------------------------------------------------------------

    def game_started(self, fact: happened.GameStarted, director: Director) -> Clip:
        """The seats light up, and the envelope comes down on the Cellar."""
        after = self._take(fact)
        envelope = after["envelope"]
        above = envelope.at(y=envelope.y - 120, scale=envelope.scale * 1.7, alpha=0.0)
        return director.series(
            self._say(fact, director),
            director.cue("shuffle"),
            self._arrange(director, after, 200, named("light", "bright", "name", "tunnel")),
            self._arrange(director, after, 200, lambda name: name != "envelope"),
            director.add("envelope", above),
            director.cue("envelope"),
            director.move(
                "envelope", 380, ease="settle", y=envelope.y, scale=envelope.scale, alpha=1.0
            ),
            self._arrange(director, after),
        )

    def clues_dealt(self, dealt: tuple[happened.CluesDealt, ...], director: Director) -> Clip:
        """All hands are dealt together, card by card."""
        places, desk = self.places, self.desk
        back = card_back(desk, SHOWN_BACK)
        start = places.cellar()
        small = BACK_SIZE[0] / SHOWN_BACK[0]
        most = max(len(fact.cards) for fact in dealt)
        order = [fact for number in range(most) for fact in dealt if len(fact.cards) > number]
        every = min(DEAL_EVERY, (2000 - DEAL_FLIGHT) / max(1, len(order)))
        counts = dict.fromkeys(range(self.state.seats), 0)
        flights = []
        for number, fact in enumerate(order):
            seat = fact.seat
            counts[seat] += 1
            name = f"fly.{number}"
            x, y = places.fan(seat)
            card = Sprite(back, *start, Z_FLYING - number * 0.1, angle=0, scale=0.7)
            turn = 24.0 if x < start[0] else -24.0
            flights.append(
                director.series(
                    director.add(name, card),
                    director.cue("deal"),
                    director.move(
                        name, DEAL_FLIGHT, ease="out", arc=60, x=x, y=y, scale=small, angle=turn
                    ),
                    director.remove(name),
                    self._fan(director, seat, counts[seat]),
                )
            )
        for fact in dealt:
            self.state.apply(fact, self.viewer)
        if self.left_over is not None:
            self.state.faceup, self.state.pool = self.left_over.faceup, self.left_over.pool
        after = self.layout()
        return director.series(
            director.stagger(every, flights),
            self._arrange(director, after, 220, named("slip.", "faceup.", "pool", "envelope")),
            self._arrange(director, after),
        )

    def _fan(self, director: Director, seat: int, count: int) -> Clip:
        picture = fan_of_backs(self.desk, count, BACK_SIZE)
        name = f"fan.{seat}"
        x, y = self.places.fan(seat)

        def grow() -> None:
            if name in director.stage:
                director.stage.change(name, picture=picture)
            else:
                director.stage.add(Sprite(picture, x, y, Z_FAN), name=name)

        return director.call(grow)

    # -- pieces ------------------------------------------------------------------------------

    def token_placed(self, fact: happened.TokenPlaced, director: Director) -> Clip:
        """A piece is put down in its first room."""
        after = self._take(fact)
        name = f"token.{fact.token}"
        spot = after[name]
        weapon = kinds(self.state)[fact.token] == "weapon"
        seat = None if weapon else self._seat_of(fact.token)
        if seat is None:
            above = spot.at(scale=spot.scale * 1.5, alpha=0.0, y=spot.y - 24, z=Z_FLYING)
            ms = 90 if weapon else 200
        else:
            x, y = self.places.plate_centre(seat)
            above = spot.at(x=x, y=y, z=Z_FLYING)
            ms = PIECE_MS
        words = self.desk.texts.log_runs(fact) if seat is not None else ()
        return director.series(
            director.caption(self.desk.coloured(words)) if words else self._say(fact, director),
            director.add(name, above),
            director.together(
                director.move(
                    name,
                    ms,
                    ease="out",
                    arc=70 if seat is not None else 0,
                    x=spot.x,
                    y=spot.y,
                    scale=spot.scale,
                    alpha=1.0,
                ),
                self._arrange(director, after, ms, lambda other: other != name),
            ),
            director.cue("token"),
            self._arrange(director, after),
        )

    def _seat_of(self, piece: str) -> int | None:
        if piece.startswith("counter."):
            return int(piece.partition(".")[2])
        return None if self.state.separate else self.state.seat_of(piece)

    def moved(self, fact: happened.Moved, director: Director) -> Clip:
        """A step through the door, or a way through the passage."""
        piece = self.state.piece_of(fact.seat)
        after = self._take(fact)
        name = f"token.{piece}"
        if fact.kind == "passage":
            way = self._passage(name, fact.origin, fact.room, after, director)
        else:
            way = self._step(name, fact.origin, fact.room, after, director)
        return director.series(
            self._say(fact, director),
            director.change(name, z=Z_FLYING),
            way,
            director.cue("token"),
            self._arrange(director, after),
        )

    def _step(self, name: str, origin: str, room: str, after: Layout, director: Director) -> Clip:
        door = self.places.door(origin, room)
        spot = after[name]
        others = self._arrange(director, after, LIGHT_MS, lambda one: one != name)
        return director.together(
            director.series(
                director.cue("step"),
                director.move(name, STEP_MS / 2, ease="in", x=door[0], y=door[1]),
                director.move(name, STEP_MS / 2, ease="out", x=spot.x, y=spot.y, scale=spot.scale),
            ),
            director.series(director.wait(STEP_MS * 0.35), others),
        )

    def _passage(
        self, name: str, origin: str, room: str, after: Layout, director: Director
    ) -> Clip:
        places, spot = self.places, after[name]
        start, end = places.trapdoor(origin), places.trapdoor(room)
        style = places.board.trapdoors[origin].style
        colour = pictures.TUNNELS.get(style, pictures.TUNNELS["brass_dots"])[0]
        opened = pictures.trapdoor(self.desk, style, opened=True)
        others = self._arrange(director, after, LIGHT_MS, lambda one: one != name)
        light = Sprite(icons.spark(64, colour), *start, Z_FLYING - 1)
        return director.series(
            director.cue("passage"),
            director.add("hatch.0", Sprite(opened, *start, Z_TRAPDOOR)),
            director.move(name, 110, ease="in", x=start[0], y=start[1]),
            director.move(name, 90, ease="in", scale=0.3, alpha=0.0),
            director.add("spark", light),
            director.together(
                director.move("spark", 190, ease="in_out", x=end[0], y=end[1]), others
            ),
            director.remove("spark"),
            director.remove("hatch.0"),
            director.add("hatch.1", Sprite(opened, *end, Z_TRAPDOOR)),
            director.change(name, x=end[0], y=end[1]),
            director.move(name, 110, ease="out", x=spot.x, y=spot.y, scale=spot.scale, alpha=1.0),
            director.remove("hatch.1"),
        )

    def stayed(self, fact: happened.Stayed, director: Director) -> Clip:
        """Nothing moves; the words have time to be read."""
        self._take(fact)
        return director.series(self._say(fact, director), director.wait(250))

    def token_moved(self, fact: happened.TokenMoved, director: Director) -> Clip:
        """Shown with the question that caused it; alone it is a flight."""
        after = self._take(fact)
        return self._arrange(director, after, 0)

    # -- turns -------------------------------------------------------------------------------

    def turn_started(self, fact: happened.TurnStarted, director: Director) -> Clip:
        """The lamp of the next seat is lit."""
        return self._next_seat(fact, director, SEATS)

    def turn_ended(self, fact: happened.TurnEnded, director: Director) -> Clip:
        """Cards, label and tags leave the table."""
        after = self._take(fact)
        return director.series(
            self._arrange(director, after, HOME_MS), self._arrange(director, after)
        )

    def limit_reached(self, fact: happened.LimitReached, director: Director) -> Clip:
        """From now on every turn ends in an accusation."""
        self._take(fact)
        return director.series(self._say(fact, director), director.cue("bell"), director.wait(1200))

    def game_over(self, fact: happened.GameOver, director: Director) -> Clip:
        """Unsolved, the house is lit again; solved, it waits in the dark for the results."""
        after = self._take(fact)
        return director.series(
            director.cue("bell"),
            self._arrange(director, after, 300),
            self._arrange(director, after),
        )
