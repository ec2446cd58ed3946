# Gloria Mundi in the browser: the table, help, guide, rules page.

client-gloria-moment-lay-card = Turn { $turn } · laying a card
client-gloria-moment-activate = Turn { $turn } · activation
client-gloria-moment-buy = Turn { $turn } · buying
client-gloria-moment-goth = Turn { $turn } · the Goth
client-gloria-moment-destroy = Turn { $turn } · raid
client-gloria-moment-reclaim = Turn { $turn } · tribute returns
client-gloria-moment-over = The game is over

## The table
client-gloria-farm = Farm
client-gloria-city = City
client-gloria-peace = Legion
client-gloria-farm-many = Farms
client-gloria-city-many = Cities
client-gloria-peace-many = Legions
client-gloria-map = The map
client-gloria-space = Space { $space } of the Goth's road
client-gloria-roman = { $name }: step { $steps } of { $africa }
client-gloria-goth-at = The Goth on space { $space }, { $left ->
    [one] one space
   *[other] { $left } spaces
} from Rome
client-gloria-demands = The Goth demands
client-gloria-otherwise = or burns
client-gloria-unstoppable = Nothing holds the Goth any more
client-gloria-owed = Still to burn:
client-gloria-loses = { $name } loses a card
client-gloria-spoils = Tribute to take back:
client-gloria-bare = { $card } without a building: { $count }
client-gloria-in-hand = { $card } in hand: { $count }
client-gloria-yield = If every card produces
client-gloria-would-bring = { $card }: you would get
client-gloria-still-acts = Still to act: up to
client-gloria-or-effect = or { $building }
client-gloria-supply = Take:
client-gloria-asked = still asked
client-gloria-plus = { $count ->
    [one] plus 1 of any kind
   *[other] plus { $count } of any kind
}
client-gloria-paid = paid
client-gloria-price = Price
client-gloria-raid = The Goth marches
client-gloria-raid-by = { $name } did not pay
client-gloria-look = Look at what { $name } owns
client-gloria-back = Back to mine
client-gloria-known = What everybody knows
client-gloria-known-short = Known
client-gloria-known-about = Tokens and hand cards lie behind screens, but everything was taken and paid openly. Here it is counted for you. After the tokens: basic cards in hand.
client-gloria-sum = Sum
client-gloria-steps = Steps
client-gloria-unseen = { $count ->
    [one] One building is still in the deck
   *[other] { $count } buildings are still in the deck
}
client-gloria-burnt = In the fire: { $count }
client-gloria-burnt-none = Nothing has burnt yet.

