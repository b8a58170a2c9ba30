# De browser, in het Nederlands. Woordenlijst: zie core.ftl.

client-skip = Naar de inhoud
client-home = Naar de zaal
client-menu = Menu
client-rules = Regels
client-settings = Instellingen
client-about = Wie maakte dit
client-speed-plain = Draait op niet-gecompileerde regels. Bots denken minder ver vooruit.
client-speed-compiling = Wordt versneld: de regels worden op de achtergrond gecompileerd.
client-speed-compiled = Draait op gecompileerde regels.
client-close = Sluiten
client-back = Terug
client-loading = Een ogenblik …
client-offline = Het huis antwoordt niet. Heb je verbinding?
client-reconnecting = Verbinding verbroken. Ze herstelt zich vanzelf …
client-rules-changed = De regels van dit spel zijn herzien nadat deze tafel werd geopend (versie { $began }, nu { $now }). Het spel gaat verder onder de huidige.
client-data-changed = De gedrukte gegevens van dit spel zijn verbeterd nadat deze tafel werd geopend. Het spel gaat verder met de huidige.

## De zaal

client-welcome = Welkom in de Guildhall
client-welcome-more = Vier spellen over gilden en steden. Speel alleen tegen bots, of stuur iemand een link.
client-your-tables = Jouw tafels
client-open-tables = Open tafels
client-more-tables = Meer tafels tonen
client-games = Spellen
client-players = { $least }–{ $most } spelers
client-weight-light = licht
client-weight-medium = gemiddeld
client-weight-heavy = zwaar
client-play-bots = Speel tegen bots
client-new-table = Nieuwe tafel
client-your-turn = Jouw beurt
client-status-open = wacht op spelers
client-status-playing = bezig
client-status-over = afgelopen
client-open-seat = vrije stoel

## Een nieuwe tafel

client-name = Jouw naam
client-how-many = Hoeveel spelers?
client-who = Wie zit waar?
client-seat = Stoel { $seat }
client-seat-me = Ik
client-seat-friend = Iemand anders (via link)
client-seat-bot = Bot: { $bot }
client-variants = Varianten
client-clock = Klok
client-clock-none = Geen klok
client-clock-live = Live: 10 minuten + 20 seconden per zet
client-clock-relaxed = Rustig: 30 minuten + 1 minuut per zet
client-clock-evening = Een avond: 2 uur + 2 minuten per zet
client-clock-daily = Beurtelings: 3 dagen + 12 uur per zet
client-clock-correspondence = Correspondentie: 14 dagen + 2 dagen per zet
client-visibility = Wie mag meekijken?
client-visibility-link = Wie de link heeft
client-visibility-public = Iedereen; vrije stoelen staan in de lijst
client-visibility-private = Alleen de spelers
client-allow-hints = Tips voor iedereen toestaan (anders uit vanaf twee mensen)
client-rescue = Als iemand niet meer speelt
client-rescue-days =
    { $days ->
        [0] Wachten, hoe lang het ook duurt
       *[other] Na { $days } dagen kan een bot het overnemen
    }
client-lay-table = Zet de tafel klaar

## Binnenkomen

client-join = Je bent uitgenodigd
client-join-more = { $game } met { $names }.
client-sit = Ga zitten
client-stand = Sta op
client-watch = Alleen kijken
client-waiting-players = wacht op spelers
client-invited = { $name } (uitgenodigd)
client-invite = Nodig iemand uit
client-start-bots = Begin; bots nemen de vrije stoelen
client-link = Stuur deze link:
client-link-copied = Gekopieerd. Stuur deze link:
client-link-machine = Deze link werkt alleen op deze computer. Wil je anderen in je netwerk uitnodigen, stop dan de server en start hem met ./play serve --host 0.0.0.0
client-link-network = Deze link werkt in je lokale netwerk.

## Aan tafel

client-show = Wat tonen
client-tab-board = Bord
client-tab-log = Verslag
client-tab-seats = Spelers
client-seats = Spelers
client-board = Bord
client-now = Wat nu te doen
client-log = Verslag
client-log-news = Nieuw in het verslag
client-round-start = Vóór het begin
client-choices = Jouw keuzes
client-choose = Kies
client-all-choices = Toon alle { $count } keuzes
client-waiting-for =
    { $count ->
        [0] Een ogenblik …
       *[other] Wachten op { $names }
    }
