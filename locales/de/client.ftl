# Der Rahmen der Anwendung im Browser. Alle Schlüssel beginnen mit `client-`.

client-motto = Das Fest, an dem ganz Rom spielen durfte
client-missing = Unter dieser Adresse gibt es nichts.
client-to-start = Zur Startseite
client-close = Schließen
client-cancel = Abbrechen
client-chosen = { $chosen } von { $count } gewählt
client-typed = Nummer { $number } … oder noch eine Ziffer
client-confirm = Bestätigen
client-back = Zurück
client-go = Los

## Startseite
client-games = Spiele
client-minutes = { $minutes } Min.
client-play-now = Jetzt gegen Bots spielen
client-starting = Der Tisch wird gedeckt …
client-new-table = Neuer Tisch …
client-learn = Spielen lernen
client-rules = Regeln
client-rules-none = Für dieses Spiel gibt es noch keine Regelseite. Alles auf dem Tisch erklärt sich, wenn du darauf zeigst oder lange drückst.
client-my-tables = Meine Tische
client-your-turn = Du bist dran
client-status-open = Wartet
client-open-tables = Offene Tische
client-no-open-tables = Gerade wartet niemand auf Mitspieler.
client-join = Mitspielen
client-watch = Zuschauen
client-by-link = Mit einem Link dazukommen
client-by-link-here = Einladungslink einfügen
client-import = Spieldatei öffnen
client-finished = Beendete Partien
client-place =
    { $place ->
        [1] Gewonnen
       *[other] Rang { $place }
    }
client-seat-free = frei
client-seat-kept = { $name } wird erwartet

## Neuer Tisch
client-new-table-about = Wer sitzt am Tisch?
client-seats = Plätze
client-seat-number = Platz { $number }
client-seat-me = Ich
client-seat-local = Noch jemand an diesem Gerät
client-seat-bot = Bot
client-seat-invited = Auf Einladung
client-seat-open = Offen für alle
client-local-name = Spieler { $number }
client-local-name-of = Name der Person
client-pace = Zeit
client-pace-no-clock = Ohne Uhr
client-pace-live = Mit Uhr
client-pace-days = Tage je Zug
client-pace-minutes = Minuten für die Partie
client-pace-increment = Sekunden dazu je Antwort
client-pace-each = Tage für jede Antwort
client-public = In der Liste zeigen; alle dürfen zuschauen
client-components = Spielmaterial
client-components-printed = Wie gedruckt
client-components-choose = Datei wählen …
client-components-about = Eine Datei kann sagen, was in der eigenen Schachtel gedruckt ist. Ein Tisch, der damit spielt, zählt nicht für die Wertung.
client-components-set = Spielmaterial: { $name }
client-open-table = Tisch eröffnen

## Vor dem Beginn
client-waiting-people = Es geht los, sobald alle Plätze besetzt sind.
client-table-closed = Dieser Tisch wurde aufgelöst.
client-sit-down = Hier Platz nehmen
client-add-bot = Bot dazusetzen
client-empty-seat = Freimachen
client-invite-link = Diesen Link an die Gäste schicken
client-copy = Kopieren
client-copied = Kopiert
client-start = Anfangen
client-close-table = Tisch auflösen
client-leave = Aufstehen

## Am Tisch
client-prompt = Was gefragt ist
client-game-over = Die Partie ist zu Ende.
client-waiting-for = Am Zug: { $names } …
client-connecting = Verbindung wird aufgebaut …
client-paused = Die Partie macht Pause.
client-resume = Weiterspielen
client-undo = Zurücknehmen
client-undo-ask = Um Rücknahme bitten
client-all-offers =
    { $count ->
        [0] Gerade nichts zu wählen
        [one] Die Möglichkeit als Liste (L)
       *[other] Alle { $count } Möglichkeiten als Liste (L)
    }
client-log = Verlauf
client-chat = Chat
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-say = Etwas sagen
client-chat-send = Senden
client-chat-about = Zu dem, was { $name } gesagt hat
client-chat-report = Melden
client-chat-reported = Gemeldet: Wer diesen Server betreibt, sieht es sich an.
client-chat-block = Blockieren
client-chat-about-both = Gemeldetes liest, wer diesen Server betreibt. Von Blockierten siehst du nichts mehr, und an deine Tische können sie sich nicht setzen.
client-chat-blocked = Blockiert: { $name }. Das lässt sich unter „Du“ zurücknehmen.
client-since-last = Seit deinem letzten Zug
client-table-menu = Tisch
client-away = nicht da
client-away-until = abwesend bis { $until }
client-resigned = hat aufgegeben
client-spectators =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
client-watch-link = Link zu diesem Tisch
client-commitment = Fingerabdruck von allem, was diese Partie bestimmt, festgelegt vor dem ersten Zug. Deine Seite bewahrt ihn auf und prüft ihn nach der Partie.
client-luck-parts =
    { $count ->
        [0] Niemand hat eigenen Zufall beigesteuert: Der Server mischt allein.
        [one] Eine Person hat eigenen Zufall beigesteuert.
       *[other] { $count } Personen haben eigenen Zufall beigesteuert: Niemand konnte Karten und Würfel aussuchen.
    }
client-luck-voided =
    { $count ->
        [one] Einmal Mischen war ungültig, weil ein Beitrag nicht ankam: { $names }.
       *[other] { $count }-mal Mischen war ungültig, weil Beiträge nicht ankamen: { $names }.
    }
client-luck-drawing = Alle sind da. Die Karten werden gemeinsam gemischt …
client-ask-pause = Um eine Pause bitten
client-resign = Aufgeben
client-resign-about = Zu wessen Gunsten? Die Partie endet, sobald sich alle Übrigen auf dieselbe Person einigen.
client-resign-for = { $name } gewinnt
client-leave-for-good = Endgültig gehen
client-leave-about = Ein Bot übernimmt deinen Platz und die anderen spielen weiter. Du kannst nicht zurückkommen.
client-request-undo = { $name } möchte etwas zurücknehmen.
client-request-pause = { $name } möchte eine Pause.
client-agree = Einverstanden
client-refuse = Nein
client-line-lost = Die Verbindung ist weg. Neuer Versuch …
client-line-lost-short = keine Verbindung
client-update = Eine neue Version ist da.
client-update-take = Jetzt verwenden
client-try-again = Noch einmal versuchen
client-part-missing = Ein Teil dieser Seite ließ sich nicht laden.
client-line-connecting-short = verbinde …
client-pass-to = Gerät weitergeben: { $name }
client-pass-about = Was jetzt kommt, soll sonst niemand sehen.
client-pass-here = Ich bin { $name }

