//! A stranger's program plays by JSON lines.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running `saturnalia protocol`.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start() -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_saturnalia"))
            .args(["protocol", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Program { child, input, output }
    }

    fn line(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        let mut reply = String::new();
        self.output.read_line(&mut reply).unwrap();
        serde_json::from_str(&reply).unwrap()
    }

    fn send(&mut self, request: Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    fn ok(&mut self, request: Value) -> Value {
        let reply = self.send(request.clone());
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply["result"].clone()
    }

    fn refused(&mut self, request: Value) -> String {
        let reply = self.send(request.clone());
        assert_eq!(reply["ok"], false, "{request}: {reply}");
        assert!(reply["error"]["message"].as_str().unwrap().len() > 3);
        reply["error"]["code"].as_str().unwrap().to_owned()
    }

    fn new_game(&mut self, seats: u8) {
        self.ok(json!({"cmd": "new", "game": "city-of-rome", "seats": seats, "seed": 7}));
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn a_program_plays_every_game_to_the_end() {
    let mut program = Program::start();
    for game in program.ok(json!({"cmd": "games"})).as_array().unwrap().clone() {
        let seats = game["min_seats"].as_u64().unwrap();
        program.ok(json!({"cmd": "new", "game": game["game"], "seats": seats, "seed": 3}));
        let mut turn = 0;
        loop {
            let asks = program.ok(json!({"cmd": "asks"}));
            let Some(ask) = asks.as_array().unwrap().first() else { break };
            let offers = ask["offers"].as_array().unwrap();
            let offer = &offers[turn * 7 % offers.len()];
            for words in [&offer["text"], &ask["text"]] {
                assert!(!words.as_str().unwrap().is_empty() && !words.as_str().unwrap().contains('<'), "{words}");
            }
            program.ok(json!({"cmd": "play", "seat": ask["seat"], "answer": offer["answer"]}));
            turn += 1;
            assert!(turn < 20_000, "{} does not end", game["game"]);
        }
        let end = program.ok(json!({"cmd": "outcome"}));
        assert_eq!(end["over"], true);
        assert_eq!(end["outcome"]["places"].as_array().unwrap().len() as u64, seats);
        let file = program.ok(json!({"cmd": "save"}));
        assert_eq!(program.ok(json!({"cmd": "open", "file": file}))["entries"], turn);
        assert_eq!(program.ok(json!({"cmd": "outcome"})), end);
    }
}

#[test]
fn an_id_of_any_type_is_echoed() {
    let mut program = Program::start();
    for id in [json!(1), json!("a"), json!({"x": [1]}), Value::Null] {
        assert_eq!(program.send(json!({"cmd": "games", "id": id}))["id"], id);
        assert_eq!(program.send(json!({"cmd": "dance", "id": id}))["id"], id);
    }
    assert!(program.send(json!({"cmd": "games"})).get("id").is_none());
}

#[test]
fn every_refusal_has_a_code_and_the_program_goes_on() {
    let mut program = Program::start();
    assert_eq!(program.refused(json!({"cmd": "asks"})), "no_game");
    assert_eq!(program.refused(json!({"cmd": "dance"})), "unknown_command");
    assert_eq!(program.refused(json!({"dance": 1})), "malformed");
    assert_eq!(program.refused(json!({"cmd": "new"})), "malformed");
    assert_eq!(program.refused(json!({"cmd": "games", "surprise": 1})), "malformed");
    assert_eq!(program.refused(json!({"cmd": "new", "game": "chess", "seats": 2})), "unknown_game");
    assert_eq!(program.refused(json!({"cmd": "new", "game": "city-of-rome", "seats": 7})), "bad_seats");
    assert_eq!(program.refused(json!({"cmd": "new", "game": "city-of-rome", "seats": 2, "seed": "xyz"})), "bad_seed");
    assert_eq!(
        program.refused(json!({"cmd": "new", "game": "city-of-rome", "seats": 2, "options": {"x": 1}})),
        "bad_options"
    );
    assert_eq!(
        program.refused(json!({"cmd": "new", "game": "city-of-rome", "seats": 2, "scenario": {"x": 1}})),
        "bad_scenario"
    );
    assert_eq!(program.refused(json!({"cmd": "open", "file": {}})), "bad_file");
    assert_eq!(program.refused(json!({"cmd": "open", "file": {"game": "city-of-rome"}})), "bad_file");
    for line in [&b"{"[..], b"[1]", b"\xff\xfe", b"null", b"\"x\"", b"{}{}"] {
        assert_eq!(program.line(line)["error"]["code"], "malformed", "{line:?}");
    }

    program.new_game(2);
    let before = program.ok(json!({"cmd": "view", "viewer": "truth"}));
    let ask = program.ok(json!({"cmd": "asks"}))[0].clone();
    let (seat, other) = (ask["seat"].as_u64().unwrap(), 1 - ask["seat"].as_u64().unwrap());
    let answer = &ask["offers"][0]["answer"];
    assert_eq!(program.refused(json!({"cmd": "play", "seat": other, "answer": answer})), "not_asked");
    assert_eq!(program.refused(json!({"cmd": "play", "seat": 9, "answer": answer})), "no_such_seat");
    assert_eq!(program.refused(json!({"cmd": "play", "seat": seat, "answer": {"fly": 1}})), "bad_answer");
    assert_eq!(program.refused(json!({"cmd": "view", "viewer": 2})), "no_such_seat");
    assert_eq!(program.refused(json!({"cmd": "view", "viewer": "god"})), "malformed");
    assert_eq!(program.refused(json!({"cmd": "go", "bot": "hal"})), "unknown_bot");
    assert_eq!(program.refused(json!({"cmd": "go", "bot": "greedy", "seat": other})), "not_asked");
    assert_eq!(program.ok(json!({"cmd": "view", "viewer": "truth"})), before, "a refused line changed something");
}

#[test]
fn a_line_over_one_mebibyte_is_skipped() {
    let mut program = Program::start();
    let long = vec![b'x'; 3 * 1024 * 1024];
    assert_eq!(program.line(&long)["error"]["code"], "line_too_long");
    program.ok(json!({"cmd": "games"}));
    let padded = format!("{}{}", json!({"cmd": "games"}), " ".repeat(1024 * 1024));
    assert_eq!(program.line(&padded.as_bytes()[..1024 * 1024])["ok"], true, "exactly one mebibyte is allowed");
}

#[test]
fn a_bot_thinks_the_same_about_the_same_position_and_plays_nothing() {
    let mut program = Program::start();
    program.new_game(3);
    let before = program.ok(json!({"cmd": "view", "viewer": "truth"}));
    let thought = program.ok(json!({"cmd": "go", "bot": "greedy", "ms": 50}));
    assert_eq!(program.ok(json!({"cmd": "go", "bot": "greedy"})), thought);
    assert_eq!(thought["alternatives"][0]["answer"], thought["answer"]);
    assert_eq!(program.ok(json!({"cmd": "view", "viewer": "truth"})), before);
    program.ok(json!({"cmd": "play", "seat": thought["seat"], "answer": thought["answer"]}));
}

#[test]
fn a_searching_bot_keeps_to_its_budget() {
    let mut program = Program::start();
    program.new_game(2);
    let thought = program.ok(json!({"cmd": "go", "bot": "strong", "iterations": 50, "ms": 5}));
    assert_eq!(program.ok(json!({"cmd": "go", "bot": "strong:iterations=50"})), thought);
    assert!(thought["value"].as_f64().is_some_and(|value| (0.0..=1.0).contains(&value)));
    assert_eq!(program.refused(json!({"cmd": "go", "bot": "strong", "iterations": 0})), "unknown_bot");
    assert_eq!(program.refused(json!({"cmd": "go", "bot": "strong", "ms": 4_000_000})), "unknown_bot");
}

#[test]
fn no_view_of_a_seat_holds_the_seed() {
    let mut program = Program::start();
    let seed = "ab".repeat(32);
    program.ok(json!({"cmd": "new", "game": "city-of-rome", "seats": 2, "seed": seed}));
    for viewer in [json!(0), json!(1), json!("spectator"), json!("truth")] {
        assert!(!program.ok(json!({"cmd": "view", "viewer": viewer})).to_string().contains(&seed));
    }
}

#[test]
fn the_example_bot_plays_a_whole_game() {
    let example = |args: &[&str]| {
        Command::new("python3")
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/protocol_bot.py"))
            .args(args)
            .env("SATURNALIA_BIN", env!("CARGO_BIN_EXE_saturnalia"))
            .output()
            .expect("Python 3 is needed for these tests: apt-get install python3")
    };
    let played = example(&["city-of-rome", "3", "beginner"]);
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success() && said.contains("'places'"), "{played:?}");
    let refused = example(&["ludo"]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("unknown_game"), "{refused:?}");
}

#[test]
fn everybody_else_resigns_and_the_last_has_won() {
    let mut program = Program::start();
    program.new_game(3);
    let after = program.ok(json!({"cmd": "concede", "seat": 0, "in_favour_of": 2}));
    assert_eq!(after, json!({"entries": 1, "over": false}));
    assert_eq!(program.refused(json!({"cmd": "concede", "seat": 1, "in_favour_of": 1})), "no_such_seat");
    assert_eq!(program.ok(json!({"cmd": "concede", "seat": 1, "in_favour_of": 2}))["over"], true);
    assert_eq!(program.ok(json!({"cmd": "outcome"}))["outcome"]["places"][2], 1);
    assert_eq!(program.refused(json!({"cmd": "concede", "seat": 0, "in_favour_of": 2})), "game_over");
}

#[test]
fn an_answer_is_taken_back_as_far_as_nobody_learned_anything_or_all_agree() {
    let mut program = Program::start();
    program.new_game(2);
    assert_eq!(program.refused(json!({"cmd": "undo"})), "not_undone");
    let mut taken_back = [false; 2];
    for _ in 0..60 {
        let ask = program.ok(json!({"cmd": "asks"}))[0].clone();
        let offer = &ask["offers"][0];
        let entries =
            program.ok(json!({"cmd": "play", "seat": ask["seat"], "answer": offer["answer"]}))["entries"].clone();
        let back = entries.as_u64().unwrap() - 1;
        let reply = program.send(json!({"cmd": "undo", "to": back}));
        let free = reply["ok"] == true;
        if offer["final"] == true {
            assert!(!free, "{offer} shows something");
        }
        taken_back[usize::from(free)] = true;
        if !free {
            assert_eq!(reply["error"]["code"], "not_undone");
            assert_eq!(program.ok(json!({"cmd": "undo", "to": back, "agreed": true}))["entries"], back);
        }
        assert_eq!(program.ok(json!({"cmd": "asks"}))[0]["offers"], ask["offers"], "as it was before");
        program.ok(json!({"cmd": "play", "seat": ask["seat"], "answer": offer["answer"]}));
    }
    assert_eq!(taken_back, [true, true], "both kinds were met");
}

#[test]
fn what_a_viewer_was_told_and_why_something_cannot_be_chosen_is_said_in_words() {
    let mut program = Program::start();
    program.new_game(2);
    let (mut reasons, mut since) = (0, 0);
    for _ in 0..80 {
        let ask = program.ok(json!({"cmd": "asks"}))[0].clone();
        for reason in ask["why_not"].as_array().into_iter().flatten() {
            assert!(reason["piece"].is_string() && reason["text"].as_str().unwrap().len() > 3, "{reason}");
            reasons += 1;
        }
        since =
            program.ok(json!({"cmd": "play", "seat": ask["seat"], "answer": ask["offers"][0]["answer"]}))["entries"]
                .as_u64()
                .unwrap();
        let told = program.ok(json!({"cmd": "notices", "viewer": "spectator", "since": since - 1}));
        assert!(told.as_array().unwrap().iter().all(|notice| since == 1 || notice["entry"] == since), "{told}");
    }
    assert!(reasons > 0);
    let all = program.ok(json!({"cmd": "notices", "viewer": 0}));
    assert!(all.as_array().unwrap().iter().any(|notice| notice["text"].as_str().is_some_and(|text| text.len() > 8)));
    assert_eq!(program.ok(json!({"cmd": "notices", "viewer": 0, "since": since})), json!([]));
}

#[test]
fn a_sealed_vote_is_seen_by_the_truth_alone() {
    let mut program = Program::start();
    program.ok(json!({"cmd": "new", "game": "sylla", "seats": 3, "seed": 7}));
    let mut asks = program.ok(json!({"cmd": "asks"}));
    while asks.as_array().unwrap().len() < 2 {
        program.ok(json!({"cmd": "play", "seat": asks[0]["seat"], "answer": asks[0]["offers"][0]["answer"]}));
        asks = program.ok(json!({"cmd": "asks"}));
    }
    let (seat, answer) = (&asks[0]["seat"], &asks[0]["offers"][0]["answer"]);
    program.ok(json!({"cmd": "play", "seat": seat, "answer": answer}));
    let truth = program.ok(json!({"cmd": "view", "viewer": "truth"}));
    assert_eq!(truth["sealed"], json!([{"seat": seat, "answer": answer}]));
    for viewer in [json!(0), json!(1), json!("spectator")] {
        assert!(program.ok(json!({"cmd": "view", "viewer": viewer}))["sealed"].is_null());
    }
}

#[test]
fn quit_and_the_end_of_input_end_the_program() {
    let mut program = Program::start();
    program.ok(json!({"cmd": "quit"}));
    assert!(program.child.wait().unwrap().success());
}
