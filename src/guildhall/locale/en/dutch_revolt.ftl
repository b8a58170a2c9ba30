# Revolution: The Dutch Revolt in English. Ids: see locale/README.md.

dutch_revolt-name = Revolution: The Dutch Revolt
dutch_revolt-about = Five unequal factions fight for the Low Countries with coins, units and armies, without luck or secrets. Cities, provinces and your faction’s own aim score; only the count after turn 5 decides.
dutch_revolt-option-majority = Control: more than all others together (combined), or more than each other side (plurality)
    .short = Control
dutch_revolt-option-cities_count_for_province = Units inside cities count for control of the province
    .short = Cities count for provinces
dutch_revolt-option-catholic_aim = Catholic goal: every bishopric that isn’t Reformed, or only those in provinces they control
    .short = Catholic goal
dutch_revolt-option-allegiance_cap = Citizens move at most 3 spaces: from where they were this turn, or from their first space of the game
    .short = Citizens’ 3 spaces
dutch_revolt-option-support_target = Support units can go to any province, or only where the faction is present
    .short = Support units
dutch_revolt-option-turn0_new_unit_cap = New units in turn 0: at most double what is there, or add up to double
    .short = New units in turn 0
dutch_revolt-option-town_ousting = A larger faction may push a unit out of a town into the open country, or not
    .short = Pushing out of towns
dutch_revolt-option-interception = An interception ties the Huguenot unit down, or discards it as well
    .short = Interception
dutch_revolt-option-neutral_pool = Number of neutral tokens
    .short = Neutral tokens
dutch_revolt-option-minimum_new_units = Minimum new units in phase 10
    .short = Minimum new units
dutch_revolt-option-conflict = Conflict: sides lose one unit each in rounds, or the smallest loses until it is gone
    .short = Conflict
dutch_revolt-option-tax_rounding = Round down the whole province tax, or each province
    .short = Rounding tax
dutch_revolt-option-beggar_siege = Siege by Water Beggars: all units in the city become neutral, or the hirer’s own units stay
    .short = Siege by Water Beggars
dutch_revolt-option-besieged_units = Units in a besieged city count for new units and for filling with neutrals (phases 10 and 12), or don’t count there either
    .short = Besieged units
dutch_revolt-option-map_values = Values of the map: as first reconstructed, or changed so that the factions win more evenly
    .short = Map values
dutch_revolt-style-commander = Commander
dutch_revolt-style-commander-about = Raises more armies, moves them and besieges cities.
dutch_revolt-style-patron = Patron
dutch_revolt-style-patron-about = Places more units in support boxes, as help for later.
dutch_revolt-style-countryman = Countryman
dutch_revolt-style-countryman-about = Moves more units out of towns and cities into the open country.
dutch_revolt-ending-last_count = The final score of turn 5 has been counted.

## Things

dutch_revolt-faction-catholics = Catholics
dutch_revolt-faction-habsburgs = Habsburgs
dutch_revolt-faction-nobility = Nobility
dutch_revolt-faction-burghers = Burghers
dutch_revolt-faction-reformers = Reformers

dutch_revolt-side-catholics = Catholics
dutch_revolt-side-habsburgs = Habsburgs
dutch_revolt-side-nobility = Nobility
dutch_revolt-side-burghers = Burghers
dutch_revolt-side-reformers = Reformers
dutch_revolt-side-neutral = neutrals

dutch_revolt-board-letter-catholics = C
dutch_revolt-board-letter-habsburgs = H
dutch_revolt-board-letter-nobility = N
dutch_revolt-board-letter-burghers = B
dutch_revolt-board-letter-reformers = R
dutch_revolt-board-letter-neutral = n

dutch_revolt-region-frisia = Frisia
dutch_revolt-region-gelderland = Gelderland
dutch_revolt-region-holland = Holland
dutch_revolt-region-brabant = Brabant
dutch_revolt-region-flanders = Flanders
dutch_revolt-region-hainaut = Hainaut
dutch_revolt-region-meuse = Meuse
dutch_revolt-region-luxembourg = Luxembourg
dutch_revolt-region-rhineland = Rhineland

dutch_revolt-province-groningen = Groningen
dutch_revolt-province-friesland = Friesland
dutch_revolt-province-drenthe = Drenthe
dutch_revolt-province-overijssel = Overijssel
dutch_revolt-province-gelderland = Gelderland
dutch_revolt-province-utrecht = Utrecht
dutch_revolt-province-holland = Holland
dutch_revolt-province-zeeland = Zeeland
dutch_revolt-province-generality = Generality
dutch_revolt-province-brabant = Brabant
dutch_revolt-province-flanders = Flanders
dutch_revolt-province-artois = Artois
dutch_revolt-province-cambrai = Cambrai
dutch_revolt-province-hainaut = Hainaut
dutch_revolt-province-namur = Namur
dutch_revolt-province-liege = Liège
dutch_revolt-province-limburg = Limburg
dutch_revolt-province-upper_guelders = Upper Guelders
dutch_revolt-province-luxembourg = Luxembourg
dutch_revolt-province-trier = Trier
dutch_revolt-province-koeln = Köln
dutch_revolt-province-juelich = Jülich
dutch_revolt-province-cleve = Cleve
dutch_revolt-province-berg = Berg

dutch_revolt-city-aachen = Aachen
dutch_revolt-city-amsterdam = Amsterdam
dutch_revolt-city-antwerpen = Antwerpen
dutch_revolt-city-brugge = Brugge
dutch_revolt-city-bruxelles = Bruxelles
dutch_revolt-city-gent = Gent
dutch_revolt-city-haarlem = Haarlem
dutch_revolt-city-koeln = Köln
dutch_revolt-city-leiden = Leiden
dutch_revolt-city-liege = Liège
dutch_revolt-city-luxembourg = Luxembourg
dutch_revolt-city-utrecht = Utrecht

