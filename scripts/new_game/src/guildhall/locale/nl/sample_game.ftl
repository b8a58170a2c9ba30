# Sample Game in het Nederlands. Ids: zie locale/README.md.

sample_game-round = Slag { $trick }
sample_game-name = Sample Game
sample_game-about = Speel om de beurt dieren: het sterkste wint de slag, en elke slag is een punt.
sample_game-ending-tricks_done = Alle kaarten zijn gespeeld.

## Dingen

sample_game-card-mouse = Muis
sample_game-card-cat = Kat
sample_game-card-dog = Hond
sample_game-card-wolf = Wolf
sample_game-card-bear = Beer
sample_game-phase-deal = Delen
sample_game-phase-lay = Slagen
sample_game-phase-over = Spel afgelopen

## Zetten en vragen

sample_game-move-lay = { $card } spelen
sample_game-ask-lay = Speel een kaart.
sample_game-aid-lay = De sterkste kaart wint de slag en 1 punt. Is een sterke kaart het nu waard?

## Wat er gebeurt

sample_game-told-drew = Je trekt { $card }.
sample_game-told-dealt = Iedereen heeft { $count } kaarten.
sample_game-told-begins = Slag { $trick } begint.
sample_game-told-laid = { $seat } speelt { $card }.
    .you = Je speelt { $card }.
sample_game-told-took = { $seat } wint slag { $trick }.
    .you = Je wint slag { $trick }.

## Waarom niet

sample_game-refusal-unknown_move = Zet nummer { $move } bestaat niet.
sample_game-refusal-no_such_seat = Aan deze tafel zitten { $seats } spelers.
sample_game-refusal-game_over = Het spel is afgelopen.
sample_game-refusal-dealing = Wacht tot de kaarten gedeeld zijn.
sample_game-refusal-not_your_turn = { $seat } is aan de beurt.
sample_game-refusal-not_in_hand = Je hebt { $card } niet in je hand.

## De tafel

sample_game-board-head = Slag { $trick } van { $tricks }
sample_game-board-seat = { $seat } – punten: { $points }, hand: { $cards }, gespeeld: { $card }
sample_game-board-gone = Al gespeeld: { $cards }
sample_game-board-hand = Je hand: { $cards }

## Spelregels

sample_game-rule-sg-1 = Iedereen krijgt 7 kaarten en ziet alleen de eigen kaarten. De overige kaarten blijven gedekt opzij.
sample_game-rule-sg-2 = De eerste plek begint de eerste slag. De anderen volgen in de volgorde van de plekken.
sample_game-rule-sg-3 = Speel in je beurt een kaart naar keuze open uit je hand.
sample_game-rule-sg-4 = Als iedereen heeft gespeeld, wint het sterkste dier de slag: 1 punt. Bij gelijke sterkte wint het eerst gespeelde.
sample_game-rule-sg-5 = Wie een slag wint, begint de volgende.
sample_game-rule-sg-6 = Na de laatste slag eindigt het spel. De meeste punten winnen; bij een gelijke stand wordt de winst gedeeld.
