//! Any position of a game file becomes a scenario, so that every bug report becomes a test.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn saturnalia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(args).env("LANG", "C").output().unwrap()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// What it prints when all goes well.
fn said(args: &[&str]) -> String {
    let output = saturnalia(args);
    assert!(output.status.success(), "{args:?}: {}", complaint(&output));
    String::from_utf8(output.stdout).unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A game of format 1 that the house keeps for good.
fn golden(game: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}/tests/golden/{name}.game"))
}

/// Tells positions of a game file and sets them up again: the table looks as it does in the replay.
fn told_and_set_up_again(game: &str, file: &Path, components: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let entries = record["entries"].as_array().unwrap().len();
    // A scenario has nobody's name: the same game among people who are called as its seats are.
    let seats = record["seats"].as_u64().unwrap();
    record["players"] = (1..=seats).map(|number| format!("#{number}")).collect();
    let file = &folder.path().join("nameless.game");
    fs::write(file, record.to_string()).unwrap();
    for entry in [0, 1, entries / 3, entries / 2 + 1, entries - 1, entries] {
        let number = entry.to_string();
        let mut tell = vec!["scenario", game, "--from", text(file), "--entry", &number];
        tell.extend(components);
        let output = saturnalia(&tell);
        assert!(output.status.success(), "{game} at {entry}: {}", complaint(&output));
        assert!(complaint(&output).contains("--seats"), "{}", complaint(&output));
        let scenario = folder.path().join("scenario.json");
        fs::write(&scenario, &output.stdout).unwrap();
        // With the options that it says: an old file leaves out what every table had then.
        let told = complaint(&output);
        let options = told.split('\'').nth(1).unwrap();
        let seats = record["seats"].to_string();
        let mut set_up = vec!["scenario", game, text(&scenario), "--seats", &seats, "--options", options];
        set_up.extend(components);
        let there = said(&set_up);
        let mut replay = vec!["replay", text(file), "--step", &number];
        replay.extend(components);
        let before = said(&replay);
        let table = before.lines().take_while(|line| !line.is_empty()).collect::<Vec<_>>();
        assert!(table.len() > 2, "{before}");
        assert_eq!(there.lines().take(table.len()).collect::<Vec<_>>(), table, "{game} at {entry}");
    }
}

#[test]
fn positions_of_a_game_file_are_told_in_either_format() {
    let folder = tempfile::tempdir().unwrap();
    let kept = [
        ("city-of-rome", "three-seats"),
        ("alea-iacta-est", "random-4-seats"),
        ("sylla", "random-3"),
        ("glory-to-rome", "lookout-3"),
    ];
    for (game, name) in kept {
        let old = golden(game, name);
        assert!(fs::read_to_string(&old).unwrap().contains("\"saturnalia\":1"), "{name}");
        told_and_set_up_again(game, &old, &[]);
        said(&["simulate", game, "--seats", "3", "--games", "1", "--seed", "7", "--record", text(folder.path())]);
        told_and_set_up_again(game, &folder.path().join(format!("{game}-7.game")), &[]);
    }
}

#[test]
fn a_game_that_began_in_the_middle_of_a_round_is_told_from_its_first_entry() {
    told_and_set_up_again("glory-to-rome", &golden("glory-to-rome", "nested-3"), &[]);
}

#[test]
fn a_position_with_other_components_is_told_and_set_up_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("city-of-rome.toml");
    fs::write(&set, said(&["components", "print", "city-of-rome"])).unwrap();
    let components = ["--components", text(folder.path())];
    let records = folder.path().join("games");
    let mut simulate = vec!["simulate", "city-of-rome", "--seats", "2", "--games", "1", "--record", text(&records)];
    simulate.extend(components);
    said(&simulate);
    let file = records.join("city-of-rome-1.game");
    told_and_set_up_again("city-of-rome", &file, &components);
    // Whoever has only the game file can tell it as well: the set is in there.
    let output = saturnalia(&["scenario", "city-of-rome", "--from", text(&file), "--entry", "3"]);
    assert!(output.status.success() && complaint(&output).contains("My own box"), "{}", complaint(&output));
}

#[test]
fn what_cannot_be_told_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let game = golden("city-of-rome", "three-seats");
    let nonsense = folder.path().join("nonsense.game");
    fs::write(&nonsense, "{\"game\": 7").unwrap();
    let broken = folder.path().join("broken.game");
    let text_of = fs::read_to_string(&game).unwrap();
    fs::write(&broken, text_of.replacen("\"seat\":", "\"seat\":3,\"seats\":", 1)).unwrap();
    let refused: [(&[&str], i32, &str); 8] = [
        (&["--from", text(&game), "--entry", "99999"], 2, "entry 99999: the game has "),
        (&["--from", text(&game), "--entry", "-1"], 2, ""),
        (&["--from", text(&game), "--entry", "many"], 2, "many"),
        (&["--from", text(&game), "--seats", "3"], 2, ""),
        (&["--from", text(&nonsense)], 1, "is not a game file"),
        (&["--from", text(&broken)], 1, "entry 0: there is no such seat"),
        (&["--from", "/nowhere/to/be.found"], 1, "/nowhere/to/be.found"),
        (&["--entry", "3"], 2, ""),
    ];
    for (args, code, words) in refused {
        let output = saturnalia(&[&["scenario", "city-of-rome"], args].concat());
        let said = complaint(&output);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words) && said.lines().count() == 1, "{args:?}: {said}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
    let other = saturnalia(&["scenario", "sylla", "--from", text(&game), "--entry", "0"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(complaint(&other).contains("is a game of city-of-rome, not of sylla"), "{}", complaint(&other));
}
