# Che cosa vedono del server gli amministratori

status-updated = Aggiornato: { $time }
status-refresh = Aggiorna
status-server = Server
status-version = Versione
status-rules = Regole
status-rules-of =
    { $rules ->
        [compiled] compilate
        [compiling] compilazione in corso
       *[other] non compilate
    }
status-since = Attivo dal
status-tables = Tavoli
status-waiting = In attesa di giocatori
status-playing = In corso
status-awake = Attivi
status-asleep = A riposo
status-over = Conclusi
status-unreadable = Impossibili da aprire
status-bots = Bot
status-hints = Suggerimenti in attesa
status-watched = Mosse attese dai giocatori
status-background = Altre mosse e analisi in attesa
status-thinking = Processi occupati
status-of = { $some } di { $all }
status-thinkers = Pensano su altre macchine
status-thinkers-of =
    { $thinkers ->
        [0] nessuno
        [one] 1, con { $places ->
            [one] 1 processo
           *[other] { $places } processi
        }
       *[other] { $thinkers }, con { $places } processi
    }
status-asked = Domande in attesa lì
status-oldest = { $count }, la più vecchia dal { $time }
status-notices = Notifiche
status-digest = In attesa del riepilogo
status-mails = E-mail in uscita
status-webhooks = Webhook in uscita
status-pushes = Notifiche push in uscita
status-sent = Inviate
status-failed = Tentativi falliti
status-refused = Rifiutate
status-dropped = Scartate
status-resting = Servizi che non rispondono
status-database = Database e disco
status-database-kind = Database
status-revision = Schema
status-size = Dimensione
status-writes = Accetta scritture
status-yes = Sì
status-no = No
status-disk = Spazio libero su disco
status-workers = Worker
status-this = questo
status-worker =
    { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    } in memoria, { $pages ->
        [one] 1 pagina aperta
       *[other] { $pages } pagine aperte
    }, dal { $time }
status-silent = Non ha ancora dato notizie.
status-errors = Ultimi avvisi ed errori
status-errors-none = Nessuno dall’avvio del server.
status-times =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
