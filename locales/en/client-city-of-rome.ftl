# City of Rome in the browser: help, rules page.

## Buildings
client-city-short-vegetable-farm = Vegetables
client-city-help-vegetable-farm = Each time you produce, it brings 1 coin.
client-city-short-grain-farm = Grain
client-city-help-grain-farm = Each time you produce, a building point marker is put on it, unless one is still there. When you build, every marker you return counts as 1 building point.
client-city-short-sheep-farm = Sheep
client-city-help-sheep-farm = Each time you produce, it brings 1 influence marker.
client-city-short-winery = Winery
client-city-help-winery = Vegetable and grain farm in one: each production brings 1 coin and, unless one is still there, a building point marker.
client-city-short-house2 = House
client-city-help-house2 = Houses of value 2 that touch side by side form one district. At the end a district is worth the sum of its houses times the number of different colours of public buildings beside it.
client-city-short-house3 = House
client-city-help-house3 = Houses of value 3 that touch side by side form one district. At the end a district is worth the sum of its houses times the number of different colours of public buildings beside it.
client-city-short-house4 = House
client-city-help-house4 = Houses of value 4 that touch side by side form one district. At the end a district is worth the sum of its houses times the number of different colours of public buildings beside it.
client-city-short-luxury-house2 = Luxury
client-city-help-luxury-house2 = Counts like any house of value 2.
client-city-short-luxury-house3 = Luxury
client-city-help-luxury-house3 = Counts like any house of value 3.
client-city-short-luxury-house4 = Luxury
client-city-help-luxury-house4 = Counts like any house of value 4.
client-city-short-market = Market
client-city-help-market = When built: 1 coin for every card beside it. Green public building.
client-city-short-arena = Arena
client-city-help-arena = When built: 1 influence marker for every card beside it. Red public building.
client-city-short-school = School
client-city-help-school = When built: choose one of the decks II, III and IV that are in play and draw one card from it for every card beside the school. Keep one and put the others under the same deck in any order. Yellow public building.
client-city-short-therma = Therma
client-city-help-therma = When built: 1 point marker on it for every card beside it. At the end each district beside it scores that many points more; if several thermas touch a district, only the one with the most markers counts. Blue public building.
client-city-short-forum-romanum = Forum
client-city-help-forum-romanum = Like a market, with 1 coin more.
client-city-short-colosseum = Colosseum
client-city-help-colosseum = Like an arena, with 1 influence marker more.
client-city-short-university = University
client-city-help-university = Like a school, but you draw one card more. You still keep only one.
client-city-short-imperial-therma = Imperial
client-city-help-imperial-therma = Like a therma, with 1 point marker more.
client-city-short-aqueduct = Aqueduct
client-city-help-aqueduct = At most one in every row and in every column. It may also replace a card of your city, which then leaves the game. One is worth 4, two 12, three 24, four 40 points.
client-city-short-great-aqueduct = Aqueduct
client-city-help-great-aqueduct = Counts like any aqueduct.
client-city-short-minerva = Minerva
client-city-help-minerva = 10 points at the end if your city has all 16 cards.
client-city-short-fortuna = Fortuna
client-city-help-fortuna = 15 points at the end if your city has public buildings of all four colours.
client-city-short-amor = Amor
client-city-help-amor = 10 points at the end for four or more houses of value 2.
client-city-short-juno = Juno
client-city-help-juno = 10 points at the end for four or more temples, this one included.
client-city-short-saturnus = Saturnus
client-city-help-saturnus = 15 points at the end for four or more production buildings.
client-city-short-luna = Luna
client-city-help-luna = 1 point at the end for every star on the cards of your city, this one included.
client-city-short-mars = Mars
client-city-help-mars = 5 points at the end if you have at least one house of value 4.
client-city-short-venus = Venus
client-city-help-venus = 2 points at the end for every house of value 2.
client-city-short-jupiter = Jupiter
client-city-help-jupiter = 2 points at the end for every temple, this one included.
client-city-short-mercury = Mercury
client-city-help-mercury = 1 more point at the end for every 3 coins you have left.

## On the table
client-city-plan = City plan
client-city-strip = Action strip
client-city-emperor = The emperor
client-city-field = Field { $field }: { $bricks } building { $bricks ->
    [one] point
   *[other] points
  }, { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }
client-city-rounds = Round { $round } of { $rounds }
client-city-forum = The middle of the table
client-city-offer = Offer
client-city-peeked = Cards to choose from
client-city-deck = Deck { $deck }, { $cards ->
        [0] no card left
        [one] one card left
       *[other] { $cards } cards left
    }
client-city-influence-card = Influence card, { $value ->
        [one] one point
       *[other] { $value } points
    }
client-city-money = Coins: { $money }
client-city-influence = Influence markers: { $influence }
client-city-held = Cards in hand: { $cards }
client-city-hand = Your hand
client-city-hand-of = Hand cards
client-city-hand-empty = No cards in hand
client-city-hidden =
    { $cards ->
        [one] One card is hidden.
       *[other] { $cards } cards are hidden.
    }
client-city-score = { $points ->
        [one] One point
       *[other] { $points } points
    } if the game ended now
client-city-free = Free: { $bricks } building { $bricks ->
    [one] point
   *[other] points
  }, { $cogs } production { $cogs ->
    [one] point
   *[other] points
  }
