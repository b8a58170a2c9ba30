# The board of Colonia in the browser.

client-part-colonia = { $day }

client-colonia-places = Places in the city
client-colonia-go = { $place }, { $day }
client-colonia-place-gate = City gate
client-colonia-place-hall = Town hall
client-colonia-place-market = Market
client-colonia-place-craftsmen = Craftsmen
client-colonia-place-harbour = Harbour
client-colonia-place-bank = Bank
client-colonia-place-altar = Relic altar
client-colonia-today = today
client-colonia-short-monday = Mo
client-colonia-short-tuesday = Tu
client-colonia-short-wednesday = We
client-colonia-short-thursday = Th
client-colonia-short-friday = Fr
client-colonia-short-saturday = Sa
client-colonia-short-sunday = Su
client-colonia-nobody = nobody
client-colonia-nothing = nothing

client-colonia-letters-leather = Le
client-colonia-letters-iron = Ir
client-colonia-letters-wood = Wo
client-colonia-letters-linen = Li
client-colonia-letters-fur = Fu

client-colonia-stalls = Cubes on the stalls
client-colonia-regular = Regular orders
client-colonia-dice = Thursday’s dice
client-colonia-sailing = Ships sailing
client-colonia-no-card = The week card is revealed on Monday.

client-colonia-decrees = This week’s decrees
client-colonia-decree-now = vote now
client-colonia-decree-done = voted
client-colonia-decree-passed = passed
client-colonia-decree-rejected = rejected
client-colonia-hand = Your family cards
client-colonia-council = This week’s family cards
client-colonia-your-vote = You voted { $answer }.

client-colonia-stall =
    { $stall }, { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }: { $cubes }
client-colonia-stall-taken =
    { $stall }: { $count ->
        [one] 1 member
       *[other] { $count } members
    } of { $name }
client-colonia-craftsman = { $craftsman }: { $first } and { $second } make { $good }. The stick is below space { $stick }; orders placed this week: { $placed }; waiting: { $queue }
client-colonia-sign-saddler = Sad{ "\u00AD" }dler
client-colonia-sign-wheelwright = Wheel{ "\u00AD" }wright
client-colonia-sign-painter = Painter
client-colonia-sign-tailor = Tailor
client-colonia-sign-shoemaker = Shoe{ "\u00AD" }maker
client-colonia-dice-left =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    } this week
client-colonia-ships-coming =
    { $count ->
        [one] 1 more ship
       *[other] { $count } more ships
    } to come
client-colonia-any = any good
client-colonia-loaded = { $hold }, loaded by { $name }

client-colonia-unit-bergen = marks
client-colonia-unit-bruegge = gulden
client-colonia-unit-london = pounds
client-colonia-unit-nowgorod = grivnas
client-colonia-give = Give money of
client-colonia-get = Get money of
client-colonia-amount = How much?
client-colonia-window = The { $city } window goes to { $name }
client-colonia-window-waits = The { $city } window waits for the end

client-colonia-relic = { $relic } for { $price }
client-colonia-insured = { $relic }, insured by { $name }
client-colonia-piles = pile { $pile }, discarded { $discard }
client-colonia-shrine = Bought: { $relic }. Which relic goes in?
client-colonia-into_shrine = Bought: { $relic }. Does it go into your shrine?
client-colonia-shrine-empty = { $shrine }, empty
client-colonia-shrine-holds = { $shrine }, inside: { $relic }, doubled

client-colonia-order = Turn order
client-colonia-mayor = mayor
client-colonia-place-in-order = position { $place }
client-colonia-votes =
    { $count ->
        [0] no votes
        [one] 1 vote
       *[other] { $count } votes
    }
client-colonia-passed = passed
client-colonia-reserve =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    } in reserve
client-colonia-card-left = still in hand
client-colonia-card-now = played this week
client-colonia-card-used = used

client-colonia-screen = Behind your screen
client-colonia-worth =
    { $count ->
        [one] cards worth 1 point
       *[other] cards worth { $count } points
    }
client-colonia-purses = Money
client-colonia-goods = Goods
client-colonia-cubes = Cubes

client-source-colonia-relic_points = Relics
client-source-colonia-shrine_points = Relics in shrines
client-source-colonia-empty_shrine = Empty shrines
client-source-colonia-window = Windows
client-sheet-colonia = What the ships paid
client-sheet-colonia-earned = { $ship }
client-sheet-colonia-sum = All coins
client-colonia-told-passed_by_itself = { $seat } have no move left and pass automatically.
    .you = { $seat } have no move left and pass automatically.
