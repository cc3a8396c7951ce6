"""The server's commands: their arguments and what they print. What they need is imported only when they run."""

import argparse
import json
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

from ziggurat.game import Refusal
from ziggurat.words import ENGLISH, Reason, say


def add_commands(commands: Any) -> None:
    """Adds them to the subparsers of the command line; `run` is what to call."""
    serve = commands.add_parser("serve", help="start the table server", description="Start the table server.")
    add_serve_arguments(serve)
    serve.set_defaults(run=run_serve)
    copy = commands.add_parser("backup", help="copy the server's data, also while it runs")
    copy.add_argument("file", type=Path, help="where to write the copy")
    _data(copy).set_defaults(run=run_backup)
    check = commands.add_parser("check-data", help="read all of the server's data and say what is damaged")
    check.add_argument("--json", action="store_true", help="as data for a program")
    _data(check).set_defaults(run=run_check)
    forget = commands.add_parser("forget", help="delete a table for good, also while the server runs")
    forget.add_argument("table", nargs="+", metavar="TABLE", help="its id, or its link")
    _data(forget).set_defaults(run=run_forget)


def _data(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--data", type=Path, default=None, help="the data folder (as for serve)")
    return parser


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
    add(
        "--forget-days", type=float, default=None, help="tables untouched for so long are deleted (default: never)"
    )
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
    from ziggurat.server.backup import backup

    folder = options.data or data_folder()
    try:
        counts = backup(folder, options.file)
    except (sqlite3.Error, OSError) as error:
        args = {"folder": str(folder), "file": str(options.file), "why": str(error)}
        raise Refusal(Reason("server-no-backup", args=args)) from None
    language = _language(options)
    print(say("server-backup", language, file=str(options.file)))
    print(say("server-counts", language, tables=counts.tables, events=counts.events))


def run_check(options: argparse.Namespace) -> int:
    """0 if everything is whole, else 1."""
    from ziggurat.server.checking import check

    folder = options.data or data_folder()
    try:
        report = check(folder)
    except (sqlite3.Error, OSError) as error:
        raise Refusal(Reason("server-no-data", args={"folder": str(folder), "why": str(error)})) from None
    language = _language(options)
    told: list[dict[str, Any]] = [
        {"table": one.table, "version": one.version, "why": one.why.text(language), "detail": one.detail}
        for one in report.findings
    ]
    if options.json:
        numbers = {name: getattr(report, name) for name in ("tables", "events", "keys", "skipped")}
        print(json.dumps({"folder": str(folder), "whole": not told, **numbers, "findings": told}, indent=1))
        return 1 if told else 0
    print(say("server-counts", language, tables=report.tables, events=report.events))
    if report.skipped:
        print(say("check-skipped", language, count=report.skipped))
    for one in told:
        detail = f" ({one['detail']})" if one["detail"] else ""
        named = say("check-table", language, table=one["table"]) if one["table"] else say("check-file", language)
        print(f"{named} {one['why']}{detail}")
    print(say("check-damaged", language, count=len(told)) if told else say("check-whole", language))
    return 1 if told else 0


def run_forget(options: argparse.Namespace) -> None:
    from ziggurat.server.forgetting import forget

    folder = options.data or data_folder()
    try:
        deleted = forget(folder, options.table)
    except (sqlite3.Error, OSError) as error:
        raise Refusal(Reason("server-no-data", args={"folder": str(folder), "why": str(error)})) from None
    for table in deleted:
        print(say("server-forgotten", _language(options), table=table))


def _language(options: argparse.Namespace) -> str:
    """The language asked for; `python -m ziggurat.server` speaks English."""
    return str(getattr(options, "language", ENGLISH))
