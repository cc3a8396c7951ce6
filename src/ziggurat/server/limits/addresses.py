"""Addresses as the server's limits count them: a household is one, whichever of its addresses it uses."""

import hashlib
import secrets
import time
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """IPv4 whole, also when written as IPv6; IPv6 by its /64, which is what one household gets; else as it is."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, 64), strict=False))


def pseudonym(address: str) -> str:
    """What a log has in place of an address: the same for a day, in one process.

    The key is in memory only and is replaced each day. Without it nobody can find the address by trying them all.
    """
    key = _key_of_day(int(time.monotonic() // 86_400))
    return hashlib.blake2s(address_group(address).encode(), digest_size=4, key=key).hexdigest()


@lru_cache(maxsize=1)
def _key_of_day(_: int) -> bytes:
    return secrets.token_bytes(32)
