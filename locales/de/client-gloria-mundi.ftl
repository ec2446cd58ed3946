# Gloria Mundi im Browser: Tisch, Hilfe, Einführung, Regelseite.

client-gloria-moment-lay-card = Zug { $turn } · Karte auslegen
client-gloria-moment-activate = Zug { $turn } · Aktivierung
client-gloria-moment-buy = Zug { $turn } · Kauf
client-gloria-moment-goth = Zug { $turn } · der Gote
client-gloria-moment-destroy = Zug { $turn } · Plünderung
client-gloria-moment-reclaim = Zug { $turn } · Tribut kehrt zurück
client-gloria-moment-over = Das Spiel ist aus

## Der Tisch
client-gloria-farm = Landgut
client-gloria-city = Stadt
client-gloria-peace = Legion
client-gloria-farm-many = Landgüter
client-gloria-city-many = Städte
client-gloria-peace-many = Legionen
client-gloria-map = Die Karte
client-gloria-space = Feld { $space } auf dem Weg des Goten
client-gloria-roman = { $name }: Schritt { $steps } von { $africa }
client-gloria-goth-at = Der Gote auf Feld { $space }, { $left ->
    [one] ein Feld
   *[other] { $left } Felder
} vor Rom
client-gloria-demands = Der Gote verlangt
client-gloria-otherwise = sonst brennt
client-gloria-unstoppable = Den Goten hält nichts mehr auf
client-gloria-owed = Noch zu verlieren:
client-gloria-loses = { $name } verliert eine Karte
client-gloria-spoils = Tribut zurücknehmen:
client-gloria-bare = { $card } ohne Aufbau: { $count }
client-gloria-in-hand = { $card } auf der Hand: { $count }
client-gloria-yield = Wenn jede Karte produziert
client-gloria-would-bring = { $card }: Du bekämst
client-gloria-still-acts = Noch aktiv: bis zu
client-gloria-or-effect = oder { $building }
client-gloria-supply = Nimm:
client-gloria-asked = noch verlangt
client-gloria-plus = { $count ->
    [one] dazu 1 beliebiger Stein
   *[other] dazu { $count } beliebige Steine
}
client-gloria-paid = bezahlt
client-gloria-price = Preis
client-gloria-raid = Der Gote zieht
client-gloria-raid-by = { $name } hat nicht gezahlt
client-gloria-look = Ansehen, was { $name } besitzt
client-gloria-back = Zurück zu mir
client-gloria-known = Was alle wissen
client-gloria-known-short = Bekannt
client-gloria-known-about = Steine und Handkarten liegen hinter Sichtschirmen, aber alles wurde offen genommen und bezahlt. Hier ist es für dich mitgezählt. Hinter den Steinen: Basis-Karten auf der Hand.
client-gloria-sum = Summe
client-gloria-steps = Schritte
client-gloria-unseen = { $count ->
    [one] Eine Aufbau-Karte liegt noch im Stapel
   *[other] { $count } Aufbau-Karten liegen noch im Stapel
}
client-gloria-burnt = Im Feuer: { $count }
client-gloria-burnt-none = Noch ist nichts verbrannt.

