glory-to-rome-name = Ruhm für Rom
glory-to-rome-summary = Baut die abgebrannte Stadt wieder auf: Jede Karte ist Auftrag, Klient, Baumaterial, Gebäude und Geld zugleich.

## Optionen
rome-option-edition = Circus, Forum und Bittgesuch
rome-option-edition-lookout = Normale Karten, Bittgesuch mit zwei Karten
rome-option-edition-lookout-red = Rote Karten, Bittgesuch mit drei Karten
rome-option-two-player-sites = Innerstädtische Bauplätze zu zweit
rome-option-two-player-sites-three = Drei je Sorte
rome-option-two-player-sites-two = Zwei je Sorte
rome-option-start = Erster Anführer
rome-option-start-drawn = Durch eine gezogene Karte
rome-option-start-chosen = Durch eine aus fünf gewählte Karte
rome-option-game = Partie
rome-option-game-full = Vollversion
rome-option-game-trial = Probepartie ohne Gebäudefunktionen
rome-option-wall = Die Stadtmauer zählt Karten
rome-option-wall-vault = in der Privatschatulle
rome-option-wall-stockpile = im Materiallager
rome-option-gifts = Gaben hinter Palisade und Stadtmauer
rome-option-gifts-never = Werden nie erfragt
rome-option-gifts-asked = Werden jedes Mal erfragt
rome-option-vaults = Privatschatullen
rome-option-vaults-closed = Bis zum Ende verschlossen
rome-option-vaults-open = Offen: Gesehenes bleibt sichtbar
rome-option-demands = Karten, die Legionäre zeigen
rome-option-demands-material = Alle sehen die Materialsorte
rome-option-demands-name = Alle sehen auch das Gebäude

## Baumaterialien und Rollen
rome-rubble = Schutt
rome-wood = Holz
rome-concrete = Zement
rome-brick = Ziegel
rome-stone = Stein
rome-marble = Marmor
rome-laborer = Arbeiter
rome-craftsman = Handwerker
rome-architect = Baumeister
rome-legionary = Legionär
rome-merchant = Kaufmann
rome-patron = Patron

## Fragen
rome-ask-bid = Lege eine Karte ab: Die alphabetisch erste beginnt.
rome-ask-lead = Du führst an. Eine Rolle ausspielen oder nachdenken?
rome-ask-follow = { $leader } führt an: { $role }. Folgen oder nachdenken?
rome-ask-petition = Wähle die Karten des Bittgesuchs: { $material }, noch { $count } nötig.
rome-ask-play-more = Palast: noch eine Karte als { $role }?
rome-ask-think = Nachdenken: Dein Handkarten-Limit ist { $limit }.
rome-ask-think-granted = { $count ->
    [one] { $building }: Du darfst einmal nachdenken.
   *[other] { $building }: Du darfst { $count }-mal nachdenken.
}
rome-ask-laborer = { $count ->
    [one] Arbeiter: Nimm ein Material. Noch eine Aktion.
   *[other] Arbeiter: Nimm ein Material. Noch { $count } Aktionen.
}
rome-ask-craftsman = { $count ->
    [one] Handwerker: Lege ein Fundament oder verbaue eine Handkarte. Noch eine Aktion.
   *[other] Handwerker: Lege ein Fundament oder verbaue eine Handkarte. Noch { $count } Aktionen.
}
rome-ask-architect = { $count ->
    [one] Baumeister: Lege ein Fundament oder verbaue Material aus dem Lager. Noch eine Aktion.
   *[other] Baumeister: Lege ein Fundament oder verbaue Material aus dem Lager. Noch { $count } Aktionen.
}
rome-ask-legionary = { $count ->
    [one] Legionär: Was verlangt Rom? Zeige eine Karte.
   *[other] Legionär: Was verlangt Rom? Zeige bis zu { $count } Karten.
}
rome-ask-merchant = { $count ->
    [one] Kaufmann: Verkaufe ein Material. Noch eine Aktion.
   *[other] Kaufmann: Verkaufe ein Material. Noch { $count } Aktionen.
}
rome-ask-patron = { $count ->
    [one] Patron: Heuere einen Klienten an. Noch eine Aktion.
   *[other] Patron: Heuere einen Klienten an. Noch { $count } Aktionen.
}
rome-ask-patron-more = In derselben Aktion noch einen Klienten anheuern?
rome-ask-laborer-more = In derselben Aktion noch ein Material nehmen?
rome-ask-merchant-more = In derselben Aktion noch eine Karte verkaufen?
rome-ask-bath = Therme: Als was handelt der neue Klient ({ $role })?
rome-ask-fountain = Der Springbrunnen zeigt: { $card }. Was wird daraus?
rome-ask-work-on = { $building }: Was wird verbaut?
rome-ask-prison = Verlies: Welches Gebäude nimmst du?
rome-ask-demand-more = { $count ->
    [one] Noch eine Karte zeigen?
   *[other] Noch bis zu { $count } Karten zeigen?
}
rome-ask-plunder = Verlangtes Material aus dem Umschlagplatz nehmen?
rome-ask-give = Rom verlangt { $material }! { $count ->
    [one] Gib { $attacker } eine Karte.
   *[other] Gib { $attacker } { $count } Karten.
}
rome-ask-gift = { $attacker } verlangt { $material } ({ $count }). Du bist geschützt. Trotzdem geben?
rome-ask-colosseum = Colosseum: Welcher Klient kommt zu den Löwen?
rome-ask-senate = Senat: Einen gespielten Senator nehmen?
rome-ask-sewer = Kanalisation: Eine gespielte Karte ins Materiallager legen?

