"""Helpers to set up positions of Colonia and to dictate luck and moves."""

from collections.abc import Callable, Sequence

from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import total
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.colonia import GAME
from guildhall.games.colonia.game import Colonia, new_colonia
from guildhall.games.colonia.moves import CITY, GOOD, PHASE, RELIC, RESOURCE, SHIP, WORDS
from guildhall.games.colonia.phases.harbour import mask_size
from guildhall.games.colonia.schema import BERTHS, CITIES, GOODS, RELICS, RESOURCES, STREETS
from guildhall.games.colonia.tables import MARKS
from guildhall.games.colonia.view import ColoniaView, observe

SEATS = (3, 4, 5, 6)


class Table:
    """A game under the control of a test: quiet moves and luck by lot unless dictated."""

    def __init__(self, seats: int = 4, **luck: Sequence[str]) -> None:
        """Start; `luck` dictates outcomes by chance verb: `week=["w01"]`, `decree=[...]`."""
        self.s: Colonia = new_colonia(seats, False)
        self.luck = FastLuck(1)
        self.told: list[Event] = []
        self.dictated = {verb: list(outcomes) for verb, outcomes in luck.items()}

    def play(self, actor: int, move: int) -> list[Event]:
        """Play a checked input, keep what is told, and look after the invariants."""
        log = Log()
        GAME.submit(self.s, actor, move, log)
        self.told += log.events
        assert GAME.invariants(self.s) == []
        return log.events

    def do(self, seat: int, text: str) -> list[Event]:
        """Play a move given in notation."""
        return self.play(seat, WORDS.moves.parse(text))

    def all_do(self, *texts: str) -> None:
        """Let every seat that acts play its text, in seat order."""
        for seat, text in enumerate(texts):
            if text:
                self.do(seat, text)

    def draw(self, text: str) -> list[Event]:
        """Dictate the outcome of the chance that is due: `die 6`."""
        verb, outcome = WORDS.parse_chance(text)
        assert verb == self.s.chance_verb(), f"{text} is not due"
        return self.play(CHANCE, outcome)

    def offers(self, seat: int) -> list[str]:
        """List the notation of a seat's legal moves."""
        return [WORDS.moves.print(move) for move in self.s.legal(seat)]

    def why(self, seat: int, text: str) -> tuple[str, str]:
        """Give code and rule of a refusal."""
        refusal = GAME.why_not(self.s, seat, WORDS.moves.parse(text))
        assert refusal is not None, f"{text} is possible"
        return refusal.code, refusal.rule

    def facts(self, seat: int, text: str) -> dict[str, int]:
        """Give the facts of a refusal."""
        refusal = GAME.why_not(self.s, seat, WORDS.moves.parse(text))
        assert refusal is not None, f"{text} is possible"
        return refusal.facts

    def price(self, seat: int, text: str) -> dict[str, int]:
        """Give what a move costs."""
        return {**GAME.price(self.s, seat, WORDS.moves.parse(text))}

    def step(self) -> None:
        """Play one input: dictated luck or lot; of several moves the quietest, the first."""
        mask = int(self.s.actors())
        if mask:
            seat = seats_of(mask)[0]
            self.play(seat, int(self.s.legal(seat)[0]))
            return
        name = WORDS.chances.verbs[int(self.s.chance_verb())].name
        if self.dictated.get(name):
            self.draw(f"{name} {self.dictated[name].pop(0)}")
        else:
            self.play(CHANCE, int(self.luck.pick(self.s.chance(), 0)))

    def until(self, done: Callable[[Colonia], bool]) -> "Table":
        """Play quietly until something is so."""
        while not done(self.s):
            assert not self.s.over(), "the game ended first"
            self.step()
        return self

    def until_phase(self, phase: str, week: int = 1) -> "Table":
        """Play quietly until a phase of a week."""
        number = PHASE.ids.index(phase)
        return self.until(lambda s: s.week == week and s.phase == number)

    def until_day(self, day: int, week: int = 1) -> "Table":
        """Play quietly until a day of a week has begun."""
        return self.until(lambda s: s.week > week or (s.week == week and s.day >= day))

    def until_turn(self, seat: int) -> "Table":
        """Play quietly until it is a seat's turn."""
        return self.until(lambda s: s.turn >= 0 and int(s.order[s.turn]) == seat)

    def view(self, seat: int) -> ColoniaView:
        """Give what a seat sees."""
        return observe(self.s, seat)

    @property
    def phase(self) -> str:
        """Name the phase."""
        return PHASE.ids[int(self.s.phase)]

    def events_of(self, kind: str) -> list[dict[str, int]]:
        """List the arguments of all events of a kind."""
        return [event.args for event in self.told if event.kind == kind]

    def cubes(self, seat: int, *names: str) -> None:
        """Give a seat exactly these cubes; the others go to the bag."""
        for resource in range(RESOURCES):
            self.s.bag[resource] += self.s.cubes[seat * RESOURCES + resource]
            self.s.cubes[seat * RESOURCES + resource] = names.count(RESOURCE.ids[resource])
            self.s.bag[resource] -= names.count(RESOURCE.ids[resource])

    def empty_bag(self, seat: int, left: int) -> None:
        """Give a seat all cubes of the bag but the last few."""
        for resource in range(RESOURCES):
            number = min(int(self.s.bag[resource]), total(self.s.bag) - left)
            self.s.bag[resource] -= number
            self.s.cubes[seat * RESOURCES + resource] += number

    def goods(self, seat: int, *names: str) -> None:
        """Give a seat exactly these goods; the others go to the supply."""
        for good in range(GOODS):
            self.s.supply[good] += self.s.goods[seat * GOODS + good]
            self.s.goods[seat * GOODS + good] = names.count(GOOD.ids[good])
            self.s.supply[good] -= names.count(GOOD.ids[good])

    def owned(self, field: str, seat: int, ids: Sequence[str]) -> dict[str, int]:
        """Give a seat's row of a field by names: `owned("goods", 0, GOOD.ids)`."""
        size = len(ids)
        row = list(getattr(self.s, field))[seat * size : (seat + 1) * size]
        return {ids[at]: int(number) for at, number in enumerate(row) if number}

    def purse(self, seat: int, **money: int) -> None:
        """Set the money of a seat in some cities."""
        for city, number in money.items():
            self.s.money[seat * CITIES + CITY.ids.index(city)] = number

    def money(self, seat: int, city: str) -> int:
        """Give the money of a seat in one city."""
        return int(self.s.money[seat * CITIES + CITY.ids.index(city)])

    def stall(self, stall: int, *names: str) -> None:
        """Put exactly these cubes on a stall (counted from 1)."""
        for resource in range(RESOURCES):
            at = (stall - 1) * RESOURCES + resource
            self.s.bag[resource] += self.s.stalls[at] - names.count(RESOURCE.ids[resource])
            self.s.stalls[at] = names.count(RESOURCE.ids[resource])

    def street(self, seat: int, street: int, count: int) -> None:
        """Move members of a seat from the reserve to a street."""
        self.s.reserve[seat] -= count
        self.s.streets[seat * STREETS + street] += count

    def park(self, seat: int, left: int, street: int = 3) -> None:
        """Leave a seat so many members in its reserve; the others wait on a street."""
        self.street(seat, street, int(self.s.reserve[seat]) - left)

    def streets(self, seat: int) -> list[int]:
        """Give the members of a seat on the four streets."""
        return [int(n) for n in list(self.s.streets)[seat * STREETS : (seat + 1) * STREETS]]

    def port(self, *ships: str) -> None:
        """Put exactly these ships on the berths; the others go to the pile."""
        for berth in range(BERTHS):
            self.s.ship_pile |= 1 << self.s.port[berth]
        for berth, ship in enumerate(ships):
            self.s.port[berth] = SHIP.ids.index(ship)
            self.s.ship_pile &= ~(1 << SHIP.ids.index(ship))
            self.s.ships_gone &= ~(1 << SHIP.ids.index(ship))
        assert mask_size(self.s.ship_pile | self.s.ships_gone) == 16 - BERTHS

    def ships(self) -> list[str]:
        """Name the ships in port, by berth."""
        return [SHIP.ids[ship] if ship >= 0 else "" for ship in self.s.port]

    def mark(self, berth: int, place: int) -> int:
        """Give whose member stands on a place of a ship (berth and place from 0)."""
        return int(self.s.marks[berth * MARKS + place])

    def display(self, *names: str) -> None:
        """Lay exactly these cards on the display; the others go to the pile."""
        for relic in range(RELICS):
            self.s.pile[relic] += self.s.display[relic] - names.count(RELIC.ids[relic])
            self.s.display[relic] = names.count(RELIC.ids[relic])

    def own(self, seat: int, *names: str) -> None:
        """Give a seat these cards from the pile."""
        for name in names:
            self.s.pile[RELIC.ids.index(name)] -= 1
            self.s.relics[seat * RELICS + RELIC.ids.index(name)] += 1

    def on_display(self) -> int:
        """Count all cards on display, insured ones included."""
        return total(self.s.display) + total(self.s.insured)


def council(*cards: str, **luck: Sequence[str]) -> Table:
    """Give a game after the family cards of week 1: one card for each seat, in seat order."""
    table = Table(len(cards), **luck).until_phase("council")
    table.all_do(*(f"family {card}" for card in cards))
    return table


def at(phase: str, *cards: str, **luck: Sequence[str]) -> Table:
    """Give the first week at a phase; seat 0 is mayor, then 1, 2, 3 unless cards say otherwise."""
    return council(*(cards or ("8", "7", "6", "5")), **luck).until_phase(phase)


NO_VOTES = ["two_new_relics", "one_member_less", "exchange_five"]
"""Decrees of Saturday only: the days before have no votes."""
