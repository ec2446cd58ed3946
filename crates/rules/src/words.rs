//! What the rules say, before it is put into a language.
//!
//! Rules never hold sentences. They name a message of `locales/*/<game>.ftl` and its arguments;
//! the terminal and the client put it into words.

use std::borrow::Cow;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Seat, Secrets};

/// The words of a game beyond those of its questions and notices. Texts are typed functions made from its Fluent files.
pub trait Words: Secrets {
    /// Fluent sources that the game brings along, each with the code of its language. Only for a game whose texts are not
    /// among the files of the house (`locales/`).
    const TEXTS: &'static [(&'static str, &'static str)] = &[];

    /// Fluent sources of the names of its printed components, each with the code of its language. A component set may call
    /// these things otherwise.
    const NAMES: &'static [(&'static str, &'static str)] = &[];

    /// The position as plain text lines for the terminal, for this viewer, as labels to be put into words.
    fn describe(view: &Self::View, components: crate::Set<Self::Components>) -> Vec<Label>;

    /// What is printed, for whoever draws the table: sent once, not with every view.
    fn printed(_components: crate::Set<Self::Components>) -> serde_json::Value {
        serde_json::Value::Null
    }
}

/// A message of ours without arguments: a noun, a button, a category of the score. Made from the Fluent files, so that
/// one without a text does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Phrase(&'static str);

impl Phrase {
    /// Written by the generator alone.
    #[doc(hidden)]
    pub const fn new(key: &'static str) -> Phrase {
        Phrase(key)
    }

    /// The message's key.
    pub const fn key(self) -> &'static str {
        self.0
    }
}

impl From<Phrase> for Label {
    fn from(phrase: Phrase) -> Label {
        Label::new(phrase.0)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Term(Cow::Borrowed(phrase.0))
    }
}

/// A message key with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Label {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: Cow<'static, str>,
    /// By the name the message uses for it, in the order of the alphabet.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<std::collections::HashMap<String, Arg>>", optional))]
    pub args: Args,
}

impl Label {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Label {
        Label { key: key.into(), args: Args::default() }
    }

    /// The same message with one more argument.
    #[must_use]
    // Sentences are made of it by the thousand, and none of them in a hurry: once for each type is enough.
    #[inline(never)]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Label {
        let place = self.args.0.partition_point(|(other, _)| other.as_ref() < name);
        self.args.0.insert(place, (Cow::Borrowed(name), value.into()));
        self
    }
}

/// The arguments of a message. Written as a JSON object.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Args(pub Vec<(Cow<'static, str>, Arg)>);

impl Args {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, value)| (name.as_ref(), value))
    }
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, formatted and put into plural forms by the language.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Text that is the same in every language.
    Text(String),
    /// Another message of the same files: a card's name, a colour.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    Term(Cow<'static, str>),
    /// Whoever sits on that chair.
    Seat(Seat),
    /// Several of these, joined the way the language joins lists.
    List(Vec<Arg>),
    /// Another message with arguments of its own: an amount within a sentence.
    Label(Label),
}

impl Arg {
    /// The name of a thing, by its message key.
    pub fn term(key: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Term(key.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<Label> for Arg {
    fn from(label: Label) -> Arg {
        Arg::Label(label)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

/// The address of something on the table that an offer or a notice touches, such as `hand/market`,
/// `offer/2` or `seat/1/city/3,0`. Addresses are made of `/`-separated parts, chosen by the game and
/// used again by its board: clicking a piece narrows the offers to those that name it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Piece(pub String);

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<T: Into<String>> From<T> for Piece {
    fn from(address: T) -> Piece {
        Piece(address.into())
    }
}

/// Pieces that went from one place to another, for one pair of eyes: a card drawn unseen goes from `deck` to
/// `seat/2/hand`, for its owner from `deck` to `hand/market`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    pub from: Piece,
    pub to: Piece,
    /// How many alike; missing for one.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub count: u16,
}

fn one() -> u16 {
    1
}

fn is_one(count: &u16) -> bool {
    *count == 1
}

/// What one viewer is told about an event: a sentence for the log, the pieces it is about, and those that moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notice {
    /// Missing where pieces move and there is nothing to say about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Label>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Piece>>", optional))]
    pub pieces: Vec<Piece>,
    /// In the order in which they are seen to move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Move>>", optional))]
    pub moves: Vec<Move>,
}

impl Notice {
    pub fn new(label: impl Into<Label>) -> Notice {
        Notice { label: Some(label.into()), ..Notice::silent() }
    }

    /// Pieces move, and there is nothing to say about it.
    pub fn silent() -> Notice {
        Notice { label: None, pieces: Vec::new(), moves: Vec::new() }
    }

    /// The same notice, about one more piece.
    #[must_use]
    #[inline(never)]
    pub fn about(mut self, piece: impl Into<Piece>) -> Notice {
        self.pieces.push(piece.into());
        self
    }

    /// The same notice, in which one more piece moves.
    #[must_use]
    pub fn moving(self, from: impl Into<Piece>, to: impl Into<Piece>) -> Notice {
        self.moving_many(1, from, to)
    }

    /// The same notice, in which so many more pieces move. None: nothing does.
    #[must_use]
    #[inline(never)]
    pub fn moving_many(mut self, count: u16, from: impl Into<Piece>, to: impl Into<Piece>) -> Notice {
        if count > 0 {
            self.moves.push(Move { from: from.into(), to: to.into(), count });
        }
        self
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Named;

        impl<'de> Visitor<'de> for Named {
            type Value = Args;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("message arguments by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
                let mut args = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Arg>()? {
                    args.push((Cow::Owned(name), value));
                }
                Ok(Args(args))
            }
        }

        from.deserialize_map(Named)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_readable_json() {
        let label =
            Label::new("city-built").with("seat", Seat(1)).with("card", Arg::term("city-market")).with("money", 3u8);
        let json = serde_json::to_string(&label).unwrap();
        assert_eq!(
            json,
            r#"{"key":"city-built","args":{"card":{"term":"city-market"},"money":{"number":3},"seat":{"seat":1}}}"#
        );
        assert_eq!(serde_json::from_str::<Label>(&json).unwrap(), label);
    }

    #[test]
    fn a_label_can_stand_within_another() {
        let label = Label::new("gloria-gave").with("what", Label::new("gloria-amount-food").with("amount", 2u8));
        let json = serde_json::to_string(&label).unwrap();
        let within = r#"{"label":{"key":"gloria-amount-food","args":{"amount":{"number":2}}}}"#;
        assert_eq!(json, format!(r#"{{"key":"gloria-gave","args":{{"what":{within}}}}}"#));
        assert_eq!(serde_json::from_str::<Label>(&json).unwrap(), label);
    }
}