## Antworten
rome-pass = Nichts weiter
rome-pass-actions = Keine weitere Aktion
rome-pass-granted = Auf Aktionen verzichten
rome-pass-think = Nicht nachdenken
rome-pass-enough = Das ist alles
rome-pass-give = Nichts geben
rome-bid = { $card } ablegen
rome-think = Nachdenken
rome-lead-card = { $role } anführen: { $card }
rome-lead-senator = { $role } anführen: Senator
rome-lead-petition = { $role } anführen: Bittgesuch ({ $material })
rome-follow-card = { $role }: { $card }
rome-follow-senator = { $role }: Senator
rome-follow-petition = { $role }: Bittgesuch ({ $material })
rome-petition-card = { $card } zum Bittgesuch legen
rome-discard = Latrine: { $card } ablegen
rome-discard-all = Vomitorium: die ganze Hand abwerfen
rome-take-senator = Einen Senator nehmen
rome-draw-one = Eine Karte ziehen
rome-draw-to-limit = { $count ->
    [one] Bis zum Limit eine Karte ziehen
   *[other] Bis zum Limit { $count } Karten ziehen
}
rome-hire-pool = { $role } ({ $material }) aus dem Umschlagplatz anheuern
rome-hire-deck = Taverne: oberste Karte des Stapels anheuern
rome-hire-hand = Aquädukt: { $card } anheuern ({ $role })
rome-store-pool = { $material } aus dem Umschlagplatz nehmen
rome-store-hand = Dock: { $card } von der Hand lagern ({ $material })
rome-sell-stockpile = { $material } aus dem Lager verkaufen
rome-sell-deck = Atrium: oberste Karte des Stapels verkaufen
rome-sell-hand = Basilica: { $card } von der Hand verkaufen ({ $material })
rome-lay = Fundament legen: { $building } ({ $site })
rome-lay-on = Fundament legen: { $building } ({ $site })
rome-lay-outside = { $count ->
    [one] Fundament auswärts legen: { $building } ({ $site })
   *[other] Fundament auswärts legen: { $building } ({ $site }), { $count } Aktionen
}
rome-add = { $building }: { $card } verbauen ({ $material })
rome-add-at-once = { $building } fertigstellen: { $card } ({ $material })
rome-supply = { $building }: { $material } aus dem Lager verbauen
rome-supply-at-once = { $building } fertigstellen: { $material } aus dem Lager
rome-supply-pool = { $building }: { $material } aus dem Umschlagplatz verbauen
rome-supply-pool-at-once = { $building } fertigstellen: { $material } aus dem Umschlagplatz
rome-open = { $building } öffnen ({ $owner }): { $material } (Lager)
rome-open-pool = { $building } öffnen ({ $owner }): { $material } (Umschlagplatz)
rome-work-on = { $building }: weiterbauen …
rome-work-on-other = Freitreppe: { $building } ({ $owner }) …
rome-draw-fountain = Springbrunnen: oberste Karte des Stapels ansehen
rome-keep = Auf die Hand nehmen
rome-demand = { $card } zeigen: Rom verlangt { $material }
rome-plunder = { $material } aus dem Umschlagplatz nehmen
rome-give = { $card } geben
rome-glory = Ruhm für Rom! Ich habe keine.
rome-feed = Den Löwen vorwerfen: { $role } ({ $owner })
rome-act-as = Als { $role } handeln
rome-seize = { $building } nehmen ({ $owner })
rome-claim-senator = Senator nehmen ({ $from })
rome-divert = { $material } ins Materiallager legen

