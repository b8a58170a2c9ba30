# Colonia auf Deutsch. Ids: siehe locale/README.md.
#
# Glossar: resource, cube = Rohstoff (nie „Würfel“) · die = Würfel · bag = Beutel · good = Ware · craftsman = Handwerker ·
# order = Auftrag · fill an order = Auftrag erledigen · space = Feld · column = Spalte · stick = Stab · stall = Stand ·
# extra stall = Zusatzstand · ship = Schiff · hold = Laderaum · load = beladen · berth = Liegeplatz · arrive = einlaufen · sail = auslaufen ·
# member = Mitglied (Familienmitglied) · reserve = Reserve · street field = Straßenfeld, Dienstagsfeld usw. · go home = heimkehren ·
# town hall = Rathaus · mayor = Bürgermeister · family card = Familienkarte · week card = Wochenkarte · decree = Beschluss ·
# vote = Stimme, stimmen · turn order = Zugreihenfolge · pass = passen · money of a city = Geld von · change = wechseln ·
# relic = Reliquie · shrine = Schrein · display = Auslage · insure = sichern · discard = ablegen, Ablage · window = Fenster ·
# screen = Sichtschirm · supply = Vorrat · pile = Stapel.

colonia-name = Colonia
colonia-about = Führe eine Patrizierfamilie im mittelalterlichen Köln durch sechs Wochen: Kauf Rohstoffe, lass Waren herstellen und verschiffe sie. Das Geld kauft Reliquien, und die meisten Reliquienpunkte gewinnen.
colonia-option-open_screens = Offene Sichtschirme: Geld, Rohstoffe, Waren und Reliquien aller sind für alle sichtbar
    .short = Offene Sichtschirme
colonia-style-naysayer = Neinsager
colonia-style-naysayer-about = Stimmt gegen Beschlüsse, die andere durchgehen ließen.
colonia-style-insurer = Versicherer
colonia-style-insurer-about = Sichert mehr Reliquien, damit sie in der Auslage bleiben.
colonia-ending-weeks_done = Der sechste Sonntag ist vorbei.

## Dinge

colonia-resource-leather = Leder
colonia-resource-iron = Eisen
colonia-resource-wood = Holz
colonia-resource-linen = Leinen
colonia-resource-fur = Pelz

colonia-good-saddle = Sattel
colonia-good-wheel = Rad
colonia-good-painting = Gemälde
colonia-good-clothes = Kleidung
colonia-good-shoes = Schuhe

colonia-craftsman-saddler = Sattler
colonia-craftsman-wheelwright = Wagner
colonia-craftsman-painter = Maler
colonia-craftsman-tailor = Schneider
colonia-craftsman-shoemaker = Schuster

colonia-city-bergen = Bergen
colonia-city-bruegge = Brügge
colonia-city-london = London
colonia-city-nowgorod = Nowgorod

colonia-money-bergen =
    { $count ->
        [one] { $count } Mark
       *[other] { $count } Mark
    }
colonia-money-bruegge =
    { $count ->
        [one] { $count } Gulden
       *[other] { $count } Gulden
    }
colonia-money-london =
    { $count ->
        [one] { $count } Pfund
       *[other] { $count } Pfund
    }
colonia-money-nowgorod =
    { $count ->
        [one] { $count } Griwna
       *[other] { $count } Griwnen
    }

colonia-stall-1 = Stand 1
colonia-stall-2 = Stand 2
colonia-stall-3 = Stand 3
colonia-stall-4 = Stand 4
colonia-stall-5 = Stand 5
colonia-stall-6 = Stand 6
colonia-stall-7 = Stand 7
colonia-stall-extra1 = Zusatzstand 1
colonia-stall-extra2 = Zusatzstand 2

colonia-ship-be1 = Bergen 1
colonia-ship-be2 = Bergen 2
colonia-ship-be3 = Bergen 3
colonia-ship-be4 = Bergen 4
colonia-ship-br1 = Brügge 1
colonia-ship-br2 = Brügge 2
colonia-ship-br3 = Brügge 3
colonia-ship-br4 = Brügge 4
colonia-ship-lo1 = London 1
colonia-ship-lo2 = London 2
colonia-ship-lo3 = London 3
colonia-ship-lo4 = London 4
colonia-ship-no1 = Nowgorod 1
colonia-ship-no2 = Nowgorod 2
colonia-ship-no3 = Nowgorod 3
colonia-ship-no4 = Nowgorod 4

