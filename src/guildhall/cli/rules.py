"""`guildhall rules`: the rules in our own words."""

from typing import Annotated

import typer

from guildhall.cli.common import GameName, Json, Lang, out, print_json, speech
from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.locale.sentences import rule_text


def rules(
    game: GameName,
    rule: Annotated[
        str, typer.Argument(help="Number of a rule, for example GU-14; all rules by default.")
    ] = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Print the rules of a game, or a single rule."""
    say, title = speech(lang), find(game)
    wanted = (rule.upper(),) if rule else title.rules
    if rule and rule.upper() not in title.rules:
        last = f"{title.rules[0]} … {title.rules[-1]}"
        raise GuildhallError("unknown_rule", {"given": rule, "game": game, "known": last})
    texts = {number: rule_text(say, title, number) for number in wanted}
    if as_json:
        print_json({"game": game, "rules": texts})
        return
    if not rule:
        out.print(say(f"{game}-name"), style="bold")
        out.print(say(f"{game}-about"))
    for number, text in texts.items():
        out.print(f"[bold yellow]{number:>6}[/]  {text}")
