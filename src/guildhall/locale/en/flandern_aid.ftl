# Flandern 1302 in English: what each question decides and what to look at. Ids: see locale/README.md.

## The strip of the round

flandern-round =
    { $round ->
        [0] { flandern-step-setup }
       *[other] Round { $round }
    }
flandern-step-setup = Setup
flandern-step-choose = Choose in secret
flandern-step-turn = Own card or pile
flandern-step-act = Resolve cards
flandern-step-count = Full cities score

## The questions

flandern-aid-guild = You keep this guild all game: its districts score for you. All guilds have the same cards and tiles; only the colour differs.
flandern-aid-found = The centre is your first district here. Your next districts may not touch it, but they need built districts beside their long side.
flandern-aid-adopt = At the end this guild’s points are added to yours. Both of you can build for it when its cards come up.
flandern-aid-choose = A city card builds or finishes a district there, a building site starts one anywhere, take back returns your played cards. Everyone reveals together.
flandern-aid-influence = The more cards you add, the earlier you act. Influence cards you play are gone; having the most at the end is worth 3 points.
flandern-aid-turn = You do both this turn. Draw first if the card could spoil your plan; play first if a plot must not wait.
flandern-aid-own = Played cards stay down until you take them back, so keep in mind which cities you can still reach.
flandern-aid-act = A district needs a built neighbour along a long side and may not touch its own colour. Building sites only count once finished.
flandern-aid-site = A building site can stand in any open city and takes the plot at once, but it counts only after you finish it with that city’s card.
flandern-aid-whose = Your colour builds your majority. Grey pushes rivals down a place, and a church district makes the city worth one point more.
flandern-aid-tile = Masters printed on a tile break ties for a place in the city. Special church tiles add or swallow plots.
flandern-aid-lies = The new plots lie outside the wall on the side you choose. The city is complete only when they are filled too.
flandern-aid-cathedral = A church district with a cathedral is worth 3 instead of 2, so the city pays its first place one point more. Choose a city where you lead.
flandern-aid-master = Masters decide between guilds with equally many districts. Put one where you tie for a place that pays.
