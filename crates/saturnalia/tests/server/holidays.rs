//! Being away from games over days: clocks stand still, on both databases and whatever process looks.

use std::time::{Duration, Instant};

use saturnalia_headless::Visitor;
use saturnalia_protocol::wire::{Act, FreshToken, Holidays, Pace, SeatKind, SeatPlan, TableState};
use saturnalia_protocol::{RefusalCode, TableId};
use serde_json::{Value, json};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, code, table};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
const PATIENCE: Duration = Duration::from_secs(60);

fn now() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(now.as_millis()).unwrap()
}

/// Changes what is kept, behind the back of servers that are stopped.
async fn behind_its_back(data: &Data, sql: String) {
    let data = data.clone();
    let changed = tokio::task::spawn_blocking(move || match data {
        Data::Folder(folder) => {
            rusqlite::Connection::open(folder.path().join("saturnalia.sqlite")).unwrap().execute_batch(&sql).unwrap();
        }
        Data::Database(url) => {
            postgres::Client::connect(&url, postgres::NoTls).unwrap().batch_execute(&sql).unwrap();
        }
    });
    changed.await.unwrap();
}

/// Lets everything at a table have happened that much earlier, and somebody be away from then to then, as seen from now.
async fn let_time_pass(data: &Data, id: TableId, passed: i64, who: &Visitor, away: Option<(i64, i64)>) {
    let at = now();
    let mut sql = format!(
        "UPDATE journal SET line = '[' || (CAST(substr(line, 2, 13) AS BIGINT) - {passed}) || substr(line, 15) \
         WHERE table_id = {};",
        id.0.cast_signed()
    );
    if let Some((from, until)) = away {
        let absences = json!([{"from": at + from, "until": at + until}]);
        let account = who.me.id.0.cast_signed();
        sql += &format!("UPDATE holidays SET absences = '{absences}' WHERE account = {account};");
    }
    behind_its_back(data, sql).await;
}

async fn go(visitor: &mut Visitor, from: i64, until: i64) -> Holidays {
    let at = now();
    visitor.post("/api/me/holidays", &json!({"from": at + from, "until": at + until})).await.unwrap()
}

async fn come_back(visitor: &mut Visitor) -> Holidays {
    let own: Holidays = visitor.get("/api/me/holidays").await.unwrap();
    let path = format!("/api/me/holidays/{}", own.absences[0].from);
    let answer = visitor.request("DELETE", &path, b"").await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    serde_json::from_str(&answer.text()).unwrap()
}

