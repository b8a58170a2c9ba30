"""The guildhall command."""
