"""Games and positions as text: records in the manner of chess's PGN, and positions in the manner of its FEN."""

from typing import TYPE_CHECKING

from ziggurat.core.lazy import lazy

if TYPE_CHECKING:
    from ziggurat.records.lines import BadRecord, Variation
    from ziggurat.records.record import NOBODY, UNFINISHED, Record

__all__ = ["NOBODY", "UNFINISHED", "BadRecord", "Record", "Variation"]

if not TYPE_CHECKING:
    _HOMES = {
        "BadRecord": "ziggurat.records.lines",
        "NOBODY": "ziggurat.records.record",
        "Record": "ziggurat.records.record",
        "UNFINISHED": "ziggurat.records.record",
        "Variation": "ziggurat.records.lines",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
