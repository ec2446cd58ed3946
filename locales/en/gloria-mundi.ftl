gloria-mundi-name = Gloria Mundi
gloria-mundi-summary = Rome is falling: run your farms and cities, keep the peace, buy buildings, pay the Goth or let him pass, and reach Africa before the others do.

gloria-option-screens = Screens
gloria-option-screens-open = open: the table keeps count for all
gloria-option-screens-closed = closed: tokens and hands are secret

## Goods and cards

gloria-food = food
gloria-gold = gold
gloria-peace-token = peace
gloria-glory = glory
gloria-step = a step
gloria-amount-food = { $count } food
gloria-amount-gold = { $count } gold
gloria-amount-peace = { $count } peace
gloria-amount-glory = { $count } glory
gloria-amount-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
gloria-amount-choice = { $count ->
    [one] 1 token ({ $goods })
   *[other] { $count } tokens (each { $goods })
}
gloria-amount-things = { $count ->
    [one] 1 of these ({ $goods })
   *[other] { $count } of these (each { $goods })
}
gloria-choice-more = { $first }, { $next }
gloria-choice-or = { $first } or { $last }
gloria-a-farm = a farm
gloria-a-city = a city
gloria-a-peace = a peace card
gloria-a-building = another building
gloria-cards-farm = { $count ->
    [one] 1 farm
   *[other] { $count } farms
}
gloria-cards-city = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
gloria-cards-peace = { $count ->
    [one] 1 peace card
   *[other] { $count } peace cards
}
gloria-cards-building = { $count ->
    [one] 1 other building
   *[other] { $count } other buildings
}
gloria-gain-laurel = { $count ->
    [one] the steps in the laurel wreath of the discarded building
   *[other] the steps in the laurel wreaths of the discarded buildings
}
gloria-gain-price = { $count ->
    [one] the printed price of the discarded building
   *[other] the printed prices of the discarded buildings
}

## What building cards do

gloria-every-farm = { $count ->
    [one] for each of your farms
   *[other] for every { $count } of your farms
}
gloria-every-city = { $count ->
    [one] for each of your cities
   *[other] for every { $count } of your cities
}
gloria-every-peace = { $count ->
    [one] for each of your peace cards
   *[other] for every { $count } of your peace cards
}
gloria-every-building = { $count ->
    [one] for each of your buildings
   *[other] for every { $count } of your buildings
}
gloria-every-food = { $count ->
    [one] for each food you have
   *[other] for every { $count } food you have
}
gloria-every-gold = { $count ->
    [one] for each gold you have
   *[other] for every { $count } gold you have
}
gloria-every-peace-token = { $count ->
    [one] for each peace token you have
   *[other] for every { $count } peace tokens you have
}
gloria-every-glory = { $count ->
    [one] for each glory you have
   *[other] for every { $count } glory you have
}
gloria-effect-produce = produces { $gain }
gloria-effect-trade = give { $cost } to get { $gain }
gloria-effect-trade-often = give { $cost } to get { $gain }, any number of times
gloria-effect-discard-steps = discard another building and take the steps in its laurel wreath
gloria-effect-discard-price = discard another building and get its printed price
gloria-effect-discard-goods = discard another building to get { $gain }
gloria-effect-owned = { $gain } { $every }
gloria-effect-exclusive-farm = { $gain } for each of your other farms, none of which acts this turn
gloria-effect-exclusive-city = { $gain } for each of your other cities, none of which acts this turn
gloria-effect-exclusive-peace = { $gain } for each of your other peace cards, none of which acts this turn
gloria-effect-goth-farm = { $gain } if the Goth stands on a space with a farm
gloria-effect-goth-city = { $gain } if the Goth stands on a space with a city
gloria-effect-goth-peace = { $gain } if the Goth stands on a space with peace
gloria-effect-swap = with every later purchase: 1 token ({ $pay }) replaces 1 token of the price ({ $asked })
gloria-effect-swap-often = with every later purchase: tokens ({ $pay }) replace any number of tokens of the price ({ $asked })
gloria-effect-when-buying = with every later purchase: { $gain } more
gloria-effect-wall-farm = is lost to the Goth in place of the farm below it
gloria-effect-wall-city = is lost to the Goth in place of the city below it
gloria-effect-wall-peace = is lost to the Goth in place of the peace card below it

## Questions