## Was geschah
rome-told-start-card = { $seat } deckt auf: { $card }.
rome-told-begins = { $seat } beginnt.
rome-told-round = Runde { $round } · Anführer: { $seat }.
rome-told-thinks = { $seat } denkt nach.
rome-told-leads = { $seat } führt an: { $role } ({ $with }).
rome-told-follows = { $seat } folgt: { $role } ({ $with }).
rome-told-plays-more = { $seat } spielt dazu: { $with }.
rome-with-senator = Senator
rome-with-petition = Bittgesuch: { $material }
rome-told-petition-card = { $seat } legt { $card } zum Bittgesuch.
rome-told-drew = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
rome-told-drew-own = { $seat } zieht { $cards }.
rome-told-took-senator = { $seat } nimmt einen Senator.
rome-told-discarded = { $seat } legt { $card } in den Umschlagplatz.
rome-told-discarded-all = { $seat } wirft { $cards } ab.
rome-told-discarded-all-senators = { $seat } wirft { $cards } ab und { $senators ->
    [one] einen Senator.
   *[other] { $senators } Senatoren.
}
rome-told-hired = { $seat } heuert aus dem Umschlagplatz an: { $role } ({ $card }).
rome-told-hired-deck = { $seat } heuert vom Stapel an: { $role } ({ $card }).
rome-told-hired-hand = { $seat } heuert von der Hand an: { $role } ({ $card }).
rome-told-stored = { $seat } lagert { $material } ({ $card }) aus dem Umschlagplatz ein.
rome-told-stored-hand = { $seat } lagert von der Hand { $material } ein ({ $card }).
rome-told-sold = { $seat } verkauft { $material }.
rome-told-sold-deck = { $seat } legt die oberste Karte des Stapels ungesehen in die Privatschatulle.
rome-told-sold-hand = { $seat } legt eine Handkarte ungezeigt in die Privatschatulle.
rome-told-sold-hand-own = { $seat } legt ungezeigt in die Privatschatulle: { $card }.
rome-told-bathes = { $seat }: Der neue Klient handelt als { $role }.
rome-told-laid = { $seat } legt ein Fundament: { $building } ({ $site }).
rome-told-laid-outside = { $seat } legt auswärts ein Fundament: { $building } ({ $site }).
rome-told-added = { $building }: { $seat } verbaut { $card }.
rome-told-supplied = { $building }: { $seat } verbaut { $material } aus dem Lager.
rome-told-supplied-pool = { $building }: { $seat } verbaut { $material } aus dem Umschlagplatz.
rome-told-completed = { $seat } stellt fertig: { $building }. Einfluss nun { $influence }.
rome-told-opened = { $seat } öffnet für alle: { $building } ({ $owner }), verbaut { $material }.
rome-told-fountain = { $seat } sieht die oberste Karte des Stapels an.
rome-told-fountain-own = { $seat } sieht die oberste Karte des Stapels an: { $card }.
rome-told-fountain-kept = { $seat } behält die Karte.
rome-told-seized = { $seat } nimmt { $building } ({ $owner }); der Bauplatz des Verlieses wechselt den Besitz.
rome-told-grants = { $count ->
    [one] { $building }: { $seat } darf einmal handeln.
   *[other] { $building }: { $seat } darf { $count }-mal handeln.
}
rome-told-demanded = { $seat } zeigt { $card }: Rom verlangt { $material }!
rome-told-demanded-material = { $seat } zeigt eine Karte: Rom verlangt { $material }!
rome-told-plundered = { $seat } nimmt { $material } aus dem Umschlagplatz.
rome-told-gave = { $seat } gibt { $to }: { $card }.
rome-told-glory = { $seat }: Ruhm für Rom! Kein { $material }.
rome-told-surrendered = { $seat } gibt { $to } aus dem Lager: { $material }.
rome-told-fed = { $seat } wirft den Löwen vor: { $role } ({ $owner }).
rome-told-claimed-senator = { $seat } nimmt einen gespielten Senator ({ $from }).
rome-told-diverted = { $seat } legt das gespielte Material ins Lager: { $material }.
rome-told-end-deck = Der Nachziehstapel ist leer. Es gewinnt: { $winners }.
rome-told-end-sites = Der letzte innerstädtische Bauplatz ist vergeben. Es gewinnt: { $winners }.
rome-told-end-catacomb = Die Katakomben beenden das Spiel. Es gewinnt: { $winners }.
rome-told-end-forum = Das Forum entscheidet das Spiel. Es gewinnt: { $winners }.

