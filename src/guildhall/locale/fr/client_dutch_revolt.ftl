# Le plateau de Revolution dans le navigateur, en français.

client-part-dutch_revolt = { $number }. { $phase }

client-dutch_revolt-turn =
    { $turn ->
        [0] Tour d’ouverture
       *[other] Tour { $turn } sur { $turns }
    }
client-dutch_revolt-order = Ordre du tour
client-dutch_revolt-next-order = Tour suivant :
client-dutch_revolt-tools = Affichage du plateau
client-dutch_revolt-as-map = Carte
client-dutch_revolt-as-table = Tableau
client-dutch_revolt-closer = Zoom avant
client-dutch_revolt-farther = Zoom arrière
client-dutch_revolt-whole = Carte entière
client-dutch_revolt-choices = Voir les choix
client-dutch_revolt-sweep-keep = Tout entretenir
client-dutch_revolt-spread-one = Une partout
client-dutch_revolt-spread-towns = Chaque ville
client-dutch_revolt-ask-conflict = Des provinces sont trop pleines. Quelles unités perdez-vous ?
client-dutch_revolt-ask-surplus = Vos provinces sont trop pleines. Quelles unités partent, et pour où ?
client-dutch_revolt-usual = Prérempli : campagne
client-dutch_revolt-row-occupy = Entrer : { $spot }
client-dutch_revolt-row-withdraw = Sortir : { $spot }
client-dutch_revolt-row-leave = Départ : { $spot }
client-dutch_revolt-row-reach = Vers : { $province }
client-dutch_revolt-row-dissolve = Retour au stock
client-dutch_revolt-row-from = Départ : { $from }
client-dutch_revolt-row-next = Suivante : { $province }
client-dutch_revolt-row-place = { $province }
client-dutch_revolt-row-enrol = { $box }
client-dutch_revolt-map = Carte des Pays-Bas. Plus et moins pour zoomer, flèches pour déplacer, 0 pour tout voir.
client-dutch_revolt-france = FRANCE
client-dutch_revolt-north-sea = Mer du Nord

client-dutch_revolt-nobody = personne
client-dutch_revolt-empty = rien
client-dutch_revolt-units = { $count } { $side }
client-dutch_revolt-at = { $place } : { $units }
client-dutch_revolt-province =
    { $province } : { $total } unités sur { $limit }{ $surplus ->
        [0] { "" }
       *[other] { " " }({ $surplus } de trop)
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, contrôle : { $holder }. Campagne : { $units }
client-dutch_revolt-city = Cité de { $city }, contrôle : { $holder }. Unités : { $units }
client-dutch_revolt-besieged = assiégée par : { $by }
client-dutch_revolt-commercial = ville commerçante
client-dutch_revolt-university = université
client-dutch_revolt-university-reformed = université réformée
client-dutch_revolt-track =
    { $region }, section de commandement à { $boxes ->
        [one] 1 case
       *[other] { $boxes } cases
    }. Armées : { $armies }
client-dutch_revolt-command =
    Armées : { $armies } ({ $boxes ->
        [one] 1 case
       *[other] { $boxes } cases
    })
client-dutch_revolt-flipped = retournées : { $armies }
client-dutch_revolt-held =
    { $count ->
        [one] 1 gueux gardé
       *[other] { $count } gueux gardés
    } en réserve
client-dutch_revolt-box =
    { $box } ({ $users }) : { $units } ; { $spaces ->
        [one] 1 espace
       *[other] { $spaces } espaces
    }
client-dutch_revolt-box-french = Soutien français
client-dutch_revolt-box-emperor = L’Empereur
client-dutch_revolt-box-london = Marchands de Londres
client-dutch_revolt-box-huguenots = Huguenots
client-dutch_revolt-box-calvinists_half = Calvinistes (mi)
client-dutch_revolt-box-calvinists_plain = Calvinistes (blanc)
client-dutch_revolt-box-treasure = Trésor espagnol
client-dutch_revolt-support = Soutien étranger
client-dutch_revolt-beggars = Gueux de mer
client-dutch_revolt-fleet = Gueux de mer dans leur case : { $count } ; engagés par : { $hirer }

client-dutch_revolt-citizens = La foi des habitants
client-dutch_revolt-catholic-end = Catholique
client-dutch_revolt-reformed-end = Réformé
client-dutch_revolt-citizens-of = { $city } : habitants sur la case { $space }, depuis la case { $from }
client-dutch_revolt-bishoprics = Évêchés
client-dutch_revolt-universities = Universités
client-dutch_revolt-not-founded = non fondée
client-dutch_revolt-panel-citizens = Foi
client-dutch_revolt-panel-church = Église

client-dutch_revolt-on-map = Unités sur la carte
client-dutch_revolt-in-reserve = Unités en réserve
client-dutch_revolt-if-scored = Score actuel
client-dutch_revolt-neutrals-left = Pions neutres restants : { $count }

client-dutch_revolt-col-province = Province
client-dutch_revolt-col-country = Campagne
client-dutch_revolt-col-places = Cités et villes
client-dutch_revolt-card =
    { $total }/{ $limit } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } · taxe { $tax } · contrôle : { $holder }
