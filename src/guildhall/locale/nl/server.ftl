# Tafels en de server, in het Nederlands.

error-table_not_started = De partij is nog niet begonnen.
error-table_started = De partij is al begonnen.
error-table_over = De partij is afgelopen.
error-seat_taken = Plek { $seat } is bezet.
error-seat_offered = Deze plek is gereserveerd voor { $name }.
error-already_here = { $name } zit al aan deze tafel, of is al uitgenodigd.
error-no_free_seat = Er is geen vrije plek meer om iemand voor uit te nodigen.
error-rating_too_low = Je rating van { $rating } ligt onder wat deze tafel vraagt: minstens { $least }.
error-rating_too_high = Je rating van { $rating } ligt boven wat deze tafel vraagt: hoogstens { $most }.
error-rating_provisional = Deze tafel vraagt een vaste rating; die van jou is nog voorlopig.
error-bad_range = De ondergrens { $least } ligt boven de bovengrens { $most }.
error-rematch_asked = Een andere speler heeft net om een revanche gevraagd. Probeer het opnieuw.
error-already_seated = Je zit al aan deze tafel, op plek { $seat }.
error-bad_luck_number = Een toevalsgetal moet { $least } tot { $most } bytes hebben, hexadecimaal in kleine letters.
error-luck_added = Deze speler heeft al een toevalsgetal toegevoegd.
error-seats_open =
    { $open ->
        [one] Er is nog 1 plek
       *[other] Er zijn nog { $open } plekken
    } vrij.
