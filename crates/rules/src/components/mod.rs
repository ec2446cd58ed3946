//! What lies in the box: cards, tracks, printed values.
//!
//! Rules ask the component set of their position, never a constant, so that two sets can be played in one process. A
//! set is read from a file, once, kept for good, and handed around as a [`Set`], which is as cheap as a reference.

mod cover;
mod misprint;

use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

pub use cover::{Cover, Name};
pub use misprint::{Misprint, Sheet};

/// Sets of one game that strangers may bring into one process; each is kept for good. Those of tables that are kept do not count.
pub const MOST_SETS: usize = 500;
/// The longest component file, in bytes.
pub const LONGEST_FILE: usize = 64 * 1024;

/// The facts that a game's rules ask for.
pub trait Components: fmt::Debug + Send + Sync + Sized + 'static {
    /// The file of the set in the box as it was sold: what somebody edits who types in their own. Empty if a game has no
    /// components that could be other ones.
    const PRINTED: &'static str;

    /// Reads a file in the notation of [`PRINTED`](Components::PRINTED). Its tables `[set]` and `[names]` are the house's.
    fn read(source: &str) -> Result<Self, Misprint>;

    /// The sets of this game that are known to the process.
    fn sets() -> &'static Sets<Self>;
}

/// A game without cards or printed values that could be other ones.
impl Components for () {
    const PRINTED: &'static str = "";

    fn read(source: &str) -> Result<(), Misprint> {
        if source.is_empty() { Ok(()) } else { Err(Misprint::whole("this game has no components to replace")) }
    }

    fn sets() -> &'static Sets<()> {
        static SETS: Sets<()> = Sets::new();
        &SETS
    }
}

/// A handle to a component set: `Copy`, equal only to itself.
pub struct Set<C: 'static>(&'static Kept<C>);

struct Kept<C> {
    id: SetId,
    source: Box<str>,
    names: Vec<Name>,
    components: C,
}

/// How a game remembers its set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SetId {
    pub name: String,
    /// SHA-256 over the file of the set, in hexadecimal; empty for the printed one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub hash: String,
}

impl SetId {
    fn printed() -> SetId {
        SetId { name: "printed".into(), hash: String::new() }
    }

    fn of(name: String, source: &str) -> SetId {
        let hash = Sha256::digest(source).iter().map(|byte| format!("{byte:02x}")).collect();
        SetId { name, hash }
    }
}

/// The component sets of one game: the printed one, and those that were brought along.
pub struct Sets<C: 'static> {
    printed: OnceLock<Set<C>>,
    brought: Mutex<Shelf<C>>,
}

/// What was brought along.
struct Shelf<C: 'static> {
    sets: Vec<Set<C>>,
    /// How many of them by strangers.
    of_strangers: usize,
}

/// Who brings a set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bringer {
    Stranger,
    KeptTable,
}

impl<C: Components> Sets<C> {
    /// With the printed set, which is read when it is first asked for.
    #[expect(clippy::new_without_default, reason = "it stands in a static")]
    pub const fn new() -> Sets<C> {
        Sets { printed: OnceLock::new(), brought: Mutex::new(Shelf { sets: Vec::new(), of_strangers: 0 }) }
    }

    /// The set in the box as it was sold: what every game is played with unless it says otherwise.
    ///
    /// # Panics
    /// If the game's own file cannot be read.
    pub fn printed(&self) -> Set<C> {
        *self.printed.get_or_init(|| match C::read(C::PRINTED) {
            Ok(components) => Set::keep(SetId::printed(), C::PRINTED, Vec::new(), components),
            Err(misprint) => panic!("the printed components: {misprint}"),
        })
    }

    /// Takes in another set from its file, or finds it if it is here already. The printed file is the printed set.
    pub fn bring(&self, source: &str) -> Result<Set<C>, NoSuchSet> {
        self.take_in(source, Bringer::Stranger)
    }

    /// Takes in the set of a table that is kept: there is room for it however many strangers have brought.
    pub fn bring_kept(&self, source: &str) -> Result<Set<C>, NoSuchSet> {
        self.take_in(source, Bringer::KeptTable)
    }

    fn take_in(&self, source: &str, by: Bringer) -> Result<Set<C>, NoSuchSet> {
        if source == C::PRINTED {
            return Ok(self.printed());
        }
        let Cover { name, names } = Cover::read(source)?;
        let id = SetId::of(name, source);
        if let Some(known) = self.find(&id) {
            return Ok(known);
        }
        let components = C::read(source)?;
        let mut brought = self.brought();
        // Somebody else may have brought it meanwhile.
        if let Some(known) = brought.sets.iter().find(|set| set.0.id == id) {
            return Ok(*known);
        }
        if by == Bringer::Stranger {
            if brought.of_strangers >= MOST_SETS {
                return Err(NoSuchSet::TooMany);
            }
            brought.of_strangers += 1;
        }
        let set = Set::keep(id, source, names, components);
        brought.sets.push(set);
        Ok(set)
    }

    /// Whether the set of that file is here: whoever brings it takes no room.
    pub fn has(&self, source: &str) -> bool {
        source == C::PRINTED
            || Cover::read(source).is_ok_and(|cover| self.find(&SetId::of(cover.name, source)).is_some())
    }

