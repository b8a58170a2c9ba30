# Revolution: The Dutch Revolt en français. Identifiants : voir locale/README.md.

dutch_revolt-name = Revolution : la révolte des Pays-Bas
dutch_revolt-about = Cinq factions inégales se disputent les Pays-Bas avec pièces, unités et armées, sans hasard ni secret. Cités, provinces et but propre à votre faction rapportent ; seul le décompte du tour 5 décide.
dutch_revolt-option-majority = Contrôle : plus que tous les autres ensemble (combined) ou plus que chacun des autres (plurality)
    .short = Contrôle
dutch_revolt-option-cities_count_for_province = Les unités dans les cités comptent pour le contrôle de la province
    .short = Cités comptées en province
dutch_revolt-option-catholic_aim = But des Catholiques : tout évêché non réformé, ou seulement ceux des provinces qu’ils contrôlent
    .short = But des Catholiques
dutch_revolt-option-allegiance_cap = Les habitants bougent de 3 cases au plus : depuis le début de la phase ou depuis leur première case de la partie
    .short = 3 cases des habitants
dutch_revolt-option-support_target = Les unités de soutien arrivent dans toute province, ou seulement là où la faction est présente
    .short = Unités de soutien
dutch_revolt-option-turn0_new_unit_cap = Nouvelles unités du tour 0 : au plus le double du nombre présent, ou ajouter jusqu’au double
    .short = Nouvelles unités du tour 0
dutch_revolt-option-town_ousting = Une faction plus nombreuse peut chasser une unité d’une ville vers la campagne, ou non
    .short = Unités chassées des villes
dutch_revolt-option-interception = Une interception immobilise l’unité huguenote, ou la défausse aussi
    .short = Interception
dutch_revolt-option-neutral_pool = Nombre de jetons neutres
    .short = Jetons neutres
dutch_revolt-option-minimum_new_units = Minimum de nouvelles unités en phase 10
    .short = Minimum de nouvelles unités
dutch_revolt-option-conflict = Conflit : chacun perd une unité par manche, ou le plus petit perd jusqu’à disparaître
    .short = Conflit
dutch_revolt-option-tax_rounding = Arrondir la taxe totale des provinces, ou celle de chaque province
    .short = Arrondi des taxes
dutch_revolt-option-beggar_siege = Siège par les gueux de mer : toutes les unités de la cité deviennent neutres, ou celles de l’employeur restent
    .short = Siège par les gueux de mer
dutch_revolt-option-besieged_units = Les unités d’une cité assiégée comptent pour les nouvelles unités et l’ajout de neutres (phases 10 et 12), ou y sont ignorées aussi
    .short = Unités assiégées
dutch_revolt-option-map_values = Valeurs de la carte : telles que reconstituées d’abord, ou modifiées pour que les factions gagnent plus également
    .short = Valeurs de la carte
dutch_revolt-style-commander = Général
dutch_revolt-style-commander-about = Lève plus d’armées, les déplace et assiège des cités.
dutch_revolt-style-patron = Mécène
dutch_revolt-style-patron-about = Place plus d’unités dans les cadres de soutien, comme aide pour plus tard.
dutch_revolt-style-countryman = Campagnard
dutch_revolt-style-countryman-about = Fait sortir plus d’unités des villes vers la campagne.
dutch_revolt-ending-last_count = Le score final du tour 5 est compté.

## Les choses

dutch_revolt-faction-catholics = Catholiques
dutch_revolt-faction-habsburgs = Habsbourg
dutch_revolt-faction-nobility = Noblesse
dutch_revolt-faction-burghers = Bourgeois
dutch_revolt-faction-reformers = Réformés

dutch_revolt-side-catholics = Catholiques
dutch_revolt-side-habsburgs = Habsbourg
dutch_revolt-side-nobility = Noblesse
dutch_revolt-side-burghers = Bourgeois
dutch_revolt-side-reformers = Réformés
dutch_revolt-side-neutral = neutres

dutch_revolt-board-letter-catholics = C
dutch_revolt-board-letter-habsburgs = H
dutch_revolt-board-letter-nobility = N
dutch_revolt-board-letter-burghers = B
dutch_revolt-board-letter-reformers = R
dutch_revolt-board-letter-neutral = n

dutch_revolt-region-frisia = Frise
dutch_revolt-region-gelderland = Gueldre
dutch_revolt-region-holland = Hollande
dutch_revolt-region-brabant = Brabant
dutch_revolt-region-flanders = Flandre
dutch_revolt-region-hainaut = Hainaut
dutch_revolt-region-meuse = Meuse
dutch_revolt-region-luxembourg = Luxembourg
dutch_revolt-region-rhineland = Rhin

dutch_revolt-province-groningen = Groningue
dutch_revolt-province-friesland = Frise
dutch_revolt-province-drenthe = Drenthe
dutch_revolt-province-overijssel = Overijssel
dutch_revolt-province-gelderland = Gueldre
dutch_revolt-province-utrecht = Utrecht
dutch_revolt-province-holland = Hollande
dutch_revolt-province-zeeland = Zélande
dutch_revolt-province-generality = Généralité
dutch_revolt-province-brabant = Brabant
dutch_revolt-province-flanders = Flandre
dutch_revolt-province-artois = Artois
dutch_revolt-province-cambrai = Cambrésis
dutch_revolt-province-hainaut = Hainaut
dutch_revolt-province-namur = Namurois
dutch_revolt-province-liege = Liège
dutch_revolt-province-limburg = Limbourg
dutch_revolt-province-upper_guelders = Haute-Gueldre
dutch_revolt-province-luxembourg = Luxembourg
dutch_revolt-province-trier = Trèves
dutch_revolt-province-koeln = Cologne
dutch_revolt-province-juelich = Juliers
dutch_revolt-province-cleve = Clèves
dutch_revolt-province-berg = Berg

dutch_revolt-city-aachen = Aix-la-Chapelle
dutch_revolt-city-amsterdam = Amsterdam
dutch_revolt-city-antwerpen = Anvers
dutch_revolt-city-brugge = Bruges
dutch_revolt-city-bruxelles = Bruxelles
dutch_revolt-city-gent = Gand
dutch_revolt-city-haarlem = Haarlem
dutch_revolt-city-koeln = Cologne
dutch_revolt-city-leiden = Leyde
dutch_revolt-city-liege = Liège
dutch_revolt-city-luxembourg = Luxembourg
dutch_revolt-city-utrecht = Utrecht

