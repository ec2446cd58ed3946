//! What a game can say: the messages of its files, alike in both languages.

use std::collections::{BTreeMap, BTreeSet};

use saturnalia_phrases::{Message, agreed};
use saturnalia_rules::{Arg, Label, Rules};
use saturnalia_texts::{Language, files};

use crate::Breach;

/// Every message that a game can use, with the arguments its sentences use.
pub(crate) struct Lexicon(BTreeMap<String, BTreeSet<String>>);

impl Lexicon {
    /// The game's own files, the names its components bring along, and the house's. Both languages must agree on keys
    /// and arguments, and no key may stand there twice.
    pub(crate) fn of<R: Rules>() -> Result<Lexicon, Breach> {
        let names = format!("{}/names", R::INFO.key);
        let embedded = files().iter().filter(|file| [R::INFO.key, &names, "house"].contains(&file.name));
        let sources: Vec<(&str, &str)> =
            embedded.map(|file| (file.language, file.source)).chain(R::TEXTS.iter().copied()).collect();
        Lexicon::from(&sources)
    }

    fn from(sources: &[(&str, &str)]) -> Result<Lexicon, Breach> {
        let all = |language: Language| -> String {
            let own = sources.iter().filter(|(code, _)| *code == language.code());
            own.map(|(_, source)| format!("{source}\n")).collect()
        };
        let messages = agreed(&all(Language::German), &all(Language::English))?;
        Ok(Lexicon(messages.into_iter().map(|Message { key, variables }| (key, variables)).collect()))
    }

    /// Whether the message uses that argument; one that does not exist might.
    pub(crate) fn uses(&self, key: &str, argument: &str) -> bool {
        self.0.get(key).is_none_or(|used| used.contains(argument))
    }

    /// Whether there is a message of that key that needs no argument.
    pub(crate) fn check_key(&self, key: &str) -> Result<(), Breach> {
        self.check(&Label::new(key.to_owned()))
    }

    /// Whether there is a message, it is given every argument it uses, and the same holds for the labels within it.
    pub(crate) fn check(&self, label: &Label) -> Result<(), Breach> {
        let used = self.0.get(label.key.as_ref()).ok_or_else(|| format!("there is no text for `{}`", label.key))?;
        let given = |name: &String| label.args.iter().any(|(given, _)| given == name);
        if let Some(missing) = used.iter().find(|name| !given(name)) {
            return Err(format!("`{}` is said without `${missing}`", label.key));
        }
        label.args.iter().try_for_each(|(_, arg)| self.check_arg(arg))
    }

    fn check_arg(&self, arg: &Arg) -> Result<(), Breach> {
        match arg {
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => Ok(()),
            Arg::Term(key) => self.check_key(key),
            Arg::List(list) => list.iter().try_for_each(|arg| self.check_arg(arg)),
            Arg::Label(label) => self.check(label),
        }
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::Seat;

    use super::*;

    fn lexicon() -> Lexicon {
        Lexicon::from(&[
            ("de", "pay = { $seat } zahlt { $what }\ngold = Gold"),
            ("en", "pay = { $seat } pays { $what }\ngold = gold"),
            ("de", "amount = { $count } Stück"),
            ("en", "amount = { $count } pieces"),
        ])
        .unwrap()
    }

    #[test]
    fn a_sentence_with_all_it_needs_is_sound() {
        let amount = Label::new("amount").with("count", 2u8);
        let what = Arg::from(vec![Arg::term("gold"), amount.into()]);
        lexicon().check(&Label::new("pay").with("seat", Seat(0)).with("what", what)).unwrap();
    }

    #[test]
    fn what_is_missing_is_found_however_deep_it_lies() {
        let breach = |what: Arg| {
            let label = Label::new("pay").with("seat", Seat(0)).with("what", Arg::from(vec![what]));
            lexicon().check(&label).unwrap_err()
        };
        assert_eq!(breach(Arg::term("silver")), "there is no text for `silver`");
        assert_eq!(breach(Label::new("amount").into()), "`amount` is said without `$count`");
        assert_eq!(breach(Arg::term("amount")), "`amount` is said without `$count`", "a term is given nothing");
    }

    #[test]
    fn languages_that_differ_are_found() {
        let breach = |german, english| Lexicon::from(&[("de", german), ("en", english)]).err().unwrap();
        assert_eq!(breach("a = A\nb = B", "a = A"), "en: no text for `b`");
        assert!(breach("a = { $n } Geld", "a = money").contains("in English"));
    }
}
