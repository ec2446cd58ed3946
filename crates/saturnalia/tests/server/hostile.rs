//! Malformed, stale, repeated, foreign and oversized messages: a refusal from the closed list, never a panic, never a changed game.

#[path = "../../../../fuzz/harness.rs"]
mod harness;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use saturnalia_headless::{Failure, Live, Visitor};
use saturnalia_protocol::Refusal;
use saturnalia_protocol::wire::{Act, ServerMessage, TableState};

use crate::process::Server;
use crate::table::{Watcher, answer_in_turns, livia_and_marcus};

/// JSON of any shape, with words of the protocol in it.
fn any_json() -> impl Strategy<Value = serde_json::Value> {
    let word = prop::sample::select(vec![
        "hello",
        "act",
        "ping",
        "id",
        "play",
        "seat",
        "version",
        "answer",
        "undo",
        "to",
        "ask_undo",
        "consent",
        "agree",
        "resign",
        "in_favour_of",
        "chat",
        "text",
        "join",
        "invite",
        "leave",
        "start",
        "add_bot",
        "spec",
        "empty",
        "eyes",
        "known",
        "entries",
        "truth",
        "spectator",
        "resume",
        "ask_pause",
        "game",
        "seats",
        "options",
        "pace",
        "public",
    ]);
    let leaf = prop_oneof![
        Just(serde_json::Value::Null),
        any::<bool>().prop_map(serde_json::Value::from),
        any::<i64>().prop_map(serde_json::Value::from),
        (0u32..20).prop_map(serde_json::Value::from),
        any::<f64>().prop_map(|number| serde_json::json!(number)),
        word.clone().prop_map(serde_json::Value::from),
        ".{0,40}".prop_map(serde_json::Value::from),
    ];
    leaf.prop_recursive(5, 40, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(serde_json::Value::from),
            prop::collection::vec((word.clone(), inner), 0..4).prop_map(|pairs| {
                serde_json::Value::Object(pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
            }),
        ]
    })
}

/// A message that a client of ill will, or of another version, might send.
fn any_message() -> impl Strategy<Value = String> {
    let act = any_json().prop_map(|value| serde_json::json!({"act": {"id": 1, "act": value}}).to_string());
    let play = (0u8..8, any::<u32>(), any_json()).prop_map(|(seat, version, answer)| {
        serde_json::json!({"act": {"id": 1, "act": {"play": {"seat": seat, "version": version, "answer": answer}}}})
            .to_string()
    });
    let hello = any_json().prop_map(|value| serde_json::json!({"hello": value}).to_string());
    let deep = (1usize..4000).prop_map(|depth| "[".repeat(depth));
    prop_oneof![
        any_json().prop_map(|value| value.to_string()),
        act,
        play,
        hello,
        ".{0,200}",
        deep,
        (any::<u8>(), 15_000usize..16_000)
            .prop_map(|(byte, length)| char::from(byte % 95 + 32).to_string().repeat(length)),
    ]
}

/// A running game of two people, a stranger, and what the game looks like.
struct Scene {
    server: Server,
    stranger: Visitor,
    livia: Visitor,
    id: saturnalia_protocol::TableId,
    before: String,
}

async fn scene() -> Scene {
    let server = Server::fresh();
    let (mut livia, marcus, id) = livia_and_marcus(&server).await;
    let stranger = server.guest("Stranger").await;
    let mut one = Watcher::join(&livia, id, None).await;
    let mut two = Watcher::join(&marcus, id, None).await;
    answer_in_turns([&mut one, &mut two], 6, 2).await;
    let before = picture(&mut livia, id).await;
    Scene { server, stranger, livia, id, before }
}

/// Everything about the game that must not change.
async fn picture(visitor: &mut Visitor, id: saturnalia_protocol::TableId) -> String {
    let state: TableState = visitor.look(id).await.unwrap();
    let turn = state.turn.unwrap();
    format!("{} {} {}", state.table.version, turn.entries, turn.view)
}

#[test]
fn whatever_is_sent_over_a_socket_is_refused_by_a_code_and_changes_nothing() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut scene = runtime.block_on(scene());
    let mut runner = TestRunner::new(Config { cases: 400, ..Config::default() });
    // A stranger, who owns no seat: nothing they send can be rightful but looking and talking.
    let live: std::cell::RefCell<Option<Live>> = std::cell::RefCell::new(None);
    runner
        .run(&any_message(), |message| {
            runtime.block_on(async {
                let mut slot = live.borrow_mut();
                if slot.is_none() {
                    *slot = Some(scene.stranger.live(scene.id, None).await.unwrap());
                }
                let socket = slot.as_mut().unwrap();
                let sent = socket.send_text(message.clone()).await;
                // The pong comes after whatever the message led to.
                let _ = socket.send_text(r#"{"ping":{}}"#).await;
                loop {
                    match socket.next().await {
                        Ok(ServerMessage::Pong { .. }) => break,
                        // A code outside the closed list would not have been read.
                        Ok(_) => {}
                        Err(Failure::Nonsense(text)) => panic!("not a message of the protocol: {text}"),
                        // After too much nonsense the socket is closed: a new one is opened.
                        Err(_) => {
                            *slot = None;
                            break;
                        }
                    }
                }
                drop(sent);
            });
            Ok(())
        })
        .unwrap();
    runtime.block_on(async {
        assert_eq!(picture(&mut scene.livia, scene.id).await, scene.before);
        assert_eq!(scene.server.get("/healthz").await.status, 200);
    });
}

