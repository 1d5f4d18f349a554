"""The version of the parlour, in one place: the package, the command line and the credits."""

VERSION = "0.1.0"
"""As in semantic versioning; `CHANGELOG.md` has a section of the same name once it is released."""