## Hilfe
client-gloria-kind-farm = Grün: liegt auf einem Landgut und wird mit den Landgütern aktiv.
client-gloria-kind-city = Gelb: liegt auf einer Stadt und wird mit den Städten aktiv.
client-gloria-kind-peace = Weiß: liegt auf einer Legion und wird mit den Legionen aktiv.
client-gloria-kind-builder = Rot mit Hammer: liegt auf einer beliebigen Basis-Karte und hilft beim Kauf.
client-gloria-kind-wall = Rote Mauer: liegt auf der Basis-Karte, die sie schützt.
client-gloria-card-steps = { $steps ->
    [0] Der Kauf bringt keine Schritte.
    [one] Der Kauf bringt sofort 1 Schritt.
   *[other] Der Kauf bringt sofort { $steps } Schritte.
}
client-gloria-card-printed = { "" }
client-gloria-card-rulebook = Name, Preis und Schritte stehen so in der Regel.
client-gloria-card-seen = Name, Preis und Schritte hat ein Besitzer beschrieben.
client-gloria-card-reported = Name, Preis und Schritte stammen aus Besprechungen.
client-gloria-card-inferred = Name, Preis und Schritte folgen aus der Regel.
client-gloria-card-reconstructed = Name, Preis und Schritte sind nachgebaut, weil die gedruckte Karte nicht zu bekommen war.
client-gloria-ability-printed = { "" }
client-gloria-ability-rulebook = Die Wirkung erklärt die Spielregel.
client-gloria-ability-seen = Die Wirkung ist in einer Besprechung beschrieben.
client-gloria-ability-reported = Die Wirkung stammt aus Besprechungen.
client-gloria-ability-inferred = Die Wirkung ist eine Form dessen, was die Spielregel erklärt.
client-gloria-ability-reconstructed = Auch die Wirkung ist nachgebaut, aus den Symbolen der Spielregel.
client-gloria-road-reconstructed = Die Reihenfolge der Symbole ist nachgebaut: Länge und Art der Felder sind bekannt, der gedruckte Plan war nicht zu bekommen.
client-gloria-sea-reconstructed = Die Länge des Seewegs ist nachgebaut; berichtet werden „knapp vierzig“ Schritte.
client-gloria-about-farm = Produziert Nahrung, wenn jemand ein Landgut auslegt. Der Gote zerstört Landgüter auf Feldern mit Haus.
client-gloria-about-city = Produziert Gold, wenn jemand eine Stadt auslegt. Der Gote zerstört Städte auf Feldern mit Tempel.
client-gloria-about-peace = Im Regelheft heißt dieser Typ Frieden. Produziert Frieden, wenn jemand eine Legion auslegt. Der Gote zerstört Legionen auf Feldern mit Schild.
client-gloria-about-product = je Karte, deren Aufbau nicht genutzt wird
client-gloria-about-symbols = geht verloren, wenn der Gote vorbeizieht
client-gloria-about-lying = liegt hier als Tribut
client-gloria-about-road = Der Tribut eines Felds ist ein Stein je Symbol: Nahrung für ein Landgut, Gold für eine Stadt, Frieden für eine Legion. Zahlt der aktive Spieler nicht, zieht der Gote auf das letzte Feld mit Tribut – oder ein Feld weiter, wenn keiner liegt.
client-gloria-about-good-food = Landgüter produzieren sie. In Preisen und Tribut kann Ruhm für sie einspringen.
client-gloria-about-good-gold = Städte produzieren es. In Preisen und Tribut kann Ruhm dafür einspringen.
client-gloria-about-good-peace = Legionen produzieren ihn. In Preisen und Tribut kann Ruhm für ihn einspringen.
client-gloria-about-good-glory = Nur Aufbau-Karten bringen Ruhm. In Preisen, Mehrkosten und Tribut ersetzt er jeden anderen Stein; wo ein Preis Ruhm verlangt, hilft nur Ruhm.
client-gloria-about-good-step = Dein Römer segelt ein Feld weiter auf Afrika zu.
client-gloria-steps-of = { $steps } von { $africa } Schritten.
client-gloria-about-roman = Schritte bringen der Lorbeerkranz einer gekauften Aufbau-Karte und manche Wirkungen. Wer Afrika zuerst erreicht, gewinnt sofort.
client-gloria-about-screen = Alles wurde offen genommen und bezahlt, deshalb ist es zu sehen.
client-gloria-topic-roman = Ein Römer auf dem Weg
client-gloria-topic-screen = Hinter dem Sichtschirm
client-gloria-topic-display = Auslage
client-gloria-topic-hand = Hand
client-gloria-about-hand = In jedem Zug legst du eine Basis-Karte aus. Dann werden alle Karten ihres Typs aktiv, bei allen. Wer keine mehr hat, beendet das Spiel.
client-gloria-topic-tokens = Steine
client-gloria-about-tokens = Damit wird bezahlt.
client-gloria-topic-forum = Das Forum
client-gloria-about-forum = Sechs Aufbau-Karten stehen zum Kauf. Eine neue kommt auf den teuersten Platz und schiebt die anderen weiter.
client-gloria-topic-surcharge = Mehrkosten
client-gloria-about-surcharge = So viele beliebige Steine kostet die Karte zusätzlich zum aufgedruckten Preis. Neue Karten schieben sie auf billigere Plätze; was hinausgeschoben wird, verbrennt.
client-gloria-topic-tribute = Tribut
client-gloria-about-tribute = Der aktive Spieler darf ihn zahlen, um den Goten in diesem Zug aufzuhalten. Die Steine liegen dann auf dem nächsten freien Feld, einer je Symbol.
client-gloria-topic-raid = Plünderung
client-gloria-about-raid = Wird der Tribut nicht gezahlt, zieht der Gote an diesen Symbolen vorbei. Für jedes geht eine passende Basis-Karte verloren, reihum je eine, beginnend beim aktiven Spieler.
client-gloria-topic-goth = Der Gote
client-gloria-about-goth = Er zieht aus dem Nordosten nach Rom. Kommt er an, endet das Spiel, und wer Afrika am nächsten ist, gewinnt.
client-gloria-topic-rome = Rom
client-gloria-about-rome = Hier brechen die Römer auf. Kommt der Gote an, ist das Spiel zu Ende.
client-gloria-topic-africa = Afrika
client-gloria-about-africa = Der erste Römer, der hier landet, gewinnt sofort.

