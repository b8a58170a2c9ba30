# Tafels en de server, in het Nederlands.

error-table_not_started = De partij is nog niet begonnen.
error-table_started = De partij is al begonnen.
error-table_over = De partij is afgelopen.
error-seat_taken = Stoel { $seat } is bezet.
error-seat_offered = Deze stoel is gereserveerd voor { $name }.
error-rematch_asked = Iemand anders heeft net om een revanche gevraagd. Probeer het opnieuw.
error-already_seated = Je zit al aan deze tafel, op stoel { $seat }.
error-bad_luck_number = Een toevalsgetal heeft { $least } tot { $most } bytes, hexadecimaal in kleine letters.
error-luck_added = Deze speler heeft al een toevalsgetal toegevoegd.
error-seats_open =
    { $open ->
        [one] Er is nog één stoel
       *[other] Er zijn nog { $open } stoelen
    } vrij.
error-stale = Dit antwoordt op een oudere vraag ({ $answers }); de huidige is { $current }. Bekijk de tafel opnieuw.
error-nothing_to_undo = Er valt niets terug te nemen.
error-no_undo_asked = Niemand heeft je gevraagd iets terug te nemen.
error-flag_up = Stoel { $seat } heeft nog tijd.
error-not_absent = Deze speler is niet weg, of nog geen { $days } dagen weg.
error-no_rescue = Aan deze tafel nemen bots het niet over van wie weg is.
error-clock_runs = Deze tafel heeft een klok: een bot neemt het over als de tijd om is.
error-not_away = Voor stoel { $seat } speelt geen invaller.
error-not_present = Voor stoel { $seat } speelt nu een bot.
error-not_due = Stoel { $seat } heeft nu niets te beslissen.
error-bot_not_due = Bij stoel { $seat } is geen bot meer aan zet.
error-chat_length = Zeg iets van 1 tot { $most } tekens; dit zijn er { $have }.
error-note_length = Een notitie heeft hoogstens { $most } tekens; dit zijn er { $have }.
error-bad_name = Een naam heeft 1 tot { $most } gewone tekens.
error-unknown_clock = Er is geen klok “{ $given }”. Klokken: { $known }.
error-no_such_table = Deze tafel bestaat niet, of je mag ze niet zien.
error-table_busy = Het is erg druk aan deze tafel. Probeer het zo meteen opnieuw.
error-too_many_tables = Je hebt al { $most } lopende tafels en meer kan niet. Speel eerst een paar partijen uit of geef ze op.
error-analysis_busy = Er worden al zoveel partijen geanalyseerd als het huis aankan. Probeer het straks opnieuw.
error-no_hint = Er kan nu geen tip worden gegeven. Probeer het zo meteen opnieuw.
error-hints_off = Aan deze tafel zijn er geen tips zolang er twee of meer mensen spelen.
error-not_signed_in = Zeg eerst hoe je heet.
error-wrong_password = Gebruikersnaam of wachtwoord klopt niet.
error-wrong_passkey = Deze passkey is niet geaccepteerd. Probeer het opnieuw.
error-no_such_passkey = Zo’n passkey heb je niet.
error-last_way_in = Zonder deze passkey kun je je niet meer aanmelden. Voeg eerst een andere toe of maak een wachtwoord.
error-no_mail_here = Dit huis verstuurt op dit moment geen mail.
error-nothing_to_confirm = Er is geen adres dat op bevestiging wacht.
error-game_off = Dit huis biedt dit spel op dit moment niet aan.
error-not_your_table = Dat kan alleen wie de tafel heeft klaargezet.
error-not_seated = Je zit niet aan deze tafel.
error-invitation_used = Deze uitnodiging is al gebruikt, of het spel is begonnen. Vraag om een nieuwe.
error-bad_invitation = Deze uitnodiging geldt niet voor deze tafel.
error-bad_confirmation = Deze link geldt niet meer. Vul je mailadres opnieuw in om een nieuwe te krijgen.
error-unknown_host = Deze server kent de naam { $host } niet. Is die van jou, start de server dan met --public-url of --allow-host.
error-foreign_origin = Dit verzoek kwam niet van een pagina van deze site.
error-hidden_until_the_end = Dit wordt getoond als de partij is afgelopen.
error-body_too_slow = Het verzoek deed er langer dan { $seconds } seconden over. Controleer je verbinding en probeer het opnieuw.
error-head_too_slow = Het verzoek deed er langer dan { $seconds } seconden over. Controleer je verbinding en probeer het opnieuw.
error-head_too_large = De headers van dit verzoek zijn te groot.
error-url_too_long = Dit adres is te lang.
error-too_many_connections = Te veel verbindingen vanuit jouw netwerk. Sluit er een paar en probeer het opnieuw.
error-shutting_down = De server start opnieuw op. Probeer het zo meteen nog eens.
error-too_large = Dit is te groot: hoogstens { $most } bytes.
error-too_many_requests = Te veel verzoeken. Wacht even en probeer het opnieuw.
error-too_many_pages = Je hebt al { $most } pagina’s open. Sluit er een en herlaad deze.
error-method_not_allowed = Dit adres kent dat soort verzoek niet.
error-not_found = Op dit adres is niets te vinden.
error-internal_error = De server heeft een fout gemaakt. Ze is genoteerd; probeer het opnieuw.
error-try_again = Het huis kon dit niet opschrijven. Er is niets verloren; probeer het zo meteen opnieuw.
error-store_cannot_write = De server kan nu niets opslaan: de database weigert te schrijven. Controleer de schijf.
error-table_unreadable = Tafel { $table } kan niet worden gelezen: een deel is beschadigd. Vraag de beheerder van deze server om de tafel terug te zetten vanuit een back-up. Je andere tafels werken nog.
error-table_rules_changed = Tafel { $table } is geopend onder andere regels van dit spel (versie { $began }, nu { $now }), en wat er gespeeld is, kan onder de huidige niet. Er is niets verloren: de beheerders van deze server kunnen hem met de eerdere versie van Guildhall afmaken of exporteren.
error-bad_request = Het verzoek wordt niet begrepen.
error-bad_login = Een gebruikersnaam heeft 3 tot { $most } tekens en geen spaties.
error-bad_password = Een wachtwoord heeft minstens { $least } tekens.
error-bad_body = Het verzoek wordt niet begrepen: { $problem }.
error-bad_cursor = De lijst kan hier niet verder. Laad de pagina opnieuw om hem vanaf het begin te zien.
error-bad_webhook = Een webhook is een https-adres buiten dit netwerk.
error-webhook_unresolved = De server van deze webhook is niet op tijd gevonden. Controleer het adres of probeer het later opnieuw.
error-bad_mail = Dit is geen mailadres.
error-server_busy = Het adres { $host }:{ $port } is al in gebruik. Kies een ander met --port.

