"""Host and origin checks, request rates, the headers of every response, and the caller of a request."""

import hmac
import ipaddress
import re
import socket as network
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.errors import refuse
from ziggurat.server.limits.addresses import address_group
from ziggurat.server.limits.rate_limits import Buckets
from ziggurat.server.settings import Settings

if TYPE_CHECKING:
    from ziggurat.server.cluster.worker import Workers

FORWARDED = "ziggurat.forwarded"  # the mark of a request that another worker has passed on
_POLICY = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",  # rules and bots are WebAssembly; JavaScript is never made from text
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
CONTENT_SECURITY_POLICY = "; ".join(_POLICY)
# For the page of `make site`, in a tag. A tag cannot say who may frame the page: browsers ignore that there.
SITE_POLICY = "; ".join(rule for rule in _POLICY if not rule.startswith("frame-ancestors"))
HEADERS = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_NO_HOST = re.compile(r"[@/\\?#\s]")  # letters of an address's other parts
_PORTS = {"http": 80, "https": 443}
_SAFE = ("GET", "HEAD", "OPTIONS")
_LONGEST_ADDRESS = 64
_REFUSED_AT_ONCE, _REFUSED_A_SECOND = 100, 5  # of one address, before that is a flood
_THIS_MACHINE = ("localhost", "0.0.0.0", "::")  # as an address to call, the last two are nobody else's
_PASSED_ON = (b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via")  # a proxy's marks


@dataclass(frozen=True)
class Caller:
    """Who is calling: the address, and the address under which the server was called."""

    address: str
    base: str  # as in http://192.168.0.7:8000
    here: bool = False  # a person at this machine; changes must come from the server's own page

    def invite(self, table: str) -> str:
        return f"{self.base}/t/{table}"

    def link(self, table: str, key: str) -> str:
        """Browsers do not send what follows the #, so the key gets into no log."""
        return f"{self.invite(table)}#key={key}"


@cache
def _own_names() -> frozenset[str]:
    name = network.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


class Guard:
    """Checks each request before anything else does."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.lan_url = settings.lan_url  # the address in the local network; `network.py` may open one later
        self._public = _name_of(urlsplit(settings.public).netloc)
        self._names = (_own_names() | {*map(_name_of, settings.hosts), self._public}) - {""}
        self._origins = {_origin_of(one) for one in (*settings.origins, settings.public)} - {None}
        limits = settings.limits
        self._requests = Buckets(limits.requests_a_minute, limits.requests_a_minute / 60)
        self._refusals = Buckets(_REFUSED_AT_ONCE, _REFUSED_A_SECOND)
        self._seated = Buckets(limits.requests_a_minute, limits.requests_a_minute / 60)

    def share(self, workers: "Workers") -> None:
        """What an address asks of other workers counts here too."""
        workers.share_buckets("requests", self._requests)
        workers.share_buckets("seated", self._seated)

    def objection(self, scope: Any) -> Refusal | None:
        """Why a request is not served, if it is not."""
        headers = dict(scope["headers"])
        if sum(name == b"host" for name, _ in scope["headers"]) != 1:  # RFC 9112, 3.2
            return refuse(errors.ONE_HOST)
        host = headers[b"host"].decode("latin-1")
        if not self._knows(host):
            return refuse(errors.WRONG_HOST, host=host[:100])
        origin = headers.get(b"origin")
        careful = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if careful and origin is not None and not self._trusts(origin.decode("latin-1"), _base_of(scope, host)):
            return refuse(errors.WRONG_ORIGIN)
        return None

    def take(self, scope: Any) -> bool:
        """Whether the address of a request may ask for one more now."""
        return self._requests.take(address(scope))

    def take_refusal(self, scope: Any) -> bool:
        """Whether an address that has asked for too much still gets an answer as others do."""
        return self._refusals.take(address(scope))

    def is_flooding(self, address: str) -> bool:
        """Whether an address goes on and on asking, although it is refused."""
        return self._refusals.is_empty(address)

    def take_seated(self, scope: Any) -> bool:
        """Whether the keys of seats may ask for one more from an address that may not: as many again, together."""
        return self._seated.take(address(scope))

    def _knows(self, host: str) -> bool:
        """Whether a host is a numeric address or one of our names; others may be an attack (DNS rebinding)."""
        name = _name_of(host)
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _trusts(self, origin: str, base: str) -> bool:
        named = _origin_of(origin)
        return named is not None and (named in self._origins or named == _origin_of(base))

    def caller(self, scope: Any) -> Caller:
        return Caller(address(scope), self._base(scope), self._is_here(scope))

    def _is_here(self, scope: Any) -> bool:
        """Whether only a person at this machine can have sent this: no proxy, no other name, no other page.

        The origin itself was looked at before (`objection`); here it must not be missing where something changes.
        """
        headers = dict(scope["headers"])
        passed_on = self._settings.public or FORWARDED in scope or any(name in headers for name in _PASSED_ON)
        unasked = scope.get("method", "GET") not in _SAFE and b"origin" not in headers
        return is_loopback(address(scope)) and _is_local(headers) and not passed_on and not unasked

    def passed_on(self, scope: Any) -> bool:
        """Whether a proxy in front of the server has passed this on, as far as that can be seen."""
        headers = dict(scope["headers"])
        by_name = bool(self._public) and _name_of(headers.get(b"host", b"").decode("latin-1")) == self._public
        return by_name or any(name in headers for name in _PASSED_ON)

    def may_see_numbers(self, scope: Any) -> bool:
        """Whether `/metrics` is shown: to whoever has the key for it, or where there is none, past the proxy.

        A proxy that is set up with less than it needs leaves no mark but the version of HTTP, as nginx does.
        """
        if self._settings.metrics_key:
            given = dict(scope["headers"]).get(b"authorization", b"")
            return hmac.compare_digest(given, f"Bearer {self._settings.metrics_key}".encode())
        return not (self.passed_on(scope) or scope.get("http_version") == "1.0")

    def _base(self, scope: Any) -> str:
        """The address that works for others, too: the one in the local network, not `localhost`."""
        if self._settings.public:
            return self._settings.public.rstrip("/")
        headers = dict(scope["headers"])
        if self.lan_url and _is_local(headers):
            return self.lan_url
        return _base_of(scope, headers.get(b"host", b"").decode("latin-1"))


def _base_of(scope: Any, host: str) -> str:
    """The address under which the server was called."""
    scheme = scope.get("scheme", "http")
    over_http = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return f"{over_http}://{host}"


def _is_local(headers: dict[bytes, bytes]) -> bool:
    """Whether the server was called by this machine's names for itself."""
    host = headers.get(b"host", b"").decode("latin-1")
    name = _name_of(host)
    return name in _THIS_MACHINE or is_loopback(name)


def _name_of(host: str) -> str:
    """The name in a host and port, in small letters; a dot at its end changes nothing. Empty if there is none."""
    if _NO_HOST.search(host):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _origin_of(address: str) -> tuple[str, str, int] | None:
    """Scheme, name and port of an address; None if it is no page's."""
    try:
        parts = urlsplit(address)
        port = parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    name = _name_of(parts.netloc)
    return (parts.scheme, name, port) if name else None


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def address(scope: Any) -> str:
    """What limits count the caller under. A proxy may pass on any text as an address, of any length."""
    client = scope.get("client")
    return address_group(client[0][:_LONGEST_ADDRESS]) if client else "?"
