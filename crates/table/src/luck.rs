//! Luck that nobody can choose: how people give parts to cards and dice before a game begins.
//!
//! The host has committed to his secret and to everything that defines the game when he opened the table. Whoever sits down
//! may give a part, sealed ([`What::Seal`]); one per account. Once the table is full parts are opened ([`What::OpenParts`],
//! [`What::Part`]), and with the last one the game begins, dealt from the host's secret and all of them. A part that does not
//! come in time, or whose person gets up, makes the try void ([`What::Void`]): it is counted, that seat goes without from now
//! on, and the others open the next link of their chains. So every seat can make one try void and no more. Who has given nothing
//! makes none void: the table waits for somebody to take that seat, and no part is taken meanwhile that could be chosen by
//! what is open already.
//!
//! Whoever gives nothing is waited for by nobody: a full table at which nothing was sealed starts at once.
//!
//! At a table by days people may never be there together. There each opens their part as soon as it is sealed, after the host's
//! commitment and before the next one sits down; such parts are kept if a try is void. The terms say which of the two it is.

use saturnalia_protocol::wire::{LuckPart, Millis, Pace, Status};
use saturnalia_protocol::{Refusal, RefusalCode, wire};
use saturnalia_rules::{Commitment, Openings, Part, Provenance, Seat, SeatSet, Seed, Terms};

use crate::act::{open, seat_of};
use crate::{Header, Person, Table, What};

/// How long people have to open their parts: their pages do it in a moment, if they are there.
pub const OPENING: Millis = 10_000;

/// What people have given to cards and dice.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Luck {
    /// By seat.
    parts: Vec<Given>,
    voided: Vec<Vec<Seat>>,
    without: SeatSet,
    /// Parts are opened until then.
    until: Option<Millis>,
}

/// One account's part.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Given {
    /// The account's first seat.
    seat: Seat,
    seal: Commitment,
    /// What the next share is sealed by.
    sealed: Commitment,
    links: u8,
    /// Opened for this try.
    share: Option<Seed>,
}

/// What a host commits to when he opens a table.
pub(crate) fn terms(header: &Header, table: String, set: &str, deal: Provenance) -> Terms {
    let seats = header.seats.len() as u8;
    Terms {
        version: Terms::VERSION,
        game: header.game.clone(),
        revision: header.revision,
        options: header.options.clone(),
        components: set.to_owned(),
        seats,
        tokens: (0..seats).map(|seat| Terms::token(header.nonce, Seat(seat))).collect(),
        table,
        chance: header.chance,
        scenario: header.scenario.as_ref().map(Terms::scenario),
        deal,
        parts: match header.pace {
            Pace::NoClock | Pace::Live { .. } => Openings::Together,
            Pace::Days { .. } => Openings::InTurn,
        },
    }
}

fn bad(detail: &str) -> Refusal {
    Refusal::with(RefusalCode::BadPart, detail)
}

// What people do.
impl Table {
    /// What follows if somebody gives a part, sealed.
    pub(crate) fn seal_part(&self, person: &Person, seal: Commitment) -> Result<Vec<What>, Refusal> {
        open(self)?;
        let seat = seat_of(self, person)?;
        if self.luck.until.is_some() || !self.takes_part_of(seat) {
            return Err(bad("no part is taken from this seat now"));
        }
        if self.luck.given(seat).is_some_and(|given| given.links > 0) {
            return Err(bad("the part of this seat was opened already"));
        }
        Ok(vec![What::Seal { seat, seal: self.new_seal(seal)? }])
    }

    /// What follows if somebody opens their part: with the last one the game begins.
    pub(crate) fn open_part(&self, person: &Person, share: Seed) -> Result<Vec<What>, Refusal> {
        open(self)?;
        let seat = seat_of(self, person)?;
        let Some(given) = self.luck.given(seat) else { return Err(bad("this seat has given no part")) };
        if !self.is_wanted(given) {
            return Err(bad("this part is not wanted now"));
        }
        if Commitment::seal(share) != given.sealed {
            return Err(bad("this is not what was sealed"));
        }
        let mut lines = vec![What::Part { seat, share }];
        let missing = self.luck.parts.iter().any(|other| other.seat != seat && other.share.is_none());
        if self.luck.until.is_some() && !missing {
            lines.push(What::Start);
        }
        Ok(lines)
    }

    /// Whether somebody on that seat could give a part: the host has committed to terms, the deal is not known already, no try was void
    /// because of it, and no share is open by which it could be chosen.
    pub(crate) fn takes_part_of(&self, seat: Seat) -> bool {
        self.gives_luck() && !self.luck.without.contains(seat) && !self.is_share_known()
    }

    /// Whether a share of a try is known from which others have yet to be left out or chosen. By days each is known to whoever sits down
    /// later, and the terms say so.
    fn is_share_known(&self) -> bool {
        !self.opens_in_turn() && self.luck.parts.iter().any(|given| given.share.is_some())
    }

    fn gives_luck(&self) -> bool {
        self.terms().is_some_and(|terms| terms.deal == Provenance::Drawn)
    }

    fn terms(&self) -> Option<Terms> {
        self.header.bond.as_ref().and_then(|bond| Terms::read(&bond.terms))
    }

    /// A seal that is nobody else's: who copies one gives nothing.
    pub(crate) fn new_seal(&self, seal: Commitment) -> Result<Commitment, Refusal> {
        let copied = self.luck.parts.iter().any(|given| given.seal == seal || given.sealed == seal);
        if copied { Err(bad("somebody has given this already")) } else { Ok(seal) }
    }

