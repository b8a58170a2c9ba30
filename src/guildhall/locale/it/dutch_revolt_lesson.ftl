# Dutch Revolt: the lessons, in Italian.

## provinces.toml

dutch_revolt-lesson-provinces-title = Due province
dutch_revolt-lesson-provinces-goal = Città e province danno punti. Guidi i Borghesi, in blu; per ora lascia stare il resto della mappa. Alcune tue unità aspettano all’estero: scegli Mercanti di Londra, poi Zelanda.
dutch_revolt-lesson-provinces-support = Due unità aspettano ancora a Londra. Ne mandi una in Olanda, o la cambi in moneta per il tuo tesoro? Le monete pagheranno le armate. Scegli tu.
dutch_revolt-lesson-provinces-support-send_london_holland = Le unità arrivano in campagna: nella provincia, ma in nessuna delle sue cittadine o città. L’ultima l’ha seguita.
dutch_revolt-lesson-provinces-support-cash_london = Una moneta per il tuo tesoro. Unità e monete sono due facce degli stessi 40 segnalini. L’ultima unità è andata in Olanda.
dutch_revolt-lesson-provinces-units = Nuove unità! Vanno dove ne hai già e possono al massimo raddoppiarle. Scegli tre volte Olanda, una volta Zelanda, poi Invia.
dutch_revolt-lesson-provinces-conflict = L’Olanda superava il suo limite di 12: conflitto! Finché non si rientra o resta una sola parte, ognuna perde un’unità a turno, la più piccola per prima: Riformati e neutrali una, tu nessuna.
dutch_revolt-lesson-provinces-neutrals = Poi i neutrali grigi riempiono le province, questa prima volta fino a uno sotto ogni limite. Non sono di nessuno, ma contano contro ogni maggioranza.
dutch_revolt-lesson-provinces-town = Ora ogni fazione dispone le sue unità dentro una provincia; inizia chi lì ne ha di più. Una cittadina ha un solo posto. Delft è vuota: entra.
dutch_revolt-lesson-provinces-city = Una città è tua con più unità dentro di tutte le altre insieme. Ad Amsterdam ci sono due neutrali: entra con tre, poi “Invia e concludi”.
dutch_revolt-lesson-provinces-zeeland = Tocca alla Zelanda. A Flessinga c’è un neutrale e puoi scacciarlo. Prendi la cittadina, o concludi?
dutch_revolt-lesson-provinces-zeeland-occupy_vlissingen_town = Il neutrale è finito in campagna. D’ora in poi ogni cittadina che tieni ti dà una nuova unità a turno.
dutch_revolt-lesson-provinces-zeeland-done = La Zelanda resta com’è. Ogni cittadina che tieni dà una nuova unità a turno: Flessinga sarebbe stata una in più.
dutch_revolt-lesson-provinces-province = Una provincia è tua con più unità in campagna e nelle cittadine di tutte le altre insieme. Olanda e Zelanda sono tue: 3 stelle e 1, 4 punti.
dutch_revolt-lesson-provinces-cities = Le unità nelle città non contano per la provincia: ogni città si vince da sola. Amsterdam e Haarlem hanno la tua bandiera, 1 punto ciascuna.
dutch_revolt-lesson-provinces-aim = Ogni fazione ha un suo obiettivo. Il tuo sono le cittadine commerciali, con l’ancora: 1 punto per ognuna che tieni. Ne tieni tre: con province e città fanno 9 punti in tutto.
dutch_revolt-lesson-provinces-aims = I Cattolici ricevono 1 punto per vescovado non riformato, gli Asburgo 1 per regione con una loro armata, i Riformati 1 per università riformata. Tutti contano città e province.
dutch_revolt-lesson-provinces-bishoprics = Otto province hanno un vescovado. Dal prossimo turno la fazione che controlla la provincia lo sposta di un passo a turno: Borghesi e Riformati verso riformato, gli altri verso cattolico.
dutch_revolt-lesson-provinces-universities = Un’università diventa riformata quando i Riformati tengono la sua cittadina o città. La Nobiltà conta le unità fuori dalle città: 1 punto ogni 3 in cinque giocatori, ogni 5 in tre.
dutch_revolt-lesson-provinces-count = I punti non si sommano. Ogni turno si conta da capo, e solo il conteggio dopo il turno 5 decide chi vince; in parità contano più città, poi province, poi unità.
dutch_revolt-lesson-provinces-order = Chi ha più punti sceglie per primo quando agire nel prossimo turno: i Cattolici. Tu sei secondo. Vuoi agire prima o dopo di loro?
dutch_revolt-lesson-provinces-order-queue_1 = Per primo levi armate e assedi prima degli altri. Ma piazzi le tue unità prima di vedere le loro.
dutch_revolt-lesson-provinces-order-queue_2 = Vedrai che cosa fanno i Cattolici prima di decidere. Per primo avresti levato armate e assediato prima di loro.
dutch_revolt-lesson-provinces-setup = In una partita vera la fazione dipende dal posto. Prima gli Asburgo piazzano due armate, Borghesi e Riformati mandano unità dall’estero; poi tutti piazzano nuove unità, i Cattolici per primi.
dutch_revolt-lesson-provinces-end = Era il breve turno d’apertura. La seconda parte ne gioca uno intero, con tasse, armate e assedi. Ricorda: basta un’unità in più di tutte le altre insieme.

