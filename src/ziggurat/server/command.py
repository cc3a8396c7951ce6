"""The commands `serve` and `backup`: their arguments. What they need is imported only when they run."""

import argparse
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

from ziggurat.game import Refusal
from ziggurat.words import ENGLISH, Reason, say


def add_commands(commands: Any, language: str = ENGLISH) -> None:
    """Adds both to the subparsers of the command line; `run` is what to call."""
    about = say("help-serve", language)
    serve = commands.add_parser("serve", help=about, description=about)
    add_serve_arguments(serve, language)
    serve.set_defaults(run=run_serve)
    about = say("help-backup", language)
    copy = commands.add_parser("backup", help=about, description=about)
    file, folder = say("metavar-file", language), say("metavar-folder", language)
    copy.add_argument("file", type=Path, metavar=file, help=say("help-backup-file", language))
    copy.add_argument("--data", type=Path, metavar=folder, default=None, help=say("help-backup-data", language))
    copy.set_defaults(run=run_backup)


def add_serve_arguments(parser: argparse.ArgumentParser, language: str = ENGLISH) -> None:
    def add(option: str, metavar: str, **settings: Any) -> None:
        if metavar:
            settings["metavar"] = say(f"metavar-{metavar}", language)
        parser.add_argument(option, help=say(f"help-serve{option[1:]}", language), **settings)

    add("--host", "host", default="127.0.0.1")
    add("--port", "port", type=int, default=8000)
    add("--data", "folder", type=Path, default=None)
    add("--public", "url", default="")
    add("--allow-host", "name", action="append", default=[])
    add("--allow-origin", "url", action="append", default=[])
    add("--trust-proxy", "ip", default="127.0.0.1")
    add("--archive-days", "days", type=float, default=90)
    add("--page", "folder", type=Path, default=None)
    add("--open", "", action="store_true")
    add("--log", "", choices=("quiet", "info"), default="quiet")
    add("--limit", "limit", action="append", default=[])


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
    print(say("server-backup", options.language, file=str(options.file)))
