glory-to-rome-name = Glory to Rome
glory-to-rome-summary = Rebuild the burnt city: every card is a task, a client, a material, a building and money.

## Options
rome-option-edition = Circus, Forum and petition
rome-option-edition-lookout = Ordinary cards, petition with two
rome-option-edition-lookout-red = Red cards, petition with three
rome-option-two-player-sites = In-town sites with two players
rome-option-two-player-sites-three = Three of each material
rome-option-two-player-sites-two = Two of each material
rome-option-start = First leader
rome-option-start-drawn = By a drawn card
rome-option-start-chosen = By a card chosen from five
rome-option-game = Game
rome-option-game-full = The whole game
rome-option-game-trial = Trial game without powers
rome-option-wall = The Wall counts cards in
rome-option-wall-vault = the vault
rome-option-wall-stockpile = the stockpile
rome-option-gifts = Gifts behind Palisade and Wall
rome-option-gifts-never = Never asked for
rome-option-gifts-asked = Asked for each time
rome-option-vaults = Vaults
rome-option-vaults-closed = Closed until the end
rome-option-vaults-open = Open: what was seen stays visible
rome-option-demands = Cards shown to Legionaries
rome-option-demands-material = All see the material
rome-option-demands-name = All see the building too

## Materials and roles
rome-rubble = Rubble
rome-wood = Wood
rome-concrete = Concrete
rome-brick = Brick
rome-stone = Stone
rome-marble = Marble
rome-laborer = Laborer
rome-craftsman = Craftsman
rome-architect = Architect
rome-legionary = Legionary
rome-merchant = Merchant
rome-patron = Patron

## Questions
rome-ask-bid = Lay down a card: the first in the (German) alphabet begins.
rome-ask-lead = You are the leader. Play a role or think?
rome-ask-follow = { $leader } leads { $role }. Follow or think?
rome-ask-petition = Choose the cards of your petition: { $material }, { $count } still needed.
rome-ask-play-more = Palace ({ $role }): another card?
rome-ask-think = Think: your hand limit is { $limit }.
rome-ask-think-granted = { $count ->
    [one] { $building }: you may think once.
   *[other] { $building }: you may think { $count } times.
}
rome-ask-laborer = { $count ->
    [one] Laborer: take a material. One action left.
   *[other] Laborer: take a material. { $count } actions left.
}
rome-ask-craftsman = { $count ->
    [one] Craftsman: lay a foundation or build from your hand. One action left.
   *[other] Craftsman: lay a foundation or build from your hand. { $count } actions left.
}
rome-ask-architect = { $count ->
    [one] Architect: lay a foundation or build from your stockpile. One action left.
   *[other] Architect: lay a foundation or build from your stockpile. { $count } actions left.
}
rome-ask-legionary = { $count ->
    [one] Legionary: what does Rome demand? Show one card.
   *[other] Legionary: what does Rome demand? Show up to { $count } cards.
}
rome-ask-merchant = { $count ->
    [one] Merchant: sell a material. One action left.
   *[other] Merchant: sell a material. { $count } actions left.
}
rome-ask-patron = { $count ->
    [one] Patron: hire a client. One action left.
   *[other] Patron: hire a client. { $count } actions left.
}
rome-ask-patron-more = Hire another client in the same action?
rome-ask-laborer-more = Take another material in the same action?
rome-ask-merchant-more = Sell another card in the same action?
rome-ask-bath = Bath: in which role does the new client ({ $role }) act?
rome-ask-fountain = The Fountain shows { $card }. What becomes of it?
rome-ask-work-on = { $building }: what do you add?
rome-ask-prison = Prison: which building do you take?
rome-ask-demand-more = { $count ->
    [one] Show one more card?
   *[other] Show up to { $count } more cards?
}
rome-ask-plunder = Take demanded materials from the pool?
rome-ask-give = Rome demands { $material }! { $count ->
    [one] Give { $attacker } a card.
   *[other] Give { $attacker } { $count } cards.
}
rome-ask-gift = { $attacker } demands { $material } ({ $count }). You are protected. Give all the same?
rome-ask-colosseum = Colosseum: which client goes to the lions?
rome-ask-senate = Senate: take a Senator that was played?
rome-ask-sewer = Sewer: put a card you played into your stockpile?

