"""Words for people: Fluent files in five languages, and sentences made of what games tell."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from guildhall.core.errors import GuildhallError

if TYPE_CHECKING:
    from guildhall.locale.parsing import Texts

FOLDER = Path(__file__).parent
LANGUAGES = tuple(
    sorted(folder.name for folder in FOLDER.iterdir() if (folder / "core.ftl").exists())
)


SHARED = ("core", "cli", "lab", "server", "store")
"""Files that are read whole; a message of any other opens with the name of its file's topic."""

TOPICS = {file.stem for file in (FOLDER / "en").glob("*.ftl")} - {*SHARED}


def topic(message: str) -> str:
    """What a message is about: a game, the client, or nothing in particular."""
    word = message.partition("-")[0]
    return word if word in TOPICS else ""


@cache
def texts(language: str, about: str) -> "Texts":
    """Messages of one topic in one language."""
    from guildhall.locale.parsing import Texts  # noqa: PLC0415  slow, as help needs none

    if language not in LANGUAGES:
        raise GuildhallError("unknown_language", {"given": language, "known": ", ".join(LANGUAGES)})
    names = (about, f"{about}_*") if about else SHARED
    files = [file for name in names for file in sorted((FOLDER / language).glob(f"{name}.ftl"))]
    return Texts(language, [file.read_text(encoding="utf-8") for file in files])


class Speech:
    """One language: gives the text of a message, `speech("seat-you")`, or of its form `id.form`."""

    def __init__(self, language: str = "en") -> None:
        """Choose a language; raises GuildhallError with code unknown_language."""
        self.language = language
        texts(language, "")

    def __call__(self, message: str, /, **args: object) -> str:
        """Text of a message; a missing message or argument is a bug and raises."""
        known = texts(self.language, topic(message))
        name, _, form = message.partition(".")
        if name not in known:
            raise KeyError(f"{self.language}: no text {message}")
        found = known[name]
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            raise KeyError(f"{self.language}: {message} has no value")
        text, errors = known.parsed.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language}: {message}: {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        """Say whether there is such a text."""
        return message in texts(self.language, topic(message))
