# The terminal, in English.

cli-welcome = Welcome to { $game }. Type a number or a move; ? lists your choices and all commands.
cli-prompt = { $name } >
cli-hand-over = It is { $name }'s turn. Hand over the screen, then press Enter.
cli-more =
    … and { $more ->
        [one] one more choice
       *[other] { $more } more choices
    }; ? lists them all.
cli-commands =
    Commands: ? choices · why MOVE explains a refusal · hint · rules [NUMBER] · board · log ·
    undo takes your last decision back · save [FILE] · quit (saves, go on with --last)
cli-possible = This is possible: { $move }.
cli-nothing-to-undo = There is nothing to take back.
cli-saved = Saved: { $file }
cli-left = The game is saved. Go on with: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-simulating = Playing
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-score = Mean score
cli-column-wins = Wins
cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $decisions } decisions, { $rate } a second.
cli-verified-finished = { $game }: all { $inputs } inputs are legal; result and ledger are right.
cli-verified-unfinished = { $game }: all { $inputs } inputs are legal; the game is not finished.
cli-verified-luck =
    The key matches the commitment of the program that dealt ({ $commitment }…). { $draws ->
        [0] Nothing was drawn.
        [one] The only draw follows from it.
       *[other] All { $draws } draws follow from it.
    }
cli-verified-numbers =
    { $count ->
        [0] No seat added a random number; the luck came from that key alone.
        [one] One of { $seats } seats added a random number of its own to the luck.
       *[other] { $count } of { $seats } seats added random numbers of their own to the luck.
    }
cli-verified-reopened =
    Undo went back past something already known { $count ->
        [one] once; draws after that were new.
       *[other] { $count } times; draws after that were new.
    }
cli-verified-given =
    { $count ->
        [one] The first input comes
       *[other] The first { $count } inputs come
    } from another game; what was drawn there is not checked here.
cli-verified-noluck = The key of the luck has not been revealed yet.

cli-bench-running = Measuring
cli-bench-plain = Plain Python
cli-bench-compiled = Compiled
cli-bench-playout-per-s = Random play, compiled loop, decisions/s
cli-bench-loop-per-s = Random play, Python loop, decisions/s
cli-bench-copy-us = Copy, µs
cli-bench-legal-us = Legal moves, µs
cli-bench-observe-us = View, µs
cli-bench-imagine-us = Imagined world, µs
cli-bench-json-us = JSON there and back, µs
cli-bench-state-bytes = Memory of a state, bytes
cli-bench-record-bytes = Record of a game, bytes
cli-bench-no-yardsticks = No yardsticks: they need OpenSpiel (uv sync --extra openspiel).
cli-bench-ratio-game = Game / yardstick
cli-bench-ratio-playout = Compiled loop, times (aim at least)
cli-bench-ratio-loop = Python loop, times (aim at least)
cli-bench-ratio-copy = Copy, share of a chess clone (aim at most)
cli-bench-faster = { $game }: compiled is { $times } times as fast as plain
