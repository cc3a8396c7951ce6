"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, and batches on the CPU and the GPU.

Everything here uses only the rules contract and works for every registered game (`docs/how-to/environments.md`).
The third-party packages are extras: `pip install 'ziggurat[research]'`, `pip install 'ziggurat[gpu]'`; batches
on the CPU need neither. `.aec`, `.gym` (and `.vector`) and `.spiel` here serve one of these libraries each.
"""

from typing import TYPE_CHECKING

from ziggurat.core.lazy import lazy

if TYPE_CHECKING:
    from ziggurat.research.batches.batch import RANDOM, Batch
    from ziggurat.research.batches.cuda import DeviceBatch
    from ziggurat.research.environments.aec import env
    from ziggurat.research.environments.gym import SoloEnv
    from ziggurat.research.environments.spiel import load
    from ziggurat.research.environments.vector import BatchVectorEnv
    from ziggurat.research.search.batched_search import BatchedSearch

__all__ = [
    "RANDOM",
    "Batch",
    "BatchVectorEnv",
    "BatchedSearch",
    "DeviceBatch",
    "SoloEnv",
    "env",
    "load",
]

if not TYPE_CHECKING:
    _HOMES = {
        "RANDOM": "ziggurat.research.batches.batch",
        "Batch": "ziggurat.research.batches.batch",
        "BatchVectorEnv": "ziggurat.research.environments.vector",
        "BatchedSearch": "ziggurat.research.search.batched_search",
        "DeviceBatch": "ziggurat.research.batches.cuda",
        "SoloEnv": "ziggurat.research.environments.gym",
        "env": "ziggurat.research.environments.aec",
        "load": "ziggurat.research.environments.spiel",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
