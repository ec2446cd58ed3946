//! The deals that all tables of a round share.
//!
//! The server draws one secret when a tournament is made and shows the seal of its [`Chain`] before anybody can enter. Whoever enters gives a
//! part, in the open, knowing nothing of the secret. A round is dealt from its link of the chain and from all parts; when it is over
//! the link is opened, and anybody can see that the seal bound it, that the parts are theirs, and that the deal follows from both. So the
//! server could choose a deal only together with the last one who entered, and nobody else could at all.

use saturnalia_protocol::TournamentId;
use saturnalia_rules::{Chain, Commitment, Part, Seed};
use sha2::{Digest as _, Sha256};

/// A chain has so many links, and a tournament no more rounds.
pub const MOST_ROUNDS: usize = Part::MOST_LINKS as usize;

/// What is shown before anybody enters.
pub fn seal(secret: Seed) -> Commitment {
    Chain::new(secret).seal()
}

/// The link that deals a round, counted from 0.
pub fn link(secret: Seed, round: usize) -> Option<Seed> {
    let chain = Chain::new(secret);
    let mut sealed = chain.seal();
    for _ in 0..round {
        sealed = Commitment(chain.share_under(sealed)?.0);
    }
    chain.share_under(sealed)
}

/// Whether these links, of the first rounds in their order, are what the seal bound.
pub fn are_bound(seal: Commitment, links: &[Seed]) -> bool {
    let mut sealed = seal;
    links.iter().all(|link| {
        let bound = Commitment::seal(*link) == sealed;
        sealed = Commitment(link.0);
        bound
    })
}

/// What the tables of a round are dealt from.
pub fn seed(link: Seed, tournament: TournamentId, round: usize, parts: &[Option<Seed>]) -> Seed {
    let hash = mixed(b"saturnalia round deal v1\0", link, tournament, parts);
    Seed(hash.chain_update((round as u64).to_le_bytes()).finalize().into())
}

/// What the lots are drawn from, by which those are told apart of whom nothing else is known.
pub(crate) fn lot(link: Seed, tournament: TournamentId, parts: &[Option<Seed>], entrant: usize) -> [u8; 32] {
    let hash = mixed(b"saturnalia lot v1\0", link, tournament, parts);
    hash.chain_update((entrant as u64).to_le_bytes()).finalize().into()
}

fn mixed(purpose: &[u8], link: Seed, tournament: TournamentId, parts: &[Option<Seed>]) -> Sha256 {
    let mut hash = Sha256::new().chain_update(purpose).chain_update(link.0).chain_update(tournament.0.to_le_bytes());
    for (entrant, part) in (0u64..).zip(parts) {
        if let Some(part) = part {
            hash.update(entrant.to_le_bytes());
            hash.update(part.0);
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Seed = Seed([7; 32]);
    const ID: TournamentId = TournamentId(9);

    #[test]
    fn the_links_of_all_rounds_are_bound_by_the_one_seal() {
        let links: Vec<Seed> = (0..MOST_ROUNDS).map(|round| link(SECRET, round).unwrap()).collect();
        assert!(are_bound(seal(SECRET), &links));
        assert!(!are_bound(seal(SECRET), &links[1..]), "in their order");
        assert!(!are_bound(seal(Seed([8; 32])), &links));
        assert_eq!(link(SECRET, MOST_ROUNDS), None);
    }

    #[test]
    fn a_deal_follows_from_its_link_its_round_and_every_part() {
        let first = link(SECRET, 0).unwrap();
        let parts = [Some(Seed([1; 32])), None, Some(Seed([2; 32]))];
        let deal = seed(first, ID, 0, &parts);
        assert_eq!(deal, seed(first, ID, 0, &parts));
        assert_ne!(deal, seed(link(SECRET, 1).unwrap(), ID, 0, &parts));
        assert_ne!(deal, seed(first, ID, 1, &parts));
        assert_ne!(deal, seed(first, TournamentId(8), 0, &parts));
        assert_ne!(deal, seed(first, ID, 0, &[parts[0], parts[2], None]), "whose it is matters");
        assert_ne!(deal, seed(first, ID, 0, &[parts[0], None, None]));
    }
}