## Answers
rome-pass = Nothing more
rome-pass-actions = No more actions
rome-pass-granted = Skip these actions
rome-pass-think = Do not think
rome-pass-enough = That is all
rome-pass-give = Give nothing
rome-bid = Lay down { $card }
rome-think = Think
rome-lead-card = Lead { $role }: { $card }
rome-lead-senator = Lead { $role }: Senator
rome-lead-petition = Lead { $role }: petition ({ $material })
rome-follow-card = { $role }: { $card }
rome-follow-senator = { $role }: Senator
rome-follow-petition = { $role }: petition ({ $material })
rome-petition-card = Add { $card } to the petition
rome-discard = Latrine: discard { $card }
rome-discard-all = Vomitorium: discard the whole hand
rome-take-senator = Take a Senator
rome-draw-one = Draw one card
rome-draw-to-limit = { $count ->
    [one] Draw one card up to the limit
   *[other] Draw { $count } cards up to the limit
}
rome-hire-pool = Hire from the pool: { $role } ({ $material })
rome-hire-deck = Bar: hire the top card of the deck
rome-hire-hand = Aqueduct: hire { $card } ({ $role })
rome-store-pool = Take { $material } from the pool
rome-store-hand = Dock: store { $card } from your hand ({ $material })
rome-sell-stockpile = Sell { $material } from the stockpile
rome-sell-deck = Atrium: sell the top card of the deck
rome-sell-hand = Basilica: sell { $card } from your hand ({ $material })
rome-lay = Lay foundation: { $building } ({ $site })
rome-lay-on = Lay foundation: { $building } ({ $site })
rome-lay-outside = { $count ->
    [one] Lay foundation outside: { $building } ({ $site })
   *[other] Lay foundation outside: { $building } ({ $site }), { $count } actions
}
rome-add = { $building }: add { $card } ({ $material })
rome-add-at-once = Finish { $building }: { $card } ({ $material })
rome-supply = { $building }: add { $material } from the stockpile
rome-supply-at-once = Finish { $building }: { $material } from the stockpile
rome-supply-pool = { $building }: add { $material } from the pool
rome-supply-pool-at-once = Finish { $building }: { $material } from the pool
rome-open = Open { $owner }’s { $building } ({ $material })
rome-open-pool = Open { $owner }’s { $building } ({ $material } from the pool)
rome-work-on = { $building }: build …
rome-work-on-other = Stairway: { $owner }’s { $building } …
rome-draw-fountain = Fountain: look at the top card of the deck
rome-keep = Keep it
rome-demand = Show { $card }: Rome demands { $material }
rome-plunder = Take { $material } from the pool
rome-give = Give { $card }
rome-glory = Glory to Rome! I have none.
rome-feed = To the lions: { $owner }’s { $role }
rome-act-as = Act as { $role }
rome-seize = Take { $owner }’s { $building }
rome-claim-senator = Take { $from }’s Senator
rome-divert = Put { $material } into the stockpile

## What happened
rome-told-start-card = { $seat } turns up { $card }.
rome-told-begins = { $seat } begins.
rome-told-round = Round { $round }: { $seat } is the leader.
rome-told-thinks = { $seat } thinks.
rome-told-leads = { $seat } leads { $role } ({ $with }).
rome-told-follows = { $seat } follows: { $role } ({ $with }).
rome-told-plays-more = { $seat } also plays: { $with }.
rome-with-senator = Senator
rome-with-petition = petition: { $material }
rome-told-petition-card = { $seat } adds { $card } to the petition.
rome-told-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
rome-told-drew-own = { $seat } draws { $cards }.
rome-told-took-senator = { $seat } takes a Senator.
rome-told-discarded = { $seat } puts { $card } into the pool.
rome-told-discarded-all = { $seat } discards { $cards }.
rome-told-discarded-all-senators = { $seat } discards { $cards } and { $senators ->
    [one] a Senator.
   *[other] { $senators } Senators.
}
rome-told-hired = { $seat } hires from the pool: { $role } ({ $card }).
rome-told-hired-deck = { $seat } hires from the deck: { $role } ({ $card }).
rome-told-hired-hand = { $seat } hires from the hand: { $role } ({ $card }).
rome-told-stored = { $seat } takes { $material } from the pool ({ $card }).
rome-told-stored-hand = { $seat } stores { $material } from the hand ({ $card }).
rome-told-sold = { $seat } sells { $material }.
rome-told-sold-deck = { $seat } puts the top card of the deck into the vault, unseen.
rome-told-sold-hand = { $seat } puts a card from the hand into the vault, unseen.
rome-told-sold-hand-own = { $seat } puts { $card } from the hand into the vault, unseen.
rome-told-bathes = { $seat }’s new client acts as { $role }.
rome-told-laid = { $seat } lays a foundation: { $building } ({ $site }).
rome-told-laid-outside = { $seat } lays a foundation out of town: { $building } ({ $site }).
rome-told-added = { $building }: { $seat } adds { $card }.
rome-told-supplied = { $building }: { $seat } adds { $material } from the stockpile.
rome-told-supplied-pool = { $building }: { $seat } adds { $material } from the pool.
rome-told-completed = { $seat } finishes { $building }. Influence is now { $influence }.
rome-told-opened = { $seat } opens { $owner }’s { $building } to all, adding { $material }.
rome-told-fountain = { $seat } looks at the top card of the deck.
rome-told-fountain-own = { $seat } looks at the top card of the deck: { $card }.
rome-told-fountain-kept = { $seat } keeps the card.
rome-told-seized = { $seat } takes { $owner }’s { $building }; { $owner } gets the Prison’s site.
rome-told-grants = { $count ->
    [one] { $building } lets { $seat } act once.
   *[other] { $building } lets { $seat } act { $count } times.
}
rome-told-demanded = { $seat } shows { $card }: Rome demands { $material }!
rome-told-demanded-material = { $seat } shows a card: Rome demands { $material }!
rome-told-plundered = { $seat } takes { $material } from the pool.
rome-told-gave = { $seat } gives { $to } a card: { $card }.
rome-told-glory = { $seat }: Glory to Rome! No { $material }.
rome-told-surrendered = { $seat } gives { $to } { $material } from the stockpile.
rome-told-fed = { $seat } throws { $owner }’s { $role } to the lions.
rome-told-claimed-senator = { $seat } takes { $from }’s Senator.
rome-told-diverted = { $seat } puts a played card into the stockpile: { $material }.
rome-told-end-deck = The deck is empty. Winner: { $winners }.
rome-told-end-sites = The last site in town is taken. Winner: { $winners }.
rome-told-end-catacomb = The Catacomb ends the game. Winner: { $winners }.
rome-told-end-forum = The Forum decides the game. Winner: { $winners }.

