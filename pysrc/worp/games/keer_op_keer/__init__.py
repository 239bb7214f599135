"""Keer op Keer."""
