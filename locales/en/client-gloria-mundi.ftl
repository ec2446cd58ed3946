# Gloria Mundi in the browser: the table, help, rules page.

client-gloria-moment-lay-card = Turn { $turn } · laying a card
client-gloria-moment-activate = Turn { $turn } · activation
client-gloria-moment-buy = Turn { $turn } · buying
client-gloria-moment-goth = Turn { $turn } · the Goth
client-gloria-moment-destroy = Turn { $turn } · raid
client-gloria-moment-reclaim = Turn { $turn } · reclaiming tribute
client-gloria-moment-over = The game is over

## The table
client-gloria-farm = Farm
client-gloria-city = City
client-gloria-peace = Peace card
client-gloria-farm-many = Farms
client-gloria-city-many = Cities
client-gloria-peace-many = Peace cards
client-gloria-map = The map
client-gloria-space = Space { $space } of the Goth’s track
client-gloria-roman = { $name }: step { $steps } of { $africa }
client-gloria-goth-at = The Goth on space { $space }, { $left ->
    [one] one space
   *[other] { $left } spaces
} from Rome
client-gloria-demands = The Goth demands
client-gloria-otherwise = otherwise he destroys
client-gloria-unstoppable = Nothing holds the Goth any more
client-gloria-owed = Still to be lost:
client-gloria-loses = { $name } loses a card
client-gloria-spoils = Tribute to reclaim:
client-gloria-bare = { $card } without a building: { $count }
client-gloria-in-hand = { $card } in hand: { $count }
client-gloria-screen = Screen
client-gloria-screen-closed = Tokens and hand are hidden behind the screen.
client-gloria-hand-closed = { $count ->
    [0] No basic card in hand
    [one] 1 basic card in hand
   *[other] { $count } basic cards in hand
}
client-gloria-yield = If every card produces
client-gloria-would-bring = { $card }: you would get
client-gloria-still-acts = Still to act: up to
client-gloria-or-effect = or { $building }
client-gloria-supply = Take:
client-gloria-asked = still to pay
client-gloria-plus = { $count ->
    [one] plus 1 of any kind
   *[other] plus { $count } of any kind
}
client-gloria-paid = paid
client-gloria-price = Price
client-gloria-raid = The Goth marches
client-gloria-raid-by = No tribute: { $name }
client-gloria-look = Look at what { $name } owns
client-gloria-back = Back to my display
client-gloria-known = What you can know
client-gloria-known-short = Known
client-gloria-known-about = The screens at this table are open: tokens and hands are counted for everybody. After the tokens come the basic cards in hand.
client-gloria-known-about-closed = The screens are closed: you see tokens and hands only on your side. You must remember what the others have; everything is taken and paid openly.
client-gloria-sum = Total
client-gloria-steps = Steps
client-gloria-unseen = { $count ->
    [one] One building is still in the deck
   *[other] { $count } buildings are still in the deck
}
client-gloria-burnt = { $count ->
    [one] One building in the fire
   *[other] { $count } buildings in the fire
}
client-gloria-burnt-none = Nothing has burnt yet.

