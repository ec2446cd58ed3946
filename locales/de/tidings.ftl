tidings-turn = { $game }: Du bist am Zug
tidings-invitation = { $game }: Für dich ist ein Platz frei gehalten
tidings-chat = { $lines ->
    [one] { $game }: eine neue Nachricht
   *[other] { $game }: { $lines } neue Nachrichten
}
tidings-end = { $game }: Die Partie ist zu Ende
tidings-people = Am Tisch: { $names }
tidings-group = { $name }: Du bist in diese Gruppe eingeladen
tidings-group-by = Einladung: { $name }
tidings-several = { $news ->
    [one] Eine Neuigkeit
   *[other] { $news } Neuigkeiten
}
tidings-more = { $news ->
    [one] … und eine weitere
   *[other] … und { $news } weitere
}
tidings-stop = Nicht mehr melden
tidings-mail-hello = Salve, { $name }!
tidings-mail-why = Du bekommst diese E-Mail, weil du es so wolltest. Ein Klick beendet es:
tidings-mail-settings = Was dir gemeldet wird, wie oft, und wann nicht:
tidings-confirm-subject = Ist das deine Adresse?
tidings-confirm-body =
    Jemand mit dem Namen { $name } möchte per E-Mail erfahren, was an den eigenen Tischen geschieht.
    Bist du das, öffne diesen Link innerhalb eines Tages:
tidings-confirm-not = Bist du es nicht, brauchst du nichts zu tun: Du hörst nichts mehr von uns.
tidings-reset-subject = Ein neues Passwort
tidings-reset-body =
    Jemand hat ein neues Passwort für das Konto { $name } verlangt.
    Bist du das, öffne diesen Link innerhalb einer Stunde und wähle eines:
tidings-reset-not = Bist du es nicht, brauchst du nichts zu tun: Das Passwort bleibt, wie es ist.
