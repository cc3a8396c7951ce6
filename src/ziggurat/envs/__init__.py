"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel environments, and batches on processor and GPU.

Everything here is written over the rules contract and works for every registered game (`docs/research.md`).
The third-party packages are extras: `pip install 'ziggurat[research]'`, `pip install 'ziggurat[gpu]'`; the batches
on the processor need neither.
"""