    /// The set of that id, if the process has it.
    pub fn find(&self, id: &SetId) -> Option<Set<C>> {
        if *id == SetId::printed() {
            return Some(self.printed());
        }
        self.brought().sets.iter().copied().find(|set| set.0.id == *id)
    }
}

impl<C> Sets<C> {
    fn brought(&self) -> MutexGuard<'_, Shelf<C>> {
        self.brought.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C> fmt::Debug for Sets<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entry(&"printed").entries(self.brought().sets.iter().map(Set::id)).finish()
    }
}

/// Why there is no such set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchSet {
    #[error(transparent)]
    Misprint(#[from] Misprint),
    #[error("there are {MOST_SETS} component sets of this game already")]
    TooMany,
}

impl<C> Set<C> {
    /// A set is kept for good: there are few, and every position points to one.
    fn keep(id: SetId, source: &str, names: Vec<Name>, components: C) -> Set<C> {
        Set(Box::leak(Box::new(Kept { id, source: source.into(), names, components })))
    }

    pub fn id(&self) -> &'static SetId {
        &self.0.id
    }

    /// The file it was read from.
    pub fn source(&self) -> &'static str {
        &self.0.source
    }

    /// What this set calls things otherwise than the house does.
    pub fn names(&self) -> &'static [Name] {
        &self.0.names
    }

    /// Whether this is the set in the box as it was sold.
    #[inline]
    pub fn is_printed(&self) -> bool {
        self.0.id.hash.is_empty()
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

    #[derive(Deserialize)]
    struct File {
        prices: [u8; 2],
    }

    impl Components for Prices {
        const PRINTED: &'static str = "prices = [1, 2]";

        fn read(source: &str) -> Result<Prices, Misprint> {
            Sheet(source).parse().map(|File { prices }| Prices(prices))
        }

        fn sets() -> &'static Sets<Prices> {
            static SETS: Sets<Prices> = Sets::new();
            &SETS
        }
    }

    const DEAR: &str = "prices = [9, 9]\n[set]\nname = \"Dear\"\n[names.en]\nmarket = \"Shop\"\n";

    #[test]
    fn two_sets_live_side_by_side_and_each_is_kept_once() {
        let (printed, dear) = (Prices::sets().printed(), Prices::sets().bring(DEAR).unwrap());
        assert_eq!((printed.get().0, dear.get().0), ([1, 2], [9, 9]));
        assert_ne!(printed, dear);
        assert_eq!(Prices::sets().bring(DEAR).unwrap(), dear);
        assert!(printed.is_printed() && !dear.is_printed());
        assert_eq!((dear.id().name.as_str(), dear.source()), ("Dear", DEAR));
        let [name] = dear.names() else { panic!("one name") };
        assert_eq!((name.language, name.key.as_str(), name.text.as_str(), name.line), ("en", "market", "Shop", 5));
        assert_eq!(name.message(), "market = { \"Shop\" }\n");
    }

    #[test]
    fn sets_of_strangers_take_no_room_from_those_of_kept_tables() {
        static SETS: Sets<Prices> = Sets::new();
        let file = |number: usize| format!("prices = [1, 1]\n[set]\nname = \"Set {number}\"\n");
        for number in 0..MOST_SETS {
            SETS.bring(&file(number)).unwrap();
        }
        assert_eq!(SETS.bring(&file(MOST_SETS)), Err(NoSuchSet::TooMany));
        assert!(SETS.has(&file(0)) && SETS.has(Prices::PRINTED) && !SETS.has(&file(MOST_SETS)) && !SETS.has("nothing"));
        let kept = SETS.bring_kept(&file(MOST_SETS)).unwrap();
        // Once it is here anybody may play with it.
        assert_eq!(SETS.bring(&file(MOST_SETS)), Ok(kept));
        assert_eq!(SETS.bring(&file(MOST_SETS + 1)), Err(NoSuchSet::TooMany));
    }

    #[test]
    fn the_printed_file_is_the_printed_set() {
        assert_eq!(Prices::sets().bring(Prices::PRINTED).unwrap(), Prices::sets().printed());
    }

    #[test]
    fn a_misprint_says_its_line() {
        let refused = |source: &str| Prices::sets().bring(source).unwrap_err().to_string();
        assert_eq!(refused("prices = [1, 3]"), "a set needs a name: [set] name = \"…\"");
        assert_eq!(
            refused("prices = [1, 3]\n[set]\nname = \" \""),
            "line 3: the name of a set has 1 to 40 letters, all in one line"
        );
        assert_eq!(
            refused("[set]\nname = \"X\"\n\n[names.la]\nmarket = \"Macellum\""),
            "line 4: no language is called `la`"
        );
        let long = format!("prices = [1, 3]\n[set]\nname = \"X\"\n[names.de]\nmarket = \"{}\"", "x".repeat(401));
        assert_eq!(refused(&long), "line 5: a text has 1 to 400 letters, all in one line");
        assert!(refused("[set]\nname = \"X\"\n[more]\nprices = 3").starts_with("line 1: missing field"));
        assert_eq!(
            refused("prices = [1, 300]\n[set]\nname = \"X\""),
            "line 1: invalid value: integer `300`, expected a whole number from 0 to 255"
        );
        assert!(refused(&" ".repeat(LONGEST_FILE + 1)).contains("at most"));
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