dutch_revolt-town-groningen = Groningue
dutch_revolt-town-leeuwarden = Leeuwarden
dutch_revolt-town-franeker = Franeker
dutch_revolt-town-harlingen = Harlingen
dutch_revolt-town-deventer = Deventer
dutch_revolt-town-zwolle = Zwolle
dutch_revolt-town-arnhem = Arnhem
dutch_revolt-town-nijmegen = Nimègue
dutch_revolt-town-harderwijk = Harderwijk
dutch_revolt-town-amersfoort = Amersfoort
dutch_revolt-town-alkmaar = Alkmaar
dutch_revolt-town-delft = Delft
dutch_revolt-town-dordrecht = Dordrecht
dutch_revolt-town-rotterdam = Rotterdam
dutch_revolt-town-middelburg = Middelbourg
dutch_revolt-town-vlissingen = Flessingue
dutch_revolt-town-breda = Breda
dutch_revolt-town-s_hertogenbosch = Bois-le-Duc
dutch_revolt-town-leuven = Louvain
dutch_revolt-town-mechelen = Malines
dutch_revolt-town-duinkerken = Dunkerque
dutch_revolt-town-ieper = Ypres
dutch_revolt-town-tournai = Tournai
dutch_revolt-town-arras = Arras
dutch_revolt-town-saint_omer = Saint-Omer
dutch_revolt-town-cambrai = Cambrai
dutch_revolt-town-mons = Mons
dutch_revolt-town-valenciennes = Valenciennes
dutch_revolt-town-namur = Namur
dutch_revolt-town-maastricht = Maastricht
dutch_revolt-town-roermond = Ruremonde
dutch_revolt-town-thionville = Thionville
dutch_revolt-town-trier = Trèves
dutch_revolt-town-bonn = Bonn
dutch_revolt-town-dueren = Düren
dutch_revolt-town-cleve = Clèves
dutch_revolt-town-wesel = Wesel
dutch_revolt-town-duesseldorf = Düsseldorf

dutch_revolt-spot-groningen_field = Groningue (campagne)
dutch_revolt-spot-friesland_field = Frise (campagne)
dutch_revolt-spot-drenthe_field = Drenthe (campagne)
dutch_revolt-spot-overijssel_field = Overijssel (campagne)
dutch_revolt-spot-gelderland_field = Gueldre (campagne)
dutch_revolt-spot-utrecht_field = Utrecht (campagne)
dutch_revolt-spot-holland_field = Hollande (campagne)
dutch_revolt-spot-zeeland_field = Zélande (campagne)
dutch_revolt-spot-generality_field = Généralité (campagne)
dutch_revolt-spot-brabant_field = Brabant (campagne)
dutch_revolt-spot-flanders_field = Flandre (campagne)
dutch_revolt-spot-artois_field = Artois (campagne)
dutch_revolt-spot-cambrai_field = Cambrésis (campagne)
dutch_revolt-spot-hainaut_field = Hainaut (campagne)
dutch_revolt-spot-namur_field = Namurois (campagne)
dutch_revolt-spot-liege_field = Liège (campagne)
dutch_revolt-spot-limburg_field = Limbourg (campagne)
dutch_revolt-spot-upper_guelders_field = Haute-Gueldre (campagne)
dutch_revolt-spot-luxembourg_field = Luxembourg (campagne)
dutch_revolt-spot-trier_field = Trèves (campagne)
dutch_revolt-spot-koeln_field = Cologne (campagne)
dutch_revolt-spot-juelich_field = Juliers (campagne)
dutch_revolt-spot-cleve_field = Clèves (campagne)
dutch_revolt-spot-berg_field = Berg (campagne)
dutch_revolt-spot-aachen_city = Aix-la-Chapelle
dutch_revolt-spot-amsterdam_city = Amsterdam
dutch_revolt-spot-antwerpen_city = Anvers
dutch_revolt-spot-brugge_city = Bruges
dutch_revolt-spot-bruxelles_city = Bruxelles
dutch_revolt-spot-gent_city = Gand
dutch_revolt-spot-haarlem_city = Haarlem
dutch_revolt-spot-koeln_city = Cologne (cité)
dutch_revolt-spot-leiden_city = Leyde
dutch_revolt-spot-liege_city = Liège (cité)
dutch_revolt-spot-luxembourg_city = Luxembourg (cité)
dutch_revolt-spot-utrecht_city = Utrecht (cité)
dutch_revolt-spot-groningen_town = Groningue (ville)
dutch_revolt-spot-leeuwarden_town = Leeuwarden
dutch_revolt-spot-franeker_town = Franeker
dutch_revolt-spot-harlingen_town = Harlingen
dutch_revolt-spot-deventer_town = Deventer
dutch_revolt-spot-zwolle_town = Zwolle
dutch_revolt-spot-arnhem_town = Arnhem
dutch_revolt-spot-nijmegen_town = Nimègue
dutch_revolt-spot-harderwijk_town = Harderwijk
dutch_revolt-spot-amersfoort_town = Amersfoort
dutch_revolt-spot-alkmaar_town = Alkmaar
dutch_revolt-spot-delft_town = Delft
dutch_revolt-spot-dordrecht_town = Dordrecht
dutch_revolt-spot-rotterdam_town = Rotterdam
dutch_revolt-spot-middelburg_town = Middelbourg
dutch_revolt-spot-vlissingen_town = Flessingue
dutch_revolt-spot-breda_town = Breda
dutch_revolt-spot-s_hertogenbosch_town = Bois-le-Duc
dutch_revolt-spot-leuven_town = Louvain
dutch_revolt-spot-mechelen_town = Malines
dutch_revolt-spot-duinkerken_town = Dunkerque
dutch_revolt-spot-ieper_town = Ypres
dutch_revolt-spot-tournai_town = Tournai
dutch_revolt-spot-arras_town = Arras
dutch_revolt-spot-saint_omer_town = Saint-Omer
dutch_revolt-spot-cambrai_town = Cambrai
dutch_revolt-spot-mons_town = Mons
dutch_revolt-spot-valenciennes_town = Valenciennes
dutch_revolt-spot-namur_town = Namur
dutch_revolt-spot-maastricht_town = Maastricht
dutch_revolt-spot-roermond_town = Ruremonde
dutch_revolt-spot-thionville_town = Thionville
dutch_revolt-spot-trier_town = Trèves (ville)
dutch_revolt-spot-bonn_town = Bonn
dutch_revolt-spot-dueren_town = Düren
dutch_revolt-spot-cleve_town = Clèves (ville)
dutch_revolt-spot-wesel_town = Wesel
dutch_revolt-spot-duesseldorf_town = Düsseldorf

dutch_revolt-box-french = Soutien français
dutch_revolt-box-emperor = Soutien de l’Empereur
dutch_revolt-box-london = Marchands de Londres
dutch_revolt-box-huguenots = Huguenots
dutch_revolt-box-calvinists_half = Calvinistes (cases mi-colorées)
dutch_revolt-box-calvinists_plain = Calvinistes (cases blanches)
dutch_revolt-box-treasure = Trésor espagnol

dutch_revolt-rate-1 = 1
dutch_revolt-rate-2 = 2
dutch_revolt-rate-3 = 3
dutch_revolt-place-1 = 1re
dutch_revolt-place-2 = 2e
dutch_revolt-place-3 = 3e
dutch_revolt-place-4 = 4e
dutch_revolt-place-5 = 5e

dutch_revolt-camp-catholic = le camp catholique
dutch_revolt-camp-reformed = le camp réformé
dutch_revolt-camp-aside = aucun camp

dutch_revolt-bishopric-utrecht = Utrecht
dutch_revolt-bishopric-mechelen = Malines
dutch_revolt-bishopric-tournai = Tournai
dutch_revolt-bishopric-arras = Arras
dutch_revolt-bishopric-cambrai = Cambrai
dutch_revolt-bishopric-liege = Liège
dutch_revolt-bishopric-trier = Trèves
dutch_revolt-bishopric-koeln = Cologne