dutch_revolt-town-groningen = Groningen
dutch_revolt-town-leeuwarden = Leeuwarden
dutch_revolt-town-franeker = Franeker
dutch_revolt-town-harlingen = Harlingen
dutch_revolt-town-deventer = Deventer
dutch_revolt-town-zwolle = Zwolle
dutch_revolt-town-arnhem = Arnhem
dutch_revolt-town-nijmegen = Nijmegen
dutch_revolt-town-harderwijk = Harderwijk
dutch_revolt-town-amersfoort = Amersfoort
dutch_revolt-town-alkmaar = Alkmaar
dutch_revolt-town-delft = Delft
dutch_revolt-town-dordrecht = Dordrecht
dutch_revolt-town-rotterdam = Rotterdam
dutch_revolt-town-middelburg = Middelburg
dutch_revolt-town-vlissingen = Vlissingen
dutch_revolt-town-breda = Breda
dutch_revolt-town-s_hertogenbosch = 's-Hertogenbosch
dutch_revolt-town-leuven = Leuven
dutch_revolt-town-mechelen = Mechelen
dutch_revolt-town-duinkerken = Duinkerken
dutch_revolt-town-ieper = Ieper
dutch_revolt-town-tournai = Tournai
dutch_revolt-town-arras = Arras
dutch_revolt-town-saint_omer = Saint-Omer
dutch_revolt-town-cambrai = Cambrai
dutch_revolt-town-mons = Mons
dutch_revolt-town-valenciennes = Valenciennes
dutch_revolt-town-namur = Namur
dutch_revolt-town-maastricht = Maastricht
dutch_revolt-town-roermond = Roermond
dutch_revolt-town-thionville = Thionville
dutch_revolt-town-trier = Trier
dutch_revolt-town-bonn = Bonn
dutch_revolt-town-dueren = Düren
dutch_revolt-town-cleve = Cleve
dutch_revolt-town-wesel = Wesel
dutch_revolt-town-duesseldorf = Düsseldorf

dutch_revolt-spot-groningen_field = Groningen, open country
dutch_revolt-spot-friesland_field = Friesland, open country
dutch_revolt-spot-drenthe_field = Drenthe, open country
dutch_revolt-spot-overijssel_field = Overijssel, open country
dutch_revolt-spot-gelderland_field = Gelderland, open country
dutch_revolt-spot-utrecht_field = Utrecht, open country
dutch_revolt-spot-holland_field = Holland, open country
dutch_revolt-spot-zeeland_field = Zeeland, open country
dutch_revolt-spot-generality_field = Generality, open country
dutch_revolt-spot-brabant_field = Brabant, open country
dutch_revolt-spot-flanders_field = Flanders, open country
dutch_revolt-spot-artois_field = Artois, open country
dutch_revolt-spot-cambrai_field = Cambrai, open country
dutch_revolt-spot-hainaut_field = Hainaut, open country
dutch_revolt-spot-namur_field = Namur, open country
dutch_revolt-spot-liege_field = Liège, open country
dutch_revolt-spot-limburg_field = Limburg, open country
dutch_revolt-spot-upper_guelders_field = Upper Guelders, open country
dutch_revolt-spot-luxembourg_field = Luxembourg, open country
dutch_revolt-spot-trier_field = Trier, open country
dutch_revolt-spot-koeln_field = Köln, open country
dutch_revolt-spot-juelich_field = Jülich, open country
dutch_revolt-spot-cleve_field = Cleve, open country
dutch_revolt-spot-berg_field = Berg, open country
dutch_revolt-spot-aachen_city = Aachen
dutch_revolt-spot-amsterdam_city = Amsterdam
dutch_revolt-spot-antwerpen_city = Antwerpen
dutch_revolt-spot-brugge_city = Brugge
dutch_revolt-spot-bruxelles_city = Bruxelles
dutch_revolt-spot-gent_city = Gent
dutch_revolt-spot-haarlem_city = Haarlem
dutch_revolt-spot-koeln_city = Köln, city
dutch_revolt-spot-leiden_city = Leiden
dutch_revolt-spot-liege_city = Liège, city
dutch_revolt-spot-luxembourg_city = Luxembourg, city
dutch_revolt-spot-utrecht_city = Utrecht, city
dutch_revolt-spot-groningen_town = Groningen, town
dutch_revolt-spot-leeuwarden_town = Leeuwarden
dutch_revolt-spot-franeker_town = Franeker
dutch_revolt-spot-harlingen_town = Harlingen
dutch_revolt-spot-deventer_town = Deventer
dutch_revolt-spot-zwolle_town = Zwolle
dutch_revolt-spot-arnhem_town = Arnhem
dutch_revolt-spot-nijmegen_town = Nijmegen
dutch_revolt-spot-harderwijk_town = Harderwijk
dutch_revolt-spot-amersfoort_town = Amersfoort
dutch_revolt-spot-alkmaar_town = Alkmaar
dutch_revolt-spot-delft_town = Delft
dutch_revolt-spot-dordrecht_town = Dordrecht
dutch_revolt-spot-rotterdam_town = Rotterdam
dutch_revolt-spot-middelburg_town = Middelburg
dutch_revolt-spot-vlissingen_town = Vlissingen
dutch_revolt-spot-breda_town = Breda
dutch_revolt-spot-s_hertogenbosch_town = 's-Hertogenbosch
dutch_revolt-spot-leuven_town = Leuven
dutch_revolt-spot-mechelen_town = Mechelen
dutch_revolt-spot-duinkerken_town = Duinkerken
dutch_revolt-spot-ieper_town = Ieper
dutch_revolt-spot-tournai_town = Tournai
dutch_revolt-spot-arras_town = Arras
dutch_revolt-spot-saint_omer_town = Saint-Omer
dutch_revolt-spot-cambrai_town = Cambrai, town
dutch_revolt-spot-mons_town = Mons
dutch_revolt-spot-valenciennes_town = Valenciennes
dutch_revolt-spot-namur_town = Namur, town
dutch_revolt-spot-maastricht_town = Maastricht
dutch_revolt-spot-roermond_town = Roermond
dutch_revolt-spot-thionville_town = Thionville
dutch_revolt-spot-trier_town = Trier, town
dutch_revolt-spot-bonn_town = Bonn
dutch_revolt-spot-dueren_town = Düren
dutch_revolt-spot-cleve_town = Cleve, town
dutch_revolt-spot-wesel_town = Wesel
dutch_revolt-spot-duesseldorf_town = Düsseldorf

dutch_revolt-box-french = French Support
dutch_revolt-box-emperor = Support from the Emperor
dutch_revolt-box-london = London Merchants
dutch_revolt-box-huguenots = Huguenots
dutch_revolt-box-calvinists_half = Calvinists (half-coloured)
dutch_revolt-box-calvinists_plain = Calvinists (plain)
dutch_revolt-box-treasure = Spanish Treasure

dutch_revolt-rate-1 = 1
dutch_revolt-rate-2 = 2
dutch_revolt-rate-3 = 3
dutch_revolt-place-1 = 1st
dutch_revolt-place-2 = 2nd
dutch_revolt-place-3 = 3rd
dutch_revolt-place-4 = 4th
dutch_revolt-place-5 = 5th

