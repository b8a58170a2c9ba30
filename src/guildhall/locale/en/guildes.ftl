# Guildes in English. Ids: see locale/README.md.

guildes-name = Guildes
guildes-about = Draft cards and play them in front of you to win over ten guilds. In each of three ballots a guild votes for those with most of its cards; most votes win.
guildes-option-events = Event cards: each ballot gets a special rule
    .short = Event cards
guildes-option-dirty_tricks = Dirty tricks: each player gets a trick to use before the count
    .short = Dirty tricks
guildes-style-courtier = Courtier
guildes-style-courtier-about = Courts the great guilds: knights, nobles, priests and alchemists.
guildes-style-tribune = Tribune
guildes-style-tribune-about = Collects the small guilds, from the fishermen to the scholars.
guildes-style-captain = Captain
guildes-style-captain-about = Plays more militia: votes at every count, without any majority.
guildes-ending-ballots_done = The third ballot has been counted.

## Things

guildes-guild-fishermen = Fishermen
guildes-guild-peasants = Peasants
guildes-guild-craftsmen = Craftsmen
guildes-guild-scholars = Scholars
guildes-guild-merchants = Merchants
guildes-guild-burghers = Burghers
guildes-guild-knights = Knights
guildes-guild-nobles = Nobles
guildes-guild-priests = Priests
guildes-guild-alchemists = Alchemists
guildes-guild-militia = Militia

guildes-event-one_less = One card fewer
guildes-event-ties_vanish = Ties vanish
guildes-event-sequential = One after another
guildes-event-redistribution = Redistribution
guildes-event-one_or_two = One or two cards
guildes-event-delayed_reveal = Late reveal

guildes-effect-one_less = each player plays one card fewer this ballot.
guildes-effect-ties_vanish = players tied in a guild count as having no cards of it.
guildes-effect-sequential = cards are played face up in turn, anticlockwise; a different player starts each lap.
guildes-effect-redistribution = after the draft, each player sets one card aside; these are shuffled and dealt back.
guildes-effect-one_or_two = cards are played one and two at a time, alternating.
guildes-effect-delayed_reveal = a card is revealed only after the next one has been played.

guildes-trick-a = A Protection
guildes-trick-b = B Swap
guildes-trick-c = C Sacrifice
guildes-trick-d = D Second hand
guildes-trick-e = E Substitution
guildes-trick-f = F Knights ±1
guildes-trick-g = G Nobles ±1
guildes-trick-h = H Priests ±1
guildes-trick-i = I Alchemists ±1

guildes-phase-deal = dealing
guildes-phase-event = event
guildes-phase-tricks = dealing the tricks
guildes-phase-draft = draft
guildes-phase-aside = redistribution
guildes-phase-handback = redistribution
guildes-phase-opener = choosing who starts
guildes-phase-play = play
guildes-phase-trick = dirty tricks
guildes-phase-draw = drawing from the discard pile
guildes-phase-over = game over

## The board

guildes-board-head = Ballot { $ballot } of 3, { $phase }
guildes-board-left = Packets are passed clockwise.
guildes-board-right = Packets are passed anticlockwise.
guildes-board-event = { $event }: { $effect }
guildes-board-piles = Deck { $deck }, discard pile { $discard }
guildes-board-guild = Guild
guildes-board-pays = Pays
guildes-board-each = { $votes } each
guildes-board-votes = Votes
guildes-board-trick = { $seat } holds { $trick }
guildes-board-packet = Your packet: { $cards }
guildes-board-hand = Your cards: { $cards }
guildes-board-chosen = You played face down: { $cards }

## Questions and moves

guildes-ask-pick = Pick a card from the packet. The rest goes to your neighbour.
guildes-ask-aside = Set one of your cards aside. You’ll get a random one back.
guildes-ask-lay = Play one of your cards.
guildes-ask-lay_two = Play two of your cards. Choose the first.
guildes-ask-protect = Protect yourself from the other players’ tricks?
guildes-ask-swap = Swap two cards between two players? Choose the first card.
guildes-ask-swap_with = Choose another player’s card to swap it with.
guildes-ask-sacrifice = Sacrifice one of your cards worth 10 or more to remove any card?
guildes-ask-eliminate = Choose the card to remove.
guildes-ask-second_hand = Draw two cards from the discard pile and play one of them?
guildes-ask-keep = Choose the card to play. The other one is discarded.
guildes-ask-recall = Take back a card from the table to play another one from your hand?
guildes-ask-replace = Choose the card to play instead.
guildes-ask-swing = { $guild }: count one card more or fewer for a player? Choose whose.

