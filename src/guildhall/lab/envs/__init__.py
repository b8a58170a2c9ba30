"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many at once."""
