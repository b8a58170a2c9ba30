"""The phases of a ballot, in the order in which they are played."""
