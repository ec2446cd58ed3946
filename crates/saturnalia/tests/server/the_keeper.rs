//! The keeper of the server, and what people can do about each other.

use std::os::unix::fs::PermissionsExt as _;

use saturnalia_headless::{Http, Visitor};
use saturnalia_protocol::wire::{Act, Blocked, Done, HostPage, Me, NewTable, SeatKind, SeatPlan, Status, TableState};
use saturnalia_protocol::{RefusalCode, TableId};
use serde_json::{Value, json};

use crate::cluster;
use crate::people::closed;
use crate::process::{Data, Server, saturnalia};
use crate::table::{Watcher, bot, code, livia_and_marcus, table};

/// A server with a keeper's socket, and where that is.
struct Kept {
    server: Server,
    socket: String,
    _folder: tempfile::TempDir,
}

impl Kept {
    fn start(data: Data) -> Kept {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("keeper.sock").display().to_string();
        let server = Server::start(data, &["--limits", "0", "--admin-socket", &socket]);
        Kept { server, socket, _folder: folder }
    }

    fn order(&self, words: &[&str]) -> Result<Value, String> {
        let mut args = vec!["admin", "--json", "--socket", &self.socket];
        args.extend(words);
        let output = saturnalia(&args);
        if output.status.success() {
            Ok(serde_json::from_slice(&output.stdout).unwrap())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }
}

async fn on_both_databases() -> [Data; 2] {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    [Data::folder(), Data::Database(database)]
}

async fn registered(server: &Server, name: &str) -> Visitor {
    let mut visitor = server.guest(name).await;
    visitor.post::<Me>("/api/me/password", &json!({"name": name, "password": "correct horse"})).await.unwrap();
    visitor
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keeper_mutes_bans_and_lets_in_again_and_all_of_it_is_noted() {
    for data in on_both_databases().await {
        let kept = Kept::start(data);
        let mut livia = registered(&kept.server, "Livia").await;
        let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
        let mut watcher = Watcher::join(&livia, id, None).await;
        watcher.until("it is shown", |watcher| watcher.turn.is_some()).await;

        kept.order(&["mute", "livia", "--hours", "2"]).unwrap();
        assert_eq!(watcher.act(Act::Chat { text: "nonsense".into() }).await, Err(RefusalCode::Muted));
        assert_eq!(code(livia.act(id, &Act::Chat { text: "nonsense".into() }).await), RefusalCode::Muted);
        kept.order(&["unmute", &livia.me.id.to_string()]).unwrap();
        assert!(watcher.act(Act::Chat { text: "sorry".into() }).await.is_ok());

        kept.order(&["ban", "Livia"]).unwrap();
        assert_eq!(closed(&mut watcher).await, Some(4401));
        assert_eq!(code(livia.get::<Me>("/api/me").await), RefusalCode::Banned);
        let body = json!({"name": "Livia", "password": "correct horse"}).to_string();
        let entering =
            Http::new(kept.server.address).request("POST", "/api/sign-in", &[], body.as_bytes()).await.unwrap();
        assert!(entering.status == 403 && entering.text().contains("banned"), "{}", entering.text());
        kept.order(&["unban", "Livia"]).unwrap();
        assert!(livia.get::<Me>("/api/me").await.is_ok());

        assert!(kept.order(&["mute", "nobody"]).unwrap_err().contains("no such account"));
        let log = kept.order(&["log"]).unwrap();
        let acts: Vec<&str> = log.as_array().unwrap().iter().map(|line| line["act"].as_str().unwrap()).collect();
        assert_eq!(acts, ["mute", "unmute", "ban", "unban", "mute"]);
        assert!(log[4]["detail"].as_str().unwrap().starts_with("refused"));
        let health = kept.order(&["health"]).unwrap();
        assert_eq!((&health["ready"], &health["writes"]), (&json!(true), &json!(true)), "{health}");
        let settings = kept.order(&["settings"]).unwrap().to_string();
        assert!(!settings.contains("postgres://"), "{settings}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forgotten_password_is_reset_and_every_session_ends() {
    let kept = Kept::start(Data::folder());
    let mut livia = registered(&kept.server, "Livia").await;
    let told = kept.order(&["reset-password", "livia"]).unwrap();
    let password = told["password"].as_str().unwrap();
    assert_eq!(code(livia.get::<Me>("/api/me").await), RefusalCode::NoSession);
    let mut http = Http::new(kept.server.address);
    for (password, status) in [("correct horse", 403), (password, 200)] {
        let body = json!({"name": "Livia", "password": password}).to_string();
        let answer = http.request("POST", "/api/sign-in", &[], body.as_bytes()).await.unwrap();
        assert_eq!(answer.status, status, "{}", answer.text());
    }
    let mut marcus = kept.server.guest("Marcus").await;
    assert!(kept.order(&["reset-password", &marcus.me.id.to_string()]).unwrap_err().contains("guest"));
    kept.order(&["end-sessions", &marcus.me.id.to_string()]).unwrap();
    assert_eq!(code(marcus.get::<Me>("/api/me").await), RefusalCode::NoSession);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_account_leaves_its_games_to_others_and_nothing_else() {
    for data in on_both_databases().await {
        let kept = Kept::start(data);
        let mut livia = registered(&kept.server, "Drusilla").await;
        let mut marcus = kept.server.guest("Marcus").await;
        let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
        marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
        livia.act(id, &Act::Chat { text: "a secret of mine".into() }).await.unwrap();
        let over = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
        marcus.act(over, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
        marcus
            .act(over, &Act::Resign { seat: saturnalia_rules::Seat(1), in_favour_of: saturnalia_rules::Seat(0) })
            .await
            .unwrap();

        assert!(kept.order(&["delete-account", "drusilla"]).unwrap_err().contains("--yes"));
        let before = kept.order(&["data", "drusilla"]).unwrap();
        assert_eq!(before["said"][0]["text"], "a secret of mine");
        assert_eq!(before["tables"].as_array().unwrap().len(), 2);
        kept.order(&["delete-account", "drusilla", "--yes"]).unwrap();

        assert_eq!(code(livia.get::<Me>("/api/me").await), RefusalCode::NoSession);
        assert!(kept.order(&["account", "drusilla"]).unwrap_err().contains("no such account"));
        let left = marcus.look(id).await.unwrap();
        assert_eq!((left.table.seats[0].kind, left.table.seats[0].name.as_deref()), (SeatKind::Replaced, Some("Nemo")));
        assert_eq!(left.table.status, Status::Running, "he plays on against a bot");
        assert_eq!(marcus.look(over).await.unwrap().table.seats[0].name.as_deref(), Some("Nemo"));
        // The name is free again.
        kept.server.guest("Drusilla").await;
        kept.server.guest("Nobody").await;
        if let Data::Folder(folder) = &kept.server.data {
            let found = rusqlite::Connection::open(folder.path().join("saturnalia.sqlite")).unwrap();
            let count = |sql: &str| found.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap();
            assert_eq!(count("SELECT COUNT(*) FROM journal WHERE line LIKE '%Drusilla%'"), 0);
            assert_eq!(count("SELECT COUNT(*) FROM tables WHERE header LIKE '%Drusilla%'"), 0);
            assert_eq!(count("SELECT COUNT(*) FROM chat WHERE text LIKE '%secret%' OR name = 'Drusilla'"), 0);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_set_aside_and_taken_up() {
    let kept = Kept::start(Data::folder());
    let (mut livia, mut marcus, id) = livia_and_marcus(&kept.server).await;
    kept.order(&["set-aside", &id.to_string(), "--reason", "looked at"]).unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.status, Status::Frozen);
    assert_eq!(code(livia.act(id, &Act::AskPause {}).await), RefusalCode::Frozen);
    assert!(kept.order(&["set-aside", &id.to_string()]).is_err());
    kept.order(&["take-up", &id.to_string()]).unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.status, Status::Running);
    let mut watchers = [Watcher::join(&livia, id, None).await, Watcher::join(&marcus, id, None).await];
    let [one, two] = &mut watchers;
    crate::table::answer_in_turns([one, two], 4, 0).await;
    assert!(marcus.look(id).await.unwrap().turn.unwrap().entries > 0, "it goes on");
    let open = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    kept.order(&["close-table", &open.to_string()]).unwrap();
    assert_eq!(livia.look(open).await.unwrap().table.status, Status::Closed);
    assert!(kept.order(&["table", &TableId(7).to_string()]).unwrap_err().contains("no such table"));
    let tables = kept.order(&["tables"]).unwrap();
    assert!(tables.to_string().contains(&id.to_string()), "{tables}");
}

#[tokio::test]
async fn only_the_keeper_can_open_the_socket_and_it_goes_with_the_server() {
    let mut server = Server::fresh();
    let socket = server.data.path().join("admin.sock");
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    // A server that was killed leaves it behind; the next one replaces it.
    server.kill();
    assert!(socket.exists());
    let mut server = server.again();
    assert!(socket.exists());
    server.stop();
    assert!(!socket.exists());
    let data = server.data.path().display().to_string();
    let refused = saturnalia(&["admin", "--data", &data, "health"]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no server can be asked here"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_said_is_reported_and_whoever_said_it_is_blocked() {
    for data in on_both_databases().await {
        let kept = Kept::start(data);
        let (mut livia, mut marcus, id) = livia_and_marcus(&kept.server).await;
        let mut stranger = kept.server.guest("Stranger").await;
        marcus.act(id, &Act::Chat { text: "something bad".into() }).await.unwrap();
        let line = livia.look(id).await.unwrap().chat[0].clone();
        assert_eq!(line.account, marcus.me.id);
        let report = format!("/api/tables/{id}/report");
        let number = json!({"number": line.number}).to_string();
        for _ in 0..2 {
            let answer = livia.request("POST", &report, number.as_bytes()).await.unwrap();
            assert_eq!(answer.status, 204, "{}", answer.text());
        }
        assert_eq!(livia.request("POST", &report, br#"{"number":99}"#).await.unwrap().status, 404);
        // Players talk among themselves.
        assert_eq!(stranger.request("POST", &report, number.as_bytes()).await.unwrap().status, 404);
        let reports = kept.order(&["reports"]).unwrap();
        assert_eq!(reports.as_array().unwrap().len(), 1, "once is enough");
        assert_eq!((&reports[0]["text"], &reports[0]["name"]), (&json!("something bad"), &json!("Marcus")));
        kept.order(&["close-report", reports[0]["id"].as_str().unwrap()]).unwrap();
        assert_eq!(kept.order(&["reports"]).unwrap(), json!([]));
        assert_eq!(kept.order(&["reports", "--all"]).unwrap().as_array().unwrap().len(), 1);

        let blocked: Blocked =
            livia.post("/api/me/blocks", &json!({"table": id, "number": line.number})).await.unwrap();
        assert_eq!(blocked, Blocked { account: marcus.me.id, name: "Marcus".into() });
        let mine = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
        let join = Act::Join { seat: None, invite: None, seal: None };
        assert_eq!(code(marcus.act(mine, &join).await), RefusalCode::Blocked);
        let gone = livia.request("DELETE", &format!("/api/me/blocks/{}", marcus.me.id), b"").await.unwrap();
        assert_eq!(gone.status, 204);
        assert!(livia.get::<Vec<Blocked>>("/api/me/blocks").await.unwrap().is_empty());
        marcus.act(mine, &join).await.unwrap();
    }
}

#[tokio::test]
async fn a_spectator_who_came_by_an_invitation_could_report_nothing() {
    let server = Server::fresh();
    let (mut livia, mut gaius) = (server.guest("Livia").await, server.guest("Gaius").await);
    let mut marcus = server.guest("Marcus").await;
    let new = NewTable { public: false, ..table(&[SeatPlan::Me, SeatPlan::Invited]) };
    let opened = livia.open_table(&new).await.unwrap().table;
    let (id, invite) = (opened.id, opened.invite.unwrap());
    let act = format!("/api/tables/{id}/act?invite={invite}");
    gaius.post::<Done>(&act, &Act::Chat { text: "something bad".into() }).await.unwrap();
    let seen: TableState = marcus.get(&format!("/api/tables/{id}?invite={invite}")).await.unwrap();
    let body = json!({"number": seen.chat[0].number}).to_string();
    let report = format!("/api/tables/{id}/report");
    assert_eq!(marcus.request("POST", &report, body.as_bytes()).await.unwrap().status, 404, "without the invitation");
    let invited = format!("{report}?invite={invite}");
    assert_eq!(marcus.request("POST", &invited, body.as_bytes()).await.unwrap().status, 204);
    let line = json!({"table": id, "number": seen.chat[0].number});
    let blocked: Blocked = marcus.post(&format!("/api/me/blocks?invite={invite}"), &line).await.unwrap();
    assert_eq!(blocked.account, gaius.me.id);
}

/// What cannot be noted is not done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_with_a_control_character_was_carried_out_and_not_noted() {
    use std::io::{BufRead as _, BufReader, Write as _};

    for data in on_both_databases().await {
        let kept = Kept::start(data);
        for order in [r#"{"accounts":{"find":"\u0000"}}"#, r#"{"account":{"who":"a\u0007"}}"#] {
            let mut keeper = std::os::unix::net::UnixStream::connect(&kept.socket).unwrap();
            keeper.write_all(format!("{order}\n").as_bytes()).unwrap();
            let mut reply = String::new();
            BufReader::new(keeper).read_line(&mut reply).unwrap();
            assert_eq!(reply.trim(), r#"{"refused":"no order: a control character"}"#);
        }
        assert_eq!(kept.order(&["log"]).unwrap(), json!([]));
    }
}

#[tokio::test]
async fn everybody_can_have_what_is_kept_of_them() {
    let server = Server::fresh();
    let mut livia = registered(&server, "Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    livia.act(id, &Act::Chat { text: "Salve".into() }).await.unwrap();
    let answer = livia.request("GET", "/api/me/data", b"").await.unwrap();
    assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
    let kept: Value = serde_json::from_slice(&answer.body).unwrap();
    assert_eq!((&kept["account"]["name"], &kept["said"][0]["text"]), (&json!("Livia"), &json!("Salve")));
    assert_eq!(kept["tables"][0]["table"], json!(id));
    assert!(kept["tables"][0].get("file").is_none(), "a running game keeps its secrets");
    let text = answer.text();
    assert!(!text.contains("argon2") && !text.contains("seed"), "{text}");
    let nobody = Http::new(server.address).request("GET", "/api/me/data", &[], b"").await.unwrap();
    assert_eq!(nobody.status, 401);
}

#[tokio::test]
async fn the_hosts_own_pages_are_text_from_the_data_folder() {
    let server = Server::fresh();
    assert_eq!(server.get("/api/pages").await.text(), "[]");
    let folder = server.data.path().join("pages");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("imprint.de.md"), "# Impressum\n\n<script>alert(1)</script>\n").unwrap();
    std::fs::write(folder.join("rules.en.md"), "Be kind.\n").unwrap();
    std::fs::write(folder.join("secret.en.md"), "no").unwrap();
    let pages: Vec<HostPage> = serde_json::from_str(&server.get("/api/pages").await.text()).unwrap();
    let told: Vec<(&str, &[String])> =
        pages.iter().map(|page| (page.key.as_str(), page.languages.as_slice())).collect();
    assert_eq!(told, [("imprint", &["de".to_owned()][..]), ("rules", &["en".to_owned()][..])]);
    let page = server.get("/api/pages/imprint/de").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    for path in ["/api/pages/secret/en", "/api/pages/imprint/en", "/api/pages/..%2f..%2fx/en", "/api/pages/imprint/fr"]
    {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_copy_is_made_while_the_server_runs_and_can_be_served() {
    let server = Server::fresh();
    let (mut livia, _marcus, id) = livia_and_marcus(&server).await;
    let data = server.data.path().display().to_string();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("saturnalia.sqlite");
    let file = copy.display().to_string();
    let done = saturnalia(&["backup", &file, "--data", &data]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(String::from_utf8_lossy(&done.stdout).contains("1 tables, opened and checked"));
    assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    let again = saturnalia(&["backup", &file, "--data", &data]);
    assert!(String::from_utf8_lossy(&again.stderr).contains("is there already"));
    let elsewhere = saturnalia(&["backup", "/tmp/never", "--database", "postgres://nobody@127.0.0.1/x"]);
    assert!(String::from_utf8_lossy(&elsewhere.stderr).contains("pg_dump"));
    // The server goes on; another one serves the copy.
    assert!(livia.look(id).await.is_ok());
    let other = Server::start(Data::Folder(std::sync::Arc::new(folder)), &["--limits", "0"]);
    assert_eq!(livia.at(other.address).look(id).await.unwrap().table.id, id);
}
