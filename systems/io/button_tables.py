"""Tables of buttons: whose they are, which one counts, and which cannot be used.

A table says meaning -> button or key, by names, as settings keep it. There is one for all pads
(``pad``), one for every zone of the keyboard, and one for every single pad that has its own
(``pad 0300…``: SDL's GUID of its model). SDL's bindings for Python tell no serial number: pads of
one model are told apart by the order in which they were plugged in, and the second one's table is
``pad 0300… 2``. A pad without a table of its own follows that of all pads, and that the usual one.

The table of all pads and those of zones hold what differs from the usual one; a pad's own is
whole, so that a later change for all pads cannot give one of its buttons two meanings.
"""

from __future__ import annotations

from collections.abc import Mapping

from systems.io.actions import Kind
from systems.io.buttons import PAD_BUTTONS, PAD_DEFAULTS, ZONES, key_code
from systems.io.seats import Device

PAD = "pad"
"""The table of all pads."""

NEEDED = (Kind.CONFIRM, Kind.BACK)
"""Without these nobody would get back to where buttons are changed."""

Changed = Mapping[str, Mapping[str, str]]
"""Name of a table -> meaning -> button or key, as settings keep it."""


def own_name(device: Device) -> str:
    """The name of a device's own table; for a zone, and for what has no model, its id."""
    if device.sort != PAD or not device.guid:
        return device.id
    return f"{PAD} {device.guid}" + (f" {device.place}" if device.place > 1 else "")


def is_pad(name: str) -> bool:
    """Whether a table is one of pads."""
    return name.partition(" ")[0] == PAD


def usual(name: str) -> Mapping[Kind, str]:
    """The table that counts where nobody has changed anything; empty for an unknown device."""
    return PAD_DEFAULTS if is_pad(name) else ZONES.get(name, {})


def known(name: str, button: str) -> bool:
    """Whether there is such a button or key."""
    return button in PAD_BUTTONS if is_pad(name) else key_code(button) is not None


class Tables:
    """What counts for every device.

    Args:
        changed: as settings keep it. A table that gives a button two meanings, or takes a key of
            another zone, is left out; meanings and buttons that nobody knows are too.

    Attributes:
        faults: names of the tables that were left out.
    """

    def __init__(self, changed: Changed) -> None:
        self.faults: list[str] = []
        self._tables: dict[str, dict[Kind, str]] = {}
        for name, table in changed.items():
            if not usual(name):
                continue
            whole = filled(name, table)
            if whole is None:
                self.faults.append(name)
            else:
                self._tables[name] = whole
        while (zone := self._intruder()) is not None:
            del self._tables[zone]
            self.faults.append(zone)

    def table(self, name: str) -> Mapping[Kind, str]:
        """The table that counts for a device, by the name of its own one."""
        found = self._tables.get(name)
        if found is None and is_pad(name):
            found = self._tables.get(PAD)
        return usual(name) if found is None else found

    def has_own(self, name: str) -> bool:
        """Whether somebody changed this very table."""
        return name in self._tables

    def _intruder(self) -> str | None:
        """A changed zone that takes a key of another one."""
        for zone in ZONES:
            others = {key for other in ZONES if other != zone for key in self.table(other).values()}
            if zone in self._tables and others & set(self.table(zone).values()):
                return zone
        return None


def filled(name: str, table: Mapping[str, str]) -> dict[Kind, str] | None:
    """The usual table with what was changed; None where two changes name the same button.

    What had a button before gets the one that is free then, as when it is changed in the house.
    """
    kinds = {kind.value: kind for kind in usual(name)}
    changed = {
        kinds[kind]: button
        for kind, button in table.items()
        if kind in kinds and known(name, button)
    }
    if len(set(changed.values())) < len(changed):
        return None
    whole = dict(usual(name))
    for kind, button in changed.items():
        whole = exchanged(whole, kind, button)
    return whole


def exchanged(table: Mapping[Kind, str], kind: Kind, button: str) -> dict[Kind, str]:
    """A table in which a meaning has another button, and what had that one gets the old one."""
    return {
        other: button if other is kind else table[kind] if used == button else used
        for other, used in table.items()
    }


def notice(changed: Changed) -> str | None:
    """One sentence about tables that cannot be used, and how to mend them; None where all can."""
    faults = Tables(changed).faults
    if not faults:
        return None
    return (
        f"The buttons of {', '.join(faults)} in the settings give one button or key two meanings"
        " and are not used; change them in the house, or mend `bindings` in the settings."
    )
