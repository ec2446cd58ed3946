# Alea Iacta Est in the browser: the table, help, rules page.

client-alea-templum = Templum
client-alea-senatus = Senatus
client-alea-castrum = Castrum
client-alea-forum = Forum Romanum
client-alea-latrina = Latrina
client-alea-city = The buildings
client-alea-moment-placing = Pass { $pass }/{ $passes } · round { $round }
client-alea-moment-templum = Pass { $pass }/{ $passes } · Templum
client-alea-moment-senatus = Pass { $pass }/{ $passes } · Senatus
client-alea-moment-castrum = Pass { $pass }/{ $passes } · Castrum
client-alea-moment-forum = Pass { $pass }/{ $passes } · Forum Romanum
client-alea-moment-over = The game is over

## The table
client-alea-my-dice = Dice
client-alea-die = Die showing { $face }
client-alea-roll = { $dice ->
    [one] Roll the last die
   *[other] Roll { $dice } dice
}
client-alea-again = { $dice ->
    [one] Roll this die again
   *[other] Roll { $dice } dice again
}
client-alea-again-short = Roll { $dice } again
client-alea-chips = { $chips ->
    [one] One Repete! chip
   *[other] { $chips } Repete! chips
}
client-alea-lay-down = Lay down
client-alea-dice-left = { $dice ->
    [0] No dice left
    [one] One die left
   *[other] { $dice } dice left
}
client-alea-shakes = { $name } shakes the cup
client-alea-threw = { $name } has rolled
client-alea-start-player = Start player
client-alea-back = Back to my area
client-alea-look = View area: { $name }
client-alea-score = { $points ->
    [one] One point
   *[other] { $points } points
} if the game ended now
client-alea-facts = { $dice ->
    [0] No dice
    [one] One die
   *[other] { $dice } dice
} left, { $chips ->
    [0] no Repete! chip
    [one] one Repete! chip
   *[other] { $chips } Repete! chips
}, { $cards ->
    [0] no Senate card
    [one] one Senate card
   *[other] { $cards } Senate cards
}, Fortuna { $fortuna }.
client-alea-remembered = Pass { $pass }, passed on by you: { $cards }.
client-alea-goods = Possessions
client-alea-lodgings = Provinces and who lives there
client-alea-unhoused = Patricians without a province
client-alea-no-lodgings = No province and no patrician yet.
client-alea-senate-cards = Senate cards
client-alea-fortuna-kept = Fortuna tiles worth { $points ->
    [one] one point
   *[other] { $points } points
}
client-alea-fortuna-drawn = Fortuna tiles drawn in this pass
client-alea-fortuna-tile = Fortuna tile of value { $value }
client-alea-heap = { $tiles ->
    [one] One Fortuna tile
   *[other] { $tiles } Fortuna tiles
} face down
client-alea-province-stack = { $count ->
    [one] One face-down province
   *[other] { $count } face-down provinces
}
client-alea-patrician-stack = { $count ->
    [one] One face-down patrician
   *[other] { $count } face-down patricians
}
client-alea-senate-stack = { $cards ->
    [one] One Senate card
   *[other] { $cards } Senate cards
} on the stack
client-alea-to-win = { $cards ->
    [one] one to be won
   *[other] { $cards } to be won
}
client-alea-provinces = Provinces to be won
client-alea-patricians = Patricians to be won
client-alea-packet = Senate cards to choose from
client-alea-templum-bare = One die of any value opens the bidding.
client-alea-templum-next = Next: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, sum above { $pips }
client-alea-templum-next-short = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, above { $pips }
client-alea-senatus-bare = Room for runs.
client-alea-castrum-bare = Room for groups of equal dice.
client-alea-latrina-bare = Nobody here.
client-alea-latrina-gives = a chip for every die

