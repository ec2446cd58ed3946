# Der Tisch von Sylla im Browser: Beschriftungen, Hilfe, Regelseite.

client-sylla-moment-preparation = Spielvorbereitung
client-sylla-moment-first-consul = Runde { $round } von { $rounds }: Erster Konsul
client-sylla-moment-recruiting = Runde { $round } von { $rounds }: Rekrutierung
client-sylla-moment-buildings = Runde { $round } von { $rounds }: Bauwerke
client-sylla-moment-income = Runde { $round } von { $rounds }: Einkommen
client-sylla-moment-events = Runde { $round } von { $rounds }: Ereignisse
client-sylla-moment-great-work = Runde { $round } von { $rounds }: Bauvorhaben
client-sylla-moment-famine-and-crises = Runde { $round } von { $rounds }: Hungersnot und Krisen
client-sylla-moment-ecclesia = Die Kirche wird gebaut
client-sylla-back = Zurück zu mir
client-sylla-look = { $name } ansehen
client-sylla-unofficial = inoffiziell
client-sylla-unofficial-two = Zu zweit: inoffizielle Variante
client-sylla-church = Die Kirche
client-sylla-fish = Der Fisch
client-sylla-work-now = Diese Runde
client-sylla-built = Gebaut: { $works }
client-sylla-work-next = Danach
client-sylla-under = Zuunterst im Stapel, offen dorthin gelegt:
client-sylla-no-recruits = Niemand wartet.
client-sylla-deck =
    { $count ->
        [one] Ein Charakter im Stapel
       *[other] { $count } Charaktere im Stapel
    }
client-sylla-stack = { $count } verdeckt
client-sylla-costs = −{ $points } für dich
client-sylla-work-covered = verdeckt
client-sylla-tab-ladder = Leiter
client-sylla-tab-recruits = Rekruten
client-sylla-tab-market = Bauten
client-sylla-tab-events = Ereignis
client-sylla-tab-work = Vorhaben
client-sylla-tab-others = Andere
client-sylla-known = Was du wissen kannst
client-sylla-known-denarii = Denar
client-sylla-known-income = Einkommen
client-sylla-known-hunger = Hunger
client-sylla-known-score = Wenn das Spiel jetzt endete
client-sylla-known-shown = In der letzten Krise gezeigt: { $token }
client-sylla-known-under = Ganz unten im Stapel liegen, von der nächsten an: { $cards }.
client-sylla-known-events = Noch verdeckte Ereignisse
client-sylla-known-removed = Aus dem Spiel
client-sylla-known-works = Noch verdeckte Bauvorhaben
client-sylla-known-left-out = Nicht gebaut wird: { $work }.
client-sylla-slot = Platz ({ $colour }): { $building }
client-sylla-lies-upright = { $card }, { $count }
client-sylla-lies-turned = { $card }, { $count }, auf der Seite
client-sylla-lies-down = { $card }, { $count }, auf der Rückseite
client-sylla-owns = { $building }: { $open } offen, { $down } auf der Rückseite
client-sylla-cubes = { $card }, Quader: { $count }
client-sylla-event =
    { $event }: { $cubes ->
        [0] kein Quader
        [one] ein Quader
       *[other] { $cubes } Quader
    }
client-sylla-mine =
    { $count ->
        [one] eins bei dir
       *[other] { $count } bei dir
    }
client-sylla-marker = { $token } auf Feld { $column }, Wert { $value }
client-sylla-step-left = { $token } ein Feld nach links
client-sylla-step-right = { $token } ein Feld nach rechts
client-sylla-worth = { $token }: Ein Spielstein ist jetzt { $value } wert.
client-sylla-prestige = { $points } Prestige
client-sylla-screen = { $denarii } Denar; Spielsteine: Bürgersinn { $civic }, Gesundheit { $health }, Muße { $leisure }.
client-sylla-screen-closed = Geld und Spielsteine sind hinter dem Sichtschirm verborgen.
client-sylla-expects =
    Phase IV brächte jetzt { $income } Denar; die Hungersnot würde { $hunger ->
        [0] nichts
       *[other] { $hunger } Prestige
    } kosten.
