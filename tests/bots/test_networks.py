"""The networks that come with the package: which games have one, and who plays where none can."""

from pathlib import Path

import pytest

from guildhall.bots import BOTS, LEVELS, find_bot, find_level, levels, onnx, stand_in
from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES

GUILDES = GAMES["guildes"]
NETS = sorted(file.stem for file in onnx.NETS.glob("*.onnx"))


@pytest.fixture
def none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No game has a network."""
    monkeypatch.setattr(onnx, "NETS", tmp_path)
    onnx.shipped.cache_clear()


@pytest.mark.parametrize("name", NETS)
def test_every_network_fits_its_game_and_makes_more_levels(name: str) -> None:
    """Another version of the encoding or the rules would be refused."""
    assert onnx.shipped(name).places == max(GAMES[name].seats)
    assert [level for level in levels(GAMES[name]) if ":" not in level] == list(LEVELS)


@pytest.mark.usefixtures("none")
def test_a_game_without_a_network_has_the_other_levels() -> None:
    assert [level for level in levels(GUILDES) if ":" not in level] == list(BOTS)
    for level in ("expert", "grandmaster"):
        with pytest.raises(GuildhallError, match="unknown_bot"):
            find_level(level, GUILDES)
        with pytest.raises(GuildhallError, match="no_expert") as refused:
            find_bot(level, GUILDES)
        assert refused.value.facts["game"] == "guildes"


def test_who_needs_no_network_stands_in_where_none_can_be_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for missing, level in (("", "expert"), ("onnxruntime", "journeyman")):
        monkeypatch.setattr(onnx, "LIBRARIES", (missing,) if missing else onnx.LIBRARIES)
        monkeypatch.setattr(onnx, "find_spec", lambda name, none=missing: name != none)
        onnx.installed.cache_clear()
        assert stand_in("expert", GUILDES) == level
    assert stand_in("grandmaster:0.5x2", GUILDES) == "master:0.5x2"
    assert stand_in("master", GUILDES) == "master"
    onnx.installed.cache_clear()


def test_a_network_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a word that says what it was made for."""
    real = onnx.Net.check

    def newer(self: onnx.Net, field: str, made: str, here: str) -> None:
        real(self, field, made, f"{here}9" if field == "rules" else here)

    monkeypatch.setattr(onnx.Net, "check", newer)
    onnx.shipped.cache_clear()
    with pytest.raises(GuildhallError, match="policy_fit") as refused:
        onnx.shipped("guildes")
    assert refused.value.facts["field"] == "rules"


def test_a_network_is_read_once() -> None:
    assert onnx.shipped("guildes") is onnx.shipped("guildes")
