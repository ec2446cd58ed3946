//! Component sets that somebody brings along, without their types.

use std::fmt;
use std::marker::PhantomData;

use saturnalia_rules::{Components, Cover, Misprint, Name, Rules, Set, SetId};

/// A component set that is here for as long as somebody has it.
pub struct Brought(Box<dyn AnySet>);

trait AnySet: Send + Sync {
    fn id(&self) -> &SetId;
    fn file(&self) -> &str;
    fn names(&self) -> &[Name];
    fn is_printed(&self) -> bool;
}

impl<C: Components> AnySet for Set<C> {
    fn id(&self) -> &SetId {
        self.id()
    }

    fn file(&self) -> &str {
        self.source()
    }

    fn names(&self) -> &[Name] {
        self.names()
    }

    fn is_printed(&self) -> bool {
        self.is_printed()
    }
}

impl Brought {
    pub fn id(&self) -> &SetId {
        self.0.id()
    }

    /// What it was read from.
    pub fn file(&self) -> &str {
        self.0.file()
    }

    /// What it calls otherwise than the house does.
    pub fn names(&self) -> &[Name] {
        self.0.names()
    }

    /// Whether it is the set in the box as it was sold.
    pub fn is_printed(&self) -> bool {
        self.0.is_printed()
    }
}

impl fmt::Debug for Brought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Brought").field(self.id()).finish()
    }
}

/// Reads a set. What it calls otherwise must be the name of a component.
pub(crate) fn bring<R: Rules>(file: &str) -> Result<Set<R::Components>, Misprint> {
    check_names::<R>(file)?;
    R::Components::sets().bring(file)
}

fn check_names<R: Rules>(file: &str) -> Result<(), Misprint> {
    if file != R::Components::PRINTED {
        let Cover { names, .. } = Cover::read(file)?;
        if let Some(Name { key, line, .. }) = names.into_iter().find(|name| !is_name::<R>(&name.key)) {
            return Err(Misprint { line: Some(line), problem: format!("nothing is called by `{key}`") });
        }
    }
    Ok(())
}

pub(crate) fn bring_any<R: Rules>(file: &str) -> Result<Brought, Misprint> {
    Ok(Brought(Box::new(bring::<R>(file)?)))
}

/// What a set calls otherwise, as far as it may.
pub(crate) fn names<R: Rules>(set: &Set<R::Components>) -> Vec<Name> {
    set.names().iter().filter(|name| is_name::<R>(&name.key)).cloned().collect()
}

/// What things may be called, by language. All languages have the same keys, and a page has the texts as files of its own: there one is enough.
pub(crate) struct Names<R>(PhantomData<R>);

type Sources = &'static [(&'static str, &'static str)];

impl<R: Rules> Names<R> {
    pub(crate) const SOURCES: Sources = match R::NAMES {
        [_, ..] if cfg!(target_family = "wasm") => &[Self::FIRST],
        all => all,
    };

    const FIRST: (&'static str, &'static str) = match R::NAMES {
        [first, ..] => *first,
        [] => ("", ""),
    };
}

fn is_name<R: Rules>(key: &str) -> bool {
    Names::<R>::SOURCES
        .iter()
        .flat_map(|(_, source)| source.lines())
        .any(|line| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('=')))
}
