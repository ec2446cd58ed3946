//! How the entries of a game were given, and what the table says of those that it gave itself.

use std::sync::Arc;

use saturnalia_protocol::wire::ToldNotice;
use saturnalia_rules::{Label, Notice, Seat, Viewer};

use crate::{Given, text};

/// How an entry was given.
#[derive(Clone, Debug)]
pub(crate) enum GivenEntry {
    /// By itself: whoever takes something back takes this back.
    Alone,
    /// In one gesture with the one before.
    Along,
    /// By the table, for that seat, with these words; they may name what the seat alone knows. Shared by all copies of a table: one is made for
    /// every line.
    ByTable { seat: Seat, words: Option<Arc<Label>>, told: Told },
}

/// Who is told that the table has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// Everybody: they can know that there was one answer.
    All,
    /// The seat alone, since it would tell what is in a hand.
    Seat,
}

impl GivenEntry {
    pub(crate) fn given(&self) -> Given {
        match self {
            GivenEntry::Alone => Given::Alone,
            GivenEntry::Along => Given::Along,
            GivenEntry::ByTable { .. } => Given::ByTable,
        }
    }
}

/// What the table says of the answers that it has given itself, after the first `since` entries.
pub(crate) fn house_notices(given: &[GivenEntry], eyes: Viewer, since: u32) -> Vec<ToldNotice> {
    let by_table = (1u32..).zip(given).skip(since as usize).filter_map(|(entry, given)| match given {
        GivenEntry::ByTable { seat, words, told } if *told == Told::All || eyes.sees(*seat) => {
            Some((entry, *seat, words))
        }
        GivenEntry::ByTable { .. } => None,
        GivenEntry::Alone | GivenEntry::Along => None,
    });
    let told = by_table.map(|(entry, seat, words)| {
        // The others are told what follows from it; the words may name what the seat alone knows.
        let label = match words {
            Some(words) if eyes.sees(seat) => text::only_answer(Label::clone(words), seat),
            _ => text::only_answer_others(seat),
        };
        ToldNotice { entry, notice: Notice::new(label) }
    });
    told.collect()
}
