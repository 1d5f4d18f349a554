"""Everything that touches SDL: window, fonts, pictures, sound, devices, clock."""
