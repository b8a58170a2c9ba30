"""What an operator switches off: games and features by name."""

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.settings import FEATURES, Settings, switched_off
from tests.server.conftest import Serve


def test_names_may_stand_together_or_alone() -> None:
    both, ratings = frozenset({"colonia", "guildes"}), frozenset({"ratings"})
    assert switched_off(["ratings,colonia", "guildes"]) == (both, ratings)
    assert switched_off([" ratings , "]) == (frozenset(), ratings)
    assert switched_off([]) == (frozenset(), frozenset())


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(GuildhallError) as error:
        switched_off(["ratings", "chess"])
    assert error.value.code == "unknown_feature"
    assert error.value.facts["given"] == "chess"
    assert "ratings" in str(error.value.facts["known"])


def test_what_is_off_is_refused() -> None:
    settings = Settings("secret", without=frozenset({"ratings"}))
    assert "ratings" not in settings.features()
    with pytest.raises(GuildhallError, match="feature_off"):
        settings.need("ratings")
    Settings("secret").need("ratings")


async def test_the_catalogue_says_what_there_is(serve: Serve) -> None:
    async with serve(without=frozenset({"ratings"})) as server:
        told = await server.stranger().get("/api/games")
        assert told["features"] == [name for name in FEATURES if name != "ratings"]