dutch_revolt-university-koeln = Cologne
dutch_revolt-university-leuven = Louvain
dutch_revolt-university-leiden = Leyde
dutch_revolt-university-utrecht = Utrecht
dutch_revolt-university-franeker = Franeker
dutch_revolt-university-groningen = Groningue
dutch_revolt-university-harderwijk = Harderwijk

dutch_revolt-creed-strongly_catholic = fortement catholique
dutch_revolt-creed-catholic = catholique
dutch_revolt-creed-reformed = réformé
dutch_revolt-creed-strongly_reformed = fortement réformé

dutch_revolt-source-cities = cités
dutch_revolt-source-provinces = provinces
dutch_revolt-source-bishoprics = évêchés non réformés
dutch_revolt-source-garrisons = régions avec une armée des Habsbourg
dutch_revolt-source-estates = unités de la Noblesse hors des cités
dutch_revolt-source-trade = villes commerciales
dutch_revolt-source-universities = universités réformées

dutch_revolt-phase-setup = Mise en place
dutch_revolt-phase-taxes = Taxes
dutch_revolt-phase-support = Soutien
dutch_revolt-phase-upkeep = Entretien des armées
dutch_revolt-phase-raising = Levée d’armées
dutch_revolt-phase-battles = Batailles
dutch_revolt-phase-sieges = Sièges
dutch_revolt-phase-beggars = Gueux de mer
dutch_revolt-phase-armies = Mouvement des armées
dutch_revolt-phase-influence = Influence militaire
dutch_revolt-phase-new_units = Nouvelles unités
dutch_revolt-phase-conflict = Conflit
dutch_revolt-phase-neutrals = Neutres
dutch_revolt-phase-surplus = Excédent de population
dutch_revolt-phase-movement = Mouvement dans les provinces
dutch_revolt-phase-resolution = Résolution des sièges
dutch_revolt-phase-citizens = Influence sur les habitants
dutch_revolt-phase-awards = Cités et provinces
dutch_revolt-phase-bishoprics = Évêchés
dutch_revolt-phase-universities = Universités
dutch_revolt-phase-order = Points et ordre du tour
dutch_revolt-phase-over = fin de la partie

## Le plateau

dutch_revolt-board-head =
    { $turn ->
        [0] Tour d’ouverture
       *[other] Tour { $turn } sur 5
    }, phase { $number } : { $phase }. Ordre du tour : { $order }
dutch_revolt-board-mover = À décider : { $faction }
dutch_revolt-board-matter = Province en question : { $province }.
dutch_revolt-board-due =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } à placer
dutch_revolt-board-faction = Faction
dutch_revolt-board-player = Joueur
dutch_revolt-board-map = Carte
dutch_revolt-board-support = Cadres
dutch_revolt-board-coins = Pièces
dutch_revolt-board-stock = Stock
dutch_revolt-board-armies = Armées
dutch_revolt-board-cities = Cités
dutch_revolt-board-provinces = Prov.
dutch_revolt-board-points = Points
dutch_revolt-board-now = Projeté
dutch_revolt-board-region = { $region } : armées { $armies } dans { $boxes } cases
dutch_revolt-board-flipped = (retournées { $armies })
dutch_revolt-board-held =
    ({ $count ->
        [one] { $count } gueux
       *[other] { $count } gueux
    } en attente)
dutch_revolt-board-province =
    { $province } { $total }/{ $limit } [{ $holder }] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } :
dutch_revolt-board-field = campagne { $units }
dutch_revolt-board-siege = (assiégée par { $faction })
dutch_revolt-board-blockade = (assiégée par les gueux)
dutch_revolt-board-boxes = Soutien : { $boxes }
dutch_revolt-board-citizens = Populations, 1 = catholique, 7 = réformée : { $track }
dutch_revolt-board-bishoprics = Évêchés : { $bishoprics }
dutch_revolt-board-universities = Universités réformées : { $universities }
dutch_revolt-board-pools = Gueux de mer dans leur cadre : { $beggars } ; neutres restants : { $neutrals }
dutch_revolt-board-legend = MAJUSCULES = cité avec [détenteur], * = ville commerciale, ° = université, n = neutre

## Questions

dutch_revolt-ask-setup = Placez une armée sur une case orange.
dutch_revolt-ask-taxes = Quel taux voulez-vous pour vos cités ?
dutch_revolt-ask-support = Envoyez des unités de vos cadres de soutien, ou terminez.
dutch_revolt-ask-intercept = Le trésor espagnol est en route : arrêter une unité ou laisser passer le reste ?
dutch_revolt-ask-upkeep = Entretenir cette armée, la débander ou l’abandonner ?
dutch_revolt-ask-victim = L’armée abandonnée se déchaîne : pillez une ville ou une unité.
dutch_revolt-ask-raising = Levez des armées, ou terminez.
dutch_revolt-ask-battles = Vous êtes à mi-chemin des deux chefs. Quel camp rejoignez-vous ?
dutch_revolt-ask-sieges = Assiégez des cités avec vos armées, ou terminez.
dutch_revolt-ask-beggars = Engagez des Gueux de mer, ou terminez.
dutch_revolt-ask-armies = Déplacez vos armées, ou terminez.
dutch_revolt-ask-cancel_march = Une armée veut se déplacer. Vos gueux l’arrêtent-ils ?
dutch_revolt-ask-influence = Convertissez des unités avec vos armées, ou terminez.
dutch_revolt-ask-cancel_conversion = Une armée veut convertir une unité. Vos gueux l’en empêchent-ils ?
dutch_revolt-ask-new_units = Placez vos nouvelles unités.
dutch_revolt-ask-conflict = La province est trop pleine. Laquelle de vos unités perdez-vous ?
dutch_revolt-ask-neutrals = Il n’y a pas assez de neutres. Où va le suivant ?
dutch_revolt-ask-surplus = Votre province est trop pleine. Quelle unité part ?
dutch_revolt-ask-reach = Où va cette unité ?
dutch_revolt-ask-movement = Faites entrer ou sortir des unités des villes, puis terminez.
dutch_revolt-ask-man = Il n’y a pas assez de neutres pour les villes et cités vides. Où va le suivant ?
dutch_revolt-ask-citizens = Payez pour influencer les habitants, ou terminez.
dutch_revolt-ask-order = Quand voulez-vous jouer au prochain tour ?

## Coups