## Nach der Partie
client-result = Ergebnis
client-winner =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
client-score-sheet = Wertungsblock
client-score-total = Summe
client-chart = Punkte im Lauf der Partie
client-rematch = Revanche
client-export = Spieldatei sichern
client-luck-good = Von dieser Seite geprüft: Niemand konnte Karten und Würfel aussuchen.
client-luck-server = Von dieser Seite geprüft: Der Server allein konnte Karten und Würfel nicht aussuchen.
client-luck-alone = Von dieser Seite geprüft: Karten und Würfel sind die am Anfang festgelegten.
client-luck-bad = Vorsicht: Was aufgedeckt wurde, passt nicht zu dem, was diese Seite notiert hat.
client-luck-checking = Wird mit dem verglichen, was diese Seite notiert hat …
client-luck-unchecked = Diese Seite konnte Karten und Würfel nicht prüfen.
client-luck-details = Was genau?
client-luck-noted = Der Fingerabdruck ist der, den diese Seite vor Beginn der Partie notiert hat.
client-luck-noted-late = Der Fingerabdruck ist der, den diese Seite notiert hat, als sie den Tisch zum ersten Mal sah.
client-luck-not-noted = Dieses Gerät hatte keinen Fingerabdruck notiert und kann nicht vergleichen.
client-luck-other-fingerprint = Der Fingerabdruck ist nicht der, den diese Seite notiert hat.
client-luck-opened = Der aufgedeckte Startwert passt zum Fingerabdruck.
client-luck-not-opened = Der aufgedeckte Startwert passt nicht zum Fingerabdruck.
client-luck-terms = Spiel, Optionen, Spielmaterial, Plätze und Regeln sind die vom Anfang.
client-luck-other-terms = Spiel, Optionen, Spielmaterial, Plätze oder Regeln sind nicht die vom Anfang.
client-luck-mine = Der Zufall, den diese Seite beigesteuert hat, ist beim Mischen dabei.
client-luck-mine-missing = Der Zufall, den diese Seite beigesteuert hat, fehlt beim Mischen.
client-luck-others = Die Beiträge der anderen sind die, die sie versiegelt hatten, bevor jemand seinen geöffnet hat.
client-luck-in-turn = Jeder Beitrag wurde beim Hinsetzen geöffnet. Nur der Server und wer sich zuletzt gesetzt hat hätten gemeinsam aussuchen können.
client-luck-others-changed = Ein Beitrag von jemand anderem ist nicht der, der versiegelt war.
client-proven = Durch die Spieldatei bewiesen, nachgespielt dort, wo der Tisch liegt
client-not-proven = Nicht bewiesen
client-proven-legal = Jede Karte und jeder Wurf folgt aus dem Startwert, und jeder Zug war erlaubt.
client-proven-seed = Der Startwert war durch den Fingerabdruck festgelegt.
client-proven-game = Startwert, Spiel, Optionen, Spielmaterial, Zahl der Plätze, Regeln und Tisch waren durch den Fingerabdruck festgelegt.
client-proven-shared = Mehrere haben Zufall beigesteuert, jeder Beitrag versiegelt, bevor einer geöffnet wurde. Wenn deiner dabei ist, konnte niemand Karten und Würfel aussuchen – außer alle anderen und der Server hätten sich verschworen.
client-proven-shared-in-turn = Mehrere haben Zufall beigesteuert, jeweils nachdem der Server sich festgelegt hatte.
client-not-proven-published = Dass dieser Fingerabdruck vor dem ersten Zug gezeigt wurde. Wer ihn notiert hat, kann vergleichen.
client-not-proven-game = Dass Spiel, Optionen und Plätze die sind, die vor dem ersten Zug ausgemacht waren.
client-not-proven-chosen = Dass der Server Karten und Würfel nicht ausgesucht hat, bevor er sie festlegte.
client-not-proven-last-to-sit = Dass der Server und wer sich zuletzt gesetzt hat sie nicht gemeinsam ausgesucht haben.
client-not-proven-voided = Dass der Server und wer das Mischen platzen ließ nicht auf ein passendes gewartet haben.
client-not-proven-arranged = Dass Karten und Würfel gezogen wurden: Wer den Tisch eröffnet hat, hat sie ausgesucht.
client-not-proven-known = Dass Karten und Würfel unbekannt waren: Sie stammen aus einer anderen Partie.
client-not-proven-drawn-anew = Dass der Server nicht ausgesucht hat, was neu gezogen wurde.
client-not-proven-names = Wer die Spielenden waren.
client-replay = Nachspielen
client-replay-start = Der Tisch ist aufgebaut.
client-replay-hidden = { $name } hat gewählt; was, ist in dieser Ansicht noch verdeckt.
client-replay-resigned = { $name } gibt auf.
client-play-on = Von hier weiterspielen
client-first = Zum Anfang
client-previous = Einen Schritt zurück
client-next = Einen Schritt weiter
client-last = Zum Ende
client-play = Abspielen
client-pause = Anhalten
client-scrub = Stelle der Partie
client-eyes = Ansicht
client-eyes-truth = Alles offen
client-eyes-spectator = Zuschauer

## Einstellungen
client-settings = Einstellungen
client-setting-language = Sprache
client-setting-language-browser = Wie der Browser
client-setting-language-de = Deutsch
client-setting-language-en = English
client-setting-light = Farbschema
client-setting-light-system = Wie das System
client-setting-light-light = Hell
client-setting-light-dark = Dunkel
client-setting-text = Schriftgröße
client-setting-text-normal = Normal
client-setting-text-large = Groß
client-setting-text-larger = Größer
client-setting-motion = Bewegung
client-setting-motion-normal = Normal
client-setting-motion-fast = Schnell
client-setting-motion-off = Aus
client-setting-confirm = Vor einem Zug nachfragen
client-setting-confirm-grave = Wenn viel daran hängt
client-setting-confirm-final = Wenn er nicht zurückzunehmen ist
client-setting-confirm-always = Immer
client-setting-confirm-never = Nie
client-setting-by-hand = Auch bei nur einer Möglichkeit fragen (neue Tische)
client-setting-patterns = Muster zusätzlich zu Farben
client-setting-sound = Töne
client-notify-ask = Bei meinem Zug melden …
client-notify-granted = Dieser Browser meldet sich, wenn du dran bist.
client-notify-denied = Benachrichtigungen sind in diesem Browser gesperrt.

## Konto
client-account = Konto: { $name }
client-account-title = Du
client-account-name = Name
client-account-rename = Ändern
client-account-renamed = Dein Name ist geändert.
client-account-password = Passwort
client-account-keep = Mit Passwort sichern
client-account-kept = Du kannst dich jetzt auf jedem Gerät anmelden.
client-account-guest = Du bist Gast in diesem Browser. Mit einem Passwort behältst du deine Partien und kannst dich auch anderswo anmelden.
client-account-other = Ich habe schon ein Konto
client-account-sign-in = Anmelden
client-account-sign-out = Abmelden
client-account-sign-out-all = Überall abmelden
client-account-change = Passwort ändern
client-account-old = Bisheriges Passwort
client-account-new = Neues Passwort
client-account-change-ends = Auf allen anderen Geräten wirst du abgemeldet, und alle Zugriffsschlüssel verfallen.
client-account-changed = Das neue Passwort gilt ab jetzt.
client-holidays = Urlaub
client-holidays-about = Solange du weg bist, steht deine Uhr an Tischen nach Tagen und in Turnieren über Tage still, die anderen sehen, bis wann, und nach deiner Rückkehr erfährst du alles auf einmal.
client-holidays-first = Erster Tag
client-holidays-last = Letzter Tag
client-holidays-go =
    { $days ->
        [one] Einen Tag freinehmen
       *[other] { $days } Tage freinehmen
    }
client-holidays-noted = Notiert. Gute Reise!
client-holidays-span = { $from } – { $to }
client-holidays-back = Ich bin zurück
client-holidays-drop = Absagen
client-holidays-left =
    { $left ->
        [0] Von den dreißig Tagen im Jahr ist keiner mehr übrig.
        [one] Von den dreißig Tagen im Jahr ist noch einer übrig.
       *[other] Von den dreißig Tagen im Jahr sind noch { $left } übrig.
    }
