//! The commands, run as a person runs them.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn saturnalia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(args).env("LANG", "C").output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A finished game on disk, played by bots.
fn recorded_game(folder: &Path) -> String {
    let done = saturnalia(&[
        "simulate",
        "city-of-rome",
        "--seats",
        "2",
        "--games",
        "1",
        "--seed",
        "5",
        "--record",
        folder.to_str().unwrap(),
    ]);
    assert!(done.status.success(), "{}", stderr(&done));
    folder.join("city-of-rome-5.game").to_str().unwrap().to_owned()
}

#[test]
fn bad_arguments_get_one_sentence_and_exit_code_2() {
    let bad: [&[&str]; 14] = [
        &["dance"],
        &["bench", "monopoly"],
        &["bench", "city-of-rome", "--seats", "9"],
        &["bench", "--seconds", "-1"],
        &["bench", "--seconds", "NaN"],
        &["bench", "--games", "0"],
        &["bench", "--games", "3", "--seconds", "1"],
        &["simulate", "city-of-rome"],
        &["simulate", "city-of-rome", "--seats", "5"],
        &["simulate", "city-of-rome", "--seats", "2", "--games", "0"],
        &["simulate", "city-of-rome", "--seats", "2", "--bots", "hal"],
        &["simulate", "city-of-rome", "--seats", "2", "--options", "{"],
        &["arena", "city-of-rome", "--seats", "2", "--bots", "random,random,random"],
        &["play", "city-of-rome", "--seats", "me"],
    ];
    for args in bad {
        let output = saturnalia(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stderr(&output));
        let said = stderr(&output);
        assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
        assert!(said.starts_with("saturnalia: ") && said.len() > 20, "{args:?}: {said}");
        assert!(stdout(&output).is_empty(), "{args:?}");
    }
}

#[test]
fn bench_prints_one_json_line_per_seat_count() {
    let output = saturnalia(&["bench", "city-of-rome", "--seconds", "0.02", "--json"]);
    let lines: Vec<Value> = stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    for (line, seats) in lines.iter().zip(2..) {
        assert_eq!(line["game"], "city-of-rome");
        assert_eq!(line["seats"], seats);
        for field in
            ["games", "decisions", "seconds", "games_per_second", "decisions_per_second", "max_offers", "state_bytes"]
        {
            assert!(line[field].as_f64().unwrap() > 0.0, "{field}");
        }
        assert!(line["max_offers"].as_u64().unwrap() <= 200);
    }
}

#[test]
fn a_bench_of_so_many_games_always_plays_the_same_ones() {
    let played = |games: &str| {
        let output = saturnalia(&["bench", "sylla", "--seats", "3", "--games", games, "--json"]);
        let line: Value = serde_json::from_str(&stdout(&output)).unwrap();
        (line["games"].as_u64().unwrap(), line["decisions"].as_u64().unwrap())
    };
    let (two, five) = (played("2"), played("5"));
    assert_eq!((two.0, five.0), (2, 5));
    assert!(two.1 < five.1);
    assert_eq!(played("5"), five);
}

#[test]
fn a_simulation_is_the_same_every_time() {
    let args = [
        "simulate",
        "city-of-rome",
        "--seats",
        "3",
        "--games",
        "4",
        "--seed",
        "9",
        "--bots",
        "greedy,random",
        "--json",
    ];
    let (first, second) = (saturnalia(&args), saturnalia(&args));
    assert!(first.status.success(), "{}", stderr(&first));
    assert_eq!(stdout(&first), stdout(&second));
    assert_eq!(stdout(&first).lines().count(), 4);
    assert!(stderr(&first).is_empty(), "a pipe gets no progress bar");
}

