# Flandern 1302 in italiano. Identificatori: vedi locale/README.md.

flandern-name = Flandern 1302
flandern-about = Costruisci quartieri per la tua corporazione in sei città delle antiche Fiandre. Una città completa paga tutto il suo valore alla maggioranza e metà al secondo; vince chi ha più punti.
flandern-option-fixed_centres = Centri fissi: ogni centro città ha il suo posto sul tabellone
    .short = Centri fissi
flandern-option-corner_touch = Angoli vietati: due quartieri con lo stesso stemma non possono toccarsi nemmeno con un angolo
    .short = Angoli vietati
flandern-option-bonus_when_zero = Bonus influsso per tutti: si paga anche se nessuno ha carte influsso
    .short = Bonus influsso per tutti
flandern-option-spread_cities = Carte città in entrambi i mazzi dorati: quelle delle corporazioni arrivano più tardi (nostra ricostruzione)
    .short = Città in entrambi i mazzi
flandern-style-spoiler = Guastafeste
flandern-style-spoiler-about = Costruisce più quartieri grigi, per guastare le maggioranze altrui.
flandern-style-surveyor = Agrimensore
flandern-style-surveyor-about = Occupa i terreni con i cantieri, per completarli più tardi.
flandern-style-hothead = Testa calda
flandern-style-hothead-about = Spende presto le carte influsso per agire prima degli altri.
flandern-ending-plots_filled = Le città sono complete.
flandern-ending-gold_gone = Il mazzo dorato è finito.
flandern-ending-influenced_only = Solo le corporazioni sotto influsso potrebbero ancora costruire.
flandern-ending-stalled = Per troppi turni non si è costruito nulla.

## Cose

flandern-arms-blue = Blu
flandern-arms-yellow = Giallo
flandern-arms-green = Verde
flandern-arms-red = Rosso
flandern-arms-grey = Grigio
flandern-arms-church = Chiesa

flandern-guild-blue = Blu (tintori)
flandern-guild-yellow = Giallo (cimatori)
flandern-guild-green = Verde (follatori)
flandern-guild-red = Rosso (tessitori)

flandern-city-brugge = Brugge
flandern-city-gent = Gent
flandern-city-ieper = Ieper
flandern-city-leuven = Leuven
flandern-city-luik = Luik
flandern-city-utrecht = Utrecht

flandern-ground-1 = 1
flandern-ground-2 = 2
flandern-ground-3 = 3
flandern-ground-4 = 4
flandern-ground-5 = 5
flandern-ground-6 = 6

flandern-plot-S1 = S1
flandern-plot-S2 = S2
flandern-plot-S3 = S3
flandern-plot-S4 = S4
flandern-plot-M1 = M1
flandern-plot-M2 = M2
flandern-plot-M3 = M3
flandern-plot-M4 = M4
flandern-plot-L1 = L1
flandern-plot-L2 = L2
flandern-plot-L3 = L3
flandern-plot-L4 = L4
flandern-plot-A1 = A1
flandern-plot-B1 = B1
flandern-plot-C1 = C1
flandern-plot-C2 = C2
flandern-plot-centre = il centro città

flandern-shape-S = piccolo (S)
flandern-shape-M = lungo (M)
flandern-shape-L = grande (L)

flandern-tile-plain = nessun capo
flandern-tile-one = un capo
flandern-tile-two = due capi
flandern-tile-A = quartiere speciale A (aggiunge un terreno S)
flandern-tile-B = quartiere speciale B (aggiunge un terreno M)
flandern-tile-C = quartiere speciale C (aggiunge un terreno M e uno S)
flandern-tile-D = quartiere speciale D (un quadrato su due terreni S)

flandern-way-n = nord
flandern-way-e = est
flandern-way-s = sud
flandern-way-w = ovest
flandern-way-n-e = nord (terreno M) e est (terreno S)
flandern-way-n-w = nord (terreno M) e ovest (terreno S)
flandern-way-s-e = sud (terreno M) e est (terreno S)
flandern-way-s-w = sud (terreno M) e ovest (terreno S)
flandern-way-e-n = est (terreno M) e nord (terreno S)
flandern-way-e-s = est (terreno M) e sud (terreno S)
flandern-way-w-n = ovest (terreno M) e nord (terreno S)
flandern-way-w-s = ovest (terreno M) e sud (terreno S)

flandern-deed-brugge = Brugge
flandern-deed-gent = Gent
flandern-deed-ieper = Ieper
flandern-deed-leuven = Leuven
flandern-deed-luik = Luik
flandern-deed-utrecht = Utrecht
flandern-deed-site = Cantiere
flandern-deed-take_back = Prendi

