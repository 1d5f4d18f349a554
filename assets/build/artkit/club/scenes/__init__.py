"""The scenes behind the arches of the title hall."""