client-account-data-about = Alles, was dieser Server über dich aufbewahrt
client-account-data = Herunterladen (JSON)
client-blocked = Blockierte Personen
client-blocked-about = Was sie sagen, siehst du nicht, und an deine Tische können sie sich nicht setzen.
client-unblock = Nicht mehr blockieren
client-host-pages = Über diesen Server
client-host-imprint = Impressum
client-host-privacy = Datenschutz
client-host-rules = Hausregeln
client-statistics-game = Spiel
client-statistics-games = Partien
client-statistics-wins = Gewonnen
client-statistics-rating = Wertungszahl

## Warum der Server ablehnt
client-refusal-offline = Der Server ist nicht zu erreichen.
client-refusal-bad-request = Das hat der Server nicht verstanden.
client-refusal-too-large = Das ist zu lang.
client-refusal-too-slow = Das hat zu lange gedauert. Versuche es noch einmal.
client-refusal-too-many-requests = Das ging zu schnell. Versuche es gleich noch einmal.
client-refusal-foreign-origin = Die Anfrage kam von einer anderen Seite.
client-refusal-no-session = Du bist nicht mehr angemeldet. Lade die Seite neu.
client-refusal-wrong-password = Name und Passwort gehören nicht zusammen.
client-refusal-name-taken = So heißt schon jemand.
client-refusal-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
client-refusal-bad-password = Ein Passwort hat 8 bis 128 Zeichen.
client-refusal-common-password = Das ist eines der Passwörter, die jeder zuerst versucht. Wähle ein anderes.
client-refusal-bad-address = An diese Adresse kann nichts geschickt werden.
client-refusal-link-expired = Dieser Link wurde schon benutzt oder ist zu alt.
client-refusal-muted = Du darfst hier zurzeit nichts sagen.
client-refusal-banned = Du bist auf diesem Server zurzeit gesperrt.
client-refusal-blocked = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
client-refusal-bad-holiday = Der Urlaub würde enden, bevor er beginnt, oder du bist dann schon weg.
client-refusal-holidays-used-up = Das sind mehr als die dreißig Tage im Jahr.
client-refusal-too-many-tokens = Ein Konto hat höchstens zehn Zugriffsschlüssel. Lösche erst einen.
client-refusal-not-found = Diesen Tisch gibt es nicht, oder er ist privat.
client-refusal-no-such-game = Dieses Spiel wird hier nicht gespielt.
client-refusal-bad-options = Diese Einstellungen passen nicht zusammen.
client-refusal-bad-components = Mit dieser Datei lässt sich nicht spielen.
client-refusal-bad-seats = Mit diesen Plätzen lässt sich das Spiel nicht spielen.
client-refusal-no-such-bot = Diesen Bot gibt es nicht.
client-refusal-not-host = Das darf nur, wer den Tisch eröffnet hat.
client-refusal-already-started = Die Partie hat schon begonnen.
client-refusal-not-running = Die Partie läuft nicht.
client-refusal-bad-part = Das wird zum Mischen gerade nicht gebraucht.
client-refusal-not-full = Ein Platz ist noch leer.
client-refusal-seat-taken = Dort sitzt schon jemand.
client-refusal-already-seated = Du sitzt schon an diesem Tisch.
client-refusal-no-such-seat = Diesen Platz gibt es nicht.
client-refusal-not-your-seat = Dieser Platz gehört jemand anderem.
client-refusal-stale = Die Frage hat sich inzwischen geändert.
client-refusal-not-asked = Du bist nicht dran.
client-refusal-not-offered = Das kann jetzt nicht gewählt werden.
client-refusal-game-over = Die Partie ist zu Ende.
client-refusal-paused = Die Partie macht Pause.
client-refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
client-refusal-consent-needed = Inzwischen hat jemand etwas erfahren: Die anderen müssen zustimmen.
client-refusal-no-request = Gerade wird um nichts gebeten.
client-refusal-not-finished = Erst wenn die Partie zu Ende ist.
client-refusal-no-hints = Keine Tipps, wo du dich mit anderen misst: mit Menschen am Tisch, im Turnier, bei der Partie des Tages.
client-refusal-several-people = Nur wer allein gegen Bots spielt, kann ein laufendes Spiel mitnehmen.
client-refusal-in-tournament = Nicht an einem Turniertisch.
client-refusal-round-not-over = Dieselbe Verteilung wird noch an anderen Tischen gespielt. Komm wieder, wenn die Runde vorbei ist.
client-refusal-day-not-over = Diese Verteilung spielen heute alle. Zum Anschauen ist sie offen, wenn der Tag vorbei ist.
client-refusal-entry-closed = Es hat begonnen: Anmelden geht nicht mehr.
client-refusal-already-entered = Du bist schon dabei.
client-refusal-not-entered = Niemand mit diesem Namen ist dabei.
client-refusal-tournament-full = Alle Plätze sind vergeben.
client-refusal-not-admitted = Dieses Turnier ist nichts für dich: Es ist für Menschen oder für Programme.
client-refusal-too-few-entered = Es sind zu wenige angemeldet.
client-refusal-bad-tournament = So ein Turnier geht nicht.
client-refusal-too-many-tournaments = Du veranstaltest schon fünf Turniere. Warte, bis eines vorbei ist.
client-refusal-not-member = Nur für Mitglieder der Gruppe.
client-refusal-not-head = Das darf nur, wer die Gruppe leitet.
client-refusal-group-full = Die Gruppe ist voll oder hat schon zu viele eingeladen.
client-refusal-too-many-groups = Niemand kann in mehr als zwanzig Gruppen sein. Verlass erst eine.
client-refusal-bad-group = Eine Gruppe hat einen Namen aus 1 bis 40 sichtbaren Zeichen und eine Zeile von höchstens 200.
client-refusal-frozen = Die Regeln haben sich geändert; diese Partie kann nicht weitergehen.
client-refusal-bad-file = Das ist keine Spieldatei, oder sie lässt sich nicht nachspielen.
client-refusal-no-such-entry = Diesen Zug hat die Partie nicht.
client-refusal-bad-chat = Eine Zeile hat 1 bis 500 Zeichen.
client-refusal-unavailable = Der Server startet neu. Gleich noch einmal versuchen.
client-refusal-internal = Auf dem Server ist etwas schiefgegangen.

## Uhren
client-thinking = denkt { $time }
client-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }

## Tasten
client-keys = Tasten am Tisch
client-keys-choose = durch alles gehen, was wählbar ist, und wählen
client-keys-look = durch alles gehen, was sich erklärt
client-keys-number = diesen Zug der Liste nehmen
client-keys-list = die Liste der Züge öffnen
client-keys-undo = zurücknehmen
client-keys-hint = einen Tipp verlangen
client-keys-guide = in einer Lektion weitergehen
client-keys-back = einen Schritt zurück

client-notify-offer = Benachrichtigen, wenn du dran bist?
client-notify-yes = Ja, gern
client-notify-no = Nein, danke

client-seat-about-me = das bist du
client-seat-about-invited = wer den Link hat
client-seat-about-open = wer zuerst kommt

## Wer gegen einen spielt
client-bot-choose = Wer soll mitspielen?
client-bot-choose-strength = Stärke { $strength } von { $of }
client-bot-seconds = Bedenkzeit je Zug
client-bot-seconds-count =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
client-bot-seconds-short = { $seconds } s
client-bot-take = Diesen nehmen
client-bot-change = Bot wählen:
client-opponent = Deine Gegner
client-program = spielt ein Programm

