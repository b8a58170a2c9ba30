# Der Spielplan von Revolution im Browser, auf Deutsch. Glossar: siehe dutch_revolt.ftl.

client-part-dutch_revolt = { $number }. { $phase }

client-dutch_revolt-turn =
    { $turn ->
        [0] Eröffnungsrunde
       *[other] Runde { $turn } von { $turns }
    }
client-dutch_revolt-order = Zugreihenfolge
client-dutch_revolt-next-order = Nächste Runde:
client-dutch_revolt-tools = Ansicht des Spielplans
client-dutch_revolt-as-map = Karte
client-dutch_revolt-as-table = Tabelle
client-dutch_revolt-closer = Vergrößern
client-dutch_revolt-farther = Verkleinern
client-dutch_revolt-whole = Ganze Karte
client-dutch_revolt-choices = Möglichkeiten zeigen
client-dutch_revolt-sweep-keep = Alle behalten
client-dutch_revolt-spread-one = Je eine
client-dutch_revolt-spread-towns = Alle Orte
client-dutch_revolt-ask-conflict = Provinzen sind zu voll. Welche deiner Einheiten verlierst du?
client-dutch_revolt-ask-surplus = Deine Provinzen sind zu voll. Welche Einheiten ziehen weg, und wohin?
client-dutch_revolt-usual = Eingetragen: Umland
client-dutch_revolt-row-occupy = Hinein: { $spot }
client-dutch_revolt-row-withdraw = Heraus: { $spot }
client-dutch_revolt-row-leave = Aus { $spot }
client-dutch_revolt-row-reach = Nach { $province }
client-dutch_revolt-row-dissolve = Zurück in den Vorrat
client-dutch_revolt-row-from = aus { $from }
client-dutch_revolt-row-next = Nächste aus: { $province }
client-dutch_revolt-row-place = { $province }
client-dutch_revolt-row-enrol = { $box }
client-dutch_revolt-map = Karte der Niederlande. Plus und Minus zoomen, Pfeiltasten verschieben, 0 zeigt alles.
client-dutch_revolt-france = FRANKREICH
client-dutch_revolt-north-sea = Nordsee