mail-subject =
    { $count ->
        [one] Guildhall: je bent aan de beurt
       *[other] Guildhall: je bent aan de beurt aan { $count } tafels
    }
mail-subject-rematch =
    { $count ->
        [one] Guildhall: uitnodiging voor een revanche
       *[other] Guildhall: { $count } uitnodigingen voor een revanche
    }
mail-body =
    Hallo { $name },

    { $count ->
        [one] er wacht een tafel
       *[other] er wachten { $count } tafels
    } op je:

    { $links }

cli-serving = Guildhall is open op { $url } (stoppen met Ctrl-C). Gegevens: { $db }
cli-serving-network = In je lokale netwerk: { $url }
cli-serving-here = Alleen deze computer heeft toegang. Wil je anderen in je netwerk laten meespelen, start dan met: serve --host 0.0.0.0
cli-serving-metrics = Status en cijfers voor beheer: { $url }/healthz en { $url }/metrics
cli-compiling = De regels worden op de achtergrond gecompileerd. Je kunt al spelen; daarna denken de bots verder vooruit.
cli-compiled = De gecompileerde regels zijn nu in gebruik.
cli-compile-failed = De regels konden niet worden gecompileerd. De server gaat verder met de niet-gecompileerde regels. Details: { $log }
cli-mail-needs-url = E-mail is ingesteld, maar zonder --public-url wordt niets verstuurd: links in e-mails hebben die nodig.
error-workers_need_postgresql = Meer dan één werkproces vereist PostgreSQL: voeg --db postgresql://… toe (je vroeg er { $workers }).
error-client_not_built = De pagina’s zijn nog niet gebouwd. Start met ./play, dat bouwt ze.
mail-confirm-subject = Guildhall: is dit jouw adres?
mail-confirm-body =
    Hallo { $name },

    iemand, waarschijnlijk jijzelf, wil op dit adres bericht krijgen bij elke beurt.
    Volg deze link om dat te bevestigen:

    { $link }

    Was jij het niet, doe dan niets: er komt geen mail meer.