dutch_revolt-move-station = Placer une armée sur la case orange : { $region }
dutch_revolt-move-tax = Taxer vos cités au taux { $rate }
dutch_revolt-move-send = Envoyer une unité : { $box } → { $province }
dutch_revolt-move-cash = Changer une unité en pièce : { $box }
dutch_revolt-move-intercept = Arrêter une unité du trésor espagnol
dutch_revolt-move-keep = Entretenir l’armée : { $region }
dutch_revolt-move-disband = Débander l’armée : { $region }
dutch_revolt-move-abandon = Abandonner l’armée : { $region }
dutch_revolt-move-sack = Piller { $town }
dutch_revolt-move-plunder = Piller { $spot } : une unité ({ $faction }) devient neutre
dutch_revolt-move-raise = Lever une armée : { $region }
dutch_revolt-move-join = Rejoindre { $camp }
dutch_revolt-move-besiege = Assiéger { $city }
dutch_revolt-move-destroy = Gueux : détruire l’armée la plus catholique, { $region }
dutch_revolt-move-destroy_besieger = Gueux : détruire l’armée qui assiège { $city }
dutch_revolt-move-break = Gueux : lever tous les sièges, { $region }
dutch_revolt-move-blockade = Gueux : assiéger { $city }
dutch_revolt-move-hold = Gueux : en garder un en attente, { $region }
dutch_revolt-move-march = Déplacer une armée : { $region } → { $to }
dutch_revolt-move-convert = Convertir une unité, { $spot } : { $side }
dutch_revolt-move-cancel = L’empêcher
dutch_revolt-move-allow = Laisser faire
dutch_revolt-move-place = Placer une unité : { $province }
dutch_revolt-move-enrol = Placer une unité : { $box }
dutch_revolt-move-lose = Perdre l’unité : { $spot }
dutch_revolt-move-settle = Placer un neutre : { $province }
dutch_revolt-move-leave = Faire partir l’unité : { $spot }
dutch_revolt-move-reach = L’envoyer : { $province }
dutch_revolt-move-dissolve = La remettre au stock
dutch_revolt-move-occupy = Faire entrer une unité : { $spot }
dutch_revolt-move-withdraw = Faire sortir une unité vers la campagne : { $spot }
dutch_revolt-move-man = Placer un neutre : { $spot }
dutch_revolt-move-sway = Payer une pièce pour influencer { $city }
dutch_revolt-move-queue = Jouer en { $place } position au prochain tour
dutch_revolt-move-done = Terminer

dutch_revolt-price-region = armée : { $thing }
dutch_revolt-price-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }

dutch_revolt-tiebreak-cities = plus de cités ({ $more } contre { $less })
dutch_revolt-tiebreak-provinces = plus de provinces ({ $more } contre { $less })
dutch_revolt-tiebreak-units = plus d’unités sur la carte ({ $more } contre { $less })

## Ce qui s’est passé

dutch_revolt-told-turn = Le tour { $turn } commence.
dutch_revolt-told-phase =
    { $turn ->
        [0] Tour d’ouverture
       *[other] Tour { $turn }
    }, phase { $number } : { $phase }.
dutch_revolt-told-skipped = { $faction } : rien à décider ({ $phase }).
dutch_revolt-told-stationed = { $faction } : une armée placée, région { $region }.
dutch_revolt-told-province_tax =
    { $faction } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de taxe des provinces.
dutch_revolt-told-city_tax =
    { $faction } : { $cities ->
        [one] { $cities } cité taxée
       *[other] { $cities } cités taxées
    } au taux { $rate } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
dutch_revolt-told-supported = { $faction } : une unité, { $box } → { $province }.
dutch_revolt-told-cashed = { $faction } : une unité quitte { $box } pour le trésor.
dutch_revolt-told-shipped =
    { $faction } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } du trésor espagnol à bon port.
dutch_revolt-told-intercepted =
    { $faction } : { $coins ->
        [one] { $coins } unité
       *[other] { $coins } unités
    } du trésor espagnol interceptée(s).
dutch_revolt-told-kept =
    { $faction } : une armée entretenue, région { $region } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
dutch_revolt-told-disbanded =
    { $faction } : une armée débandée, région { $region } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
dutch_revolt-told-abandoned = { $faction } : une armée abandonnée, région { $region }.
dutch_revolt-told-sacked =
    { $faction } : { $town } pillée ; { $count ->
        [0] plus aucun neutre à placer
       *[other] un neutre arrive dans sa province
    }.
dutch_revolt-told-plundered = { $faction } : une unité ({ $side }) pillée, { $spot }.
dutch_revolt-told-raised =
    { $faction } : une armée levée, région { $region } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
dutch_revolt-told-joined = { $faction } : { $camp }, région { $region }.
dutch_revolt-told-battle = Bataille, région { $region } : { $first } ({ $faction }) contre { $second } ({ $rival }).
dutch_revolt-told-defeated =
    { $faction } : { $count ->
        [one] { $count } armée battue
       *[other] { $count } armées battues
    }, région { $region }.
dutch_revolt-told-stand_off = Les armées se tiennent à distance, région { $region }.
dutch_revolt-told-besieged = { $faction } : siège devant { $city }.
dutch_revolt-told-hired =
    { $hirer } : { $count ->
        [one] { $count } Gueux de mer engagé
       *[other] { $count } Gueux de mer engagés
    } pour { $coins } pièces.
dutch_revolt-told-destroyed = Gueux ({ $hirer }) : une armée détruite ({ $faction }), région { $region }.
dutch_revolt-told-broke = Gueux ({ $hirer }) : tous les sièges levés, région { $region }.
dutch_revolt-told-blockaded = Gueux ({ $hirer }) : siège devant { $city }.
dutch_revolt-told-held = { $hirer } : un gueux en attente, région { $region }.
dutch_revolt-told-marched = { $faction } : une armée, { $region } → { $to }.
dutch_revolt-told-march_cancelled = Gueux ({ $hirer }) : une armée arrêtée ({ $faction }), région { $region }.
dutch_revolt-told-converted = { $faction } : une unité convertie ({ $side }), { $spot }.
dutch_revolt-told-conversion_cancelled = Gueux ({ $hirer }) : conversion empêchée ({ $faction }), { $spot }.
dutch_revolt-told-new_units =
    { $faction } : { $count ->
        [one] { $count } nouvelle unité
       *[other] { $count } nouvelles unités
    }.
dutch_revolt-told-placed = { $faction } : une unité placée, { $province }.
dutch_revolt-told-enrolled = { $faction } : une unité placée, { $box }.
dutch_revolt-told-unplaced =
    { $faction } : { $count ->
        [one] { $count } nouvelle unité
       *[other] { $count } nouvelles unités
    } sans place, changée(s) en pièces.
dutch_revolt-told-conflict = Conflit : { $province }.
dutch_revolt-told-lost = { $side } : une unité perdue, { $spot }.
dutch_revolt-told-filled =
    { $province } : { $count ->
        [one] { $count } neutre ajouté
       *[other] { $count } neutres ajoutés
    }.
dutch_revolt-told-settled = { $faction } : un neutre placé, { $province }.
dutch_revolt-told-overflowed = { $faction } : une unité déborde, { $spot } → { $target }.
dutch_revolt-told-displaced = Un neutre cède la place : { $spot }.
dutch_revolt-told-dissolved = { $faction } : une unité en excédent retourne au stock, { $spot }.
dutch_revolt-told-neutral_surplus =
    { $province } : { $count ->
        [one] { $count } neutre de trop retourne
       *[other] { $count } neutres de trop retournent
    } à la réserve.
dutch_revolt-told-occupied = { $faction } : une unité entre, { $spot }.
dutch_revolt-told-withdrew = { $faction } : une unité sort vers la campagne, { $spot }.
dutch_revolt-told-ousted = { $side } : une unité est repoussée dans la campagne, { $spot }.
dutch_revolt-told-manned =
    { $spot } était vide : { $count ->
        [one] { $count } neutre s’installe
       *[other] { $count } neutres s’installent
    }.
dutch_revolt-told-siege_resolved =
    Fin du siège, { $city } ({ $side }).{ $own ->
        [0] { "" }
        [one] { " " }1 unité convertie.
       *[other] { " " }{ $own } unités converties.
    }{ $neutrals ->
        [0] { "" }
        [one] { " " }1 devient neutre.
       *[other] { " " }{ $neutrals } deviennent neutres.
    }{ $removed ->
        [0] { "" }
        [one] { " " }1 retirée.
       *[other] { " " }{ $removed } retirées.
    }