error-stale = De partij is verdergegaan: je beantwoordde vraag { $answers }, maar de huidige is { $current }. Kijk nog eens en probeer het opnieuw.
error-row_ended = Er is iets nieuws gebeurd. Kijk eerst voordat je verdergaat.
error-nothing_to_undo = Er valt niets ongedaan te maken.
error-no_undo_asked = Niemand heeft gevraagd iets ongedaan te maken.
error-flag_up = Plek { $seat } heeft nog tijd.
error-not_absent = Deze speler is niet weg, of nog geen { $days } dagen weg.
error-no_rescue = Aan deze tafel nemen bots het niet over van afwezige spelers.
error-no_roles = In dit spel worden plekken niet verloot: ze zijn allemaal gelijk.
error-clock_runs = Deze tafel heeft een klok: een bot neemt het over als de tijd om is.
error-not_away = Voor plek { $seat } speelt geen bot.
error-not_present = Voor plek { $seat } speelt nu een bot.
error-not_due = Plek { $seat } heeft nu niets te beslissen.
error-bot_not_due = Op plek { $seat } is geen bot meer aan zet.
error-chat_length = Een bericht moet 1 tot { $most } tekens hebben; dat van jou heeft er { $have }.
error-note_length = Notities mogen hoogstens { $most } tekens hebben; die van jou hebben er { $have }.
error-bad_name = Een naam moet 1 tot { $most } gewone tekens hebben.
error-mixed_name = Een naam moet uit letters van één alfabet bestaan.
error-unknown_clock = Er is geen bedenktijd “{ $given }”. Beschikbaar: { $known }.
error-no_such_table = Deze tafel bestaat niet, of je hebt geen toegang.
error-table_busy = Het is erg druk aan deze tafel. Probeer het zo meteen opnieuw.
error-too_many_tables = Je hebt al { $most } lopende tafels en meer kan niet. Speel eerst een paar partijen uit of geef ze op.
error-no_such_tournament = Dit toernooi bestaat niet.
error-not_your_tournament = Dat kan alleen wie het toernooi heeft gemaakt.
error-tournament_closed = De inschrijving voor dit toernooi is gesloten.
error-tournament_full = Het toernooi is vol ({ $most } spelers).
error-tournament_started = Het toernooi is al begonnen.
error-too_few_entrants = Eerst moeten er minstens { $least } spelers ingeschreven zijn.
error-too_many_tournaments = Je hebt al { $most } lopende toernooien en meer kan niet.
error-tournament_clock = Een toernooi heeft een klok nodig.
error-tournament_rounds = Kies hoeveel rondes er gespeeld worden.
error-tournament_start = Kies een starttijd in de komende twaalf maanden.
error-tournament_most = Het hoogste aantal moet minstens { $least } zijn: één volle tafel.
error-analysis_busy = De server analyseert al zoveel partijen als hij aankan. Probeer het over een paar minuten opnieuw.
error-no_hint = Er is nu geen tip. Probeer het zo meteen opnieuw.
error-plan_ended = Na deze keuzes ben je niet aan de beurt, dus er valt nog niets aan te raden.
error-hints_off = Tips staan uit aan deze tafel zolang er twee of meer mensen spelen.
error-coach_off = De coach staat uit aan deze tafel.
error-not_signed_in = Je bent niet ingelogd. Vul je naam in of log in.
error-wrong_password = Gebruikersnaam of wachtwoord klopt niet.
error-wrong_passkey = Deze passkey is niet geaccepteerd. Probeer het opnieuw.
error-wrong_name = Typ je naam precies zo: { $name }.
error-no_such_passkey = Deze passkey bestaat niet.
error-no_such_puzzle = Deze puzzel bestaat niet.
error-no_such_decision = Deze beslissing staat niet in de analyse. Analyseer eerst de partij.
error-last_way_in = Zonder deze passkey kun je niet meer inloggen. Voeg eerst een andere toe of stel een wachtwoord in.
error-no_mail_here = Deze server verstuurt geen e-mail.
error-nothing_to_confirm = Er is geen e-mailadres om te bevestigen.
error-game_off = Dit spel is niet beschikbaar op deze server.
error-feature_off = Deze server biedt deze functie niet aan ({ $feature }).
error-unknown_feature = Er is geen spel of functie “{ $given }”. Beschikbaar: { $known }.
error-not_your_table = Dat kan alleen wie de tafel heeft gemaakt.
error-not_alone = Er doen anderen mee aan deze tafel, dus je kunt hem niet verwijderen. Verlaat de tafel of geef op.
error-not_seated = Je speelt niet mee aan deze tafel.
error-invitation_used = Deze uitnodiging is al gebruikt, of de partij is begonnen. Vraag om een nieuwe.
error-bad_invitation = Deze uitnodiging is niet geldig voor deze tafel.
error-bad_confirmation = Deze link is niet meer geldig. Vul je e-mailadres opnieuw in om een nieuwe te krijgen.
error-unknown_host = Deze server kent de hostnaam { $host } niet. Is die van jou, start de server dan met --public-url of --allow-host.
error-foreign_origin = Dit verzoek kwam van een andere site en is geblokkeerd.
error-hidden_until_the_end = Dit zie je als de partij is afgelopen.
error-body_too_slow = Het verzoek deed er langer dan { $seconds } seconden over. Controleer je verbinding en probeer het opnieuw.
error-head_too_slow = Het verzoek deed er langer dan { $seconds } seconden over. Controleer je verbinding en probeer het opnieuw.
error-head_too_large = De headers van dit verzoek zijn te groot.
error-url_too_long = Dit adres is te lang.
error-too_many_connections = Te veel verbindingen vanuit jouw netwerk. Sluit er een paar en probeer het opnieuw.
error-shutting_down = De server start opnieuw op. Probeer het zo meteen nog eens.
error-too_large = Dit is te groot. De limiet is { $most } bytes.
error-too_many_requests = Te veel verzoeken. Wacht even en probeer het opnieuw.
error-too_many_pages = Je hebt al { $most } pagina’s open. Sluit er een en laad deze opnieuw.
error-method_not_allowed = Dit adres accepteert dat soort verzoeken niet.
error-not_found = Pagina niet gevonden.
error-internal_error = Er ging iets mis op de server. De fout is vastgelegd; probeer het opnieuw.
error-try_again = Je zet kon niet worden opgeslagen. Er is niets verloren; probeer het opnieuw.
error-store_cannot_write = De server kan nu niets opslaan: de database weigert te schrijven. Controleer de schijf.
error-table_unreadable = Tafel { $table } kan niet worden geopend: een deel van de gegevens is beschadigd. Vraag de beheerder van de server om de tafel terug te zetten vanuit een back-up. Je andere tafels werken nog.
error-table_rules_changed = Tafel { $table } is gemaakt met een oudere versie van de spelregels ({ $began }, nu { $now }), en de zetten zijn met de nieuwe niet mogelijk. Er is niets verloren: de beheerder van de server kan hem met de oudere versie van Guildhall afmaken of exporteren.
error-bad_request = Het verzoek is niet begrepen.
error-bad_login = Een gebruikersnaam moet 3 tot { $most } tekens hebben en geen spaties.
error-bad_password = Een wachtwoord moet minstens { $least } tekens hebben.
error-bad_body = Het verzoek is niet begrepen: { $problem }.
error-bad_cursor = De lijst kan hier niet verder. Laad de pagina opnieuw om hem vanaf het begin te zien.
error-bad_subscription = Het abonnement van je browser klopt niet. Zet meldingen uit en weer aan.
error-bad_zone = De tijdzone { $given } is onbekend.
error-no_such_person = Deze persoon bestaat niet, of toont geen profiel.
error-not_yourself = Dat ben je zelf.
error-too_many_bonds = Je volgt of blokkeert al { $most } spelers; meer kan niet.
error-not_welcome = Je kunt niet aan deze tafel gaan zitten.
error-banned =
    { $until ->
        [never] Je bent van deze server verbannen. Reden: { $why }
       *[other] Je bent tot { $until } van deze server verbannen. Reden: { $why }
    }
