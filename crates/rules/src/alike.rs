//! What several viewers see alike, made once for all of them.

use std::cell::OnceCell;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Seat, SeatCount};

/// A part of a view that several viewers see alike: made once, and shared. Written it is what it holds. Whoever writes several views one after the
/// other recognises it by [`NAME`](Alike::NAME) and by where it lies, and need not write it again.
#[derive(PartialEq, Eq)]
pub struct Alike<T>(Arc<T>);

impl<T> Clone for Alike<T> {
    fn clone(&self) -> Alike<T> {
        Alike(Arc::clone(&self.0))
    }
}

impl Alike<()> {
    /// What it is called where it is written.
    pub const NAME: &'static str = "saturnalia::Alike";
}

impl<T> From<T> for Alike<T> {
    fn from(part: T) -> Alike<T> {
        Alike(Arc::new(part))
    }
}

impl<T> Deref for Alike<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: fmt::Debug> fmt::Debug for Alike<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Serialize> Serialize for Alike<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_newtype_struct(Alike::NAME, &*self.0)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Alike<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::deserialize(from).map(Alike::from)
    }
}

/// In TypeScript it is what it holds.
#[cfg(feature = "ts")]
impl<T: ts_rs::TS + 'static> ts_rs::TS for Alike<T> {
    type WithoutGenerics = T::WithoutGenerics;
    type OptionInnerType = T::OptionInnerType;

    fn ident(cfg: &ts_rs::Config) -> String {
        T::ident(cfg)
    }

    fn name(cfg: &ts_rs::Config) -> String {
        T::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        T::inline(cfg)
    }

    fn inline_flattened(cfg: &ts_rs::Config) -> String {
        T::inline_flattened(cfg)
    }

    fn decl(cfg: &ts_rs::Config) -> String {
        T::decl(cfg)
    }

    fn decl_concrete(cfg: &ts_rs::Config) -> String {
        T::decl_concrete(cfg)
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor) {
        T::visit_dependencies(v);
    }

    fn visit_generics(v: &mut impl ts_rs::TypeVisitor) {
        T::visit_generics(v);
        v.visit::<T>();
    }
}

/// What is shown of each seat, in the two forms in which somebody sees it: with what is hidden from others, and without. Each is made when
/// somebody first looks.
#[derive(Debug)]
pub struct Faces<T>(Vec<[OnceCell<Alike<T>>; 2]>);

impl<T> Faces<T> {
    pub fn new(seats: SeatCount) -> Faces<T> {
        Faces(seats.seats().map(|_| Default::default()).collect())
    }

    /// A seat, for somebody who sees what is hidden there or not.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn of(&self, seat: Seat, sees: bool, make: impl FnOnce() -> T) -> Alike<T> {
        self.0[seat.index()][usize::from(sees)].get_or_init(|| make().into()).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_written_as_what_it_holds() {
        let part = Alike::from(vec![1, 2]);
        assert_eq!(serde_json::to_string(&part).unwrap(), "[1,2]");
        assert_eq!(serde_json::from_str::<Alike<Vec<i32>>>("[1,2]").unwrap(), part);
    }

    #[test]
    fn a_face_is_made_once() {
        let faces = Faces::new(SeatCount::new(2).unwrap());
        let closed = faces.of(Seat(1), false, || "closed");
        assert_eq!(*faces.of(Seat(1), false, || "never made"), "closed");
        assert_eq!((*faces.of(Seat(1), true, || "open"), *closed), ("open", "closed"));
    }
}