dutch_revolt-told-swayed = { $faction } : { $city } passe à la case { $space }.
dutch_revolt-told-driven_out =
    { $city } : les habitants chassent { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } ({ $side }).
dutch_revolt-told-brought_in = { $city } : les habitants font venir une unité ({ $side }).
dutch_revolt-told-city_card = { $faction } : cité contrôlée, { $city }.
dutch_revolt-told-city_free = Plus personne ne contrôle { $city }.
dutch_revolt-told-province_card = { $faction } : province contrôlée, { $province }.
dutch_revolt-told-province_free = Plus personne ne contrôle la province { $province }.
dutch_revolt-told-bishopric = Évêché, { $bishopric } : maintenant { $creed }.
dutch_revolt-told-university =
    Université, { $university } : { $reformed ->
        [1] maintenant réformée
       *[other] n’est plus réformée
    }.
dutch_revolt-told-withdrawn =
    { $faction } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } du tour { $turn } retiré(s) ({ $source }).
dutch_revolt-told-scored =
    { $faction } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au tour { $turn } ({ $source } : { $count }).
dutch_revolt-told-queued = { $faction } : { $place } position dans l’ordre du tour pour l’instant.
dutch_revolt-told-order = L’ordre du tour { $turn } est fixé.
dutch_revolt-told-flipped_home =
    { $faction } : { $count ->
        [one] { $count } armée retournée revient
       *[other] { $count } armées retournées reviennent
    } à la réserve.