colonia-hold-be1-1 = Bergen 1, Laderaum 1 (Gemälde + Schuhe, bringt 5)
colonia-hold-be1-2 = Bergen 1, Laderaum 2 (Sattel + Rad + Gemälde, bringt 9)
colonia-hold-be1-3 = Bergen 1, Laderaum 3 (Kleidung + Kleidung + Schuhe, bringt 9)
colonia-hold-be2-1 = Bergen 2, Laderaum 1 (Sattel + Rad, bringt 5)
colonia-hold-be2-2 = Bergen 2, Laderaum 2 (Sattel + Schuhe, bringt 5)
colonia-hold-be2-3 = Bergen 2, Laderaum 3 (Rad + Gemälde + Kleidung + Schuhe, bringt 14)
colonia-hold-be3-1 = Bergen 3, Laderaum 1 (Schuhe, bringt 2)
colonia-hold-be3-2 = Bergen 3, Laderaum 2 (Rad + Rad, bringt 5)
colonia-hold-be3-3 = Bergen 3, Laderaum 3 (Sattel + Rad, bringt 5)
colonia-hold-be3-4 = Bergen 3, Laderaum 4 (Sattel + Rad + Gemälde, bringt 9)
colonia-hold-be4-1 = Bergen 4, Laderaum 1 (Gemälde, bringt 2)
colonia-hold-be4-2 = Bergen 4, Laderaum 2 (Kleidung, bringt 2)
colonia-hold-be4-3 = Bergen 4, Laderaum 3 (Gemälde + Kleidung + Kleidung, bringt 9)
colonia-hold-be4-4 = Bergen 4, Laderaum 4 (Sattel + Gemälde + Schuhe, bringt 9)
colonia-hold-br1-1 = Brügge 1, Laderaum 1 (Sattel + Schuhe, bringt 5)
colonia-hold-br1-2 = Brügge 1, Laderaum 2 (Rad + Gemälde + Schuhe, bringt 9)
colonia-hold-br1-3 = Brügge 1, Laderaum 3 (Rad + Gemälde + Gemälde, bringt 9)
colonia-hold-br2-1 = Brügge 2, Laderaum 1 (Kleidung + Schuhe, bringt 5)
colonia-hold-br2-2 = Brügge 2, Laderaum 2 (Gemälde + Gemälde, bringt 5)
colonia-hold-br2-3 = Brügge 2, Laderaum 3 (Sattel + Rad + Rad + Schuhe, bringt 14)
colonia-hold-br3-1 = Brügge 3, Laderaum 1 (Schuhe, bringt 2)
colonia-hold-br3-2 = Brügge 3, Laderaum 2 (Kleidung + Schuhe, bringt 5)
colonia-hold-br3-3 = Brügge 3, Laderaum 3 (Sattel + Kleidung, bringt 5)
colonia-hold-br3-4 = Brügge 3, Laderaum 4 (Sattel + Rad + Schuhe, bringt 9)
colonia-hold-br4-1 = Brügge 4, Laderaum 1 (Gemälde, bringt 2)
colonia-hold-br4-2 = Brügge 4, Laderaum 2 (Sattel, bringt 2)
colonia-hold-br4-3 = Brügge 4, Laderaum 3 (Sattel + Kleidung + Kleidung, bringt 9)
colonia-hold-br4-4 = Brügge 4, Laderaum 4 (Sattel + Rad + Kleidung, bringt 9)
colonia-hold-lo1-1 = London 1, Laderaum 1 (Rad + Kleidung, bringt 5)
colonia-hold-lo1-2 = London 1, Laderaum 2 (Sattel + Kleidung + Schuhe, bringt 9)
colonia-hold-lo1-3 = London 1, Laderaum 3 (Sattel + Gemälde + Schuhe, bringt 9)
colonia-hold-lo2-1 = London 2, Laderaum 1 (Gemälde + Schuhe, bringt 5)
colonia-hold-lo2-2 = London 2, Laderaum 2 (Rad + Gemälde, bringt 5)
colonia-hold-lo2-3 = London 2, Laderaum 3 (Sattel + Rad + Kleidung + Schuhe, bringt 14)
colonia-hold-lo3-1 = London 3, Laderaum 1 (Rad, bringt 2)
colonia-hold-lo3-2 = London 3, Laderaum 2 (Rad + Rad, bringt 5)
colonia-hold-lo3-3 = London 3, Laderaum 3 (Sattel + Gemälde, bringt 5)
colonia-hold-lo3-4 = London 3, Laderaum 4 (Rad + Gemälde + Kleidung, bringt 9)
colonia-hold-lo4-1 = London 4, Laderaum 1 (Kleidung, bringt 2)
colonia-hold-lo4-2 = London 4, Laderaum 2 (Schuhe, bringt 2)
colonia-hold-lo4-3 = London 4, Laderaum 3 (Gemälde + Kleidung + Kleidung, bringt 9)
colonia-hold-lo4-4 = London 4, Laderaum 4 (Sattel + Sattel + Schuhe, bringt 9)
colonia-hold-no1-1 = Nowgorod 1, Laderaum 1 (Kleidung + Schuhe, bringt 5)
colonia-hold-no1-2 = Nowgorod 1, Laderaum 2 (Sattel + Gemälde + Gemälde, bringt 9)
colonia-hold-no1-3 = Nowgorod 1, Laderaum 3 (Rad + Gemälde + Schuhe, bringt 9)
colonia-hold-no2-1 = Nowgorod 2, Laderaum 1 (Sattel + Rad, bringt 5)
colonia-hold-no2-2 = Nowgorod 2, Laderaum 2 (Rad + Kleidung, bringt 5)
colonia-hold-no2-3 = Nowgorod 2, Laderaum 3 (Sattel + Sattel + Rad + Schuhe, bringt 14)
colonia-hold-no3-1 = Nowgorod 3, Laderaum 1 (Kleidung, bringt 2)
colonia-hold-no3-2 = Nowgorod 3, Laderaum 2 (Kleidung + Kleidung, bringt 5)
colonia-hold-no3-3 = Nowgorod 3, Laderaum 3 (Sattel + Gemälde, bringt 5)
colonia-hold-no3-4 = Nowgorod 3, Laderaum 4 (Sattel + Rad + Schuhe, bringt 9)
colonia-hold-no4-1 = Nowgorod 4, Laderaum 1 (Gemälde, bringt 2)
colonia-hold-no4-2 = Nowgorod 4, Laderaum 2 (Schuhe, bringt 2)
colonia-hold-no4-3 = Nowgorod 4, Laderaum 3 (Kleidung + Kleidung + Schuhe, bringt 9)
colonia-hold-no4-4 = Nowgorod 4, Laderaum 4 (Rad + Gemälde + Schuhe, bringt 9)

colonia-relic-bergen-1 = Reliquie Bergen (1 Punkt)
colonia-relic-bergen-2 = Reliquie Bergen (2 Punkte)
colonia-relic-bergen-3 = Reliquie Bergen (3 Punkte)
colonia-relic-bergen-4 = Reliquie Bergen (4 Punkte)
colonia-relic-bergen-5 = Reliquie Bergen (5 Punkte)
colonia-relic-bergen-shrine = Schrein Bergen
colonia-relic-bruegge-1 = Reliquie Brügge (1 Punkt)
colonia-relic-bruegge-2 = Reliquie Brügge (2 Punkte)
colonia-relic-bruegge-3 = Reliquie Brügge (3 Punkte)
colonia-relic-bruegge-4 = Reliquie Brügge (4 Punkte)
colonia-relic-bruegge-5 = Reliquie Brügge (5 Punkte)
colonia-relic-bruegge-shrine = Schrein Brügge
colonia-relic-london-1 = Reliquie London (1 Punkt)
colonia-relic-london-2 = Reliquie London (2 Punkte)
colonia-relic-london-3 = Reliquie London (3 Punkte)
colonia-relic-london-4 = Reliquie London (4 Punkte)
colonia-relic-london-5 = Reliquie London (5 Punkte)
colonia-relic-london-shrine = Schrein London
colonia-relic-nowgorod-1 = Reliquie Nowgorod (1 Punkt)
colonia-relic-nowgorod-2 = Reliquie Nowgorod (2 Punkte)
colonia-relic-nowgorod-3 = Reliquie Nowgorod (3 Punkte)
colonia-relic-nowgorod-4 = Reliquie Nowgorod (4 Punkte)
colonia-relic-nowgorod-5 = Reliquie Nowgorod (5 Punkte)
colonia-relic-nowgorod-shrine = Schrein Nowgorod

