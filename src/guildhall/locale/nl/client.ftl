# De browser, in het Nederlands. Woordenlijst: zie core.ftl.

client-skip = Naar de inhoud
client-home = Home
client-menu = Menu
client-rules = Regels
client-settings = Instellingen
client-about = Over
client-people = Spelers
client-history = Gespeelde partijen
client-profile = Profiel
client-ranking = Ranglijst
client-tournaments = Toernooien
client-speed-plain = Op deze server spelen de bots niet op volle sterkte.
client-speed-compiling = De server is net gestart: over een paar minuten spelen de bots op volle sterkte.
client-speed-compiled = De bots spelen op volle sterkte.
client-close = Sluiten
client-back = Terug
client-loading = Een moment …
client-offline = Kan de server niet bereiken. Controleer je verbinding.
client-play-offline = Spelen zonder server
client-reconnecting = Verbinding verbroken. Opnieuw verbinden …
client-renewed = Guildhall is bijgewerkt. Je spellen zijn opgeslagen: laad de pagina opnieuw om verder te gaan.
client-part-missing = Een deel van deze pagina kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
client-reload = Opnieuw laden
client-later = Later
client-rules-changed = De regels van dit spel zijn bijgewerkt nadat deze tafel is gemaakt (versie { $began }, nu { $now }). De partij gaat verder met de nieuwe regels.
client-data-changed = De kaart- en bordgegevens van dit spel zijn verbeterd nadat deze tafel is gemaakt. De partij gaat verder met de verbeterde gegevens.

## De homepage

client-welcome = Welkom bij Guildhall
client-welcome-more = Bordspellen over gilden en steden. Speel tegen bots of stuur een vriend een link.
client-your-tables = Jouw tafels
client-open-tables = Open tafels
client-more-tables = Meer tafels tonen
client-live-games = Lopende partijen
client-delay-mark = vertraagd
client-games = Spellen
client-players = { $least }–{ $most } spelers
client-weight-light = licht
client-weight-medium = gemiddeld
client-weight-heavy = zwaar
client-play-bots = Speel tegen bots
client-learn = Leren
client-puzzles = Puzzels
client-new-table = Nieuwe tafel
client-your-turn = Jouw beurt
client-status-open = wacht op spelers
client-status-playing = bezig
client-status-over = afgelopen
client-open-seat = vrije plek
client-turn-of = { $names } aan zet
client-won-by = { $names } gewonnen
client-time-left = nog { $time }
client-last-move = laatste zet { $time }
client-created = gemaakt { $time }
client-ended = afgelopen { $time }
client-manage-tables = Tafels beheren
client-manage-done = Klaar
client-hide-table = Verbergen
client-unhide-table = Weer tonen
client-hidden-tables = Verborgen tafels
client-hidden-none = Geen verborgen tafels.
client-delete-table = Verwijderen
client-delete-surely = Definitief verwijderen?
client-table-deleted = { $game }: tafel verwijderd.
client-filter-game = Spel
client-filter-all-games = Alle spellen
client-filter-status = Toon
client-filter-all = Alle
client-filter-due = Wachten op mij
client-filter-open = Wacht op spelers
client-filter-playing = Bezig
client-filter-over = Afgelopen
client-sort = Sorteer op
client-sort-due = Mijn beurt eerst
client-sort-updated = Laatste zet
client-sort-created = Nieuwste tafel
client-filter-none = Geen tafels gevonden.
client-filter-pace = Tempo
client-filter-live = Live
client-filter-correspondence = Correspondentie
client-filter-fit = Alleen tafels waar ik kan meedoen
client-filter-followed = Alleen tafels van spelers die ik volg
client-requires-range = Rating { $least }–{ $most }
client-requires-least = Rating vanaf { $least }
client-requires-most = Rating tot { $most }
client-requires-settled = geen voorlopige ratings
client-unfit = Niet voor jouw rating
client-require = Wie kan meedoen
client-require-least = Rating minstens
client-require-most = Rating hoogstens
client-require-any = alle
client-require-settled = Geen voorlopige ratings

