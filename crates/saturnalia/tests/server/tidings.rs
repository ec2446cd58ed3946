//! Being told of what happens while one is away: by a push service, by e-mail, and clubs by a request.

use ring::hmac;
use saturnalia_headless::{Http, Visitor};
use saturnalia_protocol::wire::{
    Act, GroupState, Holidays, NewDevice, QuietHours, SeatPlan, Tidings, TidingsPace, TidingsWishes, ToldDevice,
};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::Seat;
use serde_json::{Value, json};

use crate::cluster;
use crate::process::{Data, Server};
use crate::receivers::{Browser, MailServer, Receiver, SILENT};
use crate::table::{Watcher, answer_in_turns, code, table};

/// Nobody sleeps, everything is told.
fn wishes() -> TidingsWishes {
    TidingsWishes {
        turn: true,
        invitation: true,
        chat: true,
        end: true,
        mail: true,
        pace: TidingsPace::Soon,
        quiet: None,
        zone: "Europe/Rome".into(),
        language: "en".into(),
        still_games: Vec::new(),
        still_tables: Vec::new(),
    }
}

/// A time zone in which the day neither ends nor begins within hours.
fn where_it_is_noon() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let hours = 12 - i64::try_from(now.as_secs() / 3600 % 24).unwrap();
    // Zones of this name count westwards.
    if hours == 0 { "Etc/GMT".into() } else { format!("Etc/GMT{:+}", -hours) }
}

pub(crate) async fn wish(visitor: &mut Visitor, wishes: &TidingsWishes) {
    let body = serde_json::to_vec(wishes).unwrap();
    assert_eq!(visitor.request("POST", "/api/me/tidings", &body).await.unwrap().status, 204);
}

async fn subscribe(visitor: &mut Visitor, browser: &Browser, language: &str) -> String {
    visitor.post::<ToldDevice>("/api/me/devices", &browser.device(language)).await.unwrap().id
}

/// Whoever opened a table with a seat kept for somebody.
async fn invite(host: &mut Visitor, guest: &Visitor) -> TableId {
    let kept = SeatPlan::Kept { account: guest.me.id, name: guest.me.name.clone() };
    host.open_table(&table(&[SeatPlan::Me, kept])).await.unwrap().table.id
}

fn start(data: &Data, receiver: &Receiver, more: &[&str]) -> Server {
    let origin = receiver.origin();
    let args = [&["--limits", "0", "--away", "0.2", "--push-receiver", &origin], more].concat();
    Server::start(data.clone(), &args)
}

