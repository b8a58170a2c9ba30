"""City and site cards, the building rules, the special church tiles."""

import pytest

from guildhall.games.flandern import GAME
from guildhall.games.flandern.moves import CITY, PLOT, TILE
from guildhall.games.flandern.schema import PHASE_LIES, PHASE_TILE, SHAPES
from guildhall.games.flandern.state import lot_of, stock_of
from guildhall.games.flandern.tables import SITE_PAWNS, SIZES
from guildhall.games.flandern.view import observe
from tests.games.flandern.table import PLACES, Table, arms, choosing, city, founded, reveal


def at_leuven(*, corner_touch: bool = False) -> Table:
    """Give yellow the Leuven card: ground 1, yellow centre."""
    return founded(corner_touch=corner_touch).hold(0, "leuven")


def test_a_city_card_builds_three_arms() -> None:
    """FL-17, FX-3: yellow plays Leuven: yellow, grey or church, not blue, green or red."""
    table = at_leuven()
    table.put("leuven", "M2", "green")
    table.do(0, "build leuven L4")
    assert table.offers(0) == ["whose yellow", "whose grey", "whose church"]
    for colour in ("blue", "green", "red"):
        refusal = table.why(0, f"whose {colour}")
        assert (refusal.code, refusal.rule) == ("wrong_arms", "FL-17")
    table.do(0, "whose yellow", "tile two")
    assert table.events_of("built")[-1] == {
        "seat": 0,
        "city": city("leuven"),
        "plot": PLOT.ids.index("L4"),
        "arms": arms("yellow"),
        "tile": TILE.ids.index("two"),
    }
    assert not table.s.sites[city("leuven")]


def test_a_city_card_finishes_a_site() -> None:
    """FL-17: the pawn returns to the stock and the district is finished; also in a full city."""
    table = at_leuven()
    table.put("leuven", "M2", "grey", site=True)
    table.fill("leuven")
    assert table.s.site_pawns == SITE_PAWNS - 1
    assert table.offers(0) == ["finish leuven M2"]
    table.do(0, "finish leuven M2")
    assert (table.s.site_pawns, table.s.sites[city("leuven")]) == (SITE_PAWNS, 0)


def test_a_site_of_this_round_can_be_finished() -> None:
    """FL-17: a site laid earlier in the same round."""
    table = choosing("influence")
    reveal(table, "leuven 0", "site 1", "take_back 0", "take_back 0")
    table.do(1, "build leuven L1", "whose church")
    assert table.s.mover == 0
    assert "finish leuven L1" in table.offers(0)


def test_only_the_city_of_the_card() -> None:
    """FL-17: other cities are out of reach."""
    refusal = at_leuven().why(0, "build gent S2")
    assert (refusal.code, refusal.rule) == ("other_city", "FL-17")


def test_a_site_card_goes_anywhere() -> None:
    """FL-18: any unscored city, the same building rules, a pawn on top; it finishes nothing."""
    table = founded().hold(0, "site")
    table.put("gent", "S2", "grey", site=True)
    assert {offer.split()[1] for offer in table.offers(0)} == set(CITY.ids)
    assert table.why(0, "finish gent S2").code == "site_builds_only"
    table.do(0, "build utrecht L1", "whose yellow", "tile one")
    lot = lot_of(table.s, city("utrecht"), PLOT.ids.index("L1"))
    assert table.s.sites[city("utrecht")] == 1 << lot
    assert table.s.site_pawns == SITE_PAWNS - 2


def test_no_site_without_a_pawn() -> None:
    """FL-18, FX-21: all ten pawns in use: the card has no effect and is spent."""
    table = choosing("influence")
    table.put("luik", "S3 L2", "red", site=True)
    table.put("utrecht", "L1 S1 M1", "blue", site=True)
    table.put("brugge", "L1 M3", "grey", site=True)
    table.put("gent", "M1 S2", "green", site=True)
    table.put("ieper", "S4", "red", site=True)
    assert table.s.site_pawns == 0
    reveal(table, "site 0", "take_back 0", "take_back 0", "take_back 0")
    assert table.events_of("no_pawn") == [{"seat": 0}]
    assert table.s.played[0] >> 6 & 1


