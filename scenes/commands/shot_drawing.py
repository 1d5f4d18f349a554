"""Draws any screen of the house without a window: one frame, or a sheet of frames."""

from __future__ import annotations

import argparse
from pathlib import Path

import pygame

from game.commands.trouble import UsageError, unknown
from game.content import registry
from game.settings import Settings
from scenes.commands.shot_order import STEP, Order, Shown
from scenes.commands.shot_screens import MAKERS, WALK
from scenes.context import Context
from systems.io.scripted import FakeDevices

SHEET_COLUMNS = 3
SHEET_WIDTH = 640


def draw(options: argparse.Namespace) -> int:
    """Draw what was asked for into a file; raises ``UsageError`` for a screen that is none."""
    maker = MAKERS.get(options.scene)
    if maker is None:
        raise unknown("screen", options.scene, sorted(MAKERS))
    # A single frame shows a screen at rest: nothing has to be waited for.
    settings = Settings(language=options.lang, text_size=options.scale)
    settings.speed = "normal" if options.film else "instant"
    if options.scene != WALK:  # the sheets of a walk-through would lie over what is to be seen
        settings.walked = [f"{game}.{one}" for game in registry.games() for one in formats(game)]
    context = Context.offscreen(settings)
    for number in range(8):
        _pads(context).plug(f"pad.{number}", number=number + 1)
    context.input.read(0.0)
    context.last_device = "pad.0"
    order = Order(context, options)
    try:
        shown = maker(order)
        picture = _film(order, shown) if options.film else _frame(order, shown)
        _save(picture, Path(options.output))
        context.stack.clear()
        context.stack.apply()
        if not shown.owns:
            order.close()
    finally:
        pygame.quit()
    return 0


def formats(game: str) -> list[str]:
    """The formats of a game, as the settings remember those that were walked through."""
    return [entry.id for entry in registry.manifest(game).formats]


def _pads(context: Context) -> FakeDevices:
    """The pads of a context without real devices."""
    assert isinstance(context.input, FakeDevices)
    return context.input


def _frame(order: Order, shown: Shown) -> pygame.Surface:
    _push(order, shown)
    _run(order.context, shown, shown.rest)
    return order.context.viewport.frame.copy()


def _film(order: Order, shown: Shown) -> pygame.Surface:
    """A sheet of the frames of what follows."""
    count = order.options.film
    _push(order, shown)
    frames = []
    elapsed = 0.0
    for number in range(count):
        upto = shown.film * number / max(1, count - 1)
        elapsed = _run(order.context, shown, upto, elapsed)
        frames.append(order.context.viewport.frame.copy())
    columns = min(SHEET_COLUMNS, count)
    height = SHEET_WIDTH * 9 // 16
    rows = -(-count // columns)
    sheet = pygame.Surface((columns * SHEET_WIDTH, rows * height))
    for number, frame in enumerate(frames):
        small = pygame.transform.smoothscale(frame, (SHEET_WIDTH, height))
        sheet.blit(small, ((number % columns) * SHEET_WIDTH, (number // columns) * height))
    return sheet


def _push(order: Order, shown: Shown) -> None:
    stack = order.context.stack
    for scene in shown.scenes:
        stack.push(scene)
        stack.apply()
        stack.update(0.0)
        stack.draw(order.context.viewport.frame)


def _run(context: Context, shown: Shown, upto: float, elapsed: float = 0.0) -> float:
    """Let frames pass up to a moment; what has to be pressed is pressed on the way."""
    stack = context.stack
    done = {when for when, *_ in shown.presses if when < elapsed}
    while True:
        for when, kind, who, held in shown.presses:
            if when <= elapsed and when not in done:
                done.add(when)
                send = _pads(context).hold if held else _pads(context).press
                if isinstance(who, str):
                    send(kind, device=who)
                else:
                    send(kind, who)
        for event in context.input.read(elapsed):
            stack.handle(event)
            stack.apply()
        if elapsed >= upto:
            break
        stack.update(STEP)
        stack.apply()
        elapsed += STEP
        stack.draw(context.viewport.frame)
    stack.draw(context.viewport.frame)
    return elapsed


def _save(picture: pygame.Surface, target: Path) -> None:
    try:
        pygame.image.save(picture, target)
    except (OSError, pygame.error) as error:
        raise UsageError(f"-o {target}: it cannot be written ({error})") from None
