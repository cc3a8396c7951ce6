"""Bubblee Pop (Bąbelsy): the duel, and missions for one."""
