"""A small model of workers that share a database: who owns a table, who may write to it, and how it changes hands.

The model is searched exhaustively: two workers, two actions that two people send until they are confirmed, and one
deletion; in every order, with statements that arrive late or never and answers that get lost. Time is not in it: a
lease may be taken at any moment, as if the clocks showed anything. So nothing that holds here depends on a clock.
A worker that is stopped and resumed (SIGSTOP) is one that does nothing for a while: each order of steps has it.

docs/explanations/workers.md explains the protocol. A protocol without one of its rules is a `Rules` with that
rule switched off.
"""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

ACTIONS = ("a", "b")
DELETION = "x"
WORKERS = (1, 2)
NOBODY = 0


class Rules(NamedTuple):
    """What the protocol relies on. Without any one of them, the search finds how something goes wrong."""

    version_is_key: bool = True  # no two rows of one version at a table
    owner_in_statement: bool = True  # a write checks in its own statement that the writer owns the table …
    epoch_in_statement: bool = True  # … since the same taking
    epochs_never_repeat: bool = True  # not even for a table that was deleted
    reads_after_taking: bool = True  # a worker takes a table first, and then reads its log
    forgets_when_unsure: bool = True  # after a lost answer a worker takes and reads the table anew


class Statement(NamedTuple):
    """A write on its way to the database. Nobody waits for its answer if the line broke meanwhile."""

    worker: int
    epoch: int
    version: int
    command: str
    awaited: bool = True


class Worker(NamedTuple):
    """One worker and its copy of the table."""

    mode: str = "idle"  # idle, taken (the table, but not read), read (but not taken), serving
    epoch: int = 0
    memory: tuple[str, ...] = ()  # the commands in the log, as this worker knows it
    sent: str = ""  # the command that it is writing
    answer: str = ""  # what the database answered, not yet received: stored, or refused


class State(NamedTuple):
    """Everything at one moment."""

    owner: int = NOBODY
    epoch: int = 0
    deleted: bool = False
    log: frozenset[tuple[int, str]] = frozenset()  # version and command
    wire: frozenset[Statement] = frozenset()
    workers: tuple[Worker, ...] = (Worker(), Worker())
    confirmed: frozenset[str] = frozenset()
    sent_out: frozenset[tuple[int, str]] = frozenset()  # the news that somebody was sent, ever

    def with_worker(self, number: int, worker: Worker) -> "State":
        return self._replace(workers=(worker, self.workers[1]) if number == 1 else (self.workers[0], worker))

    @property
    def commands(self) -> tuple[str, ...]:
        return tuple(command for _, command in sorted(self.log))


# ── What can happen next ─────────────────────────────────────────────────────────────────────────────────
Step = tuple[str, State]


def steps(state: State, rules: Rules) -> Iterator[Step]:
    for number, worker in zip(WORKERS, state.workers, strict=True):
        if worker.mode != "serving":
            yield from _opening(state, rules, number, worker)
        elif worker.answer:
            yield _received(state, number, worker)
        elif not worker.sent:
            yield from _serving(state, number, worker)
        yield from _line_breaks(state, rules, number, worker)
        if worker != Worker():
            yield f"worker {number} is killed", _left_behind(state, number).with_worker(number, Worker())
    for statement in state.wire:
        yield f"{statement.command} of worker {statement.worker} arrives", _executed(state, rules, statement)


def _opening(state: State, rules: Rules, number: int, worker: Worker) -> Iterator[Step]:
    if worker.mode == "idle" and not rules.reads_after_taking:
        yield (
            f"worker {number} reads",
            state.with_worker(number, worker._replace(mode="read", memory=state.commands)),
        )
    elif worker.mode == "taken":
        read = worker._replace(mode="serving", memory=state.commands) if state.log else Worker()  # else: no table
        yield f"worker {number} reads", state.with_worker(number, read)
    else:
        yield f"worker {number} takes", _taken(state, rules, number, worker)


def _taken(state: State, rules: Rules, number: int, worker: Worker) -> State:
    """The lease row, in one statement. Whether the lease before has run out is up to the clocks: any time."""
    epoch = 1 if state.deleted and not rules.epochs_never_repeat else state.epoch + 1
    mode = "serving" if worker.mode == "read" else "taken"
    return state._replace(owner=number, epoch=epoch).with_worker(number, worker._replace(mode=mode, epoch=epoch))


def _serving(state: State, number: int, worker: Worker) -> Iterator[Step]:
    for command in (*ACTIONS, DELETION):
        if command in worker.memory:
            known = worker.memory.index(command) + 1, command  # sent again: it is answered again
            yield f"worker {number} has {command} already", _confirmed(state, known)
        else:
            statement = Statement(number, worker.epoch, len(worker.memory) + 1, command)
            on_its_way = state._replace(wire=state.wire | {statement})
            yield (
                f"worker {number} writes {command}",
                on_its_way.with_worker(number, worker._replace(sent=command)),
            )
    if (state.owner, state.epoch) == (number, worker.epoch):
        given_back = state._replace(owner=NOBODY).with_worker(number, Worker())
        yield f"worker {number} hands the table over", given_back


