"""Guildhall: four board games of guilds and cities on one exact rules engine."""