def test_grey_and_church_sites_are_everybodys() -> None:
    """FL-20: anyone may finish them; nobody another guild's."""
    table = at_leuven()
    table.put("leuven", "S2", "grey", site=True)
    table.put("leuven", "L1", "church", site=True)
    table.put("leuven", "M2", "red", site=True)
    table.put("leuven", "L4", "yellow", site=True)
    assert table.plots(0, "finish") == ["S2", "L1", "L4"]
    refusal = table.why(0, "finish leuven M2")
    assert (refusal.code, refusal.rule) == ("not_yours", "FL-20")
    assert table.why(0, "finish leuven centre").code == "no_site"
    assert table.why(0, "finish leuven M4").code == "nothing_there"


def test_an_empty_stock_supplies_nothing() -> None:
    """FL-21: without a tile of the shape there is no district."""
    table = at_leuven()
    shelf = (arms("grey") * SHAPES + 2) * SIZES
    for masters in range(SIZES):
        table.s.stock[shelf + masters] = 0
    assert stock_of(table.s, arms("grey"), 2) == 0
    refusal = GAME.why_not(table.s, 0, GAME.words.moves.parse("build leuven L1"))
    assert refusal is None
    table.s.phase, table.s.city = 9, city("leuven")
    table.s.lot = lot_of(table.s, city("leuven"), PLOT.ids.index("L1"))
    refusal = table.why(0, "whose grey")
    assert (refusal.code, refusal.rule) == ("empty_stock", "FL-21")
    assert refusal.facts == {"arms": arms("grey"), "shape": 2}


def test_only_empty_plots() -> None:
    """FL-22: neither built nor covered plots, nor the centre, nor a plot that is not there."""
    table = at_leuven()
    table.put("leuven", "M2", "green")
    table.fill("leuven", but="S1 S2 S4 L1")
    assert table.why(0, "build leuven M2").code == "plot_built"
    assert table.why(0, "build leuven S3").code == "plot_covered"
    assert table.why(0, "build leuven centre").code == "not_a_plot"
    assert table.why(0, "build leuven A1").code == "no_such_plot"


def test_the_shape_must_fit() -> None:
    """FL-22: a special tile needs a plot of its base shape."""
    table = at_leuven()
    table.put("leuven", "S2", "grey")
    table.do(0, "build leuven S1", "whose church")
    refusal = table.why(0, "tile B")
    assert (refusal.code, refusal.rule) == ("wrong_shape", "FL-22")
    assert refusal.facts == {"tile": TILE.ids.index("B"), "need": 1, "shape": 0}


def test_a_long_side_must_border() -> None:
    """FL-23, FX-11: with the centre alone S2, S4, M2 and L1; S3 and L3 meet it by short sides."""
    table = founded().hold(0, "leuven")
    table.s.specials = 0
    assert table.plots(0) == ["S2", "S4", "M2", "L1"]
    for plot in ("S3", "L3"):
        refusal = table.why(0, f"build leuven {plot}")
        assert (refusal.code, refusal.rule) == ("long_side", "FL-23")


def test_a_new_district_opens_its_neighbours() -> None:
    """FL-23, FX-12: after L1 also S3 and M1, not S1; a site opens them too."""
    for site in (False, True):
        table = founded().hold(0, "leuven")
        table.s.specials = 0
        table.put("leuven", "L1", "green", site=site)
        assert table.plots(0) == ["S2", "S3", "S4", "M1", "M2"]


def test_cover_tiles_open_nothing() -> None:
    """FL-23: a covered plot is no district (FA-30)."""
    table = founded().hold(0, "leuven")
    table.s.specials = 0
    table.s.covered[city("leuven")] |= 1 << PLOT.ids.index("L1")
    assert "S3" not in table.plots(0)


def test_equal_arms_must_not_touch() -> None:
    """FL-24, FX-13: yellow not on S2, S3, S4, M2, L1, L3 beside its centre; L2 once M2 stands."""
    table = at_leuven()
    table.put("leuven", "M2", "green")
    for plot in ("S2", "S4", "L1"):
        twin = founded().hold(0, "leuven")
        twin.put("leuven", "M2", "green")
        twin.do(0, f"build leuven {plot}")
        refusal = twin.why(0, "whose yellow")
        assert (refusal.code, refusal.rule) == ("same_arms", "FL-24")
        assert refusal.facts["touched"] == PLOT.ids.index("centre")
    table.do(0, "build leuven L2")
    assert "whose yellow" in table.offers(0)


