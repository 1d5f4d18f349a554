"""A small studio: meshes built in Python, lit by a path tracer in node, finished as a painting."""
