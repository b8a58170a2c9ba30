# Segnalazioni, e ciò che i moderatori vedono e fanno

moderation-report = Segnala { $name }
moderation-why = Che cosa non va?
moderation-reason =
    { $reason ->
        [insult] Insulti o molestie
        [spam] Spam
        [cheating] Imbrogli
        [name] Nome offensivo
        [thrown] Partite forse perse apposta
       *[other] Altro
    }
moderation-words = Dettagli (facoltativo)
moderation-send = Invia segnalazione
moderation-cancel = Annulla
moderation-close-more = La partita finisce per tutti e non conta. Un tavolo non ancora iniziato viene eliminato. Il motivo resta nel registro.
moderation-close = Chiudi
moderation-reported = Grazie. Un moderatore darà un’occhiata. La persona non saprà chi l’ha segnalata.
moderation-warned = Hai ricevuto un avviso da un moderatore
moderation-warned-more = Se succede ancora, potresti non poter più scrivere o giocare qui.
moderation-understood = Ho letto
moderation-banned =
    { $until ->
        [never] Non hai più accesso a questo server
       *[other] Non hai accesso a questo server fino al { $until }
    }
moderation-because = Motivo: { $why }
moderation-banned-more = Se pensi che sia un errore, o vuoi eliminare il tuo account, scrivi al gestore di questo server.
moderation-export = Scarica i miei dati
moderation-all = Tutte le segnalazioni aperte
moderation-nothing = Nessuna segnalazione aperta.
moderation-no-reports = Nessuna segnalazione su questa persona.
moderation-automatic = rilevato dal server
moderation-table = Tavolo
moderation-before = In precedenza
moderation-sanction =
    { $kind ->
        [warning] Avviso
        [silence] Chat vietata
       *[ban] Espulsione
    }
moderation-until =
    { $until ->
        [never] per sempre
       *[other] fino al { $until }
    }
moderation-lifted = revocata
moderation-action = Azione
moderation-act =
    { $action ->
        [warn] Avvisa
        [silence] Vieta la chat
        [ban] Espelli
        [close] Chiudi il tavolo
        [lift] Revoca le sanzioni
       *[dismiss] Archivia le segnalazioni
    }
moderation-for = Durata
moderation-days =
    { $days ->
        [0] Per sempre
        [one] 1 giorno
       *[other] { $days } giorni
    }
moderation-because-field = Motivo
moderation-seen =
    { $action ->
        [warn] La persona legge questo motivo. Chiude le segnalazioni qui sopra.
        [silence] La persona legge questo motivo. Chiude le segnalazioni qui sopra.
        [ban] La persona legge questo motivo. Chiude le segnalazioni qui sopra.
        [close] La partita finisce per tutti e non conta. Chiude le segnalazioni qui sopra.
       *[other] Lo leggono solo i moderatori. Chiude le segnalazioni qui sopra.
    }
moderation-do = Conferma
moderation-done =
    { $action ->
        [warn] { $name } ha ricevuto un avviso.
        [silence] { $name } non può più scrivere.
        [ban] { $name } non ha più accesso.
        [close] Il tavolo è chiuso.
        [lift] Sanzioni revocate per { $name }.
       *[dismiss] Segnalazioni su { $name } archiviate.
    }
moderation-log = Registro
moderation-operator = Gestore
moderation-log-act =
    { $action ->
        [warn] avviso a { $name }
        [silence] chat vietata a { $name }
        [ban] espulsione di { $name }
        [lift] sanzioni revocate per { $name }
        [dismiss] segnalazioni su { $name } archiviate
        [close] tavolo di { $name } chiuso
        [slow] modalità lenta cambiata a un tavolo di { $name }
        [appoint] { $name } entra tra i moderatori
       *[depose] { $name } lascia i moderatori
    }
moderation-more = Mostra altro
