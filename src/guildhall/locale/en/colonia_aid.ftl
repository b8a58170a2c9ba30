# Colonia in English: what each question decides and what to look at. Ids: see locale/README.md.

## The strip of the round

colonia-round = Week { $week }
colonia-step-monday = Monday: new week
colonia-step-tuesday = Tuesday: family cards
colonia-step-wednesday = Wednesday: market
colonia-step-thursday = Thursday: orders
colonia-step-friday = Friday: loading
colonia-step-saturday = Saturday: ships sail
colonia-step-sunday = Sunday: relics

## The questions

colonia-aid-good = You start with one good, to load on a ship later. Take one whose cubes you don’t have: what you have cubes for, you can order on Thursday.
colonia-aid-family = A high card acts first all week and has more votes, but sends more members to the town hall. Each card is used once in the game.
colonia-aid-vote = Your votes are the number on your family card. More Yes than No passes the decree at once; the mayor breaks a tie.
colonia-aid-decide = Every family card counts 0 this week, so the mayor alone decides. Ask who profits more: you or the others?
colonia-aid-exchange = Each relic is paid in its city’s own money. Look at the altar: which currency brings you up to a price on Sunday?
colonia-aid-market = You take the whole stall and pay one member per cube. Look at the two cubes each craftsman needs; members come home next Wednesday.
colonia-aid-orders = Two cubes become one good. The second order with a craftsman this week costs two members, the third three. Only orders above the stick are made.
colonia-aid-loading = A hold takes exactly the goods shown and one member, and pays in the ship’s money when it sails. Ships above the stick sail tomorrow.
colonia-aid-purchases = Relics are your points: 1 to 5 each, dearer ones give more per coin. Money left at the end only wins windows.
colonia-aid-shrine = A shrine doubles one relic of its city. Leave it empty only if you expect a better relic of that city: what you pass over now can’t go in later.
colonia-aid-into_shrine = Inside, this relic counts double and stays for good. Wait only if a dearer one of the same city is within your reach.
colonia-aid-insurance = Other cards leave the display tonight. One member keeps a card there for next Sunday, but anyone may still buy it.