## Tipps
client-not-now = Das kannst du gerade nicht wählen.
client-hint = Tipp (H)
client-hint-title = Empfohlene Züge
client-hint-thinking = Die Auguren beraten sich. Das dauert ein, zwei Sekunden …
client-hint-rated = Diese Partie wird gewertet. Mit dem ersten Tipp zählt sie nicht mehr für die Wertung.
client-hint-anyway = Tipp zeigen
client-hint-rather-not = Lieber nicht
client-hint-share = { $percent } Siegchance
client-hint-only = Das ist der einzige Zug.
client-hint-gain = Gewinn:
client-hint-risk = Risiko:
client-hint-price = Preis:
client-hint-merit = { $what }, { $when } ({ $numbers })
client-hint-amount = { $own } statt { $against }
client-hint-how-often = in { $own } statt { $against } der Partien
client-hint-idea = Verglichen mit deiner Idee: { $other }
client-hint-with = Verglichen mit: { $other }
client-hint-verdict-better = { $games ->
    [one] Die Partie, die bis zum Ende durchgespielt wurde, geht damit besser aus.
   *[other] { $games } bis zum Ende durchgespielte Partien gehen damit besser aus.
}
client-hint-verdict-even = { $games ->
    [one] Gleichwertig: Die Partie, die bis zum Ende durchgespielt wurde, endet gleich gut.
   *[other] Gleichwertig: { $games } bis zum Ende durchgespielte Partien gehen gleich gut aus.
}
client-hint-verdict-safer = { $games ->
    [one] Gleichwertig und sicherer: In der durchgespielten Partie schwanken die Punkte weniger.
   *[other] Gleichwertig und sicherer: In { $games } durchgespielten Partien schwanken die Punkte weniger.
}
client-hint-verdict-riskier = { $games ->
    [one] Gleichwertig, aber gewagter: In der durchgespielten Partie schwanken die Punkte mehr.
   *[other] Gleichwertig, aber gewagter: In { $games } durchgespielten Partien schwanken die Punkte mehr.
}
client-hint-verdict-unclear = { $games ->
    [one] Der Unterschied liegt weiter voraus: Er zeigt sich beim Suchen, aber nicht in der durchgespielten Partie.
   *[other] Der Unterschied liegt weiter voraus: Er zeigt sich beim Suchen, aber nicht in { $games } durchgespielten Partien.
}
client-hint-about = Mit dem, was du wissen kannst: Jeder dieser Züge wurde in denselben gedachten Partien weitergespielt. Genannt wird nur, was sich in einer Hälfte davon zeigt und in der anderen bestätigt; die Zahlen sind Mittelwerte.
client-hint-show = Zeig es mir
client-hint-compare = Damit vergleichen
client-future-title = Was daraus werden kann
client-future-note = Gedacht: Was du nicht wissen kannst, wurde gezogen, für beide Züge gleich; alle tun, was ihnen am besten scheint.
client-future-again = Noch einmal
client-future-log = Was geschieht
client-hint-busy = Am Tisch wird schon über einen Tipp nachgedacht. Gleich noch einmal versuchen.

## Analyse
client-analysis = Analyse
client-analysis-about = Ein starker Bot geht die Partie noch einmal durch: wie die Siegchancen standen, welche Entscheidung am meisten gekostet hat und was Glück war.
client-analysis-start = Partie analysieren
client-analysis-running = Die Partie wird durchgesehen: Zug { $done } von { $of }
client-analysis-queued = Die Partie wird gleich durchgesehen.
client-analysis-failed = Die Analyse ist nicht gelungen.
client-analysis-again = Noch einmal versuchen
client-analysis-chart = Siegchancen im Lauf der Partie, in Prozent
client-analysis-costly = Was am meisten gekostet hat
client-analysis-nothing = Keine Entscheidung hat nennenswert etwas verschenkt.
client-analysis-cost = { $name }: { $cost } verschenkt
client-analysis-cost-short = −{ $cost }
client-analysis-move = Zug { $entry }
client-analysis-played = Gespielt: { $played }
client-analysis-better = Besser: { $better } ({ $percent })
client-analysis-luck = Glück
client-analysis-luck-about = Wie viel Siegchance Karten, Würfel und alles Verborgene jedem gegeben oder genommen haben. Eigene Entscheidungen zählen hier nicht.
client-analysis-given = Verschenkt
client-analysis-given-about = Was jeder durch eigene Entscheidungen an Siegchance liegen ließ, über die ganze Partie.
client-analysis-table = Alle Züge als Tabelle
client-analysis-column-move = Zug
client-analysis-column-cost = Gekostet
client-analysis-set-up = Aufbau

## Zugriffsschlüssel
client-tokens = Programme mitspielen lassen
client-tokens-about = Mit einem Zugriffsschlüssel spielt ein Programm unter deinem Namen.
client-tokens-name = Name des Schlüssels
client-tokens-make = Schlüssel anlegen
client-tokens-once = Jetzt kopieren: Er wird nur dieses eine Mal gezeigt.
client-tokens-of = Schlüssel { $name }
client-tokens-never = noch nie benutzt
client-tokens-used = zuletzt benutzt { $date }
client-tokens-delete = Schlüssel { $name } löschen

## Tische auf diesem Gerät
client-where = Wo gespielt wird
client-where-device = Auf diesem Gerät
client-where-server = Auf diesem Server
client-where-about-device = Der Tisch steht in diesem Browser und braucht kein Netz. Er zählt nicht für die Wertung, darum ist Hilfe frei.
client-where-about-server = Der Tisch steht auf dem Server: Andere können dazukommen, und du erreichst ihn von allen deinen Geräten.
client-here = auf diesem Gerät
client-along-device = Auf diesem Gerät weiter
client-along-server = Auf dem Server weiter
client-along-about-device = Du behältst deinen Platz. Was du nicht wissen kannst, wird neu gezogen, das Spiel wird nicht mehr gewertet, und der Tisch hier wird geschlossen.
client-along-about-server = Du behältst deinen Platz. Was du nicht wissen kannst, wird neu gezogen, und der Tisch hier wird geschlossen.
client-along-gone-device = Dieser Tisch wurde mitgenommen: Das Spiel geht auf einem Gerät weiter.
client-along-gone-server = Dieser Tisch wurde mitgenommen: Das Spiel geht auf dem Server weiter.
client-along-from-device = Dieses Spiel hat auf einem Gerät begonnen.
client-along-from-server = Dieses Spiel hat auf dem Server begonnen.
client-along-before = Woher es kam
client-along-stay = Doch hier weiterspielen
client-along-stay-about = Hat der Server den Tisch schon, gibt es ihn dann zweimal.
client-offline-here = Der Server ist nicht zu erreichen. Auf diesem Gerät geht alles weiter; die anderen Tische kommen von selbst wieder.
client-engine-loading = Die Spiele werden geladen: { $percent }
client-not-kept-full = Auf diesem Gerät ist kein Platz mehr. Die Partie geht weiter, endet aber mit dieser Seite.
client-not-kept-forbidden = Dieser Browser lässt die Seite nichts aufbewahren. Die Partie geht weiter, endet aber mit dieser Seite.
client-gone-elsewhere = Dieser Tisch ist in einem anderen Fenster offen.
client-gone-elsewhere-about = Er öffnet sich hier von selbst, sobald er dort geschlossen wird.
client-gone-aside = Die Spiele sind an diesem Tisch gescheitert. Er wurde beiseitegestellt, und nichts davon ist verloren.
client-gone-unreadable = Die Regeln von heute können diese Partie nicht mehr lesen. Sie bleibt aufbewahrt, wie sie ist.
client-claim = Hier weiterspielen
client-save-table = Als Datei speichern
client-refusal-no-engine = Die Spiele konnten nicht geladen werden. Beim ersten Mal brauchen sie das Netz.
client-account-device = Alles bleibt in diesem Browser: Es gibt keinen Server und kein Konto.
client-statistics-device = Partien auf diesem Gerät
client-forget = Tisch löschen
client-forget-about = Er ist dann für immer weg. Speichere vorher die Datei, wenn du ihn behalten willst.
client-same-deal = Gleiche Verteilung
client-upload = Auf dem Server aufheben

