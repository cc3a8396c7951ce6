"""The commands `serve` and `backup`: their arguments. What they need is imported only when they run."""

import argparse
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

from ziggurat.game import Refusal
from ziggurat.words import Reason, say


def add_commands(commands: Any) -> None:
    """Adds both to the subparsers of the command line; `run` is what to call."""
    serve = commands.add_parser("serve", help="start the table server", description="Start the table server.")
    add_serve_arguments(serve)
    serve.set_defaults(run=run_serve)
    copy = commands.add_parser("backup", help="copy the server's data, also while it runs")
    copy.add_argument("file", type=Path, help="where to write the copy")
    copy.add_argument("--data", type=Path, default=None, help="the data folder (as for serve)")
    copy.set_defaults(run=run_backup)


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--host",
        default="127.0.0.1",
        help="0.0.0.0 lets the others in the house join (default: only this machine)",
    )
    add("--port", type=int, default=8000, help="default 8000; 0 takes a free one")
    add("--data", type=Path, default=None, help="folder of the data (default: your data folder)")
    add("--public", default="", metavar="URL", help="the address that others use, behind a reverse proxy")
    add("--allow-host", action="append", default=[], metavar="NAME", help="a further name of this server")
    add("--allow-origin", action="append", default=[], metavar="URL", help="a further page that may speak to it")
    add("--trust-proxy", default="127.0.0.1", metavar="IP", help="whose X-Forwarded-For is believed")
    add("--archive-days", type=float, default=90, help="tables untouched for so long are archived (default 90)")
    add("--thinkers", type=int, default=None, metavar="N", help="thinking threads (default: the cores but one)")
    add("--page", type=Path, default=None, metavar="FOLDER", help="a page other than the package's own")
    add("--open", action="store_true", help="open the page in a browser")
    add("--log", choices=("quiet", "info"), default="quiet", help="info writes a line of JSON for each request")
    add("--limit", action="append", default=[], metavar="NAME=NUMBER", help="change a limit, see docs/hosting.md")


def data_folder() -> Path:
    """The user's data folder."""
    if named := os.environ.get("ZIGGURAT_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "ziggurat"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/ziggurat"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ziggurat"


def run_serve(options: argparse.Namespace) -> None:
    from ziggurat.server.serve import serve

    serve(options, options.data or data_folder())


def run_backup(options: argparse.Namespace) -> None:
    from ziggurat.server import store

    folder = options.data or data_folder()
    try:
        store.backup(folder, options.file)
    except (sqlite3.Error, OSError) as error:
        args = {"folder": str(folder), "file": str(options.file), "why": str(error)}
        raise Refusal(Reason("server-no-backup", args=args)) from None
    print(say("server-backup", file=str(options.file)))
