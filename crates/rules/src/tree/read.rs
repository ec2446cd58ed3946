//! A tree becomes a value of a type. What does not depend on the type is not made anew for each, and what reads a type
//! is there once and not wherever it is called (`inline(never)`): a browser has to fetch it.

use std::slice;

use serde::de::value::U64Deserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer as _, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::spanned::NAME as SPANNED;
use super::{Kind, Tree, Unread};

impl Tree {
    #[cold]
    fn is_not(&self, wanted: &str) -> Unread {
        let unexpected = match &self.kind {
            Kind::Nothing => Unexpected::Other("null"),
            Kind::Truth(truth) => Unexpected::Bool(*truth),
            Kind::Count(count) => Unexpected::Unsigned(*count),
            Kind::Whole(number) => Unexpected::Signed(*number),
            Kind::Fraction(number) => Unexpected::Float(*number),
            Kind::Text(text) | Kind::Key(text) => Unexpected::Str(text),
            Kind::List(_) => Unexpected::Seq,
            Kind::Fields(_) => Unexpected::Map,
        };
        Unread::invalid_type(unexpected, &wanted).at(self.at)
    }

    #[inline(never)]
    fn text(&self) -> Result<&str, Unread> {
        match &self.kind {
            Kind::Text(text) | Kind::Key(text) => Ok(text),
            Kind::Nothing
            | Kind::Truth(_)
            | Kind::Count(_)
            | Kind::Whole(_)
            | Kind::Fraction(_)
            | Kind::List(_)
            | Kind::Fields(_) => Err(self.is_not("a string")),
        }
    }

    #[inline(never)]
    fn items(&self) -> Result<Items<'_>, Unread> {
        if let Kind::List(items) = &self.kind {
            Ok(Items { items: items.iter(), count: items.len() })
        } else {
            Err(self.is_not("a list"))
        }
    }

    #[inline(never)]
    fn fields(&self) -> Result<Fields<'_>, Unread> {
        if let Kind::Fields(fields) = &self.kind {
            Ok(Fields { fields: fields.iter(), next: None })
        } else {
            Err(self.is_not("named fields"))
        }
    }

    /// The number of a key, or of a number.
    #[inline(never)]
    fn number(&self) -> Result<Number, Unread> {
        match &self.kind {
            Kind::Count(count) => Ok(Number::Count(*count)),
            Kind::Whole(number) => Ok(Number::Whole(*number)),
            Kind::Fraction(number) => Ok(Number::Fraction(*number)),
            Kind::Key(digits) => {
                let count = digits.parse().map(Number::Count);
                count.or_else(|_| digits.parse().map(Number::Whole)).map_err(|_| self.is_not("a number"))
            }
            Kind::Nothing | Kind::Truth(_) | Kind::Text(_) | Kind::List(_) | Kind::Fields(_) => {
                Err(self.is_not("a number"))
            }
        }
    }

    #[inline(never)]
    fn variant(&self) -> Result<Variant<'_>, Unread> {
        if let Kind::Fields(fields) = &self.kind {
            return match &fields[..] {
                [(name, value)] => Ok(Variant { name, value: Some(value) }),
                _ => Err(self.is_not("one of several kinds, with one field")),
            };
        }
        self.text().map(|_| Variant { name: self, value: None })
    }
}

enum Number {
    Count(u64),
    Whole(i64),
    Fraction(f64),
}

fn visit_list<'de, V: Visitor<'de>>(tree: &'de Tree, visitor: V) -> Result<V::Value, Unread> {
    let mut items = tree.items()?;
    let value = visitor.visit_seq(&mut items)?;
    items.are_all_read(tree)?;
    Ok(value)
}

