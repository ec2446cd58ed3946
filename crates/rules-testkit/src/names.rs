//! The names that a component set brings along.

use std::collections::BTreeSet;

use saturnalia_phrases::agreed;
use saturnalia_rules::{Arg, Rules};
use saturnalia_texts::{Language, files};

/// The names file of a game (`data/names.{de,en}.ftl`) names what is printed in its set, in both languages, and nothing
/// else: no compiler sees a name that is never said.
///
/// # Panics
/// With what is named and not there, or there and not named.
pub fn assert_named<R: Rules>(printed: impl IntoIterator<Item = Arg>) {
    let name = format!("{}/names", R::INFO.key);
    let source = |language: Language| {
        let own = files().iter().find(|file| file.name == name && file.language == language.code());
        own.unwrap_or_else(|| panic!("{name}: there is no file in {}", language.code())).source
    };
    let messages = agreed(source(Language::German), source(Language::English));
    let messages = messages.unwrap_or_else(|problem| panic!("{name}: {problem}"));
    let printed: BTreeSet<String> = printed
        .into_iter()
        .map(|arg| match arg {
            Arg::Term(key) => key.into_owned(),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::List(_) | Arg::Label(_) => panic!("no name: {arg:?}"),
        })
        .collect();
    let named: BTreeSet<String> = messages.into_iter().map(|message| message.key).collect();
    let (lost, unnamed): (Vec<_>, Vec<_>) =
        (named.difference(&printed).collect(), printed.difference(&named).collect());
    assert!(
        lost.is_empty() && unnamed.is_empty(),
        "{name}: named but not printed {lost:?}, printed but not named {unnamed:?}"
    );
}
