"""The phases of a turn: offers above the handlers they lead to, refusals between them."""
