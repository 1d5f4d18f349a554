"""What the lobby of this game tells first."""

TOLD_RULES = ("open_exchange_needs_own_chief", "open_fetch_after_rounds", "open_cold_rounds")
"""House rules that every table should know before it begins."""
