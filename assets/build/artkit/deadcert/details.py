"""The pictures of the 15 Details: victims, crime scenes and times of death."""

from __future__ import annotations

import os

from artkit import places
from artkit.canvas import save
from artkit.deadcert.crime_scenes import SCENES
from artkit.deadcert.hours import HOURS
from artkit.deadcert.victims import people, victim


def build() -> None:
    """Writes detail_M_A ... detail_O_E to DEADCERT's pictures; GASLAMP_ONLY=E-A,O-C for some of them."""
    only = set(os.environ.get("GASLAMP_ONLY", "").split(",")) - {""}
    for name, scene in {**SCENES, **HOURS}.items():
        if not only or name in only:
            save(scene().finish(), places.DEADCERT_PICTURES / f"detail_{name.replace('-', '_')}.webp", 84)
    for person in people():
        if not only or f"M-{person['letter']}" in only:
            save(victim(person), places.DEADCERT_PICTURES / f"detail_M_{person['letter']}.webp", 86)
