alea-iacta-est-name = Alea Iacta Est
alea-iacta-est-summary = Roll eight dice, place them well in the buildings of Rome, and win provinces, patricians, Senate cards and Fortuna’s favour.

## Questions

alea-ask-roll = It is your turn: roll { $dice ->
    [one] your last die
   *[other] your { $dice } dice
}.
alea-ask-place = You rolled { $dice }. Place dice in exactly one building.
alea-ask-again = Face { $face }: how many of these dice do you want to roll again?
alea-ask-throw = Roll the chosen dice again.
alea-ask-keep = Your Fortuna tiles: { $tiles }. { $count ->
    [one] You may keep one.
   *[other] You may keep { $count }.
}
alea-ask-senate-card = Which Senate card do you keep?
alea-ask-province = Which province do you conquer?
alea-ask-patrician = Which patrician do you recruit?

## Offers

alea-offer-roll = { $dice ->
    [one] Roll the last die
   *[other] Roll { $dice } dice
}
alea-offer-templum = Templum: place { $dice } ({ $tiles ->
    [one] one Fortuna tile
   *[other] { $tiles } Fortuna tiles
})
alea-offer-senatus = Senatus: place { $dice } (run { $run })
alea-offer-castrum = Castrum: place { $dice } ({ $group ->
    [one] a single die
   *[other] a group of { $group } dice
})
alea-offer-forum = Forum Romanum: place { $dice }
alea-offer-latrina = Latrina: place { $dice }, because nothing else is possible
alea-offer-repete = Repete! Return a chip and roll again ({ $chips ->
    [one] your last one
   *[other] you have { $chips }
})
alea-offer-again = { $count ->
    [0] Keep every { $face }
    [one] Roll one { $face } again
   *[other] Roll { $count } dice again (face { $face })
}
alea-offer-throw = Roll { $dice } again
alea-offer-keep = Keep { $tiles }
alea-offer-senate-card = Keep { $card }. { $text }
alea-offer-province = Take { $province }
alea-offer-patrician = Take { $patrician }

## Why not

alea-why-templum = Here you would have to add { $dice ->
    [one] one die
   *[other] { $dice } dice
} showing at least { $pips } together.
alea-why-senatus = None of your dice makes a run here that is not already there.
alea-why-castrum = Every group you could make here is already there.
alea-why-forum = The Forum Romanum is full, and none of your dice would stand on a column.
alea-why-latrina = The Latrina is allowed only if you cannot place dice anywhere else.

## What happened

alea-pass-begun = Pass { $pass }, start player: { $seat }. Laid out: { $provinces }; { $patricians }.
alea-round-begun = Round { $round }.
alea-rolled = { $seat } rolls { $dice }.
alea-rolled-again = { $seat } returns a Repete! chip and rolls again: { $chosen } becomes { $dice }.
alea-placed-templum = { $seat } places { $dice } in the Templum ({ $total ->
    [one] one die
   *[other] { $total } dice
}, sum { $pips }) and draws { $tiles ->
    [0] no Fortuna tile
    [one] one Fortuna tile
   *[other] { $tiles } Fortuna tiles
}.
alea-placed-templum-seen = { $seat } places { $dice } in the Templum ({ $total ->
    [one] one die
   *[other] { $total } dice
}, sum { $pips }) and draws { $tiles ->
    [0] no Fortuna tile
    [one] one Fortuna tile
   *[other] { $tiles } Fortuna tiles
}: { $values }.
alea-heap-mixed = The Fortuna tiles laid aside are mixed again.
alea-placed-senatus = { $seat } places { $dice } in the Senatus.
alea-placed-senatus-more = { $seat } places { $dice } in the Senatus and now has { $run } there.
alea-placed-castrum = { $seat } places { $dice } in the Castrum.
alea-placed-castrum-more = { $seat } places { $dice } in the Castrum and now has { $group } there.
alea-placed-forum = { $seat } places { $dice } in the Forum Romanum.
alea-pushed-out = { $seat }: a { $face } is pushed out of the Forum Romanum into the Latrina.
alea-placed-latrina = { $seat } cannot place dice anywhere else and puts a { $face } into the Latrina.
alea-dice-left-over = { $seat } has { $dice ->
    [one] one die
   *[other] { $dice } dice
} left over: off to the Latrina.
alea-pass-ended = Pass { $pass } is over; the buildings are evaluated.
alea-second-tile = { $seat } had the only die in the Templum and draws a second tile.
alea-second-tile-seen = { $seat } had the only die in the Templum and draws a second tile: { $values }.
alea-fortuna-kept = { $seat } keeps from the Templum: Fortuna { $kept }.
alea-fortuna-laid-aside = Face up beside the Templum now: { $tiles }.
alea-packet = { $seat } has the run { $run } and looks at { $count ->
    [one] one Senate card
   *[other] { $count } Senate cards
}.
alea-packet-seen = { $seat } has the run { $run } and looks at: { $cards }.
alea-senate-card-taken = { $seat } keeps a Senate card.
alea-senate-card-taken-seen = { $seat } keeps the Senate card { $card }.
alea-senate-cards-returned = { $count ->
    [one] One Senate card goes
   *[other] { $count } Senate cards go
} under the stack.
alea-province-taken = { $seat } takes { $province } (Castrum: { $dice }).
alea-provinces-left = Out of the game: { $provinces }.
alea-patrician-taken = { $seat } takes { $patrician } (Forum Romanum: { $face }).
alea-patricians-left = Out of the game: { $patricians }.
alea-unrewarded = { $seat }: { $dice ->
    [one] One die wins nothing and goes
   *[other] { $dice } dice win nothing and go
} to the Latrina.
alea-chips-gained = { $seat } receives { $chips ->
    [one] one Repete! chip
   *[other] { $chips } Repete! chips
}.
alea-senate-cards-shown = { $seat } turns up: { $cards }.
alea-finished = The game is over. Victory with { $points ->
    [one] one point
   *[other] { $points } points
}: { $seats }.

