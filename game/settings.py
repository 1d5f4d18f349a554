"""The settings of a machine, and those that an operator gives a kiosk.

Every field has a range that is checked when the file is read; a screen may change a field and
call ``save`` at once. Percentages are whole numbers.
"""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game import paths, store
from game.files import StorageError, read_bytes, read_generations
from game.store import Kept, Versioned

Percent = Annotated[int, Meta(ge=0, le=100)]
TextSize = Literal[100, 125, 150, 200]
Speed = Literal["slow", "normal", "fast", "instant"]
Pace = Literal["off", "slow", "normal", "fast"]


class Settings(Versioned):
    """What the people of one machine chose."""

    language: str = "en"
    # seeing
    text_size: TextSize = 100
    easy_reading: bool = False
    """Letters of which none can be taken for another one turned round."""
    high_contrast: bool = False
    reduced_motion: bool = False
    speed: Speed = "normal"
    full_screen: bool = True
    display: Annotated[int, Meta(ge=0, le=15)] = 0
    """On which of several screens, counted from 0."""
    safe_area: Annotated[int, Meta(ge=0, le=10)] = 5
    """Per cent of each side that the television may cut off."""
    quality: Literal["auto", "high", "low"] = "auto"
    # hearing
    volume_effects: Percent = 80
    volume_music: Percent = 60
    volume_voice: Percent = 80
    mono: bool = False
    speech: Literal["off", "room", "ear"] = "off"
    """Whether the screen is read aloud: nothing, what everybody may hear, or what who plays alone
    may hear as well."""
    # controlling
    confirm: Literal["south", "east"] = "south"
    accept_delay: bool = False
    """Half a second after a press in which another one does nothing."""
    one_button: Pace = "off"
    """How fast the focus walks by itself for whoever presses nothing but OK."""
    rumble: Literal["off", "low", "high"] = "low"
    bindings: dict[str, dict[str, str]] = {}
    """Table -> action -> button or key, where somebody chose other than the usual ones: ``pad``
    for all pads, ``pad <GUID>`` for one (``pad <GUID> 2`` for the second of its model, in the
    order in which they were plugged in), ``keys.<zone>`` for a part of the keyboard."""
    controllers: dict[str, str] = {}
    """Controller's GUID and name -> SDL mapping, as the set-up of unknown controllers found it."""
    walked: list[str] = []
    """Formats whose walk-through was seen on this machine, as ``game.format``."""
    # secrets on one screen
    peek: Literal["hold", "toggle"] = "hold"
    look_time: Literal[1, 2, 3] = 1
    """How many times the usual time a look behind the curtain has; everybody's has as much."""
    trust: bool = False
    """No curtain between seats: everybody looks away by themselves."""
    shuffled_press: bool = False
    """Blind presses with another order of buttons for each seat."""


class KioskConfig(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an operator decides; the kiosk returns to it after every visitor. Times in seconds."""

    games: tuple[str, ...] = ()
    """Ids of the games to show, in this order; empty: every game that is there."""
    language: str = "en"
    text_size: TextSize = 100
    high_contrast: bool = False
    reduced_motion: bool = False
    volume: Percent = 60
    loudest: Percent = 100
    """So loud visitors may make it."""
    attract_volume: Annotated[int, Meta(ge=0, le=25)] = 0
    attract_segment: Annotated[int, Meta(ge=20, le=40)] = 30
    pixel_shift: Annotated[int, Meta(ge=10, le=600)] = 60
    idle_hint: Annotated[int, Meta(ge=10, le=600)] = 45
    idle_question: Annotated[int, Meta(ge=20, le=900)] = 60
    idle_countdown: Annotated[int, Meta(ge=20, le=120)] = 20
    silence: Annotated[int, Meta(ge=30, le=1800)] = 120
    silence_talk: Annotated[int, Meta(ge=30, le=3600)] = 180
    unlock: Annotated[
        tuple[Literal["up", "down", "left", "right", "a", "b"], ...], Meta(min_length=10)
    ] = ("up", "up", "down", "down", "left", "right", "left", "right", "b", "a")
    """The presses that open the operator's menu."""
    key_file: str = ""
    """A file, for instance on a stick, that opens the operator's menu while it is there."""


class BadConfig(Exception):
    """An operator's file that cannot be used; the text says what, and how to mend it."""


def load(path: Path | None = None) -> Kept[Settings]:
    """The settings of this machine; a file that cannot be used is set aside."""
    return store.load(path or paths.home().settings, Settings, what="the settings")


def save(settings: Settings, path: Path | None = None) -> None:
    """Keep the settings; raises ``StorageError`` when that fails."""
    store.save(path or paths.home().settings, settings)


def keep_changes(settings: Settings, known: Settings, path: Path | None = None) -> Settings:
    """Keep what was changed here, beside what another house at this machine has kept meanwhile.

    Args:
        settings: as they are in this house now.
        known: as they were here when they were loaded or kept last.
        path: of the file.

    Returns:
        What is known next time. Raises ``StorageError`` when nothing could be kept.
    """
    path = path or paths.home().settings
    found = read_generations(path, lambda data: store.decode(data, Settings, {}))
    kept = settings
    if found.value is not None and found.fault is None:
        kept = found.value
        for name in Settings.__struct_fields__:
            if getattr(settings, name) != getattr(known, name):
                setattr(kept, name, getattr(settings, name))
    save(kept, path)
    return copied(settings)


def copied(settings: Settings) -> Settings:
    """The same settings, which change no more when the first ones do."""
    return deepcopy(settings)


def load_kiosk(path: Path) -> KioskConfig:
    """An operator's TOML file; ``BadConfig`` where it is missing, torn or out of range."""
    try:
        content = tomllib.loads(read_bytes(path).decode("utf-8-sig"))  # editors may write a mark
        return msgspec.convert(content, KioskConfig, strict=True)
    except StorageError as error:
        raise BadConfig(str(error)) from error
    except UnicodeDecodeError as error:
        raise BadConfig(f"{path} is not a text file; write it anew as UTF-8 TOML.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"{path} is not valid TOML: {error}; mend that line.") from error
    except msgspec.ValidationError as error:
        raise BadConfig(f"{path}: {_in_plain_words(str(error))}.") from error


_PLAIN = {
    "int": "a whole number",
    "float": "a number with a point",
    "str": "text in quotes",
    "bool": "true or false",
    "array": "a list in brackets",
    "object": "a table",
}
"""What the checker calls the types of values, for operators."""


def _in_plain_words(error: str) -> str:
    """What is wrong with a value: its key, what it should be; the known keys for an unknown one."""
    what, _, key = error.partition(" - at `$.")
    if not key:
        return f"{what}; known keys are {', '.join(KioskConfig.__struct_fields__)}"
    for name, plain in _PLAIN.items():
        what = what.replace(f"`{name}`", plain)
    return f"{key.rstrip('`')}: {what[:1].lower()}{what[1:]}"