#[test]
fn whatever_is_posted_is_refused_by_a_code_and_changes_nothing() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut scene = runtime.block_on(scene());
    let id = scene.id;
    let paths = prop::sample::select(vec![
        format!("/api/tables/{id}/act"),
        format!("/api/tables/{id}/rematch"),
        format!("/api/tables/{id}/same-deal"),
        format!("/api/tables/{id}/play-on"),
        format!("/api/tables/{id}/hint"),
        format!("/api/tables/{id}/analysis"),
        "/api/tables".to_owned(),
        "/api/tables/mine".to_owned(),
        "/api/import".to_owned(),
        "/api/verify".to_owned(),
        "/api/sign-in".to_owned(),
        "/api/nothing".to_owned(),
        format!("/api/tables/{id}?eyes=99&version=x"),
        "/api/tables/zzzzzzzzzzzzz/act".to_owned(),
        "/api/tables/0000000000000/act".to_owned(),
        "/api/tables/%00%ff/act".to_owned(),
    ]);
    let body = prop_oneof![
        4 => any_json().prop_map(|value| value.to_string().into_bytes()),
        2 => prop::collection::vec(any::<u8>(), 0..300),
        1 => (17_000usize..40_000).prop_map(|length| vec![b'a'; length]),
    ];
    let method = prop::sample::select(vec!["POST", "PATCH", "PUT", "DELETE", "GET"]);
    let mut runner = TestRunner::new(Config { cases: 300, ..Config::default() });
    let stranger = std::cell::RefCell::new(&mut scene.stranger);
    runner
        .run(&(method, paths, body), |(method, path, body)| {
            runtime.block_on(async {
                let answer = stranger.borrow_mut().request(method, &path, &body).await.unwrap();
                let fine = (200..300).contains(&answer.status);
                if !fine {
                    let refusal: Refusal = serde_json::from_slice(&answer.body)
                        .unwrap_or_else(|error| panic!("{method} {path}: {} {error} {}", answer.status, answer.text()));
                    assert_eq!(refusal.code.status(), answer.status);
                    assert_ne!(answer.status, 500, "{method} {path}: {refusal}");
                }
            });
            Ok(())
        })
        .unwrap();
    runtime.block_on(async {
        assert_eq!(picture(&mut scene.livia, id).await, scene.before);
        assert_eq!(scene.server.get("/healthz").await.status, 200);
    });
}

#[tokio::test]
async fn stale_repeated_and_foreign_answers_change_nothing() {
    let mut scene = scene().await;
    let mut watcher = Watcher::join(&scene.livia, scene.id, None).await;
    watcher.until("it is shown", |watcher| watcher.turn.is_some()).await;
    let turn = watcher.turn.clone().unwrap();
    let asked = turn.asked[0].seat;
    for seat in 0..8u8 {
        for version in [0, turn.version.saturating_sub(1), turn.version + 1, u32::MAX] {
            let answer = serde_json::value::RawValue::from_string("\"anything\"".into()).unwrap();
            let act = Act::play(saturnalia_rules::Seat(seat), version, answer);
            assert!(watcher.act(act).await.is_err(), "seat {seat} of {asked}, version {version}");
        }
    }
    assert_eq!(picture(&mut scene.livia, scene.id).await, scene.before);
}

#[tokio::test]
async fn an_oversized_message_ends_the_socket_not_the_server() {
    let mut scene = scene().await;
    let mut live = scene.stranger.live(scene.id, None).await.unwrap();
    let _ = live.send_text("x".repeat(1024 * 1024)).await;
    while live.next().await.is_ok() {}
    assert_eq!(picture(&mut scene.livia, scene.id).await, scene.before);
    let answer = scene.stranger.request("POST", "/api/sign-in", &vec![b'{'; 20_000]).await.unwrap();
    assert_eq!((answer.status, answer.text().contains("too_large")), (413, true));
}

/// What the fuzzer found worth keeping (`fuzz/corpus`), and whatever once broke the server, against the real binary.
#[tokio::test]
async fn the_corpus_of_the_fuzzer_is_refused_in_good_order() {
    let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/messages");
    let mut inputs: Vec<_> = std::fs::read_dir(corpus).unwrap().map(|file| file.unwrap().path()).collect();
    inputs.sort();
    assert!(inputs.len() > 5);
    let server = Server::fresh();
    let mut harness = harness::Harness::new(server.address, saturnalia::GAMES.list()[0].info.key);
    for input in inputs {
        harness.play(&std::fs::read(input).unwrap()).await;
    }
    assert_eq!(server.get("/healthz").await.status, 200);
}
