"""The engine shared by every game: world, zones, decisions, intents, facts and chance."""