    /// What follows once the table is full: the game begins, or whoever has sealed a part opens it. `sealing` if the last one seals theirs
    /// with it.
    pub(crate) fn beginning(&self, sealing: bool) -> What {
        let missing = self.luck.parts.iter().any(|given| given.share.is_none());
        if sealing || missing { What::OpenParts } else { What::Start }
    }

    /// Until when parts are opened, while they are.
    pub(crate) fn parts_until(&self) -> Option<Millis> {
        self.luck.until.filter(|_| self.status == Status::Open)
    }

    /// The time is up: what follows without those whose part did not come.
    pub(crate) fn without_the_missing(&self) -> Vec<What> {
        let (come, missing): (Vec<&Given>, Vec<&Given>) =
            self.luck.parts.iter().partition(|given| given.share.is_some());
        if missing.is_empty() {
            return vec![What::Start];
        }
        let seats = missing.iter().map(|given| given.seat).collect();
        let next = if come.is_empty() || self.opens_in_turn() { What::Start } else { What::OpenParts };
        vec![What::Void { seats }, next]
    }

    fn opens_in_turn(&self) -> bool {
        matches!(self.header.pace, Pace::Days { .. })
    }

    fn is_wanted(&self, given: &Given) -> bool {
        let now = self.luck.until.is_some() || self.opens_in_turn();
        self.status == Status::Open && now && given.share.is_none()
    }

    pub(crate) fn shown_luck(&self) -> Option<wire::Luck> {
        let Luck { parts, voided, without, .. } = &self.luck;
        let part = |given: &Given| LuckPart {
            seat: given.seat,
            seal: given.seal,
            sealed: given.sealed,
            opened: given.share.is_some(),
            wanted: self.is_wanted(given),
        };
        (!parts.is_empty() || !voided.is_empty()).then(|| wire::Luck {
            until: self.parts_until(),
            parts: parts.iter().map(part).collect(),
            voided: voided.clone(),
            without: without.iter().collect(),
        })
    }
}

// What lines do.
impl Table {
    pub(crate) fn part_sealed(&mut self, seat: Seat, seal: Commitment) -> Result<(), Refusal> {
        self.seat(seat)?;
        self.luck.parts.retain(|given| given.seat != seat);
        self.luck.parts.push(Given { seat, seal, sealed: seal, links: 0, share: None });
        self.luck.parts.sort_by_key(|given| given.seat);
        Ok(())
    }

    pub(crate) fn open_parts(&mut self, at: Millis) {
        self.luck.until = Some(at + OPENING);
    }

    pub(crate) fn part_opened(&mut self, seat: Seat, share: Seed) -> Result<(), Refusal> {
        let given = self.luck.parts.iter_mut().find(|given| given.seat == seat);
        let given = given.filter(|given| Commitment::seal(share) == given.sealed && given.links < Part::MOST_LINKS);
        let Some(given) = given else { return Err(bad("this is not what was sealed")) };
        (given.share, given.sealed, given.links) = (Some(share), Commitment(share.0), given.links + 1);
        Ok(())
    }

    /// A try is void because of these seats.
    pub(crate) fn void(&mut self, seats: &[Seat]) {
        let in_turn = self.opens_in_turn();
        let accounts: Vec<_> = seats.iter().filter_map(|seat| self.seats.get(seat.index())?.player()).collect();
        let theirs = self.sitters().filter(|(_, sitter)| sitter.player().is_some_and(|who| accounts.contains(&who)));
        let without: SeatSet = theirs.map(|(seat, _)| seat).chain(seats.iter().copied()).collect();
        let luck = &mut self.luck;
        luck.voided.push(seats.to_vec());
        luck.without = luck.without.iter().chain(without.iter()).collect();
        luck.parts.retain(|given| !without.contains(given.seat));
        luck.until = None;
        if !in_turn {
            luck.parts.iter_mut().for_each(|given| given.share = None);
        }
    }

    /// Somebody else, or nobody, has that seat now. Who has given nothing makes no try void: what is open stays open until somebody sits
    /// there again.
    pub(crate) fn part_left(&mut self, seat: Seat) {
        let under_way = self.luck.until.take().is_some() || self.is_share_known();
        if under_way && self.luck.given(seat).is_some() {
            self.void(&[seat]);
        }
        self.luck.parts.retain(|given| given.seat != seat);
    }

    /// Time that nobody could use is given again.
    pub(crate) fn wake_parts(&mut self, at: Millis) {
        self.luck.until = self.luck.until.map(|_| at + OPENING);
    }

    /// Deals the cards from all that was given.
    pub(crate) fn deal_with_parts(&mut self) -> Result<(), Refusal> {
        let luck = &mut self.luck;
        luck.until = None;
        luck.parts.retain(|given| given.share.is_some());
        let parts: Vec<Part> = luck.parts.iter().filter_map(Given::part).collect();
        if parts.is_empty() && luck.voided.is_empty() {
            return Ok(());
        }
        let dealt = self.game.deal_with(parts, luck.voided.clone());
        dealt.map_err(|error| Refusal::with(RefusalCode::Internal, error))
    }
}

impl Luck {
    fn given(&self, seat: Seat) -> Option<&Given> {
        self.parts.iter().find(|given| given.seat == seat)
    }
}

impl Given {
    fn part(&self) -> Option<Part> {
        Some(Part { seat: self.seat, seal: self.seal, links: self.links, share: self.share? })
    }
}
