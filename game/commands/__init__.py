"""The commands that need no window. Each module has ``run(options) -> exit status``."""
