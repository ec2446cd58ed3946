//! Tournaments on a server: what is kept of them, what one process does about them for all, how they are shown. Who plays whom and what it comes
//! to is the affair of `saturnalia_tournament`.
//!
//! A tournament's journal is the arbiter, as a table's is: a line is kept once, and the tables of a round in the same write as the line that
//! says that it was drawn. So two processes that look after the same tournament draw no round twice.

mod duty;
mod keep;
mod round;
mod shown;

pub(crate) use duty::look_after_all;
pub(crate) use keep::{act, load, make};
pub(crate) use shown::{csv, names_of, state, summary};

use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_store::StoreError;
use saturnalia_tournament::Denied;

fn unavailable(error: StoreError) -> Refusal {
    let code =
        if matches!(error, StoreError::BadInput(_)) { RefusalCode::BadRequest } else { RefusalCode::Unavailable };
    Refusal::with(code, error)
}

fn refusal(denied: Denied) -> Refusal {
    let code = match denied {
        Denied::BadPlan(_) => RefusalCode::BadTournament,
        Denied::NotOpen => RefusalCode::EntryClosed,
        Denied::NotRunning => RefusalCode::NotRunning,
        Denied::AlreadyIn => RefusalCode::AlreadyEntered,
        Denied::NotIn => RefusalCode::NotEntered,
        Denied::Full => RefusalCode::TournamentFull,
        Denied::NotAdmitted => RefusalCode::NotAdmitted,
        Denied::NotHost => RefusalCode::NotHost,
        Denied::TooFew => RefusalCode::TooFewEntered,
        Denied::NoSuchTable => RefusalCode::NotFound,
        Denied::Corrupt(_) => RefusalCode::Internal,
    };
    Refusal::with(code, denied)
}
