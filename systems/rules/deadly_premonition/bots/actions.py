"""What the options of action cards are worth to a seat."""

from __future__ import annotations

from collections.abc import Callable

from systems.rules.deadly_premonition.bots.numbers import (
    ALL_EVIDENCE,
    ATTACKS,
    COFFEE,
    DEFENDS,
    FIT,
    GREEN_FOR,
    GREENS,
    KIND,
    OF_KIND,
    RED_FOR,
    REDS,
    WEATHER_KIND,
    WEATHERING,
    WITH,
    bits,
)
from systems.rules.deadly_premonition.bots.outlook import Outlook
from systems.rules.deadly_premonition.bots.sketch import ACTION_BANNED, EVIDENCE_BANNED
from systems.rules.deadly_premonition.bots.turns import Move

Scored = tuple[float, Move]


class Actions(Outlook):
    """The part of the plans that has to do with action cards and the weather."""

    __slots__ = ()

    def act(self, found: list[Scored]) -> None:
        """Append every option of every kind of action card in the hand."""
        hand = self.hand & ~ALL_EVIDENCE
        seen = set()
        for card in bits(hand):
            kind = KIND[card]
            offers = _OFFERS.get(kind)
            if kind not in seen and offers is not None:
                seen.add(kind)
                offers(self, card, found)
        for kind in ("HEA", "PER"):
            if hand & OF_KIND[kind]:
                card = bits(hand & OF_KIND[kind])[0]
                _LATE[kind](self, card, found)
        weathering = hand & WEATHERING
        if weathering:
            card = self.cheapest(weathering)
            value = self.weather_worth() - self.worth(card)
            found.append((value, ("check_weather", card, -1, -1)))

    # -- what matters -------------------------------------------------------------------

    def removal_worth(self, other: int) -> float:
        """What it is worth to win an accusation against a seat."""
        weights, sketch = self.weights, self.sketch
        if not sketch.limit:
            return weights.win
        if self.mind.is_killer:
            return weights.win if len(self.others) == 1 else weights.killer_removal
        chance = self.mind.chances[other]
        removal = weights.removal - self.death_cost(sketch.deaths)
        return chance * weights.win + (1 - chance) * removal

    def death_cost(self, deaths: int) -> float:
        """For an Agent: what one death more costs after so many."""
        limit, weights = self.sketch.limit, self.weights
        if not limit:
            return 0.0
        if deaths + 1 >= limit:
            return weights.win
        late = (deaths + 1) / (limit - 1)
        return weights.death + weights.late_death * late * late * late

    def death_worth(self, board: int, leading: bool) -> float:
        """What a death on a board is worth, by the row in which the suspect stood."""
        sketch, weights, me = self.sketch, self.weights, self.me
        value = 0.0
        if sketch.limit:
            if self.mind.is_killer:
                if sketch.deaths + 1 >= sketch.limit:
                    return weights.win
                late = (sketch.deaths + 1) / (sketch.limit - 1)
                value += weights.killer_death + weights.killer_late * late * late * late
            else:
                value -= self.death_cost(sketch.deaths)
        elif sketch.living(board).bit_count() <= 1:
            return -weights.win if board == me else weights.win
        if board == me:
            value += weights.relief * weights.clear[self.need] if leading else 0.25
        elif sketch.playing[board]:
            value -= self.drops[board] * 0.7 if leading else 0.1
        return value

    def weather_worth(self) -> float:
        """What checking the weather is worth: by the next card where it is known."""
        sketch = self.sketch
        top = self.mind.top
        kinds = [WEATHER_KIND[top]] if top >= 0 else [WEATHER_KIND[card] for card in sketch.weather]
        total = 0.0
        for kind in kinds:
            total += self.one_weather(kind)
        return total / len(kinds)

    def one_weather(self, kind: str) -> float:
        """What one kind of weather is worth to the seat that draws it."""
        weights = self.weights
        if kind == "RK":
            return self._murder(True)
        if kind == "SL":
            return self._murder(True) + 0.8 * self._murder(False)
        if kind == "TF":
            return weights.fog * sum(self.dangers[other] for other in self.others)
        if kind == "SA":
            return weights.shadow * sum(self.dangers[other] for other in self.others)
        if kind == "SN":
            on = self.sketch.on
            return sum(self.drops[o] for o in self.others if on[o] & self.exposed)
        return 0.0

    def _murder(self, aimed: bool) -> float:
        sketch, me = self.sketch, self.me
        if aimed and sketch.mark >= 0:
            bit = 1 << sketch.mark
            if bit & self.safe:
                return 0.0
            return self.death_worth(sketch.owner_of(sketch.mark), bool(bit & self.leading))
        open_ = self.own & ~self.safe
        down = (open_ & self.leading).bit_count()
        up = (open_ & sketch.presumed).bit_count()
        value = 0.0
        if down:
            value += down * self.death_worth(me, True)
        if up:
            value += up * self.death_worth(me, False)
        return value / 6

    def timing(self) -> float:
        """What it adds to clearing a suspect that one can accuse in this turn, or not yet."""
        weights = self.weights
        if self.need > 3:
            return 0.0
        if self.can_finish():
            return weights.finish
        return weights.linger if self.need <= self.sketch.moves else 0.0

    def can_finish(self) -> bool:
        """Whether the rest can be cleared in this turn, with a move and a card left to accuse."""
        sketch, hand = self.sketch, self.hand
        wanted = self.own & self.leading
        if wanted & self.stuck or sketch.bans & EVIDENCE_BANNED:
            return False
        moves, wild = sketch.moves, 0
        if not sketch.bans & ACTION_BANNED:
            moves += (hand & OF_KIND["HEA"]).bit_count()
            wild = (hand & COFFEE).bit_count()
        if moves <= self.need:
            return False
        reds = hand & REDS
        left = sum(
            1
            for other in self.others
            for one in bits(sketch.on[other] & self.leading & ~self.safe)
            if RED_FOR[one] & reds
        )
        if not left:
            return False
        used, missing = 0, 0
        for suspect in sorted(bits(wanted), key=lambda one: (hand & GREEN_FOR[one]).bit_count()):
            cards = hand & GREEN_FOR[suspect] & ~used
            if cards:
                single = cards & ~REDS or cards
                used |= single & -single
            else:
                missing += 1
        return missing <= wild and bool(reds & ~used)

    def useful_moves(self) -> int:
        """How many moves the hand could make good use of now."""
        hand = self.hand
        count = 0
        if not self.sketch.bans & EVIDENCE_BANNED:
            wanted = self.own & self.leading & ~self.stuck
            used = 0
            for suspect in bits(wanted):
                cards = hand & GREEN_FOR[suspect] & ~used
                if cards:
                    used |= cards & -cards
                    count += 1
            left = self.need - count
            reds = hand & ~used & ~GREENS & ALL_EVIDENCE
            if left <= 0 or any(self.drops[other] > 0.4 for other in self.others):
                count += min(reds.bit_count(), 2 if left > 0 else 3)
        if hand & COFFEE:
            count += 1
        return count

    # -- card by card -------------------------------------------------------------------

    def _eyes(self, card: int, found: list[Scored]) -> None:
        weights = self.weights
        for other in self.others:
            count = self.sketch.hands[other].bit_count()
            if count:
                worth = weights.look + 0.05 * count + 0.3 * self.dangers[other]
                found.append((worth, ("look_at_hand", card, other, -1)))
        found.append((weights.peek, ("peek_weather", card, -1, -1)))

    def _witness(self, card: int, found: list[Scored]) -> None:
        value = sum(self.protections(3)[0])
        found.append((value - self.worth(card), ("protect", card, -1, -1)))
        if self.mind.is_killer or not self.sketch.limit:
            return
        alive = self.own & self.leading
        if alive and self.sketch.mark < 0:
            found.append((self.weights.mark, ("mark_victim", card, bits(alive)[0], -1)))

    def protections(self, most: int) -> tuple[list[float], list[int]]:
        """The suspects that are worth protecting most, best first, and what each is worth."""
        weights, sketch = self.weights, self.sketch
        danger = max((self.dangers[other] for other in self.others), default=0.0)
        rows = []
        down = (self.own & self.leading).bit_count()
        for suspect in bits(sketch.living(self.me) & ~self.safe):
            bit = 1 << suspect
            if bit & self.leading:
                worth = weights.protect * danger / (3 * max(1, down - 2))
            else:
                hits = 0.0 if bit & self.stuck else weights.hold
                worth = hits * (1.6 if self.need <= 1 else 1.0)
            rows.append((worth - 0.03 * (self.hand & DEFENDS[suspect]).bit_count(), suspect))
        rows.sort(key=lambda row: (-row[0], row[1]))
        rows = rows[:most]
        return [worth for worth, _ in rows], [suspect for _, suspect in rows]

    def _doll(self, card: int, found: list[Scored]) -> None:
        found.append((self.weights.doll, ("place_doll", card, -1, -1)))

    def _toilet(self, card: int, found: list[Scored]) -> None:
        for other in self.others:
            if not self.sketch.pending[other] & EVIDENCE_BANNED:
                worth = self.weights.toilet * self.dangers[other] - self.worth(card)
                found.append((worth, ("toilet_break", card, other, EVIDENCE_BANNED)))

    def _star(self, card: int, found: list[Scored]) -> None:
        found.append((2.5, ("draw_two", card, -1, -1)))

    def _lockdown(self, card: int, found: list[Scored]) -> None:
        weights, cost = self.weights, self.worth(card)
        for board in (self.me, *self.others):
            alive = self.sketch.living(board) & ~self.stuck
            down, up = alive & self.leading, alive & ~self.leading
            best, named = 0.0, -1
            for attribute, mask in enumerate(WITH):
                if not mask & alive:
                    continue
                held, kept = (mask & down).bit_count(), (mask & up).bit_count()
                if board == self.me:
                    value = weights.hold * kept - 0.8 * held
                elif held:
                    value = weights.lock * self.dangers[board] * (0.7 + 0.15 * held) - 0.1 * kept
                else:
                    continue
                if value > best:
                    best, named = value, attribute
            if named >= 0:
                found.append((best - cost, ("lock_down", card, board, named)))

    def _dislike(self, card: int, found: list[Scored]) -> None:
        own = self.own & self.leading & ~self.stuck
        if not own:
            return
        gain = self.weights.clear[self.need] + self.timing() - self.worth(card)
        mine = min(bits(own), key=lambda one: ((self.hand & GREEN_FOR[one]).bit_count(), one))
        for other in self.others:
            theirs = self.sketch.on[other] & self.sketch.presumed & ~self.stuck
            if theirs:
                one = max(
                    bits(theirs), key=lambda one: ((self.hand & DEFENDS[one]).bit_count(), -one)
                )
                found.append((gain + self.drops[other], ("swap_suspects", card, mine, one)))

    def _coffee(self, card: int, found: list[Scored]) -> None:
        cost, hand = self.worth(card), self.hand
        own = self.own & self.leading & ~self.stuck
        if own:
            one = min(bits(own), key=lambda one: ((self.hand & GREEN_FOR[one]).bit_count(), one))
            gain = self.weights.clear[self.need] + self.timing() - cost
            found.append((gain, ("coffee_presume", card, one, -1)))
        for other in self.others:
            # One of them is as good as the other: the one against whom one has most cards.
            exposed = bits(self.sketch.on[other] & self.exposed)
            backing = max(exposed, key=lambda one: (hand & ATTACKS[one]).bit_count(), default=-1)
            for suspect in (backing,) if exposed else ():
                unanswered, to_the_end = self.attack(other, suspect, card)
                wins = unanswered + self.weights.backing * (to_the_end - unanswered)
                value = wins * (self.drops[other] + 2 * self.weights.card) - cost
                found.append((value, ("coffee_incriminate", card, suspect, -1)))

    def _borrow(self, card: int, found: list[Scored]) -> None:
        weights = self.weights
        for other in self.others:
            count = self.sketch.hands[other].bit_count()
            if not count:
                continue
            worth = weights.steal + 0.3 * self.dangers[other] + 0.02 * count
            found.append((worth, ("steal_card", card, other, -1)))
            worth = weights.forced * (0.5 + self.dangers[other]) + self._opened(other)
            found.append((worth - self.worth(card), ("discard_from", card, other, -1)))

    def _opened(self, other: int) -> float:
        """What it adds to an accusation in this turn that a hand has lost two cards."""
        if self.need or self.sketch.moves < 2:
            return 0.0
        best = 0.0
        for suspect in bits(self.sketch.on[other] & self.leading & ~self.safe):
            reds = self.reds_for(suspect)
            if reds:
                card = self.cheapest(reds)
                now = self.attack(other, suspect, card)[1]
                best = max(best, self.attack(other, suspect, card, less=2)[1] - now)
        return best * self.removal_worth(other)

    def _amplify(self, card: int, found: list[Scored]) -> None:
        if self.sketch.amplified[self.me]:
            return
        wanted = self.own & self.leading & ~self.stuck
        pairs = any((FIT[green] & wanted).bit_count() > 1 for green in bits(self.hand & GREENS))
        worth = self.weights.amplify if pairs else 0.3
        found.append((worth, ("amplify", card, -1, -1)))

    # -- after everything else ----------------------------------------------------------

    def _heavy(self, card: int, found: list[Scored]) -> None:
        if self.useful_moves() > self.sketch.moves:
            found.append((2.4, ("extra_move", card, -1, -1)))

    def _perspective(self, card: int, found: list[Scored]) -> None:
        weights, count = self.weights, self.hand.bit_count()
        best = sorted((value for value, _ in found), reverse=True)[: self.sketch.moves]
        now = sum(value for value in best if value > 0)
        worth = weights.redraw * count - weights.redraw_less * now
        found.append((worth, ("redraw_hand", card, -1, -1)))
        for other in self.others:
            more = self.sketch.hands[other].bit_count() - count + 1
            worth = weights.exchange * more - 0.4 * now
            found.append((worth, ("exchange_hands", card, other, -1)))


_OFFERS: dict[str, Callable[[Actions, int, list[Scored]], None]] = {
    "YEO": Actions._eyes,
    "WIT": Actions._witness,
    "DOL": Actions._doll,
    "TOI": Actions._toilet,
    "STA": Actions._star,
    "LOC": Actions._lockdown,
    "IDL": Actions._dislike,
    "COF": Actions._coffee,
    "BOR": Actions._borrow,
    "AMP": Actions._amplify,
}
_LATE: dict[str, Callable[[Actions, int, list[Scored]], None]] = {
    "HEA": Actions._heavy,
    "PER": Actions._perspective,
}
