race-name = Wettlauf
race-summary = Würfle dich zwanzig Schritte weit.
race-ask = Wie viele Würfel nimmst du?
race-roll = { $dice ->
    [one] Einen
   *[other] { $dice }
}
race-at = { $seat } steht auf { $step }.
race-steps = Schritte