guildes-move-pick = Pick { $guild }
guildes-move-aside = Set { $guild } aside
guildes-move-lay = Play { $guild }
guildes-move-decline = Don’t use the trick
guildes-move-use = Use the trick
guildes-move-swap = Swap { $owner }’s { $guild } …
guildes-move-with = … with { $owner }’s { $guild }
guildes-move-sacrifice = Sacrifice { $guild }
guildes-move-eliminate = Remove { $owner }’s { $guild }
guildes-move-keep = Play { $guild }, discard the other card
guildes-move-recall = Take { $guild } back …
guildes-move-replace = … and play { $guild } instead
guildes-move-raise = One more for { $owner }
guildes-move-lower = One fewer for { $owner }

## What happened

guildes-told-dealt =
    Ballot { $ballot }: each player is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
guildes-told-event = Event for ballot { $ballot }: { $event }.
guildes-told-arrow =
    Packets will be passed { $left ->
        [1] clockwise
       *[other] anticlockwise
    }.
guildes-told-trick = { $seat } gets the trick { $trick }.
    .you = You get the trick { $trick }.
guildes-told-picked = You pick { $guild }.
guildes-told-passed =
    The packets are passed on, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } each.
guildes-told-kept_last = Everyone keeps the last card. The draft is over.
guildes-told-put_aside = You set { $guild } aside.
guildes-told-redistributed = The { $count } cards set aside have been shuffled and dealt back.
guildes-told-handed_back = You get { $guild } back.
guildes-told-opener = { $seat } starts the first lap.
    .you = You start the first lap.
guildes-told-chose = You play { $guild } face down.
guildes-told-laid = { $seat } plays { $guild }.
    .you = You play { $guild }.
guildes-told-leftovers =
    { $seat } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face down.
    .you =
        You discard { $count ->
            [one] 1 card
           *[other] { $count } cards
        } face down.
guildes-told-declined = { $seat } doesn’t use { $trick }.
    .you = You don’t use { $trick }.
guildes-told-impossible = { $seat } has no target for { $trick }.
    .you = You have no target for { $trick }.
guildes-told-protected = { $seat } is protected this ballot.
    .you = You are protected this ballot.
guildes-told-swapped = { $seat } swaps { $owner }’s { $guild } with { $other }’s { $second }.
    .you = You swap { $owner }’s { $guild } with { $other }’s { $second }.
    .owner = { $seat } swaps your { $guild } with { $other }’s { $second }.
    .other = { $seat } swaps { $owner }’s { $guild } with your { $second }.
guildes-told-sacrificed = { $seat } sacrifices { $guild }.
    .you = You sacrifice { $guild }.
guildes-told-eliminated = { $seat } removes { $owner }’s { $guild }.
    .you = You remove { $owner }’s { $guild }.
    .owner = { $seat } removes your { $guild }.
guildes-told-drew = You draw { $guild } from the discard pile.
guildes-told-drew_hidden =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the discard pile.
    .you =
        You draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        } from the discard pile.
guildes-told-salvaged = { $seat } plays { $guild } from the discard pile.
    .you = You play { $guild } from the discard pile.
guildes-told-recalled = { $seat } takes { $guild } back.
    .you = You take { $guild } back.
guildes-told-replaced = { $seat } plays { $guild } instead.
    .you = You play { $guild } instead.
guildes-told-raised = { $seat } counts one more { $guild } card for { $owner }.
    .you = You count one more { $guild } card for { $owner }.
    .owner = { $seat } counts one more { $guild } card for you.
guildes-told-lowered = { $seat } counts one { $guild } card fewer for { $owner }.
    .you = You count one { $guild } card fewer for { $owner }.
    .owner = { $seat } counts one { $guild } card fewer for you.
guildes-told-count = Ballot { $ballot } is counted.
guildes-told-votes =
    { $guild }: { $seat } has { $count }, { $tied ->
        [one] rank { $place }
       *[other] rank { $place } shared by { $tied }
    }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
    .you =
        { $guild }: you have { $count }, { $tied ->
            [one] rank { $place }
           *[other] rank { $place } shared by { $tied }
        }: { $votes ->
            [one] 1 vote
           *[other] { $votes } votes
        }.
