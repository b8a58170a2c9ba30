# What every game and every face needs, in English.

language-name = English

## Errors: say what is wrong and what to do

error-unknown_game = There’s no game called “{ $given }”. Available games: { $known }.
error-unknown_lesson =
    { $count ->
        [0] There are no lessons for { $game } yet.
       *[other] { $game } has no lesson “{ $given }”. Lessons: { $known }.
    }
error-unknown_language = “{ $given }” isn’t a supported language. Available: { $known }.
error-seats = { $game } can’t be played with { $given } players. Possible: { $allowed }.
error-option = { $game } has no option “{ $given }”. Available options: { $known }.
error-option_value = “{ $given }” isn’t a valid value for the option { $option }. Possible: { $allowed }.
error-notation_empty = Type a move, or ? to see your choices.
error-notation_verb = “{ $given }” isn’t a move here. Did you mean: { $known }?
error-notation_count = { $verb } takes: { $need }. You gave { $have }.
error-notation_argument = There’s no { $argument } called “{ $given }”. Did you mean: { $known }?
error-notation_json = A move in JSON must be an object with a verb and its arguments.
error-unknown_move = There’s no move number { $move }; this game has { $size } moves.
error-chance_verb = “{ $given }” isn’t something that can be drawn here.
error-chance_impossible = This can’t be drawn here.
error-position_json = This isn’t a valid position: { $problem }.
error-position_game = This is a position from { $found }, not from this version of { $game }.
error-position_fields = The position has missing or unknown fields: { $fields }.
error-position_value = The position is invalid: { $field }.
error-record_file = Can’t read { $file }: { $problem }.
error-record_empty = The record is empty.
error-record_line = Line { $line } of the record is damaged: { $problem }.
error-record_format = The record uses format { $found }; this version reads format { $known }.
error-record_game = This is a record of { $found }, not of { $game }.
error-record_version = The record was made with rules and data { $found }; this version uses { $known }.
error-record_input = Input { $n } of the record, “{ $move }”, isn’t possible there: { $why }.
error-record_rules_changed = Input { $n } of the record, “{ $move }”, isn’t possible with the current rules and data { $known }. The record was made with { $found }; use that version of Guildhall to replay it.
error-record_luck = Input { $n } of the record, “{ $move }”, doesn’t match this game’s random draws.
error-record_commitment = The key in the record doesn’t match the commitment in its header.
error-record_luck_version = The record uses version { $found } of the random draws; this version of Guildhall knows up to { $known }.
error-record_numbers = The players’ random numbers in the record are damaged.
error-record_spaces = According to the record, an undo restarted the random draws at input { $n } (number { $space }); that contradicts the rest of the record.
error-record_no_key = The record doesn’t reveal the key of its random draws.
error-record_no_result = The game is over, but the record has no result.
error-record_not_over = The record has a result, but the game isn’t over after { $n } inputs.
error-record_result = The result in the record is wrong: { $field }.
error-analysis_unfinished = Only finished games can be analysed.

## People and bots

seat-spectator = Spectator
bot-random = Random
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-expert = Expert
bot-grandmaster = Grandmaster
seat-guest = Guest
error-unknown_bot = There’s no bot called “{ $given }”. Available bots: { $known }.
error-unknown_style = { $game } has no bot character “{ $given }”. Characters: { $known }; or a temperature above 0, such as 0.5.
error-extra_missing = { $library } isn’t installed. Install it with: pip install "{ $extra }"
error-policy_file = Can’t use { $file } as a policy: { $problem }.
error-policy_fit = The policy { $file } was trained for { $field } “{ $made }”, but this game has “{ $here }”.
error-positions_file = Can’t read decisions from { $file }: { $problem }.
error-positions_fit = { $file } was made for { $field } “{ $made }”, but this version has “{ $here }”. Export it again.
error-no_expert = No network has learned { $game } well enough yet. There is an expert for: { $known }.
error-unknown_profile = There is no profile “{ $given }”. Choose one of: { $known }.
error-train_other = { $folder } holds a run of another kind ({ $game }, encoding { $encoding }, { $blocks } blocks of { $width }). Choose another folder with --folder.
error-kept_other = { $file } holds games of other bots, options, rules or networks. Name another file with --keep.
error-kept_broken = Line { $line } of { $file } can’t be read. Delete this line, or name another file with --keep.
error-sharpen_other = { $folder } holds games of another game, seed or setting, or of other rules. Choose another folder with --folder.
error-sharpen_broken = { $file } can’t be read. Delete it; its game is played again.
error-sharpen_few = Only { $games } games are there, and two are needed: one to learn from, one to test by. Run the command again.
error-unknown_reward = There’s no reward called “{ $given }”. Available rewards: { $known }.
error-unknown_render_mode = There’s no way of rendering called “{ $given }”. Available: { $known }.
error-weight_missing = The evaluation of { $game } needs the weight “{ $given }”.
error-weight_unknown = The evaluation of { $game } has no weight “{ $given }”.
error-bots_number = { $have } bots for { $need } seats: give one bot for all seats, or one per seat.
error-unknown_rule = { $game } has no rule “{ $given }”. Rules: { $known }.
error-no_such_input = There’s no input { $given }; the record has { $last }.
error-no_such_seat = There’s no seat { $given }. Seats are numbered from 0, and this game has { $seats } players.
error-no_saved_game = { $user } has no saved games yet. Start one with: guildhall play
error-save_failed = Can’t write { $file }: { $problem }.

## Why a hint is given

reason-only_move = It’s the only possible move.
reason-wins = It wins the game.
reason-points =
    It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } right away.
reason-more_points =
    It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } more right away than the weakest of the other moves.
reason-position =
    It should score about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than the alternatives.
reason-denial =
    It costs { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-tempo = You get to move again before the others.
reason-least_loss =
    It loses { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than the alternatives.
reason-share = Simulated games won after this move: { $share } %; after the next best: { $next } %.
reason-even =
    { $count ->
        [one] Simulated games won after this move: { $share } %. One other move does as well.
       *[other] Simulated games won after this move: { $share } %. { $count } other moves do as well.
    }
reason-plan = It changes little at once and pays off later.