error-silenced =
    { $until ->
        [never] Je kunt niet chatten. Reden: { $why }
       *[other] Je kunt tot { $until } niet chatten. Reden: { $why }
    }
error-warning_unread = Een moderator heeft je gewaarschuwd. Lees eerst de waarschuwing.
error-not_moderator = Dit kunnen alleen moderators.
error-not_administrator = Dit kunnen alleen beheerders zien.
error-not_on_moderators = Deze persoon is moderator. Alleen de beheerder van deze server kan tegen moderators optreden.
error-no_such_line = Dit bericht kan niet worden gemeld.
error-why_needed = Geef de reden op.
error-days_needed = Kies hoe lang.
error-talk_slow = Langzame chat: je kunt over { $seconds } s weer schrijven.
error-spectators_only = Alleen toeschouwers kunnen hier schrijven. Je kunt het lezen als je partij is afgelopen.
error-slow_length = Kies tussen 0 en { $most } seconden.
error-match_lost = Een van deze spelers is weg. Probeer het opnieuw.
error-bad_search = Deze zoekopdracht is onleesbaar. Controleer de datums.
error-bad_webhook = Een webhook moet een HTTPS-adres buiten dit netwerk zijn.
error-webhook_unresolved = De host van de webhook is niet op tijd gevonden. Controleer het adres of probeer het later opnieuw.
error-bad_mail = Dit is geen geldig e-mailadres.
error-server_busy = { $host }:{ $port } is al in gebruik. Kies een andere poort met --port.

former-player = Oud-speler
push-your_turn = Jij bent aan de beurt.
push-clock = Je tijd is bijna om.
push-invitation = Je bent uitgenodigd voor een spel.
push-invitation-by = { $name } nodigt je uit voor een spel.
push-match = Je tafel staat klaar.
push-talk = Iemand schreef aan je tafel.
push-talk-by = { $name } schreef aan je tafel.
push-tournament =
    { $round ->
        [0] { $name }: je tafel staat klaar.
       *[other] { $name }, ronde { $round }: je tafel staat klaar.
    }
