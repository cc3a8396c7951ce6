"""Types that all parts share."""

from collections.abc import Callable, Mapping
from typing import Any

Settings = Mapping[str, str]
Choices = Mapping[str, Any]  # options as a program gives them: texts, or whole numbers of any kind
Json = dict[str, Any]
Painter = Callable[[str, str], str]  # paint(text, style): the text, coloured where the terminal can
