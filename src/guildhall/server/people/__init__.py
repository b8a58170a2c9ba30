"""People: who they are, how they sign in, how they are told that it is their turn."""
