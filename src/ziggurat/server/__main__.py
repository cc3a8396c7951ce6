"""`python -m ziggurat.server serve …`: the server's commands without the rest of the command line."""

import argparse
import sys

from ziggurat.game import Refusal
from ziggurat.server.command import add_commands


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ziggurat.server")
    add_commands(parser.add_subparsers(required=True, metavar="COMMAND"))
    options = parser.parse_args()
    try:
        return options.run(options) or 0
    except Refusal as refusal:
        print(refusal.reason, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