dutch_revolt-camp-catholic = the Catholic camp
dutch_revolt-camp-reformed = the Reformed camp
dutch_revolt-camp-aside = neither camp

dutch_revolt-bishopric-utrecht = Utrecht
dutch_revolt-bishopric-mechelen = Mechelen
dutch_revolt-bishopric-tournai = Tournai
dutch_revolt-bishopric-arras = Arras
dutch_revolt-bishopric-cambrai = Cambrai
dutch_revolt-bishopric-liege = Liège
dutch_revolt-bishopric-trier = Trier
dutch_revolt-bishopric-koeln = Köln

dutch_revolt-university-koeln = Köln
dutch_revolt-university-leuven = Leuven
dutch_revolt-university-leiden = Leiden
dutch_revolt-university-utrecht = Utrecht
dutch_revolt-university-franeker = Franeker
dutch_revolt-university-groningen = Groningen
dutch_revolt-university-harderwijk = Harderwijk

dutch_revolt-creed-strongly_catholic = strongly Catholic
dutch_revolt-creed-catholic = Catholic
dutch_revolt-creed-reformed = Reformed
dutch_revolt-creed-strongly_reformed = strongly Reformed

dutch_revolt-source-cities = cities
dutch_revolt-source-provinces = provinces
dutch_revolt-source-bishoprics = bishoprics that are not Reformed
dutch_revolt-source-garrisons = regions with a Habsburg army
dutch_revolt-source-estates = Nobility units outside cities
dutch_revolt-source-trade = commercial towns
dutch_revolt-source-universities = Reformed universities

dutch_revolt-phase-setup = Setup
dutch_revolt-phase-taxes = Taxes
dutch_revolt-phase-support = Support
dutch_revolt-phase-upkeep = Army upkeep
dutch_revolt-phase-raising = Raising armies
dutch_revolt-phase-battles = Battles
dutch_revolt-phase-sieges = Sieges
dutch_revolt-phase-beggars = Water Beggars
dutch_revolt-phase-armies = Army movement
dutch_revolt-phase-influence = Military influence
dutch_revolt-phase-new_units = New units
dutch_revolt-phase-conflict = Conflict
dutch_revolt-phase-neutrals = Neutrals
dutch_revolt-phase-surplus = Surplus population
dutch_revolt-phase-movement = Movement inside provinces
dutch_revolt-phase-resolution = Sieges resolved
dutch_revolt-phase-citizens = Influence on citizens
dutch_revolt-phase-awards = Cities and provinces
dutch_revolt-phase-bishoprics = Bishoprics
dutch_revolt-phase-universities = Universities
dutch_revolt-phase-order = Points and turn order
dutch_revolt-phase-over = game over

## The board

dutch_revolt-board-head =
    { $turn ->
        [0] Opening turn
       *[other] Turn { $turn } of 5
    }, phase { $number }: { $phase }. Turn order: { $order }
dutch_revolt-board-mover = Deciding: { $faction }
dutch_revolt-board-matter = Province: { $province }.
dutch_revolt-board-due =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    } left to place
dutch_revolt-board-faction = Faction
dutch_revolt-board-player = Player
dutch_revolt-board-map = Map
dutch_revolt-board-support = Boxes
dutch_revolt-board-coins = Coins
dutch_revolt-board-stock = Stock
dutch_revolt-board-armies = Armies
dutch_revolt-board-cities = Cities
dutch_revolt-board-provinces = Prov.
dutch_revolt-board-points = Points
dutch_revolt-board-now = Now
dutch_revolt-board-region = { $region }: armies { $armies } in { $boxes } boxes
dutch_revolt-board-flipped = (flipped { $armies })
dutch_revolt-board-held =
    ({ $count ->
        [one] 1 beggar
       *[other] { $count } beggars
    } held back)
dutch_revolt-board-province =
    { $province } { $total }/{ $limit } [{ $holder }] { $points ->
        [one] 1 point
       *[other] { $points } points
    }:
dutch_revolt-board-field = country { $units }
dutch_revolt-board-siege = (besieged by { $faction })
dutch_revolt-board-blockade = (besieged by beggars)
dutch_revolt-board-boxes = Support: { $boxes }
dutch_revolt-board-citizens = Citizens, 1 = Catholic, 7 = Reformed: { $track }
dutch_revolt-board-bishoprics = Bishoprics: { $bishoprics }
dutch_revolt-board-universities = Reformed universities: { $universities }
dutch_revolt-board-pools = Water Beggars in their box: { $beggars }; neutrals left: { $neutrals }
dutch_revolt-board-legend = CAPITALS = city with [holder], * = commercial town, ° = university, n = neutral

## Questions

dutch_revolt-ask-setup = Place an army on an orange box.
dutch_revolt-ask-taxes = What tax rate do you want for your cities?
dutch_revolt-ask-support = Send units from your support boxes, or finish.
dutch_revolt-ask-intercept = Spanish Treasure is on its way. Stop a unit of it, or let the rest through?
dutch_revolt-ask-upkeep = Keep this army, disband it, or abandon it?
dutch_revolt-ask-victim = The abandoned army runs riot: sack a town or plunder a unit.
dutch_revolt-ask-raising = Raise armies, or finish.
dutch_revolt-ask-battles = You’re halfway between the leaders. Which camp do you join?
dutch_revolt-ask-sieges = Besiege cities with your armies, or finish.
dutch_revolt-ask-beggars = Hire Water Beggars, or finish.
dutch_revolt-ask-armies = Move your armies, or finish.
dutch_revolt-ask-cancel_march = An army wants to move. Do your beggars stop it?
dutch_revolt-ask-influence = Convert units with your armies, or finish.
dutch_revolt-ask-cancel_conversion = An army wants to convert a unit. Do your beggars stop it?
dutch_revolt-ask-new_units = Place your new units.
dutch_revolt-ask-conflict = The province is too full. Which of your units do you lose?
dutch_revolt-ask-neutrals = There aren’t enough neutrals. Where does the next one go?
dutch_revolt-ask-surplus = Your province is too full. Which unit leaves?
dutch_revolt-ask-reach = Where does this unit go?
dutch_revolt-ask-movement = Move units into or out of towns and cities, then finish.
dutch_revolt-ask-man = There aren’t enough neutrals for the empty towns and cities. Where does the next one go?
dutch_revolt-ask-citizens = Pay to sway the citizens of cities, or finish.
dutch_revolt-ask-order = When do you want to act next turn?