## Abrechnung
rome-score-influence = Einfluss
rome-score-vault = Privatschatulle
rome-score-bonus = Kaufmannsbonus
rome-score-statue = Statue
rome-score-wall = Stadtmauer
rome-score-hidden = Karten in Privatschatullen, die du nicht gesehen hast, zählen hier nicht mit.
rome-score-closed = Privatschatullen bleiben bis zum Ende verschlossen: Ihre Punkte und die Kaufmannsboni sind noch nicht mitgezählt.
rome-score-tie = Gleichstand: Die größere Hand entscheidet.
rome-end-deck = Der Nachziehstapel ist leer.
rome-end-sites = Der letzte innerstädtische Bauplatz ist vergeben.
rome-end-catacomb = Die Katakomben wurden fertiggestellt.
rome-end-forum = Durch das Forum gewonnen.

## Warum nicht
rome-why-other-role = Weder { $role } noch Teil eines Bittgesuchs.
rome-why-same-name = Du hast dieses Gebäude schon im Spiel: { $building }.
rome-why-outside = { $count ->
    [one] { $material }: Bauplätze gibt es nur noch auswärts.
   *[other] { $material }: Bauplätze gibt es nur noch auswärts. Das kostet { $count } Aktionen.
}
rome-why-no-site = { $material }: kein Bauplatz mehr.
rome-why-order = Karten werden in fester Reihenfolge gewählt, und diese kommt früher.
rome-why-shown = In dieser Runde schon gezeigt.