## Help
client-gloria-kind-farm = Green: lies on a farm and acts when farms act.
client-gloria-kind-city = Yellow: lies on a city and acts when cities act.
client-gloria-kind-peace = White: lies on a legion and acts when legions act.
client-gloria-kind-builder = Red with a hammer: lies on any basic card and helps when you buy.
client-gloria-kind-wall = Red wall: lies on the basic card it protects.
client-gloria-card-steps = { $steps ->
    [0] Buying it brings no steps.
    [one] Buying it brings 1 step at once.
   *[other] Buying it brings { $steps } steps at once.
}
client-gloria-card-printed = { "" }
client-gloria-card-rulebook = Name, price and steps are those of the rulebook.
client-gloria-card-seen = Name, price and steps were described by an owner.
client-gloria-card-reported = Name, price and steps were reported by reviewers.
client-gloria-card-inferred = Name, price and steps follow from the rulebook.
client-gloria-card-reconstructed = Name, price and steps are reconstructed, because the printed card could not be had.
client-gloria-ability-printed = { "" }
client-gloria-ability-rulebook = The effect is one the rulebook explains.
client-gloria-ability-seen = The effect was described by a reviewer.
client-gloria-ability-reported = The effect was reported by reviewers.
client-gloria-ability-inferred = The effect is a form of one the rulebook explains.
client-gloria-ability-reconstructed = The effect is reconstructed too, built from the symbols of the rulebook.
client-gloria-road-reconstructed = The order of the symbols is reconstructed: the length and the kinds of spaces are known, the printed board could not be had.
client-gloria-sea-reconstructed = The length of the sea road is reconstructed from reports of "a little under forty" steps.
client-gloria-about-farm = Produces food when somebody lays a farm. The Goth burns farms on house symbols.
client-gloria-about-city = Produces gold when somebody lays a city. The Goth burns cities on temple symbols.
client-gloria-about-peace = The rulebook calls this type peace. Produces peace when somebody lays a legion. The Goth burns legions on shield symbols.
client-gloria-about-product = per card that is not used for its building
client-gloria-about-symbols = is burnt when the Goth passes
client-gloria-about-lying = lies here as tribute
client-gloria-about-road = The tribute of a space is one token per symbol: food for a farm, gold for a city, peace for a legion. If the active player does not pay, the Goth moves to the last space with tribute, or one space on if there is none.
client-gloria-about-good-food = Farms produce it. Glory may stand in for it in prices and tribute.
client-gloria-about-good-gold = Cities produce it. Glory may stand in for it in prices and tribute.
client-gloria-about-good-peace = Legions produce it. Glory may stand in for it in prices and tribute.
client-gloria-about-good-glory = Only buildings bring it. In prices, surcharges and tribute it stands in for any other token; where a price asks for glory, only glory will do.
client-gloria-about-good-step = Your Roman sails one space closer to Africa.
client-gloria-steps-of = { $steps } of { $africa } steps.
client-gloria-about-roman = Steps come from the laurel wreath of a bought building and from effects. Whoever reaches Africa first wins at once.
client-gloria-about-screen = Everything was taken and paid openly, so it is shown.
client-gloria-topic-roman = A Roman on the way
client-gloria-topic-screen = Behind the screen
client-gloria-topic-display = Display
client-gloria-topic-hand = Hand
client-gloria-about-hand = Each turn you lay one basic card. All cards of its type then act, for every player. Without a card to lay the game ends.
client-gloria-topic-tokens = Tokens
client-gloria-about-tokens = What you pay with.
client-gloria-topic-forum = The forum
client-gloria-about-forum = Six buildings for sale. A new one comes in at the dearest place and pushes the others on.
client-gloria-topic-surcharge = Surcharge
client-gloria-about-surcharge = So many tokens of any kind are paid on top of the printed price. Cards grow cheaper as new ones push them on; what is pushed out burns.
client-gloria-topic-tribute = Tribute
client-gloria-about-tribute = The active player may pay it to hold the Goth this turn. The tokens lie on the next free space, one per symbol there.
client-gloria-topic-raid = Raid
client-gloria-about-raid = If the tribute is not paid, the Goth passes these symbols. For each one a player loses a fitting basic card, one card each in turn, beginning with the active player.
client-gloria-topic-goth = The Goth
client-gloria-about-goth = He marches from the north-east to Rome. When he arrives the game ends, and whoever is closest to Africa wins.
client-gloria-topic-rome = Rome
client-gloria-about-rome = Here the Romans set out. When the Goth arrives, the game is over.
client-gloria-topic-africa = Africa
client-gloria-about-africa = The first Roman to land here wins at once.

## Guide
client-gloria-guide-race = Rome is falling, and your Roman sails away: every step takes the ship one space closer to Africa. Whoever lands there first wins at once.
client-gloria-guide-goth = From the north-east the Goth marches on Rome. When he arrives the game is over, and whoever has sailed farthest wins.
client-gloria-guide-display = This is your display: farms bring food, cities gold, legions peace. You pay for everything with these.
client-gloria-guide-lay-1 = Each turn begins with a basic card from your hand. All cards of its type produce, for every player, the one just laid included. Lay one of a type of which you will then have more than the others.
client-gloria-guide-lay-2 = Point at a hand card before you lay it: the top of your display shows what you would get, and what the others would. Lay a type of which you have more than they do.
client-gloria-guide-lay-3 = Buildings need a free basic card of their colour. Lay what you want to build on.
client-gloria-guide-forum = Up to six buildings lie in the forum. The price stands at the foot of the card, the surcharge above it: so many tokens of any kind on top. Every new card pushes the others to cheaper places.
client-gloria-guide-buy-1 = Once in your turn you may buy a building. The number in the laurel wreath is the steps you sail at once; the signs below say what the card does later. If you cannot afford any yet, buy nothing and save.
client-gloria-guide-buy-2 = Early on, saving is no shame. Cards grow cheaper as new ones come in – unless somebody else takes them.
client-gloria-guide-buy-3 = Choose a building and, if there is a choice, the basic card it will lie on. Each basic card holds only one.
client-gloria-guide-tribute = This says what the Goth demands, and what is lost otherwise.
client-gloria-guide-goth-1 = Pay the tribute of the next free space and the Goth stays. Otherwise he marches over all spaces outlined in red, and for each sign there a basic card is lost, in turn, yours first.
client-gloria-guide-goth-2 = Tribute on the road is shared out again after a raid, and whoever let the Goth march takes first. Sometimes it pays not to pay.
client-gloria-guide-known = Tokens and hands lie behind screens, but everything was taken and paid openly. A click on the deck shows what can be known.
client-gloria-guide-activate-1 = Your cards of this type act. Each produces, or its building acts, never both. Choose a building to use it, or let everything produce.
client-gloria-guide-price = Glory and builders can stand in for what the price asks. Choose what you give.
client-gloria-guide-surcharge = The surcharge is paid with any tokens. Give what you need least.
client-gloria-guide-lose = Choose what is lost: bare basic cards hurt least, and a wall falls for the card below it. Steps are never lost.
client-gloria-guide-reclaim = The tribute is taken back, one token each in turn. Choose one.

