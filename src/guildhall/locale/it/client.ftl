# Il browser, in italiano.

client-skip = Vai al contenuto
client-home = Home
client-menu = Menu
client-rules = Regole
client-settings = Impostazioni
client-about = Informazioni
client-people = Giocatori
client-history = Partite giocate
client-profile = Profilo
client-ranking = Classifica
client-tournaments = Tornei
client-speed-plain = Su questo server i bot non giocano a piena forza.
client-speed-compiling = Il server è appena partito: fra pochi minuti i bot giocano a piena forza.
client-speed-compiled = I bot giocano a piena forza.
client-close = Chiudi
client-back = Indietro
client-loading = Un momento …
client-offline = Impossibile raggiungere il server. Controlla la connessione.
client-play-offline = Gioca senza server
client-reconnecting = Connessione persa. Riconnessione …
client-renewed = Guildhall è stato aggiornato. Le tue partite sono salvate: ricarica la pagina per continuare.
client-part-missing = Una parte di questa pagina non è stata caricata. Ricarica la pagina per riprovare.
client-reload = Ricarica
client-later = Più tardi
client-rules-changed = Le regole di questo gioco sono state aggiornate dopo la creazione di questo tavolo (versione { $began }, ora { $now }). La partita continua con le nuove regole.
client-data-changed = I dati di carte e tabellone di questo gioco sono stati corretti dopo la creazione di questo tavolo. La partita continua con i dati corretti.

## La home

client-welcome = Ti diamo il benvenuto su Guildhall
client-welcome-more = Giochi da tavolo di gilde e di città. Gioca contro i bot o manda un link a chi vuoi.
client-your-tables = I tuoi tavoli
client-open-tables = Tavoli aperti
client-more-tables = Mostra altri tavoli
client-live-games = Partite in corso
client-delay-mark = in differita
client-games = Giochi
client-players = { $least }–{ $most } giocatori
client-weight-light = leggero
client-weight-medium = medio
client-weight-heavy = impegnativo
client-play-bots = Gioca contro i bot
client-learn = Impara
client-puzzles = Problemi
client-new-table = Nuovo tavolo
client-your-turn = Tocca a te
client-status-open = in attesa di giocatori
client-status-playing = in corso
client-status-over = finito
client-open-seat = posto libero
client-turn-of = Tocca a { $names }
client-won-by = Vittoria: { $names }
client-time-left = { $time } rimanenti
client-last-move = ultima mossa { $time }
client-created = creato { $time }
client-ended = finita { $time }
client-manage-tables = Gestisci tavoli
client-manage-done = Fatto
client-hide-table = Nascondi
client-unhide-table = Mostra di nuovo
client-hidden-tables = Tavoli nascosti
client-hidden-none = Nessun tavolo nascosto.
client-delete-table = Elimina
client-delete-surely = Eliminare per sempre?
client-table-deleted = { $game }: tavolo eliminato.
client-filter-game = Gioco
client-filter-all-games = Tutti i giochi
client-filter-status = Mostra
client-filter-all = Tutti
client-filter-due = Aspettano me
client-filter-open = In attesa di giocatori
client-filter-playing = In corso
client-filter-over = Finiti
client-sort = Ordina per
client-sort-due = Prima il mio turno
client-sort-updated = Ultima mossa
client-sort-created = Più recenti
client-filter-none = Nessun tavolo corrisponde.
client-filter-pace = Ritmo
client-filter-live = Dal vivo
client-filter-correspondence = Per corrispondenza
client-filter-fit = Solo tavoli a cui posso unirmi
client-filter-followed = Solo tavoli di giocatori che seguo
client-requires-range = Punteggio { $least }–{ $most }
client-requires-least = Punteggio da { $least }
client-requires-most = Punteggio fino a { $most }
client-requires-settled = nessun punteggio provvisorio
client-unfit = Non per il tuo punteggio
client-require = Chi può unirsi
client-require-least = Punteggio minimo
client-require-most = Punteggio massimo
client-require-any = qualsiasi
client-require-settled = Nessun punteggio provvisorio

