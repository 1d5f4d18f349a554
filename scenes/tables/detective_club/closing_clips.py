"""How a round ends: votes, notebooks, points; and how the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.parts.tokens import vote
from scenes.tables.detective_club import drawing
from scenes.tables.detective_club.layout import Z_BOOK
from scenes.tables.detective_club.places import BANK, CORNICE, VOTE
from scenes.tables.detective_club.telling import FLYING_Z, READ_MS, Telling
from scenes.tabletop.arrange import Arrange, named
from scenes.tabletop.preparing import Prepare
from systems.rules.detective_club import facts as happened
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite

VOTE_MS, PAY_MS, UP_MS = 300.0, 300.0, 300.0
OPEN_EVERY = 200.0
COUNT_MS = 260.0


class ClosingClips(Telling):
    """Clips of votes, notebooks and points."""

    def closing_makers(self) -> dict[type, Callable[..., Clip | None]]:
        """Fact -> clip."""
        return {
            happened.VoteCast: self.vote_cast,
            happened.VotesRevealed: self.votes_revealed,
            happened.NotebooksRevealed: self.notebooks_revealed,
            happened.Scored: self.scored,
            happened.RoundEnded: self.round_ended,
            happened.GameOver: self.game_over,
        }

    # -- votes -------------------------------------------------------------------------------

    def vote_cast(self, fact: happened.VoteCast, director: Director) -> Clip:
        """The token leaves its plate for that of somebody else, or lies there face down."""
        start = self.places.plate(self.state, fact.voter).centre
        after = self._take(fact)
        name = f"vote.{fact.voter}"
        token = after[name]
        return director.series(
            self._say(fact, director),
            director.add(name, token.at(x=start[0], y=start[1], z=FLYING_Z)),
            self.moves.fly(name, (token.x, token.y), z=token.z, ms=VOTE_MS),
            director.cue("token"),
            self.moves.settle(name),
            self._arrange(director, after, 150),
            director.wait(300),
        )

    def votes_revealed(self, fact: happened.VotesRevealed, director: Director) -> Clip:
        """All tokens are turned up and go where they belong, in the order of the votes."""
        after = self._take(fact)
        ways = []
        for voter, _ in fact.votes:
            name, desk = f"vote.{voter}", self.desk
            token = after[name]
            picture = vote(desk, desk.style(voter), VOTE)
            ways.append(
                director.series(
                    self.moves.flip(name, picture, 200),
                    self.moves.fly(name, (token.x, token.y), z=token.z, ms=VOTE_MS),
                    director.cue("token"),
                )
            )
        return director.series(
            self._say(fact, director),
            director.stagger(140, ways),
            self._arrange(director, after, 150),
            director.wait(READ_MS),
        )

    # -- notebooks ---------------------------------------------------------------------------

    def notebooks_revealed(self, fact: happened.NotebooksRevealed, director: Director) -> Clip:
        """Lights down; the notebooks open one after the other; the empty one is lit."""
        desk, state = self.desk, self.state
        after = self._take(fact)
        names = [f"book.{seat}" for seat in state.others]
        laid, opened, needed = [], [], [after[f"book.{fact.conspirator}"].picture]
        for seat, name in zip(state.others, names, strict=True):
            at, size = self.places.book(state, seat)
            closed = drawing.book(desk, size, None, closed=True)
            word = None if seat == fact.conspirator else fact.word
            page = drawing.book(desk, size, word)
            needed += [closed, page]
            z = Z_BOOK + (1 if seat == fact.conspirator else 0)
            laid.append(director.add(name, Sprite(closed, *at, z, alpha=0.0)))
            laid.append(director.fade(name, 150, 1.0))
            opened.append(director.series(director.cue("page"), self.moves.flip(name, page, 200)))
        found = f"book.{fact.conspirator}"
        return director.series(
            Prepare(director, lambda: [one for one in needed if one is not None]),
            director.together(*(director.series(*pair) for pair in _pairs(laid))),
            self.moves.dim_all_but((*names, *self._votes_on())),
            director.stagger(OPEN_EVERY, opened),
            director.cue("verdict"),
            director.change(found, picture=after[found].picture),
            self._say(fact, director),
            director.wait(900),
            self.moves.undim(),
            self._arrange(director, after, 200),
            director.wait(READ_MS * 2),
        )

    def _votes_on(self) -> tuple[str, ...]:
        return tuple(f"vote.{voter}" for voter in self.state.now.votes)

    def scored(self, fact: happened.Scored, director: Director) -> Clip:
        """One token comes from the bank, face down."""
        number = self.state.tokens[fact.seat]
        after = self._take(fact)
        name = f"token.{fact.seat}.{number}"
        token = after[name]
        return director.series(
            self._say(fact, director),
            director.add(name, token.at(x=BANK[0], y=BANK[1], z=FLYING_Z)),
            self._arrange(director, after, PAY_MS, named(f"token.{fact.seat}")),
            director.cue("tag"),
            self._arrange(director, after, 100),
            director.wait(350),
        )

    # -- the end -----------------------------------------------------------------------------

    def round_ended(self, fact: happened.RoundEnded, director: Director) -> Clip:
        """The paintings go up behind the cornice; the pencil goes to the next plate."""
        stage = self.desk.stage
        hung = [f"card.{card}" for row in self.state.now.hung.values() for card in row]
        after = self._take(fact)
        up = [
            director.move(name, UP_MS, ease="in", y=CORNICE + stage[name].y * 0.1)
            for name in hung
            if name in stage
        ]
        return director.series(
            self._arrange(director, after, 150, named("book.", "vote.", "spot")),
            director.cue("whoosh"),
            director.together(*up),
            *(director.remove(name) for name in hung),
            self._say(fact, director),
            self._arrange(director, after, 300),
            director.wait(300),
        )

    def game_over(self, fact: happened.GameOver, director: Director) -> Clip:
        """All tokens are turned up, one of everybody at a time, and counted."""
        self._take(fact)
        state = self.state
        most = state.turned
        state.turned = 0
        counting: list[Clip] = [
            director.caption(()),
            Arrange(director, self.layout, 400),
        ]

        def turn(number: int) -> Callable[[], object]:
            return lambda: setattr(state, "turned", number)

        for number in range(1, most + 1):
            counting += [
                director.call(turn(number)),
                director.cue("token"),
                Arrange(director, self.layout, 60),
                director.wait(COUNT_MS),
            ]
        return director.series(
            *counting,
            director.call(turn(most)),
            director.cue("reveal"),
            self._say(fact, director),
            Arrange(director, self.layout, 200),
            director.wait(READ_MS * 2),
        )


def _pairs(clips: Sequence[Clip]) -> list[tuple[Clip, Clip]]:
    return list(zip(clips[::2], clips[1::2], strict=True))
