"""The view of a seat of Guildes as numbers; built from the view and from nothing else."""

from typing import Final

from guildhall.core.encoding import (
    Encoding,
    Field,
    bits,
    by_seat,
    choice,
    common,
    crowd,
    flat,
    number,
    numbers,
    one_hots,
    own_first,
    padded,
    who,
)
from guildhall.games.guildes import data
from guildhall.games.guildes.moves import PHASE
from guildhall.games.guildes.schema import BALLOTS, EVENTS, GUILDS, KINDS, TRICKS
from guildhall.games.guildes.tables import LONGEST_DEAL
from guildhall.games.guildes.view import GuildesView

ENCODING: Final = 1
MOST_CARDS = max(card.copies for card in data.CARDS)
MOST_SEATS = data.SEAT_ROWS[-1].seats
MOST_VOTES = 999


def layout(seats: int) -> list[Field]:
    """Give the fields in order."""
    return [
        *common(seats, 0, MOST_VOTES),
        *_course(seats),
        *_table(seats),
        *_tricks(seats),
        *_own(),
    ]


def _course(seats: int) -> list[Field]:
    return [
        number("events", "option: the texts of events apply", 0, 1),
        number("dirty_tricks", "option: dirty tricks are played", 0, 1),
        Field(
            "ballot", "the ballot", (BALLOTS,), 0, 1, lambda v: one_hots([v.ballot - 1], BALLOTS)
        ),
        choice("phase", "the phase, in the order of the kind `phase`", len(PHASE.ids)),
        choice("event", "the event of the ballot", EVENTS),
        Field(
            "events_left",
            "the events not seen yet",
            (EVENTS,),
            0,
            1,
            lambda v: bits(v.events_left, EVENTS),
        ),
        number("arrow", "packets pass to the next seat (1) or to the one before (-1)", -1, 1),
        number("cursor", "draws of chance done in this phase", 0, MOST_SEATS * LONGEST_DEAL),
        number("step", "picks or lays done in this ballot", 0, 2 * LONGEST_DEAL),
        number("quota", "cards that each seat lays in this ballot", 0, LONGEST_DEAL),
        who("opener", "who opens the lap of a sequential play", seats),
        who("turn", "whose turn it is in a sequential play", seats),
    ]


def _table(seats: int) -> list[Field]:
    deck = sum(card.copies for card in data.CARDS)
    return [
        number("deck_size", "cards in the deck", 0, deck),
        number("discard_size", "cards in the discard pile", 0, deck),
        by_seat("packet_sizes", "cards in each packet", seats, 0, LONGEST_DEAL),
        by_seat("hand_sizes", "cards in each hand", seats, 0, LONGEST_DEAL),
        by_seat("chosen_sizes", "cards chosen in secret in this step", seats, 0, 2),
        by_seat("covered_seats", "a card lies face down for one more step", seats, 0, 1),
        by_seat("tableau", "cards laid, by kind", seats, 0, MOST_CARDS, KINDS),
        by_seat(
            "shown", "cards of this ballot's hand that became public", seats, 0, MOST_CARDS, KINDS
        ),
        by_seat("swing", "what tricks add to the count of a kind", seats, -MOST_SEATS, 9, KINDS),
        Field(
            "projection",
            "votes of each guild if it were counted now",
            (seats, GUILDS),
            0,
            MOST_CARDS,
            _projection,
        ),
    ]


def _projection(view: GuildesView) -> list[int]:
    """Turn rows by guild into rows by seat."""
    return flat(own_first(view, list(zip(*view.projection[:GUILDS], strict=True))))


def _tricks(seats: int) -> list[Field]:
    return [
        _by_seat_choice("tricks", "the trick of each seat", seats),
        _by_seat_choice("last_tricks", "the trick of the ballot before", seats),
        who("mover", "whose trick is being resolved", seats),
        number("begun", "the mover has taken the first of two steps", 0, 1),
        who("first_owner", "whose card the first step named", seats),
        choice("first_guild", "the card that the first step named", KINDS),
        crowd("protected", "seats that no trick can touch", seats),
        numbers("sacrificed", "cards discarded from tableaux", (KINDS,), 0, MOST_CARDS),
        choice("recalled", "the card taken back in this ballot", KINDS),
        choice("salvaged", "the card laid from the discard pile in this ballot", KINDS),
        number("drawn_count", "cards drawn for second-hand trading", 0, 2),
    ]


def _by_seat_choice(name: str, meaning: str, seats: int) -> Field:
    def read(view: GuildesView) -> list[int]:
        return one_hots(own_first(view, getattr(view, name)), TRICKS)

    return Field(name, meaning, (seats, TRICKS), 0, 1, read)


def _own() -> list[Field]:
    cards = (KINDS,)
    return [
        numbers("packet", "own packet, by kind", cards, 0, LONGEST_DEAL),
        numbers("hand", "own hand, by kind", cards, 0, LONGEST_DEAL),
        Field(
            "chosen",
            "own secret choices of this step, in order",
            (2, KINDS),
            0,
            1,
            lambda v: one_hots(padded(v.chosen, 2, -1), KINDS),
        ),
        choice("covered", "own card that lies face down", KINDS),
        Field(
            "seen",
            "every packet of this ballot as it came, by step and kind",
            (LONGEST_DEAL, KINDS),
            0,
            LONGEST_DEAL,
            lambda v: padded(flat(v.seen), LONGEST_DEAL * KINDS, 0),
        ),
        Field(
            "picks",
            "own picks of this ballot, by step",
            (LONGEST_DEAL, KINDS),
            0,
            1,
            lambda v: one_hots(padded(v.picks, LONGEST_DEAL, -1), KINDS),
        ),
        choice("given", "the card put aside for redistribution", KINDS),
        choice("received", "the card that redistribution brought", KINDS),
        Field(
            "drawn",
            "the two cards drawn for second-hand trading, if own",
            (2, KINDS),
            0,
            1,
            lambda v: one_hots(padded(v.drawn, 2, -1), KINDS),
        ),
        numbers("known_out", "cards known to be out since earlier ballots", cards, 0, MOST_CARDS),
    ]


ENCODED = Encoding(ENCODING, layout)
