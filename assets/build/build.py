"""Builds Gaslamp's assets. Usage: python build.py [STEP ...]   (no step: list them; "all": every step)

Steps run in a fresh process each time and write into `assets/`; see README.md beside this file.
"""

from __future__ import annotations

import importlib
import sys
import time

STEPS = {
    "fonts": "artkit.fonts",
    "map": "artkit.table_map",
    "cards": "artkit.cards",
    "suspects": "artkit.suspects",
    "weapons": "artkit.weapons.still_lifes",
    "pieces": "artkit.pieces",
    "rooms": "artkit.house.cards",
    "house": "artkit.house.plan_pictures",
    "other_rooms": "artkit.house.other_rooms",
    "hatches": "artkit.house.hatch_pictures",
    "arches": "artkit.club.arches",
    "grounds": "artkit.club.grounds",
    "drape": "artkit.club.drape",
    "people": "artkit.club.people",
    "signs": "artkit.club.signs",
    "dice": "artkit.club.dice",
    "street": "artkit.street",
    "desk": "artkit.deadcert.desk",
    "case_papers": "artkit.deadcert.papers",
    "londoners": "artkit.londoners.cast",
    "small_faces": "artkit.londoners.small",
    "snoops": "artkit.deadcert.snoops",
    "details": "artkit.deadcert.details",
    "townsfolk": "artkit.premonition.cast",
    "premonition_cards": "artkit.premonition.papers",
    "premonition_alignments": "artkit.premonition.alignments",
    "premonition_actions": "artkit.premonition.actions",
    "premonition_weather": "artkit.premonition.weather",
    "premonition_layers": "artkit.premonition.skies",
    "premonition_board": "artkit.premonition.board",
    "casefile_signs": "artkit.casefile.signs",
    "casefile_back": "artkit.casefile.papers",
    "casefile_suspects": "artkit.casefile.suspects",
    "casefile_evidence": "artkit.casefile.evidence",
    "paintings": "artkit.paintings.gallery",
    "small_paintings": "artkit.paintings.small",
    "controllers": "artkit.controllers",
    "words": "wordkit.pack",
    "effects": "artkit.sound.effects",
    "music": "artkit.sound.music",
}


def main(arguments: list[str]) -> int:
    """Runs the named steps in order; returns the exit status."""
    names = list(STEPS) if arguments == ["all"] else arguments
    unknown = [name for name in names if name not in STEPS]
    if unknown or not names:
        print("Steps:", ", ".join(STEPS), file=sys.stderr)
        return 2
    for name in names:
        start = time.perf_counter()
        importlib.import_module(STEPS[name]).build()
        print(f"[{name}] {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