impl<'de> Deserializer<'de> for &'de Tree {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match &self.kind {
            Kind::Nothing => visitor.visit_unit(),
            Kind::Truth(truth) => visitor.visit_bool(*truth),
            Kind::Count(count) => visitor.visit_u64(*count),
            Kind::Whole(number) => visitor.visit_i64(*number),
            Kind::Fraction(number) => visitor.visit_f64(*number),
            Kind::Text(text) | Kind::Key(text) => visitor.visit_str(text),
            Kind::List(_) => visit_list(self, visitor),
            Kind::Fields(_) => visitor.visit_map(self.fields()?),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if let Kind::Truth(truth) = self.kind { visitor.visit_bool(truth) } else { Err(self.is_not("true or false")) }
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.number()? {
            Number::Count(count) => visitor.visit_u64(count),
            Number::Whole(number) => visitor.visit_i64(number),
            Number::Fraction(number) => visitor.visit_f64(number),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.kind == Kind::Nothing { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.kind == Kind::Nothing { visitor.visit_unit() } else { Err(self.is_not("null")) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visit_list(self, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Unread> {
        visit_list(self, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visit_list(self, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        if name == SPANNED { visitor.visit_enum(Place(self)) } else { visitor.visit_enum(self.variant()?) }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf }
}

struct Items<'de> {
    items: slice::Iter<'de, Tree>,
    count: usize,
}

impl Items<'_> {
    #[inline(never)]
    fn are_all_read(&self, list: &Tree) -> Result<(), Unread> {
        let read = self.count - self.items.len();
        if self.items.len() == 0 {
            Ok(())
        } else {
            Err(Unread::invalid_length(self.count, &format!("{read}").as_str()).at(list.at))
        }
    }

    /// The last one that was handed out could not be read.
    #[cold]
    fn failed(&self, unread: Unread, item: &Tree) -> Unread {
        unread.at(item.at).within(&format!("[{}]", self.count - self.items.len() - 1))
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Unread;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unread> {
        let Some(item) = self.items.next() else { return Ok(None) };
        seed.deserialize(item).map(Some).map_err(|unread| self.failed(unread, item))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Fields<'de> {
    fields: slice::Iter<'de, (Tree, Tree)>,
    /// The field whose name was read last.
    next: Option<&'de (Tree, Tree)>,
}

#[cold]
fn failed_in(name: &Tree, value: &Tree, unread: Unread) -> Unread {
    unread.at(value.at).within(name.text().unwrap_or("?"))
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Unread;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Unread> {
        self.next = self.fields.next();
        let Some((name, _)) = self.next else { return Ok(None) };
        seed.deserialize(name).map(Some).map_err(|unread| unread.at(name.at))
    }

    #[inline(never)]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unread> {
        let Some((name, value)) = self.next else { return Err(Unread::new("a value before its name")) };
        seed.deserialize(value).map_err(|unread| failed_in(name, value, unread))
    }
}

/// One of several kinds: its name, and what it holds.
struct Variant<'de> {
    name: &'de Tree,
    value: Option<&'de Tree>,
}

impl<'de> Variant<'de> {
    #[inline(never)]
    fn held(&self) -> Result<&'de Tree, Unread> {
        self.value.ok_or_else(|| {
            Unread::new("something belongs to it that is missing").within(self.name.text().unwrap_or("?"))
        })
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Unread> {
        let which = seed.deserialize(self.name).map_err(|unread| unread.at(self.name.at))?;
        Ok((which, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        match self.value {
            Some(value) if value.kind != Kind::Nothing => Err(value.is_not("null")),
            _ => Ok(()),
        }
    }

    #[inline(never)]
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        let value = self.held()?;
        seed.deserialize(value).map_err(|unread| failed_in(self.name, value, unread))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Unread> {
        let value = self.held()?;
        visit_list(value, visitor).map_err(|unread| failed_in(self.name, value, unread))
    }

    fn struct_variant<V: Visitor<'de>>(self, _fields: &'static [&'static str], visitor: V) -> Result<V::Value, Unread> {
        let value = self.held()?;
        let fields = value.fields().map_err(|unread| failed_in(self.name, value, unread))?;
        visitor.visit_map(fields).map_err(|unread| failed_in(self.name, value, unread))
    }
}

/// A value that is asked for its place too.
struct Place<'de>(&'de Tree);

impl<'de> EnumAccess<'de> for Place<'de> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Unread> {
        let start: U64Deserializer<Unread> = (self.0.at.unwrap_or_default() as u64).into_deserializer();
        Ok((seed.deserialize(start)?, self))
    }
}

impl<'de> VariantAccess<'de> for Place<'de> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        Ok(())
    }

    #[inline(never)]
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(self.0).map_err(|unread| unread.at(self.0.at))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Unread> {
        visit_list(self.0, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _fields: &'static [&'static str], visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_map(self.0.fields()?)
    }
}