colonia-decree-merchants_plus_one = Ein Rohstoff mehr auf jedem gewöhnlichen Stand
colonia-decree-foreign_merchants = Zwei Zusatzstände mit je vier Rohstoffen
colonia-decree-go_home_tuesday = Bis zu drei Mitglieder kehren vom Dienstagsfeld heim
colonia-decree-draw_two_resources = Alle ziehen zwei Rohstoffe
colonia-decree-go_home_wednesday = Bis zu drei Mitglieder kehren vom Mittwochsfeld heim
colonia-decree-saddler_plus_two = Der Sattler erledigt zwei Aufträge mehr
colonia-decree-wheelwright_plus_two = Der Wagner erledigt zwei Aufträge mehr
colonia-decree-painter_plus_two = Der Maler erledigt zwei Aufträge mehr
colonia-decree-tailor_plus_two = Der Schneider erledigt zwei Aufträge mehr
colonia-decree-shoemaker_plus_two = Der Schuster erledigt zwei Aufträge mehr
colonia-decree-two_ships_leave_now = Die Schiffe an den Liegeplätzen I und II laufen sofort aus
colonia-decree-one_ship_leaves_now = Das Schiff an Liegeplatz I läuft sofort aus
colonia-decree-go_home_thursday = Bis zu drei Mitglieder kehren vom Donnerstagsfeld heim
colonia-decree-die_for_good = Alle würfeln um eine Ware
colonia-decree-extra_hold = Jedes Schiff hat heute einen Zusatzladeraum für eine beliebige Ware
colonia-decree-two_new_relics = Zwei weitere Reliquienkarten kommen in die Auslage
colonia-decree-one_member_less = Nächsten Dienstag entsenden alle ein Mitglied weniger
colonia-decree-exchange_five = Jeder darf bis zu fünf Einheiten einer Währung in eine andere wechseln

colonia-card-w01 = Wochenkarte 1
colonia-card-w02 = Wochenkarte 2
colonia-card-w03 = Wochenkarte 3
colonia-card-w04 = Wochenkarte 4
colonia-card-w05 = Wochenkarte 5
colonia-card-w06 = Wochenkarte 6
colonia-card-w07 = Wochenkarte 7
colonia-card-w08 = Wochenkarte 8
colonia-card-w09 = Wochenkarte 9
colonia-card-w10 = Wochenkarte 10
colonia-card-w11 = Wochenkarte 11
colonia-card-w12 = Wochenkarte 12
colonia-card-w13 = Wochenkarte 13
colonia-card-w14 = Wochenkarte 14

colonia-street-tuesday = Dienstagsfeld
colonia-street-wednesday = Mittwochsfeld
colonia-street-thursday = Donnerstagsfeld
colonia-street-friday = Freitagsfeld

colonia-family-3 = 3
colonia-family-4 = 4
colonia-family-5 = 5
colonia-family-6 = 6
colonia-family-7 = 7
colonia-family-8 = 8

colonia-answer-no = Nein
colonia-answer-yes = Ja

colonia-face-1 = 1
colonia-face-2 = 2
colonia-face-3 = 3
colonia-face-4 = 4
colonia-face-5 = 5
colonia-face-6 = 6

colonia-berth-i = I
colonia-berth-ii = II
colonia-berth-iii = III
colonia-berth-iv = IV

colonia-amount-1 = 1
colonia-amount-2 = 2
colonia-amount-3 = 3
colonia-amount-4 = 4
colonia-amount-5 = 5

colonia-day-setup = Aufbau
colonia-day-monday = Montag
colonia-day-tuesday = Dienstag
colonia-day-wednesday = Mittwoch
colonia-day-thursday = Donnerstag
colonia-day-friday = Freitag
colonia-day-saturday = Samstag
colonia-day-sunday = Sonntag

colonia-phase-hands = Ziehen aus dem Beutel
colonia-phase-good_die = Würfeln um Waren
colonia-phase-good_choice = Wahl einer Ware
colonia-phase-ships = Schiffe laufen ein
colonia-phase-relics = Auslegen der Reliquienkarten
colonia-phase-week = Aufdecken der Wochenkarte
colonia-phase-stalls = Füllen des Marktes
colonia-phase-decrees = Aufdecken der Beschlüsse
colonia-phase-council = Familienkarten
colonia-phase-ties = Würfeln um die Zugreihenfolge
colonia-phase-vote = Abstimmung über einen Beschluss
colonia-phase-decide = Entscheidung des Bürgermeisters
colonia-phase-exchange = Geldwechsel
colonia-phase-market = Kauf von Rohstoffen
colonia-phase-orders = Aufträge an die Handwerker
colonia-phase-extra_orders = Würfeln um Zusatzaufträge
colonia-phase-loading = Beladen der Schiffe
colonia-phase-purchases = Kauf von Reliquien
colonia-phase-shrine = Reliquie für einen Schrein
colonia-phase-insurance = Sichern von Karten
colonia-phase-over = Ende der Partie

## Der Spielplan

colonia-board-head =
    { $week ->
        [0] Aufbau: { $phase }
       *[other] Woche { $week } von { $weeks }, { $day }: { $phase }
    }
colonia-board-order = Zugreihenfolge und Stimmen, Bürgermeister zuerst: { $order }
colonia-board-decrees = Beschlüsse (in Klammern: abgestimmt)
colonia-board-decree = { $day }: { $decree }
colonia-board-hold = { $number }: { $goods } = { $pays }
colonia-board-market = Markt
colonia-board-craftsmen = Handwerker
colonia-board-dice =
    ({ $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } am Donnerstag)
colonia-board-stick =
    erledigt { $spaces ->
        [one] einen Auftrag
       *[other] { $spaces } Aufträge
    }
colonia-board-harbour = Hafen
colonia-board-sails = läuft aus
colonia-board-stays = bleibt
colonia-board-extra = Zusatz: beliebige Ware = { $pays }
colonia-board-relics = Reliquien
colonia-board-piles = (Stapel { $pile }, Ablage { $discard }; in eckigen Klammern: gesichert von)
colonia-board-relic =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $price }
colonia-board-shrine = Schrein für { $price }
colonia-board-enshrined =
    { $city } ({ $points ->
        [one] 1 Punkt verdoppelt
       *[other] { $points } Punkte verdoppelt
    })
colonia-board-family = Familie
colonia-board-reserve = Reserve
colonia-board-streets = Di/Mi/Do/Fr
colonia-board-board = Im Einsatz
colonia-board-cards = Karten
colonia-board-shrines = Schreine
colonia-board-points = Punkte
colonia-board-stock =
    { $seat }: { $money }. Rohstoffe: { $cubes }. Waren: { $goods }. Reliquien: { $relics }, zusammen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## Fragen und Züge

colonia-ask-good = Du hast eine 6 gewürfelt: Wähle eine Ware.
colonia-ask-family = Wähle eine Familienkarte für Zugreihenfolge und Stimmen dieser Woche.
colonia-ask-vote = Stimme ab: { $decree }?
colonia-ask-decide = Du entscheidest: { $decree }?
colonia-ask-exchange = Wechsle bis zu fünf Einheiten einer Währung in eine andere oder passe.
colonia-ask-market = Nimm alle Rohstoffe eines Standes für gleich viele Mitglieder oder passe.
colonia-ask-orders = Erteile einem Handwerker einen Auftrag oder passe.
colonia-ask-loading = Belade einen Laderaum oder passe.
colonia-ask-purchases = Kaufe eine Reliquienkarte oder passe.
colonia-ask-shrine = Eine deiner Reliquien dauerhaft in den neuen Schrein legen oder ihn leer lassen?
colonia-ask-into_shrine = Die neue Reliquie dauerhaft in deinen leeren Schrein legen?
colonia-ask-insurance = Sichere mit einem Mitglied eine Karte, damit sie in der Auslage bleibt, oder passe.

