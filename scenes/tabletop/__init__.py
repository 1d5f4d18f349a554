"""What every game's table is made of: plates, cards, captions, prompts, panels, pace."""