flandern-card-brugge = Brugge
flandern-card-gent = Gent
flandern-card-ieper = Ieper
flandern-card-leuven = Leuven
flandern-card-luik = Luik
flandern-card-utrecht = Utrecht
flandern-card-site = Cantiere
flandern-card-take_back = Prendi
flandern-card-influence = Influsso
flandern-card-cathedral = Costruzione del duomo
flandern-card-master = Capo della corporazione

flandern-number-0 = Nessun
flandern-number-1 = +1
flandern-number-2 = +2
flandern-number-3 = +3
flandern-number-4 = +4
flandern-number-5 = +5
flandern-number-6 = +6
flandern-number-7 = +7
flandern-number-8 = +8
flandern-number-9 = +9

flandern-charge-blue-brugge = Blu · Brugge
flandern-charge-blue-gent = Blu · Gent
flandern-charge-blue-ieper = Blu · Ieper
flandern-charge-blue-leuven = Blu · Leuven
flandern-charge-blue-luik = Blu · Luik
flandern-charge-blue-utrecht = Blu · Utrecht
flandern-charge-blue-site = Blu · Cantiere
flandern-charge-yellow-brugge = Giallo · Brugge
flandern-charge-yellow-gent = Giallo · Gent
flandern-charge-yellow-ieper = Giallo · Ieper
flandern-charge-yellow-leuven = Giallo · Leuven
flandern-charge-yellow-luik = Giallo · Luik
flandern-charge-yellow-utrecht = Giallo · Utrecht
flandern-charge-yellow-site = Giallo · Cantiere
flandern-charge-green-brugge = Verde · Brugge
flandern-charge-green-gent = Verde · Gent
flandern-charge-green-ieper = Verde · Ieper
flandern-charge-green-leuven = Verde · Leuven
flandern-charge-green-luik = Verde · Luik
flandern-charge-green-utrecht = Verde · Utrecht
flandern-charge-green-site = Verde · Cantiere
flandern-charge-red-brugge = Rosso · Brugge
flandern-charge-red-gent = Rosso · Gent
flandern-charge-red-ieper = Rosso · Ieper
flandern-charge-red-leuven = Rosso · Leuven
flandern-charge-red-luik = Rosso · Luik
flandern-charge-red-utrecht = Rosso · Utrecht
flandern-charge-red-site = Rosso · Cantiere

flandern-phase-guild = scelta delle corporazioni
flandern-phase-found = posa dei centri città
flandern-phase-adopt = scelta delle corporazioni sotto influsso
flandern-phase-settle = sorteggio dei posti di Utrecht e Luik
flandern-phase-gold = pesca della carta dorata
flandern-phase-choose = scelta segreta delle carte
flandern-phase-turn = scelta di un’azione
flandern-phase-draw = pesca dal mazzo
flandern-phase-act = esecuzione di una carta
flandern-phase-whose = scelta del proprietario del quartiere
flandern-phase-tile = scelta del quartiere
flandern-phase-lies = posa di un quartiere speciale
flandern-phase-cathedral = posa di un duomo
flandern-phase-master = posa di un capo della corporazione
flandern-phase-next = si continua
flandern-phase-over = fine della partita

## Il tabellone

flandern-board-letter-blue = B
flandern-board-letter-yellow = G
flandern-board-letter-green = V
flandern-board-letter-red = R
flandern-board-letter-grey = N
flandern-board-letter-church = C
flandern-board-head = Manche { $round }: { $phase }
flandern-board-lead = Primo giocatore: { $seat }
flandern-board-gold = Mazzo dorato: A { $a }, B { $b }
flandern-board-pile = Mazzo delle corporazioni sotto influsso: { $count } coperte; scoperte: { $aside }
flandern-board-idle = Turni di fila senza costruzioni: { $count }; la partita finisce a { $limit }.
flandern-board-acts = { $seat } esegue: { $card }
flandern-board-player = { $seat } ({ $guild }): { $points } punti, influsso { $count }, giocate: { $played }
flandern-board-player-two = { $seat } ({ $guild }): { $points } punti, giocate: { $played }
flandern-board-grey = Grigio, la corporazione neutrale: { $points } punti
flandern-board-legend = B blu, G giallo, V verde, R rosso, N grigio, C chiesa; una cifra = capi, * = cantiere, † = duomo, ## = coperto. Sotto ogni città: quartieri/capi=punti se venisse conteggiata ora.
flandern-board-city = { $city } (posto { $ground }), valore { $value }
flandern-board-scored = – conteggiata
flandern-board-empty = Liberi: { $plots }
flandern-board-sites = Cantieri: { $plots }
flandern-board-stock = Banco, per forma; ogni cifra è un quartiere con i suoi capi stampati:
flandern-board-pawns = Pedine: { $sites } cantieri, { $cathedrals } duomi, { $masters } capi
flandern-board-hand = Le tue carte: { $cards }
flandern-board-own-gold = La tua carta dorata: { $card }
flandern-board-chosen = Hai scelto { $deed } con { $laid } influsso

