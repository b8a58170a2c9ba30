# Sample Game en français. Ids : voir locale/README.md.

sample_game-round = Pli { $trick }
sample_game-name = Sample Game
sample_game-about = Jouez des animaux à tour de rôle : le plus fort remporte le pli, et chaque pli vaut un point.
sample_game-ending-tricks_done = Toutes les cartes ont été jouées.

## Choses

sample_game-card-mouse = Souris
sample_game-card-cat = Chat
sample_game-card-dog = Chien
sample_game-card-wolf = Loup
sample_game-card-bear = Ours
sample_game-phase-deal = Distribution
sample_game-phase-lay = Plis
sample_game-phase-over = Partie terminée

## Coups et questions

sample_game-move-lay = Jouer { $card }
sample_game-ask-lay = Jouez une carte.
sample_game-aid-lay = La carte la plus forte remporte le pli et 1 point. Une carte forte en vaut-elle la peine ?

## Ce qui se passe

sample_game-told-drew = Vous piochez { $card }.
sample_game-told-dealt = Chacun a { $count } cartes.
sample_game-told-begins = Le pli { $trick } commence.
sample_game-told-laid = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
sample_game-told-took = { $seat } remporte le pli { $trick }.
    .you = Vous remportez le pli { $trick }.

## Pourquoi pas

sample_game-refusal-unknown_move = Le coup numéro { $move } n’existe pas.
sample_game-refusal-no_such_seat = Il y a { $seats } joueurs à cette table.
sample_game-refusal-game_over = La partie est terminée.
sample_game-refusal-dealing = Attendez la fin de la distribution.
sample_game-refusal-not_your_turn = C’est à { $seat } de jouer.
sample_game-refusal-not_in_hand = Vous n’avez pas { $card } en main.

## Le plateau

sample_game-board-head = Pli { $trick } sur { $tricks }
sample_game-board-seat = { $seat } – points : { $points }, main : { $cards }, jouée : { $card }
sample_game-board-gone = Déjà jouées : { $cards }
sample_game-board-hand = Votre main : { $cards }

## Règles

sample_game-rule-sg-1 = Chaque joueur reçoit 7 cartes et ne voit que les siennes. Les autres cartes sont écartées sans être vues.
sample_game-rule-sg-2 = La première place entame le premier pli. Les autres suivent dans l’ordre des places.
sample_game-rule-sg-3 = À votre tour, jouez une carte de votre main, face visible.
sample_game-rule-sg-4 = Quand tout le monde a joué, l’animal le plus fort remporte le pli : 1 point. À force égale, le premier joué gagne.
sample_game-rule-sg-5 = Qui remporte un pli entame le suivant.
sample_game-rule-sg-6 = La partie se termine après le dernier pli. Le plus grand nombre de points gagne ; à égalité, la victoire est partagée.