client-sylla-if-ended = Wenn das Spiel jetzt endete: { $points } Prestige

client-sylla-poll-election = Konsulat
client-sylla-poll-sale = Verkauf
client-sylla-poll-vote = Abstimmung
client-sylla-sold = Verkauft
client-sylla-strikes = Es trifft Rom
client-sylla-passed = passt
client-sylla-bids-votes =
    { $count ->
        [0] bietet keine Stimme
        [one] bietet eine Stimme
       *[other] bietet { $count } Stimmen
    }
client-sylla-bids-cards =
    { $count ->
        [one] bietet eine Karte
       *[other] bietet { $count } Karten
    }
client-sylla-most-votes =
    { $count ->
        [0] kein Gebot
        [one] höchstens eine Stimme
       *[other] höchstens { $count } Stimmen
    }
client-sylla-most-cards =
    { $count ->
        [0] keine Karte
        [one] höchstens eine Karte
       *[other] höchstens { $count } Karten
    }
client-sylla-can-vote =
    { $senators ->
        [0] kein Senator
        [one] ein Senator
       *[other] { $senators } Senatoren
    }, { $denarii ->
        [0] kein Geld
       *[other] bis { $denarii } Denar
    }
client-sylla-can-vote-closed =
    { $senators ->
        [0] kein Senator
        [one] ein Senator
       *[other] { $senators } Senatoren
    }
client-sylla-voted =
    { $votes ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $votes } Stimmen
    } ({ $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    })
client-sylla-counted =
    { $votes ->
        [0] Keine Stimme dafür.
        [one] Eine Stimme dafür.
       *[other] { $votes } Stimmen dafür.
    }
client-sylla-thumb-up = Daumen hoch: für das Bauvorhaben
client-sylla-thumb-down = Daumen runter: für die Plebejer

client-sylla-phase-first-consul = Konsul
client-sylla-phase-recruiting = Rekruten
client-sylla-phase-buildings = Bauwerke
client-sylla-phase-income = Einkommen
client-sylla-phase-events = Ereignisse
client-sylla-phase-great-work = Vorhaben
client-sylla-phase-famine-and-crises = Krisen
client-sylla-short-event-epidemic = Gesundheit −1
client-sylla-short-event-eruption = Muße −1
client-sylla-short-event-imperial-cult = Bürgersinn −1
client-sylla-short-event-famine = Hungersnot +1
client-sylla-short-event-persecution = alle wenden 1 Christen
client-sylla-short-event-purge = alle wenden 1 Senator
client-sylla-short-event-flood = alle wenden 1 Bauwerk oder Kran
client-sylla-short-event-slave-revolt = alle wenden 1 Sklaven
client-sylla-short-event-pillage = alle wenden 1 Marktstand
client-sylla-short-event-decadence = der Marker ganz rechts −1

client-sylla-short-pantheon = { $first } / { $second } / { $third } Prestige
client-sylla-short-temple = ab { $many ->
        [one] einer Stimme
       *[other] { $many } Stimmen
    }: { $first } · { $some }: { $second }
client-sylla-short-granary = { $first }/{ $second } · je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } Hungersnot −1
client-sylla-short-baths = { $first }/{ $second } · je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } Gesundheit +1
client-sylla-short-colosseum = { $first }/{ $second } · je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } Muße +1
client-sylla-short-senate = { $first }/{ $second } · je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } Bürgersinn +1

## Hilfe

