# The board of the Dutch Revolt in the browser, in English.

client-part-dutch_revolt = { $number }. { $phase }

client-dutch_revolt-turn =
    { $turn ->
        [0] Opening turn
       *[other] Turn { $turn } of { $turns }
    }
client-dutch_revolt-order = Turn order
client-dutch_revolt-next-order = Next turn:
client-dutch_revolt-tools = Board view
client-dutch_revolt-as-map = Map
client-dutch_revolt-as-table = Table
client-dutch_revolt-closer = Zoom in
client-dutch_revolt-farther = Zoom out
client-dutch_revolt-whole = Whole map
client-dutch_revolt-choices = Show choices
client-dutch_revolt-sweep-keep = Keep all armies
client-dutch_revolt-spread-one = One each
client-dutch_revolt-spread-towns = Every town
client-dutch_revolt-ask-conflict = Provinces are too full. Which of your units do you lose?
client-dutch_revolt-ask-surplus = Your provinces are too full. Which units leave, and for where?
client-dutch_revolt-usual = Filled in: open country
client-dutch_revolt-row-occupy = Into { $spot }
client-dutch_revolt-row-withdraw = Out of { $spot }
client-dutch_revolt-row-leave = Out of { $spot }
client-dutch_revolt-row-reach = To { $province }
client-dutch_revolt-row-dissolve = Back to your stock
client-dutch_revolt-row-from = from { $from }
client-dutch_revolt-row-next = Next from: { $province }
client-dutch_revolt-row-place = { $province }
client-dutch_revolt-row-enrol = { $box }
client-dutch_revolt-map = Map of the Low Countries. Plus and minus zoom, arrow keys move, 0 shows the whole map.
client-dutch_revolt-france = FRANCE
client-dutch_revolt-north-sea = North Sea

client-dutch_revolt-nobody = nobody
client-dutch_revolt-empty = none
client-dutch_revolt-units = { $count } { $side }
client-dutch_revolt-at = { $place }: { $units }
client-dutch_revolt-province =
    { $province }: { $total } of { $limit } units{ $surplus ->
        [0] { "" }
       *[other] { " " }({ $surplus } too many)
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, held by: { $holder }. Open country: { $units }
client-dutch_revolt-city = City of { $city }, held by: { $holder }. Units: { $units }
client-dutch_revolt-besieged = besieged by: { $by }
client-dutch_revolt-commercial = commercial town
client-dutch_revolt-university = university
client-dutch_revolt-university-reformed = Reformed university
client-dutch_revolt-track =
    { $region }, command section with { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }. Armies: { $armies }
client-dutch_revolt-command =
    Armies: { $armies } ({ $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    })
client-dutch_revolt-flipped = flipped: { $armies }
client-dutch_revolt-held =
    { $count ->
        [one] 1 beggar
       *[other] { $count } beggars
    } held back
client-dutch_revolt-box =
    { $box } ({ $users }): { $units }; { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
client-dutch_revolt-box-french = French Support
client-dutch_revolt-box-emperor = The Emperor
client-dutch_revolt-box-london = London Merchants
client-dutch_revolt-box-huguenots = Huguenots
client-dutch_revolt-box-calvinists_half = Calvinists (half)
client-dutch_revolt-box-calvinists_plain = Calvinists (plain)
client-dutch_revolt-box-treasure = Spanish Treasure
client-dutch_revolt-support = Foreign support
client-dutch_revolt-beggars = Water Beggars
client-dutch_revolt-fleet = Water Beggars in their box: { $count }; hired by: { $hirer }

client-dutch_revolt-citizens = Citizens’ beliefs
client-dutch_revolt-catholic-end = Catholic
client-dutch_revolt-reformed-end = Reformed
client-dutch_revolt-citizens-of = { $city }: citizens on space { $space }, from space { $from }
client-dutch_revolt-bishoprics = Bishoprics
client-dutch_revolt-universities = Universities
client-dutch_revolt-not-founded = not founded
client-dutch_revolt-panel-citizens = Beliefs
client-dutch_revolt-panel-church = Church

client-dutch_revolt-on-map = Units on the map
client-dutch_revolt-in-reserve = Units in reserve
client-dutch_revolt-if-scored = If scored now
client-dutch_revolt-neutrals-left = Neutral tokens left: { $count }

client-dutch_revolt-col-province = Province
client-dutch_revolt-col-country = Open country
client-dutch_revolt-col-places = Cities and towns
client-dutch_revolt-card =
    { $total }/{ $limit } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } · tax { $tax } · held by: { $holder }
client-dutch_revolt-held-by = held by: { $holder }

client-source-dutch_revolt-scored = Scores
client-source-dutch_revolt-withdrawn = Earlier scores removed
client-sheet-dutch_revolt =
    { $turn ->
        [0] Opening turn
       *[other] Turn { $turn }
    }: scores
client-sheet-dutch_revolt-scored = { $source }
client-sheet-dutch_revolt-sum = Points

## Variants

client-option-dutch_revolt-majority-combined = more than all others together
client-option-dutch_revolt-majority-plurality = more than each other side
client-option-dutch_revolt-catholic_aim-all_non_reformed = every bishopric that isn’t Reformed
client-option-dutch_revolt-catholic_aim-controlled_only = only in provinces they control
client-option-dutch_revolt-allegiance_cap-per_turn = from where they were this turn
client-option-dutch_revolt-allegiance_cap-from_start_space = from their first space of the game
client-option-dutch_revolt-support_target-any_province = any province
client-option-dutch_revolt-support_target-present_only = only where the faction is present
client-option-dutch_revolt-turn0_new_unit_cap-double_total = at most double what is there
client-option-dutch_revolt-turn0_new_unit_cap-add_double = add up to double
client-option-dutch_revolt-town_ousting-to_field = into the open country
client-option-dutch_revolt-town_ousting-forbidden = not allowed
client-option-dutch_revolt-interception-treasure_to_stock = ties the unit down
client-option-dutch_revolt-interception-also_discard_huguenot = discards it as well
client-option-dutch_revolt-conflict-rounds = one each, in rounds
client-option-dutch_revolt-conflict-smallest_until_gone = the smallest until it is gone
client-option-dutch_revolt-tax_rounding-total = the whole tax
client-option-dutch_revolt-tax_rounding-per_province = each province
client-option-dutch_revolt-beggar_siege-all_neutral = all become neutral
client-option-dutch_revolt-beggar_siege-hirer_spared = the hirer’s own stay
client-option-dutch_revolt-besieged_units-counted = count
client-option-dutch_revolt-besieged_units-left_out = don’t count
client-option-dutch_revolt-map_values-first = as first reconstructed
client-option-dutch_revolt-map_values-even = evened out
client-option-dutch_revolt-map_values-level = evened out further
client-option-dutch_revolt-map_values-by_seats = evened out for each number of players