#[test]
fn an_arena_rotates_the_seats_and_shares_out_every_win() {
    let output =
        saturnalia(&["arena", "city-of-rome", "--seats", "3", "--games", "10", "--bots", "greedy,random", "--json"]);
    let rows: Vec<Value> = stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(rows.len(), 3, "one row per bot, and one about the run: {}", stderr(&output));
    let (rows, summary) = rows.split_at(2);
    assert!(summary[0]["games_per_hour"].as_f64().unwrap() > 0.0 && summary[0]["decided"].is_null(), "{summary:?}");
    // greedy, random, greedy: two seats and one.
    let total = 2.0 * rows[0]["win_share"].as_f64().unwrap() + rows[1]["win_share"].as_f64().unwrap();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    for row in rows {
        assert_eq!(row["games"], 12, "ten games rounded up to whole blocks of three");
        let (low, share, high) = (row["ci_low"].as_f64(), row["win_share"].as_f64(), row["ci_high"].as_f64());
        assert!(low <= share && share <= high, "{row}");
        assert!((1.0..=3.0).contains(&row["mean_rank"].as_f64().unwrap()));
    }
}

#[test]
fn a_recorded_game_is_verified_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = recorded_game(folder.path());
    let verified = saturnalia(&["verify", &file]);
    assert!(verified.status.success(), "{}", stderr(&verified));
    for told in ["version 1", "proven: the commitment binds the seed", "not proven: who the players were"] {
        assert!(stdout(&verified).contains(told), "{}", stdout(&verified));
    }
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let noted = |commitment: &str| saturnalia(&["verify", &file, "--noted", commitment]);
    let same = noted(record["commitment"].as_str().unwrap());
    assert!(stdout(&same).contains("proven: this is the commitment that was noted"), "{}", stderr(&same));
    assert!(!stdout(&same).contains("published"), "whoever noted it knows that it was");
    assert!(stderr(&noted(&"00".repeat(32))).contains("not the one that was noted"));
    assert!(stdout(&verified).contains("place 1"));
    for args in [
        vec!["replay", &file],
        vec!["replay", &file, "--viewer", "1", "--lang", "de"],
        vec!["replay", &file, "--step", "3"],
    ] {
        let told = saturnalia(&args);
        assert!(told.status.success(), "{}", stderr(&told));
        assert!(stdout(&told).lines().count() > 5);
        assert!(!stdout(&told).contains('<'), "a text is missing: {}", stdout(&told));
    }
    assert_eq!(saturnalia(&["replay", &file, "--step", "99999"]).status.code(), Some(2));
    assert_eq!(saturnalia(&["replay", &file, "--viewer", "7"]).status.code(), Some(2));
}

/// Files of before there were terms, as they were written then.
#[test]
fn golden_games_verify_by_the_version_they_were_committed_in() {
    let games = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games")).unwrap();
    let golden = games.map(|game| game.unwrap().path().join("tests/golden")).filter(|folder| folder.is_dir());
    let mut verified = 0;
    for file in golden.flat_map(|folder| fs::read_dir(folder).unwrap()).map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|kind| kind == "game") {
            let output = saturnalia(&["verify", file.to_str().unwrap()]);
            let told = stdout(&output);
            assert!(output.status.success(), "{}: {}", file.display(), stderr(&output));
            let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
            let version = if record.get("terms").is_some() { "version 2" } else { "version 1" };
            assert!(told.contains(version), "{}: {told}", file.display());
            assert!(told.contains("not proven: who the players were"), "{told}");
            if version == "version 1" {
                let chosen = ["that the host did not choose cards", "they were chosen when the table was opened"];
                assert!(chosen.iter().any(|claim| told.contains(claim)), "{told}");
            }
            verified += 1;
        }
    }
    assert!(verified > 30, "{verified} golden games");
}

#[test]
fn a_game_that_was_tampered_with_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = recorded_game(folder.path());
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let tampered = |change: &dyn Fn(&mut Value)| {
        let mut copy = record.clone();
        change(&mut copy);
        let path = folder.path().join("tampered.game");
        fs::write(&path, copy.to_string()).unwrap();
        let output = saturnalia(&["verify", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
        stderr(&output)
    };
    let other_seed = "00".repeat(31) + "01";
    assert!(tampered(&|record| record["seed"] = other_seed.clone().into()).contains("commitment"));
    assert!(tampered(&|record| record["entries"].as_array_mut().unwrap().swap(0, 5)).contains("entry 0"));
    assert!(tampered(&|record| record["game"] = "chess".into()).contains("chess"));
    assert!(tampered(&|record| record["saturnalia"] = 3.into()).contains("commitment"), "format 3 has terms");
    assert!(tampered(&|record| record["saturnalia"] = 4.into()).contains("format 4"));
    assert!(tampered(&|record| record["seats"] = 7.into()).contains("seats"));
    assert!(tampered(&|record| record["surprise"] = 1.into()).contains("surprise"));
}

#[test]
fn files_that_are_no_game_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in [("empty", ""), ("text", "Ave"), ("list", "[1,2]"), ("object", "{}")] {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        for command in ["verify", "replay"] {
            let output = saturnalia(&[command, path.to_str().unwrap()]);
            assert_eq!(output.status.code(), Some(1), "{name}");
            assert_eq!(stderr(&output).lines().count(), 1, "{}", stderr(&output));
        }
    }
    assert_eq!(saturnalia(&["verify", "/no/such/file"]).status.code(), Some(1));
}

