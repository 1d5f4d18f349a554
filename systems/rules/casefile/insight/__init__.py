"""Hints and reviews of Casefile: what followed for whom, and what could be done."""
