alea-iacta-est-name = Alea Iacta Est
alea-iacta-est-summary = Würfle mit acht Würfeln, setze sie klug in die Gebäude Roms und gewinne Provinzen, Patrizier, Senatskarten und Fortunas Gunst.

## Fragen

alea-ask-roll = Du bist an der Reihe: Würfle mit { $dice ->
    [one] deinem letzten Würfel
   *[other] deinen { $dice } Würfeln
}.
alea-ask-place = Du hast { $dice } gewürfelt. Setze Würfel in genau ein Gebäude.
alea-ask-again = Augenzahl { $face }: Wie viele dieser Würfel willst du noch einmal würfeln?
alea-ask-throw = Würfle die gewählten Würfel noch einmal.
alea-ask-keep = Deine Fortuna-Plättchen: { $tiles }. { $count ->
    [one] Eines davon darfst du behalten.
   *[other] Davon darfst du { $count } behalten.
}
alea-ask-senate-card = Welche Senatskarte behältst du?
alea-ask-province = Welche Provinz eroberst du?
alea-ask-patrician = Welchen Patrizier wirbst du an?

## Antworten

alea-offer-roll = { $dice ->
    [one] Mit dem letzten Würfel würfeln
   *[other] Mit { $dice } Würfeln würfeln
}
alea-offer-templum = Templum: { $dice } setzen ({ $tiles ->
    [one] ein Fortuna-Plättchen
   *[other] { $tiles } Fortuna-Plättchen
})
alea-offer-senatus = Senatus: { $dice } setzen (Straße { $run })
alea-offer-castrum = Castrum: { $dice } setzen ({ $group ->
    [one] ein einzelner Würfel
   *[other] Pasch aus { $group } Würfeln
})
alea-offer-forum = Forum Romanum: { $dice } setzen
alea-offer-latrina = Latrina: { $dice } setzen, denn nichts anderes passt
alea-offer-repete = Repete! Mit einem Chip neu würfeln ({ $chips ->
    [one] dein letzter
   *[other] du hast { $chips }
})
alea-offer-again = { $count ->
    [0] Keine { $face } neu würfeln
    [one] Eine { $face } neu würfeln
   *[other] { $count } Würfel neu würfeln (Augenzahl { $face })
}
alea-offer-throw = { $dice } neu würfeln
alea-offer-keep = { $tiles } behalten
alea-offer-senate-card = { $card } behalten. { $text }
alea-offer-province = { $province } nehmen
alea-offer-patrician = { $patrician } nehmen

## Warum nicht

alea-why-templum = Hier { $dice ->
    [one] müsstest du einen Würfel
   *[other] müsstest du { $dice } Würfel
} mit einer Summe von mindestens { $pips } dazulegen.
alea-why-senatus = Keiner deiner Würfel ergibt hier eine Straße, die nicht schon ausliegt.
alea-why-castrum = Jeder Pasch, den du hier legen könntest, liegt schon aus.
alea-why-forum = Das Forum Romanum ist voll, und keiner deiner Würfel käme auf eine Säule.
alea-why-latrina = Die Latrina ist nur erlaubt, wenn du sonst nirgends setzen kannst.

## Was geschah

