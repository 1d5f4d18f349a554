"""The lobby: who sits down, as whom, under which house rules."""