## Moves

dutch_revolt-move-station = Place an army on the orange box: { $region }
dutch_revolt-move-tax = Tax your cities at rate { $rate }
dutch_revolt-move-send = Send a unit from { $box } to { $province }
dutch_revolt-move-cash = Turn a unit in { $box } into a coin
dutch_revolt-move-intercept = Stop a unit of Spanish Treasure
dutch_revolt-move-keep = Keep the army: { $region }
dutch_revolt-move-disband = Disband the army: { $region }
dutch_revolt-move-abandon = Abandon the army: { $region }
dutch_revolt-move-sack = Sack { $town }
dutch_revolt-move-plunder = Plunder { $spot }: a { $faction } unit becomes neutral
dutch_revolt-move-raise = Raise an army: { $region }
dutch_revolt-move-join = Join { $camp }
dutch_revolt-move-besiege = Besiege { $city }
dutch_revolt-move-destroy = Beggars: destroy the most Catholic army, { $region }
dutch_revolt-move-destroy_besieger = Beggars: destroy the army besieging { $city }
dutch_revolt-move-break = Beggars: break all sieges, { $region }
dutch_revolt-move-blockade = Beggars: besiege { $city }
dutch_revolt-move-hold = Beggars: hold one back, { $region }
dutch_revolt-move-march = Move an army: { $region } → { $to }
dutch_revolt-move-convert = Convert a unit ({ $side }): { $spot }
dutch_revolt-move-cancel = Stop it
dutch_revolt-move-allow = Let it through
dutch_revolt-move-place = Place a unit in { $province }
dutch_revolt-move-enrol = Place a unit in { $box }
dutch_revolt-move-lose = Lose the unit in { $spot }
dutch_revolt-move-settle = Put a neutral in { $province }
dutch_revolt-move-leave = Move the unit out of { $spot }
dutch_revolt-move-reach = Send it to { $province }
dutch_revolt-move-dissolve = Return it to your stock
dutch_revolt-move-occupy = Move a unit into { $spot }
dutch_revolt-move-withdraw = Move a unit from { $spot } to the open country
dutch_revolt-move-man = Put a neutral in { $spot }
dutch_revolt-move-sway = Pay a coin to sway the citizens of { $city }
dutch_revolt-move-queue = Go { $place } next turn
dutch_revolt-move-done = Finish

dutch_revolt-price-region = army: { $thing }
dutch_revolt-price-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

dutch_revolt-tiebreak-cities = more cities ({ $more } v { $less })
dutch_revolt-tiebreak-provinces = more provinces ({ $more } v { $less })
dutch_revolt-tiebreak-units = more units on the map ({ $more } v { $less })

## What happened

dutch_revolt-told-turn = Turn { $turn } begins.
dutch_revolt-told-phase =
    { $turn ->
        [0] Opening turn
       *[other] Turn { $turn }
    }, phase { $number }: { $phase }.
dutch_revolt-told-skipped = { $faction }: nothing to decide ({ $phase }).
dutch_revolt-told-stationed = { $faction } put an army in the { $region } region.
dutch_revolt-told-province_tax =
    { $faction } collect { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } of province tax.
dutch_revolt-told-city_tax =
    { $faction } tax { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } at rate { $rate }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dutch_revolt-told-supported = { $faction }: a unit moves from { $box } to { $province }.
dutch_revolt-told-cashed = { $faction }: a unit moves from { $box } to the treasury.
dutch_revolt-told-shipped =
    { $faction }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } of Spanish Treasure arrive.
dutch_revolt-told-intercepted =
    { $faction } stop { $coins ->
        [one] 1 unit
       *[other] { $coins } units
    } of Spanish Treasure.
dutch_revolt-told-kept =
    { $faction } keep an army in the { $region } region for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dutch_revolt-told-disbanded =
    { $faction } disband an army in the { $region } region for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dutch_revolt-told-abandoned = { $faction } abandon an army in the { $region } region.
dutch_revolt-told-sacked =
    { $faction } sack { $town }; { $count ->
        [0] no neutrals are left to move in
       *[other] a neutral moves into its province
    }.
dutch_revolt-told-plundered = { $faction } plunder a unit ({ $side }) in { $spot }.
dutch_revolt-told-raised =
    { $faction } raise an army in the { $region } region for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dutch_revolt-told-joined = { $faction } join { $camp } in the { $region } region.
dutch_revolt-told-battle = Battle in the { $region } region: { $first } with the { $faction }, { $second } with the { $rival }.
dutch_revolt-told-defeated =
    { $faction } lose { $count ->
        [one] 1 army
       *[other] { $count } armies
    } in the { $region } region.
dutch_revolt-told-stand_off = There is a stand-off between armies in the { $region } region.
dutch_revolt-told-besieged = { $faction } besiege { $city }.
dutch_revolt-told-hired =
    { $hirer } hire { $count ->
        [one] 1 Water Beggar
       *[other] { $count } Water Beggars
    } for { $coins } coins.
dutch_revolt-told-destroyed = The { $hirer }’ beggars destroy an army of the { $faction } in the { $region } region.
dutch_revolt-told-broke = The { $hirer }’ beggars break all sieges in the { $region } region.
dutch_revolt-told-blockaded = The { $hirer }’ beggars besiege { $city }.
dutch_revolt-told-held = { $hirer } hold a beggar back in the { $region } region.
dutch_revolt-told-marched = { $faction }: an army moves from { $region } to { $to }.
dutch_revolt-told-march_cancelled = The { $hirer }’ beggars stop an army of the { $faction } in the { $region } region.
dutch_revolt-told-converted = { $faction } convert a unit ({ $side }) in { $spot }.
dutch_revolt-told-conversion_cancelled = The { $hirer }’ beggars stop the { $faction } from converting in { $spot }.
dutch_revolt-told-new_units =
    { $faction } get { $count ->
        [one] 1 new unit
       *[other] { $count } new units
    }.
dutch_revolt-told-placed = { $faction } place a unit in { $province }.
dutch_revolt-told-enrolled = { $faction } place a unit in { $box }.
dutch_revolt-told-unplaced =
    { $faction } can’t place { $count ->
        [one] 1 new unit; it becomes a coin
       *[other] { $count } new units; they become coins
    }.
