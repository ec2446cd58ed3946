//! Tables of a tournament: seats kept by name, and at a duplicate tournament a deal that is played elsewhere as well.
//!
//! Nobody has opened such a table, so nobody can close it, fill it up or let anybody else sit down. While the round runs at which other tables
//! play the same deal, it is shown to those who sit at it, each through their own eyes, and no game is told: [`What::RoundOver`] opens it.

use saturnalia_protocol::wire::{NewTable, Origin, Pace, SeatPlan, Status};
use saturnalia_protocol::{AccountId, InviteCode, Refusal, RefusalCode, TournamentId};
use saturnalia_rules::Seed;

use crate::{BotPolicy, Opened, Opening, Person, Sitter, Table, Through, What};

/// Who opens the tables of tournaments: no account has this number.
const HOUSE: AccountId = AccountId(0);

/// A table of a round.
#[derive(Clone, Debug)]
pub struct ContestTable {
    pub tournament: TournamentId,
    /// From 0.
    pub round: u32,
    pub game: String,
    pub options: serde_json::Value,
    /// Kept for somebody, or a bot's.
    pub seats: Vec<SeatPlan>,
    pub pace: Pace,
    /// What all tables of the round are dealt from; drawn for this table alone if there is none.
    pub deal: Option<Seed>,
}

impl Person {
    /// Who opens the tables of tournaments.
    pub fn house() -> Person {
        Person { account: HOUSE, name: String::new(), through: Through::Session }
    }
}

impl Opening<'_> {
    /// Opens a table of a round, for [`Person::house`].
    pub fn contest(&self, contest: ContestTable) -> Result<Opened, Refusal> {
        let ContestTable { tournament, round, game, options, seats, pace, deal } = contest;
        let same_deal = deal.is_some();
        let mut header = self.plan(NewTable {
            game,
            options,
            components: None,
            seats,
            pace,
            by_hand: false,
            public: !same_deal,
            group: None,
            language: None,
            scenario: None,
            seed: None,
            chance: None,
        })?;
        header.origin = Some(Origin::Tournament { of: tournament, round, same_deal });
        header.seed = deal.unwrap_or(header.seed);
        self.table(header, Vec::new())
    }
}

impl Table {
    /// Whether it belongs to a tournament.
    pub fn is_contest(&self) -> bool {
        matches!(self.header.origin, Some(Origin::Tournament { .. }))
    }

    /// Whether its deal is played elsewhere as well, in a round or on a day that is not over.
    pub fn is_sealed(&self) -> bool {
        let elsewhere =
            matches!(self.header.origin, Some(Origin::Tournament { same_deal: true, .. } | Origin::Day { .. }));
        elsewhere && !self.round_over
    }

    /// Why a sealed table is closed.
    pub(crate) fn seal_refusal(&self) -> RefusalCode {
        if self.day().is_some() { RefusalCode::DayNotOver } else { RefusalCode::RoundNotOver }
    }

    /// Refuses whoever may not see the table, and says why if there is a reason to be told.
    pub fn admits(&self, account: Option<AccountId>, invite: Option<InviteCode>) -> Result<(), Refusal> {
        if self.may_see(account, invite) {
            return Ok(());
        }
        Err(if self.is_sealed() { self.seal_refusal() } else { RefusalCode::NotFound }.into())
    }

    /// What follows if the round, or the day, is over at which it was played.
    pub fn end_round(&self) -> Vec<What> {
        self.is_sealed().then_some(What::RoundOver).into_iter().collect()
    }

    /// What follows once nobody is waited for any more: bots sit down for those who did not come, and the game begins.
    pub fn without_the_absent(&self, bots: &BotPolicy) -> Vec<What> {
        if self.status != Status::Open || !self.is_contest() {
            return Vec::new();
        }
        let spec = bots.replacement.to_string();
        let absent = self.sitters().filter(|(_, sitter)| sitter.is_free()).map(|(seat, _)| seat);
        let mut lines: Vec<What> =
            absent.map(|seat| What::Sit { seat, sitter: Sitter::Bot { spec: spec.clone() } }).collect();
        if !lines.is_empty() {
            lines.push(self.beginning(false));
        }
        lines
    }
}
