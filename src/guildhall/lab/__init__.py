"""Games by the thousand: simulations and, later, tournaments and environments."""
