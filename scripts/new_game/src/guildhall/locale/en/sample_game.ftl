# Sample Game in English. Ids: see locale/README.md.

sample_game-round = Trick { $trick }
sample_game-name = Sample Game
sample_game-about = Play animals in turn: the strongest takes the trick, and every trick is a point.
sample_game-ending-tricks_done = All cards have been played.

## Things

sample_game-card-mouse = Mouse
sample_game-card-cat = Cat
sample_game-card-dog = Dog
sample_game-card-wolf = Wolf
sample_game-card-bear = Bear
sample_game-phase-deal = Deal
sample_game-phase-lay = Tricks
sample_game-phase-over = Game over

## Moves and questions

sample_game-move-lay = Play { $card }
sample_game-ask-lay = Play a card.
sample_game-aid-lay = The strongest card takes the trick and 1 point. Is a strong card worth it now?

## What happens

sample_game-told-drew = You draw { $card }.
sample_game-told-dealt = Everyone has { $count } cards.
sample_game-told-begins = Trick { $trick } begins.
sample_game-told-laid = { $seat } plays { $card }.
    .you = You play { $card }.
sample_game-told-took = { $seat } takes trick { $trick }.
    .you = You take trick { $trick }.

## Why not

sample_game-refusal-unknown_move = There’s no move number { $move }.
sample_game-refusal-no_such_seat = There are { $seats } players at this table.
sample_game-refusal-game_over = The game is over.
sample_game-refusal-dealing = Wait for the cards to be dealt.
sample_game-refusal-not_your_turn = It’s { $seat }’s turn.
sample_game-refusal-not_in_hand = You don’t have { $card } in your hand.

## The board

sample_game-board-head = Trick { $trick } of { $tricks }
sample_game-board-seat = { $seat } – points: { $points }, hand: { $cards }, played: { $card }
sample_game-board-gone = Already played: { $cards }
sample_game-board-hand = Your hand: { $cards }

## Rules

sample_game-rule-sg-1 = Each player is dealt 7 cards and sees only their own. The remaining cards are set aside unseen.
sample_game-rule-sg-2 = The first seat leads the first trick. The others follow in seat order.
sample_game-rule-sg-3 = On your turn, play any card from your hand face up.
sample_game-rule-sg-4 = When everyone has played, the strongest animal takes the trick: 1 point. If two are equally strong, the one played first wins.
sample_game-rule-sg-5 = The player who takes a trick leads the next one.
sample_game-rule-sg-6 = The game ends after the last trick. Most points wins; players with equal points share the win.