client-sylla-topic-ladder = Res Publica
client-sylla-about-ladder = So zufrieden ist das Volk. Am Ende ist jeder Spielstein so viel wert wie die Zahl über dem Marker seiner Art. Das schraffierte Feld links ist die Krisenzone.
client-sylla-about-token = Der Erste Konsul, Mehrheiten bei Ereignissen, Haustempel und Insulae bringen Spielsteine. Sie zählen in einer Krise und am Ende.
client-sylla-in-crisis = In der Krisenzone: Wer in Phase VII die meisten dieser Spielsteine hat, erhält { $crisis_points } Prestige; wer die wenigsten hat, verliert { $crisis_points }.
client-sylla-topic-famine = Hungersnot
client-sylla-about-famine = In Phase VII verlieren alle so viel Prestige, wie die Hungersnot anzeigt, je offenem Acker { $field } weniger. Nach jeder Wahl des Konsuls wächst sie um eins je Hungersnot-Symbol auf den offenen Ereignissen.
client-sylla-topic-church = Die Kirche
client-sylla-about-church = Nach der letzten Runde wird sie von selbst gebaut: Offene Christen bringen je { $christian } Prestige, offene Sklaven dürfen befreit werden, und jeder Spielstein zählt, was die Leiter zeigt.
client-sylla-about-events = In jeder Runde werden die zwei mit den meisten Quadern verhindert, die anderen zwei treten ein: das obere zuerst, die Dekadenz zuletzt. Eines der verhinderten kommt aus dem Spiel.
client-sylla-about-others = Karten, Bauwerke und Quader der anderen sehen alle.
client-sylla-topic-known = Was du wissen kannst
client-sylla-about-known = Geld und Spielsteine, soweit du hinter die Sichtschirme siehst, und was in den Stapeln noch verdeckt ist.
client-sylla-topic-recruits = Charaktere
client-sylla-about-recruits = In Phase II nehmen alle je einen, der Erste Konsul zuerst. Die übrigen kommen unter den Stapel.
client-sylla-topic-deck = Stapel der Charaktere
client-sylla-about-deck = Von hier kommen neue Charaktere. Was ganz unten liegt, wurde offen dorthin gelegt.
client-sylla-topic-market = Bauwerke
client-sylla-about-market = Die Farbe des Platzes sagt, wer bezahlen kann: Charaktere mit einem Sechseck dieser Farbe. Geboten werden Karten, nicht Sechsecke.
client-sylla-topic-stack = Verdeckte Bauwerke
client-sylla-about-stack = Im Stapel liegen von oben nach unten die Buchstaben A, B und C, jeder für sich gemischt.
client-sylla-topic-events = Ereignisse
client-sylla-topic-work = Bauvorhaben
client-sylla-about-work = Das nächste Bauvorhaben wird aufgedeckt, wenn alle über dieses abstimmen.
client-sylla-topic-built = Gebaut
client-sylla-about-built = Die Bauvorhaben früherer Runden, eines für jede Runde.
client-sylla-topic-others = Mitspieler
client-sylla-topic-consul = Erster Konsul
client-sylla-about-consul = Nimmt einen Spielstein, rekrutiert zuerst, bietet das erste Bauwerk an (und gibt darauf das letzte Gebot ab), erhält zuerst Einkommen, setzt den ersten Quader und entscheidet bei gleich vielen Quadern auf Ereignissen. Ein Gebot ist die Summe aus Senatoren und Geld; nur wer gewinnt, zahlt das Geld.
client-sylla-topic-round = Runden
client-sylla-about-round = Ein Spiel hat { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } zu sieben Phasen, dann wird die Kirche gebaut.
client-sylla-topic-cube = Quader
client-sylla-about-cube = Jeder aufrechte Legionär und jede aufrechte Vestalin gibt einen Quader für die Ereignisse. Alle müssen gesetzt werden.
client-sylla-topic-denarii = Geld für die Abstimmung
client-sylla-about-denarii = Jeder Denar ist eine Stimme mehr. Er ist ausgegeben, wohin der Daumen auch zeigt.
client-sylla-topic-screen = Hinter dem Sichtschirm
client-sylla-about-screen = Die Sichtschirme sind an diesem Tisch offen: Was dahinter steht, sehen alle.
client-sylla-about-screen-closed = Die Sichtschirme sind geschlossen: Geld und Spielsteine siehst du nur bei dir. Was bezahlt, geboten und bei Mehrheiten gewonnen wurde, haben alle gesehen; welche Spielsteine Insula und Haustempel brachten, nicht. In einer Krise zeigen alle die Spielsteine dieser Art.
client-sylla-about-score-closed = Was hinter dem Sichtschirm noch dazukommt, zeigt sich erst am Ende.

