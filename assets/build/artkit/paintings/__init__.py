"""The evidence paintings: their figures, settings and scenes."""
