"""The contract every game keeps; names no game."""
