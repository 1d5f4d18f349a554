"""What the lobby of this game tells first, and how visitors of a kiosk play it."""

TOLD_RULES = ("topic", "open_hands", "talk_seconds", "vote_mode", "free_words")
"""House rules that every table should know before it begins."""

KIOSK_RULES = {"open_hands": True}
"""With open hands nearly nobody has to be called behind the curtain."""

KIOSK_FIXED = {"free_words": False}
"""Nobody writes letters for all to read there."""