client-sylla-about-senator = Eine Stimme bei der Konsulwahl. Aufrecht in Phase VI eine Stimme für das Bauvorhaben (Daumen hoch) oder für die Plebejer (Daumen runter).
client-sylla-about-merchant = Aufrecht in Phase IV { $merchant_income } Denar mehr. Zu Beginn bringt er einen.
client-sylla-about-legionary = Aufrecht in Phase V ein Quader gegen Ereignisse, die Legionäre bekämpfen können.
client-sylla-about-vestal = Aufrecht in Phase V ein Quader gegen Ereignisse, die Vestalinnen bekämpfen können.
client-sylla-about-slave = Hilft nur beim Kauf, in den Farben seiner Sechsecke. Offen am Ende lässt er sich befreien: { $slave_price } Denar für { $freed_slave } Prestige.
client-sylla-about-crane = Hilft beim Kauf in den Farben seiner Sechsecke, ab der Runde nach dem Erwerb. Er ist kein Charakter, aber das Hochwasser kann ihn treffen.
client-sylla-about-fish = Ein Christ: offen am Ende { $christian } Prestige. Die Christenverfolgung kann ihn treffen.

client-sylla-about-building-stall = { $amount } Denar mehr in jeder Phase IV.
client-sylla-about-building-field = Mindert die Hungersnot für dich in jeder Phase VII um { $amount }.
client-sylla-about-building-house-temple = In Phase IV darfst du { $amount } Denar für einen Spielstein deiner Wahl zahlen.
client-sylla-about-building-tavern = In Phase IV darfst du einen Marker nach links oder rechts schieben (Felder: { $amount }), aber keinen, den in dieser Phase schon eine Taverne bewegt hat. Auch wer einen Marker am Ende der Leiter festhält, hat ihn bewegt.
client-sylla-about-building-insula =
    Sofort { $amount ->
        [one] ein Spielstein
       *[other] { $amount } Spielsteine
    } deiner Wahl.
client-sylla-about-building-crane = Eine Kran-Karte: ab der nächsten Runde eine Karte mehr für jeden Kauf in den Farben ihrer Sechsecke.
client-sylla-about-building-arch = Sofort { $amount } Prestige.
client-sylla-about-building-statue = Sofort { $amount } Prestige.
client-sylla-about-building-bank = Sofort { $amount } Denar.

client-sylla-about-event-epidemic = Gesundheit rückt ein Feld nach links.
client-sylla-about-event-eruption = Muße rückt ein Feld nach links.
client-sylla-about-event-imperial-cult = Bürgersinn rückt ein Feld nach links.
client-sylla-about-event-famine = Die Hungersnot wächst um eins.
client-sylla-about-event-persecution = Alle wenden je einen Christen auf die Rückseite.
client-sylla-about-event-purge = Alle wenden je einen Senator auf die Rückseite.
client-sylla-about-event-flood = Alle wenden je ein Bauwerk oder einen Kran auf die Rückseite.
client-sylla-about-event-slave-revolt = Alle wenden je einen Sklaven auf die Rückseite.
client-sylla-about-event-pillage = Alle wenden je einen Marktstand auf die Rückseite.
client-sylla-about-event-decadence = Der Marker, der am weitesten rechts steht, rückt ein Feld nach links; stehen mehrere gleich, alle. Die Dekadenz kommt nie aus dem Spiel: Müsste sie gehen, geht stattdessen das andere verhinderte Ereignis.
client-sylla-me-prevented = Verhindert: In dieser Runde geschieht dir nichts.
client-sylla-me-flip =
    { $count ->
        [0] Du hast nichts, was es treffen könnte.
        [one] Es könnte nur eines bei dir treffen: Das müsstest du wenden.
       *[other] Du müsstest eines von { $count } Zielen wenden; sie sind rot umrandet.
    }
