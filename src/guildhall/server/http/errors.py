"""One shape for every error: {code, message, rule?, facts?}; and the status of each code."""

import structlog
from starlette.requests import HTTPConnection

from guildhall.core.errors import BadNotation, GuildhallError, IllegalMove
from guildhall.core.game import Game
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import Teller, error_text
from guildhall.server import sent
from guildhall.table.table import Stale

log = structlog.get_logger("guildhall.errors")

STATUS = {
    "no_such_table": 404,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "game_off": 404,
    "feature_off": 404,
    "not_signed_in": 401,
    "wrong_password": 401,
    "wrong_passkey": 401,
    "wrong_name": 409,
    "not_your_table": 403,
    "not_seated": 403,
    "bad_invitation": 403,
    "bad_confirmation": 403,
    "invitation_used": 403,
    "unknown_host": 421,
    "foreign_origin": 403,
    "hidden_until_the_end": 403,
    "no_such_passkey": 404,
    "no_such_person": 404,
    "not_yourself": 409,
    "too_many_bonds": 409,
    "not_welcome": 403,
    "banned": 403,
    "silenced": 403,
    "warning_unread": 403,
    "not_moderator": 403,
    "not_administrator": 403,
    "not_on_moderators": 403,
    "no_such_line": 404,
    "talk_slow": 429,
    "spectators_only": 403,
    "match_lost": 409,
    "no_such_puzzle": 404,
    "no_such_tournament": 404,
    "not_your_tournament": 403,
    "tournament_closed": 409,
    "tournament_full": 409,
    "tournament_started": 409,
    "too_few_entrants": 409,
    "too_many_tournaments": 409,
    "no_such_decision": 404,
    "last_way_in": 409,
    "body_too_slow": 408,
    "head_too_slow": 408,
    "head_too_large": 431,
    "url_too_long": 414,
    "too_many_connections": 429,
    "shutting_down": 503,
    "too_large": 413,
    "too_many_requests": 429,
    "too_many_pages": 429,
    "table_busy": 409,
    "not_alone": 409,
    "too_many_tables": 409,
    "client_not_built": 503,
    "docs_not_built": 503,
    "analysis_busy": 429,
    "no_mail_here": 409,
    "nothing_to_confirm": 409,
    "no_hint": 503,
    "plan_ended": 409,
    "hints_off": 403,
    "coach_off": 403,
    "seat_taken": 409,
    "seat_offered": 409,
    "already_here": 409,
    "no_free_seat": 409,
    "rating_too_low": 403,
    "rating_too_high": 403,
    "rating_provisional": 403,
    "rematch_asked": 409,
    "luck_added": 409,
    "not_absent": 409,
    "no_rescue": 409,
    "clock_runs": 409,
    "login_taken": 409,
    "table_unreadable": 503,
    "table_rules_changed": 503,
    "store_failed": 503,
    "store_cannot_write": 503,
    "store_conflict": 503,
    "store_no_table": 503,
    "store_gap": 503,
    "store_closed": 503,
    "method_not_allowed": 405,
}

MOST_LANGUAGES = 20
LONGEST_FACT, LARGEST = 200, 10**15
HIDDEN = ("store_failed", "store_conflict", "store_no_table", "store_gap")
"""Codes whose facts are for the operator's log only."""


def status_of(error: GuildhallError) -> int:
    """HTTP status of an error; a mistake of the sender is never a 500."""
    if isinstance(error, Stale):
        return 409
    if isinstance(error, IllegalMove | BadNotation):
        return 422
    return STATUS.get(error.code, 400)


def language_of(connection: HTTPConnection) -> str:
    """The first language a person reads that we have."""
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(",")[:MOST_LANGUAGES]:
        code, _, weight = part.partition(";")
        wanted.append((-_quality(weight), code.strip()[:2].lower()))
    known = [code for _, code in sorted(wanted, key=lambda item: item[0]) if code in LANGUAGES]
    return known[0] if known else "en"


def _quality(weight: str) -> float:
    """Read the q of a language; what cannot be read counts as 1."""
    try:
        return float(weight.strip().removeprefix("q="))
    except ValueError:
        return 1.0


def error_body(
    error: GuildhallError, language: str, game: Game | None = None, names: list[str] | None = None
) -> sent.Problem:
    """Body of an error, with a message in a language."""
    say = Speech(language)
    if isinstance(error, IllegalMove) and game is not None:
        refusal = error.refusal
        return {
            "code": refusal.code,
            "message": Teller(game, say, names or []).why_not(refusal),
            "rule": refusal.rule,
            "facts": dict(game.words.named(refusal.facts)),
        }
    if error.code in HIDDEN or isinstance(error, IllegalMove):
        log.warning("failed", code=error.code, problem=str(error))
        error = GuildhallError("try_again", {})
    shown = GuildhallError(error.code, {k: _short(v) for k, v in error.facts.items()})
    return {"code": shown.code, "message": error_text(say, shown), "facts": shown.facts}


def _short(fact: object) -> object:
    """Cut what the sender wrote to a length that fits a sentence."""
    if isinstance(fact, int) and not isinstance(fact, bool) and abs(fact) < LARGEST:
        return fact
    text = str(fact)
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}…"
