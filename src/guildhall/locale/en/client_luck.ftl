# The luck of a finished game, in English.

client-luck-checked = Randomness verified: the server committed to it before the first draw, and your number was mixed in.
client-luck-checked-seen = Randomness verified: the server committed to it before the first draw. This browser added no number of its own.
client-luck-unseen = The draws match the server’s commitment. This browser didn’t see the commitment before the game, so it can’t tell when it was made.
client-luck-wrong-seen = Don’t trust this game’s randomness: the commitment isn’t the one this browser saw before the game.
client-luck-wrong-key = Don’t trust this game’s randomness: the server’s key doesn’t match its commitment.
client-luck-wrong-number = Don’t trust this game’s randomness: the number this browser added is missing.
client-luck-wrong-draws = Don’t trust this game’s randomness: the record doesn’t follow from the server’s key.
client-luck-more = How this was checked
client-luck-draws =
    { $count ->
        [0] Nothing was drawn.
        [one] The only draw follows from the key.
       *[other] All { $count } draws follow from the key.
    }
client-luck-numbers =
    { $count ->
        [0] No player added a random number; all draws come from the server’s key alone.
        [one] One of { $seats } players added a random number.
       *[other] { $count } of { $seats } players added random numbers.
    }
client-luck-reopened =
    { $count ->
        [one] One undo went back past revealed information; everything after it was drawn anew.
       *[other] { $count } undos went back past revealed information; everything after them was drawn anew.
    }
client-luck-unfinished = The game ended early; it was checked up to its last move.
client-luck-given =
    { $count ->
        [one] The first step comes
       *[other] The first { $count } steps come
    } from another game; the draws made there aren’t checked here.
client-luck-yourself = Your browser checked the commitment and your number; the server replayed the draws. To check everything yourself, download the record and run “guildhall verify”.