## Een nieuwe tafel

client-name = Je naam
client-how-many = Hoeveel spelers?
client-who = Wie doet er mee?
client-seat = Plek { $seat }
client-seat-me = Ik
client-seat-friend = Een vriend (via link)
client-seat-bot = Bot: { $bot }
client-bot-styled = { $style } ({ $bot })
client-draw-seats = Plekken bij het begin verloten
client-seat-drawn = wordt verloot
client-seats-drawn = De plekken worden verloot als de partij begint.
client-take-seat = Plek { $seat } nemen: { $led }
client-choose-seat = Kies een vrije plek.
client-variants = Varianten
client-clock = Bedenktijd
client-clock-none = Geen tijdslimiet
client-clock-live = Live: 10 minuten + 20 seconden per zet
client-clock-relaxed = Rustig: 30 minuten + 1 minuut per zet
client-clock-evening = Een avond: 2 uur + 2 minuten per zet
client-clock-daily = Dagelijks: 3 dagen + 12 uur per zet
client-clock-correspondence = Correspondentie: 14 dagen + 2 dagen per zet
client-visibility = Wie mag kijken?
client-visibility-link = Iedereen met de link
client-visibility-public = Iedereen (vrije plekken staan in de lijst)
client-visibility-private = Alleen de spelers
client-delay = Toeschouwers zien de partij
client-delay-choice =
    { $kind ->
        [moves] { $count } zetten later
        [minutes] { $count } minuten later
        [end] pas na afloop
       *[none] live
    }
client-delayed =
    { $kind ->
        [moves] Toeschouwers zien de partij { $count } zetten later.
        [minutes] Toeschouwers zien de partij { $count } minuten later.
       *[end] Toeschouwers zien de partij pas na afloop.
    }
client-allow-hints = Tips voor iedereen toestaan (standaard uit bij twee of meer mensen)
client-coach-switch = Coach: vraag me voor een zet die veel weggeeft
client-rated-switch = Partij telt mee voor de rating
client-rescue = Als een speler stopt
client-rescue-days =
    { $days ->
        [0] Wachten
       *[other] Na { $days } dagen kan een bot het overnemen
    }
client-lay-table = Tafel maken

## Meedoen

client-join = Je bent uitgenodigd
client-join-more = { $game } met { $names }.
client-sit = Meedoen
client-stand = Plek verlaten
client-watch = Alleen kijken
client-waiting-players = wacht op spelers
client-invited = { $name } (uitgenodigd)
client-declined = vrije plek ({ $name } heeft geweigerd)
client-invite = Vriend uitnodigen
client-start-bots = Nu starten (bots op vrije plekken)
client-link = Stuur deze link:
client-link-copied = Link gekopieerd. Stuur hem naar een vriend:
client-link-machine = Deze link werkt alleen op deze computer. Wil je anderen in je netwerk uitnodigen, start de server dan opnieuw met ./play serve --host 0.0.0.0
client-link-network = Deze link werkt in je lokale netwerk.

## Aan tafel

client-show = Weergave
client-tab-board = Bord
client-tab-log = Logboek
client-tab-seats = Spelers
client-seats = Spelers
client-board = Bord
client-now = Huidige zet
client-log = Logboek
client-log-news = Nieuw in het logboek
client-strip = Delen van deze ronde
client-strip-next = daarna: { $name }
client-round-start = Opbouw
client-choices = Je keuzes
client-all-choices = Toon alle { $count } keuzes
client-waiting-for =
    { $count ->
        [0] Een moment …
       *[other] Wachten op { $names }
    }