## Domande e mosse

flandern-ask-guild = Scegli la tua corporazione.
flandern-ask-found = Scegli il posto di { $card }.
flandern-ask-adopt = Scegli la corporazione sotto influsso che farà punti per te.
flandern-ask-choose = Scegli la tua carta azione per questa manche.
flandern-ask-influence = Quante carte influsso vuoi aggiungere?
flandern-ask-turn = Giocare una carta dalla mano o pescare prima per le corporazioni sotto influsso?
flandern-ask-own = Gioca una carta dalla mano.
flandern-ask-act = Scegli un terreno da edificare o un cantiere da completare.
flandern-ask-site = Scegli il terreno del nuovo cantiere.
flandern-ask-whose = Di chi vuoi posare un quartiere?
flandern-ask-tile = Quale quartiere vuoi prendere?
flandern-ask-lies = In che direzione vuoi disporre il quartiere speciale?
flandern-ask-cathedral = Scegli un quartiere della chiesa per il duomo.
flandern-ask-master = Scegli un quartiere per il capo della corporazione.

flandern-move-guild = Prendi { $guild }
flandern-move-found = Posa il centro città sul posto { $ground }
flandern-move-adopt = Adotta { $guild }
flandern-move-choose = Gioca { $deed }
flandern-move-influence = { $number } influsso
flandern-move-draw = Pesca una carta per le corporazioni sotto influsso
flandern-move-build = Costruisci a { $city } su { $plot }
flandern-move-finish = Completa il cantiere a { $city } su { $plot }
flandern-move-whose = Posa un quartiere: { $arms }
flandern-move-tile = Prendi: { $tile }
flandern-move-lies = Disponi verso: { $way }
flandern-move-cathedral = Duomo a { $city } su { $plot }
flandern-move-master = Capo della corporazione a { $city } su { $plot }

## Che cosa è successo

flandern-told-took_guild = { $seat } prende { $guild }.
    .you = Prendi { $guild }.
flandern-told-adopted = { $seat } adotta { $guild }.
    .you = Adotti { $guild }.
flandern-told-founded = { $seat } fonda { $city } ({ $arms }) sul posto { $ground }.
    .you = Fondi { $city } ({ $arms }) sul posto { $ground }.
flandern-told-settled = { $city } ({ $arms }) si trova sul posto { $ground }.
flandern-told-unused = { $city } non è in gioco; le sue carte vengono tolte.
flandern-told-round = Manche { $round }; comincia { $seat }.
    .you = Manche { $round }; cominci tu.
flandern-told-gold = { $seat } pesca una carta dorata.
    .you = Peschi una carta dorata.
flandern-told-gold_seen = La tua carta dorata: { $card }.
flandern-told-gold_removed = { $seat } pesca la carta dorata { $card }; la città è già conteggiata, quindi la carta esce dal gioco.
    .you = Peschi la carta dorata { $card }; la città è già conteggiata, quindi la carta esce dal gioco.
flandern-told-gold_none = Non resta nessuna carta dorata per { $seat }.
    .you = Non resta nessuna carta dorata per te.
flandern-told-chose =
    Posi { $deed } e { $laid ->
        [one] una carta influsso
       *[other] { $laid } carte influsso
    } coperte.
flandern-told-revealed =
    { $seat } scopre { $deed } con { $laid ->
        [one] una carta influsso
       *[other] { $laid } carte influsso
    }.
    .you =
        Scopri { $deed } con { $laid ->
            [one] una carta influsso
           *[other] { $laid } carte influsso
        }.
flandern-told-order = Azione numero { $place }: { $seat }.
    .you = Azione numero { $place }: tocca a te.
flandern-told-plays = { $seat } gioca { $deed }.
    .you = Giochi { $deed }.
flandern-told-charge = { $seat } pesca { $charge }.
    .you = Peschi { $charge }.
flandern-told-charge_removed = { $seat } pesca { $charge }; la città è già conteggiata, quindi la carta esce dal gioco.
    .you = Peschi { $charge }; la città è già conteggiata, quindi la carta esce dal gioco.
flandern-told-reshuffled =
    Il mazzo è finito: { $count ->
        [one] la carta scoperta forma
       *[other] le { $count } carte scoperte formano
    } quello nuovo.
flandern-told-idle =
    Da { $count } turni non si costruisce nulla; la partita finisce dopo { $left ->
        [one] un altro turno così
       *[other] altri { $left } turni così
    }.