client-city-start-player = Start player
client-city-enlarge = View city: { $name }
client-city-back = Back to my city
client-city-district = District of value { $value }: { $houses ->
        [one] one house
       *[other] { $houses } houses
    }, { $colours ->
        [one] one colour
       *[other] { $colours } colours
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
client-city-change = { $points ->
        [0] Districts: no change
        [one] Districts: { $change } point
       *[other] Districts: { $change } points
    }
client-city-cost =
    { $cost ->
        [one] 1 building point
       *[other] { $cost } building points
    }
client-city-stars = { $stars ->
        [one] 1 influence marker when built
       *[other] { $stars } influence markers when built
    }
client-city-moment-draft = Choosing the first card
client-city-moment-placement = Round { $round } of { $rounds } · Placement
client-city-moment-action = Round { $round } of { $rounds } · Actions
client-city-moment-over = The end, after round { $rounds }

## What a part of the table is
client-city-topic-strip = Action strip
client-city-about-strip = Your builder has the points of its field and of every field between it and the emperor. Close to the emperor: first choice, few points. Far away: many points, last choice.
client-city-topic-emperor = The emperor
client-city-about-emperor = In the action phase the builder closest to the emperor goes first. In the next round another strip is turned up.
client-city-topic-deck = Building decks
client-city-about-deck = Every round the top cards of the decks become the offer. Deck I holds 14 special buildings, and each of them comes up once.
client-city-topic-influence = Influence
client-city-about-influence = At the end of a round with influence cards on the table, whoever alone has the most influence markers takes them all and gives back every marker. On a tie the cards stay. Every two markers left at the end are worth 1 point.
client-city-topic-money = Coins
client-city-about-money = A missing building point costs 2 coins, a missing production point 1. Every coin left at the end is 1 point.
client-city-topic-points = Action points
client-city-about-points = What your builder may use now without paying: bricks for building one card, cogs for producing (2 are needed). What you do not use is lost.
client-city-topic-district = District
client-city-about-district = Sum of the houses × number of different colours of public buildings beside the district, plus the point markers of the best therma beside it. Without a public building it is worth nothing.
client-city-topic-score = Score
client-city-about-score = What your city, coins and influence would be worth if the game ended now.
client-city-topic-rounds = The rounds
client-city-about-rounds = A stone for every round. The influence cards stand above the round in which they come up: 14 rounds with three or four players, 7 with two.

## Rules page
client-city-rules-aim = Aim of the game
client-city-rules-aim-text = Everyone builds a Rome of their own: a square of at most 4 by 4 building cards that grows around two start cards. After 14 rounds (7 with two players) the most valuable city wins.
client-city-rules-setup = Setup
client-city-rules-setup-text = Each player starts with a vegetable farm, a house of value 2 and 5 coins. As many cards of deck II as there are players go round: each keeps one and passes the rest on, beginning with the neighbour on the start player’s right, who in turn passes to the right; the start player gets what is left. With three players deck IV is not used, with two players only decks I and II.
client-city-rules-round = A round
client-city-rules-upkeep = 1. Preparation
client-city-rules-upkeep-text = The top strip goes under the stack, turned over. The top card of every deck becomes the offer (with two players, two of each deck). If an influence card comes to light on deck I, it is laid beside the offer.
client-city-rules-placement = 2. Placement
client-city-rules-placement-text = Beginning with the start player, everyone puts a builder on a free field of the strip. With two players each has two builders, placed alternately. A builder may use the symbol of its field and all symbols between it and the emperor: bricks are building points, cogs production points.
client-city-rules-action = 3. Actions
client-city-rules-action-text = The builder closest to the emperor begins. Its owner must take one card from the offer and may then build once and produce once, in either order. Before an action missing points can be bought: a building point for 2 coins, a production point for 1. Points left over are lost. With two players each builder has a turn of its own.
client-city-rules-build-text = You build exactly one card from your hand. It goes on a free place, must share an edge with your city and must not stretch it past 4 by 4. Only aqueducts may replace a card. Public buildings take effect immediately, and stars immediately bring influence markers.
client-city-rules-produce-text = Producing takes 2 production points and puts all your production buildings to work once.
client-city-rules-influence = Influence
client-city-rules-influence-text = After the turns the start player figure moves on. If influence cards are on the table then, whoever alone has the most influence markers takes all of them and returns all markers. On a tie they stay, and the end of the next round compares again. After the last round a tie leaves them to nobody.
client-city-rules-buildings = The buildings
client-city-rules-production = Production buildings
client-city-rules-houses = Houses
client-city-rules-public = Public buildings
client-city-rules-aqueducts = Aqueducts
client-city-rules-temples = Temples
client-city-rules-score = Final score
client-city-rules-score-text = Districts: the sum of the houses times the number of different colours beside the district, plus the point markers of one therma beside it, the one with the most. Aqueducts: 4, 12, 24 or 40. Temples: what each of them says. Coins: 1 each. Influence markers: 1 for every two. Influence cards: their value. Cards in hand: nothing. A tie is broken by influence markers, then by coins; if these are equal too, the victory is shared.
client-city-rules-example = An example
client-city-rules-example-text = Three houses of value 2 (together 6) touch a market and a therma with 2 point markers: two colours. The district is worth 6 × 2 + 2 = 14 points. The single house of value 3 touches the therma alone: 3 × 1 + 2 = 5.

## Score lines and coming strips
client-city-line-houses2 = Districts of value 2
client-city-line-houses3 = Districts of value 3
client-city-line-houses4 = Districts of value 4
client-city-line-aqueducts = Aqueducts
client-city-line-temples = Temples
client-city-line-money = Coins
client-city-line-influence = Influence markers
client-city-line-influence-cards = Influence cards
client-city-next = next
client-city-coming = The next strips, from the emperor: { $strips }
client-city-sign-brick = brick
client-city-sign-cog = cog
client-city-topic-coming = The next strips
client-city-about-coming = The next strips come up in this order. Once all six have been seen, everybody can know that.
