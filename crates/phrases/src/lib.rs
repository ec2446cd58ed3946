//! Makes typed Rust out of Fluent files, for build scripts.
//!
//! Every message becomes an item of a module: one with arguments a function that takes them all, in the order of the
//! alphabet, so that a better sentence changes nothing here; one without a constant. A key that does not exist, lacks an
//! argument, or is never used then does not compile:
//!
//! ```ignore
//! // build.rs
//! fn main() { saturnalia_phrases::of_game("city-of-rome", "city"); }
//! // src/lib.rs
//! #[deny(dead_code)]
//! mod text { include!(concat!(env!("OUT_DIR"), "/text.rs")); }
//! // anywhere
//! text::ask_draft(passed)      // city-ask-draft = … { $passed } …
//! text::FINISH                 // city-finish = …
//! ```
//!
//! The languages must agree on keys and arguments, or nothing compiles either. Two messages are the house's own and not
//! of the game: `<game>-name` and `<game>-summary`, by which it is listed.

mod messages;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

pub use messages::{Message, ParseError, messages};

/// The languages of the house, by their folders.
const LANGUAGES: [&str; 2] = ["de", "en"];

/// For the build script of a game in `games/` or `examples/`: writes `text.rs` from `locales/{de,en}/<game>.ftl`, found in
/// a folder above or beside the crate. `prefix` begins every key and is left out of the names.
///
/// # Panics
/// If a file is missing or broken, or the languages differ: a build script reports by panicking.
pub fn of_game(game: &str, prefix: &str) {
    write(game, prefix, "text.rs");
}

/// For a crate of the house with words of its own for several things: writes `<part>.rs` from `locales/{de,en}/<part>.ftl`, whose keys begin
/// with the part's name.
///
/// # Panics
/// As [`of_game`].
pub fn of_part(part: &str) {
    write(part, part, &format!("{part}.rs"));
}

fn write(name: &str, prefix: &str, file: &str) {
    let crate_folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let locales = crate_folder
        .ancestors()
        .map(|folder| folder.join("locales"))
        .find(|folder| LANGUAGES.iter().all(|language| folder.join(language).join(format!("{name}.ftl")).is_file()))
        .unwrap_or_else(|| panic!("there is no locales/{{de,en}}/{name}.ftl above {}", crate_folder.display()));
    let code = written(&locales, name, prefix).unwrap_or_else(|problem| panic!("{problem}"));
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join(file);
    fs::write(out, code).expect("the build folder is writable");
}

