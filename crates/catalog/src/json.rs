//! Writes JSON, to the letter as `serde_json` does, in about half of its time: for what goes to every seat after every answer
//! ([decision 060](../../../docs/decisions/060-what-an-answer-costs.md)).
//!
//! Names of fields and variants are ours and hold nothing that has to be escaped, so they are not looked through; other strings are, eight
//! bytes at a time. What is rare (a string with a quotation mark, a fraction) is left to `serde_json`. For our own messages and views:
//! everything can be written but a [`RawValue`](serde_json::value::RawValue) and maps whose keys are neither strings nor numbers.

use std::fmt::Display;
use std::ops::{Deref, DerefMut, Range};
use std::ptr;

use saturnalia_rules::Alike;
use serde::Serialize;
use serde::ser::{self, Serializer};

/// Writes values one after the other into one buffer, with so much room at first; returns it with where each of them ends. What several of them
/// have in common ([`Alike`]) is written once and then copied.
pub(crate) fn write_all(values: &[impl Serialize], room: usize) -> (Vec<u8>, Vec<usize>) {
    let mut paper = Paper { bytes: Vec::with_capacity(room), alike: Vec::new() };
    let write = |value| {
        Serialize::serialize(value, Writer(&mut paper)).expect("our messages are JSON");
        paper.bytes.len()
    };
    let ends = values.iter().map(write).collect();
    (paper.bytes, ends)
}

/// What is written on.
struct Paper {
    bytes: Vec<u8>,
    /// Parts that lie at this address stand here already. All values are there until the last is written, so an address is that of one part.
    alike: Vec<(usize, Range<usize>)>,
}

impl Deref for Paper {
    type Target = Vec<u8>;

    #[inline]
    fn deref(&self) -> &Vec<u8> {
        &self.bytes
    }
}

impl DerefMut for Paper {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<u8> {
        &mut self.bytes
    }
}

/// Writes one value.
struct Writer<'a>(&'a mut Paper);

impl<'a> Writer<'a> {
    /// A name of a field or a variant.
    #[inline]
    fn name(&mut self, name: &'static str) {
        debug_assert!(is_plain(name.as_bytes()), "{name} would have to be escaped");
        self.0.reserve(name.len() + 3);
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.push(b'"');
    }

    /// The object around what a variant holds.
    #[inline]
    fn variant(&mut self, variant: &'static str) {
        self.0.push(b'{');
        self.name(variant);
        self.0.push(b':');
    }

    #[inline]
    fn number(self, number: impl itoa::Integer) -> Result<(), Unwritable> {
        self.0.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
        Ok(())
    }

    /// A list or an object of several things, up to its end.
    #[inline]
    fn several(self, begin: u8, end: &'static [u8]) -> Several<'a> {
        self.0.push(begin);
        Several { out: self.0, empty: true, end }
    }

    /// What is rare enough.
    #[cold]
    fn by_serde_json<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        serde_json::to_writer(&mut self.0.bytes, value).map_err(Unwritable::because)
    }
}

/// Whether a string stands in JSON as it is: no quotation mark, no backslash, no control character.
#[inline]
fn is_plain(text: &[u8]) -> bool {
    /// A byte in each of eight places.
    const fn each(byte: u8) -> u64 {
        u64::from_le_bytes([byte; 8])
    }
    /// Not zero if one of the eight is below that byte, which is at most 128.
    fn below(eight: u64, byte: u8) -> u64 {
        eight.wrapping_sub(each(byte)) & !eight & each(0x80)
    }
    fn is_special(eight: &[u8; 8]) -> bool {
        let eight = u64::from_le_bytes(*eight);
        below(eight, b' ') | below(eight ^ each(b'"'), 1) | below(eight ^ each(b'\\'), 1) != 0
    }
    // The last eight may have been seen in part: that is less work than looking at what is left one by one.
    match text.last_chunk::<8>() {
        Some(last) => !text.as_chunks::<8>().0.iter().any(is_special) && !is_special(last),
        None => text.iter().all(|byte| *byte >= b' ' && *byte != b'"' && *byte != b'\\'),
    }
}

