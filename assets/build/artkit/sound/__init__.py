"""Sounds of the house, synthesised, and its music, written as MIDI and rendered with a sound font."""
