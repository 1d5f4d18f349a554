"""The table of OPENplay and of its Co-op variant, which share nearly everything."""
