"""Puzzles found in games of the strongest bot, and checked again."""
