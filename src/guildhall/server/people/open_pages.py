"""Pages that people have open at this worker, so that they can be called there without push."""

from collections.abc import Callable

Tell = Callable[[bytes], None]


class OpenPages:
    """By person: how to tell each of their pages something; nobody where the house has it off."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self.of_person: dict[str, set[Tell]] = {}

    def __contains__(self, person: str) -> bool:
        return person in self.of_person

    def add(self, person: str, tell: Tell) -> None:
        """A person has opened a page; nobody is told of strangers."""
        if person and self.on:
            self.of_person.setdefault(person, set()).add(tell)

    def remove(self, person: str, tell: Tell) -> None:
        """A page is closed, or somebody else's."""
        pages = self.of_person.get(person, set())
        pages.discard(tell)
        if not pages:
            self.of_person.pop(person, None)

    def call(self, person: str, call: bytes) -> None:
        """Tell all pages of a person what they are called to; whether it shows is up to them."""
        for tell in list(self.of_person.get(person, ())):
            tell(call)