## Score
rome-score-influence = Influence
rome-score-vault = Vault
rome-score-bonus = Merchant bonus
rome-score-statue = Statue
rome-score-wall = Wall
rome-score-hidden = Vault cards you have not seen are not counted.
rome-score-closed = Vaults stay closed until the end: neither their points nor merchant bonuses are counted yet.
rome-score-tie = Equal points: more cards in hand decide.
rome-end-deck = The deck is empty.
rome-end-sites = The last site in town is taken.
rome-end-catacomb = The Catacomb was finished.
rome-end-forum = Won by the Forum.

## Why not
rome-why-other-role = Neither a { $role } card nor part of a petition.
rome-why-same-name = You already have { $building } in play.
rome-why-outside = { $count ->
    [one] { $material }: the only sites left are out of town.
   *[other] { $material }: the only sites left are out of town. That takes { $count } actions.
}
rome-why-no-site = { $material }: no site is left.
rome-why-order = Cards are chosen in a fixed order, and this one comes earlier.
rome-why-shown = Already shown this round.

## The position in lines
rome-line-round = Round { $round }, leader { $leader }.
rome-line-round-led = Round { $round }, { $leader } leads { $role }.
rome-line-table = Deck { $deck }, Senators { $senators }.
rome-line-pool = Pool: Rubble { $rubble }, Wood { $wood }, Concrete { $concrete }, Brick { $brick }, Stone { $stone }, Marble { $marble }.
rome-line-in-town = Sites in town: Rubble { $rubble }, Wood { $wood }, Concrete { $concrete }, Brick { $brick }, Stone { $stone }, Marble { $marble }.
rome-line-out-of-town = Sites out of town: Rubble { $rubble }, Wood { $wood }, Concrete { $concrete }, Brick { $brick }, Stone { $stone }, Marble { $marble }.
rome-line-demanded = Rome demands: { $cards }.
rome-line-performing = { $count ->
    [one] { $seat } acts as { $role }, one action left.
   *[other] { $seat } acts as { $role }, { $count } actions left.
}
rome-line-camp = { $seat } ({ $decision }): influence { $influence }, hand { $hand } of { $limit }, of these Senators { $senators }.
rome-line-hand = { "  " }Hand: { $cards }.
rome-line-known-hand = { "  " }Known to be in the hand: { $cards }.
rome-line-known-or-hidden = { "  " }In the hand or hidden in the vault: { $cards }.
rome-line-lacks = { "  " }Certainly not in the hand: { $materials }.
rome-line-clients = { "  " }Clients (at most { $limit }): Laborer { $laborer }, Craftsman { $craftsman }, Architect { $architect }, Legionary { $legionary }, Merchant { $merchant }, Patron { $patron }.
rome-line-stockpile = { "  " }Stockpile: Rubble { $rubble }, Wood { $wood }, Concrete { $concrete }, Brick { $brick }, Stone { $stone }, Marble { $marble }.
rome-line-vault = { "  " }Vault { $count } of { $limit }, known: Rubble { $rubble }, Wood { $wood }, Concrete { $concrete }, Brick { $brick }, Stone { $stone }, Marble { $marble }.
rome-line-structure = { $needed ->
    [one] { "  " }Under construction: { $building } ({ $site }), { $materials } of one material.
   *[other] { "  " }Under construction: { $building } ({ $site }), { $materials } of { $needed } materials.
}
rome-line-completed = { "  " }{ $building }: { $power }
rome-line-completed-open = { "  " }{ $building } (open to all): { $power }
rome-line-fountain = The Fountain shows { $card }.
rome-decision-open = has not decided
rome-decision-leads = leads
rome-decision-follows = follows
rome-decision-thinks = thinks

