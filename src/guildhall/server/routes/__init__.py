"""Handlers, one file per resource; none imports another."""
