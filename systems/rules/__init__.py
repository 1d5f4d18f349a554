"""One module or package a game. Each exports ``RULES``; none imports another."""