guildes-told-militia =
    Militia: { $seat } has { $count }: { $votes } votes.
    .you = Militia: you have { $count }: { $votes } votes.
guildes-told-won = { $seat } wins the election with { $votes } votes.
    .you = You win the election with { $votes } votes.

## Why not

guildes-refusal-unknown_move = There’s no move number { $move } in this game.
guildes-refusal-no_such_seat = There’s no such seat: this game has { $seats } players.
guildes-refusal-game_over = The game is over.
guildes-refusal-dealing = One moment: { $phase }.
guildes-refusal-wrong_phase = You can’t do that in this phase: { $phase }.
guildes-refusal-already_chosen =
    You’ve already chosen; { $waiting ->
        [one] 1 player is
       *[other] { $waiting } players are
    } still thinking.
guildes-refusal-not_your_turn = It’s { $other }’s turn.
guildes-refusal-not_in_game = { $guild } aren’t used with { $seats } players.
guildes-refusal-not_in_packet = There’s no { $guild } card in your packet.
guildes-refusal-not_in_hand = You have no { $guild } card in your hand.
guildes-refusal-wrong_trick = Your trick is { $trick }; it can’t do that.
guildes-refusal-not_begun = { $trick } starts with another step.
guildes-refusal-already_begun = You’ve started { $trick }; now complete it.
guildes-refusal-nobody_there = There’s no { $owner } at this table: this game has { $seats } players.
guildes-refusal-protected = { $owner } is protected this ballot.
guildes-refusal-no_such_card = { $owner } has no { $guild } card on the table.
guildes-refusal-same_owner = The second card must belong to a player other than { $owner }.
guildes-refusal-not_worthy = You can’t sacrifice { $guild }: only guilds worth { $least } or more.
guildes-refusal-no_target = After sacrificing { $guild }, there’d be no card left to remove.
guildes-refusal-not_drawn = You didn’t draw { $guild }.
guildes-refusal-only_the_recalled = You can’t play the { $guild } card you just took back.

## The rules, in our own words

