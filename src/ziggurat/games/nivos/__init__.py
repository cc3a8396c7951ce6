"""Nivos, for two, for three, and for four in two teams."""