client-sylla-me-famine =
    { $costs ->
        [0] Sie kostet dich in dieser Runde nicht mehr als jetzt.
       *[other] Sie kostet dich in dieser Runde { $costs } Prestige mehr.
    }
client-sylla-me-stays = Hier kann nichts mehr nach links rücken: Es geschieht nichts.
client-sylla-me-falls =
    { $markers } { $count ->
        [one] rückt
       *[other] rücken
    } ein Feld nach links. { $costs ->
        [0] Deine Spielsteine verlieren dabei keinen Wert.
       *[other] Deine Spielsteine sind dann zusammen { $costs } Prestige weniger wert.
    }
client-sylla-me-crisis = In der Krise stünde dann: { $markers }.
client-sylla-me-held =
    { $count ->
        [one] Eines von deinen liegt auf der Rückseite. Kommt dieses Ereignis aus dem Spiel, wird es aufgedeckt, falls kein anderes offenes Ereignis es festhält.
       *[other] { $count } von deinen liegen auf der Rückseite. Kommt dieses Ereignis aus dem Spiel, werden alle aufgedeckt, die kein anderes offenes Ereignis festhält.
    }
client-sylla-fought = Dagegen: { $fighters }.
client-sylla-earns = Die meisten Quader darauf bringen einen Spielstein ({ $token }).
client-sylla-earns-prestige = Die meisten Quader darauf bringen { $majority_prestige } Prestige.
client-sylla-famine-symbol =
    { $count ->
        [one] Es zeigt ein Hungersnot-Symbol: Nach der Wahl des Konsuls wächst die Hungersnot um eins.
       *[other] Es zeigt { $count } Hungersnot-Symbole: Nach der Wahl des Konsuls wächst die Hungersnot um { $count }.
    }

client-sylla-about-work-pantheon = Die meisten Stimmen dafür: { $first } Prestige, die zweitmeisten { $second }, die drittmeisten { $third }.
client-sylla-about-work-temple = { $first } Prestige für alle mit mindestens { $many ->
        [one] einer Stimme
       *[other] { $many } Stimmen
    }, { $second } für alle mit weniger, aber mindestens { $some }.
client-sylla-about-work-granary = Die meisten Stimmen dafür: { $first } Prestige, die zweitmeisten { $second }. Je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } insgesamt fällt die Hungersnot um eins.
client-sylla-about-work-baths = Die meisten Stimmen dafür: { $first } Prestige, die zweitmeisten { $second }. Je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } insgesamt rückt Gesundheit ein Feld nach rechts.
client-sylla-about-work-colosseum = Die meisten Stimmen dafür: { $first } Prestige, die zweitmeisten { $second }. Je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } insgesamt rückt Muße ein Feld nach rechts.
client-sylla-about-work-senate = Die meisten Stimmen dafür: { $first } Prestige, die zweitmeisten { $second }. Je { $step ->
        [one] Stimme
       *[other] { $step } Stimmen
    } insgesamt rückt Bürgersinn ein Feld nach rechts.
client-sylla-about-plebs = Daumen runter: ein Prestige je { $votes_per_point ->
        [one] Stimme
       *[other] { $votes_per_point } Stimmen
    }. Das Geld ist in beiden Fällen ausgegeben.

