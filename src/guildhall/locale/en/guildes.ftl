# Guildes in English. Ids: see locale/README.md.

guildes-name = Guildes
guildes-about = Draft cards, lay them in front of you and win the votes of ten guilds in three ballots.
guildes-option-events = Event cards: each ballot has a rule of its own
guildes-option-dirty_tricks = Dirty tricks: everybody gets a trick to play before the count
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

guildes-effect-one_less = everybody lays one card fewer in this ballot.
guildes-effect-ties_vanish = whoever has as many cards of a guild as somebody else counts as having none.
guildes-effect-sequential = cards are laid face up in turn, to the right; each lap another player opens.
guildes-effect-redistribution = after the draft everybody puts a card aside; they are shuffled and dealt back.
guildes-effect-one_or_two = cards are laid one and two at a time, in turn.
guildes-effect-delayed_reveal = a card is turned up only when the next one has been laid.

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
guildes-phase-opener = drawing who opens
guildes-phase-play = play
guildes-phase-trick = dirty tricks
guildes-phase-draw = drawing from the discard pile
guildes-phase-over = the end

## The board

guildes-board-head = Ballot { $ballot } of 3, { $phase }
guildes-board-left = Packets go to the left.
guildes-board-right = Packets go to the right.
guildes-board-event = { $event }: { $effect }
guildes-board-piles = Deck { $deck }, discard pile { $discard }
guildes-board-guild = Guild
guildes-board-pays = Pays
guildes-board-each = { $votes } each
guildes-board-votes = Votes
guildes-board-trick = { $seat } holds { $trick }
guildes-board-packet = Your packet: { $cards }
guildes-board-hand = Your cards: { $cards }
guildes-board-chosen = You have laid face down: { $cards }

## Questions and moves

guildes-ask-pick = Pick one card of the packet; the rest goes on to your neighbour.
guildes-ask-aside = Put one of your cards aside; you will get a random one back.
guildes-ask-lay = Lay one of your cards.
guildes-ask-lay_two = Lay two of your cards; choose the first.
guildes-ask-protect = Protect yourself from the tricks of the others?
guildes-ask-swap = Swap two cards between two players? Choose the first card.
guildes-ask-swap_with = Choose the card of another player to swap it with.
guildes-ask-sacrifice = Sacrifice one of your cards worth 10 or more to remove a card of your choice?
guildes-ask-eliminate = Choose the card to remove.
guildes-ask-second_hand = Draw two cards from the discard pile and lay one of them?
guildes-ask-keep = Choose the card to lay; the other one is discarded.
guildes-ask-recall = Take a card back from your table to lay another one from your hand?
guildes-ask-replace = Choose the hand card to lay instead.
guildes-ask-swing = Add or take away one for this count? Choose a player.

guildes-move-pick = Pick { $guild }
guildes-move-aside = Put { $guild } aside
guildes-move-lay = Lay { $guild }
guildes-move-decline = Do not use the trick
guildes-move-use = Use the trick
guildes-move-swap = Swap { $guild } of { $owner } …
guildes-move-with = … with { $guild } of { $owner }
guildes-move-sacrifice = Sacrifice { $guild }
guildes-move-eliminate = Remove { $guild } of { $owner }
guildes-move-keep = Lay { $guild }, discard the other card
guildes-move-recall = Take { $guild } back into your hand …
guildes-move-replace = … and lay { $guild } instead
guildes-move-raise = One more for { $owner }
guildes-move-lower = One less for { $owner }

## What happened

guildes-told-dealt =
    Ballot { $ballot }: everybody is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
guildes-told-event = The event of ballot { $ballot } is { $event }.
guildes-told-arrow =
    Packets will be passed to the { $left ->
        [1] left
       *[other] right
    }.
guildes-told-trick = { $seat } gets the trick { $trick }.
guildes-told-picked = You pick { $guild }.
guildes-told-passed =
    The packets are passed on; each has { $count ->
        [one] one card
       *[other] { $count } cards
    } left.
guildes-told-kept_last = Everybody keeps the last card. The draft is over.
guildes-told-put_aside = You put { $guild } aside.
guildes-told-redistributed = The { $count } cards put aside have been shuffled and dealt back.
guildes-told-handed_back = You get { $guild } back.
guildes-told-opener = { $seat } opens the first lap.
guildes-told-chose = You lay { $guild } face down.
guildes-told-laid = { $seat } lays { $guild }.
guildes-told-leftovers =
    { $seat } discards { $count ->
        [one] one card
       *[other] { $count } cards
    } unseen.