## Help
client-gloria-kind-farm = Green: goes on a farm and acts when farms act.
client-gloria-kind-city = Yellow: goes on a city and acts when cities act.
client-gloria-kind-peace = White: goes on a peace card and acts when peace cards act.
client-gloria-kind-builder = Builder, red with a hammer: goes on any basic card and helps with later purchases.
client-gloria-kind-wall = Wall, red: goes on the basic card it protects.
client-gloria-card-steps = { $steps ->
    [0] Buying it brings no steps.
    [one] Buying it brings 1 step immediately.
   *[other] Buying it brings { $steps } steps immediately.
}
client-gloria-card-printed = { "" }
client-gloria-card-rulebook = Name, price and steps are those of the rulebook.
client-gloria-card-seen = Name, price and steps were described by an owner.
client-gloria-card-reported = Name, price and steps were reported by reviewers.
client-gloria-card-inferred = Name, price and steps follow from the rulebook.
client-gloria-card-reconstructed = Name, price and steps are reconstructed: we did not have the printed card.
client-gloria-ability-printed = { "" }
client-gloria-ability-rulebook = The effect is one the rulebook explains.
client-gloria-ability-seen = The effect was described by a reviewer.
client-gloria-ability-reported = The effect was reported by reviewers.
client-gloria-ability-inferred = The effect is a form of one the rulebook explains.
client-gloria-ability-reconstructed = The effect is reconstructed too, from the symbols in the rulebook.
client-gloria-road-reconstructed = The order of the symbols is reconstructed: the length and the kinds of spaces are known, but we did not have the printed board.
client-gloria-sea-reconstructed = The length of the track is reconstructed from reports of “a little under forty” steps.
client-gloria-about-farm = Produces food when somebody lays a farm. Every house the Goth passes costs a farm.
client-gloria-about-city = Produces gold when somebody lays a city. Every temple the Goth passes costs a city.
client-gloria-about-peace = Produces peace when somebody lays a peace card. Every shield the Goth passes costs a peace card.
client-gloria-about-product = for each card whose building is not used
client-gloria-about-symbols = is lost when the Goth passes
client-gloria-about-lying = is here as tribute
client-gloria-about-road = The tribute of a space is one token per symbol: food for a farm, gold for a city, peace for peace. If the active player does not pay, the Goth moves to the last space with tribute, or one space on if there is none ahead of him.
client-gloria-about-good-food = Farms produce it. Glory may stand in for it in prices and tribute.
client-gloria-about-good-gold = Cities produce it. Glory may stand in for it in prices and tribute.
client-gloria-about-good-peace = Peace cards produce it. Glory may stand in for it in prices and tribute.
client-gloria-about-good-glory = Only buildings bring it. In prices, surcharges and tribute it stands in for any other token. Where a price asks for glory, only glory will do – or a builder that replaces it.
client-gloria-about-good-step = Your Roman moves one space closer to Africa.
client-gloria-steps-of = Step { $steps } of { $africa }.
client-gloria-about-roman = Steps come from the laurel wreath of a bought building and from effects. Whoever reaches Africa first wins immediately.
client-gloria-about-screen = The screens at this table are open: everybody sees what is behind them.
client-gloria-about-screen-closed = The screens are closed: only their owner sees tokens and hand. Tribute is in the open on the track, and at the end all screens are lifted.
client-gloria-topic-roman = A Roman on the way
client-gloria-topic-screen = Behind the screen
client-gloria-topic-display = Display
client-gloria-topic-hand = Hand
client-gloria-about-hand = Each turn you lay one basic card. All cards of its type then act, for every player. If you have none to lay, the game ends.
client-gloria-topic-tokens = Tokens
client-gloria-about-tokens = You pay for buildings and tribute with them.
client-gloria-topic-forum = The forum
client-gloria-about-forum = Up to six buildings are for sale. A new one takes the most expensive place and pushes the others along.
client-gloria-topic-surcharge = Surcharge
client-gloria-about-surcharge = You pay this many tokens of any kind on top of the printed price. Cards get cheaper as new ones push them along; what is pushed out burns.
client-gloria-topic-tribute = Tribute
client-gloria-about-tribute = The active player may pay it to hold the Goth this turn. The tokens are put on the next free space, one per symbol there.
client-gloria-topic-raid = Raid
client-gloria-about-raid = Without tribute the Goth passes these symbols. For each one a matching basic card is lost, one card per player in turn, beginning with the active player.
client-gloria-topic-goth = The Goth
client-gloria-about-goth = He marches from the north-east to Rome. When he arrives the game ends, and whoever has taken the most steps wins.
client-gloria-topic-rome = Rome
client-gloria-about-rome = The Romans set out from here. When the Goth arrives, the game is over.
client-gloria-topic-africa = Africa
client-gloria-about-africa = The first Roman to arrive here wins immediately.

