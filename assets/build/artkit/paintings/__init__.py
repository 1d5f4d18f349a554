"""The 168 evidence paintings of Detective Club, composed from the game's own content files.

``catalogue`` reads what each card shows, ``places``, ``moods`` and ``templates`` compose it,
``easel`` and ``brush`` are the painter's hand, ``gallery`` builds the files.
"""