## Einführung
client-gloria-guide-race = Rom fällt, und dein Römer segelt davon: Jeder Schritt bringt sein Schiff ein Feld näher an Afrika. Wer dort zuerst landet, gewinnt sofort.
client-gloria-guide-goth = Vom Nordosten her zieht der Gote nach Rom. Kommt er an, ist das Spiel aus, und es gewinnt, wer am weitesten gesegelt ist.
client-gloria-guide-display = Das ist deine Auslage: Landgüter bringen Nahrung, Städte Gold, Legionen Frieden. Damit bezahlst du alles.
client-gloria-guide-lay-1 = Jeder Zug beginnt mit einer Basis-Karte aus deiner Hand. Alle Karten ihres Typs produzieren, bei allen Spielern, und die eben ausgelegte schon mit. Leg eine aus, von deren Typ du danach mehr hast als die anderen.
client-gloria-guide-lay-2 = Zeig auf eine Handkarte, bevor du sie auslegst: Oben in deiner Auslage steht, was du bekämst und was die anderen bekämen. Leg aus, wovon du mehr hast als sie.
client-gloria-guide-lay-3 = Aufbau-Karten brauchen eine freie Basis-Karte ihrer Farbe. Leg aus, worauf du bauen willst.
client-gloria-guide-forum = Im Forum liegen bis zu sechs Aufbau-Karten. Unten auf der Karte steht der Preis, über ihr die Mehrkosten: so viele Steine beliebiger Sorte dazu. Jede neue Karte schiebt die anderen zu billigeren Plätzen.
client-gloria-guide-buy-1 = Einmal im Zug darfst du eine Aufbau-Karte kaufen. Die Zahl im Lorbeerkranz sind Schritte, die du sofort segelst; die Zeichen darunter sagen, was die Karte später tut. Reicht es noch nicht, kauf nichts und spare.
client-gloria-guide-buy-2 = Am Anfang zu sparen ist keine Schande. Karten werden billiger, wenn neue nachrücken – falls sie dir niemand wegschnappt.
client-gloria-guide-buy-3 = Wähle eine Aufbau-Karte und, wenn du die Wahl hast, die Basis-Karte, auf der sie liegen soll. Auf jede Basis-Karte passt nur eine.
client-gloria-guide-tribute = Hier steht, was der Gote verlangt und was sonst verloren geht.
client-gloria-guide-goth-1 = Zahlst du den Tribut für das nächste freie Feld, bleibt der Gote stehen. Sonst zieht er über alle rot umrandeten Felder, und für jedes Zeichen dort geht eine Basis-Karte verloren, reihum, bei dir zuerst.
client-gloria-guide-goth-2 = Was als Tribut auf dem Weg liegt, wird nach einer Plünderung wieder verteilt, und wer den Goten ziehen ließ, nimmt zuerst. Manchmal lohnt es sich, nicht zu zahlen.
client-gloria-guide-known = Steine und Handkarten liegen hinter Sichtschirmen, doch alles wurde offen genommen und bezahlt. Ein Klick auf den Stapel zeigt, was man wissen kann.
client-gloria-guide-activate-1 = Deine Karten dieses Typs werden aktiv. Jede produziert, oder ihre Aufbau-Karte wirkt, nie beides. Wähle eine Aufbau-Karte, um sie zu nutzen, oder lass alles produzieren.
client-gloria-guide-price = Ruhm und Bauleute können für das Verlangte einspringen. Wähle, was du gibst.
client-gloria-guide-surcharge = Die Mehrkosten zahlst du mit beliebigen Steinen. Gib, was du am wenigsten brauchst.
client-gloria-guide-lose = Wähle, was verloren geht: Leere Basis-Karten schmerzen am wenigsten, und eine Mauer fällt für die Karte unter ihr. Schritte verlierst du nie.
client-gloria-guide-reclaim = Der Tribut wird zurückgenommen, reihum je ein Stein. Wähle einen.

