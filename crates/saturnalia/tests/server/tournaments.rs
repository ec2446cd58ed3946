//! Tournaments: people, bots and programs play rounds to their end, and the deal of a round is closed until it is over.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use saturnalia_headless::Visitor;
use saturnalia_protocol::wire::{
    Act, FreshToken, Holidays, ReplayStep, ServerMessage, Status, TournamentEntrant, TournamentPhase,
    TournamentPlayedBy, TournamentState, Tournaments, WaitingTables,
};
use saturnalia_protocol::{RefusalCode, TableId, TournamentId};
use saturnalia_rules::{Seat, Seed};
use saturnalia_tournament::deal;
use serde_json::{Value, json};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, code};

/// Longer than any of these tests may take.
const PATIENCE: Duration = Duration::from_secs(240);

fn plan(seats: u8, rounds: u8) -> Value {
    json!({
        "title": "Ludi Romani", "game": "city-of-rome", "form": {"swiss": {"rounds": rounds}}, "seats": seats,
        "duplicate": true, "fill": false, "pace": {"live": {"seconds": 3600, "increment": 60}}, "most": 32, "no_show": 3600,
    })
}

fn with(mut plan: Value, change: Value) -> Value {
    for (key, value) in change.as_object().unwrap() {
        plan[key] = value.clone();
    }
    plan
}

async fn hold(host: &mut Visitor, plan: &Value) -> TournamentId {
    let state: TournamentState = host.post("/api/tournaments", plan).await.unwrap();
    assert!(state.hosting && state.summary.phase == TournamentPhase::Open);
    state.summary.id
}

async fn look(visitor: &mut Visitor, id: TournamentId) -> TournamentState {
    visitor.get(&format!("/api/tournaments/{id}")).await.unwrap()
}

async fn act(visitor: &mut Visitor, id: TournamentId, act: Value) -> Result<TournamentState, RefusalCode> {
    match visitor.post(&format!("/api/tournaments/{id}/act"), &act).await {
        Ok(state) => Ok(state),
        Err(saturnalia_headless::Failure::Refused(refusal)) => Err(refusal.code),
        Err(other) => panic!("{other}"),
    }
}

async fn enter(visitor: &mut Visitor, id: TournamentId) {
    let part = format!("{:064x}", visitor.me.id.0);
    act(visitor, id, json!({"enter": {"part": part}})).await.unwrap();
}