colonia-move-pass = Passen
colonia-move-leave = Schrein leer lassen
colonia-move-family = Familienkarte { $family } spielen
colonia-move-vote = Mit { $answer } stimmen
colonia-move-choose = Wählen: { $good }
colonia-move-take = Alle Rohstoffe nehmen: { $stall }
colonia-move-order = Auftrag erteilen: { $craftsman }
colonia-move-load = Beladen: { $hold }
colonia-move-load_extra = Zusatzladeraum beladen: { $ship }, { $good }
colonia-move-exchange = { $amount } wechseln: { $source } → { $target }
colonia-move-buy = Kaufen: { $relic }
colonia-move-buy_insured = Kaufen, gesichert von { $owner }: { $relic }
colonia-move-enshrine = In den Schrein legen: { $relic }
colonia-move-insure = Sichern: { $relic }

colonia-price-members =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
colonia-price-bergen = { colonia-money-bergen }
colonia-price-bruegge = { colonia-money-bruegge }
colonia-price-london = { colonia-money-london }
colonia-price-nowgorod = { colonia-money-nowgorod }

colonia-tiebreak-money = mehr Geld übrig ({ $more } zu { $less })
colonia-tiebreak-goods = mehr Waren übrig ({ $more } zu { $less })
colonia-tiebreak-cubes = mehr Rohstoffe übrig ({ $more } zu { $less })

## Was geschah

colonia-told-drew_cube = { $seat } zieht { $resource } aus dem Beutel.
    .you = Du ziehst { $resource } aus dem Beutel.
colonia-told-rolled = { $seat } würfelt eine { $face }.
    .you = Du würfelst eine { $face }.
colonia-told-got_good = { $seat } bekommt eine Ware: { $good }.
    .you = Du bekommst eine Ware: { $good }.
colonia-told-no_good_left = Für { $seat } ist kein Plättchen dieser Ware mehr da.
    .you = Für dich ist kein Plättchen dieser Ware mehr da.
colonia-told-ship_arrived = { $ship } läuft ein: Liegeplatz { $berth }.
colonia-told-ships_shuffled =
    Der Stapel ist leer: { $count ->
        [one] Ein Schiff bildet
       *[other] { $count } Schiffe bilden gemischt
    } den neuen.
colonia-told-relic_shown = Neu in der Auslage: { $relic }.
colonia-told-relics_shuffled =
    Der Stapel ist leer: { $count ->
        [one] Eine abgelegte Karte bildet
       *[other] { $count } abgelegte Karten bilden gemischt
    } den neuen.
colonia-told-day = Woche { $week }, { $day }.
colonia-told-week_card =
    Woche { $week } bringt { $card }: { $cubes ->
        [one] ein Rohstoff
       *[other] { $cubes } Rohstoffe
    } für den Markt, { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } für Zusatzaufträge.
colonia-told-stick_set =
    { $craftsman }: { $spaces ->
        [one] ein regulärer Auftrag
       *[other] { $spaces } reguläre Aufträge
    }.
colonia-told-harbour_stick =
    Am Samstag { $ships ->
        [one] läuft ein Schiff
       *[other] laufen { $ships } Schiffe
    } aus.
colonia-told-cube_on_stall = Markt, { $stall }: { $resource }.
colonia-told-bag_empty =
    Der Beutel ist leer: { $missing ->
        [one] Ein Rohstoff fehlt
       *[other] { $missing } Rohstoffe fehlen
    }.
colonia-told-decree_shown = Beschluss der Woche: { $decree }.
colonia-told-chose_family = Du wählst Familienkarte { $family }.
colonia-told-family_shown = { $seat } spielt Familienkarte { $family }.
    .you = Du spielst Familienkarte { $family }.
colonia-told-sent =
    { $seat } entsendet { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } ins Rathaus.
    .you =
        Du entsendest { $count ->
            [one] ein Mitglied
           *[other] { $count } Mitglieder
        } ins Rathaus.
colonia-told-sent_short =
    { $seat } hat zu wenige freie Mitglieder: { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } von { $need } entsandt, auch von den Straßenfeldern; die Karte zählt 0.
    .you =
        Du hast zu wenige freie Mitglieder: { $count ->
            [one] ein Mitglied
           *[other] { $count } Mitglieder
        } von { $need } entsandt, auch von den Straßenfeldern; die Karte zählt 0.
colonia-told-tie_rolled = { $seat } gewinnt den Wurf um Platz { $place }.
    .you = Du gewinnst den Wurf um Platz { $place }.
colonia-told-turn_order = Platz { $place } der Zugreihenfolge: { $seat }.
    .you = Platz { $place } der Zugreihenfolge: du.
colonia-told-came_home =
    { $seat }: { $count ->
        [one] Ein Mitglied kehrt
       *[other] { $count } Mitglieder kehren
    } heim, { $street }.
    .you =
        { $count ->
            [one] Eines deiner Mitglieder kehrt
           *[other] { $count } deiner Mitglieder kehren
        } heim, { $street }.
colonia-told-went_to_street =
    { $seat } hat { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } auf dem { $street }.
    .you =
        Du hast { $count ->
            [one] ein Mitglied
           *[other] { $count } Mitglieder
        } auf dem { $street }.
colonia-told-chose_vote = Du stimmst mit { $answer }.
colonia-told-voted =
    { $seat } stimmt mit { $answer }, { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }.
    .you =
        Du stimmst mit { $answer }, { $votes ->
            [one] eine Stimme
           *[other] { $votes } Stimmen
        }.
colonia-told-mayor_settled = Gleichstand: { $seat } entscheidet als Bürgermeister mit { $answer }.
    .you = Gleichstand: Du entscheidest als Bürgermeister mit { $answer }.
colonia-told-decree_passed = Angenommen, { $yes } zu { $no }: { $decree }.
colonia-told-decree_rejected = Abgelehnt, { $yes } zu { $no }: { $decree }.
colonia-told-extra_hold_open = Heute nimmt jedes Schiff im Hafen eine weitere, beliebige Ware auf, für { $pays }.
colonia-told-fewer_next =
    Nächsten Dienstag entsenden alle { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } weniger.
colonia-told-passed = { $seat } passt.
    .you = Du passt.
colonia-told-passed_by_itself = { $seat } kann nichts mehr tun und passt automatisch.
    .you = Du kannst nichts mehr tun und passt automatisch.
colonia-told-took_stall =
    { $seat } nimmt { $count ->
        [one] einen Rohstoff
       *[other] { $count } Rohstoffe
    } von { $stall }, für ebenso viele Mitglieder.
    .you =
        Du nimmst { $count ->
            [one] einen Rohstoff
           *[other] { $count } Rohstoffe
        } von { $stall }, für ebenso viele Mitglieder.
colonia-told-got_cubes = { $seat } bekommt { $count } × { $resource }.
    .you = Du bekommst { $count } × { $resource }.