## Was geschieht, erzählt und zu hören
client-log-jump = Diesen Moment zeigen
client-unread =
    { $count ->
        [one] eine ungelesen
       *[other] { $count } ungelesen
    }
client-herald-repeat = Letzte Runde noch einmal zeigen (R)
client-herald-show = Noch einmal zeigen
client-herald-again = Noch einmal:
client-herald-hurry = Schneller (Leertaste)
client-telling = Die anderen spielen …
client-setting-turns = Zeit, den anderen zu folgen
client-setting-turns-slow = Langsam
client-setting-turns-normal = Normal
client-setting-turns-fast = Schnell
client-setting-turns-at-once = Sofort
client-setting-volume = Lautstärke
client-sound-offer = Mit Tönen spielen?
client-sound-yes = Ton an
client-sound-no = Nein, danke
client-replay-speed = Geschwindigkeit
client-replay-copy = Link zu diesem Zug kopieren
client-share = Diesen Zug teilen
client-share-link = Link zu diesem Zug
client-share-embed = Code für eine Webseite
client-share-picture = Die Stellung als Bild, wie Vorschauen des Links sie zeigen
client-share-private = Dieser Tisch ist privat: Wer den Link hat, kann das Spiel sehen.
client-embed-open = In Saturnalia öffnen
client-keys-title = Tasten
client-keys-replay = Tasten beim Nachspielen
client-keys-hurry = mit dem, was gezeigt wird, sofort weitermachen
client-keys-again = letzte Runde noch einmal zeigen
client-keys-keys = diese Liste zeigen
client-keys-step = einen Schritt zurück oder vor
client-keys-ends = zum Anfang, zum Ende
client-keys-run = das Spiel laufen lassen oder anhalten
client-key-space = Leertaste
client-key-home = Pos1
client-key-end = Ende
client-notes = Notizen
client-notes-empty = Was du dir merken willst …
client-notes-about = Nur für dich: bleibt auf diesem Gerät bei diesem Tisch und wird nie gesendet.
client-notes-full = Auf diesem Gerät ist kein Platz mehr: Die letzte Änderung bleibt nicht erhalten.

## Das Schaufenster jedes Spiels
client-front-easy = Leicht zu lernen
client-front-medium = Einige Regeln
client-front-hard = Viele Regeln
client-front-hardness = Schwierigkeit: { $level } von 5
client-front-learn = Lernen
client-front-play = Spielen
client-front-against = gegen: { $names }
client-front-again-with = noch einmal mit: { $names }
client-front-picture = Das Spielbrett: { $game }
client-front-waiting = Du wirst erwartet
client-front-rome = Vierzig Gebäude, und jedes beugt die Regeln auf seine Art
client-front-alea = Glück, das sich lenken lässt: Was hier misslingt, lohnt sich dort
client-front-sylla = Geboten wird mit den eigenen Leuten, und danach fehlen sie
client-front-city = Nah beim Kaiser hat man die erste Wahl, weiter weg baut man billiger
client-front-gloria = Der Gote zieht nach Rom: Zahl ihm Tribut, oder du verlierst, was du gebaut hast
client-public-open = Ein Tisch mit offenem Platz steht in der Liste; alle dürfen zusehen

## Lessons
client-lesson = Lektion
client-lesson-number = Lektion { $number } von { $of }
client-lesson-wrong = Sieh, was geschieht.
client-lesson-ahead = Du warst schneller als die Lektion, die diesen Teil selbst spielt. Nimm es zurück und lies weiter.
client-lesson-missed = Alles ist getan, aber das Ziel ist nicht erreicht. Versuche die Lektion noch einmal.
client-lesson-again = Noch einmal
client-lesson-next = Weiter
client-lesson-step = Schritt { $number } von { $of }
client-lesson-hint = Tipp
client-lesson-where = Wo:
client-lesson-what = Was:
client-lesson-why = Warum:
client-lesson-following = Nächste Lektion
client-lesson-all = Alle Lektionen
client-lesson-stars =
    { $stars ->
        [0] Noch nicht gelernt
        [one] { $stars } Stern von drei
       *[other] { $stars } Sterne von drei
    }
client-lessons-about = Je eine bis zwei Minuten. Gelernt wird durch Tun; kaputtgehen kann nichts.

## Die begleitete erste Runde
client-round = Begleitete erste Runde
client-round-play = Begleitete erste Runde
client-round-others = Die anderen spielen. Was sie tun, steht über dem Spielplan.
client-round-known = Das kennst du schon. Wähle, wie du magst.
client-round-alone = Allein weiterspielen
client-round-leave = Ohne Begleitung

## Regeln zur Hand
client-rules-contents = Inhalt
client-rules-search = In den Regeln suchen
client-rules-found =
    { $count ->
        [0] nichts
       *[other] { $at } von { $count }
    }
client-rules-next = Nächste Stelle
client-rules-previous = Vorige Stelle
client-rules-print = Drucken
client-rules-page = Alle Regeln auf einer Seite
client-rules-this = Was die Regeln dazu sagen

## Aus Fehlern lernen
client-analysis-costly-mine = Deine teuersten Züge
client-analysis-costly-others = Die teuersten Züge der anderen
client-practice = Aus Fehlern lernen
client-practice-mine =
    { $count ->
        [one] Aus einem Fehler lernen
       *[other] Aus { $count } Fehlern lernen
    }
client-practice-number = Fehler { $number } von { $of }
client-practice-goal = Finde einen besseren Zug.
client-practice-played = { $name } spielte: { $played }. Das kostete { $cost } Siegchance.
client-practice-right = Richtig. { $chosen }: { $promised } Siegchance.
client-practice-best = Die Analyse hält das für das Beste: { $better } ({ $promised }).
client-practice-played-then = Was gespielt wurde: { $promised }.
client-practice-wrong = { $chosen }: { $promised }. Es gibt etwas Besseres.
client-practice-wrong-unknown = { $chosen }: nicht, was die Analyse meint.
client-practice-again = Noch einmal
client-practice-show = Zeigen
client-practice-skip = Überspringen
client-practice-next = Nächster Fehler
client-practice-end = Zum Schluss
client-practice-replay = Sehen, wie es weiterging
client-practice-done = { $found } von { $of } gefunden
client-practice-whose = Wessen Fehler?
client-practice-whose-seat = { $name } ({ $count })
client-practice-none = Keine Entscheidung dieser Person hat genug gekostet, um daraus zu lernen.
client-practice-stale = Diese Stellung lässt sich nicht mehr aufbauen.

## Wer jemand ist

client-person-mine = Deine Seite
client-person-gone = jemand, der gegangen ist
client-person-since = Dabei seit: { $date }
client-person-public = Alle sehen meine Partien
client-person-hidden = Diese Person behält ihre Partien für sich.
client-person-record =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
client-person-course =
    { $games ->
        [one] Wertungszahl nach einer Partie: { $to }
       *[other] Wertungszahl über { $games } Partien: zuerst { $from }, jetzt { $to }
    }