def test_the_refusal_names_the_district_touched() -> None:
    """FL-24: grey on S1 would touch grey on S2, finished or not."""
    table = at_leuven()
    table.put("leuven", "S2", "grey", site=True)
    table.do(0, "build leuven S1")
    refusal = table.why(0, "whose grey")
    assert refusal.code == "same_arms"
    assert refusal.facts["touched"] == PLOT.ids.index("S2")


def test_corners_do_not_touch_unless_wanted() -> None:
    """FL-24, FX-14: S4 and M3 meet at a corner: allowed, but not with corner_touch."""
    for strict in (False, True):
        table = at_leuven(corner_touch=strict)
        table.put("leuven", "S4", "grey")
        table.put("leuven", "L3", "red")
        table.do(0, "build leuven M3")
        assert ("whose grey" in table.offers(0)) != strict
    apart = at_leuven()
    touched = apart.s.touched
    apart.put("leuven", "S2", "grey")
    apart.put("leuven", "S3", "red")
    apart.put("leuven", "L2", "blue")
    for colour, plot in (("grey", "M1"), ("red", "M2"), ("blue", "M4")):
        mask = touched[city("leuven") * 6 + arms(colour)]
        assert not mask >> PLOT.ids.index(plot) & 1


def test_the_builder_chooses_the_tile() -> None:
    """FL-25: by printed masters, of those in stock; a single kind is taken without asking."""
    table = at_leuven()
    table.do(0, "build leuven L1", "whose grey")
    assert table.s.phase == PHASE_TILE
    assert table.offers(0) == ["tile plain", "tile one", "tile two"]
    assert table.s.steps(0) == 2
    table.s.stock[(arms("grey") * SHAPES + 2) * SIZES + 2] = 0
    refusal = table.why(0, "tile two")
    assert (refusal.code, refusal.rule) == ("no_such_tile", "FL-25")
    single = at_leuven()
    single.do(0, "build leuven L1", "whose church")
    assert single.events_of("built")[-1]["tile"] == 0


def test_tile_a() -> None:
    """FL-26, FL-28, FX-15: A on S1 after S2 adds A1, at once buildable, not for the church."""
    table = at_leuven()
    refusal = table.why(0, "build leuven S1") if "S1" not in table.plots(0) else None
    assert refusal is None, "D covers S1 and S2 and touches the centre"
    table.put("leuven", "S2", "grey")
    assert len(table.empty("leuven")) == 11
    table.do(0, "build leuven S1", "whose church", "tile A")
    assert table.s.phase == PHASE_LIES
    assert table.offers(0) == ["lies n"]
    refusal = table.why(0, "lies s")
    assert (refusal.code, refusal.rule) == ("lies_not", "FL-27")
    assert table.s.steps(0) == 3
    table.do(0, "lies n")
    assert table.empty("leuven")[-1] == "A1"
    assert len(table.empty("leuven")) == 11
    view = next(p for p in observe(table.s, 0).cities[city("leuven")].plots if p.plot == 12)
    assert (view.x, view.y, view.w, view.h, view.shape) == (4, -1, 2, 1, 0)
    table.hold(0, "leuven").do(0, "build leuven A1")
    assert table.offers(0) == ["whose yellow", "whose grey"]
    refusal = table.why(0, "whose church")
    assert (refusal.code, refusal.facts["touched"]) == ("same_arms", PLOT.ids.index("S1"))


def test_tile_a_must_not_touch_the_church() -> None:
    """FL-24, FX-15: not with a church district on S2, L1 or L2."""
    for plot in ("S2", "L1", "L2"):
        table = at_leuven()
        table.put("leuven", plot, "church")
        if plot != "S2":
            table.put("leuven", "S2", "grey")
        table.do(0, "build leuven S1")
        assert "whose church" not in table.offers(0)


def test_tile_b() -> None:
    """FL-26: B on M1 of ground 1 after L1 adds the M plot B1 to the west."""
    table = at_leuven()
    table.put("leuven", "L1", "green")
    table.do(0, "build leuven M1", "whose church", "tile B", "lies w")
    assert table.empty("leuven")[-1] == "B1"
    assert table.events_of("new_plot") == [
        {"city": city("leuven"), "plot": PLOT.ids.index("B1"), "shape": 1}
    ]


