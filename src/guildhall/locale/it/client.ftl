# Il browser, in italiano.

client-skip = Vai al contenuto
client-home = Nella sala
client-menu = Menu
client-rules = Regole
client-settings = Impostazioni
client-about = Chi l’ha fatto
client-speed-plain = Regole non compilate: i bot pensano meno a fondo.
client-speed-compiling = Velocizzazione in corso: le regole vengono compilate in background.
client-speed-compiled = Regole compilate in uso.
client-close = Chiudi
client-back = Indietro
client-loading = Un momento …
client-offline = La casa non risponde. Sei in rete?
client-reconnecting = Connessione persa. Torna da sola …
client-rules-changed = Le regole di questo gioco sono state riviste dopo l’apertura di questo tavolo (versione { $began }, ora { $now }). La partita continua con quelle attuali.
client-data-changed = I dati stampati di questo gioco sono stati corretti dopo l’apertura di questo tavolo. La partita continua con quelli attuali.

## La sala

client-welcome = Benvenuti al Guildhall
client-welcome-more = Quattro giochi di gilde e di città. Siediti contro i bot, o manda un link a qualcuno.
client-your-tables = I tuoi tavoli
client-open-tables = Tavoli aperti
client-more-tables = Mostra altri tavoli
client-games = Giochi
client-players = { $least }–{ $most } giocatori
client-weight-light = leggero
client-weight-medium = medio
client-weight-heavy = impegnativo
client-play-bots = Gioca contro i bot
client-new-table = Nuovo tavolo
client-your-turn = Tocca a te
client-status-open = in attesa di giocatori
client-status-playing = in corso
client-status-over = finito
client-open-seat = posto libero

## Un nuovo tavolo

client-name = Il tuo nome
client-how-many = Quanti giocatori?
client-who = Chi siede dove?
client-seat = Posto { $seat }
client-seat-me = Io
client-seat-friend = Qualcun altro (con un link)
client-seat-bot = Bot: { $bot }
client-variants = Varianti
client-clock = Orologio
client-clock-none = Senza orologio
client-clock-live = Dal vivo: 10 minuti + 20 secondi a mossa
client-clock-relaxed = Con calma: 30 minuti + 1 minuto a mossa
client-clock-evening = Una serata: 2 ore + 2 minuti a mossa
client-clock-daily = A turni: 3 giorni + 12 ore a mossa
client-clock-correspondence = Per corrispondenza: 14 giorni + 2 giorni a mossa
client-visibility = Chi può guardare?
client-visibility-link = Chiunque abbia il link
client-visibility-public = Tutti; i posti liberi sono in elenco
client-visibility-private = Solo i giocatori
client-allow-hints = Permetti i consigli a tutti (altrimenti disattivati da due persone in su)
client-rescue = Se qualcuno smette di giocare
client-rescue-days =
    { $days ->
        [0] Aspettare, anche a lungo
       *[other] Dopo { $days } giorni può subentrare un bot
    }
client-lay-table = Apparecchia il tavolo

## Entrare

client-join = Ecco il tuo invito
client-join-more = { $game } con { $names }.
client-sit = Siediti
client-stand = Alzati
client-watch = Guarda soltanto
client-waiting-players = in attesa di giocatori
client-invited = { $name } (invito inviato)
client-invite = Invita qualcuno
client-start-bots = Comincia; i bot prendono i posti liberi
client-link = Manda questo link:
client-link-copied = Copiato. Manda questo link:
client-link-machine = Questo link funziona solo su questo computer. Per invitare altri nella tua rete, ferma il server e riavvialo con ./play serve --host 0.0.0.0
client-link-network = Questo link funziona nella tua rete locale.

## Al tavolo

client-show = Che cosa mostrare
client-tab-board = Tabellone
client-tab-log = Diario
client-tab-seats = Giocatori
client-seats = Giocatori
client-board = Tabellone
client-now = Che cosa fare adesso
client-log = Diario
client-log-news = Nuovo nel diario
client-round-start = Prima dell’inizio
client-choices = Le tue scelte
client-choose = Scegli
client-all-choices =
    { $count ->
        [one] Mostra { $count } scelta
       *[other] Mostra tutte le { $count } scelte
    }
client-waiting-for =
    { $count ->
        [0] Un momento …
       *[other] Si aspetta: { $names }
    }
