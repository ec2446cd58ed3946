//! Terminal play, with the keyboard replaced by a pipe.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Plays with the given key presses, and after them the first offer again and again.
fn play(args: &[&str], keys: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_saturnalia"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let keys = keys.to_owned() + &"1\n".repeat(3000);
    // The game may end before all keys are pressed.
    let typist = std::thread::spawn(move || drop(input.write_all(keys.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typist.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_whole_game_against_bots_in_both_languages() {
    for (language, won) in [("de", "Gewonnen:"), ("en", "Winner:")] {
        let said =
            play(&["play", "city-of-rome", "--seats", "me,greedy,random", "--seed", "3", "--lang", language], "");
        assert!(said.contains(won), "{language}: {}", &said[said.len().saturating_sub(500)..]);
        assert!(!said.contains('<'), "{language}: a text is missing");
    }
}

#[test]
fn nonsense_help_score_and_position_do_not_disturb_the_game() {
    let said = play(
        &["play", "city-of-rome", "--seats", "Anna,Ben", "--seed", "3", "--lang", "en"],
        "0\n99\nfoo\n?\ns\np\nu\n\n",
    );
    assert!(said.contains("Type the number of a move"));
    assert!(said.contains("cannot be undone"));
    assert!(said.contains("Winner:"));
}

#[test]
fn bots_are_called_as_the_house_calls_them() {
    for (language, greedy, random) in [("de", "(Raffzahn)", "(Zufall)"), ("en", "(Greedy)", "(Random)")] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("city-of-rome-3.game");
        let args = [
            "simulate",
            "city-of-rome",
            "--seats",
            "3",
            "--games",
            "1",
            "--seed",
            "3",
            "--bots",
            "solid:iterations=1,greedy,random",
        ];
        let simulated =
            Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(args).arg("--record").arg(folder.path()).output();
        assert!(simulated.unwrap().status.success());
        let replayed =
            Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(["replay", "--lang", language]).arg(path).output();
        let replayed = String::from_utf8(replayed.unwrap().stdout).unwrap();
        let played =
            play(&["play", "city-of-rome", "--seats", "me,greedy,random", "--seed", "3", "--lang", language], "");
        for said in [replayed, played] {
            assert!(said.contains(greedy) && said.contains(random), "{said}");
            assert!(!said.contains("(greedy)") && !said.contains("iterations"), "{said}");
        }
    }
}

#[test]
fn leaving_ends_the_game_without_a_winner() {
    let said = play(&["play", "city-of-rome", "--seats", "me,random", "--lang", "en"], "q\n");
    assert!(!said.contains("Winner:"));
}

#[test]
fn a_finished_game_is_written_where_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.game");
    play(&["play", "city-of-rome", "--seats", "me,random", "--record", path.to_str().unwrap()], "");
    let verified =
        Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(["verify", path.to_str().unwrap()]).output().unwrap();
    assert!(verified.status.success());
}
