"""How a seat's device is called on a prompt, and the picture of the button that says OK there."""

from __future__ import annotations

from game.content import Texts
from scenes.context import Context
from scenes.kit.keys import key_label
from scenes.kit.prompts import pad_button
from systems.io.actions import Kind
from systems.io.pictures import Picture
from systems.io.seats import Device
from systems.io.text import TextKit
from systems.table.signs import keycap


def device_name(device: Device | None, texts: Texts) -> str:
    """``Pad 2``, ``the arrow keys``: as it stands in a sentence."""
    if device is None:
        return texts.say("device.any")
    if device.sort == "pad":
        return texts.say("device.pad", number=device.number)
    if device.sort == "mouse":
        return texts.say("device.mouse")
    return texts.say(f"device.{device.id.replace('.', '_')}")


def device_short(device: Device | None, texts: Texts) -> str:
    """The same as a label on a card."""
    if device is None:
        return texts.say("device.short.any")
    if device.sort == "pad":
        return texts.say("device.short.pad", number=device.number)
    if device.sort == "mouse":
        return texts.say("device.short.mouse")
    return texts.say(f"device.short.{device.id.replace('.', '_')}")


def button(
    context: Context, seat: int | None, kind: Kind, size: float = 52, text: TextKit | None = None
) -> Picture:
    """The button of a seat for a meaning: place and print for pads, a key's name for keys."""
    device = context.seats.device_of(seat) if seat is not None else None
    return device_button(context, device, kind, size, text)


def device_button(
    context: Context,
    device: Device | None,
    kind: Kind,
    size: float = 52,
    text: TextKit | None = None,
) -> Picture:
    """The button of a device for a meaning; a plain position where there is no device."""
    bindings = context.input.bindings
    if device is None or device.sort == "mouse":
        return pad_button(context, bindings.input_of("pad", "pad", kind), size, text=text)
    name = bindings.input_of(device.id, device.sort, kind)
    if device.sort == "keys":
        return keycap(text or context.text, key_label(context, name), size)
    return pad_button(context, name, size, family=device.family, text=text)


def takes_seat(context: Context, seat: int, device: str) -> bool:
    """Let a device that plays for nobody play for a seat that has lost its own; whether it did."""
    seats, found = context.seats, context.input.device(device)
    if found is None or device == "mouse":
        return False
    if seats.device_of(seat) is None:
        seats.bind(seat, found)
        return True
    return seats.take_over(seat, found)
