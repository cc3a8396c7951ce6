"""A beginner's one idea in babel: leave the other player as few answers as possible."""

from ziggurat.core.position import Position


def idea(position: Position) -> list[int]:
    answers = {action: len(position.play(action).actions) for action in position.actions}
    fewest = min(answers.values())
    return [action for action in answers if answers[action] == fewest]
