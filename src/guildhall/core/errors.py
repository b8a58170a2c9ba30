"""What can go wrong: each error has a stable `code`, and the `facts` that its text names.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=4, seed=7)
>>> events = match.play(0, "pick nobles")
>>> try:
...     match.play(0, "pick priests")
... except GuildhallError as error:
...     print(error.code, error.facts)
already_chosen {'rule': 'GU-7', 'waiting': 3}
"""

__all__ = [
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "GuildhallError",
    "IllegalMove",
    "Refusal",
    "UnknownGame",
]


class Refusal:
    """Why a move is not possible: a code, the number of the rule, and the facts as numbers.

    `game.words.named` puts ids in the place of numbers.

    >>> import guildhall as gh
    >>> match = gh.new("guildes", seats=4, seed=7)
    >>> match.why_not(0, "pick burghers")
    Refusal(not_in_packet, GU-7, {'guild': 5})
    >>> match.game.words.named(match.why_not(0, "pick burghers").facts)
    {'guild': 'burghers'}
    """

    def __init__(self, code: str, rule: str, facts: dict[str, int]) -> None:
        self.code: str = code
        self.rule: str = rule
        self.facts: dict[str, int] = facts

    def __repr__(self) -> str:
        return f"Refusal({self.code}, {self.rule}, {self.facts})"


class GuildhallError(Exception):
    """Base of all errors that are caused by input, never by a bug."""

    def __init__(self, code: str, facts: dict[str, object]) -> None:
        super().__init__(code, facts)
        self.code: str = code
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class UnknownGame(GuildhallError):
    """No game of this name (`unknown_game`)."""


class BadOption(GuildhallError):
    """Settings that the game does not have: `seats`, `option` or `option_value`."""


class BadNotation(GuildhallError):
    """Text, JSON or a number that names no move of the game.

    Codes: `notation_empty`, `notation_verb`, `notation_count`, `notation_argument`,
    `notation_json`, `unknown_move`, `chance_verb`.
    """


class BadPosition(GuildhallError):
    """A saved position that does not fit the game.

    Codes: `position_json`, `position_game`, `position_fields`, `position_value`.
    """


class BadRecord(GuildhallError):
    """A record that cannot be read, replayed or verified.

    Its file: `record_file`, `record_empty`, `record_line`, `record_format`. Its game and rules:
    `record_game`, `record_version`, `record_rules_changed`. What was played: `record_input`,
    `record_no_result`, `record_not_over`, `record_result`. Its luck: `record_no_key`,
    `record_commitment`, `record_luck`, `record_luck_version`, `record_numbers`, `record_spaces`.
    """


class IllegalMove(GuildhallError):
    """A move that the rules do not allow now; `refusal` says why.

    The code is one of the game's own, or `chance_impossible` for an outcome that cannot be drawn.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, {"rule": refusal.rule, **refusal.facts})
        self.refusal: Refusal = refusal
