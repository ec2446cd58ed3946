//! serde's side of it.

use serde::ser::{self, Serialize, Serializer};
use serde_json::Error;

use crate::text;

/// Appends one value.
pub(crate) struct Writer<'a>(pub &'a mut Vec<u8>);

/// Appends the parts of a list or an object.
pub(crate) struct Parts<'a> {
    out: &'a mut Vec<u8>,
    first: bool,
    close: &'static str,
}

impl<'a> Parts<'a> {
    #[inline]
    fn begin(out: &'a mut Vec<u8>, open: u8, close: &'static str) -> Parts<'a> {
        out.push(open);
        Parts { out, first: true, close }
    }

    #[inline]
    fn comma(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.out.push(b',');
        }
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.comma();
        value.serialize(Writer(self.out))
    }

    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        text::name(self.out, &mut self.first, name);
        value.serialize(Writer(self.out))
    }

    #[inline]
    fn finish(self) -> Result<(), Error> {
        self.out.extend_from_slice(self.close.as_bytes());
        Ok(())
    }
}

/// What is rare on a table is left to `serde_json`.
fn plainly<T: Serialize>(out: &mut Vec<u8>, value: T) -> Result<(), Error> {
    serde_json::to_writer(out, &value)
}

/// A variant with parts is an object with one field: its name, and the parts.
macro_rules! variants {
    ($($method:ident: $open:literal, $close:literal;)*) => {
        $(#[inline]
        fn $method(
            self,
            _name: &'static str,
            _index: u32,
            variant: &'static str,
            _len: usize,
        ) -> Result<Parts<'a>, Error> {
            self.0.push(b'{');
            text::name(self.0, &mut true, variant);
            Ok(Parts::begin(self.0, $open, $close))
        })*
    };
}

macro_rules! numbers {
    ($($method:ident($number:ty) as $wide:ty: $write:path),* $(,)?) => {
        $(#[inline]
        fn $method(self, number: $number) -> Result<(), Error> {
            $write(self.0, <$wide>::from(number));
            Ok(())
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    numbers! {
        serialize_i8(i8) as i64: text::signed,
        serialize_i16(i16) as i64: text::signed,
        serialize_i32(i32) as i64: text::signed,
        serialize_i64(i64) as i64: text::signed,
        serialize_u8(u8) as u64: text::unsigned,
        serialize_u16(u16) as u64: text::unsigned,
        serialize_u32(u32) as u64: text::unsigned,
        serialize_u64(u64) as u64: text::unsigned,
    }

    fn serialize_i128(self, number: i128) -> Result<(), Error> {
        plainly(self.0, number)
    }

    fn serialize_u128(self, number: u128) -> Result<(), Error> {
        plainly(self.0, number)
    }

    fn serialize_f32(self, number: f32) -> Result<(), Error> {
        plainly(self.0, number)
    }

    fn serialize_f64(self, number: f64) -> Result<(), Error> {
        plainly(self.0, number)
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.0.extend_from_slice(if value { b"true".as_slice() } else { b"false" });
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Error> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result<(), Error> {
        text::text(self.0, text);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Error> {
        self.collect_seq(bytes)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), Error> {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    #[inline]
    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Result<(), Error> {
        text::quoted(self.0, variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = Parts::begin(self.0, b'{', "}");
        object.field(variant, value)?;
        object.finish()
    }

    #[inline]
    fn serialize_seq(self, _len: Option<usize>) -> Result<Parts<'a>, Error> {
        Ok(Parts::begin(self.0, b'[', "]"))
    }

    #[inline]
    fn serialize_tuple(self, len: usize) -> Result<Parts<'a>, Error> {
        self.serialize_seq(Some(len))
    }

    #[inline]
    fn serialize_tuple_struct(self, _name: &'static str, len: usize) -> Result<Parts<'a>, Error> {
        self.serialize_seq(Some(len))
    }

    #[inline]
    fn serialize_map(self, _len: Option<usize>) -> Result<Parts<'a>, Error> {
        Ok(Parts::begin(self.0, b'{', "}"))
    }

    #[inline]
    fn serialize_struct(self, _name: &'static str, len: usize) -> Result<Parts<'a>, Error> {
        self.serialize_map(Some(len))
    }

    variants! {
        serialize_tuple_variant: b'[', "]}";
        serialize_struct_variant: b'{', "}}";
    }
}

macro_rules! lists {
    ($($part:ident::$method:ident),* $(,)?) => {
        $(impl ser::$part for Parts<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        })*
    };
}
lists! {
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field,
}

macro_rules! objects {
    ($($part:ident),* $(,)?) => {
        $(impl ser::$part for Parts<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        })*
    };
}
objects! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    /// Keys that are not texts become texts.
    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.comma();
        let start = self.out.len();
        key.serialize(Writer(self.out))?;
        match self.out.get(start) {
            Some(b'"') => {}
            Some(b'-' | b'0'..=b'9' | b't' | b'f') => {
                self.out.insert(start, b'"');
                self.out.push(b'"');
            }
            Some(_) | None => return Err(ser::Error::custom("the key of a map is a text, a number or a truth value")),
        }
        self.out.push(b':');
        Ok(())
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(Writer(self.out))
    }

    #[inline]
    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}
