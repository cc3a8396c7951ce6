"""One search tree in plain Python, written to be read: what each tree of a batched search must grow into.

It has the same selection rules, the same generator, and a dictionary of nodes instead of arrays.
"""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ziggurat.kernel import CHANCE, OVER, WIN, Ints, Rules, below, ints
from ziggurat.kernel.elementary import exp, log
from ziggurat.research.search.batched_search import halving

FINE = 1 << 30


@dataclass(eq=False)
class Node:
    """A position; `value` is what the network said of it, `total` what its visits came to, for each seat."""

    state: Ints
    seat: int
    actions: list[int]
    value: Any = None
    total: Any = None
    visits: int = 0
    proof: list[int] | None = None  # twelfths of each seat
    children: "dict[int, Node]" = field(default_factory=dict)
    tried: dict[int, int] = field(default_factory=dict)
    won: dict[int, float] = field(default_factory=dict)
    logits: dict[int, float] = field(default_factory=dict)
    priors: dict[int, float] = field(default_factory=dict)
    chances: list[int] = field(default_factory=list)


class PlainSearch:
    """A search from one position; `network(state, seat, actions)` gives logits of the actions and shares."""

    def __init__(
        self, rules: Rules, state: Ints, network: Any, rng: Ints, selection: str, simulations: int
    ) -> None:
        self.rules, self.network, self.rng, self.selection = rules, network, rng, selection
        self.root = self.node(rules.workspace(state))
        if self.root.seat > 0 and self.root.proof is None:
            self.evaluate(self.root)
            self.root.visits, self.root.total = 1, self.root.value.copy()
        self.noise: dict[int, float] = {}
        if selection == "gumbel":
            self.draw_noise()
        turns = halving(min(max(len(self.root.actions), 1), 16), simulations)
        for step in range(simulations):
            if self.root.proof is not None:
                break
            self.simulate(turns[step])

    def node(self, p: Ints) -> Node:
        rules = self.rules
        room, out = ints(rules.max_legal_actions), ints(rules.max_legal_actions)
        seat = int(rules.turn(p))
        made = Node(p[: rules.state_size].copy(), seat, [], total=np.zeros(rules.seats))
        if seat == OVER:
            share = ints(rules.seats)
            rules.returns(p, share)
            made.proof = share.tolist()
            return made
        n = rules.legal(p, room)
        made.actions = room[:n].tolist()
        if seat == CHANCE:
            rules.weights(p, room, n, out)
            made.chances = out[:n].tolist()
        made.tried = dict.fromkeys(made.actions, 0)
        made.won = dict.fromkeys(made.actions, 0.0)
        return made

    def evaluate(self, node: Node) -> None:
        logits, node.value = self.network(node.state, node.seat, node.actions)
        node.logits = dict(zip(node.actions, logits, strict=True))
        top = max(logits)
        raw = [exp(logit - top) for logit in logits]
        node.priors = {action: x / sum(raw) for action, x in zip(node.actions, raw, strict=True)}

    def draw_noise(self) -> None:
        for action in self.root.actions:
            self.noise[action] = -log(-log((below(self.rng, FINE) + 0.5) / FINE))
        ranked = sorted(self.root.actions, key=lambda a: -(self.noise[a] + self.root.logits[a]))
        self.considered = set(ranked[:16])

    # Which action
    def q(self, node: Node, action: int, otherwise: float) -> float:
        child = node.children.get(action)
        if child is not None and child.proof is not None:
            return child.proof[node.seat - 1] / WIN
        return node.won[action] / node.tried[action] if node.tried[action] else otherwise

    def mixed(self, node: Node) -> float:
        tried = [action for action in node.actions if node.tried[action]]
        own = float(node.value[node.seat - 1])
        if not tried:
            return own
        total = sum(node.tried[action] for action in tried)
        prior = sum(node.priors[action] for action in tried)
        return (own + total * sum(node.priors[a] * self.q(node, a, 0.0) for a in tried) / prior) / (1 + total)

    def choose(self, node: Node, wanted: int) -> int:
        if node.seat == CHANCE:
            left = below(self.rng, sum(node.chances))
            for action, weight in zip(node.actions, node.chances, strict=True):
                left -= weight
                if left < 0:
                    return action
        if self.selection == "puct":
            return max(node.actions, key=lambda action: self.puct(node, action))
        scale = 50.0 + max(node.tried.values())
        other = self.mixed(node)
        score = {action: node.logits[action] + scale * self.q(node, action, other) for action in node.actions}
        if node is self.root:
            among = [a for a in node.actions if a in self.considered and node.tried[a] == wanted]
            if not among:
                most = max(node.tried[a] for a in self.considered)
                among = [a for a in node.actions if a in self.considered and node.tried[a] == most]
            return max(among, key=lambda action: self.noise[action] + score[action])
        top = max(score.values())
        raw = {action: exp(x - top) for action, x in score.items()}
        total, tried = sum(raw.values()), sum(node.tried.values())
        return max(node.actions, key=lambda a: raw[a] / total - node.tried[a] / (1 + tried))

    def puct(self, node: Node, action: int) -> float:
        child = node.children.get(action)
        value = self.q(node, action, float(node.total[node.seat - 1]) / node.visits)
        if child is not None and child.proof is not None:
            return value if value > 0 else -1.0
        breadth = 1.25 + log((node.visits + 19_652.0 + 1.0) / 19_652.0)
        return value + breadth * math.sqrt(node.visits) * node.priors[action] / (1 + node.tried[action])

    # A simulation
    def simulate(self, wanted: int) -> None:
        node, way = self.root, []
        while node.proof is None:
            action = self.choose(node, wanted)
            way.append((node, action))
            fresh = action not in node.children
            if fresh:
                p = self.rules.workspace(node.state)
                self.rules.apply(p, action)
                node.children[action] = self.node(p)
            node = node.children[action]
            if fresh and node.proof is None and node.seat > 0:
                self.evaluate(node)
                break
        value = node.value if node.proof is None else np.array(node.proof) / WIN
        for above, action in way:
            above.tried[action] += 1
            if above.seat > 0:
                above.won[action] += value[above.seat - 1]
        for one in [above for above, _ in way] + [node]:
            one.visits += 1
            one.total = one.total + value
        for above, _ in reversed(way):
            above.proof = above.proof or self.proof(above)
            if above.proof is None:
                break

    def proof(self, node: Node) -> list[int] | None:
        known = [node.children[a].proof if a in node.children else None for a in node.actions]
        if node.seat == CHANCE:
            return known[0] if all(one == known[0] for one in known) else None
        seat = node.seat - 1
        wins = [one for one in known if one is not None and one[seat] == WIN]
        if wins:
            return wins[0]
        sure = [one for one in known if one is not None]
        return max(sure, key=lambda one: one[seat]) if len(sure) == len(known) else None