# What a standing is made of, for hints.
rome-feature-influence = influence
rome-feature-vault = points in your vault
rome-feature-bonus = merchant bonuses
rome-feature-special-points = points for Statue and Wall
rome-feature-foundations = buildings under construction
rome-feature-laid-materials = materials built in
rome-feature-client-powers = functions that help your clients
rome-feature-building-powers = functions that make building easier
rome-feature-loot-powers = functions for loot and defence
rome-feature-card-powers = functions that bring cards
rome-feature-vault-powers = functions that fill the vault
rome-feature-laborers = Laborers among your clients
rome-feature-craftsmen = Craftsmen among your clients
rome-feature-architects = Architects among your clients
rome-feature-legionaries = Legionaries among your clients
rome-feature-merchants = Merchants among your clients
rome-feature-patrons = Patrons among your clients
rome-feature-client-room = room for clients
rome-feature-vault-room = room in the vault
rome-feature-stockpile = useful materials in the stockpile
rome-feature-cheap-materials = rubble and wood
rome-feature-middling-materials = concrete and brick
rome-feature-dear-materials = stone and marble
rome-feature-hand = a better hand
rome-feature-hand-cards = cards in hand
rome-feature-senators = Senators
rome-feature-fitting-cards = cards that fit your sites
rome-feature-forum = a chance to win by the Forum
rome-feature-actions = actions in this round
rome-feature-turn = a part in this round
rome-feature-deck = cards left in the deck
rome-feature-sites = sites left in town

## What a hint compares: one phrase for more, one for less

rome-stake-this-round = at the end of this round
rome-stake-next-round = at the end of the next round
rome-stake-at-the-end = at the end of the game
rome-stake-points-more = more points
rome-stake-points-less = fewer points
rome-stake-rival-more = more points for the strongest opponent
rome-stake-rival-less = fewer points for the strongest opponent
rome-stake-influence-more = more influence
rome-stake-influence-less = less influence
rome-stake-vault-more = more points in your vault
rome-stake-vault-less = fewer points in your vault
rome-stake-bonus-more = more points from merchant bonuses
rome-stake-bonus-less = fewer points from merchant bonuses
rome-stake-special-more = more points for Statue and Wall
rome-stake-special-less = fewer points for Statue and Wall
rome-stake-forum-more = you win by the Forum more often
rome-stake-forum-less = you win by the Forum less often
rome-stake-forum-rival-more = somebody else wins by the Forum more often
rome-stake-forum-rival-less = somebody else wins by the Forum less often
rome-stake-buildings-more = more finished buildings
rome-stake-buildings-less = fewer finished buildings
rome-stake-foundations-more = more buildings under construction
rome-stake-foundations-less = fewer buildings under construction
rome-stake-laid-more = more materials on your construction sites
rome-stake-laid-less = fewer materials on your construction sites
rome-stake-laborers-more = more Laborers among your clients
rome-stake-laborers-less = fewer Laborers among your clients
rome-stake-craftsmen-more = more Craftsmen among your clients
rome-stake-craftsmen-less = fewer Craftsmen among your clients
rome-stake-architects-more = more Architects among your clients
rome-stake-architects-less = fewer Architects among your clients
rome-stake-legionaries-more = more Legionaries among your clients
rome-stake-legionaries-less = fewer Legionaries among your clients
rome-stake-merchants-more = more Merchants among your clients
rome-stake-merchants-less = fewer Merchants among your clients
rome-stake-patrons-more = more Patrons among your clients
rome-stake-patrons-less = fewer Patrons among your clients
rome-stake-cheap-more = more rubble and wood in your stockpile
rome-stake-cheap-less = less rubble and wood in your stockpile
rome-stake-middling-more = more concrete and brick in your stockpile
rome-stake-middling-less = less concrete and brick in your stockpile
rome-stake-dear-more = more stone and marble in your stockpile
rome-stake-dear-less = less stone and marble in your stockpile
rome-stake-hand-more = more cards in hand
rome-stake-hand-less = fewer cards in hand
rome-stake-senators-more = more Senators in hand
rome-stake-senators-less = fewer Senators in hand
rome-stake-rival-buildings-more = an opponent has more finished buildings
rome-stake-rival-buildings-less = your opponents have fewer finished buildings
rome-stake-rival-clients-more = an opponent has more clients
rome-stake-rival-clients-less = your opponents have fewer clients
rome-stake-rival-materials-more = an opponent has more materials in the stockpile
rome-stake-rival-materials-less = your opponents have fewer materials in the stockpile
