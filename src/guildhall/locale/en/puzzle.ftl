# Puzzles: one decision from a game of strong bots.
puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-number = Puzzle { $number }
puzzle-about = Positions from games between the strongest bots. One move is clearly best. Can you find it?
puzzle-task = Find the best move. One is clearly ahead of all others.
puzzle-today = Puzzle of the day
puzzle-list = All puzzles
puzzle-next = Next puzzle
puzzle-none = There are no puzzles for this game yet.
puzzle-none-such = No puzzles match. Choose another difficulty or theme.
puzzle-difficulty = Difficulty
puzzle-theme = Theme
puzzle-all = All
puzzle-all-themes = All themes
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-new = Not tried yet
puzzle-solved = Solved
puzzle-missed = Missed
puzzle-solved-of = { $solved } of { $count } solved
puzzle-streak =
    { $count ->
        [0] No streak yet (best: { $longest })
       *[other] { $count } in a row (best: { $longest })
    }
puzzle-solved-before = You’ve solved this one before.
puzzle-missed-before = You missed this one before.
puzzle-right = That’s it!
puzzle-wrong = There’s a better move.
puzzle-best = Best: { $move }
puzzle-chances = Chance to win
puzzle-yours = your move
puzzle-played = played in the game
puzzle-mistakes = Learn from your mistakes
puzzle-mistakes-wait = The game is being analysed to find the decisions that cost you most. You can leave this page; the analysis goes on.
puzzle-mistakes-whose = Whose decisions do you want to look at?
puzzle-mistakes-none = No clear mistakes in this game. Well played!
puzzle-mistakes-back = Back to the game
puzzle-mistakes-done = That was all. You found a better move { $found } of { $count } times.
puzzle-mistake = Mistake { $number } of { $count }
puzzle-mistake-played = You played “{ $move }” here: { $share } % to win. The best move had { $best } %.
puzzle-mistake-task = Find a better move.
puzzle-mistake-next = Next mistake
puzzle-more =
    { $count ->
        [one] Show 1 more move
       *[other] Show { $count } more moves
    }