client-pondering = Denkt al { $seconds } s …
client-pondering-long = Denkt al { $seconds } s. De server heeft veel te doen; de partij gaat vanzelf verder.
client-server-busy = De server heeft het druk, dus bots denken iets korter dan anders.
client-bot-stands-in = Het netwerk van een bot is hier niet te gebruiken, dus speelt een bot zonder netwerk voor hem.
client-you-are-away = Een bot speelt voor jou.
client-come-back = Zelf verderspelen
client-confirm = Bevestigen
client-cancel = Annuleren
client-just-moved = Dat is net verschoven. Druk nog een keer.
client-row-total = { $count } van { $total }
client-row-count = { $count } gekozen
client-row-open = { $count ->
    [0] Alles gekozen
   *[other] Nog { $count } te kiezen
}
client-row-send = Versturen
client-row-send-end = Versturen en afronden
client-row-end = Afronden
client-row-send-title = Speelt alles wat je koos in één keer.
client-row-end-title = Speelt alles wat je koos en rondt jouw deel van deze fase af.
client-row-phase = Fase afronden
client-row-phase-title = Speelt wat je koos, plek voor plek, en elders niets. Komt iemand ertussen, dan krijg je de vraag opnieuw.
client-row-here = Alleen hier
client-row-here-title = Rondt alleen de plek af die aan de beurt is. Bij de volgende krijg je de vraag opnieuw; wat je daar koos, blijft staan.
client-wishes-on = { $count ->
    [0] Niets meer in deze fase
    [one] Nog 1 keuze te spelen
   *[other] Nog { $count } keuzes te spelen
}
client-wishes-dropped = Een zet van een ander kwam ertussen. Kijk wat er van je keuzes over is.
client-row-fill = Aanvullen
client-row-fill-title = Een bot stelt de rest voor. Voor het versturen kun je alles nog wijzigen.
client-row-proposed = Voorstel van een bot
client-row-agree = Voorstel spelen
client-row-always = Altijd
client-row-clear = Wissen
client-row-less = { $what }: één minder
client-row-last = { $what }, dan versturen
client-row-spread-title = Kiest van alles wat nog kan er één. Er wordt nog niets verstuurd.
client-row-how-many = { $what }: hoeveel
client-row-most = Alle
client-row-most-title = Zo veel mogelijk (op het bord: Shift+klik)
client-row-rest = Rest
client-row-rest-title = Zet alles wat over is hier en verstuurt (op het bord: Shift+klik)
client-row-take-back = Eén terugnemen
client-row-stopped = { $made } van { $of } zijn gespeeld. { $why }
client-sweep-title = Beantwoord alle vragen van deze fase zo waar dat kan; de andere krijg je nog.
client-again = Nog eens zo
client-again-title = Geeft je laatste antwoord opnieuw zolang het kan: { $moves }
client-bot-answers = Bot laten antwoorden
client-bot-answers-phase = Tot het einde van de fase
client-bot-answers-always = Op deze vraag, het hele spel
client-bot-answers-chores = Op alle routinevragen, het hele spel
client-bot-answers-on = Een bot antwoordt voor je.
client-bot-answers-stop = Zelf antwoorden
client-proposal-all = Alle voorstellen spelen ({ $count })
client-proposal-show = Lijst
client-proposal-until = Tot hier spelen
client-proposal-on = Antwoorden voorstellen
client-proposal-title = Een bot stelt antwoorden op routinevragen voor. Zonder jouw akkoord wordt niets gespeeld.
client-proposal-off = Geen voorstellen meer
client-proposal-goes-on = Je bevestigde antwoorden worden gespeeld: nog { $count }.
client-proposal-dropped = De rest van je bevestigde antwoorden kan niet meer.
client-plan-ahead = Vooruitplannen
client-plan-next = Je volgende vraag:
client-plan-unknown = Je volgende vraag is nog niet te voorzien.
client-planned = Gepland: { $move }
client-plan-take-back = Plan annuleren
client-plan-dropped = Je plan kan niet meer: { $move }
client-undo = Ongedaan maken
client-undo-turn = Beurt ongedaan maken
client-undo-asked = { $name } wil een zet ongedaan maken.
client-agree = Accepteren
client-refuse = Weigeren
client-hint = Tip
client-hint-is = Suggestie: { $move }
client-no-hint = Er is nu geen tip.
client-hint-row-full = Je keuzes zijn compleet. Speel ze of verander er een.
client-hint-others = Andere opties
client-hint-play = Dit spelen
client-coach-weighs = De coach bekijkt je zet…
client-coach-sure = Zeker van deze zet?
client-coach-line = { $move }: wint ongeveer { $share } % van de partijen. { $reason }
client-coach-back = Opnieuw kiezen
client-coach-anyway = Toch spelen
client-coach-missed = Gespeeld zonder de coach: je deed veel zetten in de laatste minuut. De coach is zo terug.
client-hint-comes = Denkt na …
client-hint-hurried = Nu alleen de snelle tip: je vroeg er veel in de laatste minuut. Vraag het zo nog eens voor een grondigere tip.
client-hints-off = Tips staan uit aan deze tafel.
client-hints-on = Tips zijn voor iedereen toegestaan.
client-rated = Deze partij telt mee.
client-unrated =
    { $why ->
        [closed] Telt niet mee: een moderator heeft de tafel gesloten.
        [choice] Telt niet mee: de tafel is zo geopend.
        [hints] Telt niet mee: tips zijn toegestaan of gebruikt.
        [coached] Telt niet mee: de coach staat aan.
        [position] Telt niet mee: ze begon vanuit een stelling.
        [undone] Telt niet mee: een zet is teruggenomen nadat er iets bekend was.
        [strangers] Telt niet mee: niet iedereen aan tafel is bekend in het huis.
        [alone] Telt niet mee: bots spelen alle plaatsen.
       *[other] Telt niet mee: zoals afgesproken.
    }
