"""Deadly Premonition: its townsfolk, cards, line-up boards and weather."""
