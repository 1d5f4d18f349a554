"""Secrets on one screen: the curtain, what is seen behind it, and who may see it."""
