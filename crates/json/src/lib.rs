//! Writes what serde can serialise as compact JSON, straight into a buffer.
//!
//! The text is that of `serde_json`, byte for byte (a test holds them together), at a fraction of the time: names of fields and variants
//! are copied without looking for characters to escape, and nothing is written through a trait object. A server that sends every seat
//! its view after every answer does little else.

mod text;
mod writer;

use serde::Serialize;

use crate::writer::Writer;

/// Appends the value as JSON.
///
/// # Panics
/// If the value cannot be JSON: a map whose keys are neither texts nor numbers, or a `Serialize` that refuses.
pub fn write<T: Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) {
    value.serialize(Writer(out)).expect("the value can be written as JSON");
}

/// The value as JSON.
pub fn to_string<T: Serialize + ?Sized>(value: &T) -> String {
    let mut out = Vec::with_capacity(256);
    write(value, &mut out);
    into_string(out)
}

/// A buffer into which only this crate has written, as text.
pub fn into_string(out: Vec<u8>) -> String {
    String::from_utf8(out).expect("JSON is UTF-8")
}

/// An object that is written field by field.
#[derive(Debug)]
pub struct Object<'a> {
    out: &'a mut Vec<u8>,
    first: bool,
}

impl<'a> Object<'a> {
    pub fn begin(out: &'a mut Vec<u8>) -> Object<'a> {
        out.push(b'{');
        Object { out, first: true }
    }

    #[inline]
    pub fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) {
        write(value, self.value(name));
    }

    /// Nothing at all for `None`.
    #[inline]
    pub fn optional<T: Serialize>(&mut self, name: &'static str, value: Option<&T>) {
        if let Some(value) = value {
            self.field(name, value);
        }
    }

    /// The buffer, ready for the field's value, which the caller must now append: exactly one.
    #[inline]
    pub fn value(&mut self, name: &'static str) -> &mut Vec<u8> {
        text::name(self.out, &mut self.first, name);
        self.out
    }

    pub fn end(self) {
        self.out.push(b'}');
    }
}