dutch_revolt-told-won =
    { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## Pourquoi pas

dutch_revolt-refusal-unknown_move = Le coup numéro { $move } n’existe pas dans ce jeu.
dutch_revolt-refusal-no_such_seat = Cette place n’existe pas : il y a { $seats } joueurs.
dutch_revolt-refusal-game_over = La partie est terminée.
dutch_revolt-refusal-not_your_turn = C’est à une autre faction de décider : { $faction }.
dutch_revolt-refusal-wrong_phase = Impossible dans cette phase : { $phase }.
dutch_revolt-refusal-answer_first = Une autre question doit d’abord être réglée : { $faction }.
dutch_revolt-refusal-nothing_to_answer = Il n’y a rien à répondre pour le moment.
dutch_revolt-refusal-must_decide = Vous ne pouvez pas passer dans cette phase : { $phase }.
dutch_revolt-refusal-not_orange = Pas de case orange dans la région { $region }.
dutch_revolt-refusal-box_taken = Aucune case libre dans la région { $region }.
dutch_revolt-refusal-no_box_units = Vous n’avez pas d’unité dans { $box }.
dutch_revolt-refusal-tied_down = Vos unités dans { $box } ne peuvent pas partir ce tour-ci.
dutch_revolt-refusal-not_to_map = Les unités de { $box } ne peuvent pas aller sur la carte.
dutch_revolt-refusal-not_to_treasury = Les unités de { $box } ne peuvent pas aller au trésor.
dutch_revolt-refusal-not_present = Vous n’avez pas d’unité ici : { $province }.
dutch_revolt-refusal-other_army = Décidez d’abord pour votre armée de la région { $region }.
dutch_revolt-refusal-no_coins =
    Il vous faut { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    }, vous en avez { $have }.
dutch_revolt-refusal-not_in_region = L’armée n’atteint que la région { $region }.
dutch_revolt-refusal-no_unit = Cette unité n’existe pas ici, { $spot } : { $side }.
dutch_revolt-refusal-no_army_token =
    Il vous faut { $need ->
        [one] { $need } jeton
       *[other] { $need } jetons
    } d’armée en réserve, vous en avez { $have }.
dutch_revolt-refusal-raised_enough = Vous avez déjà levé { $most } armées ce tour-ci, le maximum.
dutch_revolt-refusal-no_foothold = Vous n’avez ni unité ni armée dans la région { $region }.
dutch_revolt-refusal-no_army = Vous n’avez pas d’armée disponible dans la région { $region }.
dutch_revolt-refusal-stand_off = Votre armée de la région { $region } est face à face avec une autre faction.
dutch_revolt-refusal-own_city = Vous contrôlez déjà { $city }.
dutch_revolt-refusal-under_siege = { $city } est déjà assiégée.
dutch_revolt-refusal-not_under_siege = Aucune armée n’assiège { $city }.
dutch_revolt-refusal-too_few_beggars =
    Il faut { $need ->
        [one] { $need } gueux
       *[other] { $need } gueux
    } ; il en reste { $have }.
dutch_revolt-refusal-armies_there =
    { $count ->
        [one] Il y a { $count } armée
       *[other] Il y a { $count } armées
    } dans la région { $region } ; les gueux ne peuvent le faire que s’il n’y en a aucune.
dutch_revolt-refusal-no_catholic_army = Pas d’armée des Catholiques, des Habsbourg ou de la Noblesse dans la région { $region }.
dutch_revolt-refusal-not_most_catholic = Dans la région { $region }, les gueux doivent attaquer une autre armée : { $faction }.
dutch_revolt-refusal-no_besieger = Aucune armée n’assiège de cité dans la région { $region }.
dutch_revolt-refusal-no_neutrals = Il ne reste plus de neutres.
dutch_revolt-refusal-nobody_to_hold = Plus d’armée des Catholiques, des Habsbourg ou de la Noblesse à retenir dans la région { $region }.
dutch_revolt-refusal-no_arrow = Aucune flèche : { $region } → { $to }.
dutch_revolt-refusal-army_spent = Vos armées de la région { $region } ont déjà agi dans cette phase.
dutch_revolt-refusal-in_city = { $spot } est une cité : on ne convertit qu’en campagne et dans les villes.
dutch_revolt-refusal-own_unit = Cette unité est à vous : { $spot }.
dutch_revolt-refusal-no_stock = Plus de jeton en stock : { $faction }.
dutch_revolt-refusal-cap_reached = Vous ne pouvez plus placer de nouvelles unités ici : { $province }.
dutch_revolt-refusal-not_your_box = Vous ne pouvez pas utiliser { $box }.
dutch_revolt-refusal-box_full = { $box } : complet.
dutch_revolt-refusal-box_of_other = { $box } : déjà occupé ({ $side }).
dutch_revolt-refusal-not_here = Vous ne pouvez agir que dans { $province } pour le moment.
dutch_revolt-refusal-province_full = { $province } : complet.
dutch_revolt-refusal-no_surplus = Vous n’avez pas d’excédent ici : { $province }.
dutch_revolt-refusal-too_far = { $target } n’est ni adjacente ni accessible par une seule rivière.
dutch_revolt-refusal-target_full = { $target } est pleine et sans neutre qui cède la place.
dutch_revolt-refusal-open_country = { $spot } est en campagne : choisissez une ville ou une cité.
dutch_revolt-refusal-has_acted = { $spot } est à une faction qui a déjà joué : { $side }.
dutch_revolt-refusal-no_ousting = { $spot } est occupée et on ne chasse personne : { $side }.
dutch_revolt-refusal-own_town = Vous tenez déjà { $spot } ; une ville n’accueille qu’une unité.
dutch_revolt-refusal-shut_in = { $spot } est assiégée : personne n’entre ni ne sort.
dutch_revolt-refusal-just_left = Vous venez d’en sortir : { $spot }.
dutch_revolt-refusal-just_entered = Vous venez d’y entrer : { $spot }.
dutch_revolt-refusal-field_empty = Vous n’avez pas d’unité en campagne : { $province }.
dutch_revolt-refusal-not_empty = { $spot } n’a pas besoin de neutre.
dutch_revolt-refusal-marker_at_end = { $city } : vous ne pouvez pas pousser les habitants plus loin.
dutch_revolt-refusal-marker_at_reach = { $city } : les habitants restent à { $most } cases au plus de leur point de départ.
dutch_revolt-refusal-no_such_place = Il n’y a que { $most } positions possibles pour le moment.

## Les règles, avec nos mots

dutch_revolt-rule-dr-1 = À deux : l’un joue Catholiques et Habsbourg, l’autre Bourgeois et Réformés. À trois : Catholiques, Noblesse, Réformés. À quatre : toutes sauf la Noblesse. À cinq : toutes. Chaque faction garde ses jetons, son argent, ses armées et sa place dans l’ordre, même si une personne en joue deux.
dutch_revolt-rule-dr-2 = Chaque faction a 40, 58, 40 ou 32 jetons à 2, 3, 4 ou 5 joueurs, et 6, 8, 6 ou 6 armées.
dutch_revolt-rule-dr-3 = Unités et pièces sont les deux faces des mêmes jetons. Unités sur la carte, unités de soutien, pièces et stock font toujours le total. Tout gain sort du stock et s’arrête quand il est vide ; ce qui est dépensé ou perdu y retourne.
dutch_revolt-rule-dr-4 = Les jetons neutres forment une seule réserve grise (60 sauf autre choix) et ne vont que sur la carte. Les neutres comptent comme un camp à part dans les conflits et majorités, ne bougent pas d’eux-mêmes et ne marquent rien.
dutch_revolt-rule-dr-5 = Ni hasard ni information cachée. On peut parler et promettre, mais rien n’engage, et rien ne se donne, ne se prête ni ne s’échange.
dutch_revolt-rule-dr-6 = Vient d’abord le court tour 0, puis les tours 1 à 5, de vingt phases chacun. Le meilleur score du tour 5 gagne.
dutch_revolt-rule-dr-7 = Dans une phase, les factions jouent dans l’ordre du tour, sauf exception. Au tour 0 : Catholiques, Habsbourg, Noblesse, Bourgeois, Réformés ; ensuite la rangée posée à la fin du tour précédent. Les décisions sans choix se font d’elles-mêmes.
dutch_revolt-rule-dr-8 = Une unité se trouve dans la campagne d’une province, dans une ville (une seule unité), dans une cité (sans limite) ou sur une case de soutien (une par case). Les unités des villes et cités sont aussi dans leur province.
dutch_revolt-rule-dr-9 = Chaque province a une limite. Toutes ses unités comptent, neutres compris ; celles d’une cité assiégée seulement en phase 12 (DR-12).
dutch_revolt-rule-dr-10 = Majorité absolue : plus d’unités que toutes les autres ensemble, neutres compris. Une majorité de neutres ne donne le contrôle à personne.
dutch_revolt-rule-dr-11 = Une cité va à la majorité de ses unités. Une province va à la majorité de sa campagne et de ses villes ; les cités ne comptent pas. Une ville est à qui y a son unité, à tout moment. Les cartes ne changent qu’en phase 17 (phase 7 du tour 0).
dutch_revolt-rule-dr-12 = Tant qu’une cité est assiégée, aucune unité n’y entre ni n’en sort. Les siennes sont ignorées pour le conflit, l’excédent et l’ordre du mouvement (phases 11, 13 et 14). Pour les nouvelles unités et l’ajout de neutres (phases 10 et 12), elles comptent comme les autres, sauf avec l’option qui les y ignore aussi.
dutch_revolt-rule-dr-13 = Vous êtes présent dans une province avec au moins une unité en campagne, en ville ou dans une cité ; dans une région si vous êtes présent dans une de ses provinces ou y avez une armée.
dutch_revolt-rule-dr-14 = On commence au tour 0, sans point ; trois Gueux de mer sont dans leur cadre.
dutch_revolt-rule-dr-15 = Chaque faction en jeu place ses unités de départ. Les Catholiques ont 4 pièces. Les Habsbourg placent 2 armées sur deux cases orange différentes de leur choix.
dutch_revolt-rule-dr-16 = Soutien au départ : Noblesse 2 au Soutien français et 2 au Soutien de l’Empereur ; Bourgeois 3 chez les Marchands de Londres et 1 chez les Huguenots ; Réformés 4 sur les cases mi-colorées des Calvinistes.
dutch_revolt-rule-dr-17 = Ensuite chaque ville sans unité reçoit 1 neutre et chaque cité sans unité en reçoit 2.
dutch_revolt-rule-dr-18 = Tour 0, soutien : Noblesse, Bourgeois et Réformés peuvent vider leurs cases, unité par unité, comme en phase 2 des tours suivants.
dutch_revolt-rule-dr-19 = Tour 0, nouvelles unités : Catholiques 7, Habsbourg 6, Noblesse 5, Bourgeois 4, Réformés 3. Elles vont dans la campagne de provinces où la faction est présente, ou dans ses cadres. Dans une province, vous pouvez au plus doubler votre nombre de départ. Toutes sont placées.
dutch_revolt-rule-dr-20 = Tour 0, conflit : comme en phase 11 ; il n’y a pas encore de sièges.
dutch_revolt-rule-dr-21 = Tour 0, neutres : chaque province est remplie en campagne jusqu’à un de moins que sa limite. S’il en manque, la première faction décide où ils vont, un par un.
dutch_revolt-rule-dr-22 = Tour 0, excédent : comme en phase 13.
dutch_revolt-rule-dr-23 = Tour 0, mouvement dans les provinces : comme en phase 14.
dutch_revolt-rule-dr-24 = Tour 0, attributions : cartes comme en phase 17. Un évêché va tout de suite à l’état de qui contrôle sa province : Catholiques fortement catholique, Habsbourg et Noblesse catholique, Bourgeois réformé, Réformés fortement réformé ; personne : catholique. Cologne et Louvain sont catholiques sauf contrôle des Réformés ou des Bourgeois ; les autres universités n’existent que sous les Réformés.
dutch_revolt-rule-dr-25 = Tour 0, habitants : les marqueurs des douze cités vont à leur première case, à la couleur du contrôleur. Personne ne paie, rien n’est ajusté.
dutch_revolt-rule-dr-26 = Le tour 0 finit par un décompte et l’ordre du tour 1. Ni taxes ni actions d’armées.
dutch_revolt-rule-dr-27 = Phase 1 : additionnez les taxes de vos provinces, laissez tomber la fraction du total et prenez autant de pièces.
dutch_revolt-rule-dr-28 = Taxe des cités : annoncez un seul taux, 1, 2 ou 3, et prenez autant de pièces par cité contrôlée.
dutch_revolt-rule-dr-29 = La taxe des provinces vient d’abord et est obligatoire, comme un taux d’au moins 1. Un stock vide limite les deux.
dutch_revolt-rule-dr-30 = Soutien français et Soutien de l’Empereur sont à la Noblesse, les Marchands de Londres aux Bourgeois, les Calvinistes aux Réformés, le Trésor espagnol aux Habsbourg. Les Huguenots sont aux Bourgeois ou aux Réformés, mais jamais aux deux à la fois.
dutch_revolt-rule-dr-31 = Les unités n’arrivent sur les cases de soutien que comme nouvelles unités.
dutch_revolt-rule-dr-32 = Phase 2 : vous pouvez toujours laisser une unité de soutien en place ; elle compte alors pour les nouvelles unités de la phase 10.
dutch_revolt-rule-dr-33 = Une unité sur case blanche va sur la carte, sur case colorée au trésor, sur case mi-colorée à l’un ou l’autre. Sur la carte : la campagne de n’importe quelle province, même sans y être présent.
dutch_revolt-rule-dr-34 = Quand le Trésor espagnol part pour le trésor, la faction présente chez les Huguenots peut en arrêter une unité par unité huguenote. L’unité arrêtée va au stock des Habsbourg ; le Huguenot reste et ne peut pas partir ce tour-ci.
dutch_revolt-rule-dr-35 = Phase 3 : pour chaque armée, choisissez de l’entretenir, de la débander (le jeton peut être relevé aussitôt) ou de l’abandonner. Entretenir ou débander coûte 1 pièce, 2 pour les Catholiques.
dutch_revolt-rule-dr-36 = Une armée abandonnée doit piller une ville de sa région (1 neutre arrive dans la campagne de cette province) ou une unité : remplacer une unité quelconque d’une faction de la région, cités comprises, par un neutre. Son propriétaire choisit. Sans neutre, la ville pillée ne change rien et l’unité pillée disparaît.
dutch_revolt-rule-dr-37 = Le jeton d’une armée abandonnée est retourné : il ne participe à rien et ne compte pas, mais occupe sa case jusqu’à la fin du tour.
dutch_revolt-rule-dr-38 = Les armées que vous ne pouvez pas payer sont abandonnées ; vous choisissez lesquelles.
dutch_revolt-rule-dr-39 = Phase 4 : levez jusqu’à 3 armées. Une, deux ou trois coûtent en tout : Catholiques 3, 7, 11 ; Habsbourg 3, 6, 10 ; Noblesse 2, 5, 8 ; Bourgeois 2, 4, 7 ; Réformés 2, 4, 6.
dutch_revolt-rule-dr-40 = Chaque armée va sur une case vide d’une région où vous avez une unité (cités comprises) ou une armée non retournée. Il faut un jeton en réserve ; une armée débandée ce tour-ci convient, une retournée non (DR-40a).
dutch_revolt-rule-dr-41 = Phase 5 : dans une section, trois armées ou plus d’au moins deux factions se battent. La faction la plus catholique et la plus réformée mènent deux camps ; les autres rejoignent le plus proche sur la ligne Catholiques, Habsbourg, Noblesse, Bourgeois, Réformés. À égale distance, on choisit un camp ou aucun. Le camp le plus petit perd toutes ses armées ; à égalité, personne.
dutch_revolt-rule-dr-42 = Une armée qui partage sa section avec une armée non retournée d’une autre faction se tient à distance : ni siège ni influence militaire, mais elle peut bouger.
dutch_revolt-rule-dr-43 = Phase 6 : chaque armée qui n’est pas tenue à distance peut être posée sur une cité de sa région, non contrôlée par vous et pas déjà assiégée. On n’assiège pas les villes. Une cité vide peut l’être, sans effet.
dutch_revolt-rule-dr-44 = Une armée qui assiège garde sa case et compte dans la région, mais ne bouge ni ne convertit. Les armées arrivées plus tard ne gênent pas le siège.
dutch_revolt-rule-dr-45 = Phase 7 : Bourgeois ou Réformés, le premier qui engage exclut l’autre, engagent jusqu’à 3 Gueux de mer à 2 pièces et les utilisent aussitôt. (a) Plus de gueux que d’armées dans une région : l’armée la plus catholique est détruite (Catholiques, puis Habsbourg, puis Noblesse). (b) Autant que d’armées : tous les sièges d’armées y sont levés. (c) Un pille une ville, (d) deux assiègent une cité non contrôlée, seulement sans armée dans la région. (e) Un par armée disponible des Catholiques, Habsbourg ou Noblesse attend et peut annuler un mouvement ou une conversion. Rien sans effet ; les armées retournées ne comptent pas.
dutch_revolt-rule-dr-46 = Phase 8 : chaque armée ni assiégeante ni retournée peut aller une fois, par une flèche, sur une case vide, même tenue à distance. Une armée arrêtée reste et a joué. Les arrivantes ne se battent qu’au tour suivant.
dutch_revolt-rule-dr-47 = Phase 9 : chaque armée dans une section sans armée non retournée d’une autre faction peut remplacer une unité d’un autre camp, neutre compris, en campagne ou dans une ville de la région par une des vôtres. Jamais dans une cité.
dutch_revolt-rule-dr-48 = Phase 10 : vous recevez 1 unité par cité contrôlée et 1 par ville de sa carte que vous tenez ; 1 par ville tenue ; 1 par 5 unités complètes en campagne ; 1 par unité de soutien. Au moins 7, jamais plus que le stock.
dutch_revolt-rule-dr-49 = Les nouvelles unités vont dans la campagne de provinces où vous êtes présent, ou dans vos cadres. Sans limite là où vous avez la carte ; ailleurs, au plus autant que vous y aviez au début.
dutch_revolt-rule-dr-50 = Les nouvelles unités impossibles à placer deviennent des pièces. On ne peut pas le choisir.
dutch_revolt-rule-dr-51 = Phase 11 : conflit dans chaque province au-dessus de sa limite avec au moins deux camps, les neutres en étant un. Les cités assiégées sont ignorées.
dutch_revolt-rule-dr-52 = Les conflits des provinces sont indépendants ; leur ordre est sans importance.
dutch_revolt-rule-dr-53 = Chacun choisit laquelle de ses unités non assiégées il perd. Les neutres perdent d’abord en campagne, puis en ville, puis en cité.
dutch_revolt-rule-dr-54 = Par manches, en commençant par le plus petit camp, chacun perd 1 unité ; les camps égaux en même temps. On s’arrête dès que la province est à sa limite ou qu’il ne reste qu’un camp. On reclasse à chaque manche.
dutch_revolt-rule-dr-55 = Phase 12 : chaque province est remplie de neutres en campagne jusqu’à sa limite.
dutch_revolt-rule-dr-56 = S’il manque des neutres, le premier joueur les place un par un dans des provinces sous leur limite.
dutch_revolt-rule-dr-57 = Phase 13 : une province au-dessus de sa limite avec une seule faction a un excédent. Cette faction peut envoyer chaque unité en trop dans une province adjacente ou sur une rivière de la province. La cible est sous sa limite ou contient un neutre, qui part alors (campagne, puis ville, puis cité non assiégée). On arrive en campagne et on ne repart pas.
dutch_revolt-rule-dr-58 = Le long d’une rivière on avance de province en province ; celle dont la rive porte une ville ou cité d’une autre faction peut finir le trajet mais pas être traversée. Une seule rivière par trajet. Les unités en trop qui ne bougent pas retournent au stock.
dutch_revolt-rule-dr-59 = Phase 14 : province par province, les factions jouent par nombre décroissant d’unités ; neutres et cités assiégées sont ignorés, égalités selon l’ordre du tour.
dutch_revolt-rule-dr-60 = Vous répartissez librement vos unités entre campagne, villes et cités non assiégées. Vous pouvez entrer dans une ville tenue par un neutre ou une faction qui n’a pas encore joué ici ; cette unité va en campagne. On ne touche pas à ce qu’ont placé ceux qui ont joué. Les cités se partagent.
dutch_revolt-rule-dr-61 = Quand tous ont joué, chaque ville vide reçoit 1 neutre et chaque cité vide non assiégée 2. S’il en manque, le premier joueur choisit. La limite peut être dépassée.
dutch_revolt-rule-dr-62 = Phase 15 : un siège par une armée change jusqu’à 2 unités étrangères de la cité en unités de l’assiégeant ; les autres deviennent neutres. Sans jeton, l’unité est retirée. Les unités de l’assiégeant restent et l’armée rentre dans sa case.
dutch_revolt-rule-dr-63 = Un siège par les gueux remplace toutes les unités de la cité par des neutres, celles de l’employeur aussi, ou les retire faute de neutres ; selon l’option, celles de l’employeur restent. Les sièges se résolvent par ordre alphabétique, et tout jeton retiré est aussitôt réutilisable (DR-63a).
dutch_revolt-rule-dr-64 = Phase 16 : dans l’ordre du tour, la Noblesse en dernier, dépensez autant de pièces que vous voulez : chacune déplace le marqueur d’une cité d’une case. Catholiques et Habsbourg vers le bout catholique, Bourgeois et Réformés vers le bout réformé, Noblesse vers le centre. Jamais plus de 3 cases depuis le début de la phase.
dutch_revolt-rule-dr-65 = Ensuite chaque cité est ajustée selon sa case. 1 : jusqu’à 2 Réformés ou Bourgeois partent, 2 Catholiques arrivent. 2 : jusqu’à 1 part, et alors 1 Habsbourg arrive. 3 : jusqu’à 1 part, et alors un neutre arrive. 4 : rien. 5, 6 et 7 en miroir : Catholiques ou Habsbourg partent ; un neutre, un Bourgeois ou 2 Réformés arrivent. Réformés avant Bourgeois, Catholiques avant Habsbourg. Sans stock, un neutre arrive. Catholiques ou Réformés remplacent Habsbourg ou Bourgeois absents du jeu.
dutch_revolt-rule-dr-66 = Les cités sont ajustées par ordre alphabétique ; cela ne compte que si des jetons manquent.
dutch_revolt-rule-dr-67 = Phase 17 : les cartes de cités et de provinces vont à la majorité absolue ; sinon la carte revient sur la table.
dutch_revolt-rule-dr-68 = Phase 18 : un évêché est fortement catholique, catholique, réformé ou fortement réformé. Qui contrôle la province le tire d’un pas vers l’état indiqué au tour 0 ; sans contrôleur il ne bouge pas.
dutch_revolt-rule-dr-69 = Phase 19, Cologne et Louvain : réformées tant que les Réformés contrôlent le lieu ; Noblesse et Bourgeois ne changent rien ; Catholiques, Habsbourg ou personne les rendent catholiques.
dutch_revolt-rule-dr-70 = Les autres universités naissent quand les Réformés contrôlent le lieu, restent réformées s’il devient neutre ou passe à la Noblesse ou aux Bourgeois, et cessent si Catholiques ou Habsbourg le contrôlent. On peut les refonder.
dutch_revolt-rule-dr-71 = Phase 20 : on compte à partir de zéro à chaque tour : 1 par cité, la valeur de chaque province, et le but. Catholiques 1 par évêché non réformé ; Habsbourg 1 par région avec une de leurs armées non retournées ; Noblesse 1 par 3 unités complètes (5 à trois joueurs) hors des cités ; Bourgeois 1 par ville commerciale tenue ; Réformés 1 par université réformée.
dutch_revolt-rule-dr-72 = Les armées retournées reviennent en réserve. Après le tour 5 la partie est finie.
dutch_revolt-rule-dr-73 = Ordre du tour suivant : par score décroissant, chaque faction pose sa carte dans la rangée, devant, entre ou à la fin. À égalité, l’ordre actuel décide.
dutch_revolt-rule-dr-74 = Le décompte du tour 5 décide ; à deux, chacun additionne ses deux factions. Égalité : plus de cités, puis de provinces, puis d’unités sur la carte, sinon victoire partagée.

## Pourquoi ce conseil

dutch_revolt-reason-counts = Compté maintenant, vous marquez { $points } au lieu de { $before } : { $source }.
dutch_revolt-reason-counts_less = Compté maintenant : { $faction }, { $points } points au lieu de { $before }.
dutch_revolt-reason-controls_province = { $province }, unités : vous { $mine }, toutes les autres réunies { $others }. Cette majorité vaut { $points }.
dutch_revolt-reason-controls_city = { $city }, unités : vous { $mine }, toutes les autres réunies { $others }. C’est la majorité.
dutch_revolt-reason-province = { $province }, unités : vous { $mine }, toutes les autres réunies { $others }.
dutch_revolt-reason-city = { $city }, unités : vous { $mine }, toutes les autres réunies { $others }.
dutch_revolt-reason-breaks_province = { $province }, majorité perdue : { $faction } { $theirs }, toutes les autres { $others }.
dutch_revolt-reason-breaks_city = { $city }, majorité perdue : { $faction } { $theirs }, toutes les autres { $others }.
dutch_revolt-reason-towns = { $spot } devient vôtre. Villes tenues : { $count }.
dutch_revolt-reason-spared = { $province }, ce qu’il vous reste : en ville { $towns }, en cité { $units }.
dutch_revolt-reason-field = Vos unités alors libres en rase campagne, { $province } : { $count }.
dutch_revolt-reason-coins = Votre trésor passe de { $before } à { $coins }.
dutch_revolt-reason-keeps = Votre trésor garde { $coins }.
dutch_revolt-reason-upkeep = { $region } : vous économisez l’entretien de { $coins }.
dutch_revolt-reason-armies = Armées ensuite, { $region } : les vôtres { $mine }, les autres { $others }.
dutch_revolt-reason-siege = Unités étrangères, { $city } : { $others }. Le siège en convertit { $count } en vôtres.
dutch_revolt-reason-support = { $box }, vos unités ensuite : { $count }. Chacune en rapporte une nouvelle plus tard.
dutch_revolt-reason-treasure = Ce coup prive les Habsbourg de { $coins } pièce du trésor espagnol.
dutch_revolt-reason-stock = L’unité retourne à votre réserve : { $count }.
dutch_revolt-reason-sways = { $city } : les habitants passent à la case { $space } sur { $spaces }.
dutch_revolt-reason-order = Votre place au tour suivant : { $place } sur { $count }.
dutch_revolt-reason-rests = Vos armées restent comme elles sont : { $count }.
dutch_revolt-reason-thins = { $province }, unités, { $faction } : { $theirs } au lieu de { $before }.
