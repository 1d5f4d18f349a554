"""Widgets for screens: buttons, rows, panels, prompts, captions, lists, questions.

A screen is a :class:`~scenes.kit.screen.Screen`; add widgets in ``build``. All sizes are logical
units, every picture is cached, and what has no focus costs nothing.
"""

from scenes.kit.caption import Caption
from scenes.kit.prompts import Prompt, PromptRow, prompt_sign
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, Panel, Widget

__all__ = [
    "Button",
    "Caption",
    "Label",
    "Panel",
    "Prompt",
    "PromptRow",
    "Screen",
    "Widget",
    "prompt_sign",
]