client-person-places = Plätze
client-person-chairs = Siege nach Sitzplatz
client-person-chair = Sitzplatz { $chair }
client-person-categories = Punkte im Schnitt
client-person-best =
    { $points ->
        [one] Bester Sieg: 1 Punkt
       *[other] Bester Sieg: { $points } Punkte
    }
client-person-met = Am häufigsten getroffen
client-person-versus = { $ahead } : { $behind }
client-person-history = Partien
client-person-all-games = Alle Spiele
client-person-against = Gegner
client-person-everybody = Alle
client-person-unrated = nicht gewertet
client-person-no-games = Noch keine Partien.
client-person-older = Ältere Partien
client-coin = Deine Münze prägen
client-coin-metal = Metall
client-coin-figure = Bild
client-coin-border = Rand
client-coin-choice = Wahl { $number }
client-coin-strike = Prägen
client-ranking = Rangliste
client-ranking-place = Platz
client-ranking-none = Noch hat niemand eine gewertete Partie gespielt.
client-season = Saison { $number } · { $when }
client-seasons = Saison
client-season-all = Insgesamt
client-season-none = In dieser Saison hat noch niemand fünf gewertete Partien gespielt.
client-season-about = Eine Saison ist ein Vierteljahr. In der Rangliste steht, wer darin fünf gewertete Partien gespielt hat, nach der Wertungszahl nach der letzten: Mehr Partien helfen nicht, bessere schon.
client-rating-guess = bisher nur geschätzt
client-rating-rough = ungefähr bekannt
client-rating-sure = gut bekannt
client-rating-about = Alle beginnen bei 1500. Von zehn Partien gegen jemanden, der 200 über dir steht, gewinnst du etwa drei.

# Mitspieler finden
client-quick = Schnell spielen
client-quick-about = Wähle Spiele aus: Sobald noch jemand eines davon spielen will, geht es los.
client-quick-find = Mitspieler suchen
client-quick-stop = Suche beenden
client-quick-looking = Suche läuft: { $time }
client-quick-others =
    { $others ->
        [0] Sonst sucht gerade niemand.
        [one] Noch jemand sucht eine Partie.
       *[other] { $others } andere suchen eine Partie.
    }
client-quick-nobody = Gerade kommt niemand. Du kannst weiter warten oder gegen Bots spielen.
client-quick-bot = Gegen Bots spielen
client-quick-found = Es ist jemand da
client-quick-found-about = Die Partie kann beginnen.
client-worth-watching = Sehenswert
client-filter =
    { $filters ->
        [0] Filter
        [one] Filter (einer)
       *[other] Filter ({ $filters })
    }
client-filter-any = Egal
client-filter-language = Sprache
client-filter-near = Etwa so stark wie ich
client-filter-none = So ein Tisch wartet gerade nicht.
client-filter-more = Mehr Tische
client-pace-short-live = { $minutes } min + { $seconds } s
client-pace-short-days =
    { $days ->
        [one] 1 Tag je Antwort
       *[other] { $days } Tage je Antwort
    }
client-turn-elsewhere =
    { $tables ->
        [one] Ein Tisch wartet auf dich
       *[other] { $tables } Tische warten auf dich
    }

# Freunde
client-friends = Freunde
client-friends-none = Noch niemand. Frag jemanden nach einer Partie, oder gib unten einen Namen ein.
client-friends-asking = Möchte dein Freund sein
client-friends-asked = Gefragt
client-friend-name = Name
client-friend-ask = Als Freund anfragen
client-friend-asked = Die Anfrage ist gestellt.
client-friend-is = Ihr seid befreundet.
client-friend-accept = Annehmen
client-friend-decline = Ablehnen
client-friend-take-back = Anfrage zurückziehen
client-friend-part = Nicht mehr befreundet
client-friend-code = Mein Code
client-friend-code-about = Wer ihn mit dem Telefon aufnimmt, kommt auf deine Seite und kann dich fragen.
client-invite-code = Als Code zum Abfotografieren
client-seat-named = Mit Namen
client-seat-named-who = Name der Person
client-seat-named-nobody = Ein Konto mit diesem Namen gibt es nicht.

# Gruppen
client-groups = Gruppen
client-groups-about = Leute, die unter sich spielen: mit Tischen, Wertungszahlen und Partien, die nur der Gruppe gehören.
client-groups-mine = Deine Gruppen
client-groups-none = Du bist noch in keiner Gruppe. Gründe unten eine, oder lass dir den Link zu einer geben.
client-groups-invited = Einladungen
client-groups-waiting =
    { $count ->
        [one] Du bist in eine Gruppe eingeladen
       *[other] Du bist in { $count } Gruppen eingeladen
    }
client-group-by = Einladung: { $name }
client-group-members =
    { $count ->
        [one] Ein Mitglied
       *[other] { $count } Mitglieder
    }
client-group-new = Neue Gruppe
client-group-name = Name der Gruppe
client-group-line = Eine Zeile dazu
client-group-found = Gruppe gründen
client-group-join = Beitreten
client-group-welcome = Du bist in diese Gruppe eingeladen. Ihre Tische, Partien und Wertungszahlen sehen nur Mitglieder.
client-group-missing = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.
client-group-blocked = Das geht nicht: Hier hat jemand jemanden blockiert.
client-group-people = Mitglieder
client-group-head = Leitet die Gruppe
client-group-hand-over = Leitung übergeben
client-group-hand-over-to = Die Leitung übergeben: { $name }
client-group-remove = Entfernen
client-group-sure = Wirklich?
client-group-remove-who = Aus der Gruppe entfernen: { $name }
client-group-asked = Eingeladen
client-group-take-back = Zurücknehmen
client-group-take-back-who = Die Einladung zurücknehmen: { $name }
client-group-invite = Jemanden einladen
client-group-ask = Einladen
client-group-told = Die Einladung ist unterwegs.
client-group-link = Link zu dieser Gruppe
client-group-link-about = Wer den Link hat, kann beitreten. Mitglieder sehen ihn.
client-group-link-new = Neuen Link machen
client-group-link-made = Der alte Link gilt nicht mehr.
client-group-tables = Tische
client-group-tables-none = Gerade ist kein Tisch der Gruppe offen.
client-group-open = Tisch eröffnen
client-group-open-game = Einen Tisch für die Gruppe eröffnen: { $game }
client-group-back = Zu deinem Tisch
client-group-ranking = Wertungszahlen in der Gruppe
client-group-ranking-none = Noch hat niemand an einem Tisch der Gruppe eine gewertete Partie gespielt.
client-group-ranking-about = Hier zählen nur Partien an Tischen der Gruppe. In der Rangliste des Hauses zählen sie auch.
client-group-history = Partien der Gruppe
client-group-change = Name und Zeile
client-group-keep = Speichern
client-group-kept = Das ist geändert.
client-group-leave = Gruppe verlassen
client-group-leave-sure = Ja, verlassen
client-group-leave-about = Leitest du die Gruppe, so leitet sie dann, wer am längsten dabei ist. Mit dem letzten Mitglied ist sie aufgelöst.
client-group-dissolve = Gruppe auflösen
client-group-dissolve-sure = Ja, auflösen
client-group-dissolve-about = Ihre Wertungszahlen und die Liste ihrer Partien gehen verloren. Die Partien selbst behält, wer sie gespielt hat.
client-group-table = Zur Gruppe
client-group-table-about = Ein Tisch deiner Gruppe: Mitglieder sehen ihn und setzen sich, sonst niemand.
client-new-for = Wer darf kommen?
client-new-for-anybody = Wen du einlädst
client-new-for-about = Nur Mitglieder der Gruppe sehen den Tisch. Die Partie zählt für ihre Wertungszahlen.
client-seat-member = Ein Mitglied
client-seat-about-member = wer aus der Gruppe zuerst kommt

