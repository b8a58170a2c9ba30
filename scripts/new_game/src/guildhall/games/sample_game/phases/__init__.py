"""The phases of a game, one object each."""
