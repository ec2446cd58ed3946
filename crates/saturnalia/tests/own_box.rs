//! Somebody types in their own box: the file is printed, edited, checked, played with, and the game replays anywhere.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const GAMES: [&str; 5] = ["glory-to-rome", "alea-iacta-est", "sylla", "city-of-rome", "gloria-mundi"];

fn saturnalia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(args).env("LANG", "C").output().unwrap()
}

/// What it prints when all goes well.
fn said(args: &[&str]) -> String {
    let output = saturnalia(args);
    assert!(output.status.success(), "{args:?}: {}", complaint(&output));
    String::from_utf8(output.stdout).unwrap()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn what_is_printed_of_every_game_can_be_checked_and_played_with() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let file = folder.path().join(format!("{game}.toml"));
        fs::write(&file, said(&["components", "print", game])).unwrap();
        let checked = said(&["components", "check", text(&file)]);
        assert!(checked.starts_with(&format!("{game}: My own box (")), "{checked}");
        let records = folder.path().join("games");
        said(&[
            "simulate",
            game,
            "--seats",
            "3",
            "--games",
            "1",
            "--components",
            text(folder.path()),
            "--record",
            text(&records),
        ]);
        let game_file = records.join(format!("{game}-1.game"));
        let verified = said(&["verify", text(&game_file)]);
        assert!(verified.contains("component set `My own box`"), "{verified}");
        assert!(verified.contains("place 1"), "{verified}");
    }
}

#[test]
fn a_changed_card_is_played_under_its_own_name_by_whoever_has_only_the_game_file() {
    let folder = tempfile::tempdir().unwrap();
    let printed = said(&["components", "print", "sylla"]);
    let changed = printed
        .replace("base_income      = { value = 3,", "base_income      = { value = 7,")
        .replace("sylla-card-merchant = \"Merchant\"", "sylla-card-merchant = \"Banker \\\"Argentarius\\\" {x}\"");
    assert_ne!(changed, printed);
    fs::write(folder.path().join("sylla.toml"), changed).unwrap();
    let records = folder.path().join("games");
    said(&[
        "simulate",
        "sylla",
        "--seats",
        "2",
        "--games",
        "1",
        "--components",
        text(folder.path()),
        "--record",
        text(&records),
    ]);
    fs::remove_file(folder.path().join("sylla.toml")).unwrap();
    let told = said(&["replay", text(&records.join("sylla-1.game")), "--lang", "en"]);
    assert!(told.contains("Banker \"Argentarius\" {x}"), "{told}");
}

#[test]
fn a_misprint_is_reported_with_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gloria-mundi.toml");
    let printed = said(&["components", "print", "gloria-mundi"]);
    let line = 1 + printed.lines().position(|line| line.contains("\"F01\"")).unwrap();
    fs::write(&file, printed.replacen("effect = \"+2F\"", "effect = \"+2Q\"", 1)).unwrap();
    for args in
        [vec!["components", "check", text(&file)], vec!["bench", "gloria-mundi", "--components", text(folder.path())]]
    {
        let output = saturnalia(&args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let complaint = complaint(&output);
        assert!(complaint.contains(&format!("gloria-mundi.toml: line {line}: ")), "{complaint}");
    }
}

#[test]
fn a_name_that_nothing_has_and_a_file_of_no_game_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sylla.toml");
    let printed = said(&["components", "print", "sylla"]);
    fs::write(&file, printed.replacen("sylla-card-merchant =", "sylla-ask-vote =", 1)).unwrap();
    let output = saturnalia(&["components", "check", text(&file)]);
    assert!(complaint(&output).contains("nothing is called by `sylla-ask-vote`"), "{}", complaint(&output));
    fs::rename(&file, folder.path().join("silla.toml")).unwrap();
    let output = saturnalia(&["bench", "sylla", "--components", text(folder.path())]);
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint(&output).contains("no game is called `silla`"), "{}", complaint(&output));
}
