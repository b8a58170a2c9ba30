# Het bord van Colonia in de browser, in het Nederlands. Woordenlijst: zie colonia.ftl.

client-part-colonia = { $day }

client-colonia-places = Plekken in de stad
client-colonia-go = { $place }, { $day }
client-colonia-place-gate = Poort
client-colonia-place-hall = Stadhuis
client-colonia-place-market = Markt
client-colonia-place-craftsmen = Ambach{ "\u00AD" }ten
client-colonia-place-harbour = Haven
client-colonia-place-bank = Bank
client-colonia-place-altar = Reliek{ "\u00AD" }altaar
client-colonia-today = vandaag
client-colonia-short-monday = ma
client-colonia-short-tuesday = di
client-colonia-short-wednesday = wo
client-colonia-short-thursday = do
client-colonia-short-friday = vr
client-colonia-short-saturday = za
client-colonia-short-sunday = zo
client-colonia-nobody = niemand
client-colonia-nothing = niets

client-colonia-letters-leather = Le
client-colonia-letters-iron = IJ
client-colonia-letters-wood = Ho
client-colonia-letters-linen = Li
client-colonia-letters-fur = Bo

client-colonia-stalls = Blokjes op de kramen
client-colonia-regular = Vaste bestellingen
client-colonia-dice = Dobbelstenen op donderdag
client-colonia-sailing = Schepen die uitvaren
client-colonia-no-card = De weekkaart wordt maandag onthuld.

client-colonia-decrees = Besluiten deze week
client-colonia-decree-now = nu stemmen
client-colonia-decree-done = gestemd
client-colonia-decree-passed = aangenomen
client-colonia-decree-rejected = verworpen
client-colonia-hand = Jouw familiekaarten
client-colonia-council = Familiekaarten deze week
client-colonia-your-vote = Je stemde { $answer }.

client-colonia-stall =
    { $stall }, { $count ->
        [one] één blokje
       *[other] { $count } blokjes
    }: { $cubes }
client-colonia-stall-taken =
    { $stall }: { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } van { $name }
client-colonia-craftsman = { $craftsman }: van { $first } en { $second } wordt { $good }. Het stokje ligt onder vak { $stick }; bestellingen van deze week: { $placed }; in de rij: { $queue }
client-colonia-sign-saddler = Zadel{ "\u00AD" }maker
client-colonia-sign-wheelwright = Wagen{ "\u00AD" }maker
client-colonia-sign-painter = Schilder
client-colonia-sign-tailor = Kleer{ "\u00AD" }maker
client-colonia-sign-shoemaker = Schoen{ "\u00AD" }maker
client-colonia-dice-left =
    { $count ->
        [one] één worp
       *[other] { $count } worpen
    } deze week
client-colonia-ships-coming =
    nog { $count ->
        [one] één schip
       *[other] { $count } schepen
    } te komen
client-colonia-any = product naar keuze
client-colonia-loaded = { $hold }, geladen door { $name }

client-colonia-unit-bergen = mark
client-colonia-unit-bruegge = gulden
client-colonia-unit-london = pond
client-colonia-unit-nowgorod = grivna
client-colonia-give = Geef geld van
client-colonia-get = Krijg geld van
client-colonia-amount = Hoeveel?
client-colonia-window = Het raam van { $city } gaat naar { $name }
client-colonia-window-waits = Het raam van { $city } wacht op het einde

client-colonia-relic = { $relic } voor { $price }
client-colonia-insured = { $relic }, verzekerd door { $name }
client-colonia-piles = stapel { $pile }, afgelegd { $discard }
client-colonia-shrine = Gekocht: { $relic }. Welke relikwie gaat erin?
client-colonia-into_shrine = Gekocht: { $relic }. Gaat ze in je schrijn?
client-colonia-shrine-empty = { $shrine }, leeg
client-colonia-shrine-holds = { $shrine }, met daarin: { $relic }, dubbel geteld

client-colonia-order = Beurtvolgorde
client-colonia-mayor = burgemeester
client-colonia-place-in-order = plaats { $place }
client-colonia-votes =
    { $count ->
        [0] geen stem
        [one] één stem
       *[other] { $count } stemmen
    }
client-colonia-passed = gepast
client-colonia-reserve =
    { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } in reserve
client-colonia-card-left = nog in de hand
client-colonia-card-now = deze week gespeeld
client-colonia-card-used = gebruikt

client-colonia-screen = Achter je scherm
client-colonia-worth =
    { $count ->
        [one] 1 punt aan kaarten
       *[other] { $count } punten aan kaarten
    }
client-colonia-purses = Geld
client-colonia-goods = Producten
client-colonia-cubes = Blokjes

client-source-colonia-relic_points = Relikwieën
client-source-colonia-shrine_points = Relikwieën in schrijnen
client-source-colonia-empty_shrine = Lege schrijnen
client-source-colonia-window = Ramen
client-sheet-colonia = Opbrengst van de schepen
client-sheet-colonia-earned = { $ship }
client-sheet-colonia-sum = Alle munten
client-colonia-told-passed_by_itself = { $seat } kunnen niets meer doen en passen automatisch.
    .you = { $seat } kunnen niets meer doen en passen automatisch.
