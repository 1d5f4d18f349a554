"""OPENplay and its Co-op variant: what is remembered, what a position is worth, what is done."""
