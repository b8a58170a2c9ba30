"""The history of the columns."""