## Die Stellung in Zeilen
rome-line-round = Runde { $round } · Anführer: { $leader }.
rome-line-round-led = Runde { $round }, { $leader } führt an: { $role }.
rome-line-table = Nachziehstapel { $deck }, Senatoren { $senators }.
rome-line-pool = Umschlagplatz: Schutt { $rubble }, Holz { $wood }, Zement { $concrete }, Ziegel { $brick }, Stein { $stone }, Marmor { $marble }.
rome-line-in-town = Innerstädtische Bauplätze: Schutt { $rubble }, Holz { $wood }, Zement { $concrete }, Ziegel { $brick }, Stein { $stone }, Marmor { $marble }.
rome-line-out-of-town = Auswärtige Bauplätze: Schutt { $rubble }, Holz { $wood }, Zement { $concrete }, Ziegel { $brick }, Stein { $stone }, Marmor { $marble }.
rome-line-demanded = Rom verlangt: { $cards }.
rome-line-performing = { $count ->
    [one] { $seat } handelt als { $role }, noch eine Aktion.
   *[other] { $seat } handelt als { $role }, noch { $count } Aktionen.
}
rome-line-camp = { $seat } ({ $decision }): Einfluss { $influence }, Hand { $hand } von { $limit }, davon Senatoren { $senators }.
rome-line-hand = { "  " }Hand: { $cards }.
rome-line-known-hand = { "  " }Sicher auf der Hand: { $cards }.
rome-line-known-or-hidden = { "  " }Auf der Hand oder verdeckt in der Privatschatulle: { $cards }.
rome-line-lacks = { "  " }Sicher nicht auf der Hand: { $materials }.
rome-line-clients = { "  " }Klientel (höchstens { $limit }): Arbeiter { $laborer }, Handwerker { $craftsman }, Baumeister { $architect }, Legionär { $legionary }, Kaufmann { $merchant }, Patron { $patron }.
rome-line-stockpile = { "  " }Materiallager: Schutt { $rubble }, Holz { $wood }, Zement { $concrete }, Ziegel { $brick }, Stein { $stone }, Marmor { $marble }.
rome-line-vault = { "  " }Privatschatulle { $count } von { $limit }, bekannt: Schutt { $rubble }, Holz { $wood }, Zement { $concrete }, Ziegel { $brick }, Stein { $stone }, Marmor { $marble }.
rome-line-structure = { $needed ->
    [one] { "  " }Im Bau: { $building } ({ $site }), { $materials } von einem Material.
   *[other] { "  " }Im Bau: { $building } ({ $site }), { $materials } von { $needed } Materialien.
}
rome-line-completed = { "  " }{ $building }: { $power }
rome-line-completed-open = { "  " }{ $building } (für alle offen): { $power }
rome-line-fountain = Der Springbrunnen zeigt: { $card }.
rome-decision-open = noch offen
rome-decision-leads = führt an
rome-decision-follows = folgt
rome-decision-thinks = denkt nach

# Woraus ein Stand besteht, für Tipps.
rome-feature-influence = Einfluss
rome-feature-vault = Punkte in der Privatschatulle
rome-feature-bonus = Kaufmannsboni
rome-feature-special-points = Punkte für Statue und Stadtmauer
rome-feature-foundations = angefangene Gebäude
rome-feature-laid-materials = verbautes Material
rome-feature-client-powers = Funktionen, die deinen Klienten helfen
rome-feature-building-powers = Funktionen, die das Bauen erleichtern
rome-feature-loot-powers = Funktionen für Beute und Schutz
rome-feature-card-powers = Funktionen, die Karten bringen
rome-feature-vault-powers = Funktionen, die die Privatschatulle füllen
rome-feature-laborers = Arbeiter in deiner Klientel
rome-feature-craftsmen = Handwerker in deiner Klientel
rome-feature-architects = Baumeister in deiner Klientel
rome-feature-legionaries = Legionäre in deiner Klientel
rome-feature-merchants = Kaufleute in deiner Klientel
rome-feature-patrons = Patrone in deiner Klientel
rome-feature-client-room = Platz für Klienten
rome-feature-vault-room = Platz in der Privatschatulle
rome-feature-stockpile = brauchbares Material im Lager
rome-feature-cheap-materials = Schutt und Holz
rome-feature-middling-materials = Zement und Ziegel
rome-feature-dear-materials = Stein und Marmor
rome-feature-hand = eine bessere Hand
rome-feature-hand-cards = Handkarten
rome-feature-senators = Senatoren
rome-feature-fitting-cards = Karten, die zu deinen Bauplätzen passen
rome-feature-forum = Aussicht auf den Sieg durch das Forum
rome-feature-actions = Aktionen in dieser Runde
rome-feature-turn = Beteiligung an dieser Runde
rome-feature-deck = Karten im Stapel
rome-feature-sites = innerstädtische Bauplätze