#[test]
fn a_game_is_looked_back_at() {
    let folder = tempfile::tempdir().unwrap();
    let file = recorded_game(folder.path());
    let output = saturnalia(&["analyse", &file, "--iterations", "30", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let found: Value = serde_json::from_str(&stdout(&output)).unwrap();
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let moments = found["moments"].as_array().unwrap();
    assert_eq!(moments.len(), record["entries"].as_array().unwrap().len());
    assert!(
        moments.iter().any(|moment| moment["better"]["label"]["key"].is_string()),
        "random players give things away"
    );
    for moment in moments {
        assert_eq!(moment["shares"].as_array().unwrap().len(), 2);
        assert!(moment["cost"].as_f64().unwrap() >= 0.0);
        if let Some(promises) = moment["promises"].as_array() {
            let best = moment["better"]["win_share"].as_f64().unwrap();
            let most = promises.iter().map(|promise| promise.as_f64().unwrap()).fold(0.0, f64::max);
            assert!(most >= best, "what would have been better is among the offers: {moment}");
        }
    }
    let mistakes = moments.iter().filter(|moment| moment["promises"].is_array()).count();
    assert!(mistakes > 0, "random players make mistakes");
    let last = moments.last().unwrap()["shares"].as_array().unwrap();
    assert_eq!(last.iter().map(|share| share.as_f64().unwrap()).sum::<f64>(), 1.0, "in the end somebody has won");
    let words = stdout(&saturnalia(&["analyse", &file, "--iterations", "10", "--lang", "en"]));
    assert!(words.contains("better was"), "{words}");
    let missing = saturnalia(&["analyse", folder.path().join("nothing").to_str().unwrap()]);
    assert_eq!(missing.status.code(), Some(1));
}

#[test]
fn a_training_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("city");
    let train = |generations: &str| {
        let place = place.to_str().unwrap();
        let small = ["--games", "4", "--iterations", "2", "--measured", "2", "--threads", "1"];
        saturnalia(&[&["train", "city-of-rome", "--folder", place, "--generations", generations], &small[..]].concat())
    };
    let nothing = saturnalia(&["train", "city-of-rome", "--folder", place.to_str().unwrap(), "--resume"]);
    assert_eq!(nothing.status.code(), Some(2), "there is nothing to go on with: {}", stderr(&nothing));
    let log = || fs::read_to_string(place.join("log.jsonl")).unwrap().lines().count();
    let first = train("1");
    assert!(first.status.success(), "{}", stderr(&first));
    assert_eq!(log(), 1);
    assert!(stdout(&train("2")).starts_with("generation 2:"));
    assert_eq!(log(), 2);
    let network: Value = serde_json::from_str(&fs::read_to_string(place.join("network.json")).unwrap()).unwrap();
    for generation in ["generation-1.json", "generation-2.json"] {
        assert!(place.join(generation).exists(), "every generation is kept: {generation}");
    }
    assert_eq!((network["game"].as_str(), network["origin"]["games"].as_u64()), (Some("city-of-rome"), Some(8)));
    let crooked = saturnalia(&["train", "city-of-rome", "--folder", place.to_str().unwrap(), "--hidden", "8,0"]);
    assert!(stderr(&crooked).contains("two widths"), "{}", stderr(&crooked));
    fs::write(place.join("training.json"), "{").unwrap();
    let broken = train("3");
    assert_eq!(broken.status.code(), Some(1));
    assert!(stderr(&broken).contains("this is not a network"), "{}", stderr(&broken));
}
