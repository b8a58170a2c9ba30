"""Names of people: what can be shown, and what looks the same as another name."""

import unicodedata
from collections.abc import Iterable, Mapping

from guildhall.core.errors import GuildhallError

BOT_NAMES = ("Agnes", "Boudewijn", "Clara", "Diederik", "Elisabeth", "Floris")
LONGEST_NAME = 40
MOST_MARKS = 2
"""Accents that may stand on one letter; more of them run over the lines above."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
ALIKE = str.maketrans(
    "авеԁһіјкмнорԛѕтуԝхαβεηικμνορτυχ01i|!",
    "abedhljkmhopqstywxabenlkuvoptyxollll",
)
"""Cyrillic, Greek and other signs, and the Latin letter each is taken for."""


ALPHABETS = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"})
"""Those with letters that are drawn as letters of another."""


def bot_name(seat: int) -> str:
    """A name of the time of the games."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def clean_name(name: str) -> str:
    """A name as it is shown; raises GuildhallError bad_name for what cannot be read."""
    words = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(words) <= LONGEST_NAME or not words.isprintable() or not _readable(words):
        raise GuildhallError("bad_name", {"most": LONGEST_NAME})
    return words


def _readable(words: str) -> bool:
    """Whether there is a letter or a digit, and no tower of accents."""
    marks, letters = 0, 0
    for sign in words:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        letters += kind[0] in "LN"
        if marks > MOST_MARKS or sign in BLANK:
            return False
    return letters > 0


def chosen_name(name: str) -> str:
    """A name that somebody may take: one alphabet, as letters of others only serve to imitate.

    Raises GuildhallError bad_name and mixed_name.
    """
    words = clean_name(name)
    letters = (unicodedata.name(sign, "").partition(" ")[0] for sign in words if sign.isalpha())
    if len(ALPHABETS.intersection(letters)) > 1:
        raise GuildhallError("mixed_name", {})
    return words


def skeleton(name: str) -> str:
    """What a name looks like at a glance: names with the same one are taken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalnum())


def apart(name: str, others: Iterable[str]) -> str:
    """A name that is taken for none of the others: with a number behind it where needed."""
    taken = {skeleton(other) for other in others}
    made, number = name, 1
    while skeleton(made) in taken:
        number += 1
        made = f"{name[: LONGEST_NAME - 4]} ({number})"
    return made


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by person; where some are taken for each other, the first keeps it as it is."""
    shown: dict[str, str] = {}
    for person, name in names.items():
        shown[person] = apart(name, shown.values())
    return shown
