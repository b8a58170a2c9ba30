# Il tabellone di Colonia nel browser.

client-part-colonia = { $day }

client-colonia-places = Luoghi della città
client-colonia-go = { $place }, { $day }
client-colonia-place-gate = Porta della città
client-colonia-place-hall = Municipio
client-colonia-place-market = Mercato
client-colonia-place-craftsmen = Artigiani
client-colonia-place-harbour = Porto
client-colonia-place-bank = Banca
client-colonia-place-altar = Altare delle reliquie
client-colonia-today = oggi
client-colonia-short-monday = Lu
client-colonia-short-tuesday = Ma
client-colonia-short-wednesday = Me
client-colonia-short-thursday = Gi
client-colonia-short-friday = Ve
client-colonia-short-saturday = Sa
client-colonia-short-sunday = Do
client-colonia-nobody = nessuno
client-colonia-nothing = niente

client-colonia-letters-leather = Cu
client-colonia-letters-iron = Fe
client-colonia-letters-wood = Le
client-colonia-letters-linen = Li
client-colonia-letters-fur = Pe

client-colonia-stalls = Cubi sulle bancarelle
client-colonia-regular = Ordini regolari
client-colonia-dice = Dadi del giovedì
client-colonia-sailing = Navi in partenza
client-colonia-no-card = La carta della settimana si scopre il lunedì.

client-colonia-decrees = Decreti della settimana
client-colonia-decree-now = si vota ora
client-colonia-decree-done = votato
client-colonia-decree-passed = approvato
client-colonia-decree-rejected = respinto
client-colonia-hand = Le tue carte famiglia
client-colonia-council = Carte famiglia della settimana
client-colonia-your-vote = Hai votato { $answer }.

client-colonia-stall =
    { $stall }, { $count ->
        [one] un cubo
       *[other] { $count } cubi
    }: { $cubes }
client-colonia-stall-taken =
    { $stall }: { $count ->
        [one] un membro
       *[other] { $count } membri
    } di { $name }
client-colonia-craftsman = { $craftsman }: { $first } e { $second } danno { $good }. Il bastoncino sta sotto lo spazio { $stick }; ordini fatti questa settimana: { $placed }; in attesa: { $queue }
client-colonia-sign-saddler = Sellaio
client-colonia-sign-wheelwright = Carra{ "\u00AD" }dore
client-colonia-sign-painter = Pittore
client-colonia-sign-tailor = Sarto
client-colonia-sign-shoemaker = Calzo{ "\u00AD" }laio
client-colonia-dice-left =
    { $count ->
        [one] un dado
       *[other] { $count } dadi
    } questa settimana
client-colonia-ships-coming =
    { $count ->
        [one] ancora una nave
       *[other] ancora { $count } navi
    } in arrivo
client-colonia-any = a scelta
client-colonia-loaded = { $hold }, caricata da { $name }

client-colonia-unit-bergen = marchi
client-colonia-unit-bruegge = fiorini
client-colonia-unit-london = sterline
client-colonia-unit-nowgorod = grivne
client-colonia-give = Dai denaro di
client-colonia-get = Ricevi denaro di
client-colonia-amount = Quanto?
client-colonia-window = La vetrata di { $city } va a { $name }
client-colonia-window-waits = La vetrata di { $city } aspetta la fine

client-colonia-relic = { $relic } per { $price }
client-colonia-insured = { $relic }, assicurata da { $name }
client-colonia-piles = mazzo { $pile }, scarti { $discard }
client-colonia-shrine = Carta comprata: { $relic }. Quale reliquia ci metti?
client-colonia-into_shrine = Carta comprata: { $relic }. La metti nel tuo reliquiario?
client-colonia-shrine-empty = { $shrine }, vuoto
client-colonia-shrine-holds = { $shrine }, dentro: { $relic }, raddoppiata

client-colonia-order = Ordine di turno
client-colonia-mayor = sindaco
client-colonia-place-in-order = posto { $place }
client-colonia-votes =
    { $count ->
        [0] nessun voto
        [one] un voto
       *[other] { $count } voti
    }
client-colonia-passed = ha passato
client-colonia-reserve =
    { $count ->
        [one] un membro
       *[other] { $count } membri
    } in riserva
client-colonia-card-left = ancora in mano
client-colonia-card-now = giocata questa settimana
client-colonia-card-used = usata

client-colonia-screen = Dietro il tuo schermo
client-colonia-worth =
    { $count ->
        [one] carte per { $count } punto
       *[other] carte per { $count } punti
    }
client-colonia-purses = Denaro
client-colonia-goods = Merci
client-colonia-cubes = Cubi

client-source-colonia-relic_points = Reliquie
client-source-colonia-shrine_points = Reliquie nei reliquiari
client-source-colonia-empty_shrine = Reliquiari vuoti
client-source-colonia-window = Vetrate
client-sheet-colonia = Quanto hanno reso le navi
client-sheet-colonia-earned = { $ship }
client-sheet-colonia-sum = Totale monete
client-colonia-told-passed_by_itself = { $seat } non possono fare altro e passano automaticamente.
    .you = { $seat } non potete fare altro e passate automaticamente.
