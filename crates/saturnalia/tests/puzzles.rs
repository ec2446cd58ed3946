//! Puzzles and par, run as a person runs them: what is shipped still asks what it asked, what was broken off goes on.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use saturnalia::GAMES;
use saturnalia_catalog::NewGame;
use saturnalia_rules::{Chance, Nonce, Seed, Viewer};
use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_saturnalia");

fn saturnalia(args: &[&str]) -> Output {
    Command::new(PROGRAM).args(args).env("LANG", "C").output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A file with one puzzle, made up at the first choice of a game: what it asks is asked, its figures are not looked at.
fn made_up() -> Value {
    let entry = GAMES.find("city-of-rome").unwrap();
    let seed = Seed::from_number(3);
    let new = NewGame {
        seats: 2,
        options: entry.options_of_a_new_game(&Value::Null).unwrap(),
        components: None,
        scenario: None,
        chance: Chance::default(),
        seed,
        nonce: Nonce([0; 32]),
        bond: None,
    };
    let options = new.options.clone();
    let mut game = entry.start(new).unwrap();
    let ask = loop {
        let seat = game.asked().first().unwrap();
        let ask = game.ask(seat).unwrap();
        if ask.offers.len() > 2 {
            break ask;
        }
        game.play(seat, &ask.offers[0].answer).unwrap();
    };
    let view: Value = serde_json::from_str(game.view(Viewer::Seat(ask.seat)).get()).unwrap();
    let shares = vec![0.5; ask.offers.len()];
    json!({
        "game": "city-of-rome", "revision": entry.info.revision, "found_by": "nobody",
        "puzzles": [{
            "id": "1-0", "seats": 2, "seat": ask.seat, "options": options, "seed": seed,
            "scenario": game.scenario().unwrap(), "view": view, "ask": ask,
            "values": shares, "at_least": shares, "right": [0], "tempting": 1,
            "themes": ["opening"], "rating": 1500, "games": 0,
        }],
    })
}

/// What is said of a file of puzzles.
fn checked(file: &Value) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.json");
    fs::write(&path, file.to_string()).unwrap();
    saturnalia(&["puzzles", "check", "--quick", path.to_str().unwrap()])
}

/// The files of puzzles that are shipped.
fn shipped() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/games");
    GAMES.iter().map(|entry| games.join(entry.info.key).join("puzzles.json")).filter(|path| path.exists()).collect()
}

#[test]
fn every_shipped_puzzle_can_be_set_up_and_asks_what_it_asked() {
    for path in shipped() {
        let checked = saturnalia(&["puzzles", "check", "--quick", path.to_str().unwrap()]);
        assert!(checked.status.success(), "{}{}", stdout(&checked), stderr(&checked));
    }
}

/// What the standard says, read off the shipped files.
#[test]
fn every_shipped_puzzle_is_one_by_its_own_figures() {
    for path in shipped() {
        let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        for puzzle in file["puzzles"].as_array().unwrap() {
            let id = format!("{} {}", path.display(), puzzle["id"]);
            let numbers = |field: &str| -> Vec<f64> {
                puzzle[field].as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).collect()
            };
            let (values, at_least) = (numbers("values"), numbers("at_least"));
            let right: Vec<usize> = numbers("right").into_iter().map(|number| number as usize).collect();
            let best = values[right[0]];
            assert!(values.len() >= 3 && (0.1..=0.9).contains(&best), "{id}");
            for number in 0..values.len() {
                if right.contains(&number) {
                    assert!((best - values[number]).abs() < 0.0215, "{id}: offer {number} is called right");
                } else {
                    assert!(best - values[number] > 0.0585 && at_least[number] > 0.0295, "{id}: offer {number}");
                }
            }
            let tempting = puzzle["tempting"].as_u64().unwrap() as usize;
            assert!(!right.contains(&tempting) && tempting < values.len(), "{id}");
        }
    }
}

