# The luck of a finished game, in English.

client-luck-checked = Luck checked: the server committed before the first draw, and your number is part of it.
client-luck-checked-seen = Luck checked: the server committed before the first draw. This browser added no number of its own.
client-luck-unseen = The luck fits the server’s commitment. This browser didn’t see the commitment before the game, so it can’t tell when it was made.
client-luck-wrong-seen = Don’t trust this game’s luck: its commitment is not the one this browser saw before the game.
client-luck-wrong-key = Don’t trust this game’s luck: the server’s key doesn’t match its commitment.
client-luck-wrong-number = Don’t trust this game’s luck: the number this browser added is missing.
client-luck-wrong-draws = Don’t trust this game’s luck: the record doesn’t follow from the server’s key.
client-luck-more = How the luck was checked
client-luck-draws =
    { $count ->
        [0] Nothing was drawn.
        [one] The only draw follows from the key.
       *[other] All { $count } draws follow from the key.
    }
client-luck-numbers =
    { $count ->
        [0] No player added a random number; the luck came from the server’s key alone.
        [one] One of { $seats } seats added a random number.
       *[other] { $count } of { $seats } seats added random numbers.
    }
client-luck-reopened =
    { $count ->
        [one] One undo went back past something already known; what followed was drawn anew.
       *[other] { $count } undos went back past something already known; what followed was drawn anew.
    }
client-luck-unfinished = The game ended early; it was checked up to its last move.
client-luck-given =
    { $count ->
        [one] The first input comes
       *[other] The first { $count } inputs come
    } from another game; what was drawn there isn’t checked here.
client-luck-yourself = Your browser checked the commitment and your number, the server replayed the draws. To check everything yourself, save the record and run “guildhall verify”.
