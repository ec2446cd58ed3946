//! Every text a game can say exists in both languages, and nothing else is in its files.

use std::collections::{BTreeMap, BTreeSet};

use saturnalia_rules::Rules;
use saturnalia_texts::{Language, files, messages};

use crate::Breach;

/// Checks the game's embedded Fluent files against what it can say.
pub fn texts_of<R: Rules>() -> Result<(), Breach> {
    let key = R::INFO.key;
    let mut said: Vec<String> = R::message_keys().into_iter().map(str::to_owned).collect();
    said.extend([format!("{key}-name"), format!("{key}-summary")]);
    for field in R::OPTIONS {
        said.push(field.label.to_owned());
        said.extend(field.choices.iter().map(|choice| choice.label.to_owned()));
    }
    let sources: Vec<&str> = Language::ALL
        .into_iter()
        .map(|language| {
            files()
                .iter()
                .find(|file| file.language == language.code() && file.name == key)
                .map(|file| file.source)
                .ok_or_else(|| format!("locales/{language}/{key}.ftl does not exist"))
        })
        .collect::<Result<_, Breach>>()?;
    check_texts(&said, sources[0], sources[1])
}

/// Checks a German and an English source against the keys that can be said: none missing, none unused,
/// and both languages use the same arguments.
pub fn check_texts(said: &[String], german: &str, english: &str) -> Result<(), Breach> {
    let said: BTreeSet<&str> = said.iter().map(String::as_str).collect();
    let mut found = Vec::new();
    for (language, source) in [("de", german), ("en", english)] {
        let list = messages(source).map_err(|error| format!("{language}: {error}"))?;
        let by_key: BTreeMap<String, BTreeSet<String>> =
            list.iter().map(|message| (message.key.clone(), message.variables.clone())).collect();
        if by_key.len() != list.len() {
            return Err(format!("{language}: a key stands there twice"));
        }
        if let Some(missing) = said.iter().find(|key| !by_key.contains_key(**key)) {
            return Err(format!("{language}: no text for `{missing}`"));
        }
        if let Some(unused) = by_key.keys().find(|key| !said.contains(key.as_str())) {
            return Err(format!("{language}: `{unused}` is said nowhere"));
        }
        found.push(by_key);
    }
    for (key, variables) in &found[0] {
        let english = &found[1][key];
        if variables != english {
            return Err(format!("`{key}` uses {variables:?} in German but {english:?} in English"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(keys: &[&str]) -> Vec<String> {
        keys.iter().map(|key| (*key).to_owned()).collect()
    }

    #[test]
    fn complete_texts_pass() {
        check_texts(&said(&["a", "b"]), "a = { $x } Karten\nb = B", "b = B\na = { $x } cards").unwrap();
    }

    #[test]
    fn a_missing_text_is_found() {
        let breach = check_texts(&said(&["a", "b"]), "a = A\nb = B", "a = A").unwrap_err();
        assert_eq!(breach, "en: no text for `b`");
    }

    #[test]
    fn an_unused_text_is_found() {
        let breach = check_texts(&said(&["a"]), "a = A\nold = Alt", "a = A\nold = Old").unwrap_err();
        assert_eq!(breach, "de: `old` is said nowhere");
    }

    #[test]
    fn a_language_that_forgets_an_argument_is_found() {
        assert!(check_texts(&said(&["a"]), "a = { $n } Geld", "a = money").is_err());
    }

    #[test]
    fn a_broken_file_is_found() {
        assert!(check_texts(&said(&["a"]), "a = { $n", "a = A").is_err());
    }
}
