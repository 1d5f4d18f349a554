"""The table of COVERTplay: backs and counts for all, and a page behind the curtain for each."""
