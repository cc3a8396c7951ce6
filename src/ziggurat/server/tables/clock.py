"""The game's own time at a table: what each seat has left. Pure arithmetic on the times of the log."""

from ziggurat.server.protocol import Clock, TurnClock


class GameClock:
    """Runs for the person to act; pauses for bots and chance, and while the server is down."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.running: int | None = None
        self._since = 0
        self._turn = 0

    def left_at(self, now: int) -> list[int]:
        """The milliseconds left to each seat."""
        left = list(self.left)
        if self.running:
            # A moment before the last one is taken for the last one: no time is ever given back.
            left[self.running - 1] = max(0, left[self.running - 1] - max(0, now - self._since))
        return left

    def advance(self, now: int) -> None:
        """Charges the time up to now."""
        self.left = self.left_at(now)
        self._since = max(self._since, now)

    def hold(self, now: int, spent: int) -> None:
        """The server was away: only `spent` of the time counts."""
        self.left = self.left_at(self._since + spent)
        self._since = max(self._since, now)

    def acted(self, seat: int) -> None:
        if not isinstance(self.rule, TurnClock):
            self.left[seat - 1] += self.rule.increment * 1000

    def run(self, turn: int, running: bool) -> None:
        """It is a seat's turn now; its time runs if a person is to act. A turn of several actions is one turn."""
        if isinstance(self.rule, TurnClock) and turn != self._turn and turn > 0:
            self.left[turn - 1] = self.rule.seconds * 1000
        if turn != 0:
            self._turn = turn
        self.running = turn if running else None

    def due_at(self) -> int | None:
        """When the running time is up."""
        return self._since + self.left[self.running - 1] if self.running else None