## Was ein Tipp vergleicht: je ein Satzteil für mehr und für weniger

rome-stake-this-round = am Ende dieser Runde
rome-stake-next-round = am Ende der nächsten Runde
rome-stake-at-the-end = am Ende der Partie
rome-stake-points-more = mehr Punkte
rome-stake-points-less = weniger Punkte
rome-stake-rival-more = mehr Punkte beim stärksten Gegner
rome-stake-rival-less = weniger Punkte beim stärksten Gegner
rome-stake-influence-more = mehr Einfluss
rome-stake-influence-less = weniger Einfluss
rome-stake-vault-more = mehr Punkte in der Privatschatulle
rome-stake-vault-less = weniger Punkte in der Privatschatulle
rome-stake-bonus-more = mehr Punkte durch Kaufmannsboni
rome-stake-bonus-less = weniger Punkte durch Kaufmannsboni
rome-stake-special-more = mehr Punkte für Statue und Stadtmauer
rome-stake-special-less = weniger Punkte für Statue und Stadtmauer
rome-stake-forum-more = du gewinnst öfter durch das Forum
rome-stake-forum-less = du gewinnst seltener durch das Forum
rome-stake-forum-rival-more = öfter gewinnt jemand anderes durch das Forum
rome-stake-forum-rival-less = seltener gewinnt jemand anderes durch das Forum
rome-stake-buildings-more = mehr fertige Gebäude
rome-stake-buildings-less = weniger fertige Gebäude
rome-stake-foundations-more = mehr angefangene Gebäude
rome-stake-foundations-less = weniger angefangene Gebäude
rome-stake-laid-more = mehr Material auf deinen Baustellen
rome-stake-laid-less = weniger Material auf deinen Baustellen
rome-stake-laborers-more = mehr Arbeiter in deiner Klientel
rome-stake-laborers-less = weniger Arbeiter in deiner Klientel
rome-stake-craftsmen-more = mehr Handwerker in deiner Klientel
rome-stake-craftsmen-less = weniger Handwerker in deiner Klientel
rome-stake-architects-more = mehr Baumeister in deiner Klientel
rome-stake-architects-less = weniger Baumeister in deiner Klientel
rome-stake-legionaries-more = mehr Legionäre in deiner Klientel
rome-stake-legionaries-less = weniger Legionäre in deiner Klientel
rome-stake-merchants-more = mehr Kaufleute in deiner Klientel
rome-stake-merchants-less = weniger Kaufleute in deiner Klientel
rome-stake-patrons-more = mehr Patrone in deiner Klientel
rome-stake-patrons-less = weniger Patrone in deiner Klientel
rome-stake-cheap-more = mehr Schutt und Holz im Materiallager
rome-stake-cheap-less = weniger Schutt und Holz im Materiallager
rome-stake-middling-more = mehr Zement und Ziegel im Materiallager
rome-stake-middling-less = weniger Zement und Ziegel im Materiallager
rome-stake-dear-more = mehr Stein und Marmor im Materiallager
rome-stake-dear-less = weniger Stein und Marmor im Materiallager
rome-stake-hand-more = mehr Karten auf der Hand
rome-stake-hand-less = weniger Karten auf der Hand
rome-stake-senators-more = mehr Senatoren auf der Hand
rome-stake-senators-less = weniger Senatoren auf der Hand
rome-stake-rival-buildings-more = ein Gegner hat mehr fertige Gebäude
rome-stake-rival-buildings-less = die Gegner haben weniger fertige Gebäude
rome-stake-rival-clients-more = ein Gegner hat mehr Klienten
rome-stake-rival-clients-less = die Gegner haben weniger Klienten
rome-stake-rival-materials-more = ein Gegner hat mehr Material im Materiallager
rome-stake-rival-materials-less = die Gegner haben weniger Material im Materiallager
