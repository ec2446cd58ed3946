//! A ruling is there because a rule needs it: whatever `docs/rulings` numbers is cited by the code or the tests of its game.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The numbers of a page: each ruling is a paragraph that begins with its own.
fn numbers(page: &str) -> Vec<String> {
    let bold = page.lines().filter_map(|line| line.strip_prefix("**"));
    let number = |line: &str| line.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap().to_owned();
    let is_ruling = |number: &String| {
        let (letter, digits) = number.split_at(usize::from(!number.is_empty()));
        letter.chars().all(|letter| letter.is_ascii_uppercase()) && digits.parse::<u16>().is_ok()
    };
    bold.map(number).filter(is_ruling).collect()
}

/// All Rust code below a folder.
fn code(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            code(&path, into);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            into.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// `A9` in a comment, or `a9_` in the name of a test.
fn cites(code: &str, number: &str) -> bool {
    let whole = |text: &str, number: &str| {
        let apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_ascii_alphanumeric());
        text.match_indices(number)
            .any(|(at, _)| apart(text[..at].chars().next_back()) && apart(text[at + number.len()..].chars().next()))
    };
    whole(code, number) || whole(code, &number.to_ascii_lowercase())
}

#[test]
fn every_ruling_is_cited() {
    let mut uncited = Vec::new();
    for page in fs::read_dir(root().join("docs/rulings")).unwrap() {
        let page = page.unwrap().path();
        let game = page.file_stem().unwrap().to_str().unwrap().to_owned();
        let numbers = numbers(&fs::read_to_string(&page).unwrap());
        assert!(numbers.len() > 20, "{game}: only {} rulings were found", numbers.len());
        let mut written = String::new();
        for folder in ["src", "tests"] {
            code(&root().join("games").join(&game).join(folder), &mut written);
        }
        uncited
            .extend(numbers.into_iter().filter(|number| !cites(&written, number)).map(|number| (game.clone(), number)));
    }
    assert_eq!(uncited, [], "each of these needs a test, or a line of code, that names it");
}

#[test]
fn a_citation_is_the_whole_number() {
    assert!(cites("// Ruling A9.", "A9") && cites("fn a9_is_tested()", "A9"));
    assert!(!cites("// Ruling A91", "A9") && !cites("fn ba9_", "A9"));
}