flandern-told-stalled = Da { $count } turni non si costruisce nulla: la partita finisce e tutte le città vengono conteggiate.
flandern-told-built = { $seat } costruisce a { $city } su { $plot }: { $arms }, { $tile }.
    .you = Costruisci a { $city } su { $plot }: { $arms }, { $tile }.
flandern-told-began = { $seat } apre un cantiere a { $city } su { $plot }: { $arms }, { $tile }.
    .you = Apri un cantiere a { $city } su { $plot }: { $arms }, { $tile }.
flandern-told-new_plot = { $city } ha un nuovo terreno { $plot }, { $shape }.
flandern-told-swallowed = Il terreno { $plot } di { $city } scompare.
flandern-told-finished = { $seat } completa il cantiere a { $city } su { $plot } ({ $arms }).
    .you = Completi il cantiere a { $city } su { $plot } ({ $arms }).
flandern-told-took_back =
    { $seat } riprende { $count ->
        [one] una carta azione
       *[other] { $count } carte azione
    }.
    .you =
        Riprendi { $count ->
            [one] una carta azione
           *[other] { $count } carte azione
        }.
flandern-told-no_effect = { $seat } non può usare { $card }: la carta non ha effetto.
    .you = Non puoi usare { $card }: la carta non ha effetto.
flandern-told-no_pawn = { $seat }: non restano pedine cantiere, la carta non ha effetto.
    .you = Non restano pedine cantiere, la tua carta non ha effetto.
flandern-told-gold_shown = { $seat } scopre la carta dorata { $card }.
    .you = Scopri la carta dorata { $card }.
flandern-told-gained = { $seat } guadagna una carta influsso e ora ne ha { $count }.
    .you = Guadagni una carta influsso e ora ne hai { $count }.
flandern-told-cathedral = { $seat } mette un duomo a { $city } su { $plot }.
    .you = Metti un duomo a { $city } su { $plot }.
flandern-told-master = { $seat } mette un capo della corporazione a { $city } su { $plot } ({ $arms }).
    .you = Metti un capo della corporazione a { $city } su { $plot } ({ $arms }).
flandern-told-covered = Il terreno { $plot } di { $city } viene coperto.
flandern-told-scored = { $city } viene conteggiata; il suo valore è { $value }.
flandern-told-ranked =
    { $city }: { $arms } ha { $count ->
        [one] un quartiere
       *[other] { $count } quartieri
    }, capi { $masters }; { $tied ->
        [one] posto { $rank }
       *[other] posto { $rank } in { $tied }
    } per il valore { $value }{ $rank ->
        [2] , metà arrotondata per eccesso
       *[other] { "" }
    } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
flandern-told-pawns_back =
    { $city }: { $count ->
        [one] una pedina cantiere torna
       *[other] { $count } pedine cantiere tornano
    } al banco.
flandern-told-cards_out = Le carte di { $city } escono dal gioco.
flandern-told-bonus = { $seat } ha più carte influsso ({ $count }): { $points } punti.
    .you = Hai più carte influsso ({ $count }): { $points } punti.
flandern-told-result =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .you =
        Tu: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
flandern-told-won =
    { $seat } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .you =
        Vinci con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.

## Perché no

flandern-refusal-unknown_move = In questo gioco non esiste la mossa numero { $move }.
flandern-refusal-no_such_seat = Questo posto non esiste: si gioca in { $seats }.
flandern-refusal-game_over = La partita è finita.
flandern-refusal-drawing = Un momento: { $phase }.
flandern-refusal-wrong_phase = Non puoi farlo in questa fase: { $phase }.
flandern-refusal-already_chosen =
    Hai già scelto; { $waiting ->
        [one] { $waiting } giocatore sta
       *[other] { $waiting } giocatori stanno
    } ancora pensando.
flandern-refusal-not_your_turn = Tocca a { $other }.
flandern-refusal-guild_taken = { $other } ha già { $guild }.
flandern-refusal-ground_taken = { $city } occupa già il posto { $ground }.
flandern-refusal-not_in_hand = { $deed } non è nella tua mano. Gioca la carta “Prendi” per riaverla.
flandern-refusal-card_chosen = Hai scelto { $deed }; ora scegli quante carte influsso aggiungere.
flandern-refusal-card_first = Scegli prima la tua carta azione.
flandern-refusal-too_few_influence =
    Hai solo { $have ->
        [one] { $have } carta influsso
       *[other] { $have } carte influsso
    }.
