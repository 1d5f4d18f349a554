"""The calendar of this machine, and how people say when something was."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from game.content import Texts

Now = Callable[[], datetime]
"""Asked for the moment, in the time of the place; tests give one of their own."""


def now() -> datetime:
    """This moment in the time of the place."""
    return datetime.now().astimezone()


def told(texts: Texts, when: float, moment: datetime) -> str:
    """When something was: with the time for today and yesterday, otherwise the day.

    Args:
        texts: in the language of the player.
        when: seconds since 1970.
        moment: now; its time zone is that of the answer.

    Returns:
        ``today 14:05``, ``12 October``, ``12 October 2025``; "" where it cannot be a moment.
    """
    try:
        then = datetime.fromtimestamp(when, moment.tzinfo)
    except (OverflowError, OSError, ValueError):
        return ""
    day, today = then.date(), moment.date()
    hours = texts.say("when.time", hour=f"{then.hour}", minute=f"{then.minute:02}")
    if day == today:
        return texts.say("when.today", time=hours)
    if day == today - timedelta(days=1):
        return texts.say("when.yesterday", time=hours)
    month = texts.say(f"when.month.m{day.month}")
    if day.year == today.year:
        return texts.say("when.day", day=f"{day.day}", month=month)
    return texts.say("when.day_of_year", day=f"{day.day}", month=month, year=f"{day.year}")