guildes-rule-gu-1 = The game has 110 guild cards, six event cards and nine dirty tricks, for three to six players.
guildes-rule-gu-2 = With 3 players, remove all Alchemists and 3 Militia; each player is dealt 10 cards per ballot and plays 8. With 4 players: 9 dealt, 7 played. With 5: 7 dealt, 5 played. With 6: 6 dealt, 5 played.
guildes-rule-gu-3 = Cards removed at the start are out of the game. All others are shuffled into one deck.
guildes-rule-gu-4 = There are three ballots. Each starts with a fresh deal from the deck; discarded cards are never shuffled back in.
guildes-rule-gu-5 = One event card is revealed per ballot, after the deal and before the draft, so you’ll see three different ones. In the basic game only its arrow matters.
guildes-rule-gu-6 = Order of a ballot: draft, play, dirty tricks (if used), count.
guildes-rule-gu-7 = Draft: everyone at the same time keeps one card from their packet, face down, and passes the rest to the neighbour the arrow points to. Repeat until the packets are empty; the last card is simply kept. You may look at the cards you kept but not change them.
guildes-rule-gu-8 = Play: the cards you kept are your hand. Everyone plays one card face down; then all are revealed and stay in front of their owners. Repeat as often as the number of players says.
guildes-rule-gu-9 = Basic game: cards left in hand are discarded after play. Nobody gets to see them.
guildes-rule-gu-10 = Cards on the table stay there for the following ballots.
guildes-rule-gu-11 = Each guild is counted separately. The first ballot pays first place, the second ballot two places, the third ballot three, with that guild’s values for that ballot.
guildes-rule-gu-12 = In the third ballot, Fishermen and Burghers pay only two places and Alchemists pay four.
guildes-rule-gu-13 = Only players with at least one card of a guild take part in its count.
guildes-rule-gu-14 = Tied players share the places they take up together: add the votes of those places that pay, divide by the number of tied players and round down. The next group takes the places after that.
guildes-rule-gu-15 = So in the second ballot, a tie for first leaves no second place. In the third, two players tied for first leave third place to the next; three or more leave nothing; players tied for second share second and third place. With Alchemists, three players tied for first leave fourth place to the next.
guildes-rule-gu-16 = Each of your Militia cards on the table scores 3 votes at every count. There’s no majority for Militia.
guildes-rule-gu-17 = The votes of all three counts are added up. The player with the most votes after the third ballot wins; tied players share the win.
guildes-rule-gu-18 = One card fewer: this ballot, each player plays one card fewer than usual, so one more stays in hand.
guildes-rule-gu-19 = Ties vanish: when a guild is counted, all players with the same number of cards as another player count as having none; the others are ranked. This applies to all ties at once. Militia are not affected.
guildes-rule-gu-20 = One after another: cards are played face up in turn. A random player starts the first lap, and play goes anticlockwise; after each lap the start moves one seat on the same way.
guildes-rule-gu-21 = Redistribution: after the draft, each player sets one card aside face down. These cards are shuffled and each player gets one back, possibly their own. Nobody learns who got which.
guildes-rule-gu-22 = One or two cards: cards are played alternately in steps of two and one, and each step is revealed together. 8 cards go 2, 1, 2, 1, 2; 7 cards go 1, 2, 1, 2, 1; 5 cards go 2, 1, 2.
guildes-rule-gu-23 = Late reveal: a card stays face down until everyone has played the next one. The last two are revealed together.
guildes-rule-gu-24 = The arrow on the event card sets the passing direction, even if you play without events.
guildes-rule-gu-25 = Dirty tricks: after the event is revealed and before the draft, each player gets a random trick, face up. With 3 players, trick I is left out. Nobody gets the same letter in two ballots in a row; they draw another one instead.
guildes-rule-gu-26 = With dirty tricks, you keep your unplayed cards until you have used or declined your trick; then you discard them.
guildes-rule-gu-27 = Tricks are resolved in the order of their letters. Using one is optional, but once started it must be completed. A trick without a target can’t be used. After the count, all tricks are collected and shuffled.
guildes-rule-gu-28 = A Protection: until the end of the ballot, no other player’s trick can affect you or your cards on the table.
guildes-rule-gu-29 = B Swap: choose two different players with cards on the table (one may be you) and one card of each; the two cards switch places. You can’t choose protected players.
guildes-rule-gu-30 = C Sacrifice: discard one of your own cards on the table from a guild worth 10 or more (Burghers, Knights, Nobles, Priests, Alchemists), then discard any card on the table of any player who isn’t protected.
guildes-rule-gu-31 = D Second hand: shuffle the discard pile, look at two cards from it, play one to the table and discard the other.
guildes-rule-gu-32 = E Substitution: take one of your cards from the table into your hand and play a different card from your hand.
guildes-rule-gu-33 = F, G, H, I: for this count, one player has one Knights, Nobles, Priests or Alchemists card more or fewer, as you choose. You may choose yourself, but no protected player.
guildes-rule-gu-34 = All discarded cards go to one face-down pile: unused hand cards and cards removed by tricks. Trick D can draw any card that is there on its turn.
guildes-rule-gu-35 = Event cards and dirty tricks can be switched on or off independently.

## Why a hint is given

guildes-reason-leads =
    { $best ->
        [0] { $guild }: you’d have { $mine }, and nobody else has any on the table. First place pays { $first }.
       *[other] { $guild }: you’d have { $mine }, and nobody else has more than { $best } on the table. First place pays { $first }.
    }
guildes-reason-ties = { $guild }: you’d have { $mine }, level with the best of the others. First place pays { $first }.
guildes-reason-chases = { $guild }: you’d have { $mine }; the best of the others has { $best } on the table. First place pays { $first }.
guildes-reason-votes = { $guild }: counted now, you get { $votes } instead of { $before }.
guildes-reason-costs = { $guild }: counted now, { $seat } gets { $votes } instead of { $before }.
guildes-reason-militia = Militia pays without a majority: with { $mine } you get { $votes } at every count. Counts still to come: { $counts }.
guildes-reason-neighbour = { $seat } gets this packet next. { $guild } already on their table: { $theirs }.
guildes-reason-spare = { $guild }: counted now, one more card would bring you { $votes }.
guildes-reason-protects = No other player’s trick can touch your cards on the table this ballot. You have { $count }.
guildes-reason-salvages = You look at two cards of the discard pile and play the better one. It has { $count }.
