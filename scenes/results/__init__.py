"""The end of a match: what the secret was, who found it, and who could have."""
