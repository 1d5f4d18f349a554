"""What is between matches: the choice of format and mode, score sheets, groups, the end."""
