"""The club: title hall, arches, tables, curtains, lamps, seats, dice."""
