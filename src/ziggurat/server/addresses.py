"""Network addresses, grouped the way limits count them."""

import ipaddress
from functools import lru_cache


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """What counts as one caller: an IPv4 address, or the /64 network that an IPv6 address belongs to.

    One household or one rented server usually holds a whole /64, so single IPv6 addresses mean nothing. An IPv4
    address inside IPv6 (`::ffff:192.0.2.1`) counts as itself; whatever is not an address counts as it is.
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
