"""Esper processors: the rules of each game, input and output, and the table."""