client-server-busy = Il server è molto carico: i bot giocano un po’ più in fretta del solito.
client-you-are-away = Un bot gioca per te.
client-come-back = Torna al tavolo
client-confirm = Conferma
client-cancel = Annulla
client-undo = Torna indietro
client-undo-asked = { $name } chiede di tornare indietro.
client-agree = D’accordo
client-refuse = No
client-hint = Consiglio
client-hint-is = Un bot farebbe così: { $move }
client-no-hint = Ora non c’è nessun consiglio.
client-hint-others = Le altre idee
client-hint-play = Gioca questa mossa
client-hint-comes = Sto pensando …
client-hints-off = Niente consigli a questo tavolo.
client-hints-on = Consigli permessi a tutti.
client-rescue-terms =
    { $days ->
        [0] I bot non sostituiscono chi è assente.
       *[other] Dopo { $days } giorni di assenza gli altri possono far subentrare un bot.
    }
client-absent = { $name } non gioca dal { $day }.
client-absent-from = Dal { $day } può subentrare un bot.
client-absent-rescue = Fai giocare un bot ({ $bot }) per { $name }
client-foreseen = Che cosa farà
client-foreseen-more =
    { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }
client-then-chance = Poi decide la sorte.
client-then-others = Poi tocca agli altri.
client-then-you = Poi continui tu.
client-then-end = Poi la partita è finita.
client-then-unknown = Il seguito non si può prevedere.
client-skip-steps =
    { $count ->
        [one] Salta un passo
       *[other] Salta { $count } passi
    }
client-count-choices =
    { $count ->
        [one] Una scelta
       *[other] { $count } scelte
    }
client-more = Altro
client-leave = Lascia (gioca un bot)
client-concede = Arrenditi
client-show-rule = Regola { $rule }
client-jump = guarda
client-conceded = resa
client-away = non c’è, gioca un bot
client-bot = bot
client-you = tu
client-thinking = sta decidendo
client-score-of =
    { $name }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }. Mostra da dove vengono.
client-no-points = Ancora nessun punto
client-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
client-talk =
    { $count ->
        [0] Chiacchiere
       *[other] Chiacchiere ({ $count })
    }
client-talk-earlier = Messaggi precedenti
client-say = Di’ qualcosa
client-send = Manda
client-note = La tua nota privata

## La fine e dopo

client-ended-conceded = La partita è finita con una resa.
client-ledger = Da dove vengono i punti
client-rematch = Rivincita
client-rematch-asked = { $name } ti propone la rivincita.
client-rematch-invited = Invito alla rivincita
client-rematch-accept = Accetta
client-rematch-own = Hai proposto la rivincita. Comincia appena tutti hanno accettato.
client-rematch-go = Vai alla rivincita
client-replay = Rivedi la partita
client-save-record = Salva la partita
client-moment = Momento
client-step-back = Un passo indietro
client-step-on = Un passo avanti
client-whose-view = Con gli occhi di
client-play-on = Continua da qui

## Analisi

client-analysis = Analisi
client-analyse = Analizza la partita
client-analysis-running = { $done } decisioni esaminate su { $of }
client-analysis-failed = L’analisi non è riuscita.
client-analysis-cancelled = L’analisi è stata fermata.
client-analysis-chart = Probabilità di vincere
client-analysis-costliest = Che cosa è costato di più
client-analysis-played = { $name }: { $move }
client-analysis-best = Il maestro: { $move }
client-analysis-cost = −{ $cost } %
client-analysis-clean = Nessuna decisione è costata chiaramente qualcosa.
client-analysis-conceded = La partita è stata abbandonata: è giudicata fino all’ultima mossa, e le curve finiscono con il risultato di quel momento.
client-analysis-how = Stimato da partite immaginate, come media mobile. Ogni decisione è giudicata da ciò che il suo giocatore poteva sapere.

## Regole e impostazioni

client-search-rules = Cerca nelle regole
client-no-rule = Nessuna regola contiene queste parole.
client-language = Lingua
client-theme = Aspetto
client-theme-auto = Come il sistema
client-theme-light = Chiaro
client-theme-dark = Scuro
client-speed = Movimento
client-speed-calm = Calmo
client-speed-brisk = Svelto
client-speed-still = Nessuno
client-confirm-turn = Conferma ogni mossa
client-labels = Etichette sul tabellone

## Account