client-hint-unrates = Tip; de partij telt dan niet mee
client-rescue-terms =
    { $days ->
        [0] Bots nemen het niet over van afwezige spelers.
       *[other] Is een speler { $days } dagen weg, dan kunnen de anderen een bot laten overnemen.
    }
client-absent = { $name } heeft sinds { $day } niet gespeeld.
client-absent-from = Vanaf { $day } kan een bot het overnemen.
client-absent-rescue = Laat een bot ({ $bot }) voor { $name } spelen
client-foreseen = Als je dit kiest:
client-foreseen-more = +{ $count } meer
client-then-chance = Daarna: een trekking.
client-then-others = Daarna: een andere speler.
client-then-you = Daarna: jij weer.
client-then-end = Hiermee eindigt de partij.
client-then-unknown = Wat volgt, hangt af van verborgen keuzes.
client-skip-steps =
    { $count ->
        [one] 1 stap overslaan
       *[other] { $count } stappen overslaan
    }
client-told-more = +{ $count } meer in het logboek
client-concerns = Dit gaat over jou
client-leads = Je leidt: { $names }
client-count-choices =
    { $count ->
        [one] 1 keuze
       *[other] { $count } keuzes
    }
client-more = Meer
client-leave = Verlaten (een bot neemt het over)
client-leave-question = Deze tafel verlaten?
client-leave-more = Een bot speelt voor je tot je terugkomt.
client-leave-surely = Verlaten
client-concede = Opgeven
client-concede-question = Partij opgeven?
client-concede-more = Een bot speelt verder voor de anderen en jij wordt laatste. Dit kan niet ongedaan worden gemaakt.
client-stay = Verder spelen
client-keys = Sneltoetsen
client-keys-choose = Kies een antwoord
client-keys-confirm = Zet bevestigen
client-keys-skip = Annuleren, sluiten of overslaan
client-keys-show = Deze toetsen tonen
client-show-rule = Regel { $rule }
client-jump = Toon op het bord
client-conceded = heeft opgegeven
client-away = afwezig, een bot speelt
client-bot = bot
client-followed = gevolgd
client-you = jij
client-thinking = denkt na
client-score-of =
    { $name }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }. Toon de opbouw.
client-score-hidden = { $name }: de punten blijven verborgen tot het einde.
client-no-points = Nog geen punten
client-sheet = Telling
client-sheet-open = Telling tonen
client-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
client-talk = Chat
client-talk-unread =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
client-talk-of =
    { $who ->
        [spectators] Toeschouwers
       *[players] Spelers
    }
