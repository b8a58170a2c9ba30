"""A game's `meta.toml`: what the shelf, the bots and the lab need to know of a title.

Text for people stays in the Fluent files; what is printed on cardboard stands in `data.toml`.
"""

import tomllib
from pathlib import Path
from typing import Literal

from msgspec import Struct, ValidationError, convert

from guildhall.core.datafile import BadData


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: no key more, no key less, no other type."""


class MasterSettings(Strict, frozen=True, kw_only=True):
    """How far the master searches; `bots/search.py` says what the knobs do."""

    search: Literal["halving", "tree"] = "halving"
    """Its own, or the one of the bot `tree` where that is stronger."""
    worlds: int = 32
    """How many worlds a decision imagines, by what is hidden."""
    depth: int = 60
    heat: int = 5000
    early: int = 0
    plies: int = 0


class Planning(Strict, frozen=True, kw_only=True):
    """How a tree searches, whatever guides it."""

    worlds: int = 32
    """How many worlds a decision imagines."""
    curious: int = 500
    """Thousandths of a win that a move may be better than it looks, while it is little known."""
    caution: int = 700
    """Thousandths of a standard error by which a move must lead the most tried one to be played."""


class TreeSettings(Planning, frozen=True, kw_only=True):
    """How the tree searches; `bots/tree.py` and `bots/guide.py` say what it does with them."""

    depth: int = 60
    heat: int = 5000
    early: int = 0
    prior: int = 1000
    """The worth, in thousandths of a point, that makes a move 2.7 times as likely."""


class NetSettings(Planning, frozen=True, kw_only=True):
    """How a tree searches that a network guides; `bots/grandmaster.py` has the guide."""

    caution: int = 1500
    heat: int = 2000
    """Thousandths of what the network likes by which a move becomes 2.7 times as likely."""
    together: int = 32
    """Positions that the network looks at in one go."""


class Weighing(Strict, frozen=True, kw_only=True):
    """How playouts are weighed with what a network likes."""

    weight: int = 200
    """By how many logits a move is liked more that surely wins, against one that surely loses."""
    usual: int = 100
    """By how many thousandths of a win moves usually differ: leads far below their doubt hardly
    count."""


class GrandmasterSettings(Weighing, frozen=True, kw_only=True):
    """How a grandmaster searches; `bots/grandmaster.py` says what it does with them."""

    lead: int = 0
    """First decisions of a playout that the network makes."""
    plies: int = 0
    """Own decisions that are learned from one playout to the next; only where it leads none."""
    heat: int = 0
    early: int = 0
    """As the master's; 0 for the same."""


class ExpertSettings(Weighing, frozen=True, kw_only=True):
    """How an expert looks a second time; `bots/expert.py` says what it does with them."""

    playouts: int = 12
    depth: int = 0
    """Decisions that each plays on; 0 for as many as a master's."""
    width: int = 6
    """Between how many of the moves that the network likes best."""
    character: float = 2.5
    """How much more the leans and the heat of a character weigh than with the network alone."""


class BotSettings(Strict, frozen=True, kw_only=True):
    """What suits the bots of a game; `docs/bots.md` says how to find it."""

    blind: int = 45
    """Of a hundred moves, how many an apprentice overlooks; more where all are much alike."""
    worlds: int = 4
    """How many worlds a journeyman imagines; where nothing is hidden one is all there is."""
    master: MasterSettings = MasterSettings()
    tree: TreeSettings = TreeSettings()
    net: NetSettings = NetSettings()
    expert: ExpertSettings = ExpertSettings()
    grandmaster: GrandmasterSettings = GrandmasterSettings()
    trust: float = 3.0
    """By how much less likely, as a logit, a network that learns with the judge finds a move for
    each point that the judge finds it worth less; so that it begins by playing like the judge."""


class Aim(Strict, frozen=True, kw_only=True):
    """What the compiled rules should reach, as ratios to a yardstick in the same run."""

    yardstick: Literal["chess", "hearts"]
    playout: float
    """Decisions per second of the compiled loop, at least."""
    loop: float
    """Decisions per second of a plain loop through the public face, at least."""
    copy: float
    """Time of a copy against a clone of chess, at most."""
    selfplay: float
    """Observed decisions per second of many games against a plain loop of chess, at least."""


class Step(Strict, frozen=True, kw_only=True):
    """A part of a round, as the strip above a table shows it."""

    text: str
    """What follows the game in the id of its name: `step-draft`."""
    at: tuple[str, ...] = ()
    """Where it is the present one: ids of the kind `course`; none when it passes by itself."""
    chapter: str
    """The chapter of the book that tells of it."""
    passing: bool = False
    """Shown only while it is the present one, such as the set-up."""
    when: dict[str, tuple[bool | int | str, ...]] = {}
    """Shown only for these values of `seats`, an option or a number of the view."""


class Meta(Strict, frozen=True, kw_only=True):
    """The content of the file."""

    order: int
    """Games with a smaller number stand before others wherever all are listed."""
    minutes: int
    weight: Literal["light", "medium", "heavy"]
    designer: str
    publisher: str = ""
    open: bool = False
    """Nothing is ever secret: a view tells the whole position."""
    simultaneous: bool = False
    """Several seats may owe a decision at once."""
    sides: tuple[str, ...] = ()
    """Verbs by which a seat takes a side; without any the ledger says which faction scored."""
    course: str = "phase"
    """The number of the view that says where in a round a game is, and the kind of its ids."""
    counter: str = ""
    """The number of the view that counts rounds."""
    round: tuple[Step, ...] = ()
    """In their order."""
    chapters: dict[str, str] = {}
    """By question: the chapter of the book that its aid belongs to."""
    bots: BotSettings = BotSettings()
    bench: Aim | None = None


def load_meta(beside: str) -> Meta:
    """Read the `meta.toml` that lies beside a file of the game; raises BadData."""
    path = Path(beside).with_name("meta.toml")
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), Meta)
    except (OSError, ValueError, ValidationError) as problem:
        raise BadData(f"{path}: {problem}") from None