gloria-ask-lay = Which basic card do you lay? All cards of its type will act.
gloria-ask-activate = Laid: { $card }. Which card of this type acts next?
gloria-ask-times = How often do you use { $building }?
gloria-ask-times-again = Do you use { $building } again?
gloria-ask-give = { $left ->
    [one] { $building }: what do you give?
   *[other] { $building }: what do you give? { $left } to choose.
}
gloria-ask-take = { $left ->
    [one] { $building }: what do you take?
   *[other] { $building }: what do you take? { $left } to choose.
}
gloria-ask-discard = { $left ->
    [one] { $building }: which other building do you discard?
   *[other] { $building }: which other buildings do you discard? { $left } to go.
}
gloria-ask-buy = Do you buy a building?
gloria-ask-price = { $building }: how do you pay { $asked } of the price?
gloria-ask-tribute = How do you pay { $asked } of the tribute?
gloria-ask-surcharge = { $left ->
    [one] { $building }: how do you pay the surcharge, 1 token?
   *[other] { $building }: how do you pay the surcharge, { $left } more tokens?
}
gloria-ask-goth = Do you pay the Goth { $tribute }? Otherwise he destroys: { $raid }.
gloria-ask-goth-poor = You cannot pay the Goth { $tribute }. He destroys: { $raid }.
gloria-ask-lose = The Goth destroys { $owed }. Which card do you lose?
gloria-ask-reclaim = The tribute is reclaimed: { $tokens }. What do you take?

## Offers

gloria-lay = Lay { $card } (at most { $gain })
gloria-produce-rest = Everything else produces: { $gain }
gloria-produce-plain = Cards without a usable building produce: { $gain }
gloria-produce-below = { $building }: the card below ({ $gain })
gloria-use = Use { $building }
gloria-use-for = Use { $building } ({ $gain })
gloria-rest = Activate nothing more
gloria-times = { $times ->
    [one] Once: { $cost } → { $gain }
   *[other] { $times } times: { $cost } → { $gain }
}
gloria-times-no-more = Not again
gloria-give = Give { $what }
gloria-give-bare = Give { $card }
gloria-give-built = Give { $card } and { $building }
gloria-take = Take { $what }
gloria-discard = Discard { $building }
gloria-pass = Buy nothing
gloria-buy = { $tokens ->
    [one] Buy { $building }: 1 token (on: { $on })
   *[other] Buy { $building }: { $tokens } tokens (on: { $on })
}
gloria-pay-as-asked = Pay { $what }
gloria-pay-instead = Pay { $what } (asked: { $asked })
gloria-pay-extra = Pay { $what }
gloria-pay-tribute = Pay the Goth: { $tribute }
gloria-refuse = Let him pass ({ $raid })
gloria-lose-bare = Lose { $card }
gloria-lose-built = Lose { $card } and { $building }
gloria-lose-wall = Lose { $building }, keep { $card }
gloria-reclaim = Reclaim { $what }

## Why not

gloria-why-no-place = You have no free basic card that can hold { $building }.
gloria-why-too-dear = You cannot pay the price here: { $building }.
gloria-why-red = { $building } is red: it does not act in this phase, and the basic card below it produces.
gloria-why-acted = { $building } or the card below it has acted already, or may not act any more.
gloria-why-nothing = { $building } would do nothing now.
gloria-why-no-tribute = You cannot pay this tribute.

## What happens

gloria-begun = { $seat } begins.
gloria-turn = Turn { $turn }: { $seat }.
gloria-revealed = { $building } comes into the forum.
gloria-burnt = { $building } burns.
gloria-laid = { $seat } lays { $card }.
gloria-produced = { $seat } produces { $gain }.
gloria-produced-unseen = { $seat } produces.
gloria-used = { $seat } uses { $building }.
gloria-gave = { $seat } gives { $tokens }.
gloria-received = { $seat } gets { $tokens }.
gloria-walked = { $seat } takes { $steps } (now on step { $at }).
gloria-discarded = { $seat } discards { $building }.
gloria-card-given = { $seat } gives { $card }.
gloria-card-given-built = { $seat } gives { $card } and { $building }.
gloria-bought = { $seat } buys { $building } and pays { $paid } (on: { $on }).
gloria-bought-unseen = { $seat } buys { $building } (on: { $on }).
gloria-bought-nothing = { $seat } buys nothing.
gloria-tribute-paid = { $seat } pays the Goth { $paid } for space { $space }.
gloria-goth-moved = { $seat } does not pay: the Goth moves to space { $to } and destroys { $owed }.
gloria-goth-in-rome = Nothing holds the Goth any more: he marches into Rome.
gloria-goth-in-rome-raid = Nothing holds the Goth any more: he marches into Rome and destroys { $owed } on the way.
gloria-lost = { $seat } loses { $card }.
gloria-lost-built = { $seat } loses { $card } and { $building }.
gloria-wall-lost = { $seat } loses { $building } and keeps { $card }.
gloria-nothing-left = Nobody has a matching card left. Not destroyed: { $owed }.
gloria-reclaimed = { $seat } reclaims { $what }.
gloria-screen-lifted = Behind the screen: { $seat } has { $tokens }.
gloria-screen-lifted-empty = Behind the screen: { $seat } has no tokens.
gloria-ended = { $why } Victory: { $winners }.

## The end

