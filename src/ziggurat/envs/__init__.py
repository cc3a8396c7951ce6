"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, and batches on the CPU and the GPU.

Everything here uses only the rules contract and works for every registered game (`docs/how-to/environments.md`).
The third-party packages are extras: `pip install 'ziggurat[research]'`, `pip install 'ziggurat[gpu]'`; batches
on the CPU need neither. `.aec`, `.gym` (and `.vector`) and `.spiel` here serve one of these libraries each.
"""

from typing import TYPE_CHECKING

from ziggurat._lazy import lazy

if TYPE_CHECKING:
    from ziggurat.envs.aec import env
    from ziggurat.envs.batch import RANDOM, Batch
    from ziggurat.envs.batched_search import BatchedSearch
    from ziggurat.envs.cuda import DeviceBatch
    from ziggurat.envs.gym import SoloEnv
    from ziggurat.envs.spiel import load
    from ziggurat.envs.vector import BatchVectorEnv

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
        "RANDOM": "ziggurat.envs.batch",
        "Batch": "ziggurat.envs.batch",
        "BatchVectorEnv": "ziggurat.envs.vector",
        "BatchedSearch": "ziggurat.envs.batched_search",
        "DeviceBatch": "ziggurat.envs.cuda",
        "SoloEnv": "ziggurat.envs.gym",
        "env": "ziggurat.envs.aec",
        "load": "ziggurat.envs.spiel",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
