"""Build tools for Gaslamp's pictures, fonts and sounds. Never imported by the game."""
