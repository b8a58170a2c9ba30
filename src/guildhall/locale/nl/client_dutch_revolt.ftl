# Het bord van de Nederlandse Opstand in de browser, in het Nederlands. Woordenlijst: zie dutch_revolt.ftl.

client-part-dutch_revolt = { $number }. { $phase }

client-dutch_revolt-turn =
    { $turn ->
        [0] Openingsronde
       *[other] Ronde { $turn } van { $turns }
    }
client-dutch_revolt-order = Beurtvolgorde
client-dutch_revolt-next-order = Volgende ronde:
client-dutch_revolt-tools = Bordweergave
client-dutch_revolt-as-map = Kaart
client-dutch_revolt-as-table = Tabel
client-dutch_revolt-closer = Inzoomen
client-dutch_revolt-farther = Uitzoomen
client-dutch_revolt-whole = Hele kaart
client-dutch_revolt-choices = Toon keuzes
client-dutch_revolt-sweep-keep = Alle aanhouden
client-dutch_revolt-spread-one = Overal één
client-dutch_revolt-spread-towns = Elk stadje
client-dutch_revolt-ask-conflict = Provincies zijn te vol. Welke eenheden verlies je?
client-dutch_revolt-ask-surplus = Je provincies zijn te vol. Welke eenheden vertrekken, en waarheen?
client-dutch_revolt-usual = Ingevuld: platteland
client-dutch_revolt-row-occupy = In { $spot }
client-dutch_revolt-row-withdraw = Uit { $spot }
client-dutch_revolt-row-leave = Uit { $spot }
client-dutch_revolt-row-reach = Naar { $province }
client-dutch_revolt-row-dissolve = Terug naar je voorraad
client-dutch_revolt-row-from = uit { $from }
client-dutch_revolt-row-next = Volgende uit: { $province }
client-dutch_revolt-row-place = { $province }
client-dutch_revolt-row-enrol = { $box }
client-dutch_revolt-map = Kaart van de Nederlanden. Plus en min zoomen, pijltjestoetsen schuiven, 0 toont alles.
client-dutch_revolt-france = FRANKRIJK
client-dutch_revolt-north-sea = Noordzee

client-dutch_revolt-nobody = niemand
client-dutch_revolt-empty = geen
client-dutch_revolt-units = { $count } { $side }
client-dutch_revolt-at = { $place }: { $units }
client-dutch_revolt-province =
    { $province }: { $total } van { $limit } eenheden{ $surplus ->
        [0] { "" }
       *[other] { " " }({ $surplus } te veel)
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, in handen van: { $holder }. Platteland: { $units }
client-dutch_revolt-city = Stad { $city }, in handen van: { $holder }. Eenheden: { $units }
client-dutch_revolt-besieged = belegerd door: { $by }
client-dutch_revolt-commercial = handelsstadje
client-dutch_revolt-university = universiteit
client-dutch_revolt-university-reformed = gereformeerde universiteit
client-dutch_revolt-track =
    { $region }, regio met { $boxes ->
        [one] 1 vak
       *[other] { $boxes } vakken
    } voor legers. Legers: { $armies }
client-dutch_revolt-command =
    Legers: { $armies } ({ $boxes ->
        [one] 1 vak
       *[other] { $boxes } vakken
    })
client-dutch_revolt-flipped = omgedraaid: { $armies }
client-dutch_revolt-held =
    { $count ->
        [one] 1 geus
       *[other] { $count } geuzen
    } achter de hand
client-dutch_revolt-box =
    { $box } ({ $users }): { $units }; { $spaces ->
        [one] 1 plaats
       *[other] { $spaces } plaatsen
    }
client-dutch_revolt-box-french = Franse steun
client-dutch_revolt-box-emperor = De keizer
client-dutch_revolt-box-london = Londense kooplieden
client-dutch_revolt-box-huguenots = Hugenoten
client-dutch_revolt-box-calvinists_half = Calvinisten (half)
client-dutch_revolt-box-calvinists_plain = Calvinisten (wit)
client-dutch_revolt-box-treasure = Spaans zilver
client-dutch_revolt-support = Buitenlandse steun
client-dutch_revolt-beggars = Watergeuzen
client-dutch_revolt-fleet = Watergeuzen in hun vak: { $count }; gehuurd door: { $hirer }

client-dutch_revolt-citizens = Geloof van de stedelingen
client-dutch_revolt-catholic-end = katholiek
client-dutch_revolt-reformed-end = gereformeerd
client-dutch_revolt-citizens-of = { $city }: stedelingen op vak { $space }, vanaf vak { $from }
client-dutch_revolt-bishoprics = Bisdommen
client-dutch_revolt-universities = Universiteiten
client-dutch_revolt-not-founded = niet gesticht
client-dutch_revolt-panel-citizens = Geloof
client-dutch_revolt-panel-church = Kerk

client-dutch_revolt-on-map = Eenheden op de kaart
client-dutch_revolt-in-reserve = Eenheden in reserve
client-dutch_revolt-if-scored = Bij telling nu
client-dutch_revolt-neutrals-left = Neutrale fiches over: { $count }

client-dutch_revolt-col-province = Provincie
client-dutch_revolt-col-country = Platteland
client-dutch_revolt-col-places = Steden en stadjes
client-dutch_revolt-card =
    { $total }/{ $limit } · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } · belasting { $tax } · in handen van: { $holder }
