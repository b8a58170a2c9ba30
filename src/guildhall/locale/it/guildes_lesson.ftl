# Guildes: le lezioni, in italiano.

## basics.toml

guildes-lesson-basics-title = Il tuo primo scrutinio
guildes-lesson-basics-goal = Ogni gilda vota il giocatore con più carte sue; vince chi ha più voti. Gli Alchimisti ne danno più di tutti: 14. Prendili dal tuo mazzetto.
guildes-lesson-basics-second = Tutti hanno passato il resto, il tuo è andato a Boudewijn; una freccia estratta a ogni scrutinio indica il verso. Altri Alchimisti, o la Milizia, 3 voti sicuri per carta? Scegli tu.
guildes-lesson-basics-second-pick_alchemists = Due carte di una gilda sono un buon inizio. Ma anche gli altri possono prendere Alchimisti.
guildes-lesson-basics-second-pick_militia = La Milizia dà 3 voti a carta, sicuri e senza rivali. Un’altra carta Alchimisti avrebbe aiutato a vincere i loro 14.
guildes-lesson-basics-rest = Si va avanti finché i mazzetti sono vuoti: tieni una carta, passa il resto. Premi Avanti e scegliamo noi le altre.
guildes-lesson-basics-lay = Hai 9 carte e ne giocherai 7, una alla volta. Tutti giocano coperto, poi si scopre insieme. Comincia con gli Alchimisti.
guildes-lesson-basics-fight = Anche Boudewijn e Diederik hanno giocato Alchimisti! Giochi la carta scelta per seconda, Alchimisti o Milizia, o provi con i Cavalieri? Scegli tu.
guildes-lesson-basics-fight-lay_alchemists = Ora ne avete due a testa, tutti e tre. Se resta così, dividete i 14 voti: 4 ciascuno.
guildes-lesson-basics-fight-lay_knights = Lasci gli Alchimisti agli altri e provi un’altra gilda. In questo scrutinio i Cavalieri pagano solo chi ne ha di più.
guildes-lesson-basics-fight-lay_militia = Tre voti sicuri. Con una sola carta non avrai nulla dagli Alchimisti.
guildes-lesson-basics-last = Abbiamo giocato altre quattro carte per te. Ancora una! Le due che non giochi vengono scartate e nessuno le vede.
guildes-lesson-basics-last-lay_nobles = Ben visto: raggiungi Clara, due Nobili a testa. I 12 voti si dividono: 6 ciascuno.
guildes-lesson-basics-last-lay_knights = Boudewijn ha due Cavalieri. Con meno non ottieni nulla. Con i Nobili avresti pareggiato con Clara: 6 voti.
guildes-lesson-basics-last-lay_alchemists = Tre giocatori con due Alchimisti dividono 14 voti: 4 ciascuno. Con i Nobili avresti pareggiato con Clara: 6 voti.
guildes-lesson-basics-last-lay_militia = Tre voti sicuri, e di nuovo nei due scrutini dopo. Con i Nobili avresti pareggiato con Clara: 6 voti.
guildes-lesson-basics-won = Si conta gilda per gilda. Hai più Borghesi di tutti: 10 voti. Nel primo scrutinio paga solo il primo posto.
guildes-lesson-basics-tie = Tu e Diederik, pari nei Mercanti, vi dividete i 9 voti, arrotondati per difetto: 4 a testa. Quando pagano più posti, chi è pari divide tutti i posti che occupa.
guildes-lesson-basics-militia = La Milizia non è una gara: ognuna delle 15 carte dà 3 voti a chi l’ha, a ogni scrutinio. In tre giocatori le carte Milizia sono solo 12, e non ci sono Alchimisti.
guildes-lesson-basics-stay = Le carte sul tavolo restano. Il secondo scrutinio paga anche il secondo posto, il terzo anche il terzo. I numeri + dicono quanti voti avrebbe ora ogni giocatore.
guildes-lesson-basics-free = Ora tocca a te: gioca tutto il secondo scrutinio. Pagano primo e secondo posto. Dove bastano una o due carte per superare qualcuno?
guildes-lesson-basics-own = Il secondo scrutinio è contato: guarda che cosa ti ha portato ogni gilda. Paga anche il secondo posto: gli Alchimisti danno 14 voti, poi 7; in parità si dividono.
guildes-lesson-basics-third = Il terzo scrutinio paga tre posti; solo due per Pescatori e Borghesi, quattro per gli Alchimisti. Ogni gilda ha tante carte quanti voti paga il suo primo posto.
guildes-lesson-basics-end = Dopo il terzo scrutinio vince chi ha più voti; in parità, vittoria condivisa. I buoni giocatori prendono gilde poco contese e giocano presto la Milizia: paga a ogni scrutinio.

