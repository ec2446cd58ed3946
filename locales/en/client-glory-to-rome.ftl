# The table of Glory to Rome in the browser: captions, help, rules page.

client-rome-moment = Round { $round }
client-rome-moment-trial = Trial game, round { $round }
client-rome-back = Back to my camp
client-rome-enlarge = Enlarge { $name }
client-rome-leader = Leader
client-rome-glory = Glory to Rome!
client-rome-demands = Rome demands
client-rome-senator = Senator
client-rome-any-role = any role
client-rome-round = Round { $round }
client-rome-to-lead = { $name } begins
client-rome-leads = { $name } leads
client-rome-did-open = undecided
client-rome-did-leads = leads
client-rome-did-follows = follows
client-rome-did-thinks = thinks
client-rome-clientele = Clients
client-rome-vault-name = Vault
client-rome-stockpile = Stockpile
client-rome-pool = Pool
client-rome-camps = All camps at the table, swipe to see them
client-rome-buildings = Buildings
client-rome-no-buildings = Nothing built yet.
client-rome-hand-of = Hand
client-rome-hand-empty = No cards in hand.
client-rome-vault-empty = empty
client-rome-fountain = The Fountain’s card
client-rome-known = What is known
client-rome-no-powers = In the trial game this power does nothing.
client-rome-red-reconstructed = The wording of the red version is reconstructed: the rulebook does not print it; it is inferred from related editions.
client-rome-pool-empty = The pool has no such card now.

client-rome-influence = Influence { $count }
client-rome-held =
    { $cards ->
        [one] One card in hand, limit { $limit }
       *[other] { $cards } cards in hand, limit { $limit }
    }{ $senators ->
        [0] { "" }
        [one] , one of them a Senator
       *[other] , { $senators } of them Senators
    }
client-rome-hand = Your hand: { $cards } of { $limit }
client-rome-clients = Clients: { $count } of at most { $limit }
client-rome-client =
    { $role }: { $count }{ $resting ->
        [0] { "" }
       *[other] , new { $resting }
    }{ $acted ->
        [0] { "" }
       *[other] , already acted { $acted }
    }
client-rome-resting =
    { $count ->
        [one] one new
       *[other] { $count } new
    }
client-rome-rising =
    { $need ->
        [one] { $building } under construction: { $have } of one material
       *[other] { $building } under construction: { $have } of { $need } materials
    }
client-rome-vault = Cards in the vault: { $count } of at most { $limit }
client-rome-stored = { $material } in the stockpile: { $count }
client-rome-actions-card =
    { $count ->
        [one] Acts as { $role }: one action left, now from a card played
       *[other] Acts as { $role }: { $count } actions left, now from a card played
    }
client-rome-actions-client =
    { $count ->
        [one] Acts as { $role }: one action left, now by a client
       *[other] Acts as { $role }: { $count } actions left, now by clients
    }
client-rome-actions-power =
    { $count ->
        [one] Acts as { $role }: one action left, granted by: { $building }
       *[other] Acts as { $role }: { $count } actions left, granted by: { $building }
    }
client-rome-coming =
    { $count ->
        [one] One action still to come
       *[other] { $count } actions still to come
    }
client-rome-thinks =
    { $count ->
        [one] { $building }: may think once more
       *[other] { $building }: may think { $count } times more
    }
client-rome-sites-in-town = { $material }, sites in town: { $count }
client-rome-sites-out-of-town = { $material }, sites out of town: { $count }
client-rome-in-pool = { $material } in the pool: { $count }
client-rome-deck =
    { $count ->
        [one] Deck: one card
       *[other] Deck: { $count } cards
    }
client-rome-senators =
    { $count ->
        [one] Senators: one left
       *[other] Senators: { $count } left
    }
client-rome-senators-held =
    { $count ->
        [one] A Senator
       *[other] { $count } Senators
    }
client-rome-holds = Certainly in the hand: { $cards }
client-rome-holds-or-hid = In the hand or hidden in the vault: { $cards }
client-rome-lacks = Certainly not in the hand: { $materials }
client-rome-unseen-about =
    { $count ->
        [one] One card is hidden from you
       *[other] { $count } cards are hidden from you
    }: { $deck } in the deck, the others in other hands and in vaults. Filled marks are hidden.
client-rome-unseen-aside = In the trial game half of all cards are set aside unseen as well.
client-rome-unseen-of = { $count } of { $copies } hidden
client-rome-worth =
    { $value ->
        [one] Needs one material, brings one influence; one point in the vault. Cards in the game: { $copies }.
       *[other] Needs { $value } materials, brings { $value } influence; { $value } points in the vault. Cards in the game: { $copies }.
    }
client-rome-worth-statue = Needs as many materials and brings as much influence as its site is worth; value in the vault: { $value }. Cards in the game: { $copies }.