guildes-told-declined = { $seat } does not use { $trick }.
guildes-told-impossible = { $seat } has no target for { $trick }.
guildes-told-protected = { $seat } is protected in this ballot.
guildes-told-swapped = { $seat } swaps { $guild } of { $owner } with { $second } of { $other }.
guildes-told-sacrificed = { $seat } sacrifices { $guild }.
guildes-told-eliminated = { $seat } removes { $guild } of { $owner }.
guildes-told-drew = You draw { $guild } from the discard pile.
guildes-told-drew_hidden =
    { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    } from the discard pile.
guildes-told-salvaged = { $seat } lays { $guild } from the discard pile.
guildes-told-recalled = { $seat } takes { $guild } back.
guildes-told-replaced = { $seat } lays { $guild } instead.
guildes-told-raised = { $seat } counts one more { $guild } for { $owner }.
guildes-told-lowered = { $seat } counts one { $guild } less for { $owner }.
guildes-told-count = Ballot { $ballot } is counted.
guildes-told-votes =
    { $guild }: { $seat } has { $count }, { $tied ->
        [one] place { $place }
       *[other] place { $place } shared by { $tied }
    }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
guildes-told-militia =
    Militia: { $seat } has { $count }: { $votes } votes.
guildes-told-won = { $seat } wins the election with { $votes } votes.

## Why not

guildes-refusal-unknown_move = There is no move number { $move } in this game.
guildes-refusal-no_such_seat = There is no such seat; { $seats } people play.
guildes-refusal-game_over = The game is over.
guildes-refusal-dealing = Wait a moment: { $phase }.
guildes-refusal-wrong_phase = This is not the time for it: { $phase }.
guildes-refusal-already_chosen =
    You have chosen already; { $waiting ->
        [one] one player is
       *[other] { $waiting } players are
    } still thinking.
guildes-refusal-not_your_turn = It is the turn of { $other }.
guildes-refusal-not_in_game = { $guild } are not used with { $seats } players.
guildes-refusal-not_in_packet = There is no { $guild } card in your packet.
guildes-refusal-not_in_hand = You have no { $guild } card in your hand.
guildes-refusal-wrong_trick = Your trick is { $trick }; it does something else.
guildes-refusal-not_begun = { $trick } begins with another step.
guildes-refusal-already_begun = You have begun { $trick }; carry it out in full.
guildes-refusal-nobody_there = Nobody sits there ({ $owner }); { $seats } people play.
guildes-refusal-protected = { $owner } is protected in this ballot.
guildes-refusal-no_such_card = { $owner } has no { $guild } card on the table.
guildes-refusal-same_owner = The second card must be of another player than { $owner }.
guildes-refusal-not_worthy = { $guild } cannot be sacrificed: only guilds worth { $least } or more.
guildes-refusal-no_target = After sacrificing { $guild } there would be no card left to remove.
guildes-refusal-not_drawn = You did not draw { $guild }.
guildes-refusal-only_the_recalled = The { $guild } card you have just taken back cannot be laid again.

## The rules, in our own words

