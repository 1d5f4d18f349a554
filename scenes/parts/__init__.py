"""What tables are put together from: typed cards, stacks, plates, papers, tokens.

Everything here is a picture, or a place for one, and knows no game: a game says with a
:class:`~scenes.parts.typed.TypeLook` how its types look, and where a thing lies. Pictures are
described once (:meth:`~scenes.tabletop.desk.Desk.once`) and drawn when they are first seen.
``assets/docs/tables.md`` shows how a table is built from them.
"""
