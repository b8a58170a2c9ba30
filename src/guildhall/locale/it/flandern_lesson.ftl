# Flandern 1302: le lezioni, in italiano.

## basics.toml

flandern-lesson-basics-title = Una città, dalla carta ai punti
flandern-lesson-basics-goal = Quando una città è piena, chi ha più quartieri ne prende il valore, il secondo posto la metà. Tu sei Blu, alla manche 7. Conta solo Gent: gioca la sua carta argentata, coperta.
flandern-lesson-basics-influence = Tutti scelgono in segreto. Con più carte influsso agisci prima, ma quelle giocate si perdono; averne di più in mano alla fine vale 3 punti. Ne aggiungi una?
flandern-lesson-basics-influence-influence_0 = Ben risparmiato. A parità di influsso si agisce in senso orario dal primo giocatore, e in questa manche sei tu.
flandern-lesson-basics-influence-influence_1 = Agisci per primo. Ma nessun altro ha aggiunto influsso, e a parità di influsso si agisce in senso orario dal primo giocatore: eri già tu.
flandern-lesson-basics-build = Un lato lungo del nuovo quartiere confina con uno costruito; non tocca mai il proprio colore, angoli a parte. Il blu va su M3: costruisci lì. S2 e M4 vanno bene per altri colori.
flandern-lesson-basics-whose = Una carta città costruisce il tuo colore, il grigio o la chiesa. Solo il blu conta per te. Posa Blu.
flandern-lesson-basics-tile = Le figurine sono capi: tra due corporazioni con lo stesso numero di quartieri, sta davanti chi ha più capi. Quale quartiere prendi?
flandern-lesson-basics-tile-tile_plain = Tieni i capi per una città più combattuta. Buona idea se pensi di avere un netto vantaggio.
flandern-lesson-basics-tile-tile_one = Un capo basta contro quasi tutte le parità, e il tuo quartiere migliore resta al banco.
flandern-lesson-basics-tile-tile_two = Qui sei al sicuro da una parità. Ma era il tuo unico quartiere lungo con due capi.
flandern-lesson-basics-box = Accanto al tuo nome: le carte pallide sono giocate, i sigilli rossi sono l’influsso rimasto, la bandiera indica il primo giocatore. Proiezione: i tuoi punti se ogni città contasse ora.
flandern-lesson-basics-stock = S, M, L accanto al tuo nome contano i quartieri che ti restano; a zero, niente più blu di quella misura. Un terreno dove non si può più costruire viene coperto: la città si riempie senza.
flandern-lesson-basics-gold = Il primo giocatore pesca in segreto una carta dorata e la usa quando tutti hanno agito. La tua è Gent, ma solo per il grigio o la chiesa. Scegli S2.
flandern-lesson-basics-church = Un quartiere della chiesa non conta per nessuno, ma aggiunge 2 al valore della città invece di 1. Utile dove sei in testa. Posa la chiesa.
flandern-lesson-basics-special = Quattro quartieri della chiesa sono speciali: A, B e C aggiungono terreni fuori le mura, D unisce due terreni piccoli. Con D Gent si riempie prima: usalo.
flandern-lesson-basics-site = Nuova manche, nuovo primo giocatore. La carta Gent è giocata, ma il cantiere costruisce blu, grigio o chiesa in qualsiasi città. Giocalo, senza influsso.
flandern-lesson-basics-begin = Inizia un quartiere blu su L1. Occupa subito il terreno, e altri possono confinarvi. La pedina significa: in costruzione. Conta solo quando è completato.
flandern-lesson-basics-back = Ecco la tua pedina su L1. Per completarlo serve di nuovo la carta Gent. La carta Prendi riporta in mano tutte le carte giocate. Giocala.
flandern-lesson-basics-again = Solo M4 è ancora libero. Appena è pieno, Gent si conteggia a fine manche e i quartieri incompiuti non valgono nulla. Gioca Gent.
flandern-lesson-basics-finish = Una carta città può anche completare un cantiere. Togli la pedina da L1: è il tuo quarto quartiere a Gent.
flandern-lesson-basics-golden = Una carta dorata può essere anche un cantiere, un Prendi o un influsso in più. Solo l’oro porta duomi e aggiunge capi ai quartieri costruiti, tuoi o grigi.
flandern-lesson-basics-cathedral = Boudewijn ha riempito M4: Gent sarà conteggiata. Prima la tua carta dorata: con il duomo un quartiere della chiesa vale 3 invece di 2. A Gent o a Luik?
flandern-lesson-basics-cathedral-cathedral_gent_S2 = Giusto: ora Gent vale 14 invece di 13, ed è tua.
flandern-lesson-basics-cathedral-cathedral_luik_centre = Un giorno Luik pagherà un punto in più. Gent si conteggia adesso ed è tua: sarebbe valsa 14 invece di 13.
flandern-lesson-basics-first = Gent si conteggia: 1 per quartiere completato, 2 per quelli della chiesa, 3 con il duomo. Ne hai più di tutti: prendi tutto. Clara (Verde) è seconda: metà, arrotondata per eccesso, 7.
flandern-lesson-basics-third = Il terzo posto riceve sempre 4, il quarto 2. Giallo e Grigio hanno due quartieri; decide il capo di Giallo. Se anche i capi sono pari, valgono i punti del posto più basso.
flandern-lesson-basics-over = Una città conteggiata è chiusa. Dopo una manche che lascia al massimo un terreno libero in tutto, o nessuna carta dorata, si conteggiano le altre ed è finita. Vince chi ha più punti, mai il grigio.
flandern-lesson-basics-free = Ora tocca a te: gioca questa manche. Le carte Gent sono fuori dal gioco. I numeri sotto ogni città dicono quanto renderebbe adesso.
flandern-lesson-basics-setup = In una partita vera scegli prima una corporazione, poi il posto della sua città; il centro è il tuo primo quartiere. Utrecht (Grigio) e Luik (chiesa) vanno a caso.
flandern-lesson-basics-end = I buoni giocatori sono primi in poche città invece che terzi dappertutto, tengono le carte delle città quasi piene e l’influsso per un ultimo terreno.
