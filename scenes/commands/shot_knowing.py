"""Hints, the review and the introduction for ``shot``."""

from __future__ import annotations

from game.commands.trouble import UsageError
from game.match.session import TableOptions
from scenes.commands.shot_order import Order, Press, Shown


def hint(order: Order) -> Shown:
    """A hint that a seat has taken, on its notes, or on a page of its own where it keeps none."""
    from scenes.hint_visit import HintScene
    from scenes.notes import NotesScene
    from scenes.notes.kept import notes_of
    from scenes.private import load_secrets

    table = order.table(humans=(order.seat,))
    match = table.session.match
    if not match.rules.hints_in(match.setup.format):
        raise UsageError(f"{order.game} gives no hints")
    table.session.options = TableOptions(hints=True)
    secrets, view = load_secrets(order.game), match.view(order.seat)
    if secrets.sheet(view, "off") is None:
        page = HintScene(
            order.context,
            table.party,
            table.session,
            seat=order.seat,
            words=secrets.hint_words(view),
            lies_open=secrets.lies_open(view),
        )
        return Shown((page,), presses=((0.2, "confirm", order.seat, False),), rest=2.0)
    notes_of(table.session, order.seat).mode = "facts"
    scene = NotesScene(order.context, table.party, table.session, seat=order.seat)
    presses = ((0.1, "extra", order.seat, False), (0.2, "confirm", order.seat, False))
    return Shown((scene,), presses=presses, rest=2.0)


def review(order: Order) -> Shown:
    """Who could have known it when."""
    return _review(order, ())


def review_turn(order: Order) -> Shown:
    """One turn of the review."""
    return _review(order, ((1.6, "extra", 0, False),))


def proof(order: Order) -> Shown:
    """A proof of the review."""
    return _review(order, ((1.6, "confirm", 0, False),))


def _review(order: Order, presses: tuple[Press, ...]) -> Shown:
    from scenes.review.scene import ReviewScreen

    table = order.table(ended=True)
    match = table.session.match
    if not match.rules.reviews(match.setup.format):
        raise UsageError(f"{order.game} has no review")
    scene = ReviewScreen(order.context, table.party, table.session)
    return Shown((scene,), presses=presses, rest=3.5)


def introduction(order: Order) -> Shown:
    """The first words of the introduction; a film goes on from there."""
    from scenes.introduction import has_introduction, open_introduction

    if not has_introduction(order.game):
        raise UsageError(f"{order.game} has no introduction")
    return Shown((open_introduction(order.context, order.game),), rest=2.5, film=4.0)
