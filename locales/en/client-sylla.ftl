# The table of Sylla in the browser: captions, help, rules page.

client-sylla-moment-preparation = Setup
client-sylla-moment-first-consul = Round { $round } of { $rounds }: First Consul
client-sylla-moment-recruiting = Round { $round } of { $rounds }: Recruiting
client-sylla-moment-buildings = Round { $round } of { $rounds }: Buildings
client-sylla-moment-income = Round { $round } of { $rounds }: Income
client-sylla-moment-events = Round { $round } of { $rounds }: Events
client-sylla-moment-great-work = Round { $round } of { $rounds }: Great Work
client-sylla-moment-famine-and-crises = Round { $round } of { $rounds }: Famine and Crises
client-sylla-moment-ecclesia = The church is built
client-sylla-back = Back to my side
client-sylla-look = View { $name }
client-sylla-unofficial = unofficial
client-sylla-unofficial-two = For two: an unofficial variant
client-sylla-church = The church
client-sylla-fish = The fish
client-sylla-work-now = This round
client-sylla-built = Built: { $works }
client-sylla-work-next = Next
client-sylla-under = At the bottom of the deck, put there for all to see:
client-sylla-no-recruits = Nobody is waiting.
client-sylla-deck =
    { $count ->
        [one] One character in the deck
       *[other] { $count } characters in the deck
    }
client-sylla-stack = { $count } face down
client-sylla-costs = −{ $points } for you
client-sylla-work-covered = face down
client-sylla-tab-ladder = Ladder
client-sylla-tab-recruits = Recruits
client-sylla-tab-market = Buildings
client-sylla-tab-events = Events
client-sylla-tab-work = Work
client-sylla-tab-others = Others
client-sylla-known = What you can know
client-sylla-known-denarii = Denarii
client-sylla-known-income = Income
client-sylla-known-hunger = Hunger
client-sylla-known-score = If the game ended now
client-sylla-known-shown = Shown in the last crisis: { $token }
client-sylla-known-under = At the very bottom of the deck, in the order they will be drawn: { $cards }.
client-sylla-known-events = Events still face down
client-sylla-known-removed = Out of the game
client-sylla-known-works = Works still face down
client-sylla-known-left-out = Not built in this game: { $work }.
client-sylla-slot = Place ({ $colour }): { $building }
client-sylla-lies-upright = { $card }, { $count }
client-sylla-lies-turned = { $card }, { $count }, on its side
client-sylla-lies-down = { $card }, { $count }, face down
client-sylla-owns = { $building }: { $open } open, { $down } face down
client-sylla-cubes = { $card }, cubes: { $count }
client-sylla-event =
    { $event }: { $cubes ->
        [0] no cube
        [one] one cube
       *[other] { $cubes } cubes
    }
client-sylla-mine =
    { $count ->
        [one] one of yours
       *[other] { $count } of yours
    }
client-sylla-marker = { $token } in column { $column }, worth { $value }
client-sylla-step-left = { $token }: one step left
client-sylla-step-right = { $token }: one step right
client-sylla-worth = { $token }: a token is worth { $value } now.
client-sylla-prestige = { $points } prestige
client-sylla-screen =
    { $denarii ->
        [0] No money
        [one] One denarius
       *[other] { $denarii } denarii
    }; tokens: Civic Sense { $civic }, Health { $health }, Leisure { $leisure }.
client-sylla-screen-closed = Money and tokens are hidden behind the screen.
client-sylla-expects =
    Phase IV would bring { $income ->
        [one] one denarius
       *[other] { $income } denarii
    } now; the famine would cost { $hunger ->
        [0] nothing
       *[other] { $hunger } prestige
    }.
client-sylla-if-ended = If the game ended now: { $points } prestige

client-sylla-poll-election = Consulate
client-sylla-poll-sale = Sale
client-sylla-poll-vote = Vote
client-sylla-sold = Sold
client-sylla-strikes = It strikes
client-sylla-passed = passes
client-sylla-bids-votes =
    { $count ->
        [0] bids no votes
        [one] bids one vote
       *[other] bids { $count } votes
    }
client-sylla-bids-cards =
    { $count ->
        [one] bids one card
       *[other] bids { $count } cards
    }
client-sylla-most-votes =
    { $count ->
        [0] no bid
        [one] at most one vote
       *[other] at most { $count } votes
    }
