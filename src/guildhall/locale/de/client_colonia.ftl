# Der Spielplan von Colonia im Browser, auf Deutsch. Glossar: siehe colonia.ftl.

client-part-colonia = { $day }

client-colonia-places = Orte der Stadt
client-colonia-go = { $place }, { $day }
client-colonia-place-gate = Stadttor
client-colonia-place-hall = Rathaus
client-colonia-place-market = Markt
client-colonia-place-craftsmen = Handwerker
client-colonia-place-harbour = Hafen
client-colonia-place-bank = Bank
client-colonia-place-altar = Reliquien{ "\u00AD" }altar
client-colonia-today = heute
client-colonia-short-monday = Mo
client-colonia-short-tuesday = Di
client-colonia-short-wednesday = Mi
client-colonia-short-thursday = Do
client-colonia-short-friday = Fr
client-colonia-short-saturday = Sa
client-colonia-short-sunday = So
client-colonia-nobody = niemand
client-colonia-nothing = nichts

client-colonia-letters-leather = Ld
client-colonia-letters-iron = Ei
client-colonia-letters-wood = Ho
client-colonia-letters-linen = Ln
client-colonia-letters-fur = Pe

client-colonia-stalls = Rohstoffe auf den Ständen
client-colonia-regular = Reguläre Aufträge
client-colonia-dice = Würfel am Donnerstag
client-colonia-sailing = Auslaufende Schiffe
client-colonia-no-card = Die Wochenkarte wird am Montag aufgedeckt.

client-colonia-decrees = Beschlüsse der Woche
client-colonia-decree-now = jetzt abstimmen
client-colonia-decree-done = abgestimmt
client-colonia-decree-passed = angenommen
client-colonia-decree-rejected = abgelehnt
client-colonia-hand = Deine Familienkarten
client-colonia-council = Familienkarten der Woche
client-colonia-your-vote = Du hast mit { $answer } gestimmt.

client-colonia-stall =
    { $stall }, { $count ->
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }: { $cubes }
client-colonia-stall-taken =
    { $stall }: { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } von { $name }
client-colonia-craftsman = { $craftsman }: { $first } + { $second } = { $good }. Der Stab liegt unter Feld { $stick }; Aufträge dieser Woche: { $placed }; wartend: { $queue }
client-colonia-sign-saddler = Satt{ "\u00AD" }ler
client-colonia-sign-wheelwright = Wagner
client-colonia-sign-painter = Maler
client-colonia-sign-tailor = Schnei{ "\u00AD" }der
client-colonia-sign-shoemaker = Schus{ "\u00AD" }ter
client-colonia-dice-left =
    diese Woche { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
client-colonia-ships-coming =
    { $count ->
        [one] noch ein Schiff kommt
       *[other] noch { $count } Schiffe kommen
    }
client-colonia-any = beliebige Ware
client-colonia-loaded = { $hold }, beladen von { $name }

client-colonia-unit-bergen = Mark
client-colonia-unit-bruegge = Gulden
client-colonia-unit-london = Pfund
client-colonia-unit-nowgorod = Griwnen
client-colonia-give = Geld geben von
client-colonia-get = Geld bekommen von
client-colonia-amount = Wie viel?
client-colonia-window = Das Fenster von { $city } geht an { $name }
client-colonia-window-waits = Das Fenster von { $city } wartet auf das Ende

client-colonia-relic = { $relic } für { $price }
client-colonia-insured = { $relic }, gesichert von { $name }
client-colonia-piles = Stapel { $pile }, Ablage { $discard }
client-colonia-shrine = Gekauft: { $relic }. Welche Reliquie kommt hinein?
client-colonia-into_shrine = Gekauft: { $relic }. Kommt sie in deinen Schrein?
client-colonia-shrine-empty = { $shrine }, leer
client-colonia-shrine-holds = { $shrine }, darin: { $relic }, verdoppelt

client-colonia-order = Zugreihenfolge
client-colonia-mayor = Bürgermeister
client-colonia-place-in-order = Platz { $place }
client-colonia-votes =
    { $count ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $count } Stimmen
    }
client-colonia-passed = gepasst
client-colonia-reserve =
    { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } in Reserve
client-colonia-card-left = noch auf der Hand
client-colonia-card-now = diese Woche gespielt
client-colonia-card-used = verwendet

client-colonia-screen = Hinter deinem Sichtschirm
client-colonia-worth =
    { $count ->
        [one] Karten: 1 Punkt
       *[other] Karten: { $count } Punkte
    }
client-colonia-purses = Geld
client-colonia-goods = Waren
client-colonia-cubes = Rohstoffe

client-source-colonia-relic_points = Reliquien
client-source-colonia-shrine_points = Reliquien in Schreinen
client-source-colonia-empty_shrine = Leere Schreine
client-source-colonia-window = Fenster
client-sheet-colonia = Ertrag der Schiffe
client-sheet-colonia-earned = { $ship }
client-sheet-colonia-sum = Alle Münzen
client-colonia-told-passed_by_itself = { $seat } können nichts mehr tun und passen automatisch.
    .you = { $seat } könnt nichts mehr tun und passt automatisch.
