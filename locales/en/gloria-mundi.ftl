gloria-mundi-name = Gloria Mundi
gloria-mundi-summary = Rome is falling: run your farms, cities and legions, buy buildings, pay the Goth or let him pass, and reach Africa before the others do.

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
    [one] 1 ({ $goods })
   *[other] { $count } (each { $goods })
}
gloria-choice-more = { $first }, { $next }
gloria-choice-or = { $first } or { $last }
gloria-a-farm = a farm
gloria-a-city = a city
gloria-a-peace = a legion
gloria-cards-farm = { $count ->
    [one] 1 farm
   *[other] { $count } farms
}
gloria-cards-city = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
gloria-cards-peace = { $count ->
    [one] 1 legion
   *[other] { $count } legions
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
    [one] for each of your legions
   *[other] for every { $count } of your legions
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
gloria-effect-discard-steps = discard another building and walk the steps in its laurel wreath
gloria-effect-discard-price = discard another building and get its printed price
gloria-effect-discard-goods = discard another building to get { $gain }
gloria-effect-owned = { $gain } { $every }
gloria-effect-exclusive-farm = { $gain } for each of your other farms, none of which acts this turn
gloria-effect-exclusive-city = { $gain } for each of your other cities, none of which acts this turn
gloria-effect-exclusive-peace = { $gain } for each of your other legions, none of which acts this turn
gloria-effect-goth-farm = { $gain } if the Goth stands on a farm
gloria-effect-goth-city = { $gain } if the Goth stands on a city
gloria-effect-goth-peace = { $gain } if the Goth stands on a legion
gloria-effect-swap = when you buy: one token of { $asked } in the price may be paid with { $pay }
gloria-effect-swap-often = when you buy: any amount of { $asked } in the price may be paid with { $pay }
gloria-effect-when-buying = when you buy: { $gain }
gloria-effect-wall-farm = is lost to the Goth in place of the farm below it
gloria-effect-wall-city = is lost to the Goth in place of the city below it
gloria-effect-wall-peace = is lost to the Goth in place of the legion below it

## Questions

gloria-ask-lay = Which basic card do you lay? All cards of its type will act.
gloria-ask-activate = Laid: { $card }. Which card of this type acts next?
gloria-ask-times = How often do you use { $building }?
gloria-ask-give = What do you give for { $building }? Still { $left }.
gloria-ask-take = What do you take from { $building }? Still { $left }.
gloria-ask-discard = Which other building do you discard for { $building }?
gloria-ask-buy = Do you buy a building?
gloria-ask-price = { $building } costs { $asked }. What do you pay with?
gloria-ask-tribute = The Goth demands { $asked }. What do you pay with?
gloria-ask-surcharge = Surcharge for { $building }: what do you pay with? Still { $left }.
gloria-ask-goth = Do you pay the Goth { $tribute }? Otherwise he destroys: { $raid }.
gloria-ask-goth-poor = You cannot pay the Goth { $tribute }. He destroys: { $raid }.
gloria-ask-lose = The Goth destroys { $owed }. Which card do you lose?
gloria-ask-reclaim = The tribute comes back: { $tokens }. What do you take?

## Offers

gloria-lay = Lay { $card } (you: { $gain } if all of them produce)
gloria-produce-rest = Everything else produces: { $gain }
gloria-produce-plain = Cards without a usable building produce: { $gain }
gloria-produce-below = The card below { $building } produces: { $gain }
gloria-use = { $building }: { $effect }
gloria-use-for = { $building }: { $effect } – now { $gain }
gloria-rest = Nothing more acts
gloria-times = { $times ->
    [one] Once: { $cost } for { $gain }
   *[other] { $times } times: { $cost } for { $gain }
}
gloria-give = Give { $what }
gloria-take = Take { $what }
gloria-discard = Discard { $building }
gloria-pass = Buy nothing
gloria-buy = Buy { $building } for { $price }{ $surcharge ->
    [0] { "" }
   *[other] {" "}plus { $surcharge } of any kind
} and lay it on { $on } ({ $steps ->
    [0] no steps
    [one] 1 step
   *[other] { $steps } steps
}; { $effect })
gloria-pay-as-asked = Pay { $what }
gloria-pay-instead = Pay { $what } in place of { $asked }
gloria-pay-extra = Pay { $what }
gloria-pay-tribute = Pay the Goth: { $tribute }
gloria-refuse = Let the Goth pass: he destroys { $raid }
gloria-lose-bare = Lose { $card }
gloria-lose-built = Lose { $card } with { $building }
gloria-lose-wall = Lose { $building } and keep the card below it: { $card }
gloria-reclaim = Take { $what }

## Why not

gloria-why-no-place = You have no free basic card on which { $building } could lie.
gloria-why-too-dear = You cannot pay for { $building } here.
gloria-why-red = { $building } is red: it does not act in this phase, and the card below it produces.
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
gloria-used = { $seat } uses { $building }.
gloria-gave = { $seat } gives { $tokens }.
gloria-received = { $seat } gets { $tokens }.
gloria-walked = { $seat } walks { $steps } and is now { $at ->
    [one] 1 step
   *[other] { $at } steps
} from Rome.
gloria-discarded = { $seat } discards { $building }.
gloria-bought = { $seat } buys { $building } for { $paid } and lays it on { $on }.
gloria-bought-nothing = { $seat } buys nothing.
gloria-tribute-paid = { $seat } pays the Goth { $paid } for space { $space }.
gloria-goth-moved = { $seat } does not pay: the Goth moves to space { $to } and destroys { $owed }.
gloria-goth-in-rome = Nothing holds the Goth any more: he marches into Rome.
gloria-goth-in-rome-raid = Nothing holds the Goth any more: he marches into Rome and destroys { $owed } on the way.
gloria-lost = { $seat } loses { $card }.
gloria-lost-built = { $seat } loses { $card } with { $building }.
gloria-wall-lost = { $seat } loses { $building } and keeps the card below it: { $card }.
gloria-nothing-left = Nobody has a fitting card left. This lapses: { $owed }.
gloria-reclaimed = { $seat } takes { $what } from the tribute.
gloria-ended = { $why } Victory goes to { $winners }.

## The end

gloria-end-rome = The Goth is in Rome.
gloria-end-hand = There is no basic card left to lay.
gloria-end-africa = A Roman has reached Africa.
gloria-end-deck = There are no buildings left.
gloria-tie-shared = Equal steps and equal tokens: the victory is shared.
gloria-tie-tokens = Equal steps: the number of tokens decides.
gloria-score-steps = Steps from Rome
gloria-score-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}

## The position in text

gloria-show-over = The game is over.
gloria-show-turn = Turn { $turn }, { $seat } is active. Deck: { $deck }.
gloria-show-forum = Forum +{ $surcharge }: { $building } ({ $price }; { $steps ->
    [0] no steps
    [one] 1 step
   *[other] { $steps } steps
}; { $effect })
gloria-show-goth = The Goth is { $rome } spaces from Rome. Tribute: { $tribute }. Otherwise he destroys: { $raid }.
gloria-show-goth-last = The Goth is { $rome } spaces from Rome and cannot be held any more. He destroys: { $raid }.
gloria-show-player = { $seat }: { $steps } of { $africa } steps; tokens: { $tokens }; hand: { $hand }
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