alea-pass-begun = Durchgang { $pass }, Startspieler: { $seat }. Ausgelegt: { $provinces }; { $patricians }.
alea-round-begun = Runde { $round }.
alea-rolled = { $seat } würfelt { $dice }.
alea-rolled-again = { $seat } gibt einen Repete!-Chip ab und würfelt neu: { $chosen } wird { $dice }.
alea-placed-templum = { $seat } setzt { $dice } ins Templum ({ $total ->
    [one] ein Würfel
   *[other] { $total } Würfel
}, Summe { $pips }) und zieht { $tiles ->
    [0] kein Fortuna-Plättchen
    [one] ein Fortuna-Plättchen
   *[other] { $tiles } Fortuna-Plättchen
}.
alea-placed-templum-seen = { $seat } setzt { $dice } ins Templum ({ $total ->
    [one] ein Würfel
   *[other] { $total } Würfel
}, Summe { $pips }) und zieht { $tiles ->
    [0] kein Fortuna-Plättchen
    [one] ein Fortuna-Plättchen
   *[other] { $tiles } Fortuna-Plättchen
}: { $values }.
alea-heap-mixed = Die abgelegten Fortuna-Plättchen werden neu gemischt.
alea-placed-senatus = { $seat } setzt { $dice } in den Senatus.
alea-placed-senatus-more = { $seat } setzt { $dice } in den Senatus und hat dort nun { $run }.
alea-placed-castrum = { $seat } setzt { $dice } ins Castrum.
alea-placed-castrum-more = { $seat } setzt { $dice } ins Castrum und hat dort nun { $group }.
alea-placed-forum = { $seat } setzt { $dice } ins Forum Romanum.
alea-pushed-out = { $seat }: Eine { $face } wird aus dem Forum Romanum auf die Latrina verdrängt.
alea-placed-latrina = { $seat } kann nirgends setzen und legt eine { $face } auf die Latrina.
alea-dice-left-over = { $seat } hat noch { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} übrig: ab auf die Latrina.
alea-pass-ended = Durchgang { $pass } ist zu Ende; die Gebäude werden ausgewertet.
alea-second-tile = { $seat } hatte den einzigen Würfel im Templum und zieht ein zweites Plättchen.
alea-second-tile-seen = { $seat } hatte den einzigen Würfel im Templum und zieht ein zweites Plättchen: { $values }.
alea-fortuna-kept = { $seat } behält vom Templum: Fortuna { $kept }.
alea-fortuna-laid-aside = Offen neben dem Templum liegen nun: { $tiles }.
alea-packet = { $seat } hat die Straße { $run } und sieht { $count ->
    [one] eine Senatskarte
   *[other] { $count } Senatskarten
} an.
alea-packet-seen = { $seat } hat die Straße { $run } und sieht an: { $cards }.
alea-senate-card-taken = { $seat } behält eine Senatskarte.
alea-senate-card-taken-seen = { $seat } behält die Senatskarte { $card }.
alea-senate-cards-returned = { $count ->
    [one] Eine Senatskarte kommt
   *[other] { $count } Senatskarten kommen
} unter den Stapel.
alea-province-taken = { $seat } nimmt { $province } (Castrum: { $dice }).
alea-provinces-left = Aus dem Spiel: { $provinces }.
alea-patrician-taken = { $seat } nimmt { $patrician } (Forum Romanum: { $face }).
alea-patricians-left = Aus dem Spiel: { $patricians }.
alea-unrewarded = { $seat }: { $dice ->
    [one] Ein Würfel bringt nichts ein und kommt
   *[other] { $dice } Würfel bringen nichts ein und kommen
} auf die Latrina.
alea-chips-gained = { $seat } erhält { $chips ->
    [one] einen Repete!-Chip
   *[other] { $chips } Repete!-Chips
}.
alea-senate-cards-shown = { $seat } deckt auf: { $cards }.
alea-finished = Das Spiel ist aus. Sieg mit { $points ->
    [one] einem Ruhmespunkt
   *[other] { $points } Ruhmespunkten
}: { $seats }.

## Wertung

alea-score-provinces = Provinzen
alea-score-patricians = Patrizier
alea-score-senate = Senatskarten
alea-score-fortuna = Fortuna-Plättchen
alea-score-chips = Repete!-Chips
alea-detail-lodging = { $roof } ({ $points }): { $residents }
alea-detail-empty = { $roof } unbesetzt ({ $points })
alea-detail-unhoused = Ohne Provinz: { $patricians }
alea-detail-senate = { $card }: { $points }
alea-remark-hidden = Verdeckte Senatskarten zählen erst am Ende mit.
alea-remark-tie = Gleichstand, auch bei den nicht untergebrachten Patriziern (Wert { $value }): { $seats } gewinnen gemeinsam.
alea-remark-tie-broken = Gleichstand: { $seats } gewinnt durch die wertvolleren nicht untergebrachten Patrizier (Wert { $value }).

## Stellung in Zeilen

alea-line-pass = Durchgang { $pass } von { $passes }, Runde { $round }; Startspieler: { $seat }
alea-line-provinces = Zu erobern: { $provinces }
alea-line-patricians = Anzuwerben: { $patricians }
alea-line-templum = Templum: als Nächstes { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, Summe über { $pips }
alea-line-templum-dice = Templum · { $seat }: { $dice }
alea-line-senatus = Senatus · { $seat }: { $run }
alea-line-castrum = Castrum · { $seat }: { $count ->
    [one] eine { $face }
   *[other] { $count } Würfel der Augenzahl { $face }
}
alea-line-forum = Forum Romanum (Säulen: { $columns }):
alea-line-forum-die = Säule { $column }: { $face } ({ $seat })
alea-line-latrina = Latrina · { $seat }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
alea-line-player = { $seat }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} übrig, { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}, Fortuna { $fortuna }, { $senate ->
    [one] eine Senatskarte
   *[other] { $senate } Senatskarten
}
alea-line-rolled = { $seat } hat gewürfelt: { $dice }
alea-line-owned = { $seat } besitzt: { $provinces }; { $patricians }
alea-line-senate = { $seat }, Senatskarten: { $cards }
alea-line-drawn = { $seat } hat in diesem Durchgang gezogen: Fortuna { $tiles }
alea-line-remembered = Durchgang { $pass }, von dir weitergegeben: { $cards } (nächste: { $seats })
alea-line-score = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete

# Woraus ein Stand besteht, für Tipps.
alea-feature-points = Punkte bisher
alea-feature-provinces = Provinzen
alea-feature-province-value = wertvolle Provinzen
alea-feature-free-places = freie Plätze in deinen Provinzen
alea-feature-women = Frauen
alea-feature-men = Männer
alea-feature-housed-value = Patrizier mit Unterkunft
alea-feature-homeless-value = Patrizier noch ohne Unterkunft
alea-feature-couples = Paare
alea-feature-senate-cards = Senatskarten
alea-feature-senate-points = Punkte deiner Senatskarten
alea-feature-senate-hopes = Senatskarten, die noch wachsen können
alea-feature-fortuna-points = Fortuna-Punkte
alea-feature-chips = Repete!-Chips
alea-feature-templum = Aussichten im Templum
alea-feature-templum-dice = Würfel im Templum
alea-feature-senatus = Aussichten im Senatus
alea-feature-senatus-dice = Würfel im Senatus
alea-feature-castrum = Aussichten im Castrum
alea-feature-castrum-dice = Würfel im Castrum
alea-feature-forum = Aussichten im Forum Romanum
alea-feature-forum-dice = Würfel im Forum Romanum
alea-feature-latrina = Würfel auf der Latrina
alea-feature-dice-left = Würfel zum Einsetzen
alea-feature-equal-dice = gleiche Würfel
alea-feature-run-of-dice = Würfel für eine Straße
alea-feature-rerolled = Hoffnung auf einen besseren Wurf
alea-feature-others-dice = Würfel der anderen, die noch kommen
alea-feature-passes = kommende Durchgänge

## Was ein Tipp vergleicht: je ein Satzteil für mehr und für weniger

alea-stake-this-pass = am Ende dieses Durchgangs
alea-stake-next-pass = am Ende des nächsten Durchgangs
alea-stake-at-the-end = am Ende der Partie
alea-stake-points-more = mehr Punkte
alea-stake-points-less = weniger Punkte
alea-stake-rival-more = mehr Punkte beim stärksten Gegner
alea-stake-rival-less = weniger Punkte beim stärksten Gegner
alea-stake-housed-more = mehr Punkte für Provinzen und ihre Bewohner
alea-stake-housed-less = weniger Punkte für Provinzen und ihre Bewohner
alea-stake-senate-points-more = mehr Punkte durch Senatskarten
alea-stake-senate-points-less = weniger Punkte durch Senatskarten
alea-stake-fortuna-more = mehr Fortuna-Punkte
alea-stake-fortuna-less = weniger Fortuna-Punkte
alea-stake-provinces-more = mehr Provinzen
alea-stake-provinces-less = weniger Provinzen
alea-stake-patricians-more = mehr Patrizier
alea-stake-patricians-less = weniger Patrizier
alea-stake-homeless-more = mehr Patrizierwert ohne Unterkunft
alea-stake-homeless-less = weniger Patrizierwert ohne Unterkunft
alea-stake-free-places-more = mehr freie Plätze in deinen Provinzen
alea-stake-free-places-less = weniger freie Plätze in deinen Provinzen
alea-stake-senate-cards-more = mehr Senatskarten
alea-stake-senate-cards-less = weniger Senatskarten
alea-stake-chips-more = mehr Repete!-Chips
alea-stake-chips-less = weniger Repete!-Chips
alea-stake-rival-provinces-more = die anderen haben zusammen mehr Provinzen
alea-stake-rival-provinces-less = die anderen haben zusammen weniger Provinzen
alea-stake-rival-patricians-more = die anderen haben zusammen mehr Patrizier
alea-stake-rival-patricians-less = die anderen haben zusammen weniger Patrizier
alea-stake-rival-senate-more = die anderen haben zusammen mehr Senatskarten
alea-stake-rival-senate-less = die anderen haben zusammen weniger Senatskarten