def _confirmed(state: State, row: tuple[int, str]) -> State:
    return state._replace(confirmed=state.confirmed | {row[1]}, sent_out=state.sent_out | {row})


def _executed(state: State, rules: Rules, statement: Statement) -> State:
    """The database executes a statement, wholly or not at all."""
    state = state._replace(wire=state.wire - {statement})
    row = statement.version, statement.command
    stored = _may_write(state, rules, statement)
    if stored and statement.command == DELETION:
        state = state._replace(log=frozenset(), deleted=True)
    elif stored:
        state = state._replace(log=state.log | {row})
    if not statement.awaited:
        return state
    waiting = state.workers[statement.worker - 1]
    return state.with_worker(statement.worker, waiting._replace(answer="stored" if stored else "refused"))


def _may_write(state: State, rules: Rules, statement: Statement) -> bool:
    if rules.owner_in_statement and state.owner != statement.worker:
        return False
    if rules.epoch_in_statement and state.epoch != statement.epoch:
        return False
    taken = statement.version in (version for version, _ in state.log)
    return not (taken and rules.version_is_key and statement.command != DELETION)


def _received(state: State, number: int, worker: Worker) -> Step:
    if worker.answer == "refused" or worker.sent == DELETION:
        return f"worker {number} drops the table", state.with_worker(number, Worker())
    row = len(worker.memory) + 1, worker.sent
    state = state.with_worker(number, Worker("serving", worker.epoch, (*worker.memory, worker.sent)))
    return f"worker {number} confirms {worker.sent}", _confirmed(state, row)


def _line_breaks(state: State, rules: Rules, number: int, worker: Worker) -> Iterator[Step]:
    """What was sent arrives late or never; what was answered is lost."""
    if not worker.sent:
        return
    after = Worker() if rules.forgets_when_unsure else worker._replace(sent="", answer="")
    yield f"the line of {number} breaks", _left_behind(state, number).with_worker(number, after)
    without = frozenset(one for one in state.wire if not (one.worker == number and one.awaited))
    if without != state.wire:
        yield f"what {number} sent is lost", state._replace(wire=without).with_worker(number, after)


def _left_behind(state: State, number: int) -> State:
    """What a worker had sent is still on its way, but nobody waits for it."""
    wire = (one._replace(awaited=False) if one.worker == number else one for one in state.wire)
    return state._replace(wire=frozenset(wire))


# ── What must hold ───────────────────────────────────────────────────────────────────────────────────────
def fault(state: State) -> str:
    """What is wrong in a state; empty if nothing is."""
    if state.deleted:
        return "a deleted table has come back" if state.log else ""
    if [version for version, _ in sorted(state.log)] != list(range(1, len(state.log) + 1)):
        return "two rows have one version, or one is missing"
    if len(set(state.commands)) != len(state.commands):
        return "an action was stored twice"
    if not state.confirmed <= set(state.commands):
        return "what was confirmed is lost"
    if not state.sent_out <= state.log:
        return "somebody was sent what is not in the log"
    return ""


def served(state: State) -> bool:
    """Everybody has their answer."""
    return state.deleted or state.confirmed >= set(ACTIONS)


# ── The search ───────────────────────────────────────────────────────────────────────────────────────────
class Found(Exception):
    """The steps that lead to a fault."""


def explore(rules: Rules, late: int) -> dict[State, set[State]]:
    """Every state that can be reached, and those from which each comes. At most `late` statements are under way.

    Raises Found with the shortest way to a fault.
    """
    first = State(log=frozenset({(1, "made")}))
    before: dict[State, set[State]] = {first: set()}
    ways: dict[State, tuple[State, str] | None] = {first: None}
    waiting = deque([first])
    while waiting:
        state = waiting.popleft()
        for name, reached in steps(state, rules):
            following = _renumbered(reached)
            if len(following.wire) > late:
                continue
            if following not in before:
                before[following] = set()
                ways[following] = state, name
                if wrong := fault(following):
                    raise Found(wrong, *_way(ways, following))
                waiting.append(following)
            before[following].add(state)
    return before


def _way(ways: dict[State, tuple[State, str] | None], state: State) -> list[str]:
    taken = []
    while step := ways[state]:
        state, name = step
        taken.append(name)
    return taken[::-1]


def _renumbered(state: State) -> State:
    """Epochs are only compared: with the smallest numbers in the same order, there are finitely many states."""
    used = {state.epoch, *(worker.epoch for worker in state.workers), *(one.epoch for one in state.wire)} - {0}
    numbers = {0: 0, **{epoch: number for number, epoch in enumerate(sorted(used), start=1)}}
    if all(old == new for old, new in numbers.items()):
        return state
    return state._replace(
        epoch=numbers[state.epoch],
        workers=tuple(worker._replace(epoch=numbers[worker.epoch]) for worker in state.workers),
        wire=frozenset(one._replace(epoch=numbers[one.epoch]) for one in state.wire),
    )


def dead_ends(before: dict[State, set[State]]) -> set[State]:
    """The states from which nobody is ever served again."""
    good = {state for state in before if served(state)}
    waiting = deque(good)
    while waiting:
        for earlier in before[waiting.popleft()] - good:
            good.add(earlier)
            waiting.append(earlier)
    return before.keys() - good
