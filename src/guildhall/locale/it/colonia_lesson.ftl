# Colonia: le lezioni, in italiano.

## basics.toml

colonia-lesson-basics-title = Le tue prime due settimane
colonia-lesson-basics-goal = Per sei settimane guidi una famiglia nella Colonia medievale. Le reliquie, in vendita la domenica all’altare, danno i punti scritti sulla carta. Vince chi ha più punti.
colonia-lesson-basics-family = Ogni martedì giochi una carta famiglia e mandi altrettanti membri in municipio. La più alta gioca per prima tutta la settimana. Gioca 8 o 6.
colonia-lesson-basics-family-family_8 = Nessuno batte 8: giochi per primo. Ma 8 membri sono occupati, e ogni carta si gioca una volta sola.
colonia-lesson-basics-family-family_6 = Basta: Boudewijn ha giocato 5, Clara 3. Giochi per primo e tieni l’8 per dopo. Ogni carta si gioca una volta sola.
colonia-lesson-basics-equal = E se le carte sono uguali? Nella prima settimana decide il dado fra quei giocatori. Poi, fra loro, l’ordine della settimana prima si inverte.
colonia-lesson-basics-street = I membri mandati aspettano nel campo del martedì e tornano martedì prossimo. Anche gli altri giorni: a casa una settimana dopo, finito il lavoro del giorno.
colonia-lesson-basics-week = Ogni giorno ha il suo luogo. Il mercato dà cubi, gli artigiani ne fanno merci, le navi le trasformano in denaro, e il denaro compra reliquie.
colonia-lesson-basics-plan = Il tuo piano: una nave in porto paga 9 per una ruota, un quadro e scarpe. Clicca sul porto per vederla. Il quadro lo hai già, dietro il tuo schermo.
colonia-lesson-basics-market = La ruota vuole ferro e legno, le scarpe cuoio e pelliccia; ti manca solo il ferro. Prendi tutta una bancarella, un membro per cubo: la 4 o la 7?
colonia-lesson-basics-market-take_4 = Tre cubi per tre membri: il ferro per la ruota. Lino e pelliccia danno una terza merce.
colonia-lesson-basics-market-take_7 = Quattro cubi per quattro membri: il ferro, e con cuoio e altro ferro una terza merce.
colonia-lesson-basics-pass = Si gira finché tutti hanno passato. Hai abbastanza cubi: passa. Per oggi hai finito; i cubi che nessuno prende tornano nel sacchetto.
colonia-lesson-basics-vote = Il giovedì comincia con un voto. Il numero della tua carta famiglia è il numero dei tuoi voti. Questo decreto piace a Boudewijn: ha preso ferro e legno.
colonia-lesson-basics-vote-vote_yes = Approvato: il bastoncino del carradore scende di due spazi. Tre ruote sono sicure. La tua, la prima, lo era già; ora lo è anche quella di Boudewijn.
colonia-lesson-basics-vote-vote_no = Respinto: tu e Clara avete più voti di Boudewijn. Oggi è sicura una ruota, e cominci tu.
colonia-lesson-basics-order = Un ordine costa i due cubi indicati e un membro in fila. Gli ordini sopra il bastoncino dell’artigiano sono pronti oggi. Ordina una ruota.
colonia-lesson-basics-queue = Boudewijn è arrivato secondo dal carradore: costa due membri, un terzo ordine tre. Nessuno ha ancora ordinato scarpe: le tue ne costano uno. Ordinale.
colonia-lesson-basics-more = Hai cubi per un’altra merce. Confrontali con i due cubi di ogni artigiano: a chi servono i tuoi?
colonia-lesson-basics-more-order_tailor = Giusto: lino e pelliccia. Clara era stata lì prima di te, quindi è costato due membri.
colonia-lesson-basics-more-order_saddler = Giusto: cuoio e ferro. Oggi lì non era venuto nessuno prima di te: è costato un membro.
colonia-lesson-basics-dice = Quando tutti avevano passato, i dadi hanno fatto scendere i bastoncini. Oggi è bastato per ogni ordine; quelli che restano sotto aspettano giovedì prossimo. Ecco le tue merci.
colonia-lesson-basics-home = Il venerdì è cominciato con un voto, e abbiamo detto sì per te: ogni famiglia ha riportato subito a casa tre membri dal campo del giovedì, senza aspettare una settimana.
colonia-lesson-basics-ships = Le navi con “salpa” partono sabato e pagano nella moneta della loro città. La carta settimana del lunedì dice quante; le altre restano e pagano più tardi. Nella sesta settimana salpano tutte.
colonia-lesson-basics-load = Una stiva prende esattamente le merci indicate e un membro. Carica la tua per Novgorod. Bergen paga 14 per quattro merci, ma la sua moneta compra solo le sue reliquie: qui nessuna.
colonia-lesson-basics-display = Sabato, l’ultimo voto: altre due reliquie per domani? In parità vince la parte del sindaco. Il sindaco gioca per primo: questa settimana sei tu. Vota sì.
colonia-lesson-basics-money = Le navi sono salpate. Quattro città, quattro monete: alle tue 5 grivne si aggiungono 9 da Novgorod. Una reliquia si paga solo nella moneta della sua città.
colonia-lesson-basics-buy = Domenica, e cominci tu. Le tue 14 grivne di Novgorod comprano 4 punti per 14, o 3 punti per 12.
colonia-lesson-basics-buy-buy_nowgorod-4 = Quattro punti. Anche Clara aveva 14 grivne, ma giocava dopo di te: le è rimasto il 3.
colonia-lesson-basics-buy-buy_nowgorod-3 = Tre punti, e ti restano 2 grivne. Anche Clara ne aveva 14: ha preso i 4 punti.
colonia-lesson-basics-small = Le tue 5 sterline di Londra qui comprano 1 punto. Compri, o passi e risparmi per una reliquia di Londra migliore?
colonia-lesson-basics-small-buy_london-1 = Un punto è sicuro, e il tuo denaro di Londra è speso.
colonia-lesson-basics-small-pass = Tieni 5 sterline. Con una buona nave per Londra potrai comprare molto più di 1 punto.
colonia-lesson-basics-shrine = Questo è un reliquiario. Da solo non dà punti, ma raddoppia una reliquia della sua città. Mettila dentro quando compri uno dei due; dopo non si può.
colonia-lesson-basics-insure = Stasera tutte le carte rimaste vengono sostituite. Un membro su una carta la trattiene, ma domenica prossima chiunque può comprarla. Assicura la reliquia di Novgorod da 5 punti.
colonia-lesson-basics-windows = Dopo la sesta settimana, chi ha più denaro di una città ne riceve la vetrata: 2 punti, a nessuno in parità. Per il resto, denaro, merci e cubi rimasti servono solo da spareggio.
colonia-lesson-basics-tuesday = La seconda settimana è tua: nuove bancarelle, decreti e navi. I membri di martedì scorso tornano solo a carte scoperte. Senza di loro non ne hai abbastanza? La carta vale 0.
colonia-lesson-basics-wednesday = Prima due voti. Poi guarda il porto: quali stive puoi riempire, e in quale moneta? Prendi i cubi per quelle merci e passa.
colonia-lesson-basics-thursday = Ordina dove nessuno è venuto prima di te, o dove il bastoncino lascia spazio. Quando non ti serve altro, passa.
colonia-lesson-basics-friday = Dopo il voto, carica quello che puoi; se nulla va bene, la giornata passa senza di te. Le stive grandi pagano di più ogni merce: 2, 5, 9 o 14 per una, due, tre o quattro.
colonia-lesson-basics-sunday = Domenica. I turni in cui non potevi caricare né comprare nulla sono stati saltati. Compra ciò che il denaro permette, o risparmia; poi i membri possono trattenere carte fino a domenica prossima.
colonia-lesson-basics-setup = Una partita vera comincia col dado: ricevi una merce, con 6 la scegli tu. Un decreto del sabato permette di cambiare fino a 5 di una moneta in un’altra.
colonia-lesson-basics-end = I buoni giocatori guardano prima l’altare: quale moneta servirà? Riempiono stive grandi e tengono abbastanza membri per i giorni che seguono.
