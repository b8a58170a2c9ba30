# Guildes: le lezioni, in italiano.

## basics.toml

guildes-lesson-basics-title = Il tuo primo scrutinio
guildes-lesson-basics-goal = Ogni gilda vota chi ha più carte sue; vince chi ha più voti. Gli Alchimisti ne danno di più: 14. Tienili dal tuo mazzetto.
guildes-lesson-basics-second = Tutti hanno passato il resto a sinistra; questo mazzetto è nuovo per te. Altri Alchimisti, o la Milizia, che nessuno contende? Scegli tu.
guildes-lesson-basics-second-pick_alchemists = Due carte di una gilda sono un buon inizio. Ma anche gli altri possono prendere Alchimisti.
guildes-lesson-basics-second-pick_militia = La Milizia dà 3 voti a carta, sicuri e senza rivali. Un’altra carta Alchimisti avrebbe aiutato a vincere i loro 14.
guildes-lesson-basics-rest = Si va avanti finché i mazzetti sono vuoti: tieni una carta, passa il resto. Premi Avanti e scegliamo noi le altre.
guildes-lesson-basics-lay = Hai 9 carte e ne giocherai 7, una alla volta. Tutti giocano coperto, poi si scopre insieme. Comincia con gli Alchimisti.
guildes-lesson-basics-fight = Anche Boudewijn e Diederik hanno giocato Alchimisti! Lotti ancora o giochi altro? Scegli tu.
guildes-lesson-basics-fight-lay_alchemists = Ora ne avete due a testa, tutti e tre. Se resta così, dividete i 14 voti: 4 ciascuno.
guildes-lesson-basics-fight-lay_knights = Lasci gli Alchimisti agli altri e provi un’altra gilda. In questo scrutinio paga solo chi ha più Cavalieri.
guildes-lesson-basics-fight-lay_militia = Tre voti sicuri. Con una sola carta non avrai nulla dagli Alchimisti.
guildes-lesson-basics-last = Abbiamo giocato altre quattro carte per te. Ancora una! Le due che non giochi vengono scartate e nessuno le vede.
guildes-lesson-basics-last-lay_nobles = Ben visto: raggiungi Clara, due Nobili a testa. I 12 voti si dividono: 6 ciascuno.
guildes-lesson-basics-last-lay_knights = Boudewijn ha due Cavalieri. Con meno non ottieni nulla. Con i Nobili avresti pareggiato con Clara: 6 voti.
guildes-lesson-basics-last-lay_alchemists = Tre giocatori con due Alchimisti dividono 14 voti: 4 ciascuno. Con i Nobili avresti pareggiato con Clara: 6 voti.
guildes-lesson-basics-last-lay_militia = Tre voti sicuri, e di nuovo nei due scrutini dopo. Con i Nobili avresti pareggiato con Clara: 6 voti.
guildes-lesson-basics-won = Si conta gilda per gilda. Hai più Borghesi di tutti: 10 voti. Nel primo scrutinio paga solo il primo posto.
guildes-lesson-basics-tie = Tu e Diederik eravate pari nei Mercanti. I voti si dividono arrotondando per difetto: dei 9 ne avete avuti 4 a testa.
guildes-lesson-basics-militia = La Milizia non è una gara: ogni carta dà 3 voti a chi l’ha, a ogni scrutinio. Clara ne ha una.
guildes-lesson-basics-stay = Le carte sul tavolo restano. Il secondo scrutinio paga anche il secondo posto, il terzo anche il terzo. I numeri + dicono quanto renderebbero ora.
guildes-lesson-basics-free = Ora tocca a te: gioca tutto il secondo scrutinio. Pagano primo e secondo posto. Dove bastano una o due carte per superare qualcuno?
guildes-lesson-basics-end = I buoni giocatori osservano gli altri, prendono gilde poco contese e giocano presto la Milizia: paga a ogni scrutinio che segue.