## Rätsel und die Partie des Tages

client-puzzles = Rätsel
client-puzzles-all = Alle Rätsel
client-puzzles-about = Stellungen aus Partien starker Bots. Eine Antwort ist deutlich die beste und leicht zu übersehen.
client-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
client-puzzle = Rätsel
client-puzzle-daily = Rätsel des Tages
client-puzzle-any = Alle Themen
client-puzzle-found = { $found } von { $of } gefunden
client-puzzle-strength = { $count ->
    [0] Deine Wertungszahl für Rätsel beginnt bei { $rating }.
    [one] Deine Wertungszahl für Rätsel: { $rating } (ein Rätsel)
   *[other] Deine Wertungszahl für Rätsel: { $rating } ({ $count } Rätsel)
  }
client-puzzle-rating = Wertungszahl { $rating }
client-puzzle-goal = Finde den besten Zug.
client-puzzle-about = Lass dir Zeit: Nur deine erste Antwort zählt.
client-puzzle-known-found = Dieses Rätsel hast du schon gelöst.
client-puzzle-known-missed = Dieses Rätsel hast du schon einmal verfehlt.
client-puzzle-right = Richtig! { $chosen }: Damit werden { $share } der Partien gewonnen.
client-puzzle-wrong = { $chosen }: Es gibt etwas deutlich Besseres.
client-puzzle-wrong-known = { $chosen }: Damit werden { $share } der Partien gewonnen.
client-puzzle-best = Am besten: { $best } (gewinnt { $share } der Partien).
client-puzzle-values = Anteil gewonnener Partien je Zug
client-puzzle-themes = Themen
client-puzzle-mine = Deine Wertungszahl für Rätsel: { $rating } ({ $change })
client-puzzle-next = Nächstes Rätsel
client-puzzle-play-on = Von hier weiterspielen
client-puzzle-theme-opening = Eröffnung
client-puzzle-theme-middle = Mitte der Partie
client-puzzle-theme-end = Schlussphase
client-puzzle-theme-investment = Investition
client-puzzle-theme-risk = Das Risiko wert
client-puzzle-theme-foresight = Weitblick
client-puzzle-theme-several = Mehrere Lösungen
client-puzzle-theme-many-choices = Große Auswahl
client-today = Heute
client-deal = Partie des Tages
client-deal-about = Dieselben Karten, derselbe Platz, dieselben Gegner. Dein erster Versuch zählt; danach spielst du, sooft du magst.
client-deal-seat = Platz { $seat } von { $of } gegen zwei solide Bots
client-deal-par = Par: { $points }
client-deal-play = Spielen
client-deal-continue = Fortsetzen
client-deal-again = Noch einmal, frei
client-deal-result = { $points ->
    [one] Ein Punkt ({ $margin })
   *[other] { $points } Punkte ({ $margin })
  }
client-deal-against-par = { $difference } gegenüber Par
client-deal-beaten = Besser als { $share } der Versuche des starken Bots
client-deal-cost = Deine Entscheidungen haben { $cost } Siegchance gekostet.
client-deal-cost-how = Was haben meine Entscheidungen gekostet?
client-deal-history = Gespielte Tage
client-deal-day = Tag
client-deal-game = Spiel
client-deal-points = Punkte
client-deal-margin = Vorsprung
client-deal-par-short = Par
client-deal-beaten-short = Besser als
client-deal-cost-short = Verschenkt
client-day-server = Partien dieses Servers
client-day-server-about = Alle hier haben heute dieselben Karten. Dein erster Versuch zählt in der Tabelle des Tages; was ausgeteilt wurde, bleibt geheim, bis der Tag vorbei ist.
client-day-before = Der Tag davor
client-day-after = Der Tag danach
client-day-none = An diesem Tag wurde nichts ausgeteilt.
client-day-place = Platz { $place } von { $of }
client-day-beaten = besser als { $share } der anderen Versuche
client-day-uncounted = Dein erster Versuch wurde aufgegeben oder kam zu spät: Er zählt nicht.
client-day-table = Tabelle des Tages ({ $tries })
client-day-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
client-deal-alone = Für dich allein
client-deal-alone-about = Partien, die aus dem Datum folgen, auf diesem Gerät und auch ohne Netz. Dein erster Versuch zählt; danach spielst du, sooft du magst.

## Turniere

client-tournaments = Turniere
client-tournaments-about = Mehrere Runden, eine Siegerin oder ein Sieger. Mach mit, oder veranstalte selbst eines.
client-tournaments-none = Noch kein Turnier. Veranstalte das erste!
client-tournaments-under-way = Im Gange
client-tournaments-past = Vergangen
client-tournaments-older = Ältere Turniere
client-tournament-new = Turnier veranstalten
client-tournament-title = Name des Turniers
client-tournament-phase-open = Anmeldung offen
client-tournament-phase-running = Läuft
client-tournament-phase-over = Beendet
client-tournament-phase-cancelled = Abgesagt
client-tournament-mine = Du bist dabei
client-tournament-entered = { $count } von { $of } angemeldet
client-tournament-host = Veranstaltet: { $name }
client-tournament-duplicate = Duplikat
client-tournament-duplicate-about = Alle Tische einer Runde spielen dieselbe Verteilung, und du wirst mit allen verglichen, die deinen Platz hatten: So zählt Glück weniger als irgendwo sonst. Die Partien bleiben geschlossen, bis ihre Runde vorbei ist.
client-tournament-own-deals = Jeder Tisch für sich
client-tournament-own-deals-about = Du wirst mit denen an deinem Tisch verglichen.
client-tournament-deals = Verteilung
client-tournament-form = Wer gegen wen
client-tournament-swiss = Schweizer System
client-tournament-swiss-about = Wer ähnlich gut steht, trifft sich, und niemand zweimal, solange es geht.
client-tournament-swiss-rounds =
    { $rounds ->
        [one] Schweizer System, 1 Runde
       *[other] Schweizer System, { $rounds } Runden
    }
client-tournament-round-robin = Gruppen
client-tournament-round-robin-about = In einer Gruppe treffen sich alle.
client-tournament-round-robin-group = Jeder gegen jeden, Gruppen bis { $count }
client-tournament-rounds = Runden
client-tournament-group-size = Spieler je Gruppe
client-tournament-at-a-table =
    { $count ->
        [one] 1 am Tisch
       *[other] { $count } am Tisch
    }