## Help on the parts of the table
client-rome-topic-influence = Influence
client-rome-about-influence = Two at the start, plus the values of the sites of all finished buildings. You may have that many clients and that many cards in your vault (Insula, Aqueduct and Market allow more), and at the end it counts as points.
client-rome-topic-clients = Clients
client-rome-about-clients = Every client acts whenever anybody leads that client’s role, even if you only think. Clients hired this round rest. You may have as many as your influence; Insula and Aqueduct allow more.
client-rome-topic-stockpile = Stockpile
client-rome-about-stockpile = Material for Architects and goods for Merchants. It is open to all and holds any number.
client-rome-topic-vault = Vault
client-rome-about-vault = Materials sold: each card counts its value at the end, and 3 points more for every material of which you alone have the most. Until then it is closed: all see what goes in, but nobody looks again, not even you (with open vaults, what you have seen stays visible). It holds as many cards as your influence; the Market allows two more.
client-rome-topic-round = The round
client-rome-about-round = The leader plays a role or thinks. In turn the others follow the role or think. Then all act, the leader first.
client-rome-topic-decision = This round’s decision
client-rome-about-decision = Flag: leads. Arrow: follows. Lamp: thinks and draws cards. Beside it are the cards played.
client-rome-topic-actions = Actions to come
client-rome-about-actions = The actions still to come here: one for each card, Senator and petition played, and one for each client of the role.
client-rome-topic-source-card = Action from a card
client-rome-about-source-card = This action comes from the card, Senator or petition played.
client-rome-topic-source-client = A client’s action
client-rome-about-source-client = Now a client of the role being led acts.
client-rome-topic-source-power = A building’s action
client-rome-about-source-power = A building has granted these actions. They come before everything else; for a site out of town a later action of the same role may help.
client-rome-topic-demand = Rome demands
client-rome-about-demand = Legionaries show one card of the hand for each action; all see which material it is. Each card shown brings such a material from the pool, and such a card from the hand of each neighbour. Whoever has none calls “Glory to Rome!”.
client-rome-topic-site-in-town = Sites in town
client-rome-about-site-in-town = A foundation on a site of its material takes one action. When the last site in town is taken, the game is over immediately.
client-rome-topic-site-out-of-town = Sites out of town
client-rome-about-site-out-of-town = Here a foundation takes two actions of the same role together, wherever they come from. These sites keep the game going.
client-rome-topic-deck = Deck
client-rome-about-deck = Whoever thinks draws one card or fills the hand up to the limit. When the deck is empty, the game is over immediately.
client-rome-topic-senators = Senators
client-rome-about-senators = There are { $senators }. A Senator leads or follows any role and then returns to the pile. Senators count as cards in hand and are taken instead of other cards when thinking.
client-rome-topic-fountain = Fountain
client-rome-about-fountain = Somebody has looked at the top card of the deck and decides what becomes of it.
client-rome-about-pool = All cards played and discarded are here, open, by material. Laborers take materials for the stockpile, Patrons hire clients: { $role }.

## The six roles
client-rome-about-laborer = Take a material from the pool into your stockpile.
client-rome-about-craftsman = Lay a foundation from your hand on a site, or add a matching card of your hand as a material to a structure of yours.
client-rome-about-architect = Lay a foundation from your hand on a site, or add a matching material from your stockpile to a structure of yours.
client-rome-about-legionary = Show a card of your hand: Rome demands this material. You take one from the pool, and both your neighbours give you a matching card from their hands. All of it goes into your stockpile; you keep the cards you showed.
client-rome-about-merchant = Put a material from your stockpile into your vault. It counts its value in points at the end; until then the vault stays closed.
client-rome-about-patron = Hire a card from the pool as a client. From the next round on this client acts whenever the role comes up.

