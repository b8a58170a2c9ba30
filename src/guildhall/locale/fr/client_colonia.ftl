# Le plateau de Colonia dans le navigateur.

client-part-colonia = { $day }

client-colonia-places = Lieux de la ville
client-colonia-go = { $place }, { $day }
client-colonia-place-gate = Porte de la ville
client-colonia-place-hall = Hôtel de ville
client-colonia-place-market = Marché
client-colonia-place-craftsmen = Artisans
client-colonia-place-harbour = Port
client-colonia-place-bank = Banque
client-colonia-place-altar = Autel des reliques
client-colonia-today = aujourd’hui
client-colonia-short-monday = Lu
client-colonia-short-tuesday = Ma
client-colonia-short-wednesday = Me
client-colonia-short-thursday = Je
client-colonia-short-friday = Ve
client-colonia-short-saturday = Sa
client-colonia-short-sunday = Di
client-colonia-nobody = personne
client-colonia-nothing = rien

client-colonia-letters-leather = Cu
client-colonia-letters-iron = Fe
client-colonia-letters-wood = Bo
client-colonia-letters-linen = Li
client-colonia-letters-fur = Fo

client-colonia-stalls = Cubes sur les stands
client-colonia-regular = Commandes régulières
client-colonia-dice = Dés du jeudi
client-colonia-sailing = Bateaux au départ
client-colonia-no-card = La carte de la semaine est révélée le lundi.

client-colonia-decrees = Décrets de la semaine
client-colonia-decree-now = vote en cours
client-colonia-decree-done = voté
client-colonia-decree-passed = adopté
client-colonia-decree-rejected = rejeté
client-colonia-hand = Vos cartes Famille
client-colonia-council = Cartes Famille de la semaine
client-colonia-your-vote = Vous avez voté { $answer }.

client-colonia-stall =
    { $stall }, { $count ->
        [1] { $count } cube
       *[other] { $count } cubes
    } : { $cubes }
client-colonia-stall-taken =
    { $stall } : { $count ->
        [1] un membre
       *[other] { $count } membres
    } de { $name }
client-colonia-craftsman = { $craftsman } : { $first } et { $second } donnent { $good }. Le bâtonnet est sous la case { $stick } ; commandes passées cette semaine : { $placed } ; en attente : { $queue }
client-colonia-sign-saddler = Bour{ "\u00AD" }relier
client-colonia-sign-wheelwright = Charron
client-colonia-sign-painter = Peintre
client-colonia-sign-tailor = Tailleur
client-colonia-sign-shoemaker = Cordon{ "\u00AD" }nier
client-colonia-dice-left =
    { $count ->
        [1] { $count } dé
       *[other] { $count } dés
    } cette semaine
client-colonia-ships-coming =
    { $count ->
        [1] encore { $count } bateau
       *[other] encore { $count } bateaux
    } à venir
client-colonia-any = au choix
client-colonia-loaded = { $hold }, chargée par { $name }

client-colonia-unit-bergen = marks
client-colonia-unit-bruegge = couronnes
client-colonia-unit-london = livres
client-colonia-unit-nowgorod = grivnas
client-colonia-give = Donner l’argent de
client-colonia-get = Recevoir l’argent de
client-colonia-amount = Combien ?
client-colonia-window = Le vitrail de { $city } revient à { $name }
client-colonia-window-waits = Le vitrail de { $city } attend la fin

client-colonia-relic = { $relic } pour { $price }
client-colonia-insured = { $relic }, assurée par { $name }
client-colonia-piles = talon { $pile }, défausse { $discard }
client-colonia-shrine = Carte achetée : { $relic }. Quelle relique y placez-vous ?
client-colonia-into_shrine = Carte achetée : { $relic }. La placez-vous dans votre reliquaire ?
client-colonia-shrine-empty = { $shrine }, vide
client-colonia-shrine-holds = { $shrine }, à l’intérieur : { $relic }, doublée

client-colonia-order = Ordre du tour
client-colonia-mayor = maire
client-colonia-place-in-order = place { $place }
client-colonia-votes =
    { $count ->
        [0] aucune voix
        [1] une voix
       *[other] { $count } voix
    }
client-colonia-passed = a passé
client-colonia-reserve =
    { $count ->
        [1] { $count } membre
       *[other] { $count } membres
    } en réserve
client-colonia-card-left = encore en main
client-colonia-card-now = jouée cette semaine
client-colonia-card-used = utilisée

client-colonia-screen = Derrière votre écran
client-colonia-worth =
    { $count ->
        [1] cartes valant { $count } point
       *[other] cartes valant { $count } points
    }
client-colonia-purses = Argent
client-colonia-goods = Marchandises
client-colonia-cubes = Cubes

client-source-colonia-relic_points = Reliques
client-source-colonia-shrine_points = Reliques en reliquaire
client-source-colonia-empty_shrine = Reliquaires vides
client-source-colonia-window = Vitraux
client-sheet-colonia = Ce que les bateaux ont rapporté
client-sheet-colonia-earned = { $ship }
client-sheet-colonia-sum = Total des pièces
client-colonia-told-passed_by_itself = { $seat } ne peuvent plus rien faire et passent automatiquement.
    .you = { $seat } ne pouvez plus rien faire et passez automatiquement.
