"""Workers on a Ray cluster, behind the same `Executor` as the processes of one machine.

Ray starts, places and replaces the processes; a call whose process or machine dies is made again elsewhere. What
is called must therefore depend on its arguments alone, as a game of the arena does.
"""

import contextlib
import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from ziggurat import __version__
from ziggurat.bots.processes import Pool, kinds
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import pickled_games, register_pickled

T = TypeVar("T")
TRIES = 20  # of a call whose process dies: more than bad luck


class RayWorkers(Executor):
    """Calls on a cluster, one core each."""

    def __init__(self, remote: Any) -> None:
        self._remote = remote
        self._calls: set[Any] = set()
        self._games = pickled_games()

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        call = self._remote.remote(self._games, work, args, kwargs)
        self._calls.add(call)
        done: Future[T] = call.future()
        done.add_done_callback(lambda _: self._calls.discard(call))
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        import ray

        for call in list(self._calls) if cancel_futures else []:
            ray.cancel(call, force=True)


def ray_pool(address: str) -> Pool:
    """Workers of the cluster at that address, for the arena and the trainer."""

    @contextlib.contextmanager
    def pool(games: Sequence[str]) -> Iterator[Executor]:
        with ray_workers(address) as cluster:
            _expect_games(cluster, games)
            yield cluster

    return pool


def _expect_games(cluster: Executor, games: Sequence[str]) -> None:
    for name, ours, theirs in zip(games, kinds(games), cluster.submit(kinds, games).result(), strict=True):
        if ours != theirs:
            raise Refusal(Message("ray-other-game", args={"game": name}))


@contextlib.contextmanager
def ray_workers(address: str) -> Iterator[RayWorkers]:
    """The cluster at that address (`host:port`, or `auto` for the one of this machine)."""
    try:
        import ray
    except ImportError:
        raise Refusal(Message("ray-missing")) from None
    try:
        _expect_listener(address)
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as wrong:
        raise Refusal(Message("ray-unreachable", args={"address": address, "why": _first_line(wrong)})) from wrong
    pool = RayWorkers(ray.remote(num_cpus=1, max_retries=TRIES)(_call))
    try:
        _check_version(pool, address)
        yield pool
    except ray.exceptions.RayError as lost:
        raise Refusal(Message("ray-lost", args={"address": address, "why": _first_line(lost)})) from lost
    finally:
        pool.shutdown(cancel_futures=True)
        ray.shutdown()


def _expect_listener(address: str) -> None:
    """Ray itself tries a wrong address for minutes."""
    host, _, port = address.rpartition(":")
    if host:
        with socket.create_connection((host, int(port)), timeout=10):
            pass


def _check_version(pool: RayWorkers, address: str) -> None:
    """Another version may play other games for the same seeds."""
    theirs = pool.submit(_version).result()
    if theirs != __version__:
        args = {"address": address, "theirs": theirs, "ours": __version__}
        raise Refusal(Message("ray-other-version", args=args))


def _version() -> str:
    return __version__


def _call(games: list[bytes], work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    """What runs in a worker."""
    register_pickled(games)
    return work(*args, **kwargs)


def _first_line(wrong: BaseException) -> str:
    return str(wrong).strip().partition("\n")[0] or type(wrong).__name__
