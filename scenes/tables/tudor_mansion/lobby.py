"""What the lobby of this game tells first."""

TOLD_RULES = ("refute", "start_rooms", "auto_sheet", "round_limit")
"""House rules that every table should know before it begins."""
