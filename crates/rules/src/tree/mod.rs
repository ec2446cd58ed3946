//! What was read before it is of a type: one form, whatever it was written in.
//!
//! Reading is code that is made anew for each type and for each form that it is read from. Component files are read by
//! way of a [`Tree`] everywhere; in a browser, where code has to be fetched, game files and answers are too, so that
//! every type is read from one form only (decision 038).

mod read;
mod spanned;
mod unread;

use std::fmt;

use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use toml::de::{DeTable, DeValue};

pub use spanned::Spanned;
pub use unread::Unread;

/// Something that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    kind: Kind,
    /// The byte it begins with, if it is known.
    at: Option<usize>,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Nothing,
    Truth(bool),
    Count(u64),
    Whole(i64),
    Fraction(f64),
    Text(String),
    /// What a field is called: a text, also where a number is wanted.
    Key(String),
    List(Vec<Tree>),
    Fields(Vec<(Tree, Tree)>),
}

impl From<Kind> for Tree {
    fn from(kind: Kind) -> Tree {
        Tree { kind, at: None }
    }
}

impl Tree {
    pub fn of_json(text: &str) -> Result<Tree, Unread> {
        serde_json::from_str(text).map_err(Unread::new)
    }

    pub fn of_toml(source: &str) -> Result<Tree, Unread> {
        match DeTable::parse(source) {
            Ok(table) => Ok(Tree { kind: Tree::of_table(table.get_ref())?, at: Some(table.span().start) }),
            Err(error) => Err(Unread::new(error.message()).at(error.span().map(|span| span.start))),
        }
    }

    /// As a value of a type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Unread> {
        T::deserialize(self).map_err(|unread| unread.at(self.at))
    }

    fn of_table(table: &DeTable<'_>) -> Result<Kind, Unread> {
        let mut fields = Vec::new();
        for (key, value) in table {
            let name = Tree { kind: Kind::Key(key.get_ref().to_string()), at: Some(key.span().start) };
            fields.push((name, Tree::of_toml_value(value)?));
        }
        Ok(Kind::Fields(fields))
    }

    fn of_toml_value(value: &toml::Spanned<DeValue<'_>>) -> Result<Tree, Unread> {
        let at = value.span().start;
        let wrong = |problem: &str| Unread::new(problem).at(Some(at));
        let kind = match value.get_ref() {
            DeValue::String(text) => Kind::Text(text.to_string()),
            DeValue::Integer(number) => {
                integer(number.as_str(), number.radix()).ok_or_else(|| wrong("a number that large cannot be read"))?
            }
            // As JSON has them: no table of powers of ten is needed for that.
            DeValue::Float(number) => {
                Kind::Fraction(serde_json::from_str(number.as_str()).map_err(|_| wrong("this number cannot be read"))?)
            }
            DeValue::Boolean(truth) => Kind::Truth(*truth),
            DeValue::Datetime(day) => Kind::Text(day.to_string()),
            DeValue::Array(items) => Kind::List(items.iter().map(Tree::of_toml_value).collect::<Result<_, _>>()?),
            DeValue::Table(table) => Tree::of_table(table)?,
        };
        Ok(Tree { kind, at: Some(at) })
    }
}

/// As TOML has them: with a sign wherever they can have one.
fn integer(digits: &str, radix: u32) -> Option<Kind> {
    let whole = i64::from_str_radix(digits, radix).map(Kind::Whole);
    whole.or_else(|_| u64::from_str_radix(digits, radix).map(Kind::Count)).ok()
}

impl From<Value> for Tree {
    fn from(value: Value) -> Tree {
        let kind = match value {
            Value::Null => Kind::Nothing,
            Value::Bool(truth) => Kind::Truth(truth),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(count), _) => Kind::Count(count),
                (None, Some(whole)) => Kind::Whole(whole),
                (None, None) => Kind::Fraction(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Kind::Text(text),
            Value::Array(items) => Kind::List(items.into_iter().map(Tree::from).collect()),
            Value::Object(fields) => {
                Kind::Fields(fields.into_iter().map(|(key, value)| (Kind::Key(key).into(), value.into())).collect())
            }
        };
        kind.into()
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tree, D::Error> {
        from.deserialize_any(Growing).map(Tree::from)
    }
}

/// Takes whatever comes.
struct Growing;

impl<'de> Visitor<'de> for Growing {
    type Value = Kind;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Kind, E> {
        Ok(Kind::Nothing)
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Kind, E> {
        Ok(Kind::Truth(truth))
    }

    fn visit_u64<E>(self, count: u64) -> Result<Kind, E> {
        Ok(Kind::Count(count))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Kind, E> {
        Ok(Kind::Whole(number))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Kind, E> {
        Ok(Kind::Fraction(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Kind, E> {
        Ok(Kind::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Kind, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = from.next_element()? {
            items.push(item);
        }
        Ok(Kind::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Kind, A::Error> {
        let mut fields = Vec::new();
        // Whoever reads it as a type says what may not stand there twice.
        while let Some((key, value)) = from.next_entry::<String, Tree>()? {
            fields.push((Kind::Key(key).into(), value));
        }
        Ok(Kind::Fields(fields))
    }
}

/// Something as JSON, `null` if it cannot be.
#[cfg(not(target_family = "wasm"))]
pub fn json_of(something: &impl Serialize) -> Value {
    serde_json::to_value(something).unwrap_or_default()
}

/// Something as JSON, `null` if it cannot be. In a browser everything is written in one form, too, which is text.
#[cfg(target_family = "wasm")]
pub fn json_of(something: &impl Serialize) -> Value {
    serde_json::to_string(something).and_then(|text| serde_json::from_str(&text)).unwrap_or_default()
}

#[cfg(test)]
mod tests;