client-tournament-most = Spieler, höchstens
client-tournament-fill = Bots füllen freie Plätze
client-tournament-fill-about = Sonst muss vielleicht jemand eine Runde aussetzen.
client-tournament-admits = Wer mitmachen darf
client-tournament-admits-people = Menschen
client-tournament-admits-programs = Programme
client-tournament-admits-both = Beide
client-tournament-starts = Beginn
client-tournament-starts-by-hand = Wenn ich es sage
client-tournament-starts-at = Zu fester Zeit
client-tournament-begins = Beginn: { $time }
client-tournament-no-show = Minuten, die ein Platz freigehalten wird
client-tournament-no-show-about = Danach spielt ein Bot für alle, die nicht gekommen sind. Wer zweimal fernbleibt, scheidet aus.
client-tournament-pause = Minuten zwischen zwei Runden
client-tournament-make = Ausschreiben
client-tournament-enter = Mitmachen
client-tournament-leave = Abmelden
client-tournament-leave-about = Eine laufende Partie wird zu Ende gespielt.
client-tournament-start = Jetzt beginnen
client-tournament-cancel = Absagen
client-tournament-cancel-sure = Wirklich absagen?
client-tournament-add-bot = Bot hinzufügen
client-tournament-remove = { $name } herausnehmen
client-tournament-annul = Nicht werten
client-tournament-to-table = An meinen Tisch
client-tournament-kept = So lange bleibt dein Platz frei: { $time }
client-tournament-wait-tables = Dein Tisch ist fertig. Fertige Tische: { $done } von { $of }
client-tournament-watch-tables = Fertige Tische: { $done } von { $of }
client-tournament-bye = Du setzt diese Runde aus und bekommst dafür den mittleren Wert.
client-tournament-next-round = Die nächste Runde beginnt: { $time }
client-tournament-waits = Wenn es losgeht, findest du deinen Tisch hier und oben auf jeder Seite.
client-tournament-winner = Gewonnen: { $name }
client-tournament-standings = Stand
client-tournament-group = Gruppe { $number }
client-tournament-rank = Rang
client-tournament-player = Name
client-tournament-score = Wertung
client-tournament-opposition = Gegner
client-tournament-wins = Tischsiege
client-tournament-points = Punkte
client-tournament-percent = { $percent } %
client-tournament-order = Wie die Reihenfolge entsteht
client-tournament-order-score = Wertung: In jeder Runde der Anteil derer, die du übertriffst; Gleichstand zählt halb. Die Runden werden addiert.
client-tournament-order-duplicate = Du wirst mit allen verglichen, die an einem anderen Tisch denselben Platz hatten: erst nach Rang, dann nach Punkten.
client-tournament-order-plain = Du wirst mit den anderen an deinem Tisch verglichen, nach Rang.
client-tournament-order-ties = Bei gleicher Wertung entscheidet die mittlere Wertung derer, auf die du getroffen bist, dann Tischsiege, dann Punkte in den Partien, dann das Los vom Anfang.
client-tournament-order-bye = Wer aussetzen muss, bekommt eine halbe Runde. Wer nicht kommt, bekommt nichts.
client-tournament-round = Runde { $number }
client-tournament-round-of = Runde { $number } von { $of }
client-tournament-table = Tisch { $number }
client-tournament-table-done = fertig
client-tournament-table-running = im Spiel
client-tournament-table-annulled = zählt nicht
client-tournament-table-closed = Geschlossen, bis die Runde vorbei ist
client-tournament-table-look = Nachspielen
client-tournament-table-watch = Zusehen
client-tournament-byes = Ausgesetzt: { $names }
client-tournament-house-bot = Bot des Hauses
client-tournament-left = gegangen
client-tournament-absent = nicht gekommen
client-tournament-out = ausgeschieden
client-tournament-program = Programm
client-tournament-place-points =
    { $points ->
        [one] Rang { $number } · 1 Punkt
       *[other] Rang { $number } · { $points } Punkte
    }
client-tournament-entrants = Dabei
client-tournament-export = Mitnehmen
client-tournament-export-csv = Stand (CSV)
client-tournament-export-json = Alles (JSON)
client-tournament-fair = Warum niemand die Karten wählen kann
client-tournament-fair-about = Bevor sich jemand anmelden konnte, hat der Server dieses Siegel gezeigt. Wer sich anmeldet, gibt eine Zahl dazu. Jede Runde wird aus einem Geheimnis unter dem Siegel und aus allen Zahlen ausgeteilt, und das Geheimnis wird geöffnet, wenn die Runde vorbei ist.
client-tournament-fair-seal = Siegel: { $commitment }
client-tournament-fair-good = Runde { $number }: Das Geheimnis passt zum Siegel.
client-tournament-fair-bad = Runde { $number }: Das Geheimnis passt nicht zum Siegel!
client-table-sealed = Diese Verteilung wird auch an anderen Tischen gespielt. Nachspielen, Zusehen und Mitnehmen gehen erst, wenn die Runde vorbei ist.
client-table-day = Tabelle des Tages
client-table-tournament = Zum Turnier

## Gemeldet, während man weg ist
client-tidings = Benachrichtigungen
client-tidings-open = Benachrichtigungen …
client-tidings-about = Solange eine Seite offen vor dir liegt, meldet sie sich selbst. Hier geht es um die Zeit, in der das nicht so ist.
client-tidings-browser = Dieser Browser
client-tidings-push-on = Dieser Browser meldet sich, auch wenn die Seite geschlossen ist.
client-tidings-push-off = Dein Browser kann sich melden, auch wenn die Seite geschlossen ist. Nur er kann die Nachricht lesen.
client-tidings-push-never = Dieser Browser kann sich nicht melden, wenn die Seite geschlossen ist.
client-tidings-push-start = Hier melden
client-tidings-push-stop = Hier nicht mehr melden
client-tidings-push-trouble = Der Push-Dienst des Browsers ist nicht erreichbar.
client-tidings-mail = E-Mail
client-tidings-mail-about = Für das, was an deinen Tischen geschieht, wenn kein Browser sich meldet, und für ein vergessenes Passwort. Niemand sonst sieht die Adresse.
client-tidings-mail-address = E-Mail-Adresse
client-tidings-mail-send = Bestätigung senden
client-tidings-mail-sent = Ein Brief ist unterwegs. Öffne den Link darin.
client-tidings-mail-forget = Entfernen
client-tidings-mail-wanted = Per E-Mail melden
client-tidings-what = Was
client-tidings-turn = Ich bin am Zug
client-tidings-invitation = Jemand lädt mich ein
client-tidings-chat = Jemand schreibt an meinem Tisch
client-tidings-end = Eine meiner Partien ist zu Ende
client-tidings-pace = Wie oft
client-tidings-pace-soon = Bald
client-tidings-pace-hourly = Höchstens stündlich
client-tidings-pace-daily = Höchstens täglich
client-tidings-quiet = Ruhezeit
client-tidings-quiet-keep = Nicht stören, und danach alles auf einmal melden
client-tidings-quiet-from = Von
client-tidings-quiet-to = Bis
client-tidings-zone = Zeitzone: { $zone }
client-tidings-games = Bei diesen Spielen
client-tidings-tables = Bei diesen Tischen
client-letter-stop = Keine E-Mails mehr
client-letter-stop-done = Erledigt: Davon hörst du nichts mehr. In den Einstellungen kannst du es wieder einschalten.
client-letter-mail = Deine E-Mail-Adresse
client-letter-mail-done = Bestätigt. Ab jetzt gehört diese Adresse zu dir.
client-letter-password = Ein neues Passwort
client-letter-password-about = Du wirst überall abgemeldet, und alle Zugriffsschlüssel verfallen.
client-letter-password-done = Das neue Passwort gilt. Melde dich damit an.
client-letter-forgotten = Passwort vergessen
client-letter-forgotten-link = Passwort vergessen?
client-letter-forgotten-about = Hat dein Konto eine E-Mail-Adresse, geht ein Brief mit einem Link dorthin.
client-letter-forgotten-done = Gibt es ein solches Konto mit einer E-Mail-Adresse, ist ein Brief unterwegs. Sein Link gilt eine Stunde.
client-letter-who = Name oder E-Mail-Adresse
client-letter-send = Brief senden
