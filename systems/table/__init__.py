"""The presentation of a table: what is on the stage, how it moves, where the focus is."""
