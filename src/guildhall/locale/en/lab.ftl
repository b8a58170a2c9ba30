# Contests, clusters and programs that play, in English.

error-executor = “{ $given }” is no place to work. Possible: local:N, dask:tcp://HOST:PORT.
error-cluster_unreachable = There is no cluster at { $address }: { $problem }
error-workers_lost = Workers were lost again and again with task { $task }; memory, or a fault in a bot?
error-bot_illegal = In game { $index } ({ $bots }) a bot made an illegal move as input { $n }: { $why }.
cli-column-share = Win share
cli-column-rating = Rating
cli-column-moves = Moves
cli-column-times = ms per move: median / 95 % / longest
cli-plot-seconds = Seconds per move
cli-arena-games =
    { $games } games over { $groups } { $groups ->
        [one] luck
       *[other] lucks
    }; a fair share is { $fair }. No illegal move.
cli-arena-broken-off = Broken off: only lucks that every bot has played in every seat are counted.
cli-intervals = Intervals: 95 %, bootstrap over lucks.
cli-intervals-wilson = Intervals: 95 %, bootstrap over lucks; Wilson with lucks as trials where all lucks agree.
error-line_bot_missing = There is no program “{ $command }” to play.
error-line_bot_late = The program “{ $command }” did not answer within { $seconds } seconds.
error-line_bot_ended = The program “{ $command }” ended in mid-game (status { $status }).
error-line_bot_answer = The program “{ $command }” did not answer with a legal move but with: { $answer }
cli-column-games = Games
cli-balance-length = Decisions in a game: { $mean }; shortest / median / longest: { $least } / { $median } / { $most }.
cli-balance-margin = The winner leads by { $margin }; wins shared: { $shared }.
cli-balance-length-name = Decisions in a game
cli-balance-margin-name = Lead of the winner
cli-balance-differences = First variant minus second
cli-balance-broken-off = Broken off: only what was finished is counted.
cli-balance-games = { $games } games of each variant; a fair share of a seat is { $fair }. Intervals: 95 %, bootstrap over games (beyond 1000 normal; Wilson where all agree).
cli-analysing = Examining
cli-analysis-input = Input
cli-analysis-shares = win shares
cli-analysis-scores = expected scores
cli-analysis-course = Win share and expected score along the game
cli-analysis-costliest =
    { $count ->
        [0] No decision cost anything beyond doubt.
        [one] The decision that cost most
       *[other] The { $count } decisions that cost most
    }
cli-analysis-decision = { $n }  { $name }: { $move } – better: { $best } (win share +{ $cost } ± { $error }, points { $points })
cli-analysis-agreed = The master would have played the same in { $agreed } of { $all } decisions.
cli-exported =
    { $games ->
        [one] One game
       *[other] { $games } games
    } written to { $file }, without names.
cli-verifying = Checking
cli-verified-collection =
    { $games ->
        [one] One game is right
       *[other] All { $games } games are right
    }: checksums, moves, luck and results ({ $titles }).
