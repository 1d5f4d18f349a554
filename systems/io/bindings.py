"""Which button or key means what, for every pad and for the zones of the keyboard.

The tables are those of :mod:`systems.io.button_tables`; here they become what a press means and
which button a prompt shows, with OK and Back exchanged where somebody wants it so.
"""

from __future__ import annotations

from systems.io.actions import Kind
from systems.io.button_tables import PAD, Changed, Tables, is_pad, own_name
from systems.io.buttons import PAD_BUTTONS, ZONES, key_code
from systems.io.seats import Device

_SWAPPED = {Kind.CONFIRM: Kind.BACK, Kind.BACK: Kind.CONFIRM}


class Bindings:
    """Buttons and keys by device, with what somebody changed.

    Args:
        changed: name of a table -> meaning -> button or key, as settings keep it.

    Attributes:
        swapped: names of tables (:meth:`own`) of devices whose OK and Back are exchanged.
        pads_swapped: whether they are exchanged on all pads (a setting); a pad in ``swapped``
            has them the usual way then.
    """

    def __init__(self, changed: Changed | None = None) -> None:
        self.swapped: set[str] = set()
        self.pads_swapped = False
        self._owners: dict[str, str] = {}
        """Id of a pad -> the name of its own table."""
        self.set_changed(changed or {})

    def set_changed(self, changed: Changed) -> None:
        """Use other changes from now on."""
        self.changed = {device: dict(table) for device, table in changed.items()}
        self.tables = Tables(self.changed)
        self._buttons: dict[str, dict[int, Kind]] = {}
        self._keys = {
            code: (zone, kind)
            for zone in ZONES
            for kind, name in self.tables.table(zone).items()
            if (code := key_code(name)) is not None
        }

    # -- whose -------------------------------------------------------------------------------

    def came(self, device: Device) -> None:
        """A pad was plugged in, or opened anew: from now on its own table counts for its id."""
        name = own_name(device)
        self._owners = {one: owner for one, owner in self._owners.items() if owner != name}
        self._owners[device.id] = name

    def own(self, device: str) -> str:
        """The name of a device's own table, also while it is gone."""
        return self._owners.get(device, device)

    def same(self, device: str, other: str) -> bool:
        """Whether two pads show the same buttons on prompts."""
        return all(
            self.input_of(device, PAD, kind) == self.input_of(other, PAD, kind)
            for kind in self.tables.table(PAD)
        )

    # -- what --------------------------------------------------------------------------------

    def pad_kind(self, device: str, button: int) -> Kind | None:
        """What a mapped button of a pad means."""
        name = self._name(device)
        if name not in self._buttons:
            table = self.tables.table(name)
            self._buttons[name] = {PAD_BUTTONS[place]: kind for kind, place in table.items()}
        return self.swap(device, self._buttons[name].get(button))

    def key(self, code: int) -> tuple[str, Kind] | None:
        """The zone and the meaning of a key."""
        found = self._keys.get(code)
        if found is None:
            return None
        zone, kind = found
        swapped = self.swap(zone, kind)
        assert swapped is not None
        return zone, swapped

    def swap(self, device: str, kind: Kind | None) -> Kind | None:
        """Exchange OK and Back for a device that wants it so."""
        of_pad = self.pads_swapped and device.startswith(PAD)
        if kind is not None and (self.own(device) in self.swapped) != of_pad:
            return _SWAPPED.get(kind, kind)
        return kind

    def input_of(self, device: str, sort: str, kind: Kind) -> str:
        """The name of the button or key for a meaning, for prompts (``south``, ``space``).

        Empty for a zone or meaning that there is not. A pad that is not known, such as ``pad``,
        shows what counts for all pads.
        """
        wanted = self.swap(device, kind) or kind
        name = self._name(device) if sort == PAD else device
        return self.tables.table(name).get(wanted, "")

    def _name(self, device: str) -> str:
        name = self.own(device)
        return name if is_pad(name) else PAD