client-talk-apart = De spelers kunnen dit pas lezen als de partij is afgelopen.
client-talk-earlier = Eerdere berichten tonen
client-say = Schrijf een bericht
client-send = Versturen
client-report = Melden
client-report-line = Dit bericht van { $name } melden
client-moderation = Moderatie
client-status = Serverstatus
client-silenced =
    { $until ->
        [never] Je kunt niet chatten. Reden: { $why }
       *[other] Je kunt tot { $until } niet chatten. Reden: { $why }
    }
client-muted = gedempt
client-close-table = Tafel sluiten
client-slow = Langzame chat:
client-slow-pace =
    { $seconds ->
        [0] uit
       *[other] één bericht per { $seconds } s
    }
client-note = Privénotities

## Het einde en daarna

client-ended-conceded = De partij is opgegeven.
client-ended-closed = Een moderator heeft deze tafel gesloten. De partij telt niet.
client-won-nobody = Partij gesloten
client-won =
    { $margin ->
        [0] { $name } wint bij gelijke stand met { $next }: { $scored }.
       *[other] { $name } wint met { $scored }, { $margin } meer dan { $next }.
    }
    .you =
        { $margin ->
            [0] Je wint bij gelijke stand met { $next }: { $scored }.
           *[other] Je wint met { $scored }, { $margin } meer dan { $next }.
        }
    .next =
        { $margin ->
            [0] { $name } wint bij gelijke stand met jou: { $scored }.
           *[other] { $name } wint met { $scored }, { $margin } meer dan jij.
        }
client-won-shared = { $names } delen de winst met { $scored }.
client-end-scored =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
client-won-conceded =
    { $winners ->
        [one] { $names } wint. Opgegeven: { $others }.
       *[other] { $names } winnen. Opgegeven: { $others }.
    }
client-ledger = Puntenoverzicht
client-end-board = Bord tonen
client-end-result = Uitslag tonen
client-end-course = Punten in de loop van de partij
client-end-total = Totaal
client-end-ahead = Vóór { $name }: { $why }
client-priced = { $move } · { $price }
client-rematch = Revanche
client-rematch-asked = { $name } nodigt je uit voor een revanche.
client-invites-you = { $name } nodigt je uit
client-invited-you = Je bent uitgenodigd
client-rematch-accept = Accepteren
client-rematch-decline = Weigeren
client-rematch-own = Je hebt om een revanche gevraagd. Die begint zodra iedereen heeft geaccepteerd.
client-rematch-go = Naar de revanche
client-replay = Terugkijken
client-save-record = Partij downloaden
client-moment = Zet
client-step-back = Vorige zet
client-step-on = Volgende zet
client-replay-play = Afspelen
client-replay-pause = Pauze
client-replay-speed = Snelheid
client-replay-first = Naar het begin
client-replay-last = Naar het einde
client-round-back = Vorige ronde
client-round-on = Volgende ronde
client-jump-to = Ga naar
client-copy-moment = Link kopiëren
client-moment-copied = Link gekopieerd
client-moment-picture = Afbeelding opslaan
client-whose-view = Bekijk als
client-play-on = Hier verderspelen

## Analyse

client-analysis = Analyse
client-analyse = Partij analyseren
client-analysis-running = { $done } van { $of } beslissingen geanalyseerd
client-analysis-failed = De analyse is mislukt. Probeer het later opnieuw.
client-analysis-cancelled = De analyse is geannuleerd.
client-analysis-chart = Winstkansen
client-analysis-costliest = Grootste fouten
client-analysis-played = { $name }: { $move }
client-analysis-best = Beter: { $move }
client-analysis-whose = Gezien vanuit { $name }:
client-analysis-cost = −{ $cost } %
client-analysis-clean = Geen duidelijke fouten.
client-mistakes = Leer van je fouten
client-analysis-conceded = De partij is opgegeven: de analyse loopt tot de laatste zet, en de lijnen eindigen met de stand van dat moment.
client-analysis-how = Geschat uit gesimuleerde partijen en afgevlakt. Elke beslissing wordt beoordeeld naar wat de speler op dat moment kon weten.
client-analysis-quick = Een snelle blik met de expert. Elke beslissing wordt beoordeeld naar wat de speler op dat moment kon weten.
client-analysis-deeper = Grondig analyseren

