city-of-rome-name = City of Rome
city-of-rome-summary = Master builders raise their own city card by card: stand close to the emperor to choose early, stand far away to build for less.

city-brick = brick
city-cog = cog

## Questions

city-ask-draft = { $passed ->
    [0] The last card is left for your hand.
    [one] Which card do you keep? The other goes on to your right.
   *[other] Which card do you keep? The other { $passed } go on to your right.
  }
city-ask-place = On which field do you put your builder?
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
city-ask-site = Where shall { $card } stand?
city-ask-pay = You lack { $missing ->
    [one] one building point
   *[other] { $missing } building points
  } for { $card }: how do you pay?
city-ask-school-deck = From which deck do you draw { $draws ->
    [one] a card
   *[other] { $draws } cards
  }?
city-ask-school-keep = Which of the drawn cards do you keep?
city-ask-school-return = Which card goes under deck { $deck } next? Later ones lie deeper.

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
city-build-pay = Build { $card }, paying { $markers ->
    [0] { $money } money
    [one] { $money ->
        [0] the building point marker of { $places }
       *[other] the building point marker of { $places } and { $money } money
      }
   *[other] { $money ->
        [0] the building point markers of { $places }
       *[other] the building point markers of { $places } and { $money } money
      }
  }
city-build-choose = Build { $card } and pay for { $missing ->
    [one] one missing building point
   *[other] { $missing } missing building points
  }
city-produce = Produce{ $price ->
    [0] {""}
   *[other] {" "}for { $price } money
  }: { $gains }
city-gain-money = { $count } money
city-gain-influence = { $count } influence
city-gain-markers = { $count ->
    [one] one building point marker
   *[other] { $count } building point markers
  }
city-finish = End the turn
city-finish-idle = Do nothing
city-site = On { $at }, beside { $beside }
city-site-public = On { $at }, beside { $beside } (counts { $strength })
city-site-replace = On { $at }, replacing { $replaced }
city-pay = { $markers ->
    [0] Pay { $money } money
    [one] { $money ->
        [0] Spend the building point marker of { $places }
       *[other] Spend the building point marker of { $places } and { $money } money
      }
   *[other] { $money ->
        [0] Spend the building point markers of { $places }
       *[other] Spend the building point markers of { $places } and { $money } money
      }
  }
city-draw = Draw from deck { $deck } ({ $cards ->
    [one] one card left
   *[other] { $cards } cards left
  })
city-return = Put { $card } under it

## Why not

city-why-taken = A builder of { $seat } stands on this field already.
city-why-produced = This builder has produced already.
city-why-production-price = You lack production points, and the money to buy them.
city-why-no-harvest = Production would bring you nothing now.
city-why-built = This builder has built already.
city-why-full = Your city is full; only an aqueduct can still replace something.
city-why-cost = Costs { $cost }: you lack { $missing ->
    [one] one building point
   *[other] { $missing } building points
  } and can pay neither with markers nor with money.

## What happened

city-told-begun = { $seat } is the first start player.
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
city-told-round = Round { $round }, start player { $seat }. On offer: { $cards }.
city-told-influence-card = Influence card { $value } is laid out.
city-told-placed = { $seat } puts a builder on field { $field } ({ $bricks } building { $bricks ->
    [one] point
   *[other] points
  }, { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }).
city-told-taken = { $seat } takes { $card }.
city-told-built = { $seat } builds { $card } on { $at }.
city-told-built-paid = { $seat } builds { $card } on { $at } and pays { $markers ->
    [0] { $money } money
    [one] { $money ->
        [0] one building point marker
       *[other] one building point marker and { $money } money
      }
   *[other] { $money ->
        [0] { $markers } building point markers
       *[other] { $markers } building point markers and { $money } money
      }
  }.
city-told-built-replacing = { $seat } builds { $card } on { $at }, replacing { $replaced }{ $markers ->
    [0] { $money ->
        [0] {""}
       *[other] , and pays { $money } money
      }
   *[other] , and spends a building point marker
  }.
city-told-stars = { $card }: { $seat } gains { $influence } influence for { $influence ->
    [one] the star
   *[other] the stars
  }.
city-told-market = { $card }: { $seat } gains { $money } money.
city-told-arena = { $card }: { $seat } gains { $influence } influence.
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
city-told-produced = { $seat } produces{ $paid ->
    [0] {""}
   *[other] {" "}for { $paid } money
  }: { $gains }.
city-told-idle = { $seat } takes no action.
city-told-influence-won = { $seat } wins the comparison of influence, gives up { $markers } influence and takes influence { $cards ->
    [one] card { $values }
   *[other] cards { $values }
  }.
city-told-influence-tied = Influence is tied: { $cards ->
    [one] card { $values } stays where it is
   *[other] cards { $values } stay where they are
  }.
city-told-influence-lapsed = Influence is tied in the last round: { $cards ->
    [one] card { $values } goes
   *[other] cards { $values } go
  } to nobody.
city-told-finished = { $many ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
  } with { $points } points.

## Score

city-score-houses-2 = Districts of value 2
city-score-houses-3 = Districts of value 3
city-score-houses-4 = Districts of value 4
city-score-aqueducts = Aqueducts
city-score-temples = Temples
city-score-money = Money
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
city-remark-tied = { $seats } are tied on points.
city-remark-tie-influence = { $winners } wins with more influence markers.
city-remark-tie-money = { $winners } wins with equal influence and more money.
city-remark-tie-shared = { $winners } share the victory: equal influence, equal money.

## The position as text

city-show-round = Round { $round } of { $rounds }, start player { $start }
city-show-draft = Opening hands are being chosen; the start player is { $start }
city-show-over = The game is over
city-show-strip = Emperor > { $one } [{ $at1 }] { $two } [{ $at2 }] { $three } [{ $at3 }] { $four } [{ $at4 }] { $five } [{ $at5 }]
city-show-offer = On offer: { $cards }
city-show-decks = Decks: { $decks }
city-show-known = Put under deck { $deck } by you, from the top: { $cards }
city-show-influence = Influence cards lying: { $cards }
city-show-player = { $seat }: { $money } money, { $influence } influence, { $score } points at the moment
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
city-feature-money = money
city-feature-districts = points of your districts
city-feature-district-hopes = districts that can still grow
city-feature-aqueducts = aqueducts
city-feature-temples = temples
city-feature-public-places = room beside public buildings
city-feature-harvest = production
city-feature-building-markers = building points laid by
city-feature-announced = the building just begun
city-feature-hand = good cards in hand
city-feature-hand-cards = cards in hand
city-feature-builders = builders on the strip
city-feature-influence = influence
city-feature-influence-cards = influence cards won
city-feature-influence-hopes = the next influence card
city-feature-turns = turns to come
city-feature-houses = houses
city-feature-city-cards = buildings in the city
