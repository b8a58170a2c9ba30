"""What a game's meta.toml says about it is so."""

from guildhall.core.luck import FastLuck
from guildhall.core.view import seats_of
from tests.conformance.drive import SPARSER, Setting, every, sampled


def test_seats_decide_at_once_only_where_the_file_says_so(setting: Setting) -> None:
    if not setting.game.meta.simultaneous:
        assert all(len(seats_of(int(moment.state.actors()))) <= 1 for moment in every(setting))


def test_a_view_tells_all_where_the_file_says_that_nothing_is_secret(setting: Setting) -> None:
    game = setting.game
    for moment in sampled(setting, 43, 12 * SPARSER) if game.meta.open else ():
        for seat in setting.everybody():
            world = game.imagine(game.observe(moment.state, seat), FastLuck(moment.n))
            assert world.saved() == moment.state.saved()
