"""A running match."""