## Rules page
client-gloria-rules-aim = Aim of the game
client-gloria-rules-aim-text = Rome is falling. From the north-east comes the Goth; from Rome the players’ Romans flee to Africa. Whoever arrives there first wins immediately. If the Goth reaches Rome before that, somebody has no card left to lay or the deck is empty, whoever has taken the most steps wins.
client-gloria-rules-setup = Setup
client-gloria-rules-setup-text = Everybody gets basic cards as in the table, lays one of each type face up, and begins with one food, one gold and one peace. The numbers include the three cards laid out. The forum is empty, the Goth and the Romans stand on their starting spaces. The first player is drawn by lot.
client-gloria-rules-screens-text = Tokens and hands are kept behind screens. Nothing there is secret to a good memory: everybody begins alike, and everything is taken, laid and paid openly. So the table usually keeps count for all; if you would rather play from memory, choose closed screens when you open the table.
client-gloria-rules-players = Players
client-gloria-rules-turn = A turn
client-gloria-rules-turn-text = The active player goes through five phases; then it is the next player’s turn.
client-gloria-rules-forum = 1 · The forum
client-gloria-rules-forum-text = A new building comes to the most expensive place, +5. If there is a card, it moves one place cheaper and pushes on the next, up to the first gap. If all six places are full, the card on +0 burns.
client-gloria-rules-lay = 2 · Lay a card
client-gloria-rules-lay-text = The active player lays a basic card from hand into the display. Whoever cannot ends the game.
client-gloria-rules-activate = 3 · Activation
client-gloria-rules-activate-text = Beginning with the active player, everybody activates all their basic cards of the type just laid, in any order. Each card produces its token – farms food, cities gold, peace cards peace – or its building acts instead. Nobody has to activate a card. Red buildings do not act here; the card below them produces.
client-gloria-rules-buy = 4 · Buy
client-gloria-rules-buy-text = The active player may buy one building: its price plus as many tokens of any kind as its place says. It goes on one of their basic cards of its colour that has no building yet; builders go on any, walls on the type they show. The steps in the laurel wreath are taken immediately, and are kept even if the card is lost. Glory stands in for any token. The other way round, only a builder can replace glory that a price asks for.
client-gloria-rules-goth = 5 · The Goth
client-gloria-rules-goth-text = The active player may pay tribute for the next free space in front of the Goth: one token for each symbol, food for a farm, gold for a city, peace for peace; glory stands in for any of them. The tokens stay there and the Goth does not move. If Rome is the next space, nothing holds him.
client-gloria-rules-raid = The raid
client-gloria-rules-raid-text = Without tribute he goes to the last space with tribute, or one space on if there is none ahead of him. Every symbol he passes destroys one basic card of its type, with the building on it. Beginning with the active player everybody in turn chooses one of their matching cards, until all symbols are served or nobody has a matching card. A wall may be lost in place of the card below it.
client-gloria-rules-reclaim-text = After that all tribute on the track is reclaimed, one token per player in turn, beginning with the active player, no matter who paid or lost what.
client-gloria-rules-effects = What buildings do
client-gloria-rules-effect-produce = Produces what is shown instead of the basic card’s token. The ship is a step.
client-gloria-rules-effect-trade = Arrow: once per activation, give everything to the left of it and get what is to the right. You give tokens, other buildings or basic cards of your display; a slash leaves you the choice. Glory does not stand in for other tokens here.
client-gloria-rules-effect-often = With a × you may trade as often as you can give the whole left side.
client-gloria-rules-effect-owned = Equals sign: you get this for each of the things shown that you have, the card below this one included. The others still act.
client-gloria-rules-effect-exclusive = Colon: you get this for each of your other cards of this type. None of those acts this turn, neither before nor after.
client-gloria-rules-effect-goth = Only while the Goth stands on a space with this symbol.
client-gloria-rules-effect-discard = Discard another of your buildings and take the steps in its laurel wreath; some cards give its printed price instead. Its basic card stays.
client-gloria-rules-effect-builder = Builder: when you buy, tokens of the price shown to the right of the arrow may be replaced by as many of those to the left – one, or with × any number. Not for the surcharge, and not when you buy the builder itself.
client-gloria-rules-effect-wall = Wall: if the card below it would be destroyed, the wall may be lost instead.
client-gloria-rules-data-text = We did not have the printed cards or the printed board. Names, prices, steps and the order of the symbols are therefore reconstructed within what the rulebook and players’ reports tell; the help of each card says what is known of it. If you own the box, you can type in the printed cards and play with them.
client-gloria-rules-end = End of the game
client-gloria-rules-end-text = The game ends immediately when a Roman arrives in Africa; when the Goth reaches Rome, after the raid and after tribute is reclaimed; when the active player has no card to lay; or when the deck is empty. Whoever has taken the most steps wins. In a tie the number of tokens decides, glory counting one; if that is equal too, victory is shared.