client-dutch_revolt-held-by = contrôle : { $holder }

client-source-dutch_revolt-scored = Décomptes
client-source-dutch_revolt-withdrawn = Décomptes précédents repris
client-sheet-dutch_revolt =
    { $turn ->
        [0] Tour d’ouverture
       *[other] Tour { $turn }
    } : décompte
client-sheet-dutch_revolt-scored = { $source }
client-sheet-dutch_revolt-sum = Points

## Variantes

client-option-dutch_revolt-majority-combined = plus que tous les autres ensemble
client-option-dutch_revolt-majority-plurality = plus que chacun des autres
client-option-dutch_revolt-catholic_aim-all_non_reformed = tout évêché non réformé
client-option-dutch_revolt-catholic_aim-controlled_only = seulement dans les provinces contrôlées
client-option-dutch_revolt-allegiance_cap-per_turn = depuis le début de la phase
client-option-dutch_revolt-allegiance_cap-from_start_space = depuis leur première case
client-option-dutch_revolt-support_target-any_province = toute province
client-option-dutch_revolt-support_target-present_only = seulement là où la faction est présente
client-option-dutch_revolt-turn0_new_unit_cap-double_total = au plus le double du nombre présent
client-option-dutch_revolt-turn0_new_unit_cap-add_double = ajouter jusqu’au double
client-option-dutch_revolt-town_ousting-to_field = vers la campagne
client-option-dutch_revolt-town_ousting-forbidden = interdit
client-option-dutch_revolt-interception-treasure_to_stock = immobilise l’unité
client-option-dutch_revolt-interception-also_discard_huguenot = la défausse aussi
client-option-dutch_revolt-conflict-rounds = une unité chacun par manche
client-option-dutch_revolt-conflict-smallest_until_gone = le plus petit jusqu’à disparaître
client-option-dutch_revolt-tax_rounding-total = de la taxe totale
client-option-dutch_revolt-tax_rounding-per_province = de chaque province
client-option-dutch_revolt-beggar_siege-all_neutral = toutes deviennent neutres
client-option-dutch_revolt-beggar_siege-hirer_spared = celles de l’employeur restent
client-option-dutch_revolt-besieged_units-counted = comptent
client-option-dutch_revolt-besieged_units-left_out = sont ignorées
client-option-dutch_revolt-map_values-first = telles que reconstituées d’abord
client-option-dutch_revolt-map_values-even = équilibrées
client-option-dutch_revolt-map_values-level = équilibrées davantage
client-option-dutch_revolt-map_values-by_seats = équilibrées selon le nombre de joueurs