client-dutch_revolt-held-by = in handen van: { $holder }

client-source-dutch_revolt-scored = Tellingen
client-source-dutch_revolt-withdrawn = Eerdere tellingen vervallen
client-sheet-dutch_revolt =
    { $turn ->
        [0] Openingsronde
       *[other] Ronde { $turn }
    }: telling
client-sheet-dutch_revolt-scored = { $source }
client-sheet-dutch_revolt-sum = Punten

## Varianten

client-option-dutch_revolt-majority-combined = meer dan alle anderen samen
client-option-dutch_revolt-majority-plurality = meer dan elke andere partij
client-option-dutch_revolt-catholic_aim-all_non_reformed = elk bisdom dat niet gereformeerd is
client-option-dutch_revolt-catholic_aim-controlled_only = alleen in provincies die ze beheersen
client-option-dutch_revolt-allegiance_cap-per_turn = vanaf waar ze deze ronde stonden
client-option-dutch_revolt-allegiance_cap-from_start_space = vanaf hun eerste vak
client-option-dutch_revolt-support_target-any_province = elke provincie
client-option-dutch_revolt-support_target-present_only = alleen waar de factie aanwezig is
client-option-dutch_revolt-turn0_new_unit_cap-double_total = hoogstens het dubbele van wat er is
client-option-dutch_revolt-turn0_new_unit_cap-add_double = er het dubbele bij
client-option-dutch_revolt-town_ousting-to_field = naar het platteland
client-option-dutch_revolt-town_ousting-forbidden = mag niet
client-option-dutch_revolt-interception-treasure_to_stock = bindt de eenheid
client-option-dutch_revolt-interception-also_discard_huguenot = kost ze ook
client-option-dutch_revolt-conflict-rounds = beurtelings één elk
client-option-dutch_revolt-conflict-smallest_until_gone = de kleinste tot ze weg is
client-option-dutch_revolt-tax_rounding-total = van de hele belasting
client-option-dutch_revolt-tax_rounding-per_province = van elke provincie
client-option-dutch_revolt-beggar_siege-all_neutral = alle worden neutraal
client-option-dutch_revolt-beggar_siege-hirer_spared = die van de huurder blijven
client-option-dutch_revolt-besieged_units-counted = tellen mee
client-option-dutch_revolt-besieged_units-left_out = tellen niet mee
client-option-dutch_revolt-map_values-first = zoals eerst gereconstrueerd
client-option-dutch_revolt-map_values-even = evenwichtig
client-option-dutch_revolt-map_values-level = nog evenwichtiger
client-option-dutch_revolt-map_values-by_seats = evenwichtig per aantal spelers