client-server-busy = De server heeft het druk: de bots spelen iets sneller dan anders.
client-you-are-away = Een bot speelt voor jou.
client-come-back = Kom terug
client-confirm = Bevestigen
client-cancel = Annuleren
client-undo = Ongedaan maken
client-undo-asked = { $name } wil een zet terugnemen.
client-agree = Akkoord
client-refuse = Nee
client-hint = Tip
client-hint-is = Een bot zou dit doen: { $move }
client-no-hint = Er is nu geen tip.
client-hint-others = Wat nog is overwogen
client-hint-play = Speel dit
client-hint-comes = Even denken …
client-hints-off = Geen tips aan deze tafel.
client-hints-on = Tips zijn voor iedereen toegestaan.
client-rescue-terms =
    { $days ->
        [0] Bots nemen het niet over van wie weg is.
       *[other] Is iemand { $days } dagen weg, dan kunnen de anderen een bot laten spelen.
    }
client-absent = { $name } heeft sinds { $day } niet gespeeld.
client-absent-from = Vanaf { $day } kan een bot het overnemen.
client-absent-rescue = Laat een bot ({ $bot }) voor { $name } spelen
client-foreseen = Wat er dan gebeurt
client-foreseen-more =
    { $count ->
        [one] en nog één ding
       *[other] en nog { $count } dingen
    }
client-then-chance = Dan beslist het toeval.
client-then-others = Dan zijn de anderen aan de beurt.
client-then-you = Dan ga jij verder.
client-then-end = Dan is de partij afgelopen.
client-then-unknown = Wat daarna komt, valt niet te voorzien.
client-skip-steps =
    { $count ->
        [one] Sla één stap over
       *[other] Sla { $count } stappen over
    }
client-count-choices =
    { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes
    }
client-more = Meer
client-leave = Vertrek (een bot speelt verder)
client-concede = Geef op
client-show-rule = Regel { $rule }
client-jump = bekijk
client-conceded = heeft opgegeven
client-away = weg, een bot speelt
client-bot = bot
client-you = jij
client-thinking = aan zet
client-score-of =
    { $name }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }. Toon waar de score vandaan komt.
client-no-points = Nog geen punten
client-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
client-talk =
    { $count ->
        [0] Gesprek
       *[other] Gesprek ({ $count })
    }
client-talk-earlier = Eerdere berichten
client-say = Zeg iets
client-send = Verstuur
client-note = Jouw eigen notitie

## Het einde en daarna

client-ended-conceded = De partij is opgegeven.
client-ledger = Waar de punten vandaan komen
client-rematch = Revanche
client-rematch-asked = { $name } nodigt je uit voor een revanche.
client-rematch-invited = Uitnodiging voor een revanche
client-rematch-accept = Accepteren
client-rematch-own = Je hebt om een revanche gevraagd. Die begint zodra iedereen heeft geaccepteerd.
client-rematch-go = Naar de revanche
client-replay = Naspelen
client-save-record = Bewaar de partij
client-moment = Moment
client-step-back = Een stap terug
client-step-on = Een stap verder
client-whose-view = Gezien door
client-play-on = Speel hier verder

## Analyse

client-analysis = Analyse
client-analyse = Analyseer de partij
client-analysis-running = { $done } van { $of } beslissingen bekeken
client-analysis-failed = De analyse is mislukt.
client-analysis-cancelled = De analyse is gestopt.
client-analysis-chart = Kansen om te winnen
client-analysis-costliest = Wat het meest kostte
client-analysis-played = { $name }: { $move }
client-analysis-best = De meester: { $move }
client-analysis-cost = −{ $cost } %
client-analysis-clean = Geen enkele beslissing kostte duidelijk iets.
client-analysis-conceded = De partij is opgegeven: ze wordt tot de laatste zet beoordeeld, en de lijnen eindigen met de uitslag zoals die toen was.
client-analysis-how = Geschat met gesimuleerde partijen, als lopend gemiddelde. Elke beslissing wordt beoordeeld naar wat haar speler kon weten.

## Regels en instellingen

client-search-rules = Zoek in de regels
client-no-rule = Geen regel bevat deze woorden.
client-language = Taal
client-theme = Uiterlijk
client-theme-auto = Zoals het systeem
client-theme-light = Licht
client-theme-dark = Donker
client-speed = Beweging
client-speed-calm = Rustig
client-speed-brisk = Vlot
client-speed-still = Geen
client-confirm-turn = Bevestig elke zet
client-labels = Opschriften op het bord

## Account

