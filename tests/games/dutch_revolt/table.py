"""Helpers to set up positions of the Dutch Revolt and to play them by words."""

from typing import Any

from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.games.dutch_revolt import GAME
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt, begin_phase
from guildhall.games.dutch_revolt.invariants import invariants
from guildhall.games.dutch_revolt.moves import (
    BOX,
    CITY,
    FACTION,
    PHASE,
    PROVINCE,
    REGION,
    SPOT,
    WORDS,
)
from guildhall.games.dutch_revolt.phases.pieces import put_unit, take_unit
from guildhall.games.dutch_revolt.schema import BOXES, FACTIONS, REGIONS, SIDES, SPOTS
from guildhall.games.dutch_revolt.tables import OWNER

LETTERS = "CHNBRn"


def side(letter: str) -> int:
    """Give the number of a side by its letter."""
    return LETTERS.index(letter)


def spot(name: str) -> int:
    """Give the number of a place; a bare name is the open country of that province."""
    return SPOT.ids.index(name if name in SPOT.ids else f"{name}_field")


def city(name: str) -> int:
    """Give the number of a city."""
    return CITY.ids.index(name)


def province(name: str) -> int:
    """Give the number of a province."""
    return PROVINCE.ids.index(name)


def region(name: str) -> int:
    """Give the number of a region."""
    return REGION.ids.index(name)


