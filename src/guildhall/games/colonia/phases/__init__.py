"""The days of a week, in the order in which they are played, and what several of them share."""