## Un nuovo tavolo

client-name = Il tuo nome
client-how-many = Quanti giocatori?
client-who = Chi gioca?
client-seat = Posto { $seat }
client-seat-me = Io
client-seat-friend = Un amico (invito con link)
client-seat-bot = Bot: { $bot }
client-bot-styled = { $style } ({ $bot })
client-draw-seats = Sorteggia i posti all’inizio
client-seat-drawn = sorteggiato all’inizio
client-seats-drawn = I posti si sorteggiano all’inizio della partita.
client-take-seat = Prendi il posto { $seat }: { $led }
client-choose-seat = Scegli un posto libero.
client-variants = Varianti
client-clock = Tempo
client-clock-none = Senza limiti
client-clock-live = In diretta: 10 minuti + 20 secondi a mossa
client-clock-relaxed = Rilassato: 30 minuti + 1 minuto a mossa
client-clock-evening = Una serata: 2 ore + 2 minuti a mossa
client-clock-daily = Giornaliero: 3 giorni + 12 ore a mossa
client-clock-correspondence = Corrispondenza: 14 giorni + 2 giorni a mossa
client-visibility = Chi può guardare?
client-visibility-link = Chiunque abbia il link
client-visibility-public = Tutti (i posti liberi sono in elenco)
client-visibility-private = Solo i giocatori
client-delay = Gli spettatori vedono la partita
client-delay-choice =
    { $kind ->
        [moves] { $count } mosse dopo
        [minutes] { $count } minuti dopo
        [end] solo a partita finita
       *[none] in diretta
    }
client-delayed =
    { $kind ->
        [moves] Gli spettatori vedono la partita { $count } mosse dopo.
        [minutes] Gli spettatori vedono la partita { $count } minuti dopo.
       *[end] Gli spettatori vedono la partita solo quando è finita.
    }
client-allow-hints = Permetti i suggerimenti a tutti (di norma disattivati con due o più persone)
client-coach-switch = Allenatore: chiedimi prima di una mossa che costa molto
client-rated-switch = Partita valida per il punteggio
client-rescue = Se un giocatore smette di giocare
client-rescue-days =
    { $days ->
        [0] Aspettalo
       *[other] Dopo { $days } giorni può subentrare un bot
    }
client-lay-table = Crea il tavolo

## Unirsi

client-join = Hai un invito
client-join-more = { $game } con { $names }.
client-sit = Unisciti
client-stand = Lascia il posto
client-watch = Guarda e basta
client-waiting-players = in attesa di giocatori
client-invited = { $name } (invito inviato)
client-declined = posto libero ({ $name } ha rifiutato)
client-invite = Invita un amico
client-start-bots = Inizia ora (bot nei posti liberi)
client-link = Manda questo link:
client-link-copied = Link copiato. Mandalo a un amico:
client-link-machine = Questo link funziona solo su questo computer. Per invitare altri nella tua rete, riavvia il server con ./play serve --host 0.0.0.0
client-link-network = Questo link funziona nella tua rete locale.

## Al tavolo

client-show = Vista
client-tab-board = Tabellone
client-tab-log = Registro
client-tab-seats = Giocatori
client-seats = Giocatori
client-board = Tabellone
client-now = Mossa attuale
client-log = Registro
client-log-news = Nuove voci nel registro
client-strip = Parti di questo round
client-strip-next = poi: { $name }
client-round-start = Preparazione
client-choices = Le tue scelte
client-all-choices =
    { $count ->
        [one] Mostra { $count } scelta
       *[other] Mostra tutte le { $count } scelte
    }
client-waiting-for =
    { $count ->
        [0] Un momento …
       *[other] In attesa di { $names }
    }
