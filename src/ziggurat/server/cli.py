"""The server's commands: their arguments and what they print. What they need is imported only when they run."""

import argparse
import json
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ziggurat.core.messages import ENGLISH, Message, translate
from ziggurat.core.refusals import Refusal
from ziggurat.server.storage.places import DatabaseUrl, Place, place_of
from ziggurat.terminal.console import why


def add_commands(commands: Any, language: str = ENGLISH) -> None:
    """Adds the commands to the subparsers of the command line; each sets `run` to its function."""
    about = translate("help-serve", language)
    serve = commands.add_parser("serve", help=about, description=about)
    add_serve_arguments(serve, language)
    serve.set_defaults(run=run_serve)
    copy = _command(commands, "backup", language, run_backup)
    copy.add_argument(
        "file",
        type=Path,
        metavar=translate("metavar-file", language),
        help=translate("help-backup-file", language),
    )
    check = _command(commands, "check-data", language, run_check)
    check.add_argument("--json", action="store_true", help=translate("help-check-data-json", language))
    about = translate("help-copy-data", language)
    move = commands.add_parser("copy-data", help=about, description=about)
    for name in ("from", "to"):
        move.add_argument(
            f"{name}_place",
            type=place_of,
            metavar=translate(f"metavar-{name}", language),
            help=translate(f"help-copy-data-{name}", language),
        )
    move.set_defaults(run=run_copy)
    forget = _command(commands, "forget", language, run_forget)
    forget.add_argument(
        "table",
        nargs="+",
        metavar=translate("metavar-table", language),
        help=translate("help-forget-table", language),
    )


def _command(commands: Any, name: str, language: str, run: Callable[..., Any]) -> argparse.ArgumentParser:
    """A command about the data in a folder."""
    about, place = translate(f"help-{name}", language), translate("metavar-place", language)
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    parser.add_argument(
        "--data", type=place_of, metavar=place, default=None, help=translate("help-backup-data", language)
    )
    parser.set_defaults(run=run)
    return parser


def add_serve_arguments(parser: argparse.ArgumentParser, language: str = ENGLISH) -> None:
    def add(option: str, metavar: str, **settings: Any) -> None:
        if metavar:
            settings["metavar"] = translate(f"metavar-{metavar}", language)
        parser.add_argument(option, help=translate(f"help-serve{option[1:]}", language), **settings)

    add("--host", "host", default="127.0.0.1")
    add("--port", "port", type=int, default=8000)
    add("--data", "place", type=place_of, default=None)
    add("--public", "url", default="")
    add("--allow-host", "name", action="append", default=[])
    add("--allow-origin", "url", action="append", default=[])
    add("--trust-proxy", "ip", default="127.0.0.1")
    add("--archive-days", "days", type=float, default=90)
    add("--forget-days", "days", type=float, default=None)
    add("--yes", "", action="store_true")
    add("--page", "folder", type=Path, default=None)
    add("--open", "", action="store_true")
    add("--log", "", choices=("quiet", "info"), default="quiet")
    add("--limit", "limit", action="append", default=[])
    add("--thinkers", "number", type=int, default=None)
    add("--workers", "number", type=int, default=None)
    add("--worker-host", "host", default="127.0.0.1")
    add("--language", "language", dest="table_language", default="")


def data_folder() -> Place:
    """The user's data folder, or the database that the environment names."""
    if named := os.environ.get("ZIGGURAT_DATA"):
        return place_of(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "ziggurat"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/ziggurat"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ziggurat"


def run_serve(options: argparse.Namespace) -> None:
    from ziggurat.server.process.serve import serve

    serve(options, options.data or data_folder())


def run_backup(options: argparse.Namespace) -> None:
    from ziggurat.server.storage.backup import backup

    folder = options.data or data_folder()
    if isinstance(folder, DatabaseUrl):
        raise Refusal(Message("server-backup-postgres", args={"database": str(folder)}))
    try:
        counts = backup(folder, options.file)
    except (sqlite3.Error, OSError) as error:
        args = {"folder": str(folder), "file": str(options.file), "why": why(error)}
        raise Refusal(Message("server-no-backup", args=args)) from None
    language = options.language
    print(translate("server-backup", language, file=str(options.file)))
    print(translate("server-counts", language, tables=counts.tables, events=counts.events))


def run_check(options: argparse.Namespace) -> int:
    """0 if everything is whole, else 1."""
    from ziggurat.server.storage.check_data import check

    folder = options.data or data_folder()
    try:
        report = check(folder)
    except (sqlite3.Error, OSError) as error:
        raise Refusal(Message("server-no-data", args={"folder": str(folder), "why": why(error)})) from None
    language = options.language
    findings: list[dict[str, Any]] = [
        {"table": one.table, "version": one.version, "why": one.why.text(language), "detail": one.detail}
        for one in report.findings
    ]
    if options.json:
        numbers = {name: getattr(report, name) for name in ("tables", "events", "keys", "skipped")}
        print(
            json.dumps({"folder": str(folder), "whole": not findings, **numbers, "findings": findings}, indent=1)
        )
        return 1 if findings else 0
    print(translate("server-counts", language, tables=report.tables, events=report.events))
    if report.skipped:
        print(translate("check-skipped", language, count=report.skipped))
    for one in findings:
        detail = f" ({one['detail']})" if one["detail"] else ""
        named = (
            translate("check-table", language, table=one["table"])
            if one["table"]
            else translate("check-database" if isinstance(folder, DatabaseUrl) else "check-file", language)
        )
        print(f"{named} {one['why']}{detail}")
    print(
        translate("check-damaged", language, count=len(findings))
        if findings
        else translate("check-whole", language)
    )
    return 1 if findings else 0


def run_copy(options: argparse.Namespace) -> None:
    from ziggurat.server.storage.copy_data import copy_data

    language = options.language

    def progress(done: int, total: int) -> None:
        print(translate("server-copying", language, done=done, total=total), file=sys.stderr)

    try:
        counts = copy_data(options.from_place, options.to_place, progress)
    except (sqlite3.Error, OSError) as error:
        args = {"folder": str(options.from_place), "why": why(error)}
        raise Refusal(Message("server-no-data", args=args)) from None
    except KeyboardInterrupt:
        raise Refusal(Message("server-copy-interrupted")) from None
    print(translate("server-copied", language, place=str(options.to_place)))
    print(translate("server-counts", language, tables=counts.tables, events=counts.events))


def run_forget(options: argparse.Namespace) -> None:
    from ziggurat.server.storage.delete_tables import forget

    folder = options.data or data_folder()
    try:
        deleted = forget(folder, options.table)
    except (sqlite3.Error, OSError) as error:
        raise Refusal(Message("server-no-data", args={"folder": str(folder), "why": why(error)})) from None
    for table in deleted:
        print(translate("server-forgotten", options.language, table=table))
