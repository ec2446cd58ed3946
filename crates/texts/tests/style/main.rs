//! What a machine can hold of STYLE.md's rules on how sentences read, over every sentence and every name of a component.
//!
//! Lengths of buttons are held where buttons are written (`client/scripts/buttons.test.ts`), lengths of offers where games
//! are played (`crates/saturnalia/tests/offers.rs`), borrowed sentences in `rulebook.rs` beside this file.

mod arguments;
mod reading;
mod rulebook;

use std::collections::BTreeMap;

use arguments::{EITHER, FIGURES, LISTS, NUMBERS, WORDS};
use reading::{Message, Piece, What, messages};

/// A short power, on a plaque or a tile, is a message whose key has the part `-short-`.
const SHORT_POWER: usize = 32;

/// Files that do not read as they should yet, by rule.
const EXCEPTIONS: &[(&str, &str)] = &[];

/// Fails with one line per fault.
fn none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn excused(rule: &str, message: &Message) -> bool {
    EXCEPTIONS.contains(&(rule, message.file))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    Word,
}

/// What is inserted for an argument of a message. Where an argument's name is used for both, a message that counts it has a
/// number.
fn kind_of(message: &Message, argument: &str, counted: &BTreeMap<&str, Vec<&Message>>) -> Kind {
    let counts = || counted[message.key.as_str()].iter().any(|either| either.counts(argument));
    let word = WORDS.contains(&argument)
        || LISTS.contains(&(message.key.as_str(), argument))
        || (EITHER.contains(&argument) && !counts() && !FIGURES.contains(&(message.key.as_str(), argument)));
    if word { Kind::Word } else { Kind::Number }
}

/// Both languages of every message, by its key.
fn by_key(messages: &[Message]) -> BTreeMap<&str, Vec<&Message>> {
    let mut by_key: BTreeMap<&str, Vec<&Message>> = BTreeMap::new();
    for message in messages {
        by_key.entry(message.key.as_str()).or_default().push(message);
    }
    by_key
}

#[test]
fn every_argument_is_known_to_be_a_number_or_a_word() {
    let messages = messages();
    let known = |argument: &str| {
        let lists = [NUMBERS, WORDS, EITHER].iter().filter(|list| list.contains(&argument)).count();
        assert!(lists <= 1, "`{argument}` stands in two lists");
        lists == 1
    };
    none(messages.iter().filter(|message| !excused("argument", message)).flat_map(|message| {
        let unknown = message.arguments().into_iter().filter(|argument| !known(argument));
        unknown
            .map(|argument| format!("`{argument}` of {}: is it a number or a word?", message.key))
            .collect::<Vec<_>>()
    }));
}

#[test]
fn every_count_has_a_selector() {
    let messages = messages();
    let both = by_key(&messages);
    none(messages.iter().filter(|message| !excused("count", message)).flat_map(|message| {
        let uncounted = message.ways.iter().flat_map(|way| way.windows(2)).filter_map(|pair| {
            let (What::Argument(argument), What::Text(text)) = (&pair[0].what, &pair[1].what) else { return None };
            let selected = pair.iter().any(|piece| piece.counted.contains(argument));
            let word = counted_word(message.language, text)?;
            let number = kind_of(message, argument, &both) == Kind::Number || EITHER.contains(&argument.as_str());
            let listed = LISTS.contains(&(message.key.as_str(), argument.as_str()));
            (!selected && number && !listed)
                .then(|| format!("{} {}: `{{ ${argument} }} {word}` has no selector", message.language, message.key))
        });
        uncounted.collect::<Vec<_>>()
    }));
}

/// What is counted by a number that this text follows: the next word, if it is a noun that can be one or many.
fn counted_word<'a>(language: &str, text: &'a str) -> Option<&'a str> {
    let word = text.strip_prefix([' ', '\u{a0}', '\u{202f}'])?;
    let word = word.split(|letter: char| !letter.is_alphabetic() && letter != '-').next()?;
    let noun = match language {
        "de" => word.starts_with(char::is_uppercase),
        _ => word.len() > 3 && word.ends_with('s') || arguments::IRREGULAR.contains(&word),
    };
    (noun && !arguments::alike(language).contains(&word)).then_some(word)
}

#[test]
fn no_preposition_stands_before_an_inserted_word() {
    let messages = messages();
    let both = by_key(&messages);
    none(messages.iter().filter(|message| !excused("preposition", message)).flat_map(|message| {
        let prepositions = arguments::prepositions(message.language);
        let bent = message.ways.iter().flat_map(|way| way.windows(2)).filter_map(|pair| {
            let (What::Text(text), What::Argument(argument)) = (&pair[0].what, &pair[1].what) else { return None };
            let before = text.strip_suffix([' ', '\u{a0}'])?;
            let word = before.rsplit(|letter: char| !letter.is_alphabetic()).next()?.to_lowercase();
            (prepositions.contains(&word.as_str()) && kind_of(message, argument, &both) == Kind::Word)
                .then(|| format!("{} {}: `{word} {{ ${argument} }}`", message.language, message.key))
        });
        bent.collect::<Vec<_>>()
    }));
}

#[test]
fn quotes_apostrophes_and_dashes_are_typographic() {
    const PLAIN: [(&str, &str); 5] = [
        ("\"", "a straight quote"),
        ("'", "a straight apostrophe"),
        ("...", "three dots"),
        (" - ", "a hyphen"),
        ("  ", "two spaces"),
    ];
    none(messages().iter().filter(|message| !excused("sign", message)).flat_map(|message| {
        let texts = message.ways.iter().flatten().filter_map(|Piece { what, .. }| match what {
            // The terminal's lines are set in with spaces.
            What::Text(text) if !text.trim().is_empty() => Some(text.as_str()),
            What::Text(_) | What::Argument(_) | What::Other => None,
        });
        let plain = texts.flat_map(|text| PLAIN.into_iter().filter(move |(sign, _)| text.contains(sign)));
        plain.map(|(_, what)| format!("{} {}: {what}", message.language, message.key)).collect::<Vec<_>>()
    }));
}

#[test]
fn english_is_not_translated_german() {
    let english = messages();
    let english = english.iter().filter(|message| message.language == "en" && !excused("english", message));
    none(english.flat_map(|message| {
        // "Of their own" is English; "their own city" is not.
        let said = message.sentences().map(|said| format!(" {} ", spaced(&said)));
        let said: Vec<String> =
            said.map(|said| said.replace(" of their own ", " ").replace(" of its own ", " ")).collect();
        let german =
            arguments::GERMANISMS.iter().filter(|phrase| said.iter().any(|said| said.contains(&format!(" {phrase} "))));
        german.map(|phrase| format!("{}: “{phrase}”", message.key)).collect::<Vec<_>>()
    }));
}

/// Lower case, words apart by single spaces, without signs.
fn spaced(said: &str) -> String {
    let words = said.to_lowercase();
    let words = words.split(|letter: char| !letter.is_alphanumeric() && letter != '’' && letter != '…');
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn short_powers_are_short() {
    none(messages().iter().filter(|message| message.key.contains("-short-")).flat_map(|message| {
        let long = message.sentences().filter(|said| said.chars().count() > SHORT_POWER);
        long.map(|said| format!("{} {}: {said}", message.language, message.key)).collect::<Vec<_>>()
    }));
}
