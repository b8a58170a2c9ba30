# Contests, clusters and programs that play, in English.

error-executor = “{ $given }” isn’t a valid executor. Use local:N or dask:tcp://HOST:PORT.
error-cluster_unreachable = Can’t reach a cluster at { $address }: { $problem }
error-workers_lost = Workers kept crashing on task { $task }. Check their memory and the bots.
error-bot_illegal = In game { $index } ({ $bots }) a bot made an illegal move as input { $n }: { $why }.
cli-column-share = Win rate
cli-column-rating = Rating
cli-column-moves = Moves
cli-column-times = ms per move: median / 95 % / longest
cli-plot-seconds = Seconds per move
cli-arena-games =
    { $games } games from { $groups } { $groups ->
        [one] seed
       *[other] seeds
    }; an even share is { $fair }. No illegal moves.
cli-arena-broken-off = Stopped early: only seeds that every bot has played from every seat are counted.
cli-intervals = Intervals: 95 %, bootstrap over seeds.
cli-intervals-wilson = Intervals: 95 %, bootstrap over seeds; Wilson (one trial per seed) where all seeds agree.
error-line_bot_missing = Can’t find the program “{ $command }”.
error-line_bot_not_executable = Can’t run { $file }: the file isn’t executable. Allow it with: chmod +x { $file }
error-line_bot_start = Can’t start the program “{ $command }” ({ $problem }). A script needs a first line such as #!/usr/bin/env python3.
error-line_bot_late = The program “{ $command }” didn’t answer within { $seconds } seconds.
error-line_bot_ended = The program “{ $command }” stopped in the middle of the game (exit status { $status }).
error-line_bot_answer = The program “{ $command }” didn’t answer with a legal move, but with: { $answer }
cli-column-games = Games
cli-balance-length = Decisions per game: { $mean }; shortest / median / longest: { $least } / { $median } / { $most }.
cli-balance-margin = Winning margin: { $margin }; shared wins: { $shared }.
cli-balance-length-name = Decisions per game
cli-balance-margin-name = Winning margin
cli-balance-differences = First variant minus second
cli-balance-broken-off = Stopped early: only finished work is counted.
cli-balance-games = { $games } games per variant; an even share per seat is { $fair }. Intervals: 95 %, bootstrap over games (normal above 1000; Wilson where all agree).
cli-analysing = Analysing
cli-analysis-input = Input
cli-analysis-shares = win rates
cli-analysis-scores = expected scores
cli-analysis-course = Win rate and expected score during the game
cli-analysis-costliest =
    { $count ->
        [0] No clear mistakes.
        [one] Biggest mistake
       *[other] The { $count } biggest mistakes
    }
cli-analysis-decision = { $n }  { $name }: { $move } – better: { $best } (win rate +{ $cost } ± { $error }, points { $points })
cli-analysis-agreed = The master agrees with { $agreed } of { $all } decisions.
cli-analysis-quick = Quick look: the expert agrees with { $agreed } of { $all } decisions. With --deep, a master thinks about each.
cli-exported =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } written to { $file }, without names.
cli-exported-positions =
    { $positions ->
        [one] 1 decision
       *[other] { $positions } decisions
    } from { $games ->
        [one] 1 game
       *[other] { $games } games
    } written to { $file }, without names.
cli-verifying = Checking
cli-verified-collection =
    { $games ->
        [one] The game is valid
       *[other] All { $games } games are valid
    }: checksums, moves, random draws and results ({ $titles }).
