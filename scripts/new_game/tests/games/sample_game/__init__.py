"""Tests of Sample Game."""
