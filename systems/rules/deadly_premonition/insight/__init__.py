"""Hints and reviews of Deadly Premonition: whom one can suspect, and what the odds are."""