## Rules page
client-gloria-rules-aim = Aim
client-gloria-rules-aim-text = Rome is falling. From the north-east comes the Goth; from Rome the players' Romans sail to Africa. Whoever lands there first wins at once. If the Goth reaches Rome before, or somebody has no card left to lay, whoever is closest to Africa wins.
client-gloria-rules-setup = Setup
client-gloria-rules-setup-text = Everybody gets basic cards as the table says, lays one of each type face up before them and begins with one food, one gold and one peace. The numbers include the three cards laid out. The forum is empty, the Goth and the Romans stand on their starts.
client-gloria-rules-players = Players
client-gloria-rules-turn = A turn
client-gloria-rules-turn-text = The active player goes through five phases; then it is the next player's turn.
client-gloria-rules-forum = 1 · The forum
client-gloria-rules-forum-text = A new building comes to the dearest place, +5. If a card lies there it moves one place cheaper and pushes on the next, up to the first gap. If all six places are full, the card on +0 burns.
client-gloria-rules-lay = 2 · Lay a card
client-gloria-rules-lay-text = The active player lays a basic card from hand into the display. Whoever cannot ends the game.
client-gloria-rules-activate = 3 · Activation
client-gloria-rules-activate-text = Beginning with the active player, everybody activates all own basic cards of the type just laid, in any order. Each card produces its token – farms food, cities gold, legions peace – or its building acts instead. Red buildings do not act here; the card below them produces.
client-gloria-rules-buy = 4 · Buy
client-gloria-rules-buy-text = The active player may buy one building: its price plus as many tokens of any kind as its place says. It is laid on an own basic card of its colour without a building; builders go on any card. The steps in the laurel wreath are sailed at once. Glory stands in for any token, never the other way round.
client-gloria-rules-goth = 5 · The Goth
client-gloria-rules-goth-text = The active player may pay tribute for the next free space before the Goth: one token for each symbol, food for a farm, gold for a city, peace for a legion. The tokens stay there and the Goth does not move. If Rome is the next space, nothing holds him.
client-gloria-rules-raid = The raid
client-gloria-rules-raid-text = If he is not paid he goes to the last space with tribute, or one space on if none lies before him. Every symbol he passes destroys one basic card of its type, with the building on it. Beginning with the active player everybody in turn chooses one of their fitting cards, until all symbols are served or nobody has a fitting card. A wall may be lost in place of the card below it.
client-gloria-rules-reclaim-text = After that all tribute on the road is taken back, one token each in turn, beginning with the active player.
client-gloria-rules-effects = What buildings do
client-gloria-rules-effect-produce = Produces what is shown in place of the basic card's own token. The ship is a step.
client-gloria-rules-effect-trade = Once per activation: give what is left of the arrow, get what is right of it. Glory is no joker here.
client-gloria-rules-effect-often = With a × the trade may be made any number of times.
client-gloria-rules-effect-owned = With an equals sign: so much for every own thing of this kind, this card's own included. The others still act.
client-gloria-rules-effect-exclusive = With a colon: so much for every other own card of this type. None of those acts this turn, neither before nor after.
client-gloria-rules-effect-goth = Only if the Goth now stands on a space with this symbol.
client-gloria-rules-effect-discard = Discard another own building and get the steps in its wreath; other cards give its printed price.
client-gloria-rules-effect-builder = Builder: when buying, tokens of the price may be paid with what is left of the arrow – one, or with × any number. Not for the surcharge.
client-gloria-rules-effect-wall = Wall: if the card below it would be destroyed, the wall may be lost instead.
client-gloria-rules-data-text = The printed cards and the printed board could not be had. Names, prices, steps and the order of the symbols are therefore reconstructed within what the rulebook and reports of players tell; the help of each card says what is known of it.
client-gloria-rules-end = The end
client-gloria-rules-end-text = The game ends at once when a Roman lands in Africa; when the Goth reaches Rome, after destruction and returned tribute; when the active player has no card to lay; or when the deck is empty. Whoever has sailed farthest wins. In a tie the number of tokens decides, glory counting one; if that is equal too, the victory is shared.