/// Looks until something is so.
async fn until(
    visitor: &mut Visitor,
    id: TournamentId,
    what: &str,
    is_so: impl Fn(&TournamentState) -> bool,
) -> TournamentState {
    let start = Instant::now();
    loop {
        let state = look(visitor, id).await;
        if is_so(&state) {
            return state;
        }
        assert!(start.elapsed() < PATIENCE, "waiting until {what}: {state:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn sit_down(visitor: &mut Visitor, table: TableId) {
    visitor.act(table, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
}

/// Sits down and plays to the end of the game.
async fn play(visitor: &mut Visitor, table: TableId, number: usize) {
    sit_down(visitor, table).await;
    let mut watcher = Watcher::join(visitor, table, None).await;
    let mut answered = number;
    while !watcher.is_over() {
        match watcher.choice(answered * 7 + 3) {
            None => drop(watcher.next().await.unwrap()),
            Some(choice) => match watcher.act(choice).await {
                Ok(version) => {
                    answered += 1;
                    let shown = |watcher: &Watcher| watcher.turn.as_ref().is_some_and(|turn| turn.version >= version);
                    watcher.until("my answer is shown", shown).await;
                }
                // The other process has kept something meanwhile.
                Err(RefusalCode::Stale | RefusalCode::NotAsked) => drop(watcher.next().await.unwrap()),
                Err(other) => panic!("{other}"),
            },
        }
    }
}

/// Takes part from the first round to the last; returns the tables it was told of.
async fn play_all(mut visitor: Visitor, id: TournamentId, number: usize) -> Vec<TableId> {
    let mut tables = Vec::new();
    let start = Instant::now();
    loop {
        let state = look(&mut visitor, id).await;
        match state.my_table {
            Some(table) if !tables.contains(&table) => {
                // Whatever page they are on, they are told where they are waited for.
                let waiting: WaitingTables = visitor.get("/api/tables/waiting").await.unwrap();
                assert!(waiting.tables.iter().any(|line| line.table == table), "{waiting:?}");
                tables.push(table);
                play(&mut visitor, table, number).await;
            }
            _ if state.summary.phase == TournamentPhase::Over => return tables,
            _ => tokio::time::sleep(Duration::from_millis(200)).await,
        }
        assert!(start.elapsed() < PATIENCE, "the tournament does not end: {state:?}");
    }
}

async fn file_of(visitor: &mut Visitor, table: TableId) -> Value {
    visitor.get(&format!("/api/tables/{table}/export")).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_and_four_bots_finish_a_duplicate_tournament_on_two_processes() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let servers = [Server::start(data.clone(), &["--limits", "0"]), Server::start(data, &["--limits", "0"])];
    let mut host = servers[0].guest("Livia").await;
    let id = hold(&mut host, &plan(4, 2)).await;
    let sealed = look(&mut host, id).await.seal;
    let mut people = Vec::new();
    for number in 0..12 {
        let mut visitor = servers[number % 2].guest(&format!("Player {number}")).await;
        enter(&mut visitor, id).await;
        people.push(visitor);
    }
    for _ in 0..4 {
        act(&mut host, id, json!({"add_bot": {"spec": "greedy"}})).await.unwrap();
    }
    act(&mut host, id, json!({"start": {}})).await.unwrap();
    let playing: Vec<_> =
        people.into_iter().enumerate().map(|(number, visitor)| tokio::spawn(play_all(visitor, id, number))).collect();
    for player in playing {
        assert_eq!(player.await.unwrap().len(), 2, "everybody was told of a table in each round");
    }

    let mut other = servers[1].guest("Spectator").await;
    let state = look(&mut other, id).await;
    assert_eq!(look(&mut host, id).await.standings, state.standings, "both processes say the same");
    assert_eq!(state.standings.iter().map(|line| line.rank).collect::<Vec<_>>(), (1..=16).collect::<Vec<_>>());
    assert_eq!(state.standings.iter().map(|line| line.entrant).collect::<BTreeSet<_>>().len(), 16);
    assert!(state.standings.iter().all(|line| line.played == 2 && line.absent == 0 && line.byes == 0));
    let shares: u32 = state.standings.iter().map(|line| line.score).sum();
    assert!(shares.abs_diff(2 * 16 * 5_000) <= 32, "what one wins another loses: {shares}");
    assert_eq!(state.rounds.len(), 2);

    // What the server was bound to before anybody entered, and what everybody gave, is what was dealt.
    let links: Vec<Seed> = state.rounds.iter().map(|round| Seed(round.link.unwrap().0)).collect();
    assert!(deal::are_bound(sealed, &links) && sealed == state.seal);
    let parts: Vec<Option<Seed>> = state.entrants.iter().map(|one| one.part.map(|part| Seed(part.0))).collect();
    assert_eq!(parts.iter().flatten().count(), 12);
    let mut met = BTreeSet::new();
    for (number, round) in state.rounds.iter().enumerate() {
        assert_eq!(round.tables.len(), 4);
        let dealt = serde_json::to_value(deal::seed(links[number], id, number, &parts)).unwrap();
        for table in &round.tables {
            let file = file_of(&mut other, table.table).await;
            assert_eq!(file["seed"], dealt, "every table of the round has the deal of the round");
            let seats: Vec<u32> = table.seats.iter().map(|seat| seat.entrant.unwrap()).collect();
            for (place, one) in seats.iter().enumerate() {
                for another in &seats[place + 1..] {
                    assert!(met.insert((*one.min(another), *one.max(another))), "two meet once");
                }
            }
        }
        for seat in 0..4 {
            let got: u32 =
                round.tables.iter().map(|table| table.seats[seat].result.as_ref().unwrap().matchpoints).sum();
            assert_eq!(got, 4 * 3, "two points for each comparison of the same seat");
        }
    }
    let csv = other.request("GET", &format!("/api/tournaments/{id}/export?format=csv"), b"").await.unwrap();
    assert_eq!(csv.text().lines().count(), 17);
    let whole: TournamentState = other.get(&format!("/api/tournaments/{id}/export?format=json")).await.unwrap();
    assert_eq!(whole.standings, state.standings);
}

/// A duplicate tournament of two tables of two, with everybody at their table: people by table.
async fn two_tables(server: &Server) -> (Visitor, TournamentId, Vec<(Visitor, TableId)>) {
    let mut host = server.guest("Host").await;
    let id = hold(&mut host, &plan(2, 1)).await;
    let mut people = Vec::new();
    for number in 0..4 {
        let mut visitor = server.guest(&format!("Player {number}")).await;
        enter(&mut visitor, id).await;
        people.push(visitor);
    }
    act(&mut host, id, json!({"start": {}})).await.unwrap();
    until(&mut host, id, "the round is drawn", |state| !state.rounds.is_empty()).await;
    let mut seated = Vec::new();
    for mut visitor in people {
        let table = look(&mut visitor, id).await.my_table.unwrap();
        sit_down(&mut visitor, table).await;
        seated.push((visitor, table));
    }
    seated.sort_by_key(|(_, table)| *table);
    (host, id, seated)
}

async fn resign(visitor: &mut Visitor, table: TableId) {
    let state = visitor.look(table).await.unwrap();
    let mine = Seat(state.table.seats.iter().position(|seat| seat.mine).unwrap() as u8);
    visitor.act(table, &Act::Resign { seat: mine, in_favour_of: Seat(1 - mine.0) }).await.unwrap();
}

/// What can be asked of a table, by anybody.
fn ways_in(table: TableId) -> Vec<(&'static str, String, Value)> {
    let at = |path: &str| format!("/api/tables/{table}{path}");
    let seats = json!(["me", {"bot": {"spec": "greedy"}}]);
    vec![
        ("GET", at("/replay"), Value::Null),
        ("GET", at("/replay/0?eyes=truth"), Value::Null),
        ("GET", at("/export"), Value::Null),
        ("GET", at("/verify"), Value::Null),
        ("GET", at("/picture"), Value::Null),
        ("GET", at("/analysis"), Value::Null),
        ("POST", at("/analysis"), json!({})),
        ("POST", at("/rematch"), json!({})),
        ("POST", at("/same-deal"), json!({"seats": seats, "pace": "no_clock", "public": false})),
        ("POST", at("/play-on"), json!({"entry": 0, "seats": seats})),
    ]
}

/// Somebody's own ways to see a table while it runs.
fn ways_to_watch(table: TableId) -> Vec<String> {
    let at = |path: &str| format!("/api/tables/{table}{path}");
    vec![
        at(""),
        at("?eyes=spectator"),
        at("?eyes=truth"),
        at("?invite=0000000000000"),
        at("/score"),
        at("/components"),
        at("/picture"),
    ]
}

async fn answer(visitor: &mut Visitor, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = visitor.request(method, path, body.as_bytes()).await.unwrap();
    (answer.status, serde_json::from_str(&answer.text()).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_deal_of_a_round_is_closed_in_every_way_until_it_is_over() {
    let server = Server::fresh();
    let (mut host, id, mut seated) = two_tables(&server).await;
    let (done, running) = (seated[0].1, seated[3].1);
    assert_ne!(done, running);
    let mut stranger = server.guest("Stranger").await;

    // Nobody watches a table at which they do not sit, whoever they are and whatever they bring.
    let (one, rest) = seated.split_at_mut(2);
    for (visitor, table) in [(&mut stranger, done), (&mut host, done), (&mut rest[0].0, done), (&mut one[0].0, running)]
    {
        for path in ways_to_watch(table) {
            let (status, refusal) = answer(visitor, "GET", &path, &Value::Null).await;
            assert_eq!((status, &refusal["code"]), (409, &json!("round_not_over")), "{path}");
        }
        let mut live = visitor.live(table, None).await.unwrap();
        live.send(&saturnalia_protocol::wire::ClientMessage::Hello(Default::default())).await.unwrap();
        let said = tokio::time::timeout(Duration::from_secs(20), live.next()).await.unwrap();
        assert!(!matches!(said, Ok(ServerMessage::Turn(_) | ServerMessage::Table(_))), "{said:?}");
        let sit = code(visitor.act(table, &Act::Join { seat: None, invite: None, seal: None }).await);
        assert_eq!(sit, RefusalCode::RoundNotOver);
        assert_eq!(code(visitor.act(table, &Act::Chat { text: "Salve".into() }).await), RefusalCode::RoundNotOver);
    }
    let listed = server.get("/api/tables").await.text();
    assert!(!listed.contains(&done.to_string()) && !listed.contains(&running.to_string()), "not even in a list");

    // Those who play there get neither a hint nor the table itself.
    let (player, _) = &mut one[0];
    let mine = player.look(done).await.unwrap();
    assert!(mine.table.sealed && mine.table.invite.is_none());
    let seat = mine.table.seats.iter().position(|seat| seat.mine).unwrap();
    let hint = json!({"seat": seat, "version": mine.turn.as_ref().unwrap().version});
    let (_, refusal) = answer(player, "POST", &format!("/api/tables/{done}/hint"), &hint).await;
    assert_eq!(refusal["code"], "no_hints");
    let (_, refusal) = answer(player, "POST", &format!("/api/tables/{done}/take-along"), &json!({})).await;
    assert_eq!(refusal["code"], "in_tournament");
    assert_eq!(
        code(player.act(done, &Act::AddBot { spec: "greedy".into(), seat: None }).await),
        RefusalCode::AlreadyStarted
    );

    resign(player, done).await;
    until(&mut host, id, "the first table is done", |state| state.rounds[0].tables.iter().any(|table| table.done))
        .await;
    // A finished table is no more open than a running one, not even to those who played there.
    let (one, rest) = seated.split_at_mut(2);
    let players = one.iter_mut().chain(rest.iter_mut()).map(|(visitor, _)| visitor);
    for visitor in [&mut stranger, &mut host].into_iter().chain(players) {
        for (method, path, body) in ways_in(done) {
            let (status, refusal) = answer(visitor, method, &path, &body).await;
            assert_eq!((status, &refusal["code"]), (409, &json!("round_not_over")), "{method} {path}");
        }
    }
    let (player, _) = &mut one[0];
    let state = player.get::<Value>(&format!("/api/tables/{done}?eyes=truth")).await.unwrap();
    assert_eq!(state["turn"]["eyes"], json!({"seat": seat}), "through their own eyes");
    let kept: Value = player.get("/api/me/data").await.unwrap();
    let table = kept["tables"].as_array().unwrap().iter().find(|table| table["table"] == json!(done)).unwrap();
    assert!(table.get("file").is_none(), "{table}");
    // What came of it is told to nobody who could still make use of it.
    let shown = look(&mut rest[0].0, id).await;
    assert!(shown.rounds[0].link.is_none());
    assert!(shown.rounds[0].tables.iter().flat_map(|table| &table.seats).all(|seat| seat.result.is_none()));

    resign(&mut rest[0].0, running).await;
    until(&mut host, id, "it is over", |state| state.summary.phase == TournamentPhase::Over).await;
    for (method, path, body) in ways_in(done).into_iter().take(6) {
        let (status, said) = answer(&mut stranger, method, &path, &body).await;
        assert!((200..300).contains(&status), "{method} {path}: {said}");
    }
    let opened: ReplayStep = stranger.get(&format!("/api/tables/{running}/replay/0?eyes=truth")).await.unwrap();
    let other: ReplayStep = stranger.get(&format!("/api/tables/{done}/replay/0?eyes=truth")).await.unwrap();
    assert_eq!(opened.view.get(), other.view.get(), "the same deal at both");
    assert_eq!(stranger.look(done).await.unwrap().table.status, Status::Finished);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_whoever_does_not_come() {
    let server = Server::fresh();
    let mut host = server.guest("Host").await;
    let id = hold(&mut host, &with(plan(2, 1), json!({"no_show": 10, "fill": true}))).await;
    let (mut present, mut absent) = (server.guest("Present").await, server.guest("Absent").await);
    for visitor in [&mut present, &mut absent] {
        enter(visitor, id).await;
    }
    act(&mut host, id, json!({"add_bot": {"spec": "random"}})).await.unwrap();
    act(&mut host, id, json!({"start": {}})).await.unwrap();
    let state = until(&mut host, id, "the round is drawn", |state| !state.rounds.is_empty()).await;
    assert_eq!(state.rounds[0].tables.len(), 2, "a bot of the house makes four of three");
    let table = look(&mut absent, id).await.my_table.unwrap();
    let mine = look(&mut present, id).await.my_table.unwrap();
    // They look, but do not sit down.
    let mut watching = Watcher::join(&absent, table, None).await;
    watching.until("the table is shown", |watcher| watcher.info.is_some()).await;
    play(&mut present, mine, 1).await;
    let state = until(&mut host, id, "it is over", |state| state.summary.phase == TournamentPhase::Over).await;
    let number = state.entrants.iter().position(|one| one.name.as_deref() == Some("Absent")).unwrap() as u32;
    let line = state.standings.iter().find(|line| line.entrant == number).unwrap();
    assert_eq!((line.score, line.absent, line.played), (0, 1, 0));
    let seats = state.rounds[0].tables.iter().flat_map(|table| &table.seats);
    let theirs = seats.clone().find(|seat| seat.entrant == Some(number)).unwrap();
    assert_eq!(theirs.result.as_ref().unwrap().by, TournamentPlayedBy::Absent);
    assert_eq!(seats.filter(|seat| seat.entrant.is_none()).count(), 1);
    // What was sent to them meanwhile has waited in their socket.
    while let Ok(Ok(said)) = tokio::time::timeout(Duration::from_secs(5), watching.next()).await {
        assert!(
            !matches!(said, ServerMessage::Turn(_)),
            "whoever has no seat any more sees nothing of the deal: {said:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_days_a_seat_is_kept_for_whoever_is_away() {
    let server = Server::fresh();
    let mut host = server.guest("Host").await;
    let by_days = json!({"no_show": 10, "pace": {"days": {"days": 2}}, "duplicate": false});
    let id = hold(&mut host, &with(plan(2, 1), by_days)).await;
    let (mut present, mut away) = (server.guest("Present").await, server.guest("Away").await);
    for visitor in [&mut present, &mut away] {
        enter(visitor, id).await;
    }
    let now = i64::try_from(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis()).unwrap();
    let back = now + 5 * 24 * 60 * 60 * 1000;
    let own: Holidays = away.post("/api/me/holidays", &json!({"from": now, "until": back})).await.unwrap();
    act(&mut host, id, json!({"start": {}})).await.unwrap();
    let state = until(&mut host, id, "the round is drawn", |state| !state.rounds.is_empty()).await;
    let number = state.entrants.iter().position(|one| one.name.as_deref() == Some("Away")).unwrap();
    assert_eq!((state.entrants[number].away, state.entrants[1 - number].away), (Some(back), None));
    let table = look(&mut present, id).await.my_table.unwrap();
    sit_down(&mut present, table).await;
    // Longer than a seat is kept for whoever is there.
    tokio::time::sleep(Duration::from_secs(14)).await;
    let waiting = present.look(table).await.unwrap().table;
    assert_eq!(waiting.status, Status::Open, "the table waits");
    assert!(waiting.seats.iter().any(|seat| seat.away == Some(back)), "and says until when: {:?}", waiting.seats);

    // Back again, but they do not come: what is left of those ten seconds, and a bot sits down.
    let path = format!("/api/me/holidays/{}", own.absences[0].from);
    assert_eq!(away.request("DELETE", &path, b"").await.unwrap().status, 200);
    let start = Instant::now();
    while present.look(table).await.unwrap().table.status == Status::Open {
        assert!(start.elapsed() < PATIENCE, "nobody sits down");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_goes_on_when_the_process_that_looked_after_it_stops() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let mut first = Server::start(data.clone(), &["--limits", "0"]);
    let second = Server::start(data, &["--limits", "0"]);
    let mut host = second.guest("Host").await;
    let own = with(plan(2, 2), json!({"duplicate": false}));
    let id = hold(&mut host, &own).await;
    let mut people = Vec::new();
    for number in 0..4 {
        let mut visitor = second.guest(&format!("Player {number}")).await;
        enter(&mut visitor, id).await;
        people.push(visitor);
    }
    act(&mut host, id, json!({"start": {}})).await.unwrap();
    until(&mut host, id, "the first round is drawn", |state| state.rounds.len() == 1).await;
    first.stop();
    for round in 1..=2 {
        let mut seen: Vec<TableId> = Vec::new();
        for visitor in &mut people {
            let drawn = |state: &TournamentState| state.rounds.len() == round && state.my_table.is_some();
            let table = until(visitor, id, "my table is there", drawn).await.my_table.unwrap();
            sit_down(visitor, table).await;
            // The second one who comes gives up, and the table is done.
            if seen.contains(&table) {
                resign(visitor, table).await;
            }
            seen.push(table);
        }
        let over = |state: &TournamentState| state.rounds[round - 1].ended.is_some();
        until(&mut host, id, "the round is over", over).await;
    }
    let state = until(&mut host, id, "it is over", |state| state.summary.phase == TournamentPhase::Over).await;
    assert_eq!(state.rounds.len(), 2);
}

#[tokio::test]
async fn what_is_refused_about_tournaments() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let refuse = async |visitor: &mut Visitor, body: Value| {
        code(visitor.post::<TournamentState>("/api/tournaments", &body).await)
    };
    let good = plan(4, 3);
    for (change, refusal) in [
        (json!({"seats": 1}), RefusalCode::BadTournament),
        (json!({"seats": 200}), RefusalCode::BadTournament),
        (json!({"most": 60000}), RefusalCode::BadTournament),
        (json!({"form": {"swiss": {"rounds": 0}}}), RefusalCode::BadTournament),
        (json!({"form": {"round_robin": {"group": 200}}}), RefusalCode::BadTournament),
        (json!({"title": "   "}), RefusalCode::BadTournament),
        (json!({"title": "x".repeat(100)}), RefusalCode::BadTournament),
        (json!({"pace": "no_clock"}), RefusalCode::BadTournament),
        (json!({"starts": 5}), RefusalCode::BadTournament),
        (json!({"no_show": 1}), RefusalCode::BadTournament),
        (json!({"pace": {"live": {"seconds": 1, "increment": 0}}}), RefusalCode::BadOptions),
        (json!({"game": "chess"}), RefusalCode::NoSuchGame),
        (json!({"options": {"no": "such"}}), RefusalCode::BadOptions),
        (json!({"seats": "four"}), RefusalCode::BadRequest),
        (json!({"unknown": 1}), RefusalCode::BadRequest),
    ] {
        assert_eq!(refuse(&mut livia, with(good.clone(), change.clone())).await, refusal, "{change}");
    }
    let id = hold(&mut livia, &with(good.clone(), json!({"most": 4}))).await;
    // Only whoever made it decides about it.
    for act_of_host in [
        json!({"start": {}}),
        json!({"cancel": {}}),
        json!({"add_bot": {"spec": "random"}}),
        json!({"remove": {"entrant": 0}}),
    ] {
        assert_eq!(act(&mut marcus, id, act_of_host.clone()).await.unwrap_err(), RefusalCode::NotHost, "{act_of_host}");
    }
    assert_eq!(
        act(&mut livia, id, json!({"add_bot": {"spec": "deep-thought"}})).await.unwrap_err(),
        RefusalCode::NoSuchBot
    );
    assert_eq!(act(&mut livia, id, json!({"remove": {"entrant": 9}})).await.unwrap_err(), RefusalCode::NotEntered);
    assert_eq!(act(&mut livia, id, json!({"start": {}})).await.unwrap_err(), RefusalCode::TooFewEntered);
    assert_eq!(act(&mut marcus, id, json!({"leave": {}})).await.unwrap_err(), RefusalCode::NotEntered);
    enter(&mut marcus, id).await;
    assert_eq!(act(&mut marcus, id, json!({"enter": {}})).await.unwrap_err(), RefusalCode::AlreadyEntered);
    act(&mut marcus, id, json!({"leave": {}})).await.unwrap();
    assert_eq!(act(&mut marcus, id, json!({"leave": {}})).await.unwrap_err(), RefusalCode::NotEntered, "twice");
    enter(&mut marcus, id).await;
    assert_eq!(code_of(&mut marcus, id, json!({"enter": {"part": "12"}})).await, RefusalCode::BadRequest);
    assert_eq!(code_of(&mut marcus, id, json!("enter")).await, RefusalCode::BadRequest);
    // A program of hers, where people are asked for.
    let token: FreshToken = livia.post("/api/me/tokens", &json!({"name": "bot"})).await.unwrap();
    let mut program = Visitor::with_token(server.address, &token.token).await.unwrap();
    assert_eq!(act(&mut program, id, json!({"enter": {}})).await.unwrap_err(), RefusalCode::NotAdmitted);
    assert_eq!(refuse(&mut program, good.clone()).await, RefusalCode::NoSession, "not with a token");
    for _ in 0..3 {
        act(&mut livia, id, json!({"add_bot": {"spec": "random"}})).await.unwrap();
    }
    let mut late = server.guest("Late").await;
    assert_eq!(act(&mut late, id, json!({"enter": {}})).await.unwrap_err(), RefusalCode::TournamentFull);
    assert_eq!(
        act(&mut livia, id, json!({"annul": {"table": "0000000000001"}})).await.unwrap_err(),
        RefusalCode::NotRunning
    );
    act(&mut livia, id, json!({"start": {}})).await.unwrap();
    assert_eq!(act(&mut late, id, json!({"enter": {}})).await.unwrap_err(), RefusalCode::EntryClosed);
    until(&mut livia, id, "the round is drawn", |state| !state.rounds.is_empty()).await;
    assert_eq!(
        act(&mut livia, id, json!({"annul": {"table": "0000000000001"}})).await.unwrap_err(),
        RefusalCode::NotFound
    );
    // Whoever is waited for cannot send somebody else.
    let table = look(&mut marcus, id).await.my_table.unwrap();
    assert_eq!(code(marcus.act(table, &Act::Leave {}).await), RefusalCode::InTournament);
    act(&mut livia, id, json!({"cancel": {}})).await.unwrap();
    assert_eq!(act(&mut livia, id, json!({"cancel": {}})).await.unwrap_err(), RefusalCode::NotRunning);

    for path in ["0000000000001", "nonsense", "%2e%2e"] {
        assert_eq!(
            code(livia.get::<TournamentState>(&format!("/api/tournaments/{path}")).await),
            RefusalCode::NotFound
        );
    }
    let export = format!("/api/tournaments/{id}/export?format=pdf");
    assert_eq!(code(livia.get::<Value>(&export).await), RefusalCode::BadRequest);
    for _ in 0..5 {
        hold(&mut livia, &good).await;
    }
    assert_eq!(refuse(&mut livia, good).await, RefusalCode::TooManyTournaments);
    let all: Tournaments = marcus.get("/api/tournaments").await.unwrap();
    let lines: Vec<(TournamentPhase, bool)> = all.tournaments.iter().map(|one| (one.phase, one.mine)).collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[5], (TournamentPhase::Cancelled, true), "what can be entered comes first");
}

async fn code_of(visitor: &mut Visitor, id: TournamentId, body: Value) -> RefusalCode {
    act(visitor, id, body).await.unwrap_err()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_have_a_tournament_among_themselves_that_begins_by_itself() {
    let server = Server::fresh();
    let mut host = server.guest("Host").await;
    let plan = with(plan(2, 1), json!({"admits": "programs", "duplicate": false}));
    let begins = host.get::<Value>("/api/me").await.map(|_| now() + 3_000).unwrap();
    let id = hold(&mut host, &with(plan, json!({"starts": begins}))).await;
    let mut playing = Vec::new();
    for number in 0..2 {
        let mut owner = server.guest(&format!("Owner {number}")).await;
        assert_eq!(act(&mut owner, id, json!({"enter": {}})).await.unwrap_err(), RefusalCode::NotAdmitted);
        let token: FreshToken = owner.post("/api/me/tokens", &json!({"name": "bot"})).await.unwrap();
        let mut program = Visitor::with_token(server.address, &token.token).await.unwrap();
        act(&mut program, id, json!({"enter": {}})).await.unwrap();
        playing.push(tokio::spawn(play_all(program, id, number)));
    }
    for program in playing {
        assert_eq!(program.await.unwrap().len(), 1);
    }
    let state = look(&mut host, id).await;
    assert!(state.entrants.iter().all(|TournamentEntrant { program, .. }| *program));
    assert!(state.rounds[0].began >= begins);
    // Tables with deals of their own are open to all.
    let table = state.rounds[0].tables[0].table;
    assert!(server.get(&format!("/api/tables/{table}/replay")).await.status == 200);
}

fn now() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}
