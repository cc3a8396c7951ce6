"""Keys: the secret of a person at a table. Random, sent once, stored as a hash, compared in constant time."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that are easily mistaken for each other


def new_table_id() -> str:
    """Eighty random bits: nobody finds a table without its link."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(16))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> bytes:
    """A plain hash is enough: a key has 192 random bits, there is nothing to guess."""
    return hashlib.sha256(key.encode()).digest()


def holder(key: str, known: Mapping[int, bytes]) -> int | None:
    """The number of a key among those of a table; looks at all of them, whatever it finds."""
    wanted = hashed(key)
    found = None
    for number, other in known.items():
        if hmac.compare_digest(wanted, other):
            found = number
    return found
