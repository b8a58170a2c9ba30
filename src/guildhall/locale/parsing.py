"""Messages of Fluent files, each parsed when it is first said: most never are."""

import re
from collections.abc import Iterable, Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

OPENING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def split(source: str) -> Iterator[tuple[str, str]]:
    """Give each message of a file by name: it reaches from one opening to the next."""
    openings = [*OPENING.finditer(source)]
    ends = [opening.start() for opening in openings[1:]]
    for opening, end in zip(openings, [*ends, len(source)], strict=True):
        yield opening[1], source[opening.start() : end]


class Texts:
    """The messages of some files in one language; of two with one name the first holds."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.parsed = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for source in sources:
            for name, message in split(source):
                self.sources.setdefault(name, message)
        self.ready: set[str] = set()

    def __contains__(self, name: object) -> bool:
        return name in self.sources

    def __getitem__(self, name: str) -> Message:
        """Give a message, and make ready what it refers to; raises KeyError."""
        if name not in self.ready:
            needed = self._needed(name)
            for each in needed:
                self.parsed.add_resource(FluentResource(self.sources[each]))
            self.ready |= needed  # last: another thread may ask meanwhile, and twice does no harm
        return self.parsed.get_message(name)

    def _needed(self, name: str) -> set[str]:
        """Name a message and all that it refers to, and they, if they are not ready."""
        needed: set[str] = set()
        waiting = [name]
        while waiting:
            each = waiting.pop()
            if each in self.sources and each not in self.ready | needed:
                needed.add(each)
                waiting += REFERENCE.findall(self.sources[each])
        return needed