dutch_revolt-told-conflict = Conflict in { $province }.
dutch_revolt-told-lost = { $side } lose a unit in { $spot }.
dutch_revolt-told-filled =
    { $count ->
        [one] 1 neutral fills
       *[other] { $count } neutrals fill
    } { $province }.
dutch_revolt-told-settled = { $faction } put a neutral in { $province }.
dutch_revolt-told-overflowed = { $faction }: a surplus unit moves from { $spot } to { $target }.
dutch_revolt-told-displaced = A neutral makes way in { $spot }.
dutch_revolt-told-dissolved = { $faction }: a surplus unit in { $spot } returns to stock.
dutch_revolt-told-neutral_surplus =
    { $province }: { $count ->
        [one] 1 surplus neutral returns
       *[other] { $count } surplus neutrals return
    } to the pool.
dutch_revolt-told-occupied = { $faction } move into { $spot }.
dutch_revolt-told-withdrew = { $faction } withdraw from { $spot } to the open country.
dutch_revolt-told-ousted = { $side }: the unit in { $spot } is pushed to the open country.
dutch_revolt-told-manned =
    { $spot } was empty: { $count ->
        [one] 1 neutral moves
       *[other] { $count } neutrals move
    } in.
dutch_revolt-told-siege_resolved =
    The siege of { $city } by the { $side } ends.{ $own ->
        [0] { "" }
        [one] { " " }1 unit converted.
       *[other] { " " }{ $own } units converted.
    }{ $neutrals ->
        [0] { "" }
        [one] { " " }1 turns neutral.
       *[other] { " " }{ $neutrals } turn neutral.
    }{ $removed ->
        [0] { "" }
        [one] { " " }1 removed.
       *[other] { " " }{ $removed } removed.
    }
dutch_revolt-told-swayed = { $faction } pay: the citizens of { $city } move to space { $space }.
dutch_revolt-told-driven_out =
    The citizens of { $city } drive out { $count ->
        [one] 1 unit
       *[other] { $count } units
    } ({ $side }).
dutch_revolt-told-brought_in = The citizens of { $city } bring in a unit ({ $side }).
dutch_revolt-told-city_card = { $faction } control { $city }.
dutch_revolt-told-city_free = Nobody controls { $city } any more.
dutch_revolt-told-province_card = { $faction } control { $province }.
dutch_revolt-told-province_free = Nobody controls { $province } any more.
dutch_revolt-told-bishopric = The bishopric of { $bishopric } is now { $creed }.
dutch_revolt-told-university =
    The university of { $university } is { $reformed ->
        [1] now Reformed
       *[other] no longer Reformed
    }.
dutch_revolt-told-withdrawn =
    { $faction }: the { $points ->
        [one] point
       *[other] { $points } points
    } from turn { $turn } for { $source } no longer count.
dutch_revolt-told-scored =
    { $faction } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } in turn { $turn } for { $source } ({ $count }).
dutch_revolt-told-queued = { $faction } take { $place } place in the turn order for now.
dutch_revolt-told-order = The order for turn { $turn } is set.
dutch_revolt-told-flipped_home =
    { $faction }: { $count ->
        [one] 1 flipped army returns
       *[other] { $count } flipped armies return
    } to the supply.
