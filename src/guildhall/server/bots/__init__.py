"""Bots, hints and analyses: computed in other processes, scheduled fairly."""