client-dutch_revolt-nobody = niemand
client-dutch_revolt-empty = keine
client-dutch_revolt-units = { $count } { $side }
client-dutch_revolt-at = { $place }: { $units }
client-dutch_revolt-province =
    { $province }: { $total } von { $limit } Einheiten{ $surplus ->
        [0] { "" }
       *[other] { " " }({ $surplus } zu viel)
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Besitzer: { $holder }. Umland: { $units }
client-dutch_revolt-city = Stadt { $city }, Besitzer: { $holder }. Einheiten: { $units }
client-dutch_revolt-besieged = belagert von: { $by }
client-dutch_revolt-commercial = Handelsort
client-dutch_revolt-university = Universität
client-dutch_revolt-university-reformed = reformierte Universität
client-dutch_revolt-track =
    { $region }, Armeeleiste mit { $boxes ->
        [one] 1 Feld
       *[other] { $boxes } Feldern
    }. Armeen: { $armies }
client-dutch_revolt-command =
    Armeen: { $armies } ({ $boxes ->
        [one] 1 Feld
       *[other] { $boxes } Felder
    })
client-dutch_revolt-flipped = umgedreht: { $armies }
client-dutch_revolt-held =
    { $count ->
        [one] 1 Geuse
       *[other] { $count } Geusen
    } in Bereitschaft
client-dutch_revolt-box =
    { $box } ({ $users }): { $units }; { $spaces ->
        [one] 1 Platz
       *[other] { $spaces } Plätze
    }
client-dutch_revolt-box-french = Französische Hilfe
client-dutch_revolt-box-emperor = Der Kaiser
client-dutch_revolt-box-london = Londoner Kaufleute
client-dutch_revolt-box-huguenots = Hugenotten
client-dutch_revolt-box-calvinists_half = Calvinisten (halb)
client-dutch_revolt-box-calvinists_plain = Calvinisten (weiß)
client-dutch_revolt-box-treasure = Spanischer Schatz
client-dutch_revolt-support = Unterstützung von außen
client-dutch_revolt-beggars = Wassergeusen
client-dutch_revolt-fleet = Wassergeusen auf ihrem Feld: { $count }; angeheuert von: { $hirer }

client-dutch_revolt-citizens = Glaube der Einwohner
client-dutch_revolt-catholic-end = katholisch
client-dutch_revolt-reformed-end = reformiert
client-dutch_revolt-citizens-of = { $city }: Einwohner auf Feld { $space }, von Feld { $from }
client-dutch_revolt-bishoprics = Bistümer
client-dutch_revolt-universities = Universitäten
client-dutch_revolt-not-founded = nicht gegründet
client-dutch_revolt-panel-citizens = Glaube
client-dutch_revolt-panel-church = Kirche

client-dutch_revolt-on-map = Einheiten auf der Karte
client-dutch_revolt-in-reserve = Einheiten in Reserve
client-dutch_revolt-if-scored = Bei Wertung jetzt
client-dutch_revolt-neutrals-left = Übrige neutrale Steine: { $count }

client-dutch_revolt-col-province = Provinz
client-dutch_revolt-col-country = Umland
client-dutch_revolt-col-places = Städte und Orte
client-dutch_revolt-card =
    { $total }/{ $limit } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · Steuer { $tax } · Besitzer: { $holder }
client-dutch_revolt-held-by = Besitzer: { $holder }

client-source-dutch_revolt-scored = Wertungen
client-source-dutch_revolt-withdrawn = Verfallene frühere Wertungen
client-sheet-dutch_revolt =
    { $turn ->
        [0] Eröffnungsrunde
       *[other] Runde { $turn }
    }: Wertung
client-sheet-dutch_revolt-scored = { $source }
client-sheet-dutch_revolt-sum = Punkte

## Varianten

client-option-dutch_revolt-majority-combined = mehr als alle anderen zusammen
client-option-dutch_revolt-majority-plurality = mehr als jede andere Seite
client-option-dutch_revolt-catholic_aim-all_non_reformed = jedes nicht reformierte Bistum
client-option-dutch_revolt-catholic_aim-controlled_only = nur in beherrschten Provinzen
client-option-dutch_revolt-allegiance_cap-per_turn = ab ihrem Stand dieser Runde
client-option-dutch_revolt-allegiance_cap-from_start_space = ab ihrem ersten Feld der Partie
client-option-dutch_revolt-support_target-any_province = jede Provinz
client-option-dutch_revolt-support_target-present_only = nur wo die Fraktion vertreten ist
client-option-dutch_revolt-turn0_new_unit_cap-double_total = höchstens verdoppeln
client-option-dutch_revolt-turn0_new_unit_cap-add_double = bis zum Doppelten hinzufügen
client-option-dutch_revolt-town_ousting-to_field = ins Umland
client-option-dutch_revolt-town_ousting-forbidden = nicht erlaubt
client-option-dutch_revolt-interception-treasure_to_stock = bindet die Einheit
client-option-dutch_revolt-interception-also_discard_huguenot = kostet auch sie
client-option-dutch_revolt-conflict-rounds = reihum je eine
client-option-dutch_revolt-conflict-smallest_until_gone = die kleinste, bis sie weg ist
client-option-dutch_revolt-tax_rounding-total = die ganze Steuer
client-option-dutch_revolt-tax_rounding-per_province = jede Provinz für sich
client-option-dutch_revolt-beggar_siege-all_neutral = alle werden neutral
client-option-dutch_revolt-beggar_siege-hirer_spared = die des Anheuernden bleiben
client-option-dutch_revolt-besieged_units-counted = zählen
client-option-dutch_revolt-besieged_units-left_out = zählen nicht
client-option-dutch_revolt-map_values-first = wie zuerst rekonstruiert
client-option-dutch_revolt-map_values-even = ausgeglichen
client-option-dutch_revolt-map_values-level = weiter ausgeglichen
client-option-dutch_revolt-map_values-by_seats = ausgeglichen je nach Zahl der Mitspielenden