client-sylla-most-cards =
    { $count ->
        [0] no card
        [one] at most one card
       *[other] at most { $count } cards
    }
client-sylla-can-vote =
    { $senators ->
        [0] no senator
        [one] one senator
       *[other] { $senators } senators
    }, { $denarii ->
        [0] no money
        [one] up to one denarius
       *[other] up to { $denarii } denarii
    }
client-sylla-can-vote-closed =
    { $senators ->
        [0] no senator
        [one] one senator
       *[other] { $senators } senators
    }
client-sylla-voted =
    { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } ({ $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    })
client-sylla-counted =
    { $votes ->
        [0] No votes for it.
        [one] One vote for it.
       *[other] { $votes } votes for it.
    }
client-sylla-thumb-up = Thumb up: for the work
client-sylla-thumb-down = Thumb down: for the plebs

client-sylla-phase-first-consul = Consul
client-sylla-phase-recruiting = Recruits
client-sylla-phase-buildings = Buildings
client-sylla-phase-income = Income
client-sylla-phase-events = Events
client-sylla-phase-great-work = Work
client-sylla-phase-famine-and-crises = Crises
client-sylla-short-event-epidemic = Health −1
client-sylla-short-event-eruption = Leisure −1
client-sylla-short-event-imperial-cult = Civic Sense −1
client-sylla-short-event-famine = Famine +1
client-sylla-short-event-persecution = all flip 1 Christian
client-sylla-short-event-purge = all flip 1 senator
client-sylla-short-event-flood = all flip 1 building or crane
client-sylla-short-event-slave-revolt = all flip 1 slave
client-sylla-short-event-pillage = all flip 1 market stall
client-sylla-short-event-decadence = rightmost marker −1

client-sylla-short-pantheon = { $first } / { $second } / { $third } prestige
client-sylla-short-temple = { $many ->
        [one] one vote
       *[other] { $many } votes
    }: { $first } · { $some }: { $second }
client-sylla-short-granary = { $first }/{ $second } · famine −1 per { $step ->
        [one] vote
       *[other] { $step } votes
    }
client-sylla-short-baths = { $first }/{ $second } · Health +1 per { $step ->
        [one] vote
       *[other] { $step } votes
    }
client-sylla-short-colosseum = { $first }/{ $second } · Leisure +1 per { $step ->
        [one] vote
       *[other] { $step } votes
    }
client-sylla-short-senate = { $first }/{ $second } · Civic Sense +1 per { $step ->
        [one] vote
       *[other] { $step } votes
    }

## Help