client-account = Account
client-account-more = Per giocare non serve un account: basta un nome, e questo browser si ricorda di te.
client-account-nobody = Non sei ancora entrato.
client-account-guest = Sei { $name }, ospite in questo browser.
client-account-login = Sei { $name }; il tuo nome utente è { $login }.
client-account-rename = Salva il nome
client-account-rename-more = Così ti chiamano gli altri al tavolo.
client-account-renamed = Ora ti chiami { $name }.
client-account-keep = Conserva questo nome
client-account-keep-more = Con un nome utente e una password ritrovi i tuoi tavoli su ogni dispositivo.
client-account-make = Crea un account
client-account-kept = L’account è creato; il tuo nome utente è { $login }.
client-login = Nome utente
client-password = Password
client-password-new = Nuova password
client-password-old = Vecchia password
client-password-change = Cambia la password
client-password-change-more = Gli altri tuoi dispositivi vengono disconnessi.
client-password-changed = La password è cambiata; gli altri tuoi dispositivi sono disconnessi.
client-sign-in = Accedi
client-sign-in-more = Usa un account che hai già creato, qui o su un altro dispositivo.
client-sign-in-guest = Lasci qui { $name } con i suoi tavoli: conserva prima il nome se vuoi ritrovarli.
client-signed-in = Ben tornato, { $name }.
client-sign-out = Esci
client-sign-out-more = Questo browser ti dimentica; il tuo account e i tuoi tavoli restano.
client-sign-out-guest = Non hai una password: senza una passkey, questo nome e i suoi tavoli non si potranno più ritrovare.
client-sign-out-surely = Esci lo stesso
client-signed-out = Sei uscito.
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
client-passkey-used = usata l’ultima volta il { $day }
client-passkey-unused = non ancora usata
client-passkey-rename = Rinomina
client-passkey-rename-of = Rinomina { $name }
client-passkey-rename-save = Salva
client-passkey-renamed = La passkey ha il nuovo nome.
client-passkey-remove = Rimuovi
client-passkey-remove-of = Rimuovi { $name }
client-passkey-remove-more = { $name } non ti farà più entrare. Gli altri dispositivi entrati con questa chiave verranno disconnessi. Premi ancora una volta per rimuoverla; poi cancellala anche sul tuo dispositivo.
client-passkey-remove-surely = Rimuovi per sempre
client-passkey-removed = { $name } è rimossa.
client-passkey-more = Una passkey ti fa entrare con impronta, volto o PIN invece di una password.
client-passkey-add = Aggiungi una passkey
client-passkey-use = Accedi con una passkey
client-passkey-added = La passkey è aggiunta: puoi accedere con essa.
client-passkey-known = Questo dispositivo ha già una tua passkey.
client-passkey-stopped = Nessuna passkey è stata data; nulla è cambiato.
client-passkey-none = Questo browser non può usare passkey qui.
client-notices = Avvisi di turno
client-notices-more = Possiamo avvisarti quando tocca a te e non ci sei; per giocare non serve nessuno dei due modi.
client-notices-save = Salva gli avvisi
client-notices-saved = Gli avvisi sono salvati.
client-mail = Indirizzo e-mail
client-mail-more = Prima vi mandiamo un link, per essere sicuri che l’indirizzo sia tuo.
client-mail-none = Questa casa per ora non manda e-mail.
client-mail-confirmed = { $mail } è confermato.
client-mail-unconfirmed = { $mail } non è ancora confermato: apri il link nell’e-mail che vi abbiamo mandato.
client-mail-again = Manda di nuovo la conferma
client-mail-sent-again = Un nuovo link è in viaggio verso { $mail }.
client-mail-remove = Togli l’indirizzo
client-mail-removed = L’indirizzo è tolto.
client-notify-mail = Avvisami per e-mail
client-webhook = Webhook
client-webhook-more = Un tuo indirizzo https che riceve i nomi dei tavoli che ti aspettano.
client-notify-webhook = Avvisa il mio webhook

## Informazioni

client-about-text = Guildhall è una casa libera e indipendente per quattro giochi da tavolo. I giochi sono opera dei loro autori e dei loro editori: grazie!
client-thanks = di { $designer }, pubblicato da { $publisher }.
client-thanks-designer = di { $designer }.
client-about-rights = Tutto il codice e tutti i disegni sono nostri, le regole sono raccontate con parole nostre. I valori che non sono stampati nei regolamenti sono ricostruiti. Se un gioco ti piace, compra la scatola.
