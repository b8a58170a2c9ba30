"""Tests of the Dutch Revolt, by phase."""
