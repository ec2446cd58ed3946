sylla-name = Sylla
sylla-summary = Five rounds of elections, auctions, dangers and secret votes in the senate of Rome. For three or four; the game for two is an unofficial variant.
sylla-unofficial = This game for two is an unofficial variant: the rulebook is for three and four, and its numbers have been extended to two.
## Before the game

sylla-option-screens = Screens
sylla-option-screens-closed = closed: money and tokens are secret
sylla-option-screens-open = open: the table keeps count for all

## Phases

sylla-phase-preparation = Setup
sylla-phase-first_consul = I – First Consul
sylla-phase-recruiting = II – Recruiting
sylla-phase-buildings = III – Buildings
sylla-phase-income = IV – Income
sylla-phase-events = V – Events
sylla-phase-great_work = VI – Great Work
sylla-phase-famine_and_crises = VII – Famine and Crises
sylla-phase-ecclesia = The church

## Questions

sylla-ask-characters = Choose { $count ->
        [one] one character
       *[other] { $count } characters
    } to start with. The others do not see your choice until all have chosen.
sylla-ask-election-first = You are First Consul. How many votes do you bid to stay in office? { $senators ->
        [0] Without senators only your money counts
        [one] Your senator counts as one vote
       *[other] Your { $senators } senators count as { $senators } votes
    }, each denarius as one { $senators ->
        [0] vote
       *[other] more
    }; you have { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }.
sylla-ask-election = The highest bid for the consulate is { $votes ->
        [0] no votes at all
        [one] one vote
       *[other] { $votes } votes
    }. You have { $senators ->
        [0] no senator
        [one] one senator
       *[other] { $senators } senators
    } and { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }. Bid more, or pass.
sylla-ask-consul-token = You are First Consul. Which token do you take?
sylla-ask-recruit = Recruit one character.
sylla-ask-sell = Which building do you offer for sale? { $left ->
        [one] This is the last sale of the round.
       *[other] { $left } sales are left.
    }
sylla-ask-bid = For sale: { $building } (colour: { $colour }). { $high ->
        [0] Nobody has bid yet
        [one] The highest bid is one card
       *[other] The highest bid is { $high } cards
    }; you have { $own ->
        [0] no card
        [one] one card
       *[other] { $own } cards
    } of that colour.
sylla-ask-turn = Choose a card to turn on its side. { $left ->
        [one] One is left to pay.
       *[other] { $left } are left to pay.
    }