#[expect(clippy::print_stdout, reason = "how a build script talks to cargo")]
fn written(locales: &Path, game: &str, prefix: &str) -> Result<String, String> {
    let mut sources = Vec::new();
    for language in LANGUAGES {
        let path = locales.join(language).join(format!("{game}.ftl"));
        println!("cargo::rerun-if-changed={}", path.display());
        sources.push(fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    code(&sources[0], &sources[1], game, prefix)
}

/// The module's code from a German and an English source.
pub fn code(german: &str, english: &str, game: &str, prefix: &str) -> Result<String, String> {
    let own = |key: &str| key != format!("{game}-name") && key != format!("{game}-summary");
    let mut out = String::new();
    for Message { key, variables } in agreed(german, english)?.into_iter().filter(|message| own(&message.key)) {
        let Some(name) = key.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')) else {
            return Err(format!("`{key}` does not begin with `{prefix}-`"));
        };
        let name = identifier(name);
        let written = if variables.is_empty() {
            let constant = name.trim_start_matches("r#").to_uppercase();
            writeln!(
                out,
                "pub(crate) const {constant}: saturnalia_rules::Phrase = saturnalia_rules::Phrase::new({key:?});"
            )
        } else {
            let takes: Vec<String> =
                variables.iter().map(|name| format!("{name}: impl Into<saturnalia_rules::Arg>")).collect();
            let gives: String = variables.iter().map(|name| format!(".with({name:?}, {name})")).collect();
            let takes = takes.join(", ");
            let many = if variables.len() > 7 { "#[allow(clippy::too_many_arguments)]\n" } else { "" };
            writeln!(
                out,
                "{many}pub(crate) fn {name}({takes}) -> saturnalia_rules::Label {{ saturnalia_rules::Label::new({key:?}){gives} }}"
            )
        };
        written.map_err(|error| error.to_string())?;
    }
    Ok(out)
}

/// A message's name as one of Rust: `return` would be a word of the language.
fn identifier(name: &str) -> String {
    const KEYWORDS: [&str; 12] =
        ["return", "move", "use", "break", "continue", "for", "in", "loop", "match", "where", "while", "yield"];
    let name = name.replace('-', "_");
    if KEYWORDS.contains(&name.as_str()) { format!("r#{name}") } else { name }
}

/// The messages of both sources, if they agree on keys and arguments.
pub fn agreed(german: &str, english: &str) -> Result<Vec<Message>, String> {
    let mut by_language = Vec::new();
    for (language, source) in LANGUAGES.into_iter().zip([german, english]) {
        let list = messages(source).map_err(|error| format!("{language}: {error}"))?;
        let by_key: BTreeMap<String, Message> =
            list.iter().map(|message| (message.key.clone(), message.clone())).collect();
        if by_key.len() != list.len() {
            return Err(format!("{language}: a key stands there twice"));
        }
        by_language.push(by_key);
    }
    let [german, english] = [&by_language[0], &by_language[1]];
    for (language, own, other) in [("en", english, german), ("de", german, english)] {
        if let Some(missing) = other.keys().find(|key| !own.contains_key(*key)) {
            return Err(format!("{language}: no text for `{missing}`"));
        }
    }
    for (key, message) in german {
        let variables = &english[key].variables;
        if message.variables != *variables {
            return Err(format!("`{key}` uses {:?} in German but {variables:?} in English", message.variables));
        }
    }
    Ok(english.values().cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(german: &str, english: &str) -> Result<String, String> {
        code(german, english, "city-of-rome", "city")
    }

    #[test]
    fn a_message_with_arguments_is_a_function_of_all_of_them_in_the_order_of_the_alphabet() {
        let code = made("city-pay = { $missing } für { $card }", "city-pay = { $card }: { $missing }").unwrap();
        let expected = "pub(crate) fn pay(card: impl Into<saturnalia_rules::Arg>, missing: impl Into<saturnalia_rules::Arg>) \
                        -> saturnalia_rules::Label { saturnalia_rules::Label::new(\"city-pay\")\
                        .with(\"card\", card).with(\"missing\", missing) }";
        assert!(code.contains(expected), "{code}");
    }

    #[test]
    fn a_message_without_arguments_is_a_constant() {
        let code =
            made("city-of-rome-name = Rom\ncity-finish = Fertig", "city-of-rome-name = Rome\ncity-finish = Done");
        assert_eq!(
            code.unwrap().lines().last(),
            Some("pub(crate) const FINISH: saturnalia_rules::Phrase = saturnalia_rules::Phrase::new(\"city-finish\");")
        );
    }

    #[test]
    fn languages_that_differ_are_found() {
        assert_eq!(made("city-a = A\ncity-b = B", "city-a = A").unwrap_err(), "en: no text for `city-b`");
        assert_eq!(made("city-a = A", "city-a = A\ncity-b = B").unwrap_err(), "de: no text for `city-b`");
        assert!(made("city-a = { $n } Geld", "city-a = money").unwrap_err().contains("in English"));
    }

    #[test]
    fn a_broken_file_a_double_key_and_a_foreign_key_are_found() {
        assert!(made("city-a = { $n", "city-a = A").is_err());
        assert!(made("city-a = A\ncity-a = B", "city-a = A").unwrap_err().contains("twice"));
        assert!(made("other = A", "other = A").unwrap_err().contains("does not begin"));
    }
}
