"""Arenas, environments, reports."""