## Regels en instellingen

client-labelled = { $label }: { $text }
client-search-rules = Regels doorzoeken
client-no-rule = Geen regels gevonden.
client-language = Taal
client-theme = Weergave
client-theme-auto = Systeemstandaard
client-theme-light = Licht
client-theme-dark = Donker
client-speed = Animatiesnelheid
client-speed-calm = Langzaam
client-speed-brisk = Snel
client-speed-still = Uit
client-confirm-turn = Elke zet bevestigen
client-ask-all = Ook vragen als er maar één antwoord is
client-aid = Elke vraag uitleggen
client-aid-fold = Uitleg verbergen
client-aid-more = Meer in de regels
client-aid-new = Bij spellen die nieuw voor me zijn
client-aid-always = Altijd
client-aid-never = Nooit
client-labels = Labels op het bord tonen
client-sound = Geluiden

## Account

client-account = Account
client-account-more = Je hebt geen account nodig om te spelen. Een naam is genoeg, en deze browser onthoudt je.
client-account-nobody = Je bent niet ingelogd.
client-account-guest = Je speelt als { $name }, gast in deze browser.
client-account-login = Je bent ingelogd als { $name } (gebruikersnaam: { $login }).
client-account-rename = Naam opslaan
client-account-rename-more = Deze naam zien andere spelers.
client-account-renamed = Je heet nu { $name }.
client-account-keep = Account aanmaken
client-account-keep-more = Met een gebruikersnaam en wachtwoord vind je je tafels terug op elk apparaat.
client-account-make = Account aanmaken
client-account-kept = Account aangemaakt. Log in als { $login }.
client-login = Gebruikersnaam
client-password = Wachtwoord
client-password-new = Nieuw wachtwoord
client-password-old = Huidig wachtwoord
client-password-change = Wachtwoord wijzigen
client-password-change-more = Je andere apparaten worden uitgelogd.
client-password-changed = Wachtwoord gewijzigd. Je andere apparaten zijn uitgelogd.
client-sign-in = Inloggen
client-sign-in-more = Gebruik een account dat je hier of op een ander apparaat hebt aangemaakt.
client-sign-in-guest = Als je inlogt, raak je gast { $name } en de tafels kwijt. Maak eerst een account aan om ze te houden.
client-signed-in = Welkom terug, { $name }.
client-sign-out = Uitloggen
client-sign-out-more = Je account en tafels blijven; deze browser vergeet je.
client-sign-out-guest = Je hebt geen wachtwoord. Zonder passkey raak je deze naam en de tafels kwijt.
client-sign-out-surely = Toch uitloggen
client-signed-out = Je bent uitgelogd.
client-passkeys =
    { $count ->
        [0] Passkeys
       *[other] Passkeys ({ $count })
    }
