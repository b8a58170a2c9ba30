"""What can go wrong: every error has a stable code and facts; people read it through the texts."""


class Refusal:
    """Why a move is not possible: a code, the rule's number, the facts."""

    def __init__(self, code: str, rule: str, facts: dict[str, int]) -> None:
        """Take the facts as plain numbers; the game's words give them names."""
        self.code: str = code
        self.rule: str = rule
        self.facts: dict[str, int] = facts

    def __repr__(self) -> str:
        """Show all of it; for the person who reads a failing test."""
        return f"Refusal({self.code}, {self.rule}, {self.facts})"


class GuildhallError(Exception):
    """Base of all errors that are somebody's input, never a bug."""

    def __init__(self, code: str, facts: dict[str, object]) -> None:
        """Take a stable code and what a message needs to be exact."""
        super().__init__(code, facts)
        self.code: str = code
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        """Give a terse line; the texts say it in a person's language."""
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class UnknownGame(GuildhallError):
    """No game of this name."""


class BadOption(GuildhallError):
    """A number of seats or an option that the game does not have."""


class BadNotation(GuildhallError):
    """Text or JSON that names no move of the game: a matter of syntax."""


class BadPosition(GuildhallError):
    """A saved position that does not fit the game."""


class BadRecord(GuildhallError):
    """A record that cannot be read, replayed or verified."""


class IllegalMove(GuildhallError):
    """A move that the rules do not allow now; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        """Wrap the engine's refusal."""
        super().__init__(refusal.code, {"rule": refusal.rule, **refusal.facts})
        self.refusal: Refusal = refusal