#[test]
fn a_puzzle_that_asks_something_else_is_named() {
    let file = made_up();
    let fine = checked(&file);
    assert!(fine.status.success(), "{}{}", stdout(&fine), stderr(&fine));
    let wrong = |pointer: &str, value: Value, said: &str| {
        let mut file = file.clone();
        *file.pointer_mut(pointer).unwrap() = value;
        let refused = checked(&file);
        assert_eq!(refused.status.code(), Some(1), "{pointer}");
        assert!(format!("{}{}", stdout(&refused), stderr(&refused)).contains(said), "{}", stdout(&refused));
    };
    wrong("/puzzles/0/ask/question/key", json!("something-else"), "1-0: another question is asked");
    wrong("/puzzles/0/view", json!({}), "1-0: the seat sees something else");
    wrong("/puzzles/0/values", json!([]), "1-0: it has other answers than offers");
    wrong("/puzzles/0/scenario", json!({"seats": 7}), "1-0: ");
    wrong("/puzzles", json!({}), "puzzles.json: ");
}

fn mine(log: &Path, more: &[&str]) -> Output {
    let log = log.to_str().unwrap();
    saturnalia(&[&["puzzles", "mine", "city-of-rome", "--minutes", "0", "--log", log], more].concat())
}

#[test]
fn mining_goes_on_after_a_kill_and_says_what_it_costs() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let begun = mine(&log, &[]);
    assert!(begun.status.success(), "{}", stderr(&begun));
    assert!(stdout(&begun).contains("0 puzzles in 0 games"), "{}", stdout(&begun));
    // A deal was looked at, from one position games were played, and a kill left half a line.
    let head = fs::read_to_string(&log).unwrap();
    assert_eq!(head.lines().count(), 1);
    let done =
        "{\"position\":{\"deal\":1,\"entry\":7,\"seconds\":1800.0}}\n{\"deal\":{\"deal\":1,\"seconds\":1800.0}}\n";
    fs::write(&log, format!("{head}{done}{{\"deal\":{{\"de")).unwrap();
    let resumed = mine(&log, &[]);
    assert!(
        stdout(&resumed).contains("0 puzzles in 1 games, 1 positions played on, 1.00 hours"),
        "{}{}",
        stdout(&resumed),
        stderr(&resumed)
    );
    assert_eq!(fs::read_to_string(&log).unwrap(), format!("{head}{done}"));
    // What was mined otherwise is no part of it.
    let other = mine(&log, &["--iterations", "500"]);
    assert_eq!(other.status.code(), Some(1));
    assert!(stderr(&other).contains("was mined otherwise"), "{}", stderr(&other));
}

#[test]
fn days_that_were_played_are_not_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("par.json");
    let par = |days: &str, from: &str| {
        let file = path.to_str().unwrap();
        let args = ["par", "city-of-rome", "--write", file, "--from", from, "--days", days];
        saturnalia(&[&args[..], &["--tries", "1", "--iterations", "2"]].concat())
    };
    let first = par("1", "2026-11-18");
    assert!(first.status.success(), "{}", stderr(&first));
    assert!(stdout(&first).starts_with("city-of-rome: 1 days of 1 tries"), "{}", stdout(&first));
    let written = fs::read_to_string(&path).unwrap();
    let file: Value = serde_json::from_str(&written).unwrap();
    assert_eq!(file["days"]["2026-11-18"]["points"].as_array().unwrap().len(), 1);
    assert!(stdout(&par("1", "2026-11-18")).starts_with("city-of-rome: 0 days"));
    assert_eq!(fs::read_to_string(&path).unwrap(), written);
    // What is over goes.
    let later = par("1", "2026-11-19");
    assert!(stdout(&later).starts_with("city-of-rome: 1 days"), "{}", stdout(&later));
    let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(file["days"].as_object().unwrap().keys().collect::<Vec<_>>(), ["2026-11-19"]);
    assert_eq!(par("1", "2026-02-30").status.code(), Some(2));
}
