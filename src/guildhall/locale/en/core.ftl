# What every game and every face needs, in English.

language-name = English

## Errors: say what is wrong and what to do

error-unknown_game = There is no game called “{ $given }”. Games: { $known }.
error-unknown_language = There is no language “{ $given }”. Languages: { $known }.
error-seats = { $given } players cannot play { $game }. Possible: { $allowed }.
error-option = { $game } has no option “{ $given }”. Options: { $known }.
error-option_value = The option { $option } cannot be “{ $given }”. Possible: { $allowed }.
error-notation_empty = Type a move, or ? to see your choices.
error-notation_verb = “{ $given }” is not a move here. Did you mean: { $known }?
error-notation_count = { $verb } takes: { $need }. You gave { $have }.
error-notation_argument = There is no { $argument } called “{ $given }”. Did you mean: { $known }?
error-notation_json = A move in JSON is an object with a verb and its arguments.
error-unknown_move = There is no move number { $move }; the table has { $size }.
error-chance_verb = “{ $given }” is not what is drawn here.
error-chance_impossible = This cannot be drawn here.
error-position_json = This is not a position: { $problem }.
error-position_game = This is a position of { $found }, not of this version of { $game }.
error-position_fields = The position has missing or unknown fields: { $fields }.
error-position_value = The position is not sound: { $field }.
error-record_file = { $file } cannot be read: { $problem }.
error-record_empty = The record is empty.
error-record_line = Line { $line } of the record is damaged: { $problem }.
error-record_format = The record has format { $found }; this version reads format { $known }.
error-record_game = The record is of { $found }, not of { $game }.
error-record_version = The record was made with rules and data { $found }; this version plays { $known }.
error-record_input = Input { $n } of the record, “{ $move }”, is not possible there: { $why }.
error-record_rules_changed = Input { $n } of the record, “{ $move }”, is not possible under the present rules and data { $known }; it was made with { $found }. The earlier version of Guildhall can replay it.
error-record_luck = Input { $n } of the record, “{ $move }”, is not what the luck of this game gave.
error-record_commitment = The key in the record is not the one its header promised.
error-record_luck_version = The record's luck has version { $found }; this version knows up to { $known }.
error-record_numbers = The seats' random numbers in the record are damaged.
error-record_spaces = The record says that an undo reopened the luck at input { $n } (number { $space }); that does not fit the rest.
error-record_no_key = The record does not reveal the key of its luck.
error-record_no_result = The game is over but the record has no result.
error-record_not_over = The record has a result but the game is not over after { $n } inputs.
error-record_result = The result in the record is wrong: { $field }.
error-analysis_unfinished = Only a finished game can be analysed.

## People and bots

seat-spectator = Spectator
bot-random = Random
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
seat-guest = Guest
error-unknown_bot = There is no bot called “{ $given }”. Bots: { $known }.
error-extra_missing = The library { $library } is not installed. It comes with: pip install "{ $extra }"
error-policy_file = { $file } cannot be used as a policy: { $problem }.
error-policy_fit = The policy { $file } was made for { $field } “{ $made }”; here it is “{ $here }”.
error-unknown_reward = There is no reward called “{ $given }”. Rewards: { $known }.
error-weight_missing = The evaluation of { $game } needs a weight “{ $given }”.
error-weight_unknown = The evaluation of { $game } knows no weight “{ $given }”.
error-bots_number = { $have } bots for { $need } seats: name one bot for all, or one per seat.
error-unknown_rule = { $game } has no rule “{ $given }”. Rules: { $known }.
error-no_such_input = There is no input { $given }; the record has { $last }.
error-no_such_seat = There is no seat { $given } here; seats are numbered from 0, { $seats } people play.
error-no_saved_game = { $user } has no saved game yet. Start one with: guildhall play
error-save_failed = { $file } cannot be written: { $problem }.

## Why a hint is given

reason-only_move = It is the only move there is.
reason-wins = It wins the game.
reason-points =
    It brings { $points ->
        [one] a point
       *[other] { $points } points
    } at once.
reason-position =
    It can be expected to bring { $points ->
        [one] a point
       *[other] { $points } points
    } more than the other moves.
reason-denial =
    It keeps { $points ->
        [one] a point
       *[other] { $points } points
    } from { $seat }.
reason-tempo = You move again before the others.
reason-least_loss =
    It loses { $points ->
        [one] a point
       *[other] { $points } points
    } less than the other moves.
reason-hinders = It weakens { $seat }, your strongest rival.
reason-share = Games that begin with it bring { $share } % of the wins, those with the next best move { $next } %.
reason-plan = Nothing shows at once; by experience it is the soundest move.
