city-of-rome-name = City of Rome
city-of-rome-summary = Master builders raise a city card by card: stand close to the emperor to choose early, stand far away to build for less.

city-brick = brick
city-cog = cog

## Questions

city-ask-draft = { $passed ->
    [0] The last card is left for your hand.
    [one] Which card do you keep? The other goes on to your right.
   *[other] Which card do you keep? The other { $passed } go on to your right.
  }
city-ask-place = Which field does your builder go to?
city-ask-take = Which card do you take from the offer?
city-ask-act = Build or produce? Free: { $bricks } building { $bricks ->
    [one] point
   *[other] points
  }, { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }.
city-ask-act-build = Do you want to build as well? Free: { $bricks } building { $bricks ->
    [one] point
   *[other] points
  }.
city-ask-act-produce = Do you want to produce as well? Free: { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }.
city-ask-site = { $card }: where do you build it?
city-ask-pay = { $card }: you are short of { $missing ->
    [one] one building point
   *[other] { $missing } building points
  }. How do you pay?
city-ask-school-deck = From which deck do you draw { $draws ->
    [one] a card
   *[other] { $draws } cards
  }?
city-ask-school-keep = Which of the drawn cards do you keep?
city-ask-school-return = Which card goes under deck { $deck } next? Each later one goes deeper.

## Answers

city-keep = Keep { $card }
city-place = Field { $field } ({ $bricks } building { $bricks ->
    [one] point
   *[other] points
  }, { $cogs } production { $cogs ->
    [one] point
   *[other] points
  })
city-take = Take { $card } (cost { $cost })
city-build = Build { $card }
city-build-pay = Build { $card } ({ $markers ->
    [0] { $money ->
        [one] 1 coin
       *[other] { $money } coins
       }
   *[other] { $money ->
        [0] markers: { $places }
        [one] 1 coin, markers: { $places }
       *[other] { $money } coins, markers: { $places }
      }
  })
city-build-choose = Build { $card } ({ $missing ->
        [one] one building point
       *[other] { $missing } building points
    } short)
city-produce = Produce: { $gains }{ $price ->
    [0] {""}
    [one] {" "}(costs 1 coin)
   *[other] {" "}(costs { $price } coins)
  }
city-gain-money = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
city-gain-influence = { $count ->
    [one] one influence marker
   *[other] { $count } influence markers
  }
city-gain-markers = { $count ->
    [one] one building point marker
   *[other] { $count } building point markers
  }
city-finish = End turn
city-finish-idle = Do nothing
city-site = { $at } (beside: { $beside })
city-site-public = { $at } (beside: { $beside } · counts { $strength })
city-site-replace = { $at } (replaces: { $replaced })
city-pay = { $markers ->
    [0] Pay { $money ->
        [one] 1 coin
       *[other] { $money } coins
      }
    [one] { $money ->
        [0] Spend a building point marker ({ $places })
        [one] Spend a building point marker ({ $places }) and 1 coin
       *[other] Spend a building point marker ({ $places }) and { $money } coins
      }
   *[other] { $money ->
        [0] Spend { $markers } building point markers ({ $places })
        [one] Spend { $markers } building point markers ({ $places }) and 1 coin
       *[other] Spend { $markers } building point markers ({ $places }) and { $money } coins
      }
  }
city-draw = Draw from deck { $deck } ({ $cards ->
    [one] one card left
   *[other] { $cards } cards left
  })
city-return = Put { $card } underneath

## Why not

city-why-taken = There is already a builder here: { $seat }.
city-why-produced = This builder has already produced.
city-why-production-price = You are short of production points, and of coins to buy them.
city-why-no-harvest = Producing would bring you nothing now.
city-why-built = This builder has already built.
city-why-full = Your city is full; only an aqueduct can still replace something.
city-why-cost = Costs { $cost }: you are short of { $missing ->
    [one] one building point
   *[other] { $missing } building points
  }, and even together your building point markers and coins (2 per point) do not cover that.

## What happened

city-told-begun = First start player: { $seat }.
city-told-drafted = { $seat } keeps a card and passes on { $passed ->
    [one] one
   *[other] { $passed }
  }.
city-told-drafted-own = { $seat } keeps { $card } and passes on { $passed ->
    [one] one card
   *[other] { $passed } cards
  }.
