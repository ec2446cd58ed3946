//! A program plays the game by JSON lines, with the real binary.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start(language: &str) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabula"))
            .args(["protocol", "--lang", language])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Program { child, input, output }
    }

    fn ok(&mut self, request: Value) -> Value {
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let reply: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply["result"].clone()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn the_house_of_the_example_has_one_game() {
    let games = Program::start("en").ok(json!({"cmd": "games"}));
    assert_eq!(games.as_array().unwrap().len(), 1, "{games}");
    assert_eq!((&games[0]["game"], &games[0]["name"]), (&json!("tabula"), &json!("Tabula")));
}

#[test]
fn a_program_and_a_bot_play_a_whole_game_in_both_languages() {
    for (language, first) in [("de", "Aus der Hand auf 1"), ("en", "From the hand to 1")] {
        let mut program = Program::start(language);
        program.ok(json!({"cmd": "new", "game": "tabula", "seats": 2, "seed": 480, "options": {}}));
        let mut answers = 0;
        let mut said = Vec::new();
        while let Some(ask) = program.ok(json!({"cmd": "asks"})).as_array().unwrap().first() {
            let seat = ask["seat"].as_u64().unwrap();
            let answer = if seat == 0 {
                let offers = ask["offers"].as_array().unwrap();
                said.extend(offers.iter().map(|offer| offer["text"].as_str().unwrap().to_owned()));
                said.push(ask["text"].as_str().unwrap().to_owned());
                offers[answers % offers.len()]["answer"].clone()
            } else {
                program.ok(json!({"cmd": "go", "seat": seat, "bot": "greedy"}))["answer"].clone()
            };
            program.ok(json!({"cmd": "play", "seat": seat, "answer": answer}));
            answers += 1;
            assert!(answers < 5000, "the game does not end");
        }
        assert!(said.iter().any(|text| text == first), "{language}: nobody said {first:?}");
        assert!(said.iter().all(|text| !text.is_empty() && !text.contains('<')), "{language}: a text is missing");
        let end = program.ok(json!({"cmd": "outcome"}));
        assert_eq!(end["over"], true);
        let home = end["outcome"]["points"].as_array().unwrap();
        assert_eq!(home.iter().filter(|stones| **stones == 15).count(), 1, "one of two has brought all home: {end}");
        let file = program.ok(json!({"cmd": "save"}));
        assert_eq!(program.ok(json!({"cmd": "open", "file": file}))["entries"], answers);
    }
}
