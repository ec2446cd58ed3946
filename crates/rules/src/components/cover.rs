//! What every component file says, whatever the game: how the set is called, and what its things are called.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::LONGEST_FILE;
use super::misprint::{Misprint, Sheet};
use crate::tree::Spanned;

/// The longest name of a set, in characters.
const LONGEST_NAME: usize = 40;
/// The longest text of one thing, in characters.
const LONGEST_TEXT: usize = 400;
/// The languages that a set can bring names in.
const LANGUAGES: [&str; 2] = ["de", "en"];

/// The part of a component file that is the same in every game.
///
/// ```toml
/// [set]
/// name = "My own box"
///
/// [names.en]
/// sylla-building-stall = "Stall"
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Cover {
    pub name: String,
    pub names: Vec<Name>,
}

/// What one thing is called in one language, instead of what the house calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// Code of the language.
    pub language: &'static str,
    /// The message of the game that is replaced.
    pub key: String,
    pub text: String,
    /// Line of the file.
    pub line: usize,
}

impl Name {
    /// The same as a message of a Fluent file.
    pub fn message(&self) -> String {
        let text = self.text.replace('\\', "\\\\").replace('"', "\\\"");
        format!("{} = {{ \"{text}\" }}\n", self.key)
    }
}

#[derive(Deserialize)]
struct File {
    set: Option<Heading>,
    #[serde(default)]
    names: BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    name: Spanned<String>,
}

impl Cover {
    /// Reads it from a file whose other parts are the game's own.
    pub fn read(source: &str) -> Result<Cover, Misprint> {
        if source.len() > LONGEST_FILE {
            let problem = format!("{} bytes; a component file has at most {LONGEST_FILE}", source.len());
            return Err(Misprint::whole(problem));
        }
        let sheet = Sheet(source);
        let File { set, names, .. } = sheet.parse()?;
        let heading = set.ok_or_else(|| Misprint::whole("a set needs a name: [set] name = \"…\""))?;
        let (name, at) = (heading.name.get_ref().trim(), heading.name.start());
        if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            return Err(sheet.at(at, format!("the name of a set has 1 to {LONGEST_NAME} letters, all in one line")));
        }
        let mut all = Vec::new();
        for (code, texts) in names {
            let Some(language) = LANGUAGES.into_iter().find(|language| language == code.get_ref()) else {
                return Err(sheet.at(code.start(), format!("no language is called `{}`", code.get_ref())));
            };
            for (key, text) in texts {
                let line = sheet.at(key.start(), "").line.unwrap_or_default();
                if text.is_empty() || text.chars().count() > LONGEST_TEXT || text.chars().any(char::is_control) {
                    let problem = format!("a text has 1 to {LONGEST_TEXT} letters, all in one line");
                    return Err(Misprint { line: Some(line), problem });
                }
                all.push(Name { language, key: key.into_inner(), text, line });
            }
        }
        Ok(Cover { name: name.to_owned(), names: all })
    }
}
