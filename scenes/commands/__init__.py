"""The commands that draw. Each module has ``run(options) -> exit status``."""