client-account = Account
client-account-more = Je hebt geen account nodig om te spelen: een naam is genoeg, en deze browser onthoudt je.
client-account-nobody = Je bent nog niet binnengekomen.
client-account-guest = Je bent { $name }, te gast in deze browser.
client-account-login = Je bent { $name }; je gebruikersnaam is { $login }.
client-account-rename = Bewaar de naam
client-account-rename-more = Zo noemen anderen je aan tafel.
client-account-renamed = Je heet nu { $name }.
client-account-keep = Houd deze naam
client-account-keep-more = Met een gebruikersnaam en een wachtwoord vind je je tafels op elk toestel terug.
client-account-make = Maak een account
client-account-kept = Het account is gemaakt; je gebruikersnaam is { $login }.
client-login = Gebruikersnaam
client-password = Wachtwoord
client-password-new = Nieuw wachtwoord
client-password-old = Oud wachtwoord
client-password-change = Wijzig het wachtwoord
client-password-change-more = Je andere toestellen worden dan afgemeld.
client-password-changed = Het wachtwoord is gewijzigd; je andere toestellen zijn afgemeld.
client-sign-in = Meld je aan
client-sign-in-more = Gebruik een account dat je eerder maakte, hier of op een ander toestel.
client-sign-in-guest = Gast { $name } blijft achter met alle tafels: houd eerst de naam als je ze wilt terugvinden.
client-signed-in = Welkom terug, { $name }.
client-sign-out = Meld je af
client-sign-out-more = Deze browser vergeet je; je account en je tafels blijven.
client-sign-out-guest = Je hebt geen wachtwoord: zonder passkey zijn deze naam en de tafels niet terug te vinden.
client-sign-out-surely = Meld je toch af
client-signed-out = Je bent afgemeld.
client-passkeys =
    { $count ->
        [0] Passkeys
       *[other] Passkeys ({ $count })
    }
client-passkey = Passkey
client-passkey-nth = Passkey { $n }
client-passkey-name = Naam
client-passkey-name-new = Naam van de nieuwe passkey
client-passkey-made = gemaakt op { $day }
client-passkey-used = laatst gebruikt op { $day }
client-passkey-unused = nog niet gebruikt
client-passkey-rename = Hernoem
client-passkey-rename-of = Hernoem { $name }
client-passkey-rename-save = Bewaar
client-passkey-renamed = De passkey heeft een nieuwe naam.
client-passkey-remove = Verwijder
client-passkey-remove-of = Verwijder { $name }
client-passkey-remove-more = Met { $name } kom je dan niet meer binnen. Andere toestellen die ermee binnenkwamen, worden afgemeld. Druk nog eens om te verwijderen; wis de passkey daarna ook op je toestel.
client-passkey-remove-surely = Verwijder voorgoed
client-passkey-removed = { $name } is verwijderd.
client-passkey-more = Met een passkey kom je binnen via vingerafdruk, gezicht of pincode in plaats van een wachtwoord.
client-passkey-add = Voeg een passkey toe
client-passkey-use = Meld je aan met een passkey
client-passkey-added = De passkey is toegevoegd: je kunt je ermee aanmelden.
client-passkey-known = Dit toestel heeft al een passkey van jou.
client-passkey-stopped = Er is geen passkey gegeven; er is niets veranderd.
client-passkey-none = Deze browser kan hier geen passkeys gebruiken.
client-notices = Berichten over je beurt
client-notices-more = We kunnen je laten weten dat je aan de beurt bent als je weg bent; om te spelen is dat niet nodig.
client-notices-save = Bewaar deze instellingen
client-notices-saved = De instellingen zijn bewaard.
client-mail = Mailadres
client-mail-more = We sturen er eerst een link naartoe, om zeker te zijn dat het adres van jou is.
client-mail-none = Dit huis verstuurt op dit moment geen mail.
client-mail-confirmed = { $mail } is bevestigd.
client-mail-unconfirmed = { $mail } is nog niet bevestigd: open de link in de mail die we stuurden.
client-mail-again = Stuur de bevestiging opnieuw
client-mail-sent-again = Er is een nieuwe link onderweg naar { $mail }.
client-mail-remove = Verwijder het adres
client-mail-removed = Het adres is verwijderd.
client-notify-mail = Stuur me een mail
client-webhook = Webhook
client-webhook-more = Een https-adres van jou dat de namen krijgt van de tafels die op je wachten.
client-notify-webhook = Meld het aan mijn webhook

## Over

client-about-text = Guildhall is een vrij, onafhankelijk thuis voor vier bordspellen. De spellen zijn het werk van hun auteurs en uitgevers; bedankt!
client-thanks = van { $designer }, uitgegeven door { $publisher }.
client-thanks-designer = van { $designer }.
client-about-rights = Alle code en tekeningen zijn van onszelf, de regels staan in onze eigen woorden. Waarden die niet in de spelregels staan, zijn gereconstrueerd. Vind je een spel leuk, koop dan de doos.
