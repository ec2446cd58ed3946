share-moment = Move { $entry } of { $entries }
share-over = Final position
share-begun = Being played
share-waiting = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
share-free = A free seat
share-at-table = { $game }: { $names }
share-tournament = { $game } · tournament
