//! What lies in the box: cards, tracks, printed values.
//!
//! Rules ask the component set of their position, never a constant, so that two sets can be played in one process. A
//! set is read from a file, handed around as a [`Set`], which is as cheap as a reference, and let go with the last position that is
//! played with it.

mod cover;
mod misprint;

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

pub use cover::{Cover, Name};
pub use misprint::{Misprint, Sheet};

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

/// A handle to a component set, equal only to itself.
pub struct Set<C: 'static>(Handle<C>);

/// The printed set is part of the program: its handles are not counted, which is felt where bots clone a position for every answer they
/// look at, on many threads at once.
enum Handle<C: 'static> {
    Printed(&'static Printed<C>),
    Brought(Arc<Kept<C>>),
}

/// Lies in memory like what an [`Arc`] points to, behind two counts, so that a fact is found in the same place through either handle: the
/// compiler then asks for no difference.
#[repr(C)]
struct Printed<C> {
    _counts: [usize; 2],
    kept: Kept<C>,
}

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

/// The component sets of one game: the printed one, and those that were brought along and are still played with.
pub struct Sets<C: 'static> {
    printed: OnceLock<Printed<C>>,
    brought: Mutex<Vec<Weak<Kept<C>>>>,
}

impl<C: Components> Sets<C> {
    /// With the printed set, which is read when it is first asked for.
    #[expect(clippy::new_without_default, reason = "it stands in a static")]
    pub const fn new() -> Sets<C> {
        Sets { printed: OnceLock::new(), brought: Mutex::new(Vec::new()) }
    }

    /// The set in the box as it was sold: what every game is played with unless it says otherwise.
    ///
    /// # Panics
    /// If the game's own file cannot be read.
    pub fn printed(&'static self) -> Set<C> {
        let printed = self.printed.get_or_init(|| match C::read(C::PRINTED) {
            Ok(components) => {
                let kept = Kept { id: SetId::printed(), source: C::PRINTED.into(), names: Vec::new(), components };
                Printed { _counts: [0; 2], kept }
            }
            Err(misprint) => panic!("the printed components: {misprint}"),
        });
        Set(Handle::Printed(printed))
    }

    /// Takes in another set from its file, or finds it if it is here already. The printed file is the printed set. It is here for as long
    /// as somebody has a handle.
    pub fn bring(&'static self, source: &str) -> Result<Set<C>, Misprint> {
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
        if let Some(known) = found(&brought, &id) {
            return Ok(known);
        }
        let kept = Arc::new(Kept { id, source: source.into(), names, components });
        brought.push(Arc::downgrade(&kept));
        Ok(Set(Handle::Brought(kept)))
    }

    /// Whether the set of that file is here: whoever brings it takes no room.
    pub fn has(&'static self, source: &str) -> bool {
        source == C::PRINTED
            || Cover::read(source).is_ok_and(|cover| self.find(&SetId::of(cover.name, source)).is_some())
    }

    /// The set of that id, if the process has it.
    pub fn find(&'static self, id: &SetId) -> Option<Set<C>> {
        if *id == SetId::printed() { Some(self.printed()) } else { found(&self.brought(), id) }
    }

    /// How many sets are here besides the printed one.
    pub fn count(&self) -> usize {
        self.brought().len()
    }
}

fn found<C>(brought: &[Weak<Kept<C>>], id: &SetId) -> Option<Set<C>> {
    brought.iter().filter_map(Weak::upgrade).find(|kept| kept.id == *id).map(|kept| Set(Handle::Brought(kept)))
}

impl<C> Sets<C> {
    /// Those that somebody still plays with; what nobody does gives its memory back.
    fn brought(&self) -> MutexGuard<'_, Vec<Weak<Kept<C>>>> {
        let mut brought = self.brought.lock().unwrap_or_else(PoisonError::into_inner);
        brought.retain(|set| set.strong_count() > 0);
        brought
    }
}

impl<C> fmt::Debug for Sets<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let brought: Vec<_> = self.brought().iter().filter_map(Weak::upgrade).collect();
        f.debug_list().entry(&"printed").entries(brought.iter().map(|kept| &kept.id)).finish()
    }
}

impl<C> Set<C> {
    #[inline]
    fn kept(&self) -> &Kept<C> {
        match &self.0 {
            Handle::Printed(printed) => &printed.kept,
            Handle::Brought(kept) => kept,
        }
    }

    pub fn id(&self) -> &SetId {
        &self.kept().id
    }

    /// The file it was read from.
    pub fn source(&self) -> &str {
        &self.kept().source
    }

    /// What this set calls things otherwise than the house does.
    pub fn names(&self) -> &[Name] {
        &self.kept().names
    }

    /// Whether this is the set in the box as it was sold.
    #[inline]
    pub fn is_printed(&self) -> bool {
        matches!(self.0, Handle::Printed(_))
    }

    /// The set itself.
    #[inline]
    pub fn get(&self) -> &C {
        &self.kept().components
    }
}

impl<C> Clone for Set<C> {
    #[inline]
    fn clone(&self) -> Self {
        Set(match &self.0 {
            Handle::Printed(printed) => Handle::Printed(printed),
            Handle::Brought(kept) => Handle::Brought(Arc::clone(kept)),
        })
    }
}

impl<C> PartialEq for Set<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.kept(), other.kept())
    }
}

impl<C> Eq for Set<C> {}

impl<C> Deref for Set<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        self.get()
    }
}

impl<C> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Set").field(&self.id().name).finish()
    }
}

impl<C> Serialize for Set<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // Written in full: formats that do not name their fields must find the hash where they expect it.
        (&self.id().name, &self.id().hash).serialize(to)
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
    fn a_set_that_nobody_plays_with_any_more_was_kept_for_good() {
        static SETS: Sets<Prices> = Sets::new();
        let file = |number: usize| format!("prices = [1, 1]\n[set]\nname = \"Set {number}\"\n");
        let played_with = SETS.bring(&file(0)).unwrap();
        for number in 1..1000 {
            drop(SETS.bring(&file(number)).unwrap());
        }
        assert_eq!(SETS.count(), 1);
        assert!(SETS.has(&file(0)) && SETS.has(Prices::PRINTED) && !SETS.has(&file(1)) && !SETS.has("nothing"));
        let elsewhere = played_with.clone();
        drop(played_with);
        assert_eq!(SETS.bring(&file(0)).as_ref(), Ok(&elsewhere), "a copy of the handle is a handle");
        drop(elsewhere);
        assert_eq!((SETS.count(), SETS.has(&file(0))), (0, false));
        // Brought again it is as good as ever.
        let again = SETS.bring(&file(0)).unwrap();
        assert_eq!((again.get().0, SETS.count()), ([1, 1], 1));
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
