"""Talo (Pila): building in balance, climbing, collapsing."""
