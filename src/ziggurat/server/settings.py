"""What the host of a server can set: limits, and how long things may take."""

import os
from dataclasses import dataclass, replace

from ziggurat.core.messages import ENGLISH

LEVELS = (1, 2, 3, 4, 5)
PHRASES = ("hello", "good-luck", "nice", "oops", "thinking", "thanks", "well-played", "one-more", "goodbye")


@dataclass(frozen=True)
class Limits:
    """Upper limits. A request beyond one is refused; the server keeps running."""

    body: int = 64 * 1024  # bytes of an HTTP request
    message: int = 16 * 1024  # bytes of a socket's message
    tables: int = 100_000  # not archived
    events: int = 20_000  # in the log of one table
    tables_an_hour: int = 200  # made from one address, in whichever way
    listed_seats_an_hour: int = 30  # taken from one address, at listed tables that others made
    stored_an_hour: int = 64 << 20  # bytes of new tables, of commands and of bots, for one address
    memory_an_address: int = 256 << 20  # bytes that one address fills in ten minutes; as many that it has loaded
    memory: int = 2 << 30  # bytes of all tables; beyond them those that nobody uses leave at once
    requests_a_minute: int = 1_200  # from one address
    requests_at_once: int = 200  # from one address, under way
    headers: int = 100  # of a request
    header_bytes: int = 16 * 1024  # of a request, the address asked for included
    request_seconds: float = 20.0  # until a request is complete
    connections: int = 24_000  # sockets and HTTP
    connections_an_address: int = 1_400
    unread_seconds: float = 15.0  # twice as long, at most, a client may leave unread what was sent to it
    sockets: int = 20_000
    sockets_an_address: int = 1_000
    sockets_a_key: int = 8  # of one seat; the oldest gives way
    watchers: int = 4_000  # sockets without the key of a seat
    watchers_an_address: int = 100
    watchers_a_table: int = 100
    messages_a_second: float = 20.0  # of one key, or of the watchers of one address, over time
    messages_at_once: int = 60
    queue: int = 64  # messages waiting for a slow client
    queue_bytes: int = 1024 * 1024  # of them
    page_events: int = 500  # of a log, in one answer
    page_bytes: int = 256 * 1024  # of them
    pages_a_minute: int = 600  # of long logs, to one address
    hello_seconds: float = 10.0
    thinking_waiting: int = 64  # hints and studies under way or waiting
    thinking_an_address: int = 4  # of these for one address
    hint_seconds: float = 5.0
    judge_seconds: float = 5.0  # until an action is judged, or the legal ones are listed
    tree_bytes: int = 256 << 20  # of the search trees that bots keep between their actions
    visit_seconds: float = 60.0  # how long a visitor without a socket counts as being there
    match_seconds: float = 120.0  # of thinking, by bots among themselves while nobody is there
    simulations: int = 200_000  # of a bot, per action
    bot_seconds: float = 20.0  # of a bot with a number of simulations, per action; levels take two at most
    listed: int = 100  # tables in one answer

    def within(self, connections: int) -> "Limits":
        """These limits where so many connections can be open: sockets leave room for those still to come."""
        return replace(
            self,
            sockets=min(self.sockets, max(1, connections * 5 // 6)),
            sockets_an_address=min(self.sockets_an_address, max(1, connections * 3 // 8)),
            watchers=min(self.watchers, max(1, connections // 4)),
        )


@dataclass(frozen=True)
class Settings:
    """How the server behaves."""

    limits: Limits = Limits()
    archive_days: float = 90.0
    forget_days: float | None = None  # before an untouched table is deleted; None: never
    forget_confirmed: bool = False  # whether the first sweep may delete any number, and the clock is right
    away_days: float = 7.0  # before a person counts as agreeing that a table be deleted
    absent_seconds: float = 20.0  # without a socket, before a bot may stand in
    idle_seconds: float = 600.0  # before a table leaves memory
    heartbeat_seconds: float = 1.0  # how exactly the clocks know the moment of a crash
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    thinks_apart: bool = False  # in a process of its own, which knows only the games that are installed
    language: str = ENGLISH  # for those whose browser asks for none that we know
    public: str = ""  # the address that others use, if the server cannot know it (behind a proxy)
    lan_url: str = ""  # the address in the local network, when it is served there
    hosts: tuple[str, ...] = ()  # further names that the server answers to
    worker: str = ""  # where other workers find this one, as in 10.0.0.7:4001; empty: it has the data for itself
    origins: tuple[str, ...] = ()  # further pages that may speak to it
    metrics_key: str = ""  # that `/metrics` asks for; without one, it asks only whether a proxy is in between
