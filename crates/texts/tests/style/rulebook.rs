//! No sentence of a rulebook to the letter.
//!
//! The rulebooks are not ours to hand on, so what is kept of them are fingerprints of every run of eight words in them:
//! `rulebooks.bin`, numbers of five bytes, sorted. From these no sentence can be had. A run of ours that is none of theirs has
//! one chance in fifty million to look like one; all our texts together one in a thousand.
//!
//! `scripts/rulebooks` writes the file anew, beside a checkout that has the rulebooks.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::reading::{What, messages};

/// So many words in a row are a sentence that somebody wrote.
const RUN: usize = 8;
const BYTES: usize = 5;
const FINGERPRINTS: &[u8] = include_bytes!("rulebooks.bin");

/// The words of a text: in lower case, without signs, umlauts as their letters.
fn words(text: &str) -> Vec<String> {
    let folded = text.to_lowercase().replace('ä', "a").replace('ö', "o").replace('ü', "u").replace('ß', "ss");
    folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// FNV-1a over the words of a run, folded to forty bits.
fn fingerprint(run: &[String]) -> u64 {
    let bytes = run.iter().flat_map(|word| word.bytes().chain([b' ']));
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (hash ^ (hash >> 40)) & ((1 << (8 * BYTES)) - 1)
}

fn fingerprints(text: &str) -> BTreeSet<u64> {
    words(text).windows(RUN).map(fingerprint).collect()
}

fn kept() -> BTreeSet<u64> {
    FINGERPRINTS
        .chunks_exact(BYTES)
        .map(|bytes| bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
        .collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder with one of these endings.
fn below(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the checkout") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            below(&path, endings, found);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one)) {
            found.push(path);
        }
    }
}

/// What we say in German, by where it stands. An inserted word belongs to no run.
fn ours() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for message in messages().iter().filter(|message| message.language == "de") {
        for way in &message.ways {
            let parts = way.split(|piece| !matches!(piece.what, What::Text(_)));
            let said = parts.map(|part| {
                part.iter().map(|piece| match &piece.what {
                    What::Text(text) => text.as_str(),
                    What::Argument(_) | What::Other => "",
                })
            });
            texts.extend(said.map(|said| (message.key.clone(), said.collect())));
        }
    }
    let mut pages = Vec::new();
    below(&root().join("docs"), &["md", "json"], &mut pages);
    below(&root().join("games"), &["toml"], &mut pages);
    pages.extend(
        ["README.md", "STYLE.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|name| root().join(name)),
    );
    texts.extend(pages.into_iter().map(|path| {
        let text = fs::read_to_string(&path).expect("a file that was just listed");
        (path.strip_prefix(root()).unwrap_or(&path).display().to_string(), text)
    }));
    texts
}

#[test]
fn no_sentence_of_a_rulebook_is_ours() {
    if let Some(folder) = env::var_os("UPDATE_RULEBOOKS") {
        write(Path::new(&folder));
        return;
    }
    let kept = kept();
    assert!(kept.len() > 20_000, "the fingerprints of five rulebooks");
    let mut borrowed = BTreeSet::new();
    for (place, text) in ours() {
        let words = words(&text);
        let runs = words.windows(RUN).filter(|run| kept.contains(&fingerprint(run)));
        borrowed.extend(runs.map(|run| format!("{place}: {}", run.join(" "))));
    }
    crate::none(borrowed);
}

#[test]
fn a_run_of_eight_words_is_found_whatever_signs_stand_between_them() {
    let rulebook = fingerprints("Der Legionär **schläft** heute, denn: übermorgen ist Markt in Rom.");
    let mine = words("Ach! Schläft (heute), denn Übermorgen – ist Markt – in Rom");
    assert!(mine.windows(RUN).any(|run| rulebook.contains(&fingerprint(run))));
    let other = words("Der Legionär schläft heute nicht, denn morgen ist Markt in Rom");
    assert!(!other.windows(RUN).any(|run| rulebook.contains(&fingerprint(run))));
}

/// Writes the fingerprints of all rulebooks in a folder.
fn write(folder: &Path) {
    let mut books = Vec::new();
    below(folder, &["txt"], &mut books);
    let texts = books.iter().map(|path| fs::read_to_string(path).expect("a rulebook"));
    let all: BTreeSet<u64> = texts.flat_map(|text| fingerprints(&text)).collect();
    let bytes: Vec<u8> = all.into_iter().flat_map(|number| number.to_be_bytes()[8 - BYTES..].to_vec()).collect();
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/style/rulebooks.bin"), bytes)
        .expect("a writable checkout");
}
