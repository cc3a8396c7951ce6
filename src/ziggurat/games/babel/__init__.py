"""Babel and babel pico."""