guildes-rule-gu-1 = The game has 110 guild cards, six event cards and nine dirty tricks. Three to six people play.
guildes-rule-gu-2 = With 3 players all Alchemists and 3 Militia are taken out; everybody is dealt 10 cards a ballot and lays 8. With 4 players: 9 dealt, 7 laid. With 5: 7 dealt, 5 laid. With 6: 6 dealt, 5 laid.
guildes-rule-gu-3 = Cards taken out at the start are out of the game altogether. All others are shuffled into one deck.
guildes-rule-gu-4 = There are three ballots. Each begins with a fresh deal from the deck; discarded cards are never shuffled back.
guildes-rule-gu-5 = One event card is turned up in each ballot, after the deal and before the draft, so three different ones are seen. In the basic game only its arrow counts.
guildes-rule-gu-6 = A ballot is played in this order: draft, play, dirty tricks (if you use them), count.
guildes-rule-gu-7 = Draft: all at once, everybody keeps one card of the packet in hand, face down, and passes the rest to the neighbour the arrow points at. This goes on until the packets are used up; the last card is simply kept. You may look at what you kept but not change it.
guildes-rule-gu-8 = Play: the kept cards are the hand. Everybody lays one card face down; when all have, the cards are turned up and stay in front of their owners. Repeat as often as the table of players says.
guildes-rule-gu-9 = Basic game: hand cards that were not laid are discarded at the end of the play. Nobody sees them.
guildes-rule-gu-10 = Cards on the table stay there for the following ballots.
guildes-rule-gu-11 = Every guild is counted by itself. The first ballot pays one place, the second two, the third three, with the values of that guild for that ballot.
guildes-rule-gu-12 = In the third ballot Fishermen and Burghers pay only two places, Alchemists pay four.
guildes-rule-gu-13 = Only players with at least one card of a guild take part in its count.
guildes-rule-gu-14 = Players with equal numbers share the places they fill together: add the votes of those places that are paid, divide by the number of players, drop the fraction. The next group takes the places after that.
guildes-rule-gu-15 = So a tie for the first place in the second ballot leaves no second place; in the third ballot two tied leaders leave the third place to the next, three or more leave nothing, and a tie for second shares the second and third places. With Alchemists three tied leaders leave the fourth place to the next.
guildes-rule-gu-16 = Each Militia card on your table brings 3 votes at every count. There is no majority for it.
guildes-rule-gu-17 = The votes of the three counts are added. Whoever has most after the third ballot wins; equal players share the win.
guildes-rule-gu-18 = One card fewer: in this ballot everybody lays one card less than usual, and one more stays in hand.
guildes-rule-gu-19 = Ties vanish: when a guild is counted, everybody who has as many cards as somebody else counts as having none; the others are ranked. This goes for all ties at once. The Militia is not affected.
guildes-rule-gu-20 = One after another: cards are laid face up in turn. A player drawn by lot opens the first lap and the order goes to the right; after each lap the opener moves one seat to the right.
guildes-rule-gu-21 = Redistribution: after the draft everybody puts one card aside face down. These cards are shuffled and everybody gets one back, perhaps his own. Nobody learns who got which.
guildes-rule-gu-22 = One or two cards: cards are laid in steps of two and one by turns and each step is revealed together. 8 cards go 2, 1, 2, 1, 2; 7 cards go 1, 2, 1, 2, 1; 5 cards go 2, 1, 2.
guildes-rule-gu-23 = Late reveal: a card stays face down until everybody has laid the next one. The last two are revealed together.
guildes-rule-gu-24 = The arrow on the event card gives the direction of passing, whether or not you play with events.
guildes-rule-gu-25 = Dirty tricks: after the event is known and before the draft everybody gets a random trick, face up. With 3 players trick I is left out. Nobody gets the same letter in two ballots running; he draws another instead.
guildes-rule-gu-26 = With dirty tricks, cards that were not laid are kept until their owner has used or declined his trick; then he discards them.
guildes-rule-gu-27 = Tricks are resolved in the order of their letters. Using one is optional, but once begun it is carried out in full. A trick without a target cannot be used. After the count all tricks go back and are shuffled.
guildes-rule-gu-28 = A Protection: until the end of the ballot no trick of another player may affect you or your table.
guildes-rule-gu-29 = B Swap: choose two different players who have cards on the table (you may be one of them) and one card of each; the two cards change places. Protected players cannot be chosen.
guildes-rule-gu-30 = C Sacrifice: discard from your own table a card of a guild worth 10 or more (Burghers, Knights, Nobles, Priests, Alchemists), then discard any card of any table that is not protected.
guildes-rule-gu-31 = D Second hand: shuffle the discard pile, look at two cards of it, lay one on your table and discard the other.
guildes-rule-gu-32 = E Substitution: take a card of your table into your hand and lay another card from your hand.
guildes-rule-gu-33 = F, G, H, I: for this count one player has one Knights, Nobles, Priests or Alchemists card more or less, as you choose. It may be yourself, but nobody who is protected.
guildes-rule-gu-34 = Everything discarded goes to one face-down pile: unused hand cards and what tricks remove. Trick D can draw from all that lies there when its turn comes.
guildes-rule-gu-35 = Event cards and dirty tricks can each be switched on or off by themselves.

## Why a hint is given

guildes-reason-majority_guild = It puts you in the lead in { $guild }.
guildes-reason-gain_guild = It helps you in { $guild } more than other moves.
