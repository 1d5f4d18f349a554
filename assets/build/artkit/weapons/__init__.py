"""The six weapons: models, still lifes for the cards."""
