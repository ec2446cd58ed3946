//! The house's own texts: in both languages, and each said somewhere.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use saturnalia_bots::BotKind;
use saturnalia_rules_testkit::check_texts;
use saturnalia_texts::{files, messages};

/// Every string like `house-…` in the source files of some folders.
fn said_in(folders: &[&str]) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut keys = BTreeSet::new();
    let mut folders: Vec<_> = folders.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ["rs", "ts", "svelte"].iter().any(|known| ending == *known))
            {
                collect(&fs::read_to_string(path).unwrap(), &mut keys);
            }
        }
    }
    keys
}

fn collect(source: &str, keys: &mut BTreeSet<String>) {
    for quote in ['"', '\'', '`'] {
        for part in source.split(quote).filter(|part| part.starts_with("house-")) {
            if part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
                && !part.ends_with('-')
            {
                keys.insert(part.to_owned());
            }
        }
    }
}

#[test]
fn the_house_says_all_its_texts_in_both_languages() {
    let source =
        |language| files().iter().find(|file| file.language == language && file.name == "house").unwrap().source;
    let mut said = said_in(&["crates/cli/src", "crates/texts/src"]);
    said.extend(BotKind::ALL.iter().map(|kind| format!("house-bot-{}", kind.name())));
    // In the client, pieces of a game may be called house-something too: there, only what is a text counts as said.
    let known: BTreeSet<String> = messages(source("en")).unwrap().into_iter().map(|message| message.key).collect();
    said.extend(said_in(&["client/src"]).into_iter().filter(|key| known.contains(key)));
    let said: Vec<String> = said.into_iter().collect();
    check_texts(&said, source("de"), source("en")).unwrap();
}
