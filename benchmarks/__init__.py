"""Slow runs, called by name."""
