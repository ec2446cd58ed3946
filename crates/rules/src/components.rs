//! What lies in the box: cards, tracks, printed values.
//!
//! Rules ask the component set of their position, never a constant, so that two sets can be played in one process. A
//! set is read once, kept for good, and handed around as a [`Set`], which is as cheap as a reference.

use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// Sets that one process keeps of one game; each is kept for good.
pub const MOST_SETS: usize = 64;

/// The facts that a game's rules ask for.
pub trait Components: fmt::Debug + Send + Sync + Sized + 'static {
    /// The sets of this game that are known to the process.
    fn sets() -> &'static Sets<Self>;
}

/// A game without cards or printed values that could be other ones.
impl Components for () {
    fn sets() -> &'static Sets<()> {
        static SETS: Sets<()> = Sets::new(|| Ok(()));
        &SETS
    }
}

/// A handle to a component set: `Copy`, equal only to itself.
pub struct Set<C: 'static>(&'static Kept<C>);

struct Kept<C> {
    id: SetId,
    components: C,
}

/// How a game remembers its set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SetId {
    pub name: String,
    /// SHA-256 over what the set was read from, in hexadecimal; empty for the printed one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub hash: String,
}

impl SetId {
    fn printed() -> SetId {
        SetId { name: "printed".into(), hash: String::new() }
    }

    /// The id of a set that was read from that text.
    pub fn of(name: impl Into<String>, source: &str) -> SetId {
        let hash = Sha256::digest(source).iter().map(|byte| format!("{byte:02x}")).collect();
        SetId { name: name.into(), hash }
    }
}

/// The component sets of one game: the printed one, and those that were brought along.
pub struct Sets<C: 'static> {
    read: fn() -> Result<C, String>,
    printed: OnceLock<Set<C>>,
    brought: Mutex<Vec<Set<C>>>,
}

impl<C> Sets<C> {
    /// With the printed set, which is read when it is first asked for.
    pub const fn new(read: fn() -> Result<C, String>) -> Sets<C> {
        Sets { read, printed: OnceLock::new(), brought: Mutex::new(Vec::new()) }
    }

    /// The set in the box as it was sold: what every game is played with unless it says otherwise.
    ///
    /// # Panics
    /// If what the game itself brings along cannot be read, with the reason. No law gets past that.
    pub fn printed(&self) -> Set<C> {
        *self.printed.get_or_init(|| match (self.read)() {
            Ok(components) => Set::keep(SetId::printed(), components),
            Err(problem) => panic!("the printed components: {problem}"),
        })
    }

    /// Takes in another set, or finds it if it is here already.
    pub fn bring(&self, id: SetId, components: C) -> Result<Set<C>, TooManySets> {
        if let Some(known) = self.find(&id) {
            return Ok(known);
        }
        let mut brought = self.brought.lock().unwrap_or_else(PoisonError::into_inner);
        if brought.len() >= MOST_SETS {
            return Err(TooManySets);
        }
        let set = Set::keep(id, components);
        brought.push(set);
        Ok(set)
    }

    /// The set of that id, if the process has it.
    pub fn find(&self, id: &SetId) -> Option<Set<C>> {
        if *id == SetId::printed() {
            return Some(self.printed());
        }
        let brought = self.brought.lock().unwrap_or_else(PoisonError::into_inner);
        brought.iter().copied().find(|set| set.0.id == *id)
    }
}

impl<C> fmt::Debug for Sets<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let brought = self.brought.lock().unwrap_or_else(PoisonError::into_inner);
        f.debug_list().entry(&"printed").entries(brought.iter().map(Set::id)).finish()
    }
}

/// A process keeps only so many sets of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are {MOST_SETS} component sets of this game already")]
pub struct TooManySets;

impl<C> Set<C> {
    /// A set is kept for good: there are few, and every position points to one.
    fn keep(id: SetId, components: C) -> Set<C> {
        Set(Box::leak(Box::new(Kept { id, components })))
    }

    pub fn id(&self) -> &'static SetId {
        &self.0.id
    }

    /// Whether this is the set in the box as it was sold.
    pub fn is_printed(&self) -> bool {
        self.0.id == SetId::printed()
    }

    /// The set itself, for as long as the process lives.
    #[inline]
    pub fn get(self) -> &'static C {
        &self.0.components
    }
}

impl<C> Clone for Set<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Set<C> {}

impl<C> PartialEq for Set<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for Set<C> {}

impl<C> Deref for Set<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.components
    }
}

impl<C> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Set").field(&self.0.id.name).finish()
    }
}

impl<C> Serialize for Set<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // Written in full: formats that do not name their fields must find the hash where they expect it.
        (&self.0.id.name, &self.0.id.hash).serialize(to)
    }
}

impl<'de, C: Components> Deserialize<'de> for Set<C> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let (name, hash) = Deserialize::deserialize(from)?;
        let id = SetId { name, hash };
        C::sets().find(&id).ok_or_else(|| D::Error::custom(format!("the component set `{}` is not here", id.name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Prices([u8; 2]);

    impl Components for Prices {
        fn sets() -> &'static Sets<Prices> {
            static SETS: Sets<Prices> = Sets::new(|| Ok(Prices([1, 2])));
            &SETS
        }
    }

    #[test]
    fn two_sets_live_side_by_side_and_each_is_kept_once() {
        let printed = Prices::sets().printed();
        let id = SetId::of("dear", "[9, 9]");
        let dear = Prices::sets().bring(id.clone(), Prices([9, 9])).unwrap();
        assert_eq!((printed.0.components.0, dear.0.components.0), ([1, 2], [9, 9]));
        assert_ne!(printed, dear);
        assert_eq!(Prices::sets().bring(id, Prices([9, 9])).unwrap(), dear);
        assert!(printed.is_printed() && !dear.is_printed());
    }

    #[test]
    fn a_kept_handle_finds_its_set_again_or_says_which_is_missing() {
        let printed = Prices::sets().printed();
        let kept = postcard::to_stdvec(&printed).unwrap();
        assert_eq!(postcard::from_bytes::<Set<Prices>>(&kept).unwrap(), printed);
        let error = serde_json::from_str::<Set<Prices>>(r#"["lost", "00"]"#).unwrap_err();
        assert!(error.to_string().contains("`lost` is not here"), "{error}");
    }
}