flandern-refusal-already_drawn = Hai già pescato per le corporazioni sotto influsso; ora gioca una carta della tua mano.
flandern-refusal-city_unused = { $city } non è in gioco in questa partita.
flandern-refusal-city_scored = { $city } è già stata conteggiata; lì non succede più nulla.
flandern-refusal-other_city = La tua carta è per { $city }.
flandern-refusal-no_such_plot = { $city } per ora non ha un terreno { $plot }.
flandern-refusal-not_a_plot = Qui non puoi costruire: { $plot }.
flandern-refusal-plot_built = Su { $plot } a { $city } c’è già un quartiere: { $arms }.
flandern-refusal-plot_covered = { $plot } a { $city } è coperto.
flandern-refusal-long_side = Nessun lato lungo di { $plot } a { $city } confina ancora con un quartiere.
flandern-refusal-same_arms = { $arms } non può stare su { $plot } a { $city }: confinerebbe con { $touched }, che ha lo stesso stemma.
flandern-refusal-empty_stock = Il banco di { $arms } non ha più quartieri di questa forma: { $shape }.
flandern-refusal-wrong_shape = Il { $tile } richiede un altro terreno: { $need }; questo è { $shape }.
flandern-refusal-wrong_arms = Questa carta non consente un quartiere di { $arms }.
flandern-refusal-no_such_tile = Il banco di { $arms } non ha più questo quartiere ({ $shape }): { $tile }.
flandern-refusal-special_gone = Il { $tile } è già stato usato.
flandern-refusal-special_church = Il { $tile } appartiene alla chiesa.
flandern-refusal-no_room = Non c’è spazio per il { $tile } su { $plot } a { $city }.
flandern-refusal-lies_not = Il { $tile } non può stare così: { $way }.
flandern-refusal-site_builds_only = La carta “Cantiere” apre un cantiere; non può completarne uno.
flandern-refusal-nothing_there = Non c’è nessun quartiere su { $plot } a { $city }.
flandern-refusal-no_site = Il quartiere su { $plot } a { $city } è già completato.
flandern-refusal-not_yours = Questo quartiere è di { $arms }; la tua carta non può essere usata qui.
flandern-refusal-not_church = { $plot } a { $city } non è un quartiere della chiesa, ma { $arms }.
flandern-refusal-has_cathedral = { $plot } a { $city } ha già un duomo.

## Le regole, con parole nostre

