"""What comes next: the actions of a round, the golden card, the turns of two players, the end."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints, put, total, with_capacity
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.act import begin_act
from guildhall.games.flandern.phases.choose import begin_round, check_hand
from guildhall.games.flandern.phases.cover import (
    cover_dead,
    cover_rest,
    only_influenced,
    score_complete,
)
from guildhall.games.flandern.phases.gold import CATHEDRAL_PHASE, MASTER_PHASE
from guildhall.games.flandern.phases.phase import Decision, Phase, go_next
from guildhall.games.flandern.schema import (
    BUILD,
    CATHEDRAL_CARD,
    CHANCE_CHARGE,
    CHARGES,
    CHOOSE,
    CITIES,
    DEEDS,
    DRAW,
    GUILDS,
    INFLUENCE,
    INFLUENCE_CARD,
    PHASE_DRAW,
    PHASE_NEXT,
    PHASE_OVER,
    PHASE_TURN,
    SITE,
    TAKE_BACK,
    FlandernState,
)
from guildhall.games.flandern.scoring import pay_influence, score_rest, seat_scores
from guildhall.games.flandern.state import (
    CHARGE_DONE,
    CHARGED,
    GOLD_GONE,
    GOLDEN,
    INFLUENCED_ONLY,
    OWN_DONE,
    PLOTS_FILLED,
    SILVER,
    STALLED,
    empty_number,
    size,
)
from guildhall.games.flandern.tables import IDLE_TURNS, IDLE_WARNING, LAST_PLOTS, TWO


class Turn(Decision):
    """FL-49: with two players an action card, or first the pile."""

    def takes(self, move: Int) -> bool:
        """FL-49: draw, or choose as with more players."""
        return move == DRAW or CHOOSE <= move < INFLUENCE

    def ask(self, s: FlandernState, seat: Int) -> str:
        return "own" if s.acted & CHARGE_DONE else "turn"

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-49, FL-50, FL-51: a card of the hand, or the pile once."""
        return check_draw(s) if move == DRAW else check_hand(s, seat, move - CHOOSE)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-49: two stretches of moves."""
        out = with_capacity(DEEDS + 1)
        for deed in range(DEEDS):
            if check_hand(s, seat, deed) == 0:
                out = append(out, CHOOSE + deed)
        return append(out, DRAW) if check_draw(s) == 0 else out

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-50, FL-51: lay the card or draw."""
        if move == DRAW:
            do_draw(s, log)
            return
        deed: Int = move - CHOOSE
        s.hands[actor] &= ~(1 << deed)
        s.played[actor] |= 1 << deed
        s.acted |= OWN_DONE
        s.step = 1
        begin_deed(s, actor, deed, s.guild[actor], SILVER, log)


class Draw(Phase):
    """FL-51: chance draws for an influenced guild."""

    def chance(self, s: FlandernState) -> Ints:
        """FL-48, FL-51: any card of the face-down pile."""
        weights = ints(GUILDS * CHARGES)
        for charge in range(GUILDS * CHARGES):
            weights[charge] = (s.pile >> charge) & 1
        return weights

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-51, FA-42: carry the card out for its guild; that of a scored city is replaced."""
        s.pile &= ~(1 << move)
        card: Int = move % CHARGES
        if card < CITIES and (s.scored >> card) & 1:
            if log is not None:
                log.tell("charge_removed", "FL-51", {"seat": s.lead, "charge": move})
            do_draw(s, log)
            return
        s.aside |= 1 << move
        s.acted |= CHARGE_DONE
        if log is not None:
            log.tell("charge", "FL-51", {"seat": s.lead, "charge": move})
        begin_deed(s, s.lead, card, move // CHARGES, CHARGED, log)


TURN_PHASE: Final = Turn("turn", DRAW, BUILD)
DRAW_PHASE: Final = Draw("draw", draws=CHANCE_CHARGE, wait=reasons.DRAWING_CHARGE)


def go_on(s: FlandernState, log: Log | None) -> None:
    """FL-11, FL-49: carry on until somebody has to decide or chance is due."""
    while s.phase == PHASE_NEXT:
        if s.seats == TWO:
            next_action(s, log)
        else:
            next_in_round(s, log)


def next_in_round(s: FlandernState, log: Log | None) -> None:
    """FL-11: each seat's action in order, the golden card, then the end of the round."""
    if s.cursor < 0:
        begin_round(s, log)
    elif s.cursor < s.seats:
        seat = s.order[s.cursor]
        s.cursor += 1
        begin_deed(s, seat, s.chosen[seat], s.guild[seat], SILVER, log)
    elif s.cursor == s.seats:
        s.cursor += 1
        play_gold(s, log)
    else:
        end_round(s, log)


def begin_deed(
    s: FlandernState, seat: Int, card: Int, own: Int, source: Int, log: Log | None
) -> None:
    """FL-16: a card that can be carried out must be; one that cannot is spent."""
    s.mover = seat
    s.card = card
    s.own = own
    s.source = source
    if card == TAKE_BACK:
        take_back(s, seat, log)
    elif begin_act(s):
        if log is not None and source == SILVER:
            log.tell("plays", "FL-16", {"seat": seat, "deed": card})
    else:
        _no_effect(s, log)


def _no_effect(s: FlandernState, log: Log | None) -> None:
    """FL-16, FL-18, FA-29: the card is spent; nothing replaces it."""
    s.step = 0
    go_next(s)
    if log is None:
        return
    if s.card == SITE and s.site_pawns == 0:
        log.tell("no_pawn", "FL-18", {"seat": s.mover})
    else:
        log.tell("no_effect", "FL-16", {"seat": s.mover, "card": s.card})


