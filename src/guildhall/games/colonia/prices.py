"""What the moves of Colonia cost: members of the family, or money of a city."""

from guildhall.games.colonia.game import Colonia
from guildhall.games.colonia.moves import CITY, WORDS
from guildhall.games.colonia.phases.wednesday import cubes_on
from guildhall.games.colonia.state import city_of
from guildhall.games.colonia.tables import PRICE


def price(s: Colonia, _seat: int, move: int) -> dict[str, int]:
    """CO-50, CO-61, CO-71, CO-90, CO-94: what a possible move takes from a seat, goods apart."""
    verb, (first, *_) = WORDS.moves.verb_of(move).name, (*WORDS.moves.indices(move), 0)
    match verb:
        case "take":
            return {"members": int(cubes_on(s, first))}
        case "order":
            return {"members": int(s.placed[first]) + 1}
        case "load" | "load_extra" | "insure":
            return {"members": 1}
        case "buy" | "buy_insured":
            return {CITY.ids[city_of(first)]: int(PRICE[first])}
    return {}