macro_rules! numbers {
    ($($method:ident $number:ty),*) => {
        $(#[inline]
        fn $method(self, number: $number) -> Result<(), Unwritable> {
            self.number(number)
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_u128 u128
    );

    #[inline]
    fn serialize_bool(self, yes: bool) -> Result<(), Unwritable> {
        self.0.extend_from_slice(if yes { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Result<(), Unwritable> {
        self.by_serde_json(&number)
    }

    fn serialize_f64(self, number: f64) -> Result<(), Unwritable> {
        self.by_serde_json(&number)
    }

    fn serialize_char(self, letter: char) -> Result<(), Unwritable> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result<(), Unwritable> {
        if !is_plain(text.as_bytes()) {
            return self.by_serde_json(text);
        }
        self.0.reserve(text.len() + 2);
        self.0.push(b'"');
        self.0.extend_from_slice(text.as_bytes());
        self.0.push(b'"');
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Unwritable> {
        self.collect_seq(bytes)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Unwritable> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(mut self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Unwritable> {
        self.name(variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<(), Unwritable> {
        if name != Alike::NAME {
            return value.serialize(self);
        }
        let address = ptr::from_ref(value).cast::<()>().addr();
        if let Some((_, written)) = self.0.alike.iter().find(|(known, _)| *known == address) {
            let written = written.clone();
            self.0.bytes.extend_from_within(written);
            return Ok(());
        }
        let start = self.0.len();
        value.serialize(Writer(self.0))?;
        let written = start..self.0.len();
        self.0.alike.push((address, written));
        Ok(())
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.variant(variant);
        value.serialize(Writer(self.0))?;
        self.0.push(b'}');
        Ok(())
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, Unwritable> {
        Ok(self.several(b'[', b"]"))
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, Unwritable> {
        Ok(self.several(b'[', b"]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Unwritable> {
        Ok(self.several(b'[', b"]"))
    }

    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Unwritable> {
        self.variant(variant);
        Ok(self.several(b'[', b"]}"))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, Unwritable> {
        Ok(self.several(b'{', b"}"))
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Unwritable> {
        Ok(self.several(b'{', b"}"))
    }

    #[inline]
    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Unwritable> {
        self.variant(variant);
        Ok(self.several(b'{', b"}}"))
    }
}

/// Several things of which some are written.
struct Several<'a> {
    out: &'a mut Paper,
    empty: bool,
    end: &'static [u8],
}

impl Several<'_> {
    /// Begins the next one.
    #[inline]
    fn next(&mut self) {
        if !self.empty {
            self.out.push(b',');
        }
        self.empty = false;
    }

    #[inline]
    fn one<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.next();
        value.serialize(Writer(self.out))
    }

    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unwritable> {
        self.next();
        Writer(self.out).name(name);
        self.out.push(b':');
        value.serialize(Writer(self.out))
    }

    #[inline]
    fn close(self) -> Result<(), Unwritable> {
        self.out.extend_from_slice(self.end);
        Ok(())
    }
}

macro_rules! several {
    ($($kind:ident: $method:ident($($name:ident: $text:ty)?) by $written:ident),*) => {
        $(impl ser::$kind for Several<'_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, $($name: $text,)? value: &T) -> Result<(), Unwritable> {
                self.$written($($name,)? value)
            }

            #[inline]
            fn end(self) -> Result<(), Unwritable> {
                self.close()
            }
        })*
    };
}
several!(
    SerializeSeq: serialize_element() by one,
    SerializeTuple: serialize_element() by one,
    SerializeTupleStruct: serialize_field() by one,
    SerializeTupleVariant: serialize_field() by one,
    SerializeStruct: serialize_field(name: &'static str) by field,
    SerializeStructVariant: serialize_field(name: &'static str) by field
);

impl ser::SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Unwritable;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.next();
        let start = self.out.len();
        key.serialize(Writer(self.out))?;
        // A key that is a number stands in quotation marks.
        if self.out.get(start) != Some(&b'"') {
            self.out.insert(start, b'"');
            self.out.push(b'"');
        }
        Ok(())
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.out.push(b':');
        value.serialize(Writer(self.out))
    }

    #[inline]
    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

/// Why something could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Unwritable(String);

impl Unwritable {
    fn because(reason: impl Display) -> Unwritable {
        Unwritable(reason.to_string())
    }
}

impl ser::Error for Unwritable {
    fn custom<T: Display>(reason: T) -> Unwritable {
        Unwritable::because(reason)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[track_caller]
    fn is_written_alike(value: &impl Serialize) {
        let (out, ends) = write_all(&[value], 0);
        assert_eq!(ends, [out.len()]);
        assert_eq!(String::from_utf8(out).expect("JSON is UTF-8"), serde_json::to_string(value).expect("it is JSON"));
    }

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Plain,
        One(u8),
        Two(i16, Option<&'static str>),
        Named { left: bool, right: () },
    }

    #[derive(Serialize)]
    struct Wrapped(i64);

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct All {
        kinds: Vec<Kind>,
        wrapped: Wrapped,
        unit: Unit,
        pair: (u8, char),
        numbers: BTreeMap<i8, f32>,
        nothing: Vec<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<u8>,
        #[serde(flatten)]
        flat: BTreeMap<&'static str, u64>,
    }

    #[test]
    fn everything_is_written_as_serde_json_does() {
        is_written_alike(&All {
            kinds: vec![Kind::Plain, Kind::One(200), Kind::Two(-7, None), Kind::Named { left: true, right: () }],
            wrapped: Wrapped(i64::MIN),
            unit: Unit,
            pair: (0, '"'),
            numbers: [(-1, 0.5), (2, f32::NAN)].into(),
            nothing: Vec::new(),
            missing: None,
            flat: [("a", u64::MAX), ("b", 0)].into(),
        });
        is_written_alike(&BTreeMap::<String, u8>::new());
        is_written_alike(&Some(i128::MAX));
    }

    #[test]
    fn a_special_character_at_any_place_is_escaped() {
        let special = ['"', '\\', '\n', '\u{0}', '\u{1f}', '\u{7f}', ' ', '!', '[', ']', '\u{a2}', 'ß', '\u{2028}'];
        for length in 0..20 {
            is_written_alike(&"x".repeat(length));
            for place in 0..=length {
                for letter in special {
                    is_written_alike(&format!("{}{letter}{}", "x".repeat(place), "é".repeat(length - place)));
                }
            }
        }
    }

    #[test]
    fn what_several_have_in_common_is_copied_and_nothing_else() {
        let common = Alike::from(vec![Some("a"), None]);
        let (own, other) = (Alike::from(vec![Some("b")]), Alike::from(vec![Some("b")]));
        let values = [(1, common.clone(), own.clone()), (2, common.clone(), other), (3, own, common)];
        let (out, ends) = write_all(&values, 0);
        let mut start = 0;
        for (value, end) in values.iter().zip(ends) {
            let expected = serde_json::to_string(value).expect("it is JSON");
            assert_eq!(std::str::from_utf8(&out[start..end]), Ok(expected.as_str()));
            start = end;
        }
    }
}
