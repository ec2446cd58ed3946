# Alea Iacta Est im Browser: Tisch, Hilfe, Regelseite.

client-alea-templum = Templum
client-alea-senatus = Senatus
client-alea-castrum = Castrum
client-alea-forum = Forum Romanum
client-alea-latrina = Latrina
client-alea-city = Die Gebäude
client-alea-moment-placing = Durchgang { $pass }/{ $passes } · Runde { $round }
client-alea-moment-templum = Durchgang { $pass }/{ $passes } · Templum
client-alea-moment-senatus = Durchgang { $pass }/{ $passes } · Senatus
client-alea-moment-castrum = Durchgang { $pass }/{ $passes } · Castrum
client-alea-moment-forum = Durchgang { $pass }/{ $passes } · Forum Romanum
client-alea-moment-over = Das Spiel ist zu Ende

## Der Tisch
client-alea-my-dice = Würfel
client-alea-die = Würfel, Augenzahl { $face }
client-alea-roll = { $dice ->
    [one] Letzten Würfel würfeln
   *[other] { $dice } Würfel würfeln
}
client-alea-again = { $dice ->
    [one] Würfel neu würfeln
   *[other] { $dice } Würfel neu würfeln
}
client-alea-again-short = { $dice } neu würfeln
client-alea-chips = { $chips ->
    [one] Ein Repete!-Chip
   *[other] { $chips } Repete!-Chips
}
client-alea-lay-down = Hinlegen
client-alea-dice-left = { $dice ->
    [0] Keine Würfel mehr
    [one] Noch ein Würfel
   *[other] Noch { $dice } Würfel
}
client-alea-shakes = { $name } schüttelt den Becher
client-alea-threw = { $name } hat gewürfelt
client-alea-start-player = Startspieler
client-alea-back = Zurück zu meiner Auslage
client-alea-look = Auslage ansehen: { $name }
client-alea-score = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete
client-alea-facts = { $dice ->
    [0] Kein Würfel
    [one] Ein Würfel
   *[other] { $dice } Würfel
} übrig, { $chips ->
    [0] kein Repete!-Chip
    [one] ein Repete!-Chip
   *[other] { $chips } Repete!-Chips
}, { $cards ->
    [0] keine Senatskarte
    [one] eine Senatskarte
   *[other] { $cards } Senatskarten
}, Fortuna { $fortuna }.
client-alea-remembered = Durchgang { $pass }, von dir weitergegeben: { $cards }.
client-alea-goods = Besitz
client-alea-lodgings = Provinzen und wer dort wohnt
client-alea-unhoused = Patrizier ohne Provinz
client-alea-no-lodgings = Noch keine Provinz und kein Patrizier.
client-alea-senate-cards = Senatskarten
client-alea-fortuna-kept = Fortuna-Plättchen im Wert von { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
client-alea-fortuna-drawn = In diesem Durchgang gezogene Fortuna-Plättchen
client-alea-fortuna-tile = Fortuna-Plättchen vom Wert { $value }
client-alea-heap = { $tiles ->
    [one] Ein verdecktes Fortuna-Plättchen
   *[other] { $tiles } verdeckte Fortuna-Plättchen
}
client-alea-province-stack = { $count ->
    [one] Eine verdeckte Provinz
   *[other] { $count } verdeckte Provinzen
}
client-alea-patrician-stack = { $count ->
    [one] Ein verdeckter Patrizier
   *[other] { $count } verdeckte Patrizier
}
client-alea-senate-stack = { $cards ->
    [one] Eine Senatskarte
   *[other] { $cards } Senatskarten
} im Stapel
client-alea-to-win = { $cards ->
    [one] eine zu gewinnen
   *[other] { $cards } zu gewinnen
}
client-alea-provinces = Provinzen zur Auswahl
client-alea-patricians = Patrizier zur Auswahl
client-alea-packet = Senatskarten zur Auswahl
client-alea-templum-bare = Ein beliebiger Würfel eröffnet.
client-alea-templum-next = Nächster: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, Summe über { $pips }
client-alea-templum-next-short = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, über { $pips }
client-alea-senatus-bare = Platz für Straßen.
client-alea-castrum-bare = Platz für Pasche.
client-alea-latrina-bare = Niemand da.
client-alea-latrina-gives = ein Chip für jeden Würfel

## Was ich bekäme
client-alea-preview-templum = { $tiles ->
    [one] Ein Fortuna-Plättchen und die Führung
   *[other] { $tiles } Fortuna-Plättchen und die Führung
}
client-alea-preview-senatus = Platz { $place }: eine Senatskarte
client-alea-preview-senatus-not = Platz { $place }: noch nichts
client-alea-preview-castrum = Platz { $place }: eine Provinz
client-alea-preview-castrum-not = Platz { $place }: noch nichts
client-alea-preview-forum = Säule { $place }: ein Patrizier
client-alea-preview-forum-pushes = Säule { $place }, verdrängt:
client-alea-preview-forum-pair = Säulen { $place } und { $second }: zwei Patrizier
client-alea-preview-forum-pair-pushes = Säulen { $place } und { $second }, verdrängt:
client-alea-preview-latrina = Ein Repete!-Chip
client-alea-suggested = Ein Tippen setzt: { $dice }
client-alea-ready = { $building }: mit einem Tippen

## Hilfe
client-alea-topic-templum = Templum
client-alea-about-templum = Wer zuerst kommt, setzt einen Würfel. Wer danach kommt, braucht hier einen Würfel mehr als die Führung und eine höhere Summe; wer schon hier steht, ergänzt nur. Für jeden gesetzten Würfel ziehst du ein Fortuna-Plättchen. Am Ende des Durchgangs behält zwei seiner Plättchen, wer führt, alle anderen behalten eines.
client-alea-topic-senatus = Senatus
client-alea-about-senatus = Je Spieler eine Straße aus aufeinanderfolgenden Zahlen, die später an beiden Enden wachsen darf. Zwei gleiche Straßen gibt es nie. Die längste (dann die mit der höchsten Zahl) behält eine von drei Senatskarten. Ab drei Spielern wählt die zweitbeste aus dem Rest, zu fünft auch die drittbeste; was übrig bleibt, kommt unter den Stapel.
client-alea-topic-castrum = Castrum
client-alea-about-castrum = Beliebig viele gleiche Würfel auf einmal. Pasche dürfen wachsen; zwei Pasche mit gleicher Zahl und gleicher Größe gibt es nie. Der größte Pasch (dann die höchste Zahl) wählt zuerst eine Provinz.
client-alea-topic-forum = Forum Romanum
client-alea-about-forum = Ein Würfel oder zwei, die zusammen 5 ergeben. Niedrige Würfel stehen links, ein neuer vor seinesgleichen; was rechts hinausrutscht, kommt auf die Latrina. Von links nimmt sich jeder Würfel einen Patrizier.
client-alea-topic-latrina = Latrina
client-alea-about-latrina = Nur wer sonst nirgends setzen kann, setzt hier einen Würfel. Auch Würfel, die aus dem Forum Romanum verdrängt werden oder nichts gewinnen, landen hier. Am Ende des Durchgangs bringt jeder einen Repete!-Chip.
client-alea-topic-chips = Repete!-Chips
client-alea-about-chips = Gib nach dem Würfeln einen ab und würfle beliebige deiner Würfel neu, so oft du Chips hast. Nimm die Würfel vorher auf; ohne Auswahl werden alle neu gewürfelt. Je zwei übrige Chips zählen am Ende einen Punkt.
client-alea-topic-fortuna = Fortuna-Plättchen
client-alea-about-fortuna = Am Spielende 1 bis 3 Punkte wert. Anzahl: { $ones } vom Wert I, { $twos } vom Wert II, { $threes } vom Wert III.
client-alea-topic-laid-aside = Abgelegt
client-alea-about-laid-aside = Fortuna-Plättchen, die niemand behalten hat. Sie kommen erst wieder, wenn der Haufen leer ist.
client-alea-topic-drawn = In diesem Durchgang gezogen
client-alea-about-drawn = Nur du siehst sie. Am Ende des Durchgangs behältst du eines davon, oder zwei, wenn du im Templum führst.
client-alea-senate-named = Nummer und Name nennt die Spielregel; wie viel die Karte zählt, ist rekonstruiert, denn das Beiblatt liegt uns nicht vor.
client-alea-topic-province-stack = Verdeckte Provinzen
client-alea-about-province-stack = Zu Beginn jedes Durchgangs werden von hier so viele ausgelegt, wie mitspielen.
client-alea-topic-patrician-stack = Verdeckte Patrizier
client-alea-about-patrician-stack = Zu Beginn jedes Durchgangs werden von hier so viele ausgelegt, wie das Forum Säulen hat.
client-alea-topic-senate-stack = Senatskarten
client-alea-about-senate-stack = Geheim bis zum Spielende; dann bringen sie Punkte oder eine Unterkunft. Was du weitergegeben hast, zeigt dir das Spiel weiterhin, denn du hast es gesehen.
client-alea-topic-unhoused = Ohne Provinz
client-alea-about-unhoused = Sie zählen nichts, entscheiden aber bei Gleichstand: Die größere Summe ihrer Werte gewinnt.
client-alea-topic-score = Deine Punkte bis jetzt
client-alea-about-score = Wenn das Spiel jetzt endete, bei bester Unterbringung deiner Patrizier und mit deinen Senatskarten. Nur du siehst diese Zahl.
client-alea-about-province = { $value } wert, wenn mindestens ein passender Patrizier hier wohnt, sonst einen Punkt weniger. Platz für eine Frau und einen Mann derselben Farbe.
client-alea-about-free-province = { $value } wert, wenn jemand hier wohnt, sonst einen Punkt weniger. Platz für eine Frau und einen Mann, die eine beliebige Farbe gemeinsam haben.
client-alea-about-patrician = { $value } wert in einer Provinz derselben Farbe, sonst nichts. In jede Provinz passen eine Frau und ein Mann.

## Regelseite
client-alea-rules-aim = Spielziel
client-alea-rules-aim-text = Du würfelst mit acht Würfeln und setzt sie nach und nach in die Gebäude Roms. Sie gewinnen Provinzen, Patrizier, die dort wohnen, Senatskarten und Fortunas Gunst. Nach fünf Durchgängen, zu zweit und zu dritt nach sechs, gewinnt der größte Ruhm.
client-alea-rules-setup = Spielvorbereitung
client-alea-rules-setup-text = Alle haben acht Würfel. In jedem Durchgang liegen Provinzen und Patrizier offen aus. Templum, Fortuna-Plättchen und die Senatskarte IV gibt es nur zu viert und zu fünft.
client-alea-rules-players = Spieler
client-alea-rules-row-passes = Durchgänge
client-alea-rules-row-provinces = Provinzen je Durchgang
client-alea-rules-row-columns = Säulen des Forum Romanum und Patrizier
client-alea-rules-row-cards = Gewonnene Senatskarten je Durchgang
client-alea-rules-placing = Ein Zug
client-alea-rules-placing-text = Reihum würfelst du mit allen Würfeln, die du noch hast, und setzt mindestens einen davon in genau ein Gebäude, auf genau eine der dort erlaubten Arten. Du musst nicht alle setzen, die passen würden.
client-alea-rules-repete-text = Nach dem Würfeln darfst du einen Repete!-Chip abgeben und beliebige deiner Würfel neu würfeln, so oft du Chips hast.
client-alea-rules-end-text = Hat jemand den letzten Würfel gesetzt, wird die Runde noch zu Ende gespielt, und der Durchgang ist vorbei. Nicht gesetzte Würfel kommen auf die Latrina. Dann werden die Gebäude der Reihe nach ausgewertet, und der linke Nachbar wird Startspieler.
client-alea-rules-buildings = Die Gebäude
client-alea-rules-templum-place = Wer zuerst kommt, setzt einen Würfel. Danach braucht es hier einen Würfel mehr als die Führung und insgesamt eine höhere Summe; wer schon hier steht, ergänzt nur, was fehlt. Jeder gesetzte Würfel bringt ein Fortuna-Plättchen, das sonst niemand sieht.
client-alea-rules-templum-win = Ende des Durchgangs: Wer die meisten Würfel hier hat, behält zwei der in diesem Durchgang gezogenen Plättchen, alle anderen hier behalten eines. Steht nur ein einziger Würfel hier, bringt er ein zweites Plättchen.
client-alea-rules-senatus-place = Alle dürfen hier je eine Straße aus aufeinanderfolgenden Zahlen haben, auch einen einzelnen Würfel, und sie später an beiden Enden verlängern. Zwei gleiche Straßen sind nie erlaubt.
client-alea-rules-senatus-win = Ende des Durchgangs: Die längste Straße gewinnt, bei gleicher Länge die mit der höchsten Zahl. Sie sieht drei Senatskarten an und behält eine. Zu zweit ist das alles; zu dritt und zu viert wählt die nächste aus den beiden anderen, zu fünft bekommt die dritte die letzte Karte. Was übrig bleibt, kommt verdeckt unter den Stapel, alle übrigen Würfel auf die Latrina.
client-alea-rules-castrum-place = Beliebig viele Würfel einer Zahl. Später darfst du einen Pasch vergrößern oder einen mit anderer Zahl beginnen. Zwei Pasche mit gleicher Zahl und gleicher Größe sind nie erlaubt.
client-alea-rules-castrum-win = Ende des Durchgangs: Der größte Pasch, bei gleicher Größe der mit der höchsten Zahl, nimmt eine Provinz nach Wahl, dann der nächste, solange Provinzen da sind. Alle übrigen Würfel kommen auf die Latrina.
client-alea-rules-forum-place = Ein Würfel oder zwei, die zusammen 5 ergeben. Die Würfel stehen aufsteigend von links; ein neuer kommt vor seinesgleichen und schiebt die anderen nach rechts. Was von der letzten Säule fällt, kommt auf die Latrina. Würfel, die auf keiner Säule stünden, dürfen nicht gesetzt werden.
client-alea-rules-forum-win = Ende des Durchgangs: Von links nach rechts bringt jeder Würfel einen Patrizier; welchen, wählt, wem der Würfel gehört. Patrizier, die übrig bleiben, sind aus dem Spiel, ebenso die Provinzen.
client-alea-rules-latrina-place = Nur wer sonst nirgends setzen kann, setzt einen Würfel hierher.
client-alea-rules-latrina-win = Ende des Durchgangs: ein Repete!-Chip für jeden Würfel.
client-alea-rules-score = Spielende
client-alea-rules-housing-text = In jeder Provinz dürfen eine Frau und ein Mann ihrer Farbe wohnen. Untergebrachte Patrizier zählen ihren Wert, andere nichts. Eine bewohnte Provinz zählt ihren Wert, eine unbesetzte einen Punkt weniger. Die freie Provinz (Wert { $free }) nimmt eine Frau und einen Mann einer beliebigen gemeinsamen Farbe auf und zählt unbesetzt ebenfalls einen Punkt weniger. Die beste Unterbringung wird für dich gefunden.
client-alea-rules-example-text = Hier: { $land } für die Provinz, { $woman } für die Frau und { $man } für den Mann, Summe: { $sum }.
client-alea-rules-rest-text = Fortuna-Plättchen zählen, was sie zeigen, je zwei Repete!-Chips einen Punkt, Senatskarten, was auf ihnen steht.
client-alea-rules-tie-text = Bei Gleichstand entscheidet die größere Summe der Patrizier ohne Provinz; danach wird der Sieg geteilt.
client-alea-rules-senate = Die Senatskarten
client-alea-rules-senate-text = Das Beiblatt mit den gedruckten Karten liegt uns nicht vor. Diese neunzehn sind rekonstruiert; sie passen zu allem, was bekannt ist: zu ihrer Anzahl, zu den dreizehn Arten, dazu, dass eine davon Patrizier beherbergt, und zu dem, was sie im Beispiel der Regel einbringen. Nur der Name der Karte IV stammt aus der Originalregel.
client-alea-rules-printed = (in der Regel genannt)