async fn look_until(visitor: &mut Visitor, id: TableId, what: &str, is_so: impl Fn(&TableState) -> bool) -> TableState {
    let start = Instant::now();
    loop {
        let state = visitor.look(id).await.unwrap();
        if is_so(&state) {
            return state;
        }
        assert!(start.elapsed() < PATIENCE, "waiting until {what}: {:?}", state.table.seats);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_of_days_stands_still_while_somebody_is_away_and_runs_on_when_they_are_back() {
    let database = Data::Database(tokio::task::spawn_blocking(cluster::new_database).await.unwrap());
    for data in [Data::folder(), database] {
        let shared = matches!(data, Data::Database(_));
        let mut server = Server::start(data.clone(), &["--limits", "0"]);
        let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
        let mut new = table(&[SeatPlan::Me, SeatPlan::Open]);
        new.pace = Pace::Days { days: 2 };
        let id = livia.open_table(&new).await.unwrap().table.id;
        marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
        let seat = livia.look(id).await.unwrap().turn.unwrap().asked[0].seat.index();
        let (mut gone, mut other) = if seat == 0 { (livia, marcus) } else { (marcus, livia) };

        // The other looks on while she goes: it is told at once.
        let mut watching = Watcher::join(&other, id, None).await;
        watching
            .until("nobody is away", |her| her.info.as_ref().is_some_and(|info| info.seats[seat].away.is_none()))
            .await;
        let own = go(&mut gone, 0, 10 * DAY).await;
        assert_eq!((own.absences.len(), own.days_left, own.days), (1, 20, 30));
        let until = own.absences[0].until;
        let told = |her: &Watcher| her.info.as_ref().is_some_and(|info| info.seats[seat].away == Some(until));
        watching.until("it is seen who is away", told).await;
        let listed: Value = other.get("/api/tables/mine").await.unwrap();
        assert_eq!(listed["tables"][0]["table"]["seats"][seat]["away"], json!(until), "in lists, too");

        // Four days later: half a day was used up before. However many processes look, none lets a bot sit down.
        server.stop();
        let_time_pass(&data, id, 4 * DAY, &gone, Some((-7 * DAY / 2, 5 * DAY))).await;
        server = server.again();
        let beside = shared.then(|| Server::start(data.clone(), &["--limits", "0"]));
        for address in [Some(server.address), beside.as_ref().map(|server| server.address)].into_iter().flatten() {
            let mut looking = other.at(address);
            let state = looking.look(id).await.unwrap();
            assert_eq!(state.table.seats[seat].kind, SeatKind::Person);
            assert!(state.table.seats[seat].away.is_some());
            let left = state.turn.unwrap().clocks.unwrap()[seat];
            assert!((36 * HOUR - 60_000..=36 * HOUR).contains(&left), "a day and a half are left: {left}");
        }

        // She comes back early, at the other process where there is one, and has what was left.
        let mut back = gone.at(beside.as_ref().map_or(server.address, |beside| beside.address));
        assert_eq!(come_back(&mut back).await.absences, []);
        gone = gone.at(server.address);
        other = other.at(server.address);
        let state = look_until(&mut other, id, "she is back", |state| state.table.seats[seat].away.is_none()).await;
        let left = state.turn.unwrap().clocks.unwrap()[seat];
        assert!((36 * HOUR - 120_000..=36 * HOUR).contains(&left), "{left}");

        // That time runs out, and a bot plays on.
        drop(beside);
        server.stop();
        let_time_pass(&data, id, 37 * HOUR, &gone, Some((-5 * DAY, -37 * HOUR))).await;
        server = server.again();
        other = other.at(server.address);
        look_until(&mut other, id, "a bot plays on", |state| state.table.seats[seat].kind == SeatKind::Replaced).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_away_longer_than_thirty_days_a_year_nor_by_a_program() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let first: Holidays = livia.get("/api/me/holidays").await.unwrap();
    assert_eq!((first.absences.len(), first.days_left), (0, 30));
    let ask = async |visitor: &mut Visitor, from: i64, until: i64| {
        let at = now();
        code(visitor.post::<Holidays>("/api/me/holidays", &json!({"from": at + from, "until": at + until})).await)
    };
    assert_eq!(ask(&mut livia, 0, 31 * DAY).await, RefusalCode::HolidaysUsedUp);
    assert_eq!(ask(&mut livia, 2 * DAY, DAY).await, RefusalCode::BadHoliday);
    assert_eq!(ask(&mut livia, -3 * DAY, -DAY).await, RefusalCode::BadHoliday);
    go(&mut livia, -5 * DAY, 10 * DAY).await;
    assert_eq!(ask(&mut livia, 5 * DAY, 12 * DAY).await, RefusalCode::BadHoliday, "she is away then already");
    assert_eq!(ask(&mut livia, 40 * DAY, 61 * DAY).await, RefusalCode::HolidaysUsedUp);
    let own = go(&mut livia, 40 * DAY, 60 * DAY).await;
    assert_eq!((own.absences.len(), own.days_left), (2, 0));
    assert!(own.absences[0].from >= now() - 60_000, "it began at once, and not before");
    for bad in ["nonsense", "12345", "99999999999999999999"] {
        assert_eq!(livia.request("DELETE", &format!("/api/me/holidays/{bad}"), b"").await.unwrap().status, 404);
    }
    for bad in [json!({}), json!({"from": 1}), json!({"from": "a", "until": 2}), json!({"from": 1, "until": 2, "x": 3})]
    {
        assert_eq!(livia.request("POST", "/api/me/holidays", bad.to_string().as_bytes()).await.unwrap().status, 400);
    }
    // Others have theirs, and whoever finds a token cannot stop anybody's clock.
    assert_eq!(marcus.get::<Holidays>("/api/me/holidays").await.unwrap().days_left, 30);
    let token: FreshToken = livia.post("/api/me/tokens", &json!({"name": "My bot"})).await.unwrap();
    let mut program = Visitor::with_token(server.address, &token.token).await.unwrap();
    assert_eq!(ask(&mut program, 100 * DAY, 101 * DAY).await, RefusalCode::NoSession);
    // She takes all of it back, and finds it in what is kept of her until then.
    let data: Value = livia.get("/api/me/data").await.unwrap();
    assert_eq!(data["holidays"].as_array().unwrap().len(), 2);
    come_back(&mut livia).await;
    let own = come_back(&mut livia).await;
    assert_eq!((own.absences.len(), own.days_left), (0, 30));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_that_change_it_both_are_heard() {
    let url = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(url);
    let (first, second) =
        (Server::start(data.clone(), &["--limits", "0"]), Server::start(data.clone(), &["--limits", "0"]));
    let livia = first.guest("Livia").await;
    let (mut here, mut there) = (livia.at(first.address), livia.at(second.address));
    for number in 0..4 {
        let from = (number * 4 + 1) * DAY;
        tokio::join!(go(&mut here, from, from + DAY), go(&mut there, from + 2 * DAY, from + 3 * DAY));
    }
    let own: Holidays = here.get("/api/me/holidays").await.unwrap();
    assert_eq!((own.absences.len(), own.days_left), (8, 22));
    assert_eq!(own, there.get::<Holidays>("/api/me/holidays").await.unwrap());
}