## What I would get
client-alea-preview-templum = { $tiles ->
    [one] One Fortuna tile and the lead
   *[other] { $tiles } Fortuna tiles and the lead
}
client-alea-preview-senatus = Place { $place }: a Senate card
client-alea-preview-senatus-not = Place { $place }: nothing yet
client-alea-preview-castrum = Place { $place }: a province
client-alea-preview-castrum-not = Place { $place }: nothing yet
client-alea-preview-forum = Column { $place }: a patrician
client-alea-preview-forum-pushes = Column { $place }, pushes out:
client-alea-preview-forum-pair = Columns { $place } and { $second }: two patricians
client-alea-preview-forum-pair-pushes = Columns { $place } and { $second }, pushes out:
client-alea-preview-latrina = One Repete! chip
client-alea-suggested = One tap places: { $dice }
client-alea-ready = { $building }: with one tap

## Help
client-alea-topic-templum = Templum
client-alea-about-templum = The first to come places one die. Everybody after that must have one die more here than the leader, with a higher sum; dice you already have here count. For every die placed you draw a Fortuna tile. At the end of the pass the leader keeps two of their tiles, everybody else one.
client-alea-topic-senatus = Senatus
client-alea-about-senatus = One run of consecutive numbers per player, to be extended later at either end. No two runs may be alike. The longest run (then the one with the highest die) keeps one of three Senate cards. With three or more players the second best chooses from the rest, with five the third as well; what is left goes under the stack.
client-alea-topic-castrum = Castrum
client-alea-about-castrum = Any number of equal dice at a time. Groups may grow; no two groups of the same number and size are allowed. The largest group (then the highest number) chooses a province first.
client-alea-topic-forum = Forum Romanum
client-alea-about-forum = One die, or two that make 5. Low dice stand left, a new one in front of its equals; what slides off the right end goes to the Latrina. From the left, every die takes a patrician.
client-alea-topic-latrina = Latrina
client-alea-about-latrina = You put a die here only if you cannot place any elsewhere. Dice pushed out of the Forum Romanum and dice that win nothing also end up here. At the end of the pass each brings a Repete! chip.
client-alea-topic-chips = Repete! chips
client-alea-about-chips = Return one after rolling to roll any of your dice again, as often as you have chips. Pick up the dice first; without any, all are rolled. Every two chips left at the end are worth a point.
client-alea-topic-fortuna = Fortuna tiles
client-alea-about-fortuna = Worth 1 to 3 points each at the end of the game. In the game: { $ones } of value I, { $twos } of value II, { $threes } of value III.
client-alea-topic-laid-aside = Laid aside
client-alea-about-laid-aside = Fortuna tiles that nobody kept. They come back only when the heap is empty.
client-alea-topic-drawn = Drawn in this pass
client-alea-about-drawn = Only you see them. At the end of the pass you keep one of them, or two if you lead in the Templum.
client-alea-senate-named = Number and name are given in the rulebook; what the card scores is reconstructed, because the leaflet is not available to us.
client-alea-topic-province-stack = Face-down provinces
client-alea-about-province-stack = At the beginning of every pass one for each player is laid out from here.
client-alea-topic-patrician-stack = Face-down patricians
client-alea-about-patrician-stack = At the beginning of every pass one for each column of the Forum is laid out from here.
client-alea-topic-senate-stack = Senate cards
client-alea-about-senate-stack = Secret until the end of the game, when they bring points or a lodging. The game keeps showing you what you passed on, because you saw it.
client-alea-topic-unhoused = Without a province
client-alea-about-unhoused = They score nothing, but decide a tie: the greater sum of their values wins.
client-alea-topic-score = Your points so far
client-alea-about-score = If the game ended now, with the best housing of your patricians and your Senate cards. Only you see it.
client-alea-about-province = Worth { $value } if at least one patrician of its colour lives here, otherwise one point less. Room for one woman and one man of the same colour.
client-alea-about-free-province = Worth { $value } if somebody lives here, otherwise one point less. Room for one woman and one man who share any one colour.
client-alea-about-patrician = Worth { $value } in a province of the same colour; nothing without one. A province takes one woman and one man.