client-pondering = Pensa da { $seconds } s …
client-pondering-long = Pensa da { $seconds } s. Il server ha molto da fare; la partita prosegue da sola.
client-server-busy = Il server è molto carico: i bot pensano un po’ meno del solito.
client-bot-stands-in = La rete di un bot non è utilizzabile qui: al suo posto gioca un bot senza rete.
client-you-are-away = Un bot gioca per te.
client-come-back = Riprendi a giocare
client-confirm = Conferma
client-cancel = Annulla
client-just-moved = Si è appena spostato. Premi di nuovo.
client-row-total = { $count } di { $total }
client-row-open =
    { $count ->
        [0] Tutto scelto
       *[other] Ancora { $count } da scegliere
    }
client-row-count =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
client-row-send = Invia
client-row-send-end = Invia e concludi
client-row-end = Concludi
client-row-send-title = Gioca in una volta tutto ciò che hai scelto.
client-row-end-title = Gioca tutto ciò che hai scelto e chiude la tua parte di questa fase.
client-row-phase = Chiudi la fase
client-row-phase-title = Gioca ciò che hai scelto, luogo per luogo, e nulla altrove. Se un altro giocatore si mette di mezzo, ti viene richiesto.
client-row-here = Solo qui
client-row-here-title = Chiude solo il luogo di turno. Al prossimo ti viene richiesto; ciò che vi hai scelto resta.
client-wishes-on = { $count ->
    [0] Basta movimenti in questa fase
    [one] 1 scelta ancora da giocare
   *[other] { $count } scelte ancora da giocare
}
client-wishes-dropped = La mossa di un altro giocatore si è messa di mezzo. Controlla che cosa resta delle tue scelte.
client-row-fill = Riempi
client-row-fill-title = Un bot propone il resto. Puoi ancora cambiare tutto prima di inviare.
client-row-proposed = Proposta di un bot
client-row-agree = Gioca la proposta
client-row-always = Sempre
client-row-clear = Svuota
client-row-less = { $what }: uno in meno
client-row-last = { $what }, poi invia
client-row-spread-title = Sceglie una volta tutto ciò che è ancora possibile. Nulla viene ancora inviato.
client-row-how-many = { $what }: quanti
client-row-most = Tutti
client-row-most-title = Il più possibile (sul tabellone: Maiusc+clic)
client-row-rest = Resto
client-row-rest-title = Mette qui tutto ciò che resta e invia (sul tabellone: Maiusc+clic)
client-row-take-back = Riprendine uno
client-row-stopped = { $made } di { $of } giocati. { $why }
client-sweep-title = Dà questa risposta a tutte le domande della fase che la ammettono; le altre ti vengono poste.
client-again = Ancora così
client-again-title = Ripete la tua ultima risposta finché è possibile: { $moves }
client-bot-answers = Fai rispondere un bot
client-bot-answers-phase = Fino alla fine della fase
client-bot-answers-always = A questa domanda, per tutta la partita
client-bot-answers-chores = Alle domande di routine, per tutta la partita
client-bot-answers-on = Un bot risponde per te.
client-bot-answers-stop = Rispondo io
client-proposal-all = Gioca tutte le proposte ({ $count })
client-proposal-show = Elenco
client-proposal-until = Gioca fin qui
client-proposal-on = Proponi risposte
client-proposal-title = Un bot propone risposte alle domande di routine. Niente si gioca senza il tuo consenso.
client-proposal-off = Niente più proposte
client-proposal-goes-on = Si giocano le risposte che hai accettato: ancora { $count }.
client-proposal-dropped = Il resto di ciò che hai accettato non è più possibile.
client-plan-ahead = Pianifica
client-plan-next = La prossima domanda sarà:
client-plan-unknown = La tua prossima domanda non si può ancora prevedere.
client-planned = In programma: { $move }
client-plan-take-back = Annulla il piano
client-plan-dropped = Il tuo piano non è più possibile: { $move }
client-undo = Annulla mossa
client-undo-turn = Annulla turno
client-undo-asked = { $name } chiede di annullare.
client-agree = Accetta
client-refuse = Rifiuta
client-hint = Suggerimento
client-hint-is = Suggerita: { $move }
client-no-hint = Al momento nessun suggerimento.
client-hint-row-full = Le tue scelte sono complete. Giocale o cambiane una.
client-hint-others = Altre opzioni
client-hint-play = Gioca questa mossa
client-coach-weighs = L’allenatore guarda la tua mossa…
client-coach-sure = Vuoi davvero questa mossa?
client-coach-line = { $move }: circa { $share } % di partite vinte. { $reason }
client-coach-back = Scegli di nuovo
client-coach-anyway = Gioca comunque
client-coach-missed = Mossa giocata senza l’allenatore: ne hai fatte molte nell’ultimo minuto. L’allenatore torna tra poco.
client-hint-comes = Sto pensando …
client-hint-hurried = Solo il suggerimento rapido: ne hai chiesti molti nell’ultimo minuto. Tra poco puoi chiederne uno più approfondito.
client-hints-off = I suggerimenti sono disattivati a questo tavolo.
client-hints-on = I suggerimenti sono permessi a tutti.
client-rated = Questa partita vale per la classifica.
client-unrated =
    { $why ->
        [closed] Non vale per la classifica: un moderatore ha chiuso il tavolo.
        [choice] Non vale per la classifica: il tavolo è stato aperto così.
        [hints] Non vale per la classifica: i suggerimenti sono permessi o sono stati usati.
        [coached] Non vale per la classifica: l’allenatore è attivo.
        [position] Non vale per la classifica: è cominciata da una posizione.
        [undone] Non vale per la classifica: una mossa è stata annullata dopo una scoperta.
        [strangers] Non vale per la classifica: non tutti i giocatori sono noti alla casa.
        [alone] Non vale per la classifica: giocano solo bot.
       *[other] Non vale per la classifica: come concordato.
    }
