"""The options of nivos: who holds which plates when four play (N4), and what the rules read of all that."""

from ziggurat.core.arguments import NameSets, Pick
from ziggurat.core.messages import Message
from ziggurat.core.refusals import BadOption
from ziggurat.core.types import Settings
from ziggurat.games.nivos.notation import SIZE_NAMES
from ziggurat.games.nivos.rules import COLOURS, COPIES


def first_members(split: str) -> list[set[str]]:
    """The sizes that the first member of each of the two teams holds, as `split` tells it (N4)."""
    teams = [part.split(",") for part in split.split("/")]
    if len(teams) > 2:
        raise BadOption(Message("nivos-split-teams", "N4", {"count": len(teams)}))
    for sizes in teams:
        for size in sizes:
            if size not in SIZE_NAMES:
                raise BadOption(Message("nivos-split-size", "N4", {"size": size, "sizes": list(SIZE_NAMES)}))
            if sizes.count(size) > 1:
                raise BadOption(Message("nivos-split-twice", "N4", {"size": size}))
        if len(sizes) != COLOURS // 2:
            raise BadOption(Message("nivos-split-count", "N4", {"count": len(sizes), "half": COLOURS // 2}))
    return [set(teams[0]), set(teams[-1])]


def split_text(first: list[set[str]]) -> str:
    """The one spelling of a split: sizes in the order of the table, once if the teams agree."""
    teams = dict.fromkeys(",".join(size for size in SIZE_NAMES if size in sizes) for sizes in first)
    return "/".join(teams)


def check(settings: Settings) -> None:
    """Raises BadOption where the split is not one, or has no meaning."""
    if "split" in settings and settings["players"] != "4":
        raise BadOption(Message("nivos-split-players", "N4", {"players": settings["players"]}))
    if "split" in settings:
        first_members(settings["split"])


_ALL = (1 << COLOURS) - 1
ARGUMENTS = (
    Pick("players", {"2": (2,), "3": (3,), "4": (4,)}),
    Pick("cylinders", {"ascending": (0,), "choice": (1,)}),
    NameSets("split", SIZE_NAMES, 2, otherwise=(sum(_ALL << COLOURS * side for side in range(COPIES)),)),
)
