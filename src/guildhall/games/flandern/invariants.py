"""What must hold after every input: no tile, card or pawn is lost or doubled, masks agree."""

from collections.abc import Iterator

from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.phases.cover import reachable_lots
from guildhall.games.flandern.phases.lots import open_lots
from guildhall.games.flandern.schema import (
    ARMS,
    CARDS,
    CHARGES,
    CHURCH,
    CITIES,
    DEEDS,
    GUILDS,
    PHASE_SETTLE,
    SHAPES,
)
from guildhall.games.flandern.state import in_play, is_open
from guildhall.games.flandern.tables import (
    BASE_LOTS,
    CATHEDRALS,
    CENTRE,
    GOLD_A,
    GOLD_B,
    LOTS,
    OPENS,
    SHAPE_OF,
    SITE_PAWNS,
    SIZES,
    SPECIALS,
    STOCK,
    TOUCH,
    TWO,
)


def invariants(s: Flandern) -> list[str]:
    """List what is wrong with a position; nothing when it is sound."""
    sizes = _sizes(s)
    if sizes:
        return sizes
    problems = [problem for city in range(CITIES) for problem in _city(s, city)]
    problems += _tiles(s) + _pawns(s) + _cards(s)
    if any(number < 0 for number in [*s.stock, *s.gold_a, *s.gold_b, *s.influence]):
        problems.append("a negative number of tiles or cards")
    return problems


def _sizes(s: Flandern) -> list[str]:
    """Check that every array has the length that its index needs."""
    wanted = dict.fromkeys(("guild", "hands", "played", "influence", "chosen", "laid"), s.seats)
    wanted |= dict.fromkeys(("ground", "built", "near", "plots", "covered", "sites"), CITIES)
    wanted |= {"arms": CITIES * ARMS, "touched": CITIES * ARMS, "stock": len(STOCK)}
    wanted |= dict.fromkeys(("gold_a", "gold_b", "gold_used"), CARDS)
    wrong = [name for name, n in wanted.items() if len(getattr(s, name)) != n]
    return [f"{name} has a wrong length" for name in wrong]


def _city(s: Flandern, city: int) -> list[str]:
    """FL-10, FL-22 to FL-28: one district on a plot, no equal arms touching, masks as derived."""
    if s.ground[city] < 0:
        return [f"city {city} is not in play and has districts"] if s.built[city] else []
    arms = [int(s.arms[city * ARMS + a]) for a in range(ARMS)]
    built, plots = int(s.built[city]), int(s.plots[city] | s.gone[city] | 1 << CENTRE)
    found = []
    if sum(mask.bit_count() for mask in arms) != built.bit_count() or sum(arms) != built:
        found.append(f"city {city}: two districts on one lot (FL-22)")
    if built & ~plots or s.covered[city] & built or s.sites[city] & ~built:
        found.append(f"city {city}: a district, cover or site out of place (FL-22)")
    if s.plots[city] & BASE_LOTS | s.gone[city] != BASE_LOTS:
        found.append(f"city {city}: plots are missing (FL-1)")
    if s.cathedral[city] & ~arms[CHURCH]:
        found.append(f"city {city}: a cathedral without a church district (FL-33)")
    return found + _masks(s, city, arms) + _reach(s, city)


def _masks(s: Flandern, city: int, arms: list[int]) -> list[str]:
    found = []
    near = 0
    at = int(s.ground[city]) * LOTS
    for a, mask in enumerate(arms):
        touched = 0
        for lot in _bits(mask):
            near |= int(OPENS[at + lot])
            touched |= int(TOUCH[s.corner * CITIES * LOTS + at + lot])
        alone = int(s.gone[city]) | (int(TOUCH[at + _bit(s.gone[city])]) if s.gone[city] else 0)
        if touched & mask & ~alone:
            found.append(f"city {city}: districts of arms {a} touch (FL-24)")
        if s.touched[city * ARMS + a] != touched:
            found.append(f"city {city}: touched is wrong for arms {a}")
    return found if s.near[city] == near else [*found, f"city {city}: near is wrong"]