## Rules page
client-alea-rules-aim = Aim of the game
client-alea-rules-aim-text = You roll eight dice and place them bit by bit in the buildings of Rome. They win provinces, patricians to live there, Senate cards and Fortuna’s favour. After five passes, six with two or three players, the greatest fame wins.
client-alea-rules-setup = Setup
client-alea-rules-setup-text = Everybody has eight dice. In every pass provinces and patricians are laid out face up. The Templum, its Fortuna tiles and Senate card IV are used only with four and five players.
client-alea-rules-players = Players
client-alea-rules-row-passes = Passes
client-alea-rules-row-provinces = Provinces in each pass
client-alea-rules-row-columns = Columns of the Forum Romanum, and patricians
client-alea-rules-row-cards = Senate cards won in each pass
client-alea-rules-placing = A turn
client-alea-rules-placing-text = In turn, roll all dice you have left, then place at least one of them in exactly one building, in exactly one of the ways it allows. You need not place every die you could.
client-alea-rules-repete-text = After rolling you may return a Repete! chip and roll any of your dice again, as often as you have chips.
client-alea-rules-end-text = When somebody has placed their last die, the round is played to its end and the pass is over. Dice not placed go to the Latrina. Then the buildings are evaluated one after another, and the next player to the left becomes start player.
client-alea-rules-buildings = The buildings
client-alea-rules-templum-place = The first places one die. Whoever comes next must have one die more here than the one before, with a higher sum in total; whoever already has dice here adds only what is missing. Every die placed draws a Fortuna tile, seen by its owner alone.
client-alea-rules-templum-win = End of the pass: the player with the most dice keeps two of the tiles drawn in this pass, everybody else here keeps one. If only a single die stands here, it brings a second tile.
client-alea-rules-senatus-place = Each player may have one run of consecutive numbers here, even a single die, and extend it later at either end. Two equal runs are never allowed.
client-alea-rules-senatus-win = End of the pass: the longest run wins; of equally long ones, the one with the highest number. It looks at three Senate cards and keeps one. With two players that is all; with three or four the next run chooses from the other two, with five the third gets the last card. What is left goes face down under the stack, all other dice to the Latrina.
client-alea-rules-castrum-place = Any number of dice that show the same number. Later you may add to a group or begin one of another number. Two groups of the same number and the same size are never allowed.
client-alea-rules-castrum-win = End of the pass: the largest group (of equally large ones, that with the highest number) wins a province of its owner’s choice, then the next group, as long as there are provinces. All other dice go to the Latrina.
client-alea-rules-forum-place = One die, or two that make 5 together. The dice stand in ascending order from the left; a new die goes in front of its equals and moves the others to the right. Whatever is pushed off the last column goes to the Latrina. Dice that would not stand on a column may not be placed.
client-alea-rules-forum-win = End of the pass: from left to right, every die takes a patrician of its owner’s choice. Patricians that are left over leave the game, and so do provinces.
client-alea-rules-latrina-place = You put a die here only if you cannot place any elsewhere.
client-alea-rules-latrina-win = End of the pass: a Repete! chip for each die.
client-alea-rules-score = End of the game
client-alea-rules-housing-text = In every province one woman and one man of its colour may live. Patricians who live somewhere score their value, others nothing. A province where somebody lives scores its value, an unoccupied one a point less. The free province (value { $free }) takes a woman and a man of any one colour, and also scores a point less unoccupied. The best housing is found for you.
client-alea-rules-example-text = Here: { $land } for the province, { $woman } for the woman and { $man } for the man; sum: { $sum }.
client-alea-rules-rest-text = Fortuna tiles score what they show, every two Repete! chips one point, Senate cards as they say.
client-alea-rules-tie-text = In a tie, the greater sum of the patricians without a province decides; after that the victory is shared.
client-alea-rules-senate = The Senate cards
client-alea-rules-senate-text = The leaflet with the printed cards is not available to us. These nineteen are reconstructed and match everything that is known: their number, that there are thirteen kinds, that one of them houses patricians, and what they bring in the rulebook’s example. Only the name of card IV is taken from the original rules.
client-alea-rules-printed = (named in the rulebook)
