"""The word pack: how near common words are to each other, for a game that needs no network."""
