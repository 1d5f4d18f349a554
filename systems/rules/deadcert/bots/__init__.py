"""The computer players of DEADCERT: London, and the inference that all of them share.

``odds`` counts who can be the killer, ``evidence`` reads the cards that were seen, ``places`` says
where the others can be. Nothing in here sees more than a view (DC-RUL-089).
"""