async fn both_databases() -> [Data; 2] {
    let url = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    [Data::folder(), Data::Database(url)]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_and_my_turn_are_told_once_to_a_browser_that_is_closed() {
    for data in both_databases().await {
        let mut receiver = Receiver::start().await;
        let server = start(&data, &receiver, &[]);
        let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
        let browser = Browser::new(&receiver, 7);
        wish(&mut marcus, &wishes()).await;
        subscribe(&mut marcus, &browser, "de").await;

        let id = invite(&mut livia, &marcus).await;
        let came = receiver.next().await;
        assert_eq!((came.path.as_str(), came.header("content-encoding")), ("/push/7", "aes128gcm"));
        assert!(came.header("authorization").starts_with("vapid t="), "{came:?}");
        assert!(!came.header("ttl").is_empty() && came.header("topic").len() == 32, "{came:?}");
        let told = browser.read(&came.body);
        assert!(told.title.ends_with("Für dich ist ein Platz frei gehalten"), "{told:?}");
        assert_eq!((told.body.as_str(), told.path), ("Am Tisch: Livia", format!("/table/{id}?join")));
        receiver.nothing().await;

        // They play, and whenever he has to answer while he is away he hears of it, once each time.
        marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
        let mut her = Watcher::join(&livia, id, None).await;
        her.until("it has begun", |her| her.turn.is_some()).await;
        let mut told = 0;
        while told < 2 {
            while her.answer(1).await {}
            let turn = browser.read(&receiver.next().await.body);
            assert!(turn.title.ends_with("Du bist am Zug"), "{turn:?}");
            told += 1;
            let mut him = Watcher::join(&marcus, id, None).await;
            him.until("he is asked", |him| him.question().is_some()).await;
            while him.answer(1).await {}
            her.until("she is asked", |her| her.question().is_some()).await;
        }
        receiver.nothing().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_to_a_group_is_told_once_and_not_if_it_was_taken_back() {
    for data in both_databases().await {
        let mut receiver = Receiver::start().await;
        let server = start(&data, &receiver, &[]);
        let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
        let browser = Browser::new(&receiver, 9);
        wish(&mut marcus, &wishes()).await;
        subscribe(&mut marcus, &browser, "de").await;
        let group: GroupState = livia.post("/api/groups", &json!({"name": "Donnerstagsrunde"})).await.unwrap();
        let path = format!("/api/groups/{}/act", group.summary.id);
        let asked = json!({"invite": {"account": marcus.me.id}});
        livia.post::<GroupState>(&path, &asked).await.unwrap();
        let told = browser.read(&receiver.next().await.body);
        assert_eq!(told.title, "Donnerstagsrunde: Du bist in diese Gruppe eingeladen");
        assert_eq!((told.body.as_str(), told.path), ("Einladung: Livia", format!("/group/{}", group.summary.id)));
        receiver.nothing().await;

        // What was taken back before anybody was told is not told.
        let silent = TidingsWishes { pace: TidingsPace::Hourly, ..wishes() };
        wish(&mut marcus, &silent).await;
        let back = json!({"take_back": {"account": marcus.me.id}});
        livia.post::<GroupState>(&path, &back).await.unwrap();
        livia.post::<GroupState>(&path, &asked).await.unwrap();
        livia.post::<GroupState>(&path, &back).await.unwrap();
        wish(&mut marcus, &wishes()).await;
        receiver.nothing().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_a_page_open_is_told_by_the_page_alone() {
    let mut receiver = Receiver::start().await;
    let origin = receiver.origin();
    let args = ["--limits", "0", "--away", "3", "--push-receiver", &origin];
    let server = Server::start(Data::folder(), &args);
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    wish(&mut marcus, &wishes()).await;
    let browser = Browser::new(&receiver, 3);
    subscribe(&mut marcus, &browser, "en").await;
    invite(&mut livia, &marcus).await;
    // His page asks every now and then, and has shown it.
    for _ in 0..6 {
        marcus.get::<Value>("/api/tables/waiting").await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    }
    receiver.nothing().await;
    invite(&mut livia, &marcus).await;
    let told = browser.read(&receiver.next().await.body);
    assert!(told.title.ends_with("a seat is kept for you"), "{told:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_one_tells_and_a_letter_of_a_killed_one_is_sent_by_the_other() {
    let url = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(url);
    let mut receiver = Receiver::start().await;
    let (mut first, second) = (start(&data, &receiver, &[]), start(&data, &receiver, &[]));
    let (mut livia, mut marcus) = (second.guest("Livia").await, second.guest("Marcus").await);
    wish(&mut marcus, &wishes()).await;
    let browser = Browser::new(&receiver, 5);
    subscribe(&mut marcus, &browser, "en").await;
    for _ in 0..3 {
        invite(&mut livia, &marcus).await;
        browser.read(&receiver.next().await.body);
        receiver.nothing().await;
    }
    // The push service takes the message and does not say so; whoever sent it is killed before it hears anything.
    receiver.answer(SILENT);
    invite(&mut livia, &marcus).await;
    let once = browser.read(&receiver.next().await.body);
    first.kill();
    receiver.answer(201);
    let twice = browser.read(&receiver.next().await.body);
    assert_eq!((once.tag, once.title), (twice.tag, twice.title), "it takes the place of itself");
    receiver.nothing().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_tried_again() {
    let mut receiver = Receiver::start().await;
    let server = start(&Data::folder(), &receiver, &[]);
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    wish(&mut marcus, &wishes()).await;
    let browser = Browser::new(&receiver, 9);
    subscribe(&mut marcus, &browser, "en").await;
    receiver.answer(503);
    invite(&mut livia, &marcus).await;
    receiver.next().await;
    receiver.answer(410);
    receiver.next().await;
    receiver.nothing().await;
    let now: Tidings = marcus.get("/api/me/tidings").await.unwrap();
    assert_eq!(now.devices, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_things_are_told_together_and_one_click_is_enough_to_stop() {
    let mut receiver = Receiver::start().await;
    let server = start(&Data::folder(), &receiver, &[]);
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let browser = Browser::new(&receiver, 4);
    subscribe(&mut marcus, &browser, "en").await;
    // All day long nothing is told; what waits is told together once that ends.
    let minutes = |hours: u16| hours * 60;
    let asleep = QuietHours { from: minutes(0), to: minutes(23) + 59 };
    wish(&mut marcus, &TidingsWishes { quiet: Some(asleep), zone: where_it_is_noon(), ..wishes() }).await;
    let first = invite(&mut livia, &marcus).await;
    let second = invite(&mut livia, &marcus).await;
    livia.act(first, &Act::Chat { text: "The secret word is Carthago".into() }).await.unwrap();
    receiver.nothing().await;
    wish(&mut marcus, &wishes()).await;
    let told = browser.read(&receiver.next().await.body);
    assert_eq!(told.title, "3 pieces of news");
    assert_eq!(told.body.lines().count(), 3, "{told:?}");
    assert!(told.body.contains("one new message") && !told.body.contains("Carthago"), "{told:?}");

    // One table, one click, without a session.
    livia.act(second, &Act::Chat { text: "Salve".into() }).await.unwrap();
    let told = browser.read(&receiver.next().await.body);
    assert_eq!(told.stop_words, "No more of this");
    let mut anybody = Http::new(server.address);
    let stop = async |http: &mut Http, token: &str| {
        http.request("POST", &format!("/api/stop/{token}"), &[], b"List-Unsubscribe=One-Click").await.unwrap().status
    };
    assert_eq!(stop(&mut anybody, "nonsense").await, 404);
    assert_eq!(stop(&mut anybody, &told.stop).await, 204);
    livia.act(second, &Act::Chat { text: "Quo vadis?".into() }).await.unwrap();
    receiver.nothing().await;
    let now: Tidings = marcus.get("/api/me/tidings").await.unwrap();
    assert_eq!(now.wishes.still_tables, [second]);
    livia.act(first, &Act::Chat { text: "Salve".into() }).await.unwrap();
    browser.read(&receiver.next().await.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_on_holiday_is_told_everything_together_when_they_are_back() {
    for data in both_databases().await {
        let mut receiver = Receiver::start().await;
        let server = start(&data, &receiver, &[]);
        let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
        wish(&mut marcus, &wishes()).await;
        let browser = Browser::new(&receiver, 6);
        subscribe(&mut marcus, &browser, "en").await;
        let away = json!({"from": 0, "until": 4_000_000_000_000_i64});
        assert_eq!(code(marcus.post::<Holidays>("/api/me/holidays", &away).await), RefusalCode::HolidaysUsedUp);
        let day = 24 * 60 * 60 * 1000;
        let now = i64::try_from(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis()).unwrap();
        let away: Holidays =
            marcus.post("/api/me/holidays", &json!({"from": 0, "until": now + 9 * day})).await.unwrap();

        // Two games wait for him, and one is over: nobody tells him.
        let mut tables = Vec::new();
        for _ in 0..3 {
            let id = invite(&mut livia, &marcus).await;
            marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
            let mut her = Watcher::join(&livia, id, None).await;
            her.until("it has begun", |her| her.turn.is_some()).await;
            while her.answer(1).await {}
            tables.push(id);
        }
        livia.act(tables[2], &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
        receiver.nothing().await;

        // He is back before his time: one message tells of all of it.
        let path = format!("/api/me/holidays/{}", away.absences[0].from);
        assert_eq!(marcus.request("DELETE", &path, b"").await.unwrap().status, 200);
        let told = browser.read(&receiver.next().await.body);
        assert_eq!(told.title, "3 pieces of news", "{told:?}");
        assert_eq!(told.body.matches("your turn").count(), 2, "{told:?}");
        assert_eq!(told.body.matches("the game is over").count(), 1, "{told:?}");
        receiver.nothing().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn that_a_game_is_over_is_told_to_whoever_is_not_there_and_to_clubs() {
    let (mut receiver, mut club) = (Receiver::start().await, Receiver::start().await);
    let hook = format!("{}/hook", club.origin());
    let server = start(&Data::folder(), &receiver, &["--webhook", &hook, "--webhook-secret", "a secret of two"]);
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    // He wants to hear of nothing but the end.
    let the_end = TidingsWishes { turn: false, invitation: false, chat: false, ..wishes() };
    wish(&mut marcus, &the_end).await;
    let browser = Browser::new(&receiver, 8);
    subscribe(&mut marcus, &browser, "en").await;
    let id = invite(&mut livia, &marcus).await;
    let event = |body: &[u8]| serde_json::from_slice::<Value>(body).unwrap()["event"].as_str().unwrap().to_owned();
    assert_eq!(event(&club.next().await.body), "table_opened");
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();

    // They play to the end, each through a socket; his is closed before her last answer.
    let (mut her, mut him) = (Watcher::join(&livia, id, None).await, Watcher::join(&marcus, id, None).await);
    her.until("it has begun", |her| her.turn.is_some()).await;
    him.until("it has begun", |him| him.turn.is_some()).await;
    answer_in_turns([&mut her, &mut him], 3, 1).await;
    drop(him);
    receiver.nothing().await;
    livia.act(id, &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
    let told = browser.read(&receiver.next().await.body);
    assert!(told.title.ends_with("the game is over"), "{told:?}");
    assert_eq!((told.body.as_str(), told.path), ("At the table: Livia", format!("/table/{id}?join")));
    let came = club.next().await;
    assert_eq!(event(&came.body), "game_over");
    let over: Value = serde_json::from_slice(&came.body).unwrap();
    assert_eq!(over["table"]["outcome"]["places"], json!([2, 1]), "{over}");
    receiver.nothing().await;
    club.nothing().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_mail_goes_to_whoever_has_confirmed_an_address_until_they_click_once() {
    for data in both_databases().await {
        let mut mail = MailServer::start().await;
        let smtp = format!("smtp://{}", mail.address);
        let args = ["--limits", "0", "--away", "0.2", "--smtp", &smtp, "--mail-from", "Club <games@club.example>"];
        let server = Server::start(data, &[&args[..], &["--origin", "https://play.example"]].concat());
        let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
        wish(&mut marcus, &wishes()).await;
        for bad in ["marcus", "marcus@", "a@b.example\nBcc: c@d.example"] {
            let refused = marcus.post::<Value>("/api/me/mail", &json!({"address": bad, "language": "en"})).await;
            assert!(matches!(code(refused), RefusalCode::BadAddress | RefusalCode::BadRequest), "{bad}");
        }
        let body = json!({"address": "Marcus@Rome.Example", "language": "en"}).to_string();
        assert_eq!(marcus.request("POST", "/api/me/mail", body.as_bytes()).await.unwrap().status, 204);
        let letter = mail.next().await;
        assert_eq!(letter.to, "Marcus@rome.example");
        invite(&mut livia, &marcus).await;
        mail.nothing().await;
        let token = letter.link("https://play.example/mail/");
        let mut anybody = server.guest("Anybody").await;
        let confirm = json!({"token": token}).to_string();
        assert_eq!(anybody.request("POST", "/api/mail/confirm", confirm.as_bytes()).await.unwrap().status, 204);
        assert_eq!(anybody.request("POST", "/api/mail/confirm", confirm.as_bytes()).await.unwrap().status, 410);

        let id = invite(&mut livia, &marcus).await;
        let letter = mail.next().await;
        assert!(letter.header("subject").ends_with("a seat is kept for you"), "{letter:?}");
        assert!(letter.body().contains(&format!("https://play.example/table/{id}?join")), "{letter:?}");
        assert_eq!(letter.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
        let stop = letter.header("list-unsubscribe").replace("<https://play.example", "").replace('>', "");
        assert!(stop.starts_with("/api/stop/"), "{letter:?}");
        let stopped =
            Http::new(server.address).request("POST", &stop, &[], b"List-Unsubscribe=One-Click").await.unwrap();
        assert_eq!(stopped.status, 204);
        invite(&mut livia, &marcus).await;
        mail.nothing().await;
        let now: Tidings = marcus.get("/api/me/tidings").await.unwrap();
        assert!(!now.wishes.mail && now.mails && now.address.as_deref() == Some("Marcus@rome.example"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_club_is_told_of_public_tables_and_can_check_by_whom() {
    let mut club = Receiver::start().await;
    let hook = format!("{}/hook", club.origin());
    let args = ["--limits", "0", "--away", "0.2", "--webhook", &hook, "--webhook-secret", "a secret of two"];
    let server = Server::start(Data::folder(), &args);
    let mut livia = server.guest("Livia").await;
    club.answer(500);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    club.next().await;
    club.answer(200);
    let came = club.next().await;
    let said = format!("{}.{}", came.header("x-saturnalia-timestamp"), String::from_utf8_lossy(&came.body));
    let signature = came.header("x-saturnalia-signature").strip_prefix("sha256=").unwrap();
    let bytes: Vec<u8> =
        (0..signature.len()).step_by(2).map(|at| u8::from_str_radix(&signature[at..at + 2], 16).unwrap()).collect();
    let key = hmac::Key::new(hmac::HMAC_SHA256, b"a secret of two");
    hmac::verify(&key, said.as_bytes(), &bytes).expect("by whoever has the secret");
    let told: Value = serde_json::from_slice(&came.body).unwrap();
    assert_eq!(
        (told["event"].as_str(), told["table"]["id"].as_str()),
        (Some("table_opened"), Some(id.to_string().as_str()))
    );
    // A private table is nobody's business.
    let private = saturnalia_protocol::wire::NewTable { public: false, ..table(&[SeatPlan::Me, SeatPlan::Open]) };
    livia.open_table(&private).await.unwrap();
    club.nothing().await;
}

#[tokio::test]
async fn nobody_has_the_server_ask_where_it_should_not() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let receiver = Receiver::start().await;
    let good = Browser::new(&receiver, 2).device("en");
    let with = |endpoint: &str| NewDevice { endpoint: endpoint.into(), ..good.clone() };
    for bad in [
        good.endpoint.as_str(),
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://169.254.169.254/latest",
        "https://localhost/1",
        "https://push.example:25/1",
        "nonsense",
    ] {
        let refused = livia.post::<ToldDevice>("/api/me/devices", &with(bad)).await;
        assert_eq!(code(refused), RefusalCode::BadAddress, "{bad}");
    }
    let endless = with(&format!("https://push.example/{}", "x".repeat(2000)));
    assert_eq!(code(livia.post::<ToldDevice>("/api/me/devices", &endless).await), RefusalCode::BadRequest);
    let keyless = NewDevice { key: "AAAA".into(), ..with("https://push.example/1") };
    assert_eq!(code(livia.post::<ToldDevice>("/api/me/devices", &keyless).await), RefusalCode::BadAddress);
    let kept: ToldDevice = livia.post("/api/me/devices", &with("https://push.example/1")).await.unwrap();
    let mut marcus = server.guest("Marcus").await;
    let path = format!("/api/me/devices/{}", kept.id);
    assert_eq!(marcus.request("DELETE", &path, b"").await.unwrap().status, 404, "not his");
    assert_eq!(livia.request("DELETE", &path, b"").await.unwrap().status, 204);
    for bad in [
        json!({}),
        json!(TidingsWishes { zone: "Mars/Olympus".into(), ..wishes() }),
        json!(TidingsWishes { language: "la".into(), ..wishes() }),
    ] {
        assert_eq!(livia.request("POST", "/api/me/tidings", bad.to_string().as_bytes()).await.unwrap().status, 400);
    }
    assert_eq!(
        code(livia.post::<Value>("/api/me/mail", &json!({"address": "a@b.example", "language": "en"})).await),
        RefusalCode::NotFound
    );
}
