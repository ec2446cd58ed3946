//! The house's own texts: in both languages, and each said somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use saturnalia_bots::BotKind;
use saturnalia_rules_testkit::check_texts;
use saturnalia_texts::files;

/// Every `house-…` key that stands in a source file of the terminal, the texts or the client.
fn said() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut keys: BTreeSet<String> = BotKind::ALL.iter().map(|kind| format!("house-bot-{}", kind.name())).collect();
    let mut folders = vec![root.join("crates/cli/src"), root.join("crates/texts/src"), root.join("client/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ["rs", "ts", "svelte"].iter().any(|known| ending == *known)) {
                collect(&fs::read_to_string(path).unwrap(), &mut keys);
            }
        }
    }
    keys
}

fn collect(source: &str, keys: &mut BTreeSet<String>) {
    for quote in ['"', '\'', '`'] {
        for part in source.split(quote).filter(|part| part.starts_with("house-")) {
            if part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-') && !part.ends_with('-') {
                keys.insert(part.to_owned());
            }
        }
    }
}

#[test]
fn the_house_says_all_its_texts_in_both_languages() {
    let source = |language| files().iter().find(|file| file.language == language && file.name == "house").unwrap().source;
    let said: Vec<String> = said().into_iter().collect();
    check_texts(&said, source("de"), source("en")).unwrap();
}