## Score

alea-score-provinces = Provinces
alea-score-patricians = Patricians
alea-score-senate = Senate cards
alea-score-fortuna = Fortuna tiles
alea-score-chips = Repete! chips
alea-detail-lodging = { $roof } ({ $points }): { $residents }
alea-detail-empty = { $roof } unoccupied ({ $points })
alea-detail-unhoused = Without a province: { $patricians }
alea-detail-senate = { $card }: { $points }
alea-remark-hidden = Face-down Senate cards count only at the end.
alea-remark-tie = A tie, also in unhoused patricians (value { $value }): { $seats } win together.
alea-remark-tie-broken = A tie: { $seats } wins by the more valuable unhoused patricians (value { $value }).

## The table in lines

alea-line-pass = Pass { $pass } of { $passes }, round { $round }; start player: { $seat }
alea-line-provinces = To conquer: { $provinces }
alea-line-patricians = To recruit: { $patricians }
alea-line-templum = Templum: next { $dice ->
    [one] one die
   *[other] { $dice } dice
}, sum above { $pips }
alea-line-templum-dice = Templum · { $seat }: { $dice }
alea-line-senatus = Senatus · { $seat }: { $run }
alea-line-castrum = Castrum · { $seat }: { $count ->
    [one] one { $face }
   *[other] { $count } dice of face { $face }
}
alea-line-forum = Forum Romanum (columns: { $columns }):
alea-line-forum-die = Column { $column }: { $face } ({ $seat })
alea-line-latrina = Latrina · { $seat }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
alea-line-player = { $seat }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} left, { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, Fortuna { $fortuna }, { $senate ->
    [one] one Senate card
   *[other] { $senate } Senate cards
}
alea-line-rolled = { $seat } rolled: { $dice }
alea-line-owned = { $seat } has: { $provinces }; { $patricians }
alea-line-senate = { $seat }, Senate cards: { $cards }
alea-line-drawn = { $seat } drew in this pass: Fortuna { $tiles }
alea-line-remembered = Pass { $pass }, passed on by you: { $cards } (next: { $seats })
alea-line-score = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
} if the game ended now

# What a standing is made of, for hints.
alea-feature-points = points so far
alea-feature-provinces = provinces
alea-feature-province-value = valuable provinces
alea-feature-free-places = free places in your provinces
alea-feature-women = women
alea-feature-men = men
alea-feature-housed-value = patricians with a home
alea-feature-homeless-value = patricians still without a home
alea-feature-couples = couples
alea-feature-senate-cards = Senate cards
alea-feature-senate-points = points of your Senate cards
alea-feature-senate-hopes = Senate cards that can still grow
alea-feature-fortuna-points = Fortuna points
alea-feature-chips = Repete! chips
alea-feature-templum = prospects in the Templum
alea-feature-templum-dice = dice in the Templum
alea-feature-senatus = prospects in the Senatus
alea-feature-senatus-dice = dice in the Senatus
alea-feature-castrum = prospects in the Castrum
alea-feature-castrum-dice = dice in the Castrum
alea-feature-forum = prospects in the Forum Romanum
alea-feature-forum-dice = dice in the Forum Romanum
alea-feature-latrina = dice in the Latrina
alea-feature-dice-left = dice to place
alea-feature-equal-dice = equal dice
alea-feature-run-of-dice = dice in a row
alea-feature-rerolled = hope of a better roll
alea-feature-others-dice = dice of the others still to be placed
alea-feature-passes = passes to come

## What a hint compares: one phrase for more, one for less

alea-stake-this-pass = at the end of this pass
alea-stake-next-pass = at the end of the next pass
alea-stake-at-the-end = at the end of the game
alea-stake-points-more = more points
alea-stake-points-less = fewer points
alea-stake-rival-more = more points for the strongest opponent
alea-stake-rival-less = fewer points for the strongest opponent
alea-stake-housed-more = more points for provinces and their residents
alea-stake-housed-less = fewer points for provinces and their residents
alea-stake-senate-points-more = more points from Senate cards
alea-stake-senate-points-less = fewer points from Senate cards
alea-stake-fortuna-more = more Fortuna points
alea-stake-fortuna-less = fewer Fortuna points
alea-stake-provinces-more = more provinces
alea-stake-provinces-less = fewer provinces
alea-stake-patricians-more = more patricians
alea-stake-patricians-less = fewer patricians
alea-stake-homeless-more = more patrician value without a home
alea-stake-homeless-less = less patrician value without a home
alea-stake-free-places-more = more free places in your provinces
alea-stake-free-places-less = fewer free places in your provinces
alea-stake-senate-cards-more = more Senate cards
alea-stake-senate-cards-less = fewer Senate cards
alea-stake-chips-more = more Repete! chips
alea-stake-chips-less = fewer Repete! chips
alea-stake-rival-provinces-more = the others together have more provinces
alea-stake-rival-provinces-less = the others together have fewer provinces
alea-stake-rival-patricians-more = the others together have more patricians
alea-stake-rival-patricians-less = the others together have fewer patricians
alea-stake-rival-senate-more = the others together have more Senate cards
alea-stake-rival-senate-less = the others together have fewer Senate cards
