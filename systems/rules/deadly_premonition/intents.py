"""What a player can do (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent

# ---------------------------------------------------------------- main_move


class EndTurn(Intent, frozen=True):
    """Leave the moves that are left (DP-070)."""


class DiscardCard(Intent, frozen=True):
    """Spend a move on putting a card away (DP-067)."""

    card: str


class ProveInnocent(Intent, frozen=True):
    """Green evidence (DP-092)."""

    card: str
    suspect: str


class Incriminate(Intent, frozen=True):
    """Red evidence against a suspect presumed innocent (DP-094)."""

    card: str
    suspect: str


class Accuse(Intent, frozen=True):
    """Red evidence against a leading suspect, to remove its seat (DP-200, 201)."""

    card: str
    suspect: str


class CheckWeather(Intent, frozen=True):
    """DP-113."""

    card: str


class LookAtHand(Intent, frozen=True):
    """DP-300."""

    card: str
    seat: int


class PeekWeather(Intent, frozen=True):
    """DP-301."""

    card: str


class Protect(Intent, frozen=True, omit_defaults=True):
    """Play Witness Protection (``card``), and then name a suspect (``suspect``) (DP-310)."""

    card: str = ""
    suspect: str = ""


class MarkVictim(Intent, frozen=True):
    """DP-314."""

    card: str
    suspect: str


class PlaceDoll(Intent, frozen=True):
    """DP-320."""

    card: str


class ToiletBreak(Intent, frozen=True):
    """DP-330, 331."""

    card: str
    seat: int
    ban: str


class DrawTwo(Intent, frozen=True):
    """DP-336."""

    card: str


class RedrawHand(Intent, frozen=True):
    """DP-340."""

    card: str


class ExchangeHands(Intent, frozen=True):
    """DP-342."""

    card: str
    seat: int


class LockDown(Intent, frozen=True):
    """DP-350."""

    card: str
    seat: int
    attribute: str


class SwapSuspects(Intent, frozen=True):
    """DP-361."""

    card: str
    own: str
    other: str


class ExtraMove(Intent, frozen=True):
    """DP-371."""

    card: str


class CoffeePresume(Intent, frozen=True):
    """DP-383."""

    card: str
    suspect: str


class CoffeeIncriminate(Intent, frozen=True):
    """DP-384, 385."""

    card: str
    suspect: str


class StealCard(Intent, frozen=True):
    """DP-390."""

    card: str
    seat: int


class DiscardFrom(Intent, frozen=True):
    """DP-391."""

    card: str
    seat: int


class Amplify(Intent, frozen=True):
    """DP-400."""

    card: str


# ---------------------------------------------------------------- answers


class NoSecond(Intent, frozen=True):
    """Leave it at one suspect (DP-401)."""


class Second(Intent, frozen=True):
    """A second suspect for amplified evidence."""

    suspect: str


class Pass(Intent, frozen=True):
    """Lay nothing more in a battle (DP-192)."""


class Respond(Intent, frozen=True):
    """Lay a card on the stack of a battle (DP-182)."""

    card: str


class Done(Intent, frozen=True):
    """Protect nobody else."""


class Order(Intent, frozen=True):
    """Put the weather cards back, the first on top (DP-301)."""

    cards: tuple[str, ...]


class Keep(Intent, frozen=True):
    """Let the roll stand (DP-323)."""


class Reroll(Intent, frozen=True):
    """Use a doll (DP-321)."""


class IncriminateOwn(Intent, frozen=True):
    """Give a suspect to the Snowstorm (DP-255)."""

    suspect: str


class Discard(Intent, frozen=True):
    """Put away a card above the limit (DP-071)."""

    card: str


INTENTS: tuple[type[Intent], ...] = (
    EndTurn,
    DiscardCard,
    ProveInnocent,
    Incriminate,
    Accuse,
    CheckWeather,
    LookAtHand,
    PeekWeather,
    Protect,
    MarkVictim,
    PlaceDoll,
    ToiletBreak,
    DrawTwo,
    RedrawHand,
    ExchangeHands,
    LockDown,
    SwapSuspects,
    ExtraMove,
    CoffeePresume,
    CoffeeIncriminate,
    StealCard,
    DiscardFrom,
    Amplify,
    NoSecond,
    Second,
    Pass,
    Respond,
    Done,
    Order,
    Keep,
    Reroll,
    IncriminateOwn,
    Discard,
)