client-hint-unrates = Suggerimento; la partita allora non vale per la classifica
client-rescue-terms =
    { $days ->
        [0] I bot non sostituiscono chi è assente.
       *[other] Dopo { $days } giorni di assenza gli altri possono far subentrare un bot.
    }
client-absent = { $name } non gioca dal { $day }.
client-absent-from = Dal { $day } può subentrare un bot.
client-absent-rescue = Fai giocare un bot ({ $bot }) per { $name }
client-foreseen = Se scegli questo:
client-foreseen-more =
    { $count ->
        [one] +{ $count } altro
       *[other] +{ $count } altri
    }
client-then-chance = Poi: un’estrazione.
client-then-others = Poi: tocca ad altri.
client-then-you = Poi: ancora tu.
client-then-end = Questa mossa chiude la partita.
client-then-unknown = Il seguito dipende da scelte nascoste.
client-skip-steps =
    { $count ->
        [one] Salta { $count } passo
       *[other] Salta { $count } passi
    }
client-told-more = +{ $count } nel registro
client-concerns = Ti riguarda
client-leads = Guidi: { $names }
client-count-choices =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
client-more = Altro
client-leave = Abbandona (subentra un bot)
client-leave-question = Abbandonare questo tavolo?
client-leave-more = Un bot gioca per te finché non torni.
client-leave-surely = Abbandona
client-concede = Arrenditi
client-concede-question = Arrendersi?
client-concede-more = Un bot continua per gli altri e tu arrivi all’ultimo posto. Non si può annullare.
client-stay = Continua a giocare
client-keys = Scorciatoie da tastiera
client-keys-choose = Scegli una risposta
client-keys-confirm = Conferma la mossa
client-keys-skip = Annulla, chiudi o salta
client-keys-show = Mostra questi tasti
client-show-rule = Regola { $rule }
client-jump = Mostra sul tabellone
client-conceded = resa
client-away = assente, gioca un bot
client-bot = bot
client-followed = seguito
client-you = tu
client-thinking = sta pensando
client-score-of =
    { $name }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }. Mostra il dettaglio.