## events.toml

guildes-lesson-events-title = Uno scrutinio con evento
guildes-lesson-events-rule = Con gli eventi ogni scrutinio ha una regola propria. Qui i pareggi si annullano: chi è pari in una gilda conta come se non ne avesse carte, e gli altri salgono.
guildes-lesson-events-last = Siete in tre ad avere due Alchimisti. Per ora nessuno dei tre conta e nessuno prende i 14 voti. Qual è la tua ultima carta?
guildes-lesson-events-last-lay_alchemists = Tre carte: non sei pari con nessuno, i 14 voti sono tuoi.
guildes-lesson-events-last-lay_militia = La Milizia non conosce pareggi: 3 voti. Una terza carta Alchimisti ti avrebbe dato 14 voti.
guildes-lesson-events-last-lay_peasants = Anche Diederik ne ha una: lì non contate. Una terza carta Alchimisti ti avrebbe dato 14 voti.
guildes-lesson-events-vanished = Guarda i Nobili: Boudewijn e Clara ne avevano due a testa e non contano. La tua unica carta ha preso tutti i 12 voti. La Milizia conta come sempre.
guildes-lesson-events-others = Il prossimo scrutinio ha un altro evento: si gioca una carta, poi due insieme, poi di nuovo una, e così via. Le carte giocate insieme si scoprono insieme.
guildes-lesson-events-more = Altri eventi: si gioca una carta in meno; ogni carta si scopre quando è giocata la successiva; si gioca a turno, a carte scoperte; o ognuno dà una carta, da mescolare e ridistribuire.
guildes-lesson-events-end = I buoni giocatori leggono l’evento prima della prima scelta. Se i pareggi si annullano, meglio una gilda tutta tua che una lotta tra pari.

## tricks.toml

guildes-lesson-tricks-title = I colpi bassi
guildes-lesson-tricks-trick = Con i colpi bassi ognuno ne riceve uno prima della scelta delle carte, scoperto. Il tuo: Sacerdoti ±1 di un giocatore. I colpi si usano dopo l’ultima carta. Gioca Sacerdoti.
guildes-lesson-tricks-swap = L’ordre segue le lettere. La A di Diederik, Protezione: nessun altro colpo lo tocca. La B di Boudewijn, Scambio, scambia una carta di due giocatori: i suoi Alchimisti con i tuoi Nobili.
guildes-lesson-tricks-substitution = La E di Clara, Sostituzione: ha ripreso Mercanti dal tavolo e giocato un’altra carta della mano, Contadini. Con i colpi bassi tieni le carte non giocate finché non tocca al tuo.
guildes-lesson-tricks-use = Ora la tua H: un giocatore, tranne Diederik, conta una carta Sacerdoti in più o in meno. Tu e Clara ne avete due. Che fai?
guildes-lesson-tricks-use-raise_0 = Ora conti tre Sacerdoti: tutti i 13 voti sono tuoi invece di 6.
guildes-lesson-tricks-use-lower_2 = Ora Clara conta una sola carta Sacerdoti: tutti i 13 voti sono tuoi invece di 6. Aumentare te avrebbe avuto lo stesso effetto.
guildes-lesson-tricks-use-decline = Nessuno è obbligato a usarlo. Ma dividi 13 voti con Clara, 6 a testa; una carta Sacerdoti in più te li avrebbe dati tutti.
guildes-lesson-tricks-counted = Un numero aumentato o diminuito vale solo per questo conteggio. Le carte scambiate o scartate non tornano.
guildes-lesson-tricks-others = Per il prossimo scrutinio ognuno ha un nuovo colpo basso, mai la stessa lettera due volte di fila. Nessuno è obbligato a usarlo; chi è protetto non si può scegliere.
guildes-lesson-tricks-more = C, Sacrificio: scarta una tua carta di una gilda da 10 voti o più, poi una qualsiasi sul tavolo. D, Seconda mano: pesca due carte scartate e giocane una.
guildes-lesson-tricks-end = Tutti i colpi bassi sono scoperti dall’inizio. I buoni giocatori si chiedono prima di scegliere: chi può colpire la mia gilda migliore, e chi viene dopo di me?
