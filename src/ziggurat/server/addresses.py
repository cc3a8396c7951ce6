"""Addresses as the server's limits count them: a household is one, whichever of its addresses it uses."""

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
