//! What is written down elsewhere about the messages is what the code says: the client's declarations, and `docs/server-api.md`.
//! `UPDATE_TYPES=1 cargo test -p saturnalia-protocol --features ts --test typescript` writes both anew.
#![cfg(feature = "ts")]
#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::collections::BTreeSet;
use std::{env, fs};

use saturnalia_protocol::{RefusalCode, reference, typescript};

const API: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server-api.md");
/// What follows in the page is written by this test.
const REFERENCE: &str = "## Every message\n";

#[test]
fn the_client_knows_the_messages() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/wire.ts");
    let declarations = typescript::file();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &declarations).unwrap();
    }
    assert!(fs::read_to_string(path).unwrap() == declarations, "run again with UPDATE_TYPES=1");
}

/// The page, before the reference.
fn told() -> String {
    let page = fs::read_to_string(API).unwrap();
    page.split_once(REFERENCE).expect("the page has a reference").0.to_owned()
}

#[test]
fn every_message_and_every_field_stands_in_the_reference() {
    let reference = format!(
        "{REFERENCE}\nWritten by the tests of `crates/protocol` from the types; `?` marks what may be left out.\n{}",
        reference::markdown()
    );
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(API, told() + &reference).unwrap();
    }
    let page = fs::read_to_string(API).unwrap();
    assert!(page == told() + &reference, "docs/server-api.md: run again with UPDATE_TYPES=1");
}

#[test]
fn the_page_tells_of_no_field_and_no_message_that_is_not_there() {
    let messages = reference::messages();
    let fields: BTreeSet<String> = messages.iter().flat_map(reference::Message::names).collect();
    let types: BTreeSet<&str> = messages.iter().map(|message| message.name.as_str()).collect();
    let page = told();
    for (number, block) in page.split("```").enumerate() {
        if number % 2 == 1 {
            // A name before a colon is a field or a variant.
            let quoted: Vec<&str> = block.split('"').collect();
            for pair in quoted.windows(2).skip(1).step_by(2) {
                let is_name = pair[0].chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
                if is_name && pair[1].starts_with(':') {
                    assert!(fields.contains(pair[0]), "docs/server-api.md tells of `{}`", pair[0]);
                }
            }
        } else {
            for name in block.split('`').skip(1).step_by(2) {
                let is_type = name.starts_with(|letter: char| letter.is_ascii_uppercase())
                    && name.chars().all(|letter| letter.is_ascii_alphabetic())
                    && name.chars().any(|letter| letter.is_ascii_lowercase());
                assert!(!is_type || types.contains(name) || HEADERS.contains(&name), "no message is called `{name}`");
            }
        }
    }
}

/// Names of HTTP that the page mentions.
const HEADERS: [&str; 1] = ["Origin"];

#[test]
fn the_page_lists_every_refusal_with_its_status() {
    let listed: BTreeSet<String> = RefusalCode::ALL.iter().map(|code| format!("`{code}`({})", code.status())).collect();
    let page = told();
    let told: BTreeSet<String> = page
        .split_whitespace()
        .map(|word| word.trim_end_matches('.').to_owned())
        .filter(|word| word.starts_with('`') && word.ends_with(')') && word.contains("`("))
        .collect();
    assert_eq!(told, listed);
}