def test_tile_c() -> None:
    """FL-26, FX-16: C on L2 after M2 adds C1 and C2: 14 plots, 15 districts when complete."""
    table = at_leuven()
    table.put("leuven", "M2", "green")
    table.do(0, "build leuven L2", "whose church", "tile C", "lies e-n")
    assert table.empty("leuven")[-2:] == ["C1", "C2"]
    plots = {p.plot: p for p in observe(table.s, 0).cities[city("leuven")].plots}
    assert len(plots) == 15
    c1, c2 = plots[PLOT.ids.index("C1")], plots[PLOT.ids.index("C2")]
    assert (c1.x, c1.y, c1.w, c1.h, c1.shape) == (8, 0, 1, 3, 1)
    assert (c2.x, c2.y, c2.w, c2.h, c2.shape) == (6, -1, 2, 1, 0)


@pytest.mark.parametrize(("plot", "way"), [("S1", "s"), ("S2", "n")])
def test_tile_d(plot: str, way: str) -> None:
    """FL-26, FX-18: D on S1 and S2 at the start: one plot fewer, the first id stays (FA-41)."""
    table = at_leuven()
    table.do(0, f"build leuven {plot}", "whose church")
    if table.s.phase == PHASE_TILE:
        table.do(0, "tile D")
    table.do(0, f"lies {way}")
    assert len(table.empty("leuven")) == 10
    assert table.events_of("swallowed") == [{"city": city("leuven"), "plot": PLOT.ids.index("S2")}]
    plots = observe(table.s, 0).cities[city("leuven")].plots
    assert len(plots) == 12
    assert (plots[0].w, plots[0].h, plots[0].arms) == (2, 2, arms("church"))
    table.hold(0, "leuven")
    assert table.why(0, "build leuven S2").code == "no_such_plot"
    table.do(0, "build leuven M2")
    refusal = table.why(0, "whose church")
    assert refusal.facts["touched"] == PLOT.ids.index("S1")


def test_tile_d_not_in_luik() -> None:
    """FL-24, FX-18: the church centre touches the square."""
    table = founded(places={**PLACES, "leuven": 6, "luik": 1}).hold(0, "luik")
    assert "S1" not in table.plots(0)
    refusal = table.why(0, "build luik S1")
    assert refusal.code == "long_side"


def test_d_gives_contact_to_its_square_only() -> None:
    """FL-26: beside the centre S1 is open to D alone, not to ordinary tiles of the church."""
    table = at_leuven()
    table.do(0, "build leuven S1")
    assert table.offers(0) == ["whose church"]
    assert table.why(0, "whose grey").code == "long_side"
    table.do(0, "whose church")
    assert table.offers(0) == ["lies s"]


def test_new_plots_need_room() -> None:
    """FL-27: a special tile that fits in no way cannot be built there."""
    table = at_leuven()
    table.put("leuven", "S2", "grey")
    table.put("leuven", "L1", "red")
    table.do(0, "build leuven S3", "whose church")
    assert not table.events_of("new_plot")
    table = at_leuven()
    table.put("leuven", "L1", "red")
    table.s.specials |= 1
    table.s.phase, table.s.city, table.s.whose = PHASE_TILE, city("leuven"), arms("church")
    table.s.lot = PLOT.ids.index("S3")
    refusal = table.why(0, "tile A")
    assert (refusal.code, refusal.rule) == ("no_room", "FL-27")
    table.s.specials = 0
    assert table.why(0, "tile A").code == "special_gone"
    table.s.whose = arms("grey")
    assert table.why(0, "tile A").code == "special_church"


def test_new_plots_exist_at_once() -> None:
    """FL-28: also when the special tile is a building site; they are ordinary plots."""
    table = founded().hold(0, "site")
    table.put("leuven", "M2", "green")
    table.do(0, "build leuven L2", "whose church", "tile C", "lies e-n")
    assert table.s.sites[city("leuven")]
    table.hold(1, "leuven")
    assert {"C1", "C2"} <= set(table.plots(1))
