# Dutch Revolt in English: what each question decides and what to look at. Ids: see locale/README.md.

dutch_revolt-round =
    { $turn ->
        [0] Opening turn
       *[other] Turn { $turn }
    }

dutch_revolt-aid-setup = Your two armies start in different regions. They can besiege cities and convert units there from turn 1, and each region with your army scores 1.
dutch_revolt-aid-taxes = Each of your cities pays this many coins. Coins pay for armies and citizens, but they come from the same pool as your units.
dutch_revolt-aid-support = Units in support boxes can land in any province or become coins, by the colour of their space. Those that stay bring one new unit each later.
dutch_revolt-aid-intercept = Each Huguenot unit can stop one unit of treasure: the Habsburgs lose that coin. Your unit must then stay where it is this turn.
dutch_revolt-aid-upkeep = Keeping or disbanding costs the same, but a disbanded army can be raised elsewhere this turn. An abandoned one costs nothing, plunders and is lost for this turn.
dutch_revolt-aid-victim = A sacked town adds a neutral to its province, plunder turns a unit neutral. Either can break a rival’s majority.
dutch_revolt-aid-raising = Up to three a turn; later ones can cost more. They need a region where you already stand; next turn each costs upkeep.
dutch_revolt-aid-battles = The camp with fewer armies loses all of them; equal camps lose none. Standing aside keeps your army out of the fight.
dutch_revolt-aid-sieges = A siege later turns two units in the city into yours and the rest neutral. The army neither moves nor converts until then.
dutch_revolt-aid-beggars = Two coins each, at most three. They drive off armies, break sieges, sack towns or hold back; only one faction can hire them each turn.
dutch_revolt-aid-armies = An army alone in its region can convert a unit next. Two hostile armies only block each other until the next battle phase.
dutch_revolt-aid-cancel_march = Stopping it keeps the army where it is this turn. The beggar is then used up and can’t prevent a conversion.
dutch_revolt-aid-influence = Each free army turns one unit in open country or a town of its region into yours. Look where one unit decides a province.
dutch_revolt-aid-cancel_conversion = Stopping it means the army converts nothing this turn. Your beggar goes back to the box.
dutch_revolt-aid-new_units = Provinces you control take any number; elsewhere you can at most double. Over the limit, everyone loses units in turn, the smallest first.
dutch_revolt-aid-conflict = Provinces count open country and towns; cities count for themselves. Lose the unit that costs you no majority.
dutch_revolt-aid-neutrals = A neutral counts against every majority in its province. Put it where a rival would otherwise take control.
dutch_revolt-aid-surplus = Units that leave can take a neighbour or follow a river and push out neutrals. What you don’t move goes back to your stock.
dutch_revolt-aid-reach = It arrives in open country and pushes a neutral out if the province is full. Look where it gives you the majority.
dutch_revolt-aid-movement = Towns bring new units and count for the province; units in a city only count for the city. The faction with most units here goes first.
dutch_revolt-aid-man = Empty towns get one neutral, empty cities two, while they last. Fill the places your rivals would walk into.
dutch_revolt-aid-citizens = Each coin moves the marker of one city one space, three at most. Towards the ends, Catholic left and Reformed right, the city swaps hostile units for friendly ones.
dutch_revolt-aid-order = Early, you take regions and sieges first; late, you see what the others do before you place and pay.

dutch_revolt-role = Cities and provinces count for everyone. Only you get:
dutch_revolt-role-catholics = 1 point for each bishopric that isn’t Reformed.
dutch_revolt-role-habsburgs = 1 point for each region with one of your armies.
dutch_revolt-role-nobility = points for your units outside cities.
dutch_revolt-role-burghers = 1 point for each commercial town you hold.
dutch_revolt-role-reformers = 1 point for each Reformed university.
