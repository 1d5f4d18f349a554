"""Hints and reviews of Detective Club: which word, which card, whom to suspect, and why."""
