"""Nim, as a game for Ziggurat."""