def _bit(mask: int) -> int:
    return int(mask).bit_length() - 1


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield _bit(mask & -mask)
        mask &= mask - 1


def _reach(s: Flandern, city: int) -> list[str]:
    """FL-35: what can be built on now is reachable."""
    if not is_open(s, city):
        return []
    now = 0
    for arms in range(ARMS):
        if in_play(s, arms):
            now |= int(open_lots(s, city, arms))
    return [f"city {city}: open plots are not reachable"] if now & ~reachable_lots(s, city) else []


def _tiles(s: Flandern) -> list[str]:
    """FL-2, FL-21: stock and board together are the box, by arms, shape and printed masters."""
    count = list(s.stock)
    for at, mask in enumerate(s.arms):
        city, arms = divmod(at, ARMS)
        for lot in _bits(int(mask) & ~(1 << CENTRE)):
            shape = SHAPE_OF[s.ground[city] * LOTS + lot]
            masters = (s.ones[city] >> lot & 1) + 2 * (s.twos[city] >> lot & 1)
            count[(arms * SHAPES + shape) * SIZES + masters] += 1
    church = CHURCH * SHAPES * SIZES
    guilds = list(STOCK[:church]) == count[:church]
    gone = SPECIALS - int(s.specials).bit_count()
    swallowed = sum(int(mask).bit_count() for mask in s.gone)
    extra = sum(count[church:]) - sum(STOCK[church:])
    return [] if guilds and extra == gone + swallowed else ["tiles do not add up (FL-2)"]


def _pawns(s: Flandern) -> list[str]:
    """FL-4: site pawns and cathedrals."""
    out = []
    sites = sum(int(s.sites[city]).bit_count() for city in range(CITIES) if is_open(s, city))
    if s.site_pawns + sites != SITE_PAWNS:
        out.append("site pawns do not add up (FL-4)")
    standing = sum(int(mask).bit_count() for mask in s.cathedral)
    if s.cathedrals + standing != (CATHEDRALS if s.seats > TWO else 0):
        out.append("cathedrals do not add up (FL-4)")
    return out


def _cards(s: Flandern) -> list[str]:
    """FL-4, FL-9, FL-40, FL-48: silver, golden and drawn cards."""
    if s.phase <= PHASE_SETTLE:
        return []
    all_deeds = (1 << DEEDS) - 1
    for city in range(CITIES):
        if not is_open(s, city):
            all_deeds &= ~(1 << city)
    out = [
        f"silver cards of seat {seat} do not add up (FL-4)"
        for seat in range(s.seats)
        if s.hands[seat] & s.played[seat] or s.hands[seat] | s.played[seat] != all_deeds
    ]
    for card in range(CARDS if s.seats > TWO else 0):
        absent = card < CITIES and s.ground[card] < 0
        box = 0 if absent else GOLD_A[card] + GOLD_B[card]
        seen = s.gold_a[card] + s.gold_b[card] + s.gold_used[card] + (s.gold == card)
        if seen != box:
            out.append(f"golden cards of kind {card} do not add up (FL-4)")
    return out + _pile(s)


def _pile(s: Flandern) -> list[str]:
    """FL-48, FL-52: only cards of scored cities leave the pile."""
    out = []
    for guild in range(GUILDS):
        cards = (s.pile | s.aside) >> (guild * CHARGES) & ((1 << CHARGES) - 1)
        drawn = guild in list(s.adopted)
        kept = ((1 << CHARGES) - 1) & ~s.scored if drawn else 0
        if kept & ~cards or (cards and not drawn):
            out.append(f"cards of the influenced guild {guild} do not add up (FL-48)")
    if s.pile & s.aside:
        out.append("a card lies in two places (FL-51)")
    return out
