"""What is sent of people and their finished games; plain dicts at run time, as in `sent.py`."""

from typing import Literal, TypedDict

BondKind = Literal["follow", "mute", "block", "none"]


class PastSeat(TypedDict):
    """A seat of a finished game; `person` is empty for bots, and for those who hide their page."""

    person: str
    name: str
    bot: str
    rank: int
    score: int


class PastGame(TypedDict):
    """A finished game; `unrated` says why it did not count, empty: it did."""

    table: str
    game: str
    pace: str
    ended: float
    unrated: str
    seats: list[PastSeat]


class Past(TypedDict):
    """A page of finished games, newest first, and the cursor of the next page, or nothing."""

    games: list[PastGame]
    more: str


class RatedGame(TypedDict):
    """A person's rating in a game, how it came about, and how unsure it is."""

    game: str
    pace: str
    rating: int
    provisional: bool
    games: int
    wins: int
    curve: list[int]
    """Ratings after the last games, the newest at the end."""


class Title(TypedDict):
    """A game that a person has finished: how often, and how often won."""

    game: str
    games: int
    wins: int


LearnedKind = Literal["lesson", "puzzle"]


class LearnedOne(TypedDict):
    """A finished lesson, or a puzzle and whether the first answer solved it."""

    kind: LearnedKind
    game: str
    name: str
    solved: bool


class Learned(TypedDict):
    """All that is kept of what a person has done, oldest first."""

    person: str
    done: list[LearnedOne]


class LearnedSum(TypedDict):
    """Lessons finished, of how many, puzzles solved at the first try, and most of them in a row."""

    lessons: int
    of_lessons: int
    puzzles: int
    longest: int


class PersonPage(TypedDict):
    """What others may know of a person; `own` says that it is oneself."""

    person: str
    name: str
    joined: float
    own: bool
    shown: bool
    """Whether others may see it."""
    bond: BondKind
    """Whether the viewer follows, mutes or blocks this person."""
    here: bool
    """Whether the person is here now, and lets others know."""
    titles: list[Title]
    ratings: list[RatedGame]
    learned: LearnedSum | None
    """Nothing where the operator does not keep it."""


class Somebody(TypedDict):
    """A person in a list."""

    person: str
    name: str


class Acquaintance(Somebody):
    """A person to invite: `followed`, `recent` (played with), `here`, or only `named` so."""

    how: str


class Acquaintances(TypedDict):
    """People to invite, those one knows best first."""

    people: list[Acquaintance]


class Bonds(TypedDict):
    """Whom one follows, mutes and blocks, by name."""

    follows: list[Somebody]
    mutes: list[Somebody]
    blocks: list[Somebody]


class BondTold(TypedDict):
    """What one has chosen about a person."""

    bond: BondKind


class AtTable(TypedDict):
    """Somebody at a table, not oneself; `person` is empty where their page is not to be seen."""

    seat: int
    person: str
    bond: BondKind


class PeopleAtTable(TypedDict):
    """People who sit at a table besides oneself, by seat; no bots."""

    people: list[AtTable]


class Seeking(TypedDict):
    """What one looks for; times in seconds since 1970."""

    game: str
    seats: int
    pace: str
    since: float
    bots_at: float | None
    """When bots take the seats that are left; nothing: never."""
    waiting: int
    """How many people look for the same, oneself included."""
    table: str
    """Where to play; empty while nobody was found."""


class MatchMessage(TypedDict):
    """What one looks for; nothing when one looks for nobody, or no longer."""

    match: Seeking | None


class OnlinePerson(Somebody):
    """Somebody who is here."""

    followed: bool


class PeopleHere(TypedDict):
    """Who is here besides oneself: how many, and some of them."""

    count: int
    people: list[OnlinePerson]


class PeopleMessage(TypedDict):
    """Over the hall's socket: who is here."""

    people: PeopleHere


class Ranked(TypedDict):
    """A person among the best of a game."""

    person: str
    name: str
    rating: int
    games: int
    wins: int


class Ranking(TypedDict):
    """The best of a game at a pace; those whose ratings are still unsure apart."""

    best: list[Ranked]
    newcomers: list[Ranked]


class Call(TypedDict):
    """A person is called to a page: what a notification says, and how many tables wait for them.

    By push and over the sockets of open pages; `id` tells the same call that comes twice.
    """

    id: str
    title: str
    body: str
    path: str
    waiting: int


class CallMessage(TypedDict):
    """Over any socket: what the person is called to; shown where push is not."""

    call: Call
