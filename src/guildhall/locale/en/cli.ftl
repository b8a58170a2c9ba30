# The terminal, in English.

cli-welcome = Welcome to { $game }. Type a number or a move; ? shows your choices and all commands.
cli-bot-stands-in = { $bot } needs a network that can’t be used here. { $other } plays instead.
cli-prompt = { $name } >
cli-hand-over = { $name }’s turn. Pass the screen, then press Enter.
cli-more =
    … and { $more ->
        [one] 1 more choice
       *[other] { $more } more choices
    }; ? shows them all.
cli-commands =
    Commands: ? choices · why MOVE explains why a move isn’t possible · hint · rules [NUMBER] · board · log ·
    undo · save [FILE] · quit (saves; continue with --last)
cli-possible = This move is possible: { $move }.
cli-nothing-to-undo = There’s nothing to undo.
cli-saved = Saved: { $file }
cli-left = Game saved. Continue with: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-learn-welcome = { $game }: { $title }. Type a number or a move; ? shows all commands, q leaves.
cli-learn-next = Next: press Enter >
cli-learn-only-read = There’s nothing to choose here. Press Enter to go on, or q to leave.
cli-learn-commands =
    Commands: ? choices · why MOVE explains why a move isn’t possible · board · back (one answer) · restart ·
    q (keeps your progress)
cli-learn-left = Your progress is saved. Continue with: { $command }
cli-learn-play-on = Play on from here: { $command }
cli-learn-following = Next lesson: { $command }
cli-puzzle-today = Puzzle of the day: { $command }
cli-puzzle-next = Next puzzle: { $command }
cli-puzzle-commands = Commands: ? choices · why MOVE explains why a move isn’t possible · board · quit

cli-simulating = Playing
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-score = Average score
cli-column-wins = Wins
cli-training = { $done } · { $decisions } decisions · { $pace } a second · who wins: { $wins } (guessing { $nothing }) · undecided: { $spread }
cli-trained = Wrote { $file } after { $decisions } decisions ({ $done } of the run). Play against it with --bots onnx:{ $file }.
cli-looking = Looking twice
cli-sharpening = what playouts gain by it, in wins a decision: { $gain } ± { $doubt } · who wins: { $wins } (before { $before }) · moved by { $shift }
cli-sharpened = Wrote { $file } after { $decisions } decisions. Play against it with --bots onnx:{ $file }.
cli-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions, { $rate } per second.
cli-verified-finished = { $game }: all { $inputs } inputs are legal, and the result and scoring are correct.
cli-verified-unfinished = { $game }: all { $inputs } inputs are legal; the game isn’t finished.
cli-verified-luck =
    The key matches the dealer’s commitment ({ $commitment }…). { $draws ->
        [0] Nothing was drawn.
        [one] The only draw follows from it.
       *[other] All { $draws } draws follow from it.
    }
cli-verified-numbers =
    { $count ->
        [0] No player added a random number; all draws come from that key alone.
        [one] One of { $seats } players added a random number.
       *[other] { $count } of { $seats } players added random numbers.
    }
cli-verified-reopened =
    Undo went back past revealed information { $count ->
        [one] once; later draws were new.
       *[other] { $count } times; later draws were new.
    }
cli-verified-given =
    { $count ->
        [one] The first input comes
       *[other] The first { $count } inputs come
    } from another game; the draws made there aren’t checked here.
cli-verified-noluck = The key of the random draws hasn’t been revealed yet.

cli-bench-running = Measuring
cli-bench-plain = Plain Python
cli-bench-compiled = Compiled
cli-bench-playout-per-s = Random play, compiled loop, decisions/s
cli-bench-loop-per-s = Random play, Python loop, decisions/s
cli-bench-copy-us = Copy, µs
cli-bench-legal-us = Legal moves, µs
cli-bench-observe-us = View, µs
cli-bench-imagine-us = Imagined world, µs
cli-bench-json-us = JSON round trip, µs
cli-bench-state-bytes = Size of a state, bytes
cli-bench-record-bytes = Size of a game record, bytes
cli-bench-selfplay-per-s = Self-play with observation and mask, 256 games, decisions/s
cli-bench-viewed-per-s = The same through views, decisions/s
cli-bench-share = Self-play as a fraction of random play
cli-bench-seats-per-s = One seat against random bots, 256 games, steps/s
cli-bench-turns-per-s = PettingZoo, one game, decisions/s
cli-bench-one-per-s = Gymnasium, one game against random bots, steps/s
cli-bench-numbers-us = Observation of a state, µs
cli-bench-tensor-us = OpenSpiel tensor, µs
cli-bench-clone-us = OpenSpiel clone, µs
cli-bench-no-yardsticks = No baselines: they need OpenSpiel (uv sync --extra openspiel).
cli-bench-no-selfplay = No comparison of self-play with chess: it needs OpenSpiel (uv sync --extra openspiel).
cli-bench-no-tensor = No comparison of tensors: it needs OpenSpiel (uv sync --extra openspiel).
cli-bench-no-turns = No comparison with PettingZoo’s chess: it needs its extra (pip install "pettingzoo[classic]").
cli-bench-ratio-game = Game / baseline
cli-bench-ratio-playout = Compiled loop, ratio (target: at least)
cli-bench-ratio-loop = Python loop, ratio (target: at least)
cli-bench-ratio-copy = Copy, fraction of a chess clone (target: at most)
cli-bench-ratio-selfplay = Self-play / OpenSpiel’s chess in a Python loop, times as fast (target: at least)
cli-bench-ratio-tensor = Tensor / OpenSpiel’s hearts, times as fast (target: at least)
cli-bench-ratio-turns = Turns / PettingZoo’s chess, times as fast (target: at least)
cli-bench-ratio-one = One seat / Gymnasium’s Blackjack, times as fast
cli-bench-faster = { $game }: compiled rules are { $times } times as fast as plain ones

cli-offline-written = Wrote { $folder }. Put it on any web host, or try it: python -m http.server -d { $folder }
error-folder_exists = { $folder } already exists. Choose another name.
