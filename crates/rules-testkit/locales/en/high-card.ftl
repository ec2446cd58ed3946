high-card-name = High Card
high-card-summary = Draw or stay, then all lay a card at once: the highest takes the round.

high-ask-draw = Draw a card or stay?
high-draw = Draw a card
high-stay = Stay
high-deck-empty = The deck is empty.
high-ask-lay = Which card do you lay?
high-lay = Lay { $card }

high-unseen = a card
high-drew = { $seat } draws { $card }.
high-stayed = { $seat } stays.
high-laid = { $seat } lays { $card }.
high-took = { $seat } takes the round.

high-points = Rounds taken
high-points-how = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
high-played-out = All rounds are played.

high-line-deck = Deck: { $cards }
high-line-hand = { $seat } holds { $cards }

high-feature-points = rounds taken
high-feature-share = share of the cards laid