class Table:
    """A game under the control of a test."""

    def __init__(self, seats: int = 5, **options: Any) -> None:
        state = GAME.new(seats, {"map_values": "first", **options})
        assert isinstance(state, DutchRevolt)
        self.s: DutchRevolt = state
        self.told: list[Event] = []
        self.alone = False
        self.ended = False

    # Setting up

    def bare(self, turn: int = 1) -> "Table":
        """Take everything off the board: all tokens in stock, no cards, no armies, no points."""
        s = self.s
        for place in range(SPOTS):
            for who in range(SIDES):
                while s.units[place * SIDES + who] > 0:
                    take_unit(s, place, who)
        for faction in range(FACTIONS):
            for box in range(BOXES):
                s.stock[faction] += s.support[faction * BOXES + box]
                s.support[faction * BOXES + box] = 0
            s.stock[faction] += s.coins[faction]
            s.coins[faction] = 0
            for at in range(REGIONS):
                s.armies[faction * REGIONS + at] = 0
        s.turn = turn
        return self

    def units(self, **places: str) -> "Table":
        """Put units: `gent_city="R3 N1"`, `flanders="C2"` for open country."""
        for name, text in places.items():
            for word in text.split():
                for _ in range(int(word[1:] or 1)):
                    put_unit(self.s, spot(name), side(word[0]))
        return self

    def coins(self, **purses: int) -> "Table":
        """Give coins from stock: `C=4`."""
        for letter, number in purses.items():
            self.s.coins[side(letter)] += number
            self.s.stock[side(letter)] -= number
        return self

    def support(self, letter: str, **boxes: int) -> "Table":
        """Put units into support boxes."""
        for box, number in boxes.items():
            self.s.support[side(letter) * BOXES + BOX.ids.index(box)] += number
            self.s.stock[side(letter)] -= number
        return self

    def armies(self, **regions: str) -> "Table":
        """Put armies: `holland="H H R"`."""
        for name, text in regions.items():
            for letter in text.split():
                self.s.armies[side(letter) * REGIONS + region(name)] += 1
        return self

    def hold(self, letter: str, *, cities: str = "", provinces: str = "") -> "Table":
        """Deal cards to a faction."""
        for name in cities.split():
            self.s.city_card[city(name)] = side(letter)
        for name in provinces.split():
            self.s.province_card[province(name)] = side(letter)
        return self

    def empty_stock(self, letter: str, keep: int = 0) -> "Table":
        """Leave so many tokens of a side in stock; the rest waits in Drenthe."""
        while self.left(letter) > keep:
            put_unit(self.s, spot("drenthe"), side(letter))
        return self

    def left(self, letter: str) -> int:
        """Give the stock of a side."""
        return int(self.s.neutrals if letter == "n" else self.s.stock[side(letter)])

    # Playing

    def begin(self, phase: str) -> "Table":
        """Begin a phase and play it alone: the table stops at its end."""
        log = Log()
        self.alone = True
        begin_phase(self.s, PHASE.ids.index(phase), log)
        self._go_on(log)
        self.told += log.events
        return self

    def resume(self, phase: str) -> "Table":
        """Play a phase alone without what happens at its beginning."""
        self.s.phase = PHASE.ids.index(phase)
        self.alone = True
        self._go_on(Log())
        return self

    def _go_on(self, log: Log) -> None:
        """Run on to the next choice of this phase, or to its end."""
        phase = PHASES[self.s.phase]
        while phase.seek(self.s, log):
            moves = phase.legal(self.s)
            if len(moves) > 1:
                self.ended = False
                return
            phase.play(self.s, moves[0], log)
        self.ended = True

    def do(self, *texts: str) -> "Table":
        """Play checked moves in notation for whoever is to decide."""
        for text in texts:
            log = Log()
            move = WORDS.moves.parse(text)
            if self.alone:
                assert text in self.offers(), GAME.why_not(self.s, self.seat, move)
                PHASES[self.s.phase].play(self.s, move, log)
                self._go_on(log)
            else:
                GAME.submit(self.s, self.seat, move, log)
                assert not invariants(self.s)
            self.told += log.events
        return self

    def by_lot(self, phase: str, turn: int, seed: int = 1) -> "Table":
        """Play by lot until a phase of a turn asks somebody."""
        luck = FastLuck(seed)
        while (self.phase, self.s.turn) != (phase, turn):
            moves = self.s.legal(self.seat)
            self.s.play(self.seat, moves[luck.below(len(moves))])
        return self

    # Looking

    @property
    def seat(self) -> int:
        """Give the seat that is to decide."""
        return int(self.s.actors()).bit_length() - 1

    @property
    def mover(self) -> str:
        """Give the letter of the faction that is to decide."""
        return LETTERS[self.s.mover]

    @property
    def phase(self) -> str:
        """Name the phase; nothing when a phase that is played alone has ended."""
        return "" if self.ended else PHASE.ids[self.s.phase]

    def offers(self) -> list[str]:
        """List the notation of all legal moves."""
        return [WORDS.moves.print(int(move)) for move in self.s.legal(self.seat)]

    def why(self, text: str) -> tuple[str, str]:
        """Give code and rule of a refusal."""
        refusal = GAME.why_not(self.s, self.seat, WORDS.moves.parse(text))
        assert refusal is not None, f"{text} is possible"
        return refusal.code, refusal.rule

    def facts(self, text: str) -> dict[str, int]:
        """Give the facts of a refusal."""
        refusal = GAME.why_not(self.s, self.seat, WORDS.moves.parse(text))
        assert refusal is not None, f"{text} is possible"
        return {name: int(value) for name, value in refusal.facts.items()}

    def price(self, text: str) -> dict[str, int]:
        """Give what a move costs whoever is to decide."""
        return {**GAME.price(self.s, self.seat, WORDS.moves.parse(text))}

    def at(self, name: str) -> str:
        """Give the units of a place: `H2 n2`."""
        cells = self.s.units[spot(name) * SIDES : (spot(name) + 1) * SIDES]
        return " ".join(f"{LETTERS[who]}{n}" for who, n in enumerate(cells) if n)

    def army_letters(self, name: str) -> str:
        """Give the unflipped armies of a region: `H H R`."""
        return " ".join(
            LETTERS[faction]
            for faction in range(FACTIONS)
            for _ in range(self.s.armies[faction * REGIONS + region(name)])
        )

    def cards(self, letter: str) -> set[str]:
        """Name the cities and provinces whose cards a faction holds; cities in capitals."""
        cities = {
            CITY.ids[c].upper() for c in range(len(CITY.ids)) if self.s.city_card[c] == side(letter)
        }
        lands = {
            PROVINCE.ids[p]
            for p in range(len(PROVINCE.ids))
            if self.s.province_card[p] == side(letter)
        }
        return cities | lands

    def account(self, letter: str) -> tuple[int, int, int, int]:
        """Give map, support, coins and stock of a faction."""
        s, who = self.s, side(letter)
        on_map = sum(s.units[place * SIDES + who] for place in range(SPOTS))
        boxes = sum(s.support[who * BOXES : (who + 1) * BOXES])
        return int(on_map), int(boxes), int(s.coins[who]), int(s.stock[who])

    def events_of(self, kind: str) -> list[dict[str, int]]:
        """List the arguments of all events of a kind."""
        return [event.args for event in self.told if event.kind == kind]


def seat_of(seats: int, letter: str) -> int:
    """Give the seat of a faction, -1 when it is not in play."""
    return int(OWNER[seats * FACTIONS + side(letter)])


def names_of(letters: str) -> list[str]:
    """Give the ids of factions by their letters."""
    return [FACTION.ids[side(letter)] for letter in letters]