## turn.toml

dutch_revolt-lesson-turn-title = Un turno intero
dutch_revolt-lesson-turn-taxes = Tasse: le tue province hanno pagato 3 monete; ogni città ne paga da 1 a 3. Costa solo segnalini: monete e unità ne condividono 40; finiti quelli, né unità né monete. Prendi 3.
dutch_revolt-lesson-turn-support = Dall’estero un’unità può arrivare in qualsiasi provincia; se resta, ne dà una nuova. Mandi l’ugonotta in Frisia, vicino a una cittadina commerciale, o concludi?
dutch_revolt-lesson-turn-support-send_huguenots_friesland = È in campagna, in Frisia. Più tardi la faremo entrare a Harlingen, una cittadina commerciale: 1 punto.
dutch_revolt-lesson-turn-support-done = Resta e ti dà una nuova unità in più in questo turno. In Frisia avrebbe potuto prendere Harlingen, una cittadina commerciale: 1 punto.
dutch_revolt-lesson-turn-upkeep = Un’armata costa 1 moneta a turno, 2 ai Cattolici. Se non è pagata saccheggia: un’unità della sua regione diventa neutrale, o vi compare un neutrale. In questo turno non agisce, poi se ne va.
dutch_revolt-lesson-turn-regions = Le armate stanno nelle regioni. Una regione è un gruppo di province con caselle per le armate: la regione Olanda è Olanda, Utrecht e Zelanda. Le unità stanno nelle province.
dutch_revolt-lesson-turn-raise = Ogni turno puoi levare fino a tre armate, nelle regioni dove hai unità. La prima ti costa 2 monete. Levala nella regione Olanda.
dutch_revolt-lesson-turn-second = Anche la seconda costa 2, una terza costerebbe 3. Leva un’altra armata in Olanda: ci sarà da fare per entrambe.
dutch_revolt-lesson-turn-battle = Battaglia nelle Fiandre! Due armate degli Asburgo contro una dei Riformati. Il campo più piccolo perde tutte le sue armate; campi pari si bloccano soltanto. Due armate da sole non combattono mai.
dutch_revolt-lesson-turn-camps = Chi sta in quale campo? Sulla linea Cattolici, Asburgo, Nobiltà, Borghesi, Riformati guidano le due fazioni presenti più lontane tra loro; le altre si uniscono alla più vicina, o scelgono se stanno a metà.
dutch_revolt-lesson-turn-siege = Un’armata non bloccata può assediare una città della sua regione che non è tua. Un’unità riformata tiene Leida. Assediala: nessuno entra o esce più.
dutch_revolt-lesson-turn-fleet = Borghesi o Riformati, non entrambi, ingaggiano fino a tre Pezzenti del mare, 2 monete l’uno. Più numerosi delle armate di una regione, distruggono la più cattolica; altrettanto numerosi, ne rompono gli assedi.
dutch_revolt-lesson-turn-sack = Dove non ci sono armate, un pezzente può saccheggiare una cittadina: un neutrale in più nella provincia. Due assediano una città: alla fine le sue unità diventano neutrali.
dutch_revolt-lesson-turn-beggars = Oppure un pezzente aspetta e ferma un movimento o una conversione: un’armata può far propria un’unità. Ne tieni uno nel Brabante, contro l’armata degli Asburgo, o concludi?
dutch_revolt-lesson-turn-beggars-hold_brabant = Aspetta nel Brabante e fermerà un movimento o una conversione dell’armata degli Asburgo. In questo turno i Riformati non possono ingaggiarne.
dutch_revolt-lesson-turn-beggars-done = Ti restano 5 monete. Un pezzente nel Brabante avrebbe potuto fermare lì un movimento o una conversione dell’armata degli Asburgo.
dutch_revolt-lesson-turn-march = L’armata che assedia resta dov’è. Muovi l’altra in una regione vicina senza armate: scegli Olanda, poi Gheldria.
dutch_revolt-lesson-turn-convert = Senza armate rivali nella regione, un’armata converte un’unità in campagna o in una cittadina. Nimega, cittadina commerciale degli Asburgo, o Harderwijk, neutrale?
dutch_revolt-lesson-turn-convert-convert_nijmegen_town_habsburgs = Ben scelto: una cittadina commerciale è 1 punto per te, e gli Asburgo ne hanno una in meno.
dutch_revolt-lesson-turn-convert-convert_harderwijk_town_neutral = Harderwijk darà nuove unità, ma non è commerciale. Nimega sarebbe stata 1 punto per te e una perdita per gli Asburgo.
dutch_revolt-lesson-turn-units = Nuove unità: una per città, cittadina e unità all’estero, una ogni cinque in campagna; almeno 7. Alcune sono già piazzate. Aggiungine 3 in Zelanda, 2 dai Mercanti di Londra.
dutch_revolt-lesson-turn-surplus = Le province che controlli accolgono quante nuove unità vuoi. Ma il limite della Zelanda è 5 e restano solo le tue: una di troppo, il −1 rosso. Scegline una in campagna.
dutch_revolt-lesson-turn-reach = Può andare in una provincia vicina o lungo un fiume; se la provincia è piena, ne scaccia un neutrale. Se non può andare da nessuna parte, torna nella riserva. Mandala in Generalità.
dutch_revolt-lesson-turn-alkmaar = Nel conflitto i Riformati hanno perso Alkmaar. Questa cittadina va con Amsterdam: con entrambe ricevi una nuova unità in più ogni turno. Entra.
dutch_revolt-lesson-turn-bosch = La tua unità in eccesso è in Generalità. Boscoducale è una cittadina commerciale: entra. L’unità che c’è dentro, neutrale o di una fazione che agisce dopo di te, va in campagna.
dutch_revolt-lesson-turn-leiden = Gli assedi finiscono: due unità nella città passano all’assediante, le altre diventano neutrali. A Leida ce n’era una sola: ora è tua, e anche la città.
dutch_revolt-lesson-turn-faith = Un segnalino mostra l’umore dei cittadini di ogni città. A sinistra, sul lato cattolico, scacciano Borghesi e Riformati; a destra, su quello riformato, Cattolici e Asburgo; al centro nessuno.
dutch_revolt-lesson-turn-citizens = Una moneta sposta il segnalino di una città di una casella dalla tua parte, al massimo tre per città a turno. Amsterdam è cattolica: pagane due per arrivare al centro, poi “Invia e concludi”.
dutch_revolt-lesson-turn-driven = Quando tutti hanno pagato, ogni città scaccia un’unità, due agli estremi del tracciato. Bruges, ora fortemente riformata, ha scacciato due unità degli Asburgo; sono entrati due Riformati.
dutch_revolt-lesson-turn-score = Tre città fanno 3 punti, Olanda e Zelanda 4, ogni cittadina commerciale 1. È più dei 9 del turno scorso.
dutch_revolt-lesson-turn-church = I Riformati controllano il Brabante, così il suo vescovado di Malines si è mosso di un passo: è riformato, 1 punto in meno ai Cattolici. Anche i Borghesi spingono da questa parte.
dutch_revolt-lesson-turn-setup = In una partita vera la fazione si sorteggia, a meno che tu scelga un posto creando il tavolo. Accanto alla prima domanda una nota dice che cosa le dà punti.
dutch_revolt-lesson-turn-end = I buoni giocatori tengono le armate dove non ci sono rivali, pagano i cittadini prima che una città cada e serbano forze per l’ultimo conteggio. Restano quattro turni!
