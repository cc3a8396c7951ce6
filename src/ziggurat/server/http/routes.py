"""The list of routes. The handlers, the OpenAPI description and the page's types are derived from it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.server import protocol as p
from ziggurat.server.http import schemas


@dataclass(frozen=True)
class Route:
    """A route: method, path, the name of its handler in `endpoints.py`, and the types of its bodies."""

    method: str
    path: str
    name: str
    summary: str
    response: Any  # of the response: a type of the protocol, or str for plain text
    body: Any = None
    status: int = 200
    keyed: bool = False  # whether a key, as `Authorization: Bearer …`, makes a difference
    query: Mapping[str, str] = field(default_factory=dict)
    thinks: bool = False  # it takes long, and is cancelled when the client disconnects
    operation: str = ""  # its id in the OpenAPI description, where that is not the handler's name

    @property
    def path_parameters(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)


_DAY = {"date": "The day, as in 2026-11-15; today, by the server's clock, if left out."}

ROUTES = (
    Route("GET", "/api/network", "show_network", "Whether others in the local network can join.", p.NetworkInfo),
    Route(
        "POST",
        "/api/network",
        "change_network",
        "Lets others in the local network join, or not any more.",
        p.NetworkInfo,
        p.NetworkRequest,
    ),
    Route(
        "GET", "/api/games", "show_catalogue", "What the server offers.", schemas.Catalogue, operation="catalogue"
    ),
    Route(
        "POST",
        "/api/games/{game}/setup",
        "check_setup",
        "Checks options and counts the seats.",
        schemas.Setup,
        schemas.SetupRequest,
    ),
    Route(
        "POST",
        "/api/games/{game}/theorem",
        "show_theorem",
        "What is proven about a game.",
        schemas.SolverReport,
        schemas.SetupRequest,
        thinks=True,
    ),
    Route(
        "GET",
        "/api/games/{game}/messages/{language}",
        "show_messages",
        "The messages of a game of another package.",
        schemas.GameMessages,
    ),
    Route("GET", "/api/games/{game}/lessons", "show_lessons", "How to play, step by step.", schemas.Lessons),
    Route(
        "POST",
        "/api/games/{game}/lessons/{step}",
        "try_lesson",
        "Tries an action in a step of a lesson.",
        schemas.LessonVerdict,
        schemas.LessonTryRequest,
    ),
    Route("GET", "/api/puzzles", "list_puzzles", "The puzzles of a day.", schemas.PuzzleList, query=_DAY),
    Route(
        "GET",
        "/api/puzzles/days",
        "list_puzzle_days",
        "The puzzles of several days, for a page that will be offline.",
        schemas.PuzzleDays,
        query={
            "date": "The first day; today, by the server's clock, if left out.",
            "count": "How many days; 1 to 31.",
        },
        thinks=True,
    ),
    Route(
        "GET",
        "/api/puzzles/{game}",
        "show_puzzle",
        "A puzzle of a day.",
        schemas.PuzzleInfo,
        query=_DAY,
        thinks=True,
    ),
    Route(
        "POST",
        "/api/puzzles/{game}",
        "try_puzzle",
        "Tries a puzzle.",
        schemas.PuzzleVerdict,
        schemas.PuzzleTryRequest,
        thinks=True,
    ),
    Route(
        "POST",
        "/api/positions",
        "show_position",
        "A position for study.",
        schemas.PositionInfo,
        schemas.PositionRequest,
        thinks=True,
        operation="study",
    ),
    Route(
        "POST",
        "/api/analysis",
        "analyse",
        "A bot's analysis of a whole game.",
        schemas.Analysis,
        schemas.AnalysisRequest,
        thinks=True,
    ),
    Route(
        "POST",
        "/api/records/read",
        "read_record",
        "Reads a record file.",
        schemas.RecordInfo,
        schemas.ReadRecordRequest,
    ),
    Route(
        "POST", "/api/records/write", "write_record", "A record with comments.", str, schemas.WriteRecordRequest
    ),
    Route(
        "POST",
        "/api/positions/ahead",
        "preview_at_position",
        "What an action would bring there, without playing it.",
        p.Preview,
        schemas.PositionPreviewRequest,
        operation="look_further",
    ),
    Route(
        "GET",
        "/api/tables",
        "list_tables",
        "The listed tables, or those whose ids are given.",
        p.TableList,
        query={"game": "Only of this game.", "ids": "Ids, separated by commas."},
    ),
    Route("POST", "/api/tables", "make_table", "Makes a table.", p.Place, p.NewTableRequest, status=201),
    Route(
        "POST",
        "/api/tables/yours",
        "list_your_tables",
        "The tables whose keys are given, with the seats of each key.",
        p.TableList,
        p.YourTablesRequest,
    ),
    Route(
        "POST",
        "/api/tables/moved",
        "move_table",
        "Takes a table over from a device, with its history.",
        p.Place,
        p.MoveTableRequest,
        status=201,
    ),
    Route("GET", "/api/tables/{table}", "show_table", "A table.", p.TableInfo, keyed=True),
    Route("DELETE", "/api/tables/{table}", "forget_table", "Deletes a table.", p.Deletion, keyed=True),
    Route(
        "POST", "/api/tables/{table}/seats", "take_seat", "Sits down.", p.Place, p.TakeSeatRequest, 201, keyed=True
    ),
    Route(
        "GET",
        "/api/tables/{table}/events",
        "list_events",
        "All that happened after a version.",
        p.EventPage,
        keyed=True,
        query={"since": "The version last seen; 0 for all."},
        operation="show_tail",
    ),
    Route(
        "POST",
        "/api/tables/{table}/deeds",
        "execute_command",
        "Does what the socket does too.",
        p.EventPage,
        p.Command,
        keyed=True,
        operation="do_deed",
    ),
    Route(
        "GET", "/api/tables/{table}/moments/{ply}", "show_moment", "The table after a number of actions.", p.Moment
    ),
    Route(
        "POST",
        "/api/tables/{table}/ahead",
        "preview_action",
        "What an action would bring, without playing it.",
        p.Preview,
        p.PreviewRequest,
        operation="look_ahead",
    ),
    Route(
        "GET",
        "/api/tables/{table}/legal",
        "list_legal",
        "The legal actions, for the seat that is to act.",
        p.LegalActions,
        keyed=True,
        thinks=True,
    ),
    Route("GET", "/api/tables/{table}/record", "show_record", "The record of the game.", str),
    Route(
        "POST",
        "/api/tables/{table}/hint",
        "give_hint",
        "A bot's advice.",
        schemas.Hint,
        schemas.HintRequest,
        keyed=True,
        thinks=True,
    ),
)
