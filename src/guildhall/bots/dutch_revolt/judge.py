"""What moves and positions of the Dutch Revolt are worth to a seat.

Places, people and armies are weighed in the files beside this one; here each verb of the game
finds its worth. A move is judged for the faction that decides; a seat with two factions cares for
both.
"""

from typing import cast

from guildhall.bots.dutch_revolt import armies, people
from guildhall.bots.dutch_revolt.outlook import Outlook
from guildhall.bots.dutch_revolt.places import POINT, Scene, thousandths
from guildhall.bots.judge import Judge
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.core.state import State
from guildhall.games.dutch_revolt.phases.control import cities_held
from guildhall.games.dutch_revolt.phases.new_units import new_units
from guildhall.games.dutch_revolt.schema import (
    ABANDON,
    BESIEGE,
    BLOCKADE,
    BREAK,
    CANCEL,
    CASH,
    CONVERT,
    DESTROY,
    DESTROY_BESIEGER,
    DISBAND,
    DISSOLVE,
    DONE,
    ENROL,
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    HOLD,
    INTERCEPT,
    JOIN,
    KEEP,
    LEAVE,
    LOSE,
    MAN,
    MARCH,
    NEUTRAL,
    OCCUPY,
    PHASE_BEGGARS,
    PHASE_CITIZENS,
    PHASE_MOVEMENT,
    PHASE_ORDER,
    PHASE_OVER,
    PHASE_RAISING,
    PHASE_SUPPORT,
    PHASE_TAXES,
    PLACE,
    PLUNDER,
    PROVINCES,
    QUEUE,
    RAISE,
    REACH,
    REGIONS,
    SACK,
    SEND,
    SETTLE,
    SIDES,
    SWAY,
    TAX,
    TREASURE,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ALLEGIANCE_CAP, ASK_MAN
from guildhall.games.dutch_revolt.tables import (
    PROVINCE_OF,
    PULL,
    SPOT_REGION,
    TRACK_CENTRE,
    TRACK_LENGTH,
    TRACK_REACH,
    TRACK_START,
    TURNS,
    UPKEEP,
)


class DutchRevoltJudge(Judge):
    """Judges the Dutch Revolt with weights from weights.toml."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Take the weights by name."""
        self.scene: Scene = Scene(weights)
        self.outlook: Outlook = Outlook(weights)
        self.stock_short: Int = thousandths(weights["stock_short"])
        self.tax_cap: Int = round(weights["tax_cap"])
        self.cash: Int = thousandths(weights["cash"])
        self.treasure: Int = thousandths(weights["treasure"])
        self.enrol: Int = thousandths(weights["enrol"])
        self.support_stay: Int = thousandths(weights["support_stay"])
        self.raise_bar: Int = thousandths(weights["raise_bar"])
        self.beggar_bar: Int = thousandths(weights["beggar_bar"])
        self.march_bar: Int = thousandths(weights["march_bar"])
        self.sway_bar: Int = thousandths(weights["sway_bar"])
        self.sway_bar_last: Int = thousandths(weights["sway_bar_last"])

    def value(self, state: State, seat: Int) -> Int:
        """Give the points that a seat can be expected to have at the end of the game."""
        return self.outlook.value(cast(RevoltState, state), seat)

    def parts(self, state: State, seat: Int) -> dict[str, int]:
        """Give the same by what the points come from."""
        return self.outlook.parts(cast(RevoltState, state), seat)

    def motives(self, state: State, seat: Int, move: Int) -> dict[str, int]:
        """DR-73: who acts later can answer the others."""
        if move >= QUEUE:
            return {"answer": int((move - QUEUE) * POINT)}
        return {}

    def left(self, state: State) -> Int:
        """Count the phases of the turns to come."""
        s = cast(RevoltState, state)
        phases = PHASE_OVER * (TURNS - s.turn) + PHASE_OVER - s.phase
        return POINT * phases // (PHASE_OVER * (TURNS + 1))

    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Give the worth of each move for the faction that decides."""
        s = cast(RevoltState, state)
        self._look(s)
        out = with_capacity(len(moves))
        for move in moves:
            out = append(out, self._worth(s, move))
        return out

    def _look(self, s: RevoltState) -> None:
        """Prepare what the verbs of the phase need."""
        scene = self.scene
        scene.look(s, s.mover)
        if s.phase == PHASE_MOVEMENT and s.asked != ASK_MAN:
            people.arrange(scene, s)
        elif s.phase == PHASE_CITIZENS:
            scene.settled = 1
        elif s.phase not in (PHASE_TAXES, PHASE_ORDER):
            scene.count_units(s)

    def _worth(self, s: RevoltState, move: Int) -> Int:
        """Hand a move to its verb; the phases with most moves come first."""
        if move == DONE:
            return self._done(s)
        if move >= LOSE:
            return self._people(s, move)
        if move >= PLACE:
            if move < ENROL:
                return people.arrival(self.scene, s, move - PLACE)
            return self.enrol if self.scene.future > 0 else 0
        if move >= DESTROY:
            return self._beggars(s, move)
        if move < KEEP:
            return self._money(s, move)
        return self._war(s, move)

    def _done(self, s: RevoltState) -> Int:
        """Give what it takes to go on."""
        if s.phase == PHASE_SUPPORT:
            return self.support_stay * self.scene.future >> 10
        if s.phase == PHASE_RAISING:
            return self.raise_bar
        return self.beggar_bar if s.phase == PHASE_BEGGARS else 0

    # Money and support

    def _money(self, s: RevoltState, move: Int) -> Int:
        if move < TAX:
            return armies.post(self.scene, s, move, 0)
        if move < SEND:
            return self._tax(s, move - TAX + 1)
        if move < CASH:
            return people.arrival(self.scene, s, (move - SEND) % PROVINCES)
        if move < INTERCEPT:
            return self.treasure if move == CASH + TREASURE else self.cash
        return POINT

    def _tax(self, s: RevoltState, rate: Int) -> Int:
        """Weigh coins against the units that the stock could not give any more."""
        me = s.mover
        coins = min(cities_held(s, me) * rate, s.stock[me])
        useful = min(s.coins[me] + coins, self.tax_cap)
        short = new_units(s, me) - (s.stock[me] - coins)
        return armies.price(self.scene, useful) - self.stock_short * max(short, 0)

    # Armies

    def _war(self, s: RevoltState, move: Int) -> Int:
        scene = self.scene
        if move < DISBAND:
            return armies.keep(scene, s, move - KEEP)
        if move < ABANDON:
            return -armies.price(scene, UPKEEP[s.mover])
        if move < SACK:
            return scene.plunder
        if move < PLUNDER:
            return self._sack(s, move - SACK)
        if move < RAISE:
            side = (move - PLUNDER) % FACTIONS
            return people.swap(scene, s, (move - PLUNDER) // FACTIONS, side, NEUTRAL)
        if move < JOIN:
            return armies.raising(scene, s, move - RAISE)
        if move < BESIEGE:
            return armies.join(scene, s, move - JOIN)
        city = move - BESIEGE
        instead = armies.conversion(scene, s, SPOT_REGION[FIRST_CITY + city]) * scene.convert_share
        return armies.siege(scene, s, city) - instead // POINT

    def _sack(self, s: RevoltState, town: Int) -> Int:
        province = PROVINCE_OF[FIRST_TOWN + town]
        gain = people.neutral_gain(self.scene, s, province)
        return gain - armies.price(self.scene, 2) if s.phase == PHASE_BEGGARS else gain

    def _beggars(self, s: RevoltState, move: Int) -> Int:
        """Judge moves of phases 7 to 9."""
        scene = self.scene
        if move >= CONVERT:
            if move < CANCEL:
                side = (move - CONVERT) % SIDES
                return people.swap(scene, s, (move - CONVERT) // SIDES, side, s.mover)
            return POINT if move == CANCEL else 0
        if move >= MARCH:
            gain = armies.march(scene, s, (move - MARCH) // REGIONS, (move - MARCH) % REGIONS)
            return gain - self.march_bar
        if move < DESTROY_BESIEGER:
            return armies.destroy(scene, s, move - DESTROY)
        if move < BREAK:
            city = move - DESTROY_BESIEGER
            freed = armies.unbesieged(scene, s, city)
            return freed + armies.destroy(scene, s, SPOT_REGION[FIRST_CITY + city])
        if move < BLOCKADE:
            return armies.break_sieges(scene, s, move - BREAK)
        if move < HOLD:
            return armies.blockade(scene, s, move - BLOCKADE)
        return -armies.price(scene, 2)

    # People and citizens

    def _people(self, s: RevoltState, move: Int) -> Int:
        scene = self.scene
        if OCCUPY <= move < MAN:
            return people.settle_move(scene, s, move)
        if move >= QUEUE:
            return (move - QUEUE) * POINT
        if move >= SWAY:
            return self._sway(s, move - SWAY)
        if move < SETTLE:
            return people.swap(scene, s, move - LOSE, s.mover, -1)
        if move < LEAVE:
            return self._neutral(s, move - SETTLE)
        if move < REACH:
            return people.swap(scene, s, move - LEAVE, s.mover, -1)
        if move == DISSOLVE:
            return 0
        if move < DISSOLVE:
            return people.arrival(scene, s, move - REACH)
        return self._man(s, move - MAN)

    def _neutral(self, s: RevoltState, province: Int) -> Int:
        return people.swap(self.scene, s, province, -1, NEUTRAL)

    def _man(self, s: RevoltState, spot: Int) -> Int:
        if spot >= FIRST_TOWN:
            return people.swap(self.scene, s, PROVINCE_OF[spot], -1, NEUTRAL)
        return 0

    def _sway(self, s: RevoltState, city: Int) -> Int:
        """Give the best gain for each coin over the steps that are possible."""
        scene = self.scene
        space = s.track[city]
        pull = PULL[s.mover]
        end = TRACK_LENGTH if pull > 0 else 1
        if pull == 0:
            pull = 1 if space < TRACK_CENTRE else -1
            end = TRACK_CENTRE
        start = TRACK_START[city] if s.options[ALLEGIANCE_CAP] else s.track_from[city]
        now = scene.city_worth(s, city, -1, space) + scene.lane_worth(space)
        best: Int = -POINT
        steps: Int = 1
        while steps <= s.coins[s.mover]:
            goal = space + pull * steps
            if (goal - end) * pull > 0 or (goal - start) * pull > TRACK_REACH:
                break
            then = scene.city_worth(s, city, -1, goal) + scene.lane_worth(goal)
            best = max(best, (then - now) // steps)
            steps += 1
        return best - (self.sway_bar if scene.future > 0 else self.sway_bar_last)
