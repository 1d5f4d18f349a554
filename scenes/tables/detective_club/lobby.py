"""What the lobby of this game tells first."""

TOLD_RULES = ("topic", "open_hands", "talk_seconds", "vote_mode", "free_words")
"""House rules that every table should know before it begins."""