def take_back(s: FlandernState, seat: Int, log: Log | None) -> None:
    """FL-19, FL-32: all action cards played return to hand, influence cards never."""
    count: Int = size(s.played[seat])
    s.hands[seat] |= s.played[seat]
    s.played[seat] = 0
    s.step = 0
    go_next(s)
    if log is not None:
        rule = "FL-32" if s.source == GOLDEN else "FL-19"
        log.tell("took_back", rule, {"seat": seat, "count": count})


def play_gold(s: FlandernState, log: Log | None) -> None:
    """FL-29: the starting player shows his golden card and carries it out."""
    card = s.gold
    s.gold = -1
    if card < 0:
        return
    s.gold_used = put(s.gold_used, card, s.gold_used[card] + 1)
    if log is not None:
        log.tell("gold_shown", "FL-29", {"seat": s.lead, "card": card})
    if card <= TAKE_BACK:
        begin_deed(s, s.lead, card, -1, GOLDEN, log)
        return
    s.mover = s.lead
    s.card = card
    s.own = -1
    s.source = GOLDEN
    if card == INFLUENCE_CARD:
        s.influence[s.lead] += 1
        if log is not None:
            log.tell("gained", "FL-29", {"seat": s.lead, "count": s.influence[s.lead]})
    elif not (CATHEDRAL_PHASE.begin(s) if card == CATHEDRAL_CARD else MASTER_PHASE.begin(s)):
        _no_effect(s, log)


def end_round(s: FlandernState, log: Log | None) -> None:
    """FL-35, FL-36, FL-41, FL-42: cover, score, end or pass the lead."""
    clear_card(s)
    cover_dead(s, log)
    score_complete(s, log)
    if empty_number(s) <= LAST_PLOTS:
        finish_game(s, PLOTS_FILLED, "FL-43", log)
    elif total(s.gold_a) + total(s.gold_b) == 0:
        finish_game(s, GOLD_GONE, "FL-43", log)
    else:
        s.lead = (s.lead + 1) % s.seats
        s.cursor = -1


def clear_card(s: FlandernState) -> None:
    """Nobody carries out a card any more."""
    s.mover = -1
    s.card = -1
    s.own = -1
    s.source = SILVER


def finish_game(s: FlandernState, reason: Int, rule: str, log: Log | None) -> None:
    """FL-43, FL-44, FL-54, FL-57: cover what is empty, score what is not scored, pay the bonus."""
    cover_rest(s, rule, log)
    score_rest(s, log)
    if s.seats > TWO:
        pay_influence(s, log)
    s.reason = reason
    s.phase = PHASE_OVER
    if log is not None:
        _log_result(s, log)


def _log_result(s: FlandernState, log: Log) -> None:
    """FL-45, FL-55: the most points win; equal seats share the win."""
    rule = "FL-55" if s.seats == TWO else "FL-45"
    scores = seat_scores(s)
    best: Int = 0
    for seat in range(s.seats):
        best = max(best, scores[seat])
        log.tell("result", rule, {"seat": seat, "points": scores[seat]})
    for seat in range(s.seats):
        if scores[seat] == best:
            log.tell("won", rule, {"seat": seat, "points": best})


def next_action(s: FlandernState, log: Log | None) -> None:
    """FL-49: two actions in either order, then the other player's turn."""
    if s.cursor < 0:
        begin_turn(s, log)
    elif s.acted == OWN_DONE | CHARGE_DONE:
        end_turn(s, log)
    elif s.acted == OWN_DONE:
        do_draw(s, log)
    else:
        clear_card(s)
        s.mover = s.lead
        s.phase = PHASE_TURN


def begin_turn(s: FlandernState, log: Log | None) -> None:
    """FL-49, FL-57: nothing done yet; it is told when idle turns near their bound."""
    if log is not None:
        log.tell("round", "FL-49", {"round": s.round + 1, "seat": s.lead})
        if s.idle >= IDLE_WARNING:
            log.tell("idle", "FL-57", {"count": s.idle, "left": IDLE_TURNS - s.idle})
    s.cursor = 0
    s.round += 1
    s.acted = 0
    s.idle += 1


def check_draw(s: FlandernState) -> Int:
    """FL-49: one card of the pile in a turn."""
    return reasons.ALREADY_DRAWN if s.acted & CHARGE_DONE else 0


def do_draw(s: FlandernState, log: Log | None) -> None:
    """FL-51, FL-52: a card is due; an empty pile is shuffled anew first."""
    s.mover = s.lead
    s.phase = PHASE_DRAW
    if s.pile == 0:
        s.pile = s.aside
        s.aside = 0
        if log is not None:
            log.tell("reshuffled", "FL-52", {"count": size(s.pile)})


def end_turn(s: FlandernState, log: Log | None) -> None:
    """FL-53, FL-54, FL-57: cover, score, end or the other player's turn."""
    clear_card(s)
    cover_dead(s, log)
    score_complete(s, log)
    if empty_number(s) == 0:
        finish_game(s, PLOTS_FILLED, "FL-54", log)
    elif only_influenced(s):
        finish_game(s, INFLUENCED_ONLY, "FL-54", log)
    elif s.idle >= IDLE_TURNS:
        if log is not None:
            log.tell("stalled", "FL-57", {"count": s.idle})
        finish_game(s, STALLED, "FL-57", log)
    else:
        s.lead = (s.lead + 1) % s.seats
        s.cursor = -1
