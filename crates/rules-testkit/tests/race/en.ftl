race-name = Race
race-summary = Roll your way for twenty steps.
race-ask = How many dice do you take?
race-roll = { $dice ->
    [one] One
   *[other] { $dice }
}
race-at = { $seat } stands on { $step }.
race-steps = Steps
