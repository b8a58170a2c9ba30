"""The games for OpenSpiel; importing this module registers `guildhall_guildes` and the others.

Chance is explicit. Where several seats owe a decision at once they are asked one after the other,
in seat order; what a seat chose is in no observation of another until the rules reveal it, so that
asking in turn tells nobody anything. States are serialised by OpenSpiel as their history.

>>> import pyspiel
>>> game = pyspiel.load_game("guildhall_guildes(players=3,events=true)")
>>> state = game.new_initial_state()
>>> outcome, probability = state.chance_outcomes()[0]
>>> state.action_to_string(outcome), round(probability, 3)
('deal fishermen', 0.054)
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from guildhall.core.extras import missing_extra
from guildhall.core.game import Game, OptionValue
from guildhall.core.log import Log
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import total
from guildhall.core.playout import playout
from guildhall.core.state import CHANCE, State
from guildhall.core.view import SPECTATING
from guildhall.games import GAMES
from guildhall.lab.envs.recall import Told
from guildhall.lab.envs.run import REWARDS, SEED_BITS, check_reward, wrapped
from guildhall.locale import Speech

__all__ = ["Observer", "Playouts", "SpielGame", "SpielState"]

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing, "openspiel") from missing

TERMINAL, AT_CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
LONGEST = 10_000
"""More decisions than a game ever takes."""
MOST_POINTS = 2_000.0
"""More points than seats are ever apart."""


def game_type(game: Game) -> Any:
    """Type of a game; its parameters are the number of players, the reward and its options."""
    kind = pyspiel.GameType
    luck = kind.ChanceMode.EXPLICIT_STOCHASTIC
    hidden = kind.Information.IMPERFECT_INFORMATION
    return kind(
        short_name=f"guildhall_{game.name}",
        long_name=f"Guildhall: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=luck if game.words.chances.verbs else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION if game.meta.open else hidden,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 4 if 4 in game.seats else game.seats[0],
            "reward": "win",
            **{option.name: option.default for option in game.options},
        },
    )


def game_info(game: Game, players: int, reward: str) -> Any:
    """Numbers that algorithms ask for."""
    outcomes = [verb.size for verb in game.words.chances.verbs]
    return pyspiel.GameInfo(
        num_distinct_actions=game.words.moves.size,
        max_chance_outcomes=max(outcomes, default=0),
        num_players=players,
        min_utility=-1.0 / (players - 1) if reward == "win" else -MOST_POINTS,
        max_utility=1.0 if reward == "win" else MOST_POINTS,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class Terms(NamedTuple):
    """What a game is played by: its name and its settings."""

    game: str
    players: int
    options: dict[str, OptionValue]
    reward: str

    def new(self) -> State:
        """Give the position of a new game."""
        return GAMES[self.game].new_state(self.players, self.options)

    def rewards(self, state: State) -> list[float]:
        """Rewards of all seats at the end of a game."""
        return REWARDS[self.reward](list(state.scores()), list(state.ranks()))


class Held:
    """All that a state of OpenSpiel holds, in one thing: OpenSpiel clones attribute by attribute.

    The position of a new game is made when it is first looked at, because OpenSpiel makes a new
    game for every clone.
    """

    __slots__ = ("state", "terms", "told")

    def __init__(self, terms: Terms, state: State | None = None, told: Told | None = None) -> None:
        self.terms = terms
        self.state = state
        self.told = told

    def digest(self, seat: int) -> bytes:
        """Give the digest of all that a seat was ever told and did."""
        return b"" if self.told is None else self.told.digest(GAMES[self.terms.game], seat)

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.terms, None if self.state is None else self.state.copy(), self.told)

    def __reduce__(self) -> tuple[object, ...]:
        digests = {seat: self.digest(seat) for seat in range(self.terms.players)}
        return Held, (self.terms, self.state, Told.summed(digests))


class SpielGame(pyspiel.Game):
    """A title with its settings, as OpenSpiel knows games; `pyspiel.load_game` makes it.

    `params` are `players`, `reward` (`win` or `score`) and the options of the game. Raises
    BadOption, and GuildhallError `unknown_reward`.
    """

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        kind = game_type(game)
        chosen = {**kind.parameter_specification, **given}
        self.title = game
        players, reward = int(chosen.pop("players")), str(chosen.pop("reward"))
        check_reward(reward)
        self.terms = Terms(game.name, players, game.settle(players, chosen), reward)
        super().__init__(kind, game_info(game, players, reward), given)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """State of a new game, where chance or the first decision is due."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Observer of what one seat may know, with perfect recall if `kind` asks for it."""
        recall = kind is not None and kind.perfect_recall
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or (kind and not (kind.public_info and kind.private_info == own)):
            raise ValueError("an observation is what one seat may know, without parameters")
        return Observer(self.title, self.terms.players, recall)


def _again(described: str) -> Any:
    """Load a pickled game: a function of this module, so that the games are registered by then."""
    return pyspiel.load_game(described)


