share-moment = Zug { $entry } von { $entries }
share-over = Endstand
share-begun = Wird gerade gespielt
share-waiting = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
share-free = Ein freier Platz
share-at-table = { $game }: { $names }
share-tournament = { $game } · Turnier
