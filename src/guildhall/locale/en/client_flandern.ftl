# The board of Flandern 1302 in the browser, in English.


client-flandern-plan = Plan of { $city }
client-flandern-ground = Place { $ground }
client-flandern-unused = Not used
client-flandern-founding = { $city } is being founded: choose its place.
client-flandern-closer = Zoom in
client-flandern-all = Show all cities
client-flandern-map = The six cities
client-flandern-possible = You can choose something here
client-flandern-scored = scored
client-flandern-value = value { $value }
client-flandern-lot = { $plot } in { $city }: empty plot, { $shape }
client-flandern-covered = { $plot } in { $city }: covered, a meadow
client-flandern-district = { $plot } in { $city }: { $arms }, { $masters ->
        [0] no master
        [one] one master
       *[other] { $masters } masters
    }
client-flandern-under = building site
client-flandern-minster = with a cathedral
client-flandern-standing = If it were scored now
client-flandern-paid = How it was scored
client-flandern-rank =
    { $arms }: { $count ->
        [one] one district
       *[other] { $count } districts
    }, { $masters ->
        [0] no master
        [one] one master
       *[other] { $masters } masters
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-flandern-hand = Your cards
client-flandern-does-city = Build one of your districts, a grey one or a church district here, or finish such a building site.
client-flandern-does-site = Start a building site in any city that hasn’t been scored. A city card finishes it later.
client-flandern-does-take_back = Take back this card and all the cards you have played.
client-flandern-does-influence = Add as many as you like when you choose a card. Most influence acts first; used ones are gone.
client-flandern-does-gold-city = Build a grey or church district here, or finish such a building site.
client-flandern-does-gold-site = Start a grey or church building site in any city that hasn’t been scored.
client-flandern-does-gold-take_back = Take back all the cards you have played.
client-flandern-does-gold-cathedral = Put a cathedral on a church district: once finished, it counts 3 instead of 2.
client-flandern-does-gold-master = Put a guild master on one of your districts or a grey one. Masters decide ties.
client-flandern-does-gold-influence = It joins your hand as an influence card.
client-flandern-none = none
client-flandern-guilds = The guilds
client-flandern-players = Players in turn order
client-flandern-lead = Starting player
client-flandern-influence =
    { $count ->
        [0] no influence card
        [one] one influence card
       *[other] { $count } influence cards
    }
client-flandern-added = +{ $count } influence
client-flandern-thinking = is choosing …
    .you = your choice …
client-flandern-ready = has chosen
client-flandern-played = Played cards
client-flandern-in-hand = In hand: { $cards }.
client-flandern-held = in hand
client-flandern-lies = played
client-flandern-projection = Projection: { $points }
client-flandern-projection-why = Points if every city were scored now
client-flandern-neutral = Grey, the neutral guild
client-flandern-chest = Stock and legend
client-flandern-stock = Tiles in stock
client-flandern-none-left = none left
client-flandern-supply = Pieces in stock
client-flandern-special-A = Special tile A: on an S plot, with a new S plot outside the city
client-flandern-special-B = Special tile B: on an M plot, with a new M plot outside the city
client-flandern-special-C = Special tile C: on an L plot, with a new M plot and a new S plot outside the city
client-flandern-special-D = Special tile D: a square on two S plots
client-flandern-gold = Golden cards
client-flandern-gold-kinds = Cards seen and still to come
client-flandern-holds = { $name } has a face-down golden card.
client-flandern-yours-later = It’s yours and takes effect at the end of the round.
client-flandern-card = Card
client-flandern-in = in { $pile }
client-flandern-used = seen
client-flandern-draw = Draw
client-flandern-pile = Influenced guilds’ pile
client-flandern-pile-size =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
client-flandern-pile-kinds = Cards still in the pile
client-flandern-aside = Face up beside the pile
client-flandern-aside-none = nothing face up
client-flandern-idle = Turns in a row without building: { $count }; the game ends at { $limit }.
client-flandern-legend = Legend
client-flandern-legend-master = master printed on the tile
client-flandern-legend-pawn = guild master placed by a golden card
client-flandern-legend-district = finished district with its arms
client-flandern-legend-site = building site, not counted yet
client-flandern-legend-church = church district
client-flandern-legend-cathedral = church district with a cathedral
client-flandern-legend-standing = districts · masters, and points if the city were scored now

client-source-flandern-ranked = Cities
client-source-flandern-bonus = Influence cards
client-sheet-flandern = { $city }, value { $value }
client-sheet-flandern-ranked =
    { $rank }. { $arms }: { $count ->
        [one] 1 district
       *[other] { $count } districts
    }, { $masters ->
        [one] 1 master
       *[other] { $masters } masters
    }
client-sheet-flandern-sum = Points