city-told-drafted-last = { $seat } gets the last card.
city-told-drafted-last-own = { $seat } gets the last card: { $card }.
city-told-round = Round { $round }, start player: { $seat }. Offer: { $cards }.
city-told-influence-card = Influence card { $value } is turned up.
city-told-placed = { $seat } places a builder, field { $field } ({ $bricks } building { $bricks ->
    [one] point
   *[other] points
  }, { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }).
city-told-taken = { $seat } takes { $card }.
city-told-built = { $seat } builds { $card } ({ $at }).
city-told-built-paid = { $seat } builds { $card } ({ $at }) and pays { $markers ->
    [0] { $money ->
        [one] 1 coin
       *[other] { $money } coins
      }
    [one] { $money ->
        [0] one building point marker
        [one] one building point marker and 1 coin
       *[other] one building point marker and { $money } coins
      }
   *[other] { $money ->
        [0] { $markers } building point markers
        [one] { $markers } building point markers and 1 coin
       *[other] { $markers } building point markers and { $money } coins
      }
  }.
city-told-built-replacing = { $seat } builds { $card } ({ $at }, replaces: { $replaced }){ $markers ->
    [0] { $money ->
        [0] {""}
        [one] {" "}and pays 1 coin
       *[other] {" "}and pays { $money } coins
      }
    [one] {" "}and pays one building point marker{ $money ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $money } coins
      }
   *[other] {" "}and pays { $markers } building point markers{ $money ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $money } coins
      }
  }.
city-told-stars = { $card }: { $seat } gains { $influence ->
    [one] one influence marker for the star
   *[other] { $influence } influence markers for the stars
  }.
city-told-market = { $card }: { $seat } gains { $money ->
    [one] 1 coin
   *[other] { $money } coins
  }.
city-told-arena = { $card }: { $seat } gains { $influence ->
    [one] one influence marker
   *[other] { $influence } influence markers
  }.
city-told-therma = { $card }: { $seat } puts { $points } point { $points ->
    [one] marker
   *[other] markers
  } on it.
city-told-school-drew = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
  } from deck { $deck }.
city-told-school-drew-own = { $seat } draws from deck { $deck }: { $cards }.
city-told-school-kept = { $seat } keeps one card; the rest goes under deck { $deck }.
city-told-school-kept-own = { $seat } keeps { $card }; the rest goes under deck { $deck }.
city-told-school-returned = { $seat } puts { $card } under deck { $deck }.
city-told-produced = { $seat } produces: { $gains }{ $paid ->
    [0] {""}
    [one] {" "}(for 1 coin)
   *[other] {" "}(for { $paid } coins)
  }.
city-told-idle = { $seat } takes no action.
city-told-influence-won = { $seat } has the most influence, returns { $markers ->
    [one] one influence marker
   *[other] { $markers } influence markers
  } and takes influence { $cards ->
    [one] card { $values }
   *[other] cards { $values }
  }.
city-told-influence-tied = Tie for the most influence: { $cards ->
    [one] Card { $values } is left
   *[other] Cards { $values } are left
  } on the table.
city-told-influence-lapsed = Tie for the most influence in the last round: { $cards ->
    [one] Nobody gets card { $values }
   *[other] Nobody gets cards { $values }
  }.
city-told-finished = { $many ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
  } with { $points } { $points ->
    [one] point
   *[other] points
  }.

## Score

city-score-houses-2 = Districts of value 2
city-score-houses-3 = Districts of value 3
city-score-houses-4 = Districts of value 4
city-score-aqueducts = Aqueducts
city-score-temples = Temples
city-score-money = Coins
city-score-influence = Influence markers
city-score-influence-cards = Influence cards
city-detail-district = { $houses ->
    [one] One house
   *[other] { $houses } houses
  }: value { $sum } × { $colours } { $colours ->
    [one] colour
   *[other] colours
  }{ $markers ->
    [0] {""}
   *[other] {" "}+ { $markers } from the therma
  } = { $points }
city-detail-aqueducts = { $count ->
    [0] none
    [one] one aqueduct
   *[other] { $count } aqueducts
  }
city-detail-temple = { $card }: { $points }
city-detail-influence = { $markers ->
    [0] no markers
    [one] one marker
   *[other] { $markers } markers
  }, one point for every two
