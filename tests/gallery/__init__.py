"""All parts that tables share, on sheets to look at: ``uv run python -m tests.gallery FOLDER``."""
