//! What a game file proves, and what it does not.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{NotProven, Proven, Verified};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Nonce, Openings, Part, Provenance, Seat, Seed, Terms};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::open::unplayable;

/// The parts of a game file that its proof stands on.
#[derive(Deserialize)]
struct Evidence {
    game: String,
    seed: Seed,
    nonce: Nonce,
    #[serde(default)]
    start: Option<IgnoredAny>,
    #[serde(default)]
    terms: Option<String>,
    #[serde(default)]
    parts: Vec<Part>,
    #[serde(default)]
    voided: Vec<Vec<Seat>>,
    #[serde(default)]
    drawn_anew: Vec<IgnoredAny>,
}

/// Replays a game file and says what it proves. A file in which anything was changed that its host had committed to is refused, and the
/// refusal says what.
pub fn verify(games: Games, file: &str) -> Result<Verified, Refusal> {
    let bad = |error: &dyn std::fmt::Display| Refusal::with(RefusalCode::BadFile, error);
    let evidence: Evidence = serde_json::from_str(file).map_err(|error| bad(&error))?;
    let terms = evidence.terms.as_deref().and_then(Terms::read);
    // As another game it would not even be read.
    if let Some(terms) = &terms
        && terms.game != evidence.game
    {
        return Err(bad(&saturnalia_rules::RecordError::OtherTerms("game")));
    }
    let entry = games.find(&evidence.game).ok_or(RefusalCode::NoSuchGame)?;
    let game = entry.open(file).map_err(unplayable)?;
    let (proven, not_proven) = evidence.claims(terms.as_ref());
    Ok(Verified {
        revision: game.info().revision,
        seats: game.seats().get(),
        entries: game.entries() as u32,
        version: if terms.is_some() { 2 } else { 1 },
        commitment: game.commitment().to_string(),
        seed: hexadecimal(&evidence.seed),
        nonce: evidence.nonce.to_string(),
        parts: evidence.parts.iter().map(|part| part.seat).collect(),
        voided: evidence.voided.len() as u32,
        proven,
        not_proven,
        outcome: game.outcome(),
        game: evidence.game,
    })
}

impl Evidence {
    /// What follows from a file that could be replayed. The table in docs/fairness.md says the same for each kind of table.
    fn claims(&self, terms: Option<&Terms>) -> (Vec<Proven>, Vec<NotProven>) {
        let (mut proven, mut not) = (vec![Proven::Legal], vec![NotProven::Published]);
        match terms {
            Some(_) => proven.push(Proven::Game),
            None => {
                proven.push(Proven::Seed);
                not.push(NotProven::Game);
            }
        }
        let arranged = self.start.is_some() || terms.is_some_and(|terms| terms.deal == Provenance::Chosen);
        let known = terms.is_some_and(|terms| match terms.deal {
            Provenance::SameDeal { .. } | Provenance::PlayedOn { .. } => true,
            Provenance::Drawn | Provenance::Chosen | Provenance::Round { .. } | Provenance::Day { .. } => false,
        });
        if arranged {
            not.push(NotProven::Arranged);
        }
        if known {
            not.push(NotProven::Known);
        }
        if !arranged && !known {
            match terms.map(|terms| terms.parts).filter(|_| !self.parts.is_empty()) {
                Some(Openings::Together) => proven.push(Proven::Shared),
                Some(Openings::InTurn) => {
                    proven.push(Proven::SharedInTurn);
                    not.push(NotProven::LastToSit);
                }
                None => not.push(NotProven::Chosen),
            }
        }
        if !self.voided.is_empty() && !known {
            not.push(NotProven::Voided);
        }
        if !self.drawn_anew.is_empty() {
            not.push(NotProven::DrawnAnew);
        }
        not.push(NotProven::Names);
        (proven, not)
    }
}

fn hexadecimal(seed: &Seed) -> String {
    seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
}
