"""Talo-Fantasy (T24–T29): building freely. A position is a list of poses; placements are checked, not listed."""
