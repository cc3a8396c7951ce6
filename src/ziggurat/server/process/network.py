"""Opens the server to the local network, and closes it again, at the request of a person at this machine.

No header of a request can prove that somebody is at this machine: a proxy here may pass on requests of strangers
and leave no mark. So the server makes a key when it starts, and shows it only here: in the address that it prints,
which `--open` opens.
"""

import asyncio
import hmac
import ipaddress
import logging
import socket as network
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.errors import refuse
from ziggurat.server.limits import keys
from ziggurat.server.limits.security import Caller, Guard

logger = logging.getLogger("ziggurat.network")


class Listening(Protocol):
    """A listening socket that can be closed again, with the connections that came by it."""

    url: str

    def close(self) -> None: ...


class Network:
    """Whether and where others in the local network find this server."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard  # knows the address that links carry
        self._open: Listening | None = None
        self._lock = asyncio.Lock()
        self.listen: Callable[[str], Awaitable[Listening]] | None = None  # only where it can be chosen
        self.key = keys.new_key()

    def is_yours(self, caller: Caller, key: str | None) -> bool:
        """Whether a caller is at this machine, and has the key that is shown there."""
        return caller.here and hmac.compare_digest((key or "").encode(), self.key.encode())

    def info(self, caller: Caller, key: str | None) -> p.NetworkInfo:
        yours = self.listen is not None and self.is_yours(caller, key)
        return p.NetworkInfo(self._guard.lan_url or None, yours)

    async def change(self, caller: Caller, key: str | None, wanted: bool) -> None:
        """Opens or closes the server; only for a person at this machine, from the server's own page."""
        if self.listen is None:
            raise refuse(errors.NETWORK_FIXED)
        if not self.is_yours(caller, key):
            raise refuse(errors.NETWORK_NOT_YOURS)
        async with self._lock:
            if wanted and self._open is None:
                address = usable(addresses())
                if address is None:
                    raise refuse(errors.NO_NETWORK)
                self._open = await self.listen(address)
                self._guard.lan_url = self._open.url
                logger.info("network opened", extra={"url": self._open.url})
            elif not wanted and self._open is not None:
                self._open.close()
                self._open = None
                self._guard.lan_url = ""
                logger.info("network closed")


def addresses() -> Iterable[str]:
    """This machine's addresses, the one towards the rest of the world first; no packet is sent to find them."""
    with network.socket(network.AF_INET, network.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            yield str(probe.getsockname()[0])
        except OSError:
            pass  # no way out of here; there may still be neighbours
    try:
        found = network.getaddrinfo(network.gethostname(), None, network.AF_INET)
    except OSError:
        return
    yield from (str(one[4][0]) for one in found)


def usable(found: Iterable[str]) -> str | None:
    """The first address at which another machine can be served."""
    for one in found:
        known = ipaddress.ip_address(one)
        if not (known.is_loopback or known.is_unspecified or known.is_multicast):
            return one
    return None
