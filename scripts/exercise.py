"""Do what the rules are used for most, while a build counts which ways it goes.

Run by `compile.py --trained` between its two builds; it needs what the rules need, nothing more.
"""

from collections.abc import Iterator

from guildhall.bots import find_bot
from guildhall.core.batch import ManyGames
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, KeyedLuck
from guildhall.core.playout import draw_due, playout
from guildhall.core.sheet import Sheet
from guildhall.core.state import State
from guildhall.games import GAMES

GAMES_EACH, TOGETHER, TURNS = 10, 32, 200
APART = 40
"""How many decisions lie between two that bots think about."""
THINKERS = ("apprentice", "journeyman", "master:150p")


def main() -> None:
    """Play every game with every number of seats: at random, as learners do, and with bots."""
    for game in GAMES.values():
        for seats in game.seats:
            for number, options in enumerate(game.variants()):
                for k in range(GAMES_EACH if number == 0 else 1):
                    luck = KeyedLuck(bytes([k]) * 32) if k % 2 else FastLuck(k)
                    playout(game.new(seats, options), luck, FastLuck(k + seats))
            learn(game, seats)
        think(game, min(4, game.seats[-1]))


def learn(game: Game, seats: int) -> None:
    """Make random moves in many games at once, each looked at."""
    size, moves, sheet = game.encoding.size(seats), game.words.moves.size, Sheet(seats, 0, False)
    games = ManyGames(game.new(seats), game.scribe, sheet, TOGETHER, size, moves, None)
    dice = FastLuck(seats)
    for n in range(TOGETHER):
        games.start(n, n)
    games.look()
    for turn in range(TURNS):
        chosen = list(games.random_moves(dice))
        if not games.refused(chosen):
            games.turn(chosen, TOGETHER * (turn + 1))


def think(game: Game, seats: int) -> None:
    """Let bots think about decisions of a random game."""
    bots = [find_bot(name, game) for name in THINKERS]
    for state, seat in decisions(game, seats):
        view, legal = game.observe(state, seat), [int(move) for move in state.legal(seat)]
        for bot in bots:
            bot.choose(view, legal, FastLuck(seat), 1.0)


def decisions(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    """Give some decisions of a random game, with whose they are."""
    state, luck, dice, n = game.new(seats), FastLuck(1), FastLuck(2), 0
    draw_due(state, luck)
    while not state.over():
        seat = next(seat for seat in range(seats) if state.actors() >> seat & 1)
        if n % APART == 0:
            yield state, seat
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal), n)])
        draw_due(state, luck)
        n += 1


if __name__ == "__main__":
    main()
