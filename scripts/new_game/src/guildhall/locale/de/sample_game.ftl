# Sample Game auf Deutsch. Ids: siehe locale/README.md.

sample_game-round = Stich { $trick }
sample_game-name = Sample Game
sample_game-about = Spielt reihum Tiere aus: Das stärkste gewinnt den Stich, und jeder Stich ist ein Punkt.
sample_game-ending-tricks_done = Alle Karten sind gespielt.

## Dinge

sample_game-card-mouse = Maus
sample_game-card-cat = Katze
sample_game-card-dog = Hund
sample_game-card-wolf = Wolf
sample_game-card-bear = Bär
sample_game-phase-deal = Austeilen
sample_game-phase-lay = Stiche
sample_game-phase-over = Spielende

## Züge und Fragen

sample_game-move-lay = { $card } spielen
sample_game-ask-lay = Spiele eine Karte.
sample_game-aid-lay = Die stärkste Karte holt den Stich und 1 Punkt. Lohnt sich jetzt eine starke Karte?

## Was geschieht

sample_game-told-drew = Du ziehst { $card }.
sample_game-told-dealt = Alle haben { $count } Karten.
sample_game-told-begins = Stich { $trick } beginnt.
sample_game-told-laid = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
sample_game-told-took = { $seat } gewinnt Stich { $trick }.
    .you = Du gewinnst Stich { $trick }.

## Warum nicht

sample_game-refusal-unknown_move = Einen Zug mit der Nummer { $move } gibt es nicht.
sample_game-refusal-no_such_seat = An diesem Tisch sitzen { $seats } Spieler.
sample_game-refusal-game_over = Das Spiel ist zu Ende.
sample_game-refusal-dealing = Warte, bis die Karten ausgeteilt sind.
sample_game-refusal-not_your_turn = { $seat } ist am Zug.
sample_game-refusal-not_in_hand = Du hast { $card } nicht auf der Hand.

## Der Tisch

sample_game-board-head = Stich { $trick } von { $tricks }
sample_game-board-seat = { $seat } – Punkte: { $points }, Hand: { $cards }, gespielt: { $card }
sample_game-board-gone = Schon gespielt: { $cards }
sample_game-board-hand = Deine Hand: { $cards }

## Regeln

sample_game-rule-sg-1 = Alle bekommen 7 Karten und sehen nur die eigenen. Die übrigen Karten bleiben verdeckt beiseite.
sample_game-rule-sg-2 = Der erste Platz spielt zum ersten Stich aus. Die anderen folgen in der Reihenfolge der Plätze.
sample_game-rule-sg-3 = Wer am Zug ist, spielt eine beliebige Karte aus der Hand offen aus.
sample_game-rule-sg-4 = Haben alle gespielt, gewinnt das stärkste Tier den Stich: 1 Punkt. Bei gleicher Stärke gewinnt das zuerst gespielte.
sample_game-rule-sg-5 = Wer einen Stich gewinnt, spielt zum nächsten aus.
sample_game-rule-sg-6 = Nach dem letzten Stich endet das Spiel. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