push-tournament-tables = { $name } is begonnen: er staan { $count } tafels voor je klaar.
mail-subject-clock =
    { $count ->
        [one] Guildhall: je tijd is bijna om
       *[other] Guildhall: je tijd is bijna om aan { $count } tafels
    }
mail-subject-your_turn =
    { $count ->
        [one] Guildhall: je bent aan de beurt
       *[other] Guildhall: je bent aan de beurt aan { $count } tafels
    }
mail-subject-invitation =
    { $count ->
        [one] Guildhall: je bent uitgenodigd voor een spel
       *[other] Guildhall: je bent uitgenodigd voor { $count } spellen
    }
mail-subject-talk =
    { $count ->
        [one] Guildhall: iemand schreef aan je tafel
       *[other] Guildhall: nieuwe berichten aan { $count } tafels
    }
mail-subject-tournament =
    { $count ->
        [one] Guildhall: je toernooitafel staat klaar
       *[other] Guildhall: je { $count } toernooitafels staan klaar
    }
mail-hello = Hallo { $name },
mail-tables-tournament =
    { $count ->
        [one] je toernooitafel staat klaar:
       *[other] je { $count } toernooitafels staan klaar:
    }

    { $links }
mail-round =
    { $round ->
        [0] “{ $name }”:
       *[other] “{ $name }”, ronde { $round }:
    }
mail-tables-talk =
    { $count ->
        [one] iemand schreef aan deze tafel:
       *[other] iemand schreef aan deze { $count } tafels:
    }

    { $links }
mail-tables-clock =
    { $count ->
        [one] je tijd is bijna om aan deze tafel:
       *[other] je tijd is bijna om aan deze { $count } tafels:
    }

    { $links }
mail-tables-your_turn =
    { $count ->
        [one] je bent aan de beurt aan deze tafel:
       *[other] je bent aan de beurt aan deze { $count } tafels:
    }

    { $links }
mail-tables-invitation =
    { $count ->
        [one] je bent uitgenodigd aan deze tafel:
       *[other] je bent uitgenodigd aan deze { $count } tafels:
    }

    { $links }

cli-serving = Guildhall draait op { $url } (stoppen met Ctrl-C). Gegevens: { $db }
cli-serving-network = In je lokale netwerk: { $url }
cli-serving-here = Alleen deze computer heeft toegang. Wil je anderen in je netwerk laten meespelen, start dan met: serve --host 0.0.0.0
cli-thinking = Denkt voor de servers van { $db } met { $processes ->
    [one] één proces
   *[other] { $processes } processen
}. Stop met Ctrl+C.
cli-serving-metrics = Status en metingen: { $url }/healthz en { $url }/metrics
cli-compiling = De regels worden op de achtergrond gecompileerd. Je kunt al spelen; daarna denken de bots verder vooruit.
cli-compiled = De gecompileerde regels zijn nu in gebruik.
cli-compile-failed = De regels konden niet worden gecompileerd. De server gaat verder met de niet-gecompileerde regels. Details: { $log }
cli-mail-needs-url = E-mail is ingesteld, maar zonder --public-url wordt niets verstuurd: links in e-mails hebben die nodig.
error-workers_need_postgresql = { $workers } workers hebben PostgreSQL nodig: voeg --db postgresql://… toe
error-think_needs_postgresql = Bots kunnen alleen voor servers met PostgreSQL elders denken: voeg --db postgresql://… toe
error-client_not_built = De webpagina’s zijn nog niet gebouwd. Start met ./play, dat bouwt ze.
error-docs_not_built = De documentatie is nog niet gebouwd. Wacht even en laad opnieuw; ./play bouwt haar op de achtergrond.
mail-confirm-subject = Guildhall: bevestig je e-mailadres
mail-confirm-body =
    Hallo { $name },

    bevestig dat we je op dit adres mogen mailen als je aan de beurt bent:

    { $link }

    Heb je hier niet om gevraagd, negeer deze e-mail dan. Je krijgt er geen meer.
