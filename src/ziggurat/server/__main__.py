"""`python -m ziggurat.server serve …`: the server's commands without the rest of the command line."""

import os
import sys

from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.refusals import Refusal
from ziggurat.server.cli import add_commands
from ziggurat.terminal.console import language_wished, open_streams
from ziggurat.terminal.parsing import Parser
from ziggurat.terminal.parsing import add_commands as add_room


def main() -> int:
    open_streams()
    language = ENGLISH
    try:
        language = language_wished(os.environ)
        parser = Parser(prog="python -m ziggurat.server", language=language)
        add_commands(add_room(parser, translate("metavar-command", language)), language)
        options = parser.parse_args()
        options.language = language
        return options.run(options) or 0
    except Refusal as refusal:
        print(refusal.reason.text(language), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