## What the buildings do, in a few words
# In the trial game, on the card: what the role does.
client-rome-does-laborer = Pool → stockpile
client-rome-does-craftsman = Build with cards in hand
client-rome-does-architect = Build from the stockpile
client-rome-does-legionary = Demand a material
client-rome-does-merchant = Stockpile → vault
client-rome-does-patron = Hire a client
client-rome-face-down = face down
client-rome-short-insula = +2 clients
client-rome-short-latrine = Discard 1 card before thinking
client-rome-short-road = Stone takes anything
client-rome-short-bar = Patron: also from the deck
client-rome-short-circus = Any card as Architect
client-rome-short-circus-red = Petition with two cards
client-rome-short-dock = Laborer: also from hand
client-rome-short-market = +2 cards in the vault
client-rome-short-palisade = Safe from Legionaries
client-rome-short-amphitheatre = Finished: Craftsman × influence
client-rome-short-aqueduct = Patron: hand too; clients × 2
client-rome-short-bridge = Legionary: all, stockpiles too
client-rome-short-storeroom = All clients as Laborers
client-rome-short-senate = Take opponents’ played Senators
client-rome-short-wall = Safe, even from Bridges; points
client-rome-short-tower = Rubble fits; outside 1 action
client-rome-short-vomitorium = Discard the hand before thinking
client-rome-short-academy = After Craftsman think once
client-rome-short-atrium = Merchant: from the deck instead
client-rome-short-foundry = Finished: Laborer × influence
client-rome-short-shrine = Hand limit +2
client-rome-short-school = Finished: think × influence
client-rome-short-gate = Marble works as a foundation
client-rome-short-bath = New clients act immediately
client-rome-short-archway = Architect: also from the pool
client-rome-short-colosseum = Legionary: clients to your vault
client-rome-short-garden = Finished: Patron × influence
client-rome-short-sewer = Played cards into the stockpile
client-rome-short-catacomb = Finished: the game ends
client-rome-short-scriptorium = 1 marble finishes anything
client-rome-short-slave-market = Clients act twice
client-rome-short-prison = Finished: seize a building
client-rome-short-villa = Architect: 1 material is enough
client-rome-short-basilica = Merchant: also from hand
client-rome-short-forum = Win: every role and material
client-rome-short-forum-red = Win: a client of every role
client-rome-short-stairway = Architect: open buildings to all
client-rome-short-ludus-magnus = Merchants as any role
client-rome-short-palace = Several cards, several actions
client-rome-short-fountain = Craftsman: build from the deck
client-rome-short-statue = On any site; +3 points
client-rome-short-temple = Hand limit +4

## Rules page
client-rome-rules-aim = Aim of the game
client-rome-rules-aim-text = Rome has burnt down, and everybody builds it up again. Finished buildings bring influence, materials sold fill the vault. Whoever has the most points from both at the end wins.
client-rome-rules-card = One card, five uses
client-rome-rules-card-text = Every order card is a role to be played, a client who performs that role again and again, a material in the stockpile, a building whose foundation it is, and money in the vault. Colour, sign and pattern at the left edge tell the role and the material; the coins tell what it is worth.
client-rome-rules-setup = Setup
client-rome-rules-setup-text = Everybody gets four orders and a Senator and begins with two influence. In town there are as many sites of each material as there are players (three with two players); the rest of the { $sites } are out of town. Everybody turns over a card: the first in the German alphabet makes its owner the first leader, and all these cards form the pool.
client-rome-rules-round = A round
client-rome-rules-lead = Leading
client-rome-rules-lead-text = The leader thinks, and the round is over, or plays a role: with a card of that role, with a Senator, or with a petition of two cards of one colour (red version: three), which may even be the colour of the role.
client-rome-rules-follow = Following or thinking
client-rome-rules-follow-text = In turn everybody follows with the same role, with a Senator or a petition, or thinks immediately.
client-rome-rules-think = Thinking
client-rome-rules-think-text = Take a Senator, draw one card, or draw up to the hand limit of five. Senators count as cards in hand.
client-rome-rules-act = Acting
client-rome-rules-act-text = The leader acts first, then all others in turn: once for the card played and once for each client of the role, even those who thought. Clients hired this round rest. Every action may be skipped.
client-rome-rules-end-round = Then the cards go into the pool, the Senators onto their pile, and the neighbour to the left becomes leader.
client-rome-rules-roles = The six roles
client-rome-rules-build = Building
client-rome-rules-build-text = A foundation is a card of your hand on a site of its material; nobody has the same building twice. In town it takes one action, out of town two Craftsman or two Architect actions of the same round. It needs as many materials of its kind as the card is worth. Once finished, the site brings as much influence, and the power works immediately.
client-rome-rules-demand = Rome demands
client-rome-rules-demand-text = Legionaries show all cards together, one for each action, and keep them; all see the material, not the building. Each card shown brings a material of that kind from the pool, and the neighbours left and right each give such a card from their hands; they choose which. Whoever has none calls “Glory to Rome!”.
client-rome-rules-score = End and scoring
client-rome-rules-end-text = The game ends immediately when the deck is empty, when the last site in town is taken, when the Catacomb is finished, or when somebody fulfils the Forum, and then wins. It also ends when all but one player give up.
client-rome-rules-score-text = Influence, plus the values of the cards in the vault, three points of merchant bonus for every material of which somebody alone has the most in the vault, three for the Statue and the points of the Wall. The larger hand breaks a tie.
client-rome-rules-buildings = The forty buildings
client-rome-rules-buildings-text = A power works as soon as the building is finished. Two exceptions: with the Gate, marble buildings already work as foundations, and the Villa can be finished with one material from its foundation on. Equal powers do not add up.
client-rome-rules-trial = The trial game
client-rome-rules-trial-text = To get to know the game it is played without powers, with three sites of each material and half the deck.
client-rome-rules-doubt = Reconstructed: the red versions of Circus and Forum
client-rome-rules-doubt-text = The rulebook does not print their wording; it is inferred from the card lists of related editions.
