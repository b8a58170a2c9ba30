"""Helpers to set up positions of Flandern 1302 and to dictate luck and moves."""

from collections.abc import Callable, Mapping, Sequence

from guildhall.core.errors import Refusal
from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.flandern import GAME
from guildhall.games.flandern.game import Flandern, new_flandern
from guildhall.games.flandern.moves import ARMS, CITY, DEED, PLOT, WORDS
from guildhall.games.flandern.phases.place import print_masters, put_district
from guildhall.games.flandern.schema import PHASE_ACT, PHASE_CHOOSE, SHAPES
from guildhall.games.flandern.state import SILVER, empty_lots, lot_of, plot_of
from guildhall.games.flandern.tables import LOTS, SHAPE_OF, SIZES

PLACES = {"leuven": 1, "gent": 2, "ieper": 3, "brugge": 4, "utrecht": 5, "luik": 6}
"""Where the centres lie unless a test says otherwise: yellow has ground 1, as in the examples."""
COLOURS = ("yellow", "green", "blue", "red")


def city(name: str) -> int:
    """Give the index of a city."""
    return CITY.ids.index(name)


def arms(name: str) -> int:
    """Give the index of a coat of arms."""
    return ARMS.ids.index(name)


class Table:
    """A game under the control of a test: chance by lot unless dictated."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: bool) -> None:
        names = ("fixed_centres", "corner_touch", "bonus_when_zero")
        self.s: Flandern = new_flandern(seats, *(options.get(name, False) for name in names))
        self.luck = FastLuck(seed)
        self.told: list[Event] = []

    def play(self, actor: int, move: int) -> None:
        """Play a checked input and keep what is told."""
        log = Log()
        GAME.submit(self.s, actor, move, log)
        self.told += log.events
        assert not GAME.invariants(self.s)

    def do(self, seat: int, *texts: str) -> "Table":
        """Play moves given in notation."""
        for text in texts:
            self.play(seat, WORDS.moves.parse(text))
        return self

    def draw(self, text: str) -> "Table":
        """Dictate an outcome of chance."""
        verb, outcome = WORDS.parse_chance(text)
        assert verb == self.s.chance_verb(), f"{text} is not due"
        self.play(CHANCE, outcome)
        return self

    def offers(self, seat: int) -> list[str]:
        """List the notation of a seat's legal moves."""
        return [WORDS.moves.print(move) for move in self.s.legal(seat)]

    def why(self, seat: int, text: str) -> Refusal:
        """Give the refusal of a move."""
        refusal = GAME.why_not(self.s, seat, WORDS.moves.parse(text))
        assert refusal is not None, f"{text} is possible"
        return refusal

    def until(self, done: Callable[[Flandern], bool]) -> "Table":
        """Play by lot until something is so."""
        while not done(self.s):
            assert not self.s.over(), "the game ended first"
            if not self.s.actors():
                self.play(CHANCE, int(self.luck.pick(self.s.chance(), 0)))
                continue
            seat = seats_of(int(self.s.actors()))[0]
            moves = self.s.legal(seat)
            self.play(seat, int(moves[self.luck.below(len(moves))]))
        return self

    def events_of(self, kind: str) -> list[dict[str, int]]:
        """List the arguments of all events of a kind."""
        return [event.args for event in self.told if event.kind == kind]

    # Positions

    def put(
        self, where: str, plots: str, colour: str, masters: int = 0, site: bool = False
    ) -> None:
        """Put districts on plots, tiles taken from the stock, whatever the building rules say."""
        s, at = self.s, city(where)
        for plot in plots.split():
            lot = lot_of(s, at, PLOT.ids.index(plot))
            shape = SHAPE_OF[s.ground[at] * LOTS + lot]
            s.stock[(arms(colour) * SHAPES + shape) * SIZES + masters] -= 1
            print_masters(s, at, lot, masters)
            put_district(s, at, lot, arms(colour))
            if site:
                s.sites[at] |= 1 << lot
                s.site_pawns -= 1

    def hold(self, seat: int, card: str, *, golden: bool = False) -> "Table":
        """Let a seat carry out a card now, outside the course of a round."""
        s = self.s
        s.phase, s.mover, s.card = PHASE_ACT, seat, DEED.ids.index(card)
        s.own = -1 if golden else s.guild[seat]
        s.source = 1 if golden else SILVER
        s.cursor = s.seats + 1 if golden else s.seats
        return self

    def empty(self, where: str) -> list[str]:
        """List the empty plots of a city."""
        at = city(where)
        mask = int(empty_lots(self.s, at))
        return [PLOT.ids[plot_of(self.s, at, lot)] for lot in range(LOTS) if mask >> lot & 1]

    def plots(self, seat: int, verb: str = "build") -> list[str]:
        """List the plots that a seat is offered for a verb."""
        moves = (offer.split() for offer in self.offers(seat))
        return [words[2] for words in moves if words[0] == verb]

    def fill(self, where: str, but: str = "") -> None:
        """Cover all empty plots of a city but those named."""
        s, at = self.s, city(where)
        for plot in self.empty(where):
            if plot not in but.split():
                s.covered[at] |= 1 << lot_of(s, at, PLOT.ids.index(plot))


def founded(
    seats: int = 4,
    colours: Sequence[str] = COLOURS,
    places: Mapping[str, int] | None = None,
    **options: bool,
) -> Table:
    """Give a game with all centres laid, before the first golden card."""
    table = Table(seats, **options)
    where = PLACES if places is None else places
    for seat in range(seats):
        table.do(seat, f"guild {colours[seat]}")
    cities = {"blue": "gent", "yellow": "leuven", "green": "ieper", "red": "brugge"}
    for seat in range(seats):
        table.do(seat, f"found {where[cities[colours[seat]]]}")
    while table.s.chance_verb() == 0:
        name = CITY.ids[int(table.s.card)]
        table.draw(f"settle {where[name]}")
    return table


def two(colours: Sequence[str] = ("blue", "yellow", "red", "green")) -> Table:
    """Give a two-player game at the first turn: own guilds, then the influenced ones."""
    table = Table(2)
    cities = {"blue": "gent", "yellow": "leuven", "green": "ieper", "red": "brugge"}
    for seat in range(2):
        table.do(seat, f"guild {colours[seat]}")
    for seat in range(2):
        table.do(seat, f"found {PLACES[cities[colours[seat]]]}")
    table.do(0, f"adopt {colours[2]}", f"found {PLACES[cities[colours[2]]]}")
    table.do(1, f"found {PLACES[cities[colours[3]]]}")
    return table.draw(f"settle {PLACES['utrecht']}")


def choosing(gold: str = "take_back") -> Table:
    """Give a four-player game at the first choice of cards."""
    table = founded().draw(f"gold {gold}")
    assert table.s.phase == PHASE_CHOOSE
    return table


def reveal(table: Table, *choices: str) -> Table:
    """Let all seats choose: `leuven 0`, `site 2` and so on."""
    for seat, choice in enumerate(choices):
        deed, number = choice.split()
        table.do(seat, f"choose {deed}")
        if table.s.influence[seat]:
            table.do(seat, f"influence {number}")
    return table
