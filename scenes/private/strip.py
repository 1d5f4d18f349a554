"""The row of prompts on a private page: the seat's badge, then its own buttons and what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.context import Context
from scenes.kit.prompts import BELOW_MIDDLE, Prompt, prompt_sign
from scenes.tabletop.desk import Desk
from systems.io.actions import Kind
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.io.viewport import SAFE_AREA
from systems.table.signs import badge
from systems.table.theme import PROMPT_CENTRE

BADGE_RADIUS = 25.0
TO_LABEL = 14.0
TO_NEXT = 46.0
LEAST_GAP = 20.0
SIZE = 30.0

Placed = tuple[Picture, float, float]
"""A picture and its centre."""


def strip(
    context: Context,
    desk: Desk,
    seat: int,
    prompts: tuple[Prompt, ...],
    *,
    room: float = 1680,
    centre: tuple[float, float] = PROMPT_CENTRE,
) -> list[Placed]:
    """The pictures of a row of prompts with their places; the labels shrink to fit, to 28, then
    stand closer, and in the end are narrowed."""
    device = context.seats.device_of(seat)
    signs = [prompt_sign(context, one.kind, device, hold=one.hold) for one in prompts]
    size = desk.text.size("body", SIZE)
    while size > SMALLEST and _width(desk, prompts, signs, size) > room:
        size -= 1
    over = _width(desk, prompts, signs, size) - room
    gap = max(LEAST_GAP, TO_NEXT - max(0.0, over) / max(1, len(prompts) - 1))
    row = list(_placed(desk, seat, prompts, signs, size, centre, gap))
    over = _width(desk, prompts, signs, size, gap) - room
    if over <= 0:
        return row
    labels = sum(label.size[0] for label, _, _ in row[2::2])
    return list(_placed(desk, seat, prompts, signs, size, centre, gap, 1 - over / labels))


def areas(row: Sequence[Placed], prompts: Sequence[Prompt]) -> dict[Kind, pygame.Rect]:
    """Where each prompt of a strip is, for clicks and as a target of the focus."""
    found = {}
    for number, prompt in enumerate(prompts):
        (sign, x, y), (label, label_x, _) = row[1 + 2 * number], row[2 + 2 * number]
        left = x - sign.size[0] / 2
        right = label_x + label.size[0] / 2
        found[prompt.kind] = pygame.Rect(
            round(left - 8), round(y - 26), round(right - left + 20), 52
        )
    return found


def _width(
    desk: Desk,
    prompts: tuple[Prompt, ...],
    signs: list[Picture],
    size: float,
    gap: float = TO_NEXT,
) -> float:
    labels = sum(desk.fixed.measure(one.label, "body", size)[0] for one in prompts)
    gaps = len(prompts) * TO_LABEL + (len(prompts) - 1) * gap + 2 * BADGE_RADIUS + 30
    return labels + sum(sign.size[0] for sign in signs) + gaps


def _placed(
    desk: Desk,
    seat: int,
    prompts: tuple[Prompt, ...],
    signs: list[Picture],
    size: float,
    centre: tuple[float, float],
    gap: float,
    share: float = 1.0,
) -> Iterator[Placed]:
    labels = [desk.fixed.picture(one.label, "body", size, desk.theme.prompt) for one in prompts]
    wide = _width(desk, prompts, signs, size, gap)
    if share < 1:
        wide -= (1 - share) * sum(label.size[0] for label in labels)
        labels = [desk.narrowed(label, share * label.size[0]) for label in labels]
    x = centre[0] - wide / 2
    # Large letters stand higher, so that nothing hangs out of the safe area.
    y = min(centre[1], SAFE_AREA.bottom - BELOW_MIDDLE * size)
    yield badge(desk.fixed, desk.style(seat), BADGE_RADIUS), x + BADGE_RADIUS, y
    x += 2 * BADGE_RADIUS + 30
    for label, sign in zip(labels, signs, strict=True):
        yield sign, x + sign.size[0] / 2, y
        x += sign.size[0] + TO_LABEL
        yield label, x + label.size[0] / 2, y
        x += label.size[0] + gap
