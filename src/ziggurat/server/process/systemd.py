"""Tells systemd how the service is (`sd_notify`): that it is ready, that its event loop turns, that it stops.

A message is a datagram to the socket that systemd names in the environment. Without systemd nothing is sent.
"""

import asyncio
import contextlib
import os
import socket
import sys

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def notify(state: str) -> None:
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or sys.platform == "win32":
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
        sending.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


def watchdog_seconds() -> float:
    """After how long a silence systemd restarts this process; 0 if it does not."""
    ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    try:
        return int(os.environ.get("WATCHDOG_USEC", "0")) / 1e6 if ours else 0.0
    except ValueError:
        return 0.0


async def stay_alive() -> None:
    """Says again and again that the event loop turns."""
    while seconds := watchdog_seconds():
        notify(ALIVE)
        await asyncio.sleep(seconds / 4)