city-detail-influence-card = card { $value }
city-remark-winner = { $winners } wins with the most points.
city-remark-tied = Tie on points: { $seats }.
city-remark-tie-influence = { $winners } wins with more influence markers.
city-remark-tie-money = { $winners } wins with as much influence and more coins.
city-remark-tie-shared = { $winners } share the victory: equal influence, equal coins.

## The position as text

city-show-round = Round { $round } of { $rounds }, start player: { $start }
city-show-draft = Opening hands are being chosen; start player: { $start }
city-show-over = The game is over
city-show-strip = Emperor > { $one } [{ $at1 }] { $two } [{ $at2 }] { $three } [{ $at3 }] { $four } [{ $at4 }] { $five } [{ $at5 }]
city-show-offer = On offer: { $cards }
city-show-decks = Decks: { $decks }
city-show-known = You put these under deck { $deck }, from the top: { $cards }
city-show-influence = Influence cards on the table: { $cards }
city-show-player = { $seat }: { $money } { $money ->
    [one] coin
   *[other] coins
  }, { $influence } influence { $influence ->
    [one] marker
   *[other] markers
  }, { $score } { $score ->
    [one] point
   *[other] points
  } if the game ended now
city-show-hand = {"  "}Hand: { $cards }
city-show-hand-hidden = {"  "}Hand: { $cards }, and { $count ->
    [one] one hidden card (deck { $decks })
   *[other] { $count } hidden cards (decks { $decks })
  }
city-show-hand-only-hidden = {"  "}Hand: { $count ->
    [one] one hidden card (deck { $decks })
   *[other] { $count } hidden cards (decks { $decks })
  }
city-show-won = {"  "}Influence cards won: { $cards }
city-show-columns = {"    "}{ $one }      { $two }      { $three }      { $four }
city-show-row = {"  "}{ $row } { $one }{ $mark1 }  { $two }{ $mark2 }  { $three }{ $mark3 }  { $four }{ $mark4 }
city-show-turn = { $seat } has the turn: field { $field }, free { $bricks } building { $bricks ->
    [one] point
   *[other] points
  } and { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }
city-show-peeked = To choose from: { $cards }
city-show-passed-on = Passed on by you and still hidden: { $cards }

# What a standing is made of, for hints.
city-feature-money = coins
city-feature-districts = points of your districts
city-feature-district-hopes = districts that can still grow
city-feature-aqueducts = aqueducts
city-feature-temples = temples
city-feature-public-places = room beside public buildings
city-feature-harvest = production
city-feature-building-markers = building point markers on your farms
city-feature-announced = the building you announced
city-feature-hand = good cards in hand
city-feature-hand-cards = cards in hand
city-feature-builders = builders on the action strip
city-feature-influence = influence
city-feature-influence-cards = influence cards won
city-feature-influence-hopes = the next influence card
city-feature-turns = turns to come
city-feature-houses = houses
city-feature-city-cards = buildings in the city

## What a hint compares: one phrase for more, one for less

city-stake-this-round = at the end of this round
city-stake-next-round = at the end of the next round
city-stake-at-the-end = at the end of the game
city-stake-points-more = more points
city-stake-points-less = fewer points
city-stake-rival-more = more points for your strongest opponent
city-stake-rival-less = fewer points for your strongest opponent
city-stake-districts-more = more points from districts
city-stake-districts-less = fewer points from districts
city-stake-aqueducts-more = more points from aqueducts
city-stake-aqueducts-less = fewer points from aqueducts
city-stake-temples-more = more points from temples
city-stake-temples-less = fewer points from temples
city-stake-influence-cards-more = more points from influence cards
city-stake-influence-cards-less = fewer points from influence cards
city-stake-money-more = more coins
city-stake-money-less = fewer coins
city-stake-influence-more = more influence markers
city-stake-influence-less = fewer influence markers
city-stake-production-more = a higher yield when your farms produce
city-stake-production-less = a lower yield when your farms produce
city-stake-markers-more = more building point markers on your farms
city-stake-markers-less = fewer building point markers on your farms
city-stake-hand-more = more cards in hand
city-stake-hand-less = fewer cards in hand
city-stake-buildings-more = more buildings in your city
city-stake-buildings-less = fewer buildings in your city
city-stake-start-player-more = you are start player more often
city-stake-start-player-less = you are start player less often