client-score-hidden = { $name }: punti nascosti fino alla fine.
client-no-points = Ancora nessun punto
client-sheet = Conteggio
client-sheet-open = Mostra il conteggio
client-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
client-talk = Chat
client-talk-unread =
    { $count ->
        [one] 1 nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
client-talk-of =
    { $who ->
        [spectators] Spettatori
       *[players] Giocatori
    }
client-talk-apart = I giocatori potranno leggere questi messaggi a fine partita.
client-talk-earlier = Mostra messaggi precedenti
client-say = Scrivi un messaggio
client-send = Invia
client-report = Segnala
client-report-line = Segnala questo messaggio di { $name }
client-moderation = Moderazione
client-status = Stato del server
client-silenced =
    { $until ->
        [never] Non puoi scrivere in chat. Motivo: { $why }
       *[other] Non puoi scrivere in chat fino al { $until }. Motivo: { $why }
    }
client-muted = silenziato
client-close-table = Chiudi il tavolo
client-slow = Modalità lenta:
client-slow-pace =
    { $seconds ->
        [0] no
       *[other] un messaggio ogni { $seconds } s
    }
client-note = Note private

## La fine e dopo

client-ended-conceded = La partita è finita con una resa.
client-ended-closed = Un moderatore ha chiuso questo tavolo. La partita non conta.
client-won-nobody = Partita chiusa
client-won =
    { $margin ->
        [0] { $name } vince allo spareggio con { $scored }, alla pari con { $next }.
       *[other] { $name } vince con { $scored }, { $margin } in più di { $next }.
    }
    .you =
        { $margin ->
            [0] Vinci allo spareggio con { $scored }, alla pari con { $next }.
           *[other] Vinci con { $scored }, { $margin } in più di { $next }.
        }
    .next =
        { $margin ->
            [0] { $name } vince allo spareggio con { $scored }, alla pari con te.
           *[other] { $name } vince con { $scored }, { $margin } in più di te.
        }
client-won-shared = { $names } vincono insieme con { $scored }.
client-end-scored =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
client-won-conceded =
    { $winners ->
        [one] { $names } vince. Resa: { $others }.
       *[other] { $names } vincono. Resa: { $others }.
    }
client-ledger = Dettaglio dei punti
client-end-board = Mostra il tabellone
client-end-result = Mostra il risultato
client-end-course = Punti nel corso della partita
client-end-total = Totale
client-end-ahead = Davanti a { $name }: { $why }
client-priced = { $move } · { $price }
client-rematch = Rivincita
client-rematch-asked = { $name } ti propone la rivincita.
client-invites-you = { $name } ti invita
client-invited-you = Hai un invito
client-rematch-accept = Accetta
client-rematch-decline = Rifiuta
client-rematch-own = Hai proposto la rivincita. Comincia quando tutti hanno accettato.
client-rematch-go = Vai alla rivincita
client-replay = Rivedi la partita
client-save-record = Scarica la partita
client-moment = Mossa
client-step-back = Mossa precedente
client-step-on = Mossa successiva
client-replay-play = Riproduci
client-replay-pause = Pausa
client-replay-speed = Velocità
client-replay-first = All’inizio
client-replay-last = Alla fine
client-round-back = Round precedente
client-round-on = Round successivo
client-jump-to = Vai a
client-copy-moment = Copia il link
client-moment-copied = Link copiato
client-moment-picture = Salva immagine
client-whose-view = Vista di
client-play-on = Continua da qui

## Analisi

client-analysis = Analisi
client-analyse = Analizza la partita
client-analysis-running = { $done } decisioni analizzate su { $of }
client-analysis-failed = L’analisi non è riuscita. Riprova più tardi.
client-analysis-cancelled = L’analisi è stata annullata.
client-analysis-chart = Probabilità di vittoria
client-analysis-costliest = Errori più gravi
client-analysis-played = { $name }: { $move }
client-analysis-best = Meglio: { $move }
client-analysis-whose = Dal punto di vista di { $name }:
client-analysis-cost = −{ $cost } %
client-analysis-clean = Nessun errore evidente.
client-mistakes = Impara dai tuoi errori
client-analysis-conceded = La partita è finita con una resa: l’analisi arriva fino all’ultima mossa, e le curve finiscono con il risultato di quel momento.
client-analysis-how = Stima da partite simulate, smussata. Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento.
client-analysis-quick = Uno sguardo rapido dell’esperto. Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento.
client-analysis-deeper = Analizza a fondo

## Regole e impostazioni

client-labelled = { $label }: { $text }
client-search-rules = Cerca nelle regole
client-no-rule = Nessuna regola trovata.
client-language = Lingua
client-theme = Aspetto
client-theme-auto = Predefinito di sistema
client-theme-light = Chiaro
client-theme-dark = Scuro
client-speed = Velocità animazioni
client-speed-calm = Lenta
client-speed-brisk = Veloce
client-speed-still = Nessuna
client-confirm-turn = Conferma ogni mossa
client-ask-all = Chiedi anche quando c’è una sola risposta
client-aid = Spiega ogni domanda
client-aid-fold = Nascondi le spiegazioni
client-aid-more = Di più nelle regole
client-aid-new = Nei giochi nuovi per me
client-aid-always = Sempre
client-aid-never = Mai
client-labels = Mostra etichette sul tabellone
client-sound = Suoni

## Account

client-account = Account
client-account-more = Per giocare non serve un account. Basta un nome, e questo browser si ricorda di te.
client-account-nobody = Non hai effettuato l’accesso.
client-account-guest = Giochi come { $name }, ospite in questo browser.
client-account-login = Accesso effettuato come { $name } (nome utente: { $login }).
client-account-rename = Salva nome
client-account-rename-more = Gli altri giocatori vedono questo nome.
client-account-renamed = Ora il tuo nome è { $name }.
client-account-keep = Crea account
client-account-keep-more = Con nome utente e password ritrovi i tuoi tavoli su ogni dispositivo.
client-account-make = Crea account
client-account-kept = Account creato. Accedi come { $login }.
client-login = Nome utente
client-password = Password
client-password-new = Nuova password
client-password-old = Password attuale
client-password-change = Cambia password
client-password-change-more = Gli altri tuoi dispositivi verranno disconnessi.
client-password-changed = Password cambiata. Gli altri tuoi dispositivi sono disconnessi.
client-sign-in = Accedi
client-sign-in-more = Usa un account creato qui o su un altro dispositivo.
client-sign-in-guest = Se accedi, perdi l’ospite { $name } e i suoi tavoli. Per conservarli, crea prima un account.
client-signed-in = Rieccoti, { $name }!
client-sign-out = Esci
client-sign-out-more = Account e tavoli restano; questo browser ti dimentica.
client-sign-out-guest = Non hai una password. Senza una passkey perderai questo nome e i suoi tavoli.
client-sign-out-surely = Esci comunque
client-signed-out = Disconnessione effettuata.
client-passkeys =
    { $count ->
        [0] Passkey
       *[other] Passkey ({ $count })
    }
client-passkey = Passkey
client-passkey-nth = Passkey { $n }
client-passkey-name = Nome
client-passkey-name-new = Nome della nuova passkey
client-passkey-made = creata il { $day }
client-passkey-used = usata il { $day }
client-passkey-unused = mai usata
client-passkey-rename = Rinomina
client-passkey-rename-of = Rinomina { $name }
client-passkey-rename-save = Salva
client-passkey-renamed = Passkey rinominata.
client-passkey-remove = Rimuovi
client-passkey-remove-of = Rimuovi { $name }
client-passkey-remove-more = Non potrai più accedere con { $name }, e i dispositivi che l’hanno usata verranno disconnessi. Premi ancora per rimuoverla, poi eliminala anche dal tuo dispositivo.
client-passkey-remove-surely = Rimuovi definitivamente
client-passkey-removed = { $name } è stata rimossa.
client-passkey-more = Accedi con impronta, volto o PIN invece che con una password.
client-passkey-add = Aggiungi passkey
client-passkey-use = Accedi con passkey
client-passkey-added = Passkey aggiunta. Ora puoi usarla per accedere.
client-passkey-known = Questo dispositivo ha già una passkey per il tuo account.
client-passkey-stopped = Nessuna passkey usata. Non è cambiato nulla.
client-passkey-none = Questo browser non supporta le passkey qui.
client-bonds = Seguiti e bloccati
client-data = I tuoi dati
client-notices = Notifiche
client-notices-more = Possiamo avvisarti quando succede qualcosa ai tuoi tavoli. È tutto facoltativo.
client-notices-save = Salva notifiche
client-notices-saved = Notifiche salvate.
client-mail = Indirizzo e-mail
client-mail-more = Ti manderemo un link per confermare l’indirizzo.
client-mail-none = Questo server non invia e-mail.
client-mail-confirmed = { $mail } è confermato.
client-mail-unconfirmed = { $mail } non è ancora confermato. Apri il link nella nostra e-mail.
client-mail-again = Invia di nuovo la conferma
client-mail-sent-again = Abbiamo mandato un nuovo link a { $mail }.
client-mail-remove = Rimuovi indirizzo
client-mail-removed = Indirizzo rimosso.
client-notify-mail = Via e-mail
client-webhook = URL del webhook
client-webhook-more = Invieremo i tavoli che ti aspettano con una POST a questo indirizzo HTTPS.
client-push = Questo browser
client-push-more = Ricevi una notifica su questo dispositivo, anche quando Guildhall non è aperto. Mai per il tavolo che hai davanti.
client-calls-more = Ricevi una notifica su questo dispositivo finché un tavolo, un torneo o la pagina iniziale è aperto in un’altra scheda. Mai per il tavolo che hai davanti.
client-calls-are-on = Notifiche attive in questo browser, finché Guildhall è aperto in una scheda.
client-push-on = Attiva in questo browser
client-push-off = Disattiva in questo browser
client-push-is-on = Notifiche attive in questo browser.
client-push-is-off = Notifiche disattivate in questo browser.
client-push-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni.
client-push-none = Questo browser non può mostrare notifiche qui. Sul telefono, installa prima Guildhall nella schermata Home.
client-install = App
client-install-more = Installa Guildhall per aprirlo come un’app e, sul telefono, ricevere le notifiche.
client-install-now = Installa Guildhall
client-installed = Guildhall è installato.
client-not-installed = Non installato. Puoi farlo più tardi dal menu del browser.
client-notify = Avvisami
client-notify-turn = Quando tocca a me
client-notify-clock = Quando il mio tempo sta per scadere
client-notify-invitation = Quando mi invitano
client-notify-talk = Quando qualcuno scrive al mio tavolo
client-notify-tournament = Quando il mio tavolo di torneo è pronto
client-quiet-begin = Silenzio dalle
client-quiet-end = alle
client-quiet-more = Se i due orari sono uguali, non c’è silenzio.
client-webhook-format = Formato del webhook
client-webhook-format-plain = JSON
client-webhook-format-discord = Discord
client-webhook-format-slack = Slack
client-webhook-format-matrix = Matrix
client-notify-webhook = Chiama il webhook

## Informazioni

client-about-text = Guildhall è un sito libero e indipendente per giocare ai giochi da tavolo. I giochi sono opera dei loro autori ed editori. Grazie!
client-thanks = di { $designer }, pubblicato da { $publisher }.
client-thanks-designer = di { $designer }.
client-about-rights = Codice e disegni sono nostri, e le regole sono spiegate con parole nostre. I valori che non compaiono nei regolamenti sono ricostruiti. Se un gioco ti piace, compralo!
client-about-docs = Documentazione (in inglese): server, bot, ricerca