client-sylla-about-phase-first-consul = Der bisherige Konsul bietet zuerst, dann reihum alle je einmal: mehr als das höchste Gebot oder passen. Wer am meisten bietet, zahlt das Geld, ist Erster Konsul und nimmt einen Spielstein. Dann wächst die Hungersnot.
client-sylla-about-phase-recruiting = Beim Ersten Konsul beginnend nehmen alle reihum einen der ausliegenden Charaktere. Die übrigen kommen unter den Stapel.
client-sylla-about-phase-buildings = Der Erste Konsul bietet ein Bauwerk an. Links davon beginnend bieten alle einmal Karten, wer anbietet zuletzt. Wer gewinnt, dreht so viele Karten der Farbe auf die Seite, nimmt das Bauwerk und bietet das nächste an.
client-sylla-about-phase-income = Beim Ersten Konsul beginnend erhalten alle Geld: ihr Grundeinkommen, etwas für jeden aufrechten Händler und für jeden Marktstand. Dabei dürfen sie Haustempel und Tavernen nutzen.
client-sylla-about-phase-events = Beim Ersten Konsul beginnend setzen alle reihum einzeln Quader auf Ereignisse. Die meisten Quader auf einem Ereignis bringen seinen Spielstein. Die zwei Ereignisse mit den meisten Quadern werden verhindert, die anderen zwei treten ein, und ein verhindertes kommt aus dem Spiel.
client-sylla-about-phase-great-work = Alle stimmen gleichzeitig ab: Daumen hoch für das Bauvorhaben, runter für die Plebejer, mit aufrechten Senatoren und beliebig viel Geld.
client-sylla-about-phase-famine-and-crises = Die Hungersnot kostet Prestige, und jeder Marker in der Krisenzone bringt eine Krise. Danach werden gedrehte Karten wieder aufgerichtet.

client-sylla-recon-hexes = Rekonstruiert: Keine Quelle zeigt, welche Sechsecke diese Karte in der Schachtel hat; diese passen zu allen Beispielen und verteilen die Farben gleichmäßig.
client-sylla-recon-tiles = Die Wirkung steht in der Regel; wie viele dieser Plättchen es gibt, ist rekonstruiert, weil keine Quelle sie aufzählt.
client-sylla-recon-event = Das Hungersnot-Symbol ist rekonstruiert: Die Quellen zeigen nicht, welche Ereignisse es tragen; unsere Verteilung passt zum Beispiel der Regel und zum Verlauf berichteter Partien.
client-sylla-recon-event-token = Spielstein und Hungersnot-Symbol sind rekonstruiert: Keine Quelle nennt sie; unsere passen zum Beispiel der Regel und halten die Arten im Gleichgewicht.
client-sylla-recon-ladder = Die Reihe der Werte ist rekonstruiert: Bekannt sind nur die Mitte, die Spanne von 1 bis 4 und die sieben Felder.

## Regelseite

