"""The faults of `benchmarks/sabotages.toml` can still be made, however the code goes on."""

from benchmarks.sabotage import ROOT, Copy, wanted


def test_every_sabotage_finds_its_text_once() -> None:
    here = Copy(ROOT)
    stale = [each.name for each in wanted([]) if not here.fits(each)]
    assert not stale