sylla-ask-insula = The insula brings tokens. Which do you take? { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
sylla-ask-use = Use your buildings. Still unused: { $temples ->
        [0] { $taverns ->
            [0] none
            [one] one tavern
           *[other] { $taverns } taverns
        }
        [one] one house temple{ $taverns ->
            [0] { "" }
            [one] , one tavern
           *[other] , { $taverns } taverns
        }
       *[other] { $temples } house temples{ $taverns ->
            [0] { "" }
            [one] , one tavern
           *[other] , { $taverns } taverns
        }
    }.
sylla-ask-cube = Put a cube on an event. You have { $legionaries ->
        [0] no legionary
        [one] one legionary
       *[other] { $legionaries } legionaries
    } and { $vestals ->
        [0] no vestal
        [one] one vestal
       *[other] { $vestals } vestals
    } left.
sylla-ask-prevent = These events have the same number of cubes. As consul you decide: which is prevented? { $left ->
        [one] One more.
       *[other] { $left } more.
    }
sylla-ask-flip = { $event }: turn one of these face down.
sylla-ask-remove = Both prevented events have the same number of cubes. As consul you decide: which leaves the game?
sylla-ask-vote = { $work }: thumb up to build it, or down for the plebs? You have { $senators ->
        [0] no upright senator
        [one] one upright senator
       *[other] { $senators } upright senators
    } and { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }.
sylla-ask-free = How many of your slaves do you free? You have { $slaves ->
        [one] one, who
       *[other] { $slaves }; each
    } costs { $price ->
        [one] one denarius
       *[other] { $price } denarii
    }.

## Offers

sylla-do-characters = { $cards }
sylla-do-pass = Pass
sylla-do-bid-denarii = Bid { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } ({ $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    })
sylla-do-bid-cards = Bid { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
sylla-do-take = Take { $token }
sylla-do-recruit = Recruit: { $card }
sylla-do-sell = Offer: { $building } ({ $colour })
sylla-do-turn = Turn: { $card }
sylla-do-sacrifice = House temple: { $token } for { $price ->
        [one] one denarius
       *[other] { $price } denarii
    }
sylla-do-move-left = Tavern: { $token } one column to the left
sylla-do-move-right = Tavern: { $token } one column to the right
sylla-do-hold = Tavern: hold { $token } where it is
sylla-do-finish = Use nothing more
sylla-do-cube = { $event }: place a cube ({ $card })
sylla-do-prevent = Prevent { $event }
sylla-do-remove = Take { $event } out of the game
sylla-do-flip = Turn face down: { $card }
sylla-do-flip-turned = Turn face down: { $card } (on its side)
sylla-do-vote-up = Thumb up, { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }: { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    }
sylla-do-vote-down = Thumb down, { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }: { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    }, { $points ->
        [0] no prestige
       *[other] { $points } prestige
    }
sylla-do-free = { $slaves ->
        [0] Free nobody
        [one] Free one slave ({ $price ->
            [one] one denarius
           *[other] { $price } denarii
        })
       *[other] Free { $slaves } slaves ({ $price ->
            [one] one denarius
           *[other] { $price } denarii
        })
    }

## What happens

sylla-told-left-out = Not built in this game: { $work }. First Consul with income tile I: { $seat }.
sylla-told-started = { $seat } starts with { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    } and these characters: { $cards }.
sylla-told-started-unseen = { $seat } starts with these characters: { $cards }.
sylla-told-round = Round { $round }. Its great work: { $work }.
sylla-told-recruits = Ready to be recruited: { $cards }.
sylla-told-events = Open events: { $events }.
sylla-told-buildings = Ready for sale: { $tiles }.
sylla-told-election-bid = { $seat } bids { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } for the consulate ({ $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }).
sylla-told-election-pass = { $seat } does not stand for consul.
sylla-told-elected = First Consul: { $seat }. Paid: { $denarii ->
        [one] one denarius
       *[other] { $denarii } denarii
    }.
sylla-told-elected-free = First Consul: { $seat }. Paid: nothing.
sylla-told-token-consul = { $seat } takes a token (consulate): { $token }.
sylla-told-token-insula = { $seat } takes a token (insula): { $token }.
sylla-told-token-insula-unseen = { $seat } takes a token (insula) that nobody else sees.
sylla-told-token-temple = { $seat } makes an offering in the house temple and takes a token: { $token }.
sylla-told-token-temple-unseen = { $seat } makes an offering in the house temple and takes a token that nobody else sees.
sylla-told-token-majority = { $event }: { $seat } has the most cubes and takes a token ({ $token }).
sylla-told-famine-symbols = { $symbols ->
        [0] No famine symbol on the events
        [one] One famine symbol on the events
       *[other] { $symbols } famine symbols on the events
    }: the famine stands at { $to }.
sylla-told-famine-grown = { $by ->
        [0] The famine is at its worst already: { $to }.
       *[other] The famine grows to { $to }.
    }
sylla-told-famine-eased = { $by ->
        [0] There is no famine to ease.
       *[other] The famine falls by { $by } and stands at { $to }.
    }
sylla-told-recruited = { $seat } recruits: { $card }.
sylla-told-put-under = Put under the deck: { $cards }.
sylla-told-on-sale = { $seat } offers: { $building } (colour: { $colour }).
sylla-told-sale-bid = { $seat } bids { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
sylla-told-sale-pass = { $seat } passes.
sylla-told-sold = { $building }: { $seat } buys it for { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
sylla-told-unsold = { $building }: no bid, so it leaves the game.
sylla-told-building-points = { $building }: { $seat } gains { $points } prestige.
sylla-told-bank = Bank: { $seat } receives { $denarii ->
        [one] one denarius
       *[other] { $denarii } denarii
    }.
sylla-told-bank-unseen = Bank: { $seat } takes the money behind the screen.
sylla-told-crane = { $seat } takes a crane card, to be used from the next round on.
sylla-told-market-closed = Never offered, so out of the game: { $tiles }.
sylla-told-income = Income: { $seat } receives { $denarii ->
        [0] nothing
        [one] one denarius
       *[other] { $denarii } denarii
    }.
sylla-told-income-unseen = Income: { $seat } takes it behind the screen.
sylla-told-tavern-left = Tavern ({ $seat }): { $token } moves one column to the left; a token is now worth { $value }.
sylla-told-tavern-right = Tavern ({ $seat }): { $token } moves one column to the right; a token is now worth { $value }.
sylla-told-tavern-held = Tavern ({ $seat }): { $token } stays at the end of the ladder.
sylla-told-cube = { $event }: { $seat } places a cube ({ $card }).
sylla-told-majority-prestige = { $event }: { $seat } has the most cubes and gains { $points } prestige.
sylla-told-prevented = Prevented: { $events }.
sylla-told-struck = { $event } strikes.
sylla-told-marker-left = { $token } moves one column to the left; a token is now worth { $value }.
sylla-told-marker-right = { $token } moves { $steps ->
        [one] one column
       *[other] { $steps } columns
    } to the right; a token is now worth { $value }.
sylla-told-nothing-moved = { $token } is at the far left already and stays there.
sylla-told-at-the-top = { $token } is at the far right already and stays there.
sylla-told-flipped = { $seat } turns face down: { $card }.
sylla-told-nothing-to-flip = { $seat } has nothing the event could hit.
sylla-told-removed = Out of the game: { $event }.
sylla-told-released = { $seat } turns up again: { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }.
sylla-told-new-event = New event: { $event }.
sylla-told-work = Great work: { $work }. Next round: { $next }.
sylla-told-work-last = Great work: { $work }, the last before the church.
sylla-told-voted-up = { $seat }: thumb up with { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } ({ $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }).
sylla-told-voted-down = { $seat }: thumb down with { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } ({ $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    }).
sylla-told-plebs = { $points ->
        [0] { $seat } gives the plebs too little for their thanks.
       *[other] Thanks of the plebs: { $seat } gains { $points } prestige.
    }
sylla-told-honoured = { $points ->
        [0] { $seat } helps to build but goes away empty-handed.
       *[other] Honour for building: { $seat } gains { $points } prestige.
    }
sylla-told-work-votes = { $work }: { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } in all.
sylla-told-starved = { $points ->
        [0] Famine: { $seat } has no prestige left to lose.
       *[other] Famine: { $seat } loses { $points } prestige.
    }
sylla-told-fed = Famine: { $seat } feeds the people and loses nothing.
sylla-told-crisis = Crisis: { $token }. All show their tokens.
sylla-told-shown = { $seat } shows { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }.
sylla-told-praised = { $seat } shows { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }, nobody has more: { $points } prestige.
sylla-told-blamed = { $seat } shows { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }, nobody has fewer: { $points ->
        [0] no prestige is left to lose
       *[other] { $points } prestige lost
    }.
sylla-told-church = The church is built.
sylla-told-christians = { $seat } has { $count ->
        [0] no Christians
        [one] one Christian and gains { $points } prestige
       *[other] { $count } Christians and gains { $points } prestige
    }.
sylla-told-freed = { $seat } frees { $slaves ->
        [0] nobody
        [one] one slave and gains { $points } prestige
       *[other] { $slaves } slaves and gains { $points } prestige
    }.
sylla-told-tokens = Tokens: { $seat } gains { $points } prestige.

## Score

sylla-score-glory = Prestige from the rounds
sylla-score-christians = Christians
sylla-score-freed = Freed slaves
sylla-score-tokens = { $token } (each { $value })
sylla-score-token-count = { $count ->
        [0] no token
        [one] one token
       *[other] { $count } tokens
    }
sylla-score-behind-screen = behind the screen
sylla-score-shared = Equal prestige: the victory is shared.
sylla-score-screens = Closed screens: the others’ tokens, and slaves they could pay for, count here only at the end.

## Why not

sylla-why-marker-moved = A tavern has already moved this marker in this phase.
sylla-why-not-fought = None of your cubes may be put on this event.
sylla-why-wrong-colour = This card does not show the colour of the sale.
sylla-why-turned = This card has already been used in this round.
sylla-why-face-down = This card is face down under an event.
sylla-why-already-prevented = This event is already prevented.
sylla-why-fewer-cubes = This event has fewer cubes.
sylla-why-no-money = You cannot pay for the offering.

## The table in words

sylla-show-round = Round { $round } of { $rounds }, { $phase }. First Consul: { $seat }.
sylla-show-ladder = { $token }: column { $column }, a token is worth { $value }.
sylla-show-famine = Famine: { $level }.
sylla-show-work = Great work: { $work }.
sylla-show-next-work = Next great work: { $work }.
sylla-show-event = { $event } (against it: { $cards }): { $cubes ->
        [0] no cube
        [one] one cube
       *[other] { $cubes } cubes
    }.
sylla-show-event-famine = { $event }, { $symbols ->
        [one] one famine symbol
       *[other] { $symbols } famine symbols
    } (against it: { $cards }): { $cubes ->
        [0] no cube
        [one] one cube
       *[other] { $cubes } cubes
    }.
sylla-show-recruits = Characters: { $cards }.
sylla-show-buildings = Buildings (colour: { $colour }): { $tiles }.
sylla-show-sale = For sale: { $building }. { $high ->
        [0] No bid yet
        [one] Highest bid: one card
       *[other] Highest bid: { $high } cards
    }.
sylla-show-player = { $seat }: { $prestige } prestige · { $denarii ->
        [0] no money
        [one] one denarius
       *[other] { $denarii } denarii
    } · tokens: Civic Sense { $civic }, Health { $health }, Leisure { $leisure }.
sylla-show-player-closed = { $seat }: { $prestige } prestige; money and tokens behind the screen.
sylla-show-shown = Last crisis ({ $token }): { $seat } showed { $count ->
        [0] no token
        [one] one token
       *[other] { $count } tokens
    }.
sylla-show-upright = { $seat }, upright: { $cards }.
sylla-show-turned = { $seat }, on their side: { $cards }.
sylla-show-down = { $seat }, face down: { $cards }.
sylla-show-owned = { $seat }, buildings: { $tiles }.

# What a standing is made of, for hints.
sylla-feature-prestige = prestige
sylla-feature-civic = tokens of civic sense
sylla-feature-health = tokens of health
sylla-feature-leisure = tokens of leisure
sylla-feature-token-points = points for your tokens
sylla-feature-denarii = denarii
sylla-feature-money = money where it counts
sylla-feature-senators = senators ready to vote
sylla-feature-merchants = merchants ready for income
sylla-feature-legionaries = legionaries ready to fight
sylla-feature-vestals = Vestals ready to pray
sylla-feature-slaves = slaves
sylla-feature-cranes = cranes
sylla-feature-christians = Christians
sylla-feature-cards = useful characters
sylla-feature-face-down = cards and buildings face down
sylla-feature-stalls = market stalls
sylla-feature-fields = fields
sylla-feature-house-temples = house temples
sylla-feature-taverns = taverns
sylla-feature-estate = useful buildings
sylla-feature-red-cards = cards to pay with red
sylla-feature-yellow-cards = cards to pay with yellow
sylla-feature-grey-cards = cards to pay with grey
sylla-feature-consulate = the consulate
sylla-feature-auction = the building on sale
sylla-feature-cubes = cubes against events
sylla-feature-events = luck with the events
sylla-feature-crises = standing in the crises
sylla-feature-fed = protection from famine
sylla-feature-civic-value = value of civic sense
sylla-feature-health-value = value of health
sylla-feature-leisure-value = value of leisure
sylla-feature-rounds = rounds to come
sylla-feature-phase = progress of the round

## What a hint compares: one phrase for more, one for less

sylla-stake-this-round = at the end of this round
sylla-stake-next-round = at the end of the next round
sylla-stake-at-the-end = at the end of the game
sylla-stake-points-more = more points
sylla-stake-points-less = fewer points
sylla-stake-rival-more = more points for your strongest opponent
sylla-stake-rival-less = fewer points for your strongest opponent
sylla-stake-prestige-more = more prestige from the rounds
sylla-stake-prestige-less = less prestige from the rounds
sylla-stake-tokens-more = more points for tokens
sylla-stake-tokens-less = fewer points for tokens
sylla-stake-christians-more = more Christians
sylla-stake-christians-less = fewer Christians
sylla-stake-freed-more = more points for slaves you can free
sylla-stake-freed-less = fewer points for slaves you can free
sylla-stake-hunger-more = a famine costs you more
sylla-stake-hunger-less = a famine costs you less
sylla-stake-face-down-more = more cards and buildings face down
sylla-stake-face-down-less = fewer cards and buildings face down
sylla-stake-consul-more = you are First Consul more often
sylla-stake-consul-less = you are First Consul less often
sylla-stake-denarii-more = more denarii
sylla-stake-denarii-less = fewer denarii
sylla-stake-senators-more = more senators
sylla-stake-senators-less = fewer senators
sylla-stake-merchants-more = more merchants
sylla-stake-merchants-less = fewer merchants
sylla-stake-legionaries-more = more legionaries
sylla-stake-legionaries-less = fewer legionaries
sylla-stake-vestals-more = more Vestals
sylla-stake-vestals-less = fewer Vestals
sylla-stake-slaves-more = more slaves
sylla-stake-slaves-less = fewer slaves
sylla-stake-cranes-more = more cranes
sylla-stake-cranes-less = fewer cranes
sylla-stake-stalls-more = more market stalls
sylla-stake-stalls-less = fewer market stalls
sylla-stake-fields-more = more fields
sylla-stake-fields-less = fewer fields
sylla-stake-house-temples-more = more house temples
sylla-stake-house-temples-less = fewer house temples
sylla-stake-taverns-more = more taverns
sylla-stake-taverns-less = fewer taverns
sylla-stake-upright-more = more cards that can still pay and act
sylla-stake-upright-less = fewer cards that can still pay and act