client-sylla-rules-aim = Spielziel
client-sylla-rules-aim-text = Sylla dankt ab, und du willst ihm folgen. Runde für Runde gewinnst du Wahlen, kaufst Bauwerke, wehrst Gefahren ab und bezahlst große Bauvorhaben. Wer am Ende das meiste Prestige hat, herrscht über Rom; bei Gleichstand wird der Sieg geteilt.
client-sylla-rules-setup = Spielvorbereitung
client-sylla-rules-setup-text = Alle haben den gleichen Satz von Charakteren und wählen geheim { $start_4 } davon, zu dritt { $start_3 }. Der Rest wird in den Stapel gemischt. Alle beginnen mit { $start_prestige } Prestige und { $start_denarii } Denar, plus 1 je Händler. Sechs Bauvorhaben werden gemischt, eines fällt offen weg. Drei Ereignisse und die Dekadenz liegen offen.
client-sylla-rules-screens = Geld und Spielsteine stehen hinter Sichtschirmen. Den Spielstein des Ersten Konsuls sehen alle, und auch der eines Ereignisses ist bekannt; welche Spielsteine Insula und Haustempel bringen, bleibt geheim, bis eine Krise oder das Ende sie zeigt. Wer lieber offen spielt, wählt beim Eröffnen offene Sichtschirme.
client-sylla-rules-characters = Charaktere
client-sylla-rules-poses = Aufrecht ist eine Karte bereit. Auf der Seite hat sie einen Kauf bezahlt und ruht in dieser Runde. Auf der Rückseite hat ein Ereignis sie getroffen; sie nützt nichts, bis kein offenes Ereignis sie mehr festhält.
client-sylla-rules-round = Eine Runde
client-sylla-rules-more-first-consul = Nur wer gewinnt, zahlt; Senatoren zählen immer alle und werden nicht verbraucht. Die Hungersnot wächst um eins je Hungersnot-Symbol auf den offenen Ereignissen, höchstens bis { $famine_most }.
client-sylla-rules-more-recruiting = Ausliegende Charaktere: zu viert { $recruits_4 }, zu dritt { $recruits_3 }.
client-sylla-rules-more-buildings = Angebotene Bauwerke: zu viert { $sales_4 }, zu dritt { $sales_3 }. Das kleinste Gebot ist eine Karte. Bietet niemand, kommt das Bauwerk aus dem Spiel, und dieselbe Person bietet das nächste an. Was am Ende nicht angeboten wurde, kommt ebenfalls aus dem Spiel.
client-sylla-rules-more-income = Grundeinkommen: { $base_income } Denar. Je aufrechtem Händler { $merchant_income } mehr, je Marktstand { $stall } mehr. Was auf der Rückseite liegt, tut nichts.
client-sylla-rules-more-events = Alle Quader müssen gesetzt werden. Auch wer sich die meisten Quader auf einem Ereignis teilt, erhält dessen Spielstein. Bei gleich vielen Quadern entscheidet der Erste Konsul, was verhindert wird. Von den Ereignissen, die eintreten, kommt das obere zuerst; trifft es Karten oder Bauwerke, wählen alle reihum, beim Ersten Konsul beginnend. Aus dem Spiel kommt das verhinderte mit mehr Quadern, bei gleich vielen wählt der Erste Konsul; statt der Dekadenz geht immer das andere. Was es auf der Rückseite hielt, wird aufgedeckt, falls kein anderes offenes Ereignis es festhält, und ein neues Ereignis erscheint.
client-sylla-rules-more-great-work = Gleich viele Stimmen teilen sich einen Platz, der nächste entfällt. Ohne Stimme gibt es keinen Platz, auch wenn sonst niemand baut. Mit Daumen runter gibt es ein Prestige je { $votes_per_point ->
        [one] Stimme
       *[other] { $votes_per_point } Stimmen
    }.
client-sylla-rules-more-famine-and-crises = Verlust durch die Hungersnot: ihr Stand, { $field } weniger je offenem Acker. In einer Krise bringen die meisten Spielsteine der Art { $crisis_points } Prestige, die wenigsten kosten { $crisis_points }. Prestige fällt nie unter null.
client-sylla-rules-end = Spielende: die Kirche
client-sylla-rules-end-text = Jeder offene Christ bringt { $christian } Prestige. Jeder offene Sklave darf für { $slave_price } Denar befreit werden und bringt { $freed_slave }. Dann bringt jeder Spielstein, was der Marker seiner Art zeigt. Geld ist nichts wert.
client-sylla-rules-doubt = Was rekonstruiert ist
client-sylla-rules-doubt-text = Die Regel druckt nicht jede Karte ab. Die Sechsecke der meisten Charaktere, die Zahl der Bauwerk-Plättchen, die Hungersnot-Symbole, drei Spielsteine von Ereignissen und die Wertreihe der Leiter sind so rekonstruiert, dass sie zu allem Bekannten passen. Die Hilfe jedes Teils sagt es.

## Die Bank der ersten Charaktere
client-sylla-bench =
    { $places ->
        [one] Bank mit einem Platz, besetzt: { $count }
       *[other] Bank mit { $places } Plätzen, besetzt: { $count }
    }
client-sylla-good-six = Eine gute Auswahl
