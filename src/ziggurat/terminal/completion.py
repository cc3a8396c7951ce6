"""Shell completion: a script for bash, zsh or fish, made from the parser of the command line itself.

What may follow is known beforehand, so pressing Tab starts no Python: commands, their flags, values of a flag that
has choices, games, and after `-o` the options of all games. Everywhere else the shell completes files.
"""

import argparse
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field

from ziggurat.core.registry import game, game_names

SHELLS = ("bash", "zsh", "fish")


@dataclass
class Level:
    """What may follow a command: its path, such as ("record", "check")."""

    path: tuple[str, ...]
    words: dict[str, str] = field(default_factory=dict)  # commands and flags, with what they are about
    values: dict[str, list[str]] = field(default_factory=dict)  # by flag
    positionals: list[str] = field(default_factory=list)  # values that are no flags


def levels(parser: argparse.ArgumentParser, path: tuple[str, ...] = ()) -> Iterator[Level]:
    """The levels of a parser, its own first."""
    level, below = Level(path), []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            about = {one.dest: one.help or "" for one in action._choices_actions}
            for name, command in action.choices.items():
                level.words[name] = about.get(name, "")
                below.append((name, command))
            continue
        for flag in action.option_strings:
            level.words[flag] = action.help or ""
            if values := _values(action):
                level.values[flag] = values
        if not action.option_strings:
            level.positionals += _values(action)
    yield level
    for name, command in below:
        yield from levels(command, (*path, name))


def _values(action: argparse.Action) -> list[str]:
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.dest == "game":
        return list(game_names())
    if action.dest == "options":
        known = [option for name in game_names() for option in game(name).options]
        return sorted({f"{option.name}={value}" for option in known for value in option.values or ("",)})
    return []


def script_for(shell: str, parser: argparse.ArgumentParser) -> str:
    """The script that a shell reads."""
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](list(levels(parser)))


# ── bash and zsh: one function, which finds the command and offers what may follow ───────────────────────
def _bash(found: list[Level]) -> str:
    body = _cases(found)
    return f"""# Completion of ziggurat for bash: source <(ziggurat completion bash)
_ziggurat() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} at="" offered="" word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
{body}
  COMPREPLY=($(compgen -W "$offered" -- "$current"))
}}
complete -o default -F _ziggurat ziggurat
"""


def _zsh(found: list[Level]) -> str:
    body = _cases(found)
    return f"""#compdef ziggurat
# Completion of ziggurat for zsh: source <(ziggurat completion zsh), or a file _ziggurat in $fpath
_ziggurat() {{
  local before=${{words[CURRENT-1]}} at="" offered="" word
  for word in "${{(@)words[2,CURRENT-1]}}"; do
{body}
  if [[ -n $offered ]]; then compadd -- ${{=offered}}; fi
  _files
}}
if [[ $funcstack[1] == _ziggurat ]]; then _ziggurat "$@"; else compdef _ziggurat ziggurat; fi
"""


def _cases(found: list[Level]) -> str:
    """The end of a loop over the words so far, which finds the command, and then what may follow it."""
    paths = "|".join(shlex.quote(" ".join(level.path)) for level in found if level.path)
    lines = [f'    case "${{at:+$at }}$word" in {paths}) at="${{at:+$at }}$word";; esac', "  done"]
    lines.append('  case "$at:$before" in')
    for level in found:
        for flag, values in level.values.items():
            lines.append(f"    {shlex.quote(' '.join(level.path) + ':' + flag)}) {_offer(values)};;")
    lines.append('    *) case "$at" in')
    for level in found:
        offered = [*level.words, *level.positionals]
        lines.append(f"      {shlex.quote(' '.join(level.path))}) {_offer(offered)};;")
    return "\n".join([*lines, "    esac;;", "  esac"])


def _offer(values: list[str]) -> str:
    return f"offered={shlex.quote(' '.join(values))}"


# ── fish: a line for each word ───────────────────────────────────────────────────────────────────────────
def _fish(found: list[Level]) -> str:
    lines = ["# Completion of ziggurat for fish: ziggurat completion fish | source"]
    for level in found:
        condition = _fish_condition(level, found)
        for word, about in level.words.items():
            lines.append(" ".join(["complete -c ziggurat", condition, _fish_word(word), "-d", shlex.quote(about)]))
        for flag, values in level.values.items():
            offered = shlex.quote(" ".join(values))
            lines.append(f"complete -c ziggurat {condition} {_fish_word(flag)} -x -a {offered}")
        if level.positionals:
            lines.append(f"complete -c ziggurat {condition} -a {shlex.quote(' '.join(level.positionals))}")
    return "\n".join(lines) + "\n"


def _fish_condition(level: Level, found: list[Level]) -> str:
    """Where a level applies: after its command, and before one of the commands below it."""
    below = [one.path[-1] for one in found if one.path[:-1] == level.path and one.path]
    tests = [f"__fish_seen_subcommand_from {name}" for name in level.path]
    if below:
        tests.append(f"not __fish_seen_subcommand_from {' '.join(below)}")
    return f"-n {shlex.quote('; and '.join(tests))}" if tests else ""


def _fish_word(word: str) -> str:
    if word.startswith("--"):
        return f"-l {word[2:]}"
    return f"-s {word[1:]}" if word.startswith("-") else f"-a {word}"