flandern-rule-fl-1 = Il tabellone ha sei posti per le città. Ognuno ha uno spazio per il centro città e dodici terreni, quattro per forma: piccolo S (2×1), lungo M (3×1) e grande L (3×2).
flandern-rule-fl-2 = Cinque corporazioni fanno punti: blu, giallo, verde, rosso e il grigio neutrale. Una corporazione di un giocatore ha un centro città e 15 quartieri, cinque per forma; anche il grigio ha 15 quartieri. La chiesa ha nove quartieri normali, tre per forma, e quelli speciali A, B, C e D.
flandern-rule-fl-3 = Un quartiere di corporazione mostra nessuno, uno o due capi stampati; dei cinque quartieri di una forma uno ne ha due, due ne hanno uno, due nessuno. Il centro città di una corporazione ne ha uno. I quartieri della chiesa non ne hanno.
flandern-rule-fl-4 = Ognuno ha undici carte argentate: sei città, un cantiere, una carta “Prendi” e tre carte influsso. Ci sono 28 carte dorate in due mazzi, 10 pedine cantiere, 4 duomi, 4 capi delle corporazioni e 6 cilindri per le città conteggiate.
flandern-rule-fl-5 = Preparazione in tre e quattro: il mazzo dorato A, mescolato, sta coperto sul mazzo dorato B, mescolato. In ordine di posto, dal primo giocatore, ognuno prende una corporazione libera. Tutte le corporazioni, anche il grigio, partono da 0 punti.
flandern-rule-fl-6 = Il primo posto è il primo giocatore della prima manche.
flandern-rule-fl-7 = Un centro città porta il nome di una città e uno stemma. Ognuno posa il centro città della propria corporazione su un posto libero; Utrecht (grigio) e Luik (chiesa) vanno su posti rimasti. Da allora il posto è la città indicata sul suo centro.
flandern-rule-fl-8 = I centri città si posano in ordine di posto dal primo giocatore; Utrecht e poi Luik sono sorteggiati tra i posti liberi. Opzione centri fissi: Brugge 1, Gent 2, Ieper 3, Leuven 4, Utrecht 5, Luik 6.
flandern-rule-fl-9 = In tre una corporazione è assente con tutto il suo materiale. La sua città non è in gioco, un posto resta vuoto e la sua carta città è tolta da tutte le mani e dalle carte dorate.
flandern-rule-fl-10 = Un centro città è a tutti gli effetti un quartiere completato del suo stemma: per il contatto, il valore della città e le maggioranze; quello di Luik è un quartiere della chiesa.
flandern-rule-fl-11 = Una manche ha sei fasi: 1 il primo giocatore pesca una carta dorata, 2 tutti scelgono, 3 tutti scoprono e si stabilisce l’ordine, 4 azioni, 5 azione dorata, 6 copertura, conteggio e cambio di primo giocatore.
flandern-rule-fl-12 = Il primo giocatore pesca la prima carta dorata e la guarda solo lui. La carta di una città conteggiata è tolta dal gioco e se ne pesca un’altra; se così il mazzo finisce, in questa manche non c’è carta dorata.
flandern-rule-fl-13 = Ognuno sceglie in segreto esattamente una carta azione della mano e quante carte influsso vuole, anche nessuna. Anche il numero è segreto.
flandern-rule-fl-14 = Tutti scoprono insieme. Chi ha posato più carte agisce prima; a parità, chi è più vicino al primo giocatore in senso orario, e il primo giocatore è il più vicino di tutti.
flandern-rule-fl-15 = Le carte influsso posate escono dal gioco. La carta azione resta scoperta davanti al suo proprietario.
flandern-rule-fl-16 = In quest’ordine ognuno esegue la propria carta. Se in quel momento c’è un modo lecito, bisogna sceglierne uno; altrimenti la carta è spesa senza effetto e niente la sostituisce.
flandern-rule-fl-17 = Carta città: nella città indicata, costruire un quartiere proprio, grigio o della chiesa, subito completato, oppure completare lì un cantiere di questi stemmi; la pedina torna al banco. Si può completare anche in una città piena non ancora conteggiata.
flandern-rule-fl-18 = Carta “Cantiere”: in una qualsiasi città non conteggiata posare un quartiere proprio, grigio o della chiesa con le stesse regole di costruzione e metterci una pedina cantiere. Senza pedine al banco non è possibile.
flandern-rule-fl-19 = Carta “Prendi”: essa e tutte le carte azione giocate tornano in mano. Si può giocare anche senza altro da riprendere, per passare. Le carte influsso non tornano mai.
flandern-rule-fl-20 = Chiunque può completare un cantiere grigio o della chiesa, chiunque l’abbia allestito. Nessuno può completare il cantiere di un’altra corporazione.
flandern-rule-fl-21 = Un banco senza quartieri di una forma non può fornirne. I quartieri costruiti non si tolgono né si spostano mai.
flandern-rule-fl-22 = Regola di costruzione 1, forma: un quartiere si posa solo su un terreno libero e non coperto della sua forma.
flandern-rule-fl-23 = Regola di costruzione 2, lato lungo: almeno un lato lungo del nuovo quartiere deve condividere un tratto di confine con un quartiere, completato o no, di qualsiasi stemma; il centro città conta. I soli lati corti non bastano, né le piastrine di copertura o i terreni liberi.
flandern-rule-fl-24 = Regola di costruzione 3, stemma: il nuovo quartiere non deve toccare un quartiere con lo stesso stemma, completato o no, centro città compreso; vale anche per il grigio e la chiesa. Incontrarsi in un angolo è permesso, tranne con l’opzione angoli vietati.
flandern-rule-fl-25 = Se i quartieri di quella forma hanno capi stampati diversi, chi costruisce sceglie quale usare.
flandern-rule-fl-26 = I quartieri speciali della chiesa valgono in tutto come quartieri della chiesa. A va su un terreno S e aggiunge un terreno S fuori città lungo un lato lungo; B lo stesso con M; C va su un terreno L e aggiunge un terreno M lungo un lato lungo e un terreno S lungo un lato corto. D è un quadrato su due terreni S: il secondo scompare; tutti i suoi lati contano come lunghi.
flandern-rule-fl-27 = Un nuovo terreno corre lungo un lato intero, profondo un’unità, e solo dove non c’è un terreno (nemmeno coperto), il centro, un quartiere o un altro nuovo terreno della città. Se un quartiere speciale si può disporre in più modi, chi costruisce sceglie; se in nessuno, lì non si può costruire.
flandern-rule-fl-28 = I nuovi terreni esistono appena il quartiere speciale è posato, anche come cantiere. Si chiamano A1, B1, C1 (il terreno M di C) e C2 (il suo terreno S), sono terreni normali e vanno edificati perché la città sia completa.
flandern-rule-fl-29 = Azione dorata: il primo giocatore scopre la carta dorata. Una carta influsso va nella sua mano e si può usare dalla manche seguente. Ogni altra carta dorata va eseguita se possibile, poi è scartata per sempre.
flandern-rule-fl-30 = Carta città dorata: come una carta città, ma solo con quartieri grigi o della chiesa, da costruire o da completare.
flandern-rule-fl-31 = Cantiere dorato: come una carta “Cantiere”, ma solo con un quartiere grigio o della chiesa.
flandern-rule-fl-32 = “Prendi” dorata: tutte le carte azione giocate dal primo giocatore tornano in mano, anche quella di questa manche.
flandern-rule-fl-33 = Duomo dorato: porre un duomo su un quartiere della chiesa che non ne ha, completato o no, speciale o centro città, in una città non conteggiata. Se non ne restano, non succede nulla.
flandern-rule-fl-34 = Capo della corporazione dorato: porre una pedina capo su un quartiere proprio o grigio, completato o no, centro compreso, in una città non conteggiata. Un quartiere può avere più capi. Se non restano pedine, non succede nulla.
flandern-rule-fl-35 = Copertura, prima di ogni conteggio: un terreno è colorabile se uno stemma in gioco ha al banco un quartiere che ci sta senza toccare lo stesso stemma. È raggiungibile se è colorabile e un suo lato lungo confina con un quartiere o con un terreno raggiungibile; dove sta D, basta un lato qualsiasi del suo quadrato per entrambi i terreni. Ogni terreno libero non raggiungibile viene coperto e non conta più.
flandern-rule-fl-36 = Una città è completa quando nessun suo terreno è libero, compresi i nuovi e lasciando da parte quelli coperti; un terreno con cantiere non è libero. Le città complete si conteggiano subito, in ordine alfabetico.
flandern-rule-fl-37 = Il valore di una città: 1 per ogni quartiere di corporazione completato, 2 per ogni quartiere della chiesa completato, 3 se ha un duomo, centro compreso. I cantieri non contano.
flandern-rule-fl-38 = Classifica: partecipa ogni corporazione, anche il grigio, con almeno un quartiere completato. Più quartieri completati stanno più in alto, poi più capi su di essi, stampati o pedine. Le corporazioni pari in entrambi condividono i posti.
flandern-rule-fl-39 = Il primo posto riceve il valore, il secondo la metà arrotondata per eccesso, il terzo 4, il quarto 2, il quinto nulla. Le corporazioni che condividono più posti ricevono tutte i punti del più basso.
flandern-rule-fl-40 = Una città conteggiata riceve un cilindro; lì non succede più nulla. Le pedine cantiere tornano al banco, duomi e pedine capo restano. Le sue carte città escono dal gioco, dalle mani e dalle carte giocate.
flandern-rule-fl-41 = Chi segue in senso orario diventa primo giocatore.
flandern-rule-fl-42 = In tre e quattro la partita finisce dopo la sesta fase quando sul tabellone resta al massimo un terreno libero, lasciando da parte quelli coperti, o quando il mazzo dorato è finito.
flandern-rule-fl-43 = Alla fine ogni terreno ancora libero viene coperto e tutte le città non ancora conteggiate si conteggiano.
flandern-rule-fl-44 = Chi alla fine ha più carte influsso riceve 3 punti, e così tutti i pari merito. Se nessuno ne ha, nessuno li riceve, tranne con l’opzione bonus influsso per tutti.
flandern-rule-fl-45 = Vince chi ha più punti; a parità la vittoria è condivisa. Il grigio non può vincere.
flandern-rule-fl-46 = In due ognuno ha una corporazione con i suoi quartieri, il centro città e otto carte argentate, senza influsso. Carte dorate, duomi e pedine capo non si usano.
flandern-rule-fl-47 = Le due corporazioni rimaste sono sotto influsso; ognuno ne adotta una e alla fine ne riceve i punti. Dopo i due centri propri il primo giocatore adotta una corporazione e ne posa il centro, poi l’altro prende l’ultima; Utrecht e Luik seguono a caso. Tutte e sei le città sono in gioco.
flandern-rule-fl-48 = Le sei carte città e la carta “Cantiere” delle due corporazioni sotto influsso, 14 carte, formano un unico mazzo mescolato e coperto. I quartieri di queste corporazioni sono a disposizione di entrambi.
flandern-rule-fl-49 = I due giocatori si alternano, prima il primo giocatore. Un turno ha due azioni nell’ordine voluto: un’azione propria e un’azione d’influsso.
flandern-rule-fl-50 = Azione propria: giocare una carta della mano ed eseguirla.
flandern-rule-fl-51 = Azione d’influsso: pescare la prima carta del mazzo, eseguirla subito se possibile e posarla scoperta accanto al mazzo. Consente quartieri della sua corporazione, grigi o della chiesa. La carta di una città conteggiata è tolta e se ne pesca un’altra.
flandern-rule-fl-52 = Quando serve una carta e il mazzo è finito, le carte scoperte si mescolano e formano un nuovo mazzo. Le due carte “Cantiere” non ne escono mai.
flandern-rule-fl-53 = Dopo ogni turno in due i terreni morti vengono coperti e le città complete, magari due, si conteggiano per tutte e cinque le corporazioni.
flandern-rule-fl-54 = In due la partita finisce dopo un turno quando nessun terreno è libero, o quando ogni terreno libero potrebbe essere edificato solo dalle due corporazioni sotto influsso. Allora i terreni liberi vengono coperti e tutte le città conteggiate.
flandern-rule-fl-55 = In due il risultato è la somma della propria corporazione e di quella sotto influsso. Vince la somma più alta, a parità la vittoria è condivisa; non c’è bonus influsso.
flandern-rule-fl-56 = Visibile a tutti: il tabellone, i banchi, le carte giocate e scartate, i punteggi e il numero di carte influsso. Nascosto: l’ordine dei mazzi, la carta dorata della manche (nota solo al primo giocatore) e le scelte finché non sono scoperte.
flandern-rule-fl-57 = In due la partita finisce anche dopo 30 turni di fila in cui nessuno costruisce o completa un quartiere (decisione nostra: le regole stampate permetterebbero a entrambi di riprendere le carte all’infinito). Dal quindicesimo di questi turni il diario e il tabellone li contano. Allora i terreni liberi vengono coperti e tutte le città conteggiate, come a ogni fine.

