//! Arenas and ladders, run as a person runs them: broken off, gone on with, decided, and against another program.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

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

/// The rows of an arena, without what depends on the clock.
fn rows(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", stderr(output));
    let mut rows: Vec<Value> = stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for row in &mut rows {
        row.as_object_mut().unwrap().remove("games_per_hour");
    }
    rows
}

fn arena(more: &[&str]) -> Output {
    saturnalia(&[&["arena", "city-of-rome", "--seats", "2", "--json"], more].concat())
}

const PAIR: [&str; 4] = ["--bots", "solid:iterations=4,random", "--games", "24"];

#[test]
fn an_arena_that_was_broken_off_ends_as_if_it_had_not_been() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arena.jsonl");
    let file = path.to_str().unwrap();
    let whole = rows(&arena(&PAIR));
    // Half of it is played; of the rest a kill left one block out of order and half a line.
    let half = arena(&["--bots", "solid:iterations=4,random", "--games", "12", "--checkpoint", file]);
    assert!(half.status.success(), "{}", stderr(&half));
    let mut lines: Vec<String> = fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 1 + 6, "a head and six blocks of two games");
    let torn = lines.remove(3);
    fs::write(&path, format!("{}\n{}", lines.join("\n"), &torn[..torn.len() / 2])).unwrap();
    let resumed = [&PAIR[..], &["--checkpoint", file, "--threads", "3"]].concat();
    assert_eq!(rows(&arena(&resumed)), whole);
    // Everything is there now: nothing is played again.
    let written = fs::read_to_string(&path).unwrap();
    let again = arena(&resumed);
    let summary: Value = serde_json::from_str(stdout(&again).lines().last().unwrap()).unwrap();
    assert!(summary["games_per_hour"].is_null(), "no game was played: {summary}");
    assert_eq!((rows(&again), fs::read_to_string(&path).unwrap()), (whole, written));
}

#[test]
fn a_checkpoint_of_another_contest_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arena.jsonl");
    let file = path.to_str().unwrap();
    assert!(arena(&["--bots", "greedy,random", "--games", "2", "--checkpoint", file]).status.success());
    let before = fs::read_to_string(&path).unwrap();
    for other in [
        ["--bots", "beginner,random", "--games", "2", "--checkpoint", file],
        ["--bots", "greedy,random", "--seed", "9", "--checkpoint", file],
    ] {
        let refused = arena(&other);
        assert_eq!(refused.status.code(), Some(1));
        assert!(stderr(&refused).contains("holds another contest"), "{}", stderr(&refused));
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
}

#[test]
fn an_arena_stops_when_its_question_is_decided_on_any_number_of_threads() {
    let ask = |threads: &str| {
        rows(&arena(&["--bots", "greedy,random", "--games", "2000", "--decide", "0,100", "--threads", threads]))
    };
    let one = ask("1");
    assert_eq!(one, ask("3"));
    assert_eq!(one[2]["decided"], "high");
    let games = one[2]["games"].as_u64().unwrap();
    assert!(games < 400, "greedy beats random by far more than 100 Elo: {games} games");
    assert!(one[0]["elo"].as_f64().is_none_or(|elo| elo > 100.0) && one[0]["elo_low"].as_f64().unwrap() > 0.0);
    let even = rows(&arena(&["--bots", "random,greedy", "--games", "2000", "--decide", "-100,0"]));
    assert_eq!(even[2]["decided"], "low");
}

#[test]
fn another_version_of_the_program_plays_by_the_text_protocol() {
    let met = arena(&["--bots", "greedy,other/random", "--against", PROGRAM, "--games", "8", "--threads", "2"]);
    let rows = rows(&met);
    assert_eq!(rows[1]["bot"], "other/random");
    assert!(rows[0]["win_share"].as_f64().unwrap() > 0.5, "{rows:?}");
    let nobody = arena(&["--bots", "greedy,other/random", "--games", "2"]);
    assert_eq!(nobody.status.code(), Some(2));
    assert!(stderr(&nobody).contains("--against"), "{}", stderr(&nobody));
    let unknown = arena(&["--bots", "greedy,other/hal", "--against", PROGRAM, "--games", "2"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(stderr(&unknown).contains("no bot is called `hal`"), "{}", stderr(&unknown));
    let missing = arena(&["--bots", "greedy,other/random", "--against", "/nowhere/saturnalia", "--games", "2"]);
    assert_eq!(missing.status.code(), Some(2));
    let unfair = arena(&["--bots", "cheater:iterations=2,other/random", "--against", PROGRAM, "--games", "2"]);
    assert!(stderr(&unfair).contains("sees too much"), "{}", stderr(&unfair));
}

fn ladder(folder: &Path, more: &[&str]) -> Output {
    let folder = folder.to_str().unwrap();
    let base = ["ladder", "city-of-rome", "--seats", "2", "--folder", folder, "--games", "8"];
    saturnalia(&[&base[..], more].concat())
}

#[test]
fn a_ladder_writes_one_table_into_its_page_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("bots.md");
    fs::write(&page, "# Bots\n\n<!-- ladder city-of-rome 2 -->\n<!-- ladder end -->\n\nMore.\n").unwrap();
    let games = folder.path().join("games");
    let more = ["--bots", "greedy,beginner,random", "--pairs", "all", "--write", page.to_str().unwrap()];
    let first = ladder(&games, &more);
    assert!(first.status.success(), "{}", stderr(&first));
    let table = stdout(&first);
    assert_eq!(table.lines().count(), 5, "a head, a rule and three bots: {table}");
    assert!(table.lines().nth(4).unwrap().starts_with("| `random` | 0 |"), "{table}");
    assert_eq!(fs::read_dir(&games).unwrap().count(), 3, "a checkpoint for every pairing");
    let written = fs::read_to_string(&page).unwrap();
    assert!(written.contains(&table) && written.ends_with("<!-- ladder end -->\n\nMore.\n"), "{written}");
    let again = ladder(&games, &more);
    assert_eq!((stdout(&again), fs::read_to_string(&page).unwrap()), (table, written));
}

#[test]
fn a_page_without_a_place_for_the_table_is_refused_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("bots.md");
    fs::write(&page, "# Bots\n").unwrap();
    let games = folder.path().join("games");
    let refused = ladder(&games, &["--bots", "greedy,random", "--write", page.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("<!-- ladder city-of-rome 2 -->"), "{}", stderr(&refused));
    assert!(!games.exists());
}

#[test]
fn every_yardstick_of_a_ladder_can_be_played() {
    let folder = tempfile::tempdir().unwrap();
    let output = ladder(folder.path(), &["--iterations", "2"]);
    assert!(output.status.success(), "{}", stderr(&output));
    for bot in ["strong", "strong-1", "plain", "greedy", "peeker", "cheater"] {
        assert!(stdout(&output).contains(&format!("| `{bot}")), "{bot}: {}", stdout(&output));
    }
    assert!(stdout(&output).contains("`plain:iterations=8`"), "four times as much: {}", stdout(&output));
}
