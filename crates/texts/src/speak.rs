//! From a label to a sentence.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use saturnalia_rules::{Arg, Label, Seat};
use unic_langid::LanguageIdentifier;

use crate::{Language, files};

/// Who sits on which chair.
pub trait Names {
    fn name(&self, seat: Seat) -> String;
}

impl Names for [String] {
    /// A chair beyond the list is called by its number.
    fn name(&self, seat: Seat) -> String {
        self.get(seat.index()).cloned().unwrap_or_else(|| SeatNumbers.name(seat))
    }
}

/// Calls every chair by its number.
#[derive(Clone, Copy, Debug)]
pub struct SeatNumbers;

impl Names for SeatNumbers {
    fn name(&self, seat: Seat) -> String {
        format!("#{seat}")
    }
}

/// All texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Loads every embedded file of the language.
    ///
    /// # Panics
    /// If an embedded file is not valid Fluent or two files hold the same key: the tests make sure of both.
    pub fn load(language: Language) -> Texts {
        Texts::with(language, &[])
    }

    /// Loads every embedded file of the language, and those of the further sources that are in it: each comes with the
    /// code of its language, as a game brings them along ([`Words::TEXTS`](saturnalia_rules::Words::TEXTS)).
    ///
    /// # Panics
    /// If a source is not valid Fluent or holds a key of another one: a law of games makes sure of the first.
    pub fn with(language: Language, further: &[(&str, &str)]) -> Texts {
        let id: LanguageIdentifier = language.code().parse().expect("codes are valid language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let embedded = files().iter().map(|file| (file.name, file.language, file.source));
        let further = further.iter().map(|(code, source)| ("brought along", *code, *source));
        for (name, _, source) in embedded.chain(further).filter(|(_, code, _)| *code == language.code()) {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}, {name}: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{language}, {name}: {errors:?}");
            }
        }
        Texts { language, bundle }
    }

    /// Calls things otherwise, as a component set does: messages in Fluent's notation that replace those of the same keys.
    ///
    /// # Panics
    /// If they are not valid Fluent: what a set says is written by [`Name::message`](saturnalia_rules::Name::message).
    #[must_use]
    pub fn renamed(mut self, messages: String) -> Texts {
        let resource = FluentResource::try_new(messages).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        self.bundle.add_resource_overriding(resource);
        self
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether a message of that key exists.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence. A key without a message is shown in angle brackets, so that it is found at once.
    pub fn say(&self, label: &Label, names: &(impl Names + ?Sized)) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in label.args.iter() {
            args.set(name.to_owned(), self.value(value, names));
        }
        self.message(&label.key, Some(&args))
    }

    /// The sentence of a message without arguments.
    pub fn say_key(&self, key: &str) -> String {
        self.message(key, None)
    }

    fn message(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("<{key}>");
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg, names: &(impl Names + ?Sized)) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(_) | Arg::Term(_) | Arg::Seat(_) | Arg::List(_) | Arg::Label(_) => {
                FluentValue::from(self.word(arg, names))
            }
        }
    }

    fn word(&self, arg: &Arg, names: &(impl Names + ?Sized)) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Term(key) => self.say_key(key),
            Arg::Seat(seat) => names.name(*seat),
            Arg::List(list) => self.joined(list.iter().map(|item| self.word(item, names)).collect()),
            Arg::Label(label) => self.say(label, names),
        }
    }

    fn joined(&self, mut words: Vec<String>) -> String {
        let Some(last) = words.pop() else { return self.say_key("house-nothing") };
        if words.is_empty() {
            return last;
        }
        let and = match self.language {
            Language::German => "und",
            Language::English => "and",
        };
        format!("{} {and} {last}", words.join(", "))
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_loads_all_its_files() {
        for language in Language::ALL {
            assert!(Texts::load(language).knows("house-nothing"), "{language}");
        }
    }

    #[test]
    fn a_game_brings_its_own_texts_along() {
        let texts = Texts::with(Language::German, &[("de", "tali-roll = Würfeln"), ("en", "tali-roll = Roll")]);
        assert_eq!(texts.say_key("tali-roll"), "Würfeln");
        assert!(texts.knows("house-nothing"), "and the house's are there as well");
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let list = |language| {
            let texts = Texts::load(language);
            texts.joined(vec!["A".into(), "B".into(), "C".into()])
        };
        assert_eq!(list(Language::German), "A, B und C");
        assert_eq!(list(Language::English), "A, B and C");
    }

    #[test]
    fn a_missing_message_is_plain_to_see() {
        let texts = Texts::load(Language::English);
        assert_eq!(texts.say(&Label::new("no-such-key"), &SeatNumbers), "<no-such-key>");
    }
}
