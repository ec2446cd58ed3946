//! Component sets that somebody brings along, without their types.

use std::marker::PhantomData;

use saturnalia_rules::{Components as _, Cover, Misprint, Name, NoSuchSet, Rules, Set, SetId};

/// A component set that is here.
#[derive(Clone, Copy, Debug)]
pub struct Brought {
    pub id: &'static SetId,
    /// What it was read from.
    pub file: &'static str,
    /// What it calls otherwise than the house does.
    pub names: &'static [Name],
    /// Whether it is the set in the box as it was sold.
    pub is_printed: bool,
}

/// Reads a set and keeps it. What it calls otherwise must be the name of a component.
pub(crate) fn bring<R: Rules>(file: &str) -> Result<Set<R::Components>, NoSuchSet> {
    check_names::<R>(file)?;
    R::Components::sets().bring(file)
}

/// The same for the set of a table that is kept.
pub(crate) fn bring_kept<R: Rules>(file: &str) -> Result<(), NoSuchSet> {
    check_names::<R>(file)?;
    R::Components::sets().bring_kept(file).map(drop)
}

fn check_names<R: Rules>(file: &str) -> Result<(), NoSuchSet> {
    if file != R::Components::PRINTED {
        let Cover { names, .. } = Cover::read(file)?;
        if let Some(Name { key, line, .. }) = names.into_iter().find(|name| !is_name::<R>(&name.key)) {
            return Err(Misprint { line: Some(line), problem: format!("nothing is called by `{key}`") }.into());
        }
    }
    Ok(())
}

pub(crate) fn bring_any<R: Rules>(file: &str) -> Result<Brought, NoSuchSet> {
    let set = bring::<R>(file)?;
    Ok(Brought { id: set.id(), file: set.source(), names: set.names(), is_printed: set.is_printed() })
}

/// What a set calls otherwise, as far as it may.
pub(crate) fn names<R: Rules>(set: Set<R::Components>) -> impl Iterator<Item = &'static Name> {
    set.names().iter().filter(|name| is_name::<R>(&name.key))
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
