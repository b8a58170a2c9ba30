"""Words for people: Fluent files in five languages, and sentences made of what games tell."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from guildhall.core.errors import GuildhallError

FOLDER = Path(__file__).parent
LANGUAGES = tuple(
    sorted(folder.name for folder in FOLDER.iterdir() if (folder / "core.ftl").exists())
)


@cache
def bundle(language: str) -> FluentBundle:
    """Load all files of a language."""
    if language not in LANGUAGES:
        raise GuildhallError("unknown_language", {"given": language, "known": ", ".join(LANGUAGES)})
    made = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


class Speech:
    """One language: gives the text of a message id; `speech("seat-you")`."""

    def __init__(self, language: str = "en") -> None:
        """Choose a language; raises GuildhallError with code unknown_language."""
        self.language = language
        self.bundle = bundle(language)

    def __call__(self, message: str, /, **args: object) -> str:
        """Give the text of a message; a missing message or argument is a bug and raises."""
        if not self.bundle.has_message(message):
            raise KeyError(f"{self.language}: no text {message}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.language}: {message} has no value")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language}: {message}: {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        """Say whether there is such a text."""
        return bool(self.bundle.has_message(message))
