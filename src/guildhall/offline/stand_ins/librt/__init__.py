"""Stands in for librt: plain lists and numbers."""
