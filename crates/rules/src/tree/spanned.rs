//! A value that knows where in its file it stands.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{EnumAccess, VariantAccess as _, Visitor};
use serde::{Deserialize, Deserializer};

/// A value of a component file, and the byte it begins with.
#[derive(Clone, Copy, Debug)]
pub struct Spanned<T> {
    value: T,
    start: usize,
}

/// By what a [`Tree`](super::Tree) knows that it is asked for the place too.
pub(super) const NAME: &str = "saturnalia:spanned";

impl<T> Spanned<T> {
    /// Where it begins, in bytes: see [`Sheet::at`](crate::Sheet::at).
    pub fn start(&self) -> usize {
        self.start
    }

    pub fn get_ref(&self) -> &T {
        &self.value
    }

    pub fn into_inner(self) -> T {
        self.value
    }
}

impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spanned<T> {}

impl<T: PartialOrd> PartialOrd for Spanned<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.value.partial_cmp(&other.value)
    }
}

impl<T: Ord> Ord for Spanned<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.value.cmp(&other.value)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_enum(NAME, &[], Placed(PhantomData))
    }
}

/// Is told the place as the variant of an enum, and the value as what the variant holds.
struct Placed<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Placed<T> {
    type Value = Spanned<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of a component file")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, from: A) -> Result<Spanned<T>, A::Error> {
        let (start, value) = from.variant()?;
        Ok(Spanned { start, value: value.newtype_variant()? })
    }
}
