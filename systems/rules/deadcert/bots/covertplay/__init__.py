"""COVERTplay: where cards are thought to be, and what that is worth."""
