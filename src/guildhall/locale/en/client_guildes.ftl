# The board of Guildes in the browser, in English.

client-guildes-table = Guilds and players: cards on the table and the votes they would score now
client-guildes-cell = { $guild }, { $name }: { $count }, { $votes } votes now
client-guildes-each = { $votes } each
client-guildes-places =
    { $count ->
        [1] 1st
        [2] 1st · 2nd
        [3] 1st – 3rd
       *[other] 1st – { $count }th
    }
client-guildes-packet = Your packet
client-guildes-pass-to = Your packet goes to { $name }.
client-guildes-votes-now = { $votes } more votes if the ballot were held now
client-guildes-packets = Packets
client-guildes-packet-of =
    { $name }: packet of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-guildes-picked = Picked
client-guildes-in-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-guildes-leads = leads { $count }
client-guildes-hand = Your cards
client-guildes-laid = Played face down
client-source-guildes-votes = Guilds
client-source-guildes-militia = Militia
client-sheet-guildes = Ballot { $ballot }
client-sheet-guildes-votes = { $guild }
client-sheet-guildes-militia = Militia
client-sheet-guildes-sum = Votes
client-guildes-end-scored =
    { $points ->
        [one] 1 vote
       *[other] { $points } votes
    }
client-guildes-end-course = Votes over the game
client-guildes-ledger = Where the votes came from
client-guildes-turned = Revealed
client-guildes-covered = A face-down card