## Regelseite
client-gloria-rules-aim = Ziel
client-gloria-rules-aim-text = Rom fällt. Aus dem Nordosten kommt der Gote; von Rom segeln die Römer der Spieler nach Afrika. Wer dort zuerst landet, gewinnt sofort. Ist der Gote vorher in Rom oder hat jemand keine Karte mehr auszulegen, gewinnt, wer Afrika am nächsten ist.
client-gloria-rules-setup = Aufbau
client-gloria-rules-setup-text = Jeder erhält Basis-Karten nach der Tabelle, legt von jedem Typ eine offen vor sich aus und beginnt mit einer Nahrung, einem Gold und einem Frieden. Die Zahlen schließen die drei ausgelegten Karten ein. Das Forum ist leer, der Gote und die Römer stehen auf ihren Startfeldern.
client-gloria-rules-players = Spieler
client-gloria-rules-turn = Ein Zug
client-gloria-rules-turn-text = Der aktive Spieler geht durch fünf Phasen, dann ist der Nächste am Zug.
client-gloria-rules-forum = 1 · Das Forum
client-gloria-rules-forum-text = Eine neue Aufbau-Karte kommt auf den teuersten Platz, +5. Liegt dort eine Karte, rückt sie einen Platz weiter und schiebt die nächste, bis zur ersten Lücke. Sind alle sechs Plätze voll, verbrennt die Karte auf +0.
client-gloria-rules-lay = 2 · Karte auslegen
client-gloria-rules-lay-text = Der aktive Spieler legt eine Basis-Karte aus der Hand in seine Auslage. Wer das nicht kann, beendet das Spiel.
client-gloria-rules-activate = 3 · Aktivierung
client-gloria-rules-activate-text = Beginnend beim aktiven Spieler aktiviert jeder alle eigenen Basis-Karten des eben ausgelegten Typs, in beliebiger Reihenfolge. Jede Karte produziert ihren Stein – Landgüter Nahrung, Städte Gold, Legionen Frieden –, oder stattdessen wirkt ihr Aufbau. Rote Aufbau-Karten wirken hier nicht; die Karte darunter produziert.
client-gloria-rules-buy = 4 · Kauf
client-gloria-rules-buy-text = Der aktive Spieler darf eine Aufbau-Karte kaufen: für ihren Preis und so viele beliebige Steine, wie ihr Platz angibt. Sie kommt auf eine eigene Basis-Karte ihrer Farbe ohne Aufbau; Bauleute passen auf jede. Die Schritte im Lorbeerkranz werden sofort gesegelt. Ruhm ersetzt jeden Stein, nie umgekehrt.
client-gloria-rules-goth = 5 · Der Gote
client-gloria-rules-goth-text = Der aktive Spieler darf Tribut für das nächste freie Feld vor dem Goten zahlen: einen Stein je Symbol, Nahrung für ein Landgut, Gold für eine Stadt, Frieden für eine Legion. Die Steine bleiben dort liegen, der Gote bleibt stehen. Ist Rom das nächste Feld, hält ihn nichts mehr.
client-gloria-rules-raid = Die Plünderung
client-gloria-rules-raid-text = Ohne Tribut zieht er auf das letzte Feld mit Tribut, oder ein Feld weit, wenn keiner vor ihm liegt. Jedes Symbol, an dem er vorbeikommt, zerstört eine Basis-Karte seines Typs samt Aufbau. Beginnend beim aktiven Spieler wählt reihum jeder eine seiner passenden Karten, bis alle Symbole bedient sind oder niemand mehr eine passende hat. Eine Mauer darf anstelle der Karte unter ihr verloren gehen.
client-gloria-rules-reclaim-text = Danach wird aller Tribut auf dem Weg zurückgenommen, reihum je ein Stein, beginnend beim aktiven Spieler.
client-gloria-rules-effects = Was Aufbau-Karten tun
client-gloria-rules-effect-produce = Produziert das Gezeigte anstelle des Steins der Basis-Karte. Das Schiff ist ein Schritt.
client-gloria-rules-effect-trade = Einmal je Aktivierung: Gib, was links vom Pfeil steht, und erhalte, was rechts steht. Ruhm ist hier kein Joker.
client-gloria-rules-effect-often = Mit × darf der Tausch beliebig oft gemacht werden.
client-gloria-rules-effect-owned = Mit Gleichheitszeichen: so viel für alles, was du davon besitzt, die eigene Karte eingeschlossen. Die anderen bleiben aktiv.
client-gloria-rules-effect-exclusive = Mit Doppelpunkt: so viel für jede andere eigene Karte dieses Typs. Von ihnen wird in diesem Zug keine aktiv, weder vorher noch nachher.
client-gloria-rules-effect-goth = Nur wenn der Gote gerade auf einem Feld mit diesem Symbol steht.
client-gloria-rules-effect-discard = Wirf eine andere eigene Aufbau-Karte ab und geh die Schritte in ihrem Kranz; andere Karten geben ihren Preis zurück.
client-gloria-rules-effect-builder = Bauleute: Beim Kauf dürfen Steine des Preises mit dem bezahlt werden, was links vom Pfeil steht – einer, mit × beliebig viele. Nicht für die Mehrkosten.
client-gloria-rules-effect-wall = Mauer: Soll die Karte unter ihr zerstört werden, darf stattdessen die Mauer verloren gehen.
client-gloria-rules-data-text = Die gedruckten Karten und der gedruckte Plan waren nicht zu bekommen. Namen, Preise, Schritte und die Folge der Symbole sind deshalb nachgebaut, in den Grenzen dessen, was Regel und Berichte sagen; die Hilfe jeder Karte nennt, was von ihr bekannt ist.
client-gloria-rules-end = Das Ende
client-gloria-rules-end-text = Das Spiel endet sofort, wenn ein Römer in Afrika landet; wenn der Gote Rom erreicht, nach Zerstörung und Rückgabe des Tributs; wenn der aktive Spieler keine Karte auszulegen hat; oder wenn der Stapel leer ist. Wer am weitesten gesegelt ist, gewinnt. Bei Gleichstand entscheidet die Zahl der Steine, Ruhm zählt eins; ist auch sie gleich, wird der Sieg geteilt.
