tidings-turn = { $game }: your turn
tidings-invitation = { $game }: a seat is kept for you
tidings-chat = { $lines ->
    [one] { $game }: one new message
   *[other] { $game }: { $lines } new messages
}
tidings-end = { $game }: the game is over
tidings-people = At the table: { $names }
tidings-group = { $name }: you are invited to join this group
tidings-group-by = Invitation: { $name }
tidings-several = { $news ->
    [one] One piece of news
   *[other] { $news } pieces of news
}
tidings-more = { $news ->
    [one] … and one more
   *[other] … and { $news } more
}
tidings-stop = No more of this
tidings-mail-hello = Salve, { $name }!
tidings-mail-why = You receive this e-mail because you asked for it. One click stops it:
tidings-mail-settings = What you are told, how often, and when not:
tidings-confirm-subject = Is this your address?
tidings-confirm-body =
    Somebody called { $name } wants to be told by e-mail what happens at their tables.
    If that is you, open this link within a day:
tidings-confirm-not = If that is not you, do nothing: you will not hear from us again.
tidings-reset-subject = Another password
tidings-reset-body =
    Somebody asked for another password for the account { $name }.
    If that is you, open this link within an hour and choose one:
tidings-reset-not = If that is not you, do nothing: the password stays as it is.
