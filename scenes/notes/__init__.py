"""A seat's notes: the sheet, the marks on it, and the page that shows it.

``scenes.notes.scene`` has the screen; ``scenes.notes.sheet`` the shapes that a game fills in.
"""
