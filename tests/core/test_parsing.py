"""Messages are parsed one by one, when they are needed."""

import pytest

from guildhall.locale.parsing import Texts, split

SOURCE = """# A comment.

guild = the guild
city = { $city ->
    [one] a city = one
   *[other] {"cities"}
}
    .short = { $city }
# Of two things.
both =
    { guild } and
    { city } of { city.short }

guild-2 = { -term }
-term = a term
"""


def said(texts: Texts, name: str, **args: object) -> object:
    pattern = texts[name].value
    assert pattern is not None
    text, errors = texts.parsed.format_pattern(pattern, args)
    assert not errors
    return text


def test_a_message_reaches_to_the_next() -> None:
    found = dict(split(SOURCE))
    assert list(found) == ["guild", "city", "both", "guild-2", "-term"]
    assert "".join(found.values()) == SOURCE.removeprefix("# A comment.\n\n")


def test_what_a_message_refers_to_is_ready_with_it() -> None:
    assert said(Texts("en", [SOURCE]), "both", city=1) == "the guild and\na city = one of 1"
    assert said(Texts("en", [SOURCE]), "guild-2") == "a term"


def test_nothing_is_parsed_that_was_not_needed() -> None:
    texts = Texts("en", ["good = yes\nbad = {"])
    assert said(texts, "good") == "yes"
    assert texts.ready == {"good"}
    with pytest.raises(KeyError):
        texts["bad"]
    with pytest.raises(KeyError):
        texts["missing"]


def test_the_first_of_two_holds() -> None:
    assert said(Texts("en", ["one = 1\n", "one = 2\n"]), "one") == "1"


def test_messages_that_refer_to_each_other_do_not_go_round() -> None:
    texts = Texts("en", ["a = { $n ->\n [0] end\n *[other] { b }\n}\nb = { a }\n"])
    assert said(texts, "a", n=0) == "end"
