//! A part in cards and dice, given as a page in a browser gives it.

use saturnalia_protocol::wire::{Act, Status, TableInfo};
use saturnalia_rules::{Chain, Seat, Seed};

/// What one visitor gives to one table.
#[derive(Clone, Debug)]
pub struct Part {
    chain: Chain,
    replaced: bool,
}

impl Part {
    /// A part from a secret that nobody can guess.
    pub fn new(secret: Seed) -> Part {
        Part { chain: Chain::new(secret), replaced: false }
    }

    /// Sits down with it.
    pub fn join(&self, seat: Option<Seat>) -> Act {
        Act::Join { seat, invite: None, seal: Some(self.chain.seal()) }
    }

    /// What is to be done for it, by what the table says: it is sealed once this visitor sits there, and opened when it is wanted.
    pub fn act(&mut self, table: &TableInfo) -> Option<Act> {
        if table.status != Status::Open || table.terms.is_none() {
            return None;
        }
        let seat = Seat(table.seats.iter().position(|seat| seat.mine)? as u8);
        let luck = table.luck.clone().unwrap_or_default();
        let Some(part) = luck.parts.iter().find(|part| part.seat == seat) else {
            let taken = luck.until.is_none() && !luck.without.contains(&seat);
            return taken.then(|| Act::Seal { seal: self.chain.seal() });
        };
        match self.chain.share_under(part.sealed) {
            Some(share) => part.wanted.then_some(Act::OpenPart { share }),
            // Sealed by another page of the same person, which may be gone.
            None if !part.opened && luck.until.is_none() && !self.replaced => {
                self.replaced = true;
                Some(Act::Seal { seal: self.chain.seal() })
            }
            None => None,
        }
    }
}
