//! The house's own texts: in both languages, and every bot has a name.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::collections::BTreeSet;

use saturnalia_bots::BotKind;
use saturnalia_phrases::agreed;
use saturnalia_texts::files;

fn source(name: &str, language: &str) -> &'static str {
    files().iter().find(|file| file.language == language && file.name == name).unwrap().source
}

/// What is said in the terminal and in the client alone is checked by their compilers.
#[test]
fn the_house_has_a_name_for_every_bot_in_both_languages() {
    let messages = agreed(source("house", "de"), source("house", "en")).unwrap();
    let known: BTreeSet<String> = messages.into_iter().map(|message| message.key).collect();
    for kind in BotKind::ALL {
        assert!(known.contains(&format!("house-bot-{}", kind.name())), "{kind:?}");
    }
}