colonia-told-cubes_returned = { $count } × { $resource } zurück in den Beutel.
colonia-told-ordered =
    { $seat } erteilt einen Auftrag ({ $craftsman }) auf Feld { $space } mit { $count ->
        [one] einem Mitglied
       *[other] { $count } Mitgliedern
    }.
    .you =
        Du erteilst einen Auftrag ({ $craftsman }) auf Feld { $space } mit { $count ->
            [one] einem Mitglied
           *[other] { $count } Mitgliedern
        }.
colonia-told-paid_cube = { $seat } zahlt mit Rohstoffen: { $resource }.
    .you = Du zahlst mit Rohstoffen: { $resource }.
colonia-told-extra_order = Der Würfel für Zusatzaufträge zeigt { $face }.
colonia-told-stick_moved =
    { $craftsman } erledigt jetzt { $spaces ->
        [one] einen Auftrag
       *[other] { $spaces } Aufträge
    }.
colonia-told-delivered = { $seat } erhält: { $good }.
    .you = Du erhältst: { $good }.
colonia-told-not_delivered = Für den Auftrag von { $seat } ist kein Plättchen mehr da ({ $good }); er wartet an erster Stelle.
    .you = Für deinen Auftrag ist kein Plättchen mehr da ({ $good }); er wartet an erster Stelle.
colonia-told-queue_moved_up =
    { $craftsman }: { $orders ->
        [one] Ein wartender Auftrag rückt
       *[other] { $orders } wartende Aufträge rücken
    } auf.
colonia-told-loaded = { $seat } belädt { $hold }.
    .you = Du belädst { $hold }.
colonia-told-loaded_extra = { $seat } belädt den Zusatzladeraum: { $ship }.
    .you = Du belädst den Zusatzladeraum: { $ship }.
colonia-told-paid_goods = { $seat } gibt { $count } × { $good } ab.
    .you = Du gibst { $count } × { $good } ab.
colonia-told-sailed = { $ship } läuft aus.
colonia-told-earned = { $ship }: { $seat } bekommt { $money } in Geld von { $city }.
    .you = { $ship }: Du bekommst { $money } in Geld von { $city }.
colonia-told-exchanged = { $seat } wechselt { $money }: { $source } → { $target }.
    .you = Du wechselst { $money }: { $source } → { $target }.
colonia-told-bought = { $seat } zahlt { $money } in Geld von { $city } für: { $relic }.
    .you = Du zahlst { $money } in Geld von { $city } für: { $relic }.
colonia-told-member_freed = Das Mitglied, das die Karte sicherte, kehrt zu { $seat } heim ({ $relic }).
    .you = Das Mitglied, das die Karte sicherte, kehrt zu dir heim ({ $relic }).
colonia-told-enshrined = { $seat } legt in den Schrein: { $relic }.
    .you = Du legst in den Schrein: { $relic }.
colonia-told-not_enshrined = { $seat } lässt den Schrein leer: { $city }.
    .you = Du lässt den Schrein leer: { $city }.
colonia-told-insured = { $seat } sichert: { $relic }.
    .you = Du sicherst: { $relic }.
colonia-told-discarded = Abgelegt: { $count } × { $relic }.
colonia-told-cards_put_away = Die Familienkarten von Woche { $week } werden weggelegt.
colonia-told-window =
    { $seat } gibt { $money } für das Fenster von { $city }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du gibst { $money } für das Fenster von { $city }: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
colonia-told-no_window = Niemand bekommt das Fenster von { $city }.
colonia-told-relic_points = { $seat } wertet: { $relic }.
    .you = Du wertest: { $relic }.
colonia-told-shrine_points =
    { $seat }, { $relic } im Schrein: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Deine { $relic } im Schrein: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
colonia-told-empty_shrine = { $seat }, leerer Schrein von { $city }: { $points }.
    .you = Dein leerer Schrein von { $city }: { $points }.
colonia-told-won =
    { $seat } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
    .you =
        Du gewinnst mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
colonia-told-drawn_game = { $winners } Spieler sind in allem gleich: Die Partie endet zwischen ihnen unentschieden.

## Warum nicht

colonia-refusal-unknown_move = Es gibt keinen Zug Nummer { $move } in diesem Spiel.
colonia-refusal-no_such_seat = Diesen Platz gibt es nicht: Es spielen { $seats }.
colonia-refusal-game_over = Die Partie ist zu Ende.
colonia-refusal-drawing = Einen Moment: { $phase }.
colonia-refusal-wrong_phase = Das geht in dieser Phase nicht: { $phase }.
colonia-refusal-already_chosen =
    Du hast schon gewählt; { $waiting ->
        [one] 1 Spieler überlegt
       *[other] { $waiting } Spieler überlegen
    } noch.
colonia-refusal-no_vote = Deine Familienkarte liegt verdeckt, darum hast du diese Woche keine Stimme.
colonia-refusal-not_your_turn = { $other } ist am Zug.
colonia-refusal-passed_already = Du hast schon gepasst ({ $day }).
colonia-refusal-card_used = Du hast Familienkarte { $family } schon benutzt.
colonia-refusal-good_gone = Kein Plättchen mehr da: { $good }.
colonia-refusal-stall_empty = Hier liegen keine Rohstoffe: { $stall }.
colonia-refusal-too_few_members =
    Du brauchst { $need ->
        [one] 1 Mitglied
       *[other] { $need } Mitglieder
    } in der Reserve und hast { $have }.
colonia-refusal-missing_cube = Dir fehlt { $resource }, nötig für: { $craftsman }.
colonia-refusal-column_full = Alle { $spaces } Auftragsfelder sind belegt: { $craftsman }.
colonia-refusal-ship_not_here = { $ship } liegt nicht im Hafen.
colonia-refusal-hold_taken = Schon von { $owner } beladen: { $hold }.
colonia-refusal-missing_goods = Du brauchst { $need } × { $good } und hast { $have }.
colonia-refusal-no_extra_hold = { $ship } hat heute keinen Zusatzladeraum: Kein solcher Beschluss wurde angenommen.
colonia-refusal-extra_hold_taken = Der Zusatzladeraum ({ $ship }) ist schon von { $owner } beladen.
colonia-refusal-same_currency = Geld von { $city } lässt sich nicht in Geld von { $city } wechseln; wähle zwei verschiedene Städte.
colonia-refusal-too_little_money = Du brauchst { $need } in Geld von { $city } und hast { $have }.
colonia-refusal-not_on_display = Nicht in der Auslage: { $relic }.
colonia-refusal-insured_card = Alle Karten dieser Art sind gesichert; wähle, wessen Mitglied: { $relic }.
colonia-refusal-not_insured_by = { $owner } hat kein Mitglied auf einer Karte dieser Art: { $relic }.
colonia-refusal-nobody_there = An diesem Tisch gibt es { $owner } nicht: Es spielen { $seats }.
colonia-refusal-already_insured = Darauf steht schon ein Mitglied: { $relic }.
colonia-refusal-wrong_relic = Das passt nicht in den Schrein von { $city }: { $relic }.
colonia-refusal-passed_over = Nur die eben gekaufte Reliquie darf jetzt hinein, nicht: { $relic }.
colonia-refusal-not_owned = Das gehört dir nicht: { $relic }.

