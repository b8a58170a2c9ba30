# Sample Game in italiano. Id: vedi locale/README.md.

sample_game-round = Mano { $trick }
sample_game-name = Sample Game
sample_game-about = Gioca animali a turno: il più forte prende la mano, e ogni mano vale un punto.
sample_game-ending-tricks_done = Tutte le carte sono state giocate.

## Cose

sample_game-card-mouse = Topo
sample_game-card-cat = Gatto
sample_game-card-dog = Cane
sample_game-card-wolf = Lupo
sample_game-card-bear = Orso
sample_game-phase-deal = Distribuzione
sample_game-phase-lay = Mani
sample_game-phase-over = Partita finita

## Mosse e domande

sample_game-move-lay = Gioca { $card }
sample_game-ask-lay = Gioca una carta.
sample_game-aid-lay = La carta più forte prende la presa e 1 punto. Vale la pena giocare ora una carta forte?

## Che cosa succede

sample_game-told-drew = Peschi { $card }.
sample_game-told-dealt = Ognuno ha { $count } carte.
sample_game-told-begins = Comincia la mano { $trick }.
sample_game-told-laid = { $seat } gioca { $card }.
    .you = Giochi { $card }.
sample_game-told-took = { $seat } prende la mano { $trick }.
    .you = Prendi la mano { $trick }.

## Perché no

sample_game-refusal-unknown_move = Non esiste la mossa numero { $move }.
sample_game-refusal-no_such_seat = A questo tavolo ci sono { $seats } giocatori.
sample_game-refusal-game_over = La partita è finita.
sample_game-refusal-dealing = Aspetta che le carte siano distribuite.
sample_game-refusal-not_your_turn = Tocca a { $seat }.
sample_game-refusal-not_in_hand = Non hai { $card } in mano.

## Il tavolo

sample_game-board-head = Mano { $trick } di { $tricks }
sample_game-board-seat = { $seat } – punti: { $points }, mano: { $cards }, giocata: { $card }
sample_game-board-gone = Già giocate: { $cards }
sample_game-board-hand = La tua mano: { $cards }

## Regole

sample_game-rule-sg-1 = Ogni giocatore riceve 7 carte e vede solo le proprie. Le altre carte restano da parte, coperte.
sample_game-rule-sg-2 = Il primo posto apre la prima mano. Gli altri seguono nell’ordine dei posti.
sample_game-rule-sg-3 = Al tuo turno gioca una carta qualsiasi della tua mano, scoperta.
sample_game-rule-sg-4 = Quando tutti hanno giocato, l’animale più forte prende la mano: 1 punto. A parità di forza vince il primo giocato.
sample_game-rule-sg-5 = Chi prende una mano apre la successiva.
sample_game-rule-sg-6 = La partita finisce dopo l’ultima mano. Vince chi ha più punti; a parità la vittoria è condivisa.