client-passkey = Passkey
client-passkey-nth = Passkey { $n }
client-passkey-name = Naam
client-passkey-name-new = Naam van de nieuwe passkey
client-passkey-made = aangemaakt op { $day }
client-passkey-used = laatst gebruikt op { $day }
client-passkey-unused = nooit gebruikt
client-passkey-rename = Naam wijzigen
client-passkey-rename-of = Naam van { $name } wijzigen
client-passkey-rename-save = Opslaan
client-passkey-renamed = Naam van de passkey gewijzigd.
client-passkey-remove = Verwijderen
client-passkey-remove-of = { $name } verwijderen
client-passkey-remove-more = Je kunt dan niet meer inloggen met { $name }, en apparaten die hem gebruikten, worden uitgelogd. Druk nog eens om hem te verwijderen en wis hem daarna ook op je apparaat.
client-passkey-remove-surely = Definitief verwijderen
client-passkey-removed = { $name } is verwijderd.
client-passkey-more = Log in met je vingerafdruk, gezicht of pincode in plaats van een wachtwoord.
client-passkey-add = Passkey toevoegen
client-passkey-use = Inloggen met passkey
client-passkey-added = Passkey toegevoegd. Je kunt er nu mee inloggen.
client-passkey-known = Dit apparaat heeft al een passkey voor je account.
client-passkey-stopped = Er is geen passkey gebruikt. Er is niets veranderd.
client-passkey-none = Deze browser ondersteunt hier geen passkeys.
client-bonds = Gevolgd en geblokkeerd
client-data = Je gegevens
client-notices = Meldingen
client-notices-more = We kunnen je laten weten wanneer er iets gebeurt aan je tafels. Niets is verplicht.
client-notices-save = Meldingen opslaan
client-notices-saved = Meldingen opgeslagen.
client-mail = E-mailadres
client-mail-more = We sturen je een link om het adres te bevestigen.
client-mail-none = Deze server verstuurt geen e-mail.
client-mail-confirmed = { $mail } is bevestigd.
client-mail-unconfirmed = { $mail } is nog niet bevestigd. Open de link in onze e-mail.
client-mail-again = Bevestiging opnieuw sturen
client-mail-sent-again = We hebben een nieuwe link naar { $mail } gestuurd.
client-mail-remove = Adres verwijderen
client-mail-removed = Adres verwijderd.
client-notify-mail = Per e-mail
client-webhook = Webhook-URL
client-webhook-more = We sturen de tafels die op je wachten met een POST naar dit HTTPS-adres.
client-push = Deze browser
client-push-more = Krijg een melding op dit apparaat, ook als Guildhall niet open is. Nooit over de tafel die je voor je hebt.
client-calls-more = Krijg een melding op dit apparaat zolang een tafel, een toernooi of de startpagina in een ander tabblad open is. Nooit over de tafel die je voor je hebt.
client-calls-are-on = Meldingen staan aan in deze browser, zolang Guildhall in een tabblad open is.
client-push-on = Aanzetten in deze browser
client-push-off = Uitzetten in deze browser
client-push-is-on = Meldingen staan aan in deze browser.
client-push-is-off = Meldingen staan uit in deze browser.
client-push-blocked = Je browser blokkeert meldingen van deze site. Sta ze toe in de instellingen.
client-push-none = Deze browser kan hier geen meldingen tonen. Zet Guildhall op een telefoon eerst op het beginscherm.
client-install = App
client-install-more = Installeer Guildhall om het als een app te openen en op een telefoon meldingen te krijgen.
client-install-now = Guildhall installeren
client-installed = Guildhall is geïnstalleerd.
client-not-installed = Niet geïnstalleerd. Het kan later ook via het menu van je browser.
client-notify = Laat het me weten
client-notify-turn = Als ik aan de beurt ben
client-notify-clock = Als mijn tijd bijna om is
client-notify-invitation = Als ik word uitgenodigd
client-notify-talk = Als iemand aan mijn tafel schrijft
client-notify-tournament = Als mijn toernooitafel klaarstaat
client-quiet-begin = Stil van
client-quiet-end = tot
client-quiet-more = Als beide tijden gelijk zijn, is er geen stille tijd.
client-webhook-format = Webhookformaat
client-webhook-format-plain = JSON
client-webhook-format-discord = Discord
client-webhook-format-slack = Slack
client-webhook-format-matrix = Matrix
client-notify-webhook = Webhook aanroepen

## Over

client-about-text = Guildhall is een vrije, onafhankelijke site voor bordspellen. De spellen zijn het werk van hun auteurs en uitgevers. Bedankt!
client-thanks = van { $designer }, uitgegeven door { $publisher }.
client-thanks-designer = van { $designer }.
client-about-rights = Alle code en tekeningen zijn van onszelf, en de regels staan er in onze eigen woorden. Waarden die niet in de spelregels staan, zijn gereconstrueerd. Vind je een spel leuk, koop het dan!
client-about-docs = Documentatie (in het Engels): servers, bots, onderzoek