## Die Regeln, in unseren eigenen Worten

colonia-rule-co-1 = Es spielen 3 bis 6 Personen. Das Spiel dauert 6 Wochen; eine Woche hat sieben Tage, Montag bis Sonntag, die der Reihe nach gespielt werden und die Nummern 1 bis 7 tragen.
colonia-rule-co-2 = Von jedem Rohstoff gibt es 18 Stück: Leder, Eisen, Holz, Leinen und Pelz, zusammen 90. Sie liegen in einem Beutel und werden immer blind gezogen.
colonia-rule-co-3 = Von jeder Ware gibt es 12 Plättchen, zusammen 60. In der Reihenfolge des Würfels: 1 Sattler, aus Leder und Eisen wird ein Sattel; 2 Wagner, aus Eisen und Holz ein Rad; 3 Maler, aus Holz und Leinen ein Gemälde; 4 Schneider, aus Leinen und Pelz Kleidung; 5 Schuster, aus Pelz und Leder Schuhe.
colonia-rule-co-4 = Jede der vier Hansestädte hat ihr eigenes Geld: Bergen Mark, Brügge Gulden, London Pfund, Nowgorod Griwnen. Ein Geld ersetzt nie ein anderes; nur der Beschluss zum Geldwechsel macht aus einem ein anderes. Die Bank wird nie leer.
colonia-rule-co-5 = Auf dem Plan: ein Rathaus; ein Markt mit 7 gewöhnlichen Ständen und 2 Zusatzständen; fünf Spalten mit je 8 Auftragsfeldern, das erste oben, jede mit einem Stab; ein Hafen mit den Liegeplätzen I bis IV und einem Stab; eine Bank; eine Auslage für 10 Reliquienkarten mit 2 zusätzlichen Plätzen; und je ein Straßenfeld für Dienstag, Mittwoch, Donnerstag und Freitag. Für Samstag gibt es keines.
colonia-rule-co-6 = Jeder hat Familienmitglieder, ein Wappen, eine Ja- und eine Nein-Karte, einen Sichtschirm und die Familienkarten 3, 4, 5, 6, 7 und 8. Jede Familienkarte wird einmal im Spiel verwendet.
colonia-rule-co-7 = Hinter deinem Sichtschirm liegen Geld, Rohstoffe, Waren und die Reliquien, die in keinem Schrein sind. Für alle offen sind Reserven, alles auf dem Plan, verwendete Familienkarten, Schreine und ihr Inhalt. Einnahmen und Zahlungen geschehen vor aller Augen; wer ein gutes Gedächtnis hat, kennt also jeden Bestand. Wirklich geheim sind nur noch nicht aufgedeckte Familienkarten und Stimmen.
colonia-rule-co-10 = Jeder beginnt zu dritt mit 38 Mitgliedern, zu viert mit 30, zu fünft mit 25, zu sechst mit 21, alle in der Reserve. Niemand beginnt auf dem Plan.
colonia-rule-co-11 = Jeder beginnt mit 5 Einheiten jeder der vier Währungen.
colonia-rule-co-12 = Alle Rohstoffe kommen in den Beutel; der Reihe nach zieht jeder 4 davon.
colonia-rule-co-13 = Jeder würfelt um eine erste Ware: 1 bis 5 gibt die Ware dieses Handwerkers, bei einer 6 darf man wählen.
colonia-rule-co-14 = Vier Stapel werden gemischt: 14 Wochenkarten, von denen nur 6 ins Spiel kommen; 18 Beschlüsse, drei pro Woche, sodass alle vorkommen; 16 Schiffe; und 48 Reliquienkarten, 44 Reliquien und 4 Schreine. Niemand kennt ihre Reihenfolge.
colonia-rule-co-15 = Die ersten 4 Schiffe kommen an die Liegeplätze I bis IV, die ersten 10 Reliquienkarten in die Auslage. Die vier Fenster warten auf das Ende. Die Stäbe der Handwerker liegen über dem ersten Feld; der Stab des Hafens liegt bis Montag beiseite.
colonia-rule-co-16 = Beim Aufbau hängt nur die Zahl der Familienmitglieder von der Spielerzahl ab.
colonia-rule-co-20 = Montag: Die nächste Wochenkarte wird aufgedeckt. Sie sagt, wie viele Rohstoffe auf jeden der 7 Stände kommen, wie viele reguläre Aufträge jeder Handwerker erledigt, wie oft am Donnerstag gewürfelt wird und wie viele Schiffe am Samstag auslaufen.
colonia-rule-co-21 = Die Stände werden aus dem Beutel gefüllt, von Stand 1 bis Stand 7. Wird der Beutel leer, bekommen spätere Stände weniger oder nichts, und nichts gleicht das aus.
colonia-rule-co-22 = Der Stab jedes Handwerkers rückt um seine reguläre Zahl nach unten. Die Würfel bleiben bis Donnerstag liegen.
colonia-rule-co-23 = Der Stab des Hafens wird unter so viele Liegeplätze gelegt, wie laut Karte Schiffe auslaufen. In Woche 6 laufen alle vier aus, egal was die Karte sagt.
colonia-rule-co-24 = Drei Beschlüsse werden aufgedeckt und von links nach rechts nach aufsteigendem Tag gelegt; Beschlüsse desselben Tages bleiben in der Reihenfolge, in der sie gezogen wurden.
colonia-rule-co-30 = Dienstag: Alle wählen geheim eine ihrer Familienkarten und decken gemeinsam auf. Man darf auch eine wählen, für die die Reserve nicht reicht. In Woche 6 ist nur eine Karte übrig, sie spielt sich von selbst.
colonia-rule-co-31 = Jeder entsendet so viele Mitglieder aus der Reserve ins Rathaus, wie die Karte zeigt; eines weniger, wenn der Beschluss der Vorwoche es so will.
colonia-rule-co-32 = Reicht die Reserve nicht, geht sie ganz, und die fehlenden Mitglieder kommen von den eigenen auf dem Dienstagsfeld, dann Mittwoch, Donnerstag, Freitag. Die Karte zählt dann 0 und liegt verdeckt, auch wenn die volle Zahl zusammenkam. Reicht auch das nicht, gehen alle, die da sind; Mitglieder auf Schiffen, Aufträgen und Karten werden nie abgezogen.
colonia-rule-co-33 = Die höhere Karte ist die ganze Woche früher am Zug. Wer in dieser Reihenfolge Erster ist, ist Bürgermeister.
colonia-rule-co-34 = Spieler mit gleichem Wert, auch mit 0, drehen ihre Reihenfolge der Vorwoche um. In der ersten Woche würfeln sie: Der höchste Wurf kommt zuerst, bei Gleichstand wird neu gewürfelt. Wer 0 hat, kommt hinter allen anderen.
colonia-rule-co-35 = Der offene Wert ist auch deine Stimmenzahl in jeder Abstimmung der Woche. Eine verdeckte Karte hat keine Stimme.
colonia-rule-co-36 = Dann kehren alle Mitglieder auf dem Dienstagsfeld heim, und erst danach ziehen die Mitglieder im Rathaus auf dieses Feld.
colonia-rule-co-37 = Acht Tage: Ein eingesetztes Mitglied ist erst nach der Aktion desselben Tages der nächsten Woche wieder frei. Mitglieder auf wartenden Aufträgen und bleibenden Schiffen kommen noch später zurück. Ausnahmen sind nur der Ruf ins Rathaus von den Straßenfeldern, die drei Beschlüsse, die Mitglieder heimkehren lassen, und der Verkauf einer von dir gesicherten Karte. Ohne genügend Mitglieder in der Reserve ist eine Aktion nicht möglich.
colonia-rule-co-40 = Von Mittwoch bis Samstag beginnt ein Tag mit den Abstimmungen über seine Beschlüsse, einer nach dem anderen von links nach rechts.
colonia-rule-co-41 = Wer eine offene Familienkarte hat, stimmt geheim mit Ja oder Nein; alle decken gemeinsam auf, und die Stimmen jeder Seite werden zusammengezählt. Mehr Ja als Nein nimmt den Beschluss an, mehr Nein als Ja lehnt ihn ab.
colonia-rule-co-42 = Bei Gleichstand gewinnt die Seite, für die der Bürgermeister gestimmt hat. Hat niemand eine Stimme, wird der Bürgermeister gefragt.
colonia-rule-co-43 = Ein angenommener Beschluss wirkt sofort, vor der nächsten Abstimmung; der über weniger Mitglieder am nächsten Dienstag, der über Zusatzladeräume nur beim Beladen an diesem Freitag. Angenommen oder nicht, die Karte kommt aus dem Spiel. Heimkehren müssen so viele Mitglieder wie möglich, bis zu drei. Gezogen und gewürfelt wird in Zugreihenfolge; bei einer 6 wählt man eine Ware, die noch da ist. Schiffe, die vorzeitig auslaufen, werden sofort ausgezahlt, ihre Mitglieder ziehen auf das Freitagsfeld, und der Hafen wird wieder aufgefüllt. Geld darf jeder einmal wechseln, höchstens fünf Einheiten einer Währung in eine andere.
colonia-rule-co-50 = Mittwoch: In Zugreihenfolge, immer wieder reihum, nimmst du alle Rohstoffe eines Standes und setzt genau so viele Mitglieder aus der Reserve darauf, oder du passt. Ein Stand mit mehr Rohstoffen, als du Mitglieder hast, ist für dich nicht zu haben, und Rohstoffe werden nicht aufgeteilt.
colonia-rule-co-51 = Wer passt, ist für den Rest dieses Mittwochs draußen. Der Markt schließt, wenn alle gepasst haben; wer keinen Stand nehmen kann, passt automatisch.
colonia-rule-co-52 = Rohstoffe, die auf den Ständen bleiben, kommen zurück in den Beutel.
colonia-rule-co-53 = Alle Mitglieder auf dem Mittwochsfeld kehren heim; dann ziehen die Mitglieder von den Ständen auf dieses Feld.
colonia-rule-co-60 = Donnerstag: In Zugreihenfolge, immer wieder reihum, erteilst du genau einem Handwerker einen Auftrag, oder du passt für den Rest des Tages.
colonia-rule-co-61 = Ein Auftrag kostet die beiden Rohstoffe des Rezepts, die in den Beutel kommen, und Mitglieder aus der Reserve auf das erste freie Feld von oben: eines für den ersten Auftrag an diesen Handwerker in dieser Woche, zwei für den zweiten und so weiter, egal wer sie erteilt hat. Wartende Aufträge aus früheren Wochen zählen nicht.
colonia-rule-co-62 = Aufträge dürfen über oder unter dem Stab liegen. Eine Spalte ohne freies Feld nimmt keine Aufträge mehr an.
colonia-rule-co-63 = Wenn alle gepasst haben, wird so oft gewürfelt, wie die Wochenkarte sagt, auch wenn niemand wartet. 1 bis 5 rückt den Stab dieses Handwerkers ein Feld nach unten, eine 6 alle fünf. Ein Stab verlässt nie seine Spalte.
colonia-rule-co-64 = Jeder Auftrag über seinem Stab wird erledigt, von oben an: Sein Besitzer bekommt eine Ware, egal wie viele Mitglieder dort stehen.
colonia-rule-co-65 = Alle Mitglieder auf dem Donnerstagsfeld kehren heim; dann ziehen die Mitglieder aller erledigten Aufträge auf dieses Feld.
colonia-rule-co-66 = Die Stäbe kommen zurück an den Start; was ein Handwerker noch hätte erledigen können, verfällt. Die übrigen Aufträge rücken in ihrer Reihenfolge auf, bis sie bei Feld 1 beginnen; sie behalten ihre Mitglieder und warten auf nächste Woche.
colonia-rule-co-70 = Freitag: In Zugreihenfolge, immer wieder reihum, belädst du einen freien Laderaum eines der vier Schiffe, oder du passt für den Rest des Tages.
colonia-rule-co-71 = Zum Beladen gibst du genau die Waren ab, die der Laderaum zeigt, keine anderen und nicht in Teilen, und setzt ein Mitglied aus der Reserve hinein. Ein Laderaum wird nur einmal beladen.
colonia-rule-co-72 = Auch Schiffe, die diese Woche im Hafen bleiben, dürfen beladen werden; sie zahlen, wenn sie schließlich auslaufen.
colonia-rule-co-73 = Nach dem Beladen kehren alle Mitglieder auf dem Freitagsfeld heim. Mitglieder auf Schiffen bleiben dort.
colonia-rule-co-80 = Samstag: Alle Schiffe über dem Stab des Hafens laufen aus, von Liegeplatz I an, voll oder nicht. In Woche 6 laufen alle vier aus.
colonia-rule-co-81 = Für jeden besetzten Laderaum eines auslaufenden Schiffes bekommt dessen Besitzer den angegebenen Betrag, im Geld der Stadt des Schiffes.
colonia-rule-co-82 = Sind alle ausgezahlt, ziehen ihre Mitglieder auf das Freitagsfeld, und das Schiff kommt beiseite.
colonia-rule-co-83 = Die anderen Schiffe rücken mit ihren Mitgliedern zu Liegeplatz I auf, und neue Schiffe füllen die freien Liegeplätze. Ist ein Liegeplatz zu füllen und der Stapel leer, werden alle beiseitegelegten Schiffe zu einem neuen gemischt. Der Stab kommt weg. In Woche 6 wird nichts aufgefüllt.
colonia-rule-co-90 = Sonntag: In Zugreihenfolge, immer wieder reihum, kaufst du eine Karte aus der Auslage, oder du passt für den Rest der Käufe. Der Preis geht an die Bank, nur im Geld der Karte.
colonia-rule-co-91 = Eine Reliquie bringt am Ende ihre Punkte. Ein Schrein hat selbst keine; er nimmt eine Reliquie seiner Stadt auf und verdoppelt sie.
colonia-rule-co-92 = Kaufst du einen Schrein, legst du sofort eine Reliquie dieser Stadt hinein, die du schon hast, oder lässt ihn leer. Solange er leer ist, entscheidest du bei jeder Reliquie dieser Stadt im Moment des Kaufs, ob sie hineinkommt. Das alles ist endgültig: Eine übergangene Reliquie kommt nie mehr hinein.
colonia-rule-co-93 = War die gekaufte Karte gesichert, kehrt ihr Mitglied sofort zu seinem Besitzer heim und darf heute noch einmal sichern. Sichern gibt kein Vorrecht: Kaufen darf die Karte jeder.
colonia-rule-co-94 = Wenn alle gepasst haben, werden Karten gesichert, wieder ab dem Bürgermeister; wer vorher gepasst hat, ist trotzdem dabei. In Zugreihenfolge, immer wieder reihum, setzt du ein Mitglied aus der Reserve auf eine Karte der Auslage, auf der noch keines steht, oder du passt.
colonia-rule-co-95 = Karten ohne Mitglied werden abgelegt; gesicherte bleiben. Die Auslage wird auf 10 Karten aufgefüllt, gesicherte mitgezählt; bei 10 oder mehr wird nichts gezogen. Ist eine Karte zu ziehen und der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt.
colonia-rule-co-96 = Die gespielten Familienkarten kommen weg, und die nächste Woche beginnt.
colonia-rule-co-100 = Das Spiel endet, wenn alle Käufe des sechsten Sonntags getan sind; gesichert und aufgefüllt wird dann nicht mehr.
colonia-rule-co-101 = Fenster: In jeder Stadt bekommt, wer allein das meiste von ihrem Geld hat, ihr Fenster und gibt all dieses Geld ab. Bei Gleichstand oder wenn niemand welches hat, bekommt es niemand und niemand zahlt. Die vier Städte werden nacheinander abgehandelt.
colonia-rule-co-102 = Deine Punkte: die Punkte einzelner Reliquien, die doppelten Punkte von Reliquien in Schreinen und 2 für jedes Fenster. Waren, Rohstoffe und Geld zählen nichts.
colonia-rule-co-103 = Die meisten Punkte gewinnen. Bei Gleichstand zählt das Geld, das nach den Fenstern übrig ist, alle Währungen zusammen; dann Waren; dann Rohstoffe. Ist alles gleich, endet die Partie zwischen ihnen unentschieden. Über die hinteren Plätze wird ebenso entschieden.
colonia-rule-co-110 = Kein Familienmitglied geht je verloren: Reserve, Rathaus, Stände, Aufträge, Schiffe, gesicherte Karten und Straßenfelder ergeben zusammen immer die Anfangszahl.
colonia-rule-co-111 = Die Rohstoffe im Beutel, auf den Ständen und hinter den Sichtschirmen sind immer 90, 18 von jeder Sorte.
colonia-rule-co-112 = Die Waren im Vorrat und hinter den Sichtschirmen sind immer 60, 12 von jeder Sorte. Das ist eine echte Grenze: Eine Spalte wird von oben bedient, solange Plättchen da sind; ein Auftrag ohne Plättchen behält seine Mitglieder und ist nächste Woche der erste.
colonia-rule-co-113 = Die Reliquienkarten in Stapel, Ablage, Auslage und Besitz sind immer 48, die Schiffe in Stapel, Hafen und beiseite 16; nach jeder Woche sind drei weitere Beschlüsse verbraucht.
colonia-rule-co-114 = Jeder verwendet jede Familienkarte genau einmal; über das ganze Spiel ergeben ihre Werte 33.
colonia-rule-co-115 = Am Ende des Mittwochs liegt kein Rohstoff auf dem Markt; am Ende des Donnerstags beginnt jede Spalte lückenlos bei Feld 1, und alle Stäbe sind wieder am Start.

