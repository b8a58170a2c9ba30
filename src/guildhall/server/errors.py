"""One shape for every error: {code, message, rule?, facts?}; and the status of each code."""

from typing import Any

from starlette.requests import HTTPConnection

from guildhall.core.errors import BadNotation, GuildhallError, IllegalMove
from guildhall.core.game import Game
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import Teller, error_text
from guildhall.table.table import Stale

STATUS = {
    "no_such_table": 404,
    "no_such_user": 404,
    "not_found": 404,
    "unknown_game": 404,
    "not_signed_in": 401,
    "wrong_password": 401,
    "wrong_passkey": 401,
    "not_your_table": 403,
    "not_seated": 403,
    "not_allowed": 403,
    "bad_invitation": 403,
    "foreign_origin": 403,
    "hidden_until_the_end": 403,
    "too_large": 413,
    "too_many_requests": 429,
    "table_busy": 409,
    "method_not_allowed": 405,
}


def status_of(error: GuildhallError) -> int:
    """Give the HTTP status of an error; somebody's mistake is never a 500."""
    if isinstance(error, Stale):
        return 409
    if isinstance(error, IllegalMove | BadNotation):
        return 422
    return STATUS.get(error.code, 400)


def language_of(connection: HTTPConnection) -> str:
    """Give the first language a person reads that we have."""
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def error_body(
    error: GuildhallError, language: str, game: Game | None = None, names: list[str] | None = None
) -> dict[str, Any]:
    """Give the body of an error, with a message in a person's language."""
    say = Speech(language)
    if isinstance(error, IllegalMove) and game is not None:
        refusal = error.refusal
        return {
            "code": refusal.code,
            "message": Teller(game, say, names or []).refusal(refusal),
            "rule": refusal.rule,
            "facts": game.words.named(refusal.facts),
        }
    return {"code": error.code, "message": error_text(say, error), "facts": error.facts}