gloria-end-rome = The Goth is in Rome.
gloria-end-hand = There is no basic card left to lay.
gloria-end-africa = A Roman has reached Africa.
gloria-end-deck = There are no buildings left.
gloria-tie-shared = Equal steps and equal tokens: victory is shared.
gloria-tie-tokens = Equal steps: the number of tokens decides.
gloria-score-steps = Steps from Rome
gloria-score-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
gloria-score-behind-screen = tokens behind the screen

## The position in text

gloria-show-over = The game is over.
gloria-show-turn = Turn { $turn }, { $seat } is active. Deck: { $deck }.
gloria-show-forum = Forum +{ $surcharge }: { $building } ({ $price }; { $steps ->
    [0] no steps
    [one] 1 step
   *[other] { $steps } steps
}; { $effect })
gloria-show-goth = { $rome ->
    [one] The Goth is 1 space from Rome. Tribute: { $tribute }. Otherwise he destroys: { $raid }.
   *[other] The Goth is { $rome } spaces from Rome. Tribute: { $tribute }. Otherwise he destroys: { $raid }.
}
gloria-show-goth-last = { $rome ->
    [one] The Goth is 1 space from Rome and cannot be held any more. He destroys: { $raid }.
   *[other] The Goth is { $rome } spaces from Rome and cannot be held any more. He destroys: { $raid }.
}
gloria-show-player = { $seat }: step { $steps }/{ $africa }; tokens: { $tokens }; hand: { $hand }
gloria-show-player-closed = { $seat }: step { $steps }/{ $africa }; tokens behind the screen; cards in hand: { $hand }
gloria-show-display = {"  "}Display: { $cards }; buildings: { $buildings }
gloria-show-goth-before-rome = The Goth stands before Rome and cannot be held any more.
gloria-show-building = { $building } ({ $effect })

## What a standing is made of
gloria-feature-steps = steps towards Africa
gloria-feature-tokens = tokens to spend
gloria-feature-cards = what your basic cards will produce
gloria-feature-buildings = what your buildings will bring
gloria-feature-next-purchase = the next purchase
gloria-feature-raid = the raid
gloria-feature-turns = turns until the end
gloria-feature-hand = cards in hand
gloria-feature-food = food
gloria-feature-gold = gold
gloria-feature-peace-tokens = peace
gloria-feature-glory = glory
gloria-feature-farms = farms in your display
gloria-feature-cities = cities in your display
gloria-feature-peace-cards = peace cards in your display
gloria-feature-building-cards = building cards
gloria-feature-farm-turn = yield of each farm turn
gloria-feature-city-turn = yield of each city turn
gloria-feature-peace-turn = yield of each peace turn
gloria-feature-red-cards = red cards
gloria-feature-hand-farms = farms in hand
gloria-feature-hand-cities = cities in hand
gloria-feature-hand-peace = peace cards in hand
gloria-feature-within-reach = cards of the forum within reach
gloria-feature-turn = the turn
gloria-feature-goth = distance between the Goth and Rome
gloria-feature-deck = building cards in the deck
gloria-feature-food-ahead = food until the end
gloria-feature-gold-ahead = gold until the end
gloria-feature-peace-ahead = peace until the end
gloria-feature-sets-ahead = tokens of all three kinds until the end
gloria-feature-bare-farms = farms without a building
gloria-feature-bare-cities = cities without a building
gloria-feature-bare-peace = peace cards without a building

## What a hint compares: one phrase for more, one for less

gloria-stake-this-round = when the round is over
gloria-stake-next-round = one round later
gloria-stake-at-the-end = at the end of the game
gloria-stake-steps-more = more steps
gloria-stake-steps-less = fewer steps
gloria-stake-rival-more = more steps for the strongest opponent
gloria-stake-rival-less = fewer steps for the strongest opponent
gloria-stake-food-more = more food
gloria-stake-food-less = less food
gloria-stake-gold-more = more gold
gloria-stake-gold-less = less gold
gloria-stake-peace-more = more peace tokens
gloria-stake-peace-less = fewer peace tokens
gloria-stake-glory-more = more glory
gloria-stake-glory-less = less glory
gloria-stake-buildings-more = more building cards in your display
gloria-stake-buildings-less = fewer building cards in your display
gloria-stake-farms-more = more farms in your display
gloria-stake-farms-less = fewer farms in your display
gloria-stake-cities-more = more cities in your display
gloria-stake-cities-less = fewer cities in your display
gloria-stake-peace-cards-more = more peace cards in your display
gloria-stake-peace-cards-less = fewer peace cards in your display
gloria-stake-hand-more = more basic cards in hand
gloria-stake-hand-less = fewer basic cards in hand
gloria-stake-within-reach-more = more cards in the forum that you can pay for
gloria-stake-within-reach-less = fewer cards in the forum that you can pay for
gloria-stake-rival-buildings-more = an opponent has more building cards
gloria-stake-rival-buildings-less = your opponents have fewer building cards
gloria-stake-rival-tokens-more = an opponent has more tokens
gloria-stake-rival-tokens-less = your opponents have fewer tokens