## Warum ein Tipp gegeben wird

colonia-reason-family = Karte { $family } schickt { $count } deiner Mitglieder ins Rathaus und lässt { $left } in Reserve. Höhere Karten sind zuerst dran.
colonia-reason-cubes = Rohstoffe und die Mitglieder dafür: { $count }. Aufträge, für die deine Rohstoffe dann reichen: { $orders }.
colonia-reason-wanted = Freie Laderäume im Hafen ({ $good }): { $count }. Du hättest davon, mit Aufträgen: { $mine }.
colonia-reason-queue = { $craftsman }: Dein Auftrag ist Nr. { $place }; diese Woche erledigt: { $spaces }. Eingesetzte Mitglieder: { $count }.
colonia-reason-loads = Er zahlt bei der Abfahrt { $money }: dann hast du { $mine } im Geld von { $city }.
colonia-reason-sails = { $ship } fährt morgen. Schiffe, die fahren: { $ships }.
colonia-reason-reaches = Mit { $mine } kannst du { $relic } bezahlen, Preis { $price }.
colonia-reason-changes = Du hättest { $mine } im Geld von { $city }.
colonia-reason-buys = { $relic } kostet { $price }. Punkte für dich: { $points }.
colonia-reason-doubles = Im Schrein zählt { $relic } doppelt: { $points } Punkte.
colonia-reason-empties = Der Schrein wartet auf eine andere Reliquie aus { $city }. In der Auslage: { $count }.
colonia-reason-insures = { $relic } bleibt für nächsten Sonntag. Preis { $price }; du hast { $mine } dieser Währung.
colonia-reason-keeps = Mitglieder, die für die nächsten Tage in Reserve bleiben: { $left }.
colonia-reason-purse = Du sparst { $mine } im Geld von { $city }; die nächstteurere Karte dieser Stadt kostet { $price }.
colonia-reason-home = { $answer }: Der Beschluss bringt { $mine } deiner Mitglieder heim, von anderen je höchstens { $best }.
colonia-reason-sail = { $answer }: Mitglieder auf den Schiffen, die fahren würden: deine { $mine }, von anderen je höchstens { $best }.
colonia-reason-stick = { $answer }. { $craftsman }: Aufträge von dir: { $mine }; so viele weitere kannst du bezahlen: { $pairs }.
colonia-reason-goods = { $answer }: Waren, die du in zusätzliche Laderäume laden könntest: { $mine }.
colonia-reason-money = { $answer }: Geld, mit dem du das nutzen kannst: { $mine }, alle Währungen zusammen.
colonia-reason-members = { $answer }: Mitglieder für den Markt: deine { $mine }, von anderen je höchstens { $best }.
colonia-reason-alike = { $answer } zählt { $votes }. Der Beschluss gilt für alle gleich: { $decree }.
