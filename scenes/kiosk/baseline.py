"""What every visit begins with."""

from __future__ import annotations

import msgspec

from game.settings import KioskConfig, Settings
from scenes.kiosk.comfort import VOLUMES


def operator_settings(config: KioskConfig) -> Settings:
    """The settings with which every visit begins."""
    return Settings(
        language=config.language,
        text_size=config.text_size,
        high_contrast=config.high_contrast,
        reduced_motion=config.reduced_motion,
        volume_effects=config.volume,
        volume_music=config.volume,
        volume_voice=config.volume,
        rumble="off",
    )


def capped(settings: Settings, loudest: int) -> Settings:
    """The same, no louder than the operator allows."""
    one = copied(settings)
    for name in VOLUMES:
        setattr(one, name, min(getattr(one, name), loudest))
    return one


def copied(settings: Settings) -> Settings:
    """Settings that do not change with these."""
    return msgspec.convert(msgspec.to_builtins(settings), Settings)