client-sylla-topic-ladder = Res Publica
client-sylla-about-ladder = How content the people are. At the end each token is worth the number above the marker of its kind. The hatched column on the left is the crisis zone.
client-sylla-about-token = The First Consul, majorities on events, house temples and insulae bring tokens. They are counted in a crisis and at the end.
client-sylla-in-crisis = In the crisis zone: in phase VII whoever has the most of these tokens gains { $crisis_points } prestige; whoever has the fewest loses { $crisis_points }.
client-sylla-topic-famine = Famine
client-sylla-about-famine = In phase VII everybody loses prestige equal to the level of the famine, less { $field } for each open field. After every election of the consul it grows by one for each famine symbol on the open events.
client-sylla-topic-church = The church
client-sylla-about-church = It is built by itself after the last round: face-up Christians bring { $christian } prestige each, face-up slaves may be freed, and every token counts what the ladder shows.
client-sylla-about-events = In every round the two with the most cubes are prevented and the other two strike: the upper one first, Decadence last. One of the prevented events leaves the game.
client-sylla-about-others = Everybody sees the others’ cards, buildings and cubes.
client-sylla-topic-known = What you can know
client-sylla-about-known = Money and tokens, as far as you see behind the screens, and what is still face down in the stacks.
client-sylla-topic-recruits = Characters
client-sylla-about-recruits = In phase II everybody takes one of them, the First Consul first. The others go under the deck.
client-sylla-topic-deck = Deck of characters
client-sylla-about-deck = New characters are drawn from here. The cards at the bottom were put there for all to see.
client-sylla-topic-market = Buildings
client-sylla-about-market = The colour of the place says which characters can pay: those that show a hexagon of this colour. A bid is a number of cards, not of hexagons.
client-sylla-topic-stack = Face-down buildings
client-sylla-about-stack = The stack holds the letters A, B and C from top to bottom, each letter shuffled.
client-sylla-topic-events = Events
client-sylla-topic-work = Great works
client-sylla-about-work = The next great work is turned up when all vote on this one.
client-sylla-topic-built = Built
client-sylla-about-built = The great works of earlier rounds, one for each round.
client-sylla-topic-others = Other players
client-sylla-topic-consul = First Consul
client-sylla-about-consul = Takes a token, recruits first, offers the first building (and bids last for it), receives income first, places the first cube and decides ties on events. A bid is the sum of senators and money; only the winner pays the money.
client-sylla-topic-round = Rounds
client-sylla-about-round = The game has { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of seven phases, then the church is built.
client-sylla-topic-cube = Cubes
client-sylla-about-cube = Every upright legionary and vestal gives one cube for the events. All cubes must be placed.
client-sylla-topic-denarii = Money for the vote
client-sylla-about-denarii = Each denarius is one more vote. It is spent whichever way the thumb points.
client-sylla-topic-screen = Behind the screen
client-sylla-about-screen = The screens at this table are open: everybody sees what is behind them.
client-sylla-about-screen-closed = The screens are closed: you see money and tokens only on your side. Everybody saw what was paid, bid and won by majorities, but not which tokens insulae and house temples brought. In a crisis everybody shows the tokens of that kind.
client-sylla-about-score-closed = What the screen will add to it is seen only at the end.

client-sylla-about-senator = One vote for the consulate. If upright in phase VI, one vote for the great work (thumb up) or for the plebs (thumb down).
client-sylla-about-merchant = If upright in phase IV, { $merchant_income ->
        [one] one denarius
       *[other] { $merchant_income } denarii
    } more. One at the start.
client-sylla-about-legionary = If upright in phase V, one cube against events that legionaries can fight.
client-sylla-about-vestal = If upright in phase V, one cube against events that vestals can fight.
client-sylla-about-slave = Helps only to buy, in the colours of its hexagons. If face up at the end, a slave may be freed: { $slave_price ->
        [one] one denarius
       *[other] { $slave_price } denarii
    } for { $freed_slave } prestige.
client-sylla-about-crane = Helps to buy in the colours of its hexagons, from the round after the purchase on. It is not a character, but the flood can hit it.
client-sylla-about-fish = A Christian: { $christian } prestige at the end if face up. The Persecution may hit it.

client-sylla-about-building-stall =
    { $amount ->
        [one] One more denarius
       *[other] { $amount } more denarii
    } in every phase IV.
client-sylla-about-building-field = Takes { $amount } off the famine for you in every phase VII.
client-sylla-about-building-house-temple =
    In phase IV you may pay { $amount ->
        [one] one denarius
       *[other] { $amount } denarii
    } for a token of your choice.
client-sylla-about-building-tavern = In phase IV you may move one marker left or right (columns: { $amount }), but none that a tavern has already moved in this phase. Holding a marker at an end of the ladder counts as moving it.
client-sylla-about-building-insula =
    { $amount ->
        [one] One token
       *[other] { $amount } tokens
    } of your choice, immediately.
client-sylla-about-building-crane = A crane card: from the next round on, one more card for purchases in the colours of its hexagons.
client-sylla-about-building-arch = { $amount } prestige, immediately.
client-sylla-about-building-statue = { $amount } prestige, immediately.
client-sylla-about-building-bank =
    { $amount ->
        [one] One denarius
       *[other] { $amount } denarii
    }, immediately.

client-sylla-about-event-epidemic = Health moves one column to the left.
client-sylla-about-event-eruption = Leisure moves one column to the left.
client-sylla-about-event-imperial-cult = Civic Sense moves one column to the left.
client-sylla-about-event-famine = The famine grows by one.
client-sylla-about-event-persecution = Everybody turns one Christian face down.
client-sylla-about-event-purge = Everybody turns one senator face down.
client-sylla-about-event-flood = Everybody turns one building or crane face down.
client-sylla-about-event-slave-revolt = Everybody turns one slave face down.
client-sylla-about-event-pillage = Everybody turns one market stall face down.
client-sylla-about-event-decadence = The marker that is furthest to the right moves one column to the left; if several are level, all of them do. Decadence never leaves the game: when it would have to, the other prevented event leaves instead.
client-sylla-me-prevented = Prevented: nothing happens to you this round.
client-sylla-me-flip =
    { $count ->
        [0] You have nothing it could hit.
        [one] Only one thing of yours can be hit: you would have to turn it face down.
       *[other] You would turn one of { $count } face down; they are outlined in red.
    }
client-sylla-me-famine =
    { $costs ->
        [0] It costs you no more this round than it does now.
       *[other] It costs you { $costs } more prestige this round.
    }
client-sylla-me-stays = Nothing can move further to the left: nothing happens.
client-sylla-me-falls =
    { $markers } { $count ->
        [one] moves
       *[other] move
    } one column to the left. { $costs ->
        [0] Your tokens lose no value by it.
       *[other] Your tokens are then worth { $costs } prestige less in all.
    }
client-sylla-me-crisis = Then in crisis: { $markers }.
client-sylla-me-held =
    { $count ->
        [one] One of yours is face down. When this event leaves the game it is turned up, unless another open event holds it too.
       *[other] { $count } of yours are face down. When this event leaves the game they are turned up, except those that another open event holds too.
    }
client-sylla-fought = Fought by: { $fighters }.
client-sylla-earns = The most cubes on it earn a token ({ $token }).
client-sylla-earns-prestige = The most cubes on it earn { $majority_prestige } prestige.
client-sylla-famine-symbol =
    { $count ->
        [one] It shows a famine symbol: after the consul’s election the famine grows by one.
       *[other] It shows { $count } famine symbols: after the consul’s election the famine grows by { $count }.
    }

client-sylla-about-work-pantheon = Most votes for it: { $first } prestige, second { $second }, third { $third }.
client-sylla-about-work-temple = { $first } prestige for everybody with at least { $many ->
        [one] one vote
       *[other] { $many } votes
    }, { $second } for everybody with fewer but at least { $some }.
client-sylla-about-work-granary = Most votes for it: { $first } prestige, second { $second }. For every { $step ->
        [one] vote
       *[other] { $step } votes
    } in all the famine falls by one.
client-sylla-about-work-baths = Most votes for it: { $first } prestige, second { $second }. For every { $step ->
        [one] vote
       *[other] { $step } votes
    } in all Health moves one column to the right.
client-sylla-about-work-colosseum = Most votes for it: { $first } prestige, second { $second }. For every { $step ->
        [one] vote
       *[other] { $step } votes
    } in all Leisure moves one column to the right.
client-sylla-about-work-senate = Most votes for it: { $first } prestige, second { $second }. For every { $step ->
        [one] vote
       *[other] { $step } votes
    } in all Civic Sense moves one column to the right.
client-sylla-about-plebs = Thumb down: one prestige for every { $votes_per_point ->
        [one] vote
       *[other] { $votes_per_point } votes
    }. The money is spent either way.

client-sylla-about-phase-first-consul = The previous consul bids first, the others in turn once each: more than the highest bid, or pass. The highest bidder pays the money, becomes First Consul and takes a token. Then the famine grows.
client-sylla-about-phase-recruiting = Beginning with the First Consul, everybody in turn takes one of the characters on display. The rest go under the deck.
client-sylla-about-phase-buildings = The First Consul offers a building. Beginning on the left, everybody bids cards once; whoever offers the building bids last. The winner turns that many cards of the colour on their side, takes the building and offers the next.
client-sylla-about-phase-income = Beginning with the First Consul, everybody receives money: a base income, something for each upright merchant and for each stall. Meanwhile house temples and taverns may be used.
client-sylla-about-phase-events = Beginning with the First Consul, everybody in turn puts one cube at a time on an event. The most cubes on an event earn its token. The two events with the most cubes are prevented, the other two strike, and one prevented event leaves the game.
client-sylla-about-phase-great-work = All vote at the same time: thumb up for the work, thumb down for the plebs, with upright senators and any money.
client-sylla-about-phase-famine-and-crises = The famine costs prestige, and every marker in the crisis zone brings a crisis. Then turned cards stand up again.

client-sylla-recon-hexes = Reconstructed: no source shows which hexagons this card has in the box; these fit all the examples and spread the colours evenly.
client-sylla-recon-tiles = The effect is that of the rulebook; how many of these tiles there are is reconstructed, because no source lists them.
client-sylla-recon-event = The famine symbol is reconstructed: sources do not show which events have one; ours fit the rulebook’s example and the course of reported games.
client-sylla-recon-event-token = Token and famine symbol are reconstructed: no source names them; ours fit the rulebook’s example and keep the kinds of tokens balanced.
client-sylla-recon-ladder = The row of values is reconstructed: only the middle, the range from 1 to 4 and the seven columns are known.

## Rules page

client-sylla-rules-aim = Aim of the game
client-sylla-rules-aim-text = Sylla steps down, and you want to take his place. Round by round you win elections, buy buildings, hold off dangers and pay for great works. Whoever has the most prestige at the end rules Rome; equals share the victory.
client-sylla-rules-setup = Setup
client-sylla-rules-setup-text = Everybody has an equal set of characters and secretly chooses { $start_4 } of them, { $start_3 } in a game for three. The rest is shuffled into the deck. All start with { $start_prestige } prestige and { $start_denarii ->
        [one] one denarius
       *[other] { $start_denarii } denarii
    }, plus 1 for each merchant. Six great works are shuffled, one of them is openly left out. Three events and Decadence are open.
client-sylla-rules-screens = Money and tokens are kept behind screens. Everybody sees the First Consul’s token, and that of an event is known as well; which tokens insulae and house temples bring stays secret until a crisis or the end shows them. If you would rather play openly, choose open screens when you open the table.
client-sylla-rules-characters = Characters
client-sylla-rules-poses = An upright card is ready. A card on its side has paid for a purchase and rests for this round. A face-down card was hit by an event and is of no use until no open event holds it any more.
client-sylla-rules-round = A round
client-sylla-rules-more-first-consul = Only the winner pays; all senators always count and are not used up. The famine grows by one for each famine symbol on the open events, up to { $famine_most }.
client-sylla-rules-more-recruiting = Characters on display: { $recruits_4 } for four players, { $recruits_3 } for three.
client-sylla-rules-more-buildings = Buildings offered: { $sales_4 } with four players, { $sales_3 } with three. The lowest bid is one card. A building without a bid leaves the game, and the same player offers the next. Whatever was not offered in the end leaves the game too.
client-sylla-rules-more-income = Base income: { $base_income ->
        [one] one denarius
       *[other] { $base_income } denarii
    }. { $merchant_income } more for each upright merchant, { $stall } more for each stall. Face-down cards and buildings do nothing.
client-sylla-rules-more-events = All cubes must be placed. Whoever shares the most cubes on an event earns its token as well. Between events with the same number of cubes the First Consul decides which is prevented. Of the events that strike, the upper one comes first; if it hits cards or buildings, everybody chooses in turn, beginning with the First Consul. The prevented event with more cubes leaves the game, between equals the First Consul chooses; instead of Decadence the other one always leaves. What it held face down is turned up, unless another open event holds it too, and a new event appears.
client-sylla-rules-more-great-work = Equal votes share a place, and the next place is skipped. Without a vote there is no place, even if nobody else builds. With thumb down there is one prestige for every { $votes_per_point ->
        [one] vote
       *[other] { $votes_per_point } votes
    }.
client-sylla-rules-more-famine-and-crises = Loss by famine: its level less { $field } for each open field. In a crisis the most tokens of that kind gain { $crisis_points }, the fewest lose { $crisis_points }. Prestige never falls below zero.
client-sylla-rules-end = End of the game: the church
client-sylla-rules-end-text = Every face-up Christian brings { $christian } prestige. Each face-up slave may be freed for { $slave_price ->
        [one] one denarius
       *[other] { $slave_price } denarii
    } and brings { $freed_slave }. Then every token brings what the marker of its kind shows. Money is worth nothing.
client-sylla-rules-doubt = What is reconstructed
client-sylla-rules-doubt-text = The rulebook does not print every card. The hexagons of most characters, the number of building tiles, the famine symbols, three tokens of events and the row of values on the ladder are reconstructed so that they fit all that is known. The help of each piece says so.

## The bench of the first characters
client-sylla-bench =
    { $places ->
        [one] Bench with one place, taken: { $count }
       *[other] Bench with { $places } places, taken: { $count }
    }
client-sylla-good-six = A good choice
