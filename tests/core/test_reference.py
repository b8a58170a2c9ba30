"""The samples in the docstrings of the public surface run, and every module of it has one.

On the plain rules only: compiled modules keep no docstrings.
"""

import doctest
import inspect
from importlib import import_module
from types import ModuleType

import pytest

PACKAGES = ("guildhall.core", "guildhall.lab.envs")


def public_modules() -> list[str]:
    listed = [f"{name}.{module}" for name in PACKAGES for module in import_module(name).__all__]
    return ["guildhall", *PACKAGES, *listed]


def sources(module: ModuleType) -> list[ModuleType]:
    """The module and those that its public names are taken from."""
    names = [] if module.__name__ in PACKAGES else module.__all__
    homes = [inspect.getmodule(getattr(module, name)) for name in names]
    return list(dict.fromkeys([module, *filter(None, homes)]))


@pytest.mark.parametrize("name", public_modules())
def test_samples_of_a_module(name: str) -> None:
    told: list[str] = []
    runner = doctest.DocTestRunner()
    for source in sources(import_module(name)):
        for test in doctest.DocTestFinder().find(source):
            runner.run(test, out=told.append)
    assert not runner.failures, "".join(told)
    assert runner.tries or name in PACKAGES, f"{name} shows nothing"