## Perché questo consiglio

flandern-reason-completes = Completa { $city }: lì ottieni { $points }.
flandern-reason-pays = { $city }, contata così com’è, ti dà { $points } invece di { $before }.
flandern-reason-costs = { $city }, contata così com’è, dà a { $seat } { $points } invece di { $before }.
flandern-reason-leads = { $city }, quartieri: tuoi { $mine }, della migliore altra corporazione { $best }. Il primo posto paga { $first }.
flandern-reason-ties = { $city }, quartieri: tuoi { $mine }, alla pari con la migliore altra corporazione. Al primo posto senza parità avresti { $first }.
flandern-reason-chases = { $city }, quartieri: tuoi { $mine }, della migliore altra corporazione { $best }. Il primo posto paga { $first }, il secondo { $second }.
flandern-reason-value = Sei in testa a { $city }, che ora vale { $value } invece di { $before }.
flandern-reason-begins = Completato con la carta { $city }, questo cantiere vi porta i tuoi quartieri a { $mine }; la migliore altra corporazione ne ha { $best }.
flandern-reason-masters = I capi risolvono le parità: a { $city } ne avresti { $mine } invece di { $before }, la migliore altra corporazione { $best }.
flandern-reason-site_masters = I capi risolvono le parità: a cantiere completato ne avresti { $mine } a { $city }, la migliore altra corporazione { $best }.
flandern-reason-spares = Una tessera semplice tiene quelle con i capi per un’altra città. In riserva: { $count }.
flandern-reason-church = Una volta completato, un quartiere della chiesa aggiunge { $value } a quanto paga il primo posto a { $city }.
flandern-reason-annexes = Apre nuovi terreni: { $city } ne ha poi { $empty } liberi.
flandern-reason-room = A { $city } resta spazio per la tua corporazione: { $mine } terreni ancora adatti, meno dopo la maggior parte delle altre mosse.
flandern-reason-adopted = { $city }, contata così com’è, ti dà { $points } invece di { $before } con la corporazione adottata, { $guild }.
flandern-reason-plots = Terreni liberi rimasti a { $city }: { $empty }.
flandern-reason-stands = { $city }, quartieri ora: tuoi { $mine }, della migliore altra corporazione { $best }. Così com’è, il primo posto paga { $first }, il secondo { $second }.
flandern-reason-finishes = Può completare il tuo cantiere a { $city }. Quartieri poi: tuoi { $mine }, della migliore altra corporazione { $best }. Ora il primo posto paga { $first }.
flandern-reason-sites = Un cantiere occupa un terreno in qualsiasi città aperta, senza la sua carta. Pedine cantiere rimaste: { $count }.
flandern-reason-cards = Le carte giocate tornano in mano: { $count }.
flandern-reason-keeps = Tieni { $left } di influsso; il massimo altrove è { $best }. Averne di più alla fine vale { $bonus } punti.
flandern-reason-spends = Con { $count } di influsso giochi prima di chi ne gioca meno. Ne tieni { $left }.
flandern-reason-pile = Scopri cosa costruisce la carta pescata prima di scegliere la tua. Carte nel mazzo: { $count }.
flandern-reason-home = Il tuo primo quartiere, il centro, è a { $city }. Quartieri iniziali: { $count }.
flandern-reason-ahead = { $city }: pari nei quartieri ({ $mine }), avanti nei capi ({ $masters } a { $theirs }). Il primo posto paga { $first }.
flandern-reason-behind = { $city }: pari nei quartieri ({ $mine }), indietro nei capi ({ $masters } a { $theirs }). Il secondo posto paga { $second }.