class SpielState(pyspiel.State):
    """A position, and for each seat a digest of all it was told, knew and did: perfect recall.

    `state` is the position itself. `str()` gives all of it as JSON, hidden things included.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.terms)

    @property
    def title(self) -> Game:
        """The title."""
        return GAMES[self.held.terms.game]

    @property
    def state(self) -> State:
        """The position."""
        held = self.held
        if held.state is None:
            held.state = held.terms.new()
        return held.state

    def told(self, seat: int) -> bytes:
        """Digest of all that a seat was ever told and did."""
        return self.held.digest(seat)

    def current_player(self) -> int:
        """First seat that owes a decision, or OpenSpiel's number for chance or the end."""
        state = self.state
        if state.over():
            return TERMINAL
        mask = int(state.actors())
        return (mask & -mask).bit_length() - 1 if mask else AT_CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Possible outcomes of chance with their probabilities."""
        weights = self.state.chance()
        sum_of_all = int(total(weights))
        return [(n, weight / sum_of_all) for n, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        """Play a move or an outcome of chance; raises IllegalMove and changes nothing."""
        player, log, state, title = self.current_player(), Log(), self.state, self.title
        actor = player if player >= 0 else CHANCE
        title.check(state, actor, action)
        told = Told(self.held.told, state, actor, action, log.events)
        state.play(actor, action, log)
        self.held.told = told

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """A state that fits all that a player knows, as OpenSpiel's ISMCTS asks for it.

        What is hidden from the player is imagined; what the others were told, too, is forgotten.
        """
        luck = FastLuck(int(probability_sampler() * (1 << SEED_BITS)))
        world = self.clone()
        fitting = self.title.imagine(self.title.observe(self.state, player_id), luck)
        world.held = Held(self.held.terms, fitting, Told.summed({player_id: self.told(player_id)}))
        return world  # type: ignore[no-any-return]  # OpenSpiel's types say Any

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.title.words.moves.print(action)
        verb = int(self.state.chance_verb())
        return self.title.words.print_chance(verb, action) if verb >= 0 else str(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    def returns(self) -> list[float]:
        """Rewards of all seats; 0 before the end."""
        terms = self.held.terms
        return terms.rewards(self.state) if self.state.over() else [0.0] * terms.players

    def board(self, seat: int = SPECTATING) -> str:
        """The table as text, as a seat or a spectator may see it."""
        names = [f"seat {seat}" for seat in range(self.held.terms.players)]
        return self.title.board(self.title.observe(self.state, seat), Speech("en"), names)

    def __str__(self) -> str:
        return self.title.to_json(self.state)


class Observer:
    """Turns states into what a seat may know: numbers (`tensor`, by field `fields`), and text.

    With perfect recall the text opens with the digest of all the seat was told; the numbers are
    the same, because a view already holds what its seat legitimately remembers.
    """

    def __init__(self, title: Game, seats: int, recall: bool) -> None:
        self.title = title
        self.recall = recall
        self.tensor = np.zeros(title.encoding.size(seats), np.float32)
        self.dict = {"observation": self.tensor}  # OpenSpiel takes long for each entry
        parts = title.encoding.slices(seats)
        self.fields = {
            field.name: self.tensor[parts[field.name]].reshape(field.shape)
            for field in title.encoding.fields(seats)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what a player may know."""
        self.tensor[:] = wrapped(self.title.encoded(state.state, player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a player as JSON."""
        view = msgspec.json.encode(self.title.observe(state.state, player)).decode()
        return f"{state.told(player).hex()} {view}" if self.recall else view


class Playouts:
    """An evaluator for OpenSpiel's MCTS and ISMCTS: the mean of random games to the end.

    OpenSpiel's own `RandomRolloutEvaluator` does the same move by move in Python; here `number`
    games are played in the compiled loop. The same seed gives the same values.

    >>> import pyspiel
    >>> state = pyspiel.load_game("guildhall_guildes(players=3)").new_initial_state()
    >>> Playouts(number=8, seed=1).evaluate(state).round(2).tolist()
    [0.25, -0.12, -0.12]
    """

    def __init__(self, number: int = 1, seed: int = 1) -> None:
        self.number = number
        self.luck = FastLuck(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """Mean rewards of all players."""
        terms, found = state.held.terms, np.zeros(state.held.terms.players)
        for _ in range(self.number):
            world = state.state.copy()
            playout(world, self.luck, self.luck)
            found += terms.rewards(world)
        return found / self.number

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Probabilities of all moves: those of chance, and equal ones where a player decides."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def known_as(game: Game) -> type[SpielGame]:
    """Class of one game, which OpenSpiel makes with parameters only.

    A class and not a function: OpenSpiel drops what it knows when Python is already gone, which a
    class, being part of a circle of references, survives.
    """

    class Known(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Known


for _game in GAMES.values():
    pyspiel.register_game(game_type(_game), known_as(_game))