dutch_revolt-told-won =
    { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.

## Why not

dutch_revolt-refusal-unknown_move = There’s no move number { $move } in this game.
dutch_revolt-refusal-no_such_seat = There’s no such seat: this game has { $seats } players.
dutch_revolt-refusal-game_over = The game is over.
dutch_revolt-refusal-not_your_turn = The { $faction } are deciding now.
dutch_revolt-refusal-wrong_phase = You can’t do that in this phase: { $phase }.
dutch_revolt-refusal-answer_first = The { $faction } must answer another question first.
dutch_revolt-refusal-nothing_to_answer = There’s nothing to answer right now.
dutch_revolt-refusal-must_decide = You can’t pass in this phase: { $phase }.
dutch_revolt-refusal-not_orange = There’s no orange box in the { $region } region.
dutch_revolt-refusal-box_taken = No box is free in the { $region } region.
dutch_revolt-refusal-no_box_units = You have no unit in { $box }.
dutch_revolt-refusal-tied_down = Your units in { $box } can’t leave this turn.
dutch_revolt-refusal-not_to_map = Units in { $box } can’t go to the map.
dutch_revolt-refusal-not_to_treasury = Units in { $box } can’t go to the treasury.
dutch_revolt-refusal-not_present = You have no unit in { $province }.
dutch_revolt-refusal-other_army = Decide on your army in the { $region } region first.
dutch_revolt-refusal-no_coins =
    You need { $need ->
        [one] 1 coin
       *[other] { $need } coins
    } and have { $have }.
dutch_revolt-refusal-not_in_region = The army can only reach places in the { $region } region.
dutch_revolt-refusal-no_unit = There’s no such unit in { $spot }: { $side }.
dutch_revolt-refusal-no_army_token =
    You need { $need ->
        [one] 1 army token
       *[other] { $need } army tokens
    } in your supply and have { $have }.
dutch_revolt-refusal-raised_enough = You’ve already raised { $most } armies this turn, the maximum.
dutch_revolt-refusal-no_foothold = You have neither a unit nor an army in the { $region } region.
dutch_revolt-refusal-no_army = None of your armies in the { $region } region can act.
dutch_revolt-refusal-stand_off = Your army in the { $region } region is in a stand-off with another faction.
dutch_revolt-refusal-own_city = You already control { $city }.
dutch_revolt-refusal-under_siege = { $city } is already under siege.
dutch_revolt-refusal-not_under_siege = No army is besieging { $city }.
dutch_revolt-refusal-too_few_beggars =
    This needs { $need ->
        [one] 1 beggar
       *[other] { $need } beggars
    }; { $have } are left.
dutch_revolt-refusal-armies_there =
    { $count ->
        [one] There is 1 army
       *[other] There are { $count } armies
    } in the { $region } region; beggars can only do this where there are none.
dutch_revolt-refusal-no_catholic_army = There’s no army of Catholics, Habsburgs or Nobility in the { $region } region.
dutch_revolt-refusal-not_most_catholic = In the { $region } region, the beggars must attack a different army of the { $faction }.
dutch_revolt-refusal-no_besieger = No army is besieging a city in the { $region } region.
dutch_revolt-refusal-no_neutrals = No neutrals are left.
dutch_revolt-refusal-nobody_to_hold = There’s no further army of Catholics, Habsburgs or Nobility to stop in the { $region } region.
dutch_revolt-refusal-no_arrow = No arrow leads from { $region } to { $to }.
dutch_revolt-refusal-army_spent = Your armies in the { $region } region have already acted in this phase.
dutch_revolt-refusal-in_city = { $spot } is a city: armies convert only in open country and towns.
dutch_revolt-refusal-own_unit = That unit in { $spot } is yours.
dutch_revolt-refusal-no_stock = The { $faction } have no tokens left in stock.
dutch_revolt-refusal-cap_reached = You can’t place any more new units in { $province }.
dutch_revolt-refusal-not_your_box = You can’t use { $box }.
dutch_revolt-refusal-box_full = { $box } is full.
dutch_revolt-refusal-box_of_other = { $box } is held by the { $side }.
dutch_revolt-refusal-not_here = You can only act in { $province } right now.
dutch_revolt-refusal-province_full = { $province } is full.
dutch_revolt-refusal-no_surplus = You have no surplus in { $province }.
dutch_revolt-refusal-too_far = { $target } is neither adjacent nor within reach along one river.
dutch_revolt-refusal-target_full = { $target } is full and has no neutral that could make way.
dutch_revolt-refusal-open_country = { $spot } is open country: choose a town or a city.
dutch_revolt-refusal-has_acted = { $spot } is taken by a faction that has already acted: { $side }.
dutch_revolt-refusal-no_ousting = { $spot } is taken, and units can’t be pushed out: { $side }.
dutch_revolt-refusal-own_town = You already hold { $spot }; a town has room for one unit.
dutch_revolt-refusal-shut_in = { $spot } is besieged: nobody can enter or leave.
dutch_revolt-refusal-just_left = You just moved out of { $spot }.
dutch_revolt-refusal-just_entered = You just moved into { $spot }.
dutch_revolt-refusal-field_empty = You have no unit in the open country of { $province }.
dutch_revolt-refusal-not_empty = { $spot } doesn’t need a neutral.
dutch_revolt-refusal-marker_at_end = You can’t move the citizens of { $city } any further.
dutch_revolt-refusal-marker_at_reach = The citizens of { $city } can’t be more than { $most } spaces from where they started.
dutch_revolt-refusal-no_such_place = There are only { $most } positions to choose from right now.

## The rules, in our own words

dutch_revolt-rule-dr-1 = Two players: one plays Catholics and Habsburgs, the other Burghers and Reformers. Three: Catholics, Nobility, Reformers. Four: all but the Nobility. Five: all. Each faction has its own tokens, money, armies and position in the turn order, even when one person plays two.
dutch_revolt-rule-dr-2 = Each faction has 40, 58, 40 or 32 tokens with 2, 3, 4 or 5 players, and 6, 8, 6 or 6 armies.
dutch_revolt-rule-dr-3 = Units and coins are two sides of the same tokens. Units on the map, units in support boxes, coins and stock always add up to the pool. Gains come out of the stock and are cut short when it is empty; what is spent or lost returns to it.
dutch_revolt-rule-dr-4 = Neutral tokens form one grey pool (60 unless you choose otherwise) and are only used on the map. Neutrals count as a separate side in conflicts and majorities, never move by themselves and score nothing.
dutch_revolt-rule-dr-5 = There is no luck and nothing is hidden. You may talk and promise, but promises aren’t binding, and nothing can be given, lent or traded.
dutch_revolt-rule-dr-6 = The short turn 0 comes first, then turns 1 to 5 of twenty phases each. The highest score in turn 5 wins.
dutch_revolt-rule-dr-7 = Within a phase, factions act in turn order unless the phase says otherwise. In turn 0 that is Catholics, Habsburgs, Nobility, Burghers, Reformers; later it is the order set at the end of the turn before. Decisions without a choice are made automatically.
dutch_revolt-rule-dr-8 = A unit is in the open country of a province, in a town (one unit at most), in a city (any number) or on a support space (one each). Units in towns and cities are also in the province around them.
dutch_revolt-rule-dr-9 = Each province has a limit. All units in it count towards it, including neutrals; those inside a besieged city only in phase 12 (DR-12).
dutch_revolt-rule-dr-10 = Absolute majority: more units than all others together, neutrals included. A majority of neutrals gives control to nobody.
dutch_revolt-rule-dr-11 = A city goes to the majority inside it. A province goes to the majority of its open country and towns; units in cities don’t count. A town belongs to the owner of its unit at any moment. City and province cards change hands only in phase 17 (phase 7 of turn 0).
dutch_revolt-rule-dr-12 = While a city is besieged, no unit enters or leaves it. Its units are ignored in conflict, surplus and the order of movement (phases 11, 13 and 14). For new units and for filling with neutrals (phases 10 and 12) they count like any others, unless the option leaves them out there too.
dutch_revolt-rule-dr-13 = You are present in a province if you have at least one unit in its open country, a town or a city; in a region if you are present in one of its provinces or have an army there.
dutch_revolt-rule-dr-14 = The game starts with turn 0 and no points; three Water Beggars are in their box.
dutch_revolt-rule-dr-15 = Each faction in the game places its starting units. The Catholics start with 4 coins. The Habsburgs start with 2 armies on two different orange boxes of their choice.
dutch_revolt-rule-dr-16 = Support at the start: Nobility 2 in French Support and 2 in Support from the Emperor; Burghers 3 in London Merchants and 1 in Huguenots; Reformers 4 on the half-coloured spaces of Calvinists.
dutch_revolt-rule-dr-17 = Then every town without a unit gets 1 neutral and every city without a unit gets 2.
dutch_revolt-rule-dr-18 = Turn 0, support: Nobility, Burghers and Reformers may empty their support spaces, unit by unit, as in phase 2 of later turns.
dutch_revolt-rule-dr-19 = Turn 0, new units: Catholics 7, Habsburgs 6, Nobility 5, Burghers 4, Reformers 3. They go to the open country of provinces where the faction is present, or to its support boxes. In each province you may at most double what you had when you started placing. All must be placed.
dutch_revolt-rule-dr-20 = Turn 0, conflict: as in phase 11; there are no sieges yet.
dutch_revolt-rule-dr-21 = Turn 0, neutrals: each province is filled with neutrals in its open country up to one below its limit. If there aren’t enough, the first faction decides where they go, one by one.
dutch_revolt-rule-dr-22 = Turn 0, surplus: as in phase 13.
dutch_revolt-rule-dr-23 = Turn 0, movement inside provinces: as in phase 14.
dutch_revolt-rule-dr-24 = Turn 0, awards: cards as in phase 17. A bishopric immediately takes the state of the faction that controls its province: Catholics strongly Catholic, Habsburgs and Nobility Catholic, Burghers Reformed, Reformers strongly Reformed; nobody: Catholic. Köln and Leuven are Catholic universities unless Reformers or Burghers control the place; the others exist only where Reformers do.
dutch_revolt-rule-dr-25 = Turn 0, citizens: the markers of the twelve cities go to their first spaces, in the colour of the city’s controller. Nobody pays and nothing is adjusted.
dutch_revolt-rule-dr-26 = Turn 0 ends with scoring and the turn order for turn 1. There are no taxes and no army actions.
dutch_revolt-rule-dr-27 = Phase 1: add up the taxes of all provinces you control, round the sum down and take that many coins.
dutch_revolt-rule-dr-28 = City tax: choose a rate, 1, 2 or 3, and take that many coins for each city you control.
dutch_revolt-rule-dr-29 = Province tax comes first and must be taken, and so must a city rate of at least 1. An empty stock cuts both short.
dutch_revolt-rule-dr-30 = French Support and Support from the Emperor are for the Nobility, London Merchants for the Burghers, Calvinists for the Reformers, Spanish Treasure for the Habsburgs. Huguenots are for Burghers or Reformers, but while one of them has a unit there, the other can’t enter.
dutch_revolt-rule-dr-31 = Units reach support spaces only as new units.
dutch_revolt-rule-dr-32 = Phase 2: you can always leave a support unit where it is; it then counts for new units in phase 10.
dutch_revolt-rule-dr-33 = A unit on a plain space goes to the map, on a coloured space to the treasury, on a half-coloured one to either. The map means the open country of any province, whether you’re present there or not.
dutch_revolt-rule-dr-34 = When Spanish Treasure goes to the treasury, the owner of the Huguenots may stop one unit of it for each of their own units there. A stopped unit goes to the Habsburg stock; the Huguenot unit used stays and can’t leave this turn.
dutch_revolt-rule-dr-35 = Phase 3: for each of your armies, choose to keep it, disband it (the token can be raised again at once) or abandon it. Keeping or disbanding costs 1 coin, 2 for Catholics.
dutch_revolt-rule-dr-36 = An abandoned army must sack a town in its region (1 neutral is added to the open country of that province) or plunder: replace any one faction’s unit in the region, cities included, with a neutral. Its owner chooses. Without neutrals, a sack does nothing and plunder just removes the unit.
dutch_revolt-rule-dr-37 = The token of an abandoned army is flipped: it takes part in nothing and counts for nothing, but keeps its box until the end of the turn.
dutch_revolt-rule-dr-38 = Armies you cannot pay for must be abandoned; you choose which.
dutch_revolt-rule-dr-39 = Phase 4: raise up to 3 armies. One, two or three cost in all: Catholics 3, 7, 11; Habsburgs 3, 6, 10; Nobility 2, 5, 8; Burghers 2, 4, 7; Reformers 2, 4, 6.
dutch_revolt-rule-dr-40 = Each army goes to an empty box in a region where you have a unit (cities count) or an unflipped army. You need a token in your supply; one disbanded this turn counts, a flipped one doesn’t (DR-40a).
dutch_revolt-rule-dr-41 = Phase 5: three or more armies of at least two factions in a section fight. The most Catholic and the most Reformed faction there lead two camps; the others join the nearer one on the line Catholics, Habsburgs, Nobility, Burghers, Reformers. At equal distance, the owner chooses a camp or stays out. The smaller camp loses all its armies to the supply; equal camps lose none.
dutch_revolt-rule-dr-42 = An army that shares its section with an unflipped army of another faction is in a stand-off: no siege and no military influence, but it can move.
dutch_revolt-rule-dr-43 = Phase 6: each army that isn’t in a stand-off may besiege a city in its region that you don’t control and that isn’t already besieged. Towns can’t be besieged. An empty city can be, without result.
dutch_revolt-rule-dr-44 = A besieging army keeps its box and counts as an army of the region, but can’t move or convert. Armies that arrive later don’t disturb the siege.
dutch_revolt-rule-dr-45 = Phase 7: Burghers or Reformers (the first to hire shuts out the other) hire up to 3 Water Beggars at 2 coins each and use them at once. (a) More beggars than armies in a region destroy its most Catholic army: Catholics before Habsburgs before Nobility. (b) As many as there are armies break every siege by armies there. (c) One sacks a town, (d) two besiege a city not their own; both only where there is no army. (e) One for each idle army of Catholics, Habsburgs or Nobility waits in the region and may cancel a move or a conversion. Nothing without effect may be chosen; flipped armies don’t count.
dutch_revolt-rule-dr-46 = Phase 8: each army that is neither besieging nor flipped may move once along an arrow to an empty box, even in a stand-off. A cancelled army stays and has used its move. Armies that arrive only fight next turn.
dutch_revolt-rule-dr-47 = Phase 9: each army in a section without an unflipped army of another faction may replace one unit of another side, including neutrals, in the open country or a town of the region with one of yours from stock. Never in a city.
dutch_revolt-rule-dr-48 = Phase 10: you get 1 unit per controlled city and 1 for each town on its card that you hold; 1 per town you hold; 1 per full 5 of all your units in open country; 1 per unit in your support boxes. At least 7, never more than your stock.
dutch_revolt-rule-dr-49 = New units go to the open country of provinces where you are present, or to your support boxes. Where you hold the card there is no cap; elsewhere you may add as many as you had there when you started placing.
dutch_revolt-rule-dr-50 = New units that can’t be placed anywhere become coins. You can’t choose coins instead.
dutch_revolt-rule-dr-51 = Phase 11: there is conflict in every province above its limit with units of two or more sides; neutrals are a side. Besieged cities are left out.
dutch_revolt-rule-dr-52 = Conflicts in different provinces don’t affect each other; their order doesn’t matter.
dutch_revolt-rule-dr-53 = The owner chooses which of their unbesieged units is lost. Neutrals lose from the open country first, then towns, then cities.
dutch_revolt-rule-dr-54 = In rounds, starting with the smallest side, each side loses 1 unit; equal sides lose at the same time. It stops as soon as the province is at its limit or only one side is left. Sides are ranked again each round.
dutch_revolt-rule-dr-55 = Phase 12: every province is filled with neutrals in its open country up to its limit.
dutch_revolt-rule-dr-56 = If there aren’t enough neutrals, the first player in turn order places them one at a time in provinces below their limit.
dutch_revolt-rule-dr-57 = Phase 13: a province above its limit with only one faction has a surplus. The owner may send each surplus unit to an adjacent province or to one on a river of the source. The target must be below its limit or have a neutral, which then leaves (open country, then town, then unbesieged city). Units that arrive go to the open country and move no further.
dutch_revolt-rule-dr-58 = Along a river, you go province by province; one whose bank has a town or city controlled by another faction may end the trip but can’t be passed. One river per trip. Surplus units that don’t move return to stock.
dutch_revolt-rule-dr-59 = Phase 14: province by province, factions act from most to fewest units there; neutrals and besieged cities are ignored, ties follow the turn order.
dutch_revolt-rule-dr-60 = You arrange your units freely among open country, towns and unbesieged cities. You may enter a town held by a neutral or by a faction that hasn’t acted here yet; that unit goes to the open country. What factions that have acted placed stays. Cities can be shared.
dutch_revolt-rule-dr-61 = When all have acted, every empty town gets 1 neutral and every empty unbesieged city 2. If there aren’t enough, the first player chooses where they go. This may exceed a limit.
dutch_revolt-rule-dr-62 = Phase 15: a siege by an army turns up to 2 foreign units in the city into the besieger’s; any further foreign ones become neutral. If tokens are missing, the unit is removed. The besieger’s own units stay and the army returns to its box.
dutch_revolt-rule-dr-63 = A siege by beggars replaces all units in the city with neutrals, including the hirer’s own, or removes them when neutrals run out; by option, the hirer’s own stay. Sieges are resolved in alphabetical order of the cities, and tokens taken off can be used at once (DR-63a).
dutch_revolt-rule-dr-64 = Phase 16: in turn order, the Nobility last, spend any number of coins: each moves a city’s marker one space. Catholics and Habsburgs only towards the Catholic end, Burghers and Reformers only towards the Reformed end, the Nobility only towards the centre. No marker ends more than 3 spaces from where it started this phase.
dutch_revolt-rule-dr-65 = Then each city is adjusted by its space. 1: up to 2 Reformers or Burghers leave, 2 Catholics come. 2: up to 1 leaves, and then 1 Habsburg comes. 3: up to 1 leaves, and then a neutral comes. 4: nothing. 5, 6 and 7 mirror this: Catholics or Habsburgs leave; a neutral, a Burgher or 2 Reformers come. Reformers leave before Burghers, Catholics before Habsburgs. Without stock, a neutral comes. Catholics or Reformers come where Habsburgs or Burghers are not in the game.
dutch_revolt-rule-dr-66 = Cities are adjusted in alphabetical order; it matters only when tokens run out.
dutch_revolt-rule-dr-67 = Phase 17: city and province cards go to the absolute majority; without one, the card returns to the table.
dutch_revolt-rule-dr-68 = Phase 18: a bishopric is strongly Catholic, Catholic, Reformed or strongly Reformed. The controller of the province pulls it one step towards the state given for turn 0; with no controller it stays.
dutch_revolt-rule-dr-69 = Phase 19, Köln and Leuven: Reformed while Reformers control the place; Nobility and Burghers change nothing; Catholics, Habsburgs or nobody make it Catholic.
dutch_revolt-rule-dr-70 = The other universities are founded when Reformers control the place, stay Reformed when it becomes neutral or goes to Nobility or Burghers, and close when Catholics or Habsburgs control it. They can be founded again.
dutch_revolt-rule-dr-71 = Phase 20: scores are counted from zero every turn: 1 per city, the value of each province, and the faction’s goal. Catholics 1 per bishopric that isn’t Reformed; Habsburgs 1 per region with an unflipped army of theirs; Nobility 1 per full 3 units (5 with three players) outside cities; Burghers 1 per commercial town they hold; Reformers 1 per Reformed university.
dutch_revolt-rule-dr-72 = Flipped armies return to their supply. After turn 5 the game ends.
dutch_revolt-rule-dr-73 = Next turn order: from highest to lowest score, each faction puts its card into a row, in front, in between or at the end. Tied factions choose in the current order.
dutch_revolt-rule-dr-74 = The score of turn 5 decides; with two players, each adds both factions. Ties: more cities, then more provinces, then more units on the map, then a shared win.

## Why a hint is given

dutch_revolt-reason-counts = Counted now, you score { $points } instead of { $before } for { $source }.
dutch_revolt-reason-counts_less = Counted now, { $faction } score { $points } instead of { $before }.
dutch_revolt-reason-controls_province = { $province }, units: yours { $mine }, all others together { $others }. That majority scores { $points }.
dutch_revolt-reason-controls_city = { $city }, units: yours { $mine }, all others together { $others }. That’s a majority.
dutch_revolt-reason-province = { $province }, units: yours { $mine }, all others together { $others }.
dutch_revolt-reason-city = { $city }, units: yours { $mine }, all others together { $others }.
dutch_revolt-reason-breaks_province = { $faction } lose the majority in { $province }: units { $theirs } against { $others }.
dutch_revolt-reason-breaks_city = { $faction } lose the majority in { $city }: units { $theirs } against { $others }.
dutch_revolt-reason-towns = { $spot } becomes yours. Towns you hold: { $count }.
dutch_revolt-reason-spared = In { $province } you keep { $towns } in towns and { $units } in cities.
dutch_revolt-reason-field = In the open country of { $province } you’d then have { $count } to use.
dutch_revolt-reason-coins = Your treasury goes from { $before } to { $coins }.
dutch_revolt-reason-keeps = Your treasury keeps { $coins }.
dutch_revolt-reason-upkeep = { $region }: it saves the upkeep of { $coins }.
dutch_revolt-reason-armies = Armies in { $region } then: { $mine } of yours, { $others } of others.
dutch_revolt-reason-siege = Foreign units in { $city }: { $others }. The siege turns { $count } of them into yours.
dutch_revolt-reason-support = You’d have { $count } in { $box }; each brings a new unit later.
dutch_revolt-reason-treasure = It keeps { $coins } coin of the Spanish Treasure from the Habsburgs.
dutch_revolt-reason-stock = The unit returns to your stock: { $count }.
dutch_revolt-reason-sways = The citizens of { $city } move to space { $space } of { $spaces }.
dutch_revolt-reason-order = You act { $place } of { $count } next turn.
dutch_revolt-reason-rests = Your armies stay as they are: { $count }.
dutch_revolt-reason-thins = { $province }, units of the { $faction }: { $theirs } instead of { $before }.
